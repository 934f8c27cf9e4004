import { words } from './wordlist.ts';
import {
  BODIES,
  EMPTY_HEADS,
  FOREIGN_ENDINGS,
  FOREIGN_PLACES,
  GOODS,
  HOME,
  LANDMARKS,
  ORDINARY,
  PAST,
  PERSON_NAMES,
  SERVING,
  SIGNS,
  TRADE_HEADS,
} from './lexicon.ts';
import { LICENCE_WORDS } from './licences.ts';
import { createMatcher, denials, wordsOf, type Hit } from './match.ts';
import { createSpeller, fold, stem, tokenize, type Speller, type Token } from './text.ts';

export type Body = keyof typeof BODIES;
export type Sign = keyof typeof SIGNS;

/** How strongly something was said: hits in the purpose, denied ones, and the first words that said it. */
export interface Said {
  yes: number;
  no: number;
  words: string;
}

/** What the two texts say, before any law is applied. */
export interface Reading {
  readonly said: Readonly<Record<Body | Sign, Said>>;
  /** Owners or members counted in the text ("three of us", "20 farmers"), never workers. */
  readonly people: number | undefined;
  /** Shareholders counted in the text. */
  readonly shareholders: number | undefined;
  readonly plural: boolean;
  readonly foreignPlace: boolean;
  readonly foreignPerson: boolean;
  readonly foreignCompany: boolean;
  readonly name: NameReading | undefined;
  readonly words: number;
  readonly tokens: readonly Token[];
  /** For each token whether a "not" governs it. */
  readonly denied: readonly boolean[];
  /** For each token whether it belongs to a body that is only mentioned: a customer, a landmark, a memory. */
  readonly mentioned: readonly boolean[];
  readonly nameTokens: readonly Token[];
}

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
}

interface Lexicon {
  readonly speller: Speller;
  readonly bodies: ReturnType<typeof createMatcher<Body>>;
  readonly signs: ReturnType<typeof createMatcher<Sign>>;
  readonly past: ReturnType<typeof createMatcher<'past'>>;
}

let lexicon: Lexicon | undefined;
function open(): Lexicon {
  if (lexicon) return lexicon;
  const speller = createSpeller(
    [...wordsOf(BODIES), ...wordsOf(SIGNS), ...TRADE_HEADS, ...LICENCE_WORDS],
    [...ORDINARY, ...PERSON_NAMES, ...FOREIGN_PLACES, ...GOODS, ...SERVING, ...EMPTY_HEADS],
  );
  lexicon = {
    speller,
    bodies: createMatcher<Body>(BODIES),
    signs: createMatcher<Sign>(SIGNS),
    past: createMatcher<'past'>({ past: PAST }),
  };
  return lexicon;
}

const goods = new Set(GOODS.map(stem));
const serving = new Set(SERVING.map(stem));
const trades = new Set(TRADE_HEADS.map(stem));
const empty = new Set(EMPTY_HEADS.map(stem));
const foreignPlaces = new Set(FOREIGN_PLACES);
const foreignEndings = new Set(FOREIGN_ENDINGS);
const people = new Set(PERSON_NAMES);
const home = new Set(HOME);

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
const HUMANS = new Set(
  words(`
    people person persons friend friends brother brothers sister sisters sibling siblings cousin cousins woman women man men
    lady ladies guy guys farmer farmers trader traders partner partners lawyer lawyers doctor doctors dentist dentists
    member members graduate graduates student youth classmate classmates colleague colleagues founder founders cofounder
    cofounders family families fisherman fishermen weaver weavers driver drivers teacher teachers nurse nurses engineer
    engineers accountant accountants architect architects carpenter carpenters mechanic mechanics tailor tailors seamstress
    seamstresses owner owners investor investors shareholder shareholders miner miners surveyor surveyors officer officers
    practitioner practitioners professional professionals planner planners lecturer lecturers auditor auditors journalist
    journalists grower growers producer producers processor processors pharmacist pharmacists barrister barristers solicitor
    solicitors us we valuers counsellors hairdressers fishmongers artisans couples mates schoolmates roommates pastors
    elders directors bakers cooks potters carvers welders masons students households villagers widows mothers
    physiotherapists nutritionists
  `),
);
const WORKERS = new Set(
  words(`
    staff employees workers worker employee apprentices apprentice drivers-employed trucks branches
  `),
);

function clauseRange(tokens: readonly Token[], at: number): [number, number] {
  const { clause } = tokens[at]!;
  let from = at;
  while (from > 0 && tokens[from - 1]!.clause === clause) from--;
  let to = at;
  while (to + 1 < tokens.length && tokens[to + 1]!.clause === clause) to++;
  return [from, to];
}

/** From the first to the last token of the sentence. */
function sentenceRange(tokens: readonly Token[], at: number): [number, number] {
  let from = at;
  while (from > 0 && tokens[from]!.after !== '.') from--;
  let to = at;
  while (to + 1 < tokens.length && tokens[to + 1]!.after !== '.') to++;
  return [from, to];
}

const ORGANISATIONS = /^(ngos?|npo|cso|charit(?:y|ies)|foundations?|orphanages?|nongovernmental|hospice)$/;
const FUNCTION_WORDS =
  /^(for|to|in|of|that|which|and|with|from|at|by|on|is|are|or|but|who|where|we|i|our|they|dey|wey|be|has|have|will|wants?|needs?|called|here|there|there|now|a|the|alone|as|no|not|na|so|because|registered|based|run|runs|helping|giving|feeding|caring|funded|started|work|movement|group|organisation|organization|project|initiative|services|school|ministry|fellowship|centre|center|meeting|outreach|chapter|branch|association|club|union|society|members|trustees)$/;

/** Whether a body that is named is the one to be registered, and not a customer, a modifier, a landmark or a memory. */
function isSubject(hit: Hit<Body>, tokens: readonly Token[], past: readonly Hit<'past'>[]): boolean {
  const next = tokens[hit.to + 1];
  const [from, to] = clauseRange(tokens, hit.from);
  // "church clothes", "school uniform": the thing after the body's name is what it is about.
  if (next && next.clause === tokens[hit.to]!.clause && goods.has(next.stem)) {
    const owned = tokens[hit.from - 1]?.word;
    if (owned !== 'our') return false;
  }
  if (
    tokens[hit.from]!.stem === 'ministri' &&
    next?.word === 'of' &&
    !/^(god|christ|praise|prayer|word|light|faith|grace|deliverance|salvation|the|jesus|holy|reconciliation|healing|music)$/.test(
      tokens[hit.to + 2]?.word ?? '',
    )
  )
    return false;
  // "near the mosque", "at church"
  for (let i = hit.from - 1; i >= Math.max(from, hit.from - 2); i--) {
    if (LANDMARKS.has(tokens[i]!.word)) return false;
  }
  for (const memory of past) {
    if (memory.to < hit.from && hit.from - memory.to <= 6 && tokens[memory.to]!.clause === tokens[hit.from]!.clause)
      return false;
  }
  // "I supply uniforms to churches", "catering for funerals and church conferences", "consultant to NGOs"
  let serves = false;
  let selling = false;
  const beneficiary = hit.concept === 'charity' && !ORGANISATIONS.test(tokens[hit.to]!.word);
  for (let i = from; i < hit.from; i++) {
    if (/^(sell|selling|rent|retail|hire|sale|supply|supplying)$/.test(tokens[i]!.word)) selling = true;
    if (serving.has(tokens[i]!.stem)) serves = true;
    if (
      serves &&
      (!beneficiary || selling) &&
      (tokens[i]!.word === 'to' || tokens[i]!.word === 'for' || tokens[i]!.word === 'in')
    )
      return false;
  }
  // "training people to write NGO proposals": in a clause of service a body before another noun only describes it
  if (serves && !beneficiary && next && next.clause === tokens[hit.to]!.clause && !FUNCTION_WORDS.test(next.word))
    return false;
  // "choir robes", "old students T-shirts": a thing for sale ends the clause
  if (serves && to > hit.to && to - hit.to <= 2 && goods.has(tokens[to]!.stem)) return false;
  return true;
}

function numberAt(tokens: readonly Token[], at: number): number | undefined {
  const { word } = tokens[at]!;
  if (/^\d{1,7}$/.test(word)) return Number(word);
  const value = NUMBERS[word];
  const before = at > 0 ? NUMBERS[tokens[at - 1]!.word] : undefined;
  // "forty five" is one number
  if (value !== undefined && value < 10 && before !== undefined && before >= 20 && before < 100) return before + value;
  return value;
}

/** "dietitians", "bookkeepers": people by the ending of their trade's name, not things ("layers", "containers"). */
function isTrade(word: string): boolean {
  return /(?:ists|eers|ians|[^l]ers|ors|women|men)$/.test(word) && !THINGS.test(word);
}
const THINGS =
  /^(?:others|numbers|offers|orders|papers|containers|computers|trailers|tractors|layers|broilers|litres|liters|meters|motors|freezers|customers|workers|towers|covers|posters|speakers|printers|scooters|counters|flowers|motorbikers|doors|floors|colours|colors|boilers|generators|acres|borders|corners|letters|quarters|years|monitors|sensors|visitors|orders|beers|drawers|trousers|passengers|vendors|suppliers|borrowers|learners)$/;

/** "Level 300", "grade 6", "room 12": a number that counts nobody. */
function isLabel(tokens: readonly Token[], at: number): boolean {
  return /^(level|grade|form|class|room|year|no|number|block|km)$/.test(tokens[at - 1]?.word ?? '');
}

function countPeople(tokens: readonly Token[]): { people: number | undefined; shareholders: number | undefined } {
  let most: number | undefined;
  let shareholders: number | undefined;
  for (let i = 0; i < tokens.length; i++) {
    const n = numberAt(tokens, i);
    if (
      n === undefined ||
      (n >= 1900 &&
        n <= 2100 &&
        /^\d{4}$/.test(tokens[i]!.word) &&
        tokens[i + 1]?.stem !== stem('members') &&
        tokens[i + 1]?.word !== 'farmers' &&
        tokens[i + 1]?.word !== 'cocoa')
    )
      continue;
    const { clause } = tokens[i]!;
    if (isLabel(tokens, i)) continue;
    let human: string | undefined;
    for (let k = i + 1; k <= i + 4 && k < tokens.length && tokens[k]!.clause === clause; k++) {
      const { word } = tokens[k]!;
      if (WORKERS.has(word) || /^(payroll|employed)$/.test(tokens[k + 2]?.word ?? '')) break;
      if (word === 'of' || word === 'out') continue;
      if (HUMANS.has(word) || isTrade(word)) {
        human = word;
        break;
      }
      if (numberAt(tokens, k) !== undefined) break;
    }
    const before = tokens[i - 1]?.word;
    const bare =
      (before === 'are' || before === 'be' || before === 'us') &&
      (i + 1 >= tokens.length ||
        tokens[i + 1]!.clause !== clause ||
        tokens[i + 1]!.word === 'wey' ||
        tokens[i + 1]!.word === 'and');
    if (human === undefined && !bare) continue;
    if (
      n === 1 &&
      human !== undefined &&
      human !== 'person' &&
      human !== 'man' &&
      human !== 'woman' &&
      human !== 'owner'
    )
      continue;
    let count = n;
    // "my two brothers and I": I am one more.
    if (n > 1 && n < 12 && before === 'my') count = n + 1;
    if (human !== undefined && /^(share|invest)/.test(human)) shareholders = Math.max(shareholders ?? 0, count);
    most = Math.max(most ?? 0, count);
  }
  return { people: most, shareholders };
}

function phrase(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to + 1)
    .map((token) => token.word)
    .join(' ');
}

const PLURAL = new Set(['we', 'our', 'us', 'ourselves', 'yen', 'yepe', 'yeboa', 'yeton', 'yewo', 'yeye']);

function blank(): Record<Body | Sign, Said> {
  const said = {} as Record<Body | Sign, Said>;
  for (const key of [...Object.keys(BODIES), ...Object.keys(SIGNS)] as (Body | Sign)[])
    said[key] = { yes: 0, no: 0, words: '' };
  return said;
}

function note(said: Said, denied: boolean, words: string): void {
  if (denied) said.no++;
  else {
    said.yes++;
    if (said.words.length < words.length || said.yes === 1) said.words = words;
  }
}

const ACTIVITIES: ReadonlySet<Sign> = new Set([
  'smallTrade',
  'bigBusiness',
  'startup',
  'companyWish',
  'lawPractice',
  'regulatedFinance',
]);

/** "a bank account", "loan from a bank", "association of fintech firms": finance that somebody else does. */
function isBusiness(hit: Hit<Sign>, tokens: readonly Token[]): boolean {
  const next = tokens[hit.to + 1]?.word;
  if (
    next !== undefined &&
    /^(account|accounts|loan|loans|credit|card|manager|financing|staff|workers|road|junction)$/.test(next)
  )
    return false;
  for (let i = Math.max(0, hit.from - 3); i < hit.from; i++) {
    if (/^(chamber|association|union|staff|from|with|worked|work)$/.test(tokens[i]!.word)) return false;
  }
  return true;
}

const NAMELESS = new Set(
  words(`
    company private a the public liability be is not as by our my no an this do want wan get have or and register form his
    their need with are for of to into ghanaian partnership own
  `),
);

/** "Danquah Motors Limited" in the purpose: a company that has its name already. */
function namesCompany(tokens: readonly Token[]): boolean {
  return tokens.some((token, i) => {
    if (token.word !== 'ltd' && token.word !== 'limited' && token.word !== 'plc') return false;
    if (tokens[i + 1]?.word === 'by' || tokens[i + 1]?.word === 'liability' || tokens[i + 1]?.word === 'company')
      return false;
    const before = tokens[i - 1];
    if (!before || before.clause !== token.clause) return false;
    if (before.word === 'company')
      return i >= 2 && tokens[i - 2]!.clause === token.clause && !NAMELESS.has(tokens[i - 2]!.word);
    return !NAMELESS.has(before.word);
  });
}

const STRICT_COMPANY = new Set(
  words(`
    company companies corporation firm ltd limited bank multinational plc manufacturer conglomerate airline contractor inc
    gmbh llc parent corporate headquarters head group startup 
  `),
);
const PERSON_WORDS = new Set(
  words(`
    i am citizen national investor investors trader man woman couple businessman businesswoman entrepreneur partner partners
    friend friends husband wife nationals brothers people person passport student shareholder shareholders chef engineer
    doctor family resident me my we
  `),
);

/** Goods that are called after a country and say nothing of the owner: "foreign rice", "China phones". */
function isOfGoods(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const before = tokens[at - 1]?.word;
  if (before === 'abroad' || before === 'from' || before === 'to') {
    for (let i = at - 1; i >= Math.max(0, at - 6); i--)
      if (
        /^(import|buy|bring|ship|order|sell|export|suppl|send|purchas|live|travel|return|came|come|relative|stud)/.test(
          tokens[i]!.word,
        )
      )
        return true;
  }
  return (
    next !== undefined &&
    next.clause === tokens[at]!.clause &&
    /^(rice|goods|phones?|cars?|clothes|food|used|dishes|cuisine|restaurant|wigs?|hair|jeans|shoes|language|lessons?|products?|parts|motorbikes?|tiles|furniture|style|boutique|fashion|gold|visa|embassy|market|cloth|bags?|textiles?|dollars?|made|spoken|school|wax|lace|apples?|clients?|customers?|buyers?|tourists?|visitors?|exchange|currency|markets?|donors?|films?|football|music|languages)$/.test(
      next.word,
    )
  );
}

function foreignness(
  tokens: readonly Token[],
  said: Record<Body | Sign, Said>,
  denied: readonly boolean[],
): { place: boolean; person: boolean; company: boolean } {
  let place = false;
  let person = said.foreignPerson.yes > 0;
  let company = false;
  for (let i = 0; i < tokens.length; i++) {
    const { word } = tokens[i]!;
    const south = (word === 'africa' || word === 'african') && tokens[i - 1]?.word === 'south';
    const us =
      word === 'us' &&
      (tokens[i - 1]?.word === 'the' || tokens[i + 1]?.word === 'company' || tokens[i + 1]?.word === 'citizen');
    const abroad = word === 'abroad' || word === 'foreign' || word === 'overseas' || word === 'foreigner';
    const formed =
      i > 1 &&
      tokens[i - 1]!.word === 'in' &&
      /^(registered|incorporated|formed|headquartered|domiciled)$/.test(tokens[i - 2]!.word) &&
      /^[a-z]+$/.test(word) &&
      !home.has(word);
    if (formed && !denied[i]) {
      place = true;
      company = true;
    }
    const free = abroad || foreignPlaces.has(word) || south || us;
    if (!free || denied[i] || isOfGoods(tokens, i)) continue;
    place = true;
    const [start, stop] = sentenceRange(tokens, i);
    for (let k = Math.max(start, i - 8); k <= Math.min(stop, i + 5); k++) {
      const near = tokens[k]!.word;
      if (STRICT_COMPANY.has(near) && k !== i && !denied[k]) company = true;
    }
    const [from, to] = clauseRange(tokens, i);
    for (let k = Math.max(from, i - 4); k <= Math.min(to, i + 3); k++) {
      const near = tokens[k]!.word;
      if (PERSON_WORDS.has(near) && near !== 'my' && near !== 'we') person = true;
    }
  }
  return { place, person: person && !company, company };
}

function readName(name: string): NameReading {
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
    / (and|with) (partners?) /.test(folded) || folded.endsWith(' partnership ')
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
  // An empty head takes the body before it: "Al-Nur Islamic Centre".
  if (head === 'unknown' && at < stop - 1)
    for (const body of order)
      if (modifiers.has(body) && hits.some((hit) => hit.concept === body && hit.to < at)) head = body;
  if (
    head === 'unknown' &&
    stop < words.length &&
    (words[0] === 'friends' || words[0] === 'save' || words[0] === 'help' || words[0] === 'feed')
  )
    head = 'charity';
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
  };
}

/** Reads the two texts: what is said, denied, counted; no law yet. */
export function readSignals(purpose: string | undefined, businessName: string | undefined): Reading {
  const { speller, bodies, signs, past } = open();
  const said = blank();
  const tokens = purpose === undefined ? [] : tokenize(purpose, speller);
  const denied = denials(tokens);
  const memories = past.find(tokens, denied);
  const covered = tokens.map(() => false);
  const mentioned = tokens.map(() => false);
  for (const hit of bodies.find(tokens, denied)) {
    if (!hit.denied && !isSubject(hit, tokens, memories)) {
      for (let i = hit.from; i <= hit.to; i++) mentioned[i] = true;
      continue;
    }
    note(said[hit.concept], hit.denied, phrase(tokens, hit.from, hit.to));
    if (hit.denied || hit.concept === 'school') continue;
    const members = tokens[hit.to + 1]?.word;
    // "chamber of fintech firms": the trade is its members'
    const last = members === 'of' || members === 'for' ? clauseRange(tokens, hit.to)[1] : hit.to;
    for (let i = hit.from; i <= last; i++) covered[i] = true;
  }
  for (const hit of signs.find(tokens, denied)) {
    // "trade union": the word is the body's, not a trade.
    if (ACTIVITIES.has(hit.concept) && hit.from === hit.to && covered[hit.from]) continue;
    if (hit.concept === 'regulatedFinance' && !isBusiness(hit, tokens)) continue;
    note(said[hit.concept], hit.denied, phrase(tokens, hit.from, hit.to));
  }
  if (namesCompany(tokens)) note(said.ownExistingCompany, false, 'a company by name');
  const foreign = foreignness(tokens, said, denied);
  return {
    said,
    ...countPeople(tokens),
    plural: tokens.some((token) => PLURAL.has(token.word)),
    foreignPlace: foreign.place,
    foreignPerson: foreign.person,
    foreignCompany: foreign.company,
    name: businessName === undefined ? undefined : readName(businessName),
    words: tokens.length,
    tokens,
    denied,
    mentioned,
    nameTokens: businessName === undefined ? [] : tokenize(businessName, speller),
  };
}

export { fold };
