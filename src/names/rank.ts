import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';

import { round, type BothWritten, type Group, type Verdict } from './compare.ts';
import type { Attributes } from './core.ts';
import { foldText } from './fold.ts';
import { EXACT, type Hit, type Sheet } from './retrieve.ts';
import { VERDICT } from './settle.ts';
import { writtenIn } from './written.ts';

/** A name to be held against the one asked about, with what is known of its row. */
export interface Found extends Verdict {
  readonly name: string;
  readonly row: Attributes;
}

/** A match with what its place among others depends on. */
export interface Ranked extends Found {
  /** How alike the names are as written, by Jaro-Winkler: says which of two equal matches is the nearer. */
  readonly written: number;
}

const GROUP: Readonly<Record<number, Group>> = {
  [VERDICT.similar]: 'similar',
  [VERDICT.sounds_like]: 'sounds_like',
  [EXACT]: 'exact',
};

function byRank(a: Omit<Ranked, 'why'>, b: Omit<Ranked, 'why'>): number {
  return (
    b.score - a.score ||
    b.written - a.written ||
    Number(a.row.source === 'application') - Number(b.row.source === 'application') ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  );
}

/** So many of the names that tie for the last place are read, at most. */
const MOST_TIED = 60;

/** What is shown of a hit; asked for of few. */
export interface Reading<H> {
  name(hit: H): string;
  row(hit: H): Attributes;
  why(hit: H, written: BothWritten): string;
}

/** The `limit` best hits of each verdict, with what is shown of them. */
export function bestHits<H extends Hit<Sheet>>(
  hits: readonly H[],
  limit: number,
  asked: string,
  reading: Reading<H>,
): Ranked[] {
  const folded = foldText(asked);
  const mine = writtenIn(asked);
  return [EXACT, VERDICT.sounds_like, VERDICT.similar].flatMap((verdict) => {
    const all = hits.filter((hit) => hit.verdict === verdict).sort((a, b) => b.score - a.score);
    // Names are read only of those that may be shown: the last shown and all that tie with it.
    const last = all[limit - 1];
    const shown =
      last === undefined
        ? all
        : all.filter(({ score }, at) => at < limit + MOST_TIED && round(score) >= round(last.score));
    return shown
      .map((hit) => {
        const name = reading.name(hit);
        const written = likenessWritten(folded, name);
        return { hit, group: GROUP[verdict]!, score: round(hit.score), written, name, row: reading.row(hit) };
      })
      .sort(byRank)
      .slice(0, limit)
      .map(({ hit, ...ranked }) => ({ ...ranked, why: reading.why(hit, { mine, theirs: writtenIn(ranked.name) }) }));
  });
}

/** A verdict on a name that was compared by itself, made ready for {@link merge}. */
export function rankVerdict(verdict: Verdict, asked: string, name: string, row: Attributes): Ranked {
  return { ...verdict, name, row, written: likenessWritten(foldText(asked), name) };
}

function likenessWritten(folded: string, name: string): number {
  return jaroWinkler(folded, foldText(name));
}

/**
 * The `limit` best of each group, best first. Names of equal score stand in the order of how alike they are as written, then of
 * source (registered ones first), then of their own code units: the order of import shows nowhere.
 */
export function merge(found: readonly Ranked[], limit: number): Record<Group, Found[]> {
  const of = (wanted: Group): Found[] =>
    found
      .filter(({ group }) => group === wanted)
      .sort(byRank)
      .slice(0, limit)
      .map(({ score, why, name, row }) => ({ group: wanted, score, why, name, row }));
  return { exact: of('exact'), sounds_like: of('sounds_like'), similar: of('similar') };
}
