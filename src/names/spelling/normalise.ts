import { foldText } from '../../text/fold.ts';
import { ENDING_WORDS, INCORPORATED, SPELLINGS } from '../../guidance/law/endings.ts';
import { FIGURES, joinNumbers } from './numbers.ts';

/**
 * A name without the parts that a comparison disregards by law or custom. The steps follow the United Kingdom's "same as" test
 * (Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015, SI 2015/17, reg. 7 and
 * Schedule 3), the most exact published test, with the plural rule of Australia's Corporations Regulations (r. 6101) and Ghana's own
 * endings (Act 992, s. 21(1)). Ghana has not published a test of its own (Act 992, s. 382 would allow one).
 *
 * 1. accents, ligatures and letters of other alphabets to base letters (Sch. 3; fold.ts);
 * 2. "&", "+", "@", "%" and currency signs to words, number words to digits (Sch. 3, to be regarded as the same);
 * 3. "the" and "www." at the start (Sch. 3);
 * 4. at the end: legal endings (Sch. 2; Act 992, s. 21(1)), "and company", ".com" and the country (Sch. 3), one after another;
 * 5. punctuation (Sch. 3); stops and apostrophes within a word join its parts, other marks separate words;
 * 6. the plural of each word (Australia, r. 6101) and an s at the end of the name (Sch. 3);
 * 7. blanks (Sch. 3).
 *
 * One rule is not followed: that only the first 60 characters count. Two long names of one founder would be the same.
 */
export interface NormalName {
  /** The words to compare, in order, in canonical form. Never empty for a name with a letter or a digit. */
  readonly words: readonly string[];
  /** The words without spaces and without a last s: two names with the same key are the same name. */
  readonly key: string;
}

/** Legal endings, in the register's many spellings, and the country, read one at a time from the end. */
const DROPPED = new Set([...ENDING_WORDS, ...INCORPORATED, ...'unlimited company co coy llc llp ghana gh'.split(' ')]);

/** Endings of several words, some of which are not endings alone. */
const ENDING_PHRASES: readonly (readonly string[])[] = [
  ...SPELLINGS.map(({ spelled }) => spelled).filter((words) => !DROPPED.has(words.at(-1)!)),
  ...(
    'ltd by guarantee,by guarantee,limited by shares,public limited,private limited,private ltd,pvt ltd,public ltd,' +
    'private unlimited,public unlimited'
  )
    .split(',')
    .map((phrase) => phrase.split(' ')),
];

/** The ending of a name that is a web address, in the folded text. */
const WEB_ENDING = /\.(?:com|org|net|co|gh|edu|biz)(?:\.gh|\.uk)?\s*$/;

/** Schedule 3: number words and their digits are the same; so are to, too, two and 2, for, four and 4. Australia: number, no. */
const SAME: ReadonlyMap<string, string> = new Map([
  ...FIGURES,
  ...'to 2,too 2,for 4,no number'.split(',').map((pair) => pair.split(' ') as [string, string]),
]);

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['+', 'plus'],
  ['@', 'at'],
  ['%', 'percent'],
  ['€', 'euro'],
  ['£', 'pound'],
  ['$', 'dollar'],
  ['¥', 'yen'],
  ['₵', 'cedi'],
]);
const APOSTROPHES = "'’‘`´ʼʻʹ′";
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether a code unit of the folded text is, or is half of, a letter or a digit. */
function isWordUnit(code: number, text: string, at: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  if (code >= 0xd800 && code <= 0xdfff) {
    const start = code >= 0xdc00 ? at - 1 : at;
    return LETTER_OR_DIGIT.test(String.fromCodePoint(text.codePointAt(Math.max(0, start)) ?? 0));
  }
  return LETTER_OR_DIGIT.test(text[at] ?? '');
}

/** All words of a name, folded. Empty if the name has only emoji or punctuation. */
export function rawWords(name: string): string[] {
  let text = foldText(name);
  if (text.includes('.')) text = text.replace(WEB_ENDING, ' ');
  const words: string[] = [];
  const size = text.length;
  let at = 0;
  let initials = '';
  while (at < size) {
    const code = text.charCodeAt(at);
    if (!isWordUnit(code, text, at)) {
      const word = code === 32 ? undefined : SYMBOLS.get(text[at]!);
      if (word !== undefined) words.push(word);
      at++;
      continue;
    }
    let end = at + 1;
    while (end < size && isWordUnit(text.charCodeAt(end), text, end)) end++;
    let word = text.slice(at, end);
    // An apostrophe between letters does not separate words: "baker's" is bakers, "int'l" is intl.
    while (end + 1 < size && APOSTROPHES.includes(text[end]!) && isWordUnit(text.charCodeAt(end + 1), text, end + 1)) {
      let further = end + 2;
      while (further < size && isWordUnit(text.charCodeAt(further), text, further)) further++;
      word += text.slice(end + 1, further);
      end = further;
    }
    // Letters with stops are one word: "j.k.t." is jkt, "l.t.d" is ltd.
    if (word.length === 1 && text[end] === '.') {
      initials += word;
      at = end + 1;
      if (isWordUnit(text.charCodeAt(at), text, at)) continue;
      word = initials;
      initials = '';
      words.push(word);
      continue;
    }
    if (initials !== '') {
      if (word.length === 1) word = initials + word;
      else words.push(initials);
      initials = '';
    }
    words.push(word);
    at = end;
  }
  return joinNumbers(joinInitials(words));
}

const LETTER = /^[a-z]$/;

/**
 * Writes letters that stand alone as one word, as with stops between them: "j k t" is jkt, "j and m" is j&m. The name of w is one word
 * too: "double u" is doubleu.
 */
function joinInitials(words: string[]): string[] {
  for (let at = 0; at + 1 < words.length; at++) {
    if (words[at] === 'double' && words[at + 1] === 'u') words.splice(at, 2, 'doubleu');
    if (!LETTER.test(words[at]!)) continue;
    let [joined, end] = [words[at]!, at + 1];
    for (;;) {
      const isAnd = words[end] === 'and';
      const next = words[isAnd ? end + 1 : end] ?? '';
      if (!LETTER.test(next)) break;
      joined += isAnd ? `&${next}` : next;
      end += isAnd ? 2 : 1;
    }
    words.splice(at, end - at, joined);
  }
  return words;
}

/** The number of words before `end` that are a legal ending, "and company" or the country. */
function endingLength(words: readonly string[], from: number, end: number): number {
  const last = words[end - 1];
  if (last === undefined) return 0;
  if (last === 'guarantee' || last === 'shares' || last === 'limited' || last === 'ltd' || last === 'unlimited') {
    for (const phrase of ENDING_PHRASES) {
      const start = end - phrase.length;
      if (start > from && phrase.every((word, at) => words[start + at] === word)) return phrase.length;
    }
  }
  if (!DROPPED.has(last)) return 0;
  return (last === 'company' || last === 'co') && words[end - 2] === 'and' && end - 2 > from ? 2 : 1;
}

/** The range of the raw words without a leading article and without endings. */
export function coreOf(raw: readonly string[]): { from: number; end: number } {
  let from = 0;
  let end = raw.length;
  if (raw.length > 1 && (raw[0] === 'the' || raw[0] === 'www')) from = 1;
  for (;;) {
    const length = endingLength(raw, from, end);
    if (length === 0 || end - length <= from) return { from, end };
    end -= length;
  }
}

/** Plurals that the rules below get wrong: singulars in -ie, in -o (a name may end in -oe), in -f, s after a vowel, and
 * irregular ones. */
const PLURALS: ReadonlyMap<string, string> = new Map(
  (
    'lens lens,movies movie,cookies cookie,brownies brownie,smoothies smoothie,hoodies hoodie,selfies selfie,calories calorie,pies pie,ties tie,' +
    'buses bus,gases gas,tomatoes tomato,potatoes potato,mangoes mango,heroes hero,cargoes cargo,echoes echo,buffaloes buffalo,' +
    'mosquitoes mosquito,women woman,men man,children child,feet foot,teeth tooth,geese goose,mice mouse,knives knife,wives wife,lives life,' +
    'leaves leaf,loaves loaf,wolves wolf,shelves shelf,halves half,calves calf,thieves thief,scarves scarf,hooves hoof,elves elf'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** One raw word in canonical form: digits for number words, singular. */
export function canonicalWord(word: string): string {
  const one = SAME.has(word) ? word : singular(word);
  return SAME.get(one) ?? one;
}

function singular(word: string): string {
  const irregular = irregularSingular(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:xes|ches|shes|sses|[tz]zes)$/.test(word)) return word.slice(0, -2);
  const one = word.slice(0, -1);
  // What belongs to several: "women's" is womens.
  return irregularSingular(one) ?? one;
}

/** Words that end in a word with an irregular plural: fishermen, grandchildren. */
const MEN = /(?:wo|er|s|tle|ce)men$/;
const CHILDREN = /children$/;

function irregularSingular(word: string): string | undefined {
  const irregular = PLURALS.get(word);
  if (irregular !== undefined || !word.endsWith('en')) return irregular;
  if (MEN.test(word)) return `${word.slice(0, -2)}an`;
  return CHILDREN.test(word) ? word.slice(0, -3) : undefined;
}

/** The key of canonical words: joined, without a last s. */
export function keyOf(words: readonly string[]): string {
  const joined = words.join('');
  return joined.length > 3 && joined.endsWith('s') ? joined.slice(0, -1) : joined;
}

const TO_YOU = /^([a-z]*)([24])u$/;

/**
 * Writes the words of "co-op" and "co-operative" as one, and those of "4U" and "Hair2U" apart: "4 u" and "for you" are words of their
 * own.
 */
export function respaced(raw: readonly string[]): readonly string[] {
  if (!mayBeRespaced(raw)) return raw;
  const words: string[] = [];
  for (const word of raw) {
    const [, before = '', figure] = TO_YOU.exec(word) ?? [];
    if (figure !== undefined) words.push(...(before === '' ? [] : [before]), figure, 'u');
    else if (words.at(-1) === 'co' && word.startsWith('op')) words.push(words.pop()! + word);
    else words.push(word);
  }
  return words;
}

/** Whether any word ends like "4u" or is the first half of "co-op": few names have one. */
function mayBeRespaced(words: readonly string[]): boolean {
  for (const word of words) {
    const last = word.charCodeAt(word.length - 1);
    if ((last === LOWER_U && TO_YOU.test(word)) || (last === LOWER_O && word === 'co')) return true;
  }
  return false;
}
const [LOWER_O, LOWER_U] = [111, 117];

/** The words of a name that are compared, not yet in canonical form. */
export function comparedWords(name: string): readonly string[] {
  const raw = rawWords(name);
  const { from, end } = coreOf(raw);
  return respaced(from === 0 && end === raw.length ? raw : raw.slice(from, end));
}

/** The comparable form of a name. Keeps one word if everything would be disregarded ("Ghana Limited"). */
export function normalise(name: string): NormalName {
  const words = comparedWords(name).map(canonicalWord);
  return { words, key: keyOf(words) };
}

/** Whether a name has a letter or a digit to compare, not only emoji and punctuation. */
export function hasComparableText(name: string): boolean {
  return LETTER_OR_DIGIT.test(foldText(name));
}
