import { COMMON_FLAGS } from './arguments.ts';
import { UsageError, inQuotes, visible, type Command, type Flag } from './command.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
const PROGRAM = 'registration-ghana';

/** @param every loads the declarations of all commands */
export const completionCommands = (every: () => Promise<readonly Command[]>): readonly Command[] => [
  {
    name: 'completion',
    summary: 'print a script with which a shell completes the commands and their flags',
    operands: [{ name: 'SHELL', values: SHELLS }],
    flags: {},
    example: 'completion bash > ~/.local/share/bash-completion/completions/registration-ghana',
    run: async ({ positionals: [shell = ''] }, { pour }) => {
      const write = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell as keyof typeof SCRIPTS] : undefined;
      if (write === undefined)
        throw new UsageError(`There is no completion for "${visible(shell)}". The shells are ${SHELLS.join(', ')}.`);
      await pour(write(await every()));
      return 0;
    },
  },
];

const SCRIPTS = { bash, zsh, fish } as const satisfies Record<(typeof SHELLS)[number], unknown>;

/** What may follow the words typed so far: the words of a group, or a command's flags and operands. */
interface Place {
  /** The words before: '' at the beginning, then a group, then a command. */
  readonly path: string;
  readonly words: readonly (readonly [word: string, help: string])[];
  readonly flags: readonly (readonly [name: string, flag: Flag])[];
  /** Whether files are completed too. */
  readonly files: boolean;
}

const OF_FILES: ReadonlySet<string | undefined> = new Set(['FILE', 'DIR', 'DATA_DIR']);

function places(commands: readonly Command[]): Place[] {
  const groups = new Map<string, [string, string][]>();
  for (const { name, summary } of commands) {
    const [first = '', second] = name.split(' ');
    groups.set('', [...(groups.get('') ?? []), [first, second === undefined ? summary : `${first} commands`]]);
    if (second !== undefined) groups.set(first, [...(groups.get(first) ?? []), [second, summary]]);
  }
  const common = Object.entries(COMMON_FLAGS);
  return [
    ...[...groups].map(([path, words]) => ({
      path,
      words: [...new Map(path === '' ? [...words, ['help', 'show the help of a command'] as const] : words)],
      flags: [],
      files: false,
    })),
    ...commands.map(({ name, operands, flags }) => ({
      path: name,
      words: operands.flatMap(({ values = [] }) => values.map((value) => [value, ''] as const)),
      flags: [...Object.entries(flags), ...common],
      files: operands.some((operand) => OF_FILES.has(operand.name)),
    })),
  ];
}

const list = (words: readonly string[]): string => inQuotes(words.join(' '));

/** The words of a place, and what may follow each of its flags, for the two shells that share a syntax. */
function cases(commands: readonly Command[]): string {
  return places(commands)
    .toSorted((one, other) => other.path.length - one.path.length)
    .map(({ path, words, flags, files }) => {
      const values = flags.flatMap(([name, { type, value, values: allowed }]) =>
        type === 'boolean'
          ? []
          : [
              `      --${name}) ${allowed !== undefined ? `words=${list(allowed)}` : OF_FILES.has(value) ? 'files=1' : ':'} ;;`,
            ],
      );
      const all = [...words.map(([word]) => word), ...flags.map(([name]) => `--${name}`)];
      const otherwise = `words=${list(all)}${files ? ' files=1' : ''}`;
      return `  ${path === '' ? "''" : inQuotes(path)})
    case "$previous" in
${[...values, `      *) ${otherwise} ;;`].join('\n')}
    esac ;;`;
    })
    .join('\n');
}

/** Finds out which command is being typed: of its first two words, those that do not begin with a hyphen. */
function bash(commands: readonly Command[]): string {
  return `# bash completion of ${PROGRAM}. Made by: ${PROGRAM} completion bash
_registration_ghana() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" place='' words='' files=''
  if (( COMP_CWORD > 1 )); then place="\${COMP_WORDS[1]}"; fi
  if (( COMP_CWORD > 2 )) && [[ ' ${groupsOf(commands)} ' == *" $place "* ]]; then place+=" \${COMP_WORDS[2]}"; fi
  case "$place" in
${cases(commands)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [[ -n $files ]]; then COMPREPLY+=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _registration_ghana ${PROGRAM}
`;
}

function zsh(commands: readonly Command[]): string {
  return `#compdef ${PROGRAM}
# zsh completion of ${PROGRAM}. Made by: ${PROGRAM} completion zsh
_registration_ghana() {
  local previous="\${words[CURRENT-1]}" place='' files='' typed=("\${(@)words}")
  if (( CURRENT > 2 )); then place="\${typed[2]}"; fi
  if (( CURRENT > 3 )) && [[ ' ${groupsOf(commands)} ' == *" $place "* ]]; then place+=" \${typed[3]}"; fi
  local words=''
  case "$place" in
${cases(commands)}
  esac
  compadd -- \${(s: :)words}
  if [[ -n $files ]]; then _files; fi
}
if [[ $funcstack[1] == _registration_ghana ]]; then _registration_ghana "$@"; else compdef _registration_ghana ${PROGRAM}; fi
`;
}

/** The first words that need a second. */
const groupsOf = (commands: readonly Command[]): string =>
  [...new Set(commands.filter(({ name }) => name.includes(' ')).map(({ name }) => name.split(' ')[0]!))].join(' ');

function fish(commands: readonly Command[]): string {
  const lines = places(commands).flatMap(({ path, words, flags, files }) => {
    const at = `-n ${inFish(`__registration_ghana_at ${inFish(path)}`)}`;
    return [
      ...words.map(([word, help]) => `complete -c ${PROGRAM} ${at} -a ${inFish(word)}${describe(help)}`),
      ...flags.map(([name, { type, value, values, help }]) => {
        const wants =
          type === 'boolean'
            ? ''
            : values !== undefined
              ? ` -x -a ${inFish(values.join(' '))}`
              : OF_FILES.has(value)
                ? ' -r -F'
                : ' -x';
        return `complete -c ${PROGRAM} ${at} -l ${name}${wants}${describe(help)}`;
      }),
      ...(files ? [`complete -c ${PROGRAM} ${at} -F`] : []),
    ];
  });
  return `# fish completion of ${PROGRAM}. Made by: ${PROGRAM} completion fish
function __registration_ghana_at
  set -l typed (commandline -opc)
  set -l place ''
  if test (count $typed) -gt 1
    set place $typed[2]
  end
  if test (count $typed) -gt 2; and contains -- $place ${groupsOf(commands)}
    set place "$place $typed[3]"
  end
  test "$place" = "$argv[1]"
end
complete -c ${PROGRAM} -f
${lines.join('\n')}
`;
}

const inFish = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const describe = (help: string): string => (help === '' ? '' : ` -d ${inFish(help)}`);
