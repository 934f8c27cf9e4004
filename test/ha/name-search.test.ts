import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agreement } from '../../bench/names/agreement.ts';
import { generateNames } from '../../bench/names/generate.ts';
import { makeQueries } from '../../bench/names/queries.ts';
import { checkName } from '../../src/names/check.ts';
import { buildIndex } from '../../src/names/index.ts';
import { databaseNames } from '../../src/store/names/search.ts';
import { keyNames } from '../../src/store/names/search-key.ts';
import { postgresDatabase } from '../../src/store/postgres/database.ts';
import { SAMPLE } from '../../src/store/names/sample-register.ts';
import type { StoreTables } from '../../src/store/schema.ts';
import { addressOf, missing, startPooler, startPrimary } from './_cluster.ts';
import { DATABASE } from './_service.ts';

test(
  'the search in the database works through PgBouncer in transaction mode, with several replicas at once',
  { skip: missing ?? false },
  async (context) => {
    const primary = await startPrimary(context, DATABASE);
    const pooler = await startPooler(context, primary, 2);
    const replicas = Array.from({ length: 3 }, () => {
      const database = postgresDatabase<StoreTables>({ address: addressOf(DATABASE, pooler), max: 3 });
      const register = databaseNames({
        database,
        sample: SAMPLE,
        startImport: () => Promise.reject(new Error('names are written as they are')),
        report: (message) => context.diagnostic(message),
      });
      context.after(() => {
        register.close();
        database.close();
      });
      return { database, register };
    });
    await Promise.all(replicas.map(({ register }) => register.ready()));
    const names = [...generateNames(3_000)];
    await primary.sql(
      DATABASE,
      `INSERT INTO registration_ghana.names (source, name)
       SELECT 'registry', name FROM json_array_elements_text($names$${JSON.stringify(names)}$names$) AS name`,
    );
    await Promise.all(replicas.map(({ database }) => keyNames(database)));
    const [state] = await primary.sql(DATABASE, 'SELECT names::int AS names FROM registration_ghana.search_state');
    assert.equal(state?.['names'], names.length);
    const index = buildIndex(names.map((name) => ({ name, source: 'registry' })));
    const asked = makeQueries(names, 6);
    const same = await Promise.all(
      asked.map(async ({ text }, at) =>
        agreement(await replicas[at % 3]!.register.check(text, 5), checkName(index, text, 5)).same ? 1 : 0,
      ),
    );
    assert.ok(same.reduce<number>((sum, one) => sum + one, 0) >= asked.length * 0.98);
    await primary.sql(
      DATABASE,
      `INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('A1', 'Okyeso Tiba Timbers')`,
    );
    for (const { register } of replicas)
      assert.equal((await register.check('Ocheso Tiba Timbers', 5)).sounds_like[0]?.name, 'Okyeso Tiba Timbers');
  },
);
