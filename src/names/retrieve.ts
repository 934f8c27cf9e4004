import {
  LEAST_WHOLE,
  reasons,
  sameWhy,
  WHOLE_ALIKE,
  wholeScore,
  wholeSound,
  wholeWhy,
  type Comparable,
} from './compare.ts';
import type { Core } from './core.ts';
import { bitsLength, keyHash, WEIGHT_STEPS, weightStep } from './core.ts';
import { BASE, bucketOf, hashText, POWERS, spread } from './hash.ts';
import {
  distanceOf,
  HOW,
  INITIAL_LIKE,
  joinLike,
  lettersLike,
  LONGEST_ONE_EDIT,
  metaphoneApart,
  metaphoneOf,
  sameStem,
  soundLike,
  stemOf,
  STEM_LIKE,
  VARIANT_LIKE,
  type How,
  type Word,
} from './likeness.ts';
import { keyOf } from './normalise.ts';
import { addPair, ESTABLISHED, makePairs, makeSide, MOST_WORDS, settle, SIMILAR, traitsOf, VERDICT } from './settle.ts';
import { alikeLimit, FAR, formDistance, hasSkeleton, soundDistance, type Form } from './sound.ts';
import { variantsOf } from './variants.ts';
import {
  eachDeletion,
  metaphoneHash,
  nearValue,
  skeletonHash,
  stemHash,
  wordText,
  type Vocabulary,
} from './vocabulary.ts';

/**
 * Finding, among millions of names, the few that comparing would hold against a query, without looking at the rest.
 *
 * 1. Names of the same key come from a table of keys.
 * 2. Each word of the query is looked up in the vocabulary for the words like it: by sound, spelling, stem and letters; so is
 *    each pair of neighbours run together, and each word split in two. That is all the likeness there is between words.
 * 3. The names that hold a rare like word are candidates; a common one must be held together with a like word of another word
 *    of the query. Names too heavy to be similar whatever they share are left out unseen (names stand in order of weight).
 * 4. Candidates are settled exactly as two names are that are compared alone (settle.ts).
 *
 * The bounds below keep the worst query short; what they leave out are names that share only common words with the query.
 */
const FEW_HOLDERS = 600;
const MOST_CANDIDATES = 3000;
const MOST_OF_ONE_WORD = 400;
const MOST_STEPS = 150_000;
/** The most like words of one query word that are followed up where they are common. */
const COMMON_LIKE = 4;
const MOST_HEARD = 4000;

/** What a query came to in one core: places of names, with the verdict and score of each. */
export interface Hit {
  readonly core: Core;
  readonly name: number;
  readonly verdict: number;
  readonly score: number;
}

/** A verdict above those of settle.ts. */
export const EXACT = 3;

// Scratch space, used again by each query: nothing here outlives one call.
const MOST_LINKS = 4096;
const link = {
  count: 0,
  word: new Uint32Array(MOST_LINKS),
  /** The query word, how many of its words, how many of the name's, and which must come next (or none). */
  mine: new Uint8Array(MOST_LINKS),
  mineSpan: new Uint8Array(MOST_LINKS),
  theirSpan: new Uint8Array(MOST_LINKS),
  next: new Int32Array(MOST_LINKS),
  how: new Uint8Array(MOST_LINKS),
  like: new Float64Array(MOST_LINKS),
  /** The next link of the same word, or -1. */
  chain: new Int32Array(MOST_LINKS),
};
const TABLE = 1 << 13;
const tableWord = new Int32Array(TABLE).fill(-1);
const tableLink = new Int32Array(TABLE);
const tableUsed = new Int32Array(TABLE);
let tableCount = 0;

const SEEN = 1 << 14;
const seen = new Int32Array(SEEN).fill(-1);
const candidates = new Int32Array(MOST_CANDIDATES + 1);
const candidateSlot = new Int32Array(MOST_CANDIDATES + 1);
let candidateCount = 0;
let steps = 0;

const pairs = makePairs();
const mine = makeSide();
const theirs = makeSide();

function slotOf(word: number): number {
  let slot = Math.imul(word, 0x9e3779b1) >>> 19;
  while (tableWord[slot] !== -1 && tableWord[slot] !== word) slot = (slot + 1) & (TABLE - 1);
  return slot;
}

function addLink(
  word: number,
  at: number,
  mineSpan: number,
  theirSpan: number,
  next: number,
  how: How,
  like: number,
): void {
  if (link.count === MOST_LINKS) return;
  const slot = slotOf(word);
  const id = link.count++;
  link.word[id] = word;
  link.mine[id] = at;
  link.mineSpan[id] = mineSpan;
  link.theirSpan[id] = theirSpan;
  link.next[id] = next;
  link.how[id] = how;
  link.like[id] = like;
  if (tableWord[slot] === -1) {
    tableWord[slot] = word;
    tableUsed[tableCount++] = slot;
    link.chain[id] = -1;
  } else link.chain[id] = tableLink[slot]!;
  tableLink[slot] = id;
}

/** Is the word linked to this stretch of the query already? */
function linked(word: number, at: number, mineSpan: number): boolean {
  const slot = slotOf(word);
  if (tableWord[slot] === -1) return false;
  for (let id = tableLink[slot]!; id !== -1; id = link.chain[id]!) {
    if (link.mine[id] === at && link.mineSpan[id] === mineSpan && link.theirSpan[id] === 1) return true;
  }
  return false;
}

function addCandidate(name: number): void {
  if (candidateCount === MOST_CANDIDATES) return;
  let slot = Math.imul(name, 0x9e3779b1) >>> 18;
  while (seen[slot] !== -1) {
    if (seen[slot] === name) return;
    slot = (slot + 1) & (SEEN - 1);
  }
  seen[slot] = name;
  candidates[candidateCount] = name;
  candidateSlot[candidateCount] = slot;
  candidateCount++;
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
  const mark = nearValue(hash, 0, idBits);
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

const visited = new Int32Array(TABLE).fill(-1);
const visitedSlots = new Int32Array(TABLE);
let visitedCount = 0;

/** Calls `visit` once for each word of the vocabulary that may be within so many edits of `word`. */
function eachNear(vocabulary: Vocabulary, word: string, edits: 1 | 2, visit: (id: number) => void): void {
  const { near, idBits, textStart } = vocabulary;
  const mask = 2 ** idBits - 1;
  eachDeletion(word, edits, (hash) => {
    const bucket = bucketOf(near, hash);
    const mark = nearValue(hash, 0, idBits);
    for (let at = near.starts[bucket]!; at < near.starts[bucket + 1]!; at++) {
      const value = near.values[at]!;
      if ((value & ~mask) >>> 0 !== mark) continue;
      const id = value & mask;
      const longer = textStart[id + 1]! - textStart[id]! - word.length;
      if (longer > edits || longer < -edits || visitedCount > TABLE / 2) continue;
      let slot = Math.imul(id, 0x9e3779b1) >>> 19;
      while (visited[slot] !== -1 && visited[slot] !== id) slot = (slot + 1) & (TABLE - 1);
      if (visited[slot] === id) continue;
      visited[slot] = id;
      visitedSlots[visitedCount++] = slot;
      visit(id);
    }
  });
  while (visitedCount > 0) visited[visitedSlots[--visitedCount]!] = -1;
}

/** The words like one word: what linking it came to, kept because a few thousand words fill most queries. */
interface Links {
  readonly word: readonly number[];
  readonly next: readonly number[];
  readonly how: readonly number[];
  readonly like: readonly number[];
}
const caches = new WeakMap<Vocabulary, Map<string, Links>>();
const MOST_CACHED = 4096;

/** Links every word of the vocabulary that is like word `at` of the query, from memory if it was asked for lately. */
function linkWord(vocabulary: Vocabulary, word: Word, at: number): void {
  let cache = caches.get(vocabulary);
  if (!cache) caches.set(vocabulary, (cache = new Map()));
  const known = cache.get(word.text);
  if (known) {
    for (let id = 0; id < known.word.length; id++) {
      const next = known.next[id]!;
      addLink(known.word[id]!, at, 1, next === -1 ? 1 : 2, next, known.how[id] as How, known.like[id]!);
    }
    return;
  }
  const from = link.count;
  findLinks(vocabulary, word, at);
  linkSplits(vocabulary, word.text, at);
  if (cache.size === MOST_CACHED) cache.clear();
  const links = { word: [] as number[], next: [] as number[], how: [] as number[], like: [] as number[] };
  for (let id = from; id < link.count; id++) {
    links.word.push(link.word[id]!);
    links.next.push(link.next[id]!);
    links.how.push(link.how[id]!);
    links.like.push(link.like[id]!);
  }
  cache.set(word.text, links);
}

function findLinks(vocabulary: Vocabulary, word: Word, at: number): void {
  const same = findWord(vocabulary, word.text);
  if (same !== -1) addLink(same, at, 1, 1, -1, HOW.same, 1);
  linkHeard(vocabulary, word, at, same);
  for (const other of variantsOf(word.text)) {
    const id = findWord(vocabulary, other);
    if (id !== -1 && !linked(id, at, 1)) addLink(id, at, 1, 1, -1, HOW.variant, VARIANT_LIKE);
  }
  const { related } = vocabulary;
  if (word.stem !== '') {
    const bucket = bucketOf(related, stemHash(word.stem));
    for (let place = related.starts[bucket]!; place < related.starts[bucket + 1]!; place++) {
      const id = related.values[place]!;
      if (linked(id, at, 1)) continue;
      const text = wordText(vocabulary, id);
      if (sameStem(word, { text, stem: stemOf(text) })) addLink(id, at, 1, 1, -1, HOW.stem, STEM_LIKE);
    }
  }
  const codes = codesOf(word.text);
  const { text: theirCodes, textStart } = vocabulary;
  eachNear(vocabulary, word.text, 2, (id) => {
    const edits = distanceOf(codes, 0, word.text.length, theirCodes, textStart[id]!, textStart[id + 1]!);
    if (edits > 2 || linked(id, at, 1)) return;
    const text = wordText(vocabulary, id);
    const alike = lettersLike(edits, word.text, text, word.established && (vocabulary.traits[id]! & ESTABLISHED) !== 0);
    if (alike) addLink(id, at, 1, 1, -1, alike.how, alike.like);
  });
  if (word.text.length > 2) {
    const initial = findWord(vocabulary, word.text[0]!);
    if (initial !== -1 && !linked(initial, at, 1)) addLink(initial, at, 1, 1, -1, HOW.initial, INITIAL_LIKE);
  }
}

function linkHeard(vocabulary: Vocabulary, word: Word, at: number, same: number): void {
  if (word.text.length === 1) return;
  const { heard, related, forms, gaps, formStart, formOf, skeletonSizes, textStart } = vocabulary;
  const first = link.count;
  const skeletons = word.secondSkeleton === word.skeleton ? [word.skeleton] : [word.skeleton, word.secondSkeleton];
  for (const skeleton of skeletons) {
    const bucket = bucketOf(heard, skeletonHash(skeleton));
    const end = Math.min(heard.starts[bucket + 1]!, heard.starts[bucket]! + MOST_HEARD);
    for (let entry = heard.starts[bucket]!; entry < end; entry++) {
      const from = formStart[entry]!;
      const to = formStart[entry + 1]!;
      if (!hasSkeleton(forms, from, to, skeleton)) continue;
      const limit = alikeLimit(word.skeleton.length, skeletonSizes[entry]!);
      let apart = FAR;
      if (word.skeleton === skeleton) apart = soundDistance(word.form, forms, gaps, from, to, limit);
      if (word.second !== word.form && word.secondSkeleton === skeleton) {
        apart = Math.min(apart, soundDistance(word.second, forms, gaps, from, to, limit));
      }
      if (apart > limit) continue;
      const id = heard.values[entry]!;
      const length = textStart[id + 1]! - textStart[id]!;
      if (length === 1 || id === same) continue;
      // A word may be heard in two readings: the nearer counts.
      let before = first;
      while (before < link.count && link.word[before] !== id) before++;
      if (before === link.count) addLink(id, at, 1, 1, -1, HOW.sound, soundLike(apart));
      else link.like[before] = Math.max(link.like[before]!, soundLike(apart));
    }
  }
  if (word.metaphone === '') return;
  const bucket = bucketOf(related, metaphoneHash(word.metaphone));
  for (let place = related.starts[bucket]!; place < related.starts[bucket + 1]!; place++) {
    const id = related.values[place]!;
    if (id === same || linked(id, at, 1)) continue;
    const [from, to] = [formStart[formOf[id]!]!, formStart[formOf[id]! + 1]!];
    const apart = metaphoneApart(word.form, { sounds: forms.subarray(from, to), gaps: gaps.subarray(from, to) });
    if (apart !== undefined && metaphoneOf(wordText(vocabulary, id)) === word.metaphone)
      addLink(id, at, 1, 1, -1, HOW.sound, soundLike(apart));
  }
}

/** Links words like word `at` of the query and the next run together. */
function linkJoined(vocabulary: Vocabulary, first: string, last: string, at: number): void {
  const joined = first + last;
  const codes = codesOf(joined);
  const { text, textStart } = vocabulary;
  eachNear(vocabulary, joined, 1, (id) => {
    if (distanceOf(codes, 0, joined.length, text, textStart[id]!, textStart[id + 1]!) > 1) return;
    const alike = joinLike(wordText(vocabulary, id), first, last);
    if (alike) addLink(id, at, 2, 1, -1, alike.how, alike.like);
  });
}

/** Links pairs of words that word `at` of the query splits into, with one edit at most on one side of the cut. */
function linkSplits(vocabulary: Vocabulary, whole: string, at: number): void {
  if (whole.length > LONGEST_ONE_EDIT) return;
  const { text, textStart } = vocabulary;
  const size = whole.length;
  const rolled = hashText(whole);
  let before = 0;
  for (let cut = 1; cut < size; cut++) {
    before = (Math.imul(before, BASE) + whole.charCodeAt(cut - 1)) | 0;
    const firstId = findStretch(vocabulary, whole, 0, cut, before);
    const lastId = findStretch(vocabulary, whole, cut, size, (rolled - Math.imul(before, POWERS[size - cut]!)) | 0);
    if (firstId !== -1 && lastId !== -1) addLink(firstId, at, 1, 2, lastId, HOW.same, 1);
    if (size < 6 || (firstId === -1 && lastId === -1)) continue;
    const [first, last] = [whole.slice(0, cut), whole.slice(cut)];
    if (firstId !== -1 && first.length >= 3) {
      const codes = codesOf(last);
      eachNear(vocabulary, last, 1, (id) => {
        if (id === lastId || distanceOf(codes, 0, last.length, text, textStart[id]!, textStart[id + 1]!) > 1) return;
        const alike = joinLike(whole, first, wordText(vocabulary, id));
        if (alike) addLink(firstId, at, 1, 2, id, alike.how, alike.like);
      });
    }
    if (lastId !== -1 && last.length >= 3) {
      const codes = codesOf(first);
      eachNear(vocabulary, first, 1, (id) => {
        if (id === firstId || distanceOf(codes, 0, first.length, text, textStart[id]!, textStart[id + 1]!) > 1) return;
        const alike = joinLike(whole, wordText(vocabulary, id), last);
        if (alike) addLink(id, at, 1, 2, lastId, alike.how, alike.like);
      });
    }
  }
}

let wordCodes = new Uint16Array(64);
function codesOf(word: string): Uint16Array {
  if (word.length > wordCodes.length) wordCodes = new Uint16Array(word.length);
  for (let at = 0; at < word.length; at++) wordCodes[at] = word.charCodeAt(at);
  return wordCodes;
}

/** The first place at or after `from` of a list's stretch whose value is at least `value`. */
function lowerBound(list: Uint32Array, from: number, end: number, value: number): number {
  let low = from;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Candidates that hold both words, below `limit`; the shorter list leads. */
function addBoth(
  { size, holders, holderStart, commonWords, commonBits }: Core,
  one: number,
  other: number,
  limit: number,
): void {
  let [a, endA, b, endB] = [holderStart[one]!, holderStart[one + 1]!, holderStart[other]!, holderStart[other + 1]!];
  let longer = other;
  if (endA - a > endB - b) {
    [a, endA, b, endB] = [b, endB, a, endA];
    longer = one;
  }
  let found = 0;
  const common = commonWords.indexOf(longer);
  if (common !== -1) {
    const base = common * bitsLength(size);
    for (; a < endA && found < MOST_OF_ONE_WORD && steps < MOST_STEPS; a++) {
      const name = holders[a]!;
      if (name >= limit) return;
      steps++;
      if ((commonBits[base + (name >>> 5)]! & (1 << (name & 31))) !== 0) {
        addCandidate(name);
        found++;
      }
    }
    return;
  }
  while (a < endA && found < MOST_OF_ONE_WORD && steps < MOST_STEPS) {
    const name = holders[a++]!;
    if (name >= limit) return;
    // Gallop, then halve.
    let stride = 1;
    while (b + stride < endB && holders[b + stride]! < name) {
      b += stride;
      stride *= 2;
    }
    b = lowerBound(holders, b, Math.min(endB, b + stride + 1), name);
    steps += 4;
    if (b === endB) return;
    if (holders[b] === name) {
      addCandidate(name);
      found++;
    }
  }
}

/**
 * The first name too heavy to be similar when so much weight can be `shared`, `own` is what the words that share it weigh in the
 * name itself, and `left` of the query's weight is not shared: coverage = shared / (shared + (left + theirLeft) / 2).
 */
function heaviest({ weightStart }: Core, shared: number, own: number, left: number): number {
  const most = own + shared * 2 * (1 / SIMILAR - 1) - left + 2 / WEIGHT_STEPS;
  return most <= 0 ? 0 : weightStart[Math.min(weightStart.length - 1, weightStep(most) + 1)]!;
}

/**
 * The least share of a query's weight that a similar name has in common with it: coverage is at most shared / ((query +
 * shared) / 2), since a name weighs at least what it shares.
 */
const LEAST_SHARE = SIMILAR / (2 - SIMILAR);

const holdersOf = new Float64Array(MOST_WORDS);
/** What the heaviest of the words linked to each word of the query weighs in a name. */
const heaviestLink = new Float64Array(MOST_WORDS);

/**
 * The words of the query of which a similar name must share one, as bits: all but those that most names share, as many of them
 * as together weigh less than the least share.
 */
function essentialWords({ holderStart }: Core, words: readonly Word[], weight: number): number {
  holdersOf.fill(0, 0, words.length);
  for (let id = 0; id < link.count; id++)
    holdersOf[link.mine[id]!]! += holderStart[link.word[id]! + 1]! - holderStart[link.word[id]!]!;
  const byHolders = words.map((_, at) => at).sort((a, b) => holdersOf[b]! - holdersOf[a]! || a - b);
  let essential = 0;
  let spare = weight * LEAST_SHARE - 1e-6;
  // A single letter of the query stands for any word that begins with it, to which no link leads: reckon without it.
  for (const at of byHolders) if (words[at]!.text.length === 1) spare -= words[at]!.weight;
  for (const at of byHolders) {
    const { text, weight } = words[at]!;
    if (text.length > 1 && weight < spare) spare -= weight;
    else essential |= 1 << at;
  }
  return essential;
}

function gather(core: Core, words: readonly Word[]): void {
  const { holders, holderStart, vocabulary } = core;
  let weight = 0;
  for (const word of words) weight += word.weight;
  heaviestLink.fill(0, 0, words.length);
  for (let id = 0; id < link.count; id++) {
    const own = vocabulary.weight[link.word[id]!]! + (link.next[id] === -1 ? 0 : vocabulary.weight[link.next[id]!]!);
    const at = link.mine[id]!;
    if (own > heaviestLink[at]!) heaviestLink[at] = own;
  }
  let heaviestOwn = 0;
  words.forEach((word, at) => (heaviestOwn += word.text.length === 1 ? 1 : heaviestLink[at]!));
  const limit = heaviest(core, weight, heaviestOwn, 0);
  const essential = essentialWords(core, words, weight);
  const bits = (id: number): number => (link.mineSpan[id] === 2 ? 3 : 1) << link.mine[id]!;
  const size = (id: number): number => holderStart[link.word[id]! + 1]! - holderStart[link.word[id]!]!;
  // Each link whose word few names hold brings them all; the common ones are kept, the best of each query word first.
  const common: number[] = [];
  for (let id = 0; id < link.count; id++) {
    const word = link.word[id]!;
    const isEssential = (bits(id) & essential) !== 0;
    if (link.next[id] !== -1) {
      if (isEssential) addBoth(core, word, link.next[id]!, limit);
    } else if (size(id) > FEW_HOLDERS) common.push(id);
    else if (isEssential) {
      const end = holderStart[word + 1]!;
      for (let place = holderStart[word]!; place < end && holders[place]! < limit; place++)
        addCandidate(holders[place]!);
    }
  }
  if (common.length === 0) return;
  common.sort((a, b) => link.how[a]! - link.how[b]! || link.like[b]! - link.like[a]! || link.word[a]! - link.word[b]!);
  const perWord = new Uint8Array(MOST_WORDS);
  const kept = common.filter((id) => perWord[link.mine[id]!]!++ < COMMON_LIKE);
  kept.sort((a, b) => size(a) - size(b));
  const spanWeight = (id: number): number => {
    const at = link.mine[id]!;
    return words[at]!.weight + (link.mineSpan[id] === 2 ? words[at + 1]!.weight : 0);
  };
  for (let one = 0; one < kept.length; one++) {
    for (let other = one + 1; other < kept.length; other++) {
      const [a, b] = [kept[one]!, kept[other]!];
      if ((bits(a) & bits(b)) !== 0 || link.word[a] === link.word[b] || ((bits(a) | bits(b)) & essential) === 0)
        continue;
      // At best a name shares these two and, of the rest, all that weighs no more than the lighter: others lead with those.
      const [weightA, weightB] = [spanWeight(a), spanWeight(b)];
      const lighter = Math.min(weightA, weightB);
      const [sharedA, sharedB] = [
        Math.min(weightA, vocabulary.weight[link.word[a]!]!),
        Math.min(weightB, vocabulary.weight[link.word[b]!]!),
      ];
      let matched = sharedA * link.like[a]! + sharedB * link.like[b]!;
      let total = sharedA + sharedB;
      let left = weight - weightA - weightB;
      words.forEach((word, at) => {
        if (word.weight > lighter || ((bits(a) | bits(b)) & (1 << at)) !== 0) return;
        matched += word.weight;
        total += word.weight;
        left -= word.weight;
      });
      if (matched >= SIMILAR * (total + left / 2)) addBoth(core, link.word[a]!, link.word[b]!, limit);
    }
  }
  // Names of little else than one common word.
  for (const id of kept) {
    if ((bits(id) & essential) === 0) continue;
    const word = link.word[id]!;
    const shared = Math.min(spanWeight(id), vocabulary.weight[word]!);
    const alone = heaviest(core, shared, vocabulary.weight[word]!, weight - spanWeight(id));
    const end = holderStart[word + 1]!;
    let taken = 0;
    for (let place = holderStart[word]!; place < end && holders[place]! < alone && taken < MOST_OF_ONE_WORD; place++) {
      addCandidate(holders[place]!);
      taken++;
    }
  }
}

/** Settles one candidate. */
function judge(core: Core, words: readonly Word[], initials: boolean, name: number): number {
  const { vocabulary, wordStart } = core;
  const from = wordStart[name]!;
  const end = Math.min(wordStart[name + 1]!, from + MOST_WORDS);
  theirs.count = end - from;
  pairs.count = 0;
  let shared = 0;
  let unshared = 0;
  let covered = 0;
  let joined = false;
  for (let place = from; place < end; place++) {
    let best = 0;
    const j = place - from;
    const word = core.words[place]!;
    theirs.weights[j] = vocabulary.weight[word]!;
    theirs.kinds[j] = vocabulary.traits[word]!;
    const slot = slotOf(word);
    if (tableWord[slot] !== -1) {
      for (let id = tableLink[slot]!; id !== -1; id = link.chain[id]!) {
        if (link.theirSpan[id] === 2 && (place + 1 >= end || core.words[place + 1] !== link.next[id])) continue;
        addPair(pairs, link.mine[id]!, link.mineSpan[id]!, j, link.theirSpan[id]!, link.how[id] as How, link.like[id]!);
        covered |= (link.mineSpan[id] === 2 ? 3 : 1) << link.mine[id]!;
        if (link.theirSpan[id] === 2) joined = true;
        if (link.like[id]! > best) best = link.like[id]!;
      }
    }
    const start = vocabulary.textStart[word]!;
    if (initials && vocabulary.textStart[word + 1]! - start > 2) {
      for (let i = 0; i < words.length; i++) {
        const { text } = words[i]!;
        if (text.length !== 1 || text.charCodeAt(0) !== vocabulary.text[start]) continue;
        addPair(pairs, i, 1, j, 1, HOW.initial, INITIAL_LIKE);
        covered |= 1 << i;
        if (best < INITIAL_LIKE) best = INITIAL_LIKE;
      }
    }
    if (best === 0 && !joined) unshared += theirs.weights[j]!;
    else shared += best * theirs.weights[j]!;
  }
  // No choice of pairs can come to more than this.
  for (let i = 0; i < mine.count; i++) if ((covered & (1 << i)) === 0) unshared += mine.weights[i]!;
  if (!joined && shared < SIMILAR * (shared + unshared / 2)) return VERDICT.none;
  return settle(pairs, mine, theirs);
}

/** Adds to `hits` every name of `core` that comparing would hold against the query; those in `gone` are left out. */
export function retrieve(core: Core, { key, words }: Comparable, hits: Hit[], gone?: ReadonlySet<number>): void {
  if (core.size === 0) return;
  reset();
  const { vocabulary, keys, wholes, rowId, wordStart } = core;
  const texts = words.map((word) => word.text);
  const exact = new Set<number>();
  const bucket = bucketOf(keys, keyHash(texts));
  for (let place = keys.starts[bucket]!; place < keys.starts[bucket + 1]!; place++) {
    const name = keys.values[place]!;
    const theirWords: string[] = [];
    for (let at = wordStart[name]!; at < wordStart[name + 1]!; at++)
      theirWords.push(wordText(vocabulary, core.words[at]!));
    if (keyOf(theirWords) !== key) continue;
    exact.add(name);
    if (!gone?.has(rowId[name]!)) hits.push({ core, name, verdict: EXACT, score: 1 });
  }
  mine.count = words.length;
  let initials = false;
  words.forEach((word, at) => {
    mine.weights[at] = word.weight;
    mine.kinds[at] = traitsOf(word);
    if (word.text.length === 1) initials = true;
    linkWord(vocabulary, word, at);
  });
  for (let at = 0; at + 1 < words.length; at++) linkJoined(vocabulary, words[at]!.text, words[at + 1]!.text, at);
  gather(core, words);
  for (let at = 0; at < candidateCount; at++) {
    const name = candidates[at]!;
    if (exact.has(name) || gone?.has(rowId[name]!)) continue;
    const verdict = judge(core, words, initials, name);
    if (verdict !== VERDICT.none) hits.push({ core, name, verdict, score: pairs.score });
  }
  // Names that sound the same when run together, though their words part elsewhere.
  const whole = wholeSound(words);
  if (whole.skeleton.length < LEAST_WHOLE) return;
  const wholeBucket = bucketOf(wholes, spread(hashText(whole.skeleton)));
  for (let place = wholes.starts[wholeBucket]!; place < wholes.starts[wholeBucket + 1]!; place++) {
    const name = wholes.values[place]!;
    const count = wordStart[name + 1]! - wordStart[name]!;
    if (count === words.length || exact.has(name) || gone?.has(rowId[name]!)) continue;
    const form = wholeOf(core, name);
    if (form.skeleton !== whole.skeleton) continue;
    const apart = formDistance(whole.form, form.form, WHOLE_ALIKE);
    if (apart > WHOLE_ALIKE) continue;
    const verdict = judge(core, words, initials, name);
    if (verdict === VERDICT.sounds_like) continue;
    const before = hits.findIndex((hit) => hit.core === core && hit.name === name);
    const hit = { core, name, verdict: VERDICT.sounds_like, score: wholeScore(apart) };
    if (before === -1) hits.push(hit);
    else hits[before] = hit;
  }
}

/** Why a hit is one, in words. To be asked for before the next query: it settles the name once more. */
export function explain({ core, name, verdict }: Hit, { words }: Comparable): string {
  const mineTexts = words.map(({ text }) => text);
  const theirTexts: string[] = [];
  for (let at = core.wordStart[name]!; at < core.wordStart[name + 1]!; at++)
    theirTexts.push(wordText(core.vocabulary, core.words[at]!));
  if (verdict === EXACT) return sameWhy(mineTexts, theirTexts);
  const settled = judge(
    core,
    words,
    mineTexts.some(({ length }) => length === 1),
    name,
  );
  if (settled !== verdict) return wholeWhy(mineTexts, theirTexts);
  return reasons(pairs, mineTexts, theirTexts.slice(0, MOST_WORDS));
}

function wholeOf(core: Core, name: number): { form: Form; skeleton: string } {
  const { forms, formStart, formOf } = core.vocabulary;
  const words: { form: { sounds: Uint8Array } }[] = [];
  const from = core.wordStart[name]!;
  for (let at = from; at < Math.min(core.wordStart[name + 1]!, from + MOST_WORDS); at++) {
    const word = core.words[at]!;
    words.push({ form: { sounds: forms.subarray(formStart[formOf[word]!], formStart[formOf[word]! + 1]) } });
  }
  return wholeSound(words);
}

function reset(): void {
  link.count = 0;
  while (tableCount > 0) tableWord[tableUsed[--tableCount]!] = -1;
  while (candidateCount > 0) seen[candidateSlot[--candidateCount]!] = -1;
  steps = 0;
}
