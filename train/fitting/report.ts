import { exponential, logistic } from '../../src/guidance/reading/exponential.ts';
import {
  ACTIVITY_VALUES,
  FOREIGN_VALUES,
  GROUPS,
  LISTS,
  MENTION_VALUES,
  WANT_VALUES,
  YES_OR_NO_FACTS,
} from '../../src/guidance/reading/outputs.ts';
import { LIKELY, LIKELY_ACTIVITY } from '../../src/guidance/advice/understood.ts';
import type { Calibration } from './calibrate.ts';
import type { Alternatives, Scores } from './scores.ts';
import type { Judged } from './outcomes.ts';
import { UNKNOWN, type Targets } from './samples.ts';

/** How well cases were read that the model did not train on. */

interface Scored {
  readonly scores: Scores;
  readonly targets: Targets;
}

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1));

function likeliest({ scores, values }: Alternatives): number | 'several' | undefined {
  const sums = new Map<number | 'several' | undefined, number>();
  let highest = -Infinity;
  for (const score of scores) if (score > highest) highest = score;
  values.forEach((value, i) => sums.set(value, (sums.get(value) ?? 0) + exponential(scores[i]! - highest)));
  return Array.from(sums).sort((a, b) => b[1] - a[1])[0]![0];
}

/** Calibration error: ten bins of equal width, the mean distance of probability and frequency, weighted by their sizes. */
export function errorOf(guesses: readonly { readonly probability: number; readonly isRight: boolean }[]): number {
  const bins = Array.from({ length: 10 }, () => ({ sum: 0, right: 0 }));
  for (const { probability, isRight } of guesses) {
    const bin = bins[Math.min(9, Math.floor(probability * 10))]!;
    bin.sum += probability;
    if (isRight) bin.right++;
  }
  let error = 0;
  for (const { sum, right } of bins) error += sum > right ? sum - right : right - sum;
  return error / guesses.length;
}

/** A text of as many words is long. */
const LONG = 40;

/** How often the first answer would be accepted, by the length of the text and what the case is. */
export function acceptedLines(judged: readonly Judged[]): string[] {
  const isLong = ({ case: { text } }: Judged): boolean => text.split(/\s+/).length >= LONG;
  const right = (some: readonly Judged[]): string =>
    `${percent(some.filter(({ isRight }) => isRight).length, some.length)} % of ${some.length}`;
  return [true, false].map((long) => {
    const own = judged.filter((one) => isLong(one) === long);
    return (
      `${long ? 'long' : 'short'}: accepted ${right(own)}; hard ${right(own.filter((one) => one.case.hard))}; ` +
      ['elsewhere', 'perhaps_not', 'not_permitted']
        .map((need) => `${need} ${right(own.filter((one) => one.case.need === need))}`)
        .join('; ')
    );
  });
}

/** One line for each fact. */
export function reportOf(scored: readonly Scored[], { groups, lists, mentions }: Calibration): string[] {
  const lines: string[] = [];
  ['matter', 'body', 'profits_go_to', ...YES_OR_NO_FACTS].forEach((fact, g) => {
    const { from, to } = GROUPS[g]!;
    let said = 0;
    let found = 0;
    let foundRight = 0;
    const guesses = scored.map(({ scores, targets }) => {
      const own = scores.outputs.subarray(from, to);
      let best = 0;
      for (let i = 1; i < own.length; i++) if (own[i]! > own[best]!) best = i;
      let sum = 0;
      for (const score of own) sum += exponential((score - own[best]!) * groups[g]!);
      const right = targets.groups[g]!;
      if (right !== 0) said++;
      if (best !== 0) found++;
      if (best !== 0 && best === right) foundRight++;
      return { probability: 1 / sum, isRight: best === right };
    });
    const right = guesses.filter(({ isRight }) => isRight).length;
    lines.push(
      `${fact}: right ${percent(right, guesses.length)} %; other than the first value: precision ` +
        `${percent(foundRight, found)} %, recall ${percent(foundRight, said)} %; calibration error ${errorOf(guesses).toFixed(3)}`,
    );
  });
  for (const [fact, of] of [
    ['owners', ({ scores, targets }: Scored) => [likeliest(scores.owners), targets.owners]],
    ['ghanaian_share', ({ scores, targets }: Scored) => [likeliest(scores.share), targets.share]],
  ] as const) {
    const pairs = scored.map(of);
    const told = pairs.filter(([, target]) => target !== undefined);
    const right = (list: typeof pairs): string => percent(list.filter(([a, b]) => a === b).length, list.length);
    lines.push(`${fact}: right ${right(pairs)} %; where it is said ${right(told)} %`);
  }
  const first = LISTS[0]!.from;
  [
    { fact: 'wants', values: WANT_VALUES, least: () => LIKELY },
    { fact: 'foreign', values: FOREIGN_VALUES, least: () => LIKELY },
    { fact: 'activities', values: ACTIVITY_VALUES, least: () => LIKELY_ACTIVITY },
    { fact: 'mentions', values: MENTION_VALUES, least: (value: number) => mentions[value]! },
  ].forEach(({ fact, values, least }, list) => {
    const { from } = LISTS[list]!;
    const { slope, constant } = lists[list]!;
    values.forEach((value, i) => {
      let found = 0;
      let right = 0;
      let said = 0;
      for (const { scores, targets } of scored) {
        const target = targets.lists[from - first + i];
        if (target === UNKNOWN) continue;
        const holds = target === 1;
        const isFound = logistic(scores.outputs[from + i]! * slope + constant) >= least(i);
        if (holds) said++;
        if (isFound) found++;
        if (holds && isFound) right++;
      }
      lines.push(`${fact} ${value}: precision ${percent(right, found)} %, recall ${percent(right, said)} % of ${said}`);
    });
  });
  return lines;
}
