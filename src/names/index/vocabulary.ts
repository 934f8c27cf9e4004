import {
  BASE,
  hashText,
  idBitsOf,
  makeBuckets,
  MARKED_FILL,
  markedValue,
  Numbers,
  POWERS,
  spread,
  type Buckets,
} from './hash.ts';
import { isEstablished, LONGEST_ONE_EDIT, LONGEST_TWO_EDITS, metaphoneOf, stemOf } from '../likeness/likeness.ts';
import { traitsOf } from '../likeness/settle.ts';
import { encodeForm, soundOf } from '../spelling/sound.ts';
import { weightOf } from '../likeness/weight.ts';
import { tradeOf } from '../spelling/trades.ts';
import { wordClass } from '../spelling/word-classes.ts';

/** The distinct words of an index, with what it takes to find and weigh them. They are far fewer than the names. */
export interface Vocabulary {
  readonly size: number;
  /** The words as code units, one after the other, and where each starts; the last entry is the end. */
  readonly text: Uint16Array;
  readonly textStart: Uint32Array;
  readonly weight: Float32Array;
  /** The {@link traitsOf} each word. */
  readonly traits: Uint16Array;
  /**
   * Words by the hash of their text, and by the hashes of their first letters without zero, one or two: finds words up to two edits
   * apart. Each value has the word in its low {@link idBits} bits and, above them, as many bits of the hash as fit.
   */
  readonly near: Buckets;
  readonly idBits: number;
  /**
   * Words by the hash of the skeleton of their readings (see sound.ts), one entry for each reading, with everything that a comparison
   * by sound needs side by side: the word of each entry, its form and gaps and where they start, and the length of the skeleton of
   * its first reading.
   */
  readonly heard: Buckets;
  readonly forms: Uint8Array;
  readonly gaps: Uint8Array;
  readonly formStart: Uint32Array;
  readonly skeletonSizes: Uint8Array;
  /** The entry of each word's first reading. */
  readonly formOf: Uint32Array;
  /** Words by the hash of their stem or of their double metaphone. */
  readonly related: Buckets;
}

const SHORTEST_ONE_EDIT = 3;
const SHORTEST_TWO_EDITS = 6;

const STEM_SEED = 0x51ed270b;
const METAPHONE_SEED = 0x2545f491;
export const stemHash = (stem: string): number => spread(hashText(stem) ^ STEM_SEED);
export const metaphoneHash = (code: string): number => spread(hashText(code) ^ METAPHONE_SEED);
export const skeletonHash = (skeleton: string): number => spread(hashText(skeleton));

export function buildVocabulary(
  words: readonly string[],
  counts: Uint32Array,
  frequencies: { readonly total: number; count?(word: string): number },
): Vocabulary {
  const size = words.length;
  const textStart = new Uint32Array(size + 1);
  for (let id = 0; id < size; id++) textStart[id + 1] = textStart[id]! + words[id]!.length;
  const text = new Uint16Array(textStart[size]!);
  const weight = new Float32Array(size);
  const traits = new Uint16Array(size);
  const idBits = idBitsOf(size);
  const [near, related] = [new Entries(size * 26), new Entries(size * 2)];
  const readings = new Readings(size);
  const deletions = new Uint32Array(MOST_DELETIONS);
  for (let id = 0; id < size; id++) {
    const word = words[id]!;
    for (let at = 0; at < word.length; at++) text[textStart[id]! + at] = word.charCodeAt(at);
    const count = frequencies.count ? frequencies.count(word) : counts[id]!;
    const kind = wordClass(word);
    weight[id] = weightOf(word, count, frequencies.total);
    traits[id] = traitsOf({
      kind,
      established: isEstablished(count, kind),
      trade: kind === 'trade' ? tradeOf(word) : 0,
    });
    const { form, second, skeleton, secondSkeleton } = soundOf(word);
    readings.push(id, form, skeleton, skeleton.length);
    if (second !== form) readings.push(id, second, secondSkeleton, skeleton.length);
    const stem = stemOf(word);
    if (stem !== '') related.push(stemHash(stem), id);
    const code = metaphoneOf(word);
    if (code !== '') related.push(metaphoneHash(code), id);
    const addNear = (hash: number): void => near.push(hash, markedValue(hash, id, idBits));
    if (word.length > NEAR_LETTERS) addNear(spread(hashText(word)));
    const hashes = fillDeletions(deletions, word, 2);
    for (let at = 0; at < hashes; at++) addNear(deletions[at]!);
  }
  return {
    size,
    text,
    textStart,
    weight,
    traits,
    near: near.buckets(MARKED_FILL),
    idBits,
    ...readings.arranged(size),
    related: related.buckets(),
  };
}

/** Collects readings of words, then arranges them by bucket. */
class Readings {
  private readonly hashes: Numbers;
  private readonly ids: Numbers;
  private readonly starts: Numbers;
  private readonly sizes: Numbers;
  private forms: Uint8Array;
  private gaps: Uint8Array;
  private length = 0;
  constructor(words: number) {
    this.hashes = new Numbers(words + 64);
    this.ids = new Numbers(words + 64);
    this.starts = new Numbers(words + 64);
    this.sizes = new Numbers(words + 64);
    this.forms = new Uint8Array(words * 10 + 64);
    this.gaps = new Uint8Array(words * 10 + 64);
  }
  push(id: number, form: string, skeleton: string, firstSize: number): void {
    const { sounds: bytes, gaps } = encodeForm(form);
    if (this.length + bytes.length > this.forms.length) {
      const larger = new Uint8Array(this.forms.length * 2 + bytes.length);
      larger.set(this.forms);
      this.forms = larger;
      const largerGaps = new Uint8Array(larger.length);
      largerGaps.set(this.gaps);
      this.gaps = largerGaps;
    }
    this.forms.set(bytes, this.length);
    this.gaps.set(gaps, this.length);
    this.starts.push(this.length);
    this.length += bytes.length;
    this.hashes.push(skeletonHash(skeleton));
    this.ids.push(id);
    this.sizes.push(Math.min(255, firstSize));
  }
  arranged(words: number): Pick<Vocabulary, 'heard' | 'forms' | 'gaps' | 'formStart' | 'skeletonSizes' | 'formOf'> {
    const count = this.ids.length;
    const places = new Uint32Array(count);
    for (let at = 0; at < count; at++) places[at] = at;
    const { starts, values: order } = makeBuckets(this.hashes.items, places, count);
    const values = new Uint32Array(count);
    const forms = new Uint8Array(this.length);
    const gaps = new Uint8Array(this.length);
    const formStart = new Uint32Array(count + 1);
    const skeletonSizes = new Uint8Array(count);
    const formOf = new Uint32Array(words);
    let written = 0;
    for (let entry = 0; entry < count; entry++) {
      const from = order[entry]!;
      const id = this.ids.items[from]!;
      const start = this.starts.items[from]!;
      const end = from + 1 < count ? this.starts.items[from + 1]! : this.length;
      values[entry] = id;
      skeletonSizes[entry] = this.sizes.items[from]!;
      formStart[entry] = written;
      for (let at = start; at < end; at++) {
        gaps[written] = this.gaps[at]!;
        forms[written++] = this.forms[at]!;
      }
      if (from === 0 || this.ids.items[from - 1] !== id) formOf[id] = entry;
    }
    formStart[count] = written;
    return { heard: { starts, values }, forms, gaps, formStart, skeletonSizes, formOf };
  }
}

/** Collects hashes and their ids, then groups them in buckets. */
class Entries {
  private readonly hashes: Numbers;
  private readonly ids: Numbers;
  constructor(capacity: number) {
    this.hashes = new Numbers(Math.max(64, capacity));
    this.ids = new Numbers(Math.max(64, capacity));
  }
  push(hash: number, id: number): void {
    this.hashes.push(hash);
    this.ids.push(id);
  }
  buckets(fill?: number): Buckets {
    return makeBuckets(this.hashes.items, this.ids.items, this.hashes.length, fill);
  }
}

/** At most this many first letters of a word are edited to look for it: two words that are near have near beginnings. */
const NEAR_LETTERS = 7;

/** The most hashes that {@link fillDeletions} gives: of the first letters, and of these without one and without two. */
export const MOST_DELETIONS = 1 + NEAR_LETTERS + (NEAR_LETTERS * (NEAR_LETTERS - 1)) / 2;

const prefixes = new Int32Array(NEAR_LETTERS + 1);

/**
 * Fills `hashes` with the hash of a word's first letters, then with the hashes of these without one letter and, for two `edits`, without
 * two letters (symmetric deletion with a prefix, as in SymSpell): two words at most `edits` apart share one of these hashes. Returns how
 * many there are.
 */
export function fillDeletions(hashes: Uint32Array, word: string, edits: 1 | 2): number {
  const size = Math.min(word.length, NEAR_LETTERS);
  for (let at = 0; at < size; at++) prefixes[at + 1] = Math.imul(prefixes[at]!, BASE) + word.charCodeAt(at);
  const whole = prefixes[size]!;
  let count = 0;
  hashes[count++] = spread(whole);
  if (word.length < SHORTEST_ONE_EDIT || word.length > LONGEST_ONE_EDIT) return count;
  for (let first = 0; first < size; first++) {
    if (first > 0 && word.charCodeAt(first) === word.charCodeAt(first - 1)) continue;
    const after = size - 1 - first;
    const tail = (whole - Math.imul(prefixes[first + 1]!, POWERS[after]!)) | 0;
    hashes[count++] = spread((Math.imul(prefixes[first]!, POWERS[after]!) + tail) | 0);
  }
  if (edits === 1 || word.length < SHORTEST_TWO_EDITS || word.length > LONGEST_TWO_EDITS) return count;
  for (let first = 0; first < size - 1; first++) {
    for (let second = first + 1; second < size; second++) {
      if (second > first + 1 && word.charCodeAt(second) === word.charCodeAt(second - 1)) continue;
      const within = POWERS[second - first - 1]!;
      const after = POWERS[size - 1 - second]!;
      const tail = (whole - Math.imul(prefixes[second + 1]!, after)) | 0;
      const between = (prefixes[second]! - Math.imul(prefixes[first + 1]!, within)) | 0;
      hashes[count++] = spread((Math.imul(Math.imul(prefixes[first]!, within) + between, after) + tail) | 0);
    }
  }
  return count;
}

export function wordText({ text, textStart }: Vocabulary, id: number): string {
  let word = '';
  for (let at = textStart[id]!; at < textStart[id + 1]!; at++) word += String.fromCharCode(text[at]!);
  return word;
}
