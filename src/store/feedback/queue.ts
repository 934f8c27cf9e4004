import { ToolError } from '../../errors.ts';
import {
  IDEMPOTENCY_HOURS,
  type FeedbackQueue,
  type FeedbackReview,
  type Receipt,
  type Report,
} from '../../feedback/queue.ts';
import { fateUnknown } from '../database.ts';
import type { Db, FeedbackDatabase } from './list.ts';
import { feedbackReview, oldestKey } from './review.ts';

/** Loaded at the first report, to keep startup fast. */
const crypto = () => process.getBuiltinModule('node:crypto');

/** How many reports to remember that may or may not have been saved, and for how long. */
const MOST_UNSETTLED = 1_000;
const UNSETTLED_MS = 3_600_000;

/**
 * The queue of reports in a database, for callers and reviewers.
 *
 * @param now the clock
 */
export function feedbackStore(database: FeedbackDatabase, now: () => Date): FeedbackQueue & FeedbackReview {
  const unsettled = unsettledReports(now);
  return {
    submit: async (report, idempotencyKey, caller = '') => {
      const own = digest(report, caller);
      const before = unsettled.take(own);
      const receipt = before ?? newReceipt(now());
      try {
        if (idempotencyKey !== undefined)
          return await submitUnderKey(database, { report, receipt, idempotencyKey, caller, now: now() });
        if (before === undefined) await database.read((db) => insert(db, report, receipt), { keeps: true });
        // The lost session may still lock the row; a transaction limits how long this waits for it.
        else await database.write((db) => insert(db, report, receipt));
        return receipt;
      } catch (error) {
        if (before !== undefined || fateUnknown(error)) unsettled.put(own, receipt);
        throw error;
      }
    },
    ...feedbackReview(database, now),
  };
}

interface Submission {
  readonly report: Report;
  readonly receipt: Receipt;
  readonly idempotencyKey: string;
  readonly caller: string;
  readonly now: Date;
}

function submitUnderKey(
  database: FeedbackDatabase,
  { report, receipt, idempotencyKey, caller, now }: Submission,
): Promise<Receipt> {
  // Hashed, so that neither the caller nor their key is stored, and no text remains once the report is forgotten.
  const key = sha256(caller === '' ? idempotencyKey : `${caller} ${idempotencyKey}`);
  const content = digest(report);
  return database.write(async (db) => {
    const before = await claim(db, { key, content, ...receipt }, now);
    if (before !== undefined) return before;
    await insert(db, report, receipt);
    return receipt;
  });
}

const newReceipt = (now: Date): Receipt => ({
  report_id: `fb_${crypto().randomUUID().replaceAll('-', '')}`,
  status: 'queued_for_review',
  received_at: now.toISOString(),
});

/** Idempotent: a second run changes nothing. */
const insert = (db: Db, report: Report, { report_id, received_at }: Receipt): Promise<unknown> =>
  db
    .insertInto('feedback')
    .values({
      report_id,
      kind: report.kind,
      message: report.message,
      page_or_tool: report.page_or_tool ?? null,
      reporter: report.reporter ?? null,
      contact: report.contact ?? null,
      received_at,
    })
    // Not "do nothing": a transaction without a write does not wait for a standby, so it could acknowledge a report that is lost.
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet({ report_id }))
    .execute();

/**
 * Claims a key for a report, in the transaction that saves the report. If several calls claim one key at once, the first to
 * commit gets it and the others wait for it.
 *
 * @returns the first receipt if the same report came with this key before; otherwise undefined
 * @throws ToolError `KEY_REUSED` if another report came with this key
 */
async function claim(
  db: Db,
  { key, content, report_id, received_at }: Receipt & { readonly key: string; readonly content: string },
  now: Date,
): Promise<Receipt | undefined> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ key, content, report_id, received_at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ content, report_id, received_at })
        .where('idempotency_keys.received_at', '<', oldestKey(now)),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed !== undefined) return undefined;
  const held = await db
    .selectFrom('idempotency_keys')
    .select(['content', 'report_id', 'received_at'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (held.content === content)
    return { report_id: held.report_id, status: 'queued_for_review', received_at: held.received_at };
  throw new ToolError({
    code: 'KEY_REUSED',
    detail: `This Idempotency-Key came with another report within the last ${IDEMPOTENCY_HOURS} hours.`,
    fix: 'Send a new key with each new report, and the same key only to repeat the same one.',
  });
}

/** The receipts of reports that may or may not have been saved, so that a report sent again is saved once. */
interface UnsettledReports {
  /** Removes and returns the receipt of an identical report, by its digest. It is put back if it remains unsettled. */
  take(content: string): Receipt | undefined;
  put(content: string, receipt: Receipt): void;
}

function unsettledReports(now: () => Date): UnsettledReports {
  const receipts = new Map<string, { readonly receipt: Receipt; readonly until: number }>();
  return {
    take: (content) => {
      const found = receipts.get(content);
      receipts.delete(content);
      return found !== undefined && now().getTime() < found.until ? found.receipt : undefined;
    },
    put: (content, receipt) => {
      const [oldest] = receipts.keys();
      if (oldest !== undefined && receipts.size >= MOST_UNSETTLED) receipts.delete(oldest);
      receipts.set(content, { receipt, until: now().getTime() + UNSETTLED_MS });
    },
  };
}

/** The digest of a report, and of its caller if one is given. */
const digest = (report: Report, caller = ''): string =>
  sha256(caller + JSON.stringify(Object.entries(report).sort(([a], [b]) => (a < b ? -1 : 1))));

const sha256 = (text: string): string => crypto().createHash('sha256').update(text).digest('hex');
