import type { EntityId } from './entity-ids.ts';

/** An ending that only the names of one type have (Act 992, s.21(1); the row coEndings). */
export interface Ending {
  readonly type: EntityId;
  /** Whose ending it is, in words. */
  readonly of: string;
  readonly words: string;
  readonly short: string;
  /** What names end in instead, in practice. */
  readonly other?: string;
}

/** An ending whose words end with another's stands before it. */
export const ENDINGS: readonly Ending[] = [
  { type: 'public_company_limited_by_shares', of: 'a public company limited by shares', words: 'Public Limited Company', short: 'PLC' },
  { type: 'company_limited_by_shares', of: 'a private company limited by shares', words: 'Limited Company', short: 'LTD', other: 'Limited' },
  { type: 'company_limited_by_guarantee', of: 'a company limited by guarantee', words: 'Limited by Guarantee', short: 'LBG' },
  { type: 'unlimited_company', of: 'a private unlimited company', words: 'Private Unlimited Company', short: 'PRUC' },
  { type: 'unlimited_company', of: 'a public unlimited company', words: 'Public Unlimited Company', short: 'PUC' },
]; // prettier-ignore

/** The endings of a type. */
export const endingsOf = (type: EntityId | undefined): Ending[] => ENDINGS.filter((ending) => ending.type === type);

/** What the names of a type must end in, in words; undefined if the Act asks for no ending. */
export const nameEndingOf = (type: EntityId): string | undefined =>
  endingsOf(type)
    .map(({ words, short }) => `${short} or ${words}`)
    .join(', or, if it is public, ') || undefined;

/** A spelling of an ending. */
export interface Spelling extends Ending {
  /** Its words, in folded letters. */
  readonly spelled: readonly string[];
  /** Whether it is the Act's. */
  readonly isExact: boolean;
}

export const SPELLINGS: readonly Spelling[] = ENDINGS.flatMap((ending) =>
  [ending.words, ending.short, ending.other ?? []].flat().map((spelling) => ({
    ...ending,
    spelled: spelling.toLowerCase().split(' '),
    isExact: spelling !== ending.other,
  })),
);

/** The endings that are one word. */
export const ENDING_WORDS = new Set(SPELLINGS.flatMap(({ spelled }) => (spelled.length === 1 ? spelled : [])));

/** What only a body so incorporated may have anywhere in its name (Act 992, s.346). */
export const INCORPORATED = new Set(['incorporated', 'inc', 'corporation', 'corp']);

/** The ending of a name, given its words in folded letters (rawWords). */
export const endingIn = (name: readonly string[]): Spelling | undefined =>
  SPELLINGS.find(({ spelled }) => spelled.every((word, at) => word === name.at(at - spelled.length)));
