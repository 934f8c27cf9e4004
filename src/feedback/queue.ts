/** The kinds of report. */
export const REPORT_KINDS = [
  'bug_report',
  'content_issue',
  'integration_issue',
  'accessibility_issue',
  'suggestion',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** The states of a report, in order; a report never goes back. */
export const REPORT_STATES = ['queued_for_review', 'in_review', 'resolved'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** A report as a bot or its user writes it. All of its text is untrusted. */
export interface Report {
  readonly kind: ReportKind;
  readonly message: string;
  readonly page_or_tool?: string;
  readonly reporter?: string;
  readonly contact?: string;
}

/** The fields of a report that strangers wrote. */
export const UNTRUSTED_FIELDS = ['message', 'page_or_tool', 'reporter', 'contact'] as const;

/** A report as it is stored. Times are ISO 8601, UTC. */
export interface StoredReport extends Report {
  readonly report_id: string;
  readonly status: ReportState;
  readonly received_at: string;
  /** The reviewer who took it last, and when. */
  readonly assigned_to?: string;
  readonly assigned_at?: string;
  readonly resolved_by?: string;
  readonly resolved_at?: string;
  /** The note of the reviewer who resolved it. */
  readonly note?: string;
  /** When its text was removed; its message has been empty since then. */
  readonly forgotten_at?: string;
}

/** One step in a report's history. */
export interface ReportEvent {
  readonly state: ReportState;
  /** The reviewer; absent if no name was given. */
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

/** The queue of reports that people review. A port; the store has its adapter. */
export interface FeedbackQueue {
  /**
   * Saves a report. Returns the receipt once the report is committed.
   *
   * @param idempotencyKey the caller's id for this call: the same report with the same key within {@link IDEMPOTENCY_HOURS}
   *   hours is saved once, and every call returns the first receipt
   * @param caller who calls: a key, or a report whose fate is unknown, is theirs alone; absent if there is one caller only
   * @throws ToolError `STORE_UNAVAILABLE`; `KEY_REUSED` if the key belongs to another report
   */
  submit(report: Report, idempotencyKey?: string, caller?: string): Promise<Receipt>;
}

/** How long an idempotency key is valid. */
export const IDEMPOTENCY_HOURS = 24;

/** Conditions that reports must meet; an absent field is no condition. */
export interface ReportFilter {
  readonly status?: ReportState;
  readonly kind?: ReportKind;
  /** The reviewer whom it is assigned to or who resolved it. */
  readonly by?: string;
  /** Part of the page or tool; case does not matter. */
  readonly about?: string;
  /** Part of the message; case does not matter. */
  readonly contains?: string;
  /** Received at `since` or later, and earlier than `before`: ISO 8601, UTC. */
  readonly since?: string;
  readonly before?: string;
}

/** Selects a page of reports. */
export interface Paged {
  readonly limit: number;
  /** Only reports that follow this one in the list. */
  readonly after?: Pick<StoredReport, 'report_id' | 'received_at'>;
}

/** The outcome of assigning a report. */
export interface Assignment {
  /** Whether the reviewer has the report now; if not, `report` says who has it or who resolved it. */
  readonly assigned: boolean;
  readonly report: StoredReport;
}

/** The queue as reviewers use it. Every method can throw ToolError `STORE_UNAVAILABLE`. */
export interface FeedbackReview {
  /** How many reports wait for review. */
  waiting(): Promise<number>;
  /** Lists reports, newest first. */
  list(filter: ReportFilter & Paged): Promise<StoredReport[]>;
  find(reportId: string): Promise<StoredReport | undefined>;
  /** The ids that begin with a text, at most `limit`, the text itself first if it is an id. */
  idsThatBegin(start: string, limit: number): Promise<string[]>;
  /** The history of a report, oldest step first, beginning with its receipt. Empty if there is no such report. */
  history(reportId: string): Promise<ReportEvent[]>;
  /** Other open reports of the same kind about the same page or tool, newest first. Near-duplicates are always among them. */
  alike(report: StoredReport, limit: number): Promise<StoredReport[]>;
  /**
   * Assigns a report to a reviewer, unless it is resolved, or another reviewer has it and `takeOver` is not set. Returns
   * undefined if there is no such report.
   */
  assign(reportId: string, by: string, takeOver?: boolean): Promise<Assignment | undefined>;
  /** Assigns the report that has waited longest to a reviewer, and to no other. Returns undefined if none waits. */
  takeNext(by: string): Promise<StoredReport | undefined>;
  /**
   * Marks reports as resolved; does not change those already resolved.
   *
   * @returns the ids of those that were not resolved before
   */
  resolve(reportIds: readonly string[], by: string, note?: string): Promise<string[]>;
  /**
   * Removes the personal data of a report: its message, page, reporter and contact, the reviewers' notes on it and its
   * idempotency key. Keeps who did what and when. Also marks the report as resolved, because nothing is left to review. A
   * second call changes nothing. Returns undefined if there is no such report.
   *
   * @param by who removes it, if known
   */
  forget(reportId: string, by?: string): Promise<Forgotten | undefined>;
  /**
   * Deletes reports that were resolved more than `days` ago, with their history, and expired idempotency keys. Never deletes a
   * report that is not resolved. Any number of processes may call it at once.
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
  /** Where the store may still hold parts of the text for a time, in words; empty if nowhere. */
  readonly left: readonly string[];
}
