/**
 * What a text may speak of beside what is to be registered. A mention decides nothing: it only adds a sentence that is true whatever
 * was meant.
 */
const WORDS = {
  estate:
    /\b(?:late|deceased) (?:husband|wife|father|mother|dad|mum|papa|mama|brother|sister|uncle|aunt(?:ie|y)?|grand\w+|parents?)\b|\binherit\w*|\bpassed away\b|\b(?:husband|wife|father|mother|dad|mum|uncle|aunt(?:ie|y)?|brother|sister|grand\w+)(?: has| have)? (?:died|left (?:us|me|the|a|two|three|his|her))\b/i,
  minor:
    /\b(?:[5-9]|1[0-7])[ -](?:years?|yrs?)[ -]old\b|\b(?:is|aged?|he’s|he's|she’s|she's) (?:1[0-7])\b(?!\s*(?:%|percent|people|members|acres))|\bminors?\b|\blast born\b|\bunder ?age\b/i,
  young: /\b(?:i am|i'm|i’m|we are(?: both)?) (?:only |just )?1[0-7]\b(?!\s*(?:%|percent|people|members|acres))/i,
  advert: /\badvert\w*|\bon (?:the )?radio\b|\bjingle/i,
  business_name: /\bbusiness name\b|\bsole prop\w*|\benterprise\b/i,
  earlier_name:
    /\b(?:upgrad|convert|turn|chang|transform|mov|switch)\w*\b.{0,80}?\b(?:in)?to (?:an? |the )?(?:\w+ ){0,2}(?:ltd|limited|company)\b|\b(?:enterprise|ventures?|business name)\b.{0,40}?\b(?:registered|renewed|since (?:19|20)\d\d)\b|\bregistered (?:as )?(?:an? |my )?(?:business name|sole prop\w*|enterprise)/i,
  brand:
    /\b(?:logos?|trade ?marks?|patent\w*)\b|\bcop(?:y|ies|ied|ying) (?:\w+ ){0,3}(?:name|label|design)|\b(?:protect|stop|block|prevent|steal|stole|stolen)\w* (?:\w+ ){1,4}(?:name|label)\b/i,
  wedding: /\b(?:marriages?|weddings?)\b/i,
} as const satisfies Record<string, RegExp>;

export type Mention = keyof typeof WORDS;

/** What a text mentions. */
export const mentionsIn = (text: string): Mention[] =>
  (Object.keys(WORDS) as Mention[]).filter((mention) => WORDS[mention].test(text));
