import { exponential, logarithm, logistic } from '../../src/guidance/reading/exponential.ts';
import { GROUPS, LISTS, MENTION, type Group } from '../../src/guidance/reading/outputs.ts';
import type { Alternatives, Scores } from './scores.ts';
import { UNKNOWN, type Targets } from './samples.ts';

/** What turns scores into probabilities that hold on cases the model did not train on. */
export interface Calibration {
  /** For each of GROUPS what its scores are multiplied by. */
  readonly groups: readonly number[];
  /** For each of LISTS a logistic curve over the scores (Platt scaling). */
  readonly lists: readonly { readonly slope: number; readonly constant: number }[];
  /** For each mention the probability from which on it counts. */
  readonly mentions: readonly number[];
  readonly owners: number;
  readonly share: number;
}

/** Scores of the alternatives for one fact of one case, and which of them are right. */
interface Choice {
  readonly scores: ArrayLike<number>;
  readonly isRight: readonly boolean[];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The slope of the loss (negative log likelihood) along the factor; it rises with the factor, so its zero is the best one. */
function slopeAt(choices: readonly Choice[], factor: number): number {
  let slope = 0;
  for (const { scores, isRight } of choices) {
    let highest = -Infinity;
    for (let i = 0; i < scores.length; i++) if (scores[i]! > highest) highest = scores[i]!;
    let all = 0;
    let right = 0;
    let expected = 0;
    let expectedRight = 0;
    for (let i = 0; i < scores.length; i++) {
      const weight = exponential((scores[i]! - highest) * factor);
      all += weight;
      expected += weight * scores[i]!;
      if (!isRight[i]) continue;
      right += weight;
      expectedRight += weight * scores[i]!;
    }
    if (right > 0) slope += expected / all - expectedRight / right;
  }
  return slope;
}

function factorOf(choices: readonly Choice[]): number {
  let low = 0.05;
  let high = 3;
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (slopeAt(choices, middle) > 0) high = middle;
    else low = middle;
  }
  return rounded((low + high) / 2);
}

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Curve {
  readonly slope: number;
  readonly constant: number;
}

/** The negative log likelihood of a curve; the logarithm's argument is kept from 0. */
function lossOf(points: readonly Point[], { slope, constant }: Curve): number {
  let loss = 0;
  for (const { x, y } of points) {
    const p = logistic(constant + slope * x);
    loss -= logarithm(Math.max(1e-12, y === 1 ? p : 1 - p));
  }
  return loss;
}

/**
 * A logistic curve by Newton's method, from a flat one through the mean. A step that makes it worse is halved: far from the best
 * curve a whole one can go anywhere.
 */
export function curveOf(points: readonly Point[]): Curve {
  const right = points.reduce((sum, { y }) => sum + y, 0);
  let best: Curve = { slope: 0, constant: logarithm((right + 1) / (points.length - right + 1)) };
  let loss = lossOf(points, best);
  for (let round = 0; round < 30; round++) {
    let g0 = 0;
    let g1 = 0;
    let h00 = 1e-6;
    let h01 = 0;
    let h11 = 1e-6;
    for (const { x, y } of points) {
      const p = logistic(best.constant + best.slope * x);
      const w = p * (1 - p);
      g0 += y - p;
      g1 += (y - p) * x;
      h00 += w;
      h01 += w * x;
      h11 += w * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    const [toConstant, toSlope] = [(h11 * g0 - h01 * g1) / determinant, (h00 * g1 - h01 * g0) / determinant];
    const before = loss;
    for (let part = 1; part > 1e-3 && loss >= before; part /= 2) {
      const tried = { slope: best.slope + part * toSlope, constant: best.constant + part * toConstant };
      const own = lossOf(points, tried);
      if (own < before) [best, loss] = [tried, own];
    }
    if (loss === before) break;
  }
  return { slope: rounded(best.slope), constant: rounded(best.constant) };
}

const numberChoice = ({ scores, values }: Alternatives, target: number | 'several' | undefined): Choice => ({
  scores,
  isRight: values.map((value) => value === target),
});

/** From this probability on a mention counts: one sentence more costs less than one that is due and left out. */
const LIKELY_MENTION = 0.35;
/** The same of a mention that is wrong more often than right from there on. */
const OFTEN_WRONG_MENTION = 0.5;

/** From which probability on a mention counts, by what the cases that it did not train on show. */
function leastMention(points: readonly Point[], { slope, constant }: Curve): number {
  const read = points.filter(({ x }) => logistic(constant + slope * x) >= LIKELY_MENTION);
  return read.filter(({ y }) => y === 1).length * 2 < read.length ? OFTEN_WRONG_MENTION : LIKELY_MENTION;
}

/** Fits all curves to the scores of cases that each model had not seen. */
export function calibrate(scored: readonly { readonly scores: Scores; readonly targets: Targets }[]): Calibration {
  const groups = GROUPS.map(({ from, to }, g) =>
    factorOf(
      scored.map(({ scores, targets }) => ({
        scores: scores.outputs.subarray(from, to),
        isRight: Array.from({ length: to - from }, (_, i) => i === targets.groups[g]),
      })),
    ),
  );
  const first = LISTS[0]!.from;
  const pointsOf = (output: number): Point[] =>
    scored
      .map(({ scores, targets }) => ({ x: scores.outputs[output]!, y: targets.lists[output - first]! }))
      .filter(({ y }) => y !== UNKNOWN);
  const outputsOf = ({ from, to }: Group): number[] => Array.from({ length: to - from }, (_, i) => from + i);
  const lists = LISTS.map((list) => curveOf(outputsOf(list).flatMap(pointsOf)));
  const mentions = outputsOf(MENTION).map((output) => leastMention(pointsOf(output), lists[LISTS.indexOf(MENTION)]!));
  return {
    groups,
    lists,
    mentions,
    owners: factorOf(scored.map(({ scores, targets }) => numberChoice(scores.owners, targets.owners))),
    share: factorOf(scored.map(({ scores, targets }) => numberChoice(scores.share, targets.share))),
  };
}
