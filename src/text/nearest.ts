import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';

/** Below this likeness a word is not offered as what somebody meant. */
const LIKELY_MEANT = 0.8;

/** How likely a word stands for one that it is a whole part of: `name` for `business_name`. */
const PART = 0.9;
const isPart = (word: string, whole: string): boolean => whole.split(/[_-]/).includes(word);

/** The candidate that a mistyped word most likely stands for; undefined where none is near. */
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
