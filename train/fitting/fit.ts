import { logistic, softmax } from '../../src/guidance/reading/exponential.ts';
import {
  COUNTED_OWNERS,
  COUNTED_SHARE,
  GROUPS,
  LISTS,
  OUTPUTS,
  OWNER_CLASSES,
  OWNERS,
  SHARE,
  SHARE_CLASSES,
} from '../../src/guidance/reading/outputs.ts';
import { pool, shareOf } from '../../src/guidance/reading/pooling.ts';
import type { NumberSample, Sample } from './samples.ts';

/**
 * Fits a weight for each feature and output by stochastic gradient descent with a rate of its own for each weight (AdaGrad:
 * Duchi, Hazan and Singer 2011). Plain arithmetic in a fixed order, so that every machine finds the same weights.
 */
export interface Options {
  /** Rounds with all weights, and then with the selected ones, which make up for the others. */
  readonly rounds: number;
  readonly selectedRounds: number;
  /** Which weights are kept: 1, others 0. */
  readonly select: (weights: Float32Array) => Uint8Array;
  readonly rate: number;
  /** Share of a case's features that are left out each time it is seen, so that none is relied on alone. */
  readonly dropped: number;
  /** Gradients smaller than this change nothing. */
  readonly slight: number;
  /** Scale of a feature by its row. */
  readonly scales: Float32Array;
}

/** What one number or class may be: the scores of all alternatives and their values. */
export interface Alternatives {
  readonly scores: Float64Array;
  readonly values: readonly (number | 'several' | undefined)[];
}

/** The scores of a case: by output, and of the alternatives for the two numbers. */
export interface Scores {
  readonly outputs: Float64Array;
  readonly owners: Alternatives;
  readonly share: Alternatives;
}

/** The output that the score of a number is added to. */
function baseOf(value: number | 'several' | undefined, classes: readonly unknown[], from: number): number {
  const known = classes.indexOf(value);
  return from + (known < 0 ? classes.length : known);
}

function sumOf(weights: Float32Array, rows: Int32Array, scales: Float32Array, output: number): number {
  let sum = 0;
  for (const row of rows) sum += weights[row * OUTPUTS + output]! * scales[row]!;
  return sum;
}

function alternativesOf(
  outputs: Float64Array,
  classes: readonly (number | 'several' | undefined)[],
  from: number,
  counted: number,
  numbers: readonly NumberSample[],
  weights: Float32Array,
  scales: Float32Array,
): Alternatives {
  const scores = new Float64Array(classes.length + numbers.length);
  for (let i = 0; i < classes.length; i++) scores[i] = outputs[from + i]!;
  numbers.forEach(({ value, features }, i) => {
    scores[classes.length + i] = outputs[baseOf(value, classes, from)]! + sumOf(weights, features, scales, counted);
  });
  return { scores, values: [...classes, ...numbers.map(({ value }) => value)] };
}

/** The scores of each part, one row a part, and in `pooled` what they come to together. */
interface Parts {
  readonly scores: Float64Array;
  readonly pooled: Float64Array;
}

function partsOf(sample: Sample, weights: Float32Array, scales: Float32Array): Parts {
  const pooled = new Float64Array(OUTPUTS);
  const count = sample.parts.length;
  const scores = new Float64Array(count * OUTPUTS);
  for (let i = 0; i < OUTPUTS; i++) pooled[i] = weights[i]!;
  addRows(pooled, 0, sample.whole, weights, scales);
  for (let part = 0; part < count; part++) addRows(scores, part * OUTPUTS, sample.parts[part]!, weights, scales);
  pool(scores, count, pooled);
  return { scores, pooled };
}

const scoresFrom = (outputs: Float64Array, sample: Sample, weights: Float32Array, scales: Float32Array): Scores => ({
  outputs,
  owners: alternativesOf(outputs, OWNER_CLASSES, OWNERS.from, COUNTED_OWNERS, sample.owners, weights, scales),
  share: alternativesOf(outputs, SHARE_CLASSES, SHARE.from, COUNTED_SHARE, sample.shares, weights, scales),
});

export const scoresOf = (sample: Sample, weights: Float32Array, scales: Float32Array): Scores =>
  scoresFrom(partsOf(sample, weights, scales).pooled, sample, weights, scales);

function addRows(
  scores: Float64Array,
  at: number,
  rows: Int32Array,
  weights: Float32Array,
  scales: Float32Array,
): void {
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r]!;
    const from = row * OUTPUTS;
    const scale = scales[row]!;
    for (let i = 0; i < OUTPUTS; i++) scores[at + i] = scores[at + i]! + weights[from + i]! * scale;
  }
}

/** A generator of numbers from 0 to 1 that is the same everywhere (a linear congruence of Numerical Recipes). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Fits the weights, row 0 of which is each output's constant. */
export function fit(samples: readonly Sample[], rows: number, options: Options): Float32Array {
  const { rate, dropped, slight, scales } = options;
  const weights = new Float32Array(rows * OUTPUTS);
  const squares = new Float32Array(rows * OUTPUTS).fill(0.1);
  const random = createRandom(1);
  /** The weights after each of the last rounds, added up: their mean wavers less than any of them. */
  const sums = new Float32Array(rows * OUTPUTS);
  let added = 0;
  let kept: Uint8Array | undefined;
  const order = Int32Array.from(samples.keys());
  const gradient = new Float64Array(OUTPUTS);
  const active = new Int32Array(OUTPUTS);

  const thinned = (sample: Sample): Sample => ({
    ...sample,
    whole: sample.whole.filter(() => random() >= dropped),
    parts: sample.parts.map((part) => part.filter(() => random() >= dropped)),
  });

  const change = (row: number, output: number, slope: number): void => {
    const at = row * OUTPUTS + output;
    if (kept !== undefined && kept[at] === 0) return;
    const scale = scales[row]!;
    const step = slope * scale;
    const square = squares[at]! + step * step;
    squares[at] = square;
    weights[at] = weights[at]! - (rate * step) / Math.sqrt(square);
  };

  const changeAll = (features: Int32Array, output: number, slope: number): void => {
    for (let i = 0; i < features.length; i++) change(features[i]!, output, slope);
  };

  const alternatives = (
    { scores, values }: Alternatives,
    classes: readonly unknown[],
    from: number,
    counted: number,
    target: number | 'several' | undefined,
    numbers: readonly NumberSample[],
  ): void => {
    softmax(scores, 0, scores.length);
    const isThere = values.includes(target);
    const wanted = isThere ? target : typeof target === 'number' && from === OWNERS.from ? 'several' : undefined;
    let right = 0;
    values.forEach((value, i) => {
      if (value === wanted) right += scores[i]!;
    });
    values.forEach((value, i) => {
      const slope = scores[i]! - (value === wanted ? scores[i]! / right : 0);
      const base = i < classes.length ? from + i : baseOf(value, classes, from);
      gradient[base] = gradient[base]! + slope;
      if (i < classes.length || (slope < slight && slope > -slight)) return;
      for (const row of numbers[i - classes.length]!.features) change(row, counted, slope);
    });
  };

  for (let round = 0; round < options.rounds + options.selectedRounds; round++) {
    if (round === options.rounds) {
      kept = options.select(weights);
      for (let i = 0; i < weights.length; i++) if (kept[i] === 0) weights[i] = 0;
    }
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const other = order[j]!;
      order[j] = order[i]!;
      order[i] = other;
    }
    for (const index of order) {
      const sample = samples[index]!;
      const { targets } = sample;
      const seen = thinned(sample);
      const { scores, pooled: outputs } = partsOf(seen, weights, scales);
      const { owners, share } = scoresFrom(outputs, sample, weights, scales);
      gradient.fill(0);
      GROUPS.forEach(({ from, to }, g) => {
        softmax(outputs, from, to);
        for (let i = from; i < to; i++) gradient[i] = outputs[i]! - (i - from === targets.groups[g] ? 1 : 0);
      });
      const first = LISTS[0]!.from;
      for (const { from, to } of LISTS) {
        for (let i = from; i < to; i++) {
          const y = targets.lists[i - first]!;
          gradient[i] = logistic(outputs[i]!) - y;
        }
      }
      const { only } = sample;
      if (only !== undefined) {
        gradient.fill(0, 0, only.from);
        gradient.fill(0, only.to);
      } else {
        alternatives(owners, OWNER_CLASSES, OWNERS.from, COUNTED_OWNERS, targets.owners, sample.owners);
        alternatives(share, SHARE_CLASSES, SHARE.from, COUNTED_SHARE, targets.share, sample.shares);
      }
      let count = 0;
      for (let i = 0; i < OUTPUTS; i++) if (gradient[i]! > slight || gradient[i]! < -slight) active[count++] = i;
      for (let a = 0; a < count; a++) {
        const output = active[a]!;
        const slope = gradient[output]!;
        const count = seen.parts.length;
        for (let part = 0; part < count; part++) {
          const own = slope * shareOf(scores, count, part, output);
          if (own < slight && own > -slight) continue;
          changeAll(seen.parts[part]!, output, own);
        }
        change(0, output, slope);
        changeAll(seen.whole, output, slope);
      }
    }
    if (round <= options.rounds) continue;
    added++;
    for (let i = 0; i < sums.length; i++) sums[i] = sums[i]! + weights[i]!;
  }
  for (let i = 0; i < sums.length; i++) sums[i] = sums[i]! / added;
  return sums;
}
