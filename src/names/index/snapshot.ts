import { bitsLength, MOST_SMALL, WEIGHT_PLACES, type Attributes, type Core } from './core.ts';
import { indexOf, upsertName, type NameIndex } from './name-index.ts';
import type { IndexRow } from '../model.ts';
import { idBitsOf } from './hash.ts';

/**
 * The file format of an index: a header of fixed size, a directory in JSON, then the arrays as in memory, each at a multiple of 8
 * bytes, so that opening creates views over one buffer and reads no name. The byte order is little-endian, as on every platform
 * that Node supports. Who keeps the bytes adds a checksum; opening checks only that no array leads outside another.
 */
const MAGIC = 0x58444e52; // "RNDX"
/** Raise it when the meaning of an array changes, including rules of sound and weights: older snapshots are then refused. */
const SNAPSHOT_VERSION = 11;
const HEADER = 24;

/** Why a snapshot was refused. `damaged` includes a file cut short. */
export type SnapshotFault = 'not_a_snapshot' | 'other_version' | 'damaged';
export type OpenedSnapshot =
  | { readonly ok: true; readonly index: NameIndex; readonly stamp: string }
  | { readonly ok: false; readonly fault: SnapshotFault };

type Part = Uint8Array | Uint16Array | Uint32Array | Float32Array;
const KINDS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f32: Float32Array } as const;
type Kind = keyof typeof KINDS;

interface Directory {
  readonly stamp: string;
  readonly size: number;
  readonly words: number;
  readonly attributes: readonly Attributes[];
  readonly parts: readonly {
    readonly name: string;
    readonly kind: Kind;
    readonly at: number;
    readonly length: number;
  }[];
  /** Changes since the core was built; opening applies them again. */
  readonly changed: readonly IndexRow[];
  readonly gone: readonly number[];
}

function partsOf({ vocabulary, keys, wholes, ...core }: Core): Record<string, Part> {
  return {
    text: core.text,
    textStart: core.textStart,
    rowId: core.rowId,
    attribute: core.attribute,
    words: core.words,
    wordStart: core.wordStart,
    holders: core.holders,
    holderStart: core.holderStart,
    commonWords: core.commonWords,
    commonCounts: core.commonCounts,
    commonBits: core.commonBits,
    weightStart: core.weightStart,
    keyStarts: keys.starts,
    keyValues: keys.values,
    wholeStarts: wholes.starts,
    wholeValues: wholes.values,
    wordText: vocabulary.text,
    wordTextStart: vocabulary.textStart,
    weight: vocabulary.weight,
    traits: vocabulary.traits,
    forms: vocabulary.forms,
    gaps: vocabulary.gaps,
    formStart: vocabulary.formStart,
    skeletonSizes: vocabulary.skeletonSizes,
    formOf: vocabulary.formOf,
    nearStarts: vocabulary.near.starts,
    nearValues: vocabulary.near.values,
    heardStarts: vocabulary.heard.starts,
    heardValues: vocabulary.heard.values,
    relatedStarts: vocabulary.related.starts,
    relatedValues: vocabulary.related.values,
  };
}

/** The size of an index's arrays in bytes: in total, and for the names' text with its starts. */
export function indexBytes({ core }: NameIndex): { total: number; names: number } {
  let total = 0;
  for (const part of Object.values(partsOf(core))) total += part.byteLength;
  return { total, names: core.text.byteLength + core.textStart.byteLength };
}

/**
 * The index as bytes, in pieces to write one after the other. Some are views of the index: write each before taking the next.
 * `stamp` is the caller's mark of the state of the store; opening the snapshot returns it.
 */
export function* snapshotChunks(index: NameIndex, stamp: string): Generator<Uint8Array> {
  const parts = Object.entries(partsOf(index.core));
  let at = 0;
  const places = parts.map(([name, part]) => {
    const place = { name, kind: kindOf(part), at, length: part.length };
    at += padded(part.byteLength);
    return place;
  });
  const directory: Directory = {
    stamp,
    size: index.core.size,
    words: index.core.vocabulary.size,
    attributes: index.core.attributes,
    parts: places,
    changed: [...index.added.values(), ...index.fresh.values()],
    gone: [...index.gone],
  };
  const json = new TextEncoder().encode(JSON.stringify(directory));
  const directoryBytes = new Uint8Array(padded(json.length)).fill(32);
  directoryBytes.set(json);
  const pieces = [directoryBytes, ...parts.map(([, part]) => bytesOf(part))];
  const header = new DataView(new ArrayBuffer(HEADER));
  header.setUint32(0, MAGIC, true);
  header.setUint32(4, SNAPSHOT_VERSION, true);
  header.setUint32(8, directoryBytes.length, true);
  header.setFloat64(16, directoryBytes.length + at, true);
  yield new Uint8Array(header.buffer);
  for (const piece of pieces) {
    yield piece;
    const rest = padded(piece.length) - piece.length;
    if (rest > 0) yield new Uint8Array(rest);
  }
}

/** Opens the index in bytes from {@link snapshotChunks}, or says why it cannot. The index keeps `bytes`. Never throws. */
export function openSnapshot(bytes: Uint8Array): OpenedSnapshot {
  if (bytes.length < HEADER) return { ok: false, fault: 'not_a_snapshot' };
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER);
  if (header.getUint32(0, true) !== MAGIC) return { ok: false, fault: 'not_a_snapshot' };
  if (header.getUint32(4, true) !== SNAPSHOT_VERSION) return { ok: false, fault: 'other_version' };
  const directoryLength = header.getUint32(8, true);
  if (bytes.length !== HEADER + header.getFloat64(16, true) || directoryLength > bytes.length - HEADER)
    return { ok: false, fault: 'damaged' };
  const own = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  try {
    const directory = JSON.parse(new TextDecoder().decode(own.subarray(HEADER, HEADER + directoryLength))) as Directory;
    const core = coreFrom(own, HEADER + directoryLength, directory);
    checkShape(core);
    const index = indexOf(core);
    for (const id of directory.gone) index.gone.add(id);
    for (const row of directory.changed) upsertName(index, row);
    index.changes = directory.changed.length + directory.gone.length;
    return { ok: true, index, stamp: directory.stamp };
  } catch {
    return { ok: false, fault: 'damaged' };
  }
}

function coreFrom(bytes: Uint8Array, base: number, { size, words, attributes, parts }: Directory): Core {
  const found = new Map(parts.map((part) => [part.name, part]));
  const part = <K extends Kind>(name: string, kind: K): InstanceType<(typeof KINDS)[K]> => {
    const place = found.get(name);
    if (place?.kind !== kind) throw new TypeError(`the snapshot has no ${name}`);
    // The constructor refuses an array that does not begin and end within the bytes.
    return new KINDS[kind](
      bytes.buffer as ArrayBuffer,
      bytes.byteOffset + base + place.at,
      place.length,
    ) as InstanceType<(typeof KINDS)[K]>;
  };
  return {
    size,
    text: part('text', 'u8'),
    textStart: part('textStart', 'u32'),
    rowId: part('rowId', 'u32'),
    attribute: part('attribute', attributes.length > MOST_SMALL ? 'u32' : 'u8'),
    attributes,
    words: part('words', 'u32'),
    wordStart: part('wordStart', 'u32'),
    holders: part('holders', 'u32'),
    holderStart: part('holderStart', 'u32'),
    commonWords: part('commonWords', 'u32'),
    commonCounts: part('commonCounts', 'u32'),
    commonBits: part('commonBits', 'u32'),
    weightStart: part('weightStart', 'u32'),
    keys: { starts: part('keyStarts', 'u32'), values: part('keyValues', 'u32') },
    wholes: { starts: part('wholeStarts', 'u32'), values: part('wholeValues', 'u32') },
    vocabulary: {
      size: words,
      text: part('wordText', 'u16'),
      textStart: part('wordTextStart', 'u32'),
      weight: part('weight', 'f32'),
      traits: part('traits', 'u16'),
      forms: part('forms', 'u8'),
      gaps: part('gaps', 'u8'),
      formStart: part('formStart', 'u32'),
      skeletonSizes: part('skeletonSizes', 'u8'),
      formOf: part('formOf', 'u32'),
      idBits: idBitsOf(words),
      near: { starts: part('nearStarts', 'u32'), values: part('nearValues', 'u32') },
      heard: { starts: part('heardStarts', 'u32'), values: part('heardValues', 'u32') },
      related: { starts: part('relatedStarts', 'u32'), values: part('relatedValues', 'u32') },
    },
  };
}

/**
 * Checks that the arrays fit together: each place in one leads into another.
 *
 * @throws RangeError
 */
function checkShape({ size, vocabulary, ...core }: Core): void {
  const { size: words, near, heard, related } = vocabulary;
  const readings = vocabulary.skeletonSizes.length;
  const lengths = [
    [size, core.textStart, core.rowId, core.attribute],
    [words, vocabulary.weight, vocabulary.traits, vocabulary.formOf],
    [size + 1, core.wordStart],
    [words + 1, core.holderStart, vocabulary.textStart],
    [readings + 1, vocabulary.formStart],
    [vocabulary.forms.length, vocabulary.gaps],
    [readings, heard.values],
    [WEIGHT_PLACES, core.weightStart],
    [core.commonWords.length, core.commonCounts],
    [core.commonWords.length * bitsLength(size), core.commonBits],
  ] as const;
  for (const [length, ...arrays] of lengths) for (const array of arrays) holds(array.length === length);
  leadInto(core.wordStart, core.words);
  leadInto(core.holderStart, core.holders);
  // The common words are those without a list.
  let common = 0;
  for (let word = 0; word < words; word++)
    if (core.holderStart[word] === core.holderStart[word + 1]) holds(core.commonWords[common++] === word);
  holds(common === core.commonWords.length);
  leadInto(vocabulary.textStart, vocabulary.text);
  leadInto(vocabulary.formStart, vocabulary.forms);
  for (const { starts, values } of [core.keys, core.wholes, near, heard, related]) {
    leadInto(starts, values);
    // A bucket is found by the first bits of a hash.
    holds(starts.length > 1 && Number.isInteger(Math.log2(starts.length - 1)));
  }
  areBelow(core.text.length, core.textStart);
  areBelow(core.attributes.length, core.attribute);
  areBelow(words, core.words, core.commonWords, heard.values, related.values);
  areBelow(size, core.holders);
  leadBelow(size, core.keys.values, core.wholes.values);
  leadBelow(words, near.values);
  areBelow(size + 1, core.weightStart, core.commonCounts);
  areBelow(readings, vocabulary.formOf);
}

function holds(condition: boolean): void {
  if (!condition) throw new RangeError('the arrays of the snapshot do not fit together');
}

/** The starts of groups that fill an array. */
function leadInto(starts: Uint32Array, { length }: Part): void {
  holds(starts[0] === 0 && starts.at(-1) === length);
  for (let at = 1; at < starts.length; at++) if (starts[at]! < starts[at - 1]!) holds(false);
}

/** Marked values, whose low bits are ids. */
function leadBelow(limit: number, ...arrays: readonly Uint32Array[]): void {
  const mask = 2 ** idBitsOf(limit) - 1;
  for (const array of arrays)
    for (let at = 0; at < array.length; at++) if ((array[at]! & mask) >>> 0 >= limit) holds(false);
}

function areBelow(limit: number, ...arrays: readonly (Uint8Array | Uint32Array)[]): void {
  for (const array of arrays) for (let at = 0; at < array.length; at++) if (array[at]! >= limit) holds(false);
}

function kindOf(part: Part): Kind {
  return part instanceof Uint8Array
    ? 'u8'
    : part instanceof Uint16Array
      ? 'u16'
      : part instanceof Uint32Array
        ? 'u32'
        : 'f32';
}

function bytesOf(part: Part): Uint8Array {
  return new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
}

function padded(length: number): number {
  return Math.ceil(length / 8) * 8;
}
