import { join } from 'node:path';
import { buildHere, liveIndex } from '../register/live-index.ts';
import type { Register } from '../register/ports.ts';
import { importNames } from './names-import.ts';
import { nameTable, registerStore } from './names.ts';
import type { RegisterOptions } from './register.ts';
import { SAMPLE_REGISTER, SAMPLE_REGISTER_AS_OF, SAMPLE_REGISTER_SOURCE } from './sample-register.ts';
import { snapshotFile } from './snapshot-file.ts';

/** The index's snapshot inside the data directory. */
export const SNAPSHOT_FILE = 'register.index';
/** An index of fewer names is built in a moment: saving it is not worth a file. */
const SAVE_FROM = 5_000;

/** The parts of the embedded register joined: its table, the index over it, the index's snapshot and the sample. */
export function liveRegister({ directory, now, report }: RegisterOptions): Register {
  const store = registerStore(directory);
  const source = nameTable(store);
  const snapshot = snapshotFile(join(directory, SNAPSHOT_FILE));
  const live = liveIndex({
    source,
    snapshot,
    sample: {
      names: SAMPLE_REGISTER.map(({ name, entity_type }) => ({
        name,
        ...(entity_type === undefined ? {} : { entity_type }),
      })),
      updated_at: `${SAMPLE_REGISTER_AS_OF}T00:00:00.000Z`,
      covers: SAMPLE_REGISTER_SOURCE,
    },
    build: () => buildHere(source, snapshot, { saveFrom: SAVE_FROM, report }),
    report,
  });
  return {
    ...live,
    startImport: async (source) => importNames(directory, source, now),
    close: () => store.close(),
  };
}
