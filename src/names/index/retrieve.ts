import { FITTED } from '../fitted.ts';
import { gather, makeCandidates } from './candidates.ts';
import { nameWords, tradesOf, type Core } from './core.ts';
import { hashText, idBitsOf, idsOf, spread, type IdTable } from './hash.ts';
import { HOW, INITIAL_LIKE, type Comparable, type How, type Word } from '../likeness/likeness.ts';
import { findLikeWords, hearJoined, makeLikeWords, type LikeWords } from './like-words.ts';
import { keyOf } from '../spelling/normalise.ts';
import { ownPart } from '../likeness/whole-part.ts';
import { LEAST_CONSONANTS, runTogether, scoreTogether, type RunTogether } from '../likeness/run-together.ts';
import {
  addPair,
  fillSide,
  isTrade,
  makePairs,
  makeSide,
  mayShareLess,
  MOST_WORDS,
  settle,
  type Group,
  type Pairs,
  type Settled,
  type Side,
  wordBits,
} from '../likeness/settle.ts';

/**
 * Finds, among millions of names, the few that match a query, without looking at the rest.
 *
 * 1. Names of the same key come from a table of keys.
 * 2. The vocabulary gives the words like each word of the query (by sound, spelling, stem and letters), like each pair of joined
 *    neighbours, and like the parts of each split word. There is no other likeness between words.
 * 3. The names that contain a rare like word are candidates. A common like word makes a candidate only together with a like word of
 *    another word of the query. Names too heavy to be similar are skipped unread: names are sorted by weight.
 * 4. Each candidate is settled by the same code that compares any two names (settle.ts).
 */

/** The working memory of one query at a time: created once for an index, reused by each query. */
export interface QueryMemory {
  readonly alike: LikeWords;
  readonly candidates: IdTable;
  readonly read: NamesRead;
  readonly pairs: Pairs;
  readonly mine: Side;
  readonly theirs: Side;
}

/** The words of the candidates that are read together: {@link MOST_WORDS} places for each, of which so many count. */
interface NamesRead {
  readonly from: Uint32Array;
  readonly counts: Uint8Array;
  readonly words: Uint32Array;
}
const READ_TOGETHER = 64;

export function makeQueryMemory(): QueryMemory {
  return {
    alike: makeLikeWords(),
    candidates: makeCandidates(),
    read: {
      from: new Uint32Array(READ_TOGETHER),
      counts: new Uint8Array(READ_TOGETHER),
      words: new Uint32Array(READ_TOGETHER * MOST_WORDS),
    },
    pairs: makePairs(),
    mine: makeSide(),
    theirs: makeSide(),
  };
}

/** A match: the core and the place of the name in it, its group and its score. */
export interface Hit {
  readonly core: Core;
  readonly name: number;
  readonly group: Group;
  readonly score: number;
  /** The verdict of settling; absent for a name with the same key and for one that is alike only without its spaces. */
  readonly settled?: Settled;
}

/** A business that everyone knows: the kind of business that it is, and the words that set its name apart, joined. */
export interface Known {
  readonly kind: string | undefined;
  readonly own: string;
}

/**
 * Every name of `core` that matches the query, except the rows in `gone`.
 *
 * @param known a business that the query may be taken for: its kind tells its trade where the register does not
 */
export function retrieve(
  memory: QueryMemory,
  core: Core,
  { key, words }: Comparable,
  gone?: ReadonlySet<number>,
  known?: Known,
): Hit[] {
  const hits: Hit[] = [];
  if (core.size === 0) return hits;
  const exact = new Set(namesOfKey(core, key));
  const isLeftOut = (name: number): boolean =>
    (exact.size > 0 && exact.has(name)) || (gone !== undefined && gone.has(core.rowId[name]!));
  for (const name of exact) if (!gone?.has(core.rowId[name]!)) hits.push({ core, name, group: 'exact', score: 1 });
  const { alike, candidates, mine } = memory;
  fillSide(mine, words);
  findLikeWords(alike, core.vocabulary, words);
  gather(candidates, core, words, alike);
  const add = (name: number, settled: Settled): boolean => {
    if (!isLeftOut(name)) hits.push({ core, name, group: settled.group, score: settled.score, settled });
    return false;
  };
  isAnyCandidate(memory, core, words, add, known);
  for (const { name, score } of namesTogether(core, words, alike.costs)) {
    if (isLeftOut(name)) continue;
    const before = hits.findIndex((hit) => hit.name === name);
    if (before === -1) hits.push({ core, name, group: 'sounds_like', score });
    else if (hits[before]!.group === 'similar') hits[before] = { core, name, group: 'sounds_like', score };
  }
  return hits;
}

/** A part of the names that match a query: those `with` a word like one of its words at `bits`, or those `without`. */
export interface Part {
  readonly bits: number;
  readonly share: 'with' | 'without';
}

/** Whether there is a match in one part of the names of `core`, the rows in `gone` excepted. Stops at the first. */
export function isAnyAlike(
  memory: QueryMemory,
  core: Core,
  { key, words }: Comparable,
  gone: ReadonlySet<number> | undefined,
  { bits, share }: Part,
): boolean {
  if (core.size === 0) return false;
  const isHeld = (name: number): boolean => gone === undefined || !gone.has(core.rowId[name]!);
  if (share === 'with' && namesOfKey(core, key).some(isHeld)) return true;
  const { alike, candidates, mine } = memory;
  fillSide(mine, words);
  findLikeWords(alike, core.vocabulary, words, share === 'without' ? bits : 0);
  gather(candidates, core, words, alike, share === 'with' ? bits : undefined);
  if (isAnyCandidate(memory, core, words, isHeld)) return true;
  return share === 'with' && namesTogether(core, words, alike.costs).some(({ name }) => isHeld(name));
}

const hasInitials = (words: readonly Word[]): boolean => words.some(({ text }) => text.length === 1);

/** The names with this key. */
function namesOfKey(core: Core, key: string): number[] {
  const maybe = idsOf(core.keys, spread(hashText(key)), idBitsOf(core.size));
  return maybe.filter((name) => keyOf(nameWords(core, name)) === key);
}

/** The names that sound the same without spaces, though their words divide at other places. */
function namesTogether(core: Core, words: readonly Word[], costs: Int32Array): { name: number; score: number }[] {
  const { wholes, wordStart } = core;
  const found: { name: number; score: number }[] = [];
  const together = runTogether(words);
  if (together.skeleton.length < LEAST_CONSONANTS) return found;
  for (const name of idsOf(wholes, spread(hashText(together.skeleton)), idBitsOf(core.size))) {
    const size = wordStart[name + 1]! - wordStart[name]!;
    if (size === words.length) continue;
    const score = scoreTogether(together, nameTogether(core, name), costs);
    if (score !== undefined) found.push({ name, score });
  }
  return found;
}

/** Settles the candidates in their order, and returns whether `visit` is true of one that is alike. Stops at this one. */
function isAnyCandidate(
  memory: QueryMemory,
  core: Core,
  words: readonly Word[],
  visit: (name: number, settled: Settled) => boolean,
  known?: Known,
): boolean {
  const { candidates } = memory;
  const initials = hasInitials(words);
  for (let first = 0; first < candidates.size; first += READ_TOGETHER) {
    const count = readNames(memory, core, first);
    for (let place = 0; place < count; place++) {
      const settled = judge(memory, core, words, initials, place, candidates.ids[first + place]!, known);
      if (settled && visit(candidates.ids[first + place]!, settled)) return true;
    }
  }
  return false;
}

/**
 * Reads the words of candidates from the `first` on, and returns of how many. Names are far apart in memory: read one after the other,
 * each waits for the last, and this would be most of the time of a query.
 */
function readNames({ candidates, read }: QueryMemory, { words, wordStart }: Core, first: number): number {
  const count = Math.min(READ_TOGETHER, candidates.size - first);
  for (let place = 0; place < count; place++) {
    const name = candidates.ids[first + place]!;
    const from = wordStart[name]!;
    read.from[place] = from;
    read.counts[place] = Math.min(wordStart[name + 1]! - from, MOST_WORDS);
  }
  for (let place = 0; place < count; place++) {
    const from = read.from[place]!;
    const size = read.counts[place]!;
    const base = place * MOST_WORDS;
    for (let at = 0; at < size; at++) read.words[base + at] = words[from + at]!;
  }
  return count;
}

/** Settles one of the candidates that were read; undefined if it is not alike. */
function judge(
  { alike, read, pairs, mine, theirs }: QueryMemory,
  core: Core,
  words: readonly Word[],
  initials: boolean,
  row: number,
  name: number,
  known: Known | undefined,
): Settled | undefined {
  const { vocabulary } = core;
  const from = row * MOST_WORDS;
  const end = from + read.counts[row]!;
  theirs.count = end - from;
  pairs.count = 0;
  let shared = 0;
  let unshared = 0;
  let covered = 0;
  let joined = false;
  for (let place = from; place < end; place++) {
    let best = 0;
    const at = place - from;
    const word = read.words[place]!;
    theirs.weights[at] = vocabulary.weight[word]!;
    theirs.kinds[at] = vocabulary.traits[word]!;
    for (let entry = alike.lastOf.get(word); entry !== -1; entry = alike.chain[entry]!) {
      const theirSpan = alike.theirSpan[entry]!;
      if (theirSpan === 2 && (place + 1 >= end || read.words[place + 1] !== alike.next[entry])) continue;
      const my = alike.mine[entry]!;
      if (theirSpan === 2 && !hearJoined(alike, vocabulary, entry, words[my]!.text)) continue;
      const mySpan = alike.mineSpan[entry]!;
      const like = alike.like[entry]!;
      addPair(pairs, my, mySpan, at, theirSpan, alike.how[entry] as How, like);
      covered |= wordBits(my, mySpan);
      if (theirSpan === 2) joined = true;
      if (like > best) best = like;
    }
    const start = initials ? vocabulary.textStart[word]! : 0;
    if (initials && vocabulary.textStart[word + 1]! - start > 2) {
      for (let my = 0; my < words.length; my++) {
        const { text } = words[my]!;
        if (text.length !== 1 || text.charCodeAt(0) !== vocabulary.text[start]) continue;
        addPair(pairs, my, 1, at, 1, HOW.initial, INITIAL_LIKE);
        covered |= wordBits(my);
        if (best < INITIAL_LIKE) best = INITIAL_LIKE;
      }
    }
    if (best > 0 || joined) shared += best * theirs.weights[at]!;
    else if (!isTrade(theirs.kinds[at]!)) unshared += theirs.weights[at]!;
  }
  // An upper bound for every choice of pairs.
  for (let my = 0; my < mine.count; my++) {
    if ((covered & wordBits(my)) === 0 && !isTrade(mine.kinds[my]!)) unshared += mine.weights[my]!;
  }
  const weight = shared + unshared / 2;
  if (!joined && shared < FITTED.contained * weight) return undefined;
  if (!joined && shared < FITTED.similar * weight && !mayShareLess(pairs, mine, theirs)) return undefined;
  theirs.trades = tradesHeld(core, name, known);
  return settle(pairs, mine, theirs);
}

/** The trades of the business that bears a name, where it is known. */
function tradesHeld(core: Core, name: number, known: Known | undefined): readonly number[] {
  const row = core.attributes[core.attribute[name]!]!;
  const isKnown = known !== undefined && row.kind === undefined && ownPart(nameWords(core, name)) === known.own;
  return tradesOf(isKnown ? known : row);
}

function nameTogether(core: Core, name: number): RunTogether {
  const { forms, formStart, formOf } = core.vocabulary;
  const from = core.wordStart[name]!;
  const end = Math.min(core.wordStart[name + 1]!, from + MOST_WORDS);
  const words = Array.from(core.words.subarray(from, end), (word) => {
    const form = formOf[word]!;
    return { form: { sounds: forms.subarray(formStart[form], formStart[form + 1]) } };
  });
  return runTogether(words);
}
