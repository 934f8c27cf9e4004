import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';

/** Below this likeness a word is not offered as what somebody meant. */
const LIKELY_MEANT = 0.8;

/** The candidate that a mistyped word most likely stands for; undefined where none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const typed = word.slice(0, 100).toLowerCase();
  let best: string | undefined;
  let likeness = LIKELY_MEANT;
  for (const candidate of candidates) {
    const value = jaroWinkler(typed, candidate.toLowerCase());
    if (value > likeness) {
      best = candidate;
      likeness = value;
    }
  }
  return best;
}
