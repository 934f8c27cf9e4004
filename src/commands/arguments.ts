import { parseArgs } from 'node:util';
import { UsageError, visible, type Command, type Flag, type Invocation } from './command.ts';
import { SETTINGS, flagOf } from '../config.ts';
import { didYouMean } from '../errors.ts';
import { tidy } from '../registry/fields.ts';
import { nearest } from '../text/nearest.ts';

/** The flags that every command accepts: the settings, `--help` and `--version`. */
export const COMMON_FLAGS: Readonly<Record<string, Flag>> = {
  ...Object.fromEntries(
    Object.values(SETTINGS).map((setting) => [
      flagOf(setting),
      {
        type: 'string',
        value: setting.value,
        help: `${setting.help}; ${setting.variable}`,
        // The last one wins, so that a call can override what a script sets.
        joined: (values) => (setting.isList === true ? values.join(',') : values.at(-1)!),
      },
    ]),
  ),
  help: { type: 'boolean', short: 'h', help: 'show the help of a command' },
  version: { type: 'boolean', short: 'v', help: 'show the version' },
};

/**
 * Reads the operands and flags that follow a command.
 *
 * @param own the command's own flags
 * @throws UsageError naming the flag, its value, the nearest match and what is allowed
 */
export function readArguments(words: readonly string[], own: Readonly<Record<string, Flag>>): Invocation {
  const known: Readonly<Record<string, Flag>> = { ...COMMON_FLAGS, ...own };
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(known).map(([name, { type, short }]) => [
        name,
        { type, ...(short === undefined ? {} : { short }) },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const positionals: string[] = [];
  const flags: Record<string, string | boolean> = {};
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (flag === undefined) {
      const near = nearest(token.name, Object.keys(known));
      const meant = didYouMean(near === undefined ? undefined : `--${near}`);
      throw new UsageError(
        `There is no flag ${visible(token.rawName)}.${meant} The flags are ${Object.keys(known)
          .map((name) => `--${name}`)
          .join(', ')}.`,
      );
    }
    if (flag.type === 'boolean') {
      if (token.value !== undefined)
        throw new UsageError(`--${token.name} takes no value; leave out "${visible(token.value)}".`);
      flags[token.name] = true;
    } else {
      if (token.value === undefined)
        throw new UsageError(`--${token.name} needs a value: --${token.name} ${flag.value ?? 'VALUE'}.`);
      const given = [...(values.get(token.name) ?? []), token.value];
      if (given.length > 1 && flag.joined === undefined)
        throw new UsageError(`--${token.name} is given twice; give it once.`);
      values.set(token.name, given);
      flags[token.name] = flag.joined?.(given) ?? token.value;
    }
  }
  return { positionals, flags };
}

/** How a command is called, in one line. */
export const usage = ({ name, operands }: Command): string =>
  ['registration-ghana', called(name, operands), '[flags]'].join(' ');

/** A command's name with its operands, as in `names check NAME...`. */
export const called = (name: string, operands: Command['operands']): string =>
  [
    name,
    ...operands.map(({ name: operand, many, optional }) => {
      const shown = many === true ? `${operand}...` : operand;
      return optional === true ? `[${shown}]` : shown;
    }),
  ].join(' ');

/**
 * Checks the number of operands.
 *
 * @throws UsageError that names what is missing or unexpected
 */
export function checkOperands(command: Command, { positionals: typed }: Invocation): void {
  const { operands } = command;
  const positionals = typed.some((word) => tidy(word) !== '') ? typed : [];
  const missing = operands.slice(positionals.length).filter(({ optional }) => optional !== true);
  if (missing.length > 0) {
    const values = missing.flatMap(({ name, values: allowed }) =>
      allowed === undefined ? [] : [` ${name} is one of ${allowed.join(', ')}.`],
    );
    throw new UsageError(
      `Missing ${missing.map(({ name }) => name).join(' ')}.${values.join('')} Usage: ${usage(command)}`,
    );
  }
  if (operands.at(-1)?.many === true || positionals.length <= operands.length) return;
  const extra = positionals.slice(operands.length).map((word) => `"${visible(word)}"`);
  throw new UsageError(`Unexpected ${extra.join(' ')}. Usage: ${usage(command)}`);
}
