import { unpack } from '../../src/guidance/reading/model.ts';
import { readCases } from './cases.ts';
import { evidenceIn } from './evidence.ts';
import { foldsOf } from './folds.ts';
import { learn, scoreAll } from './learn.ts';
import { pack } from './pack.ts';
import { readPhrases } from './phrases.ts';
import { numberFeatures, sampleOf, sampleOfPhrase } from './samples.ts';

/**
 * Trains without each fold that its arguments name, and scores the fold; fold -1 leaves out nothing, and sends the weights with the hash of
 * the feature of each row.
 */
const cases = readCases();
const folds = foldsOf(cases);
const { samples, hashes } = numberFeatures([...cases.map(sampleOf), ...readPhrases().map(sampleOfPhrase)]);
/** The fold of each sample; a phrase has none. */
const foldOf = samples.map((_, i) => (i < cases.length ? folds.get(cases[i]!.batch) : undefined));
for (const fold of process.argv.slice(2).map(Number)) {
  const learned = learn(
    samples.filter((_, i) => foldOf[i] !== fold),
    hashes.length,
  );
  const { rounded } = learned;
  const rowHashes = Int32Array.from(learned.numberOf, (number) => (number < 0 ? -1 : hashes[number]!));
  if (fold < 0) {
    process.send!({ fold, rounded, rowHashes });
    continue;
  }
  const model = unpack(pack(rounded, rowHashes));
  const evidence = cases.filter(({ batch }) => folds.get(batch) === fold).map((one) => evidenceIn(model, one));
  const scored = scoreAll(
    learned,
    samples.filter((_, i) => foldOf[i] === fold),
  );
  process.send!({ fold, held: scored.map((one, i) => ({ ...one, evidence: evidence[i]! })) });
}
