import {
  BASE,
  BASE_INVERSE,
  hashText,
  idBitsOf,
  makeBuckets,
  MARKED_FILL,
  markedValue,
  Numbers,
  power,
  spread,
  type Buckets,
} from './hash.ts';
import type { IndexRow, NameSource } from '../model.ts';
import { canonicalWord, comparedWords } from '../spelling/normalise.ts';
import { isTrade, MOST_WORDS } from '../likeness/settle.ts';
import { withoutInvisible } from '../../text/invisible.ts';
import { tradesOfKind } from '../spelling/trades.ts';
import { consonantWithin, LONGEST_TOGETHER } from '../likeness/run-together.ts';
import { buildVocabulary, wordText, type Vocabulary } from './vocabulary.ts';

/**
 * The immutable part of an index: all its names in typed arrays, so that a snapshot is a copy of the bytes, and opening a snapshot
 * creates views. Names are sorted by their weight without the words of trades (which may be no difference, see settle.ts), so that the names
 * too heavy for a query are at the end of every list.
 */
export interface Core {
  /** The number of names. */
  readonly size: number;
  /** The names as imported, in UTF-8 and in the order of import, each followed by {@link NAME_END}. */
  readonly text: Uint8Array;
  /** Where each name starts in `text`. */
  readonly textStart: Uint32Array;
  readonly rowId: Uint32Array;
  /** The other columns of each name's row: a place in `attributes`, in a byte if there are at most {@link MOST_SMALL} of these. */
  readonly attribute: Uint8Array | Uint32Array;
  readonly attributes: readonly Attributes[];
  readonly vocabulary: Vocabulary;
  /** The words of each name, in order, as places in the vocabulary; and where each name's words begin. */
  readonly words: Uint32Array;
  readonly wordStart: Uint32Array;
  /** The names that contain each word, ascending, but for common words; and where each word's names begin. */
  readonly holders: Uint32Array;
  readonly holderStart: Uint32Array;
  /** The common words, which at least one name in a hundred contains, how many names do, and for each of them a bit for each name. */
  readonly commonWords: Uint32Array;
  readonly commonCounts: Uint32Array;
  readonly commonBits: Uint32Array;
  /** Names by the hash of their key, and by the hash of their consonants without spaces; each value is marked with bits of the hash. */
  readonly keys: Buckets;
  readonly wholes: Buckets;
  /** The first name at or above each step of total weight. */
  readonly weightStart: Uint32Array;
}

export interface Attributes {
  readonly source: NameSource;
  readonly entity_type?: string;
  readonly status?: string;
  readonly kind?: string;
}

const NO_TRADES: readonly number[] = [];
const tradesByKind = new Map<string, readonly number[]>();

/** The trades of a well-known business, by the kind of business that it is. */
export function tradesOf({ kind }: { readonly kind?: string | undefined }): readonly number[] {
  if (kind === undefined) return NO_TRADES;
  let trades = tradesByKind.get(kind);
  if (trades === undefined) tradesByKind.set(kind, (trades = tradesOfKind(kind)));
  return trades;
}

/** The most attributes whose places fit in a byte. */
export const MOST_SMALL = 256;
/** A byte that never occurs in UTF-8. */
const NAME_END = 0xff;
/** The number of steps of total weight in one unit, and the highest step. */
export const WEIGHT_STEPS = 128;
const MOST_WEIGHT = 2047;
/** The length of {@link Core.weightStart}. */
export const WEIGHT_PLACES = MOST_WEIGHT + 2;

/** The frequencies of another index, to weigh words by instead of the core's own. */
export type OtherFrequencies = { readonly total: number; count(word: string): number };

export interface CoreBuilder {
  add(row: IndexRow): void;
  finish(frequencies?: OtherFrequencies): Core;
}

/** Turns the hash of a name's joined words into the hash of its key (normalise.ts): removes a last s. */
function trimKey(hash: number, length: number, last: string): number {
  return length > 3 && last.endsWith('s') ? Math.imul(hash - 115, BASE_INVERSE) : hash;
}

export function createCoreBuilder(): CoreBuilder {
  let text = new Uint8Array(1 << 16);
  let textLength = 0;
  const textStart = new Numbers();
  const rowId = new Numbers();
  const attribute = new Numbers();
  const attributes: Attributes[] = [];
  const attributeOf = new Map<string, number>();
  const words = new Numbers();
  const wordStart = new Numbers();
  const known = new Map<string, number>();
  const canonical = new Map<string, number>();
  const vocabulary: string[] = [];
  const counts = new Numbers();
  const encoder = new TextEncoder();

  const idOf = (raw: string): number => {
    const word = canonicalWord(raw);
    let id = canonical.get(word);
    if (id === undefined) {
      // Copy the word: a slice of a name would keep the whole name in memory.
      id = vocabulary.length;
      const own = Array.from(word).join('');
      canonical.set(own, id);
      vocabulary.push(own);
      counts.push(0);
    }
    known.set(raw, id);
    return id;
  };

  const appendText = (name: string): void => {
    const most = name.length * 3 + 1;
    if (textLength + most > text.length) {
      const larger = new Uint8Array(Math.max(text.length * 2, textLength + most));
      larger.set(text);
      text = larger;
    }
    textStart.push(textLength);
    let at = 0;
    let code = 0;
    while (at < name.length && (code = name.charCodeAt(at)) < 128) {
      text[textLength + at] = code;
      at++;
    }
    if (at < name.length) textLength += encoder.encodeInto(name, text.subarray(textLength)).written;
    else textLength += at;
    text[textLength++] = NAME_END;
  };

  const attributeCode = ({ source, entity_type, status, kind }: IndexRow): number => {
    const key = `${source}\n${entity_type ?? ''}\n${status ?? ''}\n${kind ?? ''}`;
    let code = attributeOf.get(key);
    if (code === undefined) {
      code = attributes.length;
      attributeOf.set(key, code);
      attributes.push({
        source,
        ...(entity_type !== undefined && { entity_type }),
        ...(status !== undefined && { status }),
        ...(kind !== undefined && { kind }),
      });
    }
    return code;
  };

  return {
    add(row) {
      if (!Number.isInteger(row.id) || row.id < 0 || row.id > 0xffffffff) {
        throw new RangeError(`a row's id is a whole number from 0 to 4294967295, not ${row.id}`);
      }
      const name = withoutInvisible(row.name);
      appendText(name);
      rowId.push(row.id);
      attribute.push(attributeCode(row));
      wordStart.push(words.length);
      const start = words.length;
      for (const word of comparedWords(name)) {
        const id = known.get(word) ?? idOf(word);
        let before = start;
        while (before < words.length && words.items[before] !== id) before++;
        if (before === words.length) counts.items[id]!++;
        words.push(id);
      }
    },
    finish(frequencies) {
      const size = rowId.length;
      const dictionary = buildVocabulary(
        vocabulary,
        counts.items.subarray(0, vocabulary.length),
        frequencies ?? { total: size },
      );
      return arrange({
        size,
        text: text.slice(0, textLength),
        textStart: textStart.items,
        rowId: rowId.items,
        attribute: attribute.items,
        attributes,
        words: words.items.subarray(0, words.length),
        wordStart: wordStart.items,
        vocabulary: dictionary,
        lastWords: vocabulary,
      });
    },
  };
}

interface Collected {
  readonly size: number;
  readonly text: Uint8Array;
  readonly textStart: Uint32Array;
  readonly rowId: Uint32Array;
  readonly attribute: Uint32Array;
  readonly attributes: readonly Attributes[];
  readonly words: Uint32Array;
  readonly wordStart: Uint32Array;
  readonly vocabulary: Vocabulary;
  readonly lastWords: readonly string[];
}

/** Sorts the names by weight and builds the lists. */
function arrange({
  size,
  text,
  textStart,
  rowId,
  attribute,
  attributes,
  words,
  wordStart,
  vocabulary,
  lastWords,
}: Collected): Core {
  const endOf = (name: number): number => (name + 1 < size ? wordStart[name + 1]! : words.length);
  const { hashes, lengths } = wordHashes(lastWords);
  const sortKeys = new Uint32Array(size);
  const nameHashes = new Uint32Array(size);
  for (let name = 0; name < size; name++) {
    let hash = 0;
    let length = 0;
    let total = 0;
    const end = endOf(name);
    for (let at = wordStart[name]!; at < end; at++) {
      const word = words[at]!;
      hash = (Math.imul(hash, power(lengths[word]!)) + hashes[word]!) | 0;
      length += lengths[word]!;
      if (!isTrade(vocabulary.traits[word]!)) total += vocabulary.weight[word]!;
    }
    hash = spread(end > wordStart[name]! ? trimKey(hash, length, lastWords[words[end - 1]!]!) : 0);
    nameHashes[name] = hash;
    sortKeys[name] = ((weightStep(total) << 20) | (hash >>> 12)) >>> 0;
  }
  const order = sortedOrder(sortKeys);

  const pick = (from: Uint32Array): Uint32Array => {
    const picked = new Uint32Array(size);
    for (let at = 0; at < size; at++) picked[at] = from[order[at]!]!;
    return picked;
  };
  const arranged = new Uint32Array(words.length);
  const arrangedStart = new Uint32Array(size + 1);
  const weightStart = new Uint32Array(WEIGHT_PLACES).fill(size);
  const counts = new Uint32Array(vocabulary.size);
  let written = 0;
  for (let at = 0; at < size; at++) {
    const name = order[at]!;
    arrangedStart[at] = written;
    const step = sortKeys[name]! >>> 20;
    if (weightStart[step] === size) weightStart[step] = at;
    const [from, end] = [wordStart[name]!, endOf(name)];
    for (let place = from; place < end; place++) {
      const word = words[place]!;
      arranged[written++] = word;
      if (firstIn(words, from, place)) counts[word]!++;
    }
  }
  arrangedStart[size] = written;
  for (let step = MOST_WEIGHT; step >= 0; step--)
    weightStart[step] = Math.min(weightStart[step]!, weightStart[step + 1]!);
  const isCommon = (count: number): boolean => count * COMMON_SHARE >= size && size >= COMMON_LEAST;
  const commonWords = Uint32Array.from(Array.from(lastWords.keys()).filter((word) => isCommon(counts[word]!)));
  const commonBits = new Uint32Array(commonWords.length * bitsLength(size));
  const bitsOf = new Map(Array.from(commonWords, (word, at) => [word, at * bitsLength(size)]));
  const holderStart = new Uint32Array(vocabulary.size + 1);
  for (let word = 0; word < vocabulary.size; word++)
    holderStart[word + 1] = holderStart[word]! + (isCommon(counts[word]!) ? 0 : counts[word]!);
  const holders = new Uint32Array(holderStart[vocabulary.size]!);
  const next = holderStart.slice(0, -1);
  const wholeHashes = new Uint32Array(size);
  for (let at = 0; at < size; at++) {
    const [from, end] = [arrangedStart[at]!, arrangedStart[at + 1]!];
    for (let place = from; place < end; place++) {
      const word = arranged[place]!;
      if (isCommon(counts[word]!)) commonBits[bitsOf.get(word)! + (at >>> 5)]! |= 1 << (at & 31);
      else if (firstIn(arranged, from, place)) holders[next[word]!++] = at;
    }
    wholeHashes[at] = wholeHash(vocabulary, arranged, from, Math.min(end, from + MOST_WORDS));
  }
  return {
    size,
    text,
    textStart: pick(textStart),
    rowId: pick(rowId),
    attribute: attributes.length > MOST_SMALL ? pick(attribute) : Uint8Array.from(pick(attribute)),
    attributes,
    vocabulary,
    words: arranged,
    wordStart: arrangedStart,
    holders,
    holderStart,
    commonWords,
    commonCounts: commonWords.map((word) => counts[word]!),
    commonBits,
    keys: namesByHash(pick(nameHashes)),
    wholes: namesByHash(wholeHashes),
    weightStart,
  };
}

/** The names by their hashes, as marked values. */
function namesByHash(hashes: Uint32Array): Buckets {
  const idBits = idBitsOf(hashes.length);
  const values = hashes.map((hash, name) => markedValue(hash, name, idBits));
  return makeBuckets(hashes, values, hashes.length, MARKED_FILL);
}

const COMMON_SHARE = 100;
const COMMON_LEAST = 10_000;

/** The number of elements of {@link Core.commonBits} for each common word. */
export function bitsLength(size: number): number {
  return (size + 31) >>> 5;
}

/** The number of names that contain a word. Every word of the vocabulary is in a name, so a word without a list is common. */
export function countHolders({ holderStart, commonWords, commonCounts }: Core, word: number): number {
  const listed = holderStart[word + 1]! - holderStart[word]!;
  return listed > 0 ? listed : commonCounts[commonWords.indexOf(word)]!;
}

/** The names that contain a word, ascending. */
export function holdersOf(core: Core, word: number): Uint32Array {
  const { size, holders, holderStart, commonWords, commonBits } = core;
  const [start, end] = [holderStart[word]!, holderStart[word + 1]!];
  if (start < end) return holders.subarray(start, end);
  const base = commonWords.indexOf(word) * bitsLength(size);
  const found = new Uint32Array(countHolders(core, word));
  let count = 0;
  for (let name = 0; name < size; name++)
    if ((commonBits[base + (name >>> 5)]! & (1 << (name & 31))) !== 0) found[count++] = name;
  return found;
}

function firstIn(words: Uint32Array, from: number, place: number): boolean {
  const word = words[place]!;
  for (let before = from; before < place; before++) if (words[before] === word) return false;
  return true;
}

/** The step of a total weight, by which names are sorted. */
export function weightStep(total: number): number {
  return Math.min(MOST_WEIGHT, Math.round(total * WEIGHT_STEPS));
}

function wordHashes(vocabulary: readonly string[]): { hashes: Int32Array; lengths: Uint32Array } {
  const hashes = new Int32Array(vocabulary.length);
  const lengths = new Uint32Array(vocabulary.length);
  vocabulary.forEach((word, id) => {
    hashes[id] = hashText(word);
    lengths[id] = word.length;
  });
  return { hashes, lengths };
}

/** The hash of a name's consonants without spaces, by the same rule as runTogether. */
function wholeHash({ forms, formStart, formOf }: Vocabulary, words: Uint32Array, from: number, end: number): number {
  let hash = 0;
  let lastSound = -1;
  let lastKept = 0;
  let length = 0;
  for (let place = from; place < end; place++) {
    const word = words[place]!;
    const entry = formOf[word]!;
    for (let at = formStart[entry]!; at < formStart[entry + 1]!; at++) {
      const sound = forms[at]!;
      if (sound === lastSound) continue;
      if (length++ === LONGEST_TOGETHER) return spread(hash);
      lastSound = sound;
      const kept = consonantWithin(sound);
      if (kept === 0 || kept === lastKept) continue;
      lastKept = kept;
      hash = (Math.imul(hash, BASE) + kept) | 0;
    }
  }
  return spread(hash);
}

/** The places 0 to n-1, sorted by their keys (a stable radix sort). */
function sortedOrder(keys: Uint32Array): Uint32Array {
  const size = keys.length;
  let order = new Uint32Array(size);
  let spare = new Uint32Array(size);
  for (let at = 0; at < size; at++) order[at] = at;
  for (const shift of [0, 11, 22]) {
    const counts = new Uint32Array(2049);
    for (let at = 0; at < size; at++) counts[((keys[at]! >>> shift) & 2047) + 1]!++;
    for (let at = 1; at < 2049; at++) counts[at]! += counts[at - 1]!;
    for (let at = 0; at < size; at++) {
      const item = order[at]!;
      spare[counts[(keys[item]! >>> shift) & 2047]!++] = item;
    }
    [order, spare] = [spare, order];
  }
  return order;
}

/** The canonical words of a name. */
export function nameWords({ vocabulary, words, wordStart }: Core, name: number): string[] {
  const texts: string[] = [];
  for (let at = wordStart[name]!; at < wordStart[name + 1]!; at++) texts.push(wordText(vocabulary, words[at]!));
  return texts;
}

const decoder = new TextDecoder();

/** A name exactly as imported. */
export function nameText({ text, textStart }: Core, name: number): string {
  const start = textStart[name]!;
  return decoder.decode(text.subarray(start, text.indexOf(NAME_END, start)));
}
