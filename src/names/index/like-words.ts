import { FITTED } from '../fitted.ts';
import { BASE, bucketOf, hashText, IdTable, POWERS } from './hash.ts';
import {
  hear,
  hearRest,
  HOW,
  INITIAL_LIKE,
  joinLike,
  LEAST_PART,
  lettersLike,
  LONGEST_ONE_EDIT,
  mayBeHeard,
  isBesideTrade,
  mayBeNearWord,
  mayBeNear,
  nearLike,
  sameStem,
  soundLike,
  stemOf,
  variantLike,
  type How,
  type Word,
} from '../likeness/likeness.ts';
import { ESTABLISHED, kindOf, wordBits } from '../likeness/settle.ts';
import { FAR, soundOf } from '../spelling/sound.ts';
import { variantsOf } from '../spelling/variants.ts';
import {
  eachHeard,
  eachNear,
  eachOfCode,
  findStretch,
  findWord,
  isSkeletonHeld,
  makeLookUp,
  type LookUp,
} from './look-up.ts';
import { stemHash, wordText, type Vocabulary } from './vocabulary.ts';

const MOST_LIKE_WORDS = 4096;
/** Of the words that have the few consonants of the rest of a word, so many are compared: those that the register had first, so the most used. */
const MOST_HEARD_OF_REST = 200;
const TABLE_BITS = 13;

/**
 * The like words of one query, as columns: the words of the vocabulary that are like one of its words, like two joined neighbours,
 * or together like one. Also the working memory to find them. Each {@link findLikeWords} fills it again.
 */
export interface LikeWords extends LookUp {
  count: number;
  readonly word: Uint32Array;
  /** The first query word, the number of query words, the number of name words, and the name word that must follow (or -1). */
  readonly mine: Uint8Array;
  readonly mineSpan: Uint8Array;
  readonly theirSpan: Uint8Array;
  readonly next: Int32Array;
  readonly how: Uint8Array;
  readonly like: Float64Array;
  /** The previous entry with the same word, or -1: a chain that starts at {@link lastOf}. */
  readonly chain: Int32Array;
  /** The last entry of each word that has one. */
  readonly lastOf: IdTable;
  /** A cache of the like words of each word, by vocabulary: a few thousand words make up most queries. */
  readonly known: WeakMap<Vocabulary, Map<string, readonly LikeWord[]>>;
}

/** A word of the vocabulary, or with `next` two words, that a query word is like. */
interface LikeWord {
  readonly word: number;
  readonly next: number;
  readonly how: How | typeof UNHEARD;
  readonly like: number;
}
const MOST_KNOWN = 4096;

export function makeLikeWords(): LikeWords {
  return {
    count: 0,
    word: new Uint32Array(MOST_LIKE_WORDS),
    mine: new Uint8Array(MOST_LIKE_WORDS),
    mineSpan: new Uint8Array(MOST_LIKE_WORDS),
    theirSpan: new Uint8Array(MOST_LIKE_WORDS),
    next: new Int32Array(MOST_LIKE_WORDS),
    how: new Uint8Array(MOST_LIKE_WORDS),
    like: new Float64Array(MOST_LIKE_WORDS),
    chain: new Int32Array(MOST_LIKE_WORDS),
    lastOf: new IdTable(TABLE_BITS, MOST_LIKE_WORDS),
    ...makeLookUp(),
    known: new WeakMap(),
  };
}

function add(
  alike: LikeWords,
  word: number,
  at: number,
  mineSpan: number,
  theirSpan: number,
  next: number,
  how: How | typeof UNHEARD,
  like: number,
): void {
  if (alike.count === MOST_LIKE_WORDS) return;
  const entry = alike.count++;
  alike.word[entry] = word;
  alike.mine[entry] = at;
  alike.mineSpan[entry] = mineSpan;
  alike.theirSpan[entry] = theirSpan;
  alike.next[entry] = next;
  alike.how[entry] = how;
  alike.like[entry] = like;
  alike.chain[entry] = alike.lastOf.get(word);
  alike.lastOf.set(word, entry);
}

/** Whether the word already has an entry for query word `at`. */
function isFound(alike: LikeWords, word: number, at: number): boolean {
  for (let entry = alike.lastOf.get(word); entry !== -1; entry = alike.chain[entry]!) {
    if (alike.mine[entry] === at && alike.mineSpan[entry] === 1 && alike.theirSpan[entry] === 1) return true;
  }
  return false;
}

/**
 * Finds the words like each word of a query, like each pair of joined neighbours, and like the parts of each word.
 *
 * @param except the query words, as bits, for which nothing is looked for
 */
export function findLikeWords(alike: LikeWords, vocabulary: Vocabulary, words: readonly Word[], except = 0): void {
  alike.count = 0;
  alike.lastOf.clear();
  for (let at = 0; at < words.length; at++)
    if ((except & wordBits(at)) === 0) findLike(alike, vocabulary, words[at]!, at);
  for (let at = 0; at + 1 < words.length; at++)
    if ((except & wordBits(at, 2)) === 0) findJoined(alike, vocabulary, words[at]!.text, words[at + 1]!.text, at);
}

/**
 * The way of an entry of two name words that were found by letters: how like they are to the query word is only judged once a name has
 * both, see {@link hearJoined}. Few pairs stand in any name.
 */
const UNHEARD = 255;

/** Judges an entry that was found by letters, if that is still to be done; returns whether it is alike. */
export function hearJoined(alike: LikeWords, vocabulary: Vocabulary, entry: number, whole: string): boolean {
  if (alike.how[entry] !== UNHEARD) return alike.like[entry]! > 0;
  const likeness = joinLike(whole, wordText(vocabulary, alike.word[entry]!), wordText(vocabulary, alike.next[entry]!));
  alike.how[entry] = likeness?.how ?? HOW.letters;
  alike.like[entry] = likeness?.like ?? 0;
  return likeness !== undefined;
}

/** Finds every word of the vocabulary that is like word `at` of the query, in the cache if possible. */
function findLike(alike: LikeWords, vocabulary: Vocabulary, word: Word, at: number): void {
  let cache = alike.known.get(vocabulary);
  if (!cache) alike.known.set(vocabulary, (cache = new Map()));
  const known = cache.get(word.text);
  if (known) {
    for (const { word: id, next, how, like } of known) add(alike, id, at, 1, next === -1 ? 1 : 2, next, how, like);
    return;
  }
  const from = alike.count;
  findSingle(alike, vocabulary, word, at);
  findSplits(alike, vocabulary, word.text, at);
  if (cache.size === MOST_KNOWN) cache.clear();
  const found: LikeWord[] = [];
  for (let entry = from; entry < alike.count; entry++) {
    found.push({
      word: alike.word[entry]!,
      next: alike.next[entry]!,
      how: alike.how[entry] as LikeWord['how'],
      like: alike.like[entry]!,
    });
  }
  cache.set(word.text, found);
}

function findSingle(alike: LikeWords, vocabulary: Vocabulary, word: Word, at: number): void {
  const same = findWord(vocabulary, word.text);
  if (same !== -1) add(alike, same, at, 1, 1, -1, HOW.same, 1);
  const near = new Map<number, number>();
  findHeard(alike, vocabulary, word, at, same, near);
  for (const variant of variantsOf(word.text)) {
    const id = findWord(vocabulary, variant.word);
    const { how, like } = variantLike(variant);
    if (id !== -1 && !isFound(alike, id, at)) add(alike, id, at, 1, 1, -1, how, like);
  }
  const { related } = vocabulary;
  if (word.stem !== '') {
    const bucket = bucketOf(related, stemHash(word.stem));
    for (let place = related.starts[bucket]!; place < related.starts[bucket + 1]!; place++) {
      const id = related.values[place]!;
      if (isFound(alike, id, at)) continue;
      const text = wordText(vocabulary, id);
      if (sameStem(word, { text, stem: stemOf(text) })) add(alike, id, at, 1, 1, -1, HOW.stem, FITTED.stem);
    }
  }
  eachNear(alike, vocabulary, word.text, 2, (id, edits) => {
    if (isFound(alike, id, at)) return;
    const text = wordText(vocabulary, id);
    const likeness = lettersLike(
      edits,
      word.text,
      text,
      word.established && (vocabulary.traits[id]! & ESTABLISHED) !== 0,
      isBesideTrade(word, { text, kind: kindOf(vocabulary.traits[id]!) }),
    );
    if (likeness) add(alike, id, at, 1, 1, -1, likeness.how, likeness.like);
  });
  for (const [id, apart] of near) {
    const { traits, skeletonSizes, formOf, text, textStart } = vocabulary;
    const isEstablished = (traits[id]! & ESTABLISHED) !== 0;
    if ((word.established && isEstablished) || isFound(alike, id, at)) continue;
    if (!mayBeNear(kindOf(traits[id]!), isEstablished, skeletonSizes[formOf[id]!]!, text[textStart[id]!]!)) continue;
    const { how, like } = nearLike(apart);
    add(alike, id, at, 1, 1, -1, how, like);
  }
  if (word.text.length > 2) {
    const initial = findWord(vocabulary, word.text[0]!);
    if (initial !== -1 && !isFound(alike, initial, at)) add(alike, initial, at, 1, 1, -1, HOW.initial, INITIAL_LIKE);
  }
}

/** Finds the words that sound like word `at` of the query, and in `near` how far apart those are that nearly do; `same` is its own place. */
function findHeard(
  alike: LikeWords,
  vocabulary: Vocabulary,
  word: Word,
  at: number,
  same: number,
  near: Map<number, number>,
): void {
  const first = alike.count;
  const visit = (id: number, apart: number): void => {
    if (id === same) return;
    // A word may match in two readings: the closer one counts.
    const before = alike.lastOf.get(id);
    if (before < first) add(alike, id, at, 1, 1, -1, HOW.sound, soundLike(apart));
    else alike.like[before] = Math.max(alike.like[before]!, soundLike(apart));
  };
  const visitNear = (id: number, apart: number): void => {
    near.set(id, Math.min(apart, near.get(id) ?? FAR));
  };
  eachHeard(alike, vocabulary, word, visit, { visitNear: mayBeNearWord(word) ? visitNear : undefined });
  eachOfCode(alike, vocabulary, word, (id, apart) => {
    if (id !== same && !isFound(alike, id, at)) add(alike, id, at, 1, 1, -1, HOW.sound, soundLike(apart));
  });
}

/** Finds words like word `at` of the query joined with the next. */
function findJoined(alike: LikeWords, vocabulary: Vocabulary, first: string, last: string, at: number): void {
  const joined = first + last;
  const same = findWord(vocabulary, joined);
  if (same !== -1) add(alike, same, at, 2, 1, -1, HOW.same, 1);
  if (first.length < LEAST_PART || last.length < LEAST_PART) return;
  const judged = new Set([same]);
  const judge = (id: number): void => {
    if (judged.has(id)) return;
    judged.add(id);
    const likeness = joinLike(wordText(vocabulary, id), first, last);
    if (likeness) add(alike, id, at, 2, 1, -1, likeness.how, likeness.like);
  };
  eachNear(alike, vocabulary, joined, 1, judge);
  if ((mayBeHeard(first) || mayBeHeard(last)) && isSkeletonHeld(vocabulary, soundOf(joined)))
    eachHeard(alike, vocabulary, hear(joined), judge);
}

/** Finds pairs of words into which word `at` of the query splits: one as written, the other the rest or, by letters or sound, like it. */
function findSplits(alike: LikeWords, vocabulary: Vocabulary, whole: string, at: number): void {
  if (whole.length > LONGEST_ONE_EDIT) return;
  const size = whole.length;
  const rolled = hashText(whole);
  let before = 0;
  for (let cut = 1; cut < size; cut++) {
    before = (Math.imul(before, BASE) + whole.charCodeAt(cut - 1)) | 0;
    const firstId = findStretch(vocabulary, whole, 0, cut, before);
    const lastId = findStretch(vocabulary, whole, cut, size, (rolled - Math.imul(before, POWERS[size - cut]!)) | 0);
    if (firstId !== -1 && lastId !== -1) add(alike, firstId, at, 1, 2, lastId, HOW.same, 1);
    if (size < 6) continue;
    if (firstId !== -1 && cut >= LEAST_PART)
      eachLikeRest(alike, vocabulary, whole.slice(0, cut), whole.slice(cut), lastId, (id) =>
        add(alike, firstId, at, 1, 2, id, UNHEARD, 0),
      );
    if (lastId !== -1 && size - cut >= LEAST_PART)
      eachLikeRest(alike, vocabulary, whole.slice(cut), whole.slice(0, cut), firstId, (id) =>
        add(alike, id, at, 1, 2, lastId, UNHEARD, 0),
      );
  }
}

/** Calls `visit` once with each word of the vocabulary, except `same`, that may be like the rest of a word that has `part` as written. */
function eachLikeRest(
  alike: LikeWords,
  vocabulary: Vocabulary,
  part: string,
  rest: string,
  same: number,
  visit: (id: number) => void,
): void {
  const visited = new Set([same]);
  const once = (id: number): void => {
    if (visited.has(id)) return;
    visited.add(id);
    visit(id);
  };
  eachNear(alike, vocabulary, rest, 1, once);
  const heard = mayBeHeard(part) ? hearRest(rest) : undefined;
  if (heard) eachHeard(alike, vocabulary, heard, once, { mostHeard: MOST_HEARD_OF_REST });
}
