import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { openSnapshot, snapshotChunks } from '../names/index.ts';
import { buildIndexOf, type BuiltIndex } from '../register/live-index.ts';
import { nameTable, registerStore } from './names.ts';
import { snapshotFile } from './snapshot-file.ts';

/** The index's snapshot inside the data directory. */
export const SNAPSHOT_FILE = 'register.index';

/** What tells this module that it was started to build. */
const TASK = 'build the name index';

interface Built {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether the snapshot could be written to its file. */
  readonly saved: boolean;
}

/**
 * Builds the index of the embedded register in a thread of its own, which reads the store and writes the snapshot; the
 * snapshot's bytes, which are the index, are handed over without a copy.
 *
 * @param signal ends the thread
 * @throws whatever kept the thread from it, where threads or the module cannot be had included
 */
export async function buildAside(directory: string, signal: AbortSignal): Promise<BuiltIndex & Pick<Built, 'saved'>> {
  signal.throwIfAborted();
  const { bytes, saved } = await new Promise<Built>((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { task: TASK, directory } });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      reject(new Error(`the thread that builds the name index ended with ${code}`));
    });
  });
  const opened = openSnapshot(bytes);
  if (!opened.ok) throw new Error(`the index built aside is ${opened.fault}`);
  return { index: opened.index, position: opened.stamp, saved };
}

/** Writes the snapshot of an index; false where that cannot be done. */
export async function saveSnapshot(directory: string, chunks: Iterable<Uint8Array>): Promise<boolean> {
  try {
    await snapshotFile(join(directory, SNAPSHOT_FILE)).write(chunks);
    return true;
  } catch {
    return false;
  }
}

async function build(directory: string): Promise<void> {
  const store = registerStore(directory);
  try {
    const { index, position } = await buildIndexOf(nameTable(store));
    const chunks = [...snapshotChunks(index, position)];
    const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    const saved = await saveSnapshot(directory, [bytes]);
    parentPort?.postMessage({ bytes, saved } satisfies Built, [bytes.buffer]);
  } finally {
    store.close();
  }
}

function isTask(data: unknown): data is { directory: string } {
  return typeof data === 'object' && data !== null && 'task' in data && data.task === TASK;
}

if (!isMainThread && isTask(workerData)) await build(workerData.directory);
