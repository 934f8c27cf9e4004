import { LISTS, MENTION_VALUES, OUTPUTS } from '../../src/guidance/reading/outputs.ts';
import { LARGEST } from '../../src/guidance/reading/model.ts';
import type { Table } from './table.ts';

/** The file has room for as many bits; a feature takes about so many, and each of its weights. */
const MOST_BITS = 636_000 * 8;
const ROW_BITS = 14.5;
const WEIGHT_BITS = 7.2;

/** Facts decide the answer, a mention adds a sentence to it: its weights take no more room than they are worth. */
const OF_MENTIONS = 0.5;
const MENTIONS_FROM = LISTS[3]!.from;
const MENTIONS_TO = MENTIONS_FROM + MENTION_VALUES.length;

/** Weights as they will be stored: whole steps, with the scale of each feature in them. Row 0 keeps its exact values. */
export interface Rounded {
  readonly table: Table;
  readonly steps: Float64Array;
}

/**
 * Which weights there is room for: those that move most scores. A feature of many cases moves more scores than a rare one of the same weight.
 *
 * @param counts how many cases show the feature of each row
 * @param room as many times the room of the file
 */
export function selectWeights(
  { begins, outputs, weights }: Table,
  scales: Float32Array,
  counts: Float32Array,
  room: number,
): Uint8Array {
  const importance = new Float32Array(weights.length);
  // The greater a positive number, the greater its bits: the first half of them is its level.
  const bits = new Uint32Array(importance.buffer);
  const levels = new Float64Array(1 << 16);
  for (let row = 1; row < scales.length; row++) {
    const reach = scales[row]! * Math.sqrt(counts[row]!);
    let highest = 0;
    for (let at = begins[row]!; at < begins[row + 1]!; at++) {
      const output = outputs[at]!;
      const worth = output >= MENTIONS_FROM && output < MENTIONS_TO ? OF_MENTIONS * reach : reach;
      importance[at] = (weights[at]! < 0 ? -weights[at]! : weights[at]!) * worth;
      const level = bits[at]! >>> 16;
      levels[level] = levels[level]! + WEIGHT_BITS;
      if (level > highest) highest = level;
    }
    levels[highest] = levels[highest]! + ROW_BITS;
  }
  let least = levels.length;
  for (let taken = 0; least > 1 && taken + levels[least - 1]! <= room * MOST_BITS; least--) taken += levels[least - 1]!;
  const kept = new Uint8Array(bits.length).fill(1, 0, OUTPUTS);
  for (let at = OUTPUTS; at < bits.length; at++) if (bits[at]! >>> 16 >= least) kept[at] = 1;
  return kept;
}

/** Rounds the weights to LARGEST steps each way: more weights win over finer ones. */
export function roundWeights({ begins, outputs, weights }: Table, scales: Float32Array): Rounded {
  const own = Float32Array.from(weights);
  const largest = new Float64Array(OUTPUTS);
  for (let row = 1; row + 1 < begins.length; row++)
    for (let at = begins[row]!; at < begins[row + 1]!; at++) {
      own[at] = own[at]! * scales[row]!;
      const size = own[at]! < 0 ? -own[at]! : own[at]!;
      if (size > largest[outputs[at]!]!) largest[outputs[at]!] = size;
    }
  const steps = largest.map((size) => (size === 0 ? 1 : Math.fround(size / LARGEST)));
  for (let at = begins[1]!; at < own.length; at++) {
    const step = steps[outputs[at]!]!;
    own[at] = Math.round(own[at]! / step) * step;
  }
  return { table: { begins, outputs, weights: own }, steps };
}
