import { bitsLength, weightStep, type Core } from './core.ts';
import type { Word } from './likeness.ts';
import { follow, MOST_CANDIDATES, MOST_OF_ONE_WORD, type Holders } from './plan.ts';

/*
 * The names of a core that may be similar to a query, from its links (plan.ts).
 */
const MOST_STEPS = 150_000;
/** Up to so many names the bounds stand as they are; with more they grow as the lists do, up to four times. */
const BOUNDED = 2_500_000;
const MOST_GROWTH = 4;

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

/** The first name of a core that weighs more than `most`. */
function firstAbove({ weightStart }: Core, most: number): number {
  return most <= 0 ? 0 : weightStart[Math.min(weightStart.length - 1, weightStep(most) + 1)]!;
}

function holdersOf(core: Core): Holders {
  const { holders, holderStart, vocabulary } = core;
  const from = (word: number, most: number, count: number): void => {
    const limit = firstAbove(core, most);
    const start = holderStart[word]!;
    const end = Math.min(holderStart[word + 1]!, start + count);
    for (let place = start; place < end && holders[place]! < limit; place++) addCandidate(holders[place]!);
  };
  return {
    size: (word) => holderStart[word + 1]! - holderStart[word]!,
    weight: (word) => vocabulary.weight[word]!,
    all: (word, most) => from(word, most, core.size),
    both: (one, other, most) => addBoth(core, one, other, firstAbove(core, most)),
    alone: (word, most) => from(word, most, Math.ceil(MOST_OF_ONE_WORD * growth)),
  };
}

/** Gathers the candidates for the query whose links stand; gives how many. */
export function gather(core: Core, words: readonly Word[]): number {
  while (candidateCount > 0) seen[candidateSlot[--candidateCount]!] = -1;
  steps = 0;
  growth = Math.min(MOST_GROWTH, Math.max(1, core.size / BOUNDED));
  follow(words, holdersOf(core));
  return candidateCount;
}
