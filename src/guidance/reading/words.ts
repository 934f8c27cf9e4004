/** Text cut into words, each known by a number (a hash of its folded letters), with its place, its clause and its sentence. */

/** A word list in plain text, one word apart from the next by white space. */
const listed = (text: string): string[] => text.trim().split(/\s+/);

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Mixes a number into a hash. */
export const mix = (hash: number, value: number): number => {
  let mixed = Math.imul(hash ^ value, 0x9e3779b1);
  mixed ^= mixed >>> 15;
  return Math.imul(mixed, 0x85ebca6b) ^ (mixed >>> 13);
};

const SPACE = 0;
const CLAUSE_END = 1;
const SENTENCE_END = 2;
const SKIPPED = 3;
const SIGN = 4;
/** What each character becomes: one of the above, or the code of a plain letter or digit. */
const FOLDED = new Uint16Array(0x250);
const SPECIAL: Readonly<Record<string, string>> = {
  ɔ: 'o', ɛ: 'e', ŋ: 'n', ɖ: 'd', ƒ: 'f', ɣ: 'g', ʋ: 'v', ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ø: 'o', ß: 's', æ: 'a', œ: 'o', ı: 'i', ɩ: 'i', ʊ: 'u', ə: 'e', ǝ: 'e', ʒ: 'z',
  Ɔ: 'o', Ɛ: 'e', Ŋ: 'n', Ɖ: 'd', Ƒ: 'f', Ɣ: 'g', Ʋ: 'v', Ɓ: 'b', Ɗ: 'd', Ƙ: 'k', Ƴ: 'y',
}; // prettier-ignore
const specials = new Map(Object.entries(SPECIAL).map(([from, to]) => [from.charCodeAt(0), to.charCodeAt(0)]));

for (let code = 0; code < FOLDED.length; code++) {
  const plain = String.fromCharCode(code).toLowerCase().normalize('NFD').charCodeAt(0);
  const isPlain = (plain >= 97 && plain <= 122) || (plain >= 48 && plain <= 57);
  FOLDED[code] = isPlain ? plain : (specials.get(code) ?? SPACE);
}
for (const mark of ',;:()[]"{}|') FOLDED[mark.charCodeAt(0)] = CLAUSE_END;
for (const mark of '.!?\n') FOLDED[mark.charCodeAt(0)] = SENTENCE_END;
for (const mark of "'`´\u00AD") FOLDED[mark.charCodeAt(0)] = SKIPPED;
for (const mark of '%&$£') FOLDED[mark.charCodeAt(0)] = SIGN;

/** The plain letter, or the kind of mark, that a character of any script becomes. */
function foldedOf(code: number): number {
  if (code < 0x250) return FOLDED[code]!;
  const special = specials.get(code);
  if (special !== undefined) return special;
  if (code >= 0x300 && code <= 0x36f) return SKIPPED;
  if (code === 0x2018 || code === 0x2019 || (code >= 0x200b && code <= 0x200f)) return SKIPPED;
  if (code === 0x2013 || code === 0x2014 || code === 0x201c || code === 0x201d || code === 0x2026) return CLAUSE_END;
  if (code === 0x20ac || code === 0x20b5) return SIGN;
  if ((code >= 0x2000 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f) || code >= 0xfe00) return SPACE;
  // Halves of characters outside the basic plane: emoji
  if (code >= 0xd800 && code <= 0xdfff) return SPACE;
  return code;
}

/** The hash of a word, as `readWords` computes it. */
export function hashOf(word: string): number {
  let hash = OFFSET;
  for (let i = 0; i < word.length; i++) {
    const letter = foldedOf(word.charCodeAt(i));
    if (letter !== SKIPPED) hash = Math.imul(hash ^ letter, PRIME);
  }
  return hash;
}

export const hashesOf = (text: string): ReadonlySet<number> => new Set(listed(text).map(hashOf));

const PERCENT = hashOf('percent');
const AND = hashOf('and');
const MONEY = hashOf('#money');
const YEAR = hashOf('#year');
const SIZES: readonly (readonly [number, number])[] = [
  [30, hashOf('#some')],
  [100, hashOf('#many')],
  [1000, hashOf('#hundreds')],
  [Infinity, hashOf('#thousands')],
];

/** A number stands for its size, a small one for itself. */
function hashOfNumber(value: number, digits: number): number {
  if (value <= 20) return mix(OFFSET, value);
  if (digits === 4 && value >= 1900 && value <= 2100) return YEAR;
  return SIZES.find(([below]) => value < below)![1];
}

export const MOST_WORDS = 1024;
/** Longest text that is read, in characters. */
const LONGEST = 4096;

/** Words in columns. One such table is used again for each text, so nothing of it may be kept. */
export interface Words {
  count: number;
  /** The text's folded letters, in the places of the originals; marks are 0. */
  readonly letters: Uint16Array;
  readonly hash: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly clause: Int32Array;
  readonly sentence: Int32Array;
  /** The value of a number in digits; -1 for other words. */
  readonly number: Int32Array;
  sentences: number;
}

export const createWords = (): Words => ({
  count: 0,
  letters: new Uint16Array(LONGEST),
  hash: new Int32Array(MOST_WORDS),
  start: new Int32Array(MOST_WORDS),
  end: new Int32Array(MOST_WORDS),
  clause: new Int32Array(MOST_WORDS),
  sentence: new Int32Array(MOST_WORDS),
  number: new Int32Array(MOST_WORDS),
  sentences: 0,
});

const isDigit = (letter: number): boolean => letter >= 48 && letter <= 57;

/** Cuts `text` into words. Words past the table's end are not read. */
export function readWords(text: string, words: Words): void {
  const { letters, hash, start, end, clause, sentence, number } = words;
  const length = text.length < LONGEST ? text.length : LONGEST;
  let count = 0;
  let clauses = 0;
  let sentences = 0;
  let clauseIsEmpty = true;
  let sentenceIsEmpty = true;
  let at = 0;
  while (at < length && count < MOST_WORDS) {
    const code = text.charCodeAt(at);
    const letter = foldedOf(code);
    if (letter <= SKIPPED) {
      letters[at] = 0;
      at++;
      if (letter === SENTENCE_END && !sentenceIsEmpty) {
        sentences++;
        sentenceIsEmpty = true;
      }
      if ((letter === SENTENCE_END || letter === CLAUSE_END) && !clauseIsEmpty) {
        clauses++;
        clauseIsEmpty = true;
      }
      continue;
    }
    start[count] = at;
    clause[count] = clauses;
    sentence[count] = sentences;
    number[count] = -1;
    if (letter === SIGN) {
      letters[at] = 0;
      hash[count] = code === 37 ? PERCENT : code === 38 ? AND : MONEY;
      at++;
    } else if (isDigit(letter)) {
      let value = 0;
      let digits = 0;
      while (at < length) {
        const next = foldedOf(text.charCodeAt(at));
        if (isDigit(next)) {
          value = value * 10 + next - 48;
          digits++;
        } else if (!(text.charCodeAt(at) === 44 && at + 3 < length && digits > 0 && isThousand(text, at))) break;
        letters[at] = next <= SIGN ? 0 : next;
        at++;
      }
      if (digits > 7) value = 9_999_999;
      number[count] = value;
      hash[count] = hashOfNumber(value, digits);
    } else {
      let word = OFFSET;
      while (at < length) {
        const next = foldedOf(text.charCodeAt(at));
        if (next === SKIPPED) {
          letters[at] = 0;
          at++;
          continue;
        }
        if (next <= SIGN || isDigit(next)) break;
        word = Math.imul(word ^ next, PRIME);
        letters[at] = next;
        at++;
      }
      hash[count] = word;
    }
    end[count] = at;
    clauseIsEmpty = false;
    sentenceIsEmpty = false;
    count++;
  }
  words.count = count;
  words.sentences = sentenceIsEmpty ? sentences : sentences + 1;
}

/** Whether the comma at a place stands before exactly three digits. */
function isThousand(text: string, at: number): boolean {
  for (let i = 1; i <= 3; i++) if (!isDigit(foldedOf(text.charCodeAt(at + i)))) return false;
  return at + 4 >= text.length || !isDigit(foldedOf(text.charCodeAt(at + 4)));
}
