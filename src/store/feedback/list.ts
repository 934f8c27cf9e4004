import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import type { FeedbackReview, ReportEvent, ReportFilter, StoredReport } from '../../feedback/queue.ts';
import type { Database, Work } from '../database.ts';
import type { FeedbackTables } from '../schema.ts';
import type { SqliteDatabase } from '../sqlite/database.ts';

/** A database that holds reports. */
export type FeedbackDatabase = Database<FeedbackTables> | SqliteDatabase<FeedbackTables>;

/** Its query builder. */
export type Db = Parameters<Work<FeedbackTables, unknown>>[0];

/** The columns of a report. */
export const COLUMNS = [
  'report_id',
  'kind',
  'message',
  'page_or_tool',
  'reporter',
  'contact',
  'status',
  'received_at',
  'assigned_to',
  'assigned_at',
  'resolved_by',
  'resolved_at',
  'note',
  'forgotten_at',
] as const satisfies readonly (keyof FeedbackTables['feedback'])[];

export type Row = Selectable<FeedbackTables['feedback']>;

/** The reads of the reviewers' queue. */
export function feedbackList(
  database: FeedbackDatabase,
): Pick<FeedbackReview, 'waiting' | 'list' | 'find' | 'idsThatBegin' | 'history' | 'alike'> {
  return {
    waiting: () =>
      database.read(async (db) => {
        const { waiting } = await db
          .selectFrom('feedback')
          .select(({ fn }) => fn.countAll<number>().as('waiting'))
          .where('status', '=', 'queued_for_review')
          .executeTakeFirstOrThrow();
        return waiting;
      }),

    list: async ({ limit, after, ...filter }) => {
      const page = (db: Db, most: number, skipped: number) =>
        db
          .selectFrom('feedback')
          .select(COLUMNS)
          .where((eb) => eb.and(conditions(eb, filter, database.dialect)))
          .$if(after !== undefined, (query) =>
            query.where(({ eb, refTuple, tuple }) =>
              eb(refTuple('received_at', 'report_id'), '<', tuple(after?.received_at ?? '', after?.report_id ?? '')),
            ),
          )
          .orderBy('received_at', 'desc')
          .orderBy('report_id', 'desc')
          .limit(most)
          .offset(skipped)
          .execute();
      return (await soundRows(database, limit, page)).map(fromRow);
    },

    find: (reportId) =>
      database.read(async (db) => {
        const row = await db
          .selectFrom('feedback')
          .select(COLUMNS)
          .where('report_id', '=', reportId)
          .executeTakeFirst();
        return row === undefined ? undefined : fromRow(row);
      }),

    idsThatBegin: (start, limit) =>
      database.read(async (db) => {
        const rows = await db
          .selectFrom('feedback')
          .select('report_id')
          // A range would depend on the order that the database's locale gives to letters.
          .where(sql<SqlBool>`substr(report_id, 1, ${[...start].length}) = ${start}`)
          .orderBy((eb) => eb.fn<number>('length', ['report_id']))
          .orderBy('report_id')
          .limit(limit)
          .execute();
        return rows.map(({ report_id }) => report_id);
      }),

    history: (reportId) => {
      const read = async (db: Db): Promise<ReportEvent[]> => {
        const report = await db
          .selectFrom('feedback')
          .select('received_at')
          .where('report_id', '=', reportId)
          .executeTakeFirst();
        if (report === undefined) return [];
        const events = await db
          .selectFrom('feedback_events')
          .select(['state', 'by', 'at', 'note'])
          .where('report_id', '=', reportId)
          .orderBy('number')
          .execute();
        return [
          { state: 'queued_for_review', at: report.received_at },
          ...events.map(({ state, by, at, note }) => ({
            state,
            at,
            ...(by === null ? {} : { by }),
            ...(note === null ? {} : { note }),
          })),
        ];
      };
      return database.view(read, { onDamaged: () => {} });
    },

    alike: async ({ report_id, kind, page_or_tool }, limit) => {
      const page = (db: Db, most: number, skipped: number) =>
        db
          .selectFrom('feedback')
          .select(COLUMNS)
          .where('kind', '=', kind)
          .where((eb) =>
            page_or_tool === undefined ? eb('page_or_tool', 'is', null) : eb('page_or_tool', '=', page_or_tool),
          )
          .where('report_id', '<>', report_id)
          .where('status', '<>', 'resolved')
          .orderBy('received_at', 'desc')
          .orderBy('report_id', 'desc')
          .limit(most)
          .offset(skipped)
          .execute();
      return (await soundRows(database, limit, page)).map(fromRow);
    },
  };
}

/**
 * The first rows of a query that are not damaged.
 *
 * @param page reads at most so many rows, after skipping so many
 */
async function soundRows(
  database: FeedbackDatabase,
  limit: number,
  page: (db: Db, most: number, skipped: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let damaged = 0;
  for (;;) {
    const before = damaged;
    const most = limit - rows.length;
    rows.push(...(await database.read((db) => page(db, most, rows.length + before), { onDamaged: () => damaged++ })));
    if (damaged === before || rows.length >= limit) return rows;
  }
}

type Conditions = ExpressionBuilder<FeedbackTables, 'feedback'>;

function conditions(
  eb: Conditions,
  { status, kind, by, about, contains, since, before }: ReportFilter,
  dialect: FeedbackDatabase['dialect'],
): Expression<SqlBool>[] {
  const wanted: Expression<SqlBool>[] = [];
  if (status !== undefined) wanted.push(eb('status', '=', status));
  if (kind !== undefined) wanted.push(eb('kind', '=', kind));
  if (by !== undefined) wanted.push(eb.or([eb('assigned_to', '=', by), eb('resolved_by', '=', by)]));
  if (about !== undefined) wanted.push(holds(eb.ref('page_or_tool'), about, dialect));
  if (contains !== undefined) wanted.push(holds(eb.ref('message'), contains, dialect));
  if (since !== undefined) wanted.push(eb('received_at', '>=', since));
  if (before !== undefined) wanted.push(eb('received_at', '<', before));
  return wanted;
}

/** Whether a column contains a text, in either case, in any locale of the database. The text has no wildcards. */
function holds(
  column: Expression<string | null>,
  text: string,
  dialect: FeedbackDatabase['dialect'],
): Expression<SqlBool> {
  // LIKE and ILIKE ignore case only for the database's locale or for ASCII; a set with both cases of a letter needs no locale.
  const letters = (escape: (character: string) => string) =>
    Array.from(text, (character) => {
      const forms = new Set([character, character.toLowerCase(), character.toUpperCase()]);
      const single = [...forms].filter((form) => [...form].length === 1);
      return single.length > 1 ? `[${single.join('')}]` : escape(character);
    }).join('');
  return dialect === 'postgres'
    ? sql`${column} ~ ${letters((character) => character.replace(/[\\^$.*+?()[\]{}|]/, '\\$&'))}`
    : sql`${column} GLOB ${`*${letters((character) => character.replace(/[*?[]/, '[$&]'))}*`}`;
}

/** Converts a row; a null column becomes an absent field. */
export function fromRow(row: Row): StoredReport {
  return Object.fromEntries(
    COLUMNS.flatMap((column) => (row[column] === null ? [] : [[column, row[column]]])),
  ) as never;
}
