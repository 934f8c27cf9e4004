import type { Attributes, Core } from './core.ts';
import { indexOf, upsertName, type NameIndex } from './name-index.ts';
import type { IndexRow } from '../model.ts';
import { idBitsOf } from './vocabulary.ts';

/**
 * The file format of an index: a header of fixed size, a directory in JSON, then the arrays as in memory, each at a multiple of 8
 * bytes, so that opening creates views over one buffer and reads no name. A checksum covers everything after the header. The byte
 * order is little-endian, as on every platform that Node supports.
 */
const MAGIC = 0x58444e52; // "RNDX"
/** Raise it when the meaning of an array changes, including rules of sound and weights: older snapshots are then refused. */
const SNAPSHOT_VERSION = 1;
const HEADER = 32;

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
  const sum = new Checksum();
  for (const piece of pieces) sum.add(piece);
  const header = new DataView(new ArrayBuffer(HEADER));
  header.setUint32(0, MAGIC, true);
  header.setUint32(4, SNAPSHOT_VERSION, true);
  header.setUint32(8, directoryBytes.length, true);
  header.setFloat64(16, directoryBytes.length + at, true);
  header.setUint32(24, sum.value(), true);
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
  const sum = new Checksum();
  sum.add(own.subarray(HEADER));
  if (sum.value() !== header.getUint32(24, true)) return { ok: false, fault: 'damaged' };
  try {
    const directory = JSON.parse(new TextDecoder().decode(own.subarray(HEADER, HEADER + directoryLength))) as Directory;
    const index = indexOf(coreFrom(own, HEADER + directoryLength, directory));
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
    attribute: part('attribute', 'u32'),
    attributes,
    words: part('words', 'u32'),
    wordStart: part('wordStart', 'u32'),
    holders: part('holders', 'u32'),
    holderStart: part('holderStart', 'u32'),
    commonWords: part('commonWords', 'u32'),
    commonBits: part('commonBits', 'u32'),
    weightStart: part('weightStart', 'u32'),
    keys: { starts: part('keyStarts', 'u32'), values: part('keyValues', 'u32') },
    wholes: { starts: part('wholeStarts', 'u32'), values: part('wholeValues', 'u32') },
    vocabulary: {
      size: words,
      text: part('wordText', 'u16'),
      textStart: part('wordTextStart', 'u32'),
      weight: part('weight', 'f32'),
      traits: part('traits', 'u8'),
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

/** A 32-bit checksum of pieces, each padded to 8 bytes. Any changed bit changes the checksum. */
class Checksum {
  private readonly lanes = new Int32Array([0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]);
  add(piece: Uint8Array): void {
    const whole = piece.length >>> 2;
    const aligned = piece.byteOffset % 4 === 0 ? piece : piece.slice();
    const words = new Int32Array(aligned.buffer, aligned.byteOffset, whole);
    let [a, b] = [this.lanes[0]!, this.lanes[1]!];
    const even = whole & ~1;
    for (let at = 0; at < even; at += 2) {
      a = Math.imul(a ^ words[at]!, 0x01000193);
      b = Math.imul(b ^ words[at + 1]!, 0x5bd1e995);
    }
    const rest = new Uint8Array(8);
    rest.set(aligned.subarray(even * 4));
    if (piece.length > even * 4) {
      const last = new Int32Array(rest.buffer);
      a = Math.imul(a ^ last[0]!, 0x01000193);
      b = Math.imul(b ^ last[1]!, 0x5bd1e995);
    }
    this.lanes[0] = a;
    this.lanes[1] = b;
  }
  value(): number {
    let h = this.lanes[0]! ^ Math.imul(this.lanes[1]!, 0x9e3779b1);
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
    return (h ^ (h >>> 13)) >>> 0;
  }
}
