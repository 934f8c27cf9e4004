import { OUTPUTS } from '../../src/guidance/reading/outputs.ts';
import { ENTRY_BITS, FARTHEST, LARGEST, MOST_OUTPUTS, ROW_BYTES, WEIGHT_BITS, type Packed } from '../../src/guidance/reading/model.ts'; // prettier-ignore

/** Most bytes of all rows and weights before they become Base64, which is a third longer. */
const MOST_BYTES = 455_000;

/** Weights as they will be stored: whole steps. Row 0 keeps its exact values. */
export interface Rounded {
  readonly weights: Float32Array;
  readonly steps: Float64Array;
}

/**
 * Which weights there is room for: those that move most scores. A feature of many cases moves more scores than a rare one of the same weight.
 * @param counts how many cases show the feature of each row
 */
export function selectWeights(weights: Float32Array, scales: Float32Array, counts: Float32Array): Uint8Array {
  const rows = scales.length;
  const importance = new Float32Array(weights.length);
  let high = 0;
  for (let row = 1; row < rows; row++) {
    const reach = scales[row]! * Math.sqrt(counts[row]!);
    for (let at = row * OUTPUTS; at < (row + 1) * OUTPUTS; at++) {
      importance[at] = (weights[at]! < 0 ? -weights[at]! : weights[at]!) * reach;
      if (importance[at]! > high) high = importance[at]!;
    }
  }
  const bytesAbove = (threshold: number): number => {
    let bytes = 0;
    for (let row = 1; row < rows; row++) {
      let entries = 0;
      for (let at = row * OUTPUTS; at < (row + 1) * OUTPUTS; at++) if (importance[at]! > threshold) entries++;
      if (entries > 0) bytes += ROW_BYTES + (entries * ENTRY_BITS) / 8;
    }
    return bytes;
  };
  let low = 0;
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (bytesAbove(middle) > MOST_BYTES) low = middle;
    else high = middle;
  }
  return Uint8Array.from(importance, (value, at) => (at < OUTPUTS || value > high ? 1 : 0));
}

/** Rounds the weights to 15 steps each way, with the scale of each feature in them: more weights win over finer ones. */
export function roundWeights(weights: Float32Array, scales: Float32Array): Rounded {
  const own = weights.map((weight, at) => weight * scales[Math.floor(at / OUTPUTS)]!);
  const largest = new Float64Array(OUTPUTS);
  for (let at = OUTPUTS; at < own.length; at++) {
    const size = own[at]! < 0 ? -own[at]! : own[at]!;
    if (size > largest[at % OUTPUTS]!) largest[at % OUTPUTS] = size;
  }
  const steps = largest.map((size) => (size === 0 ? 1 : Math.fround(size / LARGEST)));
  for (let at = OUTPUTS; at < own.length; at++) {
    const step = steps[at % OUTPUTS]!;
    own[at] = Math.round(own[at]! / step) * step;
  }
  return { weights: own, steps };
}

/** The rounded weights as text. */
export function pack({ weights, steps }: Rounded, rows: ReadonlyMap<number, number>): Packed {
  if (OUTPUTS > MOST_OUTPUTS)
    throw new Error(`${OUTPUTS} outputs: an entry has room for the number of ${MOST_OUTPUTS}.`);
  const heads: number[] = [];
  const all: number[] = [];
  let before = 0;
  const head = (distance: number, entries: number): void => {
    heads.push(Math.floor(distance / 65_536), Math.floor(distance / 256) % 256, distance % 256, entries);
  };
  const sorted = Array.from(rows, ([hash, row]) => ({ hash: hash >>> 0, row })).sort((a, b) => a.hash - b.hash);
  for (const { hash, row } of sorted) {
    const first = all.length;
    for (let output = 0; output < OUTPUTS; output++) {
      const whole = Math.round(weights[row * OUTPUTS + output]! / steps[output]!);
      if (whole !== 0) all.push((output << WEIGHT_BITS) | (whole & (2 * LARGEST + 1)));
    }
    const entries = all.length - first;
    if (entries === 0) continue;
    // A row without weights bridges a distance that is too far
    let distance = hash - before;
    for (; distance > FARTHEST; distance -= FARTHEST) head(FARTHEST, 0);
    head(distance, entries);
    before = hash;
  }
  return {
    rows: heads.length / ROW_BYTES,
    entries: all.length,
    constants: Array.from(weights.subarray(0, OUTPUTS)),
    steps: Array.from(steps),
    data: Buffer.from([...heads, ...inThrees(all)]).toString('base64'),
  };
}

/** Numbers of 12 bits, two of them in three bytes. */
function* inThrees(numbers: readonly number[]): Generator<number> {
  for (let at = 0; at < numbers.length; at += 2) {
    const [one, other] = [numbers[at]!, numbers[at + 1] ?? 0];
    yield one >>> 4;
    yield ((one & 15) << 4) | (other >>> 8);
    yield other & 255;
  }
}
