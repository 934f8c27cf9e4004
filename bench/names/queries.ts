import { foreignName } from './generate.ts';
import { seeded, type Random } from './random.ts';

/** One query: what is asked, and the name that ought to be found (none for a name that nothing is near). */
export interface BenchQuery {
  readonly kind: QueryKind;
  readonly text: string;
  readonly target: string | undefined;
}

export const QUERY_KINDS = [
  'letter other',
  'letter more',
  'letter less',
  'letters swapped',
  'reordered',
  'ending',
  'spacing',
  'English respelling',
  'Ghanaian respelling',
  'abbreviation',
  'word more',
  'none',
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

const ENDINGS = /(?:[\s,]+(?:company|co\.?|limited|ltd\.?|lbg|plc|foundation lbg|\(gh\)|ghana))+$/i;

/** A name without its legal ending and in small letters: two names that differ in no more than that count as one answer. */
export function plainName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(ENDINGS, '')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return plain === '' ? name.toLowerCase() : plain;
}

/** The part of a name before its legal ending, and the ending. */
function parts(name: string): { words: string[]; ending: string } {
  const ending = ENDINGS.exec(name)?.[0] ?? '';
  return { words: name.slice(0, name.length - ending.length).split(/\s+/), ending };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Changes one word of four letters or more at one place. */
function typo(
  name: string,
  random: Random,
  change: (word: string, at: number) => string | undefined,
): string | undefined {
  const { words, ending } = parts(name);
  const long = words.flatMap((word, at) => (/^[A-Za-z]{4,}$/.test(word) ? [at] : []));
  if (long.length === 0) return undefined;
  const place = random.pick(long);
  const word = words[place]!;
  const changed = change(word, random.int(word.length));
  if (changed === undefined || changed.toLowerCase() === word.toLowerCase()) return undefined;
  words[place] = changed;
  return words.join(' ') + ending;
}

type Rule = readonly [RegExp, string];
const ENGLISH: readonly Rule[] = [
  [/ph/i, 'f'], [/ck/i, 'k'], [/c(?=[aoulr])/i, 'k'], [/qu/i, 'kw'], [/s\b/i, 'z'], [/ight/i, 'ite'], [/ex/i, 'x'], [/x/i, 'ks'], [/ee/i, 'ea'], [/ll/i, 'l'], [/ss/i, 's'],
  [/tt/i, 't'], [/ch\b/i, 'k'], [/y\b/i, 'ie'], [/er\b/i, 'a'], [/oo/i, 'u'], [/\bkn/i, 'n'], [/gh/i, 'g'], [/\band\b/i, 'n'], [/f(?=[aeio])/i, 'ph'], [/ai/i, 'ay'],
]; // prettier-ignore
const GHANAIAN: readonly Rule[] = [
  [/gy/i, 'dj'], [/gy/i, 'j'], [/dj/i, 'gy'], [/ky/i, 'ch'], [/ch(?=[aei])/i, 'ky'], [/hy/i, 'sh'], [/dw/i, 'j'], [/dw/i, 'dj'], [/kw/i, 'qu'], [/qu(?=[ae])/i, 'kw'], [/(?<=[aeiou])h\b/i, ''],
  [/(?<=[ao])\b/i, 'h'], [/ng\b/i, 'n'], [/(?<=[aeo])n\b/i, 'ng'], [/ts/i, 'ch'], [/dz/i, 'j'], [/u(?=[a-z])/i, 'o'], [/ei/i, 'ey'], [/ey/i, 'ei'], [/aa/i, 'a'], [/ff/i, 'f'], [/tt/i, 't'], [/dd/i, 'd'],
  [/kp/i, 'p'], [/gb/i, 'b'], [/mp/i, 'np'], [/(?<=[aeiou])([bdfkmnst])(?=[aeiou])/i, '$1$1'], [/ie\b/i, 'y'], [/oo/i, 'u'],
]; // prettier-ignore

/** Applies one or two of the rules that change the name at all. */
function respell(name: string, random: Random, rules: readonly Rule[]): string | undefined {
  const { words, ending } = parts(name);
  let text = words.join(' ');
  const before = text;
  for (let times = random.chance(0.3) ? 2 : 1; times > 0; times--) {
    const usable = rules.filter(([from]) => from.test(text));
    if (usable.length === 0) break;
    const [from, to] = random.pick(usable);
    text = text.replace(from, to);
  }
  return text === before ? undefined : text + ending;
}

const SHORT: readonly Rule[] = [
  [/\benterprise\b/i, 'Ent'], [/\bventures\b/i, 'Vent'], [/\btrading\b/i, 'Trad'], [/\binternational\b/i, "Int'l"], [/\bservices\b/i, 'Svcs'], [/\bconstruction\b/i, 'Const'],
  [/\bengineering\b/i, 'Eng'], [/\btechnologies\b/i, 'Tech'], [/\binvestments\b/i, 'Inv'], [/\belectricals\b/i, 'Elect'], [/\bfoundation\b/i, 'Fdn'], [/\bgroup\b/i, 'Grp'],
  [/\bcommunications\b/i, 'Comm'], [/\bsolutions\b/i, 'Solns'], [/\bpharmacy\b/i, 'Pharm'], [/\bbrothers\b/i, 'Bros'],
]; // prettier-ignore

const MORE = ['Enterprise', 'Ventures', 'Ghana', 'Services', 'Group', 'International', 'Trading'];

function vary(kind: QueryKind, name: string, random: Random): string | undefined {
  const { words, ending } = parts(name);
  switch (kind) {
    case 'letter other':
      return typo(name, random, (word, at) => word.slice(0, at) + random.pick([...LETTERS]) + word.slice(at + 1));
    case 'letter more':
      return typo(name, random, (word, at) => word.slice(0, at) + random.pick([...LETTERS]) + word.slice(at));
    case 'letter less':
      return typo(name, random, (word, at) => word.slice(0, at) + word.slice(at + 1));
    case 'letters swapped':
      return typo(name, random, (word, at) =>
        at === 0 ? undefined : word.slice(0, at - 1) + word[at]! + word[at - 1]! + word.slice(at + 1),
      );
    case 'reordered': {
      if (words.length < 2) return undefined;
      const at = random.int(words.length - 1);
      [words[at], words[at + 1]] = [words[at + 1]!, words[at]!];
      return words.join(' ') + ending;
    }
    case 'ending':
      return ending === ''
        ? `${name} ${random.pick(['Limited', 'Ltd', 'Company Limited', 'LBG', 'PLC'])}`
        : words.join(' ') + random.pick(['', ' Ltd', ' LIMITED', ' Co. Ltd', ' (GH) LTD']);
    case 'spacing': {
      if (words.length > 1 && random.chance(0.6)) {
        const at = random.int(words.length - 1);
        words.splice(at, 2, words[at]! + words[at + 1]!);
      } else {
        const at = words.findIndex((word) => /^[A-Za-z]{6,}$/.test(word));
        if (at === -1) return undefined;
        const cut = 3 + random.int(words[at]!.length - 5);
        words[at] = `${words[at]!.slice(0, cut)} ${words[at]!.slice(cut)}`;
      }
      return words.join(' ') + ending;
    }
    case 'English respelling':
      return respell(name, random, ENGLISH);
    case 'Ghanaian respelling':
      return respell(name, random, GHANAIAN);
    case 'abbreviation': {
      const usable = SHORT.filter(([from]) => from.test(name));
      if (usable.length === 0) return undefined;
      const [from, to] = random.pick(usable);
      return name.replace(from, to);
    }
    case 'word more':
      return `${words.join(' ')} ${random.pick(MORE)}${ending}`;
    case 'none':
      return foreignName(random);
  }
}

/**
 * `each` queries of every kind, made from names of the register, in a mixed order. A variation that is another name of the
 * register to the letter (but for its ending) is left out: that one would be the right answer.
 */
export function makeQueries(names: readonly string[], each: number, seed = 7): BenchQuery[] {
  const random = seeded(seed);
  const made: BenchQuery[] = [];
  for (const kind of QUERY_KINDS) {
    for (let count = 0, tries = 0; count < each && tries < each * 200; tries++) {
      const target = names[random.int(names.length)]!;
      const text = vary(kind, target, random);
      if (text === undefined || text === target) continue;
      made.push({ kind, text, target: kind === 'none' ? undefined : target });
      count++;
    }
  }
  const wanted = new Map<string, string | undefined>(made.map(({ text }) => [plainName(text), undefined]));
  for (const name of names) {
    const plain = plainName(name);
    if (wanted.has(plain)) wanted.set(plain, name);
  }
  const kept = made.filter(({ text, target }) => {
    const same = wanted.get(plainName(text));
    return same === undefined || (target !== undefined && plainName(target) === plainName(same));
  });
  for (let at = kept.length - 1; at > 0; at--) {
    const other = random.int(at + 1);
    [kept[at], kept[other]] = [kept[other]!, kept[at]!];
  }
  return kept;
}
