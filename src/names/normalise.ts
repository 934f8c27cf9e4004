import { foldText } from './fold.ts';

/**
 * What is left of a name for comparing it, after the law's and custom's disregards. The steps follow the United Kingdom's "same
 * as" test (SI 2015/17, reg. 7 and Schedule 3), the most exact one published, with the plural of Australia's Corporations
 * Regulations (r. 6101) and Ghana's own endings (Act 992, s. 21(1)); Ghana has published none of its own (s. 382 would be the place).
 */
export interface NormalName {
  /** The words that are compared, in order, each in canonical form: folded, digits for number words, singular. */
  readonly words: readonly string[];
  /** The words run together (Schedule 3 disregards blanks), without a last s: two names with one key are the same name. */
  readonly key: string;
}

const ENDING_WORDS = new Set(['ltd', 'limited', 'lbg', 'plc', 'pruc', 'puc', 'inc', 'incorporated', 'llc', 'llp', 'corp', 'corporation', 'company', 'co', 'coy', 'ghana', 'gh', 'unlimited']); // prettier-ignore
/** Read from the end of the name, a phrase at a time. */
const ENDING_PHRASES: readonly (readonly string[])[] = [
  ['limited', 'by', 'guarantee'],
  ['by', 'guarantee'],
  ['limited', 'by', 'shares'],
  ['public', 'limited'],
  ['private', 'limited'],
  ['pvt', 'limited'],
  ['private', 'unlimited'],
  ['public', 'unlimited'],
  ['l', 'b', 'g'],
  ['p', 'l', 'c'],
];

/** SI 2015/17, Schedule 3: number words and their digits are the same; so are to, too, two and 2, for, four and 4. */
const SAME: Readonly<Record<string, string>> = {
  zero: '0', one: '1', two: '2', to: '2', too: '2', three: '3', four: '4', for: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9',
  ten: '10', eleven: '11', twelve: '12', first: '1st', second: '2nd', third: '3rd', centre: 'center', favour: 'favor', saviour: 'savior',
  colour: 'color', organisation: 'organization', jewellery: 'jewelry', no: 'number', saint: 'st', brothers: 'bro', bros: 'bro', brother: 'bro',
}; // prettier-ignore

const SYMBOLS: Readonly<Record<string, string>> = { '&': ' and ', '+': ' plus ', '@': ' at ', '%': ' percent ', '€': ' euro ', '£': ' pound ', $: ' dollar ', '₵': ' cedi ' }; // prettier-ignore
const SYMBOL = /[&+@%€£$₵]/g;
const APOSTROPHES = /['’‘`´ʼʻ.]+(?=s\b)|(?<=\p{L})['’‘`´ʼʻ]+(?=\p{L})/gu;
const STOPPED_INITIALS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const WEB = /^\s*www\.|\.(?:com|org|net|co|gh|edu|biz)(?:\.gh|\.uk)?\s*$/g;

/** The words of a name as written, folded, before any is disregarded. Empty for emoji or punctuation alone. */
export function rawWords(name: string): string[] {
  const text = foldText(name)
    .replace(STOPPED_INITIALS, (initials) => initials.replaceAll('.', ''))
    .replace(APOSTROPHES, '')
    .replace(WEB, ' ')
    .replace(SYMBOL, (symbol) => SYMBOLS[symbol] ?? ' ');
  return text.match(WORDS) ?? [];
}

/** How many of the words at the end are a legal ending, "and company" or the country: disregarded (Sch. 3; Act 992 s. 21(1)). */
function endingLength(words: readonly string[], end: number): number {
  for (const phrase of ENDING_PHRASES) {
    const start = end - phrase.length;
    if (start > 0 && phrase.every((word, at) => words[start + at] === word)) return phrase.length;
  }
  const last = words[end - 1];
  if (last === undefined || !ENDING_WORDS.has(last)) return 0;
  return (last === 'company' || last === 'co') && words[end - 2] === 'and' && end > 2 ? 2 : 1;
}

/** Words that end in -ie in the singular, which the rule of -ies would turn into -y. */
const IE_WORDS = new Set([
  'movies',
  'cookies',
  'brownies',
  'smoothies',
  'hoodies',
  'selfies',
  'calories',
  'pies',
  'ties',
]);

/** One word in canonical form: singular, digits for number words. */
export function canonicalWord(word: string): string {
  const same = SAME[word];
  if (same !== undefined) return same;
  return SAME[singular(word)] ?? singular(word);
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return IE_WORDS.has(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (/(?:xes|ches|shes|sses|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The comparable form of a name. Where disregarding would leave nothing ("Ghana Limited"), nothing is disregarded. */
export function normalise(name: string): NormalName {
  const raw = rawWords(name);
  let from = 0;
  let end = raw.length;
  if (raw[0] === 'the' && raw.length > 1) from = 1;
  for (let length = endingLength(raw, end); length > 0 && end - length > from; length = endingLength(raw, end))
    end -= length;
  const words = raw.slice(from, end).map(canonicalWord);
  const joined = words.join('');
  return { words, key: joined.length > 3 && joined.endsWith('s') ? joined.slice(0, -1) : joined };
}

/** True if the name has something to compare: a letter or a digit. Emoji and punctuation alone have not. */
export function hasComparableText(name: string): boolean {
  return rawWords(name).length > 0;
}
