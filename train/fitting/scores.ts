import {
  ALL,
  COUNTED_OWNERS,
  COUNTED_SHARE,
  OUTPUTS,
  OWNER_CLASSES,
  OWNERS,
  SHARE,
  SHARE_CLASSES,
  type Group,
} from '../../src/guidance/reading/outputs.ts';
import { pool } from '../../src/guidance/reading/pooling.ts';
import type { NumberSample, Sample, Shown } from './samples.ts';
import { addRows, placeOf, type Table } from './table.ts';

export type Count = number | 'several' | undefined;

/** What one number or class may be: the scores of all alternatives and their values. */
export interface Alternatives {
  readonly scores: Float64Array;
  readonly values: readonly Count[];
}

/** The scores of a case: by output, and of the alternatives for the two numbers. */
export interface Scores {
  readonly outputs: Float64Array;
  readonly owners: Alternatives;
  readonly share: Alternatives;
}

/** A fact that is a number: its classes, their outputs, and the output that says whether a number of the text is it. */
export interface Counted {
  readonly classes: readonly Count[];
  readonly from: number;
  readonly output: number;
}
export const OWNERS_COUNTED: Counted = { classes: OWNER_CLASSES, from: OWNERS.from, output: COUNTED_OWNERS };
export const SHARE_COUNTED: Counted = { classes: SHARE_CLASSES, from: SHARE.from, output: COUNTED_SHARE };

/** The output that the score of a number is added to. */
export function baseOf(value: Count, { classes, from }: Counted): number {
  const known = classes.indexOf(value);
  return from + (known < 0 ? classes.length : known);
}

function sumOf(table: Table, features: Int32Array, scales: Float32Array, output: number): number {
  let sum = 0;
  for (const row of features) {
    const at = placeOf(table, row, output);
    if (at >= 0) sum += table.weights[at]! * scales[row]!;
  }
  return sum;
}

export function alternativesOf(
  table: Table,
  scales: Float32Array,
  outputs: Float64Array,
  counted: Counted,
  numbers: readonly NumberSample[],
): Alternatives {
  const { classes, from, output } = counted;
  const scores = new Float64Array(classes.length + numbers.length);
  for (let i = 0; i < classes.length; i++) scores[i] = outputs[from + i]!;
  numbers.forEach(({ value, features }, i) => {
    scores[classes.length + i] = outputs[baseOf(value, counted)]! + sumOf(table, features, scales, output);
  });
  return { scores, values: [...classes, ...numbers.map(({ value }) => value)] };
}

/** The scores of each part, one row a part, what the parts add to each output, and what all comes to. */
export interface PartScores {
  readonly parts: Float64Array;
  readonly together: Float64Array;
  readonly outputs: Float64Array;
}

/** Scores what a text shows for the outputs that are wanted. The constants are row 0. */
export function scoreParts(table: Table, scales: Float32Array, { features, ends }: Shown, wanted: Group): PartScores {
  const count = ends.length - 1;
  const parts = new Float64Array(count * OUTPUTS);
  const together = new Float64Array(OUTPUTS);
  const outputs = Float64Array.from(table.weights.subarray(0, OUTPUTS));
  addRows(table, features, 0, ends[0]!, scales, outputs, 0, wanted);
  for (let part = 0; part < count; part++)
    addRows(table, features, ends[part]!, ends[part + 1]!, scales, parts, part * OUTPUTS, wanted);
  pool(parts, count, together, wanted);
  for (let i = wanted.from; i < wanted.to; i++) outputs[i] = outputs[i]! + together[i]!;
  return { parts, together, outputs };
}

export function scoresOf(table: Table, scales: Float32Array, sample: Sample): Scores {
  const { outputs } = scoreParts(table, scales, sample.shown, ALL);
  return {
    outputs,
    owners: alternativesOf(table, scales, outputs, OWNERS_COUNTED, sample.owners),
    share: alternativesOf(table, scales, outputs, SHARE_COUNTED, sample.shares),
  };
}
