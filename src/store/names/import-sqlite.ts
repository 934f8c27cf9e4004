import { sql, type Kysely } from 'kysely';
import type { NameSource } from '../../names/model.ts';
import { PATIENCE_MS, type Staging } from './import.ts';
import type { StoreTables } from '../schema.ts';
import type { SqliteDatabase, SqliteHandle } from '../sqlite/database.ts';

/** Memory for pages, in KiB: an import of millions of rows stays within it. */
const CACHE_KIB = 65_536;
/** Past this many entries the list of changes is cut: whoever follows it builds anew. */
const MAX_CHANGES_KEPT = 100_000;

/**
 * Stages rows in a temporary table of a connection of its own, which goes with the process.
 *
 * @param database opened for this import alone, and closed with it
 */
export function stageInSqlite(database: SqliteDatabase<StoreTables>, source: NameSource): Staging {
  const started = database.use((handle) => {
    // libsql keeps temporary tables in memory unless told otherwise.
    handle.pragma('temp_store = FILE');
    handle.pragma(`cache_size = -${CACHE_KIB}`);
    handle.pragma(`temp.cache_size = -${CACHE_KIB}`);
    // Names are public: what is taken out of the register need not be overwritten.
    handle.pragma('secure_delete = OFF');
    handle.exec('CREATE TEMP TABLE staged (name TEXT, entity_type TEXT, status TEXT, reference TEXT)');
  });
  // A failure to start is told by the first `add` or `join`.
  started.catch(() => {});
  return {
    add: async (rows) => {
      await started;
      // As JSON in one statement: four times as fast as a statement a row.
      const json = JSON.stringify(
        rows.map(({ name, entity_type, status, reference }) => [name, entity_type, status, reference]),
      );
      await database.read((db) =>
        sql`INSERT INTO staged SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(${json})`.execute(db),
      );
    },
    join: async (_staged, join) => {
      await started;
      const rows = await database.use(keepLast);
      const joined = await database.write(
        async (db) => {
          const before = await db.selectFrom('sources').select('names').where('source', '=', source).executeTakeFirst();
          const result = await join(db, {
            names: database.table('names'),
            table: sql.table('incoming'),
            rows,
            held: before?.names ?? 0,
            contended: false,
            counted: false,
          });
          await cutChanges(database, db);
          return result;
        },
        { withinMs: PATIENCE_MS },
      );
      await database.use(shortenLog);
      return joined;
    },
    end: () => database.close(),
  };
}

/**
 * Of staged rows with one key the last stays, ordered by key. The key's columns have no type, so that comparing them with
 * the register's index needs no conversion, which would keep the index from being used.
 */
function keepLast(handle: SqliteHandle): number {
  handle.exec(`
    CREATE TEMP TABLE incoming (key, bare, name TEXT, entity_type TEXT, status TEXT, reference TEXT,
                                PRIMARY KEY (key, bare)) WITHOUT ROWID;
    -- Beside max() SQLite gives the other columns of the row that has it.
    INSERT INTO incoming
      SELECT coalesce(reference, name), reference IS NULL, name, entity_type, status, reference
        FROM (SELECT *, max(rowid) FROM staged GROUP BY coalesce(reference, name), reference IS NULL);
    DROP TABLE staged;
  `);
  const [row] = handle.prepare('SELECT count(*) FROM incoming').raw().all() as [number][];
  return row?.[0] ?? 0;
}

async function cutChanges({ table }: SqliteDatabase<StoreTables>, db: Kysely<StoreTables>): Promise<void> {
  const { rows } = await sql<{ entries: number }>`SELECT count(*) AS entries FROM ${table('changed_names')}`.execute(
    db,
  );
  if ((rows[0]?.entries ?? 0) <= MAX_CHANGES_KEPT) return;
  await db.deleteFrom('changed_names').execute();
  await sql`UPDATE ${table('register')} SET epoch = random() & 9007199254740991`.execute(db);
}

/** The write-ahead log of a large import would stay on the disk. Where a reader is in the way, a later import does it. */
function shortenLog(handle: SqliteHandle): void {
  try {
    handle.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // The import is committed all the same.
  }
}
