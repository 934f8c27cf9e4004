import { addMonths, spoken } from '../../text/dates.ts';
import { read } from '../reading/read.ts';
import { townIn } from '../reading/towns.ts';
import { ageNotices } from '../age-notices.ts';
import { sourcesOf, type Cited, type Stated } from '../law/cited.ts';
import { entityOf, manyOf, type Entity } from '../law/entities.ts';
import { feeOf, type Fee, type FeeRow } from '../law/fees.ts';
import { WITH_SHARES, type EntityId } from '../law/entity-ids.ts';
import type { Weighed as Verdict } from '../law/outcome.ts';
import type { Need } from '../law/needs.ts';
import { supplyOf, type Supply } from '../law/activities.ts';
import { NOT_GHANAIAN, type Row } from '../law/table.ts';
import { isListFact, type FactName, type Facts, type Mention, type Reading } from '../facts.ts';
import { createTeller, type Say, type Teller } from '../teller.ts';
import { withTopics } from '../topics.ts';
import { alternativesTo, type Alternative } from './alternatives.ts';
import { understand, type Signals } from './case.ts';
import { mentionedRules, tellCautions, type Caution } from './cautions.ts';
import { clashesIn } from './clashes.ts';
import { calibrated } from './confidence.ts';
import { essentialsOf, rowsToRegister, type Essentials } from './essentials.ts';
import { judge, type Judgement } from './judge.ts';
import type { Kind } from './kind.ts';
import {
  aboutMatter,
  askedOfChange,
  elsewhereFor,
  feesElsewhere,
  isNewRegistration,
  lawfulWay,
  type Elsewhere,
} from './pointers.ts';
import { MOST_QUESTIONS, nextQuestions, type Question } from './questions.ts';
import { isOwnName, reasonFor, rulesFor, spokeOfCompany } from './reason.ts';
import { decidedBy, isSure, saidIn, saidOrLikely, understood, type Found, type Understood } from './understood.ts';
import type { WordingId } from './wording.ts';

export interface Recommendation {
  /** `none` where nothing is to be registered here. */
  recommended_entity: EntityId | 'none';
  need: Need;
  /** The facts that decided, then the rules. */
  reason: string;
  /** The probability that a practitioner would accept the recommendation, 0 to 1. */
  confidence: number;
  /** At most three, none of them answered already; empty if no answer would change anything. */
  next_questions: Question[];
  /** The facts that it rests on. */
  understood: Understood[];
  /** At most three; their confidences and that of the recommendation sum to at most 1. */
  alternatives: Alternative[];
  /** Licences first. */
  cautions: Caution[];
  /** What registering it takes; absent if nothing is to be registered here. */
  requires?: Requires;
  /** Where the matter belongs; absent if something is to be registered here. */
  elsewhere?: Elsewhere;
  /** The sources of all statements. */
  sources: Cited[];
  notices?: string[];
}

/** What registering the recommended entity type takes. */
export interface Requires extends Essentials {
  entity_name: string;
  registered_with: string;
  fees: Fee[];
  /** Taxes and staff. */
  once_registered: Stated[];
}

/** An alternative that is this near to the first is said to fit nearly as well. */
const NEARLY = 0.15;

/** Who speaks of a branch has often opened it already: from which day on its month has passed. */
const lateNotice = ({ entity, need }: Row, today: string | undefined, say: Say): string[] =>
  need === 'register' && entity === 'external_company' && today !== undefined
    ? [say('branchLate', { day: spoken(addMonths(today, -1)) })]
    : [];

/** Where a company has its place among the owners. */
const companyNotice = ({ entity, need }: Row, { company_among_owners }: Facts, say: Say): string[] =>
  need !== 'register' || company_among_owners !== true
    ? []
    : entity === 'partnership'
      ? [say('companyStaysOut')]
      : entity === 'company_limited_by_shares'
        ? [say('companyHolds')]
        : [];

const nearlyNotice = (best: Verdict, second: Verdict | undefined, isAsked: boolean, say: Say): string[] =>
  second !== undefined && second.row.entity !== 'none' && best.probability - second.probability < NEARLY
    ? [say(isAsked ? 'nearlyAsWell' : 'nearlyOnly', { entity: entityOf(second.row.entity).name })]
    : [];

/** The signals of a caller who answers a question. */
const answered = (signals: Signals, field: FactName, value: string | number): Signals => ({
  ...signals,
  [field]: isListFact(field) ? [value] : value,
});

/** What to say of VAT, by what is sold. */
const VAT: Readonly<Record<Supply, WordingId>> = { goods: 'briefVatGoods', services: 'briefVatServices' };

/** What a question is answered by that is no recommendation, and other mentions that change nothing in it. */
const NOTICED: readonly (readonly [Mention, WordingId])[] = [
  ['complaint', 'reportWrong'],
  ['compares', 'compareTypes'],
  ['asks_name', 'checkName'],
  ['behalf', 'onBehalf'],
];

/** Who hears what the faster service costs. */
const PRICED: readonly Mention[] = ['fast', 'agent_price', 'suspect'];

/** Who asks: what they gave, what their words mention, and the facts that it comes to. */
interface Asker {
  readonly signals: Signals;
  readonly mentions: readonly Mention[];
  readonly facts: Facts;
}

/** What a founder asks next: of VAT and staff one line, unless it is known what is sold, or that there are staff. */
function nextOf({ next: all }: Entity, { facts, signals, mentions }: Asker): Entity['next'] {
  const { team_size: team } = signals;
  // The tax stamp is for small traders and artisans.
  const next = all.filter((id) => id !== 'briefStamp' || facts.body !== 'practice');
  const supply = supplyOf(facts);
  const hasStaff = team === undefined ? mentions.includes('staff') : team > (facts.owners ?? 1);
  if (supply === undefined && !hasStaff && next.includes('briefVat') && next.includes('briefStaff'))
    return next.flatMap((id) => (id === 'briefVat' ? 'briefGeneral' : id === 'briefStaff' ? [] : id));
  return next.map((id) => {
    if (id === 'briefVat' && supply !== undefined) return VAT[supply];
    return id === 'briefStaff' && !hasStaff ? 'briefStaffShort' : id;
  });
}

/** Whether somebody only asks how types differ: no answer is then about them. */
const onlyCompares = (mentions: readonly Mention[], found: readonly Found[]): boolean =>
  mentions.includes('compares') && found.every(({ field }) => field === 'matter' || field === 'body');

/** Whether foreigners own a company: then it takes longer. */
const isForeignCompany = ({ time, id }: Entity, { foreign = [] }: Facts): boolean =>
  time !== undefined && WITH_SHARES.includes(id) && foreign.some((one) => NOT_GHANAIAN.includes(one));

/** What an entity type takes of this asker. */
function requiresOf(entity: Entity, fees: readonly FeeRow[], asker: Asker, teller: Teller): Requires {
  const { facts, signals } = asker;
  const { requirements, ...essentials } = essentialsOf(
    entity,
    teller,
    signals.business_name ?? '',
    townIn(signals.purpose ?? ''),
  );
  const { body } = facts;
  const besides = body === undefined || manyOf(entity, facts) !== undefined ? [] : (entity.of?.[body] ?? []);
  return {
    entity_name: entity.name,
    registered_with: teller.say(entity.registeredWith),
    fees: fees.map(feeOf),
    ...essentials,
    requirements: [...requirements, ...teller.tell(besides)],
    ...(isForeignCompany(entity, facts) ? { time: teller.tell(['usualTimeForeign']) } : {}),
    once_registered: teller.tell(nextOf(entity, asker)),
  };
}

/** The case as it was given; where what is called a change is a new registration that leads to another type, as a start. */
function asMeant(given: Signals, reading: Reading) {
  const asGiven = judged(given, reading);
  if (!isNewRegistration(given, asGiven.judgement)) return asGiven;
  const asStart = judged({ ...given, matter: 'start' }, reading);
  const { best, entity } = asStart.judgement;
  return best.row.need === 'register' && entity !== 'sole_proprietorship' ? asStart : asGiven;
}

function judged(signals: Signals, reading: Reading) {
  const understanding = understand(signals, reading);
  return { signals, understanding, judgement: judge(understanding) };
}

/**
 * What fits the signals, with reasons, confidence, open questions, cautions, and what it takes. It is an indication, not legal advice.
 * The same signals get the same answer on the same day.
 *
 * @param given at least one field, already validated
 * @param today the day in Ghana as YYYY-MM-DD; without it nothing is said of the age of facts and fees
 */
export function recommend(given: Signals, today?: string): Recommendation {
  const reading = withTopics(read(given.purpose, given.business_name), given.topics);
  const { mentions } = reading;
  const { signals, understanding, judgement } = asMeant(given, reading);
  const { best, others, entity } = judgement;
  const { row } = best;
  const { found, facts, warnings } = judgement.about();
  // What is registered elsewhere, or already, does not depend on what would clash in something new.
  const clashes = row.need === 'elsewhere' ? [] : clashesIn(saidIn(found), understanding);
  const confidence = calibrated(best.probability, {
    clashes: clashes.length > 0 || spokeOfCompany(row, mentions),
    unknown: understanding.isUnknown || onlyCompares(mentions, found),
  });
  const asker: Asker = { signals, mentions, facts };
  const matter = row.need === 'elsewhere' ? row.when.matter![0]! : undefined;
  const ifAnswered = (field: FactName, value: string | number): Judgement =>
    asMeant(answered(signals, field, value), reading).judgement;
  const about = matter === undefined ? undefined : aboutMatter(matter, asker, judgement, ifAnswered);
  const teller = createTeller();
  const { say } = teller;
  const reason = reasonFor(judgement, say, signals.business_name);
  // A rule that forbids it stands among the cautions too, with its authority and date.
  if (row.need !== 'not_permitted') teller.tell(rulesFor(row, facts));
  const isTurned = signals !== given;
  // What is turned into a new registration is a business name that exists.
  const existing: Pick<Kind, 'entity' | 'or'> | undefined =
    about?.kind ?? (isTurned ? { entity: 'sole_proprietorship' } : undefined);
  const besides = existing === undefined ? [] : mentionedRules(reading, false, [existing.entity, existing.or], facts);
  // What to do about a matter comes before what to know beside it.
  const whereItBelongs = about === undefined ? undefined : elsewhereFor(about, teller);
  const cautions = tellCautions([...warnings, ...besides], teller);
  // Whoever carries on no business is not told what registering one takes.
  const takes = entity === 'none' || row.isIdle ? undefined : entityOf(entity);
  // Who is in no hurry is offered no faster service; an agent's sum may be its price.
  const hearsFastPrice = PRICED.some((mention) => mentions.includes(mention));
  const fees = takes === undefined ? [] : rowsToRegister(takes).filter(({ offered }) => hearsFastPrice || !offered);
  const requires = takes === undefined ? undefined : requiresOf(takes, fees, asker, teller);
  // What is reserved to Ghanaians is so in every entity type.
  const alternatives =
    row.need === 'not_permitted'
      ? []
      : alternativesTo(best, others, { confidence, facts, isWanted: (want) => isSure(understanding, want) }, say);
  const elsewhere = row.need === 'not_permitted' ? lawfulWay(facts, teller) : whereItBelongs;
  const allFees = about === undefined ? fees : feesElsewhere(about);
  const asked = about === undefined ? [] : askedOfChange(about, teller);
  const next_questions = [...asked, ...nextQuestions(judgement, clashes, ifAnswered, say)].slice(0, MOST_QUESTIONS);
  const notices = [
    ...(isTurned ? [say('changeIsStart')] : []),
    ...NOTICED.filter(([mention]) => mentions.includes(mention)).map(([, notice]) => say(notice)),
    ...(mentions.includes('reserve') && isOwnName(row) ? [say('notReserved')] : []),
    // Beside another matter; who asks of a certificate is told what to do. What is only to be registered has none.
    ...(mentions.includes('suspect') && matter !== 'status'
      ? [...(about === undefined ? [] : [say('isItReal')]), say('ifCheated')]
      : []),
    // Whoever hears of a second citizenship may have no Ghana Card.
    ...(warnings.some(({ statement }) => statement === 'fgDual') ? [say('cardAbroad')] : []),
    ...clashes.map(({ notice }) => say(notice)),
    ...nearlyNotice(best, others[0], next_questions.length > 0, say),
    ...companyNotice(row, facts, say),
    ...lateNotice(row, today, say),
    ...(today === undefined ? [] : ageNotices(allFees, teller, today)),
  ];
  // What is closed was stated too.
  const known = saidOrLikely(understanding);
  return {
    recommended_entity: entity,
    need: row.need,
    reason,
    confidence,
    next_questions,
    understood: understood([...known, ...decidedBy(row.when, facts, known, understanding)]),
    alternatives,
    cautions,
    ...(requires === undefined ? {} : { requires }),
    ...(elsewhere === undefined ? {} : { elsewhere }),
    sources: sourcesOf(teller.behind),
    ...(notices.length > 0 ? { notices: [...new Set(notices)] } : {}),
  };
}
