import { openApp } from '../app.ts';
import { COMMON_FLAGS, readArguments } from './arguments.ts';
import { UsageError, visible, type Command, type Flag } from './command.ts';
import { ConfigError, loadConfig } from '../config.ts';
import { NotDone, ToolError, didYouMean } from '../errors.ts';
import { nearest } from '../text/nearest.ts';
import type { Self } from './stdout.ts';
import { VERSION } from './version.ts';

/** The commands by their first word, loaded on demand. */
const GROUPS: Readonly<Record<string, () => Promise<readonly Command[]>>> = {
  serve: async () => (await import('./serve.ts')).serveCommands,
  bridge: async () => (await import('./bridge.ts')).bridgeCommands,
  names: async () => (await import('./names.ts')).namesCommands,
  feedback: async () => (await import('./feedback.ts')).feedbackCommands,
  db: async () => (await import('./db.ts')).dbCommands,
  skills: async () => (await import('./skills.ts')).skillsCommands,
  config: async () => (await import('./config.ts')).configCommands,
  health: async () => (await import('./health.ts')).healthCommands,
  doctor: async () => (await import('./doctor.ts')).doctorCommands,
};

/**
 * Runs one command.
 *
 * @returns the exit code: 0 done, 1 not done, 2 wrongly called
 */
export async function run(words: readonly string[], { entry, env, write, note, report }: Self): Promise<number> {
  const print = (line: string) => write(`${line}\n`);
  const pour = (text: string) => new Promise<void>((taken) => write(text, () => taken()));
  try {
    const first = words.find((word) => !word.startsWith('-'));
    if (first === undefined) {
      print(words.includes('--version') ? VERSION : await help());
      return 0;
    }
    const { command, rest } = await find(words);
    if (command === undefined) {
      print(words.includes('--version') ? VERSION : await groupHelp(first));
      return words.includes('--help') || words.includes('--version') ? 0 : 2;
    }
    const invocation = readArguments(rest, command.flags);
    if (invocation.flags['version'] === true) print(VERSION);
    else if (invocation.flags['help'] === true) print(commandHelp(command));
    if (invocation.flags['version'] === true || invocation.flags['help'] === true) return 0;
    if (invocation.positionals.length !== command.operands.length) {
      throw new UsageError(`${wrongOperands(command.operands, invocation.positionals)} Usage: ${usage(command)}`);
    }
    const config = loadConfig(env, invocation.flags);
    const app = openApp(config, { report });
    try {
      return await command.run(invocation, {
        config,
        app,
        version: VERSION,
        entry,
        print,
        pour,
        note,
        interactive: process.stderr.isTTY === true,
      });
    } finally {
      app.close();
    }
  } catch (error) {
    if (error instanceof UsageError || error instanceof ConfigError) {
      note(`registration-ghana: ${error.message}`);
      return 2;
    }
    if (error instanceof NotDone) {
      note(`registration-ghana: ${error.message.split('\n').map(visible).join('\n')}`);
      return 1;
    }
    if (error instanceof ToolError) {
      note(`registration-ghana: ${error.failure.detail} ${error.failure.fix}`);
      return 1;
    }
    throw error;
  }
}

/** The command that one or two words name; undefined if the first word is a group that needs a second word. */
async function find(words: readonly string[]): Promise<{ command: Command | undefined; rest: readonly string[] }> {
  const [first = '', second] = words;
  const load = Object.hasOwn(GROUPS, first) ? GROUPS[first] : undefined;
  if (load === undefined) throw unknown(first, Object.keys(GROUPS), 'registration-ghana --help');
  const commands = await load();
  const single = commands.find((command) => command.name === first);
  if (single !== undefined) return { command: single, rest: words.slice(1) };
  if (second === undefined || second.startsWith('-')) return { command: undefined, rest: [] };
  const command = commands.find(({ name }) => name === `${first} ${second}`);
  if (command === undefined)
    throw unknown(
      second,
      commands.map(({ name }) => name.slice(first.length + 1)),
      `registration-ghana ${first} --help`,
    );
  return { command, rest: words.slice(2) };
}

function unknown(word: string, known: readonly string[], where: string): UsageError {
  return new UsageError(
    `There is no command "${visible(word)}".${didYouMean(nearest(word, known))} The commands are ${known.join(', ')}; see ${where}.`,
  );
}

function wrongOperands(operands: readonly string[], positionals: readonly string[]): string {
  const missing = operands.slice(positionals.length);
  if (missing.length > 0) return `Missing ${missing.join(' ')}.`;
  const extra = positionals.slice(operands.length).map((word) => `"${visible(word)}"`);
  return `Unexpected ${extra.join(' ')}.`;
}

const usage = (command: Command): string =>
  ['registration-ghana', command.name, ...command.operands, '[flags]'].join(' ');

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

const flagTable = (flags: Readonly<Record<string, Flag>>): string =>
  table(
    Object.entries(flags).map(([name, { value, help }]) => [
      `--${name}${value === undefined ? '' : ` ${value}`}`,
      help,
    ]),
  );

const commandTable = (commands: readonly Command[]): string =>
  table(commands.map((command) => [[command.name, ...command.operands].join(' '), command.summary]));

async function help(): Promise<string> {
  const commands = (await Promise.all(Object.values(GROUPS).map((load) => load()))).flat();
  return `registration-ghana ${VERSION}: guides people through business registration in Ghana.

Without a command, it runs as an MCP tool server on stdin and stdout, for an assistant to start.

Commands:
${commandTable(commands)}

Flags (each can also be set by the environment variable named beside it; the flag wins):
${flagTable(COMMON_FLAGS)}`;
}

async function groupHelp(group: string): Promise<string> {
  const commands = (await GROUPS[group]?.()) ?? [];
  return `Commands:\n${commandTable(commands)}\n\nFor details: registration-ghana ${group} COMMAND --help`;
}

const commandHelp = (command: Command): string => `${command.summary}

Usage: ${usage(command)}

Flags:
${flagTable({ ...command.flags, ...COMMON_FLAGS })}`;
