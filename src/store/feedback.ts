import { randomUUID } from 'node:crypto';
import type { FeedbackQueue, FeedbackReview, ReportKind, ReportState, StoredReport } from '../feedback/queue.ts';
import type { SqliteStore } from './sqlite.ts';

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
    submit: (report) => {
      const report_id = `fb_${randomUUID().replaceAll('-', '')}`;
      return store.write((db) => {
        const received_at = now().toISOString();
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
