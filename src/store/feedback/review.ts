import { setTimeout as sleep } from 'node:timers/promises';
import { ToolError } from '../../errors.ts';
import { IDEMPOTENCY_HOURS, type FeedbackReview, type ReportState, type StoredReport } from '../../feedback/queue.ts';
import { COLUMNS, feedbackList, fromRow, type Db, type FeedbackDatabase, type Row } from './list.ts';

/** Loaded at the first use, to keep startup fast. */
const crypto = () => process.getBuiltinModule('node:crypto');

/** Reports changed or deleted per transaction, so that other writers wait only briefly. */
const BATCH = 500;
/** How often to try to empty the write-ahead log while others read it, and the pause between tries. */
const EMPTYING = { tries: 20, pauseMs: 100 } as const;

/** The queue of reports as reviewers use it. */
export function feedbackReview(database: FeedbackDatabase, now: () => Date): FeedbackReview {
  const locks = database.dialect === 'postgres';

  /** Reads a report and locks it until the transaction ends. SQLite needs no lock: it has one writer at a time. */
  const held = (db: Db, reportId: string) =>
    db
      .selectFrom('feedback')
      .select(COLUMNS)
      .where('report_id', '=', reportId)
      .$if(locks, (query) => query.forUpdate())
      .executeTakeFirst();

  const take = async (db: Db, reportId: string, step: Step & { readonly by: string }): Promise<StoredReport> => {
    const row = await db
      .updateTable('feedback')
      .set({ status: step.state, assigned_to: step.by, assigned_at: step.at })
      .where('report_id', '=', reportId)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await record(db, [reportId], step);
    return fromRow(row);
  };

  /** Resolves the reports that are not resolved, in the order of their ids, which prevents deadlocks. */
  const resolveAll = async (db: Db, reportIds: readonly string[], step: Step): Promise<string[]> => {
    const open = ids(
      await db
        .selectFrom('feedback')
        .select('report_id')
        .where('report_id', 'in', reportIds)
        .where('status', '<>', 'resolved')
        .orderBy('report_id')
        .$if(locks, (query) => query.forUpdate())
        .execute(),
    );
    if (open.length > 0) {
      await db
        .updateTable('feedback')
        .set({ status: step.state, resolved_by: step.by, resolved_at: step.at, note: step.note ?? null })
        .where('report_id', 'in', open)
        .execute();
      await record(db, open, step);
    }
    return open;
  };

  return {
    ...feedbackList(database),

    assign: (reportId, by, takeOver = false) => {
      const step = { call: newCall(), state: 'in_review', by, at: now().toISOString() } as const;
      return database.write(async (db) => {
        const row = await held(db, reportId);
        if (row === undefined) return undefined;
        if (row.status === 'in_review' && row.assigned_to === by) return { assigned: true, report: fromRow(row) };
        if (row.status === 'resolved' || (row.status === 'in_review' && !takeOver))
          return { assigned: false, report: fromRow(row) };
        return { assigned: true, report: await take(db, reportId, step) };
      });
    },

    takeNext: (by) => {
      const step = { call: newCall(), state: 'in_review', by, at: now().toISOString() } as const;
      let damaged = 0;
      const takeOne = async (db: Db): Promise<StoredReport | undefined> => {
        // If this runs again after a commit whose answer was lost, it has already taken a report.
        const [mine] = await takenBy(db, step.call);
        if (mine !== undefined) return fromRow((await held(db, mine)) as Row);
        for (;;) {
          const passedOver = damaged;
          const next = await db
            .selectFrom('feedback')
            .select(COLUMNS)
            .where('status', '=', 'queued_for_review')
            .orderBy('received_at')
            .orderBy('report_id')
            .limit(1)
            .offset(passedOver)
            .$if(locks, (query) => query.forUpdate().skipLocked())
            .executeTakeFirst();
          if (next !== undefined) return take(db, next.report_id, step);
          if (damaged === passedOver) return undefined;
        }
      };
      // A damaged report must not keep reviewers from those behind it.
      return database.write(takeOne, { onDamaged: () => damaged++ });
    },

    resolve: async (reportIds, by, note) => {
      const step = { call: newCall(), state: 'resolved', by, at: now().toISOString(), note: note ?? null } as const;
      const resolved: string[] = [];
      for (let first = 0; first < reportIds.length; first += BATCH) {
        const batch = reportIds.slice(first, first + BATCH);
        resolved.push(
          ...(await database.write(async (db) => [
            // If this runs again after a commit whose answer was lost, these are already resolved.
            ...(await takenBy(db, step.call, batch)),
            ...(await resolveAll(db, batch, step)),
          ])),
        );
      }
      return resolved;
    },

    forget: async (reportId, by) => {
      const at = now().toISOString();
      const step = { call: newCall(), state: 'resolved', by: by ?? null, at } as const;
      const outcome = await database.write(async (db) => {
        const row = await held(db, reportId);
        if (row === undefined) return undefined;
        if (row.forgotten_at !== null) return { report: fromRow(row), changed: row.forgotten_at === at };
        if (row.status !== 'resolved') await resolveAll(db, [reportId], step);
        const emptied = await db
          .updateTable('feedback')
          .set({ message: '', page_or_tool: null, reporter: null, contact: null, note: null, forgotten_at: at })
          .where('report_id', '=', reportId)
          .returning(COLUMNS)
          .executeTakeFirstOrThrow();
        await db.updateTable('feedback_events').set({ note: null }).where('report_id', '=', reportId).execute();
        await db.deleteFrom('idempotency_keys').where('report_id', '=', reportId).execute();
        return { report: fromRow(emptied), changed: true };
      });
      // Also on a second call, because the first may not have finished.
      return outcome && { ...outcome, left: await textLeft(database) };
    },

    expire: async (days) => {
      const at = now();
      await database.write((db) =>
        db.deleteFrom('idempotency_keys').where('received_at', '<', oldestKey(at)).execute(),
      );
      if (days === undefined) return 0;
      const before = new Date(at.getTime() - days * 86_400_000).toISOString();
      let deleted = 0;
      for (;;) {
        const deleteBatch = async (db: Db): Promise<number> => {
          const old = await db
            .selectFrom('feedback')
            .select('report_id')
            .where('status', '=', 'resolved')
            .where('resolved_at', '<', before)
            .orderBy('resolved_at')
            .limit(BATCH)
            .$if(locks, (query) => query.forUpdate().skipLocked())
            .execute();
          if (old.length === 0) return 0;
          const { numDeletedRows } = await db
            .deleteFrom('feedback')
            .where('report_id', 'in', ids(old))
            .executeTakeFirstOrThrow();
          return Number(numDeletedRows);
        };
        const batch = await database.write(deleteBatch, { onDamaged: () => {} });
        deleted += batch;
        if (batch < BATCH) break;
      }
      if (deleted > 0) await emptyLog(database);
      return deleted;
    },
  };
}

interface Step {
  readonly call: string;
  readonly state: ReportState;
  readonly by: string | null;
  readonly at: string;
  readonly note?: string | null;
}

const newCall = (): string => crypto().randomUUID();

const ids = (rows: readonly { readonly report_id: string }[]): string[] => rows.map(({ report_id }) => report_id);

/** The reports, among these or all, that a call has changed. */
const takenBy = async (db: Db, call: string, among?: readonly string[]): Promise<string[]> =>
  ids(
    await db
      .selectFrom('feedback_events')
      .select('report_id')
      .where('call', '=', call)
      .$if(among !== undefined, (query) => query.where('report_id', 'in', among ?? []))
      .execute(),
  );

/** Adds a step to the history of reports that this transaction has locked. */
async function record(db: Db, reportIds: readonly string[], { call, state, by, at, note = null }: Step): Promise<void> {
  const counted = await db
    .selectFrom('feedback_events')
    .select(['report_id', ({ fn }) => fn.max('number').as('number')])
    .where('report_id', 'in', reportIds)
    .groupBy('report_id')
    .execute();
  const last = new Map(counted.map(({ report_id, number }) => [report_id, number]));
  await db
    .insertInto('feedback_events')
    .values(
      reportIds.map((report_id) => ({ report_id, number: (last.get(report_id) ?? 0) + 1, call, state, by, at, note })),
    )
    .execute();
}

/**
 * Removes deleted text from the store's files.
 *
 * @returns where parts of it may still be, in words
 */
async function textLeft(database: FeedbackDatabase): Promise<string[]> {
  if (!('use' in database))
    return ["PostgreSQL's own files and write-ahead log, until it has vacuumed and recycled them"];
  const left: string[] = [];
  try {
    // SQLite overwrites deleted data (`secure_delete`), but not the copies that moved rows left in its pages.
    await database.use((handle) => handle.exec('VACUUM'));
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    left.push("the store's file, which could not be rewritten: run the same command again later");
  }
  if (!(await emptyLog(database)))
    left.push("the store's write-ahead log, because another process is reading it: run the same command again later");
  return left;
}

/** Empties the write-ahead log of SQLite; returns false if other processes prevent it by reading it. */
async function emptyLog(database: FeedbackDatabase): Promise<boolean> {
  if (!('use' in database)) return true;
  for (let tried = 0; tried < EMPTYING.tries; tried++) {
    if (tried > 0) await sleep(EMPTYING.pauseMs);
    const [outcome] = await database.use((handle) => handle.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]);
    if (outcome?.busy === 0) return true;
  }
  return false;
}

/** Idempotency keys received before this time have expired: ISO 8601, UTC. */
export const oldestKey = (now: Date): string => new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000).toISOString();
