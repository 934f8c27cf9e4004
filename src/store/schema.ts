import type { Generated } from 'kysely';
import type { ReportKind, ReportState } from '../feedback/queue.ts';
import type { NameSource } from '../names/model.ts';

/** The tables as queries see them, the same in both databases. Times are ISO 8601 text in UTC. */

/** Reports and what became of them. */
export interface FeedbackTables {
  feedback: {
    report_id: string;
    kind: ReportKind;
    message: string;
    page_or_tool: string | null;
    reporter: string | null;
    contact: string | null;
    status: Generated<ReportState>;
    received_at: string;
    assigned_to: string | null;
    assigned_at: string | null;
    resolved_by: string | null;
    resolved_at: string | null;
    note: string | null;
    forgotten_at: string | null;
  };
  /** What reviewers did, in order. Deleted with the report. */
  feedback_events: {
    report_id: string;
    /** The number of the step, from 1; times give no order, because reviewers' clocks may differ. */
    number: number;
    /** The id of the call that took this step, so that a retry does not take it twice. */
    call: string;
    state: ReportState;
    by: string | null;
    at: string;
    note: string | null;
  };
  idempotency_keys: {
    /** SHA-256 of the caller's key. */
    key: string;
    /** SHA-256 of the report. */
    content: string;
    report_id: string;
    received_at: string;
  };
}

/** The register of names. */
export interface RegisterTables {
  names: {
    id: Generated<number>;
    source: NameSource;
    name: string;
    entity_type: string | null;
    status: string | null;
    reference: string | null;
  };
  sources: { source: NameSource; names: number; updated_at: string; covers: string };
  register: { epoch: number };
  /** SQLite only: rows changed or removed, in order. */
  changed_names: { change: Generated<number>; id: number };
  /** PostgreSQL only, like the tables below: rows added, changed or removed, by transaction (`xid8` as text). */
  name_changes: { xid: Generated<string>; id: number };
  /** A view: the current totals of each source. */
  held: { source: NameSource; names: number; updated_at: string; covers: string };
  /** Counts that are not in `sources` yet. */
  source_deltas: { source: NameSource; delta: number; at: Generated<string> };
  /** Where the website writes its applications. */
  applications_in: {
    reference: string;
    business_name: string;
    entity_type: string | null;
    status: string | null;
    filed_at: Generated<string>;
  };
  name_imports: { import_id: string; started_at: string; outcome: string | null };
  names_staged: {
    import_id: string;
    batch: number;
    name: string[];
    entity_type: (string | null)[];
    status: (string | null)[];
    reference: (string | null)[];
  };
}

export type StoreTables = FeedbackTables & RegisterTables;
