import type { Database } from './database.ts';
import { REPORT_STATES, type ReportState } from '../feedback/queue.ts';
import type { FeedbackTables } from './schema.ts';

export interface ReportCounts {
  readonly reports: Readonly<Record<ReportState, number>>;
  /** When the report came that has waited longest: ISO 8601, UTC. Absent where none waits. */
  readonly oldest_waiting?: string;
}

/** Counts reports by state. */
export function reportCounts(database: Database<FeedbackTables>): Promise<ReportCounts> {
  return database.view(async (db) => {
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
  });
}
