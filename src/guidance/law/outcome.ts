import { ACCEPTANCE } from './acceptance.ts';
import { TABLE, DECIDING_ACTIVITIES, type Row } from './table.ts';
import { decideState, NOTHING_SAID, START, together, withFacts, type State } from './decide.ts';
import type { Belief, Beliefs, Facts, Foreign, Want } from '../facts.ts';
import { remember } from '../remember.ts';

/** What is known of a case: facts that were stated, which are certain, and what the reading believes of the others. */
export interface Case {
  readonly stated: Facts;
  readonly beliefs: Beliefs;
}

/** A row of the table with the probability that it decides the case. */
export interface Weighed {
  readonly row: Row;
  readonly probability: number;
}

/** One combination of facts that the case may be: what was stated, with its matter, and what the steps add. */
export interface Combination {
  readonly row: Row;
  readonly state: State;
  readonly probability: number;
  readonly given: Facts;
  readonly step: Step;
}

export interface Outcome {
  /** The rows that may decide, the likeliest first; their probabilities sum to 1. */
  readonly rows: readonly Weighed[];
  /** What the case may be, in no order. */
  readonly combinations: readonly Combination[];
}

/** A fact, or a value of a list, that a case may have, and how likely that is. */
interface Option {
  readonly add: Facts;
  readonly bits: State;
  readonly probability: number;
}
/** One fact, or one value of a list, as it may be. */
type Choice = readonly Option[];

/** Values less likely than this decide nothing. */
const NEGLIGIBLE = 0.02;
/** Combinations less likely than this are not followed. */
const UNLIKELY = 0.002;

const DECIDING_WANTS: readonly Want[] = ['limited_liability', 'investors_or_shares', 'tenders', 'unlimited_company', 'public_share_offer']; // prettier-ignore
const DECIDING_FOREIGN: readonly Foreign[] = ['owner', 'own_branch', 'former_ghanaian'];

function oneOf<V>(belief: Belief<V>, fact: (value: V) => Facts): Choice {
  const kept = belief.filter(({ probability }) => probability >= NEGLIGIBLE);
  const sum = kept.reduce((total, { probability }) => total + probability, 0);
  return kept.map(({ value, probability }) => option(value === undefined ? NOTHING : fact(value), probability / sum));
}

const NOTHING: Facts = {};
const option = (add: Facts, probability: number): Option => ({ add, bits: withFacts(NOTHING_SAID, add), probability });
const SURELY_NOT: Choice = [option(NOTHING, 1)];

function either(probability: number, add: Facts): Choice {
  if (probability < NEGLIGIBLE) return SURELY_NOT;
  if (probability > 1 - NEGLIGIBLE) return [option(add, 1)];
  return [option(add, probability), option(NOTHING, 1 - probability)];
}

const yes = (belief: Belief<boolean>): number => belief.find(({ value }) => value === true)?.probability ?? 0;

/** A combination in the making, without what was stated: what was added last, and to what. */
export interface Step {
  readonly bits: State;
  readonly probability: number;
  readonly add: Facts;
  readonly before: Step | undefined;
}

const begin = (probability: number): readonly Step[] => [
  { bits: NOTHING_SAID, probability, add: NOTHING, before: undefined },
];
const beginOfStart = remember(begin);

/** Every combination with the choices that is likely enough, the likeliest in any case. */
function combine(first: readonly Step[], choices: readonly Choice[]): readonly Step[] {
  let steps = first;
  for (const choice of choices) {
    const next: Step[] = [];
    for (const step of steps)
      for (const { add, bits, probability } of choice) {
        const likely = step.probability * probability;
        if (likely < UNLIKELY && probability < 0.5) continue;
        next.push(
          add === NOTHING
            ? { ...step, probability: likely }
            : { bits: together(step.bits, bits), probability: likely, add, before: step },
        );
      }
    steps = next;
  }
  return steps;
}

/** A fact that the table asks about: what a reading leaves open of it is combined with the steps before. */
function asked<F extends keyof Beliefs>(fact: F, choices: (belief: Beliefs[F]) => Choice[]) {
  const openIn = remember((belief: Beliefs[F]) =>
    choices(belief).filter((choice) => choice.length > 1 || choice[0]?.add !== NOTHING),
  );
  const combined = remember((steps: readonly Step[], belief: Beliefs[F]) => combine(steps, openIn(belief)));
  return { fact, combinedWith: (steps: readonly Step[], beliefs: Beliefs) => combined(steps, beliefs[fact]) };
}
const perhaps = (fact: 'second_name_of_company' | 'company_among_owners' | 'expects_donations') =>
  asked(fact, (belief) => [either(yes(belief), { [fact]: true })]);

const ASKED = [
  perhaps('second_name_of_company'),
  asked('body', (belief) => [oneOf(belief, (body) => ({ body }))]),
  asked('owners', (belief) => [
    oneOf(belief, (owners) => (owners === 'several' ? { several_owners: true } : { owners })),
  ]),
  asked('profits_go_to', (belief) => [oneOf(belief, (profits_go_to) => ({ profits_go_to }))]),
  perhaps('company_among_owners'),
  perhaps('expects_donations'),
  asked('foreign', (each) => DECIDING_FOREIGN.map((value) => either(each[value], { foreign: [value] }))),
  asked('wants', (each) => DECIDING_WANTS.map((value) => either(each[value], { wants: [value] }))),
  asked('activities', (each) => DECIDING_ACTIVITIES.map((value) => either(each[value], { activities: [value] }))),
];

/** Every combination of the facts that the table asks about and that were not stated. */
function combinationsOf({ stated, beliefs }: Case, probability: number): readonly Step[] {
  let steps = beginOfStart(probability);
  for (const { fact, combinedWith } of ASKED)
    if (stated[fact] === undefined && !(fact === 'owners' && stated.several_owners))
      steps = combinedWith(steps, beliefs);
  return steps;
}

/** The facts of a combination; the values of lists come together. */
export const factsOf = ({ given, step }: Pick<Combination, 'given' | 'step'>): Facts => factsAlong(step, given);

function factsAlong(step: Step | undefined, given: Facts): Facts {
  if (step === undefined) return given;
  const facts = factsAlong(step.before, given);
  const { add } = step;
  return {
    ...facts,
    ...add,
    ...(add.wants === undefined ? {} : { wants: [...(facts.wants ?? []), ...add.wants] }),
    ...(add.foreign === undefined ? {} : { foreign: [...(facts.foreign ?? []), ...add.foreign] }),
    ...(add.activities === undefined ? {} : { activities: [...(facts.activities ?? []), ...add.activities] }),
  };
}

const mattersIn = remember((belief: Beliefs['matter']) => oneOf(belief, (matter) => ({ matter })));

/**
 * Carries what is uncertain through the table. The facts are taken as independent of each other; another matter than a start
 * decides by itself.
 */
export function weigh(input: Case): Outcome {
  const { stated, beliefs } = input;
  const root = withFacts(START, stated);
  const all: Combination[] = [];
  const found = new Map<Row, number>();
  let sum = 0;
  for (const matter of stated.matter === undefined ? mattersIn(beliefs.matter) : SURELY_NOT) {
    const given = { ...stated, ...matter.add };
    const first = withFacts(root, matter.add);
    const isStart = (given.matter ?? 'start') === 'start';
    for (const step of isStart ? combinationsOf(input, matter.probability) : begin(matter.probability)) {
      const state = together(first, step.bits);
      const row = decideState(state);
      const { probability } = step;
      all.push({ row, state, probability, given, step });
      found.set(row, (found.get(row) ?? 0) + probability);
      sum += probability;
    }
  }
  return {
    rows: Array.from(found, ([row, probability]) => ({ row, probability: probability / sum })).sort(
      (a, b) => b.probability - a.probability || TABLE.indexOf(a.row) - TABLE.indexOf(b.row),
    ),
    combinations: all,
  };
}

/** What rows come to: an entity type, or a way of registering nothing here. */
interface Answer {
  readonly row: Row;
  /** How likely the likeliest of these rows is: what it says is told. */
  readonly leads: number;
  /** How likely it is that a practitioner would accept it, whatever row decides. */
  accepted: number;
}

/**
 * An answer is told from its likeliest row, so that row must be at least this likely: of a type compared with the likeliest row of all, as
 * its reason must hold; of another office's matters, which count together, compared with all that is registered here.
 */
const LEAST_LEAD = 0.5;

/**
 * How likely a row must be, compared with the likeliest, for its answer to be told. A company asks for officers and an audit every year, so
 * whoever most likely needs a business name is not sent to one by a row that is less likely.
 */
const leastLead = ({ entity }: Row, likeliest: Row): number =>
  entity === 'company_limited_by_shares' && likeliest.entity === 'sole_proprietorship' ? 1 : LEAST_LEAD;

/** Where nothing is registered here, the matters differ only in what to do instead. */
const answerOf = ({ id, need, entity }: Row): string =>
  need === 'register' ? entity : need === 'perhaps_not' ? id : need;

/**
 * The answers that rows, the likeliest first, lead to, by how likely it is that a practitioner would accept each: where one row leaves two
 * types open, and another asks for the second of them, the second is the safer answer.
 */
export function verdicts(rows: readonly Weighed[], acceptance = ACCEPTANCE): Weighed[] {
  const answers = new Map<string, Answer>();
  for (const { row, probability } of rows) {
    const key = answerOf(row);
    const answer = answers.get(key) ?? { row, leads: probability, accepted: 0 };
    if (row.need !== 'register') answer.accepted += probability;
    answers.set(key, answer);
  }
  for (const { row, probability } of rows) {
    const shares: Readonly<Record<string, number>> = acceptance[row.id] ?? {};
    for (const [key, answer] of answers) answer.accepted += probability * (shares[key] ?? 0);
  }
  const all = [...answers.values()];
  const [likeliest] = rows;
  const here = rows.reduce((sum, { row, probability }) => (row.need === 'elsewhere' ? sum : sum + probability), 0);
  return all
    .map(({ row, leads, accepted }) => ({
      row,
      probability: accepted,
      isFounded:
        likeliest === undefined ||
        leads >= leastLead(row, likeliest.row) * (row.need === 'elsewhere' ? here : likeliest.probability),
    }))
    .sort((a, b) => Number(b.isFounded) - Number(a.isFounded) || b.probability - a.probability)
    .map(({ row, probability }) => ({ row, probability }));
}
