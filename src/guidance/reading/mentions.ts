import type { Mention } from '../facts.ts';

/**
 * The mentions that are found by their words: few cases say them, and on annotated cases of other batches these expressions are right
 * more often than the model. It reads the others. Whoever annotates more cases moves them there.
 */
export const WORDED = {
  earlier_name:
    /\b(?:upgrad|convert|turn|chang|transform|mov|switch)\w*\b.{0,80}?\b(?:in)?to (?:an? |the )?(?:\w+ ){0,2}(?:ltd|limited|company)\b|\b(?:enterprise|ventures?|business name)\b.{0,40}?\b(?:registered|renewed|since (?:19|20)\d\d)\b|\bregistered (?:as )?(?:an? |my )?(?:business name|sole prop\w*|enterprise)/i,
  wedding: /\b(?:marriages?|weddings?)\b/i,
  debts: /\bdebts?\b|\bowe[sd]?\b|\bowing\b|\bloans?\b|\bcreditors?\b|\binsolven\w+|\bbankrupt\w*/i,
  no_debts:
    /\b(?:no|without|not any|never (?:had|took) (?:any|a)) (?:\w+ ){0,2}(?:debts?|loans?|creditors?)\b|\bowes? (?:nobody|no one|nothing)\b|\bnot? (?:owe|owing)\b/i,
  suspect:
    /\b(?:fake|fraud\w*|forged|scam\w*|swindl\w+|genuine|duped?|cheat\w*|middlem[ae]n|agents?|connection man|goro)\b|\b(?:is it|if it is|whether it is|is this|be it) real\b|\breal (?:one|certificate|or)\b/i,
  ecowas:
    /\becowas\b|\b(?:nigeria|togo|benin|burkina|ivor|niger|mali|senegal|gambia|guinea|liberia|sierra leon)\w*|c[oô]te d.ivoire/i,
  foreign_staff:
    /\b(?:expat\w*|work permits?|immigra\w+|quota)\b|\b(?:foreign|chinese|indian|turkish|lebanese|nigerian) (?:technicians?|engineers?|staff|workers|experts?|chefs?|managers?)\b|\b(?:two|three|four|five|\d+) technicians\b/i,
  // No annotated case says these
  reserve: /\breserv\w+ (?:\w+ ){0,3}names?\b|\bnames? (?:\w+ ){0,3}reserv\w+|\bhold (?:\w+ ){0,2}name\b/i,
  cheated:
    /\b(?:fake|forged)\b.{0,30}\b(?:certificates?|papers?|documents?|registration)\b|\b(?:certificates?|papers?|documents?)\b.{0,40}\b(?:fake|forged)\b|\b(?:agents?|middlem[ae]n|goro|connection man)\b.{0,80}\b(?:cheat\w*|scam\w*|swindl\w+|duped?|fraud\w*|ran away|vanished|disappeared)\b|\b(?:cheated|scammed|swindled|duped|defrauded) by (?:an? |the |my )?(?:\w+ )?(?:agent|middleman|goro)/i,
  complaint:
    /\b(?:your|this|the last|previous) (?:answer|reply|advice|service|tool|app|website|bot)\b.{0,60}\b(?:wrong|mistaken?|incorrect|out ?dated|out of date|not true)\b|\b(?:wrong|incorrect) (?:answer|reply|advice) (?:from|by|of) (?:you|this)\b/i,
} as const satisfies Partial<Record<Mention, RegExp>>;

/** Which of these a text mentions, as probabilities: 1 or 0. */
export const wordedIn = (text: string): Record<keyof typeof WORDED, number> =>
  Object.fromEntries(Object.entries(WORDED).map(([mention, words]) => [mention, Number(words.test(text))])) as Record<
    keyof typeof WORDED,
    number
  >;
