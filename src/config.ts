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
}

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
