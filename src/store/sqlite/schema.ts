import type { Part } from '../ports.ts';

/** One file of the embedded store. */
export interface FileSchema {
  /** Its name inside the data directory. */
  readonly file: string;
  /** The `PRAGMA user_version` of a file with this schema. */
  readonly version: number;
  /** A table that the other file does not have. */
  readonly holds: string;
  /** The statements that create it. */
  readonly statements: string;
}

const REPORTS: FileSchema = {
  file: 'registration-ghana.sqlite',
  version: 3,
  holds: 'feedback',
  statements: `
    CREATE TABLE feedback (
      report_id    TEXT PRIMARY KEY,
      kind         TEXT NOT NULL,
      message      TEXT NOT NULL,
      page_or_tool TEXT,
      reporter     TEXT,
      contact      TEXT,
      status       TEXT NOT NULL DEFAULT 'queued_for_review',
      received_at  TEXT NOT NULL,
      resolved_at  TEXT,
      assigned_to  TEXT,
      assigned_at  TEXT,
      resolved_by  TEXT,
      note         TEXT,
      forgotten_at TEXT
    ) STRICT;
    CREATE INDEX feedback_by_status ON feedback (status, received_at);
    CREATE INDEX feedback_by_age ON feedback (received_at, report_id);
    CREATE INDEX feedback_resolved ON feedback (resolved_at) WHERE resolved_at IS NOT NULL;
    CREATE TABLE idempotency_keys (
      key         TEXT PRIMARY KEY,
      content     TEXT NOT NULL,
      report_id   TEXT NOT NULL,
      received_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX idempotency_keys_by_age ON idempotency_keys (received_at);
    CREATE TABLE feedback_events (
      report_id TEXT NOT NULL REFERENCES feedback ON DELETE CASCADE,
      number    INTEGER NOT NULL,
      call      TEXT NOT NULL,
      state     TEXT NOT NULL,
      "by"      TEXT,
      at        TEXT NOT NULL,
      note      TEXT,
      PRIMARY KEY (report_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX feedback_events_by_call ON feedback_events (call, report_id);
  `,
};

/**
 * The register has its own file, so that an import of millions of names delays no report. The key of a row is its source and
 * reference, or its source and name if it has no reference. Ids are never reused. `changed_names` lists the rows changed or
 * removed, in order, so that an index in memory can follow; new rows are those with a higher id. `epoch` is random: it tells two
 * stores apart, and changes when that list is cleared.
 */
const REGISTER: FileSchema = {
  file: 'register.sqlite',
  version: 1,
  holds: 'names',
  statements: `
    CREATE TABLE names (
      id          INTEGER PRIMARY KEY AUTOINCREMENT,
      source      TEXT NOT NULL,
      name        TEXT NOT NULL,
      entity_type TEXT,
      status      TEXT,
      reference   TEXT
    ) STRICT;
    CREATE UNIQUE INDEX names_by_key ON names (source, coalesce(reference, name), reference IS NULL);
    CREATE TABLE changed_names (
      change INTEGER PRIMARY KEY AUTOINCREMENT,
      id     INTEGER NOT NULL
    ) STRICT;
    CREATE TRIGGER name_changed AFTER UPDATE ON names BEGIN INSERT INTO changed_names (id) VALUES (new.id); END;
    CREATE TRIGGER name_removed AFTER DELETE ON names BEGIN INSERT INTO changed_names (id) VALUES (old.id); END;
    CREATE TABLE sources (
      source     TEXT PRIMARY KEY,
      names      INTEGER NOT NULL,
      updated_at TEXT NOT NULL,
      covers     TEXT NOT NULL
    ) STRICT;
    CREATE TABLE register (
      epoch INTEGER NOT NULL
    ) STRICT;
    INSERT INTO register VALUES (random() & 9007199254740991);
  `,
};

export const PARTS: Readonly<Record<Part, FileSchema>> = { reports: REPORTS, register: REGISTER };

/** The endings of the files that SQLite keeps beside a database in use, or one whose process died. */
export const COMPANIONS = ['-wal', '-shm', '-journal'] as const;

/** What the schema declares of a column. */
export interface Column {
  readonly type: 'text' | 'integer';
  /** Whether it cannot be null. */
  readonly required: boolean;
}

/** The tables of a part and their columns, as its statements declare them. */
export const TABLES: Readonly<Record<Part, ReadonlyMap<string, ReadonlyMap<string, Column>>>> = {
  reports: tablesOf(REPORTS),
  register: tablesOf(REGISTER),
};

/** All columns of a part by name; those with the same name in two tables are of the same kind. */
export const COLUMNS: Readonly<Record<Part, ReadonlyMap<string, Column>>> = {
  reports: new Map([...TABLES.reports.values()].flatMap((columns) => [...columns])),
  register: new Map([
    ...[...TABLES.register.values()].flatMap((columns) => [...columns]),
    // What other columns are joined to, which may all be missing: the id of a row that is gone, and the register's state.
    ...['id', 'of_epoch', 'last_id', 'last_change'].map(
      (name) => [name, { type: 'integer', required: false }] as const,
    ),
  ]),
};

function tablesOf({ statements }: FileSchema): ReadonlyMap<string, ReadonlyMap<string, Column>> {
  const tables = new Map<string, ReadonlyMap<string, Column>>();
  for (const [, table = '', body = ''] of statements.matchAll(/CREATE TABLE (\w+) \((.*?)\n    \) STRICT/gs)) {
    const columns = new Map<string, Column>();
    for (const [, name = '', type, rest = ''] of body.matchAll(/^ +"?(\w+)"? +(TEXT|INTEGER)\b(.*)$/gm))
      columns.set(name, {
        type: type === 'TEXT' ? 'text' : 'integer',
        required: /NOT NULL|PRIMARY KEY/.test(rest),
      });
    tables.set(table, columns);
  }
  return tables;
}

/** Why this program cannot use a file with this version of the schema, and what to do; undefined if it can. */
export function schemaProblem(part: Part, version: number): { found: string; fix: string } | undefined {
  const wanted = PARTS[part].version;
  if (version === wanted) return undefined;
  const [age, fix] =
    version > wanted
      ? ['a newer', 'Update this program']
      : ['an older', 'Open it once with registration-ghana 0.1.0, which brings it up to date ("db migrate")'];
  return {
    found: `was written by ${age} version of registration-ghana: its schema is ${version}, this program needs ${wanted}`,
    fix,
  };
}
