import { BODIES, FOREIGN, MATTERS, PROFITS_GO_TO, WANTS, type Activity, type FactName, type Facts } from '../facts.ts';
import type { EntityId } from './entity-ids.ts';
import type { StatementId } from './statements.ts';
import { EXCLUSIONS, OWNER_STEPS, TABLE, type Condition, type Row } from './table.ts';

/**
 * Decides by the table. A case that is uncertain is many cases, so the table and the facts are turned into bits once: each value is one
 * bit or a few, a case is the bits of its facts, and a condition holds if of each set of bits that it asks for one is there.
 */

/** The facts of one case, or the values that a condition asks for, as bits in two words. */
export interface State {
  readonly low: number;
  readonly high: number;
}

export const NOTHING_SAID: State = { low: 0, high: 0 };

/** What was said in the one and in the other. */
export const together = (one: State, other: State): State => ({
  low: one.low | other.low,
  high: one.high | other.high,
});
const without = (one: State, other: State): State => ({ low: one.low & ~other.low, high: one.high & ~other.high });
const meet = (one: State, other: State): boolean => ((one.low & other.low) | (one.high & other.high)) !== 0;

const WORD = 31;
let used = 0;
const nextBit = (): State => {
  const at = used++;
  if (at >= 2 * WORD) throw new RangeError('There are more values than bits in two words.');
  return at < WORD ? { low: 1 << at, high: 0 } : { low: 0, high: 1 << (at - WORD) };
};

type Bits = Readonly<Record<string, State>>;
const bitsOf = (labels: object): Bits => Object.fromEntries(Object.keys(labels).map((value) => [value, nextBit()]));
const yes = (): Bits => ({ true: nextBit() });

const conditions = [...TABLE.map(({ when }) => when), ...Object.values(EXCLUSIONS).flat()];
/** There are more activities than bits: one stands for a list of the table, and an activity has those of all its lists. */
const LISTS = new Map<readonly Activity[], State>();
for (const { activities } of conditions)
  if (activities !== undefined && !LISTS.has(activities)) LISTS.set(activities, nextBit());
const listsOf = (activity: Activity): State =>
  [...LISTS].reduce((all, [list, bit]) => (list.includes(activity) ? together(all, bit) : all), NOTHING_SAID);

/** The bits of each value of a fact. */
const BITS: Readonly<Partial<Record<FactName, Bits>>> = {
  matter: bitsOf(MATTERS),
  body: bitsOf(BODIES),
  // One bit stands for the numbers up to the next from which on another row may decide.
  owners: bitsOf(Object.fromEntries(OWNER_STEPS.map((step) => [step, step]))),
  several_owners: yes(),
  profits_go_to: bitsOf(PROFITS_GO_TO),
  wants: bitsOf(WANTS),
  foreign: bitsOf(FOREIGN),
  activities: Object.fromEntries([...LISTS.keys()].flat().map((activity) => [activity, listsOf(activity)])),
  company_among_owners: yes(),
  second_name_of_company: yes(),
  expects_donations: yes(),
};
const all = (bits: readonly State[]): State => bits.reduce(together, NOTHING_SAID);
/** All bits of each fact. */
const WHOLE = Object.fromEntries(Object.entries(BITS).map(([fact, bits]) => [fact, all(Object.values(bits))]));
const SEVERAL = BITS.several_owners!['true']!;
const ANY_OWNERS = together(WHOLE['owners']!, SEVERAL);

/** The bits of a number of owners, which tells too whether they are several. */
function bitsOfOwners(owners: number): State {
  const step = OWNER_STEPS.findLast((least) => least <= owners);
  const bit = step === undefined ? NOTHING_SAID : BITS.owners![step]!;
  return owners > 1 ? together(bit, SEVERAL) : bit;
}

/** The bits of a value, or of all values of a list. */
const bitsFor = (bits: Bits, value: unknown): State =>
  Array.isArray(value) ? all(value.map((one) => bits[String(one)] ?? NOTHING_SAID)) : (bits[String(value)] ?? NOTHING_SAID); // prettier-ignore

/** The steps of a range, which begins and ends at steps. */
const stepsIn = ([from, to]: readonly [number, number]): number[] =>
  OWNER_STEPS.filter((step) => step >= from && step <= to);

/** A condition as sets of bits, of each of which one has to be there. */
const testOf = ({ owners, activities, ...when }: Condition): State[] => [
  ...(owners === undefined ? [] : [bitsFor(BITS.owners!, stepsIn(owners))]),
  ...(activities === undefined ? [] : [LISTS.get(activities)!]),
  ...Object.entries(when).flatMap(([fact, value]) => {
    const bits = BITS[fact as FactName];
    return bits === undefined ? [] : [bitsFor(bits, value)];
  }),
];

/** Nothing said: something is to be started. */
export const START = BITS.matter!['start']!;
const ROWS = TABLE.map((row) => ({ row, test: testOf(row.when) }));
/** The rows by which something is started can be decided: another matter has a row of its own, the first that it meets. */
const ROWS_OF_START = ROWS.filter(({ row }) => row.when.matter?.includes('start') ?? true);
const EXCLUDING = new Map(
  Object.entries(EXCLUSIONS).map(([entity, each]) => [
    entity,
    each.map(({ rule, ...when }) => ({ test: testOf(when), rule })),
  ]),
);

/** A state with facts added: a single value replaces the one before, the values of lists come together. */
export function withFacts(state: State, facts: Facts): State {
  let next = facts.owners === undefined ? state : together(without(state, ANY_OWNERS), bitsOfOwners(facts.owners));
  for (const given in facts) {
    const fact = given as FactName;
    const bits = BITS[fact];
    const value = facts[fact];
    if (fact === 'owners' || value === undefined || bits === undefined) continue;
    next = together(Array.isArray(value) ? next : without(next, WHOLE[fact]!), bitsFor(bits, value));
  }
  return next;
}

/** A state in which nothing is said of a fact. */
export const withoutFact = (state: State, fact: FactName): State => without(state, WHOLE[fact]!);

/** Whether anything is said of a fact. */
export const speaksOf = (state: State, fact: FactName): boolean => meet(state, WHOLE[fact]!);

function holds(test: readonly State[], state: State): boolean {
  for (const bits of test) if (!meet(bits, state)) return false;
  return true;
}

/** The row that decides a case: the first that it meets. The last row of the table takes every case. */
export function decideState(state: State): Row {
  for (const { row, test } of meet(state, START) ? ROWS_OF_START : ROWS) if (holds(test, state)) return row;
  return TABLE.at(-1)!;
}

const excluding = (entity: EntityId, facts: Facts) => {
  const state = withFacts(START, facts);
  return (EXCLUDING.get(entity) ?? []).filter(({ test }) => holds(test, state));
};

/** Whether the law excludes an entity type for these facts. */
export const excludes = (entity: EntityId, facts: Facts): boolean => excluding(entity, facts).length > 0;

/** The rules that exclude an entity type for these facts and are worth telling. */
export const rulesAgainst = (entity: EntityId, facts: Facts): StatementId[] => [
  ...new Set(excluding(entity, facts).flatMap(({ rule }) => rule ?? [])),
];
