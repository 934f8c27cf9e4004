import { isGeneric } from '../likeness/whole-part.ts';
import { canonicalWord, rawWords } from '../spelling/normalise.ts';
import { isPhrasal, wordClass } from '../spelling/word-classes.ts';

/** Whether a canonical word tells what a business does, or that it is one, but not whose it is. */
const isOfBusiness = (word: string): boolean => isGeneric(word) || ['generic', 'trade'].includes(wordClass(word) ?? '');

/**
 * The words of a name that tell what the business does, as they are written: what stays if a word of the founder's own comes first.
 * Words that only build phrases stay between such words ("Bread and Cakes"), not as the rest of a saying ("Gye Nyame").
 *
 * @param without words that may not stay, in lower case, such as those that the law restricts
 */
export function businessWords(name: string, without: readonly string[] = []): string {
  const words = name.split(/\s+/).map((written) => {
    const raw = rawWords(written);
    const canonical = raw.map(canonicalWord);
    const stays = raw.length > 0 && canonical.every(isOfBusiness) && !raw.some((word) => without.includes(word));
    return { written, stays, isLink: canonical.every(isPhrasal) };
  });
  const isFirm = (at: number): boolean => words[at]?.stays === true && !words[at].isLink;
  return words
    .filter(({ stays, isLink }, at) => stays && (!isLink || (isFirm(at - 1) && isFirm(at + 1))))
    .map(({ written }) => written)
    .join(' ');
}
