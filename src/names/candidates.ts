import { bitsLength, WEIGHT_STEPS, weightStep, type Core } from './core.ts';
import type { Word } from './likeness.ts';
import { link } from './links.ts';
import { MOST_WORDS, SIMILAR } from './settle.ts';

/*
 * The names of a core that may be similar to a query, from its links. The bounds keep the worst query short; what they leave out
 * are names that share only common words with the query.
 */
const FEW_HOLDERS = 600;
const MOST_CANDIDATES = 3000;
const MOST_OF_ONE_WORD = 400;
const MOST_STEPS = 150_000;
/** Up to so many names the bounds stand as they are; with more they grow as the lists do, up to four times. */
const BOUNDED = 2_500_000;
const MOST_GROWTH = 4;
/** The most like words of one query word that are followed up where they are common. */
const COMMON_LIKE = 4;

const SEEN = 1 << 15;
const seen = new Int32Array(SEEN).fill(-1);
/** The candidates of a query, the first {@link gather} of them; used again by each. */
export const candidates = new Int32Array(MOST_CANDIDATES * MOST_GROWTH + 1);
const candidateSlot = new Int32Array(MOST_CANDIDATES * MOST_GROWTH + 1);
let candidateCount = 0;
let steps = 0;
let growth = 1;
function addCandidate(name: number): void {
  if (candidateCount >= MOST_CANDIDATES * growth) return;
  let slot = Math.imul(name, 0x9e3779b1) >>> 17;
  while (seen[slot] !== -1) {
    if (seen[slot] === name) return;
    slot = (slot + 1) & (SEEN - 1);
  }
  seen[slot] = name;
  candidates[candidateCount] = name;
  candidateSlot[candidateCount] = slot;
  candidateCount++;
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
    for (; a < endA && found < MOST_OF_ONE_WORD * growth && steps < MOST_STEPS * growth; a++) {
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
  while (a < endA && found < MOST_OF_ONE_WORD * growth && steps < MOST_STEPS * growth) {
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

/** Gathers the candidates for the query whose links stand; gives how many. */
export function gather(core: Core, words: readonly Word[]): number {
  while (candidateCount > 0) seen[candidateSlot[--candidateCount]!] = -1;
  steps = 0;
  growth = Math.min(MOST_GROWTH, Math.max(1, core.size / BOUNDED));
  follow(core, words);
  return candidateCount;
}

function follow(core: Core, words: readonly Word[]): void {
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
    for (
      let place = holderStart[word]!;
      place < end && holders[place]! < alone && taken < MOST_OF_ONE_WORD * growth;
      place++
    ) {
      addCandidate(holders[place]!);
      taken++;
    }
  }
}
