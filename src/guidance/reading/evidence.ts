import { add, createFeatures, type Features } from './features.ts';
import { weightOf, type Model } from './model.ts';
import { ACTIVITY, BODY, FACT_LISTS, MATTER, NONE_OF_THESE, OUTPUTS, type Group } from './outputs.ts';
import { hashOf, mix, MOST_WORDS, type Words } from './words.ts';

/**
 * What the first look at a text found. The scores of its parts stand row by row; `ends` says where the features of each end, and the first
 * begin at `from`.
 */
export interface Found {
  readonly text: Words;
  readonly hasName: boolean;
  readonly features: Features;
  readonly from: number;
  readonly ends: Int32Array;
  readonly count: number;
  readonly parts: Float64Array;
  /** The sums of steps that the scores were made of, in one row more: that of the whole stands first. */
  readonly sums: Int32Array;
  /** What the name and the length add to each output. */
  readonly whole: Float64Array;
  readonly scores: Float64Array;
}

/** A value of a fact's list is looked at again if its score is above this. */
const LEAST_SCORE = -2.9;
/** A value that is as far ahead stands alone. */
const FAR = 3;
/** How many words count as near those that name a value. */
const NEAR = 5;
/** Words that name a value add at least so much to its score, and at least this part of what the first of them adds. */
const LEAST_ADDED = 0.2;
const LEAST_PART = 0.25;

/** Kinds of features: each has its own hashes. */
const kind = (name: string): number => hashOf(`evidence ${name}`);
const ANY = kind('any');
const PLACE = kind('place');
const PLACE_OF = kind('place of');
const SIZE = kind('size');
const PART_SCORE = kind('part score');
const SCORE = kind('score');
const SCORE_SIZE = kind('score size');
const RANK = kind('rank');
const NUMBER = kind('number');
const LEAD = kind('lead');
const LEAD_IN_PART = kind('lead in part');
const LEAD_OF_PART = kind('lead of part');
const RIVAL_PLACE = kind('rival place');
const MATTER_IS = kind('matter');
const BODY_IS = kind('body');
const NAME = kind('name');
const HAS_NAME = kind('has name');
const NONE = kind('none');
const IS_NONE = kind('is none');
const ADDED = kind('added');
const BEFORE = kind('before');
const TWO_BEFORE = kind('two before');
const AFTER = kind('after');
const NEAR_BEFORE = kind('near before');
const NEAR_AFTER = kind('near after');
const NAMED = kind('named');
const EDGE = hashOf('edge');

/** Coarse steps of a number. */
const stepOf = (value: number, width: number): number => Math.max(-12, Math.min(12, Math.round(value / width)));

const sizeOf = (words: number): number => (words < 8 ? 0 : words < 20 ? 1 : words < 40 ? 2 : words < 80 ? 3 : 4);

/** The output with the highest score, from `from` up to `to`; `at` is where the row of scores begins. */
function highest(scores: Float64Array, { from, to }: Group, at: number, except = -1, alsoExcept = -1): number {
  let best = -1;
  for (let output = from; output < to; output++)
    if (output !== except && output !== alsoExcept && (best < 0 || scores[at + output]! > scores[at + best]!))
      best = output;
  return best;
}

/** The part that shows a value most. */
function bestPart({ parts, count }: Found, output: number): number {
  let best = 0;
  for (let part = 1; part < count; part++)
    if (parts[part * OUTPUTS + output]! > parts[best * OUTPUTS + output]!) best = part;
  return best;
}

const shown = createFeatures();
const show = (which: number, list: number, value: number, other = 0): void =>
  add(shown, mix(mix(mix(which, list), value), other), 0, 0);

/**
 * Looks at each value of a fact's list again that a text shows: is it what the speaker will do or wants, or only mentioned (a landmark, a lender,
 * a past job)? The features name no value, so what "opposite the" tells of filling stations holds for clinics.
 */
export function eachEvidence(model: Model, found: Found, visit: (output: number, features: Features) => void): void {
  if (found.count === 0) return;
  FACT_LISTS.forEach((group, list) => {
    const likely: number[] = [];
    for (let output = group.from; output < group.to; output++)
      if (found.scores[output]! > LEAST_SCORE) likely.push(output);
    for (const output of likely) {
      shown.count = 0;
      const part = bestPart(found, output);
      showStanding(found, group, list, likely, output, part);
      if (group === ACTIVITY) showWords(model, found, list, output, part);
      visit(output, shown);
    }
  });
}

/** How a value stands in the text, and beside the others of its list. */
function showStanding(
  found: Found,
  group: Group,
  list: number,
  likely: readonly number[],
  output: number,
  part: number,
): void {
  const { text, count, parts, scores, whole } = found;
  const at = part * OUTPUTS;
  const own = parts[at + output]!;
  const score = scores[output]!;
  const size = sizeOf(text.count);
  const place = count === 1 ? 0 : part === 0 ? 1 : part === count - 1 ? 3 : 2;
  show(ANY, list, 0);
  show(PLACE, list, place);
  show(PLACE_OF, list, place, Math.min(6, count));
  show(SIZE, list, size);
  show(PART_SCORE, list, stepOf(own, 0.75));
  show(SCORE, list, stepOf(score, 0.75));
  show(SCORE_SIZE, list, stepOf(score, 1.5), size);
  const rank = likely.filter((other) => scores[other]! > score).length;
  show(RANK, list, Math.min(5, rank), Math.min(5, likely.length));
  show(NUMBER, list, Math.min(8, likely.length));
  const rival = highest(scores, group, 0, output, NONE_OF_THESE);
  const rivalPart = bestPart(found, rival);
  show(LEAD, list, stepOf(score - scores[rival]!, 1));
  show(RIVAL_PLACE, list, rivalPart < part ? 0 : rivalPart === part ? 1 : 2, scores[rival]! > 0 ? 1 : 0);
  show(LEAD_IN_PART, list, stepOf(own - parts[at + highest(parts, group, at, output)]!, 1));
  let second = -Infinity;
  for (let other = 0; other < count; other++)
    if (other !== part && parts[other * OUTPUTS + output]! > second) second = parts[other * OUTPUTS + output]!;
  show(LEAD_OF_PART, list, own - second < FAR ? stepOf(own - second, 1) : FAR + 1);
  show(MATTER_IS, list, highest(scores, MATTER, 0));
  show(BODY_IS, list, highest(scores, BODY, 0));
  show(NAME, list, stepOf(whole[output]!, 0.6));
  show(HAS_NAME, list, found.hasName ? 1 : 0);
  show(NONE, list, stepOf(scores[NONE_OF_THESE]!, 1.5));
  show(IS_NONE, list, output === NONE_OF_THESE ? 1 : 0);
}

/** What each word of the part adds to the score. */
const added = new Float64Array(MOST_WORDS);

/** The words around those that name the value, which are left out themselves. */
function showWords(model: Model, found: Found, list: number, output: number, part: number): void {
  const { features, from, ends, text, count } = found;
  const begin = part === 0 ? from : ends[part - 1]!;
  const end = ends[part]!;
  const first = features.at[begin]!;
  const behind = part === count - 1 ? text.count : features.at[end]!;
  added.fill(0, first, behind);
  for (let i = begin; i < end; i++) {
    const row = features.row[i]!;
    const weight = row < 0 ? 0 : weightOf(model, row, output);
    if (weight === 0) continue;
    const span = features.span[i]!;
    const last = Math.min(behind, features.at[i]! + span);
    for (let word = features.at[i]!; word < last; word++) added[word] = added[word]! + weight / span;
  }
  let key = first;
  for (let word = first; word < behind; word++) if (added[word]! > added[key]!) key = word;
  const least = Math.max(LEAST_ADDED, added[key]! * LEAST_PART);
  const isNamed = (word: number): boolean => word >= first && word < behind && added[word]! > least;
  let left = key - 1;
  let right = key + 1;
  while (isNamed(left)) left--;
  while (isNamed(right)) right++;
  const wordAt = (word: number): number =>
    word < first || word >= behind ? EDGE : isNamed(word) ? NAMED : text.hash[word]!;
  show(ADDED, list, stepOf(added[key]!, 0.4));
  show(BEFORE, list, wordAt(left));
  show(TWO_BEFORE, list, wordAt(left - 1), wordAt(left));
  show(AFTER, list, wordAt(right));
  for (let near = 0; near < NEAR; near++) {
    if (left - near >= first) show(NEAR_BEFORE, list, wordAt(left - near));
    if (right + near < behind) show(NEAR_AFTER, list, wordAt(right + near));
  }
}
