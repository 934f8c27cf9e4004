import { fit } from './fit.ts';
import { roundWeights, selectWeights, type Rounded } from './round.ts';
import { scoresOf, type Scores } from './scores.ts';
import { countFeatures, inRows, type Sample, type Targets } from './samples.ts';

/** Chosen by cross-validation: train/HISTORY.md has the figures. */
const ROUNDS = 2;
/** Rounds with a part of the weights: as many as there are times the room for in the file. */
const STAGES = [
  { rounds: 2, room: 6 },
  { rounds: 6, room: 1 },
] as const;
const RATE = 0.12;
const SLIGHT = 0.01;
/** A feature of fewer cases is left out. */
const LEAST_CASES = 4;

/** What a model makes of a case that it did not train on. */
export interface Scored {
  readonly scores: Scores;
  readonly targets: Targets;
}

export interface Learned {
  /** The row of each numbered feature; 0 is no feature's. */
  readonly rows: Int32Array;
  /** The number of each row's feature; -1 for row 0. */
  readonly numberOf: readonly number[];
  readonly rounded: Rounded;
}

/** Trains a model on samples whose features are `numbers` numbers. */
export function learn(samples: readonly Sample[], numbers: number): Learned {
  const found = countFeatures(samples, numbers);
  const rows = new Int32Array(numbers);
  const numberOf = [-1];
  found.forEach((cases, number) => {
    if (cases >= LEAST_CASES) rows[number] = numberOf.push(number) - 1;
  });
  const counts = Float32Array.from(numberOf, (number) => (number < 0 ? 1 : found[number]!));
  const scales = counts.map((cases, row) => (row === 0 ? 1 : scaleOf(samples.length / cases)));
  const table = fit(inRows(samples, rows), numberOf.length, {
    rounds: ROUNDS,
    stages: STAGES.map(({ rounds, room }) => ({
      rounds,
      select: (table) => selectWeights(table, scales, counts, room),
    })),
    rate: RATE,
    slight: SLIGHT,
    scales,
  });
  return { rows, numberOf, rounded: roundWeights(table, scales) };
}

/** The rarer a feature, the more it tells: an eighth of the number of halvings from all cases to those that show it, roughly a logarithm. */
function scaleOf(rarity: number): number {
  let halvings = 0;
  let rest = rarity;
  while (rest >= 2) {
    rest /= 2;
    halvings++;
  }
  return 0.173 * (halvings + rest - 1);
}

/** Scores of cases that the model did not train on. */
export function scoreAll({ rows, rounded }: Learned, samples: readonly Sample[]): Scored[] {
  const plain = new Float32Array(rounded.table.begins.length).fill(1);
  return inRows(samples, rows).map((sample) => ({
    scores: scoresOf(rounded.table, plain, sample),
    targets: sample.targets,
  }));
}
