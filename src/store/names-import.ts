import type { NameSource } from '../names/model.ts';
import type { ImportOptions, ImportOutcome, NameImport } from '../register/ports.ts';
import { registerStore } from './names.ts';
import type { Database } from './sqlite.ts';

/** How long a finished import waits for another one to let go of the register. */
const PATIENCE_MS = 10 * 60_000;
/** Memory for pages, in KiB: an import of millions of rows stays within it. */
const CACHE_KIB = 65_536;
/** Past this many entries the list of changes is cut: whoever follows it builds anew. */
const MAX_CHANGES_KEPT = 100_000;

/**
 * An import, in two steps. While the file is read its rows go to a temporary table of this connection, which holds up nobody
 * and goes with the process; then they are joined with the register in one transaction: readers see the register as it was
 * until it has committed. The joining is by key and in key order, which keeps it fast for millions of rows.
 *
 * @param now the clock
 */
export function importNames(directory: string, source: NameSource, now: () => Date): NameImport {
  const store = registerStore(directory, PATIENCE_MS);
  let staged = 0;
  const started = store.read((db) => {
    // libsql keeps temporary tables in memory unless told otherwise.
    db.pragma('temp_store = FILE');
    db.pragma(`cache_size = -${CACHE_KIB}`);
    db.pragma(`temp.cache_size = -${CACHE_KIB}`);
    db.exec('CREATE TEMP TABLE staged (name TEXT, entity_type TEXT, status TEXT, reference TEXT)');
  });
  // A failure to start is told by the first `add` or `finish`.
  started.catch(() => {});
  return {
    add: async (rows) => {
      await started;
      // As JSON in one statement: four times as fast as a statement a row.
      const json = JSON.stringify(
        rows.map(({ name, entity_type, status, reference }) => [name, entity_type, status, reference]),
      );
      await store.read((db) =>
        db.prepare('INSERT INTO staged SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(?)').run(json),
      );
      staged += rows.length;
    },
    finish: async (options) => {
      await started;
      const distinct = await store.read(keepLast);
      const outcome = await store.write((db) => merge(db, source, options, now().toISOString()));
      await store.read(shortenLog);
      store.close();
      return {
        ...outcome,
        unchanged: distinct - outcome.added - outcome.updated,
        repeated: staged - distinct,
      };
    },
    abandon: () => store.close(),
  };
}

/** The write-ahead log of a large import would stay on the disk. Where a reader is in the way, a later import does it. */
function shortenLog(db: Database.Database): void {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // The import is committed all the same.
  }
}

/**
 * Of staged rows with one key the last stays, ordered by key. The key's columns have no type, so that comparing them with
 * the register's index needs no conversion, which would keep the index from being used.
 */
function keepLast(db: Database.Database): number {
  db.exec(`
    CREATE TEMP TABLE incoming (key, bare, name TEXT, entity_type TEXT, status TEXT, reference TEXT,
                                PRIMARY KEY (key, bare)) WITHOUT ROWID;
    -- Beside max() SQLite gives the other columns of the row that has it.
    INSERT INTO incoming
      SELECT coalesce(reference, name), reference IS NULL, name, entity_type, status, reference
        FROM (SELECT *, max(rowid) FROM staged GROUP BY coalesce(reference, name), reference IS NULL);
    DROP TABLE staged;
  `);
  return count(db, 'SELECT count(*) FROM incoming');
}

const SAME_ROW = 'n.source = ?1 AND coalesce(n.reference, n.name) = i.key AND (n.reference IS NULL) = i.bare';

function merge(
  db: Database.Database,
  source: NameSource,
  { replace, covers, restate }: ImportOptions,
  at: string,
): Pick<ImportOutcome, 'added' | 'updated' | 'removed'> {
  const [before] = db.prepare('SELECT names, covers FROM sources WHERE source = ?').raw().all(source) as [
    number,
    string,
  ][];
  const held = before?.[0] ?? 0;
  const removed =
    replace && held > 0
      ? db
          .prepare(
            `DELETE FROM names AS n WHERE source = ?1 AND NOT EXISTS (SELECT 1 FROM incoming AS i WHERE ${SAME_ROW})`,
          )
          .run(source).changes
      : 0;
  const updated =
    held > 0
      ? db
          .prepare(
            // From the import's side, so that a few rows into a large register cost a few look-ups.
            `WITH changes AS MATERIALIZED (
               SELECT n.id, i.name, i.entity_type, i.status FROM incoming AS i CROSS JOIN names AS n ON ${SAME_ROW}
                WHERE (n.name, n.entity_type, n.status) IS NOT (i.name, i.entity_type, i.status))
             UPDATE names SET name = c.name, entity_type = c.entity_type, status = c.status FROM changes AS c
              WHERE names.id = c.id`,
          )
          .run(source).changes
      : 0;
  const added = db
    .prepare(
      `INSERT INTO names (source, name, entity_type, status, reference)
       SELECT ?1, name, entity_type, status, reference FROM incoming AS i
       ${held > 0 ? `WHERE NOT EXISTS (SELECT 1 FROM names AS n WHERE ${SAME_ROW})` : ''}`,
    )
    .run(source).changes;
  const coverage = replace || restate || held === 0 ? covers : together(before?.[1], covers);
  if (before === undefined || added + updated + removed > 0 || coverage !== before[1])
    db.prepare('INSERT OR REPLACE INTO sources (source, names, updated_at, covers) VALUES (?, ?, ?, ?)').run(
      source,
      held + added - removed,
      at,
      coverage,
    );
  if (count(db, 'SELECT count(*) FROM changed_names') > MAX_CHANGES_KEPT) {
    db.exec('DELETE FROM changed_names');
    db.exec('UPDATE register SET epoch = random() & 9007199254740991');
  }
  return { added, updated, removed };
}

/** What two imports into one source cover. */
function together(before: string | undefined, covers: string): string {
  const parts = before?.split('; ') ?? [];
  return parts.includes(covers) ? parts.join('; ') : [...parts, covers].join('; ');
}

function count(db: Database.Database, sql: string): number {
  const [row] = db.prepare(sql).raw().all() as [number][];
  return row?.[0] ?? 0;
}
