import { FITTED } from '../fitted.ts';
import { HOW, type How, type Word } from './likeness.ts';
import type { WordClass } from '../spelling/word-classes.ts';

/**
 * From pairs of like words to a verdict on two names. The index settles the pairs that it retrieved; the slow reference in the
 * tests settles all pairs there are, with the same code.
 */

/** The number of words of a name that are compared; the key of a name has all its words. */
export const MOST_WORDS = 32;
const MOST_PAIRS = 256;

/** Pairs of like words of two names, as columns. A pair covers one word or two neighbours on either side. */
export interface Pairs {
  count: number;
  readonly mine: Uint8Array;
  readonly theirs: Uint8Array;
  readonly mineSpan: Uint8Array;
  readonly theirSpan: Uint8Array;
  readonly how: Uint8Array;
  readonly like: Float64Array;
}

/** In which way two names are alike, the strongest first. */
export const GROUPS = ['exact', 'sounds_like', 'similar'] as const;
export type Group = (typeof GROUPS)[number];

/** The verdict on two names, with what is needed to say why they are alike. */
export interface Settled {
  readonly group: Exclude<Group, 'exact'>;
  /** Above 0 and below 1. */
  readonly score: number;
  /** The chosen pairs, in the order of my words. */
  readonly chosen: readonly WordPair[];
  /** A bit for each word that a chosen pair covers. */
  readonly mineUsed: number;
  readonly theirsUsed: number;
  readonly inOrder: boolean;
}

/** Like words of two names: the place of the first word in each name, the number of words (1 or 2), and how they are alike. */
export interface WordPair {
  readonly mine: number;
  readonly mineSpan: number;
  readonly theirs: number;
  readonly theirSpan: number;
  readonly how: How;
}

export function makePairs(): Pairs {
  return {
    count: 0,
    mine: new Uint8Array(MOST_PAIRS),
    theirs: new Uint8Array(MOST_PAIRS),
    mineSpan: new Uint8Array(MOST_PAIRS),
    theirSpan: new Uint8Array(MOST_PAIRS),
    how: new Uint8Array(MOST_PAIRS),
    like: new Float64Array(MOST_PAIRS),
  };
}

export function addPair(
  pairs: Pairs,
  mine: number,
  mineSpan: number,
  theirs: number,
  theirSpan: number,
  how: How,
  like: number,
): void {
  const at = pairs.count;
  if (at === MOST_PAIRS) return;
  pairs.mine[at] = mine;
  pairs.mineSpan[at] = mineSpan;
  pairs.theirs[at] = theirs;
  pairs.theirSpan[at] = theirSpan;
  pairs.how[at] = how;
  pairs.like[at] = like;
  pairs.count++;
}

/** What settling needs of the words of one name. */
export interface Side {
  count: number;
  readonly weights: Float64Array;
  /** The {@link traitsOf} each word. */
  readonly kinds: Uint16Array;
  /** The trades that the business of a well-known name has, whatever its words tell. */
  trades: readonly number[];
}

const NO_TRADES: readonly number[] = [];

export function makeSide(): Side {
  return { count: 0, weights: new Float64Array(MOST_WORDS), kinds: new Uint16Array(MOST_WORDS), trades: NO_TRADES };
}

/** Fills a side with the words of a name. */
export function fillSide(side: Side, words: readonly Word[]): void {
  side.count = words.length;
  words.forEach((word, at) => {
    side.weights[at] = word.weight;
    side.kinds[at] = traitsOf(word);
  });
}

/** Word classes as numbers; those from `generic` on do not distinguish a name. */
const KINDS: readonly (WordClass | undefined)[] = [undefined, 'name', 'generic', 'devotional', 'trade', 'place'];
const NAME = 1;
const GENERIC = 2;
const TRADE = 4;
export const ESTABLISHED = 16;
const KIND = ESTABLISHED - 1;
/** The trade of a word stands above these bits. */
const TRADE_SHIFT = 5;

/** The class of a word, whether it is established and its trade, as {@link Side.kinds} holds them. */
export function traitsOf({ kind, established, trade }: Pick<Word, 'kind' | 'established' | 'trade'>): number {
  return KINDS.indexOf(kind) | (established ? ESTABLISHED : 0) | (trade << TRADE_SHIFT);
}

export const kindOf = (traits: number): WordClass | undefined => KINDS[traits & KIND];

/** The traits of a word that is on no list and that few names have. */
const UNLISTED = 0;

/** Whether a word with these traits tells a trade: it may then be no difference between two names. */
export const isTrade = (traits: number): boolean => (traits & KIND) === TRADE;

/** Whether a word stands for whose business it is, if only by a saying or a place: it is neither generic nor of a trade. */
function tellsOwner(traits: number): boolean {
  return (traits & KIND) !== GENERIC && (traits & KIND) !== TRADE;
}

/** The bit of the word at a place, or the bits of two neighbours. */
export function wordBits(at: number, span = 1): number {
  return (span === 2 ? 3 : 1) << at;
}

const BEST_SIMILAR = 0.97;
const OTHER_ORDER = 0.004;
/** A trade in other words is no difference, but a name of the same words comes first. */
const OTHER_TRADE_WORDS = 0.01;
const JOIN_LOSS = 0.02;

/**
 * Chooses the best pairs, each word at most once, and judges the names by them. Symmetric: every measure treats mine and theirs
 * alike. Two names are similar if they share most of their weight, and not only in words that do not distinguish a name.
 *
 * @returns undefined if the names are not alike
 */
export function settle(pairs: Pairs, mine: Side, theirs: Side): Settled | undefined {
  const chosen: number[] = [];
  let mineUsed = 0;
  let theirsUsed = 0;
  for (;;) {
    let best = -1;
    let bestGain = 0;
    for (let at = 0; at < pairs.count; at++) {
      const [my, their] = [pairs.mine[at]!, pairs.theirs[at]!];
      const [mySpan, theirSpan] = [pairs.mineSpan[at]!, pairs.theirSpan[at]!];
      if ((mineUsed & wordBits(my, mySpan)) !== 0 || (theirsUsed & wordBits(their, theirSpan)) !== 0) continue;
      const gain = pairs.like[at]! + (mySpan + theirSpan - 2) * 0.1 - Math.abs(my - their) * 1e-4 - (my + their) * 1e-7;
      if (gain > bestGain) {
        bestGain = gain;
        best = at;
      }
    }
    if (best < 0) break;
    chosen.push(best);
    mineUsed |= wordBits(pairs.mine[best]!, pairs.mineSpan[best]!);
    theirsUsed |= wordBits(pairs.theirs[best]!, pairs.theirSpan[best]!);
  }
  if (chosen.length === 0) return undefined;
  chosen.sort((a, b) => pairs.mine[a]! - pairs.mine[b]!);
  let matched = 0;
  let total = 0;
  let own = 0;
  let common = 0;
  let told = 0;
  let rare = false;
  let sameTrade = false;
  let excess = 0;
  let [written, heard] = [true, true];
  let inOrder = true;
  let reach = -1;
  for (const at of chosen) {
    const [my, their, how] = [pairs.mine[at]!, pairs.theirs[at]!, pairs.how[at]!];
    const [mySpan, theirSpan] = [pairs.mineSpan[at]!, pairs.theirSpan[at]!];
    const [myWeight, theirWeight] = [sumWeights(mine, my, mySpan), sumWeights(theirs, their, theirSpan)];
    const weight = Math.min(myWeight, theirWeight);
    if (how === HOW.letters) excess += Math.max(myWeight, theirWeight) - weight;
    const joined = mySpan + theirSpan > 2;
    matched += (pairs.like[at]! - (joined ? JOIN_LOSS : 0)) * weight;
    total += weight;
    if (how > HOW.same) written = false;
    if (how > HOW.sound) heard = false;
    if (their < reach) inOrder = false;
    reach = their;
    if (how === HOW.initial) continue;
    const [mineKind, theirKind] = [mine.kinds[my]!, theirs.kinds[their]!];
    if (!joined && (mineKind & KIND) >= GENERIC && (theirKind & KIND) >= GENERIC) {
      if (tellsOwner(mineKind) && tellsOwner(theirKind)) told++;
      if (isTrade(mineKind) && isTrade(theirKind)) sameTrade = true;
      continue;
    }
    if (!joined && (mineKind & theirKind & ESTABLISHED) !== 0) {
      common++;
      if (how === HOW.same && isRare(weight, mineKind)) rare = true;
    } else own++;
  }
  const [myLeft, theirLeft] = [leftOf(mine, mineUsed, theirs), leftOf(theirs, theirsUsed, mine)];
  const [leftMine, leftTheirs] = [myLeft.is, theirLeft.is];
  const nothingLeft = myLeft.saysNothing && theirLeft.saysNothing;
  const left = differenceOf(myLeft, theirLeft, matched / total);
  // A rare word a letter or two from a common one is its misspelling, or another word: where more sets the names apart, another.
  const coverage = matched / (total + (left + (nothingLeft ? 0 : excess)) / 2);
  const isTradeRetold = left < myLeft.weight + theirLeft.weight;
  const complete = !leftMine && !leftTheirs;
  const isHeard = complete && inOrder && heard;
  // One distinctive word is enough, and so are two words that many names have. One of these alone, such as a surname, or words of a
  // saying or a place are enough only if no other word tells the names apart. Other words must make up the whole of one name.
  const bothLeft = leftMine && leftTheirs;
  // If the trade is the same and only one of the two adds a word, a listed name is enough that the register shows to be rare.
  const isSameTrade = sameTrade || myLeft.sameTrade > 0 || theirLeft.sameTrade > 0;
  const oneAdds = isSameTrade && (myLeft.saysNothing || theirLeft.saysNothing);
  if (!isHeard) {
    if (own === 0 && common < 2 && bothLeft && !(common + told > 0 && nothingLeft) && !(rare && oneAdds))
      return undefined;
    if (own + common === 0 && !complete && !nothingLeft && chosen.length < 2) return undefined;
    // Where all that is shared is written the same, less need be shared.
    const isContained = written && (own > 0 || (rare && oneAdds)) && (!bothLeft || oneAdds);
    const first = chosen[0]!;
    const begins = pairs.mine[first] === 0 && pairs.theirs[first] === 0;
    const isBegun = written && own > 0 && begins && !(myLeft.otherTrade && theirLeft.otherTrade);
    const least = isContained ? FITTED.contained : isBegun ? FITTED.begins : FITTED.similar;
    if (coverage < least) return undefined;
  }
  return {
    group: isHeard ? 'sounds_like' : 'similar',
    score: isHeard
      ? Math.min(0.99, coverage)
      : coverage * BEST_SIMILAR - (inOrder ? 0 : OTHER_ORDER) - (isTradeRetold ? OTHER_TRADE_WORDS : 0),
    chosen: chosen.map((at) => pairAt(pairs, at)),
    mineUsed,
    theirsUsed,
    inOrder,
  };
}

/** At this share of the full weight, a word that many names have by a list or in all is rare in a register large enough to tell. */
const RARE_SHARE = 0.7;

/** Whether the register shows a word that counts as common to be rare. */
function isRare(weight: number, traits: number): boolean {
  return weight >= RARE_SHARE * ((traits & KIND) === NAME ? FITTED.name : 1);
}

/**
 * Whether sharing less than {@link FITTED.similar} may be enough for {@link settle}. Only pairs of words as written are looked at: the
 * other conditions need what settling finds.
 */
export function mayShareLess(pairs: Pairs, mine: Side, theirs: Side): boolean {
  let [mineWritten, theirsWritten] = [0, 0];
  let [begins, isOwn] = [false, false];
  for (let at = 0; at < pairs.count; at++) {
    if (pairs.how[at] !== HOW.same) continue;
    const [my, their] = [pairs.mine[at]!, pairs.theirs[at]!];
    const [mySpan, theirSpan] = [pairs.mineSpan[at]!, pairs.theirSpan[at]!];
    mineWritten |= wordBits(my, mySpan);
    theirsWritten |= wordBits(their, theirSpan);
    if (my === 0 && their === 0) begins = true;
    if (mySpan + theirSpan > 2 || mine.kinds[my] === UNLISTED) isOwn = true;
  }
  return (begins && isOwn) || isAllOf(mine, mineWritten) || isAllOf(theirs, theirsWritten);
}

/** Whether these words of a name, as bits, are all that tell whose business it is. */
function isAllOf(side: Side, bits: number): boolean {
  for (let at = 0; at < side.count; at++) if ((bits & wordBits(at)) === 0 && tellsOwner(side.kinds[at]!)) return false;
  return true;
}

/** The words of a side that no chosen pair covers. */
interface Left {
  /** Whether there are such words, whether all are generic or tell a trade of the other name, and whether all are generic or tell a trade. */
  readonly is: boolean;
  readonly saysNothing: boolean;
  readonly onlyTrade: boolean;
  readonly weight: number;
  /** The weight of those that tell a trade of the other name. */
  readonly sameTrade: number;
  /** Whether one of them tells a trade that is none of the other name's. */
  readonly otherTrade: boolean;
}

function leftOf(side: Side, used: number, other: Side): Left {
  let [is, saysNothing, onlyTrade, otherTrade] = [false, true, true, false];
  let [weight, sameTrade] = [0, 0];
  const hasTold = tellsTradeOf(side, used, other);
  for (let at = 0; at < side.count; at++) {
    if ((used & wordBits(at)) !== 0) continue;
    is = true;
    const traits = side.kinds[at]!;
    const trade = tradeIn(traits);
    // Beside a word of a trade of the other name, a word of many trades is no other ("Chop Bar", "Restaurant").
    const isTold = isTrade(traits) && (trade === 0 ? hasTold : isToldBy(other, trade));
    if ((traits & KIND) !== GENERIC && !isTold) saysNothing = false;
    if (isTrade(traits) && !isTold) otherTrade = true;
    if (!isTrade(traits) && (traits & KIND) !== GENERIC) onlyTrade = false;
    // Several words of one trade tell it once.
    if (trade !== 0 && tells(side, trade, at, used)) continue;
    weight += side.weights[at]!;
    if (isTold) sameTrade += side.weights[at]!;
  }
  return { is, saysNothing, onlyTrade, weight, sameTrade, otherTrade };
}

/** The trade that a word with these traits tells; 0 for none. */
const tradeIn = (traits: number): number => (isTrade(traits) ? traits >>> TRADE_SHIFT : 0);

/** Whether a name tells this trade. */
const isToldBy = (name: Side, trade: number): boolean =>
  tells(name, trade, name.count, 0) || name.trades.includes(trade);

/** Whether one of a side's words that are not used tells a trade of the other name. */
function tellsTradeOf(side: Side, used: number, other: Side): boolean {
  for (let at = 0; at < side.count; at++) {
    const trade = (used & wordBits(at)) === 0 ? tradeIn(side.kinds[at]!) : 0;
    if (trade !== 0 && isToldBy(other, trade)) return true;
  }
  return false;
}

/** Whether a word before `end` that is not used tells this trade. */
function tells({ kinds }: Side, trade: number, end: number, used: number): boolean {
  for (let at = 0; at < end; at++) if (kinds[at]! >>> TRADE_SHIFT === trade && (used & wordBits(at)) === 0) return true;
  return false;
}

/** From this likeness of the shared words on, they may be one business's; and from here on they are the same words. */
const NEAR = 0.75;
const SAME = 0.98;

/** The weight of the words that set two names apart. A trade that both tell, in whatever words, is no difference between like names. */
function differenceOf(mine: Left, theirs: Left, like: number): number {
  const isNear = mine.onlyTrade && theirs.onlyTrade ? like >= NEAR : like >= SAME;
  return mine.weight + theirs.weight - (isNear ? mine.sameTrade + theirs.sameTrade : 0);
}

function pairAt(pairs: Pairs, at: number): WordPair {
  return {
    mine: pairs.mine[at]!,
    mineSpan: pairs.mineSpan[at]!,
    theirs: pairs.theirs[at]!,
    theirSpan: pairs.theirSpan[at]!,
    how: pairs.how[at] as How,
  };
}

function sumWeights(side: Side, at: number, span: number): number {
  return span === 2 ? side.weights[at]! + side.weights[at + 1]! : side.weights[at]!;
}
