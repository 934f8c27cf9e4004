import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { COPY_PATIENCE_MS } from './reports.ts';
import { batches, count } from './source.ts';
import type { Database } from '../database.ts';
import { addUp, REGISTER_LOCK, tidyRegister } from '../names/table.ts';
import type { RegisterTables, StoreTables } from '../schema.ts';
import type { SqliteHandle } from '../sqlite/database.ts';

type Name = Selectable<RegisterTables['names']>;
type Source = Selectable<RegisterTables['sources']>;
type Queries = Kysely<StoreTables>;

const NAME_COLUMNS = [
  'id',
  'source',
  'name',
  'entity_type',
  'status',
  'reference',
] as const satisfies readonly (keyof Name)[];
const SOURCE_COLUMNS = ['source', 'names', 'updated_at', 'covers'] as const satisfies readonly (keyof Source)[];

/** What is copied of the register's file. The target gives ids of its own, and follows changes in its own way. */
export const REGISTER_PARTS: Readonly<Record<string, readonly string[]>> = {
  names: NAME_COLUMNS,
  sources: SOURCE_COLUMNS,
};

/** Names taken over in one transaction. */
const BATCH = 5_000;
/** Batches after which the target's list of changes is shortened. */
const TIDIED_EVERY = 20;
/** Told one by one of names that are missing; the rest by their number. */
const MOST_TOLD = 10;
/** After so many new names the planner is told how the register looks now. */
const MANY = 10_000;

export interface CopiedNames {
  /** In the source. */
  readonly names: number;
  readonly added: number;
  /** Those that the target held with another name, type or status. */
  readonly updated: number;
  /** Those that an earlier run had copied. */
  readonly before: number;
}

export interface NamesCopy {
  readonly from: SqliteHandle;
  readonly to: Database<StoreTables>;
  /** Told after each batch how many names were seen; throws to stop. */
  readonly onBatch: (seen: number) => Promise<void>;
}

/** How far a copy of this register is. It holds only while nothing that was copied has changed in the source. */
interface Progress {
  readonly origin: string;
  readonly last_change: number;
}

/**
 * Copies names, in the order of their ids. How far it is is kept with each batch, so that a copy which is run again goes on
 * there; where rows of the source were changed or removed meanwhile it goes through them all again, which changes only what
 * differs. A name that the target holds with the same source and reference takes the copied state, but for applications that
 * the website keeps in `applications_in`. No other name of the target is touched.
 */
export async function copyNames({ from, to, onBatch }: NamesCopy): Promise<CopiedNames> {
  const progress = progressOf(from);
  const start = await to.read(
    (db) =>
      db
        .selectFrom('copies')
        .select(['last_change', 'last_id'])
        .where('origin', '=', progress.origin)
        .executeTakeFirst(),
    { withinMs: COPY_PATIENCE_MS },
  );
  const after = start?.last_change === progress.last_change ? start.last_id : 0;
  const before = count(from, `names WHERE id <= ${after}`);
  let seen = before;
  let added = 0;
  let updated = 0;
  let done = 0;
  for (const batch of namesIn(from, after)) {
    const outcome = await to.write((db) => takeOver(to, db, batch, progress), { withinMs: COPY_PATIENCE_MS });
    added += outcome.added;
    updated += outcome.updated;
    seen += batch.length;
    if (++done % TIDIED_EVERY === 0) await tidy(to);
    await onBatch(seen);
  }
  const sources = sourcesIn(from);
  await to.write(
    async (db) => {
      await lock(db);
      await addUp(to, db);
      for (const source of sources) await takeSource(db, source, count(from, sourced(source)));
      await db.deleteFrom('copies').where('origin', '=', progress.origin).execute();
    },
    { withinMs: COPY_PATIENCE_MS },
  );
  await tidy(to);
  if (added > MANY)
    await to.read((db) => sql`ANALYZE ${to.table('names')}`.execute(db), { withinMs: COPY_PATIENCE_MS });
  return { names: seen, added, updated, before };
}

/** Keeps the list of changes short, so that no server that uses the target has to clear away millions at once. */
const tidy = (to: Database<StoreTables>): Promise<void> =>
  tidyRegister(to).catch(() => {
    // A server does it as well.
  });

/** What the target lacks of the source's names, in words; empty where it lacks nothing. */
export async function namesLacking({ from, to, onBatch }: NamesCopy): Promise<readonly string[]> {
  const lacking: string[] = [];
  let more = 0;
  let seen = 0;
  for (const batch of namesIn(from, 0)) {
    const rows = await to.read(
      async (db) =>
        (
          await sql<{ at: number; held: boolean }>`
            SELECT i.at, n.id IS NOT NULL AS held FROM ${incoming(batch)} LEFT JOIN ${to.table('names')} AS n ON ${SAME_ROW}
             WHERE (n.name, n.entity_type, n.status, n.reference)
                     IS DISTINCT FROM (i.name, i.entity_type, i.status, i.reference)
                   AND NOT (${isWebsites(to)})
             ORDER BY i.at`.execute(db)
        ).rows,
      { withinMs: COPY_PATIENCE_MS },
    );
    for (const { at, held } of rows) {
      const { source, name } = batch[at - 1] as Name;
      if (lacking.length < MOST_TOLD)
        lacking.push(`name "${name}" of source ${source} ${held ? 'has another state' : 'is missing'}`);
      else more++;
    }
    seen += batch.length;
    await onBatch(seen);
  }
  if (more > 0) lacking.push(`${more.toLocaleString('en')} more names are missing or have another state`);
  const held = await to.read((db) => db.selectFrom('held').select(['source', 'names']).execute(), {
    withinMs: COPY_PATIENCE_MS,
  });
  for (const source of sourcesIn(from)) {
    const copied = count(from, sourced(source));
    const there = held.find((one) => one.source === source.source)?.names ?? 0;
    if (there < copied) lacking.push(`of source ${source.source} there are ${there} names, and ${copied} were copied`);
  }
  return lacking;
}

export const countNames = (from: SqliteHandle): number => count(from, 'names');

function progressOf(from: SqliteHandle): Progress {
  const [[epoch, last] = [0, 0]] = from
    .prepare("SELECT epoch, (SELECT seq FROM sqlite_sequence WHERE name = 'changed_names') FROM register")
    .raw()
    .all() as [number, number | null][];
  return { origin: String(epoch), last_change: last ?? 0 };
}

const namesIn = (from: SqliteHandle, after: number): Generator<readonly Name[]> =>
  batches<Name>(from, { table: 'names', columns: NAME_COLUMNS, key: 'id', after, size: BATCH });

function sourcesIn(from: SqliteHandle): readonly Source[] {
  return [
    ...batches<Source>(from, { table: 'sources', columns: SOURCE_COLUMNS, key: 'source', after: '', size: BATCH }),
  ].flat();
}

const sourced = ({ source }: Source): string => `names WHERE source = '${source.replaceAll("'", "''")}'`;

const SAME_ROW = sql`n.source = i.source AND coalesce(n.reference, n.name) = coalesce(i.reference, i.name)
                     AND (n.reference IS NULL) = (i.reference IS NULL)`;

/** Names as a table `i`, each with its place. As JSON: half the size of the arrays that PostgreSQL would take. */
function incoming(batch: readonly Name[]): RawBuilder<unknown> {
  const rows = JSON.stringify(batch.map(({ id: _, ...name }) => name));
  return sql`ROWS FROM (json_to_recordset(CAST(${rows}::text AS json))
               AS (source text, name text, entity_type text, status text, reference text))
             WITH ORDINALITY AS i (source, name, entity_type, status, reference, at)`;
}

const isWebsites = ({ table }: Database<StoreTables>): RawBuilder<unknown> =>
  sql`i.source = 'application' AND EXISTS (SELECT FROM ${table('applications_in')} AS w WHERE w.reference = i.reference)`;

const lock = (db: Queries) => sql`SELECT pg_advisory_xact_lock(${REGISTER_LOCK}::bigint)`.execute(db);

async function takeOver(
  to: Database<StoreTables>,
  db: Queries,
  batch: readonly Name[],
  { origin, last_change }: Progress,
): Promise<{ added: number; updated: number }> {
  const run = async (statement: RawBuilder<unknown>) => Number((await statement.execute(db)).numAffectedRows ?? 0n);
  await lock(db);
  // First what is there: an insertion that meets a row gives away an id, of which there are not so many.
  const updated = await run(sql`
    UPDATE ${to.table('names')} AS n SET name = i.name, entity_type = i.entity_type, status = i.status
      FROM ${incoming(batch)}
     WHERE ${SAME_ROW} AND (n.name, n.entity_type, n.status) IS DISTINCT FROM (i.name, i.entity_type, i.status)
           AND NOT (${isWebsites(to)})`);
  const added = await run(sql`
    INSERT INTO ${to.table('names')} (source, name, entity_type, status, reference)
    SELECT source, name, entity_type, status, reference FROM ${incoming(batch)}
     WHERE NOT EXISTS (SELECT FROM ${to.table('names')} AS n WHERE ${SAME_ROW}) ORDER BY at
    ON CONFLICT DO NOTHING`);
  const last_id = batch.at(-1)?.id ?? 0;
  await db
    .insertInto('copies')
    .values({ origin, last_change, last_id })
    .onConflict((conflict) => conflict.column('origin').doUpdateSet({ last_change, last_id }))
    .execute();
  return { added, updated };
}

/** Says of a source what the copied register said. Where the target holds no other names of it, they are as old as there. */
async function takeSource(db: Queries, { source, updated_at, covers }: Source, copied: number): Promise<void> {
  const there = await db
    .selectFrom('sources')
    .select(['names', 'covers'])
    .where('source', '=', source)
    .executeTakeFirst();
  const others = (there?.names ?? 0) > copied;
  const parts = there?.covers?.split('; ') ?? [];
  const together = parts.includes(covers) ? there?.covers : [...parts, covers].join('; ');
  await db
    .insertInto('sources')
    .values({ source, names: 0, updated_at, covers })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet(others ? { covers: together ?? covers } : { covers, updated_at }),
    )
    .execute();
}
