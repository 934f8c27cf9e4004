/**
 * Mentions that are found by their words, because no annotated case says them yet. The model reads the others (`MENTIONS` in
 * ../facts.ts); whoever annotates cases for these moves them there.
 */
const WORDS = {
  /** Who complains of an answer of this service. */
  complaint:
    /\b(?:your|this|the last|previous) (?:answer|reply|advice|service|tool|app|website|bot)\b.{0,60}\b(?:wrong|mistaken?|incorrect|out ?dated|out of date|not true)\b|\b(?:wrong|incorrect) (?:answer|reply|advice) (?:from|by|of) (?:you|this)\b/i,
  /** Who was cheated over a registration, beside another matter. */
  cheated:
    /\b(?:fake|forged)\b.{0,30}\b(?:certificates?|papers?|documents?|registration)\b|\b(?:certificates?|papers?|documents?)\b.{0,40}\b(?:fake|forged)\b|\b(?:agents?|middlem[ae]n|goro|connection man)\b.{0,80}\b(?:cheat\w*|scam\w*|swindl\w+|duped?|fraud\w*|ran away|vanished|disappeared)\b|\b(?:cheated|scammed|swindled|duped|defrauded) by (?:an? |the |my )?(?:\w+ )?(?:agent|middleman|goro)/i,
} as const satisfies Record<string, RegExp>;

export type WordedMention = keyof typeof WORDS;

/** What the words of a text mention. */
export const wordedIn = (text: string): WordedMention[] =>
  (Object.keys(WORDS) as WordedMention[]).filter((mention) => WORDS[mention].test(text));
