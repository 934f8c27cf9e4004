import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';

import { nameText, nameWords, type Attributes } from './core.ts';
import { foldText } from '../../text/fold.ts';
import { HOW, type Comparable } from '../likeness/likeness.ts';
import { asWritten, explain, type BothWritten } from '../likeness/reasons.ts';
import type { Hit, Known } from './retrieve.ts';
import { wordBits, type Group, type Settled } from '../likeness/settle.ts';
import { allBits, ownBits, ownPart, wholePart, type WholePart } from '../likeness/whole-part.ts';
import { wordClass } from '../spelling/word-classes.ts';
import { writtenIn } from '../spelling/written.ts';

/** A match of the proposed name, with the columns of its row. `score` is rounded to three places. */
export interface Found {
  readonly group: Group;
  readonly name: string;
  readonly row: Attributes;
  readonly score: number;
  readonly why: string;
  /**
   * Whether the proposed name is the whole distinctive part of this one, plus only generic words and words of its trade, and this part is
   * rare or known to everyone: as good as the same name. `near`: a letter or two away from it.
   */
  readonly whole: 'same' | 'near' | undefined;
  /** Whether each word that sets the proposed name apart is like one of this name. */
  readonly isOwnAlike: boolean;
}

/** A match as it is sorted, before its reason is put in words. */
interface Ranked {
  readonly hit: Hit;
  readonly part: WholePart | undefined;
  readonly place: number;
  readonly name: string;
  readonly row: Attributes;
  /** How alike the names are as written, by Jaro-Winkler: the closer of two equal matches comes first. */
  written(): number;
}

function byRank(a: Ranked, b: Ranked): number {
  return (
    b.place - a.place ||
    b.written() - a.written() ||
    Number(a.row.source === 'application') - Number(b.row.source === 'application') ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  );
}

/** At most this many of the names that tie for the last place are read. */
const MOST_TIED = 60;
/** How far ahead of others of its score a name stands that is as good as the same. */
const AHEAD = 0.05;
/** A distinctive part that fewer names than this have belongs to one business. */
export const RARE_UNDER = 10;

/** What is known of the words of names beyond those that match. */
export interface Rarity {
  /** Whether a canonical word belongs to one business alone. */
  isRare(word: string): boolean;
  /** The business that everyone knows and that the name may be taken for; `all`: each name of the index is that of one. */
  readonly known: Known | 'all' | undefined;
}

/**
 * The `limit` best hits of each group, best first, with their names and reasons. Names of equal score are sorted by how alike they are as
 * written, then by source (registered first), then by code units, so that the order of import makes no difference. If a name is as good as
 * the same, one such is among them.
 */
export function bestHits(
  hits: readonly Hit[],
  limit: number,
  asked: string,
  query: Comparable,
  { isRare, known }: Rarity,
): Record<Group, Found[]> {
  let foldedOnce: string | undefined;
  const folded = (): string => (foldedOnce ??= foldText(asked));
  const askedAs = writtenIn(asked);
  const mine = query.words.map(({ text }) => text);
  const own = ownBits(mine);
  const parts = wholeParts(hits, mine, own, { isRare, known });
  const rank = ({ hit, place }: { readonly hit: Hit; readonly place: number }): Ranked => {
    const name = nameText(hit.core, hit.name);
    let like: number | undefined;
    const written = (): number => (like ??= jaroWinkler(folded(), foldText(name)));
    return { hit, part: parts.get(hit), place: round(place), name, row: attributesOf(hit), written };
  };
  const find = ({ hit, part, name, row }: Ranked): Found => {
    const both = { mine: askedAs, theirs: writtenIn(name) };
    const theirs = nameWords(hit.core, hit.name);
    const reason = explain(hit, mine, theirs, both, kindOf(hit, theirs, known));
    return {
      whole: part && (part.isSame ? 'same' : 'near'),
      group: hit.group,
      score: round(hit.score),
      name,
      row,
      why: part === undefined ? reason : `${wholeWhy(part, both)}; ${reason}`,
      isOwnAlike: hit.settled !== undefined && (own & ~hit.settled.mineUsed) === 0,
    };
  };
  const bestOf = (group: Group): Found[] => {
    const all = hits
      .filter((hit) => hit.group === group)
      .map((hit) => ({ hit, place: placeOf(hit, parts.get(hit)) }))
      .sort((a, b) => b.place - a.place);
    // Read only the names that may be shown: up to the last place, and all that tie with it.
    const last = all[limit - 1];
    const shown =
      last === undefined
        ? all
        : all.filter(({ place }, at) => at < limit + MOST_TIED && round(place) >= round(last.place));
    const best = shown.map(rank).sort(byRank).slice(0, limit);
    const whole = all.find(({ hit }) => parts.has(hit));
    if (whole !== undefined && !best.some(({ part }) => part !== undefined)) best.splice(-1, 1, rank(whole));
    return best.map(find);
  };
  return { exact: bestOf('exact'), sounds_like: bestOf('sounds_like'), similar: bestOf('similar') };
}

const placeOf = ({ score }: Hit, part: WholePart | undefined): number => (part === undefined ? score : score + AHEAD);

const attributesOf = ({ core, name }: Hit): Attributes => core.attributes[core.attribute[name]!]!;

/** Whether a name is that of the known business, whatever its row says; of an index of such businesses each is. */
const isKnownBy = (words: readonly string[], known: Rarity['known']): boolean =>
  known === 'all' || known?.own === ownPart(words);

const kindOf = (hit: Hit, words: readonly string[], known: Rarity['known']): string | undefined =>
  attributesOf(hit).kind ?? (typeof known === 'object' && isKnownBy(words, known) ? known.kind : undefined);

/**
 * The distinctive part of each similar name that is as good as the same: the proposed name is this part plus only generic words and words
 * of the trade, and the part belongs to one business or nothing else differs but the order of such words.
 */
function wholeParts(
  hits: readonly Hit[],
  mine: readonly string[],
  own: number,
  { isRare, known }: Rarity,
): ReadonlyMap<Hit, WholePart> {
  const isOne = (word: string): boolean => known !== undefined || isRare(word);
  // Names that share only words of many businesses, as they are written, are most of the hits: most of their own words need not be read.
  const mayBeOne = mine.map(isOne);
  const mayBeTogether = isTogether(mine.filter((_, at) => (own & wordBits(at)) !== 0));
  const allOfMine = allBits(mine);
  const isRead = ({ chosen, mineUsed }: Settled): boolean =>
    (own & ~mineUsed) === 0 &&
    (mayBeTogether ||
      mineUsed === allOfMine ||
      chosen.some((pair) => pair.how !== HOW.same || pair.mineSpan + pair.theirSpan > 2 || mayBeOne[pair.mine]));
  const parts = new Map<Hit, WholePart>();
  const heldBy = new Map<string, number>();
  for (const hit of hits) {
    const { core, name, group, settled } = hit;
    if (group !== 'similar' || settled === undefined || !isRead(settled)) continue;
    const part = wholePart(settled, own, mine, () => {
      const words = nameWords(core, name);
      return { words, kind: kindOf(hit, words, known), isKnown: isKnownBy(words, known) };
    });
    if (part === undefined) continue;
    parts.set(hit, part);
    const key = part.theirs.join(' ');
    heldBy.set(key, (heldBy.get(key) ?? 0) + 1);
  }
  for (const [hit, { theirs, isComplete }] of parts) {
    const isRareTogether = isTogether(theirs) && heldBy.get(theirs.join(' '))! < RARE_UNDER;
    if (!isComplete && !isRareTogether && !theirs.some(isOne)) parts.delete(hit);
  }
  return parts;
}

/** Whether words may be rare together though each is common: not the names of a person, which many share. */
const isTogether = (part: readonly string[]): boolean =>
  part.length > 1 && part.some((word) => wordClass(word) === undefined);

/** What the names are without the words that many have. */
function wholeWhy({ mine, theirs }: WholePart, written: BothWritten): string {
  const [ours, other] = [asWritten(mine, written.mine), asWritten(theirs, written.theirs)];
  const without = 'without common words';
  return ours === other ? `${without}, both are ${ours}` : `${without}, yours is ${ours}, the other ${other}`;
}

function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}
