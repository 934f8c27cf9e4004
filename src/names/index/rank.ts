import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';

import { nameText, type Attributes, type Core } from './core.ts';
import { foldText } from '../../text/fold.ts';
import type { Comparable } from '../likeness/likeness.ts';
import { explain, type Hit } from './retrieve.ts';
import { GROUPS, type Group } from '../likeness/settle.ts';
import { writtenIn } from '../spelling/written.ts';

/** A match of the proposed name, with the columns of its row. `score` is rounded to three places. */
export interface Found {
  readonly group: Group;
  readonly name: string;
  readonly row: Attributes;
  readonly score: number;
  readonly why: string;
}

/** A match with the value that decides between equal scores. */
export interface Ranked extends Found {
  /** How alike the names are as written, by Jaro-Winkler: the closer of two equal matches comes first. */
  readonly written: number;
}

function byRank(a: Omit<Ranked, 'why'>, b: Omit<Ranked, 'why'>): number {
  return (
    b.score - a.score ||
    b.written - a.written ||
    Number(a.row.source === 'application') - Number(b.row.source === 'application') ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  );
}

/** At most this many of the names that tie for the last place are read. */
const MOST_TIED = 60;

/** The `limit` best hits of each group, with their names and reasons. */
export function bestHits(core: Core, hits: readonly Hit[], limit: number, asked: string, query: Comparable): Ranked[] {
  const folded = foldText(asked);
  const mine = writtenIn(asked);
  return GROUPS.flatMap((group) => {
    const all = hits.filter((hit) => hit.group === group).sort((a, b) => b.score - a.score);
    // Read only the names that may be shown: up to the last place, and all that tie with it.
    const last = all[limit - 1];
    const shown =
      last === undefined
        ? all
        : all.filter(({ score }, at) => at < limit + MOST_TIED && round(score) >= round(last.score));
    return shown
      .map((hit) => {
        const name = nameText(core, hit.name);
        const row = core.attributes[core.attribute[hit.name]!]!;
        return { hit, group, score: round(hit.score), written: jaroWinkler(folded, foldText(name)), name, row };
      })
      .sort(byRank)
      .slice(0, limit)
      .map(({ hit, ...ranked }) => ({
        ...ranked,
        why: explain(core, hit, query, { mine, theirs: writtenIn(ranked.name) }),
      }));
  });
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
