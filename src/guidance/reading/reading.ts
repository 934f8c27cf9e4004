import { foreignness } from './abroad.ts';
import { asides } from './frames.ts';
import { BODIES, SIGNS, SLIGHT_WORDS } from './lexicon.ts';
import { denials } from './match.ts';
import { readName, tradeIn, type NameReading } from './name-reading.ts';
import { beginsWithGroup, countNamed, countPeople, savesAndLends } from './people.ts';
import { clauseRange } from './ranges.ts';
import { isFounded, namesCompany, offersShares, ownsCompany, wishesCompany } from './company.ts';
import { hasCompany, isAdviser, isBusiness, isCustomer, isHelper, isMemberOf, isSubject } from './subject.ts';
import { tokenize, type Token } from './text.ts';
import { open, type Body, type Sign } from './vocabulary.ts';

/** How strongly something was said: hits in the purpose, denied ones, and the first words that said it. */
export interface Said {
  yes: number;
  no: number;
  words: string;
  /** The words of the first denied hit. */
  denied: string;
}

/** What the two texts say, before any law is applied. */
export interface Reading {
  readonly said: Readonly<Record<Body | Sign, Said>>;
  /** Owners or members counted in the text ("three of us", "20 farmers"), never workers. */
  readonly people: number | undefined;
  /** Shareholders counted in the text. */
  readonly shareholders: number | undefined;
  /** "we", "our", or words of others that tell of several. */
  readonly plural: boolean;
  /** "we", "our": several speak for themselves. */
  readonly ourselves: boolean;
  /** "I", "my". */
  readonly single: boolean;
  /** A company is spoken of as one to be made. */
  readonly wishesCompany: boolean;
  readonly foreignPlace: boolean;
  readonly foreignPerson: boolean;
  readonly foreignCompany: boolean;
  readonly name: NameReading | undefined;
  /** A word of a trade ("designer") in the purpose, where it speaks of no body. */
  readonly trade: string | undefined;
  readonly words: number;
  readonly tokens: readonly Token[];
  /** For each token whether a "not" governs it. */
  readonly denied: readonly boolean[];
  /** For each token whether it belongs to a body that is only mentioned: a customer, a landmark, a memory. */
  readonly mentioned: readonly boolean[];
  /** Whether a part of the text was left out as an aside. */
  readonly digresses: boolean;
  readonly nameTokens: readonly Token[];
}

function phrase(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to + 1)
    .map((token) => token.word)
    .join(' ');
}

const PLURAL = new Set(['we', 'our', 'us', 'ourselves', 'yen', 'yepe', 'yeboa', 'yeton', 'yewo', 'yeye']);

const SINGLE = new Set(['i', 'my', 'me', 'am', 'mine', 'myself', 'meton', 'meye', 'mede', 'mepe', 'mewo', 'mehoo']);

/** Whoever a note is about, where nobody speaks for himself. */
const OTHERS = new Set(['they']);
const OTHER = new Set(['he', 'she', 'his', 'her']);

function blank(): Record<Body | Sign, Said> {
  const said = {} as Record<Body | Sign, Said>;
  for (const key of [...Object.keys(BODIES), ...Object.keys(SIGNS)] as (Body | Sign)[])
    said[key] = { yes: 0, no: 0, words: '', denied: '' };
  return said;
}

function note(said: Said, denied: boolean, words: string): void {
  if (denied) {
    said.no++;
    said.denied ||= words;
  } else {
    said.yes++;
    if (said.words.length < words.length || said.yes === 1) said.words = words;
  }
}

/** Words of the same clause that a memory ("I used to work for") still covers. */
const MEMORY = 9;
/** What a memory says of somebody else's company. */
const FORMER: ReadonlySet<Sign> = new Set([
  'companyWish',
  'ownExistingCompany',
  'lawPractice',
  'regulatedFinance',
  'bigBusiness',
  'foreignPerson',
  'foreignCompany',
  'branch',
]);

/** Words that make a body only where no trade is spoken of: soup kitchens and fan clubs, but also light soup and fan repairs. */
const SLIGHT: ReadonlySet<string> = new Set(SLIGHT_WORDS);

const ACTIVITIES: ReadonlySet<Sign> = new Set([
  'smallTrade',
  'bigBusiness',
  'startup',
  'companyWish',
  'lawPractice',
  'regulatedFinance',
]);

/** Reads the two texts: what is said, denied, counted; no law yet. */
export function readSignals(purpose: string | undefined, businessName: string | undefined): Reading {
  const { speller, bodies, signs, past } = open();
  const said = blank();
  const tokens = purpose === undefined ? [] : tokenize(purpose, speller);
  const denied = denials(tokens);
  const aside = asides(tokens);
  const memories = past.find(tokens, denied);
  const remembered = tokens.map((token, i) =>
    memories.some(({ to }) => to < i && i - to <= MEMORY && tokens[to]!.clause === token.clause),
  );
  const covered = tokens.map(() => false);
  const mentioned = tokens.map(() => false);
  const name = businessName === undefined ? undefined : readName(businessName);
  const found = signs.find(tokens, denied);
  const trades = name?.head === 'trade' || found.some(({ concept, denied: not }) => concept === 'smallTrade' && !not);
  const named = bodies.find(tokens, denied);
  const heads = named.filter(
    ({ concept, denied: not }) => (concept === 'cooperative' || concept === 'professionalBody') && !not,
  );
  for (const hit of named) {
    if (isMemberOf(hit, heads, tokens)) {
      mentioned[hit.from] = true;
      continue;
    }
    if (trades && hit.from === hit.to && SLIGHT.has(tokens[hit.from]!.word)) continue;
    if (aside[hit.from] || (!hit.denied && !isSubject(hit, tokens, memories))) {
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
  for (const hit of found) {
    if (aside[hit.from]) continue;
    // "trade union": the word is the body's, not a trade.
    if (ACTIVITIES.has(hit.concept) && hit.from === hit.to && covered[hit.from]) continue;
    if (FORMER.has(hit.concept) && remembered[hit.from]) continue;
    if (hit.concept === 'foreignPerson' && isCustomer(hit, tokens)) continue;
    if (hit.concept === 'nonprofit' && mentioned[hit.from]) continue;
    if (hit.concept === 'ownExistingCompany' && isFounded(hit, tokens)) continue;
    if (hit.concept === 'pair' && isHelper(hit, tokens)) continue;
    if (hit.concept === 'solo' && hasCompany(hit, tokens)) continue;
    if (hit.concept === 'lawPractice' && isAdviser(hit, tokens)) continue;
    if (hit.concept === 'regulatedFinance' && !isBusiness(hit, tokens)) continue;
    note(said[hit.concept], hit.denied, phrase(tokens, hit.from, hit.to));
  }
  if (
    said.ownExistingCompany.yes === 0 &&
    ownsCompany(
      tokens,
      denied.map((not, i) => not || aside[i]!),
    )
  )
    note(said.ownExistingCompany, false, 'a company you have');
  if (namesCompany(tokens.filter((_, i) => !aside[i]))) note(said.ownExistingCompany, false, 'a company by name');
  const offer = offersShares(
    tokens,
    denied.map((not, i) => not || aside[i]!),
  );
  if (offer !== undefined && said.sellToPublicShares.yes === 0) note(said.sellToPublicShares, false, offer);
  if (said.cooperative.yes + said.regulatedFinance.yes + said.companyWish.yes === 0 && said.cooperative.no === 0) {
    const circle = savesAndLends(tokens, aside);
    if (circle !== undefined) note(said.cooperative, false, circle);
  }
  const plural = tokens.some((token) => PLURAL.has(token.word));
  const single = tokens.some((token) => SINGLE.has(token.word));
  const foreign = foreignness(
    tokens,
    said.foreignPerson.yes > 0,
    denied.map((not, i) => not || remembered[i]! || aside[i]!),
  );
  return {
    said,
    ...countPeople(tokens, aside),
    ourselves: plural,
    plural:
      plural ||
      countNamed(tokens) !== undefined ||
      (!single && (tokens.some(({ word }) => OTHERS.has(word)) || beginsWithGroup(tokens))),
    single: single || (!plural && tokens.some(({ word }) => OTHER.has(word))),
    wishesCompany: wishesCompany(tokens),
    trade: covered.includes(true)
      ? undefined
      : tradeIn(
          tokens,
          tokens.map((_, i) => aside[i]! || denied[i]! || mentioned[i]! || remembered[i]!),
        ),
    foreignPlace: foreign.place,
    foreignPerson: foreign.person,
    foreignCompany: foreign.company,
    name,
    words: tokens.length,
    tokens,
    denied,
    mentioned,
    digresses: aside.includes(true),
    nameTokens: businessName === undefined ? [] : tokenize(businessName, speller),
  };
}
