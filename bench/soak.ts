// Runs every surface for a long time: an HTTP service and a tool server that stay, a second of each and a bridge that restart, an import
// that replaces the register again and again, and a third of the requests hostile. Counts good requests that were lost, reports that
// were acknowledged and are not there, and how memory grows after the first five minutes. One data directory, loopback only.
//   npm run build && npm run bench:soak -- --minutes 30
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HOSTILE_SHAPES } from '../test/support/hostile-shapes.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    callers: { type: 'string', default: '6' },
    names: { type: 'string', default: '20000' },
  },
});
const MINUTES = Number(values.minutes);
const CALLERS = Number(values.callers);
const NAMES = Number(values.names);
/** A caller rests between two requests, so that the run tells of a service in use and not of one that is overrun. */
const REST_MS = 40;
const RESTART_MS = 60_000;
const SETTLED_MS = Math.min(5, MINUTES / 3) * 60_000;
/** How long a caller tries again where a process is being restarted. */
const PATIENCE_MS = 30_000;

const home = mkdtempSync(join(tmpdir(), 'soak-'));
const ENTRY = join(import.meta.dirname, '..', 'dist', 'index.js');
const settings = {
  SVC_DATA_DIR: join(home, 'data'),
  SVC_RATE_LIMIT: 'off',
  SVC_LOG_LEVEL: 'error',
  SVC_ALLOW_HOST: 'x',
  SVC_PAGES: 'off',
};
// As the Dockerfile and the systemd unit set it: otherwise glibc keeps an arena for each thread, and large pieces in it.
const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' };
const environment = { ...process.env, ...memorySettings, ...settings };
const started = Date.now();
const ends = started + MINUTES * 60_000;
const isOver = () => Date.now() >= ends;

/** A process that listens on a port of its own. */
interface Listener {
  child: ChildProcessWithoutNullStreams;
  port: number;
}

async function listen(command: 'serve' | 'bridge'): Promise<Listener> {
  const child = spawn(process.execPath, [ENTRY, command, '--port', '0'], { env: environment, stdio: 'pipe' });
  child.stderr.on('data', (text: Buffer) => complaints.push(`${command}: ${text.toString()}`));
  let stdout = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(stdout)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('close', (code) => reject(new Error(`${command} ended with ${code}`)));
  });
  return { child, port };
}

/** A tool server on stdio: calls by id, and bad lines. */
class ToolServer {
  readonly child = spawn(process.execPath, [ENTRY], { env: environment, stdio: 'pipe' });
  readonly #waiting = new Map<number, (answer: Record<string, unknown>) => void>();
  #id = 0;
  #rest = '';

  constructor() {
    this.child.stderr.on('data', (text: Buffer) => complaints.push(`stdio: ${text.toString()}`));
    this.child.stdin.on('error', () => {});
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (this.#rest + text).split('\n');
      this.#rest = lines.pop() ?? '';
      for (const line of lines) {
        const message = JSON.parse(line) as { id?: number };
        this.#waiting.get(message.id ?? -1)?.(message as Record<string, unknown>);
        this.#waiting.delete(message.id ?? -1);
      }
    });
    const clientInfo = { name: 'soak', version: '1' };
    void this.ask('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo });
    this.write(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }));
  }

  write(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  ask(method: string, params: object): Promise<Record<string, unknown>> {
    const id = (this.#id += 1);
    const answer = new Promise<Record<string, unknown>>((resolve) => this.#waiting.set(id, resolve));
    this.write(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return answer;
  }
}

const complaints: string[] = [];
const lost: string[] = [];
const wrong: string[] = [];
const acknowledged: string[] = [];
const took: number[] = [];
let good = 0;
let hostile = 0;
let restarts = 0;
let imports = 0;

const PURPOSES = [
  'I sell waakye at Madina, only me',
  'My sister and I want a bakery in Kumasi and share the profit',
  'A church in Tamale with eighty members, tithes pay for it',
  'We are ten cocoa farmers near Goaso who want to sell together',
  'A company from Lomé wants an office in Accra',
];
const BUSINESS_NAMES = ['Eko Bank Ghana Ltd', 'Sankofa Looms', 'Adom Ventures', 'Kasapreco', 'Nkosuo Farms LBG'];
const TOOL_INPUTS: readonly (readonly [string, () => object])[] = [
  ['recommend_registration_entity', () => ({ purpose: any(PURPOSES) })],
  ['list_registration_options', () => ({})],
  ['check_business_name_availability', () => ({ business_name: `${any(BUSINESS_NAMES)} ${roll(1000)}` })],
  ['get_renewal_guidance', () => ({ entity_type: 'sole_proprietorship', last_renewal_date: `${2015 + roll(10)}` })],
];

const roll = (sides: number): number => Math.floor(Math.random() * sides);
function any<T>(list: readonly T[]): T {
  return list[roll(list.length)] as T;
}

/** One good request; it is tried again while a process restarts, and lost if it has no answer in time. */
async function kept(what: string, request: () => Promise<boolean>): Promise<void> {
  const from = performance.now();
  const until = Date.now() + PATIENCE_MS;
  let last = '';
  while (Date.now() < until) {
    try {
      if (await request()) {
        good += 1;
        took.push(performance.now() - from);
        return;
      }
      wrong.push(what);
      return;
    } catch (error) {
      last = String(error);
      await sleep(100);
    }
  }
  lost.push(`${what}: ${last}`);
}

const post = (port: number, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });

async function report(port: () => number): Promise<boolean> {
  const message = `soak ${crypto.randomUUID()}`;
  const key = crypto.randomUUID();
  let isKept = false;
  await kept('report', async () => {
    const response = await post(
      port(),
      '/api/v1/bot-feedback',
      { kind: 'suggestion', message },
      { 'idempotency-key': key },
    );
    if (response.status >= 500) throw new Error(`${response.status}`);
    isKept = response.status === 202;
    await response.text();
    return isKept;
  });
  if (isKept) acknowledged.push(message);
  return isKept;
}

const read = (port: () => number, path: string, accept = 'application/json') =>
  kept(path, async () => {
    const signal = AbortSignal.timeout(15_000);
    const response = await fetch(`http://127.0.0.1:${port()}${path}`, { headers: { accept }, signal });
    await response.text();
    if (response.status >= 500) throw new Error(`${response.status}`);
    return response.status === 200;
  });

const overBridge = () =>
  kept('bridge', async () => {
    const [name, input] = any(TOOL_INPUTS);
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input() } };
    const response = await post(bridge.port, '/mcp', body, {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    });
    return (await response.text()).includes('structuredContent');
  });

const overStdio = (server: () => ToolServer) =>
  kept('stdio', async () => {
    const [name, input] = any(TOOL_INPUTS);
    const late = sleep(15_000).then((): never => {
      throw new Error('no answer');
    });
    const answer = await Promise.race([server().ask('tools/call', { name, arguments: input() }), late]);
    return 'result' in answer;
  });

const SHAPES = Object.values(HOSTILE_SHAPES).flat();

/** One hostile request, as bytes on a connection of its own; whatever comes back is read to its end. */
function attack(port: number): Promise<void> {
  hostile += 1;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(any(SHAPES)[1], 'latin1')));
    const end = () => {
      socket.destroy();
      resolve();
    };
    socket.setTimeout(3_000, end).on('error', end).on('close', end).resume();
  });
}

const BAD_LINES = [
  '{',
  '[]',
  'null',
  '"x"',
  '{"jsonrpc":"2.0","id":1e999}',
  `{"a":"${'x'.repeat(1_200_000)}"}`,
  '\ud800',
  '[{},{}]',
];

function attackStdio(server: ToolServer): void {
  hostile += 1;
  server.write(any(BAD_LINES));
}

const steady = await listen('serve');
let restarting = await listen('serve');
let bridge = await listen('bridge');
const steadyTool = new ToolServer();
let restartingTool = new ToolServer();

async function caller(): Promise<void> {
  const port = () => (roll(2) === 0 ? steady.port : restarting.port);
  const requests: readonly (() => unknown)[] = [
    () => kept('recommend', async () => (await (await post(port(), '/api/v1/registration-recommendation', { purpose: any(PURPOSES) })).text()).includes('recommended_entity')),
    () => kept('name', async () => (await (await post(port(), '/application/business-name-availability', { business_name: `${any(BUSINESS_NAMES)} ${roll(1000)}` })).text()).includes('outlook')),
    () => read(port, '/api/v1/registration-options'),
    () => read(port, '/business-name-renewal?entity_type=sole_proprietorship&last_renewal_date=2019', 'text/html'),
    () => read(port, `/?business_name=${encodeURIComponent(any(BUSINESS_NAMES))}`, 'text/html'),
    () => report(port),
    overBridge,
    () => overStdio(() => steadyTool),
    () => overStdio(() => restartingTool),
  ]; // prettier-ignore
  const attacks: readonly (() => unknown)[] = [
    () => attack(steady.port),
    () => attack(restarting.port),
    () => attack(bridge.port),
    () => attackStdio(steadyTool),
  ];
  while (!isOver()) {
    await any(roll(3) === 0 ? attacks : requests)();
    await sleep(REST_MS);
  }
}

/** Waits, but no longer than the run lasts. */
const pause = (ms: number) => sleep(Math.max(0, Math.min(ms, ends - Date.now())));

async function restarter(): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    await pause(RESTART_MS);
    if (isOver()) return;
    restarts += 1;
    if (turn % 3 === 0) {
      const before = restarting;
      restarting = await listen('serve');
      // Calls to the old port are tried again at the new one.
      before.child.kill(turn % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
    } else if (turn % 3 === 1) {
      const before = bridge;
      bridge = await listen('bridge');
      before.child.kill('SIGTERM');
    } else {
      const before = restartingTool;
      restartingTool = new ToolServer();
      before.child.stdin.end();
    }
  }
}

async function importer(): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const file = join(home, `names-${turn % 2}.csv`);
    const rows = Array.from({ length: NAMES }, (_, at) => `${any(BUSINESS_NAMES)} ${turn} ${at},R-${at}`);
    writeFileSync(file, `name,reference\n${rows.join('\n')}\n`);
    const args = [ENTRY, 'names', 'import', file, '--source', 'registry', '--replace'];
    const child = spawn(process.execPath, args, { env: environment, stdio: 'ignore' });
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    if (code === 0) imports += 1;
    else wrong.push(`import ended with ${code}`);
    await pause(30_000);
  }
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;

/** Megabytes of the processes that stay, by minutes since the start. */
const memory: { at: number; serve: number; stdio: number }[] = [];
async function watcher(): Promise<void> {
  while (!isOver()) {
    await pause(5_000);
    const at = (Date.now() - started) / 60_000;
    memory.push({ at, serve: residentMb(steady.child.pid ?? 0), stdio: residentMb(steadyTool.child.pid ?? 0) });
  }
}

/** Growth by least squares, in MB a minute, after the first minutes. */
function slope(of: 'serve' | 'stdio'): number {
  const points = memory.filter(({ at }) => at * 60_000 >= SETTLED_MS);
  const mean = (pick: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [x, y] = [mean(({ at }) => at), mean((point) => point[of])];
  const over = points.reduce((sum, point) => sum + (point.at - x) * (point[of] - y), 0);
  return over / points.reduce((sum, { at }) => sum + (at - x) ** 2, 0);
}

await Promise.all([...Array.from({ length: CALLERS }, caller), restarter(), importer(), watcher()]);

const listed = spawn(process.execPath, [ENTRY, 'feedback', 'list', '--json', '--limit', '1000000'], {
  env: environment,
});
let reports = '';
listed.stdout.setEncoding('utf8').on('data', (text: string) => (reports += text));
await new Promise((resolve) => listed.once('close', resolve));
const count = (message: string) => reports.split(message).length - 1;
const missing = acknowledged.filter((message) => count(message) === 0);
const twice = acknowledged.filter((message) => count(message) > 1);

const sorted = took.toSorted((a, b) => a - b);
const share = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? NaN).toFixed(1);
const last = memory.at(-1);
console.log(`${MINUTES} minutes: ${good} good requests, ${hostile} hostile ones, ${restarts} restarts, ${imports} imports of ${NAMES} names
lost: ${lost.length}; answered wrongly: ${wrong.length}; reports acknowledged: ${acknowledged.length}, missing ${missing.length}, kept twice ${twice.length}
time of a good request, ms: p50 ${share(0.5)}, p99 ${share(0.99)}, longest ${share(1)}
memory after the first ${(SETTLED_MS / 60_000).toFixed(1)} minutes, MB a minute: service ${slope('serve').toFixed(3)}, tool server ${slope('stdio').toFixed(3)}; at the end ${last?.serve.toFixed(0)} and ${last?.stdio.toFixed(0)} MB
lines on stderr: ${complaints.length}`);
for (const [what, list] of Object.entries({ lost, wrong, complaints }))
  for (const line of list.slice(0, 5)) console.log(`${what}: ${line}`);

for (const child of [steady.child, restarting.child, bridge.child, steadyTool.child, restartingTool.child])
  child.kill('SIGKILL');
await sleep(500);
rmSync(home, { recursive: true, force: true });
process.exit(lost.length + wrong.length + missing.length + twice.length === 0 ? 0 : 1);
