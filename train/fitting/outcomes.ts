import type { Acceptance } from '../../src/guidance/law/acceptance.ts';
import { decideState, START, withFacts } from '../../src/guidance/law/decide.ts';
import { TABLE, type Row } from '../../src/guidance/law/table.ts';
import { logOdds } from '../../src/guidance/advice/confidence.ts';
import { beliefsOf, type Alternatives } from '../../src/guidance/reading/beliefs.ts';
import { verdicts, weigh } from '../../src/guidance/law/outcome.ts';
import { ENTITY_IDS, type EntityId } from '../../src/guidance/law/entity-ids.ts';
import { curveOf, type Calibration } from './calibrate.ts';
import { SHORT, type Case } from './cases.ts';
import type { Scores } from './scores.ts';

/** As many accepted cases as are added to those of each row, so that a row of few cases leans on the table. */
const ADDED = 10;
/** How many of them accept a type that the table names beside the row's own. */
const BESIDE = 3;
/** Types that are accepted less often are left out. */
const LEAST_SHARE = 0.03;

/** For each row that registers something: how often practitioners accept each entity type where it decides. */
export function acceptanceOf(cases: readonly Case[]): Acceptance {
  const accepted = new Map<Row, readonly string[][]>();
  for (const { facts, accept } of cases) {
    const row = decideState(withFacts(START, facts));
    accepted.set(row, [...(accepted.get(row) ?? []), [...accept]]);
  }
  const shareOf = (row: Row, entity: EntityId): number => {
    const own = accepted.get(row) ?? [];
    const added = row.entity === entity ? ADDED : row.beside.includes(entity) ? BESIDE : 0;
    const share = (own.filter((accept) => accept.includes(SHORT[entity])).length + added) / (own.length + ADDED);
    return Math.round(share * 100) / 100;
  };
  return Object.fromEntries(
    TABLE.filter(({ need }) => need === 'register').map((row) => [
      row.id,
      Object.fromEntries(
        ENTITY_IDS.map((entity) => [entity, shareOf(row, entity)] as const).filter(([, share]) => share >= LEAST_SHARE),
      ),
    ]),
  );
}

/** What the law table comes to for one case: the probability that it is acceptable, and whether it is. */
export interface Judged {
  readonly case: Case;
  readonly probability: number;
  readonly need: string;
  readonly isRight: boolean;
}

/** Judges the first answer to each case, from the scores of a model that did not train on it. */
export const judge = (
  cases: readonly { readonly case: Case; readonly scores: Scores }[],
  calibration: Calibration,
  acceptance: Acceptance,
): Judged[] =>
  cases.map(({ case: one, scores }) => {
    const share = scores.share as Alternatives<number | undefined>;
    const beliefs = beliefsOf(scores.outputs, scores.owners, share, calibration);
    const { row, probability } = verdicts(weigh({ stated: {}, beliefs }).rows, acceptance)[0]!;
    return { case: one, probability, need: row.need, isRight: isAccepted(row, one) };
  });

function isAccepted(row: Row, { accept, need }: Case): boolean {
  if (need === 'elsewhere' || need === 'not_permitted' || row.entity === 'none') return row.need === need;
  return accept.length === 0 ? row.need === need : accept.includes(SHORT[row.entity]);
}

/** How often a practitioner would accept an answer, from the probability with which the table comes to it. */
export const confidenceCurve = (judged: readonly Judged[]): { slope: number; constant: number } =>
  curveOf(judged.map(({ probability, isRight }) => ({ x: logOdds(probability), y: isRight ? 1 : 0 })));
