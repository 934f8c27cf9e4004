import { hashText, spread } from './hash.ts';
import {
  compareWords,
  HOW,
  INITIAL_LIKE,
  joinLike,
  LONGEST_ONE_EDIT,
  makeWord,
  metaphoneOf,
  stemOf,
  type How,
  type Word,
} from './likeness.ts';
import { addLink, resetLinks } from './links.ts';
import { soundOf } from './sound.ts';
import { variantsOf } from './variants.ts';
import { eachDeletion, metaphoneHash, stemHash } from './vocabulary.ts';

/**
 * The vocabulary of a register that lies in a database: the keys under which its words are found there, what is asked of it for
 * a query, and which of the words that come back are like which of the query's. The keys are those of the index in memory
 * (vocabulary.ts); that words are alike is then seen by comparing them, so that a key that too many share costs time only.
 */

/** A word of the register. */
export interface HeldWord {
  readonly id: number;
  readonly text: string;
  /** How many names hold it. */
  readonly names: number;
  /** Whether names are listed under it by their weight: see tokens.ts. */
  readonly stepped: boolean;
}

/** A longer word stands in the vocabulary cut to this: it is compared with no other by letters in any case. */
export const LONGEST_WORD = 200;

const SKELETON_SEED = 0x3c6ef372;
const heardHash = (skeleton: string): number => spread(hashText(skeleton) ^ SKELETON_SEED);

/** The keys of a word: whole numbers of 32 bits with a sign. Words that are alike have one in common, initials left out. */
export function wordKeys(text: string): number[] {
  const keys = new Set<number>();
  eachDeletion(text, 2, (hash) => keys.add(hash | 0));
  addOtherKeys(text, keys);
  return [...keys];
}

function addOtherKeys(text: string, keys: Set<number>): void {
  if (text.length > 1) {
    const { skeleton, secondSkeleton } = soundOf(text);
    keys.add(heardHash(skeleton) | 0);
    keys.add(heardHash(secondSkeleton) | 0);
  }
  const stem = stemOf(text);
  if (stem !== '') keys.add(stemHash(stem) | 0);
  const code = metaphoneOf(text);
  if (code !== '') keys.add(metaphoneHash(code) | 0);
}

/** What a vocabulary is asked for: words that have one of the keys, words as they are, and words near to one part of a split. */
export interface WordQuestion {
  readonly keys: readonly number[];
  readonly texts: readonly string[];
  /** Words with one of the keys, if `part` is a word; they are within a letter of `length`. */
  readonly splits: readonly { readonly part: string; readonly keys: readonly number[]; readonly length: number }[];
}

/** The words of a vocabulary that one check, its suggestions included, has asked for. */
export interface Lexicon {
  /** How many names the register holds, and how many of those hold a word, as far as has been asked. */
  total: number;
  readonly words: Map<string, HeldWord>;
  readonly byLength: Map<number, HeldWord[]>;
  readonly asked: Set<string>;
}

export function makeLexicon(): Lexicon {
  return { total: 0, words: new Map(), byLength: new Map(), asked: new Set() };
}

export function addHeldWord({ words, byLength }: Lexicon, word: HeldWord): void {
  if (words.has(word.text)) return;
  words.set(word.text, word);
  const same = byLength.get(word.text.length);
  if (same) same.push(word);
  else byLength.set(word.text.length, [word]);
}

/** What is to be asked for names of these words, beyond what the lexicon was asked for already. */
export function wordQuestion({ asked }: Lexicon, names: readonly (readonly string[])[]): WordQuestion {
  const keys = new Set<number>();
  const texts = new Set<string>();
  const splits: { part: string; keys: number[]; length: number }[] = [];
  const isNew = (text: string): boolean => !asked.has(text) && asked.add(text) !== undefined;
  const deletions = (text: string): number[] => {
    const found: number[] = [];
    eachDeletion(text, 1, (hash) => found.push(hash | 0));
    return found;
  };
  for (const words of names) {
    words.forEach((word, at) => {
      const next = words[at + 1];
      if (next !== undefined && isNew(`${word} ${next}`)) {
        if (word.length + next.length <= LONGEST_WORD) texts.add(word + next);
        for (const key of deletions(word + next)) keys.add(key);
      }
      if (!isNew(word)) return;
      texts.add(word.slice(0, LONGEST_WORD));
      eachDeletion(word, 2, (hash) => keys.add(hash | 0));
      addOtherKeys(word, keys);
      for (const other of variantsOf(word)) texts.add(other);
      if (word.length > 2) texts.add(word[0]!);
      if (word.length > LONGEST_ONE_EDIT) return;
      for (let cut = 1; cut < word.length; cut++) {
        const [first, last] = [word.slice(0, cut), word.slice(cut)];
        texts.add(first);
        texts.add(last);
        if (word.length < 6) continue;
        if (first.length >= 3 && last.length >= 2)
          splits.push({ part: first, keys: deletions(last), length: last.length });
        if (last.length >= 3 && first.length >= 2)
          splits.push({ part: last, keys: deletions(first), length: first.length });
      }
    });
  }
  return { keys: [...keys], texts: [...texts], splits };
}

/** A stretch of a query that is like a word of the register, or like two of them one after the other. */
export interface LikeWord {
  readonly word: HeldWord;
  readonly next: HeldWord | undefined;
  readonly at: number;
  readonly span: 1 | 2;
  readonly how: How;
  readonly like: number;
}

/** Every word of the lexicon that is like one of `words`, two of them run together, or a part of one. */
export function likeWords(lexicon: Lexicon, words: readonly Word[], read: WordReader): LikeWord[] {
  const found: LikeWord[] = [];
  for (const held of lexicon.words.values()) {
    const theirs = read(held.text, held.names, lexicon.total);
    words.forEach((word, at) => {
      const alike = compareWords(word, theirs);
      if (alike) found.push({ word: held, next: undefined, at, span: 1, ...alike });
      else if (held.text.length === 1 && word.text.length > 2 && word.text.startsWith(held.text))
        found.push({ word: held, next: undefined, at, span: 1, how: HOW.initial, like: INITIAL_LIKE });
    });
  }
  words.forEach(({ text }, at) => {
    const next = words[at + 1];
    if (next) joinedWords(lexicon, text, next.text, at, found);
    splitWords(lexicon, text, at, found);
  });
  return found;
}

function joinedWords({ byLength }: Lexicon, first: string, last: string, at: number, found: LikeWord[]): void {
  const size = first.length + last.length;
  for (let length = size - 1; length <= size + 1; length++) {
    for (const held of byLength.get(length) ?? []) {
      const alike = joinLike(held.text, first, last);
      if (alike) found.push({ word: held, next: undefined, at, span: 2, ...alike });
    }
  }
}

function splitWords({ words, byLength }: Lexicon, whole: string, at: number, found: LikeWord[]): void {
  if (whole.length > LONGEST_ONE_EDIT) return;
  for (let cut = 1; cut < whole.length; cut++) {
    const [first, last] = [words.get(whole.slice(0, cut)), words.get(whole.slice(cut))];
    if (first && last) found.push({ word: first, next: last, at, span: 1, how: HOW.same, like: 1 });
    if (whole.length < 6) continue;
    if (first && cut >= 3) {
      for (const next of near(byLength, whole.length - cut)) {
        const alike = next === last ? undefined : joinLike(whole, first.text, next.text);
        if (alike) found.push({ word: first, next, at, span: 1, ...alike });
      }
    }
    if (last && whole.length - cut >= 3) {
      for (const word of near(byLength, cut)) {
        const alike = word === first ? undefined : joinLike(whole, word.text, last.text);
        if (alike) found.push({ word, next: last, at, span: 1, ...alike });
      }
    }
  }
}

function* near(byLength: Lexicon['byLength'], length: number): Generator<HeldWord> {
  for (let size = length - 1; size <= length + 1; size++) yield* byLength.get(size) ?? [];
}

/** Makes these the links of the present query, with words known by what `idOf` says; one without an id is left out. */
export function setLinks(alike: readonly LikeWord[], idOf: (word: HeldWord) => number | undefined): void {
  resetLinks();
  for (const { word, next, at, span, how, like } of alike) {
    const id = idOf(word);
    const nextId = next === undefined ? -1 : idOf(next);
    if (id === undefined || nextId === undefined) continue;
    addLink(id, at, span, next === undefined ? 1 : 2, nextId, how, like);
  }
}

/** A word with all that comparing needs, as {@link makeWord} has it. */
export type WordReader = (text: string, names: number, total: number) => Word;

/** Keeps the sound and keys of the words read last, `most` of them: they cost more than all the rest. */
export function wordReader(most: number): WordReader {
  const known = new Map<string, Word>();
  return (text, names, total) => {
    const before = known.get(text);
    const word = makeWord(text, names, total, before);
    if (before === undefined && known.size >= most) known.clear();
    known.set(text, word);
    return word;
  };
}
