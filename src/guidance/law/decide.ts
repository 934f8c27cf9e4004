import { BODIES, FOREIGN, MATTERS, PROFITS_GO_TO, WANTS, type Activity, type Facts } from '../facts.ts';
import type { EntityId } from './entity-ids.ts';
import type { StatementId } from './statements.ts';
import { EXCLUSIONS, TABLE, type Condition, type Row } from './table.ts';

/**
 * Decides by the table. A case that is uncertain is many cases, so the table and the facts are turned into numbers once: each set
 * of values is a set of bits, and a condition holds if the bits that it wants are there.
 */

/** The facts of one case as bits. */
export interface State {
  /** One bit. */
  matter: number;
  /** One bit, 0 if nothing was said. */
  body: number;
  /** 0 if no number was said. */
  owners: number;
  several: boolean;
  /** One bit, 0 if nothing was said. */
  profits: number;
  wants: number;
  foreign: number;
  /** A bit for each list of activities in the table that holds one of the case's. */
  activities: number;
  companyAmongOwners: boolean;
  secondName: boolean;
  donations: boolean;
}

const bitsOf = (labels: object): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.keys(labels).map((value, at) => [value, 1 << at]));
const MATTER = bitsOf(MATTERS);
const BODY = bitsOf(BODIES);
const PROFITS = bitsOf(PROFITS_GO_TO);
const WANT = bitsOf(WANTS);
const FOREIGNER = bitsOf(FOREIGN);
const START = MATTER['start']!;

const conditions = (): Condition[] => [...TABLE.map(({ when }) => when), ...Object.values(EXCLUSIONS).flat()];
const LISTS: readonly (readonly Activity[])[] = [
  ...new Set(conditions().flatMap(({ activities }) => (activities === undefined ? [] : [activities]))),
];
const ACTIVITY: Readonly<Partial<Record<Activity, number>>> = Object.fromEntries(
  [...new Set(LISTS.flat())].map((activity) => [
    activity,
    LISTS.reduce((bits, list, at) => (list.includes(activity) ? bits | (1 << at) : bits), 0),
  ]),
);

const sum = (values: readonly string[] | undefined, bits: Readonly<Partial<Record<string, number>>>): number =>
  values === undefined ? 0 : values.reduce((all, value) => all | (bits[value] ?? 0), 0);

/** A condition as bits; 0 and `false` ask for nothing. */
interface Test {
  readonly row: Row | undefined;
  readonly matter: number;
  readonly body: number;
  readonly from: number;
  readonly to: number;
  readonly several: boolean;
  readonly profits: number;
  readonly wants: number;
  readonly foreign: number;
  readonly activities: number;
  readonly companyAmongOwners: boolean;
  readonly secondName: boolean;
  readonly donations: boolean;
}

const testOf = (when: Condition, row?: Row): Test => ({
  row,
  matter: sum(when.matter, MATTER),
  body: sum(when.body, BODY),
  from: when.owners?.[0] ?? -1,
  to: when.owners?.[1] ?? -1,
  several: when.several === true,
  profits: sum(when.profits_go_to, PROFITS),
  wants: sum(when.wants, WANT),
  foreign: sum(when.foreign, FOREIGNER),
  activities: when.activities === undefined ? 0 : 1 << LISTS.indexOf(when.activities),
  companyAmongOwners: when.company_among_owners === true,
  secondName: when.second_name_of_company === true,
  donations: when.expects_donations === true,
});

const ROWS = TABLE.map((row) => testOf(row.when, row));
/** The rows by which something is started can be decided: another matter has a row of its own, the first that it meets. */
const ROWS_OF_START = ROWS.filter(({ matter }) => matter === 0 || (matter & START) !== 0);
const EXCLUDING = new Map(
  Object.entries(EXCLUSIONS).map(([entity, all]) => [
    entity,
    all.map((when) => ({ test: testOf(when), rule: when.rule })),
  ]),
);

/** Nothing said: something is to be started. */
export const startState = (): State => ({
  matter: START,
  body: 0,
  owners: 0,
  several: false,
  profits: 0,
  wants: 0,
  foreign: 0,
  activities: 0,
  companyAmongOwners: false,
  secondName: false,
  donations: false,
});

/** A state with facts added: a single value replaces the one before, the values of lists come together. */
export function withFacts(state: State, facts: Facts): State {
  return {
    matter: facts.matter === undefined ? state.matter : MATTER[facts.matter]!,
    body: facts.body === undefined ? state.body : BODY[facts.body]!,
    owners: facts.owners ?? state.owners,
    several: facts.several_owners ?? (facts.owners === undefined ? state.several : facts.owners > 1),
    profits: facts.profits_go_to === undefined ? state.profits : PROFITS[facts.profits_go_to]!,
    wants: facts.wants === undefined ? state.wants : state.wants | sum(facts.wants, WANT),
    foreign: facts.foreign === undefined ? state.foreign : state.foreign | sum(facts.foreign, FOREIGNER),
    activities: facts.activities === undefined ? state.activities : state.activities | sum(facts.activities, ACTIVITY),
    companyAmongOwners: facts.company_among_owners ?? state.companyAmongOwners,
    secondName: facts.second_name_of_company ?? state.secondName,
    donations: facts.expects_donations ?? state.donations,
  };
}

const holds = (test: Test, state: State): boolean =>
  (test.matter === 0 || (test.matter & state.matter) !== 0) &&
  (test.body === 0 || (test.body & state.body) !== 0) &&
  (test.from < 0 || (state.owners > 0 && state.owners >= test.from && state.owners <= test.to)) &&
  (!test.several || state.several) &&
  (test.profits === 0 || (test.profits & state.profits) !== 0) &&
  (test.wants === 0 || (test.wants & state.wants) !== 0) &&
  (test.foreign === 0 || (test.foreign & state.foreign) !== 0) &&
  (test.activities === 0 || (test.activities & state.activities) !== 0) &&
  (!test.companyAmongOwners || state.companyAmongOwners) &&
  (!test.secondName || state.secondName) &&
  (!test.donations || state.donations);

/** The row that decides a case: the first that it meets. The last row of the table takes every case. */
export function decideState(state: State): Row {
  for (const test of state.matter === START ? ROWS_OF_START : ROWS) if (holds(test, state)) return test.row!;
  return TABLE.at(-1)!;
}

const excluding = (entity: EntityId, facts: Facts) => {
  const state = withFacts(startState(), facts);
  return (EXCLUDING.get(entity) ?? []).filter(({ test }) => holds(test, state));
};

/** Whether the law excludes an entity type for these facts. */
export const excludes = (entity: EntityId, facts: Facts): boolean => excluding(entity, facts).length > 0;

/** The rules that exclude an entity type for these facts and are worth telling. */
export const rulesAgainst = (entity: EntityId, facts: Facts): StatementId[] => [
  ...new Set(excluding(entity, facts).flatMap(({ rule }) => rule ?? [])),
];
