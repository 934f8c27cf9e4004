import {
  compareWords,
  HOW,
  INITIAL_LIKE,
  isEstablished,
  joinLike,
  LONGEST_ONE_EDIT,
  makeWord,
  type How,
  type Word,
} from './likeness.ts';
import { addLink, resetLinks } from './links.ts';
import { addNearKeys, addOtherKeys } from './keys.ts';
import { variantsOf } from './variants.ts';

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
  /** The same words, each with what comparing it needs. */
  readonly read: Word[];
  readonly byLength: Map<number, HeldWord[]>;
  readonly asked: Set<string>;
  /** The words like one word, or like two run together, by those. What was asked for them had all of these. */
  readonly alike: Map<string, readonly Alike[]>;
}

export function makeLexicon(): Lexicon {
  return { total: 0, words: new Map(), read: [], byLength: new Map(), asked: new Set(), alike: new Map() };
}

export function addHeldWord({ words, read, byLength }: Lexicon, word: HeldWord, reader: WordReader): void {
  if (words.has(word.text)) return;
  words.set(word.text, word);
  read.push(reader.word(word.text, word.names));
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
  const near = (text: string): number[] => {
    const found = new Set<number>();
    addNearKeys(text, 1, found);
    return [...found];
  };
  for (const words of names) {
    words.forEach((word, at) => {
      const next = words[at + 1];
      if (next !== undefined && isNew(`${word} ${next}`)) {
        if (word.length + next.length <= LONGEST_WORD) texts.add(word + next);
        addNearKeys(word + next, 1, keys);
      }
      if (!isNew(word)) return;
      texts.add(word.slice(0, LONGEST_WORD));
      addNearKeys(word, 2, keys);
      addOtherKeys(word, keys);
      for (const other of variantsOf(word)) texts.add(other);
      if (word.length > 2) texts.add(word[0]!);
      if (word.length > LONGEST_ONE_EDIT) return;
      for (let cut = 1; cut < word.length; cut++) {
        const [first, last] = [word.slice(0, cut), word.slice(cut)];
        texts.add(first);
        texts.add(last);
        if (word.length < 6) continue;
        if (first.length >= 3 && last.length >= 2) splits.push({ part: first, keys: near(last), length: last.length });
        if (last.length >= 3 && first.length >= 2) splits.push({ part: last, keys: near(first), length: first.length });
      }
    });
  }
  return { keys: [...keys], texts: [...texts], splits };
}

interface Alike {
  readonly word: HeldWord;
  readonly next: HeldWord | undefined;
  readonly how: How;
  readonly like: number;
}

/** A stretch of a query, of one word or two, that is like a word of the register, or like two of them one after the other. */
export interface LikeWord extends Alike {
  readonly at: number;
  readonly span: 1 | 2;
}

/** Every word of the lexicon that is like one of `words`, two of them run together, or a part of one. */
export function likeWords(lexicon: Lexicon, words: readonly Word[]): LikeWord[] {
  const known = (text: string, find: () => readonly Alike[]): readonly Alike[] => {
    const before = lexicon.alike.get(text);
    if (before) return before;
    const found = find();
    lexicon.alike.set(text, found);
    return found;
  };
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const single = known(word.text, () => [...wordsLike(lexicon, word), ...splitWords(lexicon, word.text)]);
    const joined = next && known(`${word.text} ${next.text}`, () => joinedWords(lexicon, word.text, next.text));
    return [
      ...single.map((alike) => ({ ...alike, at, span: 1 as const })),
      ...(joined ?? []).map((alike) => ({ ...alike, at, span: 2 as const })),
    ];
  });
}

function wordsLike({ words, read }: Lexicon, word: Word): Alike[] {
  const found: Alike[] = [];
  for (const theirs of read) {
    const alike =
      compareWords(word, theirs) ??
      (theirs.text.length === 1 && word.text.length > 2 && word.text.startsWith(theirs.text)
        ? { how: HOW.initial, like: INITIAL_LIKE }
        : undefined);
    if (alike) found.push({ word: words.get(theirs.text)!, next: undefined, ...alike });
  }
  return found;
}

function joinedWords({ byLength }: Lexicon, first: string, last: string): Alike[] {
  const found: Alike[] = [];
  for (const held of nearIn(byLength, first.length + last.length)) {
    const alike = joinLike(held.text, first, last);
    if (alike) found.push({ word: held, next: undefined, ...alike });
  }
  return found;
}

function splitWords({ words, byLength }: Lexicon, whole: string): Alike[] {
  const found: Alike[] = [];
  if (whole.length > LONGEST_ONE_EDIT) return found;
  for (let cut = 1; cut < whole.length; cut++) {
    const [first, last] = [words.get(whole.slice(0, cut)), words.get(whole.slice(cut))];
    if (first && last) found.push({ word: first, next: last, how: HOW.same, like: 1 });
    if (whole.length < 6) continue;
    if (first && cut >= 3) {
      for (const next of nearIn(byLength, whole.length - cut)) {
        const alike = next === last ? undefined : joinLike(whole, first.text, next.text);
        if (alike) found.push({ word: first, next, ...alike });
      }
    }
    if (last && whole.length - cut >= 3) {
      for (const word of nearIn(byLength, cut)) {
        const alike = word === first ? undefined : joinLike(whole, word.text, last.text);
        if (alike) found.push({ word, next: last, ...alike });
      }
    }
  }
  return found;
}

function* nearIn(byLength: Lexicon['byLength'], length: number): Generator<HeldWord> {
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

/** Reads words, and keeps how those read last sound: that costs more than all the rest. */
export interface WordReader {
  /** The word with all that comparing needs, of which `names` names hold one; what it weighs is not asked for. */
  word(text: string, names: number): Word;
  /** The word as it is weighed in a register of `total` names. */
  weighed(text: string, names: number, total: number): Word;
}

/** @param most words that are kept */
export function wordReader(most: number): WordReader {
  const known = new Map<string, Word>();
  const keep = (word: Word): Word => {
    if (known.size >= most) known.clear();
    known.set(word.text, word);
    return word;
  };
  return {
    word: (text, names) => {
      const before = known.get(text);
      if (before === undefined) return keep(makeWord(text, names, 0));
      const established = isEstablished(names, before.kind);
      return before.established === established ? before : keep({ ...before, established });
    },
    weighed: (text, names, total) => {
      const before = known.get(text);
      return before ? makeWord(text, names, total, before) : keep(makeWord(text, names, total));
    },
  };
}
