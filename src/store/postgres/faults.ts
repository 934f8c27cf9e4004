import { ToolError } from '../../errors.ts';
import { codeOf } from '../../errors.ts';
import { unavailable } from '../database.ts';

/** What a fault of PostgreSQL, or of the connection to it, means. */
interface Fault {
  readonly reason: string;
  /** Whether another attempt may succeed in a moment. */
  readonly passes: boolean;
  /** Whether the connection can no longer be used. */
  readonly connectionLost: boolean;
}

/** A wait ran out of time. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
  readonly code: 'NO_CONNECTION_FREE' | 'NO_ANSWER';
  constructor(code: OutOfTime['code']) {
    super(code);
    this.code = code;
  }
}

/** All hosts of the address answer, and none of them is the primary. */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary';
  readonly code = 'NO_PRIMARY';
}

type Row = readonly [pattern: RegExp, reason: string, passes: boolean, connectionLost: boolean];

/**
 * By code: of the driver, of Node, or an SQLSTATE (PostgreSQL's appendix A). The words leave this process; the exception, which
 * may hold addresses and parts of a report, does not.
 */
const FAULTS: readonly Row[] = [
  [/^NO_CONNECTION_FREE$/, 'all of its connections are in use', true, false],
  [/^NO_ANSWER$/, 'PostgreSQL does not answer in time', false, true],
  [/^NO_PRIMARY$/, 'no host of its address is a primary that takes writes', true, true],
  [/^(CONNECTION_(CLOSED|ENDED|DESTROYED)|ECONNRESET|EPIPE)$/, 'the connection to PostgreSQL was lost', true, true],
  [
    /^(CONNECT_TIMEOUT|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$/,
    'PostgreSQL cannot be reached',
    true,
    true,
  ],
  // A named statement met another session: see `NAME_FAILED` in connection.ts.
  [/^(26000|42P05)$/, 'the connection to PostgreSQL was lost', true, true],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'the host of PostgreSQL is not known', true, true],
  [/^57P0[1-5]$/, 'PostgreSQL is starting or stopping', true, true],
  [/^53300$/, 'PostgreSQL has no connection free', true, true],
  [/^(53100|58030)$/, 'the disk of PostgreSQL is full or fails', false, false],
  [/^53/, 'PostgreSQL is out of resources', true, false],
  [/^25P0[34]$/, 'the connection to PostgreSQL was silent for too long', true, true],
  [/^25006$/, 'PostgreSQL takes no writes on this host', true, true],
  [/^(40001|40P01|55P03)$/, 'PostgreSQL is busy with other writers', true, false],
  [/^57014$/, 'PostgreSQL ended a query that took too long', false, false],
  [/^08/, 'the connection to PostgreSQL was lost', true, true],
  [/^28/, 'PostgreSQL does not let this user in', false, true],
  [/^3D000$/, 'PostgreSQL has no such database', false, true],
  [/^(42P01|42703|3F000)$/, 'a table of its schema is missing or has been changed', false, false],
  [/^XX/, 'PostgreSQL reports a fault of its own', false, true],
  [/^42501$/, 'PostgreSQL does not permit this to its user', false, false],
  [
    /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/,
    'the certificate of PostgreSQL is not trusted',
    false,
    true,
  ],
  [/^(ENOENT|EACCES)$/, 'the file of sslrootcert cannot be read', false, true],
];

/** What an error means; undefined if it is no fault of the database. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof ToolError) return undefined;
  const code = codeOf(error);
  const row = FAULTS.find(([pattern]) => pattern.test(code));
  return row === undefined ? undefined : { reason: row[1], passes: row[2], connectionLost: row[3] };
}

/** The error that callers are told. One that is no fault of the database is returned as it is. */
export function asUnavailable(error: unknown, mayBeKept: boolean): unknown {
  const fault = faultOf(error);
  return fault === undefined ? error : unavailable(fault.reason, error, mayBeKept ? 'unknown' : 'nothing kept');
}
