import { connect as connectSocket } from 'node:net';
import postgres from 'postgres';
import { codeOf } from '../database.ts';
import { encryptionOf, type Address, type Host } from './address.ts';
import { faultOf, NoPrimary, OutOfTime } from './faults.ts';

/** A host that has not let us in by then is passed over. */
const CONNECT_MS = 1_500;
/** A connection that nobody used for this long is closed. */
const IDLE_SECONDS = 60;
const KEEP_ALIVE_SECONDS = 15;
/** A request to cancel a query is given up after this long. */
const CANCEL_MS = 500;

/** The statement that keeps what a transaction wrote. */
export const COMMIT = 'COMMIT';

/** One connection. It is never opened again under the same name: what ran before its end and after it would not be told apart. */
export interface Connection {
  readonly host: Host;
  /** Whether the session is lent by a pooler, so that the next statement may run in another. */
  readonly isPooled: () => boolean;
  /** The server's major version. */
  readonly version: () => number;
  /** Runs one statement, or with no parameters several; never in another session than the one before. */
  run(text: string, parameters?: readonly unknown[]): Promise<postgres.RowList<postgres.Row[]>>;
  isOpen(): boolean;
  /** Ends it now; what runs on it is cancelled. */
  end(): void;
}

export interface ConnectionOptions {
  readonly address: Address;
  readonly onNotify?: (channel: string) => void;
  readonly onClose?: () => void;
}

interface NewConnection extends Connection {
  /** Asks whether the host is a primary, and finds out whether a pooler stands in between. */
  isPrimary(): Promise<boolean>;
}

/** Opens a connection to one host. It is made at the first statement. */
function openConnection(
  { address, onNotify, onClose }: ConnectionOptions,
  host: Host,
  naming: { works: boolean },
): NewConnection {
  let open = true;
  let pooled = true;
  let version = 0;
  let committing = false;
  let running: postgres.PendingQuery<postgres.Row[]> | undefined;
  const ssl = encryptionOf(address, host);
  const sql = postgres({
    host: host.host,
    port: host.port,
    database: address.database,
    ...(address.user === undefined ? {} : { user: address.user }),
    ...(address.password === undefined ? {} : { pass: address.password }),
    ssl,
    max: 1,
    connect_timeout: CONNECT_MS / 1_000,
    idle_timeout: onNotify === undefined ? IDLE_SECONDS : 0,
    max_lifetime: null,
    keep_alive: KEEP_ALIVE_SECONDS,
    fetch_types: false,
    connection: { application_name: 'registration-ghana', ...address.parameters },
    types: {
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
      date: {
        to: 1184,
        from: [1082, 1114, 1184],
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
  const run: Connection['run'] = async (text, parameters = []) => {
    if (!open) throw Object.assign(new Error('the connection is closed'), { code: 'CONNECTION_CLOSED' });
    // A named statement needs one round trip where an unnamed one needs two, but it belongs to a session, which a pooler in
    // transaction mode lends to others in between.
    committing = text === COMMIT;
    running = sql.unsafe(text, parameters as postgres.ParameterOrJSON<never>[], { prepare: !pooled && naming.works });
    try {
      return await running;
    } catch (error) {
      // A pooler that greets as the server does.
      if (/^(26000|42P05)$/.test(codeOf(error))) naming.works = false;
      // Said before the driver says that it has closed: what is sent meanwhile is never answered.
      if (faultOf(error)?.connectionLost === true) open = false;
      throw error;
    } finally {
      running = undefined;
    }
  };
  return {
    host,
    // The driver would open another session by itself, or write to a socket that is gone.
    isOpen: () => open,
    isPooled: () => pooled,
    version: () => version,
    run,
    isPrimary: async () => {
      const asked = run(
        "SELECT pg_is_in_recovery() AS standby, pg_backend_pid() AS pid, current_setting('server_version_num') AS version",
      );
      const greeted = running;
      const [row] = await asked;
      // A pooler greets with a number of its own.
      pooled = row?.['pid'] !== keyOf(greeted).pid;
      version = Math.floor(Number(row?.['version']) / 10_000);
      return row?.['standby'] === false;
    },
    end: () => {
      open = false;
      // Not a commit: cancelled while it waits for a standby, it would be seen by others and yet may be lost with the primary.
      if (running !== undefined && !committing) cancel(host, running);
      sql.end({ timeout: 0 }).catch(() => {});
    },
  };
}

/** What the server greeted the session of a query with (BackendKeyData): the driver keeps it where its types do not show it. */
const keyOf = (query: object | undefined): { pid?: number | null; secret?: number | null } =>
  (query as { state?: { pid: number | null; secret: number | null } } | undefined)?.state ?? {};

/**
 * Asks the server to cancel a query, as it would otherwise go on, or wait for a lock, after its caller has gone. The driver's
 * own request lets its failure end the process. Protocol: PostgreSQL's documentation, "Message Formats", CancelRequest.
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

/** Fails with `NO_ANSWER` where `promise` has not settled by then. */
async function by<T>(until: number, promise: Promise<T>): Promise<T> {
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

/** Finds the primary among the hosts of an address: see {@link connector}. */
export type Connect = (until: number) => Promise<Connection>;

/** Opens connections to the primary, which it remembers and looks for anew when it is another. */
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
        if (await by(Math.min(until, Date.now() + CONNECT_MS), connection.isPrimary())) {
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

/** A bounded number of connections that are lent. */
export interface Pool {
  /** Lends a connection; one that was lost meanwhile, or did not answer until `until`, is replaced. */
  lend<T>(work: (connection: Connection) => Promise<T>, until: number): Promise<T>;
  close(): void;
}

export function openPool(connect: Connect, max: number): Pool {
  const idle: Connection[] = [];
  const all = new Set<Connection>();
  const waiting: (() => void)[] = [];
  let lent = 0;
  let closed = false;

  async function borrow(until: number): Promise<Connection> {
    // By rights in turn: who waits longest comes first.
    if (lent >= max) await turn(until);
    else lent++;
    try {
      for (;;) {
        const free = idle.pop();
        if (free === undefined) break;
        if (free.isOpen()) return free;
        all.delete(free);
      }
      const connection = await connect(until);
      all.add(connection);
      if (closed) connection.end();
      return connection;
    } catch (error) {
      handOn();
      throw error;
    }
  }

  function turn(until: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const mine = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(
        () => {
          waiting.splice(waiting.indexOf(mine), 1);
          reject(new OutOfTime('NO_CONNECTION_FREE'));
        },
        Math.max(0, until - Date.now()),
      );
      waiting.push(mine);
    });
  }

  /** The right to a connection goes to who waits longest, or back. */
  function handOn(): void {
    const next = waiting.shift();
    if (next === undefined) lent--;
    else next();
  }

  return {
    lend: async (work, until) => {
      const connection = await borrow(until);
      try {
        const result = await by(until, work(connection));
        if (connection.isOpen()) idle.push(connection);
        return result;
      } catch (error) {
        const fault = faultOf(error);
        if (fault?.connectionLost === true || !connection.isOpen()) {
          connection.end();
          all.delete(connection);
        } else idle.push(connection);
        throw error;
      } finally {
        handOn();
      }
    },
    close: () => {
      closed = true;
      for (const connection of all) connection.end();
      all.clear();
      idle.length = 0;
    },
  };
}
