import type { Kysely, Selectable } from 'kysely';
import { REPORT_STATES } from '../../feedback/queue.ts';
import { batches, count, rowsWith } from './source.ts';
import type { Database } from '../database.ts';
import { COLUMNS as REPORT_COLUMNS } from '../feedback/list.ts';
import { oldestKey } from '../feedback/review.ts';
import type { FeedbackTables, StoreTables } from '../schema.ts';
import type { SqliteHandle } from '../sqlite/database.ts';

type Report = Selectable<FeedbackTables['feedback']>;
type Step = Selectable<FeedbackTables['feedback_events']>;
type Key = Selectable<FeedbackTables['idempotency_keys']>;
type Queries = Kysely<StoreTables>;

const STEP_COLUMNS = [
  'report_id', 'number', 'call', 'state', 'by', 'at', 'note',
] as const satisfies readonly (keyof Step)[]; // prettier-ignore
const KEY_COLUMNS = ['key', 'content', 'report_id', 'received_at'] as const satisfies readonly (keyof Key)[];

/** What is copied of the reports' file. */
export const REPORT_PARTS: Readonly<Record<string, readonly string[]>> = {
  feedback: REPORT_COLUMNS,
  feedback_events: STEP_COLUMNS,
  idempotency_keys: KEY_COLUMNS,
};

/** Reports taken over in one transaction. */
const BATCH = 500;
/** Rows in one statement: PostgreSQL takes 65,535 values. */
const MOST_ROWS = 5_000;
/** Until PostgreSQL is there again. */
export const COPY_PATIENCE_MS = 60_000;

/** A report and its history. */
export interface Kept {
  readonly report: Report;
  readonly steps: readonly Step[];
}

export interface CopiedReports {
  /** In the source. */
  readonly reports: number;
  readonly added: number;
  /** Those that the target held with less of their history, or with text that was forgotten in the source. */
  readonly updated: number;
  /** Idempotency keys that are still good. */
  readonly keys: number;
}

export interface ReportsCopy {
  readonly from: SqliteHandle;
  readonly to: Database<StoreTables>;
  readonly now: Date;
  /** Told after each batch how many reports were seen; throws to stop. */
  readonly onBatch: (seen: number) => Promise<void>;
}

/** Copies reports, their history and their idempotency keys. Run again, it takes over what came since. */
export async function copyReports({ from, to, now, onBatch }: ReportsCopy): Promise<CopiedReports> {
  let seen = 0;
  let added = 0;
  let updated = 0;
  for (const batch of keptIn(from)) {
    const outcome = await to.write((db) => takeOver(db, batch), { withinMs: COPY_PATIENCE_MS });
    added += outcome.added;
    updated += outcome.updated;
    seen += batch.length;
    await onBatch(seen);
  }
  let keys = 0;
  for (const batch of keysIn(from, now)) {
    await to.write((db) => takeKeys(db, batch), { withinMs: COPY_PATIENCE_MS });
    keys += batch.length;
    await onBatch(seen);
  }
  return { reports: seen, added, updated, keys };
}

/** What the target lacks of the source's reports, in words; empty where it lacks nothing. */
export async function reportsLacking({ from, to, now, onBatch }: ReportsCopy): Promise<readonly string[]> {
  const lacking: string[] = [];
  let seen = 0;
  for (const batch of keptIn(from)) {
    const held = await to.view((db) => heldOf(db, batch), { withinMs: COPY_PATIENCE_MS });
    for (const one of batch) {
      const there = held.get(one.report.report_id);
      if (there === undefined) lacking.push(`report ${one.report.report_id} is missing`);
      else if (!sameContent(one.report, there.report)) lacking.push(`report ${one.report.report_id} has another text`);
      else if (!same(merged(one, there), there)) lacking.push(`report ${one.report.report_id} is in an earlier state`);
    }
    seen += batch.length;
    await onBatch(seen);
  }
  for (const batch of keysIn(from, now)) {
    const held = await to.read(
      (db) =>
        db
          .selectFrom('idempotency_keys')
          .select(KEY_COLUMNS)
          .where('key', 'in', batch.map(({ key }) => key))
          .execute(),
      { withinMs: COPY_PATIENCE_MS },
    ); // prettier-ignore
    const received = new Map(held.map(({ key, received_at }) => [key, received_at]));
    const forgotten = await forgottenAmong(to, batch);
    for (const { key, report_id, received_at } of batch)
      if ((received.get(key) ?? '') < received_at && !forgotten.has(report_id))
        lacking.push(`the idempotency key of report ${report_id} is missing`);
  }
  return lacking;
}

export const countReports = (from: SqliteHandle): number => count(from, 'feedback');

function* keptIn(from: SqliteHandle): Generator<readonly Kept[]> {
  const shape = { table: 'feedback', columns: REPORT_COLUMNS, key: 'report_id', after: '', size: BATCH } as const;
  for (const reports of batches<Report>(from, shape)) {
    const ids = reports.map(({ report_id }) => report_id);
    yield joined(reports, rowsWith<Step>(from, 'feedback_events', STEP_COLUMNS, 'report_id', ids));
  }
}

/** Keys that have run out are of no use. */
function* keysIn(from: SqliteHandle, now: Date): Generator<readonly Key[]> {
  const shape = { table: 'idempotency_keys', columns: KEY_COLUMNS, key: 'key', after: '', size: BATCH } as const;
  for (const keys of batches<Key>(from, shape)) {
    const good = keys.filter(({ received_at }) => received_at >= oldestKey(now));
    if (good.length > 0) yield good;
  }
}

const joined = (reports: readonly Report[], steps: readonly Step[]): Kept[] =>
  reports.map((report) => ({
    report,
    steps: steps.filter(({ report_id }) => report_id === report.report_id).sort((a, b) => a.number - b.number),
  }));

/** What the target holds of some reports. */
async function heldOf(db: Queries, batch: readonly Kept[], forUpdate = false): Promise<Map<string, Kept>> {
  const ids = batch.map(({ report }) => report.report_id);
  const reports = await db
    .selectFrom('feedback')
    .select(REPORT_COLUMNS)
    .where('report_id', 'in', ids)
    // In the order of their ids, as reviewers' commands do it: two who do so at once cannot wait for each other.
    .orderBy('report_id')
    .$if(forUpdate, (query) => query.forUpdate())
    .execute();
  const steps = await db.selectFrom('feedback_events').select(STEP_COLUMNS).where('report_id', 'in', ids).execute();
  return new Map(joined(reports, steps).map((kept) => [kept.report.report_id, kept]));
}

async function takeOver(db: Queries, batch: readonly Kept[]): Promise<{ added: number; updated: number }> {
  const held = await heldOf(db, batch, true);
  const added = batch.filter(({ report }) => !held.has(report.report_id));
  const updated = batch.flatMap((one) => {
    const there = held.get(one.report.report_id);
    if (there === undefined || !sameContent(one.report, there.report)) return [];
    const whole = merged(one, there);
    return same(whole, there) ? [] : [whole];
  });
  for (const { report } of updated) {
    const { report_id, ...rest } = report;
    await db.updateTable('feedback').set(rest).where('report_id', '=', report_id).execute();
  }
  if (added.length > 0)
    await db
      .insertInto('feedback')
      .values(added.map(({ report }) => report))
      .onConflict((conflict) => conflict.column('report_id').doNothing())
      .execute();
  if (updated.length > 0)
    await db
      .deleteFrom('feedback_events')
      .where('report_id', 'in', updated.map(({ report }) => report.report_id))
      .execute(); // prettier-ignore
  const steps = [...added, ...updated].flatMap((one) => one.steps);
  for (let first = 0; first < steps.length; first += MOST_ROWS)
    await db
      .insertInto('feedback_events')
      .values(steps.slice(first, first + MOST_ROWS))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const forgotten = updated.filter(({ report }) => report.forgotten_at !== null);
  if (forgotten.length > 0)
    await db
      .deleteFrom('idempotency_keys')
      .where('report_id', 'in', forgotten.map(({ report }) => report.report_id))
      .execute(); // prettier-ignore
  return { added: added.length, updated: updated.length };
}

/** Of one key the later claim stays. A report that was forgotten has none. */
async function takeKeys(db: Queries, batch: readonly Key[]): Promise<void> {
  const forgotten = await forgottenIn(db, batch);
  const keys = batch.filter(({ report_id }) => !forgotten.has(report_id));
  if (keys.length === 0) return;
  await db
    .insertInto('idempotency_keys')
    .values(keys)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ ref }) => ({
          content: ref('excluded.content'),
          report_id: ref('excluded.report_id'),
          received_at: ref('excluded.received_at'),
        }))
        .whereRef('idempotency_keys.received_at', '<', 'excluded.received_at'),
    )
    .execute();
}

const forgottenAmong = (to: Database<StoreTables>, batch: readonly Key[]): Promise<Set<string>> =>
  to.read((db) => forgottenIn(db, batch), { withinMs: COPY_PATIENCE_MS });

async function forgottenIn(db: Queries, batch: readonly Key[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('feedback')
    .select('report_id')
    .where('report_id', 'in', batch.map(({ report_id }) => report_id))
    .where('forgotten_at', 'is not', null)
    .execute(); // prettier-ignore
  return new Set(rows.map(({ report_id }) => report_id));
}

/**
 * Joins a report with what the target holds of it: of its review that which got further, or came later; of its history the
 * steps of both. What was forgotten on either side stays forgotten.
 */
export function merged(from: Kept, held: Kept): Kept {
  const { status, assigned_to, assigned_at, resolved_by, resolved_at, note } = isFurther(from.report, held.report)
    ? from.report
    : held.report;
  const both = new Map([...from.steps, ...held.steps].map((step) => [step.call, step]));
  const steps = [...both.values()]
    .sort((a, b) => compare(a.at, b.at) || a.number - b.number)
    .map((step, at) => ({ ...step, number: at + 1 }));
  const report = { ...held.report, status, assigned_to, assigned_at, resolved_by, resolved_at, note };
  const forgotten_at = earliest(from.report.forgotten_at, held.report.forgotten_at);
  return forgotten_at === null
    ? { report, steps }
    : {
        report: { ...report, message: '', page_or_tool: null, reporter: null, contact: null, note: null, forgotten_at },
        steps: steps.map((step) => ({ ...step, note: null })),
      };
}

function isFurther(a: Report, b: Report): boolean {
  const rank = ({ status }: Report) => REPORT_STATES.indexOf(status);
  const at = ({ assigned_at, resolved_at }: Report) => resolved_at ?? assigned_at ?? '';
  return rank(a) > rank(b) || (rank(a) === rank(b) && at(a) > at(b));
}

/** Whether two reports say the same; one that was forgotten says nothing. */
const sameContent = (a: Report, b: Report): boolean =>
  a.received_at === b.received_at &&
  a.kind === b.kind &&
  (a.forgotten_at !== null ||
    b.forgotten_at !== null ||
    (['message', 'page_or_tool', 'reporter', 'contact'] as const).every((column) => a[column] === b[column]));

const same = (a: Kept, b: Kept): boolean =>
  REPORT_COLUMNS.every((column) => a.report[column] === b.report[column]) &&
  a.steps.length === b.steps.length &&
  a.steps.every((step, at) => STEP_COLUMNS.every((column) => step[column] === b.steps[at]?.[column]));

const earliest = (...times: readonly (string | null)[]): string | null =>
  times.filter((time) => time !== null).sort(compare)[0] ?? null;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
