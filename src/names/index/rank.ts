import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';

import { nameText, nameWords, type Attributes, type Core } from './core.ts';
import { foldText } from '../../text/fold.ts';
import { HOW, type Comparable } from '../likeness/likeness.ts';
import { asWritten, explain, type BothWritten } from '../likeness/reasons.ts';
import type { Hit, Known } from './retrieve.ts';
import { GROUPS, type Group } from '../likeness/settle.ts';
import { ownBits, ownPart, wholePart, type WholePart } from '../likeness/whole-part.ts';
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

/** A match with the value that decides between equal scores. */
export interface Ranked extends Found {
  /** How alike the names are as written, by Jaro-Winkler: the closer of two equal matches comes first. */
  written(): number;
}

function byRank(a: Omit<Ranked, 'why' | 'isOwnAlike'>, b: Omit<Ranked, 'why' | 'isOwnAlike'>): number {
  return (
    Number(b.whole !== undefined) - Number(a.whole !== undefined) ||
    b.score - a.score ||
    b.written() - a.written() ||
    Number(a.row.source === 'application') - Number(b.row.source === 'application') ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  );
}

/** At most this many of the names that tie for the last place are read. */
const MOST_TIED = 60;

/** Whether a distinctive part, given as canonical words, belongs to one business alone. */
export type IsOneBusiness = (part: readonly string[]) => boolean;

/** The `limit` best hits of each group, with their names and reasons. */
export function bestHits(
  core: Core,
  hits: readonly Hit[],
  limit: number,
  asked: string,
  query: Comparable,
  isOneBusiness: IsOneBusiness,
  known?: Known | 'all',
): Ranked[] {
  let foldedOnce: string | undefined;
  const folded = (): string => (foldedOnce ??= foldText(asked));
  const askedAs = writtenIn(asked);
  const mine = query.words.map(({ text }) => text);
  const own = ownBits(mine);
  // Whether a name is that of the known business, whatever its row says; of an index of such businesses each is.
  const isKnown = (words: readonly string[]): boolean => known === 'all' || known?.own === ownPart(words);
  const kindOf = (name: number, words: readonly string[]): string | undefined =>
    core.attributes[core.attribute[name]!]!.kind ??
    (typeof known === 'object' && isKnown(words) ? known.kind : undefined);
  // Names that share only words of many businesses, as they are written, are most of the hits: their own words need not be read.
  const mayBeOne = mine.map((word) => isOneBusiness([word]));
  const partOf = ({ name, group, settled }: Hit): WholePart | undefined => {
    if (group !== 'similar' || settled === undefined) return undefined;
    if (
      !settled.chosen.some((pair) => pair.how !== HOW.same || pair.mineSpan + pair.theirSpan > 2 || mayBeOne[pair.mine])
    )
      return undefined;
    const part = wholePart(settled, own, mine, () => {
      const words = nameWords(core, name);
      return { words, kind: kindOf(name, words), isKnown: isKnown(words) };
    });
    return part !== undefined && isOneBusiness(part.theirs) ? part : undefined;
  };
  return GROUPS.flatMap((group) => {
    const all = hits
      .filter((hit) => hit.group === group)
      .map((hit) => {
        const part = partOf(hit);
        // Those that are as good as the same name come first.
        return { hit, part, place: part === undefined ? hit.score : hit.score + 1 };
      })
      .sort((a, b) => b.place - a.place);
    // Read only the names that may be shown: up to the last place, and all that tie with it.
    const last = all[limit - 1];
    const shown =
      last === undefined
        ? all
        : all.filter(({ place }, at) => at < limit + MOST_TIED && round(place) >= round(last.place));
    return shown
      .map(({ hit, part }) => {
        const name = nameText(core, hit.name);
        const row = core.attributes[core.attribute[hit.name]!]!;
        let like: number | undefined;
        const written = (): number => (like ??= jaroWinkler(folded(), foldText(name)));
        return {
          hit,
          part,
          whole: part && (part.isSame ? ('same' as const) : ('near' as const)),
          group,
          score: round(hit.score),
          written,
          name,
          row,
        };
      })
      .sort(byRank)
      .slice(0, limit)
      .map(({ hit, part, whole, score, written, name, row }) => {
        const both = { mine: askedAs, theirs: writtenIn(name) };
        const theirs = nameWords(core, hit.name);
        const reason = explain(hit, mine, theirs, both, kindOf(hit.name, theirs));
        return {
          whole,
          group,
          score,
          written,
          name,
          row,
          why: part === undefined ? reason : `${wholeWhy(part, both)}; ${reason}`,
          isOwnAlike: hit.settled !== undefined && (own & ~hit.settled.mineUsed) === 0,
        };
      });
  });
}

/** What the names are without the words that many have. */
function wholeWhy({ mine, theirs }: WholePart, written: BothWritten): string {
  const [ours, other] = [asWritten(mine, written.mine), asWritten(theirs, written.theirs)];
  const without = 'without common words';
  return ours === other ? `${without}, both are ${ours}` : `${without}, yours is ${ours}, the other ${other}`;
}

function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}

/**
 * The `limit` best of each group, best first. Names of equal score are sorted by how alike they are as written, then by source
 * (registered first), then by code units, so that the order of import makes no difference.
 */
export function merge(found: readonly Ranked[], limit: number): Record<Group, Found[]> {
  const of = (wanted: Group): Found[] =>
    found
      .filter(({ group }) => group === wanted)
      .sort(byRank)
      .slice(0, limit);
  return { exact: of('exact'), sounds_like: of('sounds_like'), similar: of('similar') };
}
