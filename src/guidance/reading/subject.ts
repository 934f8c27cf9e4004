import { GOODS, LANDMARKS, SERVING } from './lexicon.ts';
import type { Hit } from './match.ts';
import { isHuman } from './people.ts';
import { clauseRange } from './ranges.ts';
import { stem, type Token } from './text.ts';
import type { Body, Sign } from './vocabulary.ts';

const goods = new Set(GOODS.map(stem));
const serving = new Set(SERVING.map(stem));

const ORGANISATIONS =
  /^(ngos?|npo|cso|charit(?:y|ies)|foundations?|orphanages?|nongovernmental|hospice|fundrais\w+|grants?)$/;
const FUNCTION_WORDS =
  /^(for|to|in|of|that|which|and|with|from|at|by|on|is|are|or|but|who|where|we|i|our|they|dey|wey|be|has|have|will|wants?|needs?|called|here|there|there|now|a|the|alone|as|no|not|na|so|because|registered|based|run|runs|helping|giving|feeding|caring|funded|started|work|movement|group|organisation|organization|project|initiative|services|school|ministry|fellowship|centre|center|meeting|outreach|chapter|branch|association|club|union|society|members|trustees)$/;

const GIVING =
  /^(help|helps|helped|gave|gives|sent|told|tells|advised|advises|support|supports|supported|asked|allowed|allows|pay|pays|paid|employs|employed|invited|taught|trained)$/;
/** More than one body, so hardly the one to be registered. */
const MANY =
  /^(organisations|organizations|churches|mosques|ngos|charities|schools|associations|unions|clubs|foundations|orphanages|cooperatives|parishes|ministries)$/;
/** Giving and joining: "we raise money for orphanages", "a council for churches". */
const GOOD =
  /^(give|gives|giving|donat\w*|support|supports|supporting|help|helps|helping|free|volunteer\w*|rais\w+|fund\w*|umbrella|association|network|council|body|union|federation|forum|free|speak|pray\w*|want|are|like|linked|belong\w*)$/;
/** What makes a body one's own. */
const HAVE =
  /^(am|run|have|has|own|manage|operate|plant|start|open|form|establish|build|represent|coordinate|unite|bring|lead|need|register)$/;
/** What is done to somebody else's building or books: "I decorate churches". */
const TENDING =
  /^(decorate|decorating|clean|cleaning|paint|painting|photograph|photographing|film|filming|audit|auditing|supply|supplying|wire|wiring|renovate|renovating|furnish|furnishing|roof|roofing|fumigate|fumigating)$/;

/** "a church elder": what a person is there, not the body. */
const ROLE =
  /^(elder|deacon|deaconess|usher|member|chorister|organist|warden|secretary|treasurer|caretaker|administrator|leader|worker|teacher|prefect|chairman|president|patron|goer)$/;
/** Landmarks that may stand some words before what they are near. */
const NEARBY = /^(near|behind|opposite|beside|close|around|next)$/;
const NO_LANDMARK = /^(for|and|we|our|my|i|is|are|a|an|by|from)$/;
/** Persons by their trade: "estate agents want a body" speaks of who they are, "we are agents for churches" of what they do. */
const DOERS = /(?:ers|ors|ants|ents)$/;

/** Whether a word tells that something is done or supplied for others. */
function isService(tokens: readonly Token[], at: number): boolean {
  const { word, stem: root, clause } = tokens[at]!;
  if (!serving.has(root) || /^(accounts?|organi[sz]ations?)$/.test(word)) return false;
  if (!DOERS.test(word)) return true;
  for (let i = at - 1; i >= at - 3 && tokens[i]?.clause === clause; i--)
    if (/^(am|are|be|is|as)$/.test(tokens[i]!.word)) return true;
  return false;
}

const CLAUSE_VERBS =
  /^(i|we|my|our|it|they|he|she|is|are|am|was|be|have|has|want|wants|need|needs|will|run|runs|started|na|dey|but|only|just|not)$/;
/** Words of an item in a list of customers. */
const ITEM = 4;

/** Where the list begins that a word stands in: "for churches, NGOs and associations" is one list of three clauses. */
function listStart(tokens: readonly Token[], at: number): number {
  let [from] = clauseRange(tokens, at);
  while (from > 0 && tokens[from]!.after === ',') {
    const [, to] = clauseRange(tokens, from);
    const opening = tokens[from]!.word;
    // "translation, mostly for embassies and NGOs"
    const bound = /^(for|to)$/.test(
      /^(mostly|mainly|especially|also)$/.test(opening) ? (tokens[from + 1]?.word ?? '') : opening,
    );
    if ((to - from >= ITEM && !bound) || tokens.slice(from, to + 1).some(({ word }) => CLAUSE_VERBS.test(word))) break;
    [from] = clauseRange(tokens, from - 1);
  }
  return from;
}

/** Whether a body that is named is the one to be registered, and not a customer, a modifier, a landmark or a memory. */
export function isSubject(hit: Hit<Body>, tokens: readonly Token[], past: readonly Hit<'past'>[]): boolean {
  const next = tokens[hit.to + 1];
  const [from, to] = clauseRange(tokens, hit.from);
  // "church clothes", "school uniform": the thing after the body's name is what it is about.
  if (next && next.clause === tokens[hit.to]!.clause && goods.has(next.stem) && !next.word.endsWith('ed')) {
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
  // "a night club" is a trade
  if (
    tokens[hit.to]!.stem === 'club' &&
    /^(night|health|beach|fitness|strip|dance)$/.test(tokens[hit.to - 1]?.word ?? '')
  )
    return false;
  // "near the mosque", "at church"
  for (let i = hit.from - 1; i >= Math.max(from, hit.from - 2); i--) {
    if (!LANDMARKS.has(tokens[i]!.word)) continue;
    // "run by volunteers", "held by its trustees"
    if (
      tokens[i]!.word === 'by' &&
      /^(run|managed|owned|held|led|operated|staffed|funded|financed|supported|kept|governed)$/.test(
        tokens[i - 1]?.word ?? '',
      )
    )
      continue;
    return false;
  }
  for (let i = hit.from - 3; i >= Math.max(from, hit.from - 4); i--) {
    const between = tokens.slice(i + 1, hit.from);
    if (NEARBY.test(tokens[i]!.word) && !between.some(({ word }) => NO_LANDMARK.test(word))) return false;
  }
  if (next && ROLE.test(next.word) && next.clause === tokens[hit.to]!.clause) {
    for (let i = hit.from - 1; i >= Math.max(from, hit.from - 3); i--)
      if (/^(a|an|am|is|as|was|the)$/.test(tokens[i]!.word)) return false;
  }
  for (const memory of past) {
    if (memory.to < hit.from && hit.from - memory.to <= 6 && tokens[memory.to]!.clause === tokens[hit.from]!.clause)
      return false;
  }
  // "divided by how much each bought": how members share is no thing for sale
  if ((hit.concept === 'cooperative' || hit.concept === 'professionalBody') && hit.to - hit.from >= 2) return true;
  if (
    hit.concept === 'association' &&
    /^(help|helping|support|supporting|contribute|when|if)$/.test(tokens[hit.from]!.word)
  )
    return true;
  // "I supply uniforms to churches", "catering for funerals and church conferences", "consultant to NGOs"
  // "the church helped me"
  if (next && GIVING.test(next.word) && /^(me|us)$/.test(tokens[hit.to + 2]?.word ?? '')) return false;
  const tended = tokens[hit.from - 1];
  if (hit.concept !== 'charity' && tended?.clause === tokens[hit.from]!.clause && TENDING.test(tended.word))
    return false;
  // "I clean the mosque and the chapel"
  if (hit.concept !== 'charity') {
    let at = hit.from - 1;
    while (
      at > from &&
      /^(the|a|an|and|our|their|some|many|big|local|other|mosques?|church|churches|chapels?|schools?)$/.test(
        tokens[at]!.word,
      )
    )
      at--;
    if (at < hit.from - 1 && at >= from && TENDING.test(tokens[at]!.word)) return false;
  }
  // "we sell T-shirts to fund our charity"
  if (tended?.word === 'our' && ORGANISATIONS.test(tokens[hit.from]!.word)) return true;
  // "I fix air conditioners for embassies and NGOs": many of them are customers, unless it is for their good
  const many = [hit.from, hit.to, hit.to + 1].some(
    (i) => tokens[i]?.clause === tokens[hit.from]!.clause && MANY.test(tokens[i]!.word),
  );
  if (many) {
    const start = listStart(tokens, hit.from);
    // "I advise non-governmental organisations"
    const doer = tokens.findIndex(({ word }, i) => i >= from && i < hit.from && /^(i|he|she|we)$/.test(word));
    const done =
      doer < 0
        ? []
        : tokens
            .slice(doer + 1, hit.from)
            .filter(
              ({ word }) =>
                !/^(shall|will|also|would|mostly|mainly|only|just|do|dey|the|local|small|some|many|other|nongovernmental)$/.test(
                  word,
                ),
            );
    if (done.length === 1 && !GOOD.test(done[0]!.word) && !HAVE.test(done[0]!.word)) return false;
    const before = tokens.slice(start, hit.from);
    const bound = before.findIndex(({ word }) => /^(for|to|with|from)$/.test(word));
    if (
      bound > 0 &&
      before.slice(0, bound).some(({ word }) => /^(i|we|he|she|they|na)$/.test(word)) &&
      !before.some(({ word }) => GOOD.test(word))
    )
      return false;
  }
  let serves = false;
  let selling = false;
  const beneficiary = hit.concept === 'charity' && !ORGANISATIONS.test(tokens[hit.to]!.word);
  for (let i = listStart(tokens, hit.from); i < hit.from; i++) {
    if (/^(sell|selling|rent|retail|hire|sale|supply|supplying)$/.test(tokens[i]!.word)) selling = true;
    // Pidgin "make we" is "so that we".
    const soThat = tokens[i]!.word === 'make' && /^(we|i|e|dem|una|them)$/.test(tokens[i + 1]?.word ?? '');
    if (isService(tokens, i) && !soThat) serves = true;
    if (
      serves &&
      (!beneficiary || selling) &&
      (/^(to|for|in|on|about)$/.test(tokens[i]!.word) || (tokens[i]!.word === 'of' && hit.concept === 'religious'))
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

/** "a credit union for a church": whose members they are, after a co-operative or professional body that was named before. */
export function isMemberOf(hit: Hit<Body>, heads: readonly Hit<Body>[], tokens: readonly Token[]): boolean {
  if (hit.concept === 'cooperative' || hit.concept === 'professionalBody' || hit.concept === 'trustees') return false;
  return heads.some(
    (head) =>
      (head.from <= hit.from && hit.to <= head.to) ||
      (head.to < hit.from &&
        hit.from - head.to <= 4 &&
        tokens[head.to]!.clause === tokens[hit.from]!.clause &&
        /^(for|of|in|at|by)$/.test(tokens[head.to + 1]?.word ?? '')),
  );
}

/** "sells paintings to foreigners" */
export function isCustomer(hit: Hit<Sign>, tokens: readonly Token[]): boolean {
  return (
    /^(to|for|from|by)$/.test(tokens[hit.from - 1]?.word ?? '') &&
    tokens[hit.from - 1]!.clause === tokens[hit.from]!.clause &&
    hit.from > 1
  );
}

/** "with my husband as an employee", "my sister helping": who works there, not who owns it. */
export function isHelper(hit: Hit<Sign>, tokens: readonly Token[]): boolean {
  const { clause } = tokens[hit.to]!;
  const after = tokens
    .slice(hit.to + 1, hit.to + 4)
    .filter((token) => token.clause === clause)
    .map(({ word }) => word);
  if (/^(helping|assisting)$/.test(after[0] ?? '')) return true;
  return (
    after[0] === 'as' &&
    after.some((word) => /^(employee|worker|assistant|helper|staff|cashier|driver|manager|apprentice)$/.test(word))
  );
}

/** "just me and my wife": not alone after all. */
export function hasCompany(hit: Hit<Sign>, tokens: readonly Token[]): boolean {
  const { clause } = tokens[hit.to]!;
  const next = tokens[hit.to + 1];
  if (next?.clause !== clause || !/^(and|plus|with)$/.test(next.word)) return false;
  const [first = '', second = '', third = ''] = [2, 3, 4].map((ahead) => {
    const token = tokens[hit.to + ahead];
    return token?.clause === clause ? token.word : '';
  });
  if (isHuman(first)) return true;
  return /^(my|his|her|our|a|an|one|two|three|\d)$/.test(first) && (isHuman(second) || isHuman(third));
}

/** "our lawyer advised it": the adviser's trade, not the applicant's. */
export function isAdviser(hit: Hit<Sign>, tokens: readonly Token[]): boolean {
  const before = tokens[hit.from - 1]?.word ?? '';
  const next = tokens[hit.to + 1]?.word ?? '';
  // "software for lawyers"
  if (
    /^(lawyers|solicitors|barristers|auditors|accountants|attorneys)$/.test(tokens[hit.from]!.word) &&
    hit.from > 1 &&
    /^(for|to|train|teach|serve|supply|help)$/.test(before)
  )
    return true;
  if (/^(says?|said|saying|advised|advises|advise|told|tells|tell|suggested|recommended|insists?)$/.test(next))
    return true;
  return /^(my|our|a|the|his|her|their)$/.test(before) && /^(thinks|wrote|drew|will|is)$/.test(next);
}

/** "a bank account", "loan from a bank", "association of fintech firms": finance that somebody else does. */
export function isBusiness(hit: Hit<Sign>, tokens: readonly Token[]): boolean {
  const next = tokens[hit.to + 1]?.word;
  if (
    next !== undefined &&
    /^(account|accounts|loan|loans|credit|card|manager|financing|staff|workers|road|junction)$/.test(next)
  )
    return false;
  for (let i = Math.max(0, hit.from - 3); i < hit.from; i++) {
    if (
      /^(chamber|association|union|staff|from|with|worked|work|near|at|behind|opposite|beside|next|inside)$/.test(
        tokens[i]!.word,
      )
    )
      return false;
  }
  return true;
}
