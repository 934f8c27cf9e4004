import { fillIn, type Values } from '../text/fill.ts';
import type { StatementId } from './law/statements.ts';

/**
 * A sentence that is not itself a statement: it joins the user's own words, a sum of dates or a statement to advice. `rests` names the
 * statements behind it; it is empty where nothing is claimed of the law. What stands in braces is filled in.
 */
export interface Wording {
  readonly text: string;
  readonly rests: readonly StatementId[];
}

/** What is done with a table of wordings. No table shares a key with another, nor with the statements. */
export const wordingsOf = <Id extends string>(table: Readonly<Record<Id, Wording>>) => ({
  /** A sentence with its braces filled. */
  fill: (id: Id, values?: Values): string => fillIn(table[id].text, values),
  /** Whether an id is of a sentence in this table. */
  isWording: (id: string): id is Id => Object.hasOwn(table, id),
});
