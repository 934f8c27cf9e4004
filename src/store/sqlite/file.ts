import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type Libsql from 'libsql';
import { NotDone } from '../../errors.ts';
import type { Damage, FileFacts, Part } from '../ports.ts';
import { schemaVersion, sqliteCode, type SqliteHandle } from './database.ts';
import { inWords as rowInWords, readRow, rowAsBytes } from './rows.ts';
import { COMPANIONS, PARTS, schemaProblem, TABLES } from './schema.ts';

/** The reports file comes last: if it is in place, so is the register file. */
export const PART_ORDER = ['register', 'reports'] as const satisfies readonly Part[];

/** How long SQLite waits for other processes. */
const BUSY_MS = 3_000;
/** How often to try a copy, if its source changes too fast to compare row counts. */
const TRIES = 3;
/** The damaged rows of a file that are named; further ones are only counted. */
const MOST_NAMED = 20;

/** Reasons by error code, of SQLite or of Node. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(ENOSPC|SQLITE_FULL)$/, 'the disk is full'],
  [/^(EFBIG|EDQUOT|SQLITE_IOERR_WRITE)/, 'the disk is full or the file has reached a size limit'],
  [/^SQLITE_(NOTADB|CORRUPT)/, 'the file is damaged or is not an SQLite database'],
  [/^(SQLITE_(BUSY|LOCKED).*|EBUSY)$/, 'other processes are using it'],
  [/^ENOENT$/, 'there is no such directory'],
  [/^ENOTDIR$/, 'a file stands where a directory should be'],
  [/^(EACCES|EPERM|EROFS|SQLITE_(READONLY|PERM).*)$/, 'this user may not write there'],
  [/^(SQLITE|E[A-Z]{2})/, 'the file cannot be opened or written'],
];

/** Turns a file error into words for the operator; returns any other error unchanged. */
export function inWords(error: unknown, what: string): unknown {
  if (error instanceof NotDone) return error;
  const code = sqliteCode(error) || (/ConnectionFailed|open connection/.test(String(error)) ? 'SQLITE_CANTOPEN' : '');
  const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1];
  return reason === undefined ? error : new NotDone(`${what}: ${reason} (${code}).`, { cause: error });
}

/**
 * Opens a database file without creating, configuring or migrating anything.
 *
 * @param how `read` opens it read-only
 */
export async function openFile(path: string, how: 'read' | 'write'): Promise<SqliteHandle> {
  let Binding: typeof Libsql;
  try {
    Binding = (await import('libsql')).default;
  } catch (error) {
    throw new NotDone('The SQLite binding (the libsql package) cannot be loaded. Install it: npm install libsql.', {
      cause: error,
    });
  }
  const handle = new Binding(how === 'read' ? `${pathToFileURL(path).href}?mode=ro` : path);
  handle.pragma(`busy_timeout = ${BUSY_MS}`);
  return handle;
}

/**
 * What `look` finds in each file of a store that exists, read without changing anything.
 *
 * @throws NotDone
 */
export async function inFiles<T>(
  directory: string,
  look: (handle: SqliteHandle, part: Part) => T,
): Promise<Partial<Record<Part, T>>> {
  const found: Partial<Record<Part, T>> = {};
  for (const part of PART_ORDER) {
    const path = join(directory, PARTS[part].file);
    if (!existsSync(path)) continue;
    try {
      const handle = await openFile(path, 'read');
      try {
        found[part] = look(handle, part);
      } finally {
        handle.close();
      }
    } catch (error) {
      throw inWords(error, `${path} cannot be read`);
    }
  }
  return found;
}

/** @throws NotDone if the file's schema is not the version that this program needs */
export function checkSchema(part: Part, version: number, path: string): void {
  const problem = schemaProblem(part, version);
  if (problem !== undefined) throw new NotDone(`${path} ${problem.found}. ${problem.fix}.`);
}

/** The size, schema version and row counts of a file, from one snapshot. */
export function factsOf(handle: SqliteHandle, path: string): Omit<FileFacts, 'damage'> {
  handle.exec('BEGIN');
  try {
    const tables = texts(
      handle,
      "SELECT CAST(name AS BLOB) FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY name",
    );
    const rows = tables.map((table) => {
      const [[count] = [0]] = handle
        .prepare(`SELECT count(*) FROM "${table.replaceAll('"', '""')}"`)
        .raw()
        .all() as [number][];
      return [table, count] as const;
    });
    return {
      bytes: statSync(path).size,
      schema_version: schemaVersion(handle),
      rows: Object.fromEntries(rows),
    };
  } finally {
    handle.exec('COMMIT');
  }
}

/** The texts of a query that selects one BLOB. The binding cannot be asked for a text: see rows.ts. */
const texts = (handle: SqliteHandle, query: string): string[] =>
  (handle.prepare(query).raw().all() as [Uint8Array][]).map(([bytes]) => new TextDecoder().decode(bytes));

/**
 * Reads every row of a part's file, because SQLite's own check passes over text that is not UTF-8. A change that leaves valid
 * text cannot be seen.
 */
export function damageIn(handle: SqliteHandle, part: Part): Damage {
  const named: string[] = [];
  let rows = 0;
  let damaged = 0;
  for (const [table, columns] of TABLES[part]) {
    const query = handle.prepare(`SELECT ${rowAsBytes(columns.keys())} FROM ${table}`).raw();
    for (const [bytes] of query.iterate() as Iterable<[Uint8Array]>) {
      rows++;
      const read = readRow(bytes, columns, true);
      if (read.damaged === undefined) continue;
      if (++damaged <= MOST_NAMED) named.push(`${table}: ${rowInWords(read.damaged)}`);
    }
  }
  return { rows, damaged, named };
}

/** @throws NotDone if SQLite finds damage in the file */
export function checkIntegrity(handle: SqliteHandle, what: string): void {
  let found: unknown[];
  try {
    found = texts(handle, 'SELECT CAST(integrity_check AS BLOB) FROM pragma_integrity_check(1)');
  } catch (error) {
    throw inWords(error, what);
  }
  if (found[0] !== 'ok') throw new NotDone(`${what}: the file is damaged.`);
}

/**
 * Copies a snapshot of a database into a new file that only this user can read, and checks it: the copy must be undamaged and
 * have as many rows as its source. Damaged rows are copied as they are, and named. If others write meanwhile, each count must lie between those just before and just after.
 *
 * @param change edits the copy before it is checked
 */
export async function copyDatabase(
  source: { readonly handle: SqliteHandle; readonly path: string; readonly part: Part },
  to: string,
  change: (copy: SqliteHandle) => void = () => {},
): Promise<FileFacts> {
  const { handle, path, part } = source;
  for (let tries = 1; ; tries++) {
    rmSync(to, { force: true });
    // Created here, because other users could read a file that SQLite creates.
    closeSync(openSync(to, 'wx', 0o600));
    const before = factsOf(handle, path);
    handle.prepare('VACUUM INTO ?').run(to);
    const after = factsOf(handle, path);
    const copy = await openFile(to, 'write');
    let facts: FileFacts;
    try {
      change(copy);
      checkIntegrity(copy, 'The copy failed its check');
      facts = { ...factsOf(copy, to), damage: damageIn(copy, part) };
    } finally {
      copy.close();
    }
    const isWhole = [...new Set([...Object.keys(before.rows), ...Object.keys(facts.rows)])].every((table) => {
      const [count = -1, then = -1, now = -1] = [facts, before, after].map(({ rows }) => rows[table]);
      return Math.min(then, now) <= count && count <= Math.max(then, now);
    });
    if (isWhole) {
      sync(to);
      return facts;
    }
    if (tries === TRIES)
      throw new NotDone(
        'The copy does not have as many rows as the store. Try again when fewer programs are writing to it.',
      );
  }
}

/** Creates an empty database with the current schema of a part. */
export async function emptyDatabase(part: Part, to: string): Promise<FileFacts> {
  closeSync(openSync(to, 'wx', 0o600));
  const handle = await openFile(to, 'write');
  try {
    const { statements, version } = PARTS[part];
    handle.exec(`${statements}; PRAGMA user_version = ${version}`);
    return { ...factsOf(handle, to), damage: damageIn(handle, part) };
  } finally {
    handle.close();
    sync(to);
  }
}

/** Flushes a file, or the entries of a directory, to the disk. */
export function sync(path: string): void {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    // Windows cannot open a directory.
    return;
  }
  try {
    fsyncSync(file);
  } catch {
    // Not every file system supports it.
  } finally {
    closeSync(file);
  }
}

/** Deletes an unfinished file and what SQLite left beside it. */
export function discard(path: string): void {
  for (const companion of ['', ...COMPANIONS]) rmSync(`${path}${companion}`, { force: true });
}
