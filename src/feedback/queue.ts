/** What kinds of report there are. */
export const REPORT_KINDS = [
  'bug_report',
  'content_issue',
  'integration_issue',
  'accessibility_issue',
  'suggestion',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Where a report stands on its way to a person: it goes forward only. */
export const REPORT_STATES = ['queued_for_review', 'in_review', 'resolved'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** A report as a bot or its user writes it. Every text in it is untrusted. */
export interface Report {
  readonly kind: ReportKind;
  readonly message: string;
  readonly page_or_tool?: string;
  readonly reporter?: string;
  readonly contact?: string;
}

/** The fields of a report that strangers wrote. */
export const UNTRUSTED_FIELDS = ['message', 'page_or_tool', 'reporter', 'contact'] as const;

/** A report as it is kept. Times are ISO 8601, UTC. */
export interface StoredReport extends Report {
  readonly report_id: string;
  readonly status: ReportState;
  readonly received_at: string;
  /** The reviewer who took it last, and when. */
  readonly assigned_to?: string;
  readonly assigned_at?: string;
  readonly resolved_by?: string;
  readonly resolved_at?: string;
  /** What the reviewer wrote who resolved it. */
  readonly note?: string;
  /** When its text was removed: its message is empty since. */
  readonly forgotten_at?: string;
}

/** One step of a report's way. */
export interface ReportEvent {
  readonly state: ReportState;
  /** The reviewer; absent where no name was given. */
  readonly by?: string;
  readonly at: string;
  readonly note?: string;
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

/** Which reports; what is left out does not matter. */
export interface ReportFilter {
  readonly status?: ReportState;
  readonly kind?: ReportKind;
  /** A reviewer: whom it is assigned to or who resolved it. */
  readonly by?: string;
  /** Part of the page or tool, in capitals or not. */
  readonly about?: string;
  /** Part of the message, in capitals or not. */
  readonly contains?: string;
  /** Received at this time or later, and before that one: ISO 8601, UTC. */
  readonly since?: string;
  readonly before?: string;
}

/** A page of reports. */
export interface Paged {
  readonly limit: number;
  /** Only those that come after this one in the list. */
  readonly after?: Pick<StoredReport, 'report_id' | 'received_at'>;
}

/** What became of an attempt to take a report. */
export interface Assignment {
  /** Whether it is with the asking reviewer now; if not, `report` says who has it or who resolved it. */
  readonly assigned: boolean;
  readonly report: StoredReport;
}

/** The reviewers' side of the queue. Everything throws ToolError `STORE_UNAVAILABLE`. */
export interface FeedbackReview {
  /** How many reports wait for review. */
  waiting(): Promise<number>;
  /** Newest first. */
  list(filter: ReportFilter & Paged): Promise<StoredReport[]>;
  find(reportId: string): Promise<StoredReport | undefined>;
  /** The way of a report, oldest first; the first step is that it was received. Empty where there is no such report. */
  history(reportId: string): Promise<ReportEvent[]>;
  /** Other open reports of the same kind about the same page or tool, newest first: among them are its near-duplicates. */
  alike(report: StoredReport, limit: number): Promise<StoredReport[]>;
  /**
   * Gives a report to a reviewer. One that is resolved stays so; one that another has is left to them but for `takeOver`.
   * Undefined where there is no such report.
   */
  assign(reportId: string, by: string, takeOver?: boolean): Promise<Assignment | undefined>;
  /** Gives the report that has waited longest to a reviewer; no other gets it. Undefined where none waits. */
  takeNext(by: string): Promise<StoredReport | undefined>;
  /**
   * Marks reports as resolved; what is resolved already stays as it is.
   *
   * @returns the ids of those that were not resolved before
   */
  resolve(reportIds: readonly string[], by: string, note?: string): Promise<string[]>;
  /**
   * Removes what a report says of people: its message, page, reporter and contact, the reviewers' notes on it and its
   * idempotency key. Who did what when stays. Nothing is left to review then: a report that was not resolved is. A second
   * time changes nothing. Undefined where there is no such report.
   *
   * @param by who asked for it, where that is told
   */
  forget(reportId: string, by?: string): Promise<Forgotten | undefined>;
  /**
   * Deletes resolved reports, their history with them, once they have been resolved for longer than `days`, and idempotency
   * keys that have run out. Reports that are not resolved are never deleted. Any number of processes may do it at once.
   *
   * @param days undefined to delete no report
   * @returns how many reports were deleted
   */
  expire(days: number | undefined): Promise<number>;
}

export interface Forgotten {
  readonly report: StoredReport;
  /** Whether this call removed the text. */
  readonly changed: boolean;
  /** Where parts of the text may still lie for a time, in words; empty where they lie nowhere in the store. */
  readonly left: readonly string[];
}
