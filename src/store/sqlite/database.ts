import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Kysely,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type QueryResult,
} from 'kysely';
import type Libsql from 'libsql';
import { ToolError } from '../../errors.ts';
import { codeOf, driverOf, unavailable, type Database, type Work } from '../database.ts';
import type { Part } from '../ports.ts';
import type { FeedbackTables } from '../schema.ts';
import { PARTS, schemaProblem } from './schema.ts';

/** SQLite waits this long inside one attempt: short, because the process answers nobody meanwhile. */
const BUSY_ATTEMPT_MS = 50;
/** A write gives up after this long among other writers. */
const PATIENCE_MS = 15_000;
/** Statements kept prepared: more than any process uses over and over. */
const MOST_PREPARED = 100;

/** A binding's handle on an open file. */
export type SqliteHandle = Libsql.Database;

/** A database in a file, for what only SQLite has: `use` is handed the connection itself. */
export interface SqliteDatabase<Tables> extends Database<Tables> {
  readonly dialect: 'sqlite';
  /** Runs what no query builder says (pragmas, `VACUUM INTO`), between other work and not in a transaction. */
  use<T>(work: (handle: SqliteHandle) => T): Promise<T>;
}

interface Opened {
  readonly handle: SqliteHandle;
  readonly db: Kysely<never>;
}

/**
 * One of the databases in a data directory, opened (and made) at its first use. An attempt that fails is made again at the next
 * use: what was in the way may be gone.
 */
export function sqliteDatabase<Tables = FeedbackTables>(
  directory: string,
  part: Part = 'reports',
): SqliteDatabase<Tables> {
  let opening: Promise<Opened> | undefined;
  const opened = () => {
    opening ??= open(directory, part).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  /** The end of the line: one connection, so what is asked while a transaction is open waits for its end. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(attempt: (opened: Opened) => Promise<T> | T, withinMs = PATIENCE_MS): Promise<T> {
    return patiently(async () => {
      const it = await opened();
      const turn = last.then(() => attempt(it));
      last = turn.catch(() => {});
      return turn;
    }, withinMs);
  }
  const within = <T>(begin: string, work: Work<Tables, T>, withinMs: number | undefined) =>
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
    }, withinMs);
  return {
    dialect: 'sqlite',
    read: (work, { withinMs } = {}) => inTurn(({ db }) => work(db as unknown as Kysely<Tables>), withinMs),
    view: (work, { withinMs } = {}) => within('BEGIN', work, withinMs),
    // A deferred transaction that reads before it writes loses to every other writer; IMMEDIATE queues.
    write: (work, { withinMs } = {}) => within('BEGIN IMMEDIATE', work, withinMs),
    use: (work) => inTurn(({ handle }) => work(handle)),
    table: (name) => sql.table(name),
    close: () => {
      void opening?.then(({ handle }) => last.then(() => handle.close()));
      opening = undefined;
    },
  };
}

async function open(directory: string, part: Part): Promise<Opened> {
  let Binding: typeof Libsql;
  try {
    Binding = (await import('libsql')).default;
  } catch (error) {
    throw unavailable('the SQLite binding (the libsql package) cannot be loaded on this machine', error);
  }
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    if (!statSync(directory).isDirectory()) throw unavailable('a file stands where the data directory should be');
  } catch (error) {
    throw asUnavailable(error);
  }
  return patiently(() => {
    const handle = new Binding(join(directory, PARTS[part].file));
    try {
      handle.pragma(`busy_timeout = ${BUSY_ATTEMPT_MS}`);
      handle.pragma('journal_mode = WAL');
      // In WAL mode a commit outlives the process, however that ends; only a power cut can take the last moments. FULL
      // would wait for the disk at every commit (some 10 ms each, with other writers queueing behind it).
      handle.pragma('synchronous = NORMAL');
      handle.pragma('foreign_keys = ON');
      // What is deleted is overwritten. Rows that were moved before may have left pieces in gaps: forgetting takes care of those.
      handle.pragma('secure_delete = ON');
      makeSchema(handle, part);
      return { handle, db: builderOver(handle) };
    } catch (error) {
      handle.close();
      throw error;
    }
  }, PATIENCE_MS);
}

/** A query builder whose queries run on this connection. */
function builderOver(handle: SqliteHandle): Kysely<never> {
  const prepared = new Map<string, Libsql.Statement>();
  const execute = (query: CompiledQuery): QueryResult<unknown> => {
    let statement = prepared.get(query.sql);
    if (statement === undefined) {
      statement = handle.prepare(query.sql);
      if (prepared.size < MOST_PREPARED) prepared.set(query.sql, statement);
    }
    const parameters = [...query.parameters];
    if (statement.reader) return { rows: statement.all(...parameters) };
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
  });
}

/** Makes the schema of a new file; a file with another schema is refused. */
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

/** The version of a file's schema; 0 for a new file. */
export function schemaVersion(handle: SqliteHandle): number {
  const [row] = handle.pragma('user_version') as { user_version: number }[];
  return row?.user_version ?? 0;
}

/** Tries again while other processes hold the store, letting this one answer others meanwhile. */
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

/** Whether other processes hold a database. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));

/** Why a store cannot be used, by the code of what was thrown. The words leave this process; the exception does not. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(EEXIST|ENOTDIR)$/, 'a file stands where the data directory should be'],
  [/^(EACCES|EPERM|EROFS)$/, 'the data directory may not be written'],
  [/^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)$/, 'the disk is full'],
  [/^SQLITE_IOERR_WRITE/, 'its file cannot grow: the disk may be full, or a quota used up'],
  [/^SQLITE_(BUSY|LOCKED)/, 'other processes kept it busy for too long'],
  [/^SQLITE_(NOTADB|CORRUPT)/, 'its file is damaged or is not a database'],
  [/^SQLITE_READONLY/, 'its file may not be written'],
];

function asUnavailable(error: unknown): unknown {
  if (error instanceof ToolError) return error;
  const code = codeOf(error);
  const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1];
  if (reason !== undefined) return unavailable(reason, error);
  const isStoreError =
    code.startsWith('SQLITE') ||
    (error instanceof Error && /open connection|ConnectionFailed/i.test(error.message)) ||
    /^E[A-Z]+$/.test(code);
  return isStoreError ? unavailable('its file cannot be opened or written', error) : error;
}
