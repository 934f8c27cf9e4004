/**
 * exp by additions and multiplications only, which every machine rounds alike. Math.exp may differ in the last bit from one version of
 * Node to the next, and with it the weights that training writes.
 */
const { LN2 } = Math;
const TERMS = 14;
/** The inverse factorials, last first. */
const COEFFICIENTS = Float64Array.from({ length: TERMS }, (_, index) => {
  let factorial = 1;
  for (let n = 2; n < TERMS - index; n++) factorial *= n;
  return 1 / factorial;
});

/** The powers of two from 2 to the power of -LARGEST_POWER to that of LARGEST_POWER. */
const LARGEST_POWER = 1_012;
const POWERS = new Float64Array(2 * LARGEST_POWER + 1);
POWERS[LARGEST_POWER] = 1;
for (let n = 1; n <= LARGEST_POWER; n++) {
  POWERS[LARGEST_POWER + n] = POWERS[LARGEST_POWER + n - 1]! * 2;
  POWERS[LARGEST_POWER - n] = POWERS[LARGEST_POWER - n + 1]! * 0.5;
}

/** e to the power of `x`, for x from -700 to 700. */
export function exponential(x: number): number {
  const bounded = x > 700 ? 700 : x < -700 ? -700 : x;
  const halvings = Math.floor(bounded / LN2 + 0.5);
  const rest = bounded - halvings * LN2;
  let sum = 0;
  for (let i = 0; i < TERMS; i++) sum = sum * rest + COEFFICIENTS[i]!;
  return sum * POWERS[LARGEST_POWER + halvings]!;
}

/** The logistic function: a probability from log odds. */
export const logistic = (x: number): number => 1 / (1 + exponential(-x));

/** Turns scores from `from` up to `to` into probabilities that sum to 1, in place. */
export function softmax(scores: Float64Array | number[], from: number, to: number): void {
  let highest = -Infinity;
  for (let i = from; i < to; i++) if (scores[i]! > highest) highest = scores[i]!;
  let sum = 0;
  for (let i = from; i < to; i++) {
    const value = exponential(scores[i]! - highest);
    scores[i] = value;
    sum += value;
  }
  for (let i = from; i < to; i++) scores[i] = scores[i]! / sum;
}

/** The natural logarithm, for x above 0, by additions, multiplications and divisions only. */
export function logarithm(x: number): number {
  let rest = x;
  let halvings = 0;
  while (rest > 1.5) {
    rest *= 0.5;
    halvings++;
  }
  while (rest < 0.75) {
    rest *= 2;
    halvings--;
  }
  const ratio = (rest - 1) / (rest + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let n = 19; n >= 1; n -= 2) sum = sum * square + 1 / n;
  return halvings * LN2 + 2 * ratio * sum;
}
