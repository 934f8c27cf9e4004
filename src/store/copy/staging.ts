import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CopiedTable, SourceTable } from './source.ts';
import type { Database } from '../database.ts';
import type { StoreTables } from '../schema.ts';

/** The PostgreSQL transaction of a copy. */
export interface Target {
  readonly db: Kysely<StoreTables>;
  readonly to: Database<StoreTables>;
}

/** Rows sent in one statement. */
const BATCH = 5_000;
/** The most differences of one kind to list; the rest are only counted. */
export const MOST_NAMED = 20;

/** The temporary table with the source's rows of a table. */
export const staged = (table: CopiedTable): RawBuilder<unknown> => sql.id('pg_temp', `source_${table}`);

/** A list of columns, qualified with `row` if given. */
export const list = (columns: readonly string[], row?: string): RawBuilder<unknown> =>
  sql.join(columns.map((column) => (row === undefined ? sql.id(column) : sql.id(row, column))));

/**
 * Sends a table of the source into a temporary table, which the end of the transaction drops.
 *
 * @param onBatch called after each batch with its number of rows
 * @param onDamaged called, in words, with each row that cannot be read
 */
export async function stage(
  target: Target,
  { table, columns, batches }: SourceTable,
  onBatch: (rows: number) => void,
  onDamaged: (row: string) => void,
): Promise<void> {
  const like = sql`SELECT ${list(columns)} FROM ${target.to.table(table)} WITH NO DATA`;
  await run(target, sql`CREATE TEMP TABLE ${sql.id(`source_${table}`)} ON COMMIT DROP AS ${like}`);
  for (const rows of batches(BATCH, onDamaged)) {
    const json = sql`CAST(${JSON.stringify(rows)}::text AS json)`;
    await run(
      target,
      sql`INSERT INTO ${staged(table)} SELECT * FROM json_populate_recordset(NULL::${staged(table)}, ${json})`,
    );
    onBatch(rows.length);
  }
  await run(target, sql`ANALYZE ${staged(table)}`);
}

/** Runs a statement; returns how many rows it wrote. */
export async function run({ db }: Target, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(db)).numAffectedRows ?? 0n);
}

/** Counts the rows of a `FROM ...` clause. */
export async function count({ db }: Target, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ rows: number }>`SELECT count(*) AS rows ${from}`.execute(db);
  return rows[0]?.rows ?? 0;
}

/** The first differences that a query finds, one text per row, and how many more there are. */
export async function differences({ db }: Target, query: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string; total: number }>`
    SELECT text, count(*) OVER () AS total FROM (${query}) AS found (text) ORDER BY text LIMIT ${MOST_NAMED}`.execute(
    db,
  );
  return firstOf(
    rows.map(({ text }) => text),
    rows[0]?.total ?? 0,
  );
}

/** Some of so many differences, and how many more there are. */
export function firstOf(named: readonly string[], total: number): readonly string[] {
  const more = total - named.length;
  return [...named, ...(more > 0 ? [`and ${more.toLocaleString('en')} more like these`] : [])];
}
