import { codeOf } from '../../errors.ts';
import { COMMIT, type Connection } from './connection.ts';
import { SCHEMA } from './schema-name.ts';

export interface Transaction {
  /** How it begins. */
  readonly begin: string;
  /** The server ends it when it hears nothing for this long: milliseconds. */
  readonly idleMs: number;
  /** Set where a caller waits for it. An import has no such bounds: it may wait at a lock for as long as it has time. */
  readonly bounds?: LockBounds;
  /** Called just before the commit is sent. */
  readonly onCommit?: () => void;
}

export interface LockBounds {
  /** After this long at a lock, it looks for a silent session that holds it: milliseconds. */
  readonly lockMs: number;
  /** A session is silent when its client stopped in the middle of a statement this long ago: milliseconds. */
  readonly silentMs: number;
}

/** The first major version that knows `transaction_timeout`. */
const HAS_TRANSACTION_TIMEOUT = 17;
/** SQLSTATE: a wait for a lock ran out of time. */
const LOCK_TIMED_OUT = '55P03';

/**
 * Runs `work` in a transaction and commits it.
 *
 * A connection can fall silent without an end. The locks of its transaction would then stay, and the same report, sent again,
 * would wait for them. So the server is told to end it, in the transaction itself, because a pooler keeps no setting longer.
 */
export async function inTransaction<T>(
  connection: Connection,
  { begin, idleMs, bounds, onCommit }: Transaction,
  work: () => Promise<T>,
): Promise<T> {
  const settings = [`idle_in_transaction_session_timeout = ${idleMs}`];
  if (bounds !== undefined) {
    settings.push(`lock_timeout = ${bounds.lockMs}`);
    // A session that waits for the rest of a statement is not idle. Where the server has no time limit for that, whoever meets
    // its locks ends it.
    if (connection.version >= HAS_TRANSACTION_TIMEOUT) settings.push(`transaction_timeout = ${idleMs}`);
  }
  await connection.run([begin, ...settings.map((setting) => `SET LOCAL ${setting}`)].join('; '));
  let result: T;
  try {
    result = await work();
  } catch (error) {
    if (connection.isOpen()) await connection.run('ROLLBACK');
    // Where this fails, the caller is still told that others are writing.
    if (bounds !== undefined && codeOf(error) === LOCK_TIMED_OUT)
      await connection.run(endSilentSessions(bounds)).catch(() => {});
    throw error;
  }
  onCommit?.();
  await connection.run(COMMIT);
  return result;
}

/** Ends this user's sessions that wrote or locked reports and whose client fell silent in the middle of a statement. */
const endSilentSessions = ({ silentMs }: LockBounds): string => `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity AS session
   WHERE usename = current_user AND datname = current_database()
     AND state = 'active' AND wait_event = 'ClientRead' AND state_change < clock_timestamp() - interval '${silentMs} ms'
     AND EXISTS (SELECT FROM pg_locks AS held
                  WHERE held.pid = session.pid AND held.mode IN ('RowShareLock', 'RowExclusiveLock')
                    AND held.relation = ANY ('{${SCHEMA}.feedback,${SCHEMA}.idempotency_keys}'::regclass[]))`;
