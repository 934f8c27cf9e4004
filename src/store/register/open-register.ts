import { snapshotChunks } from '../../names/index/index.ts';
import { buildIndexOf, followingIndex, type BuiltIndex } from '../../register/following-index.ts';
import type { NameSource } from '../../names/model.ts';
import type { Register, Watch } from '../../register/ports.ts';
import type { Database } from '../database.ts';
import { buildAside, openEmbedded, saveSnapshot, snapshotPath, type NamesPlace } from './index-worker.ts';
import { stageInPostgres } from '../names/import-postgres.ts';
import { stageInSqlite } from '../names/import-sqlite.ts';
import { importNames, type Staging } from '../names/import.ts';
import { watchNames } from '../names/watch.ts';
import { nameTable } from '../names/table.ts';
import { SAMPLE } from '../../register/sample.ts';
import type { StoreTables } from '../schema.ts';
import { openSample } from './sample-file.ts';
import { snapshotFile } from './snapshot-file.ts';

export interface RegisterOptions {
  /** The directory of the embedded register and of the index's snapshot, which each machine keeps for itself. */
  readonly directory: string;
  /** The PostgreSQL that holds the register instead of a file. */
  readonly shared?: SharedRegister;
  readonly now: () => Date;
  /** Called, in words for the operator, when a snapshot cannot be used, a build fails or contact is lost. */
  readonly report: (message: string) => void;
}

export interface SharedRegister {
  /** The caller closes it. */
  readonly database: Database<StoreTables>;
  /** The address to which the thread that builds the index connects. */
  readonly address: string;
  /** The address of PostgreSQL itself, for notifications. Without it the register is polled every second. */
  readonly listenAddress?: string;
}

/** An index of fewer names builds so fast that a thread and a snapshot are not worth it. */
const SMALL = 5_000;

/** Assembles a register from its table, the index over it, the index's snapshot and the sample. */
export function openRegister({ directory, shared, now, report: tell }: RegisterOptions): Register {
  const place: NamesPlace = shared === undefined ? { directory } : { directory, address: shared.address };
  const closing = new AbortController();
  const report = (message: string): void => {
    if (!closing.signal.aborted) tell(message);
  };
  const { database, watch, stage, close } =
    shared === undefined ? embedded(directory, report) : ofPostgres(shared, now);
  const source = nameTable(database);

  async function build(): Promise<BuiltIndex> {
    const { sources } = await source.standing();
    const small = sources.reduce((sum, { names }) => sum + names, 0) < SMALL;
    if (small) return buildIndexOf(source);
    let built: BuiltIndex & { saved: boolean };
    try {
      built = await buildAside(place, report, closing.signal);
    } catch (error) {
      closing.signal.throwIfAborted();
      report(`The name index is built in the main thread, which answers slowly meanwhile: ${String(error)}`);
      const here = await buildIndexOf(source);
      built = { ...here, saved: await saveSnapshot(place, snapshotChunks(here.index, here.position)) };
    }
    if (!built.saved) report("The name index's snapshot cannot be saved; the next start builds the index again.");
    return built;
  }

  const index = followingIndex({
    source,
    snapshot: snapshotFile(snapshotPath(place)),
    sample: SAMPLE,
    openSample: (part) => openSample(SAMPLE, part, report),
    build,
    report,
    now,
    ...(watch === undefined ? {} : { watch }),
  });
  return {
    ...index,
    startImport: async (of) => importNames(stage(of), of, now),
    close: () => {
      closing.abort();
      index.close();
      close();
    },
  };
}

/** What differs between an embedded register and one in PostgreSQL. */
interface Backing {
  readonly database: Database<StoreTables>;
  readonly watch?: Watch;
  stage(source: NameSource): Staging;
  close(): void;
}

/** The register's file in the data directory. Reports have another file, so an import does not delay them. */
function embedded(directory: string, report: (message: string) => void): Backing {
  const database = openEmbedded(directory, report);
  return {
    database,
    // On its own connection, so that this one goes on answering during an import.
    stage: (source) => stageInSqlite(openEmbedded(directory), source),
    close: () => database.close(),
  };
}

const ofPostgres = ({ database, listenAddress }: SharedRegister, now: () => Date): Backing => ({
  database,
  watch: watchNames(database, listenAddress),
  stage: (source) => stageInPostgres(database, source, now),
  close: () => {},
});
