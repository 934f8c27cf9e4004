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

/** One combination of facts that the case may be. */
export interface Combination {
  readonly row: Row;
  readonly probability: number;
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

/** A fact that the table asks about, with what a reading leaves open of it. */
function asked<F extends keyof Beliefs>(fact: F, choices: (belief: Beliefs[F]) => Choice[]) {
  const openIn = remember((belief: Beliefs[F]) =>
    choices(belief).filter((choice) => choice.length > 1 || choice[0]?.add !== NOTHING),
  );
  return { fact, openIn: (beliefs: Beliefs) => openIn(beliefs[fact]) };
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

/** The facts of a case that the table asks about and that were not stated, each as it may be. */
function choicesOf({ stated, beliefs }: Case): Choice[] {
  const choices: Choice[] = [];
  for (const { fact, openIn } of ASKED)
    if (stated[fact] === undefined && !(fact === 'owners' && stated.several_owners)) choices.push(...openIn(beliefs));
  return choices;
}

/** A combination in the making: what was added last, and to what. */
export interface Step {
  readonly state: State;
  readonly probability: number;
  readonly add: Facts;
  readonly before: Step | undefined;
}

/** Every combination of the choices that is likely enough, the likeliest in any case. */
function combine(first: Step, choices: readonly Choice[]): Step[] {
  let steps = [first];
  for (const choice of choices) {
    const next: Step[] = [];
    for (const step of steps)
      for (const { add, bits, probability } of choice) {
        const likely = step.probability * probability;
        if (likely < UNLIKELY && probability < 0.5) continue;
        next.push(
          add === NOTHING
            ? { ...step, probability: likely }
            : { state: together(step.state, bits), probability: likely, add, before: step },
        );
      }
    steps = next;
  }
  return steps;
}

/** The facts along the steps; the values of lists come together. */
export function factsOf(step: Step | undefined): Facts {
  if (step === undefined) return {};
  const facts = factsOf(step.before);
  const { add } = step;
  return {
    ...facts,
    ...add,
    ...(add.wants === undefined ? {} : { wants: [...(facts.wants ?? []), ...add.wants] }),
    ...(add.foreign === undefined ? {} : { foreign: [...(facts.foreign ?? []), ...add.foreign] }),
    ...(add.activities === undefined ? {} : { activities: [...(facts.activities ?? []), ...add.activities] }),
  };
}

/**
 * Carries what is uncertain through the table. The facts are taken as independent of each other; another matter than a start
 * decides by itself.
 */
export function weigh(input: Case): Outcome {
  const { stated, beliefs } = input;
  const matters = stated.matter === undefined ? oneOf(beliefs.matter, (matter) => ({ matter })) : SURELY_NOT;
  const root: Step = { state: withFacts(START, stated), probability: 1, add: stated, before: undefined };
  const all: Combination[] = [];
  const found = new Map<Row, number>();
  let sum = 0;
  let choices: readonly Choice[] | undefined;
  for (const { add, probability } of matters) {
    const first: Step = { state: withFacts(root.state, add), probability, add, before: root };
    const matter = add.matter ?? stated.matter ?? 'start';
    const steps = matter === 'start' ? combine(first, (choices ??= choicesOf(input))) : [first];
    for (const step of steps) {
      const row = decideState(step.state);
      all.push({ row, probability: step.probability, step });
      found.set(row, (found.get(row) ?? 0) + step.probability);
      sum += step.probability;
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
  const likeliest = rows[0]?.probability ?? 0;
  const here = rows.reduce((sum, { row, probability }) => (row.need === 'elsewhere' ? sum : sum + probability), 0);
  return all
    .map(({ row, leads, accepted }) => ({
      row,
      probability: accepted,
      isFounded: leads >= LEAST_LEAD * (row.need === 'elsewhere' ? here : likeliest),
    }))
    .sort((a, b) => Number(b.isFounded) - Number(a.isFounded) || b.probability - a.probability)
    .map(({ row, probability }) => ({ row, probability }));
}
