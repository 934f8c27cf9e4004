import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';

/** A candidate is suggested only above this likeness. */
const LIKELY_MEANT = 0.8;

/** The likeness of a word to a candidate that contains it as whole words: `name` in `business_name`. */
const PART = 0.9;
const isPart = (word: string, whole: string): boolean => `_${whole}_`.includes(`_${word}_`);

/** A word as names of fields and values are written: spaces and hyphens count as underscores. */
export const asName = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');

/** A candidate is clearly meant only if every other one is less like the word by this much. */
const CLEARLY = 0.05;

/** The candidates above the least likeness, the nearest first. */
function ranked(word: string, candidates: Iterable<string>): { candidate: string; likeness: number }[] {
  const typed = asName(word.slice(0, 100));
  return Array.from(candidates, (candidate) => {
    const known = asName(candidate);
    if (isPart(typed, known)) return { candidate, likeness: PART };
    // Hardly anybody mistypes the first letter, but "limited" with another beginning is its opposite.
    return { candidate, likeness: typed[0] === known[0] ? jaroWinkler(typed, known) : 0 };
  })
    .filter(({ likeness }) => likeness > LIKELY_MEANT)
    .sort((a, b) => b.likeness - a.likeness);
}

/** The candidate that a mistyped word most likely means; undefined if none is near. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined =>
  ranked(word, candidates)[0]?.candidate;

/** The candidate that a mistyped word means; undefined if none is near, or if it may as well be another one. */
export function clearlyNearest(word: string, candidates: Iterable<string>): string | undefined {
  const [best, second] = ranked(word, candidates);
  return best !== undefined && best.likeness - (second?.likeness ?? 0) >= CLEARLY ? best.candidate : undefined;
}
