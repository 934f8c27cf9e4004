import {
  ACTIVITIES,
  FOREIGN,
  WANTS,
  type Belief,
  type Beliefs,
  type Foreign,
  type Mention,
  type Want,
} from '../facts.ts';
import { once } from '../remember.ts';
import { logistic, softmax } from './exponential.ts';
import {
  ACTIVITY,
  ACTIVITY_VALUES,
  BODY,
  BODY_VALUES,
  FOREIGNER,
  FOREIGN_VALUES,
  MATTER,
  MATTER_VALUES,
  MENTION,
  MENTION_VALUES,
  PROFIT,
  PROFIT_VALUES,
  WANT,
  WANT_VALUES,
  YES_OR_NO,
  YES_OR_NO_FACTS,
  YES_OR_NO_VALUES,
  type Group,
  type YesOrNoFact,
} from './outputs.ts';

interface Curve {
  readonly slope: number;
  readonly constant: number;
}
/** The probability of a value of a list, from its score. */
const likelihood = (score: number, { slope, constant }: Curve): number => logistic(score * slope + constant);

/** Curves from scores to probabilities, fitted by `npm run train` on cases that the model did not train on. */
export interface Curves {
  /** What the scores of each fact with one value are multiplied by. */
  readonly groups: readonly number[];
  /** For each list a logistic curve over the scores. */
  readonly lists: readonly Curve[];
  /** The probability from which on each mention counts. */
  readonly mentions: readonly number[];
  readonly owners: number;
  readonly share: number;
}

/** What a number may be, with scores; the same value may stand more than once. */
export interface Alternatives<V> {
  readonly values: readonly V[];
  readonly scores: ArrayLike<number>;
}

/** Values and their probabilities, the likeliest first; equal values are added up. */
function beliefOf<V>(values: readonly V[], scores: ArrayLike<number>, slope: number): Belief<Exclude<V, undefined>> {
  const probabilities = values.map((_, i) => scores[i]! * slope);
  softmax(probabilities, 0, values.length);
  const found: { value: V; probability: number }[] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    const same = values.indexOf(value);
    if (same < i) found.find((one) => one.value === value)!.probability += probabilities[i]!;
    else found.push({ value, probability: probabilities[i]! });
  }
  return found.sort((a, b) => b.probability - a.probability) as Belief<Exclude<V, undefined>>;
}

const noneOf = once((vocabulary: object) => Object.fromEntries(Object.keys(vocabulary).map((value) => [value, 0])));

/** The probability of each value of a list; 0 for one that is not read. */
function eachOf<V extends string>(
  vocabulary: Readonly<Record<V, string>>,
  scores: Float64Array,
  { from }: Group,
  values: readonly V[],
  curve: Curve,
): Record<V, number> {
  const each = { ...noneOf(vocabulary) } as Record<V, number>;
  for (let i = 0; i < values.length; i++) each[values[i]!] = likelihood(scores[from + i]!, curve);
  return each;
}

const ASKS_COMPANY = MENTION.from + MENTION_VALUES.indexOf('asks_company');

/**
 * Who asks for a company wants what only a company gives: all 229 cases that were read so, and that register something, accept a company
 * first.
 */
function asksForCompany(
  wants: Record<Want, number>,
  scores: Float64Array,
  { lists }: Curves,
): Readonly<Record<Want, number>> {
  const asks = likelihood(scores[ASKS_COMPANY]!, lists[3]!);
  return asks < 0.5 ? wants : { ...wants, limited_liability: Math.max(wants.limited_liability, asks) };
}

/** That all are Ghanaians and that somebody is not cannot both hold: what is read of each counts as far as the other does not. */
function exclusive(foreign: Record<Foreign, number>): Readonly<Record<Foreign, number>> {
  const { none, ...others } = foreign;
  const most = Math.max(...Object.values(others));
  const apart = (one: number, other: number): number =>
    one * other === 1 ? 0.5 : (one * (1 - other)) / (1 - one * other);
  const each = Object.fromEntries(Object.entries(others).map(([value, one]) => [value, apart(one, none)]));
  return { none: apart(none, most), ...(each as typeof others) };
}

/** What the scores of a text come to. */
export function beliefsOf(
  scores: Float64Array,
  owners: Alternatives<number | 'several' | undefined>,
  share: Alternatives<number | undefined>,
  curves: Curves,
): Beliefs {
  const oneOf = <V>({ from, to }: Group, values: readonly V[], group: number) =>
    beliefOf(values, scores.subarray(from, to), curves.groups[group]!);
  const yesOrNo = YES_OR_NO_FACTS.map((fact, i) => [fact, oneOf(YES_OR_NO[i]!, YES_OR_NO_VALUES, 3 + i)]);
  return {
    matter: oneOf(MATTER, MATTER_VALUES, 0),
    body: oneOf(BODY, BODY_VALUES, 1),
    owners: beliefOf(owners.values, owners.scores, curves.owners),
    profits_go_to: oneOf(PROFIT, PROFIT_VALUES, 2),
    wants: asksForCompany(eachOf(WANTS, scores, WANT, WANT_VALUES, curves.lists[0]!), scores, curves),
    foreign: exclusive(eachOf(FOREIGN, scores, FOREIGNER, FOREIGN_VALUES, curves.lists[1]!)),
    ghanaian_share: beliefOf(share.values, share.scores, curves.share),
    activities: eachOf(ACTIVITIES, scores, ACTIVITY, ACTIVITY_VALUES, curves.lists[2]!),
    ...(Object.fromEntries(yesOrNo) as Record<YesOrNoFact, Belief<boolean>>),
  };
}

/** What a text likely speaks of beside the facts. */
export function likelyMentions(scores: Float64Array, { lists, mentions }: Curves): Mention[] {
  return MENTION_VALUES.filter((_, i) => likelihood(scores[MENTION.from + i]!, lists[3]!) >= mentions[i]!);
}
