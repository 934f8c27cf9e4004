import { OUTPUTS } from '../../src/guidance/reading/outputs.ts';
import type { Packed } from '../../src/guidance/reading/model.ts';

/** Most bytes of all rows and weights before they become Base64, which is a third longer. */
const MOST_BYTES = 430_000;
/** Bytes of a row without its weights: its hash's distance, and the number of its weights. */
const ROW_BYTES = 4;
const ENTRY_BYTES = 2;
const LARGEST = 127;
const MOST_ENTRIES = 255;

/** Weights as they will be stored: whole steps, the slightest left out. Row 0 keeps its exact values. */
export interface Rounded {
  readonly weights: Float32Array;
  readonly steps: Float64Array;
}

/**
 * Keeps the weights that move most scores, as many as there is room for, and rounds them to 127 steps each way.
 * @param counts how many cases show the feature of each row
 */
export function roundWeights(weights: Float32Array, scales: Float32Array, counts: Float32Array): Rounded {
  const rows = scales.length;
  const own = new Float32Array(weights.length);
  const importance = new Float32Array(weights.length);
  const largest = new Float64Array(OUTPUTS);
  let most = 0;
  for (let row = 0; row < rows; row++) {
    const reach = Math.sqrt(Math.sqrt(counts[row]!));
    for (let output = 0; output < OUTPUTS; output++) {
      const at = row * OUTPUTS + output;
      const weight = weights[at]! * scales[row]!;
      own[at] = weight;
      const size = weight < 0 ? -weight : weight;
      if (row === 0) continue;
      importance[at] = size * reach;
      if (importance[at]! > most) most = importance[at]!;
      if (size > largest[output]!) largest[output] = size;
    }
  }
  const bytesAbove = (threshold: number): number => {
    let bytes = 0;
    for (let row = 1; row < rows; row++) {
      let entries = 0;
      for (let at = row * OUTPUTS; at < (row + 1) * OUTPUTS; at++) if (importance[at]! > threshold) entries++;
      if (entries > 0) bytes += ROW_BYTES + entries * ENTRY_BYTES;
    }
    return bytes;
  };
  let low = 0;
  let high = most;
  if (bytesAbove(0) > MOST_BYTES) {
    for (let step = 0; step < 24; step++) {
      const middle = (low + high) / 2;
      if (bytesAbove(middle) > MOST_BYTES) low = middle;
      else high = middle;
    }
  } else high = 0;
  const steps = largest.map((size) => (size === 0 ? 1 : Math.fround(size / LARGEST)));
  for (let at = OUTPUTS; at < own.length; at++) {
    const step = steps[at % OUTPUTS]!;
    own[at] = importance[at]! > high ? Math.round(own[at]! / step) * step : 0;
  }
  return { weights: own, steps };
}

/** The rounded weights as text. */
export function pack({ weights, steps }: Rounded, rows: ReadonlyMap<number, number>): Packed {
  const bytes: number[] = [];
  let before = 0;
  let kept = 0;
  let entries = 0;
  const sorted = Array.from(rows, ([hash, row]) => ({ hash: hash >>> 0, row })).sort((a, b) => a.hash - b.hash);
  for (const { hash, row } of sorted) {
    const own: number[] = [];
    for (let output = 0; output < OUTPUTS; output++) {
      const whole = Math.round(weights[row * OUTPUTS + output]! / steps[output]!);
      if (whole !== 0) own.push(output, whole & 255);
    }
    if (own.length === 0 || own.length > 2 * MOST_ENTRIES) continue;
    for (let distance = hash - before; ; distance = Math.floor(distance / 128)) {
      if (distance < 128) {
        bytes.push(distance);
        break;
      }
      bytes.push((distance % 128) + 128);
    }
    before = hash;
    bytes.push(own.length / 2, ...own);
    kept++;
    entries += own.length / 2;
  }
  return {
    rows: kept,
    entries,
    constants: Array.from(weights.subarray(0, OUTPUTS)),
    steps: Array.from(steps),
    data: Buffer.from(bytes).toString('base64'),
  };
}
