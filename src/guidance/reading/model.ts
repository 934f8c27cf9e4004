import type { Features } from './features.ts';
import { OUTPUTS } from './outputs.ts';
import { decodingTable, nextRice, nextSymbol, type Bits } from './prefix-codes.ts';

/**
 * The file of the weights, as `npm run train` writes it: FIELDS whole numbers of four bytes; for each output its score before any feature
 * is seen, then what one step of its weights is worth, as floats of four bytes; the lengths of the codes; and bits. They
 * tell of each feature, in the order of their hashes, how far its hash is from the one before and how many weights it has. Then come for
 * each BLOCK features how many bits their weights take, then all weights: each is the distance of its output from the one before and
 * its steps.
 */
export const FIELDS = ['sum', 'rows', 'entries', 'hashLow', 'blockLow'] as const;
export type Fields = Readonly<Record<(typeof FIELDS)[number], number>>;

/** The most steps of a weight each way. */
export const LARGEST = 15;
/** Weights are decoded when a text first meets their feature, and those of its neighbours with them. */
export const BLOCK = 16;
const STEPS = 2 * LARGEST + 1;

/** The whole part of the logarithm to base 2, for whole numbers from 1. */
const halvings = (value: number): number => 31 - Math.clz32(value);

/** The code of the steps of a feature with as many weights: a feature with few has larger ones. */
export const stepsCode = (entries: number): number => halvings(entries);
/** The code of the distance to the next output, with as many outputs and weights of the feature still to come. */
export const distanceCode = (outputs: number, entries: number): number => halvings(Math.floor(outputs / entries));
export const CODES = halvings(OUTPUTS) + 1;

/** How the lengths of the codes follow each other: of the numbers of weights, of the distances, of the steps. */
export const CODE_SIZES = [
  OUTPUTS + 1,
  ...Array.from({ length: CODES }, () => OUTPUTS),
  ...Array.from({ length: CODES }, () => STEPS),
] as const;
export const HEAD_BYTES = 4 * FIELDS.length + 8 * OUTPUTS + CODE_SIZES.reduce((sum, size) => sum + size, 0);

/** The weights ready for use: a hash leads to a row, a row to its outputs and weights. */
export interface Model {
  readonly constants: Float64Array;
  readonly steps: Float64Array;
  /** An open hash table: a place holds a row + 1, or 0. */
  readonly places: Int32Array;
  readonly hashes: Int32Array;
  /** Where a row's weights begin; the next row's begin is its end. */
  readonly begins: Int32Array;
  /** What is decoded of them. */
  readonly outputs: Uint8Array;
  readonly weights: Int8Array;
  /** Where the bits of each block's weights begin; -1 once they are decoded. */
  readonly blocks: Int32Array;
  readonly bits: Bits;
  readonly distanceCodes: readonly Uint16Array[];
  readonly stepsCodes: readonly Uint16Array[];
  /** The last reading that met a row, so that a feature counts once a text. */
  readonly met: Int32Array;
  reading: number;
}

/** A sum over all bytes but its own, by which a damaged file is known. */
export function sumOf(bytes: DataView): number {
  let sum = bytes.byteLength;
  for (let at = 4; at + 4 <= bytes.byteLength; at += 4) sum = Math.imul(sum ^ bytes.getInt32(at, true), 0x01000193);
  return sum >>> 0;
}

export function unpack(file: Uint8Array): Model {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < HEAD_BYTES || bytes.getUint32(0, true) !== sumOf(bytes))
    throw new Error('The file of the weights is not as it was written. Install the program again.');
  const [, rows, entries, hashLow, blockLow] = FIELDS.map((_, i) => bytes.getUint32(4 * i, true)) as [number, number, number, number, number]; // prettier-ignore
  let at = 4 * FIELDS.length;
  const floats = (): Float64Array =>
    Float64Array.from({ length: OUTPUTS }, () => {
      at += 4;
      return bytes.getFloat32(at - 4, true);
    });
  const [constants, steps] = [floats(), floats()];
  const [counts, ...others] = CODE_SIZES.map((size) => decodingTable(file.subarray(at, (at += size))));
  const bits: Bits = { bytes: file, at: at * 8 };
  const { places, hashes, begins } = readRows(bits, rows, hashLow, counts!);
  const blocks = new Int32Array(Math.ceil(rows / BLOCK));
  for (let block = 0; block < blocks.length; block++) blocks[block] = nextRice(bits, blockLow);
  let begin = bits.at;
  for (let block = 0; block < blocks.length; block++) {
    const length = blocks[block]!;
    blocks[block] = begin;
    begin += length;
  }
  return {
    constants,
    steps,
    places,
    hashes,
    begins,
    outputs: new Uint8Array(entries),
    weights: new Int8Array(entries),
    blocks,
    bits,
    distanceCodes: others.slice(0, CODES),
    stepsCodes: others.slice(CODES),
    met: new Int32Array(rows),
    reading: 0,
  };
}

const spread = (hash: number, places: Int32Array): number => (Math.imul(hash, 0x9e3779b1) >>> 8) & (places.length - 1);

function readRows(
  bits: Bits,
  rows: number,
  hashLow: number,
  counts: Uint16Array,
): Pick<Model, 'places' | 'hashes' | 'begins'> {
  // At least half of the places stay empty.
  const places = new Int32Array(4 << halvings(rows + 1));
  const hashes = new Int32Array(rows);
  const begins = new Int32Array(rows + 1);
  let hash = 0;
  for (let row = 0; row < rows; row++) {
    hash += nextRice(bits, hashLow);
    hashes[row] = hash;
    let place = spread(hash, places);
    while (places[place] !== 0) place = (place + 1) & (places.length - 1);
    places[place] = row + 1;
    begins[row + 1] = begins[row]! + nextSymbol(bits, counts);
  }
  return { places, hashes, begins };
}

/** Decodes the weights of a row and its neighbours. */
function decode({ begins, outputs, weights, blocks, bits, distanceCodes, stepsCodes }: Model, block: number): void {
  bits.at = blocks[block]!;
  blocks[block] = -1;
  const last = Math.min((block + 1) * BLOCK, begins.length - 1);
  for (let row = block * BLOCK; row < last; row++) {
    const end = begins[row + 1]!;
    const steps = stepsCodes[stepsCode(end - begins[row]!)]!;
    let output = -1;
    for (let entry = begins[row]!; entry < end; entry++) {
      output += 1 + nextSymbol(bits, distanceCodes[distanceCode(OUTPUTS - 1 - output, end - entry)]!);
      outputs[entry] = output;
      weights[entry] = nextSymbol(bits, steps) - LARGEST;
    }
  }
}

/** The row of a feature, with its weights decoded; -1 where it has none. */
export function rowOf(model: Model, hash: number): number {
  const { places, hashes, blocks } = model;
  for (let place = spread(hash, places); ; place = (place + 1) & (places.length - 1)) {
    const row = places[place]! - 1;
    if (row < 0) return row;
    if (hashes[row] !== hash) continue;
    const block = Math.floor(row / BLOCK);
    if (blocks[block]! >= 0) decode(model, block);
    return row;
  }
}

/** Adds the weights of the features from `from` up to `to`, each feature once, to the row of scores that begins at `at`. */
export function score(
  model: Model,
  features: Features,
  from: number,
  to: number,
  scores: Float64Array,
  at: number,
): void {
  const { begins, outputs, weights, steps, met } = model;
  const reading = ++model.reading;
  for (let i = from; i < to; i++) {
    const row = rowOf(model, features.hash[i]!);
    if (row < 0 || met[row] === reading) continue;
    met[row] = reading;
    const end = begins[row + 1]!;
    for (let entry = begins[row]!; entry < end; entry++) {
      const output = outputs[entry]!;
      scores[at + output] = scores[at + output]! + weights[entry]! * steps[output]!;
    }
  }
}

/** The weight of one feature for one output. */
export function weightOf({ begins, outputs, weights, steps }: Model, row: number, output: number): number {
  for (let entry = begins[row]!; entry < begins[row + 1]!; entry++)
    if (outputs[entry] === output) return weights[entry]! * steps[output]!;
  return 0;
}
