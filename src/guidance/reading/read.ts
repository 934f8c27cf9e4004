import type { FactName, Mention, Reading } from '../facts.ts';
import { beliefsOf, likelyMentions, type Alternatives } from './beliefs.ts';
import { addOwners, addShares, type Candidate } from './counts.ts';
import { CURVES } from './curves.ts';
import type { Found } from './evidence.ts';
import { createFeatures, wordOfName, wordOfText } from './features.ts';
import { keywordsIn } from './keywords.ts';
import { addedTo, rowOf, unpack, type Model } from './model.ts';
import { COUNTED_OWNERS, COUNTED_SHARE, OWNER_CLASSES, OWNERS, SHARE, SHARE_CLASSES } from './outputs.ts';
import { quoteOf } from './quote.ts';
import { firstLook, scoresOf } from './scores.ts';
import { readWeights } from './weights.ts';
import { createWords, readWords, type Words } from './words.ts';

let model: Model | undefined;
/** The text and the name that the tables hold. */
let held: { readonly text: string; readonly name: string; readonly found: Found } | undefined;
const words = createWords();
const nameWords = createWords();
const features = createFeatures();

/** What a number may be: the values that a text may show without a number, and each number in it. */
function alternativesOf<V>(
  scores: Float64Array,
  from: number,
  classes: readonly V[],
  candidates: readonly Candidate[],
  counted: number,
): Alternatives<V> {
  const found = new Float64Array(classes.length + candidates.length);
  for (let i = 0; i < classes.length; i++) found[i] = scores[from + i]!;
  candidates.forEach((candidate, i) => {
    const own = model!.constants[counted]! + addedTo(model!, counted, features, candidate.from, candidate.to);
    const known = classes.indexOf(candidate.value as V);
    found[classes.length + i] = scores[from + (known < 0 ? classes.length : known)]! + own;
  });
  return { values: [...classes, ...candidates.map(({ value }) => value as V)], scores: found };
}

/** Whether the model has learned a whole word of these. Numbers, single letters and parts of words say nothing by themselves. */
function knowsAny({ count, hash, number, start, end }: Words, featureOf: (hash: number) => number): boolean {
  for (let i = 0; i < count; i++)
    if (number[i]! < 0 && end[i]! - start[i]! > 1 && rowOf(model!, featureOf(hash[i]!)) >= 0) return true;
  return false;
}

/** What the first look finds in a text and a name. */
function lookAt(text: string, name: string): Found {
  if (held?.text !== text || held.name !== name) {
    readWords(text, words);
    readWords(name, nameWords);
    held = { text, name, found: firstLook(model!, words, nameWords) };
  }
  return held.found;
}

/** Reads the facts that a text and a business name state, and what else they mention, each with its probability. */
export function read(purpose: string | undefined, businessName: string | undefined): Reading {
  let text = purpose ?? '';
  const name = businessName ?? '';
  model ??= unpack(readWeights());
  let found = lookAt(text, name);
  const isTextKnown = knowsAny(words, wordOfText);
  // Letters that are no words are read as if nothing was written.
  if (!isTextKnown) found = lookAt((text = ''), name);
  const scores = scoresOf(model, found);
  features.count = 0;
  const owners = alternativesOf(scores, OWNERS.from, OWNER_CLASSES, addOwners(words, features), COUNTED_OWNERS);
  const share = alternativesOf(scores, SHARE.from, SHARE_CLASSES, addShares(words, features), COUNTED_SHARE);
  const mentions = [...new Set<Mention>([...likelyMentions(scores, CURVES), ...keywordsIn(text)])];
  return {
    saysNothing: !isTextKnown && !knowsAny(nameWords, wordOfName),
    beliefs: beliefsOf(scores, owners, share, CURVES),
    mentions,
    quote: (fact: FactName, value: unknown) => quoteOf(model!, lookAt(text, name), text, fact, value),
  };
}
