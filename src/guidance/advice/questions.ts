import type { FactName, Facts } from '../facts.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { foreignRuleIds } from '../law/foreign.ts';
import { decideState, speaksOf, withFacts, withoutFact, type State } from '../law/decide.ts';
import { factsOf } from '../law/outcome.ts';
import type { Row } from '../law/table.ts';
import { once } from '../remember.ts';
import type { Say } from '../teller.ts';
import { ASKINGS, type Asking, type Field } from './asking.ts';
import type { Clash, Settling } from './clashes.ts';
import { UNSURE } from './case.ts';
import { saysTheSame, type Judgement } from './judge.ts';

/** What an answer would change; nothing is given where all stays as it is. */
export interface Effect {
  /** What `recommended_entity` would be, if that is another one. */
  leads_to?: EntityId | 'none';
  /** The entity stays, but what else is told changes: its cautions, or what to do. */
  changes?: true;
}

/** A question whose answer can be sent as it is: `value` goes into the input field `field`. */
export interface Question {
  question: string;
  field: string;
  /** Empty for a number. */
  options: ({ value: string; label: string } & Effect)[];
  /** For a number: the answers that would change something; without `to`, all from `from` on. */
  ranges?: ({ from: number; to?: number } & Effect)[];
}

/** What the case comes to if a field is set to a value. */
export type IfAnswered = (field: FactName, value: string | number) => Judgement;

const ABOUT_CAPITAL: readonly Field[] = ['ghanaian_share', 'mainly_trading', 'ghanaian_spouse'];
/** So many questions are asked at most. */
export const MOST_QUESTIONS = 3;
/** The least share of cases whose outcome an answer changes that makes a question worth a founder's time. */
const WORTH = 0.05;
/** So many of the likeliest combinations stand for the case. */
const TRIED = 3;

const told = once(({ entity, need }: Row): string => `${entity} ${need}`);

/** What a founder would be told differently: the entity type, whether to register, and the rule on foreign capital. */
function outcomeOf(state: State, facts: Facts, answer: Facts = {}): string {
  const row = decideState(state);
  if (row.need !== 'register' || !speaksOf(state, 'foreign')) return told(row);
  return `${row.entity} ${foreignRuleIds({ ...facts, ...answer })}`;
}

/** A state in which an answer takes the place of what was known of its fact. */
const answeredState = (state: State, field: Field, facts: Facts): State =>
  withFacts(field === 'foreign' || field === 'wants' ? withoutFact(state, field) : state, facts);

/** The part of the case's likelihood in which the answers lead elsewhere than the first answer given now. */
function worthOf({ answers, field }: Asking, tried: readonly Tried[], now: string): number {
  let worth = 0;
  let all = 0;
  for (const { state, facts, probability } of tried) {
    all += probability;
    for (const answer of answers)
      if (outcomeOf(answeredState(state, field, answer.facts), facts, answer.facts) !== now)
        worth += probability * answer.usual;
  }
  return all === 0 ? 0 : worth / all;
}

interface Tried {
  readonly state: State;
  readonly facts: Facts;
  readonly probability: number;
}

const isChange = ({ leads_to, changes }: Effect): boolean => leads_to !== undefined || changes === true;

/** A question with what each answer would change; undefined if none changes anything. */
function questionOf(
  { field, ask, options, steps = [] }: Settling & Pick<Asking, 'steps'>,
  now: Judgement,
  ifAnswered: IfAnswered,
  say: Say,
): Question | undefined {
  const effectOf = (value: string | number): Effect => {
    const then = ifAnswered(field, value);
    if (then.entity !== now.entity) return { leads_to: then.entity };
    return saysTheSame(then, now) ? {} : { changes: true };
  };
  const given = options.map((option) => ({ ...option, ...effectOf(option.value) }));
  const ranges = steps.length === 0 ? undefined : rangesOf(steps, effectOf);
  if (!given.some(isChange) && (ranges ?? []).length === 0) return undefined;
  return { question: say(ask), field, options: given, ...(ranges === undefined ? {} : { ranges }) };
}

/** The ranges of numbers that change something; neighbours with the same effect are one. */
function rangesOf(steps: readonly number[], effectOf: (value: number) => Effect): NonNullable<Question['ranges']> {
  const all: ({ from: number; to?: number } & Effect)[] = [];
  for (const from of steps) {
    const effect = effectOf(from);
    const last = all.at(-1);
    if (last?.leads_to === effect.leads_to && last?.changes === effect.changes && last !== undefined) continue;
    if (last !== undefined) last.to = from - 1;
    all.push({ from, ...effect });
  }
  return all.filter(isChange);
}

/** The question that settles a clash: of a field that is open if there is one, or of one that was stated. */
function settling({ settle }: Clash, { understanding }: Judgement, ask: (one: Settling) => Question | undefined) {
  const { closed, stated } = understanding;
  const open = settle.filter(({ field }) => !closed.has(field));
  // A field that was stated may be asked for again, because each option settles the clash; one that is unsure may not.
  const again = settle.filter(({ field }) => closed.has(field) && stated[field] !== undefined);
  for (const one of [...open, ...again]) {
    const question = ask(one);
    if (question !== undefined) return question;
  }
  return undefined;
}

const UNSURE_OPTION = { value: UNSURE, label: 'Not sure' };

/**
 * At most three questions, one for a field, the most important first: clashes, then the open facts whose answers would change the
 * outcome for most founders in this case. None that the caller has answered already, and none of which every answer leaves the
 * entity and what is told of it as they are.
 */
export function nextQuestions(
  judgement: Judgement,
  clashes: readonly Clash[],
  ifAnswered: IfAnswered,
  say: Say,
): Question[] {
  const { understanding, outcome, best } = judgement;
  const { closed } = understanding;
  const ask = (one: Settling & Pick<Asking, 'steps'>): Question | undefined =>
    questionOf(
      one.options.length === 0 ? one : { ...one, options: [...one.options, UNSURE_OPTION] },
      judgement,
      ifAnswered,
      say,
    );
  const questions: Question[] = [];
  const isAsked = (wanted: string): boolean => questions.some(({ field }) => field === wanted);
  for (const clash of clashes) {
    const question = settling(clash, judgement, ask);
    if (question !== undefined && !isAsked(question.field)) questions.push(question);
  }
  const tried = [...outcome.combinations]
    .sort((a, b) => b.probability - a.probability)
    .slice(0, TRIED)
    .map((one) => ({ ...one, facts: factsOf(one) }));
  const [first] = tried;
  if (first === undefined) return questions;
  const known = first.facts;
  const now = outcomeOf(first.state, known);
  const worth = ASKINGS.filter(
    ({ field, concerns }) =>
      !closed.has(field) &&
      // What is reserved to Ghanaians stays so, whatever the share or the marriage.
      !(best.row.need === 'not_permitted' && ABOUT_CAPITAL.includes(field)) &&
      concerns(understanding, known),
  )
    .map((asking) => ({ asking, value: worthOf(asking, tried, now) }))
    .filter(({ value }) => value >= WORTH)
    .sort((a, b) => b.value - a.value);
  for (const { asking } of worth) {
    if (questions.length >= MOST_QUESTIONS) break;
    const question = isAsked(asking.field) ? undefined : ask(asking);
    if (question !== undefined) questions.push(question);
  }
  return questions.slice(0, MOST_QUESTIONS);
}
