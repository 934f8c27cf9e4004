import { BASE, hashText, makeBuckets, Numbers, POWERS, spread, type Buckets } from './hash.ts';
import { isEstablished, LONGEST_ONE_EDIT, LONGEST_TWO_EDITS, metaphoneOf, stemOf } from './likeness.ts';
import { kindNumber } from './settle.ts';
import { encodeForm, soundOf } from './sound.ts';
import { weightOf } from './weight.ts';
import { wordClass } from './words.ts';

/** The different words of an index, each with what finding and weighing it needs. There are far fewer of them than names. */
export interface Vocabulary {
  readonly size: number;
  /** The words as code units, one after the other, and where each starts (and the last ends). */
  readonly text: Uint16Array;
  readonly textStart: Uint32Array;
  readonly weight: Float32Array;
  /** The class, as in settle.ts, and 16 more for an established word. */
  readonly traits: Uint8Array;
  /** Two readings of each word (see sound.ts), and where each reading starts. */
  readonly forms: Uint8Array;
  readonly formStart: Uint32Array;
  /** The lengths of the skeletons of the two readings, four bits each. */
  readonly skeletonSizes: Uint8Array;
  /** Words by the hash of what is left of them without none, one or two letters: finds words up to two edits apart. */
  readonly near: Buckets;
  /** Words by the hash of the skeleton of either reading. */
  readonly heard: Buckets;
  /** Words by the hash of their stem or of their double metaphone. */
  readonly related: Buckets;
}

export const ESTABLISHED_TRAIT = 16;

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
  const traits = new Uint8Array(size);
  const skeletonSizes = new Uint8Array(size);
  const formStart = new Uint32Array(2 * size + 1);
  let forms = new Uint8Array(Math.max(64, size * 16));
  let formLength = 0;
  const [near, heard, related] = [new Entries(size * 24), new Entries(size * 2), new Entries(size * 2)];
  for (let id = 0; id < size; id++) {
    const word = words[id]!;
    for (let at = 0; at < word.length; at++) text[textStart[id]! + at] = word.charCodeAt(at);
    const count = frequencies.count ? frequencies.count(word) : counts[id]!;
    const kind = wordClass(word);
    weight[id] = weightOf(word, count, frequencies.total);
    traits[id] = kindNumber(kind) | (isEstablished(count, kind) ? ESTABLISHED_TRAIT : 0);
    const { form, second, skeleton, secondSkeleton } = soundOf(word);
    for (const [reading, sounds] of [form, second].entries()) {
      const bytes = encodeForm(sounds);
      if (formLength + bytes.length > forms.length) {
        const larger = new Uint8Array(forms.length * 2 + bytes.length);
        larger.set(forms);
        forms = larger;
      }
      formStart[id * 2 + reading] = formLength;
      forms.set(bytes, formLength);
      formLength += bytes.length;
    }
    skeletonSizes[id] = Math.min(15, skeleton.length) | (Math.min(15, secondSkeleton.length) << 4);
    heard.push(skeletonHash(skeleton), id);
    if (secondSkeleton !== skeleton) heard.push(skeletonHash(secondSkeleton), id);
    const stem = stemOf(word);
    if (stem !== '') related.push(stemHash(stem), id);
    const code = metaphoneOf(word);
    if (code !== '') related.push(metaphoneHash(code), id);
    eachDeletion(word, 2, (hash) => near.push(hash, id));
  }
  formStart[2 * size] = formLength;
  return {
    size,
    text,
    textStart,
    weight,
    traits,
    forms: forms.slice(0, formLength),
    formStart,
    skeletonSizes,
    near: near.buckets(),
    heard: heard.buckets(),
    related: related.buckets(),
  };
}

/** Hashes and what they stand for, until they are put into buckets. */
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
  buckets(): Buckets {
    return makeBuckets(this.hashes.items, this.ids.items, this.hashes.length);
  }
}

const prefixes = new Int32Array(LONGEST_ONE_EDIT + 2);

/**
 * The hash of a word and of what is left of it without one letter, or two (the method of symmetric deletion, as SymSpell has
 * it): two words within that many `edits` of each other have one in common. The first is that of the word itself.
 */
export function eachDeletion(word: string, edits: 1 | 2, visit: (hash: number) => void): void {
  const size = word.length;
  visit(spread(hashText(word)));
  if (size < SHORTEST_ONE_EDIT || size > LONGEST_ONE_EDIT) return;
  for (let at = 0; at < size; at++) prefixes[at + 1] = (Math.imul(prefixes[at]!, BASE) + word.charCodeAt(at)) | 0;
  const whole = prefixes[size]!;
  for (let i = 0; i < size; i++) {
    if (i > 0 && word.charCodeAt(i) === word.charCodeAt(i - 1)) continue;
    const after = size - 1 - i;
    const tail = (whole - Math.imul(prefixes[i + 1]!, POWERS[after]!)) | 0;
    visit(spread((Math.imul(prefixes[i]!, POWERS[after]!) + tail) | 0));
  }
  if (edits === 1 || size < SHORTEST_TWO_EDITS || size > LONGEST_TWO_EDITS) return;
  for (let i = 0; i < size - 1; i++) {
    for (let j = i + 1; j < size; j++) {
      if (j > i + 1 && word.charCodeAt(j) === word.charCodeAt(j - 1)) continue;
      const after = size - 1 - j;
      const tail = (whole - Math.imul(prefixes[j + 1]!, POWERS[after]!)) | 0;
      const between = (prefixes[j]! - Math.imul(prefixes[i + 1]!, POWERS[j - i - 1]!)) | 0;
      visit(spread((Math.imul(Math.imul(prefixes[i]!, POWERS[j - i - 1]!) + between, POWERS[after]!) + tail) | 0));
    }
  }
}

export function wordText({ text, textStart }: Vocabulary, id: number): string {
  return String.fromCharCode(...text.subarray(textStart[id], textStart[id + 1]));
}
