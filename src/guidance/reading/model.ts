import { HASH_BITS, type Features } from './features.ts';
import { OUTPUTS } from './outputs.ts';
import { decodingTable, MOST_LOW, nextRice, nextSymbol, type Bits } from './prefix-codes.ts';

/**
 * The file of the weights, as `npm run train` writes it: FIELDS whole numbers of four bytes; for each output its score before any feature
 * is seen, then what one step of its weights is worth, as floats of four bytes; the lengths of the codes, a byte each; for each of
 * BUCKETS, which share the features by the first bits of their hashes, how many bits it takes, in two bytes; and the buckets. A feature
 * is how far the rest of its hash is from the one before, how many weights it has, and for each weight the distance of its output from
 * the one before and its steps.
 */
export const FIELDS = ['rows', 'entries', 'hashLow'] as const;
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
/** A weight as one number: its output, and its steps counted from the fewest. */
const STEP_BITS = 5;
const STEP_MASK = (1 << STEP_BITS) - 1;
export const outputIn = (weight: number): number => weight >>> STEP_BITS;
export const stepsIn = (weight: number): number => (weight & STEP_MASK) - LARGEST;

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
export const HEAD_BYTES =
  4 * FIELDS.length + 8 * OUTPUTS + CODE_SIZES.reduce((sum, size) => sum + size, 0) + 2 * BUCKETS;

/** The weights ready for use: a hash leads to a row, a row to its outputs and weights. */
export interface Model {
  readonly constants: Float64Array;
  readonly steps: Float64Array;
  /** Where each bucket's bits begin; the next bucket's begin is their end. */
  readonly places: Int32Array;
  /** The first row of each bucket and the end of its rows; -1 as long as they are not decoded. */
  readonly firsts: Int32Array;
  readonly lasts: Int32Array;
  /** Of each decoded row the rest of its hash, and where its weights begin: they end where those of the next begin. */
  readonly rests: Uint16Array;
  readonly begins: Int32Array;
  /** Each weight's output and steps in one number. The outputs of a row rise. */
  readonly weights: Uint16Array;
  /** How many rows and weights are decoded. */
  rows: number;
  entries: number;
  readonly bits: Bits;
  readonly hashLow: number;
  readonly countCode: Uint16Array;
  readonly distanceCodes: readonly Uint16Array[];
  readonly stepsCodes: readonly Uint16Array[];
  /** The last reading that met a row, so that a feature counts once a text. */
  readonly met: Int32Array;
  reading: number;
}

const damaged = (): Error => new Error('The file of the weights is not as it was written. Install the program again.');

export function unpack(file: Uint8Array): Model {
  if (file.length < HEAD_BYTES) throw damaged();
  const bytes = new DataView(file.buffer, file.byteOffset, file.length);
  const [rows, entries, hashLow] = FIELDS.map((_, i) => bytes.getUint32(4 * i, true)) as [number, number, number];
  let at = 4 * FIELDS.length;
  const floats = (): Float64Array =>
    Float64Array.from({ length: OUTPUTS }, () => {
      at += 4;
      return bytes.getFloat32(at - 4, true);
    });
  const [constants, steps] = [floats(), floats()];
  const [countCode, ...codes] = CODE_SIZES.map((size) => decodingTable(file.subarray(at, (at += size))));
  const places = new Int32Array(BUCKETS + 1);
  places[0] = HEAD_BYTES * 8;
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    places[bucket + 1] = places[bucket]! + bytes.getUint16(at + 2 * bucket, true);
  // A feature takes two bits at least, and so does a weight.
  const most = file.length * 4;
  if (Math.ceil(places[BUCKETS]! / 8) !== file.length || rows > most || entries > most || hashLow > MOST_LOW)
    throw damaged();
  return {
    constants,
    steps,
    places,
    firsts: new Int32Array(BUCKETS).fill(-1),
    lasts: new Int32Array(BUCKETS),
    rests: new Uint16Array(rows),
    begins: new Int32Array(rows + 1),
    weights: new Uint16Array(entries),
    rows: 0,
    entries: 0,
    bits: { bytes: file, at: 0 },
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
  const { places, rests, begins, weights, bits, distanceCodes } = model;
  let { rows: row, entries: entry } = model;
  const behind = places[bucket + 1]!;
  bits.at = places[bucket]!;
  let rest = 0;
  while (bits.at < behind) {
    rest += nextRice(bits, model.hashLow);
    const count = nextSymbol(bits, model.countCode);
    if (count === 0 || row === rests.length || entry + count > weights.length) throw damaged();
    const stepsOf = model.stepsCodes[stepsCode(count)]!;
    rests[row] = rest;
    let output = -1;
    for (let left = count; left > 0; left--) {
      output += 1 + nextSymbol(bits, distanceCodes[distanceCode(OUTPUTS - 1 - output, left)]!);
      if (output + left > OUTPUTS) throw damaged();
      weights[entry++] = (output << STEP_BITS) | nextSymbol(bits, stepsOf);
    }
    begins[++row] = entry;
  }
  if (bits.at !== behind) throw damaged();
  model.firsts[bucket] = model.rows;
  model.lasts[bucket] = row;
  model.rows = row;
  model.entries = entry;
}

/** The row of a feature, decoded; -1 where it has no weight. */
export function rowOf(model: Model, hash: number): number {
  const { firsts, lasts, rests } = model;
  const bucket = bucketOf(hash);
  if (firsts[bucket]! < 0) decode(model, bucket);
  const rest = restOf(hash);
  const last = lasts[bucket]!;
  let row = firsts[bucket]!;
  while (row < last && rests[row]! < rest) row++;
  return row < last && rests[row] === rest ? row : -1;
}

/** Finds the rows of the features from `from` up to `to`, each row once: -1 for one that was met before. */
function findRows(model: Model, { hash, row: rows }: Features, from: number, to: number): void {
  const reading = ++model.reading;
  for (let i = from; i < to; i++) {
    const row = rowOf(model, hash[i]!);
    rows[i] = row < 0 || model.met[row] === reading ? -1 : row;
    if (row >= 0) model.met[row] = reading;
  }
}

/**
 * Adds the steps of the features from `from` up to `to` to the row of sums that begins at `at`. A score is the sum times what a step is
 * worth: whole numbers add up faster, and to the same, because a step is worth a float of four bytes.
 */
export function addSteps(
  model: Model,
  features: Features,
  from: number,
  to: number,
  sums: Int32Array,
  at: number,
): void {
  findRows(model, features, from, to);
  for (let i = from; i < to; i++) if (features.row[i]! >= 0) addRow(model, features.row[i]!, 1, sums, at);
}

/** Adds the steps of a row so many times. */
export function addRow({ begins, weights }: Model, row: number, times: number, sums: Int32Array, at: number): void {
  const end = begins[row + 1]!;
  for (let entry = begins[row]!; entry < end; entry++) {
    const weight = weights[entry]!;
    const place = at + outputIn(weight);
    sums[place] = sums[place]! + times * stepsIn(weight);
  }
}

/** The weight of one feature for one output. */
export function weightOf({ begins, weights, steps }: Model, row: number, output: number): number {
  let from = begins[row]!;
  let to = begins[row + 1]!;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const there = outputIn(weights[middle]!);
    if (there === output) return stepsIn(weights[middle]!) * steps[output]!;
    if (there < output) from = middle + 1;
    else to = middle;
  }
  return 0;
}

/** What the features from `from` up to `to` add to the score of one output. */
export function addedTo(model: Model, output: number, features: Features, from: number, to: number): number {
  findRows(model, features, from, to);
  let added = 0;
  for (let i = from; i < to; i++) if (features.row[i]! >= 0) added += weightOf(model, features.row[i]!, output);
  return added;
}
