import type { Belief, Beliefs, FactName, Reading } from '../facts.ts';
import { addOwners, addShares, type Candidate } from './counts.ts';
import { logistic, softmax } from './exponential.ts';
import { createFeatures } from './features.ts';
import { score, unpack, type Model } from './model.ts';
import {
  ACTIVITY,
  ACTIVITY_VALUES,
  BODY,
  BODY_VALUES,
  COUNTED_OWNERS,
  COUNTED_SHARE,
  FOREIGNER,
  FOREIGN_VALUES,
  MATTER,
  MATTER_VALUES,
  OWNER_CLASSES,
  OWNERS,
  PROFIT,
  PROFIT_VALUES,
  SHARE,
  SHARE_CLASSES,
  WANT,
  WANT_VALUES,
  YES_OR_NO,
  YES_OR_NO_FACTS,
  YES_OR_NO_VALUES,
  type Group,
} from './outputs.ts';
import { quoteOf } from './quote.ts';
import { scoresOf } from './scores.ts';
import { CALIBRATION, PACKED } from './weights.ts';
import { createWords, readWords } from './words.ts';

let model: Model | undefined;
const words = createWords();
const nameWords = createWords();
const features = createFeatures();

/** Values and their probabilities, the likeliest first; equal values are added up. */
function beliefOf<V>(values: readonly V[], probabilities: ArrayLike<number>, from: number): Belief<V> {
  const sums = new Map<V, number>();
  values.forEach((value, i) => sums.set(value, (sums.get(value) ?? 0) + probabilities[from + i]!));
  return Array.from(sums, ([value, probability]) => ({ value, probability })).sort(
    (a, b) => b.probability - a.probability,
  );
}

/** The probabilities of a fact with one value. */
function oneOf<V>(
  scores: Float64Array,
  { from, to }: Group,
  values: readonly V[],
  slope: number,
): Belief<Exclude<V, undefined>> {
  for (let i = from; i < to; i++) scores[i] = scores[i]! * slope;
  softmax(scores, from, to);
  return beliefOf(values, scores, from) as Belief<Exclude<V, undefined>>;
}

/** The probability of each value of a list. */
function eachOf<V extends string>(
  scores: Float64Array,
  { from }: Group,
  values: readonly V[],
  { slope, constant }: { readonly slope: number; readonly constant: number },
): Record<V, number> {
  const found = values.map((value, i) => [value, logistic(scores[from + i]! * slope + constant)] as const);
  return Object.fromEntries(found) as Record<V, number>;
}

/** The probabilities of a number: of the values that a text may show without a number, and of each number in it. */
function numberOf<V>(
  scores: Float64Array,
  from: number,
  classes: readonly V[],
  candidates: readonly Candidate[],
  counted: number,
  slope: number,
): Belief<Exclude<V, undefined>> {
  const found = new Float64Array(classes.length + candidates.length);
  for (let i = 0; i < classes.length; i++) found[i] = scores[from + i]! * slope;
  const own = new Float64Array(scores.length);
  candidates.forEach((candidate, i) => {
    own[counted] = model!.constants[counted]!;
    score(model!, features, candidate.from, candidate.to, own, 0);
    const known = classes.indexOf(candidate.value as V);
    const base = scores[from + (known < 0 ? classes.length : known)]!;
    found[classes.length + i] = (base + own[counted]!) * slope;
  });
  softmax(found, 0, found.length);
  const values = [...classes, ...candidates.map(({ value }) => value as V)];
  return beliefOf(values, found, 0) as Belief<Exclude<V, undefined>>;
}

/** Reads the facts that a text and a business name state, each with its probability. */
export function read(purpose: string | undefined, businessName: string | undefined): Reading {
  const text = purpose ?? '';
  const name = businessName ?? '';
  model ??= unpack(PACKED);
  readWords(text, words);
  readWords(name, nameWords);
  const scores = scoresOf(model, words, nameWords);
  features.count = 0;
  const owners = numberOf(
    scores, OWNERS.from, OWNER_CLASSES, addOwners(words, features), COUNTED_OWNERS, CALIBRATION.owners,
  ); // prettier-ignore
  const share = numberOf(
    scores, SHARE.from, SHARE_CLASSES, addShares(words, features), COUNTED_SHARE, CALIBRATION.share,
  ); // prettier-ignore
  const yesOrNo = YES_OR_NO_FACTS.map((fact, i) => [
    fact,
    oneOf(scores, YES_OR_NO[i]!, YES_OR_NO_VALUES, CALIBRATION.groups[3 + i]!),
  ]);
  const beliefs: Beliefs = {
    matter: oneOf(scores, MATTER, MATTER_VALUES, CALIBRATION.groups[0]!),
    body: oneOf(scores, BODY, BODY_VALUES, CALIBRATION.groups[1]!),
    owners,
    profits_go_to: oneOf(scores, PROFIT, PROFIT_VALUES, CALIBRATION.groups[2]!),
    wants: eachOf(scores, WANT, WANT_VALUES, CALIBRATION.lists[0]!),
    foreign: eachOf(scores, FOREIGNER, FOREIGN_VALUES, CALIBRATION.lists[1]!),
    ghanaian_share: share,
    activities: eachOf(scores, ACTIVITY, ACTIVITY_VALUES, CALIBRATION.lists[2]!),
    ...(Object.fromEntries(yesOrNo) as Record<(typeof YES_OR_NO_FACTS)[number], Belief<boolean>>),
  };
  return { beliefs, quote: (fact: FactName, value: unknown) => quoteOf(model!, text, fact, value) };
}
