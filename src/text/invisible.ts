/**
 * Text that strangers wrote, made fit to show and to read. A name that looks harmless can carry a second text in characters that
 * show nothing, which an assistant reads all the same; or characters that change the order or the meaning of the text around it.
 */

/** Control characters that end a line or a column: without them two words would become one. */
const BREAK = /[\t-\r\u0085\u2028\u2029]+/g;
/**
 * Control and format characters (marks of direction and tags among them), fillers and selectors that Unicode says to draw as
 * nothing, and halves of surrogate pairs.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const PLAIN = /^[\x20-\x7e]*$/;

/** Breaks of lines and pages that are written as a line feed. */
const OTHER_BREAK = /[\v\f\u0085\u2028\u2029]/g;
const INVISIBLE_BUT_BREAKS = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** `text` with its tabs and line breaks, without other invisible characters. */
export const withoutInvisibleButBreaks = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(OTHER_BREAK, '\n').replace(INVISIBLE_BUT_BREAKS, '');

/** `text` on one line, without invisible characters. */
export const withoutInvisible = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(BREAK, ' ').replace(INVISIBLE, '');

/** `text` with each invisible character written as an escape, for a message that quotes it. */
export const withInvisibleEscaped = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0)!.toString(16).padStart(4, '0')}}`);

/** Every text in a JSON value without invisible characters; names of fields stay. */
export function visibleOnly<T>(value: T): T {
  if (typeof value === 'string') return withoutInvisible(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => visibleOnly(item)) as T;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, visibleOnly(inner)])) as T;
}

/** What begins markup, or a link, in Markdown or HTML. A plain ampersand ("Smith & Sons") begins neither. */
const MARKUP = /[\\`*_[\]<>!#|~"]|&(?=#?\w+;)|:(?=\/\/)|(?<=\bwww)\./gi;

/** The same, or what is escaped. */
const OPEN_MARKUP = new RegExp(`\\\\[\\s\\S]?|${MARKUP.source}`, 'gi');

/** What most names consist of: nothing in it is invisible or begins markup. */
const HARMLESS = /^[A-Za-z0-9 '-]*$/;

/** `text` for a sentence: what begins markup in Markdown or HTML follows a backslash. */
export const withoutMarkup = (text: string): string =>
  HARMLESS.test(text) ? text : withoutInvisible(text).replace(MARKUP, '\\$&');

/** `text` of which a part may be escaped already: only the rest is. Quotation marks stay. */
export const withoutOpenMarkup = (text: string): string =>
  withoutInvisible(text).replace(OPEN_MARKUP, (found) =>
    found === '"' || (found.startsWith('\\') && found.length > 1) ? found : `\\${found}`,
  );

/** A name that a stranger chose, for a sentence: in quotation marks, so that it reads as data. */
export const quotedName = (name: string): string => `"${withoutMarkup(name)}"`;
