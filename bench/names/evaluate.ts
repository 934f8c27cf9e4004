import { checkName, type NameRow } from '../../src/names/check.ts';
import { buildIndex } from '../../src/names/index/index.ts';
import { FRESH_REPORT } from './pairs-fresh-report.ts';
import { FRESH_WORK } from './pairs-fresh-work.ts';
import { KINDS_WORK } from './pairs-kinds-work.ts';
import { PAIR_CLASSES, readPairs, type NamePairs } from './pairs.ts';
import { REPORT_PAIRS } from './pairs-report.ts';
import { VOICES_REPORT } from './pairs-voices-report.ts';
import { VOICES_WORK } from './pairs-voices-work.ts';
import { WORK_PAIRS } from './pairs-work.ts';

/** Found rates of the hand-written pairs: `found` in any group (for clean: in none), `inGroup` in the expected group. */
export interface PairResult {
  readonly half: string;
  readonly kind: string;
  readonly pairs: number;
  readonly found: number;
  readonly inGroup: number;
  readonly missed: readonly string[];
  /** Found, but in another group. */
  readonly misplaced: readonly string[];
}

/** Evaluates each half against a register of all its names and `others`. */
export function evaluatePairs(others: readonly NameRow[] = []): PairResult[] {
  return (
    [
      ['work', [WORK_PAIRS]],
      ['report', [REPORT_PAIRS]],
      ['voices, work', VOICES_WORK],
      ['voices, report', VOICES_REPORT],
      ['fresh, work', [FRESH_WORK]],
      ['fresh, report', [FRESH_REPORT]],
      ...Object.entries(KINDS_WORK).map(([kind, pairs]) => [`work, ${kind}`, [pairs]] as const),
    ] as const
  ).flatMap(([half, pairs]) => evaluateHalf(half, pairs, others));
}

function evaluateHalf(half: string, pairs: readonly NamePairs[], others: readonly NameRow[]): PairResult[] {
  const ofKind = (kind: keyof NamePairs) => pairs.flatMap((some) => readPairs(some, kind));
  const held = new Set(PAIR_CLASSES.flatMap((kind) => ofKind(kind).map((pair) => pair.held)));
  const index = buildIndex([...[...held].map((name) => ({ name, source: 'registry' as const })), ...others]);
  return PAIR_CLASSES.filter((kind) => ofKind(kind).length > 0).map((kind) => {
    const all = ofKind(kind);
    const missed: string[] = [];
    const misplaced: string[] = [];
    let inGroup = 0;
    for (const { proposed, held } of all) {
      const findings = checkName(index, proposed, 20);
      const group = (['exact', 'sounds_like', 'similar'] as const).find((name) =>
        findings[name].some((match) => match.name === held),
      );
      if (group === kind || (kind === 'clean' && group === undefined)) inGroup++;
      if ((group !== undefined) === (kind === 'clean')) missed.push(`${proposed} | ${held}`);
      else if (group !== kind && group !== undefined) misplaced.push(`${proposed} | ${held}: ${group}`);
    }
    return { half, kind, pairs: all.length, found: all.length - missed.length, inGroup, missed, misplaced };
  });
}
