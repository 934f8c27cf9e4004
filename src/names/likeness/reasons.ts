import type { Verdict } from './compare.ts';
import { editDistance, HOW, type How } from './likeness.ts';
import { keyOf } from '../spelling/normalise.ts';
import { areMisheard, isShortFor } from '../spelling/variants.ts';
import { tellsTradeOf } from './whole-part.ts';
import { MOST_WORDS, wordBits, type Settled } from './settle.ts';
import type { Written } from '../spelling/written.ts';
import { quotedName } from '../../text/invisible.ts';

/*
 * The reason for a match, in words.
 */

/** How the words of two names are written in these names. */
export interface BothWritten {
  readonly mine: Written;
  readonly theirs: Written;
}

/** Words as a name writes them, in quotation marks: they are a stranger's. */
export const asWritten = (words: readonly string[], written: Written): string =>
  quotedName(words.map(written).join(' '));

/**
 * Why two names are alike, given their words and the verdict on them.
 *
 * @param kind the kind of business that bears their name, if it is well known
 */
export function explain(
  { group, settled }: Pick<Verdict, 'group' | 'settled'>,
  mine: readonly string[],
  theirs: readonly string[],
  written: BothWritten,
  kind?: string,
): string {
  if (group === 'exact') return sameWhy(mine, theirs);
  if (settled === undefined) return togetherWhy(mine, theirs, written);
  return reasons(settled, mine, theirs.slice(0, MOST_WORDS), written, kind);
}

/** Why two names are the same. */
function sameWhy(mine: readonly string[], theirs: readonly string[]): string {
  const [ours, other] = [mine.join(' '), theirs.join(' ')];
  return ours === other || keyOf([ours]) === keyOf([other])
    ? 'the same name to this check, which disregards case, accents, punctuation, plurals and legal endings'
    : 'the same name to this check, joined or split differently: it disregards spaces';
}

/** Why two names sound the same although they divide into words differently. */
function togetherWhy(mine: readonly string[], theirs: readonly string[], written: BothWritten): string {
  return `run together, ${asWritten(mine, written.mine)} and ${asWritten(theirs, written.theirs)} sound alike`;
}

/** What settling found of two names. */
function reasons(
  { chosen, mineUsed, theirsUsed, inOrder }: Settled,
  mine: readonly string[],
  theirs: readonly string[],
  written: BothWritten,
  kind: string | undefined,
): string {
  const parts: string[] = [];
  const same: string[] = [];
  for (const pair of chosen) {
    const myWords = mine.slice(pair.mine, pair.mine + pair.mineSpan);
    const theirWords = theirs.slice(pair.theirs, pair.theirs + pair.theirSpan);
    const [ours, other] = [asWritten(myWords, written.mine), asWritten(theirWords, written.theirs)];
    const [myText, theirText] = [myWords.join(''), theirWords.join('')];
    if (myWords.join(' ') === theirWords.join(' ')) same.push(...myWords);
    else if (pair.how === HOW.same) parts.push(`${ours} and ${other} differ in spacing only`);
    else if (isShortFor(myText, theirText)) parts.push(shortReason(pair.how, ours, other));
    else if (isShortFor(theirText, myText)) parts.push(shortReason(pair.how, other, ours));
    else if (pair.how === HOW.sound) parts.push(`${soundReason(myText, theirText)}: ${ours} / ${other}`);
    else if (areMisheard(myText, theirText)) parts.push(`m and n are easily misheard: ${ours} / ${other}`);
    else if (pair.how === HOW.variant || pair.how === HOW.stem) parts.push(`forms of one word: ${ours} / ${other}`);
    else if (pair.how === HOW.initial) parts.push(`${ours} and ${other} begin alike`);
    else parts.push(`${lettersReason(myText, theirText)}: ${ours} / ${other}`);
  }
  const left = theirs.filter((_, at) => (theirsUsed & wordBits(at)) === 0);
  const myLeft = mine.filter((_, at) => (mineUsed & wordBits(at)) === 0);
  const complete = left.length === 0 && myLeft.length === 0;
  if (!inOrder) parts.push(parts.length === 0 && complete ? 'same words in another order' : 'words in another order');
  if (!complete && same.length > 0) parts.unshift(`both have ${asWritten(same, written.mine)}`);
  // A word that tells the trade of the other name makes the two more alike: it is no difference.
  const [tellsMine, tellsTheirs] = [tellsTradeOf(mine, undefined), tellsTradeOf(theirs, kind)];
  const [myTrade, theirTrade] = [myLeft.filter(tellsTheirs), left.filter(tellsMine)];
  const [mineTold, theirsTold] = [asWritten(myTrade, written.mine), asWritten(theirTrade, written.theirs)];
  if (myTrade.length > 0 && theirTrade.length > 0) parts.push(`the same trade: ${mineTold} / ${theirsTold}`);
  else if (myTrade.length > 0) parts.push(`your ${mineTold} is a word of the same trade`);
  else if (theirTrade.length > 0) parts.push(`${theirsTold} in the other is a word of the same trade`);
  const more = left.filter((word) => !theirTrade.includes(word));
  const fewer = myLeft.filter((word) => !myTrade.includes(word));
  if (more.length > 0) parts.push(`only the other has ${asWritten(more, written.theirs)}`);
  if (fewer.length > 0) parts.push(`only yours has ${asWritten(fewer, written.mine)}`);
  return parts.join('; ');
}

/** That one word is the short form of another, which may be said alike. */
const shortReason = (how: How, short: string, full: string): string =>
  how === HOW.sound ? `${short} is read as ${full}` : `${short} is short for ${full}`;

/** Which spellings of one sound two words use; a general reason if none of the known ones explains it. */
function soundReason(a: string, b: string): string {
  const becomes = (one: string, other: string, x: string, y: string): boolean =>
    one.includes(x) && one.replaceAll(x, y) === other;
  for (const [x, y] of ALTERNATIVES) {
    if (becomes(a, b, x, y) || becomes(b, a, x, y)) return y === '' ? `${x} is silent` : `${x} and ${y} sound alike`;
  }
  const squeezed = (word: string): string => word.replace(/(.)\1+/g, '$1');
  if (squeezed(a) === squeezed(b)) return 'doubled letters sound as one';
  const apart = editDistance(a, b);
  const explains = (one: string, other: string, x: string, y: string): boolean =>
    one.includes(x) && !other.includes(x) && other.includes(y) && editDistance(one.replaceAll(x, y), other) < apart;
  const found = ALTERNATIVES.find(([x, y]) => y !== '' && (explains(a, b, x, y) || explains(b, a, x, y)));
  return found ? `${found[0]} and ${found[1]} sound alike` : 'they sound alike';
}
const ALTERNATIVES =
  `gy dj,gy j,dj j,di dj,ky ch,hy sh,dw j,dz j,tw ch,ts ch,kw qu,kw k,qu k,ph f,ck k,ng n,kp p,gb b,x ks,c k,z s,w v,or o,ight ite,h ,r l,ie y,ey ei,oo u,u o,e i,w `
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]);

function lettersReason(a: string, b: string): string {
  const edits = editDistance(a, b);
  if (edits === 1 && a.length === b.length) {
    const at = [...a].findIndex((letter, place) => letter !== b[place]);
    if (a[at] === b[at + 1] && a[at + 1] === b[at]) return 'two letters are swapped';
  }
  if (edits > 2) return 'they sound nearly alike';
  return edits === 1 ? 'one letter differs' : 'two letters differ';
}
