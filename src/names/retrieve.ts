import { candidates, gather } from './candidates.ts';
import {
  LEAST_WHOLE,
  reasons,
  sameWhy,
  WHOLE_ALIKE,
  wholeScore,
  wholeSound,
  wholeWhy,
  type BothWritten,
  type Comparable,
} from './compare.ts';
import type { Core } from './core.ts';
import { bucketOf, hashText, spread } from './hash.ts';
import { HOW, INITIAL_LIKE, type How, type Word } from './likeness.ts';
import { firstLink, link, linkQuery, resetLinks } from './links.ts';
import { keyOf } from './normalise.ts';
import { addPair, makePairs, makeSide, MOST_WORDS, settle, SIMILAR, traitsOf, VERDICT } from './settle.ts';
import { formDistance } from './sound.ts';
import { wordText, type Vocabulary } from './vocabulary.ts';

/**
 * Finding, among millions of names, the few that comparing would hold against a query, without looking at the rest.
 *
 * 1. Names of the same key come from a table of keys.
 * 2. Each word of the query is looked up in the vocabulary for the words like it: by sound, spelling, stem and letters; so is
 *    each pair of neighbours run together, and each word split in two. That is all the likeness there is between words.
 * 3. The names that hold a rare like word are candidates; a common one must be held together with a like word of another word
 *    of the query. Names too heavy to be similar whatever they share are left out unseen (names stand in order of weight).
 * 4. Candidates are settled exactly as two names are that are compared alone (settle.ts).
 */

/** Names by their words: all that settling needs of them. A core is one; so are a few names that a database brought. */
export interface Sheet {
  readonly vocabulary: Pick<Vocabulary, 'text' | 'textStart' | 'weight' | 'traits'>;
  readonly words: Uint32Array;
  readonly wordStart: Uint32Array;
}

/** What a query came to on one sheet: places of names, with the verdict and score of each. */
export interface Hit<S extends Sheet = Core> {
  readonly core: S;
  readonly name: number;
  readonly verdict: number;
  readonly score: number;
}

/** A verdict above those of settle.ts. */
export const EXACT = 3;

const pairs = makePairs();
const mine = makeSide();
const theirs = makeSide();

/** Settles one candidate. */
function judge(core: Sheet, words: readonly Word[], initials: boolean, name: number): number {
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
    for (let id = firstLink(word); id !== -1; id = link.chain[id]!) {
      if (link.theirSpan[id] === 2 && (place + 1 >= end || core.words[place + 1] !== link.next[id])) continue;
      addPair(pairs, link.mine[id]!, link.mineSpan[id]!, j, link.theirSpan[id]!, link.how[id] as How, link.like[id]!);
      covered |= (link.mineSpan[id] === 2 ? 3 : 1) << link.mine[id]!;
      if (link.theirSpan[id] === 2) joined = true;
      if (link.like[id]! > best) best = link.like[id]!;
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

/** Makes ready for judging names against these words; gives whether an initial is among them. */
function readMine(words: readonly Word[]): boolean {
  mine.count = words.length;
  let initials = false;
  words.forEach((word, at) => {
    mine.weights[at] = word.weight;
    mine.kinds[at] = traitsOf(word);
    if (word.text.length === 1) initials = true;
  });
  return initials;
}

/** Adds to `hits` every name of `core` that comparing would hold against the query; those in `gone` are left out. */
export function retrieve(core: Core, { key, words }: Comparable, hits: Hit[], gone?: ReadonlySet<number>): void {
  if (core.size === 0) return;
  resetLinks();
  const { vocabulary, keys, wholes, rowId, wordStart } = core;
  const exact = new Set<number>();
  const bucket = bucketOf(keys, spread(hashText(key)));
  for (let place = keys.starts[bucket]!; place < keys.starts[bucket + 1]!; place++) {
    const name = keys.values[place]!;
    if (keyOf(textsOf(core, name)) !== key) continue;
    exact.add(name);
    if (!gone?.has(rowId[name]!)) hits.push({ core, name, verdict: EXACT, score: 1 });
  }
  const initials = readMine(words);
  linkQuery(vocabulary, words);
  const count = gather(core, words);
  for (let at = 0; at < count; at++) {
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
    const size = wordStart[name + 1]! - wordStart[name]!;
    if (size === words.length || exact.has(name) || gone?.has(rowId[name]!)) continue;
    const apart = wholesApart(whole, wholeOf(core, name));
    if (apart === undefined || judge(core, words, initials, name) === VERDICT.sounds_like) continue;
    const before = hits.findIndex((hit) => hit.core === core && hit.name === name);
    const hit = { core, name, verdict: VERDICT.sounds_like, score: wholeScore(apart) };
    if (before === -1) hits.push(hit);
    else hits[before] = hit;
  }
}

/** How far apart two names sound run together; undefined where that is too far. */
function wholesApart(one: Whole, other: Whole): number | undefined {
  if (one.skeleton !== other.skeleton) return undefined;
  const apart = formDistance(one.form, other.form, WHOLE_ALIKE);
  return apart > WHOLE_ALIKE ? undefined : apart;
}
type Whole = ReturnType<typeof wholeSound>;

/**
 * What every name of a sheet comes to against a query whose links stand, just as {@link retrieve} has it.
 *
 * @param keyAt the key of a name
 * @param wholeAt the sound of a name run together, where it may be alike in that; else undefined
 */
export function settleSheet<S extends Sheet>(
  sheet: S,
  { key, words }: Comparable,
  keyAt: (name: number) => string,
  wholeAt: (name: number) => Whole | undefined,
): Hit<S>[] {
  const hits: Hit<S>[] = [];
  const initials = readMine(words);
  const whole = wholeSound(words);
  for (let name = 0; name + 1 < sheet.wordStart.length; name++) {
    if (keyAt(name) === key) {
      hits.push({ core: sheet, name, verdict: EXACT, score: 1 });
      continue;
    }
    const verdict = judge(sheet, words, initials, name);
    const { score } = pairs;
    const size = sheet.wordStart[name + 1]! - sheet.wordStart[name]!;
    if (verdict !== VERDICT.sounds_like && size !== words.length && whole.skeleton.length >= LEAST_WHOLE) {
      const theirs = wholeAt(name);
      const apart = theirs && wholesApart(whole, theirs);
      if (apart !== undefined) {
        hits.push({ core: sheet, name, verdict: VERDICT.sounds_like, score: wholeScore(apart) });
        continue;
      }
    }
    if (verdict !== VERDICT.none) hits.push({ core: sheet, name, verdict, score });
  }
  return hits;
}

/** The words of a name of a sheet. */
function textsOf({ vocabulary, words, wordStart }: Sheet, name: number): string[] {
  const texts: string[] = [];
  for (let at = wordStart[name]!; at < wordStart[name + 1]!; at++) texts.push(wordText(vocabulary, words[at]!));
  return texts;
}

/** Why a hit is one, in words. To be asked for before the next query: it settles the name once more. */
export function explain({ core, name, verdict }: Hit<Sheet>, { words }: Comparable, written: BothWritten): string {
  const mineTexts = words.map(({ text }) => text);
  const theirTexts = textsOf(core, name);
  if (verdict === EXACT) return sameWhy(mineTexts, theirTexts);
  const settled = judge(
    core,
    words,
    mineTexts.some(({ length }) => length === 1),
    name,
  );
  if (settled !== verdict) return wholeWhy(mineTexts, theirTexts, written);
  return reasons(pairs, mineTexts, theirTexts.slice(0, MOST_WORDS), written);
}

function wholeOf(core: Core, name: number): Whole {
  const { forms, formStart, formOf } = core.vocabulary;
  const words: { form: { sounds: Uint8Array } }[] = [];
  const from = core.wordStart[name]!;
  for (let at = from; at < Math.min(core.wordStart[name + 1]!, from + MOST_WORDS); at++) {
    const word = core.words[at]!;
    words.push({ form: { sounds: forms.subarray(formStart[formOf[word]!], formStart[formOf[word]! + 1]) } });
  }
  return wholeSound(words);
}
