import { FITTED } from '../fitted.ts';
import { BASE, bucketOf, hashText, IdTable, markedValue, POWERS, spread } from './hash.ts';
import {
  codesOf,
  distanceOf,
  hear,
  hearRest,
  HOW,
  INITIAL_LIKE,
  joinLike,
  LEAST_PART,
  mayBeHeard,
  lettersLike,
  LONGEST_ONE_EDIT,
  metaphoneApart,
  metaphoneOf,
  sameStem,
  soundLike,
  stemOf,
  variantLike,
  type Heard,
  type How,
  type Word,
} from '../likeness/likeness.ts';
import { ESTABLISHED, wordBits } from '../likeness/settle.ts';
import { alikeLimit, FAR, hasSkeleton, makeCosts, soundDistance, soundOf, type Sound } from '../spelling/sound.ts';
import { variantsOf } from '../spelling/variants.ts';
import {
  fillDeletions,
  metaphoneHash,
  MOST_DELETIONS,
  skeletonHash,
  stemHash,
  wordText,
  type Vocabulary,
} from './vocabulary.ts';

const MOST_HEARD = 4000;
const MOST_LIKE_WORDS = 4096;
const MOST_VISITED = 4096;
const TABLE_BITS = 13;

/**
 * The like words of one query, as columns: the words of the vocabulary that are like one of its words, like two joined neighbours,
 * or together like one. Also the working memory to find them. Each {@link findLikeWords} fills it again.
 */
export interface LikeWords {
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
  readonly visited: IdTable;
  /** Hashes of a word to look for, and where the bucket of each begins and ends. */
  readonly hashes: Uint32Array;
  readonly begins: Uint32Array;
  readonly ends: Uint32Array;
  readonly costs: Int32Array;
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
    visited: new IdTable(TABLE_BITS, MOST_VISITED),
    hashes: new Uint32Array(MOST_DELETIONS),
    begins: new Uint32Array(MOST_DELETIONS),
    ends: new Uint32Array(MOST_DELETIONS),
    costs: makeCosts(),
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

/** The place of a word in the vocabulary, or -1. */
export function findWord(vocabulary: Vocabulary, word: string): number {
  return findStretch(vocabulary, word, 0, word.length, hashText(word));
}

/** The place of a stretch of `word` in the vocabulary, or -1; `rolled` is the stretch's hash. */
function findStretch(
  { near, idBits, text, textStart }: Vocabulary,
  word: string,
  from: number,
  to: number,
  rolled: number,
): number {
  const hash = spread(rolled);
  const bucket = bucketOf(near, hash);
  const mark = markedValue(hash, 0, idBits);
  const mask = 2 ** idBits - 1;
  const end = near.starts[bucket + 1]!;
  for (let at = near.starts[bucket]!; at < end; at++) {
    const value = near.values[at]!;
    if ((value & ~mask) >>> 0 !== mark) continue;
    const id = value & mask;
    const start = textStart[id]! - from;
    if (textStart[id + 1]! - start !== to) continue;
    let same = from;
    while (same < to && text[start + same] === word.charCodeAt(same)) same++;
    if (same === to) return id;
  }
  return -1;
}

/** Collects in `visited` the words of the vocabulary that may be at most `edits` from `word`. */
function findNear(
  { visited, hashes, begins, ends }: LikeWords,
  vocabulary: Vocabulary,
  word: string,
  edits: 1 | 2,
): IdTable {
  const { near, idBits, textStart } = vocabulary;
  const mask = 2 ** idBits - 1;
  visited.clear();
  const count = fillDeletions(hashes, word, edits);
  // All buckets are found before one is read: reads that do not wait for one another take a fraction of the time.
  for (let probe = 0; probe < count; probe++) {
    const bucket = bucketOf(near, hashes[probe]!);
    begins[probe] = near.starts[bucket]!;
    ends[probe] = near.starts[bucket + 1]!;
  }
  for (let probe = 0; probe < count; probe++) {
    const mark = markedValue(hashes[probe]!, 0, idBits);
    for (let at = begins[probe]!; at < ends[probe]!; at++) {
      const value = near.values[at]!;
      if ((value & ~mask) >>> 0 !== mark) continue;
      const id = value & mask;
      const longer = textStart[id + 1]! - textStart[id]! - word.length;
      if (longer <= edits && longer >= -edits) visited.set(id, 0);
    }
  }
  return visited;
}

/** Calls `visit` with each word of the vocabulary that is at most `edits` from `word`, and how many edits there are. */
function eachNear(
  alike: LikeWords,
  vocabulary: Vocabulary,
  word: string,
  edits: 1 | 2,
  visit: (id: number, edits: number) => void,
): void {
  const { text, textStart } = vocabulary;
  const codes = codesOf(word);
  const { ids, size } = findNear(alike, vocabulary, word, edits);
  for (let at = 0; at < size; at++) {
    const id = ids[at]!;
    const apart = distanceOf(codes, 0, word.length, text, textStart[id]!, textStart[id + 1]!, edits);
    if (apart <= edits) visit(id, apart);
  }
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
  findHeard(alike, vocabulary, word, at, same);
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
    );
    if (likeness) add(alike, id, at, 1, 1, -1, likeness.how, likeness.like);
  });
  if (word.text.length > 2) {
    const initial = findWord(vocabulary, word.text[0]!);
    if (initial !== -1 && !isFound(alike, initial, at)) add(alike, initial, at, 1, 1, -1, HOW.initial, INITIAL_LIKE);
  }
}

/** Finds the words that sound like word `at` of the query; `same` is its own place. */
function findHeard(alike: LikeWords, vocabulary: Vocabulary, word: Word, at: number, same: number): void {
  const first = alike.count;
  eachHeard(alike, vocabulary, word, (id, apart) => {
    if (id === same) return;
    // A word may match in two readings: the closer one counts.
    const before = alike.lastOf.get(id);
    if (before < first) add(alike, id, at, 1, 1, -1, HOW.sound, soundLike(apart));
    else alike.like[before] = Math.max(alike.like[before]!, soundLike(apart));
  });
  eachOfCode(alike, vocabulary, word, (id, apart) => {
    if (id !== same && !isFound(alike, id, at)) add(alike, id, at, 1, 1, -1, HOW.sound, soundLike(apart));
  });
}

type VisitHeard = (id: number, apart: number) => void;

/** Calls `visit` with each word of the vocabulary that has a reading like one of `word`, and how far apart the two readings are. */
function eachHeard({ costs }: LikeWords, vocabulary: Vocabulary, word: Heard, visit: VisitHeard): void {
  if (word.text.length === 1) return;
  const { heard, forms, gaps, formStart, skeletonSizes, textStart } = vocabulary;
  const skeletons = word.secondSkeleton === word.skeleton ? [word.skeleton] : [word.skeleton, word.secondSkeleton];
  for (const skeleton of skeletons) {
    const bucket = bucketOf(heard, skeletonHash(skeleton));
    const end = Math.min(heard.starts[bucket + 1]!, heard.starts[bucket]! + MOST_HEARD);
    for (let entry = heard.starts[bucket]!; entry < end; entry++) {
      const from = formStart[entry]!;
      const to = formStart[entry + 1]!;
      const limit = alikeLimit(word.skeleton.length, skeletonSizes[entry]!);
      let apart = FAR;
      if (word.skeleton === skeleton) apart = soundDistance(word.form, forms, gaps, from, to, limit, costs);
      if (word.second !== word.form && word.secondSkeleton === skeleton) {
        apart = Math.min(apart, soundDistance(word.second, forms, gaps, from, to, limit, costs));
      }
      // Nearly every word of a bucket has the skeleton, and few sound alike: this is the cheaper order.
      if (apart > limit || !hasSkeleton(forms, from, to, skeleton)) continue;
      const id = heard.values[entry]!;
      if (textStart[id + 1]! - textStart[id]! > 1) visit(id, apart);
    }
  }
}

/** Calls `visit` with each word of the vocabulary that sounds like `word` by double metaphone and our own rules. */
function eachOfCode({ costs }: LikeWords, vocabulary: Vocabulary, word: Word, visit: VisitHeard): void {
  if (word.metaphone === '') return;
  const { related, forms, gaps, formStart, formOf } = vocabulary;
  const bucket = bucketOf(related, metaphoneHash(word.metaphone));
  for (let place = related.starts[bucket]!; place < related.starts[bucket + 1]!; place++) {
    const id = related.values[place]!;
    const [from, to] = [formStart[formOf[id]!]!, formStart[formOf[id]! + 1]!];
    const theirs = { sounds: forms.subarray(from, to), gaps: gaps.subarray(from, to) };
    const apart = metaphoneApart(word.form, theirs, costs);
    if (apart !== undefined && metaphoneOf(wordText(vocabulary, id)) === word.metaphone) visit(id, apart);
  }
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

/** Whether some word of the vocabulary has the consonants of a sound: few words have those of two that are joined. */
function isSkeletonHeld({ heard, forms, formStart }: Vocabulary, { skeleton, secondSkeleton }: Sound): boolean {
  return [skeleton, secondSkeleton].some((one) => {
    const bucket = bucketOf(heard, skeletonHash(one));
    for (let entry = heard.starts[bucket]!; entry < heard.starts[bucket + 1]!; entry++)
      if (hasSkeleton(forms, formStart[entry]!, formStart[entry + 1]!, one)) return true;
    return false;
  });
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
  if (heard) eachHeard(alike, vocabulary, heard, once);
}
