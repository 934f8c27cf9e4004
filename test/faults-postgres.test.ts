import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { RawServer, scratch } from './_built.ts';
import { holdsAll, keepReporting, overHttp, overMcp, resumedAfter, type Kept } from './_faults-load.ts';
import { client, newDatabase, startPostgres } from './_postgres.ts';
import { serve } from './_serve.ts';

const settingsFor = (context: TestContext, address: string, more: Record<string, string> = {}) => ({
  SVC_DATABASE_URL: address,
  SVC_RATE_LIMIT: 'off',
  SVC_LOG_LEVEL: 'silent',
  SVC_DATA_DIR: scratch(context),
  ...more,
});

const kept = (sql: ReturnType<typeof client>): Promise<Kept[]> =>
  sql<Kept[]>`SELECT report_id, message FROM registration_ghana.feedback`;

test('PostgreSQL stopped and started under load: callers are told to try again, and nothing is lost or doubled', async (context) => {
  const server = await startPostgres();
  context.after(() => server.remove());
  const address = await newDatabase(server);
  const settings = settingsFor(context, address);
  const { url } = await serve(context, settings);
  const tools = new RawServer(context, settings);
  await tools.initialize();
  const sends = [...Array.from({ length: 4 }, () => overHttp(() => url)), overMcp(() => tools), overMcp(() => tools)];
  const writers = keepReporting(sends);
  await writers.more(50);
  for (const how of ['fast', 'immediate'] as const) {
    const refused = writers.tally.refused.get('503 STORE_UNAVAILABLE') ?? 0;
    await server.stop(how);
    while ((writers.tally.refused.get('503 STORE_UNAVAILABLE') ?? 0) === refused)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await server.start();
    const started = performance.now();
    await writers.more(50);
    context.diagnostic(`${how}: reports are kept again ${resumedAfter(writers.tally, started)} ms after it took connections`); // prettier-ignore
  }
  const tally = await writers.finish();
  const rows = await kept(client(context, address));
  holdsAll(rows, tally);
  assert.equal(rows.length, tally.acknowledged.size);
});

test('with every connection held up by another session callers are told to try again, and served once it lets go', async (context) => {
  const address = await newDatabase();
  const settings = settingsFor(context, address, { SVC_DATABASE_POOL: '2' });
  const { url } = await serve(context, settings);
  const sql = client(context, address);
  const writers = keepReporting(Array.from({ length: 8 }, () => overHttp(() => url)));
  await writers.more(20);
  const holding = await sql.reserve();
  await holding`BEGIN`;
  await holding`LOCK TABLE registration_ghana.feedback IN ACCESS EXCLUSIVE MODE`;
  while ((writers.tally.refused.get('503 STORE_UNAVAILABLE') ?? 0) < 8)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const during = writers.tally.times.at(-1) ?? 0;
  await holding`COMMIT`;
  holding.release();
  const released = performance.now();
  assert.ok(during < released);
  await writers.more(50);
  const tally = await writers.finish();
  const rows = await kept(sql);
  holdsAll(rows, tally);
  assert.equal(rows.length, tally.acknowledged.size);
  context.diagnostic(`the slowest answer: ${Math.max(...tally.took).toFixed(0)} ms; kept again ${resumedAfter(tally, released)} ms after`); // prettier-ignore
});

test('four replicas started at once on an empty database all come up, and the schema is there once', async (context) => {
  const address = await newDatabase();
  const replicas = await Promise.all(
    Array.from({ length: 4 }, () => serve(context, settingsFor(context, address, { SVC_DATABASE_POOL: '2' }))),
  );
  const receipts = await Promise.all(replicas.map(({ url }, at) => overHttp(() => url)(`from replica ${at}`, `replica-${at}`))); // prettier-ignore
  for (const receipt of receipts) assert.ok('report_id' in receipt, JSON.stringify(receipt));
  const ready = await Promise.all(replicas.map(({ url }) => fetch(`${url}/readyz`)));
  assert.deepEqual(
    ready.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  const sql = client(context, address);
  const versions = await sql`SELECT version, count(*)::int AS times FROM registration_ghana.migrations GROUP BY version ORDER BY version`; // prettier-ignore
  assert.deepEqual(
    versions.map(({ version, times }) => [version as number, times as number]),
    Array.from({ length: versions.length }, (_, at) => [at + 1, 1]),
  );
  assert.equal((await kept(sql)).length, 4);
});
