import { addMonths, spoken } from '../../text/dates.ts';
import { endingOf } from '../reading/forms.ts';
import { read } from '../reading/read.ts';
import { ageNotices } from '../age-notices.ts';
import { sourcesOf, type Cited, type Stated } from '../law/cited.ts';
import { entityOf, type Entity } from '../law/entities.ts';
import { feeOf, type Fee, type FeeRow } from '../law/fees.ts';
import type { EntityId } from '../law/entity-ids.ts';
import type { Weighed as Verdict } from '../law/outcome.ts';
import type { Need } from '../law/needs.ts';
import { excludes } from '../law/decide.ts';
import { lacksPapers, supplyOf, type Supply } from '../law/activities.ts';
import type { Row } from '../law/table.ts';
import { say, type StatementId } from '../law/statements.ts';
import type { FactName, Facts, Mention, Reading, Want } from '../facts.ts';
import { understand, type Signals } from './case.ts';
import { mentionedRules, tellCautions, type Caution } from './cautions.ts';
import { clashesIn } from './clashes.ts';
import { calibrated } from './confidence.ts';
import { createTeller, essentialsOf, estimateFor, rowsToRegister, yearlyFeeOf, type Essentials, type Estimate, type Teller } from './essentials.ts'; // prettier-ignore
import { judge, type Judgement } from './judge.ts';
import { aboutMatter, elsewhereFor, feesElsewhere, isNewRegistration, lawfulWay, type Elsewhere } from './pointers.ts';
import { nextQuestions, type Question } from './questions.ts';
import { reasonFor, rulesFor } from './reason.ts';
import { decidedBy, mentionsIn, saidIn, told, understood, type Understood } from './understood.ts';
import { fill, type WordingId } from './wording.ts';

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

export interface Alternative {
  entity: EntityId;
  confidence: number;
  /** When it is the better choice, and the rule for it. */
  reason: string;
  /** What it asks beside the fee to register; absent of a type that is only renewed. */
  asks?: string;
  /** What registering it costs. */
  estimate?: Estimate;
}

/** What registering the recommended entity type takes. */
export interface Requires extends Essentials {
  entity_name: string;
  registered_with: string;
  fees: Fee[];
  /** Taxes and staff. */
  once_registered: Stated[];
}

/** When an alternative is the better choice, and the rule for it; the first that fits is told. */
interface When {
  readonly entity: EntityId;
  /** The recommended types beside which it is told so; absent if it is told beside all. */
  readonly beside?: readonly Row['entity'][];
  /** The fact that would have to change: it is told only where that was said, and does not exclude the type. */
  readonly without?: 'company_among_owners';
  /** What is wanted and the type does not give. */
  readonly wants?: Want;
  readonly condition: WordingId;
  readonly rule: StatementId;
}
const WHEN: readonly When[] = [
  { entity: 'sole_proprietorship', wants: 'limited_liability', condition: 'unsafeAlone', rule: 'bnLiability' },
  { entity: 'sole_proprietorship', condition: 'ifSole', rule: 'bnWhat' },
  { entity: 'partnership', without: 'company_among_owners', condition: 'ifInPerson', rule: 'ptWhat' },
  { entity: 'partnership', wants: 'limited_liability', condition: 'unsafePartners', rule: 'ptWhat' },
  { entity: 'partnership', condition: 'ifPartners', rule: 'ptWhat' },
  // Beside a branch a company is not about the owners' own property.
  { entity: 'company_limited_by_shares', beside: ['external_company'], condition: 'ifSubsidiary', rule: 'exSubsidiary' }, // prettier-ignore
  // Beside a body whose members' own property is safe too, a company is about shares.
  {
    entity: 'company_limited_by_shares',
    beside: ['cooperative_society', 'company_limited_by_guarantee', 'public_company_limited_by_shares'],
    condition: 'ifSharesOnly',
    rule: 'coPrivate',
  },
  { entity: 'company_limited_by_shares', condition: 'ifShares', rule: 'coLiability' },
  { entity: 'public_company_limited_by_shares', condition: 'ifPublic', rule: 'plcWhat' },
  { entity: 'company_limited_by_guarantee', condition: 'ifGuarantee', rule: 'lbgWhat' },
  { entity: 'unlimited_company', condition: 'ifUnlimited', rule: 'ulWhat' },
  { entity: 'external_company', condition: 'ifExternal', rule: 'exWhat' },
  { entity: 'subsidiary_business_name', condition: 'ifSecondName', rule: 'sbnWhat' },
  { entity: 'professional_body', condition: 'ifProfession', rule: 'pbWhat' },
  { entity: 'cooperative_society', condition: 'ifCooperative', rule: 'csWhat' },
  { entity: 'incorporated_trustees', condition: 'ifTrustees', rule: 'itWhat' },
];
const whenOf = (entity: EntityId, best: Row, facts: Facts): When =>
  WHEN.find(
    (one) =>
      one.entity === entity &&
      (one.beside?.includes(best.entity) ?? true) &&
      (one.without === undefined || facts[one.without] === true) &&
      (one.wants === undefined || facts.wants?.includes(one.wants) === true),
  )!;

/** Whether the law excludes a type, whatever would have to change for it. */
function isClosed(entity: EntityId, best: Row, facts: Facts): boolean {
  const { without } = whenOf(entity, best, facts);
  return excludes(entity, without === undefined ? facts : { ...facts, [without]: false });
}

/** The types that one thing which was said would open, if it were otherwise. */
const openedBy = ({ entity }: Row, facts: Facts): EntityId[] =>
  entity === 'company_limited_by_shares'
    ? WHEN.filter(({ without }) => without !== undefined && facts[without] === true).map((one) => one.entity)
    : [];

/** The types that whoever wants something is not helped by. */
const REFUSED: readonly { readonly wants: Want; readonly types: readonly EntityId[] }[] = [
  { wants: 'tenders', types: ['sole_proprietorship', 'partnership'] },
  { wants: 'investors_or_shares', types: ['sole_proprietorship'] },
];

const ALTERNATIVES = 3;
/** From this probability on a type is an alternative even if no practitioner would name it beside the first. */
const WORTH_NAMING = 0.06;
/** An alternative that is this near to the first is said to fit nearly as well. */
const NEARLY = 0.15;

function alternativesTo(
  best: Verdict,
  others: readonly Verdict[],
  confidence: number,
  facts: Facts,
): Recommendation['alternatives'] {
  // prettier-ignore
  const shares = new Map<EntityId, number>();
  for (const { row, probability } of others)
    if (row.entity !== 'none' && probability >= WORTH_NAMING) shares.set(row.entity, probability);
  const left = 1 - confidence;
  for (const entity of [...best.row.beside, ...openedBy(best.row, facts)])
    shares.set(entity, Math.max(shares.get(entity) ?? 0, 0.02));
  shares.delete(best.row.entity as EntityId);
  let room = Math.round(left * 100);
  const sum = [...shares.values()].reduce((total, share) => total + share, 0);
  return [...shares]
    .filter(([entity]) => best.row.need === 'elsewhere' || !isClosed(entity, best.row, facts))
    .filter(([entity]) => !lacksPapers(entity, facts))
    .filter(([entity]) => !REFUSED.some(({ wants, types }) => types.includes(entity) && facts.wants?.includes(wants)))
    .sort((a, b) => b[1] - a[1])
    .slice(0, ALTERNATIVES)
    .flatMap(([entity, share]) => {
      const percent = Math.min(room, Math.max(1, Math.floor((left * 100 * share) / Math.max(sum, left))));
      room -= percent;
      if (percent === 0) return [];
      const { condition, rule } = whenOf(entity, best.row, facts);
      const type = entityOf(entity);
      const estimate = estimateFor(type);
      // What the recommended type asks too is told of it already.
      const isAskedToo = best.row.entity !== 'none' && entityOf(best.row.entity).asks === type.asks;
      return [
        {
          entity,
          confidence: percent / 100,
          reason: `${fill(condition)} ${say(rule)}`,
          ...(type.asks === undefined || isAskedToo ? {} : { asks: fill(type.asks, { fee: yearlyFeeOf(type) }) }),
          ...(estimate === undefined ? {} : { estimate }),
        },
      ];
    });
}

/** Who speaks of a branch has often opened it already: from which day on its month has passed. */
const lateNotice = ({ entity, need }: Row, today: string | undefined): string[] =>
  need === 'register' && entity === 'external_company' && today !== undefined
    ? [fill('branchLate', { day: spoken(addMonths(today, -1)) })]
    : [];

/** The types whose names may not end in Limited. */
const UNLIMITED_NAMES: readonly Row['entity'][] = ['sole_proprietorship', 'partnership'];

/** What it costs to end such a name in Limited. */
const limitedNotice = (name: string | undefined, { entity, need }: Row): string[] =>
  need === 'register' && UNLIMITED_NAMES.includes(entity) && endingOf(name) === 'company_limited_by_shares'
    ? [fill('endsLimited')]
    : [];

/** Where a company has its place among the owners. */
const companyNotice = ({ entity, need }: Row, { company_among_owners }: Facts): string[] =>
  need !== 'register' || company_among_owners !== true
    ? []
    : entity === 'partnership'
      ? [fill('companyStaysOut')]
      : entity === 'company_limited_by_shares'
        ? [fill('companyHolds')]
        : [];

const nearlyNotice = (best: Verdict, second: Verdict | undefined, isAsked: boolean): string[] =>
  second !== undefined && second.row.entity !== 'none' && best.probability - second.probability < NEARLY
    ? [fill(isAsked ? 'nearlyAsWell' : 'nearlyOnly', { entity: entityOf(second.row.entity).name })]
    : [];

/** The signals of a caller who answers a question. */
const answered = (signals: Signals, field: FactName, value: string | number): Signals => ({
  ...signals,
  [field]: field === 'wants' || field === 'foreign' || field === 'activities' ? [value] : value,
});

/** What to say of VAT, by what is sold. */
const VAT: Readonly<Record<Supply, WordingId>> = { goods: 'briefVatGoods', services: 'briefVatServices' };

/** Who asks: what they gave, what their words mention, and the facts that it comes to. */
interface Asker {
  readonly signals: Signals;
  readonly mentions: readonly Mention[];
  readonly facts: Facts;
}

/** What a founder asks next: of VAT and staff one line, unless it is known what is sold, or that there are staff. */
function nextOf({ next: all }: Entity, { facts, signals: { team_size: team }, mentions }: Asker): Entity['next'] {
  // The tax stamp is for small traders and artisans.
  const next = facts.body === 'practice' ? all.filter((id) => id !== 'briefStamp') : all;
  const supply = supplyOf(facts);
  const hasStaff = team === undefined ? mentions.includes('staff') : team > (facts.owners ?? 1);
  if (supply === undefined && !hasStaff && next.includes('briefVat') && next.includes('briefStaff'))
    return next.flatMap((id) => (id === 'briefVat' ? 'briefGeneral' : id === 'briefStaff' ? [] : id));
  return next.map((id) => {
    if (id === 'briefVat' && supply !== undefined) return VAT[supply];
    return id === 'briefStaff' && !hasStaff ? 'briefStaffShort' : id;
  });
}

/** What an entity type takes of this asker. */
function requiresOf(entity: Entity, fees: readonly FeeRow[], asker: Asker, teller: Teller): Requires {
  const { facts, signals } = asker;
  const { requirements, ...essentials } = essentialsOf(entity, teller, signals.business_name ?? '');
  const besides = facts.body === undefined ? [] : (entity.of?.[facts.body] ?? []);
  return {
    entity_name: entity.name,
    registered_with: fill(entity.registeredWith),
    fees: fees.map(feeOf),
    ...essentials,
    requirements: [...requirements, ...teller.tell(besides)],
    once_registered: teller.tell(nextOf(entity, asker)),
  };
}

/** The case as it was given; where what is called a change is a new registration that leads to another type, as a start. */
function asMeant(given: Signals, reading: Reading, mentions: readonly Mention[]) {
  const asGiven = judged(given, reading);
  if (!isNewRegistration(given, mentions, asGiven.judgement)) return asGiven;
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
  const reading = read(given.purpose, given.business_name);
  const mentions = mentionsIn(reading);
  const { signals, understanding, judgement } = asMeant(given, reading, mentions);
  const { best, others, entity } = judgement;
  const { row } = best;
  const { found, facts, warnings } = judgement.about();
  // What is registered elsewhere, or already, does not depend on what would clash in something new.
  const clashes = row.need === 'elsewhere' ? [] : clashesIn(saidIn(found), understanding);
  const confidence = calibrated(best.probability, {
    clashes: clashes.length > 0,
    unknown: understanding.isUnknown,
  });
  const asker: Asker = { signals, mentions, facts };
  const matter = row.need === 'elsewhere' ? row.when.matter![0]! : undefined;
  const ifAnswered = (field: FactName, value: string | number): Judgement =>
    asMeant(answered(signals, field, value), reading, mentions).judgement;
  const about = matter === undefined ? undefined : aboutMatter(matter, asker, judgement, ifAnswered);
  const teller = createTeller();
  // A rule that forbids it stands among the cautions too, with its authority and date.
  if (row.need !== 'not_permitted') teller.skip(rulesFor(row, facts));
  const types = about === undefined ? [row.entity] : [about.kind.entity, about.kind.or];
  const besides = mentionedRules(mentions, row.need === 'register', types, facts);
  const cautions = tellCautions([...warnings, ...besides], teller);
  // Whoever carries on no business is not told what registering one takes.
  const takes = entity === 'none' || row.isIdle ? undefined : entityOf(entity);
  const fees = takes === undefined ? [] : rowsToRegister(takes);
  const requires = takes === undefined ? undefined : requiresOf(takes, fees, asker, teller);
  // What is reserved to Ghanaians is so in every entity type.
  const alternatives = row.need === 'not_permitted' ? [] : alternativesTo(best, others, confidence, facts);
  const elsewhere =
    row.need === 'not_permitted'
      ? lawfulWay(facts, teller)
      : about === undefined
        ? undefined
        : elsewhereFor(about, teller);
  const allFees = about === undefined ? fees : feesElsewhere(about);
  teller.skip(alternatives.map(({ entity }) => whenOf(entity, row, facts).rule));
  const next_questions = nextQuestions(judgement, clashes, ifAnswered);
  const notices = [
    ...(signals === given ? [] : [fill('changeIsStart')]),
    ...(mentions.includes('complaint') ? [fill('reportWrong')] : []),
    ...(mentions.includes('reserve') && row.need === 'register' && UNLIMITED_NAMES.includes(entity)
      ? [fill('notReserved')]
      : []),
    ...(mentions.includes('behalf') ? [fill('onBehalf')] : []),
    // Beside another matter; who asks of a certificate is told what to do.
    ...(mentions.includes('cheated') && matter !== 'status' ? [fill('isItReal'), fill('ifCheated')] : []),
    ...clashes.map(({ notice }) => notice),
    ...limitedNotice(signals.business_name, row),
    ...nearlyNotice(best, others[0], next_questions.length > 0),
    ...companyNotice(row, facts),
    ...lateNotice(row, today),
    ...(today === undefined ? [] : ageNotices(allFees, teller.behind, today)),
  ];
  // What is closed was stated too.
  const known = told(understanding);
  return {
    recommended_entity: entity,
    need: row.need,
    reason: reasonFor(judgement),
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
