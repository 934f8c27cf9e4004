import type { Features } from './features.ts';

/** The weights as `npm run train` writes them. */
export interface Packed {
  /** Number of features that have weights, and of weights. */
  readonly rows: number;
  readonly entries: number;
  /** Each output's score before any feature is seen. */
  readonly constants: readonly number[];
  /** What one step of a stored weight is worth, for each output. */
  readonly steps: readonly number[];
  /**
   * In Base64: for each row the distance of its hash from the row before, in three bytes, and how many weights it has; then all
   * weights, two in three bytes: for each its output and its steps.
   */
  readonly data: string;
}

/** The weights ready for use: a hash leads to a row, a row to its outputs and weights. */
export interface Model {
  readonly constants: Float64Array;
  readonly steps: Float64Array;
  /** An open hash table: a place holds a row + 1, or 0. */
  readonly places: Int32Array;
  readonly hashes: Int32Array;
  /** Where a row's weights begin; the next row's begin is its end. */
  readonly begins: Int32Array;
  readonly outputs: Uint8Array;
  readonly weights: Int8Array;
  /** The last reading that met a row, so that a feature counts once a text. */
  readonly met: Int32Array;
  reading: number;
}

/** Bytes of a row without its weights. */
export const ROW_BYTES = 4;
/** Bits of a weight with its output, bits of the weight alone, and the most steps and outputs that these hold. */
export const ENTRY_BITS = 12;
export const WEIGHT_BITS = 5;
export const LARGEST = 15;
export const MOST_OUTPUTS = 128;
/** A distance that three bytes hold. */
export const FARTHEST = 0xffffff;
const PLACES = 1 << 17;
const spread = (hash: number): number => (Math.imul(hash, 0x9e3779b1) >>> 15) & (PLACES - 1);

export function unpack(packed: Packed): Model {
  const { rows, entries } = packed;
  const bytes = Buffer.from(packed.data, 'base64');
  const places = new Int32Array(PLACES);
  const hashes = new Int32Array(rows);
  const begins = new Int32Array(rows + 1);
  let hash = 0;
  let entry = 0;
  for (let row = 0; row < rows; row++) {
    const at = row * ROW_BYTES;
    hash = (hash + bytes[at]! * 65_536 + bytes[at + 1]! * 256 + bytes[at + 2]!) | 0;
    hashes[row] = hash;
    let place = spread(hash);
    while (places[place] !== 0) place = (place + 1) & (PLACES - 1);
    places[place] = row + 1;
    begins[row] = entry;
    entry += bytes[at + 3]!;
  }
  begins[rows] = entry;
  const outputs = new Uint8Array(entries);
  const weights = new Int8Array(entries);
  const cut = 32 - WEIGHT_BITS;
  for (let entry = 0, at = rows * ROW_BYTES; entry < entries; entry++) {
    const isFirst = (entry & 1) === 0;
    const bits = isFirst ? (bytes[at]! << 4) | (bytes[at + 1]! >>> 4) : ((bytes[at + 1]! & 15) << 8) | bytes[at + 2]!;
    outputs[entry] = bits >>> WEIGHT_BITS;
    // The shifts keep the sign.
    weights[entry] = (bits << cut) >> cut;
    if (!isFirst) at += 3;
  }
  return {
    constants: Float64Array.from(packed.constants),
    steps: Float64Array.from(packed.steps),
    places,
    hashes,
    begins,
    outputs,
    weights,
    met: new Int32Array(rows),
    reading: 0,
  };
}

/** The row of a feature; -1 where it has no weight. */
export function rowOf({ places, hashes }: Model, hash: number): number {
  for (let place = spread(hash); ; place = (place + 1) & (PLACES - 1)) {
    const row = places[place]! - 1;
    if (row < 0 || hashes[row] === hash) return row;
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
