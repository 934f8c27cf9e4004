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
];
