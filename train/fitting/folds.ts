import type { Case } from './cases.ts';

export const FOLDS = 3;
const LONG = 200;
/** The batches by the author of the phrases, who teaches every fold: they are judged in none. */
const OF_THE_PHRASES: ReadonlySet<string> = new Set(['zh', 'zi']);

/**
 * Shares the batches out over folds, each batch whole, so that a case is always judged by a model that saw nothing of its author's. Batches
 * of long texts and of short ones are shared out apart. A batch without a fold is trained on in each.
 */
export function foldsOf(cases: readonly Case[], count = FOLDS): Map<string, number> {
  const batches = new Map<string, { size: number; long: number }>();
  for (const { batch, text } of cases) {
    if (OF_THE_PHRASES.has(batch)) continue;
    const own = batches.get(batch) ?? { size: 0, long: 0 };
    own.size++;
    if (text.length > LONG) own.long++;
    batches.set(batch, own);
  }
  const folds = new Map<string, number>();
  for (const isLong of [true, false]) {
    const load = Array.from({ length: count }, () => 0);
    const own = Array.from(batches, ([batch, { size, long }]) => ({ batch, size, long }))
      .filter(({ size, long }) => long * 2 > size === isLong)
      .sort((a, b) => b.size - a.size || (a.batch < b.batch ? -1 : 1));
    for (const { batch, size } of own) {
      const lightest = load.indexOf(Math.min(...load));
      load[lightest] = load[lightest]! + size;
      folds.set(batch, lightest);
    }
  }
  return folds;
}
