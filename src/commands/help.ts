import { COMMON_FLAGS, called, usage } from './arguments.ts';
import type { Command, Flag, Screen } from './command.ts';
import { table, wrapped } from './screen.ts';
import { VERSION } from './version.ts';

/** The help of the program: every command, and the flags that all of them accept. */
export function programHelp(commands: readonly Command[], screen: Screen): string {
  const { width } = screen;
  return `${wrapped(`registration-ghana ${VERSION}: guides people through business registration in Ghana.`, width)}

Try it:
  registration-ghana ask I sell waakye at Madina

${wrapped('Without a command, it runs as an MCP tool server on stdin and stdout, for an assistant to start.', width)}

Commands:
${commandTable(commands, screen)}

${wrapped('The flags of one command: registration-ghana help COMMAND', width)}

${wrapped('Flags of every command (each can also be set by the environment variable named beside it; the flag wins):', width)}
${flagTable(COMMON_FLAGS, screen)}`;
}

/** The help of a group such as `names`. */
export const groupHelp = (group: string, commands: readonly Command[], screen: Screen): string =>
  `Commands:
${commandTable(commands, screen)}

${wrapped(`For details: registration-ghana help ${group} COMMAND`, screen.width)}`;

/** The help of one command: what its operands may be, its own flags and one example. */
export const commandHelp = (command: Command, screen: Screen): string =>
  [
    wrapped(sentence(command.summary), screen.width),
    wrapped(`Usage: ${usage(command)}`, screen.width, '  '),
    ...command.operands.flatMap(({ name, values = [] }) =>
      values.length === 0 ? [] : [wrapped(`${name} is one of ${values.join(', ')}.`, screen.width)],
    ),
    ...(Object.keys(command.flags).length === 0 ? [] : [`Flags:\n${flagTable(command.flags, screen)}`]),
    `Example:\n  registration-ghana ${command.example}`,
    wrapped(
      'Settings such as --data-dir are flags of every command: registration-ghana --help lists them.',
      screen.width,
    ),
  ].join('\n\n');

const sentence = (summary: string): string => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;

const commandTable = (commands: readonly Command[], screen: Screen): string =>
  table(
    commands.map(({ name, operands, summary }) => [called(name, operands), summary]),
    screen,
  );

const flagTable = (flags: Readonly<Record<string, Flag>>, screen: Screen): string =>
  table(
    Object.entries(flags).map(([name, { value, help, short }]) => [
      `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`,
      help,
    ]),
    screen,
  );
