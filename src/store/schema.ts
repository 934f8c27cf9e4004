import type { Generated } from 'kysely';
import type { ReportKind, ReportState } from '../feedback/queue.ts';
import type { NameSource } from '../names/model.ts';

/** Tables as queries see them, the same in both databases. Times are ISO 8601 text, UTC. */

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
    resolved_at: string | null;
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
}

export type StoreTables = FeedbackTables & RegisterTables;
