import { beliefsOf, type Alternatives } from '../../src/guidance/reading/beliefs.ts';
import { verdicts, weigh } from '../../src/guidance/law/outcome.ts';
import { ENTITY_IDS } from '../../src/guidance/law/entity-ids.ts';
import { curveOf, type Calibration } from './calibrate.ts';
import type { Case } from './cases.ts';
import type { Scores } from './fit.ts';

/** The short names of `accept`, in the order of ENTITY_IDS. */
const SHORT = ['sp', 'pt', 'ltd', 'plc', 'lbg', 'ul', 'ext', 'sub', 'pb', 'coop', 'it'] as const;

/**
 * Fits how often a practitioner would accept what the law table comes to, from the probability with which it comes to it: on cases
 * that the model did not train on.
 */
export function confidenceCurve(
  cases: readonly { readonly case: Case; readonly scores: Scores }[],
  calibration: Calibration,
): { slope: number; constant: number } {
  return curveOf(
    cases.map(({ case: { accept, need }, scores }) => {
      const beliefs = beliefsOf(
        scores.outputs,
        scores.owners,
        scores.share as Alternatives<number | undefined>,
        calibration,
      );
      const { row, probability } = verdicts(weigh({ stated: {}, beliefs }).rows)[0]!;
      const isOther = need === 'elsewhere' || need === 'not_permitted';
      const entity = row.entity === 'none' ? undefined : SHORT[ENTITY_IDS.indexOf(row.entity)];
      const right = isOther
        ? row.need === need
        : entity !== undefined && (accept.length === 0 ? row.need === need : accept.includes(entity));
      return { x: logit(probability), y: right ? 1 : 0 };
    }),
  );
}

/** Log-odds, kept finite. */
function logit(probability: number): number {
  const inside = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(inside / (1 - inside));
}
