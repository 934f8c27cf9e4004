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
import { ESTABLISHED } from './settle.ts';
import { alikeLimit, FAR, hasSkeleton, soundDistance } from './sound.ts';
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
 * The links of a query: which words of the vocabulary are like which of its words, or like two neighbours run together, or make
 * up one between them. They hold for one query at a time: {@link resetLinks} begins the next.
 */
const MOST_HEARD = 4000;

const MOST_LINKS = 4096;
/** The links, as columns; used again by each query. */
export const link = {
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

function slotOf(word: number): number {
  let slot = Math.imul(word, 0x9e3779b1) >>> 19;
  while (tableWord[slot] !== -1 && tableWord[slot] !== word) slot = (slot + 1) & (TABLE - 1);
  return slot;
}

export function addLink(
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

/** The first link of a word of the vocabulary, or -1; the others follow by {@link link.chain}. */
export function firstLink(word: number): number {
  const slot = slotOf(word);
  return tableWord[slot] === -1 ? -1 : tableLink[slot]!;
}

/** Forgets every link. */
export function resetLinks(): void {
  link.count = 0;
  while (tableCount > 0) tableWord[tableUsed[--tableCount]!] = -1;
}

/** Links every word of a query, each pair of neighbours run together, and the parts of each word. */
export function linkQuery(vocabulary: Vocabulary, words: readonly Word[]): void {
  words.forEach((word, at) => linkWord(vocabulary, word, at));
  for (let at = 0; at + 1 < words.length; at++) linkJoined(vocabulary, words[at]!.text, words[at + 1]!.text, at);
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
