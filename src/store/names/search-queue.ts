import { sql } from 'kysely';
import type { SearchDatabase } from './search-ask.ts';
import { SCHEMA } from '../postgres/schema-name.ts';

/* The queue of names that wait to be listed for the search in the database: see SEARCH in migrations-postgres.ts. */

/** Ids queued in one transaction when a register that was there already is listed. */
const SLICE = 20_000;
/** A transaction that queues or lists may take this long, waits for others included. */
export const PATIENCE = { withinMs: 5 * 60_000 } as const;

/** Has changes of names queued from now on, if they are not yet. */
export async function startQueue(database: SearchDatabase): Promise<void> {
  const { rows } = await database.read((db) =>
    sql<{ on: boolean }>`
      SELECT tgenabled <> 'D' AS on FROM pg_catalog.pg_trigger
       WHERE tgrelid = ${`${SCHEMA}.names`}::regclass AND tgname = 'search_emptied'`.execute(db),
  );
  if (rows[0]?.on === true) return;
  await database.write(async (db) => {
    // Who writes names now is waited for, so that each name is either queued by a trigger or found by queueSlice. Not for long:
    // others who write wait behind this.
    await sql`SET LOCAL lock_timeout = '3s'`.execute(db);
    await sql`
      ALTER TABLE ${database.table('names')} ENABLE TRIGGER search_added, ENABLE TRIGGER search_updated,
        ENABLE TRIGGER search_removed, ENABLE TRIGGER search_emptied`.execute(db);
  });
}

/** Queues some of the names that were there before the triggers; false where there are no more. */
export function queueSlice(database: SearchDatabase): Promise<boolean> {
  const { table } = database;
  return database.write(async (db) => {
    const { rows } = await sql<{ queued_to: number | null }>`
      SELECT queued_to FROM ${table('search_state')} FOR UPDATE`.execute(db);
    const from = rows[0]?.queued_to ?? null;
    if (from === null) return false;
    const slice = await sql<{ last: number | null }>`
      SELECT max(id) AS last
        FROM (SELECT id FROM ${table('names')} WHERE id > ${from} ORDER BY id LIMIT ${SLICE}::int) AS slice`.execute(
      db,
    );
    const to = slice.rows[0]?.last ?? null;
    if (to !== null)
      await sql`
        INSERT INTO ${table('search_queue')} (id)
        SELECT id FROM ${table('names')} WHERE id > ${from} AND id <= ${to} ORDER BY id
        ON CONFLICT (id) DO NOTHING`.execute(db);
    await sql`UPDATE ${table('search_state')} SET queued_to = ${to}::bigint`.execute(db);
    return to !== null;
  }, PATIENCE);
}

/** Whether no name waits to be listed. */
export async function isIdle(database: SearchDatabase): Promise<boolean> {
  const { rows } = await database.read((db) =>
    sql<{ idle: boolean }>`
      SELECT NOT EXISTS (SELECT FROM ${database.table('search_queue')}) AND queued_to IS NULL AS idle
        FROM ${database.table('search_state')}`.execute(db),
  );
  return rows[0]?.idle === true;
}
