import { SCHEMA } from './postgres-schema.ts';

/**
 * The schema in PostgreSQL, one step a version: the table `migrations` says which have been taken. A step that has been
 * released is never changed; a later one is added below it. All of it lies in a schema of its own, so that a database can be
 * shared with the website's.
 */

const FEEDBACK = `
  CREATE TABLE ${SCHEMA}.feedback (
    report_id    text PRIMARY KEY,
    kind         text NOT NULL,
    message      text NOT NULL,
    page_or_tool text,
    reporter     text,
    contact      text,
    status       text NOT NULL DEFAULT 'queued_for_review',
    received_at  timestamptz NOT NULL,
    resolved_at  timestamptz
  );
  CREATE INDEX feedback_by_status ON ${SCHEMA}.feedback (status, received_at);
  CREATE TABLE ${SCHEMA}.idempotency_keys (
    key         text PRIMARY KEY,
    content     text NOT NULL,
    report_id   text NOT NULL,
    received_at timestamptz NOT NULL
  );
  CREATE INDEX idempotency_keys_by_age ON ${SCHEMA}.idempotency_keys (received_at);
`;

/** The register of names. */
const REGISTER = '';

/** What the search in the database looks things up in. */
const SEARCH = '';

export const POSTGRES_MIGRATIONS: readonly string[] = [FEEDBACK, REGISTER, SEARCH];
