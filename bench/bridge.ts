// Compares calls through our bridge with calls through third-party bridges, interleaved in one run. The third-party bridges run
// the same stdio server; calls are raw Streamable HTTP of the 2025-11-25 era, which all of them serve.
//   npm run build && npm run bench:bridge
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { ENTRY, ROOT } from '../test/support/built.ts';
import { startListening, type Started } from '../test/support/matrix.ts';
import { freePort } from '../test/support/postgres-server.ts';

const MODULES = join(ROOT, 'scripts', 'checks', 'node_modules');
/** Every subject has a turn in each round, so that a busy moment affects all of them equally. */
const ROUNDS = 5;
/** Sequential calls, for the latency of a single caller. */
const SEQUENTIAL_MS = 600;
/** Concurrent callers, for calls per second. */
const CALLERS = 8;
const CONCURRENT_MS = 1_000;

const CALL = {
  name: 'recommend_registration_entity',
  arguments: { purpose: 'I sell provisions from a kiosk at Madina market, only me', team_size: 1 },
};

const cleanups: (() => unknown)[] = [];
const context = { after: (work: () => unknown) => void cleanups.push(work) } as unknown as TestContext;
const home = mkdtempSync(join(tmpdir(), 'bench-bridge-'));
const settings = { SVC_DATA_DIR: home, SVC_RATE_LIMIT: 'off', SVC_LOG_LEVEL: 'info' };

async function supergateway(...more: string[]): Promise<Started> {
  const port = String(await freePort());
  const stdio = `"${process.execPath}" "${ENTRY}"`;
  const file = join(MODULES, 'supergateway', 'dist', 'index.js');
  const args = [
    file,
    '--stdio',
    stdio,
    '--outputTransport',
    'streamableHttp',
    '--port',
    port,
    '--logLevel',
    'none',
    ...more,
  ];
  // It prints nothing without a log, so wait for its port.
  return startListening(context, args, settings, undefined, `http://127.0.0.1:${port}/mcp`);
}

async function mcpProxy(): Promise<Started> {
  const port = String(await freePort());
  const file = join(MODULES, 'mcp-proxy', 'dist', 'bin', 'mcp-proxy.mjs');
  const args = [file, '--host', '127.0.0.1', '--port', port, '--server', 'stream', '--', process.execPath, ENTRY];
  return startListening(context, args, settings, undefined, `http://127.0.0.1:${port}/mcp`);
}

interface Subject {
  readonly label: string;
  readonly call: () => Promise<void>;
  readonly latencies: number[];
  calls: number;
  seconds: number;
}

/** A caller after the handshake, which uses the session if it gets one. */
async function subject(label: string, { url }: Started): Promise<Subject> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const send = async (message: object): Promise<Response> => {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ jsonrpc: '2.0', ...message }),
    });
    if (!response.ok) throw new Error(`${label}: ${response.status} ${await response.text()}`);
    return response;
  };
  const hello = await send({
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '0' } },
  });
  await hello.text();
  const session = hello.headers.get('mcp-session-id');
  if (session !== null) headers['mcp-session-id'] = session;
  headers['mcp-protocol-version'] = '2025-11-25';
  await (await send({ method: 'notifications/initialized' })).text();
  let id = 0;
  const call = async (): Promise<void> => {
    id += 1;
    const text = await (await send({ id, method: 'tools/call', params: CALL })).text();
    if (!text.includes('sole_proprietorship')) throw new Error(`${label} answered ${text.slice(0, 200)}`);
  };
  for (let turn = 0; turn < 3; turn += 1) await call();
  return { label, call, latencies: [], calls: 0, seconds: 0 };
}

async function measure({ call, latencies }: Subject): Promise<void> {
  const until = performance.now() + SEQUENTIAL_MS;
  while (performance.now() < until) {
    const began = performance.now();
    await call();
    latencies.push(performance.now() - began);
  }
}

async function load(measured: Subject): Promise<void> {
  const began = performance.now();
  const until = began + CONCURRENT_MS;
  const caller = async () => {
    while (performance.now() < until) {
      await measured.call();
      measured.calls += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  measured.seconds += (performance.now() - began) / 1000;
}

if (!existsSync(join(MODULES, 'supergateway'))) {
  console.error('The others are missing: npm ci --ignore-scripts --prefix scripts/checks');
  process.exit(1);
}
try {
  const ours = await startListening(
    context,
    [ENTRY, 'bridge', '--port', '0'],
    settings,
    (line) => /listens on (http:\S+)/.exec(line)?.[1],
  );
  const subjects = [
    await subject('our bridge', ours),
    await subject('mcp-proxy 6.7', await mcpProxy()),
    await subject('supergateway 4.0 --stateful', await supergateway('--stateful')),
    await subject('supergateway 4.0 (default)', await supergateway()),
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of subjects) await measure(one);
    for (const one of subjects) await load(one);
  }
  console.log('| bridge | p50 of one call, ms | p95, ms | calls per second, 8 callers |\n|---|---:|---:|---:|');
  for (const { label, latencies, calls, seconds } of subjects) {
    const sorted = latencies.toSorted((a, b) => a - b);
    const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(2);
    console.log(`| ${label} | ${at(0.5)} | ${at(0.95)} | ${(calls / seconds).toFixed(0)} |`);
  }
} finally {
  for (const work of cleanups.toReversed()) await work();
  rmSync(home, { recursive: true, force: true, maxRetries: 3 });
}
process.exit(0);
