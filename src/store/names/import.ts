import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { NameSource } from '../../names/model.ts';
import type { ImportedName, ImportOptions, ImportOutcome, NameImport } from '../../register/ports.ts';
import type { StoreTables } from '../schema.ts';

type Queries = Kysely<StoreTables>;

/** The outcome of merging an import into the register. */
export type Joined = Omit<ImportOutcome, 'repeated'>;

/** The part of an import that differs between the databases. */
export interface Staging {
  /** Saves rows where readers do not see them. */
  add(rows: readonly ImportedName[]): Promise<void>;
  /**
   * Runs `join` in one transaction, with a table of the last staged row of each key. Its columns: `key`, the reference or if
   * there is none the name; `bare`, whether there is no reference; and the fields of the row. Gives up after
   * {@link PATIENCE_MS}.
   *
   * @param staged how many rows were added
   */
  join(staged: number, join: (db: Queries, incoming: Incoming) => Promise<Joined>): Promise<Joined>;
  /** Releases everything; also called after a join. */
  end(): void;
}

/** The table of imported rows, and what the merge must know. */
export interface Incoming {
  /** The register's names. */
  readonly names: RawBuilder<unknown>;
  readonly table: RawBuilder<unknown>;
  /** How many rows are in it. */
  readonly rows: number;
  /** How many names of the source are held. */
  readonly held: number;
  /** A condition on a row `n` of the register: true if the import must not remove it. */
  readonly untouchable?: RawBuilder<unknown>;
  /** Whether others may add rows of the source at the same time. */
  readonly contended: boolean;
  /** Whether the database updates the source's count itself. */
  readonly counted: boolean;
}

/** How long a merge may take, including the wait for another import to finish. */
export const PATIENCE_MS = 10 * 60_000;

/**
 * An import in two steps. While the file is read, its rows are staged, which blocks nobody. Then one transaction merges them
 * into the register; readers see the old register until it commits. The merge is by key and in key order, which keeps it fast
 * for millions of rows.
 *
 * @param now the clock
 */
export function importNames(staging: Staging, source: NameSource, now: () => Date): NameImport {
  let staged = 0;
  return {
    add: async (rows) => {
      await staging.add(rows);
      staged += rows.length;
    },
    finish: async (options) => {
      try {
        const joined = await staging.join(staged, (db, incoming) =>
          merge(db, incoming, { ...options, source, at: now().toISOString() }),
        );
        return { ...joined, repeated: staged - joined.added - joined.updated - joined.unchanged };
      } finally {
        staging.end();
      }
    },
    abandon: () => staging.end(),
  };
}

interface Merge extends ImportOptions {
  readonly source: NameSource;
  /** The time of the import. */
  readonly at: string;
}

/** Merges the imported rows into the register, with the same statements on both databases. */
async function merge(
  db: Queries,
  { names, table: incoming, rows, held, untouchable, contended, counted }: Incoming,
  { source, at, replace, covers, restate }: Merge,
): Promise<Joined> {
  const sameRow = sql`n.source = ${source} AND coalesce(n.reference, n.name) = i.key AND (n.reference IS NULL) = i.bare`;
  const run = async (statement: RawBuilder<unknown>) => Number((await statement.execute(db)).numAffectedRows ?? 0n);
  const removed =
    replace && held > 0
      ? await run(sql`
          DELETE FROM ${names} AS n
           WHERE source = ${source} AND NOT EXISTS (SELECT 1 FROM ${incoming} AS i WHERE ${sameRow})
                 ${untouchable === undefined ? sql`` : sql`AND NOT ${untouchable}`}`)
      : 0;
  const updated =
    held > 0
      ? await run(sql`
          WITH changes AS MATERIALIZED (
            -- Starts from the import, so that importing a few rows into a large register takes a few look-ups.
            SELECT n.id, i.name, i.entity_type, i.status FROM ${incoming} AS i CROSS JOIN ${names} AS n
             WHERE ${sameRow} AND (n.name, n.entity_type, n.status) IS DISTINCT FROM (i.name, i.entity_type, i.status))
          UPDATE ${names} SET name = c.name, entity_type = c.entity_type, status = c.status FROM changes AS c
           WHERE names.id = c.id`)
      : 0;
  const added = await run(sql`
    INSERT INTO ${names} (source, name, entity_type, status, reference)
    SELECT ${source}, name, entity_type, status, reference FROM ${incoming} AS i
    ${held > 0 ? sql`WHERE NOT EXISTS (SELECT 1 FROM ${names} AS n WHERE ${sameRow})` : sql``}
    ${contended ? sql`ON CONFLICT DO NOTHING` : sql``}`);
  const before = await db.selectFrom('sources').select('covers').where('source', '=', source).executeTakeFirst();
  // In PostgreSQL a source that only the website writes to has no coverage yet.
  const coverage = replace || restate || held === 0 ? covers : together(before?.covers, covers);
  if (before === undefined || added + updated + removed > 0 || coverage !== before.covers) {
    const said = { updated_at: at, covers: coverage };
    const count = counted ? {} : { names: held + added - removed };
    await db
      .insertInto('sources')
      .values({ source, names: 0, ...said, ...count })
      .onConflict((conflict) => conflict.column('source').doUpdateSet({ ...said, ...count }))
      .execute();
  }
  return { added, updated, removed, unchanged: rows - added - updated };
}

/** What two imports into one source cover together. */
function together(before: string | null | undefined, covers: string): string {
  const parts = before?.split('; ') ?? [];
  return parts.includes(covers) ? parts.join('; ') : [...parts, covers].join('; ');
}
