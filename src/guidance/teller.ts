import { fillIn, type Values } from '../text/fill.ts';
import { WORDING, type WordingId } from './advice/wording.ts';
import { containedIn } from './contained.ts';
import { restingOn, type Stated, type Wording } from './law/cited.ts';
import { say, type StatementId } from './law/statements.ts';
import { once } from './remember.ts';
import { RENEWAL_WORDING, type RenewalWordingId } from './renewal/wording.ts';

/** What an answer may say. No table shares a key with another. */
export type SentenceId = StatementId | WordingId | RenewalWordingId;

/** A sentence, whether or not it was told already. */
export type Say = (id: SentenceId, values?: Values) => string;

/** The way from an id to a sentence of an answer: the statements behind it are remembered. */
export interface Teller {
  readonly say: Say;
  /** The sentences that were not told yet, with source and date. */
  readonly tell: (ids: readonly SentenceId[], values?: Values) => Stated[];
  /** The statements behind all that was said and told. */
  readonly behind: ReadonlySet<StatementId>;
}

/** @param behind where the statements are remembered, if several tellers share it */
export function createTeller(behind = new Set<StatementId>()): Teller {
  const told = new Set<SentenceId>();
  const state = (id: SentenceId, values?: Values): Stated => {
    const { rests, stated } = sentenceOf(id);
    for (const one of rests) behind.add(one);
    return values === undefined ? stated : { ...stated, text: fillIn(stated.text, values) };
  };
  const isNew = (id: SentenceId): boolean => {
    if (told.has(id)) return false;
    for (const one of [id, ...containedIn(id)]) told.add(one);
    return true;
  };
  return {
    behind,
    say: (id, values) => state(id, values).text,
    tell: (ids, values) => ids.filter(isNew).map((id) => state(id, values)),
  };
}

/** A sentence as its table has it; a statement rests on itself. */
interface Sentence {
  readonly rests: readonly StatementId[];
  readonly stated: Stated;
}

const WORDINGS: Readonly<Partial<Record<SentenceId, Wording>>> = { ...WORDING, ...RENEWAL_WORDING };
const sentenceOf = once((id: SentenceId): Sentence => {
  const { text, rests } = WORDINGS[id] ?? { text: say(id as StatementId), rests: [id as StatementId] };
  return { rests, stated: restingOn(text, rests[0]) };
});
