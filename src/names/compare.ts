import type { Sound } from './sound.ts';
import { soundAlike } from './sound.ts';
import type { WordClass } from './words.ts';

/** A word of a name, with all that comparing needs. `weight` (0 to 1) is what sharing it counts for. */
export interface Word {
  readonly text: string;
  readonly sound: Sound;
  readonly weight: number;
  readonly kind: WordClass | undefined;
}

/** A name ready for comparing. */
export interface Comparable {
  readonly key: string;
  readonly words: readonly Word[];
}

export type Group = 'exact' | 'sounds_like' | 'similar';

/** One pair of words that were held against each other, and how. */
export interface Pairing {
  readonly mine: string;
  readonly theirs: string;
  readonly how: 'same' | 'sound' | 'short' | 'letters';
  readonly likeness: number;
}

export interface Verdict {
  readonly group: Group;
  readonly score: number;
  readonly why: string;
}

/** Weight of a word by how many of `total` names hold it, with its class as a prior worth {@link PRIOR_NAMES} names. */
export function wordWeight(count: number, total: number, kind: WordClass | undefined): number {
  const prior = kind === undefined ? 2e-5 : CLASS_RATE[kind];
  const rate = (Math.max(count, 1) + PRIOR_NAMES * prior) / (Math.max(total, 1) + PRIOR_NAMES);
  const information = Math.log(rate) / Math.log(RAREST);
  return Math.min(1, Math.max(0.03, information)) * (kind === undefined ? 1 : CLASS_FACTOR[kind]);
}

const PRIOR_NAMES = 3000;
const RAREST = 5e-4;
const CLASS_RATE: Readonly<Record<WordClass, number>> = {
  generic: 0.05,
  devotional: 0.01,
  trade: 0.01,
  place: 0.01,
  name: 0.006,
};
const CLASS_FACTOR: Readonly<Record<WordClass, number>> = {
  generic: 0.35,
  devotional: 0.6,
  trade: 0.5,
  place: 0.55,
  name: 0.9,
};

/** Restricted edit distance (a letter more, less or other, two neighbours swapped), up to 3. */
export function editDistance(a: string, b: string): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > 2) return 3;
  const width = b.length + 1;
  let before = new Uint8Array(width);
  let above = new Uint8Array(width);
  let row = new Uint8Array(width);
  for (let j = 0; j < width; j++) above[j] = Math.min(j, 200);
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    for (let j = 1; j < width; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(above[j - 1]! + same, above[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
    }
    [before, above, row] = [above, row, before];
  }
  return Math.min(3, above[b.length]!);
}

/** The likeness of two words, or undefined where they have nothing to do with each other. The same both ways. */
export function compareWords(a: Word, b: Word): Pairing | undefined {
  const [mine, theirs] = [a.text, b.text];
  if (mine === theirs) return { mine, theirs, how: 'same', likeness: 1 };
  const alike = soundAlike(a.sound, b.sound);
  if (alike !== undefined) return { mine, theirs, how: 'sound', likeness: 0.97 - alike * 0.15 };
  const shorter = Math.min(mine.length, theirs.length);
  const longer = Math.max(mine.length, theirs.length);
  if (shorter >= 4) {
    const edits = editDistance(mine, theirs);
    if (edits === 1 || (edits === 2 && longer >= 6))
      return { mine, theirs, how: 'letters', likeness: 1 - edits / (longer + 0.5) };
  }
  return undefined;
}

const SIMILAR = 0.62;

/** What holding `theirs` against `mine` comes to, or undefined where there is nothing to hold. */
export function compareNames(mine: Comparable, theirs: Comparable): Verdict | undefined {
  if (mine.key === theirs.key)
    return {
      group: 'exact',
      score: 1,
      why: 'the same name once case, spaces, punctuation and the legal ending are disregarded',
    };
  const pairs: { pairing: Pairing; i: number; j: number; weight: number }[] = [];
  const taken = new Set<number>();
  const all: { pairing: Pairing; i: number; j: number; gain: number }[] = [];
  mine.words.forEach((a, i) => {
    theirs.words.forEach((b, j) => {
      const pairing = compareWords(a, b);
      if (pairing) all.push({ pairing, i, j, gain: pairing.likeness - Math.abs(i - j) * 1e-3 });
    });
  });
  all.sort((x, y) => y.gain - x.gain);
  const used = new Set<number>();
  for (const { pairing, i, j } of all) {
    if (used.has(i) || taken.has(j)) continue;
    used.add(i);
    taken.add(j);
    pairs.push({ pairing, i, j, weight: Math.min(mine.words[i]!.weight, theirs.words[j]!.weight) });
  }
  if (pairs.length === 0) return undefined;
  let matched = 0;
  let total = 0;
  let strongest = 0;
  for (const { pairing, i, j, weight } of pairs) {
    matched += pairing.likeness * weight * 2;
    total += weight * 2;
    const kind = mine.words[i]!.kind ?? theirs.words[j]!.kind;
    if (kind === undefined || kind === 'name') strongest = Math.max(strongest, weight);
  }
  const leftMine = mine.words.filter((_, i) => !used.has(i));
  const leftTheirs = theirs.words.filter((_, j) => !taken.has(j));
  for (const word of [...leftMine, ...leftTheirs]) total += word.weight;
  const coverage = matched / total;
  pairs.sort((x, y) => x.i - y.i);
  const inOrder = pairs.every((pair, at) => at === 0 || pair.j > pairs[at - 1]!.j);
  const complete = leftMine.length === 0 && leftTheirs.length === 0;
  if (complete && inOrder && pairs.every(({ pairing }) => pairing.how === 'same' || pairing.how === 'sound')) {
    return { group: 'sounds_like', score: round(0.99 * coverage), why: reasons(pairs) };
  }
  const oneSided = leftMine.length === 0 || leftTheirs.length === 0;
  const extraIsGeneric = [...leftMine, ...leftTheirs].every((word) => word.kind === 'generic');
  if (strongest === 0 && !(complete || (oneSided && extraIsGeneric))) return undefined;
  if (coverage < SIMILAR) return undefined;
  const words = [reasons(pairs)];
  if (!inOrder) words.push('same words in another order');
  if (leftTheirs.length > 0) words.push(`without "${leftTheirs.map((word) => word.text).join(' ')}"`);
  if (leftMine.length > 0) words.push(`with "${leftMine.map((word) => word.text).join(' ')}" more`);
  const score = Math.min(0.96, coverage - (inOrder ? 0 : 0.03));
  return { group: 'similar', score: round(score), why: words.filter((part) => part !== '').join('; ') };
}

function reasons(pairs: readonly { pairing: Pairing }[]): string {
  return pairs
    .filter(({ pairing }) => pairing.how !== 'same')
    .map(({ pairing: { mine, theirs, how } }) =>
      how === 'sound'
        ? `${mine} and ${theirs} sound alike`
        : `${editDistance(mine, theirs) === 1 ? 'one letter differs' : 'two letters differ'}: ${mine} / ${theirs}`,
    )
    .join('; ');
}

function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}
