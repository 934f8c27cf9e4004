import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { ToolError } from '../../src/errors.ts';
import { COLUMNS } from '../../src/store/feedback/list.ts';
import { postgresDatabase, type PostgresDatabase } from '../../src/store/postgres/database.ts';
import { listen } from '../../src/store/postgres/listen.ts';
import { readAddress, redacted } from '../../src/store/postgres/address.ts';
import type { StoreTables } from '../../src/store/schema.ts';
import { waitFor } from '../support/limits.ts';
import { client, emptyDatabase, newDatabase, onBoth, sharedServer } from '../support/postgres.ts';
import { freePort, startPostgres } from '../support/postgres-server.ts';

const REPORT = { kind: 'bug_report', message: 'It is wrong.', received_at: '2026-11-21T10:00:00.000Z' } as const;

function opened(context: TestContext, address: string, max = 4): PostgresDatabase<StoreTables> {
  const database = postgresDatabase({ address, max });
  context.after(() => database.close());
  return database;
}

const unavailable = (said: RegExp) => (error: unknown) =>
  error instanceof ToolError && error.failure.code === 'STORE_UNAVAILABLE' && said.test(error.failure.detail);

onBoth('work that throws leaves nothing behind, and its own error comes through', async (_context, it) => {
  const database = it.open();
  await assert.rejects(
    database.write(async (db) => {
      await db
        .insertInto('feedback')
        .values({ ...REPORT, report_id: 'fb_1' })
        .execute();
      throw new TypeError('mine');
    }),
    { name: 'TypeError', message: 'mine' },
  );
  assert.deepEqual(await database.read((db) => db.selectFrom('feedback').select(COLUMNS).execute()), []);
});

onBoth(
  'what is written is read as it was, and reads beside a write wait for it or do not see it',
  async (_context, it) => {
    const [one, other] = [it.open(), it.open()];
    const reading = () => other.read((db) => db.selectFrom('feedback').select('report_id').execute());
    await reading();
    await one.write(async (db) => {
      await db
        .insertInto('feedback')
        .values({ ...REPORT, report_id: 'fb_1' })
        .execute();
      assert.deepEqual(await reading(), []);
    });
    const [row] = await other.read((db) => db.selectFrom('feedback').select(COLUMNS).execute());
    assert.equal(row?.received_at, REPORT.received_at);
    assert.equal(row?.status, 'queued_for_review');
    assert.equal(row?.contact, null);
  },
);

onBoth('one view sees one state, whatever is written meanwhile', async (_context, it) => {
  const [one, other] = [it.open(), it.open()];
  const count = async (db: Parameters<Parameters<typeof one.view>[0]>[0]) =>
    (
      await db
        .selectFrom('feedback')
        .select(({ fn }) => fn.countAll<number>().as('reports'))
        .executeTakeFirstOrThrow()
    ).reports;
  await one.view(async (db) => {
    assert.equal(await count(db), 0);
    await other.write((writing) =>
      writing
        .insertInto('feedback')
        .values({ ...REPORT, report_id: randomUUID() })
        .execute(),
    );
    assert.equal(await count(db), 0);
  });
  assert.equal(await one.read(count), 1);
});

onBoth('100 writes at once in one process are all kept', async (_context, it) => {
  const database = it.open();
  await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      database.write((db) =>
        db
          .insertInto('feedback')
          .values({ ...REPORT, report_id: `fb_${at}` })
          .execute(),
      ),
    ),
  );
  assert.equal((await database.read((db) => db.selectFrom('feedback').select('report_id').execute())).length, 100);
});

test('four replicas that make the schema at once make it once', async (context) => {
  const address = await emptyDatabase();
  const replicas = Array.from({ length: 4 }, () => opened(context, address));
  const before = await Promise.all(replicas.map((replica) => replica.migrate()));
  assert.equal(before.filter((version) => version === 0).length >= 1, true);
  const taken = await client(context, address)`SELECT version FROM registration_ghana.migrations ORDER BY version`;
  const { schema_version, schema_wanted } = await (replicas[0] as PostgresDatabase<StoreTables>).standing();
  assert.equal(schema_version, schema_wanted);
  assert.deepEqual(
    taken.map(({ version }) => version as number),
    Array.from({ length: schema_wanted }, (_, at) => at + 1),
  );
});

test('a database of a newer version is refused and left alone', async (context) => {
  const address = await newDatabase();
  const first = opened(context, address);
  await first.migrate();
  await client(context, address)`INSERT INTO registration_ghana.migrations VALUES (1000)`;
  await assert.rejects(opened(context, address).migrate(), unavailable(/newer version/));
});

test('how it stands is told without changing the database', async (context) => {
  const address = await emptyDatabase();
  const standing = await opened(context, address).standing();
  assert.equal(standing.schema_version, 0);
  assert.ok(standing.schema_wanted > 0);
  const [row] = await client(context, address)`SELECT to_regnamespace('registration_ghana') IS NULL AS empty`;
  assert.equal(row?.['empty'], true);
});

test('what keeps PostgreSQL from being used is said in words, without the address', async (context) => {
  const server = await sharedServer();
  const dead = await freePort();
  for (const [address, said] of [
    [`postgres://owner:hush@127.0.0.1:${dead}/postgres`, /cannot be reached/],
    [`postgres://owner:hush@127.0.0.1:${server.port}/nowhere`, /no such database/],
    [`postgres://nobody:hush@127.0.0.1:${server.port}/postgres`, /does not let this user in/],
    [`postgres://owner:hush@no-such-host.invalid/postgres`, /host of PostgreSQL is not known/],
  ] as const) {
    await assert.rejects(
      opened(context, address).read((db) => db.selectFrom('feedback').select(COLUMNS).execute(), { withinMs: 10_000 }),
      (error) => {
        assert.ok(unavailable(said)(error), String(error));
        assert.doesNotMatch(JSON.stringify((error as ToolError).failure), /hush|127\.0\.0|nowhere/);
        return true;
      },
    );
  }
});

test('a server that accepts and says nothing is given up in time', async (context) => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  context.after(() => silent.close());
  const { port } = silent.address() as { port: number };
  const database = opened(context, `postgres://owner@127.0.0.1:${port}/postgres`);
  await assert.rejects(
    database.read((db) => db.selectFrom('feedback').select(COLUMNS).execute(), { withinMs: 400 }),
    unavailable(/cannot be reached|answer in time/),
  );
});

test('a server that is stopped and started again is used again by itself', async (context) => {
  const server = await startPostgres();
  context.after(() => server.remove());
  const database = opened(context, server.address());
  const read = (withinMs = 5_000) =>
    database.read((db) => db.selectFrom('feedback').select(COLUMNS).execute(), { withinMs });
  await read();
  for (const how of ['fast', 'immediate'] as const) {
    await server.stop(how);
    await assert.rejects(read(300), unavailable(/cannot be reached|was lost|starting or stopping/));
    await server.start();
    await read();
  }
});

test('with every connection in use a caller is told so in time, and served once one is free', async (context) => {
  const database = opened(context, await newDatabase(), 1);
  await database.migrate();
  let letGo = () => {};
  const held = database.read(() => new Promise<void>((resolve) => (letGo = resolve)));
  const read = (withinMs: number) =>
    database.read((db) => db.selectFrom('feedback').select(COLUMNS).execute(), { withinMs });
  await assert.rejects(read(200), unavailable(/connections are in use/));
  const waiting = read(5_000);
  letGo();
  await held;
  assert.deepEqual(await waiting, []);
});

test('a query that waits for too long is ended on the server too, and the next one is answered', async (context) => {
  const address = await newDatabase();
  const database = opened(context, address, 1);
  await database.migrate();
  const other = client(context, address);
  await assert.rejects(
    database.read((db) => sql`SELECT pg_sleep(60)`.execute(db), { withinMs: 300 }),
    unavailable(/does not answer in time/),
  );
  assert.deepEqual(await database.read((db) => db.selectFrom('feedback').select(COLUMNS).execute()), []);
  await waitFor('the server to end the query', async () => {
    const [row] =
      await other`SELECT count(*)::int AS sleeping FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%' AND state = 'active'`;
    return row?.['sleeping'] === 0;
  });
});

test('of an address with a dead host and a live one, the live one is used', async (context) => {
  const server = await sharedServer();
  const dead = await freePort();
  for (const hosts of [`127.0.0.1:${dead},127.0.0.1:${server.port}`, `127.0.0.1:${server.port},127.0.0.1:${dead}`]) {
    const database = opened(context, `postgres://owner@${hosts}/postgres`);
    assert.equal((await database.standing()).host, `127.0.0.1:${server.port}`);
  }
});

test('a listener hears, and after its connection was cut it is told that it may have missed something', async (context) => {
  const address = await newDatabase();
  const other = client(context, address);
  let heard = 0;
  const listener = listen(address, 'a_channel', () => heard++);
  context.after(() => listener.close());
  await waitFor('the listener to hear', () => listener.isHearing() && heard === 1);
  await other`NOTIFY a_channel`;
  await waitFor('a notification', () => heard === 2);
  await other`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN a_channel'`;
  await waitFor('the listener to hear again', () => heard === 3 && listener.isHearing());
  await other`NOTIFY a_channel`;
  await waitFor('a notification after that', () => heard === 4);
});

test('an address is taken apart as it is written, and shown without its password', () => {
  const text =
    'postgresql://ama%40x:p%2Fw@db-1.example:6432,[::1],db-2.example:5433/reg%20gh?sslmode=verify-full&options=-c%20x';
  const address = readAddress(text);
  assert.deepEqual(address.hosts, [
    { host: 'db-1.example', port: 6432 },
    { host: '::1', port: 5432 },
    { host: 'db-2.example', port: 5433 },
  ]);
  assert.deepEqual(
    [address.user, address.password, address.database, address.sslmode],
    ['ama@x', 'p/w', 'reg gh', 'verify-full'],
  );
  assert.deepEqual(address.parameters, { options: '-c x' });
  assert.equal(redacted(text), 'postgres://ama%40x@db-1.example:6432,[::1]:5432,db-2.example:5433/reg%20gh');
});
