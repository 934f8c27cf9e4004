import type { CompiledQuery, Dialect, Kysely, QueryResult, RawBuilder } from 'kysely';
import { ToolError } from '../errors.ts';

/**
 * One database as the adapters use it: an SQLite file that processes on one machine share, or a PostgreSQL that machines
 * share. Queries are built with Kysely for both; where the two part, `dialect` says which it is.
 *
 * Everything throws `STORE_UNAVAILABLE`, with the reason in words, where the database cannot be used; what the work itself
 * throws comes through as it is.
 */
export interface Database<Tables> {
  readonly dialect: 'sqlite' | 'postgres';
  /** Runs queries one by one, outside of a transaction: for reading, and for a write that is a single statement. */
  read<T>(work: Work<Tables, T>, options?: Patience): Promise<T>;
  /** Runs reads that must all see the same state. */
  view<T>(work: Work<Tables, T>, options?: Patience): Promise<T>;
  /**
   * Runs `work` in one transaction; when this returns, it is committed. Where a connection was lost the whole of it is run
   * again, even if it may have been committed: `work` must come to the same when it is run twice.
   */
  write<T>(work: Work<Tables, T>, options?: Patience): Promise<T>;
  /** The name of a table in raw SQL: Kysely's own methods know where tables are, raw SQL does not. */
  table(name: keyof Tables & string): RawBuilder<unknown>;
  /** Ends its connections; what is under way fails. */
  close(): void;
}

export type Work<Tables, T> = (db: Kysely<Tables>) => Promise<T>;

export interface Patience {
  /** Gives up after this long, tries and waits taken together: milliseconds. */
  readonly withinMs?: number;
  /** With `read`: the work writes, so that of a lost connection it can be said what is known of that. */
  readonly keeps?: true;
}

/** Runs one compiled query. */
export type Execute = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

/** The part of a dialect that says how SQL is written. */
export type Grammar = Pick<Dialect, 'createAdapter' | 'createQueryCompiler' | 'createIntrospector'>;

/** What Kysely asks of a connection, for queries that run one by one: transactions are begun and ended by the database. */
export function driverOf(execute: Execute): ReturnType<Dialect['createDriver']> {
  const ours = () => Promise.reject(new Error('transactions are begun with Database.write'));
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
  'The connection was lost while it was being kept, so it may have been. Send exactly the same again, on HTTP with the same Idempotency-Key: it is kept once.';

/** What is known of a write that failed. */
type Fate = 'nothing kept' | 'unknown';

/** A store that cannot be used, and why, in words that may leave this process; the exception stays here. */
export function unavailable(reason: string, cause?: unknown, fate: Fate = 'nothing kept'): ToolError {
  return new ToolError(
    {
      code: 'STORE_UNAVAILABLE',
      detail: `The store cannot be used: ${reason}.`,
      fix:
        fate === 'unknown'
          ? SEND_AGAIN
          : 'Nothing was kept. Run "registration-ghana doctor" on the machine that runs this server to see what to fix, then call again.',
      retryAfter: fate === 'unknown' ? 5 : 30,
    },
    { cause },
  );
}

/** Whether a write failed so that it may have been kept all the same. */
export const fateUnknown = (error: unknown): boolean =>
  error instanceof ToolError && error.failure.code === 'STORE_UNAVAILABLE' && error.failure.fix === SEND_AGAIN;

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
