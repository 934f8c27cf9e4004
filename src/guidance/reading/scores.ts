import { eachEvidence, type Found } from './evidence.ts';
import { addText, addWhole, createFeatures, MOST_PARTS } from './features.ts';
import { score, type Model } from './model.ts';
import { EVIDENCE, OUTPUTS } from './outputs.ts';
import { pool } from './pooling.ts';
import type { Words } from './words.ts';

const features = createFeatures();
const ends = new Int32Array(MOST_PARTS);
const parts = new Float64Array(MOST_PARTS * OUTPUTS);
const whole = new Float64Array(OUTPUTS);
const scores = new Float64Array(OUTPUTS);
const looked = new Float64Array(OUTPUTS);
const own = new Float64Array(OUTPUTS);

/** Scores each output by the words of a text and a business name. What it returns holds until the next text. */
export function firstLook(model: Model, text: Words, name: Words): Found {
  whole.fill(0);
  features.count = 0;
  addWhole(text, name, features);
  score(model, features, 0, features.count, whole, 0);
  const from = features.count;
  const count = addText(text, features, ends);
  parts.fill(0, 0, count * OUTPUTS);
  for (let part = 0; part < count; part++)
    score(model, features, part === 0 ? from : ends[part - 1]!, ends[part]!, parts, part * OUTPUTS);
  for (let output = 0; output < OUTPUTS; output++) scores[output] = model.constants[output]! + whole[output]!;
  pool(parts, count, scores);
  return { text, hasName: name.count > 0, features, from, ends, count, parts, whole, scores };
}

/** The score of each output after a second look; it holds until the next text too. */
export function scoresOf(model: Model, found: Found): Float64Array {
  looked.set(found.scores);
  eachEvidence(model, found, (output, shown) => {
    own[EVIDENCE] = 0;
    score(model, shown, 0, shown.count, own, 0);
    looked[output] = looked[output]! + own[EVIDENCE]!;
  });
  return looked;
}
