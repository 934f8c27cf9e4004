import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { NameSource } from '../../names/model.ts';
import type { ImportedName } from '../../register/ports.ts';
import { unavailable, type Database } from '../database.ts';
import { PATIENCE_MS, type Joined, type Staging } from './import.ts';
import { REGISTER_LOCK, tidyRegister } from './table.ts';
import type { StoreTables } from '../schema.ts';

type Queries = Kysely<StoreTables>;

/** Rows per statement. */
const BATCH = 5_000;
/** An import older than this was abandoned: the next import deletes its rows. */
const ABANDONED_MS = 24 * 3_600_000;
/** After an import that changed more rows than this, ANALYZE updates the planner's statistics. */
const MANY = 10_000;
/** Memory for sorts and joins, so that a million rows need no temporary files. */
const WORK_MEMORY = '256MB';

/**
 * Stages rows in a table that all sessions share, because a pooler may use another session for each transaction. The table is
 * unlogged, so it is as fast as a temporary one. After a lost connection the merge may run again: it saves its outcome under the
 * import's id in the same transaction, and a second run returns that.
 *
 * An import neither changes nor removes the applications that the website has written to `applications_in`.
 *
 * @param now the clock
 */
export function stageInPostgres(database: Database<StoreTables>, source: NameSource, now: () => Date): Staging {
  const { table } = database;
  const import_id = randomUUID();
  const isWebsites = (reference: RawBuilder<unknown>) =>
    sql`EXISTS (SELECT FROM ${table('applications_in')} AS a WHERE a.reference = ${reference})`;
  const started = database.write(async (db) => {
    const abandoned = new Date(now().getTime() - ABANDONED_MS).toISOString();
    await db.deleteFrom('name_imports').where('started_at', '<', abandoned).execute();
    await sql`
      DELETE FROM ${table('names_staged')} AS s
       WHERE NOT EXISTS (SELECT FROM ${table('name_imports')} AS i WHERE i.import_id = s.import_id)`.execute(db);
    await db
      .insertInto('name_imports')
      .values({ import_id, started_at: now().toISOString(), outcome: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  // The next call throws a failure.
  let sent: Promise<unknown> = started;
  started.catch(() => {});
  let batch = 0;
  let ended = false;
  let waiting: ImportedName[] = [];

  /** Sends the collected rows; the caller can read the next batch while this one is being sent. */
  async function send(): Promise<void> {
    await sent;
    const [rows, number] = [waiting, batch++];
    waiting = [];
    const column = (of: keyof ImportedName) => sql`${arrayOf(rows.map((row) => row[of]))}::text[]`;
    sent = database.read(
      (db) =>
        sql`
          INSERT INTO ${table('names_staged')} (import_id, batch, name, entity_type, status, reference)
          VALUES (${import_id}::uuid, ${number}, ${column('name')}, ${column('entity_type')}, ${column('status')},
                  ${column('reference')})
          ON CONFLICT DO NOTHING`.execute(db),
      { keeps: true },
    );
    sent.catch(() => {});
  }

  return {
    add: async (rows) => {
      waiting.push(...rows);
      if (waiting.length >= BATCH) await send();
    },
    join: async (staged, join) => {
      if (waiting.length > 0) await send();
      await sent;
      const joined = await database.write(
        async (db) => {
          // Without this, if this machine lost the network, the server would hold the lock for hours before it noticed.
          await sql`SET LOCAL idle_in_transaction_session_timeout = '60s'`.execute(db);
          await sql`SELECT pg_advisory_xact_lock(${REGISTER_LOCK}::bigint)`.execute(db);
          // Checked after the lock, because an attempt that lost its connection may have been committed meanwhile.
          const before = await db
            .selectFrom('name_imports')
            .select('outcome')
            .where('import_id', '=', import_id)
            .executeTakeFirst();
          if (typeof before?.outcome === 'string') return JSON.parse(before.outcome) as Joined;
          const rows = await keepLast(database, db, import_id, staged);
          // The website's own applications are newer than any file.
          if (source === 'application')
            await sql`DELETE FROM ${INCOMING} AS i WHERE NOT bare AND ${isWebsites(sql`i.reference`)}`.execute(db);
          const held = await db.selectFrom('held').select('names').where('source', '=', source).executeTakeFirst();
          const result = await join(db, {
            names: table('names'),
            table: INCOMING,
            rows,
            held: held?.names ?? 0,
            contended: source === 'application',
            counted: true,
            ...(source === 'application' ? { untouchable: isWebsites(sql`n.reference`) } : {}),
          });
          if (source === 'application') await copyMissing(database, db);
          await db
            .updateTable('name_imports')
            .set({ outcome: JSON.stringify(result) })
            .where('import_id', '=', import_id)
            .execute();
          await db.deleteFrom('names_staged').where('import_id', '=', import_id).execute();
          return result;
        },
        { withinMs: PATIENCE_MS },
      );
      ended = true;
      // The import is committed, so the rest may fail: a later import does it.
      const { added, updated, removed } = joined;
      if (added + updated + removed > MANY)
        await database
          .read((db) => sql`ANALYZE ${table('names')}`.execute(db), { withinMs: PATIENCE_MS })
          .catch(() => {});
      await tidyRegister(database).catch(() => {});
      return joined;
    },
    end: () => {
      if (ended) return;
      ended = true;
      // If this fails, a later import does it.
      sent
        .catch(() => {})
        .then(() => database.read((db) => db.deleteFrom('names_staged').where('import_id', '=', import_id).execute()))
        .catch(() => {});
    },
  };
}

const INCOMING = sql`pg_temp.incoming`;

/**
 * Creates the temporary table of imported rows: the last row of each key, ordered by key.
 *
 * @returns its number of rows
 */
async function keepLast({ table }: Database<StoreTables>, db: Queries, importId: string, staged: number) {
  const ours = sql`${table('names_staged')} AS s WHERE s.import_id = ${sql.lit(importId)}::uuid`;
  const found = await count(db, sql`SELECT coalesce(sum(cardinality(s.name)), 0)::bigint AS rows FROM ${ours}`);
  // An unlogged table is emptied when the server crashes, and does not exist on its standby.
  if (found !== staged) throw unavailable('PostgreSQL restarted during the import; run the import again');
  await sql`SET LOCAL work_mem = ${sql.lit(WORK_MEMORY)}`.execute(db);
  await sql`
    CREATE TEMP TABLE incoming ON COMMIT DROP AS
      SELECT DISTINCT ON (key, bare) coalesce(reference, name) AS key, reference IS NULL AS bare, name, entity_type, status,
             reference
        FROM (SELECT s.batch, u.* FROM ${table('names_staged')} AS s
               CROSS JOIN LATERAL unnest(s.name, s.entity_type, s.status, s.reference) WITH ORDINALITY
                 AS u (name, entity_type, status, reference, place)
               WHERE s.import_id = ${sql.lit(importId)}::uuid) AS staged
       ORDER BY key, bare, batch DESC, place DESC`.execute(db);
  await sql`ANALYZE ${INCOMING}`.execute(db);
  return count(db, sql`SELECT count(*) AS rows FROM ${INCOMING}`);
}

async function count(db: Queries, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await (query as RawBuilder<{ rows: number }>).execute(db);
  return rows[0]?.rows ?? 0;
}

/**
 * Copies applications whose names are missing again: the website may have claimed a row while the merge was removing it, and the
 * merge cannot see that.
 */
async function copyMissing({ table }: Database<StoreTables>, db: Queries): Promise<void> {
  await sql`
    UPDATE ${table('applications_in')} AS a SET status = status
     WHERE NOT EXISTS (SELECT FROM ${table('names')} AS n
                        WHERE n.source = 'application' AND coalesce(n.reference, n.name) = a.reference
                              AND n.reference IS NOT NULL)`.execute(db);
}

/** An array literal of PostgreSQL, which works without knowing the column types. */
function arrayOf(values: readonly (string | undefined)[]): string {
  return `{${values.map((value) => (value === undefined ? 'NULL' : `"${value.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;
}
