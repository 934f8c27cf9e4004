import { editDistance, HOW } from './likeness.ts';
import { canonicalWord, rawWords } from '../spelling/normalise.ts';
import { tradeOf } from '../spelling/trades.ts';
import { FOREIGN_FORMS, wordClass } from '../spelling/word-classes.ts';
import { MOST_WORDS, wordBits, type Settled, type WordPair } from './settle.ts';

/*
 * The words that set a name apart: all but legal endings, the country and words that any business may add. A trade is among these,
 * because two trades make two businesses, unless both have it: then it makes them more alike.
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

/** Whether a canonical word tells the trade of a business. */
export type TellsTrade = (word: string) => boolean;

/** What tells the trade of a business, from the words of its name and, where it is well known, the kind of business that it is. */
export function tellsTradeOf(words: readonly string[], kind: string | undefined): TellsTrade {
  const ofKind = kind === undefined ? [] : rawWords(kind).map(canonicalWord);
  const trades = [...words, ...ofKind].map(tradeOf).filter((trade) => trade !== 0);
  if (trades.length === 0 && ofKind.length === 0) return tellsNothing;
  return (word) => trades.includes(tradeOf(word)) || (ofKind.includes(word) && !isGeneric(word));
}

const tellsNothing: TellsTrade = () => false;

/** A bit for each word that sets a name apart from any other: neither one that any business may add nor of a trade. */
export function ownBits(words: readonly string[]): number {
  return bitsWhere(words, (word) => !isGeneric(word) && wordClass(word) !== 'trade' && wordClass(word) !== 'generic');
}

/** The words that {@link ownBits} tells, joined. */
export function ownPart(words: readonly string[]): string {
  const bits = ownBits(words);
  return words.filter((_, at) => (bits & wordBits(at)) !== 0).join('');
}

/** A bit for each word. */
export const allBits = (words: readonly string[]): number => bitsWhere(words, () => true);

function bitsWhere(words: readonly string[], holds: (word: string) => boolean): number {
  let bits = 0;
  words.forEach((word, at) => (bits |= holds(word) ? wordBits(at) : 0));
  return bits;
}

/** A bit for each word that sets a name apart from one whose trade is told so. */
function distinctiveBits(words: readonly string[], isSameTrade: TellsTrade): number {
  const hasSame = words.some(isSameTrade);
  // Beside a word of the same trade, a word of many trades is no other.
  const isVague = (word: string): boolean => hasSame && wordClass(word) === 'trade' && tradeOf(word) === 0;
  return bitsWhere(words, (word) => !isGeneric(word) && !isSameTrade(word) && !isVague(word));
}

/** A business that a name may be taken for: its name, and the kind of business that it is if it is well known. */
export interface Business {
  readonly words: readonly string[];
  readonly kind: string | undefined;
  /** Whether everyone knows it: a name of the same trade that is a letter or two away is then taken for it too. */
  readonly isKnown: boolean;
}

export interface WholePart {
  /** The whole distinctive part of my name, and of theirs. */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** Whether mine is this part, written or sounding the same; otherwise it is a letter or two away. */
  readonly isSame: boolean;
  /** Whether mine is theirs word by word, so that no word is left on either side: the same name but for the order of other words. */
  readonly isComplete: boolean;
}

/**
 * The whole distinctive part of their name, if my name is this part plus only generic words and words of the same trade; otherwise
 * undefined.
 *
 * @param own {@link ownBits} of my words
 * @param business reads their words, and only if this may be so
 */
export function wholePart(
  { chosen, mineUsed, theirsUsed }: Settled,
  own: number,
  mine: readonly string[],
  business: () => Business,
): WholePart | undefined {
  if ((own & ~mineUsed) !== 0 || mine.length > MOST_WORDS) return undefined;
  const { words, kind, isKnown } = business();
  if (words.length > MOST_WORDS) return undefined;
  const tellsTheirs = tellsTradeOf(words, kind);
  const myBits = distinctiveBits(mine, tellsTheirs);
  const theirBits = distinctiveBits(words, tellsTradeOf(mine, isKnown ? kind : undefined));
  if (myBits === 0 || theirBits === 0) return undefined;
  const most = isKnown && mine.some(tellsTheirs) ? HOW.letters : HOW.sound;
  let [myLeft, theirLeft, isSame] = [myBits, theirBits, true];
  let [myPart, theirPart] = [myBits, theirBits];
  let reach = -1;
  for (const pair of chosen) {
    const [my, their] = [wordBits(pair.mine, pair.mineSpan), wordBits(pair.theirs, pair.theirSpan)];
    if ((my & myBits) === 0 && (their & theirBits) === 0) continue;
    if (pair.theirs < reach) return undefined;
    reach = pair.theirs;
    if (pair.how > most || isChance(pair, mine, words)) return undefined;
    if (pair.how > HOW.sound) {
      if (!isNear(pair, mine, words)) return undefined;
      isSame = false;
    }
    myLeft &= ~my;
    theirLeft &= ~their;
    // A pair is one unit, though half of it may tell a trade ("Holy Fire", "Holyfire").
    myPart |= my;
    theirPart |= their;
  }
  if (myLeft !== 0 || theirLeft !== 0) return undefined;
  const within = (all: readonly string[], bits: number) => all.filter((_, at) => (bits & wordBits(at)) !== 0);
  return {
    mine: within(mine, myPart),
    theirs: within(words, theirPart),
    isSame,
    isComplete: isSame && mineUsed === allBits(mine) && theirsUsed === allBits(words),
  };
}

/** Whether no more than a letter in four differs. */
function isNear(pair: WordPair, mine: readonly string[], theirs: readonly string[]): boolean {
  const [my, their] = [joined(mine, pair.mine, pair.mineSpan), joined(theirs, pair.theirs, pair.theirSpan)];
  return editDistance(my, their) * 4 <= Math.min(my.length, their.length);
}

const joined = (words: readonly string[], at: number, span: number): string => words.slice(at, at + span).join('');

/** Whether two short words may be alike by chance. */
function isChance(pair: WordPair, mine: readonly string[], theirs: readonly string[]): boolean {
  const shorter = Math.min(
    joined(mine, pair.mine, pair.mineSpan).length,
    joined(theirs, pair.theirs, pair.theirSpan).length,
  );
  return pair.how !== HOW.same && shorter < LEAST_HEARD;
}
