/**
 * The numbers by which words and names are judged. `npm run fit:names` chooses them on the work half of the pairs (bench/names), and a
 * set of numbers is kept only if it also does better on the half that nobody tuned on. A verdict never rests on a number alone: each
 * says in words what two names share and what not.
 */
export const FITTED = {
  /** The smallest share of the weight of both names that must be alike. */
  similar: 0.62,
  /** The same, where the whole of one name stands in the other as written. */
  contained: 0.55,
  /** The same, where both names begin with the same word as written, share a distinctive one and do not tell two trades. */
  begins: 0.58,
  /** How much likeness two words lose for each hundredth of distance in sound. */
  soundLoss: 0.0015,
  /** The likeness of a short and a long form, and of two forms of one word ("distillery", "distillers"). */
  variant: 0.93,
  stem: 0.86,
  /** The factor of likeness by letters between two words that many names have. */
  established: 0.85,
  /** The largest distance of words that sound alike, in hundredths of a consonant: for words, for short ones of one consonant, for long ones, and for whole names. */
  alike: 46,
  alikeShort: 30,
  alikeLong: 60,
  alikeTogether: 40,
  /** The same of words that sound nearly alike, for each consonant of the shorter; and their likeness, less this for each hundredth. */
  nearEach: 40,
  near: 0.76,
  nearLoss: 0.001,
  /** How much a word of each class counts, for what it tells about a business. */
  generic: 0.35,
  devotional: 0.6,
  trade: 0.5,
  place: 0.55,
  name: 0.9,
  /** The most that a single letter counts. */
  letter: 0.25,
};
