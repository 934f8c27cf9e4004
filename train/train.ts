/**
 * Trains the model that reads facts from text and writes src/guidance/reading/weights.bin: `npm run train`. The same cases give the same
 * bytes on every machine. README.md tells how it works.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Acceptance } from '../src/guidance/law/acceptance.ts';
import { unpack } from '../src/guidance/reading/model.ts';
import { WEIGHTS_FILE } from '../src/guidance/reading/weights.ts';
import { calibrate, type Calibration } from './fitting/calibrate.ts';
import { readCases } from './fitting/cases.ts';
import { fitEvidence, lookedAtAgain, withEvidence, type Hashed, type Held } from './fitting/evidence.ts';
import { FOLDS, foldsOf } from './fitting/folds.ts';
import { acceptanceOf, confidenceCurve, judge } from './fitting/outcomes.ts';
import { pack } from './fitting/pack.ts';
import { acceptedLines, reportOf } from './fitting/report.ts';

/** What a worker sends: the model of all cases, or the cases that the model of a fold did not train on. */
interface Result extends Partial<Hashed> {
  readonly fold: number;
  readonly held?: Held[];
}

const WORKERS = 2;
const WRITTEN = '/** Written by `npm run train` from train/cases; not by hand. */\n';
const CONFIDENCE_FILE = join(import.meta.dirname, '..', 'src', 'guidance', 'advice', 'calibration.ts');
const ACCEPTANCE_FILE = join(import.meta.dirname, '..', 'src', 'guidance', 'law', 'acceptance.ts');
const READING = join(import.meta.dirname, '..', 'src', 'guidance', 'reading');
const MOST_BYTES = 600_000;

/** Trains without each fold, and on everything (fold -1), on two processes. */
async function trainAll(): Promise<Result[]> {
  const folds = [-1, ...Array.from({ length: FOLDS }, (_, fold) => fold)];
  const results = await Promise.all(
    Array.from({ length: WORKERS }, async (_, index) => {
      const own = folds.filter((__, i) => i % WORKERS === index).map(String);
      const worker = fork(join(import.meta.dirname, 'fitting', 'worker.ts'), own, { serialization: 'advanced' });
      const found: Result[] = [];
      worker.on('message', (result) => found.push(result as Result));
      const [code] = await once(worker, 'exit');
      if (code !== 0) throw new Error('A worker of the training failed.');
      return found;
    }),
  );
  return results.flat().sort((a, b) => a.fold - b.fold);
}

const curvesFileOf = (curves: Calibration): string => `import type { Curves } from './beliefs.ts';

${WRITTEN}// prettier-ignore
export const CURVES: Curves = ${JSON.stringify(curves)};
`;

/** One row of the table a line. */
function acceptanceFileOf(acceptance: Acceptance): string {
  const rows = Object.entries(acceptance).map(([row, types]) => {
    const shares = Object.entries(types).map(([entity, share]) => `${entity}: ${share}`);
    return `  ${row}: { ${shares.join(', ')} },\n`;
  });
  return `import type { EntityId } from './entity-ids.ts';

/** For each row of the table that registers something: how often practitioners accept each entity type where it decides. */
export type Acceptance = Readonly<Record<string, Partial<Readonly<Record<EntityId, number>>>>>;

${WRITTEN}// prettier-ignore
export const ACCEPTANCE: Acceptance = {
${rows.join('')}};
`;
}

const started = performance.now();
const [all, ...parts] = await trainAll();
const held = parts.flatMap(({ held }) => held!);
/** Each fold is looked at again as the other folds teach it. */
const scored = parts.flatMap(({ fold, held }) =>
  lookedAtAgain(held!, fitEvidence(parts.flatMap((other) => (other.fold === fold ? [] : other.held!)))),
);
const cases = readCases();
const folds = foldsOf(cases);
const heldCases = parts.flatMap(({ fold }) => cases.filter(({ batch }) => folds.get(batch) === fold));
const calibration = calibrate(scored);
const { rounded, rowHashes } = withEvidence(all as Hashed, fitEvidence(held));
const file = pack(rounded, rowHashes);
if (file.length > MOST_BYTES)
  throw new Error(`The weights take ${file.length} bytes of ${MOST_BYTES}: lower MOST_BITS in train/fitting/round.ts.`);
writeFileSync(join(READING, WEIGHTS_FILE), file);
writeFileSync(join(READING, 'curves.ts'), curvesFileOf(calibration));
const acceptance = acceptanceOf(cases);
writeFileSync(ACCEPTANCE_FILE, acceptanceFileOf(acceptance));
const judged = judge(
  scored.map(({ scores }, i) => ({ case: heldCases[i]!, scores })),
  calibration,
  acceptance,
);
const curve = confidenceCurve(judged);
writeFileSync(
  CONFIDENCE_FILE,
  `${WRITTEN}export const CALIBRATION = { intercept: ${curve.constant}, slope: ${curve.slope} } as const;\n`,
);
const seconds = Math.round((performance.now() - started) / 1000);
const { rests, weights } = unpack(file);
console.log(`${rests.length} features, ${weights.length} weights, ${Math.round(file.length / 1000)} KB, ${seconds} s`);
for (const line of [...acceptedLines(judged), ...reportOf(scored, calibration)]) console.log(line);
