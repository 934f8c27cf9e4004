import type { IndexRow, NameSource } from '../names/model.ts';
import type { NamesPort } from '../registry/ports.ts';

/**
 * The interfaces between the parts of the register of names: a store that holds the rows, an index in memory that answers, and
 * the snapshot file from which the index opens.
 */

/** A point in the history of a register. Opaque; the same position means the same names. */
export type Position = string;

/** The names of one source. */
export interface SourceStatus {
  readonly source: NameSource;
  readonly names: number;
  /** When the names last changed: ISO 8601, UTC. Absent if nothing was ever imported. */
  readonly updated_at?: string;
  /** What the data covers, in words. */
  readonly covers: string;
  /** What is loaded: an import, the bundled sample of the register, or nothing. */
  readonly data: 'imported' | 'sample' | 'none';
}

/** A position and the sources at that position. */
export interface Standing {
  readonly position: Position;
  /** Each source that has had an import. */
  readonly sources: readonly Omit<SourceStatus, 'data'>[];
}

/** The changes from one position to a later one, read in one transaction: never half an import. */
export interface RegisterChanges extends Standing {
  /** New rows, and rows whose name, type or status changed, in their current form. */
  readonly changed: readonly IndexRow[];
  /** Ids of removed rows. */
  readonly removed: readonly number[];
}

/** Reads a register. Every method may throw `STORE_UNAVAILABLE`. */
export interface RegisterSource {
  standing(): Promise<Standing>;
  /**
   * All rows, in batches. A row that changes during the reading may come in its old form, in its new form or not at all: take a
   * position first, and call {@link changesSince} with it afterwards.
   */
  rows(): AsyncIterable<readonly IndexRow[]>;
  /**
   * The changes since a position. `too_many` if they are more than `limit` rows, if they are no longer known, or if the position
   * belongs to another register: then read all rows again.
   */
  changesSince(position: Position, limit: number): Promise<RegisterChanges | 'too_many'>;
}

/**
 * Calls `look` whenever the register may have changed, until the caller calls the returned function: for a register too far
 * away to ask before each answer. `look` never fails, and is not called while it runs.
 */
export type Watch = (look: () => Promise<void>) => () => void;

/** Keeps one snapshot of an index. Several processes may write; the last complete snapshot stays. */
export interface SnapshotFile {
  /** The bytes; undefined if there is no snapshot. */
  read(): Promise<Uint8Array | undefined>;
  write(chunks: Iterable<Uint8Array>): Promise<void>;
}

/**
 * The longest texts of a row, in UTF-16 units; a type or a status is a note. The website's table in PostgreSQL has the same
 * limits: a change here needs a further step of its schema.
 */
export const LONGEST = { name: 300, reference: 100, note: 100 } as const;

/** A row to import; its source is that of the import. */
export interface ImportedName {
  readonly name: string;
  readonly entity_type: string | undefined;
  readonly status: string | undefined;
  readonly reference: string | undefined;
}

export interface ImportOptions {
  /** Whether to remove the names of the source that are not in the import. */
  readonly replace: boolean;
  /** What the imported data covers, in words. */
  readonly covers: string;
  /** Whether `covers` describes the whole source, not only this import. */
  readonly restate: boolean;
}

/** The result of an import, in rows. */
export interface ImportOutcome {
  readonly added: number;
  /** Rows whose name, type or status changed. */
  readonly updated: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Rows that a later row of the import replaces: one with the same reference or, without a reference, the same name. */
  readonly repeated: number;
}

/**
 * One import of one source. Readers see all of it once `finish` has returned, and nothing before. An import that is abandoned,
 * or whose process dies, leaves nothing behind: run it again.
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
  /** Opens the index, so that the first check does not wait for it. */
  ready(): Promise<void>;
  startImport(source: NameSource): Promise<NameImport>;
  close(): void;
}
