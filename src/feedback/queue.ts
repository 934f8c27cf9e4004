/** What kinds of report there are. */
export const REPORT_KINDS = [
  'bug_report',
  'content_issue',
  'integration_issue',
  'accessibility_issue',
  'suggestion',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Where a report stands on its way to a person. */
export const REPORT_STATES = ['queued_for_review', 'resolved'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** A report as a bot or its user writes it. Every text in it is untrusted. */
export interface Report {
  readonly kind: ReportKind;
  readonly message: string;
  readonly page_or_tool?: string;
  readonly reporter?: string;
  readonly contact?: string;
}

/** A report as it is kept. */
export interface StoredReport extends Report {
  readonly report_id: string;
  readonly status: ReportState;
  /** ISO 8601, UTC. */
  readonly received_at: string;
  readonly resolved_at?: string;
}

export interface Receipt {
  readonly report_id: string;
  readonly status: 'queued_for_review';
  /** ISO 8601, UTC. */
  readonly received_at: string;
}

/** The queue of reports that people review. A port: the store has its adapter. */
export interface FeedbackQueue {
  /**
   * Keeps a report. The receipt comes once the report is committed.
   *
   * @param idempotencyKey the caller's name for this call: the same report under the same key within
   *   {@link IDEMPOTENCY_HOURS} hours is kept once, and answered with the first receipt
   * @throws ToolError `STORE_UNAVAILABLE`; `KEY_REUSED` where the key belongs to another report
   */
  submit(report: Report, idempotencyKey?: string): Promise<Receipt>;
}

/** How long a key stands for the call it was given with. */
export const IDEMPOTENCY_HOURS = 24;

/** The reviewers' side of the queue. */
export interface FeedbackReview {
  /** How many reports wait for review. */
  waiting(): Promise<number>;
  /** Newest first. */
  list(filter: { status?: ReportState; limit: number }): Promise<StoredReport[]>;
  find(reportId: string): Promise<StoredReport | undefined>;
  /** Marks a report as resolved; a report that is resolved already stays as it is. Undefined where there is none. */
  resolve(reportId: string): Promise<StoredReport | undefined>;
}
