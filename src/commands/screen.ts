import type { Screen, Tone } from './command.ts';

/** What this program asks of a stream such as stdout. */
export interface Output {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

const NARROWEST = 20;
/** Lines longer than this are tiring to read, however wide the window is. */
const WIDEST = 120;

const CODES: Readonly<Record<Tone, number>> = { good: 32, warn: 33, bad: 31, strong: 1 };

/** What stdout can show. Lines are wrapped to a window only: what goes into a pipe or a file keeps them whole. Colours only on a terminal, and never with NO_COLOR (no-color.org) or on a dumb one. */
export function screenOf({ isTTY, columns }: Output, env: NodeJS.ProcessEnv): Screen {
  const colours = isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
  return {
    width: columns ? Math.min(WIDEST, Math.max(NARROWEST, columns)) : Infinity,
    paint: (tone, text) => (colours ? `\u001B[${CODES[tone]}m${text}\u001B[0m` : text),
  };
}

// oxlint-disable-next-line no-control-regex -- the colour codes that `paint` writes
const COLOUR = /\u001B\[\d+m/g;

/** How many characters a text takes on a line. */
const widthOf = (text: string): number => [...text.replace(COLOUR, '')].length;

/** Text in lines of at most `width`, broken at spaces; a longer word has a line of its own. Lines after the first begin with `hang`. */
export function wrapped(text: string, width: number, hang = ''): string {
  const lines: string[] = [];
  let line = '';
  let indent = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(indent + longer) > width) {
      lines.push(indent + line);
      indent = hang;
      line = word;
    } else line = longer;
  }
  return [...lines, indent + line].join('\n');
}

/** The widest left column of a table. */
const LEFT = 32;
/** A right column narrower than this stands below the left one instead. */
const NARROW = 36;

/** Two columns, wrapped to the window; in a narrow window, or beside a long left side, the right one stands below. */
export function table(rows: readonly (readonly [string, string])[], { width }: Pick<Screen, 'width'>): string {
  const left = Math.min(LEFT, Math.max(...rows.map(([text]) => text.length)));
  const below = width - left - 4 < NARROW;
  const hang = ' '.repeat(below ? 6 : left + 4);
  return rows
    .map(([text, right]) => {
      const beside = !below && text.length <= left;
      const start = beside ? `  ${text.padEnd(left)}  ` : `  ${text}\n${hang}`;
      return start + wrapped(right, width - hang.length).replaceAll('\n', `\n${hang}`);
    })
    .join('\n');
}
