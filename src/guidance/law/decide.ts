import { BODIES, FOREIGN, MATTERS, PROFITS_GO_TO, WANTS, type Activity, type FactName, type Facts } from '../facts.ts';
import type { EntityId } from './entity-ids.ts';
import type { StatementId } from './statements.ts';
import { EXCLUSIONS, TABLE, type Condition, type Row } from './table.ts';

/**
 * Decides by the table. A case that is uncertain is many cases, so the table and the facts are turned into numbers once: each set
 * of values is a set of bits, and a condition holds if the bits that it wants are there.
 */

const bitsOf = (labels: object): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.keys(labels).map((value, at) => [value, 1 << at]));
const YES = bitsOf({ true: 'Yes' });

const conditions = (): Condition[] => [...TABLE.map(({ when }) => when), ...Object.values(EXCLUSIONS).flat()];
const LISTS: readonly (readonly Activity[])[] = [
  ...new Set(conditions().flatMap(({ activities }) => (activities === undefined ? [] : [activities]))),
];

/** The bit of each value of a fact, for all facts but the number of owners. */
const BITS = {
  matter: bitsOf(MATTERS),
  body: bitsOf(BODIES),
  several_owners: YES,
  profits_go_to: bitsOf(PROFITS_GO_TO),
  wants: bitsOf(WANTS),
  foreign: bitsOf(FOREIGN),
  // There are more activities than bits: one bit stands for a list of the table, and an activity has those of all its lists.
  activities: Object.fromEntries(
    LISTS.flat().map((activity) => [
      activity,
      LISTS.reduce((bits, list, at) => (list.includes(activity) ? bits | (1 << at) : bits), 0),
    ]),
  ),
  company_among_owners: YES,
  second_name_of_company: YES,
  expects_donations: YES,
} satisfies Partial<Record<FactName, Readonly<Record<string, number>>>>;
type BitFact = keyof typeof BITS;
const BIT_FACTS = Object.keys(BITS) as BitFact[];

/** The facts of one case: the number of owners, and the others as bits; 0 if nothing was said. */
export type State = Readonly<Record<BitFact | 'owners', number>>;

/** The bits of a value, or of all values of a list. */
function bitsFor(fact: BitFact, value: unknown): number {
  const bits: Readonly<Record<string, number>> = BITS[fact];
  if (!Array.isArray(value)) return bits[String(value)] ?? 0;
  let all = 0;
  for (const one of value) all |= bits[one as string] ?? 0;
  return all;
}

/** A condition as bits: of each fact that it asks for, one bit has to be there. */
interface Test {
  readonly owners: Condition['owners'];
  readonly bits: readonly { readonly fact: BitFact; readonly wanted: number }[];
}

const testOf = (when: Condition): Test => ({
  owners: when.owners,
  bits: BIT_FACTS.filter((fact) => when[fact] !== undefined).map((fact) => ({
    fact,
    wanted: fact === 'activities' ? 1 << LISTS.indexOf(when.activities!) : bitsFor(fact, when[fact]),
  })),
});

const START = BITS.matter['start']!;
const ROWS = TABLE.map((row) => ({ row, test: testOf(row.when) }));
/** The rows by which something is started can be decided: another matter has a row of its own, the first that it meets. */
const ROWS_OF_START = ROWS.filter(({ row }) => row.when.matter?.includes('start') ?? true);
const EXCLUDING = new Map(
  Object.entries(EXCLUSIONS).map(([entity, all]) => [
    entity,
    all.map((when) => ({ test: testOf(when), rule: when.rule })),
  ]),
);

const NOTHING_SAID = Object.fromEntries(['owners', ...BIT_FACTS].map((fact) => [fact, 0])) as State;

/** Nothing said: something is to be started. */
export const startState = (): State => ({ ...NOTHING_SAID, matter: START });

/** A state with facts added: a single value replaces the one before, the values of lists come together. */
export function withFacts(state: State, facts: Facts): State {
  const next: Record<BitFact | 'owners', number> = { ...state };
  if (facts.owners !== undefined) {
    next.owners = facts.owners;
    next.several_owners = Number(facts.owners > 1);
  }
  for (const given in facts) {
    const fact = given as BitFact;
    const value = facts[fact];
    if (value === undefined || BITS[fact] === undefined) continue;
    next[fact] = bitsFor(fact, value) | (Array.isArray(value) ? state[fact] : 0);
  }
  return next;
}

function holds({ owners, bits }: Test, state: State): boolean {
  for (const { fact, wanted } of bits) if ((wanted & state[fact]) === 0) return false;
  return owners === undefined || (state.owners > 0 && state.owners >= owners[0] && state.owners <= owners[1]);
}

/** The row that decides a case: the first that it meets. The last row of the table takes every case. */
export function decideState(state: State): Row {
  for (const { row, test } of state.matter === START ? ROWS_OF_START : ROWS) if (holds(test, state)) return row;
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
