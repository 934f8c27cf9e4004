import { setTimeout as sleep } from 'node:timers/promises';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type QueryResult,
} from 'kysely';
import { driverOf, type Database, type Patience, type Work } from '../database.ts';
import type { StoreTables } from '../schema.ts';
import { readAddress } from './address.ts';
import { connector, type Connection } from './connection.ts';
import { asUnavailable, faultOf } from './faults.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { POSTGRES_MIGRATIONS } from './migrations.ts';
import { openPool } from './pool.ts';
import { SCHEMA } from './schema-name.ts';
import { inTransaction, type LockBounds } from './transaction.ts';

/** How long things may take: milliseconds. */
export interface Bounds extends LockBounds {
  /** How long callers wait at most, attempts and pauses taken together. */
  readonly patienceMs: number;
}

const BOUNDS: Bounds = { patienceMs: 5_000, lockMs: 1_000, silentMs: 30_000 };
/** Making a new schema may take this long where tables are large. */
const MIGRATION_MS = 10 * 60_000;
/** The server ends an idle transaction this long after its caller has given up. */
const IDLE_GRACE_MS = 500;
/** The pause before another attempt, which doubles each time up to the longest. */
const PAUSE_MS = { first: 40, longest: 400 } as const;

export interface PostgresOptions {
  /** `postgres://USER:PASSWORD@HOST:PORT,HOST:PORT/DATABASE`: the primary among the hosts is found by itself. */
  readonly address: string;
  /** The most connections. */
  readonly max: number;
  /** Shorter for tests. */
  readonly bounds?: Partial<Bounds>;
}

/** The server that answers, and how far its schema is. */
export interface PostgresStanding {
  /** `HOST:PORT` */
  readonly host: string;
  /** Steps of the schema that the database has taken, and those that this program knows. */
  readonly schema_version: number;
  readonly schema_wanted: number;
}

export interface PostgresDatabase<Tables> extends Database<Tables> {
  readonly dialect: 'postgres';
  /** Brings the schema to this program's version; returns the version it had. The first use does this in any case. */
  migrate(): Promise<number>;
  /** Changes nothing. */
  standing(): Promise<PostgresStanding>;
}

/** The PostgreSQL that several machines share. Nothing is opened before it is first used. */
export function postgresDatabase<Tables = StoreTables>({
  address,
  max,
  bounds,
}: PostgresOptions): PostgresDatabase<Tables> {
  const { patienceMs, lockMs, silentMs } = { ...BOUNDS, ...bounds };
  const pool = openPool(connector({ address: readAddress(address) }), max);
  const attempted = <T>(work: (connection: Connection, attempt: Attempt) => Promise<T>, until: number): Promise<T> =>
    withRetries((attempt) => pool.lend((connection) => work(connection, attempt), until), until);

  let migrating: Promise<number> | undefined;
  const migrated = (until: number) => {
    migrating ??= attempted(migrate, until).catch((error: unknown) => {
      migrating = undefined;
      throw error;
    });
    return migrating;
  };

  async function inSession<T>(
    work: (connection: Connection, attempt: Attempt) => Promise<T>,
    { withinMs = patienceMs }: Patience = {},
  ): Promise<T> {
    const until = Date.now() + withinMs;
    await migrated(until);
    return attempted(work, until);
  }

  const transaction = <T>(begin: string, work: Work<Tables, T>, options: Patience = {}): Promise<T> =>
    inSession(
      (connection, attempt) =>
        inTransaction(
          connection,
          {
            begin,
            idleMs: Math.max(0, Math.ceil(attempt.until - Date.now())) + IDLE_GRACE_MS,
            ...(options.withinMs === undefined ? { bounds: { lockMs, silentMs } } : {}),
            onCommit: () => {
              attempt.mayBeKept = true;
            },
          },
          () => work(builderOver<Tables>(connection)),
        ),
      options,
    );

  return {
    dialect: 'postgres',
    read: (work, options = {}) =>
      inSession((connection, attempt) => {
        attempt.mayBeKept = options.keeps === true;
        return work(builderOver<Tables>(connection));
      }, options),
    view: (work, options) => transaction('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work, options),
    write: (work, options) => transaction('BEGIN', work, options),
    table: (name) => sql.table(`${SCHEMA}.${name}`),
    migrate: () => migrated(Date.now() + MIGRATION_MS),
    standing: () =>
      attempted(
        async (connection) => ({
          host: `${connection.host.host}:${connection.host.port}`,
          schema_version: await schemaVersion(connection),
          schema_wanted: POSTGRES_MIGRATIONS.length,
        }),
        Date.now() + patienceMs,
      ),
    close: () => pool.close(),
  };
}

interface Attempt {
  readonly until: number;
  /** Set once a commit is on its way: if the connection is lost from then on, nobody knows whether it was kept. */
  mayBeKept: boolean;
}

/** Tries again until the deadline, where that may help. */
async function withRetries<T>(work: (attempt: Attempt) => Promise<T>, until: number): Promise<T> {
  let mayBeKept = false;
  for (let tries = 0; ; tries++) {
    const attempt: Attempt = { until, mayBeKept: false };
    try {
      return await work(attempt);
    } catch (error) {
      const fault = faultOf(error);
      // If the server refused, or the connection was lost before the commit, this attempt kept nothing.
      mayBeKept ||= attempt.mayBeKept && fault?.connectionLost === true;
      const pause = Math.min(PAUSE_MS.longest, PAUSE_MS.first * 2 ** tries) * (0.5 + Math.random());
      if (fault?.passes !== true || Date.now() + pause >= until) throw asUnavailable(error, mayBeKept);
      await sleep(pause);
    }
  }
}

const builders = new WeakMap<Connection, Kysely<never>>();

/** A query builder whose queries run on this connection. */
function builderOver<Tables>(connection: Connection): Kysely<Tables> {
  const made = builders.get(connection) ?? newBuilder(connection);
  builders.set(connection, made);
  return made as unknown as Kysely<Tables>;
}

function newBuilder(connection: Connection): Kysely<never> {
  const execute = async (query: CompiledQuery): Promise<QueryResult<unknown>> => {
    const result = await connection.run(query.sql, query.parameters);
    return { rows: [...result], numAffectedRows: BigInt(result.count ?? 0) };
  };
  return new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => driverOf(execute),
    },
  }).withSchema(SCHEMA);
}
