import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { RawServer, scratch } from '../support/built.ts';
import { holdsAll, keepReporting, overHttp, overMcp, type Kept, type Send } from '../support/faults-load.ts';
import { startService } from '../support/http.ts';
import { size, waitFor, within } from '../support/limits.ts';
import { client, newDatabase, sharedServer } from '../support/postgres.ts';
import { startProxy, type Direction, type Proxy } from '../support/proxy.ts';
import { serve } from '../support/serve.ts';

/**
 * In the ordinary run the facade is in this process and its callers wait for a shorter time; in the full one it and a tool server
 * are the built program.
 */
const PATIENCE_MS = size(1_500, undefined);

interface Faulty {
  readonly proxy: Proxy;
  /** Callers of a facade, and of a tool server if there is one; both reach PostgreSQL through the proxy. */
  readonly sends: readonly Send[];
  readonly url: string;
  kept(): Promise<Kept[]>;
}

async function behindProxy(context: TestContext, patienceMs = PATIENCE_MS): Promise<Faulty> {
  const server = await sharedServer();
  const address = await newDatabase();
  const proxy = await startProxy(context, () => server.port);
  const settings = {
    SVC_DATABASE_URL: address.replace(`:${server.port}/`, `:${proxy.port}/`),
    SVC_DATABASE_POOL: '4',
    SVC_RATE_LIMIT: 'off',
    SVC_LOG_LEVEL: 'silent',
    SVC_DATA_DIR: scratch(context),
  };
  const sql = client(context, address);
  const kept = () => sql<Kept[]>`SELECT report_id, message FROM registration_ghana.feedback`;
  if (patienceMs !== undefined) {
    const { url } = await startService(context, { settings, patienceMs });
    return { proxy, url, sends: Array.from({ length: 4 }, () => overHttp(() => url)), kept };
  }
  const { url } = await serve(context, settings);
  const tools = new RawServer(context, settings);
  await tools.initialize();
  return {
    proxy,
    url,
    sends: [...Array.from({ length: 4 }, () => overHttp(() => url)), ...Array.from({ length: 2 }, () => overMcp(() => tools))], // prettier-ignore
    kept,
  };
}

/** Where a connection is cut: how many bytes of a message still go through, if any. */
const CUTS: Readonly<Record<string, (direction: Direction, bytes: Buffer) => number | undefined>> = {
  'before the commit': (direction, bytes) => (direction === 'to server' && bytes.includes('COMMIT\0') ? 0 : undefined),
  'in the middle of the commit': (direction, bytes) =>
    direction === 'to server' && bytes.includes('COMMIT\0') ? bytes.indexOf('COMMIT\0') + 3 : undefined,
  'once the commit has arrived': (direction, bytes) =>
    direction === 'to server' && bytes.includes('COMMIT\0') ? bytes.length : undefined,
  'before its answer': (direction, bytes) => (direction === 'to client' && bytes.includes('COMMIT\0') ? 0 : undefined),
  'in the middle of its answer': (direction, bytes) =>
    direction === 'to client' && bytes.includes('COMMIT\0') ? bytes.indexOf('COMMIT\0') + 3 : undefined,
  'in the middle of a report': (direction, bytes) =>
    direction === 'to server' && bytes.includes('report ') ? bytes.indexOf('report ') + 4 : undefined,
  'anywhere in what is sent': (direction, bytes) =>
    direction === 'to server' && Math.random() < 0.1 ? Math.floor(Math.random() * bytes.length) : undefined,
  'anywhere in what is answered': (direction, bytes) =>
    direction === 'to client' && Math.random() < 0.1 ? Math.floor(Math.random() * bytes.length) : undefined,
};
const TIMES = size(1, 12);

test('connections cut at every point of a write lose no acknowledged report and double none', async (context) => {
  const { proxy, sends, kept } = await behindProxy(context, undefined);
  const writers = keepReporting(sends);
  await writers.more(20);
  const done = new Map<string, number>();
  for (const [where, cut] of Object.entries(CUTS)) {
    for (let times = 0; times < TIMES; times += 1) {
      const happened = new Promise<void>((resolve) =>
        proxy.watch((direction, bytes) => {
          const through = cut(direction, bytes);
          if (through === undefined) return undefined;
          // One at a time, so that the next try meets a connection that holds.
          proxy.watch(undefined);
          done.set(where, (done.get(where) ?? 0) + 1);
          resolve();
          return through;
        }),
      );
      await within(`a cut ${where}`, happened);
      await writers.more(1);
    }
  }
  const tally = await writers.finish();
  assert.deepEqual([...done.values()], Object.keys(CUTS).fill(TIMES as never));
  const rows = await kept();
  holdsAll(rows, tally);
  assert.equal(rows.length, tally.acknowledged.size);
  context.diagnostic(
    `${proxy.cuts()} cuts, ${rows.length} reports, told to callers: ${told(tally.refused)}: ${[...tally.reasons].join(' | ')}`,
  );
});

test('connections cut again and again, so that no try gets through, are told to callers as an error that may be retried', async (context) => {
  const { proxy, sends, kept } = await behindProxy(context);
  const writers = keepReporting(sends);
  await writers.more(20);
  let cut = 0;
  proxy.watch((direction, bytes) => {
    // Every commit: it arrives, its answer does not.
    if (direction !== 'to server' || !bytes.includes('COMMIT\0')) return undefined;
    cut += 1;
    return bytes.length;
  });
  await writers.refusedMore(1);
  proxy.watch(undefined);
  await writers.more(20);
  const tally = await writers.finish();
  const rows = await kept();
  holdsAll(rows, tally);
  assert.equal(rows.length, tally.acknowledged.size);
  context.diagnostic(`${cut} commits cut, told to callers: ${told(tally.refused)}: ${[...tally.reasons].join(' | ')}`);
});

test('when connections go silent callers are answered all the same, and the next calls take other connections', async (context) => {
  const { proxy, sends, kept } = await behindProxy(context);
  const writers = keepReporting(sends);
  await writers.more(50);
  const before = proxy.made();
  proxy.stall('open');
  // The silent connections stay silent.
  await writers.more(50);
  assert.ok(proxy.made() > before);
  const tally = await writers.finish();
  assert.ok([...tally.refused.values()].length > 0, 'what ran on the silent connections was given up');
  const rows = await kept();
  holdsAll(rows, tally);
  assert.equal(rows.length, tally.acknowledged.size);
  context.diagnostic(
    `told to callers: ${told(tally.refused)}; the slowest answer: ${Math.max(...tally.took).toFixed(0)} ms`,
  );
});

test('while PostgreSQL is out of reach names are checked from memory, and reports are refused in bounded time', async (context) => {
  const { proxy, sends, url, kept } = await behindProxy(context);
  const check = async () => {
    const response = await fetch(`${url}/application/business-name-availability`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ business_name: 'Eko Bank Ghana Ltd' }),
    });
    return { status: response.status, body: (await response.json()) as { outlook: string } };
  };
  const before = await check();
  assert.deepEqual([before.status, before.body.outlook], [200, 'conflict']);
  const writers = keepReporting(sends);
  await writers.more(20);
  proxy.stall('all');
  const checks: number[] = [];
  await waitFor('a refused report', async () => {
    const started = performance.now();
    assert.deepEqual(await check(), before);
    checks.push(performance.now() - started);
    return writers.tally.refused.size > 0;
  });
  proxy.release();
  await writers.more(20);
  const tally = await writers.finish();
  const rows = await kept();
  holdsAll(rows, tally);
  assert.equal(rows.length, tally.acknowledged.size);
  context.diagnostic(`${checks.length} checks meanwhile, the slowest ${Math.max(...checks).toFixed(0)} ms; told to reporters: ${told(tally.refused)}`); // prettier-ignore
});

const told = (refused: ReadonlyMap<string, number>): string =>
  [...refused].map(([what, times]) => `${what} ${times} times`).join(', ') || 'nothing';
