import { CALIBRATION } from './calibration.ts';

const LOWEST = 0.05;
const HIGHEST = 0.98;
/** Facts that contradict each other cannot all be right, and who speaks of a company may mean one. */
const CLASHING = 0.7;
/** Where nothing is known the answer is what is most usual, one of eleven types. */
const UNKNOWN = 0.3;

/** What keeps a confidence down whatever the table says. */
export interface Doubts {
  /** Facts contradict each other, or the answer contradicts what they speak of. */
  readonly clashes: boolean;
  /** Nothing that decides was stated or read. */
  readonly unknown: boolean;
}

/** Log-odds, kept finite, as the training too reads them. */
export function logOdds(probability: number): number {
  const inside = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(inside / (1 - inside));
}

/**
 * The probability that a practitioner would accept the first answer, from the probability with which the table comes to it: a
 * logistic curve, fitted by `npm run train` on predictions for cases that the model did not train on.
 */
export function calibrated(probability: number, { clashes, unknown }: Doubts): number {
  const { intercept, slope } = CALIBRATION;
  const odds = intercept + slope * logOdds(probability);
  const confidence = Math.min(
    unknown ? UNKNOWN : clashes ? CLASHING : HIGHEST,
    Math.max(LOWEST, 1 / (1 + Math.exp(-odds))),
  );
  return Math.round(confidence * 100) / 100;
}
