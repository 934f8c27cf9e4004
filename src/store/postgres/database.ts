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
import { codeOf, driverOf, unavailable, type Database, type Patience, type Work } from '../database.ts';
import { POSTGRES_MIGRATIONS } from './migrations.ts';
import { readAddress } from './address.ts';
import { asUnavailable, faultOf } from './faults.ts';
import { COMMIT, connector, openPool, type Connection } from './pool.ts';
import { SCHEMA } from './schema-name.ts';
import type { StoreTables } from '../schema.ts';

/** How long things may take: milliseconds. */
export interface Bounds {
  /** What callers wait for at most, tries and waits taken together. */
  readonly patienceMs: number;
  /** A write that a caller waits for stands at a lock for this long before it looks whether a silent session holds it. */
  readonly lockMs: number;
  /** A session that holds reports is ended when its client stopped in the middle of a statement this long ago. */
  readonly silentMs: number;
}

const BOUNDS: Bounds = { patienceMs: 5_000, lockMs: 1_000, silentMs: 30_000 };
/** A new schema may have to be made for tables that are large. */
const MIGRATION_MS = 10 * 60_000;
/** Between two steps of the schema nothing is waited for. */
const MIGRATION_IDLE_MS = 60_000;
/** After its caller has given up, a transaction that was left open is ended by the server. */
const IDLE_GRACE_MS = 500;
/** PostgreSQL's largest time-out. */
const MOST_MS = 2 ** 31 - 1;
/** Two programs that make the schema at once take turns on this lock. The number is arbitrary and this program's. */
const MIGRATION_LOCK = 5_217_420_118;
/** The wait before another try grows from the first to the second. */
const RETRY_MS = [40, 400] as const;

export interface PostgresOptions {
  /** `postgres://USER:PASSWORD@HOST:PORT,HOST:PORT/DATABASE`: the primary among the hosts is found by itself. */
  readonly address: string;
  /** The most connections. */
  readonly max: number;
  /** Shorter for tests. */
  readonly bounds?: Partial<Bounds>;
}

/** How a server and its schema stand; for those who run the service. */
export interface PostgresStanding {
  /** The server that answered: `HOST:PORT`. */
  readonly host: string;
  /** Whether a pooler lends the sessions. */
  readonly pooled: boolean;
  readonly server_version: string;
  /** Steps of the schema that the database has taken, and those that this program knows. */
  readonly schema_version: number;
  readonly schema_wanted: number;
}

export interface PostgresDatabase<Tables> extends Database<Tables> {
  readonly dialect: 'postgres';
  /** Brings the schema to this version, if it is not; returns the version it had. Done at the first use in any case. */
  migrate(): Promise<number>;
  /** How it stands, without changing it. */
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
  let opening: Promise<number> | undefined;
  const opened = (until: number) => {
    opening ??= patiently((attempt) => pool.lend(migrate, attempt.until), until).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  async function inSession<T>(
    work: (connection: Connection, attempt: Attempt) => Promise<T>,
    { withinMs = patienceMs }: Patience = {},
  ): Promise<T> {
    const until = Date.now() + withinMs;
    await opened(until);
    return patiently((attempt) => pool.lend((connection) => work(connection, attempt), attempt.until), until);
  }

  const transaction = <T>(begin: string, work: Work<Tables, T>, options: Patience | undefined): Promise<T> =>
    inSession(async (connection, attempt) => {
      // A write that sets its own time, as imports do, may stand at a lock for all of it.
      const callerWaits = options?.withinMs === undefined;
      await connection.run(
        begun(begin, attempt.until) + (callerWaits ? bounded(connection, attempt.until, lockMs) : ''),
      );
      let result: T;
      try {
        result = await work(builderOver<Tables>(connection));
      } catch (error) {
        if (connection.isOpen()) await connection.run('ROLLBACK');
        // Where this may not be done, the caller is told that others are writing.
        if (codeOf(error) === LOCK_TIMED_OUT) await connection.run(endSilentSessions(silentMs)).catch(() => {});
        throw error;
      }
      attempt.mayBeKept = true;
      await connection.run(COMMIT);
      return result;
    }, options);

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
    migrate: () => opened(Date.now() + MIGRATION_MS),
    standing: () =>
      patiently(
        (attempt) =>
          pool.lend(async (connection) => {
            const [row] = await connection.run('SHOW server_version');
            const { host, port } = connection.host;
            return {
              host: `${host}:${port}`,
              pooled: connection.isPooled(),
              server_version: String(row?.['server_version']),
              schema_version: await schemaVersion(connection),
              schema_wanted: POSTGRES_MIGRATIONS.length,
            };
          }, attempt.until),
        Date.now() + patienceMs,
      ),
    close: () => pool.close(),
  };
}

/**
 * Begins a transaction that the server ends by itself when it hears no more of it: over a connection that went silent, its locks
 * would stay, and the same report sent again would wait for them. Set in the transaction, as a pooler takes no other way.
 */
function begun(begin: string, until: number): string {
  return `${begin}; SET LOCAL idle_in_transaction_session_timeout = ${graceMs(until)}`;
}

/** How long the server lets a transaction live that its caller gives up at `until`. */
const graceMs = (until: number): number =>
  Math.min(MOST_MS, Math.max(0, Math.ceil(until - Date.now())) + IDLE_GRACE_MS);

/**
 * Bounds a transaction that a caller waits for. The server does not take a session for idle whose client fell silent in the
 * middle of a statement, between the messages that make it up. From PostgreSQL 17 on a time for the whole transaction ends
 * it; before, whoever meets its locks does: {@link endSilentSessions}.
 */
function bounded(connection: Connection, until: number, lockMs: number): string {
  const whole = connection.version() >= 17 ? `; SET LOCAL transaction_timeout = ${graceMs(until)}` : '';
  return `; SET LOCAL lock_timeout = ${lockMs}${whole}`;
}

/** The code of a wait for a lock that came to its time. */
const LOCK_TIMED_OUT = '55P03';

/** Ends this user's sessions that wrote or locked reports and whose client fell silent in the middle of a statement. */
const endSilentSessions = (silentMs: number): string => `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity AS session
   WHERE usename = current_user AND datname = current_database()
     AND state = 'active' AND wait_event = 'ClientRead' AND state_change < clock_timestamp() - interval '${silentMs} ms'
     AND EXISTS (SELECT FROM pg_locks AS held
                  WHERE held.pid = session.pid AND held.mode IN ('RowShareLock', 'RowExclusiveLock')
                    AND held.relation = ANY ('{${SCHEMA}.feedback,${SCHEMA}.idempotency_keys}'::regclass[]))`;

interface Attempt {
  readonly until: number;
  /** Set once a commit is on its way: from then on a lost connection leaves open whether it was kept. */
  mayBeKept: boolean;
}

/** Tries again until the deadline where that may help. */
async function patiently<T>(attempt: (attempt: Attempt) => Promise<T>, until: number): Promise<T> {
  let mayBeKept = false;
  for (let tries = 0; ; tries++) {
    const present: Attempt = { until, mayBeKept: false };
    try {
      return await attempt(present);
    } catch (error) {
      const fault = faultOf(error);
      // The server's own refusal, or its silence before the commit, settles that nothing was kept by this attempt.
      mayBeKept ||= present.mayBeKept && fault?.connectionLost === true;
      const pause = Math.min(RETRY_MS[1], RETRY_MS[0] * 2 ** tries) * (0.5 + Math.random());
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

/** How many steps of its schema a database has taken. */
export async function schemaVersion(connection: Connection): Promise<number> {
  // Asked of the catalog itself: in a transaction a failure would end it, and what a session has cached of names may be stale.
  const [there] = await connection.run(
    `SELECT EXISTS (SELECT FROM pg_catalog.pg_tables WHERE schemaname = '${SCHEMA}' AND tablename = 'migrations') AS there`,
  );
  if (there?.['there'] !== true) return 0;
  const [row] = await connection.run(`SELECT coalesce(max(version), 0) AS version FROM ${SCHEMA}.migrations`);
  return Number(row?.['version'] ?? 0);
}

/** Takes the steps that are missing; returns the version before them. */
async function migrate(connection: Connection): Promise<number> {
  const wanted = POSTGRES_MIGRATIONS.length;
  const refuseNewer = (version: number): void => {
    if (version > wanted)
      throw unavailable('the database was written by a newer version of registration-ghana; update this one');
  };
  const before = await schemaVersion(connection);
  refuseNewer(before);
  if (before === wanted) return before;
  await connection.run(begun('BEGIN', Date.now() + MIGRATION_IDLE_MS));
  try {
    // Held until the transaction ends, whichever session a pooler lends: several replicas may start at once.
    await connection.run(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const version = await schemaVersion(connection);
    refuseNewer(version);
    if (version < wanted) {
      await connection.run(`
        CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
        CREATE TABLE IF NOT EXISTS ${SCHEMA}.migrations (
          version  integer PRIMARY KEY,
          taken_at timestamptz NOT NULL DEFAULT now()
        );`);
      for (const [at, step] of POSTGRES_MIGRATIONS.entries())
        if (at >= version)
          await connection.run(`${step}\n;INSERT INTO ${SCHEMA}.migrations (version) VALUES (${at + 1});`);
    }
    await connection.run(COMMIT);
    return version;
  } catch (error) {
    if (connection.isOpen()) await connection.run('ROLLBACK');
    throw error;
  }
}

/** Listens until closed. */
export interface Listener {
  /** Whether it hears now. */
  isHearing(): boolean;
  close(): void;
}

/**
 * Tells of each notification on a channel, and once after each (re)connection, as some may have been missed. It needs a session
 * of its own: where the address leads to a pooler it gives up, as nothing would be heard.
 */
export function listen(address: string, channel: string, heard: () => void): Listener {
  const closing = new AbortController();
  let connection: Connection | undefined;
  let lost: (() => void) | undefined;
  const connect = connector({ address: readAddress(address), onNotify: heard, onClose: () => lost?.() });
  void (async () => {
    while (!closing.signal.aborted) {
      try {
        const ended = new Promise<void>((resolve) => {
          lost = resolve;
        });
        connection = await connect(Date.now() + BOUNDS.patienceMs);
        if (connection.isPooled()) break;
        await connection.run(`LISTEN ${channel}`);
        heard();
        if (closing.signal.aborted) connection.end();
        await ended;
      } catch {
        // Tried again below; what is missed meanwhile is found by polling.
        connection?.end();
      }
      connection = undefined;
      await sleep(RETRY_MS[1] * (0.5 + Math.random()), undefined, { ref: false, signal: closing.signal }).catch(
        () => {},
      );
    }
    connection?.end();
  })();
  return {
    isHearing: () => connection?.isOpen() === true,
    close: () => {
      closing.abort();
      connection?.end();
      lost?.();
    },
  };
}
