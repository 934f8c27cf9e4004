/**
 * Pairs of a proposed name and a name held, by what the check ought to say of them. Written by hand, of words that stand
 * neither in the generator's lists nor among the variants from which the rules of sound were taken. A third column `no` marks a
 * pair whose class is arguable: it is left out.
 */
export interface NamePairs {
  readonly exact: string;
  readonly sounds_like: string;
  readonly similar: string;
  /** Names that share generic words, a trade, a place or a day of birth only: the check should find nothing. */
  readonly clean: string;
}

export const PAIR_CLASSES = [
  'exact',
  'sounds_like',
  'similar',
  'clean',
] as const satisfies readonly (keyof NamePairs)[];

/** The pairs of one class. */
export function readPairs(pairs: NamePairs, kind: keyof NamePairs): { proposed: string; held: string }[] {
  return pairs[kind]
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(
      ([proposed, held, arguable]) =>
        proposed !== undefined && proposed !== '' && held !== undefined && arguable !== 'no',
    )
    .map(([proposed = '', held = '']) => ({ proposed, held }));
}
