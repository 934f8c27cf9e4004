import { readFileSync } from 'node:fs';
import { isIP, isIPv4 } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { codeOf } from './errors.ts';
import { isDate } from './text/dates.ts';

/** The ports of the facade and the bridge when none is configured. */
export const DEFAULT_PORTS = { serve: 3000, bridge: 3001 } as const;

/** The settings, read and checked. */
export interface Config {
  /** The service's base address, without a trailing slash; undefined when none is configured. */
  readonly baseUrl: string | undefined;
  /** The folder of the embedded store: an absolute path. */
  readonly dataDir: string;
  /** The day (YYYY-MM-DD) to use as today; undefined to read the clock. */
  readonly today: string | undefined;
  /** The address a server listens on; loopback by default. */
  readonly host: string;
  /** The port a server listens on, 0 for any free port; undefined for the default in {@link DEFAULT_PORTS}. */
  readonly port: number | undefined;
  /** Whether the tool server serves pages of its own, on this computer only, for the links that it gives. */
  readonly pages: boolean;
  /** The calls one address may make in a minute; undefined for no limit. */
  readonly rateLimit: RateLimit | undefined;
  /** The proxies whose `X-Forwarded-For` is trusted; undefined for none. */
  readonly trustProxy: TrustProxy | undefined;
  /** Who may read `/metrics`. */
  readonly metrics: 'loopback' | 'public';
  readonly logLevel: LogLevel;
  /** Who runs the service and how to reach them, in one line; undefined when they have not said. */
  readonly operator: string | undefined;
  /** The website where people file after a start page; undefined when there is none. */
  readonly filingUrl: string | undefined;
  /** The address at which remote assistants reach a bridge; undefined when there is none. */
  readonly bridgeUrl: string | undefined;
  /** Returns the credential for the service at the base address. A function, so that nothing prints it by accident. */
  readonly bearerToken: (() => string) | undefined;
  /** Returns the address of the PostgreSQL database that machines share; undefined for the embedded store. */
  readonly databaseUrl: (() => string) | undefined;
  /** Returns an address of the same database without a pooler, for long sessions; undefined for none. */
  readonly databaseDirectUrl: (() => string) | undefined;
  /** The most connections one process opens to PostgreSQL, not counting the one that listens for changes. */
  readonly databasePool: number;
  /** The days after which a resolved report is deleted; undefined to keep it. */
  readonly retentionDays: number | undefined;
  /** Whether answers have inline views, for assistants that show them. */
  readonly views: boolean;
  /** Whether pages may be read in a language whose text no native speaker has reviewed; they then say so. */
  readonly unreviewedText: boolean;
  /** The host names at which a bridge, or a service on the loopback network, accepts calls, in addition to those of this computer. */
  readonly allowHost: readonly string[];
  /** The host names of websites whose pages may call a bridge, or write to a service on the loopback network, in addition to pages on this computer. */
  readonly allowOrigin: readonly string[];
}

/** The calls one address may make in a minute: calls that read, and calls that submit feedback. */
export interface RateLimit {
  readonly reads: number;
  readonly feedback: number;
}

/** The proxies in front of the service: their number, or their networks (CIDR). */
export type TrustProxy = { readonly hops: number } | { readonly networks: readonly string[] };

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const DEFAULT_CONNECTIONS = 10;
const MOST_CONNECTIONS = 200;
const MOST_DAYS = 36_500; // a hundred years

const DEFAULT_RATE_LIMIT: RateLimit = { reads: 120, feedback: 10 };

interface Setting<T> {
  readonly variable: `SVC_${string}`;
  readonly value: string;
  readonly help: string;
  /** Reads a value that is set. A refusal says what the value must be. */
  readonly read: (text: string) => { ok: T } | { refused: string };
  readonly unset: (environment: Environment) => T;
  /** Its flag names a file that holds the value, because a list of processes shows flags. */
  readonly secret?: true;
  /** Its value has commas between several. */
  readonly isList?: true;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Every setting: its variable, its check and its help. The flag follows from the variable ({@link flagOf}). */
export const SETTINGS: { readonly [K in keyof Config]: Setting<Config[K]> } = {
  baseUrl: {
    variable: 'SVC_BASE_URL',
    value: 'URL',
    help: "the start of URLs in answers (default: the program's own pages); when set, the tool server and the bridge also call the service there",
    read: readBaseUrl,
    unset: () => undefined,
  },
  dataDir: {
    variable: 'SVC_DATA_DIR',
    value: 'DIR',
    help: "the directory for reports and the register (default: the platform's data directory)",
    read: (text) => ({ ok: resolve(text.startsWith('~/') ? join(home(), text.slice(2)) : text) }),
    unset: platformDataDir,
  },
  today: {
    variable: 'SVC_TODAY',
    value: 'DATE',
    help: 'the day to use as today, YYYY-MM-DD (default: today in Ghana)',
    read: (text) => (isDate(text) ? { ok: text } : { refused: 'must be a real calendar date written YYYY-MM-DD' }),
    unset: () => undefined,
  },
  host: {
    variable: 'SVC_HOST',
    value: 'HOST',
    help: 'the address to listen on (default 127.0.0.1: this computer only)',
    read: (text) =>
      /^[A-Za-z0-9.:_-]{1,253}$/.test(text)
        ? { ok: text }
        : { refused: 'must be a host name or an IP address, for example 127.0.0.1 or 0.0.0.0' },
    unset: () => '127.0.0.1',
  },
  port: {
    variable: 'SVC_PORT',
    value: 'PORT',
    help: `the port to listen on, 0 for any free port (default: ${DEFAULT_PORTS.serve} for serve, ${DEFAULT_PORTS.bridge} for bridge)`,
    read: (text) => {
      const port = wholeNumber(text, 0, 65_535);
      return port === undefined ? { refused: 'must be a whole number from 0 to 65535' } : { ok: port };
    },
    unset: () => undefined,
  },
  pages: {
    variable: 'SVC_PAGES',
    value: 'on|off',
    help: "whether the tool server serves pages for its links, on this computer only (default on; off: links lead to the Registrar's website)",
    read: onOrOff,
    unset: () => true,
  },
  rateLimit: {
    variable: 'SVC_RATE_LIMIT',
    value: 'READS/FEEDBACK',
    help: 'calls per minute from one address, or off (default 120/10)',
    read: readRateLimit,
    unset: () => DEFAULT_RATE_LIMIT,
  },
  trustProxy: {
    variable: 'SVC_TRUST_PROXY',
    value: 'HOPS|NETWORKS',
    help: 'the proxies whose X-Forwarded-For is trusted: their number, or their networks (10.0.0.0/8,::1) (default: none)',
    read: readTrustProxy,
    unset: () => undefined,
  },
  metrics: {
    variable: 'SVC_METRICS',
    value: 'loopback|public',
    help: 'who may read /metrics: callers on this computer, unless the service has a public address, or everyone (default loopback)',
    read: (text) =>
      text === 'loopback' || text === 'public' ? { ok: text } : { refused: 'must be loopback or public' },
    unset: () => 'loopback',
  },
  logLevel: {
    variable: 'SVC_LOG_LEVEL',
    value: 'LEVEL',
    help: `how much a server logs to stderr: ${LOG_LEVELS.join(', ')} (default info)`,
    read: (text) => {
      const level = LOG_LEVELS.find((one) => one === text);
      return level === undefined ? { refused: `must be one of ${LOG_LEVELS.join(', ')}` } : { ok: level };
    },
    unset: () => 'info',
  },
  operator: {
    variable: 'SVC_OPERATOR',
    value: 'TEXT',
    help: 'who runs the service and how to reach them, in one line, shown on the pages (default: the pages say that they have not said)',
    read: (text) =>
      /^\P{C}{1,200}$/u.test(text)
        ? { ok: text }
        : { refused: 'must be one line of at most 200 characters, as in Kumasi Traders’ Union, info@union.example' },
    unset: () => undefined,
  },
  filingUrl: {
    variable: 'SVC_FILING_URL',
    value: 'URL',
    help: 'where start pages send people to file, with their details as query parameters: https, or http on this computer (default: none; pages then say how to file at the ORC)',
    read: (text) => readLink(text, 'for example https://filing.example/apply'),
    unset: () => undefined,
  },
  bridgeUrl: {
    variable: 'SVC_BRIDGE_URL',
    value: 'URL',
    help: 'the address of a bridge that remote assistants can reach, shown on the page /assistants (default: none)',
    read: (text) => readLink(text, 'for example https://registration.example/mcp'),
    unset: () => undefined,
  },
  bearerToken: {
    variable: 'SVC_BEARER_TOKEN',
    value: 'FILE',
    help: 'a file that holds the credential for the service at --base-url; it is sent only there, over https or on this computer',
    secret: true,
    // The characters of RFC 6750 section 2.1.
    read: (text) =>
      /^[\w.~+/-]{1,8192}=*$/.test(text)
        ? { ok: () => text }
        : { refused: 'must be one bearer token: letters, digits and -._~+/ with = at the end, on one line' },
    unset: () => undefined,
  },
  databaseUrl: {
    variable: 'SVC_DATABASE_URL',
    value: 'FILE',
    help: 'a file that holds the address of a PostgreSQL database, postgres://USER:PASSWORD@HOST:PORT,HOST:PORT/DATABASE (default: the embedded store in --data-dir)',
    secret: true,
    read: readDatabaseUrl,
    unset: () => undefined,
  },
  databaseDirectUrl: {
    variable: 'SVC_DATABASE_DIRECT_URL',
    value: 'FILE',
    help: 'if --database-url-file leads to a pooler: a file that holds the address of PostgreSQL itself, for one listening connection (default: poll for changes)',
    secret: true,
    read: readDatabaseUrl,
    unset: () => undefined,
  },
  databasePool: {
    variable: 'SVC_DATABASE_POOL',
    value: 'N',
    help: `the most connections to PostgreSQL, 1 to ${MOST_CONNECTIONS} (default ${DEFAULT_CONNECTIONS})`,
    read: (text) => {
      const connections = wholeNumber(text, 1, MOST_CONNECTIONS);
      return connections === undefined
        ? { refused: `must be a whole number from 1 to ${MOST_CONNECTIONS}` }
        : { ok: connections };
    },
    unset: () => DEFAULT_CONNECTIONS,
  },
  retentionDays: {
    variable: 'SVC_RETENTION_DAYS',
    value: 'DAYS',
    help: `delete a report this many days after it is resolved, 1 to ${MOST_DAYS} (default: keep)`,
    read: (text) => {
      const days = wholeNumber(text, 1, MOST_DAYS);
      return days === undefined ? { refused: `must be a whole number of days from 1 to ${MOST_DAYS}` } : { ok: days };
    },
    unset: () => undefined,
  },
  views: {
    variable: 'SVC_VIEWS',
    value: 'on|off',
    help: 'whether answers have inline views, for assistants that show them (default on)',
    read: onOrOff,
    unset: () => true,
  },
  unreviewedText: {
    variable: 'SVC_UNREVIEWED_TEXT',
    value: 'on|off',
    help: 'whether pages may be read in a language whose text no native speaker has reviewed, such as Twi; they say so (default off)',
    read: onOrOff,
    unset: () => false,
  },
  allowHost: {
    variable: 'SVC_ALLOW_HOST',
    value: 'HOSTS',
    isList: true,
    help: 'host names at which a bridge, or a service that listens on this computer only, accepts calls, separated by commas (default: those of this computer)',
    read: readHosts,
    unset: () => [],
  },
  allowOrigin: {
    variable: 'SVC_ALLOW_ORIGIN',
    value: 'ORIGINS',
    isList: true,
    help: 'websites whose pages may call a bridge, or write to a service that listens on this computer only, separated by commas (default: those on this computer)',
    read: readHosts,
    unset: () => [],
  },
};

/** Invalid settings; the message has one line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The flag of a setting, without dashes: `foo-bar` for `SVC_FOO_BAR`, `foo-bar-file` if it is secret. */
export const flagOf = ({ variable, secret }: Pick<Setting<unknown>, 'variable' | 'secret'>): string =>
  `${variable.slice('SVC_'.length).toLowerCase().replaceAll('_', '-')}${secret === true ? '-file' : ''}`;

/** Today in Ghana (UTC), as YYYY-MM-DD: SVC_TODAY if it is set. For answers, pages and fact checks; timestamps and limits use the clock. */
export const todayOf = ({ today }: Pick<Config, 'today'>, now: Date): string => today ?? now.toISOString().slice(0, 10);

/**
 * Reads the settings. A flag takes precedence over its variable. `""` and a literal `${...}`, which hosts pass for a field
 * that their user left empty, count as unset.
 *
 * @param flags by flag name, without the dashes
 * @throws ConfigError that names each invalid setting and says what is allowed
 */
export function loadConfig(environment: Environment, flags: Readonly<Record<string, unknown>> = {}): Config {
  const faults: string[] = [];
  const setting = (declared: Setting<unknown>): unknown => {
    const { variable, read, unset, secret } = declared;
    const name = flagOf(declared);
    const flag = flags[name];
    const asFlag = unlessEmpty(typeof flag === 'string' ? flag : undefined);
    try {
      const given =
        (secret === true && asFlag !== undefined ? unlessEmpty(readFileSync(asFlag, 'utf8')) : asFlag) ??
        unlessEmpty(environment[variable]);
      if (given === undefined) return unset(environment);
      const result = read(given);
      if ('ok' in result) return result.ok;
      faults.push(`${variable} (or --${name}) ${result.refused}.`);
    } catch (error) {
      faults.push(`--${name} names a file that cannot be read (${codeOf(error) || 'unknown reason'}).`);
    }
    return unset(environment);
  };
  const config = Object.fromEntries(
    Object.entries(SETTINGS).map(([key, declared]) => [key, setting(declared)]),
  ) as unknown as Config; // SETTINGS has each of its keys, with a value of its type
  const { baseUrl, bearerToken } = config;
  if (config.databaseUrl === undefined && config.databaseDirectUrl !== undefined)
    faults.push(
      'SVC_DATABASE_DIRECT_URL has no effect without PostgreSQL. Set SVC_DATABASE_URL or --database-url-file.',
    );
  if (bearerToken !== undefined && baseUrl?.startsWith('http:') === true && !isLoopback(baseUrl))
    faults.push(
      'SVC_BEARER_TOKEN (or --bearer-token-file) is never sent over plain http: SVC_BASE_URL must begin with https:// or lead to this computer.',
    );
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return config;
}

/** A value without the space around it; undefined for an empty one and for a literal `${...}`. */
function unlessEmpty(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === undefined || trimmed === '' || /^\$\{[^{}]*\}$/.test(trimmed) ? undefined : trimmed;
}

function readBaseUrl(text: string): { ok: string } | { refused: string } {
  const example = 'for example https://registration.example/ghana';
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return { refused: `must be an http or https address, ${example}` };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { refused: `must begin with http:// or https://, ${example}` };
  if (url.username !== '' || url.password !== '')
    return { refused: `must not contain a user name or password, ${example}` };
  if (/[?#]/.test(text)) return { refused: `must not contain a query or a fragment, ${example}` };
  return { ok: `${url.origin}${url.pathname}`.replace(/\/+$/, '') };
}

const DATABASE_EXAMPLE =
  'for example postgres://user:password@db.example:5432/registration, with commas between several HOST:PORT';

/** A refusal never quotes the address, because it contains a password. */
function readDatabaseUrl(text: string): { ok: () => string } | { refused: string } {
  const [, hosts, rest] = /^postgres(?:ql)?:\/\/(?:[^@/?#]*@)?([^/?#]*)(.*)$/s.exec(text) ?? [];
  if (hosts === undefined || /\s/.test(text))
    return { refused: `must be the address of a PostgreSQL database, ${DATABASE_EXAMPLE}` };
  const first = hosts.split(',')[0] ?? '';
  if (!hosts.split(',').every((host) => /^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/.test(host)))
    return { refused: `must name its hosts as HOST:PORT, separated by commas, ${DATABASE_EXAMPLE}` };
  if (!URL.canParse(text.replace(hosts, first)) || !/^\/[^/?#]+/.test(rest ?? ''))
    return { refused: `must name the database after the hosts, ${DATABASE_EXAMPLE}` };
  return { ok: () => text };
}

/** Whether an address leads to this computer. `127.0.0.1.example`, which only looks like it, does not. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));
}

function readHosts(text: string): { ok: readonly string[] } | { refused: string } {
  const hosts = text.split(',').map((part) => part.trim());
  const names = hosts.map((host) => {
    const address = /^https?:\/\//i.test(host) ? host : `https://${host}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    return url === undefined ||
      `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` !== '/' ||
      url.hostname.includes('*')
      ? undefined
      : url.hostname;
  });
  return names.every((name) => name !== undefined)
    ? { ok: names }
    : { refused: 'must be host names separated by commas, as in bridge.example,www.example' };
}

/** An address to which people or their assistants are sent: https, so that nobody can read it on the way. */
function readLink(text: string, example: string): { ok: string } | { refused: string } {
  if (!URL.canParse(text)) return { refused: `must be an https address, ${example}` };
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(text)))
    return { refused: `must begin with https:// (http:// only for this computer), ${example}` };
  if (url.username !== '' || url.password !== '')
    return { refused: `must not contain a user name or password, ${example}` };
  return { ok: url.href };
}

function onOrOff(text: string): { ok: boolean } | { refused: string } {
  return text === 'on' || text === 'off' ? { ok: text === 'on' } : { refused: 'must be on or off' };
}

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return number !== undefined && number >= min && number <= max ? number : undefined;
}

function readRateLimit(text: string): { ok: RateLimit | undefined } | { refused: string } {
  if (text === 'off') return { ok: undefined };
  const [reads, feedback] = text.split('/').map((part) => wholeNumber(part.trim(), 1, 1_000_000));
  return reads === undefined || feedback === undefined || text.split('/').length !== 2
    ? { refused: 'must be two numbers of calls per minute from 1 to 1000000, as in 120/10, or off' }
    : { ok: { reads, feedback } };
}

function readTrustProxy(text: string): { ok: TrustProxy | undefined } | { refused: string } {
  const hops = wholeNumber(text, 0, 20);
  if (hops !== undefined) return { ok: hops === 0 ? undefined : { hops } };
  const networks = text.split(',').map((part) => part.trim());
  const isNetwork = (network: string): boolean => {
    const [address = '', prefix, ...rest] = network.split('/');
    const version = isIP(address);
    return (
      version !== 0 &&
      rest.length === 0 &&
      (prefix === undefined || wholeNumber(prefix, 0, version === 4 ? 32 : 128) !== undefined)
    );
  };
  return networks.every(isNetwork)
    ? { ok: { networks } }
    : { refused: 'must be a number of proxies from 0 to 20, or networks as in 10.0.0.0/8,::1' };
}

function home(): string {
  try {
    return homedir() || tmpdir();
  } catch {
    return tmpdir();
  }
}

function platformDataDir(environment: Environment): string {
  const name = 'registration-ghana';
  if (process.platform === 'win32') return join(environment['LOCALAPPDATA'] || join(home(), 'AppData', 'Local'), name);
  if (process.platform === 'darwin') return join(home(), 'Library', 'Application Support', name);
  const xdg = environment['XDG_DATA_HOME'];
  return join(xdg !== undefined && isAbsolute(xdg) ? xdg : join(home(), '.local', 'share'), name);
}
