import { logistic, softmax } from '../../src/guidance/reading/exponential.ts';
import { MOST_FEATURES, MOST_PARTS } from '../../src/guidance/reading/features.ts';
import { GROUPS, LISTS, OUTPUTS, OWNERS, SHARE, type Group } from '../../src/guidance/reading/outputs.ts';
import { shareOf } from '../../src/guidance/reading/pooling.ts';
import { leansOf } from './leans.ts';
import { isTaught, UNKNOWN, type NumberSample, type Sample, type Shown, type Targets } from './samples.ts';
import { alternativesOf, baseOf, OWNERS_COUNTED, scoreParts, SHARE_COUNTED, type Count, type Counted } from './scores.ts'; // prettier-ignore
import { fullTable, narrowed, picked, placeOf, type Table } from './table.ts';

/**
 * Fits a weight for each feature and output by stochastic gradient descent with a rate of its own for each weight (AdaGrad:
 * Duchi, Hazan and Singer 2011). Plain arithmetic in a fixed order, so that every machine finds the same weights.
 */
export interface Options {
  /** Rounds with all weights, and then with ever fewer: those that are kept make up for the others. */
  readonly rounds: number;
  readonly stages: readonly Stage[];
  readonly rate: number;
  /** Gradients smaller than this change nothing. */
  readonly slight: number;
  /** Scale of a feature by its row. */
  readonly scales: Float32Array;
}

export interface Stage {
  readonly rounds: number;
  /** Which weights are kept before its rounds: 1, others 0. All of row 0 are. */
  readonly select: (table: Table) => Uint8Array;
}

/** A table in training: the sum of the squares of each weight's steps sets its rate. */
interface Fitted {
  readonly table: Table;
  readonly squares: Float32Array;
}

/** A generator of numbers from 0 to 1 that is the same everywhere (a linear congruence of Numerical Recipes). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A coin that falls the same everywhere (Marsaglia's xorshift 2003): each of the 32 bits of a state is one throw. */
function createCoin(seed: number): () => boolean {
  let state = seed;
  let left = 0;
  return () => {
    if (left === 0) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      left = 32;
    }
    left--;
    return ((state >>> left) & 1) === 1;
  };
}

/** Puts numbers into another order. */
export function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const other = order[j]!;
    order[j] = order[i]!;
    order[i] = other;
  }
}

/** Fits the weights, row 0 of which is each output's constant. */
export function fit(all: readonly Sample[], rows: number, options: Options): Table {
  const random = createRandom(1);
  const coin = createCoin(1);
  const leans = leansOf(all);
  const order = Int32Array.from(all.keys());
  const full = fullTable(rows);
  let fitted: Fitted = { table: full, squares: new Float32Array(full.weights.length).fill(0.1) };
  let samples = all;
  const seeAll = (): void => {
    shuffle(order, random);
    fitRound(fitted, samples, order, coin, leans, options);
  };
  for (let round = 0; round < options.rounds; round++) seeAll();
  let mean = full.weights;
  for (const { rounds, select } of options.stages) {
    const kept = select(fitted.table);
    const table = narrowed(fitted.table, kept);
    fitted = { table, squares: picked(fitted.squares, kept) };
    samples = samples.map((sample) => ({ ...sample, shown: withWeights(sample.shown, table) }));
    // The mean of the weights after each of the last rounds wavers less than any of them.
    const sums = new Float32Array(table.weights.length);
    for (let round = 0; round < rounds; round++) {
      seeAll();
      if (round > 0) for (let i = 0; i < sums.length; i++) sums[i] = sums[i]! + table.weights[i]!;
    }
    mean = sums.map((sum) => sum / (rounds - 1));
  }
  return { ...fitted.table, weights: mean };
}

/** Copies the features that are kept, and where each part of them ends; returns how many there are. */
function copyKept(
  { features, ends }: Shown,
  isKept: (row: number) => boolean,
  kept: Int32Array,
  keptEnds: Int32Array,
): number {
  let count = 0;
  let at = 0;
  for (let part = 0; part < ends.length; part++) {
    for (; at < ends[part]!; at++) if (isKept(features[at]!)) kept[count++] = features[at]!;
    keptEnds[part] = count;
  }
  return count;
}

/** The features that have weights. */
function withWeights(shown: Shown, { begins }: Table): Shown {
  const features = new Int32Array(shown.features.length);
  const ends = new Int32Array(shown.ends.length);
  const count = copyKept(shown, (row) => begins[row + 1]! > begins[row]!, features, ends);
  return { features: features.slice(0, count), ends };
}

/** What is seen of a case; used again for each. */
const seenFeatures = new Int32Array(MOST_FEATURES);
const seenEnds = new Int32Array(MOST_PARTS + 1);
const seenOfNumber = new Int32Array(MOST_FEATURES);

/** Sees each case once, and half of its features, so that none is relied on alone. */
function fitRound(
  fitted: Fitted,
  samples: readonly Sample[],
  order: Int32Array,
  isSeen: () => boolean,
  leans: Float64Array,
  options: Options,
): void {
  const seenOf = (numbers: readonly NumberSample[]): NumberSample[] =>
    numbers.map(({ value, features }) => {
      let count = 0;
      for (let i = 0; i < features.length; i++) if (isSeen()) seenOfNumber[count++] = features[i]!;
      return { value, features: seenOfNumber.slice(0, count) };
    });
  for (const index of order) {
    const sample = samples[index]!;
    const count = copyKept(sample.shown, isSeen, seenFeatures, seenEnds);
    const shown = { features: seenFeatures.subarray(0, count), ends: seenEnds.subarray(0, sample.shown.ends.length) };
    const seen = { ...sample, shown, owners: seenOf(sample.owners), shares: seenOf(sample.shares) };
    learnFrom(fitted, seen, leans, options);
  }
}

/** Changes the weights by what is seen of one case. */
function learnFrom(fitted: Fitted, seen: Sample, leans: Float64Array, options: Options): void {
  const { scales, slight } = options;
  const { teaches, targets, shown } = seen;
  const { parts, together, outputs } = scoreParts(fitted.table, scales, shown, teaches);
  if (seen.isPhrase) for (let i = teaches.from; i < teaches.to; i++) outputs[i] = outputs[i]! + leans[i]!;
  const slopes = slopesOf(outputs, targets, teaches);
  if (isTaught(OWNERS, teaches))
    addNumberSlopes(fitted, OWNERS_COUNTED, targets.owners, seen.owners, outputs, slopes, options);
  if (isTaught(SHARE, teaches))
    addNumberSlopes(fitted, SHARE_COUNTED, targets.share, seen.shares, outputs, slopes, options);
  for (let i = 0; i < OUTPUTS; i++) if (slopes[i]! <= slight && slopes[i]! >= -slight) slopes[i] = 0;
  const count = shown.ends.length - 1;
  const own = new Float64Array(OUTPUTS);
  for (let part = 0; part < count; part++) {
    for (let i = 0; i < OUTPUTS; i++) {
      const all = slopes[i]!;
      const slope = all === 0 ? 0 : all * shareOf(parts[part * OUTPUTS + i]!, together[i]!, count, i);
      own[i] = slope < slight && slope > -slight ? 0 : slope;
    }
    change(fitted, shown.features, shown.ends[part]!, shown.ends[part + 1]!, own, options);
  }
  change(fitted, CONSTANTS, 0, 1, slopes, options);
  change(fitted, shown.features, 0, shown.ends[0]!, slopes, options);
}

/** The row of the constants, as a feature. */
const CONSTANTS = Int32Array.of(0);

/** How the loss grows with the score of each output that a case teaches of a fact with one value, or of a list. */
function slopesOf(outputs: Float64Array, targets: Targets, teaches: Group): Float64Array {
  const slopes = new Float64Array(OUTPUTS);
  GROUPS.forEach((group, g) => {
    if (!isTaught(group, teaches)) return;
    const { from, to } = group;
    softmax(outputs, from, to);
    for (let i = from; i < to; i++) slopes[i] = outputs[i]! - (i - from === targets.groups[g] ? 1 : 0);
  });
  const first = LISTS[0]!.from;
  for (const list of LISTS) {
    if (!isTaught(list, teaches)) continue;
    const { from, to } = list;
    for (let i = from; i < to; i++) {
      const target = targets.lists[i - first]!;
      if (target !== UNKNOWN) slopes[i] = logistic(outputs[i]!) - target;
    }
  }
  return slopes;
}

/** Adds the slopes of a number's classes; the weights of the numbers in the text are changed at once. */
function addNumberSlopes(
  fitted: Fitted,
  counted: Counted,
  target: Count,
  numbers: readonly NumberSample[],
  outputs: Float64Array,
  slopes: Float64Array,
  options: Options,
): void {
  const { scores, values } = alternativesOf(fitted.table, options.scales, outputs, counted, numbers);
  softmax(scores, 0, scores.length);
  const isThere = values.includes(target);
  const wanted = isThere ? target : typeof target === 'number' && counted.from === OWNERS.from ? 'several' : undefined;
  let right = 0;
  values.forEach((value, i) => {
    if (value === wanted) right += scores[i]!;
  });
  const { classes, from, output } = counted;
  values.forEach((value, i) => {
    const slope = scores[i]! - (value === wanted ? scores[i]! / right : 0);
    const base = i < classes.length ? from + i : baseOf(value, counted);
    slopes[base] = slopes[base]! + slope;
    if (i < classes.length || (slope < options.slight && slope > -options.slight)) return;
    for (const row of numbers[i - classes.length]!.features) {
      const at = placeOf(fitted.table, row, output);
      if (at >= 0) step(fitted, at, slope * options.scales[row]!, options.rate);
    }
  });
}

function step({ table: { weights }, squares }: Fitted, at: number, slope: number, rate: number): void {
  const square = squares[at]! + slope * slope;
  squares[at] = square;
  weights[at] = weights[at]! - (rate * slope) / Math.sqrt(square);
}

const active = new Int32Array(OUTPUTS);

/** Moves the weights of the features from `from` up to `to` against the slopes of their outputs. */
function change(
  fitted: Fitted,
  features: Int32Array,
  from: number,
  to: number,
  slopes: Float64Array,
  { rate, scales }: Options,
): void {
  const { begins, outputs } = fitted.table;
  let count = 0;
  for (let i = 0; i < OUTPUTS; i++) if (slopes[i] !== 0) active[count++] = i;
  if (count === 0) return;
  for (let f = from; f < to; f++) {
    const row = features[f]!;
    const scale = scales[row]!;
    const begin = begins[row]!;
    const end = begins[row + 1]!;
    if (end - begin === OUTPUTS)
      for (let a = 0; a < count; a++) step(fitted, begin + active[a]!, slopes[active[a]!]! * scale, rate);
    else
      for (let at = begin; at < end; at++) {
        const slope = slopes[outputs[at]!]!;
        if (slope !== 0) step(fitted, at, slope * scale, rate);
      }
  }
}
