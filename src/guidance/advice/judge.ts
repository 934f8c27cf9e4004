import { excludes } from '../law/decide.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { verdicts, weigh, type Outcome, type Weighed } from '../law/outcome.ts';
import type { Row } from '../law/table.ts';
import type { Facts } from '../facts.ts';
import type { Understanding } from './case.ts';
import { cautionsFor, type Warning } from './cautions.ts';
import { likeliest, told, type Found } from './understood.ts';

/** What a case comes to, before it is worded. */
export interface Judgement {
  readonly understanding: Understanding;
  readonly outcome: Outcome;
  /** The answer. */
  readonly best: Weighed;
  /** The other answers, the likeliest first. */
  readonly others: readonly Weighed[];
  readonly found: readonly Found[];
  /** The facts for the answer: those that decided, and what else was stated or is likely. */
  readonly facts: Facts;
  /** What is to be registered; `none` if nothing is, or could be all the same. */
  readonly entity: EntityId | 'none';
  readonly warnings: readonly Warning[];
}

/** The facts that led to a row: the likeliest combination among those that it decides. */
const factsFor = (row: Row, { combinations }: Outcome): Facts =>
  combinations.find((one) => one.row === row)?.facts() ?? {};

/** Carries a case through the law. */
export function judge(understanding: Understanding): Judgement {
  const outcome = weigh(understanding);
  const [best, ...others] = verdicts(outcome.rows) as [Weighed, ...Weighed[]];
  const { row } = best;
  const found = told(understanding);
  const facts = likeliest(understanding, found, factsFor(row, outcome));
  // Where none is needed, a type that the law keeps from these people is none that they could take all the same.
  const entity = row.entity === 'none' || (row.need === 'perhaps_not' && excludes(row.entity, facts)) ? 'none' : row.entity; // prettier-ignore
  return { understanding, outcome, best, others, found, facts, entity, warnings: cautionsFor(row, facts, understanding) };
}

/** What a judgement tells a founder: where it differs, the founder is told something else. */
export const gist = ({ best: { row }, entity, warnings }: Judgement): string =>
  [entity, row.need, row.need === 'elsewhere' ? row.id : '', ...warnings.map(({ statement }) => statement)].join(' ');
