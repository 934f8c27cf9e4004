import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Kysely,
  NoResultError,
  RawNode,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type QueryResult,
} from 'kysely';
import type Libsql from 'libsql';
import { ToolError } from '../../errors.ts';
import { codeOf } from '../../errors.ts';
import { damagedRow, driverOf, unavailable, type Database, type Patience, type Work } from '../database.ts';
import { keepOwn, makeDirectory, makeOwn } from '../../files/directory.ts';
import type { Part } from '../ports.ts';
import type { FeedbackTables } from '../schema.ts';
import { inWords, readRow, rowsAsBytes } from './rows.ts';
import { COLUMNS, COMPANIONS, PARTS, schemaProblem } from './schema.ts';

/** How long SQLite waits within one attempt: short, because the wait blocks the process. */
const BUSY_ATTEMPT_MS = 50;
/** A write gives up after waiting this long for other writers. */
const PATIENCE_MS = 15_000;
/** The most prepared statements to keep: more than any process reuses. */
const MOST_PREPARED = 100;
/** The damaged rows that are named; of further ones the operator is only told that they are there. */
const MOST_NAMED = 20;

/** An open file, in the SQLite binding. */
export type SqliteHandle = Libsql.Database;

/** A database in a file. `use` gives access to the connection, for what only SQLite has. */
export interface SqliteDatabase<Tables> extends Database<Tables> {
  readonly dialect: 'sqlite';
  /** Runs what the query builder cannot express (pragmas, `VACUUM INTO`), outside any transaction. */
  use<T>(work: (handle: SqliteHandle) => T): Promise<T>;
}

interface Opened {
  readonly handle: SqliteHandle;
  readonly db: Kysely<never>;
}

/**
 * One of the databases in a data directory, opened (and created) at its first use. If opening fails, the next use tries again,
 * because the cause may be gone.
 *
 * @param report receives, in words for the operator, each damaged row that was left out
 */
export function sqliteDatabase<Tables = FeedbackTables>(
  directory: string,
  part: Part = 'reports',
  report: (message: string) => void = () => {},
): SqliteDatabase<Tables> {
  const damage = damageOf(part, report);
  let opening: Promise<Opened> | undefined;
  const opened = () => {
    opening ??= open(directory, part, damage).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  /** The end of the queue: there is one connection, so all other work waits while a transaction is open. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(
    attempt: (opened: Opened) => Promise<T> | T,
    { withinMs = PATIENCE_MS, onDamaged }: Patience = {},
  ): Promise<T> {
    return patiently(async () => {
      const it = await opened();
      const turn = last.then(() => {
        damage.onDamaged = onDamaged;
        return attempt(it);
      });
      last = turn.catch(() => {});
      return turn;
    }, withinMs);
  }
  const within = <T>(begin: string, work: Work<Tables, T>, patience: Patience | undefined) =>
    inTurn(async ({ handle, db }) => {
      handle.exec(begin);
      try {
        const result = await work(db as unknown as Kysely<Tables>);
        handle.exec('COMMIT');
        return result;
      } catch (error) {
        if (handle.inTransaction) handle.exec('ROLLBACK');
        throw error;
      }
    }, patience);
  return {
    dialect: 'sqlite',
    read: (work, patience) => inTurn(({ db }) => work(db as unknown as Kysely<Tables>), patience),
    view: (work, patience) => within('BEGIN', work, patience),
    // A deferred transaction that reads before it writes fails if another writer comes first; IMMEDIATE waits its turn.
    write: (work, patience) => within('BEGIN IMMEDIATE', work, patience),
    use: (work) => inTurn(({ handle }) => work(handle)),
    table: (name) => sql.table(name),
    close: () => {
      void opening?.then(({ handle }) => last.then(() => handle.close()));
      opening = undefined;
    },
  };
}

/** What becomes of the damaged rows of a file. */
interface Damage {
  readonly part: Part;
  /** Set while work runs that can do without damaged rows. */
  onDamaged: (() => void) | undefined;
  /** Tells the operator of a row, once. */
  tell(row: string): void;
}

function damageOf(part: Part, report: (message: string) => void): Damage {
  const told = new Set<string>();
  const { file } = PARTS[part];
  return {
    part,
    onDamaged: undefined,
    tell: (row) => {
      if (told.has(row) || told.size > MOST_NAMED) return;
      told.add(row);
      report(
        told.size > MOST_NAMED
          ? `${file} holds more damaged rows; "registration-ghana doctor" counts them.`
          : `${file} holds a damaged row, which is left out: ${row}. "registration-ghana doctor" says what to do.`,
      );
    },
  };
}

async function open(directory: string, part: Part, damage: Damage): Promise<Opened> {
  const path = join(directory, PARTS[part].file);
  let Binding: typeof Libsql;
  try {
    Binding = (await import('libsql')).default;
  } catch (error) {
    throw unavailable('the SQLite binding (the libsql package) cannot be loaded on this machine', error);
  }
  try {
    makeDirectory(directory);
    if (!statSync(directory).isDirectory()) throw unavailable('a file stands where the data directory should be');
    // SQLite would create it for others to read; it gives its companions the permissions that it has.
    makeOwn(path);
    if (!statSync(path).isFile()) throw unavailable(`${PARTS[part].file} is not a regular file`);
    for (const end of ['', ...COMPANIONS]) keepOwn(`${path}${end}`);
  } catch (error) {
    throw asUnavailable(error);
  }
  return patiently(() => {
    const handle = new Binding(path);
    try {
      handle.pragma(`busy_timeout = ${BUSY_ATTEMPT_MS}`);
      handle.pragma('journal_mode = WAL');
      // In WAL mode a commit survives any end of the process; only a power cut can lose the last moments. FULL would wait
      // for the disk at every commit (about 10 ms, while other writers queue).
      handle.pragma('synchronous = NORMAL');
      handle.pragma('foreign_keys = ON');
      // Overwrites deleted data. Rows that moved earlier may have left copies in free space: forget() removes those.
      handle.pragma('secure_delete = ON');
      makeSchema(handle, part);
      return { handle, db: builderOver(handle, damage) };
    } catch (error) {
      handle.close();
      throw error;
    }
  }, PATIENCE_MS);
}

/** A query builder that runs its queries on this connection. */
function builderOver(handle: SqliteHandle, damage: Damage): Kysely<never> {
  const prepared = new Map<string, Libsql.Statement>();
  const columns = COLUMNS[damage.part];
  const rowsOf = (statement: Libsql.Statement, parameters: readonly unknown[]): unknown[] => {
    const rows: unknown[] = [];
    for (const [bytes] of statement.raw().all(...parameters) as [Uint8Array][]) {
      const { row, damaged } = readRow(bytes, columns);
      if (damaged === undefined) rows.push(row);
      else if (damage.onDamaged === undefined) throw damagedRow(inWords(damaged));
      else {
        damage.tell(inWords(damaged));
        damage.onDamaged();
      }
    }
    return rows;
  };
  const execute = (query: CompiledQuery): QueryResult<unknown> => {
    let statement = prepared.get(query.sql);
    if (statement === undefined) {
      statement = handle.prepare(query.sql);
      if (prepared.size < MOST_PREPARED) prepared.set(query.sql, statement);
    }
    const parameters = [...query.parameters];
    if (statement.reader) {
      if (RawNode.is(query.query)) throw new Error('a query on SQLite that returns rows is written with the builder');
      return { rows: rowsOf(statement, parameters) };
    }
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  };
  return new Kysely<never>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createDriver: () => driverOf(async (query) => execute(query)),
    },
    plugins: [rowsAsBytes],
  });
}

/** Creates the schema in a new file; refuses a file with another version of the schema. */
function makeSchema(handle: SqliteHandle, part: Part): void {
  const { statements, version } = PARTS[part];
  if (schemaVersion(handle) === version) return;
  handle.exec('BEGIN IMMEDIATE');
  try {
    const found = schemaVersion(handle);
    const problem = found === 0 ? undefined : schemaProblem(part, found);
    if (problem !== undefined) throw unavailable(`its file ${problem.found}. ${problem.fix}`);
    if (found === 0) handle.exec(`${statements}; PRAGMA user_version = ${version}`);
    handle.exec('COMMIT');
  } catch (error) {
    if (handle.inTransaction) handle.exec('ROLLBACK');
    throw error;
  }
}

/** The version of a file's schema, 0 for a new file. */
export function schemaVersion(handle: SqliteHandle): number {
  const [row] = handle.pragma('user_version') as { user_version: number }[];
  return row?.user_version ?? 0;
}

/** Retries while other processes hold the store; between attempts this process goes on answering. */
async function patiently<T>(attempt: () => Promise<T> | T, withinMs: number): Promise<T> {
  const until = Date.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw asUnavailable(error);
      await sleep(5 + Math.random() * 45);
    }
  }
}

/** The code of an error of SQLite or of Node. The binding has no names for some of SQLite's extended codes. */
export function sqliteCode(error: unknown): string {
  const code = codeOf(error);
  const [, number] = /^UNKNOWN_SQLITE_ERROR_(\d+)$/.exec(code) ?? [];
  if (number === undefined) return code;
  return (Number(number) & 0xff) === CORRUPT ? 'SQLITE_CORRUPT' : 'SQLITE_ERROR';
}

/** SQLITE_CORRUPT, the low byte of all codes for a damaged file. */
const CORRUPT = 11;

/** Whether an error means that another process holds the database. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));

/** Why a store cannot be used, by error code. Callers see the words but not the original error. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(EEXIST|ENOTDIR)$/, 'a file stands where the data directory should be'],
  [/^(EACCES|EPERM|EROFS)$/, 'this user may not write to the data directory'],
  [/^ENOENT$/, 'the data directory cannot be created there'],
  [/^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)$/, 'the disk is full'],
  [/^SQLITE_IOERR_WRITE/, 'its file cannot grow: the disk or a quota may be full'],
  [/^SQLITE_(BUSY|LOCKED)/, 'other processes kept it busy for too long'],
  [/^SQLITE_(NOTADB|CORRUPT)/, 'its file is damaged or is not a database'],
  [/^SQLITE_READONLY/, 'its file is read-only'],
];

function asUnavailable(error: unknown): unknown {
  if (error instanceof ToolError) return error;
  if (error instanceof NoResultError) return damagedRow('An index leads to a row that is not there.');
  const code = sqliteCode(error);
  const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1];
  if (reason !== undefined) return unavailable(reason, error);
  const isStoreError =
    code.startsWith('SQLITE') ||
    (error instanceof Error && /open connection|ConnectionFailed/i.test(error.message)) ||
    /^E[A-Z]+$/.test(code);
  return isStoreError ? unavailable('its file cannot be opened or written', error) : error;
}
