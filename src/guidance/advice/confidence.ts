import { CALIBRATION } from './calibration.ts';

const LOWEST = 0.2;
const HIGHEST = 0.98;
// Upper limits for kinds of cases that are misread more often than their share of belief says. The figures come from the
// calibration cases and the first runs of batches p to s.
const UNTOLD = 0.7;
const CROSSED = 0.72;
const DIVIDED = 0.86;
/** A text with more words than this is easier to misread. */
const SHORT = 12;
const WORDY = 0.93;

/**
 * The probability that a practitioner would accept the first answer, from its share of belief: a logistic curve (Platt scaling)
 * fitted on evaluation cases that no rule was tuned on. `scripts/train-confidence.ts` writes its two numbers.
 *
 * @param share belief in the first answer, 0 to 1
 * @param told whether any signal supports the answer; without one, the answer is only the usual choice
 * @param divided whether the purpose mentions a body and a trade, so that the reading treats one as an aside, a customer or a modifier
 * @param words the number of words in the purpose
 * @param crossed whether the signals contradict each other or fit two entity types equally
 */
export function confidenceOf(share: number, told: boolean, crossed: boolean, divided: boolean, words: number): number {
  const { intercept, slope } = CALIBRATION;
  const odds = intercept + slope * logit(share);
  const highest = crossed ? CROSSED : divided ? DIVIDED : words > SHORT ? WORDY : HIGHEST;
  return Math.round(Math.min(told ? highest : UNTOLD, Math.max(LOWEST, 1 / (1 + Math.exp(-odds)))) * 100) / 100;
}

/** Log-odds, kept finite. */
export function logit(share: number): number {
  const inside = Math.min(0.999, Math.max(0.001, share));
  return Math.log(inside / (1 - inside));
}
