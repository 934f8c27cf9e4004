import { partsOf } from '../law/closed.ts';
import { excludes } from '../law/decide.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { factsOf, verdicts, weigh, type Combination, type Outcome, type Weighed } from '../law/outcome.ts';
import type { Row } from '../law/table.ts';
import type { Activity, Facts } from '../facts.ts';
import type { Understanding } from './case.ts';
import { cautionsFor, closedTo, mentionedRules } from './cautions.ts';
import { likeliest, saidOrLikely, type Found } from './understood.ts';
import type { Warning } from './warning.ts';

/** What a case comes to, before it is worded. */
export interface Judgement {
  readonly understanding: Understanding;
  readonly outcome: Outcome;
  /** The answer. */
  readonly best: Weighed;
  /** The other answers, the likeliest first. */
  readonly others: readonly Weighed[];
  /** What is to be registered; `none` if nothing is, or could be all the same. */
  readonly entity: EntityId | 'none';
  /** What was stated and is closed to these people: the answer is for the rest of it. */
  readonly closed: readonly Activity[];
  /** What the answer is worded from, worked out once. */
  readonly about: () => About;
}

interface About {
  readonly found: readonly Found[];
  /** The facts that decided, and what else was stated or is likely. */
  readonly facts: Facts;
  readonly warnings: readonly Warning[];
}

/** The facts that led to a row: the likeliest combination among those that it decides. */
function factsFor(row: Row, { combinations }: Outcome): Facts {
  let likeliest: Combination | undefined;
  for (const one of combinations)
    if (one.row === row && one.probability > (likeliest?.probability ?? 0)) likeliest = one;
  return likeliest === undefined ? {} : factsOf(likeliest);
}

/** Carries a case through the law; where a part of what was stated is closed to these people, the rest of it. */
export function judge(understanding: Understanding): Judgement {
  const whole = judgeWhole(understanding, []);
  const parts = whole.best.row.need === 'not_permitted' ? partsOf(understanding.stated.activities) : undefined;
  if (parts === undefined) return whole;
  const stated = { ...understanding.stated, activities: parts.open };
  return judgeWhole({ ...understanding, stated }, parts.closed);
}

function judgeWhole(understanding: Understanding, closed: readonly Activity[]): Judgement {
  const outcome = weigh(understanding);
  const [best, ...others] = verdicts(outcome.rows) as [Weighed, ...Weighed[]];
  const { row } = best;
  let known: About | undefined;
  const about = (): About => (known ??= aboutOf(row, outcome, understanding, closed));
  // Where none is needed, a type that the law keeps from these people is none that they could take all the same.
  const entity =
    row.entity === 'none' || (row.need === 'perhaps_not' && excludes(row.entity, about().facts)) ? 'none' : row.entity;
  return { understanding, outcome, best, others, entity, closed, about };
}

/** Whether work begins: also under exactly one's own name, for which nothing is registered. */
const beginsWork = ({ need, id }: Row): boolean => need === 'register' || id === 'own_exact_name';

function aboutOf(row: Row, outcome: Outcome, understanding: Understanding, closed: readonly Activity[]): About {
  const found = saidOrLikely(understanding);
  const facts = likeliest(understanding, found, factsFor(row, outcome));
  // Beside what is registered already it depends on what that is.
  const besides =
    row.need === 'elsewhere' ? [] : mentionedRules(understanding.reading, beginsWork(row), [row.entity], facts);
  return { found, facts, warnings: [...closedTo(closed), ...cautionsFor(row, facts, understanding), ...besides] };
}

/** Whether a founder is told the same of the same entity: in the cautions, or, where nothing is registered, in what to do. */
export function saysTheSame(one: Judgement, other: Judgement): boolean {
  const [{ row }, { row: otherRow }] = [one.best, other.best];
  if (row.need !== otherRow.need || (row.need === 'elsewhere' && row !== otherRow)) return false;
  const [warnings, others] = [one.about().warnings, other.about().warnings];
  return warnings.length === others.length && warnings.every((each, at) => each.statement === others[at]!.statement);
}
