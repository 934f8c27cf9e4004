/**
 * The embedded store's schema, one step a version: `PRAGMA user_version` says how many have been taken. A step that has
 * been released is never changed; a later one is added below it.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE feedback (
    report_id    TEXT PRIMARY KEY,
    kind         TEXT NOT NULL,
    message      TEXT NOT NULL,
    page_or_tool TEXT,
    reporter     TEXT,
    contact      TEXT,
    status       TEXT NOT NULL DEFAULT 'queued_for_review',
    received_at  TEXT NOT NULL,
    resolved_at  TEXT
  ) STRICT;
  CREATE INDEX feedback_by_status ON feedback (status, received_at);
  `,
  `
  CREATE TABLE idempotency_keys (
    key         TEXT PRIMARY KEY,
    content     TEXT NOT NULL,
    report_id   TEXT NOT NULL,
    received_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX idempotency_keys_by_age ON idempotency_keys (received_at);
  `,
  `
  ALTER TABLE feedback ADD COLUMN assigned_to  TEXT;
  ALTER TABLE feedback ADD COLUMN assigned_at  TEXT;
  ALTER TABLE feedback ADD COLUMN resolved_by  TEXT;
  ALTER TABLE feedback ADD COLUMN note         TEXT;
  ALTER TABLE feedback ADD COLUMN forgotten_at TEXT;
  CREATE INDEX feedback_by_age ON feedback (received_at, report_id);
  CREATE INDEX feedback_resolved ON feedback (resolved_at) WHERE resolved_at IS NOT NULL;
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
  INSERT INTO feedback_events (report_id, number, call, state, at)
    SELECT report_id, 1, 'before reviewers had names', 'resolved', resolved_at FROM feedback
    WHERE status = 'resolved' AND resolved_at IS NOT NULL;
  `,
];

/**
 * The register's schema, in a file of its own: an import of millions of names then holds up no report. A row is known by its
 * source and its reference, or by its source and its name where it has none. Ids are never given twice. `changed_names` says
 * which rows were changed or removed and in which order, so that an index held in memory can follow; rows that are new are
 * those with a higher id. `epoch` is random: it becomes another when that list is cut, and tells two stores apart.
 */
export const REGISTER_MIGRATIONS: readonly string[] = [
  `
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
];
