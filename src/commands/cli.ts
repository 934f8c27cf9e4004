import { openApp } from '../app.ts';
import { checkOperands, readArguments } from './arguments.ts';
import { UsageError, visible, type Command } from './command.ts';
import { commandHelp, groupHelp, programHelp } from './help.ts';
import { ConfigError, loadConfig } from '../config.ts';
import { NotDone, ToolError, didYouMean } from '../errors.ts';
import { screenOf } from './screen.ts';
import { nearest } from '../text/nearest.ts';
import type { Self } from './stdout.ts';
import { VERSION } from './version.ts';

/** The commands by their first word, loaded on demand. */
const GROUPS: Readonly<Record<string, () => Promise<readonly Command[]>>> = {
  ask: async () => (await import('./ask.ts')).askCommands,
  options: async () => (await import('./ask.ts')).optionsCommands,
  renewal: async () => (await import('./ask.ts')).renewalCommands,
  names: async () => (await import('./names.ts')).namesCommands,
  config: async () => (await import('./config.ts')).configCommands,
  skills: async () => (await import('./skills.ts')).skillsCommands,
  serve: async () => (await import('./serve.ts')).serveCommands,
  bridge: async () => (await import('./bridge.ts')).bridgeCommands,
  feedback: async () => (await import('./feedback.ts')).feedbackCommands,
  db: async () => (await import('./db.ts')).dbCommands,
  health: async () => (await import('./health.ts')).healthCommands,
  doctor: async () => (await import('./doctor.ts')).doctorCommands,
  completion: async () => (await import('./completion.ts')).completionCommands(everyCommand),
};

/** The declarations of all commands, in the order of the help. */
export const everyCommand = async (): Promise<readonly Command[]> =>
  (await Promise.all(Object.values(GROUPS).map((load) => load()))).flat();

/**
 * Runs one command.
 *
 * @returns the exit code: 0 done, 1 not done, 2 wrongly called
 */
export async function run(typed: readonly string[], self: Self): Promise<number> {
  const { entry, env, write, note, report } = self;
  const print = (line: string) => write(`${line}\n`);
  const pour = (text: string) => new Promise<void>((taken) => write(text, () => taken()));
  const screen = screenOf(self.stdout, env);
  // `help names check` is `names check --help`.
  const words = typed[0] === 'help' ? [...typed.slice(1), '--help'] : typed;
  const asks = (name: string, short: string) => words.includes(name) || words.includes(short);
  try {
    const first = words.find((word) => !word.startsWith('-'));
    if (first === undefined) {
      print(asks('--version', '-v') ? VERSION : programHelp(await everyCommand(), screen));
      return 0;
    }
    const { command, group, rest } = await find(words);
    if (command === undefined) {
      print(asks('--version', '-v') ? VERSION : groupHelp(first, group, screen));
      return asks('--help', '-h') || asks('--version', '-v') ? 0 : 2;
    }
    const invocation = readArguments(rest, command.flags);
    if (invocation.flags['version'] === true) print(VERSION);
    else if (invocation.flags['help'] === true) print(commandHelp(command, screen));
    if (invocation.flags['version'] === true || invocation.flags['help'] === true) return 0;
    checkOperands(command, invocation);
    const config = loadConfig(env, invocation.flags);
    const app = openApp(config, { report });
    try {
      return await command.run(invocation, {
        config,
        app,
        version: VERSION,
        entry,
        env,
        screen,
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

interface Found {
  /** Undefined if the first word is a group that needs a second word. */
  readonly command: Command | undefined;
  readonly group: readonly Command[];
  readonly rest: readonly string[];
}

/** The command that one or two words name. */
async function find(words: readonly string[]): Promise<Found> {
  const [first = '', second] = words;
  const load = Object.hasOwn(GROUPS, first) ? GROUPS[first] : undefined;
  if (load === undefined) throw unknown(first, Object.keys(GROUPS), 'registration-ghana --help');
  const group = await load();
  const single = group.find((command) => command.name === first);
  if (single !== undefined) return { command: single, group, rest: words.slice(1) };
  if (second === undefined || second.startsWith('-')) return { command: undefined, group, rest: [] };
  const command = group.find(({ name }) => name === `${first} ${second}`);
  if (command === undefined)
    throw unknown(
      second,
      group.map(({ name }) => name.slice(first.length + 1)),
      `registration-ghana ${first} --help`,
    );
  return { command, group, rest: words.slice(2) };
}

function unknown(word: string, known: readonly string[], where: string): UsageError {
  return new UsageError(
    `There is no command "${visible(word)}".${didYouMean(nearest(word, known))} The commands are ${known.join(', ')}; see ${where}.`,
  );
}
