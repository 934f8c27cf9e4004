import { compareWords, editDistance, HOW, INITIAL_LIKE, joinLike, makeWord, type Word } from './likeness.ts';
import { keyOf, normalise } from './normalise.ts';
import {
  addPair,
  makePairs,
  makeSide,
  MOST_WORDS,
  settle,
  VERDICT,
  traitsOf,
  type Pairs,
  type Side,
} from './settle.ts';
import { CONSONANT, formDistance, gapsOf, type Form } from './sound.ts';
import type { Written } from './written.ts';

/** A name ready to be held against another. */
export interface Comparable {
  readonly key: string;
  readonly words: readonly Word[];
}

export type Group = 'exact' | 'sounds_like' | 'similar';

/** What two names come to. `score` is above 0 and at most 1, rounded to three places. */
export interface Verdict {
  readonly group: Group;
  readonly score: number;
  readonly why: string;
}

/** How many names hold a word, and how many names there are: what weights are made from. */
export interface Frequencies {
  readonly total: number;
  count(word: string): number;
}

export function comparable(name: string, { total, count }: Frequencies): Comparable {
  const { words, key } = normalise(name);
  return { key, words: words.slice(0, MOST_WORDS).map((word) => makeWord(word, count(word), total)) };
}

const pairs = makePairs();
const mySide = makeSide();
const theirSide = makeSide();

function fill(side: Side, words: readonly Word[]): void {
  side.count = words.length;
  words.forEach((word, at) => {
    side.weights[at] = word.weight;
    side.kinds[at] = traitsOf(word);
  });
}

/** How the words of two names are written in them. */
export interface BothWritten {
  readonly mine: Written;
  readonly theirs: Written;
}
const AS_COMPARED: BothWritten = { mine: (word) => word, theirs: (word) => word };

/**
 * The whole comparison of two names, word by word, with nothing spared. The same both ways, but for the order of words in `why`.
 *
 * @param written how `why` writes their words; as they are compared, where it is not given
 */
export function compareNames(
  mine: Comparable,
  theirs: Comparable,
  written: BothWritten = AS_COMPARED,
): Verdict | undefined {
  if (mine.key === theirs.key) return { group: 'exact', score: 1, why: sameWhy(textsOf(mine), textsOf(theirs)) };
  fill(mySide, mine.words);
  fill(theirSide, theirs.words);
  pairs.count = 0;
  for (let i = 0; i < mine.words.length; i++) {
    for (let j = 0; j < theirs.words.length; j++) {
      const [a, b] = [mine.words[i]!, theirs.words[j]!];
      const alike = compareWords(a, b);
      if (alike) addPair(pairs, i, 1, j, 1, alike.how, alike.like);
      else if (isInitial(a.text, b.text)) addPair(pairs, i, 1, j, 1, HOW.initial, INITIAL_LIKE);
      const [nextA, nextB] = [mine.words[i + 1], theirs.words[j + 1]];
      const joinedB = nextB && joinLike(a.text, b.text, nextB.text);
      if (joinedB) addPair(pairs, i, 1, j, 2, joinedB.how, joinedB.like);
      const joinedA = nextA && joinLike(b.text, a.text, nextA.text);
      if (joinedA) addPair(pairs, i, 2, j, 1, joinedA.how, joinedA.like);
    }
  }
  const verdict = settle(pairs, mySide, theirSide);
  if (verdict === VERDICT.sounds_like)
    return {
      group: 'sounds_like',
      score: round(pairs.score),
      why: reasons(pairs, textsOf(mine), textsOf(theirs), written),
    };
  const apart = wholeApart(mine.words, theirs.words);
  if (apart !== undefined) {
    return {
      group: 'sounds_like',
      score: round(wholeScore(apart)),
      why: wholeWhy(textsOf(mine), textsOf(theirs), written),
    };
  }
  if (verdict === VERDICT.none) return undefined;
  return { group: 'similar', score: round(pairs.score), why: reasons(pairs, textsOf(mine), textsOf(theirs), written) };
}

/** An initial stands for a word that begins with it. */
function isInitial(a: string, b: string): boolean {
  return (a.length === 1 && b.length > 2 && b.startsWith(a)) || (b.length === 1 && a.length > 2 && a.startsWith(b));
}

/** The sound of the words run together, and its consonants: what joining or splitting words leaves as it is. */
export function wholeSound(words: readonly { readonly form: Pick<Form, 'sounds'> }[]): {
  form: Form;
  skeleton: string;
} {
  const form: number[] = [];
  for (const word of words)
    for (const code of word.form.sounds) if (form.at(-1) !== code && form.length < 120) form.push(code);
  let skeleton = '';
  for (let at = 0; at < form.length; at++) {
    const kept = wholeConsonant(form[at]!);
    if (kept !== 0 && skeleton.charCodeAt(skeleton.length - 1) !== kept) skeleton += String.fromCharCode(kept);
  }
  const sounds = Uint8Array.from(form);
  return { form: { sounds, gaps: gapsOf(sounds) }, skeleton };
}

/** The class of a sound in a name run together, where w, y and h come and go wherever they stand; 0 for what is left out. */
export function wholeConsonant(sound: number): number {
  return sound === 119 || sound === 121 || sound === 104 ? 0 : CONSONANT[sound]!;
}

/** Three consonants at least must speak for names that are alike only when run together. */
export const LEAST_WHOLE = 3;
/** The most that they may differ by in sound, in hundredths. */
export const WHOLE_ALIKE = 40;

/** How far apart two names sound when run together, if they are alike at all so and in nothing else but where words part. */
function wholeApart(mine: readonly Word[], theirs: readonly Word[]): number | undefined {
  if (mine.length === theirs.length) return undefined;
  const [a, b] = [wholeSound(mine), wholeSound(theirs)];
  if (a.skeleton !== b.skeleton || a.skeleton.length < LEAST_WHOLE) return undefined;
  const apart = formDistance(a.form, b.form, WHOLE_ALIKE);
  return apart <= WHOLE_ALIKE ? apart : undefined;
}

/** The score of two names that sound alike run together. */
export function wholeScore(apart: number): number {
  return 0.96 - apart * 0.0015;
}

function textsOf({ words }: Comparable): string[] {
  return words.map(({ text }) => text);
}

/** Why two names are the same, given their words. */
export function sameWhy(mine: readonly string[], theirs: readonly string[]): string {
  const [a, b] = [mine.join(' '), theirs.join(' ')];
  return a === b || keyOf([a]) === keyOf([b])
    ? 'the same name: case, accents, punctuation, plurals and legal endings are disregarded'
    : 'the same name, joined or split differently: spaces are disregarded';
}

/** Why two names that part into words differently sound the same. */
export function wholeWhy(mine: readonly string[], theirs: readonly string[], written: BothWritten): string {
  return `run together, ${mine.map(written.mine).join(' ')} and ${theirs.map(written.theirs).join(' ')} sound alike`;
}

/** What the pairs that were settled on say of two names, given their words. */
export function reasons(
  pairs: Pairs,
  mine: readonly string[],
  theirs: readonly string[],
  written: BothWritten,
): string {
  const parts: string[] = [];
  const same: string[] = [];
  for (const at of pairs.chosen) {
    const how = pairs.how[at]!;
    const [i, j] = [pairs.mine[at]!, pairs.theirs[at]!];
    const a = mine.slice(i, i + pairs.mineSpan[at]!).join(' ');
    const b = theirs.slice(j, j + pairs.theirSpan[at]!).join(' ');
    const ours = mine
      .slice(i, i + pairs.mineSpan[at]!)
      .map(written.mine)
      .join(' ');
    const other = theirs
      .slice(j, j + pairs.theirSpan[at]!)
      .map(written.theirs)
      .join(' ');
    if (a === b) same.push(other);
    else if (how === HOW.same) parts.push(`"${ours}" and "${other}" differ in spacing only`);
    else if (how === HOW.sound) parts.push(`${soundReason(a, b)}: ${ours} / ${other}`);
    else if (how === HOW.variant) parts.push(`two spellings of one word: ${ours} / ${other}`);
    else if (how === HOW.stem) parts.push(`forms of one word: ${ours} / ${other}`);
    else if (how === HOW.initial) parts.push(`${ours} and ${other} begin alike`);
    else parts.push(`${lettersReason(a.replace(' ', ''), b.replace(' ', ''))}: ${ours} / ${other}`);
  }
  const more = theirs.filter((_, j) => (pairs.theirsUsed & (1 << j)) === 0).map(written.theirs);
  const fewer = mine.filter((_, i) => (pairs.mineUsed & (1 << i)) === 0).map(written.mine);
  const complete = more.length === 0 && fewer.length === 0;
  if (!pairs.inOrder)
    parts.push(parts.length === 0 && complete ? 'same words in another order' : 'words in another order');
  if (!complete && same.length > 0) parts.unshift(`both have "${same.join(' ')}"`);
  if (more.length > 0) parts.push(`it also has "${more.join(' ')}"`);
  if (fewer.length > 0) parts.push(`it lacks "${fewer.join(' ')}"`);
  return parts.join('; ');
}

/** The spellings that two words use for one sound, where one of the known ones accounts for it. */
function soundReason(a: string, b: string): string {
  for (const [x, y] of ALTERNATIVES) {
    if (a.replaceAll(x, y) === b || b.replaceAll(x, y) === a)
      return y === '' ? `${x} is silent` : `${x} and ${y} sound alike`;
  }
  const squeezed = (word: string): string => word.replace(/(.)\1+/g, '$1');
  if (squeezed(a) === squeezed(b)) return 'doubled letters sound as one';
  const found = ALTERNATIVES.find(
    ([x, y]) =>
      y !== '' &&
      ((a.includes(x) && !b.includes(x) && b.includes(y)) || (b.includes(x) && !a.includes(x) && a.includes(y))),
  );
  return found ? `${found[0]} and ${found[1]} sound alike` : 'they sound alike';
}
const ALTERNATIVES =
  `gy dj,gy j,dj j,ky ch,hy sh,dw j,dz j,tw ch,ts ch,kw qu,kw k,qu k,ph f,ck k,ng n,kp p,gb b,x ks,c k,z s,ight ite,h ,r l,ie y,ey ei,oo u,u o,e i,w `
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]);

function lettersReason(a: string, b: string): string {
  const edits = editDistance(a, b);
  if (edits === 1 && a.length === b.length) {
    const at = [...a].findIndex((letter, place) => letter !== b[place]);
    if (a[at] === b[at + 1] && a[at + 1] === b[at]) return 'two letters are swapped';
  }
  return edits === 1 ? 'one letter differs' : 'two letters differ';
}

export function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}
