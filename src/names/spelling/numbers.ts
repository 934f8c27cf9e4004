/*
 * Number words as figures: a name in words and the same name in figures are the same name (SI 2015/17, Schedule 3).
 */

const count = (words: string, from: number, step = 1): [string, number][] =>
  words.split(' ').map((word, at) => [word, from + at * step]);

const CARDINALS: ReadonlyMap<string, number> = new Map([
  ...count('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen', 1),
  ...count('seventeen eighteen nineteen', 17),
  ...count('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ['fourty', 40],
]);
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...count(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth',
    1,
  ),
  ...count('fifteenth sixteenth seventeenth eighteenth nineteenth', 15),
  ...count('twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth', 20, 10),
]);
const LARGE: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);

function ordinal(value: number): string {
  const isTeen = value % 100 > 10 && value % 100 < 14;
  return `${value}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][value % 10]) ?? 'th'}`;
}

/** The figures of each word that is a number alone. */
export const FIGURES: ReadonlyMap<string, string> = new Map([
  ['zero', '0'],
  ...[...CARDINALS, ...LARGE].map(([word, value]): [string, string] => [word, String(value)]),
  ...Array.from(ORDINALS, ([word, value]): [string, string] => [word, ordinal(value)]),
]);

const SMALL = /^[1-9]\d?$/;

/** The number that begins at a place, in figures, and of how many words. */
function numberAt(words: readonly string[], from: number): { figures: string; length: number } {
  let [thousands, rest, at] = [0, 0, from];
  for (;;) {
    const word = words[at] ?? '';
    const large = LARGE.get(word);
    if (large !== undefined) {
      if (at > from && (rest === 0 || rest >= large || (large === 1000 && thousands > 0))) break;
      const value = Math.max(1, rest) * large;
      if (large === 1000) [thousands, rest] = [value, 0];
      else rest = value;
      at++;
      continue;
    }
    const isJoint = word === 'and' && LARGE.has(words[at - 1] ?? '') && at > from;
    const said = isJoint ? words[at + 1]! : word;
    const nth = ORDINALS.get(said);
    const value = nth ?? CARDINALS.get(said) ?? (SMALL.test(said) ? Number(said) : 0);
    // After tens come units; after a hundred or a thousand, anything below.
    const fits = rest % 100 === 0 || (rest % 10 === 0 && rest % 100 >= 20 && value < 10);
    if (value === 0 || !fits) break;
    rest += value;
    at += isJoint ? 2 : 1;
    if (nth !== undefined) return { figures: ordinal(thousands + rest), length: at - from };
  }
  return { figures: String(thousands + rest), length: at - from };
}

/** Writes each number of several words in figures: "twenty four" is 24, "two hundred and one" 201. */
export function joinNumbers(words: string[]): string[] {
  for (let at = 0; at + 1 < words.length; at++) {
    if (!CARDINALS.has(words[at]!) && !LARGE.has(words[at]!) && !LARGE.has(words[at + 1]!)) continue;
    const { figures, length } = numberAt(words, at);
    if (length > 1) words.splice(at, length, figures);
  }
  return words;
}
