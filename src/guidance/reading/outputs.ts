import {
  ACTIVITIES,
  BODIES,
  FOREIGN,
  MATTERS,
  ONLY_STATED,
  PROFITS_GO_TO,
  READ_MENTIONS,
  WANTS,
  type Activity,
  type Body,
  type Foreign,
  type Matter,
  type Mention,
  type ProfitsGoTo,
  type Want,
} from '../facts.ts';

/** What the model scores: one output for each value of each fact, in one row. */

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(record) as K[];

export const MATTER_VALUES: readonly Matter[] = keysOf(MATTERS);
export const BODY_VALUES: readonly (Body | undefined)[] = [undefined, ...keysOf(BODIES)];
export const PROFIT_VALUES: readonly (ProfitsGoTo | undefined)[] = [undefined, ...keysOf(PROFITS_GO_TO)];
export const YES_OR_NO_VALUES: readonly (boolean | undefined)[] = [undefined, true, false];
export const WANT_VALUES: readonly Want[] = keysOf(WANTS);
export const FOREIGN_VALUES: readonly Foreign[] = keysOf(FOREIGN).filter((value) => !ONLY_STATED.has(value));
export const ACTIVITY_VALUES: readonly Activity[] = keysOf(ACTIVITIES).filter((value) => !ONLY_STATED.has(value));
export const MENTION_VALUES: readonly Mention[] = keysOf(READ_MENTIONS);
/** Owners that a text may show without a number in it: "my sister and I". */
export const OWNER_CLASSES: readonly (number | 'several' | undefined)[] = [undefined, 'several', 1, 2, 3, 4, 5];
/** Shares that a text may show without a number in it: "half". */
export const SHARE_CLASSES: readonly (number | undefined)[] = [undefined, 0, 50];

/** A fact with one value: its outputs from `from` up to `to`. */
export interface Group {
  readonly from: number;
  readonly to: number;
}

let next = 0;
const outputs = (count: number): Group => {
  const from = next;
  next += count;
  return { from, to: next };
};

export const MATTER = outputs(MATTER_VALUES.length);
export const BODY = outputs(BODY_VALUES.length);
export const PROFIT = outputs(PROFIT_VALUES.length);
export const YES_OR_NO_FACTS = [
  'mainly_trading',
  'ghanaian_spouse',
  'company_among_owners',
  'second_name_of_company',
  'expects_donations',
] as const;
export type YesOrNoFact = (typeof YES_OR_NO_FACTS)[number];
export const YES_OR_NO: readonly Group[] = YES_OR_NO_FACTS.map(() => outputs(YES_OR_NO_VALUES.length));
/** Facts with one value, each with its outputs. */
export const GROUPS: readonly Group[] = [MATTER, BODY, PROFIT, ...YES_OR_NO];

/** Each of OWNER_CLASSES, and any other number that the text names. */
export const OWNERS = outputs(OWNER_CLASSES.length + 1);
/** Each of SHARE_CLASSES, and any other number that the text names. */
export const SHARE = outputs(SHARE_CLASSES.length + 1);
/** Whether one number of the text is the number of owners, or the share. */
export const COUNTED_OWNERS = outputs(1).from;
export const COUNTED_SHARE = outputs(1).from;
/** Whether a value of a list that the text shows is meant (evidence.ts). */
export const EVIDENCE = outputs(1).from;

export const WANT = outputs(WANT_VALUES.length);
export const FOREIGNER = outputs(FOREIGN_VALUES.length);
export const ACTIVITY = outputs(ACTIVITY_VALUES.length);
export const NONE_OF_THESE = ACTIVITY.from + ACTIVITY_VALUES.indexOf('none_of_these');
/** The last outputs: most cases teach all others. */
export const MENTION = outputs(MENTION_VALUES.length);
/** Each value of a list is an output by itself; those of a list and of the next stand one behind the other. */
export const LISTS: readonly Group[] = [WANT, FOREIGNER, ACTIVITY, MENTION];
/** The lists of facts: a text may show a value that is not meant. */
export const FACT_LISTS: readonly Group[] = [WANT, FOREIGNER, ACTIVITY];

export const OUTPUTS = next;
export const ALL: Group = { from: 0, to: OUTPUTS };
