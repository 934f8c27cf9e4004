/**
 * Mentions that are found by their words, because no annotated case says them yet. The model reads the others (`MENTIONS` in
 * ../facts.ts); whoever annotates cases for these moves them there.
 */
const WORDS = {
  /** Who wants to keep a name before it is registered. */
  reserve: /\breserv\w+ (?:\w+ ){0,3}names?\b|\bnames? (?:\w+ ){0,3}reserv\w+|\bhold (?:\w+ ){0,2}name\b/i,
  /** Who complains of an answer of this service. */
  complaint:
    /\b(?:your|this|the last|previous) (?:answer|reply|advice|service|tool|app|website|bot)\b.{0,60}\b(?:wrong|mistaken?|incorrect|out ?dated|out of date|not true)\b|\b(?:wrong|incorrect) (?:answer|reply|advice) (?:from|by|of) (?:you|this)\b/i,
} as const satisfies Record<string, RegExp>;

export type WordedMention = keyof typeof WORDS;

/** What the words of a text mention. */
export const wordedIn = (text: string): WordedMention[] =>
  (Object.keys(WORDS) as WordedMention[]).filter((mention) => WORDS[mention].test(text));
