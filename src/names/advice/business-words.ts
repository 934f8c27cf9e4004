import { isGeneric } from '../likeness/whole-part.ts';
import { canonicalWord, coreOf, rawWords } from '../spelling/normalise.ts';
import { tradeOf } from '../spelling/trades.ts';
import { variantsOf } from '../spelling/variants.ts';
import { isPhrasal, wordClass } from '../spelling/word-classes.ts';

/** A family goes with the name before it: it says nothing after another word. */
const FAMILY = new Set(['son', 'daughter', 'brother', 'sister', 'bro', 'sis']);
/** What joins a word of the business to one that is not ("House of Ahoofe"). */
const JOINS = new Set(['and', 'of', 'for', 'to', 'in', 'by', 'the']);
/** Words that tell a trade with the next word, and another thing without it ("Day Care", "Bright Day"). */
const WITH_NEXT = new Set(
  (
    'day care,day nursery,eye clinic,eye care,eye center,eye centre,eye hospital,money transfer,mobile money,gold buying,fast food,palm wine,' +
    'palm kernel,palm oil,fruit juice,night club,sea food,hand bag,foot wear,hot meal,flower shop'
  ).split(','),
);
/** Further words of trades, which set names apart nevertheless. */
const TRADES = new Set(
  'provision spot drinking afro making maker eating photographer orphan widow prayer gospel outreach gear tackle kit christian islamic muslim organic halal'.split(
    ' ',
  ),
);
/** The same of churches: no other trade has them in its names. */
const CHURCHES = new Set(['camp', 'worship']);
const WORSHIP = tradeOf('church');
const tellsChurch = (word: string): boolean => CHURCHES.has(word) || tradeOf(word) === WORSHIP;
/** Whether a canonical word tells a trade: in the name of a church, words of other trades are of a saying ("Holy Fire", "Living Water"). */
const tellsTrade = (word: string, isOfChurch: boolean): boolean =>
  TRADES.has(word) || tellsChurch(word) || (!isOfChurch && wordClass(word) === 'trade');

/** Whether a canonical word tells what a business does, or that it is one, but not whose it is. */
export function isOfBusiness(word: string, isOfChurch = false): boolean {
  if (FAMILY.has(word) || /^\d/.test(word)) return false;
  if (tellsTrade(word, isOfChurch) || isGeneric(word) || wordClass(word) === 'generic') return true;
  return word.length > 2 && variantsOf(word).some((full) => ['generic', 'trade'].includes(wordClass(full.word) ?? ''));
}

const mayBeGoods = (word: string): boolean =>
  canonicalWord(word) !== word && wordClass(canonicalWord(word)) === undefined;

/** A written word of a name, and its words, folded. */
export interface WrittenWord {
  readonly written: string;
  readonly raw: readonly string[];
  /**
   * Whether it tells what the business does, or joins words that do. All others set the name apart, as a whole: half of a person's name or
   * of a saying says nothing after another word.
   */
  readonly stays: boolean;
}

/** The written words of a name. */
export function writtenWords(name: string): WrittenWord[] {
  const parts = name.split(/\s+/).map((written) => ({ written, raw: rawWords(written) }));
  const canonical = parts.map(({ raw }) => raw.map(canonicalWord));
  const isOfChurch = canonical.flat().some(tellsChurch);
  let core = coreOf(rawWords(name)).end;
  let hasTrade = false;
  const kinds = parts.map(({ raw }, at): 'own' | 'business' | 'link' => {
    const words = canonical[at]!;
    core -= raw.length;
    if (core < 0 && at > 0) return 'business';
    if (raw.every((word, place) => JOINS.has(word) || isPhrasal(words[place]!))) return 'link';
    const isTrade = words.every((word) => tellsTrade(word, isOfChurch));
    hasTrade ||= isTrade;
    const isPlace = hasTrade && words.every((word) => wordClass(word) === 'place');
    const isWithNext = WITH_NEXT.has(`${words.join(' ')} ${canonical[at + 1]?.[0]}`);
    return isPlace || isWithNext || words.every((word) => isOfBusiness(word, isOfChurch)) ? 'business' : 'own';
  });
  // Where no word is known to tell a trade, a plural at the end may ("Yayra Looms").
  const last = kinds.lastIndexOf('own');
  if (!hasTrade && kinds.indexOf('own') < last && parts[last]!.raw.every(mayBeGoods)) kinds[last] = 'business';
  return parts.map((part, at) => {
    const before = kinds.slice(0, at).findLast((kind) => kind !== 'link');
    const after = kinds.slice(at + 1).find((kind) => kind !== 'link');
    const joins =
      before === 'business' && (after === 'business' || (after === 'own' && part.raw.every((word) => JOINS.has(word))));
    return { ...part, stays: kinds[at] === 'business' || (kinds[at] === 'link' && joins) };
  });
}

/**
 * The words of a name that tell what the business does, as they are written: what stays if a word of the founder's own comes first.
 *
 * @param without words that may not stay, in lower case, such as those that the law restricts
 */
export const businessWords = (name: string, without: readonly string[] = []): string =>
  writtenWords(name)
    .filter(({ stays, raw }) => stays && !raw.some((word) => without.includes(word)))
    .map(({ written }) => written)
    .join(' ');
