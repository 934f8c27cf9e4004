/**
 * Fits the two numbers that turn belief into a probability (Platt scaling) to the calibration cases and writes them to
 * src/guidance/advice/calibration.ts. Run it when the rules or the calibration cases change:
 * `node --import tsx scripts/train-confidence.ts`.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readCases } from '../bench/eval-cases.ts';
import { logit } from '../src/guidance/advice/confidence.ts';
import { readSignals } from '../src/guidance/reading/reading.ts';
import { rank } from '../src/guidance/advice/score.ts';

/** Pulls the slope towards 0, because so few cases do not justify the certainty of a steep curve. */
const RIDGE = 0.5;
const ROUNDS = 50;

/** Fits a logistic regression with one variable by Newton's method; `y` is 1 if the answer was acceptable. */
export function fit(points: readonly { x: number; y: 0 | 1 }[]): { intercept: number; slope: number } {
  let intercept = 0;
  let slope = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let g0 = 0;
    let g1 = -RIDGE * slope;
    let h00 = 0;
    let h01 = 0;
    let h11 = RIDGE;
    for (const { x, y } of points) {
      const p = 1 / (1 + Math.exp(-(intercept + slope * x)));
      const w = p * (1 - p);
      g0 += y - p;
      g1 += (y - p) * x;
      h00 += w;
      h01 += w * x;
      h11 += w * x * x;
    }
    const det = h00 * h11 - h01 * h01;
    intercept += (h11 * g0 - h01 * g1) / det;
    slope += (h00 * g1 - h01 * g0) / det;
  }
  return { intercept: Math.round(intercept * 1000) / 1000, slope: Math.round(slope * 1000) / 1000 };
}

/** The text of calibration.ts for the committed cases and rules. */
export function calibrationFile(): string {
  const points = readCases()
    .filter(({ split }) => split === 'calibration')
    .map(({ signals, accept }) => {
      const [best] = rank({
        reading: readSignals(signals.purpose, signals.business_name),
        expectsDonations: signals.expects_donations,
        teamSize: signals.team_size,
      });
      return { x: logit(best!.share), y: accept.includes(best!.entity) ? (1 as const) : (0 as const) };
    });
  const { intercept, slope } = fit(points);
  return `/** Written by \`scripts/train-confidence.ts\` from the calibration cases; not by hand. */
export const CALIBRATION = { intercept: ${intercept}, slope: ${slope} } as const;
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('../src/guidance/advice/calibration.ts', import.meta.url), calibrationFile());
}
