import type { App } from '../app.ts';
import type { Config } from '../config.ts';

/** A flag of one command. The settings that all commands share (`--data-dir`, `--base-url` ...) are not among them. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly help: string;
  /** The placeholder for the value in the help text, as in `--limit N`. FILE and DIR are completed with what is on the disk. */
  readonly value?: string;
  /** The values that it may have, for completion; the command checks them. */
  readonly values?: readonly string[];
  /** Makes one value of a repeated flag's. Without it, a flag of a command is given once. */
  readonly joined?: (values: readonly string[]) => string;
  /** The letter for it, as in `-v`. */
  readonly short?: string;
}

/** What stands after the name of a command. Only the last may be `many` or `optional`. */
export interface Operand {
  /** As in the help text: FILE, NAME. */
  readonly name: string;
  /** Takes all remaining words as one text, so that nobody needs quotes. */
  readonly many?: boolean;
  readonly optional?: boolean;
  /** The values that it may have, for completion; the command checks them. */
  readonly values?: readonly string[];
}

/** What a command works with. Only `print` and `pour` write to stdout. */
export interface Terminal {
  readonly config: Config;
  /** The services; each opens on first use. */
  readonly app: App;
  readonly version: string;
  /** The file that starts this program: an absolute path. */
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
  readonly screen: Screen;
  /** Writes one line to stdout. */
  print(line: string): void;
  /** Writes text to stdout unchanged and waits until it is handed over: for output of any size. */
  pour(text: string): Promise<void>;
  /** Writes one line to stderr. */
  note(line: string): void;
  /** Whether stderr is a terminal that can show a progress bar. */
  readonly interactive: boolean;
}

/** What stdout can show. */
export interface Screen {
  /** Characters in a line. */
  readonly width: number;
  /** Colours a text, where stdout is a terminal and nobody asked for none. */
  readonly paint: (tone: Tone, text: string) => string;
}

/** What a word of a verdict means to a person: `strong` says nothing about it. */
export type Tone = 'good' | 'warn' | 'bad' | 'strong';

export interface Invocation {
  readonly positionals: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
}

/** One command: its declaration, from which parsing, help and completion follow, and a function that returns the exit code: 0 done, 1 not done, 2 wrong usage. */
export interface Command {
  /** The words that a caller types, as in `names import`. */
  readonly name: string;
  readonly summary: string;
  readonly operands: readonly Operand[];
  readonly flags: Readonly<Record<string, Flag>>;
  /** One call that shows what it is for, without the name of the program. */
  readonly example: string;
  run(invocation: Invocation, terminal: Terminal): Promise<number>;
}

/** Wrong usage of a command: the message says what is wrong, what is allowed and how to fix it. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Characters that act on a terminal or that a reader cannot see: control, format and bidirectional characters. */
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Escapes control, format and bidirectional characters, so that stored text cannot act on a terminal. */
export const visible = (text: string): string =>
  text.replace(HIDDEN, (character) => (character === '\n' ? '\\n' : character === '\t' ? '\\t' : escaped(character)));

/** JSON with those characters escaped: the same value, but safe to print on a terminal. */
export const visibleJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, undefined, indent).replace(HIDDEN, (character) =>
    character === '\n' ? character : escaped(character),
  );

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** A text as one word of a shell. */
export const inQuotes = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The value of a flag that allows a few words; undefined if the flag is absent. */
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

/** The number that a flag such as `--limit` gives, from 1 to `max`; `fallback` if the flag is absent. */
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
