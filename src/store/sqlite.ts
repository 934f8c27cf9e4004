import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type Database from 'libsql';
import { ToolError } from '../errors.ts';
import { MIGRATIONS } from './migrations.ts';

export type { Database };

/** The store's file inside the data directory. */
export const STORE_FILE = 'registration-ghana.sqlite';
/** The file that holds the register of names. */
export const REGISTER_FILE = 'register.sqlite';

/** SQLite waits this long inside one attempt: short, because the process answers nobody meanwhile. */
const BUSY_ATTEMPT_MS = 50;
/** A write gives up after this long among other writers. */
const BUSY_TOTAL_MS = 15_000;

/** The embedded store: one SQLite file that any number of processes share. */
export interface SqliteStore {
  /** Runs a query. Throws `STORE_UNAVAILABLE` with the reason in words. */
  read<T>(query: (db: Database.Database) => T): Promise<T>;
  /** Runs `work` in one transaction that began IMMEDIATE; when this returns, it is committed. */
  write<T>(work: (db: Database.Database) => T): Promise<T>;
  close(): void;
}

/** Which file of a data directory, with which schema, and for how long a write waits for other writers. */
interface StoreOptions {
  readonly file?: string;
  readonly migrations?: readonly string[];
  readonly patienceMs?: number;
}

/**
 * The store in a data directory, opened (and made, and migrated) at its first use. An attempt that fails is made again at
 * the next use: what was in the way may be gone.
 */
export function sqliteStore(
  directory: string,
  { file = STORE_FILE, migrations = MIGRATIONS, patienceMs = BUSY_TOTAL_MS }: StoreOptions = {},
): SqliteStore {
  let opening: Promise<Database.Database> | undefined;
  const opened = () => {
    opening ??= open(directory, file, migrations).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    read: async (query) => {
      const db = await opened();
      return patiently(() => query(db), patienceMs);
    },
    write: async (work) => {
      const db = await opened();
      return patiently(() => transact(db, work), patienceMs);
    },
    close: () => {
      void opening?.then((db) => db.close());
      opening = undefined;
    },
  };
}

async function open(directory: string, file: string, migrations: readonly string[]): Promise<Database.Database> {
  let Binding: typeof Database;
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
    const db = new Binding(join(directory, file));
    try {
      db.pragma(`busy_timeout = ${BUSY_ATTEMPT_MS}`);
      db.pragma('journal_mode = WAL');
      // In WAL mode a commit outlives the process, however that ends; only a power cut can take the last moments. FULL
      // would wait for the disk at every commit (some 10 ms each, with other writers queueing behind it).
      db.pragma('synchronous = NORMAL');
      db.pragma('foreign_keys = ON');
      migrate(db, migrations);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  }, BUSY_TOTAL_MS);
}

function migrate(db: Database.Database, migrations: readonly string[]): void {
  if (schemaVersion(db) === migrations.length) return;
  transact(db, () => {
    const version = schemaVersion(db);
    if (version > migrations.length)
      throw unavailable('the store was written by a newer version of registration-ghana; update this one');
    for (const sql of migrations.slice(version)) db.exec(sql);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

function schemaVersion(db: Database.Database): number {
  const [row] = db.pragma('user_version') as { user_version: number }[];
  return row?.user_version ?? 0;
}

function transact<T>(db: Database.Database, work: (db: Database.Database) => T): T {
  // A deferred transaction that reads before it writes loses to every other writer; IMMEDIATE queues.
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work(db);
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Tries again while other processes hold the store, letting this one answer others meanwhile. */
async function patiently<T>(attempt: () => T, patienceMs: number): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw asUnavailable(error);
      await sleep(5 + Math.random() * 45);
    }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));

/** Why a store cannot be used, by the code of what was thrown. The words leave this process; the exception does not. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(EEXIST|ENOTDIR)$/, 'a file stands where the data directory should be'],
  [/^(EACCES|EPERM|EROFS)$/, 'the data directory may not be written'],
  [/^(ENOSPC|SQLITE_FULL)$/, 'the disk is full'],
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

function unavailable(reason: string, cause?: unknown): ToolError {
  return new ToolError(
    {
      code: 'STORE_UNAVAILABLE',
      detail: `The store cannot be used: ${reason}.`,
      fix: 'Nothing was kept. Run "registration-ghana doctor" on the machine that runs this server to see what to mend, then call again.',
      retryAfter: 30,
    },
    { cause },
  );
}
