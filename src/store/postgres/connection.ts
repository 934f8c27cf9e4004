import { connect as connectSocket } from 'node:net';
import postgres from 'postgres';
import { codeOf } from '../../errors.ts';
import { encryptionOf, type Address, type Host } from './address.ts';
import { faultOf, NoPrimary, OutOfTime } from './faults.ts';

/** The statement that keeps what a transaction wrote. */
export const COMMIT = 'COMMIT';
/** A host that does not answer by then is passed over. */
const CONNECT_MS = 1_500;
/** A connection that nobody used for this long is closed. */
const IDLE_SECONDS = 60;
const KEEP_ALIVE_SECONDS = 15;
/** A request to cancel a query is given up after this long. */
const CANCEL_MS = 500;
/** PostgreSQL's numbers of types. */
const BIGINT = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
/** A named statement is not there, or is there already: a pooler lent the session to somebody else in between. */
const NAME_FAILED = /^(26000|42P05)$/;

/** One connection. It never reconnects: what ran before the loss and after it could not be told apart. */
export interface Connection {
  readonly host: Host;
  /** Whether a pooler lends the session, so that the next transaction may run in another. */
  readonly isPooled: boolean;
  /** The server's major version. */
  readonly version: number;
  /** Runs one statement, or without parameters several. */
  run(text: string, parameters?: readonly unknown[]): Promise<postgres.RowList<postgres.Row[]>>;
  isOpen(): boolean;
  /** Ends it now, and cancels what runs on it. */
  end(): void;
}

export interface ConnectionOptions {
  readonly address: Address;
  readonly onNotify?: (channel: string) => void;
  readonly onClose?: () => void;
}

interface NewConnection extends Connection {
  isPooled: boolean;
  version: number;
  /** Finds out what it leads to; returns whether that is a primary. */
  isPrimary(): Promise<boolean>;
}

/** Opens a connection to one host. The driver connects at the first statement. */
function openConnection(
  { address, onNotify, onClose }: ConnectionOptions,
  host: Host,
  naming: { works: boolean },
): NewConnection {
  let open = true;
  let committing = false;
  let running: postgres.PendingQuery<postgres.Row[]> | undefined;
  const sql = postgres({
    host: host.host,
    port: host.port,
    database: address.database,
    ...(address.user === undefined ? {} : { user: address.user }),
    ...(address.password === undefined ? {} : { pass: address.password }),
    ssl: encryptionOf(address, host),
    max: 1,
    connect_timeout: CONNECT_MS / 1_000,
    idle_timeout: onNotify === undefined ? IDLE_SECONDS : 0,
    max_lifetime: null,
    keep_alive: KEEP_ALIVE_SECONDS,
    fetch_types: false,
    connection: { application_name: 'registration-ghana', ...address.parameters },
    types: {
      bigint: { to: BIGINT, from: [BIGINT], parse: Number, serialize: String },
      date: {
        to: TIMESTAMPTZ,
        from: [DATE, TIMESTAMP, TIMESTAMPTZ],
        parse: (text: string) => new Date(text).toISOString(),
        serialize: String,
      },
    },
    onnotice: () => {},
    ...(onNotify === undefined ? {} : { onnotify: onNotify }),
    onclose: () => {
      open = false;
      onClose?.();
    },
  });

  const connection: NewConnection = {
    host,
    // Until it is known better: without names, everything works everywhere.
    isPooled: true,
    version: 0,
    // The driver would connect again by itself, or write to a socket that is gone.
    isOpen: () => open,
    run: async (text, parameters = []) => {
      if (!open) throw Object.assign(new Error('the connection is closed'), { code: 'CONNECTION_CLOSED' });
      committing = text === COMMIT;
      // A named statement needs one round trip, an unnamed one two. But its name belongs to the session, which a pooler lends
      // to others in between.
      const prepare = !connection.isPooled && naming.works;
      running = sql.unsafe(text, parameters as postgres.ParameterOrJSON<never>[], { prepare });
      try {
        return await running;
      } catch (error) {
        // This happens where a pooler greets with the server's own number.
        if (NAME_FAILED.test(codeOf(error))) naming.works = false;
        // The driver says later that it is closed. What is sent until then is never answered.
        if (faultOf(error)?.connectionLost === true) open = false;
        throw error;
      } finally {
        running = undefined;
      }
    },
    isPrimary: async () => {
      const asked = connection.run(
        "SELECT pg_is_in_recovery() AS standby, pg_backend_pid() AS pid, current_setting('server_version_num') AS version",
      );
      const greeted = running;
      const [row] = await asked;
      // A pooler greets with a number of its own.
      connection.isPooled = row?.['pid'] !== keyOf(greeted).pid;
      connection.version = Math.floor(Number(row?.['version']) / 10_000);
      return row?.['standby'] === false;
    },
    end: () => {
      open = false;
      // A commit is not cancelled: while it waits for a standby, others would see it although it may be lost with the primary.
      if (running !== undefined && !committing) cancel(host, running);
      sql.end({ timeout: 0 }).catch(() => {});
    },
  };
  return connection;
}

/** What the server greeted the session of a query with (BackendKeyData). The driver keeps it, but its types do not show it. */
const keyOf = (query: object | undefined): { pid?: number | null; secret?: number | null } =>
  (query as { state?: { pid: number | null; secret: number | null } } | undefined)?.state ?? {};

/**
 * Asks the server to cancel a query, which would otherwise go on, or wait for a lock, after its caller has gone. If the driver's
 * own request fails, it ends the process. Protocol: PostgreSQL's documentation, "Message Formats", CancelRequest.
 */
function cancel({ host, port }: Host, query: object): void {
  const { pid, secret } = keyOf(query);
  if (typeof pid !== 'number' || typeof secret !== 'number') return;
  const request = Buffer.alloc(16);
  [16, 80_877_102, pid, secret].forEach((field, at) => request.writeInt32BE(field | 0, at * 4));
  const socket = connectSocket({ host, port }, () => socket.end(request));
  socket.setTimeout(CANCEL_MS, () => socket.destroy());
  socket.on('error', () => {}).unref();
}

/** Fails with `NO_ANSWER` if `promise` has not settled by `until`. */
export async function settledBy<T>(until: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutOfTime('NO_ANSWER')), Math.max(0, until - Date.now()));
  });
  promise.catch(() => {});
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Connects to the primary among the hosts of an address: see {@link connector}. */
export type Connect = (until: number) => Promise<Connection>;

/** Makes connections to the primary. It remembers which host that was, and asks the others when it is another. */
export function connector(options: ConnectionOptions): Connect {
  const { hosts } = options.address;
  const naming = { works: true };
  let last = 0;
  return async (until) => {
    let fault: unknown = new NoPrimary('no host answered');
    for (let tried = 0; tried < hosts.length; tried++) {
      const at = (last + tried) % hosts.length;
      const connection = openConnection(options, hosts[at] as Host, naming);
      try {
        if (await settledBy(Math.min(until, Date.now() + CONNECT_MS), connection.isPrimary())) {
          last = at;
          return connection;
        }
        fault = new NoPrimary('a standby');
      } catch (error) {
        fault = error instanceof OutOfTime ? Object.assign(new Error('no answer'), { code: 'CONNECT_TIMEOUT' }) : error;
      }
      connection.end();
      // A password that is wrong on one host is wrong on the others.
      if (faultOf(fault)?.passes === false) break;
    }
    throw fault;
  };
}
