import { parseArgs } from 'node:util';
import { UsageError, visible, type Flag, type Invocation } from './command.ts';
import { SETTINGS, flagOf } from '../config.ts';
import { didYouMean } from '../errors.ts';
import { nearest } from '../text/nearest.ts';

/** The flags that every command accepts: the settings, `--help` and `--version`. */
export const COMMON_FLAGS: Readonly<Record<string, Flag>> = {
  ...Object.fromEntries(
    Object.values(SETTINGS).map((setting) => [
      flagOf(setting),
      { type: 'string', value: setting.value, help: `${setting.help}; ${setting.variable}` },
    ]),
  ),
  help: { type: 'boolean', help: 'show this help' },
  version: { type: 'boolean', help: 'show the version' },
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
    options: Object.fromEntries(Object.entries(known).map(([name, { type }]) => [name, { type }])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const positionals: string[] = [];
  const flags: Record<string, string | boolean> = {};
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
      flags[token.name] = token.value;
    }
  }
  return { positionals, flags };
}
