import type { FactName } from '../facts.ts';
import { addOwners, addShares, type Candidate } from './counts.ts';
import type { Found } from './evidence.ts';
import { createFeatures } from './features.ts';
import { addedTo, addRow, weightOf, type Model } from './model.ts';
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
  OUTPUTS,
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
} from './outputs.ts';
import type { Words } from './words.ts';

const LONGEST_QUOTE = 60;
/** What the words of a quote must add to the value's score, and their least part of what all words add to it. */
const LEAST_WEIGHT = 0.5;
const LEAST_PART = 0.3;
/** The least part of what a quote adds that it keeps when it is cut at its ends. */
const KEPT_PART = 0.6;

/** Words that lead to another: no quote ends with one. Those that also follow another begin none. */
const LEADING = new Set('a an the my our your his her their this i we in at on for from into'.split(' '));
const JOINING = new Set('and or of to with by as is are who which that want wants will'.split(' '));

const ofNumbers = createFeatures();
/** The text that was quoted last: an answer quotes several times from one text. */
let held: Found | undefined;
/** The row of each of its features; -1 for a repeated one, and one without weights. */
let rows = new Int32Array();
/** Its sums of steps, and its scores as a whole. */
const sums = new Int32Array(OUTPUTS);
const scores = new Float64Array(OUTPUTS);

/** Adds up what the parts of a text show, each feature once. */
function hold(model: Model, found: Found): void {
  if (held === found) return;
  held = found;
  const { features, from, ends, count } = found;
  const behind = count === 0 ? from : ends[count - 1]!;
  rows = features.row.slice(0, behind);
  sums.fill(0);
  for (let at = OUTPUTS; at < (count + 1) * OUTPUTS; at++) sums[at % OUTPUTS]! += found.sums[at]!;
  const { constants, steps, met } = model;
  const reading = ++model.reading;
  for (let i = from; i < behind; i++) {
    const row = rows[i]!;
    if (row < 0) continue;
    if (met[row] === reading) {
      rows[i] = -1;
      addRow(model, row, -1, sums, 0);
    }
    met[row] = reading;
  }
  for (let output = 0; output < OUTPUTS; output++) scores[output] = constants[output]! + sums[output]! * steps[output]!;
}

/** The output of a value, and the outputs that stand against it. */
interface Side {
  readonly output: number;
  readonly against: readonly number[];
}

function inGroup(from: number, values: readonly unknown[], value: unknown): Side | undefined {
  const index = values.indexOf(value);
  if (index < 0) return undefined;
  return { output: from + index, against: values.map((_, i) => from + i).filter((output) => output !== from + index) };
}

const inList = (from: number, values: readonly unknown[], value: unknown): Side | undefined =>
  values.includes(value) ? { output: from + values.indexOf(value), against: [] } : undefined;

function sideOf(fact: FactName, value: unknown): Side | undefined {
  if (value === undefined) return undefined;
  if (fact === 'matter') return inGroup(MATTER.from, MATTER_VALUES, value);
  if (fact === 'body') return inGroup(BODY.from, BODY_VALUES, value);
  if (fact === 'profits_go_to') return inGroup(PROFIT.from, PROFIT_VALUES, value);
  if (fact === 'several_owners') return inGroup(OWNERS.from, OWNER_CLASSES, 'several');
  if (fact === 'owners') return inGroup(OWNERS.from, OWNER_CLASSES, value);
  if (fact === 'ghanaian_share') return inGroup(SHARE.from, SHARE_CLASSES, value);
  if (fact === 'wants') return inList(WANT.from, WANT_VALUES, value);
  if (fact === 'foreign') return inList(FOREIGNER.from, FOREIGN_VALUES, value);
  if (fact === 'activities') return inList(ACTIVITY.from, ACTIVITY_VALUES, value);
  const yesOrNo = YES_OR_NO_FACTS.findIndex((name) => name === fact);
  return yesOrNo < 0 ? undefined : inGroup(YES_OR_NO[yesOrNo]!.from, YES_OR_NO_VALUES, value);
}

/** How much each word adds to a value's score, over the likeliest other value. */
function additions(model: Model, found: Found, { output, against }: Side): Float64Array {
  const { features, from, text } = found;
  let rival = -1;
  for (const other of against) if (rival < 0 || scores[other]! > scores[rival]!) rival = other;
  const added = new Float64Array(text.count);
  for (let i = from; i < rows.length; i++) {
    const row = rows[i]!;
    if (row < 0) continue;
    const span = features.span[i]!;
    const weight = weightOf(model, row, output) - (rival < 0 ? 0 : weightOf(model, row, rival));
    if (weight === 0) continue;
    const last = Math.min(text.count, features.at[i]! + span);
    for (let word = features.at[i]!; word < last; word++) added[word] = added[word]! + weight / span;
  }
  return added;
}

/** The few words that add most, within one sentence. */
function strongest(text: string, added: Float64Array, words: Words): string | undefined {
  const { start, end, sentence } = words;
  let total = 0;
  for (const weight of added) if (weight > 0) total += weight;
  let best = 0;
  let from = 0;
  let to = -1;
  for (let first = 0; first < added.length; first++) {
    if (added[first]! <= 0) continue;
    let sum = 0;
    for (let last = first; last < added.length; last++) {
      if (sentence[last] !== sentence[first] || end[last]! - start[first]! > LONGEST_QUOTE) break;
      sum += added[last]!;
      if (sum > best) {
        best = sum;
        from = first;
        to = last;
      }
    }
  }
  if (to < 0 || best < LEAST_WEIGHT || best < total * LEAST_PART) return undefined;
  // Words at the ends that add little only make it longer.
  for (let left = best; from < to;) {
    const drop = added[from]! < added[to]! ? from : to;
    left -= added[drop]!;
    if (left < best * KEPT_PART) break;
    if (drop === from) from++;
    else to--;
  }
  return whole(text, from, to, words);
}

/** The words from `first` to `last`, without those at the ends that say nothing alone. */
function whole(text: string, first: number, last: number, { start, end }: Words): string {
  const at = (word: number): string => text.slice(start[word], end[word]).toLowerCase();
  let from = first;
  let to = last;
  while (to > from && (LEADING.has(at(to)) || JOINING.has(at(to)))) to--;
  while (from < to && JOINING.has(at(from))) from++;
  return text.slice(start[from], end[to]);
}

/** The words around the number that speaks most for a value. */
function counted(
  model: Model,
  words: Words,
  text: string,
  candidates: readonly Candidate[],
  value: unknown,
  output: number,
): string | undefined {
  let best: Candidate | undefined;
  let highest = -Infinity;
  for (const candidate of candidates) {
    if (candidate.value !== value) continue;
    const score = model.constants[output]! + addedTo(model, output, ofNumbers, candidate.from, candidate.to);
    if (score <= highest) continue;
    highest = score;
    best = candidate;
  }
  if (best === undefined || highest < 0) return undefined;
  const { sentence, clause, start, end, count } = words;
  let { first, last } = best;
  const isShort = (from: number, to: number): boolean => end[to]! - start[from]! <= LONGEST_QUOTE;
  if (sentence[first] !== sentence[last] || !isShort(first, last)) return undefined;
  for (let step = 0; step < 2; step++) {
    if (last + 1 < count && clause[last + 1] === clause[last] && isShort(first, last + 1)) last++;
    if (first > 0 && clause[first - 1] === clause[first] && isShort(first - 1, last)) first--;
  }
  return whole(text, first, last, words);
}

/**
 * The person's own words that most speak for a value of a fact: whole words, at most 60 characters; undefined where no few words
 * stand out.
 */
export function quoteOf(model: Model, found: Found, text: string, fact: FactName, value: unknown): string | undefined {
  hold(model, found);
  const words = found.text;
  if (fact === 'owners' || fact === 'ghanaian_share') {
    ofNumbers.count = 0;
    const candidates = fact === 'owners' ? addOwners(words, ofNumbers) : addShares(words, ofNumbers);
    const output = fact === 'owners' ? COUNTED_OWNERS : COUNTED_SHARE;
    const quote = counted(model, words, text, candidates, value, output);
    if (quote !== undefined) return quote;
  }
  const side = sideOf(fact, value);
  if (side === undefined) return undefined;
  return strongest(text, additions(model, found, side), words);
}
