import { wordClass, type WordClass } from '../spelling/word-classes.ts';

/**
 * What sharing a word counts for, 0.02 to 1: its information by how many names of the register hold it, as in the inverse
 * document frequency of text search (Sparck Jones 1972), times a factor of its class. A small register says little, so the class
 * stands in as if {@link PRIOR_NAMES} more names had been seen. A word that no name holds weighs as one that one name holds: what
 * is proposed and what is held are weighed alike.
 */
function wordWeight(count: number, total: number, kind: WordClass | undefined): number {
  const rate = (Math.max(count, 1) + PRIOR_NAMES * CLASS_RATE[kind ?? 'none']) / (Math.max(total, 1) + PRIOR_NAMES);
  const information = Math.min(1, Math.max(0.05, Math.log(rate) / Math.log(RAREST)));
  return Math.fround(information * CLASS_FACTOR[kind ?? 'none']);
}

/** The weight of a canonical word that `count` of `total` names hold. */
export function weightOf(text: string, count: number, total: number): number {
  const weight = wordWeight(count, total, wordClass(text));
  return text.length === 1 ? Math.min(weight, LETTER_WEIGHT) : weight;
}

/** An initial sets little apart. */
const LETTER_WEIGHT = 0.25;
const PRIOR_NAMES = 3000;
/** The share of names at which a word weighs full. */
const RAREST = 2e-4;
const CLASS_RATE = { none: 2e-5, generic: 0.05, devotional: 0.01, trade: 0.01, place: 0.01, name: 0.006 } as const;
const CLASS_FACTOR = { none: 1, generic: 0.35, devotional: 0.6, trade: 0.5, place: 0.55, name: 0.9 } as const;
