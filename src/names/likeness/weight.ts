import { FITTED } from '../fitted.ts';
import { wordClass, type WordClass } from '../spelling/word-classes.ts';

/**
 * How much sharing a word counts, 0.02 to 1: its information, from the number of names of the register that contain it, as in the
 * inverse document frequency of text search (Sparck Jones 1972), times a factor of its class. A small register says little, so the
 * class counts as {@link PRIOR_NAMES} more names. A word that no name contains weighs as much as a word of one name, so that
 * proposed names and names of the register have equal weights.
 */
function wordWeight(count: number, total: number, kind: WordClass | undefined): number {
  const rate = (Math.max(count, 1) + PRIOR_NAMES * CLASS_RATE[kind ?? 'none']) / (Math.max(total, 1) + PRIOR_NAMES);
  const information = Math.min(1, Math.max(0.05, Math.log(rate) / Math.log(RAREST)));
  return Math.fround(information * (kind === undefined ? 1 : FITTED[kind]));
}

/** The weight of a canonical word that `count` of `total` names contain. */
export function weightOf(text: string, count: number, total: number): number {
  const weight = wordWeight(count, total, wordClass(text));
  return text.length === 1 ? Math.min(weight, FITTED.letter) : weight;
}

const PRIOR_NAMES = 3000;
/** At this share of names or less, a word has its full weight. */
const RAREST = 2e-4;
const CLASS_RATE = { none: 2e-5, generic: 0.05, devotional: 0.01, trade: 0.01, place: 0.01, name: 0.006 } as const;
