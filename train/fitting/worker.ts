import { readCases } from './cases.ts';
import { foldsOf } from './folds.ts';
import { learn, scoreAll } from './learn.ts';
import { pack } from './pack.ts';
import { readPhrases } from './phrases.ts';
import { numberFeatures, sampleOf, sampleOfPhrase } from './samples.ts';

/** Trains without each fold that its arguments name, and scores them; fold -1 leaves out nothing and packs the weights. */
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
  const held = samples.filter((_, i) => foldOf[i] === fold);
  process.send!(
    fold < 0 ? { fold, file: pack(learned.rounded, learned.rows, hashes) } : { fold, scored: scoreAll(learned, held) },
  );
}
