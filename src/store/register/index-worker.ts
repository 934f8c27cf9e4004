import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { openSnapshot, snapshotChunks } from '../../names/index/index.ts';
import { buildIndexOf, type BuiltIndex } from '../../register/following-index.ts';
import type { Database } from '../database.ts';
import { nameTable } from '../names/table.ts';
import type { StoreTables } from '../schema.ts';
import { snapshotFile } from './snapshot-file.ts';
import { sqliteDatabase, type SqliteDatabase } from '../sqlite/database.ts';

/** The file of the index's snapshot in the data directory, for the embedded register and for one in PostgreSQL. */
export const SNAPSHOT_FILES = { embedded: 'register.index', postgres: 'register-postgres.index' } as const;

/** Where names are: in PostgreSQL if there is an address, otherwise in the directory. The snapshot is always in the directory. */
export interface NamesPlace {
  readonly directory: string;
  readonly address?: string;
}

export const snapshotPath = ({ directory, address }: NamesPlace): string =>
  join(directory, address === undefined ? SNAPSHOT_FILES.embedded : SNAPSHOT_FILES.postgres);

/** The embedded register of a data directory. */
export const openEmbedded = (directory: string, report?: (message: string) => void): SqliteDatabase<StoreTables> =>
  sqliteDatabase<StoreTables>(directory, 'register', report);

async function openNames(
  { directory, address }: NamesPlace,
  report: (message: string) => void,
): Promise<Database<StoreTables>> {
  if (address === undefined) return openEmbedded(directory, report);
  const { postgresDatabase } = await import('../postgres/database.ts');
  return postgresDatabase({ address, max: 1 });
}

/** Tells this module that it runs as the thread that builds the index. */
const TASK = 'build the name index';

interface Built {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether the snapshot was written to its file. */
  readonly saved: boolean;
  /** What the operator is to be told. */
  readonly told: readonly string[];
}

/**
 * Builds the index of a register in its own thread, which reads the store and writes the snapshot. The snapshot's bytes, which
 * are the index, are transferred without a copy. The thread gets the address as worker data, so no process argument shows it.
 *
 * @param report receives what the operator is to be told
 * @param signal stops the thread
 * @throws the error of the thread, or of starting it
 */
export async function buildAside(
  place: NamesPlace,
  report: (message: string) => void,
  signal: AbortSignal,
): Promise<BuiltIndex & Pick<Built, 'saved'>> {
  signal.throwIfAborted();
  const { bytes, saved, told } = await new Promise<Built>((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { task: TASK, place } satisfies Task });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      reject(new Error(`the thread that builds the name index ended with ${code}`));
    });
  });
  told.forEach(report);
  const opened = openSnapshot(bytes);
  if (!opened.ok) throw new Error(`the index built in a thread is ${opened.fault}`);
  return { index: opened.index, position: opened.stamp, saved };
}

/** Writes the snapshot of an index; returns false if it cannot be written. */
export async function saveSnapshot(place: NamesPlace, chunks: Iterable<Uint8Array>): Promise<boolean> {
  try {
    await snapshotFile(snapshotPath(place)).write(chunks);
    return true;
  } catch {
    return false;
  }
}

async function build(place: NamesPlace): Promise<void> {
  const told: string[] = [];
  const database = await openNames(place, (message) => told.push(message));
  try {
    const { index, position } = await buildIndexOf(nameTable(database));
    const chunks = [...snapshotChunks(index, position)];
    const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    const saved = await saveSnapshot(place, [bytes]);
    parentPort?.postMessage({ bytes, saved, told } satisfies Built, [bytes.buffer]);
  } finally {
    database.close();
  }
}

interface Task {
  readonly task: typeof TASK;
  readonly place: NamesPlace;
}

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'task' in data && data.task === TASK;
}

if (!isMainThread && isTask(workerData)) await build(workerData.place);
