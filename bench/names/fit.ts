/**
 * Fits the numbers of src/names/fitted.ts, one at a time, round after round, on the work half of the pairs:
 *
 *   npm run fit:names
 *
 * It prints the numbers found, and both halves before and after. They are taken over by hand, and only if the report half is better too.
 */
import { FITTED } from '../../src/names/fitted.ts';
import { evaluatePairs, type PairResult } from './evaluate.ts';
import { evaluateSets } from './sets.ts';

type Numbers = typeof FITTED;

/** The steps to try of each number, smallest first. */
const STEPS: Readonly<Record<keyof Numbers, number>> = {
  similar: 0.02,
  contained: 0.02,
  begins: 0.02,
  soundLoss: 0.0005,
  variant: 0.03,
  stem: 0.04,
  established: 0.1,
  alike: 3,
  alikeShort: 3,
  alikeLong: 4,
  alikeTogether: 5,
  nearEach: 5,
  near: 0.03,
  nearLoss: 0.0005,
  generic: 0.07,
  devotional: 0.1,
  trade: 0.07,
  place: 0.07,
  name: 0.1,
  letter: 0.05,
};
const REACH = [-3, -2, -1, 1, 2, 3];
const ROUNDS = 3;

/** A change must gain about a pair in a class of three hundred. */
const LEAST_GAIN = 0.0008;

const isWork = ({ half }: PairResult): boolean => half.includes('work');

/**
 * The mean over the classes of names: found in its own group (for names that are like in some way: found at all; for unlike ones: not
 * found).
 */
function scoreOf(results: readonly PairResult[]): number {
  const kinds = ['exact', 'sounds_like', 'similar', 'clean'];
  const rates = kinds.map((kind) => {
    const some = results.filter((result) => result.kind === kind);
    const right = some.reduce((sum, { found, inGroup }) => sum + (kind === 'sounds_like' ? inGroup : found), 0);
    return right / some.reduce((sum, { pairs }) => sum + pairs, 0);
  });
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

const workScore = (): number => scoreOf(evaluatePairs().filter(isWork));

function report(title: string): void {
  const results = evaluatePairs();
  console.log(
    `${title}: work ${scoreOf(results.filter(isWork)).toFixed(4)}, report ${scoreOf(results.filter((one) => !isWork(one))).toFixed(4)}`,
  );
  for (const { half, kind, pairs, found, inGroup } of results)
    console.log(`  ${half}, ${kind}: ${found} of ${pairs}, in its group ${inGroup}`);
  for (const { set, matches, first, ten, clean, alarmed } of evaluateSets(new URL('sets', import.meta.url).pathname))
    console.log(`  ${set}: first ${first}, ten ${ten} of ${matches}; alarms ${alarmed.length} of ${clean}`);
}

report('before');
let best = workScore();
for (let round = 0; round < ROUNDS; round++) {
  const before = best;
  for (const number of Object.keys(STEPS) as (keyof Numbers)[]) {
    const start = FITTED[number];
    let kept = start;
    for (const reach of REACH) {
      FITTED[number] = start + reach * STEPS[number];
      const score = workScore();
      if (score > best + LEAST_GAIN) [best, kept] = [score, FITTED[number]];
    }
    FITTED[number] = kept;
    if (kept !== start) console.log(`round ${round + 1}: ${number} ${start} -> ${kept} (${best.toFixed(4)})`);
  }
  if (best === before) break;
}
report('after');
console.log(FITTED);
