import { FITTED } from '../fitted.ts';
import { bitsLength, countHolders, weightStep, WEIGHT_STEPS, type Core } from './core.ts';
import { IdTable } from './hash.ts';
import type { LikeWords } from './like-words.ts';
import { HOW, type Word } from '../likeness/likeness.ts';
import { wordBits } from '../likeness/settle.ts';

/**
 * Finds the names of a core that may be similar to a query, from its like words. The bounds limit the time of the worst query; they
 * exclude only names that share nothing but common words with it.
 */
const MOST_CANDIDATES = 3000;
const MOST_OF_ONE_WORD = 400;
const MOST_STEPS = 150_000;
/** Above this number of names the bounds grow in proportion, up to four times. */
const BOUNDED = 2_500_000;
const MOST_GROWTH = 4;
const TABLE_BITS = 15;

/** All names of a word become candidates if at most this many contain it. */
const FEW_HOLDERS = 600;
/** For each query word, at most this many common like words, and as many rare ones, are combined in pairs. */
const KEPT_OF_ONE_WORD = 4;

/** An empty table with room for the candidates of a query. */
export function makeCandidates(): IdTable {
  return new IdTable(TABLE_BITS, MOST_CANDIDATES * MOST_GROWTH);
}

/** The state of a search for candidates. */
interface Gathering {
  readonly core: Core;
  readonly words: readonly Word[];
  readonly alike: LikeWords;
  readonly candidates: IdTable;
  /** The weight of the query's words without those of trades, which are no difference to some names. */
  readonly weight: number;
  /** The factor of the bounds. */
  readonly growth: number;
  /** The number of list entries that {@link addBoth} has read. */
  steps: number;
}

/** What a name must have that is alike to some degree. */
interface Bound {
  /** The smallest coverage. */
  readonly least: number;
  /** The first name that weighs too much. */
  readonly limit: number;
}

/**
 * Fills `candidates` with the names of a core that may be similar to a query, given its words and their like words.
 *
 * @param shared words of the query, as bits: the names must share one of these
 */
export function gather(
  candidates: IdTable,
  core: Core,
  words: readonly Word[],
  alike: LikeWords,
  shared?: number,
): void {
  candidates.clear();
  let total = 0;
  let weight = 0;
  for (const word of words) {
    total += word.weight;
    if (word.kind !== 'trade') weight += word.weight;
  }
  const growth = Math.min(MOST_GROWTH, Math.max(1, core.size / BOUNDED));
  const gathering: Gathering = { core, words, alike, candidates, weight, growth, steps: 0 };
  const own = mostOwnWeight(gathering);
  const boundOf = (least: number): Bound => ({
    least,
    limit: firstAbove(core, heaviest(total, own, 0, least)),
  });
  // Of two names of which one stands in the other as written, less need be shared, but only words as written count.
  const [similar, contained] = [boundOf(FITTED.similar), boundOf(FITTED.contained)];
  const essential = shared ?? essentialWords(gathering);
  const boundFor = (one: number, other = one): Bound =>
    alike.how[one] === HOW.same && alike.how[other] === HOW.same ? contained : similar;
  // A rare like word of an essential query word adds all its names. The best of the other like words are kept, for each query word:
  // they add the names that contain two of them.
  const common: number[] = [];
  const few: number[] = [];
  for (let entry = 0; entry < alike.count; entry++) {
    const word = alike.word[entry]!;
    const { limit } = boundFor(entry);
    const isEssential = (bitsOf(alike, entry) & essential) !== 0;
    if (alike.next[entry] !== -1) {
      if (isEssential) addBoth(gathering, word, alike.next[entry]!, limit);
    } else if (countHolders(core, word) > FEW_HOLDERS) common.push(entry);
    else if (isEssential) addHolders(gathering, word, limit, core.size);
    else few.push(entry);
  }
  if (common.length === 0) return;
  const kept = [...bestOfEach(alike, common), ...bestOfEach(alike, few)];
  kept.sort((a, b) => countHolders(core, alike.word[a]!) - countHolders(core, alike.word[b]!));
  for (let place = 0; place < kept.length; place++) {
    for (let after = place + 1; after < kept.length; after++) {
      const [one, other] = [kept[place]!, kept[after]!];
      const { least, limit } = boundFor(one, other);
      if (mayBeEnough(gathering, one, other, essential, least))
        addBoth(gathering, alike.word[one]!, alike.word[other]!, limit);
    }
  }
  // Where a name must share certain words, and these are common, each rare like word of another word may be what it shares besides.
  for (const one of shared === undefined ? [] : common) {
    for (const other of few) {
      const { least, limit } = boundFor(one, other);
      if (mayBeEnough(gathering, one, other, essential, least))
        addBoth(gathering, alike.word[one]!, alike.word[other]!, limit);
    }
  }
  // Names that have little besides one common word.
  for (const entry of kept) {
    if ((bitsOf(alike, entry) & essential) === 0) continue;
    const { least } = boundFor(entry);
    const word = alike.word[entry]!;
    const theirs = core.vocabulary.weight[word]!;
    const covered = coveredWeight(gathering, entry);
    const [both, left] = [Math.min(covered, theirs), weight - covered];
    // Where some of the query is left, a name that stands in it weighs no more than what is shared.
    const contains =
      left > 0 ? Math.min(theirs, heaviest(both, theirs, left, least)) : heaviest(both, theirs, left, least);
    const most = Math.max(heaviest(both, theirs, left, FITTED.similar), contains);
    addHolders(gathering, word, firstAbove(core, most), Math.ceil(MOST_OF_ONE_WORD * growth));
  }
}

/** The words of the query that an entry covers, as bits. */
function bitsOf({ mine, mineSpan }: LikeWords, entry: number): number {
  return wordBits(mine[entry]!, mineSpan[entry]!);
}

/** The weight of the query words that an entry covers. */
function coveredWeight({ words, alike }: Gathering, entry: number): number {
  const at = alike.mine[entry]!;
  return words[at]!.weight + (alike.mineSpan[entry] === 2 ? words[at + 1]!.weight : 0);
}

/**
 * The largest weight of a similar name if at most `shared` weight is shared, the sharing words weigh `own` in the name itself, and
 * `left` of the query's weight is not shared: coverage = shared / (shared + (left + theirLeft) / 2).
 */
function heaviest(shared: number, own: number, left: number, least: number): number {
  return own + shared * 2 * (1 / least - 1) - left + 2 / WEIGHT_STEPS;
}

/** The largest weight, in a name, of its words that are like the query's. */
function mostOwnWeight({ core, words, alike }: Gathering): number {
  const { weight } = core.vocabulary;
  const heaviestOf = words.map(() => 0);
  for (let entry = 0; entry < alike.count; entry++) {
    const own = weight[alike.word[entry]!]! + (alike.next[entry] === -1 ? 0 : weight[alike.next[entry]!]!);
    const at = alike.mine[entry]!;
    if (own > heaviestOf[at]!) heaviestOf[at] = own;
  }
  let sum = 0;
  words.forEach(({ text }, at) => (sum += text.length === 1 ? 1 : heaviestOf[at]!));
  return sum;
}

/**
 * The smallest share of a query's weight that a similar name can have in common with it: coverage is at most shared / ((query +
 * shared) / 2), because a name weighs at least as much as it shares.
 */
const leastShare = (): number => FITTED.contained / (2 - FITTED.contained);

/**
 * The words of which a similar name must share at least one, as bits: all words of the query except the most common ones, as many of
 * these as together weigh less than the smallest share.
 */
function essentialWords({ core, words, alike, weight }: Gathering): number {
  const heldBy = words.map(() => 0);
  for (let entry = 0; entry < alike.count; entry++)
    heldBy[alike.mine[entry]!]! += countHolders(core, alike.word[entry]!);
  const byHolders = words.map((_, at) => at).sort((a, b) => heldBy[b]! - heldBy[a]! || a - b);
  let essential = 0;
  let spare = weight * leastShare() - 1e-6;
  // A single letter matches any word that begins with it, and has no entry for these words: do not count on it.
  for (const at of byHolders) if (words[at]!.text.length === 1) spare -= words[at]!.weight;
  for (const at of byHolders) {
    const word = words[at]!;
    if (word.text.length > 1 && word.weight < spare) spare -= word.weight;
    else essential |= wordBits(at);
  }
  return essential;
}

/** The best of these entries for each word of the query. */
function bestOfEach({ mine, how, like, word }: LikeWords, entries: number[]): number[] {
  entries.sort((a, b) => how[a]! - how[b]! || like[b]! - like[a]! || word[a]! - word[b]!);
  const taken = new Map<number, number>();
  return entries.filter((entry) => {
    const before = taken.get(mine[entry]!) ?? 0;
    taken.set(mine[entry]!, before + 1);
    return before < KEPT_OF_ONE_WORD;
  });
}

/**
 * Whether a name that contains the words of two entries may be similar: at best it shares these two and every other query word that
 * weighs no more than the lighter of them. (Pairs with a heavier word find the other names.)
 */
function mayBeEnough(gathering: Gathering, one: number, other: number, essential: number, least: number): boolean {
  const { core, words, alike } = gathering;
  const [bitsOne, bitsOther] = [bitsOf(alike, one), bitsOf(alike, other)];
  const both = bitsOne | bitsOther;
  if ((bitsOne & bitsOther) !== 0 || alike.word[one] === alike.word[other] || (both & essential) === 0) return false;
  const [weightOne, weightOther] = [coveredWeight(gathering, one), coveredWeight(gathering, other)];
  const lighter = Math.min(weightOne, weightOther);
  const sharedOne = Math.min(weightOne, core.vocabulary.weight[alike.word[one]!]!);
  const sharedOther = Math.min(weightOther, core.vocabulary.weight[alike.word[other]!]!);
  let matched = sharedOne * alike.like[one]! + sharedOther * alike.like[other]!;
  let total = sharedOne + sharedOther;
  let left = gathering.weight - weightOne - weightOther;
  words.forEach(({ weight }, at) => {
    if (weight > lighter || (both & wordBits(at)) !== 0) return;
    matched += weight;
    total += weight;
    left -= weight;
  });
  return matched >= least * (total + left / 2);
}

/** The first name of a core that weighs more than `most`. */
function firstAbove({ weightStart }: Core, most: number): number {
  return most <= 0 ? 0 : weightStart[Math.min(weightStart.length - 1, weightStep(most) + 1)]!;
}

function addCandidate({ candidates, growth }: Gathering, name: number): void {
  if (candidates.size < MOST_CANDIDATES * growth) candidates.set(name, 0);
}

/** Adds the names below `limit` that contain a word, the lightest first, at most `most` of them. */
function addHolders(gathering: Gathering, word: number, limit: number, most: number): void {
  const { holders, holderStart, commonWords } = gathering.core;
  const start = holderStart[word]!;
  const end = Math.min(holderStart[word + 1]!, start + most);
  for (let place = start; place < end && holders[place]! < limit; place++) addCandidate(gathering, holders[place]!);
  if (start === holderStart[word + 1]) {
    const common = commonWords.indexOf(word);
    addCommon(gathering, common, common, limit, most);
  }
}

/** The number of names whose bits are read in one step. */
const NAMES_A_STEP = 128;

/** Adds the names below `limit` that contain both of two common words, given by their places among these, the lightest first. */
function addCommon(gathering: Gathering, one: number, other: number, limit: number, most: number): void {
  const { size, commonBits } = gathering.core;
  const [base, otherBase] = [one * bitsLength(size), other * bitsLength(size)];
  const mostSteps = MOST_STEPS * gathering.growth;
  let found = 0;
  for (let at = 0; at * 32 < limit && gathering.steps < mostSteps; at++) {
    gathering.steps += 32 / NAMES_A_STEP;
    for (let bits = commonBits[base + at]! & commonBits[otherBase + at]!; bits !== 0; bits &= bits - 1) {
      const name = at * 32 + 31 - Math.clz32(bits & -bits);
      if (name >= limit || found++ >= most) return;
      addCandidate(gathering, name);
    }
  }
}

/** Adds the names below `limit` that contain both words, the lightest first; walks along the shorter list. */
function addBoth(gathering: Gathering, one: number, other: number, limit: number): void {
  const { core, growth } = gathering;
  const { size, holders, holderStart, commonWords, commonBits } = core;
  const [shorter, longer] = countHolders(core, one) > countHolders(core, other) ? [other, one] : [one, other];
  let at = holderStart[shorter]!;
  const end = holderStart[shorter + 1]!;
  const most = MOST_OF_ONE_WORD * growth;
  const mostSteps = MOST_STEPS * growth;
  const common = commonWords.indexOf(longer);
  if (at === end) {
    addCommon(gathering, common, commonWords.indexOf(shorter), limit, most);
    return;
  }
  let found = 0;
  if (common !== -1) {
    const base = common * bitsLength(size);
    for (; at < end && found < most && gathering.steps < mostSteps; at++) {
      const name = holders[at]!;
      if (name >= limit) return;
      gathering.steps++;
      if ((commonBits[base + (name >>> 5)]! & (1 << (name & 31))) !== 0) {
        addCandidate(gathering, name);
        found++;
      }
    }
    return;
  }
  let place = holderStart[longer]!;
  const placeEnd = holderStart[longer + 1]!;
  while (at < end && found < most && gathering.steps < mostSteps) {
    const name = holders[at++]!;
    if (name >= limit) return;
    // Galloping search, then binary search.
    let stride = 1;
    while (place + stride < placeEnd && holders[place + stride]! < name) {
      place += stride;
      stride *= 2;
    }
    place = lowerBound(holders, place, Math.min(placeEnd, place + stride + 1), name);
    gathering.steps += 4;
    if (place === placeEnd) return;
    if (holders[place] === name) {
      addCandidate(gathering, name);
      found++;
    }
  }
}

/** The first place from `from` to `end` whose value is at least `value`; `end` if there is none. */
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
