import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';

/** One server of an address. */
export interface Host {
  readonly host: string;
  readonly port: number;
}

/** The parts of an address of PostgreSQL. */
export interface Address {
  readonly hosts: readonly [Host, ...Host[]];
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly database: string;
  /** How connections are encrypted, in the words of libpq. */
  readonly sslmode: string;
  readonly sslrootcert: string | undefined;
  /** Other parameters, sent to the server when a connection starts. */
  readonly parameters: Readonly<Record<string, string>>;
}

const DEFAULT_PORT = 5432;
/** Hosts that are this computer, so that nobody is in between. */
export const THIS_COMPUTER = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;
/** Parameters that mean something to libpq, but not to the server. The primary is always looked for. */
const NOT_FOR_SERVER = ['sslmode', 'sslrootcert', 'target_session_attrs', 'connect_timeout'];

/**
 * Reads the parts of an address: `postgres://USER:PASSWORD@HOST:PORT,HOST:PORT/DATABASE?sslmode=...`, as the configuration
 * accepts it.
 */
export function readAddress(text: string): Address {
  const [, , hosts = ''] = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)/.exec(text) ?? [];
  const [first = ''] = hosts.split(',');
  const url = new URL(text.replace(hosts, first));
  const parsed = hosts.split(',').map((entry) => {
    const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [];
    return { host: host.replace(/^\[|\]$/g, ''), port: port === undefined ? DEFAULT_PORT : Number(port) };
  });
  const isHere = parsed.every(({ host }) => THIS_COMPUTER.test(host));
  const all = Object.fromEntries(url.searchParams);
  const decoded = (part: string) => (part === '' ? undefined : decodeURIComponent(part));
  return {
    hosts: parsed as [Host, ...Host[]],
    user: decoded(url.username),
    password: decoded(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    // libpq's own default; on this computer there is nobody in between.
    sslmode: all['sslmode'] ?? (isHere ? 'disable' : 'prefer'),
    sslrootcert: all['sslrootcert'],
    parameters: Object.fromEntries(Object.entries(all).filter(([name]) => !NOT_FOR_SERVER.includes(name))),
  };
}

/** An address that may be shown: without password and parameters. */
export function redacted(text: string): string {
  const { user, hosts, database } = readAddress(text);
  const places = hosts.map(({ host, port }) => `${host.includes(':') ? `[${host}]` : host}:${port}`).join(',');
  return `postgres://${user === undefined ? '' : `${encodeURIComponent(user)}@`}${places}/${encodeURIComponent(database)}`;
}

type Encryption = false | 'prefer' | 'require' | ConnectionOptions;

/** The driver's setting for encryption. `verify-ca` is as strict as `verify-full`. */
export function encryptionOf({ sslmode, sslrootcert }: Address, { host }: Host): Encryption {
  switch (sslmode) {
    case 'disable':
      return false;
    case 'allow':
    case 'prefer':
      return 'prefer';
    case 'require':
      return 'require';
    default:
      return {
        rejectUnauthorized: true,
        host,
        ...(sslrootcert === undefined || sslrootcert === 'system' ? {} : { ca: readFileSync(sslrootcert) }),
      };
  }
}
