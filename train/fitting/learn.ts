import { fit } from './fit.ts';
import { roundWeights, selectWeights, type Rounded } from './round.ts';
import { scoresOf, type Scores } from './scores.ts';
import { countFeatures, numberFeatures, type Sample, type Targets } from './samples.ts';

/** Chosen by cross-validation: train/README.md has the figures. */
const ROUNDS = 2;
/** Rounds with a part of the weights: as many as there are times the room for in the file. */
const STAGES = [
  { rounds: 4, room: 6 },
  { rounds: 8, room: 1 },
] as const;
const RATE = 0.15;
const DROPPED = 0.5;
const SLIGHT = 0.01;
/** A feature of fewer cases is left out. */
const LEAST_CASES = 4;

export interface Learned {
  /** The row of each feature; row 0 is no feature's. */
  readonly rows: ReadonlyMap<number, number>;
  readonly rounded: Rounded;
}

/** Trains a model on samples. */
export function learn(samples: readonly Sample[]): Learned {
  const found = countFeatures(samples, LEAST_CASES);
  const rows = new Map<number, number>();
  for (const hash of found.keys()) rows.set(hash, rows.size + 1);
  const counts = new Float32Array(rows.size + 1).fill(1);
  const scales = new Float32Array(rows.size + 1).fill(1);
  for (const [hash, row] of rows) {
    counts[row] = found.get(hash)!;
    scales[row] = scaleOf(samples.length / counts[row]!);
  }
  const table = fit(numberFeatures(samples, rows), rows.size + 1, {
    rounds: ROUNDS,
    stages: STAGES.map(({ rounds, room }) => ({
      rounds,
      select: (table) => selectWeights(table, scales, counts, room),
    })),
    rate: RATE,
    dropped: DROPPED,
    slight: SLIGHT,
    scales,
  });
  return { rows, rounded: roundWeights(table, scales) };
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
export function scoreAll(
  { rows, rounded }: Learned,
  samples: readonly Sample[],
): { scores: Scores; targets: Targets }[] {
  const plain = new Float32Array(rows.size + 1).fill(1);
  return numberFeatures(samples, rows).map((sample) => ({
    scores: scoresOf(rounded.table, plain, sample),
    targets: sample.targets,
  }));
}
