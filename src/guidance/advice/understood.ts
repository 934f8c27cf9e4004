import { isListFact, type Activity, type Belief, type Beliefs, type FactName, type Facts, type Foreign, type ListFact, type Want } from '../facts.ts'; // prettier-ignore
import type { Condition } from '../law/table.ts';
import { remember } from '../remember.ts';
import { FACT_FIELDS, type Understanding } from './case.ts';

/** A fact that a recommendation rests on, so that a caller can correct it: `value` can be sent as it is in the field `field`. */
export interface Understood {
  field: string;
  /** A list with commas between its values. */
  value: string;
  from: 'stated' | 'read';
  /** 1 for what was stated. */
  probability: number;
}

/** From this probability on a value that was read counts as said. */
export const LIKELY = 0.5;
/** The same for an activity: a licence that nobody named costs more than one named for nothing. Cross-validation finds it as good as any. */
export const LIKELY_ACTIVITY = 0.4;

/** The same for facts and values on which a sum turns and that the model reads badly: nobody is told an amount for what they did not say. */
const SURE: Readonly<Record<string, number>> = {
  'mainly_trading=true': 0.85,
  'mainly_trading=false': 0.97,
  ghanaian_share: 0.7,
};

type Field = (typeof FACT_FIELDS)[number];

/** What of a fact counts as said; the value of a list with the probability of the least likely. */
interface Said {
  readonly value: unknown;
  readonly probability: number;
}

/** The values of a list that were read; undefined if none is likely. */
function readList(field: ListFact, each: Readonly<Record<string, number>>): Said | undefined {
  const least = field === 'activities' ? LIKELY_ACTIVITY : LIKELY;
  const values = Object.keys(each).filter((value) => each[value]! >= least);
  // That none is a foreigner is not said where one is.
  const kept = values.length > 1 ? values.filter((value) => value !== 'none') : values;
  return kept.length === 0 ? undefined : { value: kept, probability: Math.min(...kept.map((value) => each[value]!)) };
}

function readOne(field: Field, [first]: Belief<string | number | boolean>): Said | undefined {
  return first?.value === undefined || first.probability < (SURE[`${field}=${first.value}`] ?? SURE[field] ?? LIKELY)
    ? undefined
    : { value: first.value, probability: first.probability };
}

const rounded = (probability: number): number => Math.round(probability * 100) / 100;

/** A value as text that an input field takes. */
const sendable = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : Array.isArray(value) ? value.join(',') : String(value);

export interface Found {
  readonly field: (typeof FACT_FIELDS)[number];
  readonly value: unknown;
  readonly from: 'stated' | 'read';
  readonly probability: number;
}

/** For each field, what was read of it and counts as said. */
const READ = Object.fromEntries(
  FACT_FIELDS.map((field) => [
    field,
    remember((belief: Beliefs[Field]): Found | undefined => {
      const seen = isListFact(field)
        ? readList(field, belief as Readonly<Record<string, number>>)
        : readOne(field, belief as Belief<string | number | boolean>);
      // "More than one" is no number that could be sent back.
      if (seen === undefined || (field === 'owners' && seen.value === 'several')) return undefined;
      return { field, value: seen.value, from: 'read', probability: rounded(seen.probability) };
    }),
  ]),
);

/** What was stated, and what was read and counts as said. */
export function saidOrLikely({ stated, beliefs }: Understanding): Found[] {
  const found: Found[] = [];
  for (const field of FACT_FIELDS) {
    const value = stated[field];
    const said = value === undefined ? READ[field]!(beliefs[field]) : ({ field, value, from: 'stated', probability: 1 } as const); // prettier-ignore
    if (said !== undefined) found.push(said);
  }
  // Of Ghanaians alone a share tells nothing.
  const isAllGhanaian = found.some(({ field, value }) => field === 'foreign' && (value as string[]).includes('none'));
  return isAllGhanaian ? found.filter(({ field, from }) => field !== 'ghanaian_share' || from === 'stated') : found;
}

/** What decided although it is less likely than not: whoever is to correct it has to see it. */
export function decidedBy(when: Condition, facts: Facts, found: readonly Found[], { beliefs }: Understanding): Found[] {
  const asked: Readonly<Partial<Record<FactName, unknown>>> = when;
  const open = FACT_FIELDS.filter((field) => asked[field] !== undefined && found.every((one) => one.field !== field));
  return open.flatMap((field): Found[] => {
    if (isListFact(field)) {
      const each: Readonly<Record<string, number>> = beliefs[field];
      const wanted: readonly string[] = when[field] ?? [];
      const value = (facts[field] ?? []).filter((one) => wanted.includes(one));
      if (value.length === 0) return [];
      return [{ field, value, from: 'read', probability: rounded(Math.min(...value.map((one) => each[one]!))) }];
    }
    const belief = beliefs[field] as Belief<unknown>;
    const read = belief.find(({ value }) => value !== undefined && value === facts[field]);
    return read === undefined ? [] : [{ field, value: read.value, from: 'read', probability: rounded(read.probability) }]; // prettier-ignore
  });
}

/** The facts that a recommendation rests on, for the caller. */
export const understood = (found: readonly Found[]): Understood[] =>
  found.map(({ field, value, from, probability }) => ({ field, from, probability, value: sendable(value) }));

/** What was stated or is likely, as facts: all that a person can be told to have said. */
export function saidIn(found: readonly Found[]): Facts {
  const facts: Record<string, unknown> = {};
  for (const { field, value } of found) facts[field] = value;
  return facts;
}

const together = <V>(one: readonly V[] = [], other: readonly V[] = []): V[] => [...new Set([...one, ...other])];
const allWants = remember(together<Want>);
const allForeign = remember(together<Foreign>);
const allActivities = remember(together<Activity>);

/** The facts of a case for an answer: those that decided, and what else was stated or is likely. */
export function likeliest({ beliefs }: Understanding, found: readonly Found[], decided: Facts): Facts {
  const said = saidIn(found);
  const several = beliefs.owners[0];
  return {
    ...(several?.value === 'several' && several.probability >= LIKELY ? { several_owners: true } : {}),
    ...said,
    ...decided,
    wants: allWants(said.wants, decided.wants),
    foreign: allForeign(said.foreign, decided.foreign),
    activities: allActivities(said.activities, decided.activities),
  };
}

/** From this probability on, what was read leaves little doubt. */
const LITTLE_DOUBT = 0.75;

/** Whether somebody surely wants something: it was stated, or their words leave little doubt. */
export const isSure = ({ stated, beliefs }: Understanding, want: Want): boolean =>
  stated.wants === undefined ? beliefs.wants[want] >= LITTLE_DOUBT : stated.wants.includes(want);

/** How likely a belief takes one value to be. */
export const believed = (belief: readonly { value: unknown; probability: number }[], value: unknown): number =>
  belief.find((one) => one.value === value)?.probability ?? 0;
