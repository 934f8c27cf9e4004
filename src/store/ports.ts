import type { ReportState } from '../feedback/queue.ts';
import type { NameSource } from '../names/model.ts';

/** The operator's view of the store: where it is, whether it works, and how to migrate, copy, back up and restore it. */
export interface StoreOperations {
  /** Finds where the store is and whether it can be used, and reads every row of an embedded one; changes nothing. */
  look(): Promise<StoreLook>;
  /** Counts what the store holds. */
  contents(): Promise<StoreContents>;
  /** Creates the schema or migrates it to this version. Every store also does so at its first use. */
  migrate(): Promise<readonly Migrated[]>;
  /**
   * Copies the embedded store into a file while it is in use.
   *
   * @returns the files written, the reports first; no register if no names were imported
   * @throws NotDone
   */
  backUp(options: BackupOptions): Promise<readonly WrittenPart[]>;
  /**
   * Puts a backup into the data directory.
   *
   * @throws NotDone
   */
  restore(options: RestoreOptions): Promise<Restored>;
  /**
   * Copies an embedded store into the configured PostgreSQL.
   *
   * @throws NotDone
   */
  copy(options: CopyOptions): Promise<Copied>;
}

/** Why the store cannot be used, and what to do. */
export interface Problem {
  readonly found: string;
  readonly fix: string;
}

export type StoreLook = EmbeddedLook | PostgresLook;

export interface EmbeddedLook {
  readonly database: 'embedded';
  /** The data directory. */
  readonly address: string;
  /** Empty if they cannot be read. */
  readonly files: readonly EmbeddedFile[];
  readonly problems: readonly Problem[];
  /** The damaged rows of each file; the others can be used. */
  readonly damage: readonly Problem[];
}

export interface EmbeddedFile {
  readonly part: Part;
  readonly path: string;
  readonly schema: Schema;
  /** What reading every row found; undefined if there is no such file, or its schema is another. */
  readonly damage?: Damage;
}

/** The two files of an embedded store. */
export type Part = 'reports' | 'register';

/** The version of a schema (0 if there is none yet) and the version that this program needs. */
export interface Schema {
  readonly version: number;
  readonly wanted: number;
}

export interface PostgresLook extends PostgresStatus {
  readonly database: 'postgresql';
  /** Without password and parameters. */
  readonly address: string;
  readonly problems: readonly Problem[];
}

/** The state of one host of an address. */
export interface HostStatus {
  /** `HOST:PORT` */
  readonly host: string;
  readonly role: 'primary' | 'standby' | 'not reached';
  /** Why it was not reached, in words. */
  readonly why?: string;
}

/** The primary that answers. */
export interface ServerStatus {
  readonly host: string;
  readonly server_version: string;
  /** Whether the connection goes through a pooler. */
  readonly pooled: boolean;
  /** Whether the connection between this program (or the pooler) and PostgreSQL is encrypted. */
  readonly encrypted: boolean;
  /** How many connections the server allows (or this user's own limit), and how many are open. */
  readonly connections_allowed: number;
  readonly connections_open: number;
  readonly schema_version: number;
  readonly schema_wanted: number;
}

export interface PostgresStatus {
  readonly hosts: readonly HostStatus[];
  /** Hosts on other computers whose connections are not encrypted, or which an attacker could make unencrypted. */
  readonly unprotected: readonly string[];
  /** Undefined if no primary answers. */
  readonly server?: ServerStatus;
  /** Whether notifications arrive at the address for them; undefined if no primary answers. */
  readonly notifications?: boolean;
}

export interface ReportCounts {
  readonly reports: Readonly<Record<ReportState, number>>;
  /** When the report that has waited longest was received: ISO 8601, UTC. Absent if none waits. */
  readonly oldest_waiting?: string;
}

export interface StoreContents extends ReportCounts {
  /** By source. */
  readonly names: readonly { readonly source: NameSource; readonly names: number; readonly updated_at?: string }[];
}

/** A database that was brought to this version. */
export interface Migrated {
  /** Its address or its file. */
  readonly database: string;
  /** The version before. */
  readonly from: number;
  readonly version: number;
  readonly wanted: number;
}

export interface BackupOptions {
  /** The file to write: an absolute path. */
  readonly file: string;
  /** Replaces an existing backup. */
  readonly force: boolean;
  /** Stops the backup between two of its steps. */
  readonly signal: AbortSignal;
}

/** What reading every row of a file found. */
export interface Damage {
  /** How many rows were read. */
  readonly rows: number;
  /** How many of them are damaged. */
  readonly damaged: number;
  /** The first of these: the table, what tells the row from others, and the damaged columns. */
  readonly named: readonly string[];
}

/** One database file. */
export interface FileFacts {
  readonly bytes: number;
  readonly schema_version: number;
  /** Rows, by table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly damage: Damage;
}

/** One file of a backup that was written, or of a store that was restored. */
export interface WrittenPart extends FileFacts {
  readonly part: Part;
  /** An absolute path. */
  readonly path: string;
}

export interface RestoreOptions {
  /** The reports file of a backup: an absolute path. */
  readonly file: string;
  /** Renames the files of an existing store. */
  readonly force: boolean;
}

export interface Restored {
  /** The restored files, the reports first. */
  readonly parts: readonly WrittenPart[];
  /** The new paths of the files that were there before. */
  readonly moved: readonly string[];
}

export interface CopyOptions {
  /** The data directory of an embedded store: an absolute path. */
  readonly from: string;
  /** Stops the copy before its next statement. */
  readonly signal: AbortSignal;
  /** Called with the current step and the share of rows sent, from 0 to 1. */
  readonly onProgress: (part: number, detail: string) => void;
}

export interface Copied {
  /** The target's address, without password and parameters. */
  readonly to: string;
  /** Undefined if the source has no such file. */
  readonly reports?: CopiedReports;
  readonly names?: CopiedNames;
  /** What the target still lacks, in words; empty if it holds everything. */
  readonly lacking: readonly string[];
}

export interface CopiedReports {
  /** In the source. */
  readonly reports: number;
  readonly added: number;
  /** Reports that the target held in an earlier state, or with text that the source has forgotten. */
  readonly updated: number;
  /** Reports that the target holds in a later state or has forgotten, and so keeps. */
  readonly kept: number;
  /** Idempotency keys that have not expired. */
  readonly keys: number;
}

export interface CopiedNames {
  /** In the source. */
  readonly names: number;
  readonly added: number;
  /** Names whose spelling, type or status the copy changed in the target. */
  readonly updated: number;
  /** Names that the target keeps because its spelling, type or status is newer. */
  readonly kept: number;
}

/** How a program uses its stores. */
export interface StoresOptions {
  readonly now: () => Date;
  /** Whether this program keeps running, as servers do; if so, it also deletes expired data. */
  readonly stays: boolean;
  /** How long callers wait for PostgreSQL at most, where it is not the usual time. */
  readonly patienceMs?: number | undefined;
  /** Called with faults outside any call, in words for the operator. */
  readonly report: (fault: unknown) => void;
}
