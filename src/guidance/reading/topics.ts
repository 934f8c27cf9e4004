/**
 * What a text speaks of, where something is registered already or foreigners take part. A topic decides nothing: it puts what concerns
 * the person first, and leaves out what does not.
 */
const WORDS = {
  // What changes
  director: /\bdirectors?\b/i,
  secretary: /\bsecretar(?:y|ies)\b/i,
  auditor: /\bauditors?\b/i,
  shares: /\bshares?\b|\bshareholders?\b|\bstake\b/i,
  owners: /\bbeneficial owners?\b/i,
  address:
    /\b(?:moved|moving|relocat\w+|new (?:office|address|premises|location))\b|\b(?:registered|digital|postal|e-?mail) (?:office|address)\b|\bchang\w+ (?:of )?(?:the |our |my |its )?(?:address|office|location|e-?mail|box)\b/i,
  name: /\brenam\w+|\brebrand\w*|\b(?:new|another|different) name\b|\b(?:chang\w+|correct\w*|spel\w+) (?:\w+ ){0,4}name\b|\bname (?:\w+ ){0,3}(?:chang\w+|spel\w+)/i,
  form: /\bconvert\w*|\b(?:turn|chang|upgrad|transform|switch)\w* (?:\w+ ){0,6}(?:in)?to (?:an? |the )?(?:\w+ ){0,2}(?:ltd|limited|company|partnership|guarantee|lbg|plc|public|ngo|school)\b/i,
  // What is ended
  debts: /\bdebts?\b|\bowe[sd]?\b|\bowing\b|\bloans?\b|\bcreditors?\b|\binsolven\w+|\bbankrupt\w*/i,
  no_debts:
    /\b(?:no|without|not any|never (?:had|took) (?:any|a)) (?:\w+ ){0,2}(?:debts?|loans?|creditors?)\b|\bowes? (?:nobody|no one|nothing)\b|\bnot? (?:owe|owing)\b/i,
  // Who is to be trusted
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

export type Topic = keyof typeof WORDS;

/** What a text speaks of. */
export const topicsIn = (text: string): Topic[] =>
  (Object.keys(WORDS) as Topic[]).filter((topic) => WORDS[topic].test(text));
