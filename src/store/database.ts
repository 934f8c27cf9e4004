import type { CompiledQuery, Dialect, Kysely, QueryResult, RawBuilder } from 'kysely';
import { ToolError } from '../errors.ts';

/**
 * One database as the adapters use it: an SQLite file shared by processes on one machine, or a PostgreSQL shared by machines.
 * Kysely builds the queries for both; where they differ, `dialect` tells them apart.
 *
 * If the database cannot be used, every method throws `STORE_UNAVAILABLE` with the reason in words. Errors thrown by the work
 * itself pass through unchanged.
 */
export interface Database<Tables> {
  readonly dialect: 'sqlite' | 'postgres';
  /** Runs queries one by one outside a transaction: for reads, and for a write in a single statement. */
  read<T>(work: Work<Tables, T>, options?: Patience): Promise<T>;
  /** Runs reads that must all see the same state. */
  view<T>(work: Work<Tables, T>, options?: Patience): Promise<T>;
  /**
   * Runs `work` in one transaction, committed when this returns. After a lost connection it runs all of `work` again, even if
   * the first run may have been committed: `work` must be idempotent.
   */
  write<T>(work: Work<Tables, T>, options?: Patience): Promise<T>;
  /** A table's name for raw SQL, which unlike Kysely's methods does not know the table's schema. */
  table(name: keyof Tables & string): RawBuilder<unknown>;
  /** Closes its connections; running work fails. */
  close(): void;
}

export type Work<Tables, T> = (db: Kysely<Tables>) => Promise<T>;

export interface Patience {
  /** Gives up after this many milliseconds, including retries and waits. */
  readonly withinMs?: number;
  /** With `read`: the work writes, so the error for a lost connection must say whether the write may have been saved. */
  readonly keeps?: true;
  /**
   * Leaves out rows that are damaged in the file, and calls this for each of them, after the operator was told. Without it a
   * damaged row is an error. PostgreSQL finds damage itself.
   */
  readonly onDamaged?: () => void;
}

/** Runs one compiled query. */
export type Execute = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

/** The part of a dialect that says how SQL is written. */
export type Grammar = Pick<Dialect, 'createAdapter' | 'createQueryCompiler' | 'createIntrospector'>;

/** The driver that Kysely needs to run queries one by one. Transactions go through `Database.write` instead. */
export function driverOf(execute: Execute): ReturnType<Dialect['createDriver']> {
  const ours = () => Promise.reject(new Error('use Database.write for transactions'));
  const connection = {
    executeQuery: async <R>(query: CompiledQuery) => (await execute(query)) as QueryResult<R>,
    streamQuery: (): never => {
      throw new Error('results are read in batches, not streamed');
    },
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: ours,
    commitTransaction: ours,
    rollbackTransaction: ours,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

const SEND_AGAIN =
  'The connection was lost during the write, so the report may have been saved. Send exactly the same again, on HTTP with the same Idempotency-Key: it is saved only once.';

/** What is known about a failed write. */
type Fate = 'nothing kept' | 'unknown';

/** The error for an unusable store. Callers see `reason`; the original error (`cause`) never leaves this process. */
export function unavailable(reason: string, cause?: unknown, fate: Fate = 'nothing kept'): ToolError {
  return new ToolError(
    {
      code: 'STORE_UNAVAILABLE',
      detail: `The store cannot be used: ${reason}.`,
      fix:
        fate === 'unknown'
          ? SEND_AGAIN
          : 'Nothing was saved. Run "registration-ghana doctor" on the machine that runs this server to see what to fix, then call again.',
      retryAfter: fate === 'unknown' ? 5 : 30,
    },
    { cause },
  );
}

/** The error for a call that needs a damaged row. Which one is for the operator only. */
export const damagedRow = (which: string): ToolError =>
  new ToolError(
    {
      code: 'STORE_UNAVAILABLE',
      detail: 'A row of the store that this call needs is damaged.',
      fix: 'Nothing was saved. Run "registration-ghana doctor" on the machine that runs this server: it names what is damaged and says what to do.',
      retry: false,
    },
    { cause: new Error(which) },
  );

/** Whether a failed write may have been saved all the same. */
export const fateUnknown = (error: unknown): boolean =>
  error instanceof ToolError && error.failure.code === 'STORE_UNAVAILABLE' && error.failure.fix === SEND_AGAIN;
