import { isGeneric } from '../likeness/whole-part.ts';
import { canonicalWord, rawWords } from '../spelling/normalise.ts';
import { wordClass } from '../spelling/word-classes.ts';

/** Whether a canonical word tells what a business does, or that it is one, but not whose it is. */
const isOfBusiness = (word: string): boolean => isGeneric(word) || ['generic', 'trade'].includes(wordClass(word) ?? '');

/**
 * The words of a name that tell what the business does, as they are written: what stays if a word of the founder's own comes first.
 *
 * @param without words that may not stay, in lower case, such as those that the law restricts
 */
export const businessWords = (name: string, without: readonly string[] = []): string =>
  name
    .split(/\s+/)
    .filter((written) => {
      const raw = rawWords(written);
      return raw.length > 0 && raw.every((word) => isOfBusiness(canonicalWord(word)) && !without.includes(word));
    })
    .join(' ');
