import { join } from 'node:path';
import { snapshotChunks } from '../names/index.ts';
import { buildIndexOf, liveIndex, type BuiltIndex } from '../register/live-index.ts';
import type { Register } from '../register/ports.ts';
import { buildAside, saveSnapshot, SNAPSHOT_FILE } from './index-worker.ts';
import { importNames } from './names-import.ts';
import { nameTable, registerStore } from './names.ts';
import { SAMPLE_REGISTER, SAMPLE_REGISTER_AS_OF, SAMPLE_REGISTER_SOURCE } from './sample-register.ts';
import { snapshotFile } from './snapshot-file.ts';

export interface RegisterOptions {
  /** Where the embedded store lies. */
  readonly directory: string;
  readonly now: () => Date;
  /** Told, in words for the operator, of a snapshot that could not be used and of a build that failed. */
  readonly report: (message: string) => void;
}

/** An index of fewer names is built in a moment: neither a thread nor a file is worth it. */
const SMALL = 5_000;

/** The parts of the embedded register joined: its table, the index over it, the index's snapshot and the sample. */
export function liveRegister({ directory, now, report: tell }: RegisterOptions): Register {
  const store = registerStore(directory);
  const source = nameTable(store);
  const closing = new AbortController();
  const report = (message: string): void => {
    if (!closing.signal.aborted) tell(message);
  };

  async function build(): Promise<BuiltIndex> {
    const { sources } = await source.standing();
    const small = sources.reduce((sum, { names }) => sum + names, 0) < SMALL;
    if (small) return buildIndexOf(source);
    let built: BuiltIndex & { saved: boolean };
    try {
      built = await buildAside(directory, closing.signal);
    } catch (error) {
      closing.signal.throwIfAborted();
      report(`The name index is built in the main thread, which answers slowly meanwhile: ${String(error)}`);
      const here = await buildIndexOf(source);
      built = { ...here, saved: await saveSnapshot(directory, snapshotChunks(here.index, here.position)) };
    }
    if (!built.saved) report("The name index's snapshot cannot be saved; the next start builds the index anew.");
    return built;
  }

  const live = liveIndex({
    source,
    snapshot: snapshotFile(join(directory, SNAPSHOT_FILE)),
    sample: {
      names: SAMPLE_REGISTER.map(({ name, entity_type }) => ({
        name,
        ...(entity_type === undefined ? {} : { entity_type }),
      })),
      updated_at: `${SAMPLE_REGISTER_AS_OF}T00:00:00.000Z`,
      covers: SAMPLE_REGISTER_SOURCE,
    },
    build,
    report,
  });
  return {
    ...live,
    startImport: async (source) => importNames(directory, source, now),
    close: () => {
      closing.abort();
      store.close();
    },
  };
}
