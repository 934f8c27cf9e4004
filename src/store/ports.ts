import type { ReportState } from '../feedback/queue.ts';
import type { NameSource } from '../names/model.ts';

/** The store as the person sees it who runs the service: where it is, how it stands, and how it is moved and kept. */
export interface StoreOperations {
  /** Where the store is and whether it can be used; changes nothing. */
  look(): Promise<StoreLook>;
  /** What the store holds. */
  contents(): Promise<StoreContents>;
  /** Makes the schema, or brings it to this version. Every store does so at its first use. */
  migrate(): Promise<readonly Migrated[]>;
  /**
   * Copies the embedded store into a file while it is in use.
   *
   * @returns what was written, the reports first; no register where none was ever imported
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

/** Something that keeps the store from being used, and what to do. */
export interface Problem {
  readonly found: string;
  readonly fix: string;
}

export type StoreLook = EmbeddedLook | PostgresLook;

export interface EmbeddedLook {
  readonly database: 'embedded';
  /** The data directory. */
  readonly address: string;
  /** Empty where they cannot be read. */
  readonly files: readonly { readonly part: Part; readonly path: string; readonly schema: Schema }[];
  readonly problems: readonly Problem[];
}

/** The two files of an embedded store. */
export type Part = 'reports' | 'register';

/** The version that a schema has, 0 where none has been made, and the version that this program needs. */
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

/** How one host of an address answers. */
export interface HostStatus {
  /** `HOST:PORT` */
  readonly host: string;
  readonly role: 'primary' | 'standby' | 'not reached';
  /** Why not, in words. */
  readonly why?: string;
}

/** The primary that answers. */
export interface ServerStatus {
  readonly host: string;
  readonly server_version: string;
  /** Whether a pooler lends the sessions. */
  readonly pooled: boolean;
  /** Whether the connection between this program (or the pooler) and PostgreSQL is encrypted. */
  readonly encrypted: boolean;
  /** Connections that the server allows, to this user if it has a limit of its own, and those that are open on it. */
  readonly connections_allowed: number;
  readonly connections_open: number;
  readonly schema_version: number;
  readonly schema_wanted: number;
}

export interface PostgresStatus {
  readonly hosts: readonly HostStatus[];
  /** Hosts on other computers that are talked to in plain text, or would be where somebody in between wants it. */
  readonly unprotected: readonly string[];
  /** Undefined where no primary answers. */
  readonly server?: ServerStatus;
  /** Whether notifications are heard at the address for them; undefined where no primary answers. */
  readonly notifications?: boolean;
}

export interface ReportCounts {
  readonly reports: Readonly<Record<ReportState, number>>;
  /** When the report came that has waited longest: ISO 8601, UTC. Absent where none waits. */
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
  /** Where the backup goes: an absolute path. */
  readonly file: string;
  /** Replaces a backup that is there. */
  readonly force: boolean;
  /** Stops between two pieces of work. */
  readonly signal: AbortSignal;
}

/** One database file. */
export interface FileFacts {
  readonly bytes: number;
  readonly schema_version: number;
  /** Rows, by table. */
  readonly rows: Readonly<Record<string, number>>;
}

/** One file of a backup that was written, or of a store that was restored. */
export interface WrittenPart extends FileFacts {
  readonly part: Part;
  /** An absolute path. */
  readonly path: string;
}

export interface RestoreOptions {
  /** The reports' part of a backup: an absolute path. */
  readonly file: string;
  /** Moves a store that lies there aside. */
  readonly force: boolean;
}

export interface Restored {
  /** The files of the store as they are now, the reports first. */
  readonly parts: readonly WrittenPart[];
  /** Where the files that were there lie now. */
  readonly moved: readonly string[];
}

export interface CopyOptions {
  /** The data directory of an embedded store: an absolute path. */
  readonly from: string;
  /** Stops the copy before its next statement. */
  readonly signal: AbortSignal;
  /** Told what is being done, and which part of the rows has been sent, from 0 to 1. */
  readonly onProgress: (part: number, detail: string) => void;
}

export interface Copied {
  /** The target's address, without password and parameters. */
  readonly to: string;
  /** Undefined where the source has no such file. */
  readonly reports?: CopiedReports;
  readonly names?: CopiedNames;
  /** What the target lacks after all, in words; empty where it holds everything. */
  readonly lacking: readonly string[];
}

export interface CopiedReports {
  /** In the source. */
  readonly reports: number;
  readonly added: number;
  /** Those that the target held in an earlier state, or with text that the source has forgotten. */
  readonly updated: number;
  /** Those that the target keeps, as it holds them in a later state or has forgotten them. */
  readonly kept: number;
  /** Idempotency keys that are still good. */
  readonly keys: number;
}

export interface CopiedNames {
  /** In the source. */
  readonly names: number;
  readonly added: number;
  /** Those that the target held with another name, type or status. */
  readonly updated: number;
  /** Those that the target keeps with another name, type or status, as it holds them newer. */
  readonly kept: number;
}
