import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';

/** A candidate is suggested only above this likeness. */
const LIKELY_MEANT = 0.8;

/** The likeness of a word to a candidate that contains it as a whole part: `name` in `business_name`. */
const PART = 0.9;
const isPart = (word: string, whole: string): boolean => whole.split(/[_-]/).includes(word);

/** The candidate that a mistyped word most likely means; undefined if none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const typed = word.slice(0, 100).toLowerCase();
  let best: string | undefined;
  let likeness = LIKELY_MEANT;
  for (const candidate of candidates) {
    const known = candidate.toLowerCase();
    const value = isPart(typed, known) ? PART : jaroWinkler(typed, known);
    if (value > likeness) {
      best = candidate;
      likeness = value;
    }
  }
  return best;
}
