import { exponential, logarithm } from './exponential.ts';
import { ALL, LISTS, OUTPUTS } from './outputs.ts';

/**
 * How the scores of a text's parts become one. A value of a list holds if one part says it, so the odds of the parts are added up: parts
 * that say nothing do not outweigh the one that does. What the whole is about shows in every part, so those scores are averaged, and
 * grow with the square root of the number of parts.
 */
const ADDS_ODDS = new Uint8Array(OUTPUTS);
for (const { from, to } of LISTS) ADDS_ODDS.fill(1, from, to);

/** Adds to `pooled` what `parts` rows of scores, one for each output, come to together; only for some outputs if they are given. */
export function pool(scores: Float64Array, parts: number, pooled: Float64Array, { from, to } = ALL): void {
  if (parts === 0) return;
  const end = parts * OUTPUTS;
  const grown = 1 / Math.sqrt(parts);
  for (let output = from; output < to; output++) {
    let highest = -Infinity;
    let sum = 0;
    for (let at = output; at < end; at += OUTPUTS) {
      const score = scores[at]!;
      sum += score;
      if (score > highest) highest = score;
    }
    if (ADDS_ODDS[output] === 1) pooled[output] = pooled[output]! + logOfOdds(scores, output, end, highest);
    else pooled[output] = pooled[output]! + sum * grown;
  }
}

function logOfOdds(scores: Float64Array, output: number, end: number, highest: number): number {
  if (end === OUTPUTS) return highest;
  let sum = 0;
  for (let at = output; at < end; at += OUTPUTS) sum += exponential(scores[at]! - highest);
  return highest + logarithm(sum);
}

/** How much of a change of an output's pooled score falls to a part with a score of its own, where the parts come to `together`. */
export const shareOf = (own: number, together: number, parts: number, output: number): number =>
  ADDS_ODDS[output] === 1 ? exponential(own - together) : 1 / Math.sqrt(parts);
