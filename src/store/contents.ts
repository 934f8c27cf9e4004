import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { nameTable } from './names/table.ts';
import type { ReportCounts, StoreContents } from './ports.ts';
import type { FeedbackTables, StoreTables } from './schema.ts';
import { REPORT_STATES, type ReportState } from '../feedback/queue.ts';

/** Counts what a store holds: reports by state, and names by source. */
export async function heldIn(
  reports: Database<FeedbackTables>,
  register: Database<StoreTables>,
): Promise<StoreContents> {
  const { sources } = await nameTable(register).standing();
  return { ...(await reportCounts(reports)), names: sources.toSorted((a, b) => (a.source < b.source ? -1 : 1)) };
}

/** Counts reports by state. */
function reportCounts(database: Database<FeedbackTables>): Promise<ReportCounts> {
  const count = async (db: Kysely<FeedbackTables>) => {
    const counts = await db
      .selectFrom('feedback')
      .select(['status', ({ fn }) => fn.countAll<number>().as('reports')])
      .groupBy('status')
      .execute();
    const oldest = await db
      .selectFrom('feedback')
      .select(({ fn }) => fn.min('received_at').as('at'))
      .where('status', '=', 'queued_for_review')
      .executeTakeFirst();
    const of = (state: ReportState) => counts.find(({ status }) => status === state)?.reports ?? 0;
    return {
      reports: Object.fromEntries(REPORT_STATES.map((state) => [state, of(state)])) as Record<ReportState, number>,
      ...(typeof oldest?.at === 'string' ? { oldest_waiting: oldest.at } : {}),
    };
  };
  return database.view(count, { onDamaged: () => {} });
}
