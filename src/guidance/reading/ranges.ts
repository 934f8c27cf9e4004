import type { Token } from './text.ts';

/** From the first to the last token of the clause. */
export function clauseRange(tokens: readonly Token[], at: number): [number, number] {
  const { clause } = tokens[at]!;
  let from = at;
  while (from > 0 && tokens[from - 1]!.clause === clause) from--;
  let to = at;
  while (to + 1 < tokens.length && tokens[to + 1]!.clause === clause) to++;
  return [from, to];
}

/** From the first to the last token of the sentence. */
export function sentenceRange(tokens: readonly Token[], at: number): [number, number] {
  let from = at;
  while (from > 0 && tokens[from]!.after !== '.') from--;
  let to = at;
  while (to + 1 < tokens.length && tokens[to + 1]!.after !== '.') to++;
  return [from, to];
}
