import { addOwners, addShares, type Candidate } from '../../src/guidance/reading/counts.ts';
import { addText, addWhole, createFeatures, HASH_BITS, MOST_PARTS } from '../../src/guidance/reading/features.ts';
import {
  ALL,
  ACTIVITY_VALUES,
  BODY_VALUES,
  ACTIVITY,
  BODY,
  FOREIGNER,
  FOREIGN_VALUES,
  MATTER,
  MATTER_VALUES,
  MENTION,
  MENTION_VALUES,
  OWNERS,
  PROFIT,
  PROFIT_VALUES,
  SHARE,
  WANT,
  WANT_VALUES,
  YES_OR_NO,
  YES_OR_NO_FACTS,
  YES_OR_NO_VALUES,
  type Group,
  type YesOrNoFact,
} from '../../src/guidance/reading/outputs.ts';
import { createWords, readWords } from '../../src/guidance/reading/words.ts';
import { BESIDE_MATTER, type Facts, type Mention } from '../../src/guidance/facts.ts';
import { FIRST_MENTIONS, type Case } from './cases.ts';
import type { Phrase, Subject } from './phrases.ts';

/** A number of the text and the features of its place. */
export interface NumberSample {
  readonly value: number;
  readonly features: Int32Array;
}

/** What a text shows: the features of the whole and of the name up to the first end, then those of each part up to its own. */
export interface Shown {
  readonly features: Int32Array;
  readonly ends: Int32Array;
}

/** A case as the training sees it. Features are hashes until `numberFeatures` makes them rows of the weights. */
export interface Sample {
  /** The outputs that it teaches. */
  readonly teaches: Group;
  readonly isPhrase: boolean;
  readonly shown: Shown;
  readonly owners: readonly NumberSample[];
  readonly shares: readonly NumberSample[];
  readonly targets: Targets;
}

/** Whether a sample that teaches these outputs teaches a fact or a list of them. */
export const isTaught = ({ from, to }: Group, teaches: Group): boolean => from >= teaches.from && to <= teaches.to;

/** In place of 0 and 1: nobody has read the case for this value, so it teaches nothing of it. */
export const UNKNOWN = 2;

export interface Targets {
  /** For each of GROUPS the place of its value. */
  readonly groups: readonly number[];
  /** For each output of LISTS whether it holds: 1, 0 or UNKNOWN. */
  readonly lists: Uint8Array;
  readonly owners: number | 'several' | undefined;
  readonly share: number | undefined;
}

/** What is known of a text. */
type Read = Pick<Phrase, 'facts' | 'mentions' | 'readFor'> & Pick<Case, 'subjects'>;

/** Whether a case is about another matter than the one beside which a mention is told. A phrase is about none. */
const isBesideAnother = (mention: Mention, { matter }: Facts): boolean =>
  matter !== undefined && (BESIDE_MATTER[mention] ?? matter) !== matter;

/** What the text mentions of that of which this is one; undefined if nobody has read it for that. */
const readFrom = (value: Mention, { mentions, subjects, readFor }: Read): readonly Mention[] | undefined => {
  if (readFor !== undefined) return readFor === value ? mentions : undefined;
  if (FIRST_MENTIONS.has(value)) return mentions;
  // A phrase that names one of the later ones teaches it; to the others it says nothing.
  return subjects ?? (mentions?.includes(value) ? mentions : undefined);
};

function mentionTarget(value: Mention, read: Read): number {
  const mentioned = readFrom(value, read);
  return mentioned === undefined || isBesideAnother(value, read.facts) ? UNKNOWN : Number(mentioned.includes(value));
}

function targetsOf(read: Read): Targets {
  const { facts } = read;
  const groups = [
    MATTER_VALUES.indexOf(facts.matter ?? 'start'),
    BODY_VALUES.indexOf(facts.body),
    PROFIT_VALUES.indexOf(facts.profits_go_to),
    ...YES_OR_NO_FACTS.map((fact) => YES_OR_NO_VALUES.indexOf(facts[fact])),
  ];
  const lists = Uint8Array.from([
    ...WANT_VALUES.map((value) => Number(facts.wants?.includes(value) ?? false)),
    ...FOREIGN_VALUES.map((value) => Number(facts.foreign?.includes(value) ?? false)),
    ...ACTIVITY_VALUES.map((value) => Number(facts.activities?.includes(value) ?? false)),
    ...MENTION_VALUES.map((value) => mentionTarget(value, read)),
  ]);
  const several = facts.several_owners === true ? 'several' : undefined;
  return { groups, lists, owners: facts.owners ?? several, share: facts.ghanaian_share };
}

const words = createWords();
const nameWords = createWords();
const features = createFeatures();
const ends = new Int32Array(MOST_PARTS);

/** For each hash the last list that showed it: one table is far quicker than a set for each list. */
const shownIn = new Int32Array(1 << HASH_BITS);
let lists = 0;

/** The hashes, each once. */
function distinct(hashes: Int32Array): Int32Array {
  lists++;
  return hashes.filter((hash) => {
    const isNew = shownIn[hash] !== lists;
    shownIn[hash] = lists;
    return isNew;
  });
}

function joined(parts: readonly Int32Array[]): Shown {
  const ends = new Int32Array(parts.length);
  let end = 0;
  parts.forEach((part, i) => (ends[i] = end += part.length));
  const all = new Int32Array(end);
  parts.forEach((part, i) => all.set(part, ends[i]! - part.length));
  return { features: all, ends };
}

const numbersOf = (candidates: readonly Candidate[]): NumberSample[] =>
  candidates.map(({ value, from, to }) => ({ value, features: distinct(features.hash.subarray(from, to)) }));

const WITHOUT_MENTIONS: Group = { from: 0, to: MENTION.from };

/** The features of a case. */
export function sampleOf(one: Read & Pick<Case, 'text' | 'name'>): Sample {
  features.count = 0;
  readWords(one.text, words);
  readWords(one.name ?? '', nameWords);
  addWhole(words, nameWords, features);
  const whole = features.count;
  const count = addText(words, features, ends);
  const parts = Array.from({ length: count }, (_, i) =>
    distinct(features.hash.subarray(i === 0 ? whole : ends[i - 1], ends[i])),
  );
  const shown = joined([distinct(features.hash.subarray(0, whole)), ...parts]);
  features.count = 0;
  const owners = numbersOf(addOwners(words, features));
  features.count = 0;
  const shares = numbersOf(addShares(words, features));
  const teaches = one.mentions === undefined ? WITHOUT_MENTIONS : ALL;
  return { teaches, isPhrase: false, shown, owners, shares, targets: targetsOf(one) };
}

const OUTPUTS_OF: Readonly<Record<Subject, Group>> = {
  matter: MATTER,
  body: BODY,
  owners: OWNERS,
  profits_go_to: PROFIT,
  ghanaian_share: SHARE,
  ...(Object.fromEntries(YES_OR_NO_FACTS.map((fact, i) => [fact, YES_OR_NO[i]!])) as Record<YesOrNoFact, Group>),
  wants: WANT,
  foreign: FOREIGNER,
  activities: ACTIVITY,
  mentions: MENTION,
};

/** The features of a phrase, which says one thing: its numbers are candidates for no other fact. */
export function sampleOfPhrase(phrase: Phrase): Sample {
  const { shown, owners, shares, targets } = sampleOf(phrase);
  const teaches = OUTPUTS_OF[phrase.about];
  return {
    teaches,
    isPhrase: true,
    shown,
    owners: teaches === OWNERS ? owners : [],
    shares: teaches === SHARE ? shares : [],
    targets,
  };
}

/** A phrase stands for several cases that say the same. */
const CASES_OF_A_PHRASE = 2;

/** Samples whose features are numbers from 0, and the hash of each number. */
export interface Numbered {
  readonly samples: readonly Sample[];
  readonly hashes: Int32Array;
}

/** Numbers the features of all samples in the order in which they come. */
export function numberFeatures(samples: readonly Sample[]): Numbered {
  const numbers = new Int32Array(1 << HASH_BITS).fill(-1);
  const hashes: number[] = [];
  const numberOf = (hash: number): number => {
    if (numbers[hash]! < 0) numbers[hash] = hashes.push(hash) - 1;
    return numbers[hash]!;
  };
  const numbered = withFeatures(samples, (features) => features.map(numberOf));
  return { samples: numbered, hashes: Int32Array.from(hashes) };
}

/** How many cases show each numbered feature. */
export function countFeatures(samples: readonly Sample[], numbers: number): Int32Array {
  const counts = new Int32Array(numbers);
  /** The last sample that showed a feature: its parts count once. */
  const last = new Int32Array(numbers).fill(-1);
  samples.forEach(({ isPhrase, shown, owners, shares }, index) => {
    const weight = isPhrase ? CASES_OF_A_PHRASE : 1;
    for (const feature of shown.features) {
      if (last[feature] === index) continue;
      last[feature] = index;
      counts[feature] = counts[feature]! + weight;
    }
    for (const { features } of [...owners, ...shares])
      for (const feature of features) counts[feature] = counts[feature]! + weight;
  });
  return counts;
}

/** The same samples with each numbered feature as its row; features of row 0 are dropped. */
export const inRows = (samples: readonly Sample[], rows: Int32Array): Sample[] =>
  withFeatures(samples, (features) => {
    const found = new Int32Array(features.length);
    let count = 0;
    for (const feature of features) if (rows[feature] !== 0) found[count++] = rows[feature]!;
    return found.slice(0, count);
  });

function withFeatures(samples: readonly Sample[], change: (features: Int32Array) => Int32Array): Sample[] {
  const each = (candidates: readonly NumberSample[]): NumberSample[] =>
    candidates.map(({ value, features }) => ({ value, features: change(features) }));
  return samples.map((sample) => {
    const { features, ends } = sample.shown;
    const parts = Array.from(ends, (end, i) => change(features.subarray(i === 0 ? 0 : ends[i - 1], end)));
    return { ...sample, shown: joined(parts), owners: each(sample.owners), shares: each(sample.shares) };
  });
}
