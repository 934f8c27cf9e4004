import { eachEvidence, type Found } from './evidence.ts';
import { addText, addWhole, createFeatures, MOST_PARTS } from './features.ts';
import { addedTo, addSteps, type Model } from './model.ts';
import { EVIDENCE, OUTPUTS } from './outputs.ts';
import { pool } from './pooling.ts';
import type { Words } from './words.ts';

const features = createFeatures();
const ends = new Int32Array(MOST_PARTS);
const parts = new Float64Array(MOST_PARTS * OUTPUTS);
const whole = new Float64Array(OUTPUTS);
const scores = new Float64Array(OUTPUTS);
const looked = new Float64Array(OUTPUTS);
/** Sums of steps: of the whole, then of each part. */
const sums = new Int32Array((MOST_PARTS + 1) * OUTPUTS);

/** Scores each output by the words of a text and a business name. What it returns holds until the next text. */
export function firstLook(model: Model, text: Words, name: Words): Found {
  const { constants, steps } = model;
  sums.fill(0, 0, OUTPUTS);
  features.count = 0;
  addWhole(text, name, features);
  addSteps(model, features, 0, features.count, sums, 0);
  const from = features.count;
  const count = addText(text, features, ends);
  sums.fill(0, OUTPUTS, (count + 1) * OUTPUTS);
  for (let part = 0; part < count; part++)
    addSteps(model, features, part === 0 ? from : ends[part - 1]!, ends[part]!, sums, (part + 1) * OUTPUTS);
  for (let output = 0; output < OUTPUTS; output++) {
    whole[output] = sums[output]! * steps[output]!;
    scores[output] = constants[output]! + whole[output]!;
    for (let at = output; at < count * OUTPUTS; at += OUTPUTS) parts[at] = sums[OUTPUTS + at]! * steps[output]!;
  }
  pool(parts, count, scores);
  return { text, hasName: name.count > 0, features, from, ends, count, sums, parts, whole, scores };
}

/** The score of each output after a second look; it holds until the next text too. */
export function scoresOf(model: Model, found: Found): Float64Array {
  looked.set(found.scores);
  eachEvidence(model, found, (output, shown) => {
    looked[output] = looked[output]! + addedTo(model, EVIDENCE, shown, 0, shown.count);
  });
  return looked;
}
