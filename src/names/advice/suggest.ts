import { foldText } from '../../text/fold.ts';
import { hashText, spread } from '../index/hash.ts';
import type { Comparable } from '../likeness/likeness.ts';
import { coreOf, rawWords } from '../spelling/normalise.ts';

/** Word ends that make a word of one's own of words that others have too; none is a word that needs consent. */
const TAILS = [
  'crest',
  'bridge',
  'haven',
  'field',
  'gate',
  'ridge',
  'grove',
  'dawn',
  'mark',
  'path',
  'view',
  'ora',
  'ena',
  'ivo',
];
const MOST_SUGGESTIONS = 3;
const MOST_TRIES = 6;
/** The longest name that a caller may ask about. */
const LONGEST_NAME = 160;
/** How many letters of each word go into the new one: all of a short word, the beginning of several. */
const ALONE = 8;
const TOGETHER = 4;

/**
 * Up to three names near to `name` against which nothing is found. Only names that `isFree` says are free are given, so there may
 * be none.
 *
 * @param weighed the words of `name` that are compared, each with its class.
 */
export function suggestNames(name: string, weighed: Comparable, isFree: (name: string) => boolean): string[] {
  const free: string[] = [];
  for (const coined of coinNames(name, weighed)) {
    if (isFree(coined)) free.push(coined);
    if (free.length === MOST_SUGGESTIONS) break;
  }
  return free;
}

/**
 * Names near to `name`, in the order in which they are to be suggested where they are free: the words that set it apart become
 * one new word, made of how they begin and an ending; what the business does and its legal ending stay as they are.
 */
function coinNames(name: string, { words }: Comparable): string[] {
  const { from } = coreOf(rawWords(name));
  const apart = new Set<number>();
  words.forEach(({ kind }, at) => {
    if (kind === undefined || kind === 'name' || kind === 'devotional' || kind === 'place') apart.add(at + from);
  });
  if (apart.size === 0) apart.add(from);
  // The words as they are written, each with those of its parts that are compared ("Owusu-Ansah" has two).
  const kept: string[] = [];
  const parts: string[] = [];
  let place = -1;
  let at = 0;
  for (const written of name.split(/\s+/)) {
    const raw = rawWords(written);
    const own = raw.filter((_, part) => apart.has(at + part));
    at += raw.length;
    if (own.length === 0) kept.push(written);
    else {
      if (place === -1) place = kept.push('') - 1;
      parts.push(...own);
    }
  }
  const stems = parts.map((part) => foldText(part).replace(/[^a-z]/g, '')).filter((part) => part !== '');
  if (place === -1 || stems.length === 0) return [];
  const stem =
    stems.length === 1
      ? stems[0]!.slice(0, ALONE)
      : stems
          .slice(0, 3)
          .map((part) => part.slice(0, TOGETHER))
          .join('');
  const upper = name === name.toUpperCase();
  const seed = spread(hashText(stem));
  const coined: string[] = [];
  for (let step = 0; step < MOST_TRIES; step++) {
    const tail = TAILS[(seed + step * 5) % TAILS.length]!;
    const word = (stem.endsWith(tail[0]!) ? stem.slice(0, -1) : stem) + tail;
    kept[place] = upper ? word.toUpperCase() : word[0]!.toUpperCase() + word.slice(1);
    const candidate = kept.join(' ');
    if (candidate.length <= LONGEST_NAME) coined.push(candidate);
  }
  return coined;
}
