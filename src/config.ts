import { isIP } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { isCalendarDate } from './registry/fields.ts';

/** Where URLs lead when no base address is configured: what `registration-ghana serve` listens on. */
export const DEFAULT_BASE_URL = 'http://127.0.0.1:3000';

/** What the settings come to. */
export interface Config {
  /** The service's base address as configured, without a trailing slash; undefined when embedded. */
  readonly baseUrl: string | undefined;
  /** Where the embedded store lies: an absolute path. */
  readonly dataDir: string;
  /** A day (YYYY-MM-DD) that stands for today; undefined for the clock's. */
  readonly today: string | undefined;
  /** The address a server listens on: loopback unless said otherwise. */
  readonly host: string;
  /** The port a server listens on, 0 for a free one; undefined for the server's own default. */
  readonly port: number | undefined;
  /** Calls a minute that one address may make; undefined for no limit. */
  readonly rateLimit: RateLimit | undefined;
  /** Whose word on forwarded addresses is believed; undefined for nobody's. */
  readonly trustProxy: TrustProxy | undefined;
  /** Who may read `/metrics`. */
  readonly metrics: 'loopback' | 'public';
  readonly logLevel: LogLevel;
}

/** Calls a minute by one address: those that read, and those that leave feedback. */
export interface RateLimit {
  readonly reads: number;
  readonly feedback: number;
}

/** The proxies in front: how many there are, or the networks (CIDR) they are in. */
export type TrustProxy = { readonly hops: number } | { readonly networks: readonly string[] };

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const DEFAULT_RATE_LIMIT: RateLimit = { reads: 120, feedback: 10 };

interface Setting<T> {
  readonly variable: `SVC_${string}`;
  readonly value: string;
  readonly help: string;
  /** Reads a value that is set; a string that begins with "must" is a refusal. */
  readonly read: (text: string) => { ok: T } | { refused: string };
  readonly unset: (environment: Environment) => T;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Every setting: its variable, and from that its flag (`SVC_FOO_BAR` is `--foo-bar`), its check and its help. */
export const SETTINGS: { readonly [K in keyof Config]: Setting<Config[K]> } = {
  baseUrl: {
    variable: 'SVC_BASE_URL',
    value: 'URL',
    help: `what URLs in answers start with (default ${DEFAULT_BASE_URL})`,
    read: readBaseUrl,
    unset: () => undefined,
  },
  dataDir: {
    variable: 'SVC_DATA_DIR',
    value: 'DIR',
    help: "where reports and the register are kept (default: the platform's data directory)",
    read: (text) => ({ ok: resolve(text.startsWith('~/') ? join(home(), text.slice(2)) : text) }),
    unset: platformDataDir,
  },
  today: {
    variable: 'SVC_TODAY',
    value: 'DATE',
    help: 'the day to answer as of, YYYY-MM-DD (default: today in Ghana)',
    read: (text) =>
      isCalendarDate(text) ? { ok: text } : { refused: 'must be a real calendar date written YYYY-MM-DD' },
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
    help: 'the port to listen on, 0 for a free one (default: 3000 for serve)',
    read: (text) => {
      const port = wholeNumber(text, 0, 65_535);
      return port === undefined ? { refused: 'must be a whole number from 0 to 65535' } : { ok: port };
    },
    unset: () => undefined,
  },
  rateLimit: {
    variable: 'SVC_RATE_LIMIT',
    value: 'READS/FEEDBACK',
    help: 'calls a minute by one address, or off (default 120/10)',
    read: readRateLimit,
    unset: () => DEFAULT_RATE_LIMIT,
  },
  trustProxy: {
    variable: 'SVC_TRUST_PROXY',
    value: 'HOPS|NETWORKS',
    help: 'how many proxies stand in front, or their networks (10.0.0.0/8,::1), whose X-Forwarded-For is believed (default: none)',
    read: readTrustProxy,
    unset: () => undefined,
  },
  metrics: {
    variable: 'SVC_METRICS',
    value: 'loopback|public',
    help: 'who may read /metrics (default loopback)',
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
};

/** Settings that cannot be used; one line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The flag of a variable: `SVC_FOO_BAR` is `foo-bar`. */
export const flagOf = (variable: string): string => variable.slice('SVC_'.length).toLowerCase().replaceAll('_', '-');

/**
 * Reads the settings. A flag wins over its variable. `""` and a literal `${...}`, which hosts pass for what their user left
 * open, count as unset.
 *
 * @param flags by flag name, without the dashes
 * @throws ConfigError naming each setting that cannot be used, what came and what is allowed
 */
export function loadConfig(environment: Environment, flags: Readonly<Record<string, unknown>> = {}): Config {
  const faults: string[] = [];
  const setting = <T>({ variable, read, unset }: Setting<T>): T => {
    const flag = flags[flagOf(variable)];
    const given = present(typeof flag === 'string' ? flag : undefined) ?? present(environment[variable]);
    if (given === undefined) return unset(environment);
    const result = read(given);
    if ('ok' in result) return result.ok;
    faults.push(`${variable} (or --${flagOf(variable)}) ${result.refused}.`);
    return unset(environment);
  };
  const config: Config = {
    baseUrl: setting(SETTINGS.baseUrl),
    dataDir: setting(SETTINGS.dataDir),
    today: setting(SETTINGS.today),
    host: setting(SETTINGS.host),
    port: setting(SETTINGS.port),
    rateLimit: setting(SETTINGS.rateLimit),
    trustProxy: setting(SETTINGS.trustProxy),
    metrics: setting(SETTINGS.metrics),
    logLevel: setting(SETTINGS.logLevel),
  };
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return config;
}

function present(text: string | undefined): string | undefined {
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
    return { refused: `must not hold a user name or password, ${example}` };
  if (/[?#]/.test(text)) return { refused: `must have no query and no fragment, ${example}` };
  return { ok: `${url.origin}${url.pathname}`.replace(/\/+$/, '') };
}

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return number !== undefined && number >= min && number <= max ? number : undefined;
}

function readRateLimit(text: string): { ok: RateLimit | undefined } | { refused: string } {
  if (text === 'off') return { ok: undefined };
  const [reads, feedback] = text.split('/').map((part) => wholeNumber(part.trim(), 1, 1_000_000));
  return reads === undefined || feedback === undefined || text.split('/').length !== 2
    ? { refused: 'must be two numbers of calls a minute from 1 to 1000000, as in 120/10, or off' }
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
