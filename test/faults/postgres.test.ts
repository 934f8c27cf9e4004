import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENTRY, environment, RawServer, scratch } from '../support/built.ts';
import { command, registryOf } from '../support/command.ts';
import {
  holdsAll,
  keepReporting,
  newTally,
  overHttp,
  overMcp,
  report,
  resumedAfter,
  type Kept,
} from '../support/faults-load.ts';
import { startService } from '../support/http.ts';
import { size, waitFor, within } from '../support/limits.ts';
import { client, emptyDatabase, newDatabase } from '../support/postgres.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { namesCsv, numbered } from '../support/register.ts';
import { serve } from '../support/serve.ts';

/** Names of the import during which the server crashes. */
const NEW_NAMES = size(6_000, 60_000);
/** The server crashes so many milliseconds after the first rows wait on it: as soon as they do, and then later and later. */
const CRASH_AFTER_MS = size([0], [0, 100, 300]);

/** How long the callers of a facade in this process wait; in the full run it is the built program. */
const PATIENCE_MS = size(1_500, undefined);
const REPLICAS = size(2, 4);

/** A facade's address. */
const facade = async (context: TestContext, settings: Record<string, string>): Promise<string> =>
  (PATIENCE_MS === undefined ? await serve(context, settings) : await startService(context, { settings, patienceMs: PATIENCE_MS })).url; // prettier-ignore

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
  const address = await emptyDatabase(server);
  const settings = settingsFor(context, address);
  const url = await facade(context, settings);
  const tools = new RawServer(context, settings);
  await tools.initialize();
  const sends = [...Array.from({ length: 4 }, () => overHttp(() => url)), overMcp(() => tools), overMcp(() => tools)];
  const writers = keepReporting(sends);
  await writers.more(50);
  for (const how of ['fast', 'immediate'] as const) {
    await server.stop(how);
    await writers.refusedMore(1);
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
  const url = await facade(context, settings);
  const sql = client(context, address);
  const writers = keepReporting(Array.from({ length: 8 }, () => overHttp(() => url)));
  await writers.more(20);
  const holding = await sql.reserve();
  await holding`BEGIN`;
  await holding`LOCK TABLE registration_ghana.feedback IN ACCESS EXCLUSIVE MODE`;
  await writers.refusedMore(8);
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

test(`${REPLICAS} replicas started at once on an empty database all come up, and the schema is there once`, async (context) => {
  const address = await emptyDatabase();
  const replicas = await Promise.all(
    Array.from({ length: REPLICAS }, () => serve(context, settingsFor(context, address, { SVC_DATABASE_POOL: '2' }))),
  );
  const tally = newTally();
  await Promise.all(
    replicas.map(({ url }, at) =>
      report(
        overHttp(() => url),
        `from replica ${at}`,
        tally,
      ),
    ),
  );
  for (const { url } of replicas)
    await waitFor('the replica to be ready', async () => (await fetch(`${url}/readyz`)).status === 200);
  const sql = client(context, address);
  const versions = await sql`SELECT version, count(*)::int AS times FROM registration_ghana.migrations GROUP BY version ORDER BY version`; // prettier-ignore
  assert.deepEqual(
    versions.map(({ version, times }) => [version as number, times as number]),
    Array.from({ length: versions.length }, (_, at) => [at + 1, 1]),
  );
  const rows = await kept(sql);
  holdsAll(rows, tally);
  assert.equal(rows.length, REPLICAS);
});

test('PostgreSQL that crashes while an import is under way: the import is whole or says that it failed, and the register is as it was', async (context) => {
  const server = await startPostgres();
  context.after(() => server.remove());
  const address = await emptyDatabase(server);
  const settings = settingsFor(context, address);
  const files = scratch(context);
  const file = (name: string, status: string, count: number): string => {
    const path = join(files, name);
    writeFileSync(path, namesCsv(count, status));
    return path;
  };
  const first = await command(['names', 'import', file('old.csv', 'Old', 300), '--source', 'registry'], settings);
  assert.equal(first.status, 0, first.stderr);
  const args = ['names', 'import', file('new.csv', 'New', NEW_NAMES), '--source', 'registry', '--replace'];
  const state = () => registryOf(settings, numbered(7));
  const outcomes: string[] = [];
  const sql = client(context, address);
  for (const delay of CRASH_AFTER_MS) {
    const importing = spawn(process.execPath, [ENTRY, ...args], {
      env: environment(settings),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    context.after(() => importing.kill('SIGKILL'));
    let said = '';
    importing.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const ended = once(importing, 'close');
    const staged = async () =>
      (await sql`SELECT count(*)::int AS batches FROM registration_ghana.names_staged`)[0]?.['batches'] as number;
    await waitFor('staged rows', async () => importing.exitCode !== null || (await staged()) > 0);
    await sleep(delay);
    await server.stop('immediate');
    await server.start();
    await within('the import to end', ended, 60_000);
    outcomes.push(importing.exitCode === 0 ? 'whole' : 'failed');
    assert.deepEqual(await state(), importing.exitCode === 0 ? [NEW_NAMES, 'New'] : [300, 'Old'], said);
    if (importing.exitCode === 0) break;
    assert.match(said, /PostgreSQL|import/);
  }
  assert.equal((await command(args, settings)).status, 0);
  assert.deepEqual(await state(), [NEW_NAMES, 'New']);
  context.diagnostic(`the imports during which it crashed: ${outcomes.join(', ')}`);
});
