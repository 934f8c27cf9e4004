import { STATEMENTS } from '../../src/guidance/law/statements.ts';
import { WORDING } from '../../src/guidance/advice/wording.ts';
import { RENEWAL_WORDING } from '../../src/guidance/renewal/wording.ts';
import { createTeller } from '../../src/guidance/teller.ts';

/** A statement or a wording with its braces filled. */
export const { say: fill } = createTeller();

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What each shown sentence may be: a fact's text, or a wording with its braces filled. Longest first, so that none hides another. */
const PIECES: readonly { readonly id: string; readonly pattern: RegExp; readonly length: number }[] = [
  ...Object.entries(STATEMENTS).map(([id, { value }]) => ({ id, text: escape(value), length: value.length })),
  ...Object.entries({ ...WORDING, ...RENEWAL_WORDING }).map(([id, { text }]) => ({
    id,
    text: escape(text).replace(/\\\{\w+\\\}/g, '[^.!?]*?'),
    length: text.length,
  })),
]
  .map(({ id, text, length }) => ({ id, pattern: new RegExp(`^${text}(?: |$)`), length }))
  .sort((a, b) => b.length - a.length);

/**
 * The ids of the facts and wordings that a shown text consists of, in order.
 *
 * @throws Error naming the rest that no row accounts for
 */
export function trace(text: string): string[] {
  const ids: string[] = [];
  let rest = text;
  while (rest !== '') {
    const piece = PIECES.find(({ pattern }) => pattern.test(rest));
    if (!piece) throw new Error(`no row says: ${rest}`);
    ids.push(piece.id);
    rest = rest.replace(piece.pattern, '');
  }
  return ids;
}
