/**
 * What a text may speak of beside what is to be registered, or of what is registered already. A mention adds a sentence that is true
 * whatever was meant, puts what concerns the person first, or leaves out what does not. It decides in one case only: `form`, of a
 * business name that is to change, makes it a new registration.
 */
const WORDS = {
  // Beside a start
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
  ltd: /\bltd\b|\blimited\b/i,
  personal_data:
    /\b(?:phone numbers?|personal data|school ids?|id (?:cards?|numbers?)|addresses|records?) of (?:\w+ ){0,2}(?:customers?|clients?|students?|patients?|pupils?|users?|members|people)\b|\b(?:customers?|clients?|students?|patients?|pupils?|users?|people)(?:’s|'s|s’|s')? (?:names|phone numbers?|numbers|details|data|records|ids)\b/i,
  staff:
    /\b(?:my|our|with|have|employ\w*|hire|hiring|pay|paying|and|\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?(?:girls|boys|workers|employees|staff|apprentices)\b/i,
  wedding: /\b(?:marriages?|weddings?)\b/i,
  /** Who wants to keep a name before it is registered. */
  reserve: /\breserv\w+ (?:\w+ ){0,3}names?\b|\bnames? (?:\w+ ){0,3}reserv\w+|\bhold (?:\w+ ){0,2}name\b/i,
  // What changes
  director: /\bdirectors?\b/i,
  secretary: /\bsecretar(?:y|ies)\b/i,
  auditor: /\bauditors?\b/i,
  shares: /\bshares?\b|\bshareholders?\b|\bstake\b/i,
  owners: /\bbeneficial owners?\b/i,
  address:
    /\b(?:moved|moving|relocat\w+|new (?:office|address|premises|location))\b|\b(?:registered|digital|postal|e-?mail) (?:office|address)\b|\bchang\w+ (?:of )?(?:the |our |my |its )?(?:address|office|location|e-?mail|box)\b/i,
  name: /\brenam\w+|\brebrand\w*|\b(?:new|another|different) name\b|\b(?:chang\w+|correct\w*|spel\w+) (?:\w+ ){0,4}name\b|\bname (?:\w+ ){0,3}(?:chang\w+|spel\w+)/i,
  form: /\bconvert\w*|\b(?:turn|chang|upgrad|transform|switch)\w* (?:[\w’'"&(),.-]+ ){0,8}(?:in)?to (?:an? |the )?(?:\w+ ){0,2}(?:ltd|limited|company|partnership|guarantee|lbg|plc|public|ngo|school)\b|\b(?:mak(?:e|ing) (?:it|this|them|my business(?: name)?)|becom(?:e|ing)|to be) (?:an? )(?:\w+ ){0,2}(?:ltd|limited|company|partnership|lbg|plc)\b/i,
  // What is ended
  debts: /\bdebts?\b|\bowe[sd]?\b|\bowing\b|\bloans?\b|\bcreditors?\b|\binsolven\w+|\bbankrupt\w*/i,
  no_debts:
    /\b(?:no|without|not any|never (?:had|took) (?:any|a)) (?:\w+ ){0,2}(?:debts?|loans?|creditors?)\b|\bowes? (?:nobody|no one|nothing)\b|\bnot? (?:owe|owing)\b/i,
  // Who complains of this service
  complaint:
    /\b(?:your|this|the last|previous) (?:answer|reply|advice|service|tool|app|website|bot)\b.{0,60}\b(?:wrong|mistaken?|incorrect|out ?dated|out of date|not true)\b|\b(?:wrong|incorrect) (?:answer|reply|advice) (?:from|by|of) (?:you|this)\b/i,
  // Who is to be trusted
  cheated:
    /\b(?:fake|forged)\b.{0,30}\b(?:certificates?|papers?|documents?|registration)\b|\b(?:certificates?|papers?|documents?)\b.{0,40}\b(?:fake|forged)\b|\b(?:agents?|middlem[ae]n|goro|connection man)\b.{0,80}\b(?:cheat\w*|scam\w*|swindl\w+|duped?|fraud\w*|ran away|vanished|disappeared)\b|\b(?:cheated|scammed|swindled|duped|defrauded) by (?:an? |the |my )?(?:\w+ )?(?:agent|middleman|goro)/i,
  suspect:
    /\b(?:fake|fraud\w*|forged|scam\w*|swindl\w+|genuine|duped?|cheat\w*|middlem[ae]n|agents?|connection man|goro)\b|\b(?:is it|if it is|whether it is|is this|be it) real\b|\breal (?:one|certificate|or)\b/i,
  // What only those hear who are no Ghanaians
  ecowas:
    /\becowas\b|\b(?:nigeria|togo|benin|burkina|ivor|niger|mali|senegal|gambia|guinea|liberia|sierra leon)\w*|c[oô]te d.ivoire/i,
  foreign_staff:
    /\b(?:expat\w*|work permits?|immigra\w+|quota)\b|\b(?:foreign|chinese|indian|turkish|lebanese|nigerian) (?:technicians?|engineers?|staff|workers|experts?|chefs?|managers?)\b|\b(?:two|three|four|five|\d+) technicians\b/i,
  stall:
    /\bstalls?\b|\b(?:in|inside|at) (?:the )?(?:\w+ ){0,2}market\b|\brent\w* (?:\w+ ){0,5}store\b|\bstore (?:\w+ ){0,6}rent\w*/i,
} as const satisfies Record<string, RegExp>;

export type Mention = keyof typeof WORDS;

/** What a text mentions. */
export const mentionsIn = (text: string): Mention[] =>
  (Object.keys(WORDS) as Mention[]).filter((mention) => WORDS[mention].test(text));
