import { LEAST_WHOLE, wholeSound, type Comparable } from './compare.ts';
import { weightStep } from './core.ts';
import { hashText, spread } from './hash.ts';
import { setLinks, type HeldWord, type Lexicon, type LikeWord } from './lexicon.ts';
import type { Word } from './likeness.ts';
import { follow, MOST_OF_ONE_WORD } from './plan.ts';
import { MOST_WORDS } from './settle.ts';
import { weightOf } from './weight.ts';

/**
 * The tokens under which a database lists names, each a whole number of 32 bits with a sign, and what is asked of it by them:
 *
 * - each word of a name, by its id; of a word that many names hold the name stands under the word and its own weight instead, in
 *   {@link LISTS} lists from light to heavy, so that the lightest are brought without looking at the others;
 * - the hash of the name's key, and that of its consonants run together.
 */
const LISTS = 32;
/** The lists of all weights are this wide. */
const LIST_WIDTH = 0.1;
const STEPPED = 2 ** 30;
const HASHED = 2 ** 30 - 1;
/** The highest id of a word that there is room for. */
export const MOST_WORD_ID = 2 ** 25 - 1;
/** From so many names on a word's names are listed by weight. */
const STEPPED_FROM = 300;

export const isStepped = (names: number): boolean => names >= STEPPED_FROM;

const listOf = (weight: number): number => Math.max(0, Math.min(LISTS - 1, Math.floor(weight / LIST_WIDTH)));
const firstList = (id: number): number => STEPPED + id * LISTS;
const hashed = (text: string): number => spread(hashText(text)) & HASHED;
const keyToken = (key: string): number => -1 - hashed(key);
const wholeToken = (skeleton: string): number => -1 - STEPPED - hashed(skeleton);

/** The id of the word that a token stands for; undefined for another token. */
export function wordIdOf(token: number): number | undefined {
  return token < 0 ? undefined : token < STEPPED ? token : Math.floor((token - STEPPED) / LISTS);
}

/** A name as it is listed: the ids of its different words, which of them are listed by weight, and what the name weighs. */
export interface ListedName {
  readonly tokens: readonly number[];
  /** In steps: see core.ts. */
  readonly weight: number;
}

/** How a name with this key and these words is listed. */
export function listName(
  key: string,
  words: readonly { readonly held: HeldWord; readonly form: Word['form'] }[],
  total: number,
): ListedName {
  let weight = 0;
  for (const { held } of words) weight += weightOf(held.text, held.names, total);
  const tokens = new Set<number>([keyToken(key)]);
  const { skeleton } = wholeSound(words.slice(0, MOST_WORDS));
  if (skeleton.length >= LEAST_WHOLE) tokens.add(wholeToken(skeleton));
  for (const { held } of words) tokens.add(held.stepped ? firstList(held.id) + listOf(weight) : held.id);
  return { tokens: [...tokens], weight: weightStep(weight) };
}

/** What a database is asked for: names, by their tokens. */
export interface NameQuestion {
  /** Names under one of these. */
  readonly any: Set<number>;
  /** Names that have the same consonants run together stand under one of these. */
  readonly wholes: Set<number>;
  /** The lightest names, so many at most of each, that hold both words (or the one, given twice). */
  readonly lightest: Map<string, Lightest>;
  readonly mostOfEach: number;
}

interface Lightest {
  readonly one: number;
  readonly oneLists: number;
  readonly other: number;
  readonly otherLists: number;
  /** The lists that may hold them, and how many of them are to be looked into at a time. */
  readonly from: number;
  to: number;
  readonly atATime: number;
}

/**
 * Of words that few hold all lists are looked into at once; the more hold them, the fewer: there are enough in the first, and
 * merging many long ones takes long.
 */
const READ_AT_ONCE = 20_000;
/** Up to so many names the bounds stand as they are; with more they grow as in memory (candidates.ts). */
const BOUNDED = 2_500_000;
const MOST_GROWTH = 4;

export function nameQuestion({ total }: Lexicon): NameQuestion {
  const growth = Math.min(MOST_GROWTH, Math.max(1, total / BOUNDED));
  return {
    any: new Set(),
    wholes: new Set(),
    lightest: new Map(),
    mostOfEach: Math.ceil(MOST_OF_ONE_WORD * growth),
  };
}

/** Adds to a question what is to be asked for one query, given the words like its own. */
export function askForNames(
  question: NameQuestion,
  { total }: Lexicon,
  { key, words }: Comparable,
  alike: readonly LikeWord[],
): void {
  question.any.add(keyToken(key));
  const { skeleton } = wholeSound(words);
  if (skeleton.length >= LEAST_WHOLE) question.wholes.add(wholeToken(skeleton));
  const held = new Map<number, HeldWord>();
  for (const { word, next } of alike) {
    held.set(word.id, word);
    if (next) held.set(next.id, next);
  }
  const weights = new Map<number, number>();
  for (const [id, { text, names }] of held) weights.set(id, weightOf(text, names, total));
  const weight = (id: number): number => weights.get(id)!;
  // What names weigh was reckoned when they were listed: the next list on either side is looked into as well.
  const last = (most: number): number => Math.min(LISTS - 1, listOf(most) + 1);
  const size = (id: number): number => held.get(id)!.names;
  const lightest = (one: number, other: number, least: number, most: number): void => {
    if (most < least - LIST_WIDTH) return;
    const from = Math.max(0, listOf(least) - 1);
    const name = `${one} ${other}`;
    const known = question.lightest.get(name);
    if (known) known.to = Math.max(known.to, last(most));
    else {
      question.lightest.set(name, {
        one,
        oneLists: firstList(one),
        other,
        otherLists: firstList(other),
        from,
        to: Math.max(from, last(most)),
        atATime: Math.max(1, Math.min(LISTS, Math.floor(READ_AT_ONCE / (size(one) + size(other))))),
      });
    }
  };
  setLinks(alike, ({ id }) => id);
  follow(words, {
    size,
    weight,
    all: (id, most) => {
      question.any.add(id);
      if (held.get(id)!.stepped)
        for (let list = Math.max(0, listOf(weight(id)) - 1); list <= last(most); list++)
          question.any.add(firstList(id) + list);
    },
    both: (one, other, most) => lightest(one, other, weight(one) + weight(other), most),
    alone: (id, most) => lightest(id, id, weight(id), most),
  });
}
