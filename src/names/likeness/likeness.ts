import DoubleMetaphone from 'natural/lib/natural/phonetics/double_metaphone.js';

import { FITTED } from '../fitted.ts';
import {
  alikeLimit,
  areNearLengths,
  encodeForm,
  FAR,
  formDistance,
  nearLimit,
  soundOf,
  type Form,
} from '../spelling/sound.ts';
import { isNearTrade } from '../spelling/near-trades.ts';
import { variantsOf, type Variant } from '../spelling/variants.ts';
import { weightOf } from './weight.ts';
import { tradeOf } from '../spelling/trades.ts';
import { wordClass, type WordClass } from '../spelling/word-classes.ts';

/*
 * We use two functions of `natural`, each imported from its own file, and trust neither alone (measured on the words of 200,000
 * names from the bench's generator, natural 8.1):
 *
 * - double_metaphone drops an s after a or i unless an l follows: 72 % of the words that have one lose every s in their code
 *   ("Asante" and "Ante" are ANT, "Kwasi" and "Kwa" are K). It ignores vowels: 58,060 words of five letters or more have 21,377
 *   codes, so a word shares its code with some 30 others on average. It does not know Akan: "Gyasi" is K or J, "Jasi" J or A;
 *   "Kyei" is K, "Chei" X. It looks for a th at the start in the wrong place, and its compare() treats two empty codes as equal.
 *   None of these faults reaches a match: a shared code counts only if our own rules find the same vowels and at most one
 *   different consonant (metaphoneApart). Our own rules find what double_metaphone misses.
 * - jaro-winkler_distance finds nothing in common in two-letter words with swapped letters ("ab", "ba": its window is empty),
 *   treats two empty texts as equal, and throws on null options. It was symmetric in 300,000 pairs. It only orders matches of
 *   equal score (rank.ts).
 *
 * We do not use its Porter stemmer, which separates "distillery" from "distiller" and "filtration" from "filter", nor its
 * Levenshtein distance, which takes microseconds a pair and builds a matrix of objects: a query compares hundreds of pairs.
 */

/** A word, or two that are joined, and how it sounds. */
export interface Heard {
  readonly text: string;
  /** Its sound, in one or two readings (see sound.ts). */
  readonly form: Form;
  readonly second: Form;
  readonly skeleton: string;
  readonly secondSkeleton: string;
}

/** A word with everything that a comparison needs. */
export interface Word extends Heard {
  readonly metaphone: string;
  readonly stem: string;
  readonly weight: number;
  readonly kind: WordClass | undefined;
  /** The trade that the word tells, as a number; 0 for none. */
  readonly trade: number;
  /** Whether so many names have the word that it is not a misspelling of another. */
  readonly established: boolean;
}

/** A name ready to be compared with others. */
export interface Comparable {
  readonly key: string;
  readonly words: readonly Word[];
}

/** In which way two words are alike, the strongest first. */
export const HOW = { same: 0, sound: 1, variant: 2, stem: 3, letters: 4, initial: 5 } as const;
export type How = (typeof HOW)[keyof typeof HOW];

export interface Likeness {
  readonly how: How;
  /** 1 for the same word, down to 0.5. */
  readonly like: number;
}

/** A word is established from this number of names. */
const ESTABLISHED_FROM = 50;
/** The longest words to compare by letters: with one edit, and with two. */
export const LONGEST_ONE_EDIT = 40;
export const LONGEST_TWO_EDITS = 24;
const doubleMetaphone = new DoubleMetaphone();
const ASCII_WORD = /^[a-z]+$/;

/** The word `text` (canonical, see normalise.ts), which `count` of `total` names contain. */
export function makeWord(text: string, count: number, total: number): Word {
  const kind = wordClass(text);
  return {
    ...hear(text),
    metaphone: metaphoneOf(text),
    stem: stemOf(text),
    weight: weightOf(text, count, total),
    kind,
    trade: kind === 'trade' ? tradeOf(text) : 0,
    established: isEstablished(count, kind),
  };
}

/** How a word sounds. */
export function hear(text: string): Heard {
  const { form, second, skeleton, secondSkeleton } = soundOf(text);
  const encoded = encodeForm(form);
  return {
    text,
    form: encoded,
    second: second === form ? encoded : encodeForm(second),
    skeleton,
    secondSkeleton,
  };
}

export function isEstablished(count: number, kind: WordClass | undefined): boolean {
  return count >= ESTABLISHED_FROM || kind === 'name' || kind === 'place';
}

/** Double metaphone's first code; empty for words under five letters and codes under three, which say too little. */
export function metaphoneOf(text: string): string {
  if (text.length < 5 || text.length > 24 || !ASCII_WORD.test(text)) return '';
  const [code] = doubleMetaphone.process(text);
  return code.length < 3 ? '' : code;
}

/** A verb loses the e of its -er before -ation: "filter", "filtration". */
const SUFFIX = /(?:(?<=[dt])rations?|ations?|eries|ery|ing|ers?|ors?|ments?|ists?|ians?|i?als?|ics?|works?|ly)$/;
/** An English word without its suffix ("distillery" and "distillers": distill); empty if the rest is too short. */
export function stemOf(text: string): string {
  if (text.length < 6) return text.length === 5 || text.length === 4 ? text.replace(/[ey]$/, '') : '';
  const stem = text.replace(SUFFIX, '').replace(/[ey]$/, '');
  return stem.length < 4 ? '' : stem;
}

/** The likeness of two words; undefined if they are not alike. Symmetric. */
export function compareWords(a: Word, b: Word): Likeness | undefined {
  if (a.text === b.text) return { how: HOW.same, like: 1 };
  const heard = soundApart(a, b);
  if (heard !== undefined) return { how: HOW.sound, like: soundLike(heard) };
  const variant = variantsOf(a.text).find(({ word }) => word === b.text);
  if (variant !== undefined) return variantLike(variant);
  if (sameStem(a, b)) return { how: HOW.stem, like: FITTED.stem };
  const edits = editDistance(a.text, b.text);
  const bothEstablished = a.established && b.established;
  const likeness = lettersLike(edits, a.text, b.text, bothEstablished, isBesideTrade(a, b));
  if (likeness !== undefined || bothEstablished || !mayBeNearWord(a) || !mayBeNearWord(b)) return likeness;
  const near = readingsApart(a, b, true);
  return near === undefined ? undefined : nearLike(near);
}

/**
 * Whether a word may be taken for another that it nearly sounds like: no number, and no word whose spelling everyone knows. Names of one
 * or two consonants are too many.
 *
 * @param skeleton the number of its consonants
 * @param first the code of its first letter
 */
export function mayBeNear(kind: WordClass | undefined, established: boolean, skeleton: number, first: number): boolean {
  if (first >= CODE_0 && first <= CODE_9) return false;
  return kind === 'place' || (kind === 'name' ? skeleton >= LEAST_OF_NEAR_NAME : kind === undefined && !established);
}
const LEAST_OF_NEAR_NAME = 3;
const [CODE_0, CODE_9] = [48, 57];

export const mayBeNearWord = ({ kind, established, skeleton, text }: Word): boolean =>
  mayBeNear(kind, established, skeleton.length, text.charCodeAt(0));

/** The likeness of two words that sound nearly alike, by their distance in hundredths. */
export const nearLike = (apart: number): Likeness => ({
  how: HOW.letters,
  like: FITTED.near - apart * FITTED.nearLoss,
});

export const INITIAL_LIKE = 0.5;

/** The likeness of two words by their distance in sound, in hundredths. */
export function soundLike(apart: number): number {
  return 0.97 - apart * FITTED.soundLoss;
}

/** The likeness of a word and another spelling of it. */
export const variantLike = ({ isSaidAlike }: Variant): Likeness => ({
  how: isSaidAlike ? HOW.sound : HOW.variant,
  like: FITTED.variant,
});

/** Whether two words have the same stem; the longer must have six letters, to exclude a chance match. */
export function sameStem(a: { text: string; stem: string }, b: { text: string; stem: string }): boolean {
  return a.stem !== '' && a.stem === b.stem && Math.max(a.text.length, b.text.length) >= 6;
}

/** Likeness by letters: one or two edits, fewer for a short word; different numbers are never alike. */
export function lettersLike(
  edits: number,
  a: string,
  b: string,
  bothEstablished: boolean,
  isOtherThanTrade = false,
): Likeness | undefined {
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  const [least, most] = edits === 1 ? [4, LONGEST_ONE_EDIT] : [6, LONGEST_TWO_EDITS];
  // In a word of three letters, one letter more or less may be a mistake; a different letter makes another word, but not other initials.
  const enough =
    shorter >= least || (edits === 1 && shorter === 3 && (longer === 4 || (INITIALS.test(a) && INITIALS.test(b))));
  if (edits > 2 || !enough || longer > most || DIGITS.test(a) || DIGITS.test(b)) return undefined;
  // Two short words that many names have, or of which one tells a trade and the other is a word too, are two words, not one and its misspelling: "Akua" and "Afua", "Hair" and "Fair".
  if ((bothEstablished || isOtherThanTrade) && shorter < LONG_ENOUGH_TO_MISSPELL) return undefined;
  const like = 1 - edits / (longer + 0.5);
  return { how: HOW.letters, like: bothEstablished ? like * FITTED.established : like };
}
const DIGITS = /^\d+$/;
const INITIALS = /^[b-df-hj-np-tv-xz]+$/;
/** Words of fewer letters are each other's neighbours by chance. */
export const LONG_ENOUGH_TO_MISSPELL = 6;

/** Whether one of two words tells a trade and the other is a word that does not, and no misspelling of it. */
export const isBesideTrade = (a: Pick<Word, 'text' | 'kind'>, b: Pick<Word, 'text' | 'kind'>): boolean =>
  (a.kind === 'trade') !== (b.kind === 'trade') &&
  [a, b].every(({ text, kind }) => kind !== undefined || isNearTrade(text));

/** The distance of two words in sound, in hundredths; undefined if they do not sound alike. */
function soundApart(a: Word, b: Word): number | undefined {
  const apart = readingsApart(a, b);
  if (apart !== undefined || a.text.length === 1 || b.text.length === 1) return apart;
  return a.metaphone !== '' && a.metaphone === b.metaphone ? metaphoneApart(a.form, b.form) : undefined;
}

/** The distance of the nearest readings of two words; undefined if they do not sound alike (`isNear`: nearly alike). */
function readingsApart(a: Heard, b: Heard, isNear = false): number | undefined {
  // A single letter is an initial, not a sound.
  if (a.text.length === 1 || b.text.length === 1) return undefined;
  let best = FAR;
  for (let reading = 0; reading < 4; reading++) {
    const [formA, skeletonA] = reading & 1 ? [a.second, a.secondSkeleton] : [a.form, a.skeleton];
    const [formB, skeletonB] = reading & 2 ? [b.second, b.secondSkeleton] : [b.form, b.skeleton];
    if (skeletonA !== skeletonB || (isNear && !areNearLengths(formA.sounds.length, formB.sounds.length))) continue;
    const sounds = Math.min(formA.sounds.length, formB.sounds.length);
    const limit = (isNear ? nearLimit : alikeLimit)(a.skeleton.length, b.skeleton.length, sounds);
    const apart = formDistance(formA, formB, limit);
    if (apart <= limit && apart < best) best = apart;
  }
  return best === FAR ? undefined : best;
}

/**
 * The distance of two words with the same double metaphone code, in hundredths; undefined unless our own rules find the same vowels
 * and at most one different consonant. The code alone matches too much: it ignores vowels and drops an s after a or i.
 */
export function metaphoneApart(a: Form, b: Form, costs?: Int32Array): number | undefined {
  return formDistance(a, b, ONE_CONSONANT, costs) <= ONE_CONSONANT && vowelsOf(a.sounds) === vowelsOf(b.sounds)
    ? METAPHONE_APART
    : undefined;
}
const ONE_CONSONANT = 100;
const METAPHONE_APART = 50;

function vowelsOf(sounds: Uint8Array): string {
  let vowels = '';
  for (const code of sounds) vowels += VOWEL_CLASS[code] ?? '';
  return vowels;
}
const VOWEL_CLASS: Readonly<Record<number, string>> = Object.fromEntries(
  [...'aAeIiEoOuU'].map((vowel) => [
    vowel.charCodeAt(0),
    'aA'.includes(vowel) ? 'a' : 'eIiE'.includes(vowel) ? 'e' : 'o',
  ]),
);

/** The longest words that {@link editDistance} compares. */
const LONGEST = 63;
const MOST_EDITS = 2;

/** Restricted edit distance: one letter inserted, deleted or replaced, or two neighbours swapped (Damerau 1964); 3 means more than 2. */
export function editDistance(a: string, b: string): number {
  if (a === b) return 0;
  if (a.length > LONGEST || b.length > LONGEST) return MOST_EDITS + 1;
  return distanceOf(codesOf(a), 0, a.length, codesOf(b), 0, b.length);
}

/** The code units of a text. */
export function codesOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at);
  return codes;
}

/** {@link editDistance} of two stretches of code units. At the first difference it tries every edit: at most two are allowed. */
export function distanceOf(
  a: Uint16Array,
  fromA: number,
  toA: number,
  b: Uint16Array,
  fromB: number,
  toB: number,
  most = MOST_EDITS,
): number {
  // Skip the common start and end.
  while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) {
    fromA++;
    fromB++;
  }
  while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) {
    toA--;
    toB--;
  }
  const [sizeA, sizeB] = [toA - fromA, toB - fromB];
  if (sizeA === 0 || sizeB === 0) return Math.min(most + 1, sizeA + sizeB);
  if (most === 0 || sizeA - sizeB > most || sizeB - sizeA > most) return most + 1;
  const less = most - 1;
  let fewest = distanceOf(a, fromA + 1, toA, b, fromB + 1, toB, less);
  if (sizeA >= sizeB) fewest = Math.min(fewest, distanceOf(a, fromA + 1, toA, b, fromB, toB, less));
  if (sizeB >= sizeA) fewest = Math.min(fewest, distanceOf(a, fromA, toA, b, fromB + 1, toB, less));
  if (sizeA > 1 && sizeB > 1 && a[fromA] === b[fromB + 1] && a[fromA + 1] === b[fromB])
    fewest = Math.min(fewest, distanceOf(a, fromA + 2, toA, b, fromB + 2, toB, less));
  return fewest + 1;
}

/** Parts of a name that are joined, and what is left of a word without one, say something from this many letters on. */
export const LEAST_PART = 3;

/**
 * Compares one word with two words of the other name joined. They must be the same or, where one of the two stands in it as written, like
 * it as one word is like another: by sound, or a letter apart ("Zoom-Lyn", "Zoomlion"; "Eko Bank", "Ecobank").
 */
export function joinLike(whole: string, first: string, last: string): Likeness | undefined {
  const joined = first + last;
  if (whole === joined) return { how: HOW.same, like: 1 };
  const [starts, ends] = [whole.startsWith(first), whole.endsWith(last)];
  if (first.length < LEAST_PART || last.length < LEAST_PART || !(starts || ends)) return undefined;
  // The comparison disregards the plural of the first word alone: "Kings Way", "Kingsway".
  if (whole === `${first}s${last}`) return { how: HOW.same, like: 1 };
  const edits = editDistance(whole, joined);
  const like = edits === 1 ? lettersLike(edits, whole, joined, false) : undefined;
  const isSaidAlike =
    edits === 1 ||
    (starts && mayBeHeard(first) && restSounds(whole.slice(first.length), last)) ||
    (ends && mayBeHeard(last) && restSounds(whole.slice(0, -last.length), first));
  const apart = isSaidAlike ? readingsApart(hear(whole), hear(joined)) : undefined;
  return apart === undefined ? like : { how: HOW.sound, like: soundLike(apart) };
}

/** Whether a word that stands in another as written says enough for the rest to be heard only: not if any business may add it. */
export const mayBeHeard = (word: string): boolean => word.length >= LEAST_PART && wordClass(word) !== 'generic';

/** Whether what is left of a word sounds like the other part. */
function restSounds(rest: string, part: string): boolean {
  const heard = hearRest(rest);
  return heard !== undefined && readingsApart(heard, hear(part)) !== undefined;
}

/** How the rest of a word sounds; undefined for one that says too little: under three letters, or with a single consonant. */
export function hearRest(rest: string): Heard | undefined {
  if (rest.length < LEAST_PART) return undefined;
  const heard = hear(rest);
  return Math.min(heard.skeleton.length, heard.secondSkeleton.length) < 2 ? undefined : heard;
}
