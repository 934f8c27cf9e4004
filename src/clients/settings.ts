import { resolve } from 'node:path';
import { SETTINGS, flagOf, loadConfig, type Config } from '../config.ts';

/** The settings that an assistant has to start the tool server with, so that it works as it does here. */
export interface Carried {
  readonly env: Readonly<Record<string, string>>;
  /** Flags that name the files of secrets; no secret itself. */
  readonly flags: readonly string[];
  /** The secrets that came from the environment: they are not written down. */
  readonly unwritten: readonly { readonly variable: string; readonly flag: string }[];
}

/**
 * The settings that matter to a tool server. The others concern servers that other computers reach, or only one run: its port, its log,
 * the day to use as today.
 */
const MATTERS = [
  'dataDir',
  'pages',
  'views',
  'unreviewedText',
  'operator',
  'filingUrl',
  'bridgeUrl',
  'databasePool',
  'retentionDays',
] as const satisfies readonly (keyof Config)[];
const SECRETS = ['bearerToken', 'databaseUrl', 'databaseDirectUrl'] as const satisfies readonly (keyof Config)[];

/** The variables that this program writes into a configuration only where they are set. */
export const CARRIED_VARIABLES: ReadonlySet<string> = new Set(MATTERS.map((key) => SETTINGS[key].variable));

/** A value as its variable takes it. */
const written = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));

/**
 * What differs from the defaults of an environment without settings, in which assistants start their servers.
 *
 * @param given the flags of this command
 */
export function carriedSettings(config: Config, given: Readonly<Record<string, unknown>>): Carried {
  const usual = loadConfig({});
  const differing = MATTERS.filter((key) => config[key] !== usual[key]);
  const secrets = SECRETS.filter((key) => config[key] !== undefined).map((key) => {
    const flag = flagOf(SETTINGS[key]);
    const file = given[flag];
    return { variable: SETTINGS[key].variable, flag, file: typeof file === 'string' ? file : undefined };
  });
  return {
    env: {
      SVC_BASE_URL: config.baseUrl ?? '',
      ...Object.fromEntries(differing.map((key) => [SETTINGS[key].variable, written(config[key])])),
    },
    flags: secrets.flatMap(({ flag, file }) => (file === undefined ? [] : [`--${flag}`, resolve(file)])),
    unwritten: secrets.filter(({ file }) => file === undefined),
  };
}
