// Compares what this server and two published ones cost a desktop assistant: startup time, tool latency, size of the tool list and
// memory at rest. All interleaved in one run, so that a busy moment affects every subject equally.
//   npm run build && npm run bench:start -- --runs 20
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const PEERS = join(ROOT, 'scripts/checks/node_modules/@modelcontextprotocol');
const DEFAULT_RUNS = 20;
/** The measured calls of each tool, and the unmeasured calls before them. */
const CALLS = 500;
const WARM_UP = 50;
/** Calls of one tool before the next subject has its turn. */
const BATCH = 25;
/** Processes of each subject whose memory is read, this long after `tools/list` was answered. */
const REST_RUNS = 5;
const REST_MS = 1000;
const ANSWER_TIMEOUT_MS = 20_000;

interface Call {
  readonly name: string;
  readonly input: object;
}

interface Subject {
  readonly label: string;
  readonly args: readonly string[];
  readonly env: Record<string, string>;
  readonly calls: readonly Call[];
}

interface Connection {
  readonly pid: number;
  /** Sends one request; returns its result and the milliseconds to the whole line; throws if it is refused or not answered. */
  request(method: string, params: object): Promise<{ result: Record<string, unknown>; ms: number }>;
  close(): Promise<void>;
}

/** One server process and a client that sends one request at a time. */
function connect(subject: Subject): Connection {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, subject.args, {
    env: { ...process.env, ...subject.env },
  });
  child.stderr.resume();
  child.stdin.on('error', () => {}); // the missing answer shows that the server is gone
  const exit = once(child, 'exit');
  let waiting: { id: number; resolve: (line: string) => void; reject: (why: string) => void } | undefined;
  void exit.then(([code, signal]) => waiting?.reject(`the server is gone (${String(code ?? signal)})`));
  createInterface({ input: child.stdout }).on('line', (line) => {
    // Notifications and the server's own requests may come between; only the answer counts.
    if (answeredId(line) === waiting?.id) waiting?.resolve(line);
  });
  let id = 0;
  return {
    pid: child.pid ?? 0,
    async request(method, params) {
      id += 1;
      const text = `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
      let timer: NodeJS.Timeout | undefined;
      const began = performance.now();
      const line = await new Promise<string>((resolve, fail) => {
        const reject = (why: string): void => fail(new Error(`${subject.label}: ${method}: ${why}`));
        timer = setTimeout(() => reject(`no answer in ${ANSWER_TIMEOUT_MS} ms`), ANSWER_TIMEOUT_MS);
        waiting = { id, resolve, reject };
        child.stdin.write(text);
      }).finally(() => clearTimeout(timer));
      const ms = performance.now() - began;
      const message = JSON.parse(line) as { result?: Record<string, unknown> };
      if (message.result === undefined || message.result['isError'] === true) {
        throw new Error(`${subject.label}: ${method} ${JSON.stringify(params)} was refused: ${line.slice(0, 300)}`);
      }
      return { result: message.result, ms };
    },
    async close() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** The id of the request that a line of stdout answers; undefined for any other line. */
function answeredId(line: string): number | undefined {
  try {
    const message = JSON.parse(line) as { id?: number; method?: unknown };
    return message.method === undefined ? message.id : undefined;
  } catch {
    return undefined;
  }
}

/** The first request, in the era that every client supports. */
const INITIALIZE = {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'bench', version: '0.0.0' },
};

/** Milliseconds from spawning the process to the answer to `initialize`. */
async function measureStart(subject: Subject): Promise<number> {
  const began = performance.now();
  const connection = connect(subject);
  await connection.request('initialize', INITIALIZE);
  const ms = performance.now() - began;
  await connection.close();
  return ms;
}

/** Milliseconds from spawning `node -e 0` to its exit: the floor under every start. */
async function measureBareNode(): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - began;
}

/** Size of the `tools/list` result in characters of JSON, and resident memory in MB once it has been answered. */
async function measureRest(subject: Subject): Promise<{ characters: number; megabytes: number }> {
  const connection = connect(subject);
  await connection.request('initialize', INITIALIZE);
  const { result } = await connection.request('tools/list', {});
  await sleep(REST_MS);
  const megabytes = residentKilobytes(connection.pid) / 1024;
  await connection.close();
  return { characters: JSON.stringify(result).length, megabytes };
}

function residentKilobytes(pid: number): number {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(status, 'utf8'))?.[1]);
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
}

/** Latencies in milliseconds of every tool of every subject, over one live connection each. */
async function measureCalls(subjects: readonly Subject[]): Promise<{ label: string; tool: string; ms: number[] }[]> {
  const lanes: { label: string; connection: Connection; call: Call; ms: number[] }[] = [];
  const connections: Connection[] = [];
  try {
    for (const subject of subjects) {
      const connection = connect(subject);
      connections.push(connection);
      await connection.request('initialize', INITIALIZE);
      for (const call of subject.calls) lanes.push({ label: subject.label, connection, call, ms: [] });
    }
    for (let done = -WARM_UP; done < CALLS; done += BATCH) {
      for (const { connection, call, ms } of lanes) {
        for (let i = 0; i < BATCH; i += 1) {
          const answer = await connection.request('tools/call', { name: call.name, arguments: call.input });
          if (done >= 0) ms.push(answer.ms);
        }
      }
    }
  } finally {
    await Promise.all(connections.map((connection) => connection.close()));
  }
  return lanes.map(({ label, call, ms }) => ({ label, tool: call.name, ms }));
}

/** The nearest-rank quantile: the smallest value that a share of at least `q` of all values does not exceed. */
function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

/** This server, called with each tool's first example from the catalog. */
function ours(dir: string): Subject {
  const entry = join(ROOT, 'dist/index.js');
  if (!existsSync(entry)) throw new Error('dist/index.js is not built; run: npm run build');
  const catalog = JSON.parse(readFileSync(join(ROOT, 'catalog.json'), 'utf8')) as {
    tools: { name: string; examples: { input: object }[] }[];
  };
  const calls = catalog.tools.map(({ name, examples: [example] }) => {
    if (example === undefined) throw new Error(`catalog.json: ${name} has no example to call it with`);
    return { name, input: example.input };
  });
  // Empty counts as unset, so the server answers by itself whatever the settings of this shell.
  return { label: 'registration-ghana', args: [entry], env: { SVC_DATA_DIR: dir, SVC_BASE_URL: '' }, calls };
}

/** The published servers to compare with, each with one simple tool, and those not installed. */
function peers(dir: string): { installed: Subject[]; missing: string[] } {
  const known: (Subject & { folder: string })[] = [
    {
      label: 'server-everything',
      folder: 'server-everything',
      args: [join(PEERS, 'server-everything/dist/index.js'), 'stdio'],
      env: {},
      calls: [{ name: 'echo', input: { message: 'hello' } }],
    },
    {
      label: 'server-memory',
      folder: 'server-memory',
      args: [join(PEERS, 'server-memory/dist/index.js')],
      env: { MEMORY_FILE_PATH: join(dir, 'memory.jsonl') },
      calls: [{ name: 'read_graph', input: {} }],
    },
  ];
  const installed: Subject[] = [];
  const missing: string[] = [];
  for (const { folder, label, ...rest } of known) {
    const manifest = join(PEERS, folder, 'package.json');
    if (!existsSync(manifest)) {
      missing.push(label);
      continue;
    }
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    installed.push({ label: `${label} ${version}`, ...rest });
  }
  return { installed, missing };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: String(DEFAULT_RUNS) } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number of at least 1; it was "${values.runs}".`);
  const dir = mkdtempSync(join(tmpdir(), 'bench-start-'));
  try {
    const { installed, missing } = peers(dir);
    const subjects = [ours(join(dir, 'data')), ...installed];

    // First, because a tool that refuses its example ends the run.
    const calls = await measureCalls(subjects);

    const bare: number[] = [];
    const starts = subjects.map((): number[] => []);
    await measureBareNode(); // fills the file cache, as the first start of each subject below would
    for (const subject of subjects) await measureStart(subject);
    for (let run = 0; run < runs; run += 1) {
      bare.push(await measureBareNode());
      for (const [i, subject] of subjects.entries()) starts[i]?.push(await measureStart(subject));
    }

    const rests = subjects.map((): Awaited<ReturnType<typeof measureRest>>[] => []);
    for (let run = 0; run < REST_RUNS; run += 1) {
      for (const [i, subject] of subjects.entries()) rests[i]?.push(await measureRest(subject));
    }

    const floor = median(bare);
    const rows = subjects.map(({ label }, i) => {
      const start = median(starts[i] ?? []);
      const rest = rests[i] ?? [];
      const megabytes = median(rest.map((r) => r.megabytes)).toFixed(1);
      return [label, start.toFixed(1), (start / floor).toFixed(2), String(rest[0]?.characters), megabytes];
    });
    console.log(`Node ${process.version}, ${process.platform} ${process.arch}; medians in one run, interleaved.\n`);
    console.log(`Start: ${runs} runs, from the spawn to the answer to \`initialize\` (bare Node: to its exit).`);
    console.log(`Memory: ${REST_RUNS} runs, ${REST_MS} ms after \`tools/list\` was answered.\n`);
    const head = ['', 'start, ms', 'times bare Node', '`tools/list`, characters', 'resident, MB'];
    console.log(table(head, [['`node -e 0`', floor.toFixed(1), '1.00', '', ''], ...rows]));
    console.log(`\n\`tools/call\`: ${CALLS} calls of each tool on one live connection, after ${WARM_UP} to warm up.\n`);
    console.log(
      table(
        ['server', 'tool', 'p50, ms', 'p99, ms'],
        calls.map(({ label, tool, ms }) => [label, tool, median(ms).toFixed(3), quantile(ms, 0.99).toFixed(3)]),
      ),
    );
    for (const label of missing) {
      console.log(`\nNot measured: ${label} is not installed; run: npm ci --ignore-scripts --prefix scripts/checks`);
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(`bench:start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
