import { OUTPUTS, type Group } from '../../src/guidance/reading/outputs.ts';

/** Weights by row: those of a row stand from its begin up to the next row's, each for one output, in their order. */
export interface Table {
  readonly begins: Int32Array;
  readonly outputs: Uint8Array;
  readonly weights: Float32Array;
}

/** A table with a weight of 0 for each row and output. */
export function fullTable(rows: number): Table {
  const begins = new Int32Array(rows + 1);
  const outputs = new Uint8Array(rows * OUTPUTS);
  for (let row = 0; row <= rows; row++) begins[row] = row * OUTPUTS;
  for (let at = 0; at < outputs.length; at++) outputs[at] = at % OUTPUTS;
  return { begins, outputs, weights: new Float32Array(rows * OUTPUTS) };
}

/** Where the weight of a row for an output stands; -1 where there is none. */
export function placeOf({ begins, outputs }: Table, row: number, output: number): number {
  const begin = begins[row]!;
  const end = begins[row + 1]!;
  if (end - begin === OUTPUTS) return begin + output;
  // Most that are looked for stand last.
  for (let at = end - 1; at >= begin; at--) if (outputs[at] === output) return at;
  return -1;
}

/** The numbers that are kept, in their order. */
export function picked(numbers: Float32Array, kept: Uint8Array): Float32Array {
  const found = new Float32Array(numbers.length);
  let count = 0;
  for (let at = 0; at < kept.length; at++) if (kept[at] === 1) found[count++] = numbers[at]!;
  return found.slice(0, count);
}

/** The table of the weights that are kept. */
export function narrowed({ begins, outputs, weights }: Table, kept: Uint8Array): Table {
  const own = new Int32Array(begins.length);
  const ownOutputs = new Uint8Array(outputs.length);
  let count = 0;
  for (let row = 0; row + 1 < begins.length; row++) {
    for (let at = begins[row]!; at < begins[row + 1]!; at++) if (kept[at] === 1) ownOutputs[count++] = outputs[at]!;
    own[row + 1] = count;
  }
  return { begins: own, outputs: ownOutputs.slice(0, count), weights: picked(weights, kept) };
}

/** Adds the weights of the features from `from` up to `to` to the row of scores that begins at `at`; what they add to outputs that are not `wanted` is left open. */
export function addRows(
  { begins, outputs, weights }: Table,
  features: Int32Array,
  from: number,
  to: number,
  scales: Float32Array,
  scores: Float64Array,
  at: number,
  wanted: Group,
): void {
  for (let f = from; f < to; f++) {
    const row = features[f]!;
    const scale = scales[row]!;
    const begin = begins[row]!;
    const end = begins[row + 1]!;
    if (end - begin === OUTPUTS)
      for (let i = wanted.from; i < wanted.to; i++) scores[at + i] = scores[at + i]! + weights[begin + i]! * scale;
    else
      for (let entry = begin; entry < end; entry++) {
        const place = at + outputs[entry]!;
        scores[place] = scores[place]! + weights[entry]! * scale;
      }
  }
}
