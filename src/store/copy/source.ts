import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NotDone } from '../../errors.ts';
import { COLUMNS as REPORT_COLUMNS } from '../feedback/list.ts';
import type { Part } from '../ports.ts';
import { schemaVersion, type SqliteHandle } from '../sqlite/database.ts';
import { checkSchema, inWords, openFile, PART_ORDER } from '../sqlite/file.ts';
import { inWords as rowInWords, readRow, rowAsBytes } from '../sqlite/rows.ts';
import { PARTS, TABLES } from '../sqlite/schema.ts';

/** The columns copied from each file. The target assigns its own ids to names and tracks changes itself. */
export const COPIED = {
  register: {
    names: ['source', 'name', 'entity_type', 'status', 'reference'],
    sources: ['source', 'names', 'updated_at', 'covers'],
  },
  reports: {
    feedback: REPORT_COLUMNS,
    feedback_events: ['report_id', 'number', 'call', 'state', 'by', 'at', 'note'],
    idempotency_keys: ['key', 'content', 'report_id', 'received_at'],
  },
} as const satisfies Record<Part, Readonly<Record<string, readonly string[]>>>;

export type CopiedTable = { [P in Part]: keyof (typeof COPIED)[P] }[Part];

/** A table of an embedded store. */
export interface SourceTable {
  readonly table: CopiedTable;
  readonly columns: readonly string[];
  /** How many rows it has. */
  readonly rows: number;
  /**
   * Reads its rows from the file, a batch at a time.
   *
   * @param onDamaged receives, in words, each damaged row, which is left out
   */
  batches(size: number, onDamaged: (row: string) => void): Iterable<readonly object[]>;
}

/** A snapshot of an embedded store, which other processes may go on writing to. */
export interface CopySource {
  /** The tables of the files that exist. */
  readonly tables: readonly SourceTable[];
  close(): void;
}

/**
 * Opens an embedded store read-only. Until `close`, reads see each file as it is now.
 *
 * @throws NotDone
 */
export async function openSource(directory: string): Promise<CopySource> {
  const handles: SqliteHandle[] = [];
  const tables: SourceTable[] = [];
  const close = () => handles.forEach((handle) => handle.close());
  try {
    for (const part of PART_ORDER) {
      const path = join(directory, PARTS[part].file);
      if (!existsSync(path)) continue;
      try {
        const handle = await openFile(path, 'read');
        handles.push(handle);
        handle.exec('BEGIN');
        // SQLite takes the snapshot at the first read.
        checkSchema(part, schemaVersion(handle), path);
        for (const [table, columns] of Object.entries(COPIED[part]))
          tables.push(sourceTable(handle, part, table as CopiedTable, columns));
      } catch (error) {
        throw inWords(error, `${path} cannot be read`);
      }
    }
    if (tables.length === 0)
      throw new NotDone(`There is no store in ${directory}: --from must name the data directory of an embedded store.`);
    return { tables, close };
  } catch (error) {
    close();
    throw error;
  }
}

function sourceTable(handle: SqliteHandle, part: Part, table: CopiedTable, columns: readonly string[]): SourceTable {
  const [[rows] = [0]] = handle.prepare(`SELECT count(*) FROM ${table}`).raw().all() as [number][];
  const declared = TABLES[part].get(table) ?? new Map();
  return {
    table,
    columns,
    rows,
    *batches(size, onDamaged) {
      let batch: object[] = [];
      const query = handle.prepare(`SELECT ${rowAsBytes(columns)} FROM ${table}`).raw();
      for (const [bytes] of query.iterate() as Iterable<[Uint8Array]>) {
        const { row, damaged } = readRow(bytes, declared, true);
        if (damaged !== undefined) {
          onDamaged(`the row of ${table} with ${rowInWords(damaged)} is damaged in the source`);
          continue;
        }
        batch.push(Object.fromEntries(Object.entries(row).map(([column, value]) => [column, storable(value)])));
        if (batch.length < size) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
  };
}

/** PostgreSQL's text holds no NUL. */
const storable = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);
