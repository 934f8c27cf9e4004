import { HASH_BITS, type Features } from './features.ts';
import { OUTPUTS } from './outputs.ts';
import { decodingTable, nextRice, nextSymbol, type Bits } from './prefix-codes.ts';

/**
 * The file of the weights, as `npm run train` writes it: FIELDS whole numbers of four bytes; for each output its score before any feature
 * is seen, then what one step of its weights is worth, as floats of four bytes; the lengths of the codes; and bits. The features stand
 * in BUCKETS by the first bits of their hashes. The bits tell for each bucket how many features it has and how many bits they take;
 * then come the buckets. A feature is how far the rest of its hash is from the one before, how many weights it has, and for each weight
 * the distance of its output from the one before and its steps.
 */
export const FIELDS = ['sum', 'rows', 'entries', 'hashLow', 'rowsLow', 'bitsLow'] as const;
export type Fields = Readonly<Record<(typeof FIELDS)[number], number>>;

/** A bucket is decoded when a text first meets it. */
const BUCKET_BITS = 12;
export const BUCKETS = 1 << BUCKET_BITS;
const REST_BITS = HASH_BITS - BUCKET_BITS;
export const bucketOf = (hash: number): number => hash >>> REST_BITS;
export const restOf = (hash: number): number => hash & ((1 << REST_BITS) - 1);

/** The most steps of a weight each way. */
export const LARGEST = 15;
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
  /** Where each bucket's bits begin; -1 once they are decoded. */
  readonly places: Int32Array;
  /** Each bucket's first row; the next bucket's is its end. */
  readonly firsts: Int32Array;
  /** Of each decoded row the rest of its hash, where its weights begin, and where they end. */
  readonly rests: Uint16Array;
  readonly begins: Int32Array;
  readonly ends: Int32Array;
  readonly outputs: Uint8Array;
  readonly weights: Int8Array;
  /** How many weights are decoded. */
  decoded: number;
  readonly bits: Bits;
  readonly hashLow: number;
  readonly countCode: Uint16Array;
  readonly distanceCodes: readonly Uint16Array[];
  readonly stepsCodes: readonly Uint16Array[];
  /** The last reading that met a row, so that a feature counts once a text. */
  readonly met: Int32Array;
  reading: number;
}

/** A sum over all numbers of a file but the first, itself, by which a damaged file is known. */
export function sumOf(file: Uint8Array): number {
  // Every machine that the program is built for has the lowest byte first.
  const numbers = new Int32Array(file.buffer, file.byteOffset, file.length >>> 2);
  let sum = file.length;
  for (let at = 1; at < numbers.length; at++) sum = Math.imul(sum ^ numbers[at]!, 0x01000193);
  return sum >>> 0;
}

export function unpack(packed: Uint8Array): Model {
  // A copy begins where numbers of four bytes can.
  const file = new Uint8Array(packed);
  const bytes = new DataView(file.buffer);
  if (file.length < HEAD_BYTES || bytes.getUint32(0, true) !== sumOf(file))
    throw new Error('The file of the weights is not as it was written. Install the program again.');
  const fields = FIELDS.map((_, i) => bytes.getUint32(4 * i, true));
  const [, rows, entries, hashLow, rowsLow, bitsLow] = fields as [number, number, number, number, number, number];
  let at = 4 * FIELDS.length;
  const floats = (): Float64Array =>
    Float64Array.from({ length: OUTPUTS }, () => {
      at += 4;
      return bytes.getFloat32(at - 4, true);
    });
  const [constants, steps] = [floats(), floats()];
  const [countCode, ...codes] = CODE_SIZES.map((size) => decodingTable(file.subarray(at, (at += size))));
  const bits: Bits = { bytes: file, at: at * 8 };
  const firsts = new Int32Array(BUCKETS + 1);
  const places = new Int32Array(BUCKETS);
  let place = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    firsts[bucket + 1] = firsts[bucket]! + nextRice(bits, rowsLow);
    places[bucket] = place;
    place += nextRice(bits, bitsLow);
  }
  for (let bucket = 0; bucket < BUCKETS; bucket++) places[bucket] = places[bucket]! + bits.at;
  return {
    constants,
    steps,
    places,
    firsts,
    rests: new Uint16Array(rows),
    begins: new Int32Array(rows),
    ends: new Int32Array(rows),
    outputs: new Uint8Array(entries),
    weights: new Int8Array(entries),
    decoded: 0,
    bits,
    hashLow,
    countCode: countCode!,
    distanceCodes: codes.slice(0, CODES),
    stepsCodes: codes.slice(CODES),
    met: new Int32Array(rows),
    reading: 0,
  };
}

/** Decodes a bucket. */
function decode(model: Model, bucket: number): void {
  const { places, firsts, rests, begins, ends, outputs, weights, bits, distanceCodes } = model;
  bits.at = places[bucket]!;
  places[bucket] = -1;
  let rest = 0;
  let entry = model.decoded;
  for (let row = firsts[bucket]!; row < firsts[bucket + 1]!; row++) {
    rest += nextRice(bits, model.hashLow);
    rests[row] = rest;
    begins[row] = entry;
    const count = nextSymbol(bits, model.countCode);
    const end = entry + count;
    ends[row] = end;
    const stepsOf = model.stepsCodes[stepsCode(count)]!;
    let output = -1;
    for (; entry < end; entry++) {
      output += 1 + nextSymbol(bits, distanceCodes[distanceCode(OUTPUTS - 1 - output, end - entry)]!);
      outputs[entry] = output;
      weights[entry] = nextSymbol(bits, stepsOf) - LARGEST;
    }
  }
  model.decoded = entry;
}

/** The row of a feature, decoded; -1 where it has no weight. */
export function rowOf(model: Model, hash: number): number {
  const { places, firsts, rests } = model;
  const bucket = bucketOf(hash);
  if (places[bucket]! >= 0) decode(model, bucket);
  const rest = restOf(hash);
  const end = firsts[bucket + 1]!;
  for (let row = firsts[bucket]!; row < end; row++) if (rests[row] === rest) return row;
  return -1;
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
  const { begins, ends, outputs, weights, steps, met } = model;
  const reading = ++model.reading;
  for (let i = from; i < to; i++) {
    const row = rowOf(model, features.hash[i]!);
    if (row < 0 || met[row] === reading) continue;
    met[row] = reading;
    const end = ends[row]!;
    for (let entry = begins[row]!; entry < end; entry++) {
      const output = outputs[entry]!;
      scores[at + output] = scores[at + output]! + weights[entry]! * steps[output]!;
    }
  }
}

/** The weight of one feature for one output. */
export function weightOf({ begins, ends, outputs, weights, steps }: Model, row: number, output: number): number {
  for (let entry = begins[row]!; entry < ends[row]!; entry++)
    if (outputs[entry] === output) return weights[entry]! * steps[output]!;
  return 0;
}
