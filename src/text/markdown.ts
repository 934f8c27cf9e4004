import { quotedName, withoutMarkup, withoutOpenMarkup } from './invisible.ts';

/** Markdown of a few forms: paragraphs, sections, lists, links. Empty parts are left out, so a template needs no conditions. */

type Part = string | undefined;

const given = (part: Part): part is string => part !== undefined && part !== '';

/** Paragraphs, with an empty line between them. */
export const paragraphs = (...parts: readonly Part[]): string => parts.filter(given).join('\n\n');

/** Lines that follow each other without an empty line. */
export const lines = (...parts: readonly Part[]): string => parts.filter(given).join('\n');

/** Sentences of one paragraph. */
export const sentences = (...parts: readonly Part[]): string => parts.filter(given).join(' ');

/** A heading with what stands under it; nothing if nothing stands there. */
export function section(title: string, ...body: readonly Part[]): string {
  const text = paragraphs(...body);
  return text === '' ? '' : `## ${title}\n\n${text}`;
}

export const bullets = (items: readonly Part[]): string =>
  items
    .filter(given)
    .map((item) => `- ${item}`)
    .join('\n');

export const numbered = (items: readonly Part[]): string =>
  items
    .filter(given)
    .map((item, at) => `${at + 1}. ${item}`)
    .join('\n');

export const strong = (text: string): string => (text === '' ? '' : `**${text}**`);

/** An address as a link that shows itself. What would end it is encoded. */
export const link = (address: string): string =>
  `<${address.replace(/[<>\s\\]/g, (character) => encodeURIComponent(character))}>`;

/** A stranger's text in a sentence: one line, nothing in it is markup. */
export const data = withoutMarkup;

/** A stranger's text as data: the same, in quotation marks. */
export const quotedData = quotedName;

/** A sentence of a record, in which strangers' names are escaped already; whoever made it, it opens no markup. */
export const prose = withoutOpenMarkup;

/** A word of the tool's input or output, or a value for it. */
export const code = (word: string): string => `\`${word.replaceAll('`', "'")}\``;

const SHORT_SOURCE = 60;

/**
 * A source's title in a few words: an Act by its number ("Act 992, s.21"), anything else without who copied it, cut at the end of a
 * word.
 *
 * @param title a title, or a whole citation: title, `[kind]`, `(date)`, address
 */
export function shortSource(title: string): string {
  const [named = ''] = title.split(' [');
  const [own = ''] = named.split(', as ');
  const act = /\(((?:Act|L\.I\.|NRCD|NLCD|PNDCL) \d+)\)(, (?:ss?|regs?|Part)\b.*)?/.exec(own);
  if (act !== null) return `${act[1]}${act[2] ?? ''}`;
  if (own.length <= SHORT_SOURCE) return own;
  const cut = own.slice(0, SHORT_SOURCE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}
