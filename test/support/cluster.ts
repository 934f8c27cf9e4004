import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import postgres from 'postgres';
import { waitFor, within } from './limits.ts';
import { freePort } from './postgres-server.ts';

/** Where Debian's packages put each major version of PostgreSQL. */
const VERSIONS = '/usr/lib/postgresql';
const PGBOUNCER = '/usr/sbin/pgbouncer';
/** PostgreSQL and PgBouncer refuse to run as root: there they run as nobody. */
const NOBODY = 65_534;
const AS_ROOT = process.getuid?.() === 0;
const AS = AS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};
const OWNER = 'owner';

const [newest] = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];

/** Why a test with Debian's PostgreSQL cannot run on this machine, for its `skip`; undefined where it can. */
export const missingPostgres: string | undefined =
  newest === undefined
    ? `needs PostgreSQL in ${VERSIONS}: apt-get install --no-install-recommends postgresql`
    : undefined;

/** The same for a test that also needs PgBouncer. */
export const missing: string | undefined =
  missingPostgres ??
  (existsSync(PGBOUNCER) ? undefined : 'needs PgBouncer: apt-get install --no-install-recommends pgbouncer');

const program = (name: string): string => join(VERSIONS, newest ?? '', 'bin', name);

type Ending = Pick<TestContext, 'after'>;

/** A server that a test stops, kills and starts again; its data lies in a scratch folder that goes after the test. */
export interface Node {
  readonly port: number;
  readonly data: string;
  /** `HOST:PORT`. */
  readonly place: string;
  start(): Promise<void>;
  /** Ends it: `fast` cuts its connections, `immediate` does not even write down what is in memory. */
  stop(how?: 'fast' | 'immediate'): Promise<void>;
  /** SIGKILL to it and all its processes, as when a machine loses its power. */
  kill(): Promise<void>;
  /** Stops all its processes for a while, as when a machine is cut off. */
  freeze(): void;
  thaw(): void;
  /** Runs statements one by one on a connection of their own; the rows of the last. */
  sql<Row = Record<string, unknown>>(database: string, ...statements: string[]): Promise<Row[]>;
}

/** An address of a database on one server or several, in this order. */
export const addressOf = (database: string, ...places: readonly { readonly place: string }[]): string =>
  `postgres://${OWNER}@${places.map(({ place }) => place).join(',')}/${database}`;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'registration-ghana-ha-'));
  chmodSync(folder, 0o755);
  if (AS_ROOT) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

/** Not waited for in one piece: what it connects to may be a proxy of this process. */
function run(name: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program(name), args, { ...AS, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed: ${log}`))));
  });
}

async function startNode(
  context: Ending,
  make: (data: string) => Promise<void>,
  own: readonly string[],
): Promise<Node> {
  const folder = makeFolder();
  const data = join(folder, 'data');
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const end = async (how: (running: ChildProcess) => void) => {
    if (child !== undefined) how(child);
    await ended;
    child = undefined;
  };
  const kill = () =>
    end((running) => {
      // First so that it starts no process in place of one that went.
      running.kill('SIGSTOP');
      signal(childrenOf(running), 'SIGKILL');
      running.kill('SIGKILL');
    });
  context.after(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  await make(data);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', 'shared_buffers=32MB', 'jit=off', 'max_connections=200', 'wal_level=replica', 'wal_keep_size=64MB', ...own]; // prettier-ignore
  const flags = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const it: Node = {
    port,
    data,
    place: `127.0.0.1:${port}`,
    start: async () => {
      const started = spawn(program('postgres'), flags, { ...AS, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
      child = started;
      ended = new Promise((resolve) => started.once('exit', resolve));
      await said(started, /ready to accept (?:read-only )?connections/);
    },
    stop: (how = 'fast') => end((running) => running.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')),
    kill,
    freeze: () => {
      if (child === undefined) return;
      child.kill('SIGSTOP');
      signal(childrenOf(child), 'SIGSTOP');
    },
    thaw: () => {
      if (child === undefined) return;
      signal(childrenOf(child), 'SIGCONT');
      child.kill('SIGCONT');
    },
    sql: async <Row>(database: string, ...statements: string[]) => {
      const client = postgres(addressOf(database, it), { max: 1, onnotice: () => {}, connect_timeout: 10 });
      try {
        let rows: Row[] = [];
        for (const statement of statements) rows = [...(await client.unsafe(statement).simple())] as Row[];
        return rows;
      } finally {
        await client.end({ timeout: 1 });
      }
    },
  };
  await it.start();
  return it;
}

const childrenOf = ({ pid }: ChildProcess): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number).filter(Boolean);

function signal(pids: readonly number[], what: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, what);
    } catch {
      // It has ended meanwhile.
    }
  }
}

function said(child: ChildProcess, what: RegExp): Promise<void> {
  const line = new Promise<void>((resolve, reject) => {
    let log = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-2_000);
      if (what.test(log)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${log}`)));
    child.once('error', reject);
  });
  return within(`${child.spawnfile} to say ${what.source}`, line);
}

/** A PostgreSQL of Debian's with an empty database of this name. */
export async function startPrimary(context: Ending, database: string): Promise<Node> {
  const primary = await startNode(
    context,
    (data) => run('initdb', ['-D', data, '-U', OWNER, '-A', 'trust', '--no-locale', '-E', 'UTF8', '-N']),
    [],
  );
  await primary.sql('postgres', `CREATE DATABASE ${database}`);
  return primary;
}

/**
 * A standby that streams from a primary, which from now on acknowledges nothing that the standby has not got. The standby's own
 * list of synchronous standbys is empty: promoted, it would wait for one that is not there.
 *
 * @param through the port by which it reaches the primary
 */
export async function startStandby(context: Ending, primary: Node, through = primary.port): Promise<Node> {
  const standby = await startNode(
    context,
    (data) => run('pg_basebackup', ['-h', '127.0.0.1', '-p', `${through}`, '-U', OWNER, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '-N']), // prettier-ignore
    ['synchronous_standby_names='],
  );
  await primary.sql('postgres', "ALTER SYSTEM SET synchronous_standby_names = '*'", 'SELECT pg_reload_conf()');
  await inStep(primary);
  return standby;
}

/** Resolves when a synchronous standby streams from a primary. */
export async function inStep(primary: Node): Promise<void> {
  await waitFor('a synchronous standby that streams', async () => {
    const [row] = await primary.sql("postgres", "SELECT count(*)::int AS synchronous FROM pg_stat_replication WHERE sync_state = 'sync' AND state = 'streaming'"); // prettier-ignore
    return row?.['synchronous'] === 1;
  });
}

/** Makes a standby the primary; resolves when it takes writes. */
export async function promote(standby: Node): Promise<void> {
  const [row] = await standby.sql('postgres', 'SELECT pg_promote(true, 30) AS promoted');
  if (row?.['promoted'] !== true) throw new Error('the standby was not promoted');
}

export interface Pooler {
  readonly place: string;
  start(): Promise<void>;
  /** Ends it at once, with the connections of its clients. */
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode in front of a server: between two transactions a client's session may be another's. */
export async function startPooler(context: Ending, { port: target }: Node, connections = 4): Promise<Pooler> {
  const folder = makeFolder();
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${target} user=${OWNER}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
server_login_retry = 1
`,
    { mode: 0o644 },
  );
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const stop = async () => {
    child?.kill('SIGTERM');
    await ended;
    child = undefined;
  };
  context.after(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const start = async () => {
    const started = spawn(PGBOUNCER, [file], { ...AS, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    child = started;
    ended = new Promise((resolve) => started.once('exit', resolve));
    await said(started, /process up/);
    // What it goes on to say is read, or it would wait for a reader.
    started.stderr?.resume();
  };
  await start();
  return { place: `127.0.0.1:${port}`, start, stop };
}
