import { visible, type Screen, type Tone } from './command.ts';
import { wrapped } from './screen.ts';

/** What Markdown marks in a line: an escape, strong text, a word as code, an address, a link. */
const INLINE =
  /\\([!-/:-@[-`{-~])|\*\*(.+?)\*\*|`([^`]+)`|<(https?:\/\/[^>\s]+)>|\[([^\]]*)\]\((https?:\/\/[^)\s]+)\)/g;

/** The commands that are tools, by the tool's name. */
const COMMANDS: Readonly<Record<string, string>> = {
  recommend_registration_entity: 'ask',
  list_registration_options: 'options',
  check_business_name_availability: 'names check',
  get_renewal_guidance: 'renewal',
};
// A sentence has its underscores escaped.
const TOOL = new RegExp(`\`?\\b(${Object.keys(COMMANDS).join('|').replaceAll('_', '\\\\?_')})\\b\`?`, 'g');

/**
 * Markdown as plain text for a terminal, wrapped to its window. The words of a tool, which are code, are written as its flags take
 * them: with hyphens; a tool is the command that is made of it.
 *
 * @param verdict what the first line means to a person
 */
export function plainMarkdown(markdown: string, { width, paint }: Screen, verdict: Tone = 'strong'): string {
  let first = true;
  /** `tone` for what is strong; none where the whole line has one. */
  const inline = (text: string, tone?: Tone): string =>
    text.replace(INLINE, (_, escaped, strong, code, address, label, target) =>
      strong !== undefined
        ? tone === undefined
          ? inline(strong)
          : paint(tone, inline(strong))
        : (escaped ?? code?.replaceAll('_', '-') ?? address ?? (label === target ? target : `${label} (${target})`)),
    );
  return markdown
    .replace(TOOL, (_, tool: string) => `registration-ghana ${COMMANDS[tool.replaceAll('\\', '')]}`)
    .trim()
    .split('\n')
    .map((line) => {
      const [, indent = '', mark = '', rest = ''] =
        /^(\s*)(#{1,6} |[-*] |\d{1,3}[.)] |> )?(.*)$/.exec(visible(line)) ?? [];
      if (rest === '') return '';
      const tone = first ? verdict : 'strong';
      const isWhole = mark.startsWith('#') || (first && !rest.includes('**'));
      first = false;
      if (isWhole) return paint(tone, wrapped(inline(rest), width));
      const start = `${indent}${mark}`;
      return wrapped(`${start}${inline(rest, tone)}`, width, ' '.repeat(start.length));
    })
    .join('\n');
}
