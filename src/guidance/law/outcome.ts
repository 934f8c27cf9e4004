import {
  COMPANY_IN_PRACTICE,
  COMPANY_OF_SEVERAL,
  GHANAIANS_ONLY,
  NEEDS_BODY_CORPORATE,
  TABLE,
  decide,
  type Row,
} from './table.ts';
import type { Activity, Belief, Beliefs, FactName, Facts, Foreign, Want } from '../facts.ts';

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
  readonly facts: Facts;
  readonly row: Row;
  readonly probability: number;
}

export interface Outcome {
  /** The rows that may decide, the likeliest first; their probabilities sum to 1. */
  readonly rows: readonly Weighed[];
  /** What the case may be, the likeliest first. */
  readonly combinations: readonly Combination[];
}

/** One fact, or one value of a list, as it may be: the facts to add and how likely they are. */
type Choice = readonly { readonly add: Facts; readonly probability: number }[];

/** Values less likely than this decide nothing. */
const NEGLIGIBLE = 0.02;
/** The most combinations that are followed; the likeliest are kept. */
const MOST_COMBINATIONS = 192;

const DECIDING_WANTS: readonly Want[] = ['limited_liability', 'investors_or_shares', 'tenders', 'unlimited_company', 'public_share_offer']; // prettier-ignore
const DECIDING_FOREIGN: readonly Foreign[] = ['owner', 'own_branch', 'former_ghanaian'];
const DECIDING_ACTIVITIES: readonly Activity[] = [
  ...new Set([...GHANAIANS_ONLY, ...NEEDS_BODY_CORPORATE, ...COMPANY_IN_PRACTICE, ...COMPANY_OF_SEVERAL]),
];

function oneOf<V>(belief: Belief<V>, fact: (value: V) => Facts): Choice {
  const kept = belief.filter(({ probability }) => probability >= NEGLIGIBLE);
  const sum = kept.reduce((total, { probability }) => total + probability, 0);
  return kept.map(({ value, probability }) => ({
    add: value === undefined ? {} : fact(value),
    probability: probability / sum,
  }));
}

function either(probability: number, add: Facts): Choice {
  if (probability < NEGLIGIBLE) return [{ add: {}, probability: 1 }];
  if (probability > 1 - NEGLIGIBLE) return [{ add, probability: 1 }];
  return [
    { add, probability },
    { add: {}, probability: 1 - probability },
  ];
}

const yes = (belief: Belief<boolean>): number => belief.find(({ value }) => value === true)?.probability ?? 0;

/** The facts of a case that the table asks about and that were not stated, each as it may be. */
function choicesOf({ stated, beliefs }: Case): Choice[] {
  const open = (fact: FactName): boolean => stated[fact] === undefined;
  const choices: Choice[] = [];
  if (open('second_name_of_company')) choices.push(either(yes(beliefs.second_name_of_company), { second_name_of_company: true })); // prettier-ignore
  if (open('body')) choices.push(oneOf(beliefs.body, (body) => ({ body })));
  if (open('owners') && open('several_owners'))
    choices.push(oneOf(beliefs.owners, (owners) => (owners === 'several' ? { several_owners: true } : { owners })));
  if (open('profits_go_to')) choices.push(oneOf(beliefs.profits_go_to, (profits_go_to) => ({ profits_go_to })));
  if (open('company_among_owners')) choices.push(either(yes(beliefs.company_among_owners), { company_among_owners: true })); // prettier-ignore
  if (open('expects_donations')) choices.push(either(yes(beliefs.expects_donations), { expects_donations: true }));
  if (open('foreign'))
    for (const value of DECIDING_FOREIGN) choices.push(either(beliefs.foreign[value], { foreign: [value] }));
  if (open('wants')) for (const value of DECIDING_WANTS) choices.push(either(beliefs.wants[value], { wants: [value] }));
  if (open('activities'))
    for (const value of DECIDING_ACTIVITIES) choices.push(either(beliefs.activities[value], { activities: [value] }));
  return choices.filter((choice) => choice.length > 1 || Object.keys(choice[0]?.add ?? {}).length > 0);
}

/** Adds facts; the values of lists come together. */
function join(facts: Facts, add: Facts): Facts {
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
  const matters: Choice =
    input.stated.matter === undefined
      ? oneOf(input.beliefs.matter, (matter) => ({ matter }))
      : [{ add: {}, probability: 1 }];
  const choices = choicesOf(input);
  const all: Combination[] = [];
  for (const { add, probability } of matters) {
    const facts = join(input.stated, add);
    const starts = facts.matter === undefined || facts.matter === 'start';
    for (const one of starts ? combine(facts, probability, choices) : [{ facts, probability }])
      all.push({ ...one, row: decide(one.facts) });
  }
  const found = new Map<Row, number>();
  let sum = 0;
  for (const { row, probability } of all) {
    found.set(row, (found.get(row) ?? 0) + probability);
    sum += probability;
  }
  return {
    rows: [...found]
      .map(([row, probability]) => ({ row, probability: probability / sum }))
      .sort((a, b) => b.probability - a.probability || TABLE.indexOf(a.row) - TABLE.indexOf(b.row)),
    combinations: all.sort((a, b) => b.probability - a.probability),
  };
}

/** Every combination of the choices that is likely enough. */
function combine(facts: Facts, probability: number, choices: readonly Choice[]) {
  let cases = [{ facts, probability }];
  for (const choice of choices) {
    const next: typeof cases = [];
    for (const one of cases)
      for (const alternative of choice)
        next.push({
          facts: join(one.facts, alternative.add),
          probability: one.probability * alternative.probability,
        });
    cases =
      next.length > MOST_COMBINATIONS
        ? next.sort((a, b) => b.probability - a.probability).slice(0, MOST_COMBINATIONS)
        : next;
  }
  return cases;
}
