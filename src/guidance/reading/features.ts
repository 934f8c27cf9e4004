import { kindOfPlace } from './places.ts';
import { hashesOf, hashOf, mix, MOST_WORDS, type Words } from './words.ts';

/** What a text shows the model: numbers (hashes) of words, neighbours, parts of words, and the words' part in the telling. */
export interface Features {
  count: number;
  readonly hash: Int32Array;
  /** The first word that a feature was made of, and how many words it spans; a span of 0 is of the whole text. */
  readonly at: Int32Array;
  readonly span: Uint8Array;
  /** The row of its weights, once it is scored; -1 where it has none, and for one that was met before. */
  readonly row: Int32Array;
}

/** Most parts that a text is read in; the last takes the rest. */
export const MOST_PARTS = 48;
export const MOST_FEATURES = 24_576;

export const createFeatures = (): Features => ({
  count: 0,
  hash: new Int32Array(MOST_FEATURES),
  at: new Int32Array(MOST_FEATURES),
  span: new Uint8Array(MOST_FEATURES),
  row: new Int32Array(MOST_FEATURES),
});

/** Bits of a feature's hash: two features rarely share one, and each bit takes room in the file of the weights. */
export const HASH_BITS = 24;
const short = (hash: number): number => hash >>> (32 - HASH_BITS);

export function add(features: Features, hash: number, at: number, span: number): void {
  const { count } = features;
  if (count >= MOST_FEATURES) return;
  features.hash[count] = short(hash);
  features.at[count] = at;
  features.span[count] = span;
  features.count = count + 1;
}

/** Kinds of features: each has its own hashes. */
const WORD = hashOf('kind word');
const PAIR = hashOf('kind pair');
const TRIPLE = hashOf('kind triple');
const GAP = hashOf('kind gap');
const PART = hashOf('kind part');
const STEM = hashOf('kind stem');
const PLACE = hashOf('kind place');
const DENIED = hashOf('kind denied');
const TOLD = hashOf('kind told');
const FIRST = hashOf('kind first');
const LAST = hashOf('kind last');
const NAME = hashOf('kind name');
const NAME_PAIR = hashOf('kind name pair');
const NAME_PART = hashOf('kind name part');
const NAME_END = hashOf('kind name end');
const SIZE = hashOf('kind size');
const EDGE = hashOf('edge');

/** Words that tell whose words or whose past a part is, and a "not". One word may be several. */
const SELF = 1;
const OTHERS = 2;
const BEFORE = 4;
const NOT = 8;
const ROLES = new Map<number, number>();
const give = (role: number, text: string): void => {
  for (const hash of hashesOf(text)) ROLES.set(hash, (ROLES.get(hash) ?? 0) | role);
};
give(SELF, 'i we my our me us mine myself ourselves im ive ill id were weve well wed');
give(
  OTHERS,
  `says said say tell tells told advise advised advises suggest suggested suggests think thinks thought insist insists insisted claims
  claimed warned warns argued argues recommend recommended recommends keeps wanted proposed heard according uncle friend people
  someone somebody everybody`,
);
give(BEFORE, 'used was were had before formerly worked previously ago once earlier former past late retired until');
give(
  NOT,
  `not no never dont doesnt didnt cant cannot wont isnt arent wasnt werent wouldnt couldnt shouldnt without nor neither none nothing
  nobody refuse refused rather hate against avoid instead`,
);
const TELLING = SELF | OTHERS | BEFORE;

/** How far a "not" reaches, in words. */
const REACH = 4;
/** Letters in a part of a word. */
const PART_LENGTH = 4;
const STEM_LENGTH = 5;

/** Adds the parts of one word: runs of letters, with its edges, so that a misspelt word still shows most of itself. */
function addParts(words: Words, word: number, kind: number, stemKind: number, features: Features): void {
  const { letters, start, end } = words;
  let a = EDGE;
  let b = EDGE;
  let c = EDGE;
  let length = 0;
  let stem = stemKind;
  for (let i = start[word]!; i <= end[word]!; i++) {
    const letter = i === end[word]! ? 1 : letters[i]!;
    if (letter === 0) continue;
    length++;
    if (length <= STEM_LENGTH && letter !== 1) stem = mix(stem, letter);
    if (length >= PART_LENGTH - 1) add(features, mix(mix(mix(mix(kind, a), b), c), letter), word, 1);
    a = b;
    b = c;
    c = letter;
  }
  if (length > 3) add(features, stem, word, 1);
}

/** Adds the kind of a place with the words before it and the one behind it, whatever place it is. */
function addPlace({ hash }: Words, word: number, kind: number, start: number, next: number, features: Features): void {
  add(features, kind, word, 1);
  add(features, mix(mix(kind, PAIR), next), word, next === EDGE ? 1 : 2);
  if (word === start) return;
  const before = mix(kind, hash[word - 1]!);
  add(features, before, word - 1, 2);
  if (word - 1 > start) add(features, mix(before, hash[word - 2]!), word - 2, 3);
}

/** How far around a place other words are looked at. */
const AROUND_PLACE = 6;
const AROUND = hashOf('kind around place');

/** Adds the words around a place, with the side that they stand on. */
function addAround({ hash }: Words, word: number, kind: number, start: number, end: number, features: Features): void {
  const salt = mix(AROUND, kind);
  for (let i = Math.max(start, word - AROUND_PLACE); i < end && i <= word + AROUND_PLACE; i++)
    if (i !== word) add(features, mix(mix(salt, hash[i]!), i < word ? 1 : 2), i, 1);
}

/** Longest part, in words, and where a clause's end may end a part. */
const LONGEST_PART = 36;
const LONG_PART = 18;

/** Where the part that begins at a word ends: at the end of the sentence, or of a clause or a run of words in a long sentence. */
function endOfPart(words: Words, start: number): number {
  const { count, sentence, clause } = words;
  let end = start + 1;
  while (end < count && sentence[end] === sentence[start]) {
    const length = end - start;
    if (length >= LONGEST_PART || (length >= LONG_PART && clause[end] !== clause[end - 1])) break;
    end++;
  }
  return end;
}

/** The role of each word of the text; used again for each text. */
const roles = new Uint8Array(MOST_WORDS);

/** The features of what a person wrote, part by part. Returns the number of parts; `ends` says where the features of each end. */
export function addText(words: Words, features: Features, ends: Int32Array): number {
  const { count, hash, sentence, clause, number } = words;
  let denied = 0;
  let start = 0;
  let parts = 0;
  const lastSentence = words.sentences - 1;
  while (start < count) {
    const end = parts === ends.length - 1 ? count : endOfPart(words, start);
    let telling = 0;
    for (let i = start; i < end; i++) {
      const role = ROLES.get(hash[i]!) ?? 0;
      roles[i] = role;
      telling |= role & TELLING;
    }
    const told = mix(TOLD, telling);
    for (let i = start; i < end; i++) {
      const word = hash[i]!;
      const next = i + 1 < end ? hash[i + 1]! : EDGE;
      const afterNext = i + 2 < end ? hash[i + 2]! : EDGE;
      add(features, mix(WORD, word), i, 1);
      add(features, mix(mix(PAIR, word), next), i, next === EDGE ? 1 : 2);
      if (next !== EDGE) {
        add(features, mix(mix(mix(TRIPLE, word), next), afterNext), i, afterNext === EDGE ? 2 : 3);
        if (afterNext !== EDGE) add(features, mix(mix(GAP, word), afterNext), i, 3);
      }
      if (number[i]! < 0) addParts(words, i, PART, STEM, features);
      const place = kindOfPlace(word);
      if (place !== undefined) {
        addPlace(words, i, mix(PLACE, place), start, next, features);
        addAround(words, i, place, start, end, features);
      }
      if (i > start && clause[i] !== clause[i - 1]) denied = 0;
      if (denied > 0) {
        add(features, mix(DENIED, word), i, 1);
        denied--;
      }
      if ((roles[i]! & NOT) !== 0) denied = REACH;
      add(features, mix(told, word), i, 1);
      if (sentence[i] === 0) add(features, mix(FIRST, word), i, 1);
      if (sentence[i] === lastSentence && lastSentence > 0) add(features, mix(LAST, word), i, 1);
    }
    denied = 0;
    start = end;
    ends[parts++] = features.count;
  }
  return parts;
}

/** The features by which a word of a text, and one of a name, is known as a whole. */
export const wordOfText = (hash: number): number => short(mix(WORD, hash));
export const wordOfName = (hash: number): number => short(mix(NAME, hash));

/** A coarse step of length. */
function sizeOf(count: number): number {
  if (count < 4) return count;
  return count < 8 ? 4 : count < 16 ? 5 : count < 40 ? 6 : count < 90 ? 7 : 8;
}

/** The features of the whole: how long the text is, and the business name. */
export function addWhole(text: Words, words: Words, features: Features): void {
  add(features, mix(SIZE, sizeOf(text.count)), 0, 0);
  const { count, hash } = words;
  for (let i = 0; i < count; i++) {
    const word = hash[i]!;
    add(features, mix(NAME, word), 0, 0);
    add(features, mix(mix(NAME_PAIR, word), i + 1 < count ? hash[i + 1]! : EDGE), 0, 0);
    const before = features.count;
    addParts(words, i, NAME_PART, NAME_PART, features);
    for (let f = before; f < features.count; f++) features.span[f] = 0;
    if (i === count - 1) add(features, mix(NAME_END, word), 0, 0);
  }
  add(features, mix(NAME, count > 0 ? 1 : 0), 0, 0);
}
