/**
 * What a text may speak of beside what is to be registered. A mention decides nothing: it only adds a sentence that is true whatever
 * was meant.
 */
const WORDS = {
  estate:
    /\b(?:late|deceased) (?:husband|wife|father|mother|dad|mum|papa|mama|brother|sister|uncle|aunt(?:ie|y)?|grand\w+|parents?)\b|\binherit\w*|\bpassed away\b|\b(?:husband|wife|father|mother|dad|mum|uncle|aunt(?:ie|y)?|brother|sister|grand\w+)(?: has| have)? (?:died|left (?:us|me|the|a|two|three|his|her))\b/i,
  earlier_name: /\b(?:upgrad|convert|turn|chang|transform|mov|switch)\w*\b.{0,80}?\b(?:ltd|limited|company)\b/i,
  brand: /\b(?:logos?|trade ?marks?|patent\w*)\b|\bcop(?:y|ies|ied|ying) (?:\w+ ){0,3}(?:name|label|design)|\bprotect\w* (?:\w+ )?name\b/i,
  wedding: /\b(?:marriages?|weddings?)\b/i,
} as const satisfies Record<string, RegExp>;

export type Mention = keyof typeof WORDS;

/** What a text mentions. */
export const mentionsIn = (text: string): Mention[] =>
  (Object.keys(WORDS) as Mention[]).filter((mention) => WORDS[mention].test(text));
