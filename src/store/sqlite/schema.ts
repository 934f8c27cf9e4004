import type { Part } from '../ports.ts';

/** One file of the embedded store. */
interface FileSchema {
  /** Its name inside the data directory. */
  readonly file: string;
  /** What `PRAGMA user_version` says of a file with this schema. */
  readonly version: number;
  /** A table that tells it from the other file. */
  readonly holds: string;
  /** The statements that make it. */
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
 * The register has a file of its own: an import of millions of names then holds up no report. A row is known by its source and
 * its reference, or by its source and its name where it has none. Ids are never given twice. `changed_names` says which rows
 * were changed or removed and in which order, so that an index held in memory can follow; rows that are new are those with a
 * higher id. `epoch` is random: it becomes another when that list is cut, and tells two stores apart.
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
    CREATE TABLE register (epoch INTEGER NOT NULL) STRICT;
    INSERT INTO register VALUES (random() & 9007199254740991);
  `,
};

export const PARTS: Readonly<Record<Part, FileSchema>> = { reports: REPORTS, register: REGISTER };

/** Why this program does not use a file whose schema has another version, and what to do; undefined where it does. */
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
