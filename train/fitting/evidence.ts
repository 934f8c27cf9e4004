import { eachEvidence } from '../../src/guidance/reading/evidence.ts';
import { logistic } from '../../src/guidance/reading/exponential.ts';
import { LARGEST, type Model } from '../../src/guidance/reading/model.ts';
import { EVIDENCE, FACT_LISTS } from '../../src/guidance/reading/outputs.ts';
import { firstLook } from '../../src/guidance/reading/scores.ts';
import { createWords, readWords } from '../../src/guidance/reading/words.ts';
import { curveOf } from './calibrate.ts';
import type { Case } from './cases.ts';
import { createRandom, shuffle } from './fit.ts';
import type { Scored } from './learn.ts';
import type { Rounded } from './round.ts';

/**
 * Fits the second look (src/guidance/reading/evidence.ts): a logistic regression over what the first look found in cases that it did not
 * train on. One weight holds for all values of a list, so the many mentions of one activity teach what a mention of another looks like.
 */

/** A value of a list that a text shows, with its features. */
interface Evidence {
  readonly output: number;
  readonly features: Int32Array;
}

/** A held-out case with the values that it shows. */
export interface Held extends Scored {
  readonly evidence: readonly Evidence[];
}

/** What is added to the score of a value for each of its features: steps of one size, by hash. */
export interface Additions {
  readonly step: number;
  readonly steps: ReadonlyMap<number, number>;
}

const words = createWords();
const nameWords = createWords();

/** The values that a case shows to a model that did not train on it. */
export function evidenceIn(model: Model, { text, name }: Case): Evidence[] {
  readWords(text, words);
  readWords(name ?? '', nameWords);
  const found: Evidence[] = [];
  eachEvidence(model, firstLook(model, words, nameWords), (output, shown) => {
    found.push({ output, features: Int32Array.from(new Set(shown.hash.subarray(0, shown.count))) });
  });
  return found;
}

const ROUNDS = 6;
const RATE = 0.1;
/** Share of the features that are left out each time a value is seen. */
const DROPPED = 0.3;
/** How strongly a weight is drawn to 0. */
const DRAWN = 0.005;
/** A feature of fewer values is left out. */
const LEAST_SHOWN = 12;
/** Gradients smaller than this change nothing. */
const SLIGHT = 0.003;
/** The most features of one value. */
const MOST_SHOWN = 64;

/** A value of a list in a held-out case. */
interface Example {
  readonly score: number;
  readonly slope: number;
  readonly constant: number;
  readonly holds: number;
  /** Places of its features among the weights. */
  readonly places: Int32Array;
}

/** The hashes of the features that enough values show, with a place for each. */
function placesOf(held: readonly Held[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { evidence } of held)
    for (const { features } of evidence) for (const hash of features) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const kept = Array.from(counts).filter(([, count]) => count >= LEAST_SHOWN);
  return new Map(kept.map(([hash], place) => [hash, place]));
}

/** The values that held-out cases show, each with the curve of its list's scores as they are. */
function examplesOf(held: readonly Held[], places: ReadonlyMap<number, number>): Example[] {
  const first = FACT_LISTS[0]!.from;
  return FACT_LISTS.flatMap(({ from, to }) => {
    const shown = held.flatMap(({ scores, targets, evidence }) =>
      evidence
        .filter(({ output }) => output >= from && output < to)
        .map(({ output, features }) => ({
          score: scores.outputs[output]!,
          holds: targets.lists[output - first]!,
          places: features.map((hash) => places.get(hash) ?? -1).filter((place) => place >= 0),
        })),
    );
    const curve = curveOf(shown.map(({ score, holds }) => ({ x: score, y: holds })));
    return shown.map((one) => ({ ...one, ...curve }));
  });
}

/** Fits what each feature adds to a score, in whole steps. */
export function fitEvidence(held: readonly Held[]): Additions {
  const places = placesOf(held);
  const examples = examplesOf(held, places);
  const weights = new Float64Array(places.size);
  const squares = new Float64Array(places.size).fill(0.1);
  const sums = new Float64Array(places.size);
  const random = createRandom(1);
  const order = Int32Array.from(examples.keys());
  const seen = new Int32Array(MOST_SHOWN);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const index of order) {
      const { score, slope, constant, holds, places: own } = examples[index]!;
      let count = 0;
      let sum = score;
      for (const place of own) {
        if (random() < DROPPED) continue;
        seen[count++] = place;
        sum += weights[place]!;
      }
      const gradient = (logistic(slope * sum + constant) - holds) * slope;
      if (gradient < SLIGHT && gradient > -SLIGHT) continue;
      for (let i = 0; i < count; i++) {
        const place = seen[i]!;
        const change = gradient + DRAWN * weights[place]!;
        squares[place] = squares[place]! + change * change;
        weights[place] = weights[place]! - (RATE * change) / Math.sqrt(squares[place]!);
      }
    }
    // The mean of the later rounds wavers less than any of them.
    if (round * 2 >= ROUNDS) for (let i = 0; i < sums.length; i++) sums[i] = sums[i]! + weights[i]!;
  }
  let largest = 0;
  for (const sum of sums) largest = Math.max(largest, sum, -sum);
  const step = largest === 0 ? 1 : Math.fround(largest / (ROUNDS / 2) / LARGEST);
  const steps = Array.from(places, ([hash, place]) => [hash, Math.round(sums[place]! / (ROUNDS / 2) / step)] as const);
  return { step, steps: new Map(steps.filter(([, whole]) => whole !== 0)) };
}

/** The scores of held-out cases after the second look. */
export const lookedAtAgain = (held: readonly Held[], { step, steps }: Additions): Scored[] =>
  held.map(({ scores, targets, evidence }) => {
    const outputs = Float64Array.from(scores.outputs);
    for (const { output, features } of evidence)
      for (const hash of features) outputs[output] = outputs[output]! + (steps.get(hash) ?? 0) * step;
    return { scores: { ...scores, outputs }, targets };
  });

/** A model with the hash of the feature of each row. */
export interface Hashed {
  readonly rounded: Rounded;
  readonly rowHashes: Int32Array;
}

/** The model with a row more for each feature of the second look. One whose hash is a word's or a part's is left out. */
export function withEvidence({ rounded, rowHashes }: Hashed, { step, steps }: Additions): Hashed {
  const taken = new Set(rowHashes);
  const added = Array.from(steps).filter(([hash]) => !taken.has(hash));
  const { begins, outputs, weights } = rounded.table;
  const ownSteps = Float64Array.from(rounded.steps);
  ownSteps[EVIDENCE] = step;
  const last = begins.at(-1)!;
  return {
    rounded: {
      table: {
        begins: Int32Array.from([...begins, ...added.map((_, i) => last + 1 + i)]),
        outputs: Uint8Array.from([...outputs, ...added.map(() => EVIDENCE)]),
        weights: Float32Array.from([...weights, ...added.map(([, whole]) => whole * step)]),
      },
      steps: ownSteps,
    },
    rowHashes: Int32Array.from([...rowHashes, ...added.map(([hash]) => hash)]),
  };
}
