import { hashText, spread } from '../index/hash.ts';
import type { Word } from '../likeness/likeness.ts';
import { wordBits } from '../likeness/settle.ts';
import { isGeneric } from '../likeness/whole-part.ts';
import type { Suggestion } from '../model.ts';
import { canonicalWord, coreOf, normalise, rawWords } from '../spelling/normalise.ts';
import { isPersonalName, isPhrasal, wordClass } from '../spelling/word-classes.ts';
import { WORDS, type NameWord } from './words.ts';

const MOST_SUGGESTIONS = 3;
/** How many names are tried for each choice of words to swap. */
const MOST_TRIES = 9;
/** The longest name that a caller may ask about. */
const LONGEST_NAME = 160;

/** A name that needs another word, and what is at fault in it. */
export interface NameAtFault {
  readonly name: string;
  /** The words of `name` that are compared. */
  readonly words: readonly Word[];
  /** A bit for each compared word that matched: of the strongest match, and of all matches. 0 if none did. */
  readonly matched: number;
  readonly matchedByAny: number;
  /** The words of the name, folded, that the law restricts. */
  readonly restricted: readonly string[];
  /** An ending that the law asks for and the name lacks. */
  readonly ending?: string;
}

/** What is asked of a suggestion. */
export interface Wanted {
  /** Whether no advisory makes a name doubtful. No word of the list draws one, so names that differ in such a word are alike in this. */
  isWellWorded(name: string): boolean;
  /** Whether no name matches a name with this canonical word in it. */
  isFree(name: string, word: string): boolean;
  /** Whether many names begin with this canonical word, whether some name matches it alone, or neither. */
  standing(word: string): 'crowded' | 'taken' | 'fresh';
}

/**
 * Up to three names like `name` against which nothing is found: a real word takes the place of the words at fault, the founder's
 * trade and ending stay. Another name gets other words, so that two founders are not sent to the same one.
 */
export function suggestNames(fault: NameAtFault, wanted: Wanted): Suggestion[] {
  const found: Suggestion[] = [];
  const tried = new Set<string>();
  for (const [matched, keepsOwn] of [
    [fault.matched, true],
    [fault.matched, false],
    [fault.matchedByAny, false],
  ] as const) {
    const swapped = wordsToSwap(fault, matched, keepsOwn);
    const write = template(fault, swapped);
    const form = write('');
    if (swapped.size === 0 || tried.has(form)) continue;
    tried.add(form);
    let isWorded: boolean | undefined;
    let tries = 0;
    for (const { entry, word } of freshFirst(wordsFor(fault, swapped), wanted)) {
      if (found.length === MOST_SUGGESTIONS || tries === MOST_TRIES) break;
      const name = write(entry.word);
      if (name.length > LONGEST_NAME) continue;
      if (!(isWorded ??= wanted.isWellWorded(name))) break;
      tries++;
      if (wanted.isFree(name, word))
        found.push({ name, meaning: `${LANGUAGE_NAMES[entry.language]}: ${entry.meaning}` });
    }
    if (found.length > 0) break;
  }
  return found;
}

const LANGUAGE_NAMES: Readonly<Record<NameWord['language'], string>> = {
  akan: 'Akan',
  ga: 'Ga',
  ewe: 'Ewe',
  dagbani: 'Dagbani',
  hausa: 'Hausa',
  english: 'English',
};

const folded = (word: string): string => rawWords(word).join('');

/** The written words of a name, each with its compared forms and the place of the first of these. */
function partsOf(name: string): { written: string; raw: string[]; from: number }[] {
  let from = 0;
  return name.split(/\s+/).map((written) => {
    const raw = rawWords(written);
    const part = { written, raw, from };
    from += raw.length;
    return part;
  });
}

/**
 * The written words of a name whose place another word takes, `keeps` if that word goes before it: the words that matched and set
 * the name apart, and those that are restricted.
 *
 * @param keepsOwn whether to keep the last name of a person, which is the founder's own, or the last of the words that matched if no
 *   other would be left
 */
function wordsToSwap(
  { name, words, restricted }: NameAtFault,
  matched: number,
  keepsOwn: boolean,
): Map<number, 'goes' | 'stays'> {
  const { from } = coreOf(rawWords(name));
  const parts = partsOf(name);
  const saysNothing = (word: Word) => word.kind === 'generic' || isGeneric(word.text);
  // The compared words of each written one, and those of them that matched.
  const read = parts.map(({ raw, from: start }, place) => {
    const at = raw.map((_, offset) => start + offset - from).filter((one) => words[one] !== undefined);
    const covered = at.filter((one) => (matched & wordBits(one)) !== 0).map((one) => words[one]!);
    return { place, compared: at.map((one) => words[one]!), covered };
  });
  const setApart = read.filter(({ covered }) => covered.some((word) => !saysNothing(word) && word.kind !== 'trade'));
  const names = setApart.filter(({ covered }) => covered.every((word) => isPersonalName(word.text)));
  const others = setApart.filter((part) => !names.includes(part));
  const says = read.some((part) => !setApart.includes(part) && part.compared.some((word) => !saysNothing(word)));
  const swapped = new Map<number, 'goes' | 'stays'>();
  const go = (going: readonly { place: number }[]) => going.forEach(({ place }) => swapped.set(place, 'goes'));
  if (keepsOwn && names.length > 0 && others.length > 0) go(others);
  else if (keepsOwn && names.length === 1) swapped.set(names[0]!.place, 'stays');
  // Where no word would be left that says anything, the last one may be the trade; of several names it is the family's.
  else if (keepsOwn && setApart.length > 1 && (names.length > 0 || !says)) go(setApart.slice(0, -1));
  else if (setApart.length > 0) go(setApart);
  else if (restricted.length === 0) go(read.filter(({ covered }) => covered.length > 0).slice(0, 1));
  parts.forEach(({ raw }, place) => {
    if (raw.some((word) => restricted.includes(word))) swapped.set(place, 'goes');
  });
  for (const phrase of devotionalPhrases(read)) if (phrase.some(({ place }) => swapped.has(place))) go(phrase);
  // A family goes with its name, and "of" with what it followed: neither says anything after another word.
  const follows = (word: string) => CONNECTORS.has(word) || (names.length > 0 && FAMILY.has(canonicalWord(word)));
  if (names.length > 0 || setApart.length === 0) {
    const last = [...swapped].findLast(([, fate]) => fate === 'goes')?.[0] ?? parts.length;
    for (let next = last + 1; next < parts.length && parts[next]!.raw.every(follows); next++) swapped.set(next, 'goes');
  }
  // What joins two words that go, goes with them.
  const going = [...swapped.keys()].sort((a, b) => a - b);
  going.forEach((place, index) => {
    const next = going[index + 1];
    const between = next === undefined ? [] : parts.slice(place + 1, next);
    if (between.every(({ raw }) => raw.every((word) => CONNECTORS.has(word))))
      between.forEach((_, offset) => swapped.set(place + 1 + offset, 'goes'));
  });
  return swapped;
}

/** A written word of a name, and the compared words in it. */
interface Part {
  readonly place: number;
  readonly compared: readonly Word[];
}

/** The devotional phrases of a name ("God Is Able"): each is one unit, because half of it says nothing. */
function devotionalPhrases(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = [[]];
  for (const part of parts) {
    const isOfPhrase = part.compared.every(({ text, kind }) => kind === 'devotional' || isPhrasal(text));
    if (isOfPhrase && part.compared.length > 0) runs.at(-1)!.push(part);
    else runs.push([]);
  }
  for (const run of runs) while (run.at(-1)?.compared.every(({ text }) => CONNECTORS.has(text))) run.pop();
  return runs.filter((run) => run.some(({ compared }) => compared.some(({ kind }) => kind === 'devotional')));
}

const CONNECTORS = new Set(['and', 'of', 'the', 'for', 'in']);
const FAMILY = new Set(['son', 'daughter', 'brother', 'sister', 'family']);

/** Writes a name with one word in the place of those that are swapped; the others stay as they are written. */
function template({ name, ending }: NameAtFault, swapped: ReturnType<typeof wordsToSwap>): (word: string) => string {
  const first = Math.min(...swapped.keys());
  const pieces = partsOf(name).flatMap(({ written }, place): (string | undefined)[] => [
    ...(place === first ? [undefined] : []),
    ...(swapped.get(place) === 'goes' ? [] : [written]),
  ]);
  if (ending !== undefined) pieces.push(ending);
  const upper = name === name.toUpperCase();
  return (word) => pieces.map((piece) => piece ?? (upper ? word.toUpperCase() : word)).join(' ');
}

/** The words that are not crowded: of those that match no name alone first, because most names with another fail. */
function* freshFirst(words: Iterable<Choice>, { standing }: Wanted): Generator<Choice> {
  const taken: Choice[] = [];
  for (const choice of words) {
    const is = standing(choice.word);
    if (is === 'fresh' || (is === 'taken' && choice.isNear)) yield choice;
    else if (is === 'taken') taken.push(choice);
  }
  yield* taken;
}

/** The words to try, in order: one whose meaning is near to the name, then others in an order that the name decides. */
function* wordsFor({ name }: NameAtFault, swapped: ReturnType<typeof wordsToSwap>): Generator<Choice> {
  const raw = rawWords(name);
  const parts = partsOf(name);
  const own = new Set(raw.map(canonicalWord));
  const seed = spread(hashText(normalise(name).key));
  const near = [...swapped.keys()].flatMap((place) =>
    parts[place]!.raw.flatMap((word) => choices().byMeaning.get(canonicalWord(word)) ?? []),
  );
  const first = near[seed % near.length];
  if (first !== undefined && !own.has(first.word)) yield { ...first, isNear: true };
  const { all } = choices();
  const step = stepThrough(all.length, seed);
  for (let count = 0, at = seed % all.length; count < all.length; count++, at = (at + step) % all.length) {
    const choice = all[at]!;
    if (choice !== first && !own.has(choice.word) && !choice.meansTrade) yield choice;
  }
}

/** A word of the list, with what is asked of it again and again. */
interface Choice {
  readonly entry: NameWord;
  /** The word in canonical form. */
  readonly word: string;
  /** Whether it means a trade or its goods: it would mislead in the name of any other. */
  readonly meansTrade: boolean;
  /** Whether it was chosen for its meaning. */
  readonly isNear: boolean;
}

/** A step that visits each of `size` places once; another name takes another step. */
function stepThrough(size: number, seed: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = 1 + (Math.floor(seed / size) % (size - 1));
  while (divisor(size, step) !== 1) step++;
  return step;
}

interface Choices {
  readonly all: readonly Choice[];
  /** The words by each telling word of their meaning. */
  readonly byMeaning: ReadonlyMap<string, readonly Choice[]>;
}
let made: Choices | undefined;

function choices(): Choices {
  if (made !== undefined) return made;
  const byMeaning = new Map<string, Choice[]>();
  const all = WORDS.map((entry): Choice => {
    const told = new Set(rawWords(entry.meaning).map(canonicalWord));
    const meansTrade = [...told].some((word) => wordClass(word) === 'trade');
    const choice = { entry, word: canonicalWord(folded(entry.word)), meansTrade, isNear: false };
    for (const word of told) {
      if (word.length < 3 || CONNECTORS.has(word) || (wordClass(word) === 'generic' && word !== 'home')) continue;
      byMeaning.set(word, [...(byMeaning.get(word) ?? []), choice]);
    }
    return choice;
  });
  return (made = { all, byMeaning });
}
