import { addText, addWhole, createFeatures, MOST_PARTS } from './features.ts';
import { score, type Model } from './model.ts';
import { OUTPUTS } from './outputs.ts';
import { pool } from './pooling.ts';
import type { Words } from './words.ts';

const features = createFeatures();
const ends = new Int32Array(MOST_PARTS);
const parts = new Float64Array(MOST_PARTS * OUTPUTS);

/** The score of each output for a text and a business name. */
export function scoresOf(model: Model, text: Words, name: Words): Float64Array {
  const scores = Float64Array.from(model.constants);
  features.count = 0;
  addWhole(text, name, features);
  score(model, features, 0, features.count, scores, 0);
  const from = features.count;
  const count = addText(text, features, ends);
  parts.fill(0, 0, count * OUTPUTS);
  for (let part = 0; part < count; part++)
    score(model, features, part === 0 ? from : ends[part - 1]!, ends[part]!, parts, part * OUTPUTS);
  pool(parts, count, scores);
  return scores;
}
