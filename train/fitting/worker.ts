import { readCases } from './cases.ts';
import { foldsOf } from './folds.ts';
import { learn, scoreAll } from './learn.ts';
import { pack } from './pack.ts';
import { readPhrases } from './phrases.ts';
import { sampleOf, sampleOfPhrase } from './samples.ts';

/** Trains without each fold that its arguments name, and scores them; fold -1 leaves out nothing and packs the weights. */
const cases = readCases();
const folds = foldsOf(cases);
const samples = cases.map((one) => ({ ...sampleOf(one), fold: folds.get(one.batch) }));
const phrases = readPhrases().map(sampleOfPhrase);
for (const fold of process.argv.slice(2).map(Number)) {
  const learned = learn([...samples.filter((sample) => sample.fold !== fold), ...phrases]);
  process.send!(
    fold < 0
      ? { fold, file: pack(learned.rounded, learned.rows) }
      : {
          fold,
          scored: scoreAll(
            learned,
            samples.filter((sample) => sample.fold === fold),
          ),
        },
  );
}
