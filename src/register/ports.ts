import type { IndexRow, NameSource } from '../names/model.ts';
import type { NamesPort } from '../registry/ports.ts';

/**
 * The register of names between its parts: a store that holds the rows, an index in memory that answers, and the file that
 * the index is opened from.
 */

/** Where a register stands. Opaque; while it is the same, so are the names. */
export type Position = string;

/** What is held of one source. */
export interface SourceStatus {
  readonly source: NameSource;
  readonly names: number;
  /** When the names last changed: ISO 8601, UTC. Absent where nothing was ever imported. */
  readonly updated_at?: string;
  /** What the data covers, in words. */
  readonly covers: string;
  /** What is loaded: an import, the bundled sample of the register, or nothing. */
  readonly data: 'imported' | 'sample' | 'none';
}

/** A position and what was held at it. */
export interface Standing {
  readonly position: Position;
  /** Each source that has been imported to; one that never was is left out. */
  readonly sources: readonly Omit<SourceStatus, 'data'>[];
}

/** What changed since a position, as of a later one: read in one piece, so never half an import. */
export interface RegisterChanges extends Standing {
  /** New rows, and rows with another name, type or status than before, as they are now. */
  readonly changed: readonly IndexRow[];
  /** Ids of rows that are gone. */
  readonly removed: readonly number[];
}

/** Reads a register. Everything may throw `STORE_UNAVAILABLE`. */
export interface RegisterSource {
  standing(): Promise<Standing>;
  /**
   * All rows, in batches. Rows that change meanwhile come as they were, as they are or not at all: whoever reads them follows
   * up with {@link changesSince} a position taken before.
   */
  rows(): AsyncIterable<readonly IndexRow[]>;
  /**
   * What changed since a position; `too_many` where that is more than `limit` rows, or is not known any more (or the position
   * is another register's): then only reading anew helps.
   */
  changesSince(position: Position, limit: number): Promise<RegisterChanges | 'too_many'>;
}

/**
 * Has a register looked at whenever it may have changed, until the function returned is called: for a register too far away to
 * ask before each answer. `look` never fails, and is not called while it runs.
 */
export type Watch = (look: () => Promise<void>) => () => void;

/** Keeps one snapshot of an index. Several processes may write: the last whole one stays. */
export interface SnapshotFile {
  /** The bytes; undefined where there is no snapshot. */
  read(): Promise<Uint8Array | undefined>;
  write(chunks: Iterable<Uint8Array>): Promise<void>;
}

/**
 * The most that is kept of a row's texts, in UTF-16 units; a type or a status is a note. In PostgreSQL the website's table is bound
 * to the same: a change here needs a further step of its schema.
 */
export const LONGEST = { name: 300, reference: 100, note: 100 } as const;

/** A row as an importer hands it over; its source is the import's. */
export interface ImportedName {
  readonly name: string;
  readonly entity_type: string | undefined;
  readonly status: string | undefined;
  readonly reference: string | undefined;
}

export interface ImportOptions {
  /** Names of the source that the import does not hold are taken out. */
  readonly replace: boolean;
  /** What the imported data covers, in words. */
  readonly covers: string;
  /** `covers` is said of the whole source, not only of this import. */
  readonly restate: boolean;
}

/** What an import came to, in rows. */
export interface ImportOutcome {
  readonly added: number;
  /** Rows that were held with another name, type or status. */
  readonly updated: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Rows for which the import holds a later one with the same reference, or the same name where they have none. */
  readonly repeated: number;
}

/**
 * One import of one source. Nothing of it can be seen before `finish` has returned; then all of it can. An import that is
 * given up, or whose process dies, leaves nothing behind: it is simply run again.
 */
export interface NameImport {
  add(rows: readonly ImportedName[]): Promise<void>;
  finish(options: ImportOptions): Promise<ImportOutcome>;
  abandon(): void;
}

/** The register as the commands and the tools of one process use it. */
export interface Register extends NamesPort {
  /** One record for each source, the registry first. */
  status(): Promise<SourceStatus[]>;
  /** Opens the index, so that the first question need not wait for it. */
  ready(): Promise<void>;
  startImport(source: NameSource): Promise<NameImport>;
  close(): void;
}
