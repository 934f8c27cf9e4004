import { ToolError } from '../errors.ts';
import {
  IDEMPOTENCY_HOURS,
  type FeedbackQueue,
  type FeedbackReview,
  type Receipt,
  type Report,
  type ReportKind,
  type ReportState,
  type StoredReport,
} from '../feedback/queue.ts';
import type { Database, SqliteStore } from './sqlite.ts';

/** Loaded at the first report, so that no start pays for it. */
const crypto = () => process.getBuiltinModule('node:crypto');

const COLUMNS = 'report_id, kind, message, page_or_tool, reporter, contact, status, received_at, resolved_at';

interface Row {
  readonly report_id: string;
  readonly kind: string;
  readonly message: string;
  readonly page_or_tool: string | null;
  readonly reporter: string | null;
  readonly contact: string | null;
  readonly status: string;
  readonly received_at: string;
  readonly resolved_at: string | null;
}

/**
 * The queue of reports, kept in the embedded store.
 *
 * @param now the clock
 */
export function feedbackStore(store: SqliteStore, now: () => Date): FeedbackQueue & FeedbackReview {
  return {
    submit: (report, idempotencyKey) => {
      const report_id = `fb_${crypto().randomUUID().replaceAll('-', '')}`;
      return store.write((db) => {
        const received_at = now().toISOString();
        const before = idempotencyKey === undefined ? undefined : claim(db, idempotencyKey, report, report_id, now());
        if (before !== undefined) return before;
        db.prepare(
          'INSERT INTO feedback (report_id, kind, message, page_or_tool, reporter, contact, received_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        ).run(
          report_id,
          report.kind,
          report.message,
          report.page_or_tool ?? null,
          report.reporter ?? null,
          report.contact ?? null,
          received_at,
        );
        return { report_id, status: 'queued_for_review', received_at };
      });
    },
    waiting: () =>
      store.read((db) => {
        const [row] = db
          .prepare("SELECT count(*) AS waiting FROM feedback WHERE status = 'queued_for_review'")
          .all() as { waiting: number }[];
        return row?.waiting ?? 0;
      }),
    list: ({ status, limit }) =>
      store.read((db) =>
        (
          db
            .prepare(
              `SELECT ${COLUMNS} FROM feedback WHERE ?1 IS NULL OR status = ?1 ORDER BY received_at DESC, report_id LIMIT ?2`,
            )
            .all(status ?? null, limit) as Row[]
        ).map(fromRow),
      ),
    find: (reportId) =>
      store.read((db) => {
        const [row] = db.prepare(`SELECT ${COLUMNS} FROM feedback WHERE report_id = ?`).all(reportId) as Row[];
        return row === undefined ? undefined : fromRow(row);
      }),
    resolve: (reportId) =>
      store.write((db) => {
        db.prepare(
          "UPDATE feedback SET status = 'resolved', resolved_at = ? WHERE report_id = ? AND status <> 'resolved'",
        ).run(now().toISOString(), reportId);
        const [row] = db.prepare(`SELECT ${COLUMNS} FROM feedback WHERE report_id = ?`).all(reportId) as Row[];
        return row === undefined ? undefined : fromRow(row);
      }),
  };
}

/**
 * Claims a key for a report, in the transaction that keeps the report.
 *
 * @returns the first receipt, where the same report came with this key before
 * @throws ToolError `KEY_REUSED` where another report did
 */
function claim(
  db: Database.Database,
  idempotencyKey: string,
  report: Report,
  reportId: string,
  now: Date,
): Receipt | undefined {
  const oldest = new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000).toISOString();
  db.prepare('DELETE FROM idempotency_keys WHERE received_at < ?').run(oldest);
  // Hashed: neither the caller's key nor, once the report is forgotten, a word of it stays behind.
  const key = digest(idempotencyKey);
  const content = digest(JSON.stringify(Object.entries(report).sort(([a], [b]) => (a < b ? -1 : 1))));
  const [row] = db.prepare('SELECT content, report_id, received_at FROM idempotency_keys WHERE key = ?').all(key) as {
    content: string;
    report_id: string;
    received_at: string;
  }[];
  if (row === undefined) {
    db.prepare('INSERT INTO idempotency_keys (key, content, report_id, received_at) VALUES (?, ?, ?, ?)').run(
      key,
      content,
      reportId,
      now.toISOString(),
    );
    return undefined;
  }
  if (row.content === content)
    return { report_id: row.report_id, status: 'queued_for_review', received_at: row.received_at };
  throw new ToolError({
    code: 'KEY_REUSED',
    detail: `This Idempotency-Key came with another report within the last ${IDEMPOTENCY_HOURS} hours.`,
    fix: 'Send a new key with each new report, and the same key only to repeat the same one.',
  });
}

const digest = (text: string): string => crypto().createHash('sha256').update(text).digest('hex');

function fromRow(row: Row): StoredReport {
  return {
    report_id: row.report_id,
    kind: row.kind as ReportKind,
    message: row.message,
    status: row.status as ReportState,
    received_at: row.received_at,
    ...(row.page_or_tool === null ? {} : { page_or_tool: row.page_or_tool }),
    ...(row.reporter === null ? {} : { reporter: row.reporter }),
    ...(row.contact === null ? {} : { contact: row.contact }),
    ...(row.resolved_at === null ? {} : { resolved_at: row.resolved_at }),
  };
}
