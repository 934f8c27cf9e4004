import { CALIBRATION } from './calibration.ts';

const LOWEST = 0.2;
const HIGHEST = 0.98;
// Most that is claimed where cases of the kind were misread more often than their share of belief says; the figures are what
// the calibration cases and the first runs of batches p to s bear out.
const UNTOLD = 0.7;
const CROSSED = 0.72;
const DIVIDED = 0.86;
/** In a text of more words than these there is more to misread. */
const SHORT = 12;
const WORDY = 0.93;

/**
 * The probability that a practitioner would accept the first answer, from its share of belief: a logistic curve (Platt scaling)
 * fitted on evaluation cases on which no rule was tuned. Its two numbers are written by `scripts/train-confidence.ts`.
 *
 * @param share belief in the first answer, 0 to 1
 * @param told whether anything that was given speaks for it; where nothing does it is only the usual start
 * @param divided whether it speaks of a body and of a trade, so that one had to be taken for an aside, a customer or a modifier
 * @param words how many words the purpose has
 * @param crossed whether what was given contradicts itself or fits two entity types alike
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
