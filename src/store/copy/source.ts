import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inWords, NotDone, openFile, PART_ORDER, PARTS, type Part } from '../sqlite/file.ts';
import { schemaVersion, type SqliteHandle } from '../sqlite/database.ts';

/** An embedded store that is read as it stood at one moment, whoever writes to it meanwhile. */
export interface CopySource {
  /** Undefined where there is no such file. */
  readonly parts: Readonly<Partial<Record<Part, SqliteHandle>>>;
  close(): void;
}

/**
 * Opens an embedded store so that nothing can be written through it. Each of its files is seen as it is now until `close`.
 *
 * @throws NotDone
 */
export async function openSource(directory: string): Promise<CopySource> {
  const parts: Partial<Record<Part, SqliteHandle>> = {};
  const close = () => {
    for (const handle of Object.values(parts)) handle.close();
  };
  try {
    for (const part of PART_ORDER) {
      const path = join(directory, PARTS[part].file);
      if (!existsSync(path)) continue;
      try {
        const handle = await openFile(path, 'read');
        parts[part] = handle;
        handle.exec('BEGIN');
        // The view begins with the first look.
        checkVersion(schemaVersion(handle), part, path, directory);
      } catch (error) {
        throw inWords(error, `${path} cannot be read`);
      }
    }
    if (Object.keys(parts).length === 0)
      throw new NotDone(`There is no store in ${directory}: --from must name the data directory of an embedded store.`);
    return { parts, close };
  } catch (error) {
    close();
    throw error;
  }
}

function checkVersion(version: number, part: Part, path: string, directory: string): void {
  const wanted = PARTS[part].migrations.length;
  if (version > wanted)
    throw new NotDone(
      `${path} was written by a newer version of registration-ghana (its schema is ${version}, this program knows ${wanted}): update this program first.`,
    );
  if (version < wanted)
    throw new NotDone(
      `${path} has the schema ${version}, this program needs ${wanted}, and copying changes nothing there. Migrate it first: SVC_DATABASE_URL= registration-ghana db migrate --data-dir ${directory}`,
    );
}

/** Some columns of rows, in the order of a key, a batch at a time. Text that PostgreSQL cannot hold is made to fit. */
export function* batches<Row extends object>(
  handle: SqliteHandle,
  { table, columns, key, after, size }: Batches<Row>,
): Generator<readonly Row[]> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const next = handle.prepare(`SELECT ${list} FROM ${table} WHERE "${key}" > ? ORDER BY "${key}" LIMIT ${size}`).raw();
  for (let last: unknown = after; ;) {
    const rows = next.all(last) as unknown[][];
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end[columns.indexOf(key)];
    yield rows.map((row) => rowOf(columns, row));
  }
}

interface Batches<Row> {
  readonly table: string;
  readonly columns: readonly (keyof Row & string)[];
  /** A unique column among them. */
  readonly key: keyof Row & string;
  /** Rows after this one. */
  readonly after: string | number;
  /** Rows at once. */
  readonly size: number;
}

/** All rows whose column has one of some values. */
export function rowsWith<Row extends object>(
  handle: SqliteHandle,
  table: string,
  columns: readonly (keyof Row & string)[],
  column: keyof Row & string,
  values: readonly string[],
): readonly Row[] {
  const list = columns.map((name) => `"${name}"`).join(', ');
  const rows = handle
    .prepare(`SELECT ${list} FROM ${table} WHERE "${column}" IN (SELECT value FROM json_each(?))`)
    .raw()
    .all(JSON.stringify(values)) as unknown[][];
  return rows.map((row) => rowOf(columns, row));
}

export function count(handle: SqliteHandle, from: string): number {
  const [[found] = [0]] = handle.prepare(`SELECT count(*) FROM ${from}`).raw().all() as [number][];
  return found;
}

const rowOf = <Row>(columns: readonly string[], values: readonly unknown[]): Row =>
  Object.fromEntries(columns.map((column, at) => [column, storable(values[at])])) as Row;

/** PostgreSQL's text holds no NUL. */
const storable = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);
