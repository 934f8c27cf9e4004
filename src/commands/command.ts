import type { App } from '../app.ts';
import type { Config } from '../config.ts';

/** A flag of one command. Settings that all commands share (`--data-dir`, `--base-url` ...) are not repeated here. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly help: string;
  /** What stands for the value in the help text, as in `--limit N`. */
  readonly value?: string;
}

/** What a command works with. Only `print` reaches stdout. */
export interface Terminal {
  readonly config: Config;
  /** The opened services; nothing is opened before a command uses it. */
  readonly app: App;
  readonly version: string;
  /** The file that starts this program: an absolute path. */
  readonly entry: string;
  /** Writes one line to stdout. */
  print(line: string): void;
  /** Writes text to stdout as it is, and waits until it has been taken: for output of any size. */
  pour(text: string): Promise<void>;
  /** Writes one line to stderr. */
  note(line: string): void;
  /** Whether stderr is a terminal that can show a progress bar. */
  readonly interactive: boolean;
}

export interface Invocation {
  readonly positionals: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
}

/** One command, as data and a function that returns the exit code: 0 done, 1 not done, 2 wrongly called. */
export interface Command {
  /** The words that call it, as in `names import`. */
  readonly name: string;
  readonly summary: string;
  /** What follows the name: `FILE`, `NAME`, or nothing. */
  readonly operands: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  run(invocation: Invocation, terminal: Terminal): Promise<number>;
}

/** A command called wrongly: the message says what came, what is allowed and how to fix it. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What text may hold that acts on a terminal or hides from a reader: control, format and bidirectional characters. */
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Control, format and bidirectional characters made visible, so that stored text cannot act on a terminal. */
export const visible = (text: string): string =>
  text.replace(HIDDEN, (character) => (character === '\n' ? '\\n' : character === '\t' ? '\\t' : escaped(character)));

/** JSON in which those characters are escaped: the same value, and harmless to a terminal. */
export const visibleJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, undefined, indent).replace(HIDDEN, (character) =>
    character === '\n' ? character : escaped(character),
  );

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** A flag that is one of a few words; undefined where it is not given. */
export function oneOf<T extends string>(
  flag: string,
  value: string | boolean | undefined,
  words: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = words.find((word) => word === value);
  if (found === undefined)
    throw new UsageError(`--${flag} must be one of ${words.join(', ')}; it was "${visible(String(value))}".`);
  return found;
}

/** The number of a `--limit`-like flag. */
export function wholeFlag(
  name: string,
  value: string | boolean | undefined,
  fallback: number,
  max = 1_000_000,
): number {
  if (value === undefined) return fallback;
  if (typeof value === 'string' && /^\d{1,7}$/.test(value) && Number(value) >= 1 && Number(value) <= max)
    return Number(value);
  throw new UsageError(
    `--${name} must be a whole number from 1 to ${max.toLocaleString('en')}; it was "${visible(String(value))}".`,
  );
}
