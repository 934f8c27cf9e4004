import { EMPTY_HEADS, FOREIGN_ENDINGS, FOREIGN_PLACES, LIVELIHOODS, PERSON_NAMES, TRADE_HEADS } from './lexicon.ts';
import { stem, tokenize, type Token } from './text.ts';
import { open, type Body } from './vocabulary.ts';
import { words } from './wordlist.ts';

const trades = new Set(TRADE_HEADS.map(stem));
const livelihoods = new Set(LIVELIHOODS.map(stem));
const empty = new Set([...EMPTY_HEADS, ...FOREIGN_PLACES].map(stem));
const foreignEndings = new Set(FOREIGN_ENDINGS);
const people = new Set(PERSON_NAMES);

const BODY_ENDS =
  /^(initiative|foundation|campaign|outreach|charity|ministry|ministries|fellowship|association|union)$/;

/** What a proposed name says. */
export interface NameReading {
  /** The body its last telling word names, where it names one. */
  readonly head: Body | 'trade' | 'unknown';
  readonly headWord: string;
  /** Bodies named elsewhere in it ("Church" of "Church Street Chop Bar"). */
  readonly modifiers: ReadonlySet<Body>;
  readonly ending: 'ltd' | 'plc' | 'lbg' | 'unlimited' | 'foreign' | 'branch' | undefined;
  readonly secondName: boolean;
  /** Every word of it is a person's name. */
  readonly personal: boolean;
  /** "Mensah & Boateng", "Asare and Partners", "& Associates". */
  readonly joined: 'partners' | 'associates' | 'sons' | 'two' | undefined;
  readonly law: boolean;
  readonly finance: boolean;
  /** "Insurance Brokers", "Forex Bureau": a licensed trade, though the last word is of any trade. */
  readonly insurer: boolean;
}

/** Trades whose words are as often about something else. */
const VAGUE = new Set(
  words(
    'home homes service services works block water art arts parts agency complex solutions systems centre-point house-keeping food foods tech guest press records music media block',
  ).map(stem),
);

/** The first word of a trade among these tokens, such as "designer" or "catering". */
export function tradeIn(tokens: readonly Token[], skip: readonly boolean[]): string | undefined {
  return tokens.find(
    (token, i) => !skip[i] && (livelihoods.has(token.stem) || (trades.has(token.stem) && !VAGUE.has(token.stem))),
  )?.word;
}

/** Reads a proposed name by its head: in "Church Street Chop Bar" that is the bar. */
export function readName(name: string): NameReading {
  const { speller, bodies } = open();
  const tokens = tokenize(name, speller);
  const words = tokens.map((token) => token.word);
  const folded = ` ${words.join(' ')} `;
  const none = tokens.map(() => false);
  const hits = bodies.find(tokens, none);
  let ending: NameReading['ending'];
  if (/ (limited by guarantee|lbg) /.test(folded)) ending = 'lbg';
  else if (/ (pruc|puc|unlimited company|unlimited liability company) /.test(folded)) ending = 'unlimited';
  else if (/ (plc|public limited company|public limited) /.test(folded)) ending = 'plc';
  else if (/ (ghana branch|branch office|external company|representative office|liaison office|branch) $/.test(folded))
    ending = 'branch';
  else if (
    / (ltd|limited|ltd company|limited company|company limited|co ltd|limited liability company)(?: gh| ghana)? $/.test(
      folded,
    )
  )
    ending = 'ltd';
  else if (words.length > 1 && foreignEndings.has(words.at(-1)!)) ending = 'foreign';
  const secondName =
    / (trading name|trading as|t a|dba|owned by|a brand of|a division of|a subsidiary name) /.test(folded) &&
    / (ltd|limited|company|plc) /.test(folded);
  const joined =
    / (and|with) (?:\w+ ){0,2}partners? /.test(folded) || folded.endsWith(' partnership ')
      ? 'partners'
      : / and (associates?|co|company) /.test(folded) || / associates? $/.test(folded)
        ? 'associates'
        : / and (sons?|daughters?|brothers|sisters|family|bros) /.test(folded)
          ? 'sons'
          : undefined;
  // The head: the last telling word before "of", "for" or a bracket.
  let stop = words.findIndex((word, i) => i > 0 && (word === 'of' || word === 'for' || word === 'at' || word === 'in'));
  if (/^(?:the )?(?:incorporated|registered)? ?trustees /.test(`${words.join(' ')} `))
    stop = words.indexOf('trustees') + 1;
  else if (words[0] === 'incorporated' || words[0] === 'registered')
    stop = words.findIndex((word, i) => i > 0 && word === 'of');
  if (stop < 0) stop = words.length;
  let at = stop - 1;
  while (at > 0 && empty.has(tokens[at]!.stem)) at--;
  if (at < 0) at = 0;
  const bodyAt = (place: number): boolean => hits.some((hit) => place >= hit.from && place <= hit.to);
  // "Hand of Mercy Foundation": where the word before "of" tells nothing, the last one does.
  if (
    stop < words.length &&
    !bodyAt(at) &&
    !trades.has(tokens[at]?.stem ?? '') &&
    !tokens[at]?.word.startsWith('instit')
  ) {
    let last = words.length - 1;
    while (last > stop && empty.has(tokens[last]!.stem)) last--;
    if (bodyAt(last) || trades.has(tokens[last]!.stem)) at = last;
  }
  // "Ladies in Tech", "Lawyers for Justice": who they are, whatever the rest
  const group =
    /^(in|for)$/.test(words[stop] ?? '') &&
    /^(ladies|women|men|youth|girls|mothers|parents|students|(?!partners)\w+(?:ers|ists|eers|ians))$/.test(
      words[stop - 1] ?? '',
    );
  if (group) at = stop - 1;
  // "Clean Water for All Initiative"
  if (stop < words.length && !bodyAt(at) && BODY_ENDS.test(words.at(-1)!)) at = words.length - 1;
  const headToken = tokens[at];
  let head: NameReading['head'] = 'unknown';
  const modifiers = new Set<Body>();
  const order: readonly Body[] = [
    'trustees',
    'cooperative',
    'professionalBody',
    'religious',
    'charity',
    'association',
    'school',
  ];
  for (const hit of hits) if (!(at >= hit.from && at <= hit.to)) modifiers.add(hit.concept);
  for (const body of order)
    if (hits.some((hit) => hit.concept === body && at >= hit.from && at <= hit.to)) {
      head = body;
      break;
    }
  if (headToken && trades.has(headToken.stem) && head !== 'cooperative' && head !== 'trustees') head = 'trade';
  // "Minister of Sound DJ Services": the trade comes last
  if ((head === 'religious' || head === 'charity') && stop < words.length && trades.has(tokens.at(-1)!.stem))
    head = 'trade';
  if (
    head === 'unknown' &&
    headToken &&
    (headToken.word === 'institute' ||
      headToken.word === 'institution' ||
      headToken.word === 'body' ||
      headToken.word === 'college')
  ) {
    head = headToken.word.startsWith('instit') && stop < words.length ? 'professionalBody' : 'school';
  }
  if (head !== 'trade' && modifiers.has('cooperative') && (head === 'association' || head === 'unknown'))
    head = 'cooperative';
  if (head === 'association' && modifiers.has('professionalBody')) head = 'professionalBody';
  if (head === 'school' && modifiers.has('professionalBody')) head = 'professionalBody';
  // "Quartey & Co. Chartered Accountants" is a firm, not their institute
  if (head === 'professionalBody' && joined !== undefined) head = 'unknown';
  // "Concerned Citizens of Prampram"
  if (
    head === 'unknown' &&
    words[stop] === 'of' &&
    /^(citizens|residents|natives|indigenes|people|students|farmers|traders|drivers)$/.test(words[stop - 1] ?? '')
  )
    head = 'association';
  // "Ghana College of Pharmacists"
  if (
    /^(college|academy|society|board)$/.test(words[stop - 1] ?? '') &&
    words[stop] === 'of' &&
    /(?:ists|eers|ors|ants|yers|ians|ners)$/.test(
      words
        .slice(stop + 1)
        .join(' ')
        .replace(/(?: of| in)? (?:ghana|west africa|africa)$/, ''),
    )
  )
    head = 'professionalBody';
  // "Sunshine Charity Home", "Children's Home"
  if (
    /^homes?$/.test(headToken?.word ?? '') &&
    /^(charity|childrens?|orphans?|orphanage|mercy|aged|elderly)$/.test(words[at - 1] ?? '')
  )
    head = 'charity';
  if (group && (head === 'unknown' || head === 'trade') && !trades.has(headToken?.stem ?? '')) head = 'association';
  // An empty head takes the body before it: "Al-Nur Islamic Centre".
  if (head === 'unknown' && at < stop - 1)
    for (const body of order)
      if (modifiers.has(body) && hits.some((hit) => hit.concept === body && hit.to < at)) head = body;
  if (
    head === 'unknown' &&
    ((stop < words.length && (words[0] === 'friends' || words[0] === 'save' || words[0] === 'help')) ||
      // "Feed a Child", "Save the Volta"
      (/^(feed|save|help|adopt|educate|empower|rescue|touch|lift|clothe)$/.test(words[0] ?? '') &&
        /^(a|the|our|one|all|every|children|ghana|lives|orphans|girls|kids|widows)$/.test(words[1] ?? '')))
  )
    head = 'charity';
  if (head === 'unknown' && words.slice(1).some((word) => /^(temple|sanctuary)$/.test(word))) head = 'religious';
  if (
    head === 'unknown' &&
    headToken &&
    /^(fund|initiative|aid|relief|outreach|mission|missions|empowerment|rights|campaign|welfare|pupils|alliance|crusaders|volunteers|humanity|hospice)$/.test(
      headToken.word,
    )
  )
    head = 'charity';
  if (head === 'unknown' && words.some((word) => /^(initiative|empowerment|outreach|pupils)$/.test(word)))
    head = 'charity';
  const told = words.filter((word) => word !== 'and');
  const personal = told.length >= 2 && told.every((word) => people.has(word)) && joined === undefined;
  const two =
    / and /.test(folded) &&
    joined === undefined &&
    told.every((word) => people.has(word) || word.length === 1) &&
    told.length >= 2;
  return {
    head,
    headWord: headToken?.word ?? '',
    modifiers,
    ending,
    secondName,
    personal: personal && !two,
    joined: two ? 'two' : joined,
    law: / (chambers|law|legal|solicitors?|advocates|attorneys|barristers|chartered accountants|auditors) /.test(
      folded,
    ),
    finance:
      / (bank|microfinance|insurance|assurance|savings and loans|forex|pensions?) (?:ltd|plc|limited|company|ghana)?/.test(
        folded,
      ) && !/ (road|street|junction) /.test(folded),
    insurer:
      / (insurance|assurance|pensions?|forex|microfinance) (brokers?|agency|agents?|services?|bureau|fund|trust|consult) /.test(
        folded,
      ),
  };
}
