import { sql, type Kysely } from 'kysely';
import type { NameSource } from '../../names/model.ts';
import { PATIENCE_MS, type Staging } from './import.ts';
import type { StoreTables } from '../schema.ts';
import type { SqliteDatabase, SqliteHandle } from '../sqlite/database.ts';

/** Memory for pages, in KiB; an import of millions of rows stays within it. */
const CACHE_KIB = 65_536;
/** A list of more changes than this is cleared, and the indexes that follow it are rebuilt. */
const MAX_CHANGES_KEPT = 100_000;

/**
 * Stages rows in a temporary table on the import's own connection; the table disappears with the process.
 *
 * @param database opened for this import only, and closed with it
 */
export function stageInSqlite(database: SqliteDatabase<StoreTables>, source: NameSource): Staging {
  const started = database.use((handle) => {
    // libsql keeps temporary tables in memory unless told otherwise.
    handle.pragma('temp_store = FILE');
    handle.pragma(`cache_size = -${CACHE_KIB}`);
    handle.pragma(`temp.cache_size = -${CACHE_KIB}`);
    // Names are public, so deleted ones need not be overwritten.
    handle.pragma('secure_delete = OFF');
    handle.exec('CREATE TEMP TABLE staged (name TEXT, entity_type TEXT, status TEXT, reference TEXT)');
  });
  // The first `add` or `join` throws a failure to start.
  started.catch(() => {});
  return {
    add: async (rows) => {
      await started;
      // One statement with JSON is four times as fast as one statement per row.
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
        // An import replaces what is damaged.
        { withinMs: PATIENCE_MS, onDamaged: () => {} },
      );
      await database.use(shortenLog);
      return joined;
    },
    end: () => database.close(),
  };
}

/**
 * Keeps the last staged row of each key, ordered by key. The key's columns have no type, because a conversion would prevent
 * SQLite from using the register's index.
 */
function keepLast(handle: SqliteHandle): number {
  handle.exec(`
    CREATE TEMP TABLE incoming (key, bare, name TEXT, entity_type TEXT, status TEXT, reference TEXT,
                                PRIMARY KEY (key, bare)) WITHOUT ROWID;
    -- With max() SQLite returns the other columns of the row with the maximum.
    INSERT INTO incoming
      SELECT coalesce(reference, name), reference IS NULL, name, entity_type, status, reference
        FROM (SELECT *, max(rowid) FROM staged GROUP BY coalesce(reference, name), reference IS NULL);
    DROP TABLE staged;
  `);
  const [row] = handle.prepare('SELECT count(*) FROM incoming').raw().all() as [number][];
  return row?.[0] ?? 0;
}

async function cutChanges({ table }: SqliteDatabase<StoreTables>, db: Kysely<StoreTables>): Promise<void> {
  const counted = await db
    .selectFrom('changed_names')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .executeTakeFirst();
  if ((counted?.entries ?? 0) <= MAX_CHANGES_KEPT) return;
  await db.deleteFrom('changed_names').execute();
  await sql`UPDATE ${table('register')} SET epoch = random() & 9007199254740991`.execute(db);
}

/** Truncates the write-ahead log, which a large import makes large. If a reader prevents it, a later import does it. */
function shortenLog(handle: SqliteHandle): void {
  try {
    handle.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // The import is committed anyway.
  }
}
