import { HOW } from './likeness.ts';
import { FOREIGN_FORMS } from '../spelling/word-classes.ts';
import { MOST_WORDS, wordBits, type Settled, type WordPair } from './settle.ts';

/*
 * The words that set a name apart: all but legal endings, the country and words that any business may add. A trade is never among
 * these, because two trades make two businesses.
 */

const GENERIC = new Set(
  (
    'enterprise ent venture company co group holding service svc trading trader limited ltd inc incorporated ghana gh africa african ' +
    'international intl global worldwide general multi business agency associate associated partner partnership solution resource ' +
    'system concept project work industry complex concern brother sister son daughter and of the plus new establishment corporation ' +
    FOREIGN_FORMS
  ).split(/\s+/),
);

/** Whether a canonical word says nothing about which business it is. */
export const isGeneric = (word: string): boolean => GENERIC.has(word);

/** Words shorter than this sound alike too often by chance to be taken for one another. */
const LEAST_HEARD = 6;

/** A bit for each of the words that set a name apart. */
export function distinctiveBits(words: readonly string[]): number {
  let bits = 0;
  words.forEach((word, at) => {
    if (!isGeneric(word)) bits |= wordBits(at);
  });
  return bits;
}

/**
 * The whole distinctive part of their name, if my name is this part, written or sounding the same, plus only generic words; otherwise
 * undefined.
 *
 * @param bits {@link distinctiveBits} of my words
 */
export function wholePart(
  { chosen, inOrder }: Settled,
  bits: number,
  mine: readonly string[],
  theirs: () => readonly string[],
): readonly string[] | undefined {
  if (bits === 0 || !inOrder || mine.length > MOST_WORDS) return undefined;
  let covered = 0;
  let theirsCovered = 0;
  for (const pair of chosen) {
    if (pair.how > HOW.sound) continue;
    covered |= wordBits(pair.mine, pair.mineSpan);
    theirsCovered |= wordBits(pair.theirs, pair.theirSpan);
  }
  if ((bits & ~covered) !== 0) return undefined;
  const words = theirs();
  const isShort = (of: readonly string[], at: number, span: number) =>
    of.slice(at, at + span).join('').length < LEAST_HEARD;
  const isChance = ({ how, mine: my, mineSpan, theirs: their, theirSpan }: WordPair) =>
    how === HOW.sound && (isShort(mine, my, mineSpan) || isShort(words, their, theirSpan));
  if (chosen.some(isChance)) return undefined;
  if (words.length > MOST_WORDS || (distinctiveBits(words) & ~theirsCovered) !== 0) return undefined;
  return words.filter((word) => !isGeneric(word));
}
