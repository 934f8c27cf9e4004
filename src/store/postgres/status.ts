import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ToolError } from '../../errors.ts';
import type { HostStatus, PostgresStatus, ServerStatus } from '../ports.ts';
import { readAddress, type Address, type Host, THIS_COMPUTER } from './address.ts';
import { connector, type Connection } from './connection.ts';
import { asUnavailable, faultOf, NoPrimary } from './faults.ts';
import { schemaVersion } from './migrate.ts';
import { POSTGRES_MIGRATIONS } from './migrations.ts';

/** What one look at a host may take. */
const LOOK_MS = 3_000;
/** A notification that does not arrive within this time is not heard. */
const HEARD_MS = 1_000;

export interface StatusOptions {
  readonly address: string;
  /** Where notifications are listened for. */
  readonly listenAddress: string;
}

/** Looks at each host of an address, and at what the primary among them offers. Changes nothing. */
export async function postgresStatus({ address, listenAddress }: StatusOptions): Promise<PostgresStatus> {
  const parsed = readAddress(address);
  const looks = await Promise.all(parsed.hosts.map((host) => look(parsed, host)));
  const hosts = looks.map(({ status }) => status);
  const unprotected = ['disable', 'allow', 'prefer'].includes(parsed.sslmode)
    ? parsed.hosts.map(({ host }) => host).filter((host) => !THIS_COMPUTER.test(host))
    : [];
  const connection = looks.find((one) => one.connection !== undefined)?.connection;
  try {
    if (connection === undefined) return { hosts, unprotected };
    const server = await serverOf(connection);
    return { hosts, unprotected, server, notifications: await hears(readAddress(listenAddress), connection) };
  } catch (error) {
    throw asUnavailable(error, false);
  } finally {
    for (const one of looks) one.connection?.end();
  }
}

async function look(
  address: Address,
  host: Host,
): Promise<{ readonly status: HostStatus; readonly connection?: Connection }> {
  const name = `${host.host}:${host.port}`;
  try {
    const connection = await connector({ address: { ...address, hosts: [host] } })(Date.now() + LOOK_MS);
    return { status: { host: name, role: 'primary' }, connection };
  } catch (error) {
    if (error instanceof NoPrimary) return { status: { host: name, role: 'standby' } };
    const why = faultOf(error)?.reason ?? (error instanceof ToolError ? error.failure.detail : 'it cannot be used');
    return { status: { host: name, role: 'not reached', why } };
  }
}

async function serverOf(connection: Connection): Promise<ServerStatus> {
  const [row] = await connection.run(`
    SELECT current_setting('server_version') AS server_version,
           coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS encrypted,
           least(current_setting('max_connections')::integer,
                 (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user),
                 (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database())) AS allowed,
           (SELECT count(*)::integer FROM pg_stat_activity WHERE backend_type = 'client backend') AS open`);
  const { host, port } = connection.host;
  return {
    host: `${host}:${port}`,
    server_version: String(row?.['server_version']),
    pooled: connection.isPooled,
    encrypted: row?.['encrypted'] === true,
    connections_allowed: Number(row?.['allowed']),
    connections_open: Number(row?.['open']),
    schema_version: await schemaVersion(connection),
    schema_wanted: POSTGRES_MIGRATIONS.length,
  };
}

/** Whether a notification that the primary is asked to send arrives. Through a pooler in transaction mode none does. */
async function hears(address: Address, primary: Connection): Promise<boolean> {
  const channel = `registration_ghana_${randomUUID().replaceAll('-', '')}`;
  let heard: (() => void) | undefined;
  const arrived = new Promise<boolean>((resolve) => {
    heard = () => resolve(true);
  });
  let listener: Connection | undefined;
  try {
    listener = await connector({ address, onNotify: () => heard?.() })(Date.now() + LOOK_MS);
    await listener.run(`LISTEN ${channel}`);
    await primary.run(`NOTIFY ${channel}`);
    return await Promise.race([arrived, sleep(HEARD_MS, false)]);
  } catch {
    return false;
  } finally {
    listener?.end();
  }
}
