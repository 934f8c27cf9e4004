import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateNames } from '../../bench/names/generate.ts';
import { openRegister } from '../../src/store/register/open-register.ts';
import { postgresDatabase } from '../../src/store/postgres/database.ts';
import type { StoreTables } from '../../src/store/schema.ts';
import { scratch } from '../support/built.ts';
import { waitFor } from '../support/limits.ts';
import { addressOf, missing, startPooler, startPrimary } from '../support/cluster.ts';
import { DATABASE } from '../support/ha-service.ts';

test(
  'several replicas at once follow the register through PgBouncer in transaction mode and find every name',
  { skip: missing ?? false },
  async (context) => {
    const primary = await startPrimary(context, DATABASE);
    const pooler = await startPooler(context, primary, 2);
    const address = addressOf(DATABASE, pooler);
    const replicas = Array.from({ length: 3 }, () => {
      const database = postgresDatabase<StoreTables>({ address, max: 3 });
      const register = openRegister({
        directory: scratch(context),
        shared: { database, address, listenAddress: address },
        now: () => new Date(),
        report: (message) => context.diagnostic(message),
      });
      context.after(() => {
        register.close();
        database.close();
      });
      return register;
    });
    await Promise.all(replicas.map((register) => register.ready()));
    const names = [...generateNames(1_000)];
    await primary.sql(
      DATABASE,
      `INSERT INTO registration_ghana.names (source, name)
       SELECT 'registry', name FROM json_array_elements_text($names$${JSON.stringify(names)}$names$) AS name`,
    );
    for (const register of replicas)
      await waitFor(
        'all names',
        async () => (await register.check('Anything', 1)).checked.registry.names === names.length,
      );
    for (const [at, name] of names.entries()) {
      const { exact } = await replicas[at % 3]!.check(name, 5);
      assert.ok(
        exact.some((match) => match.name === name),
        name,
      );
    }
    await primary.sql(
      DATABASE,
      `INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('A1', 'Okyeso Tiba Timbers')`,
    );
    for (const register of replicas)
      await waitFor('the application', async () => {
        const [first] = (await register.check('Ocheso Tiba Timbers', 5)).sounds_like;
        return first?.name === 'Okyeso Tiba Timbers';
      });
  },
);
