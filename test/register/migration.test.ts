import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type postgres from 'postgres';
import { postgresDatabase } from '../../src/store/postgres/database.ts';
import { POSTGRES_MIGRATIONS } from '../../src/store/postgres/migrations.ts';
import { SCHEMA } from '../../src/store/postgres/schema-name.ts';
import { size, waitFor } from '../support/limits.ts';
import { client, emptyDatabase } from '../support/postgres.ts';
import { postgresFixture } from '../support/register-both.ts';
import { namesCsv, numbered } from '../support/register.ts';
import { SEARCH_AS_RELEASED, SEARCH_IN_USE } from '../support/register-search.ts';

/** The steps as they were released: a new database leaves the third one out. */
const RELEASED = POSTGRES_MIGRATIONS.map((step, at) => (at === 2 ? SEARCH_AS_RELEASED : step));

async function migrate(context: TestContext, address: string): Promise<number> {
  const database = postgresDatabase({ address, max: 2 });
  context.after(() => database.close());
  return database.migrate();
}

/** What the schema holds: tables, views and indexes with their columns, functions, triggers. */
async function contents(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    SELECT 'relation ' || c.relname || ' ' || coalesce(string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', '
             ORDER BY a.attnum), '') AS line
      FROM pg_class AS c LEFT JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0
     WHERE c.relnamespace = ${SCHEMA}::regnamespace GROUP BY c.relname
    UNION ALL SELECT 'function ' || oid::regprocedure FROM pg_proc WHERE pronamespace = ${SCHEMA}::regnamespace
    UNION ALL SELECT 'trigger ' || tgname || ' ' || tgrelid::regclass FROM pg_trigger WHERE NOT tgisinternal
    ORDER BY 1`;
  return rows.map(({ line }) => line);
}

test('a database of any older version comes to the schema of a new one, in which nothing of the search is left', async (t) => {
  const fresh = await emptyDatabase();
  assert.equal(await migrate(t, fresh), 0);
  const expected = await contents(client(t, fresh));
  assert.ok(
    expected.includes('relation sources source text, names bigint, updated_at timestamp with time zone, covers text'),
  );
  assert.doesNotMatch(expected.join('\n'), /search/);
  for (let version = 1; version < POSTGRES_MIGRATIONS.length; version++) {
    const address = await emptyDatabase();
    const sql = client(t, address);
    await sql.unsafe(`
      CREATE SCHEMA ${SCHEMA};
      CREATE TABLE ${SCHEMA}.migrations (version integer PRIMARY KEY, taken_at timestamptz NOT NULL DEFAULT now());
      INSERT INTO ${SCHEMA}.migrations (version) SELECT generate_series(1, ${version});
      ${RELEASED.slice(0, version).join(';')}`);
    assert.equal(await migrate(t, address), version);
    assert.deepEqual(await contents(sql), expected, `from version ${version}`);
  }
});

test('replicas that hold the index in memory and follow the register go on while another migrates it', async (t) => {
  // The statements of such a replica are those of the version before, which searched in memory unless told otherwise.
  const it = await postgresFixture(t);
  await it.register.ready();
  const sql = client(t, it.address);
  await sql.unsafe(`${SEARCH_AS_RELEASED} ${SEARCH_IN_USE}
    DELETE FROM ${SCHEMA}.migrations WHERE version = ${POSTGRES_MIGRATIONS.length}`);
  const file = (name: string) =>
    sql`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES (${name}, ${name})`;
  const isHeld = async (name: string) => assert.equal((await it.ask(name, 1)).exact[0]?.name, name);
  await file('Oda Looms');
  await isHeld('Oda Looms');
  const importing = await it.register.startImport('registry');
  await importing.add([{ name: 'Pra Looms', entity_type: undefined, status: undefined, reference: undefined }]);

  assert.equal(await migrate(t, it.address), POSTGRES_MIGRATIONS.length - 1);
  assert.doesNotMatch((await contents(sql)).join('\n'), /search/);

  assert.equal((await importing.finish({ replace: false, covers: 'one name', restate: true })).added, 1);
  await isHeld('Pra Looms');
  await file('Tano Looms');
  await isHeld('Tano Looms');
  await sql`DELETE FROM registration_ghana.applications_in WHERE reference = 'Tano Looms'`;
  assert.deepEqual((await it.ask('Tano Looms', 1)).exact, []);
  await isHeld('Oda Looms');
});

test('a replica of the version before builds its index anew from a migrated register', async (t) => {
  const it = await postgresFixture(t);
  await it.register.ready();
  const sql = client(t, it.address);
  // As if this program were the version before: what it opens from now on refuses the newer schema.
  await sql.unsafe(`INSERT INTO ${SCHEMA}.migrations (version) VALUES (${POSTGRES_MIGRATIONS.length + 1})`);
  const names = size(10_500, 12_000);
  await it.take(namesCsv(names));
  assert.equal((await it.ask(numbered(names - 1), 1)).exact.length, 1);
  assert.match(it.told.join('\n'), /The name index is built in the main thread/);
});

test('while an import holds the names, the step that drops the search waits for it without holding up the website for long', async (t) => {
  const address = await emptyDatabase();
  await migrate(t, address);
  const sql = client(t, address);
  await sql.unsafe(`${SEARCH_AS_RELEASED}
    DELETE FROM ${SCHEMA}.migrations WHERE version = ${POSTGRES_MIGRATIONS.length}`);
  const importing = await sql.reserve();
  t.after(() => importing.release());
  await importing`BEGIN`;
  await importing`LOCK TABLE registration_ghana.names IN ROW EXCLUSIVE MODE`;
  let migrated = false;
  const migrating = migrate(t, address).then((from) => {
    migrated = true;
    return from;
  });
  const isWaiting = async () =>
    (await sql`SELECT FROM pg_locks WHERE NOT granted AND relation = 'registration_ghana.names'::regclass`).length > 0;
  await waitFor('the migration to wait for the import', isWaiting);
  // It is behind the migration, which is behind the import.
  await sql`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('1', 'Oda Looms')`;
  assert.equal(migrated, false, 'the import is not over');
  await importing`COMMIT`;
  assert.equal(await migrating, POSTGRES_MIGRATIONS.length - 1);
});
