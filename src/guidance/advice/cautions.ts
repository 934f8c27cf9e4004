import { containedIn } from '../contained.ts';
import type { Activity, Facts, Mention, Reading } from '../facts.ts';
import {
  ACTIVITY_RULES,
  ASSEMBLY,
  asksDataCertificate,
  licensedWork,
  MONEY,
  keepsPersonalData,
  licencesFor,
  type StepOrder,
} from '../law/activities.ts';
import { siteOf } from '../law/authorities.ts';
import { closedIn, closerOf } from '../law/closed.ts';
import { isCompany } from '../law/entity-ids.ts';
import { FOREIGN_LIMITS, foreignRulesFor, type Capital, type ForeignRule } from '../law/foreign.ts';
import { STATEMENTS, cite, type StatementId } from '../law/statements.ts';
import { DATA_COMMISSION, MENTIONED } from '../law/mentions.ts';
import { isKeyword } from '../reading/keywords.ts';
import { BUSINESSES, NOT_GHANAIAN, type Row } from '../law/table.ts';
import { remember } from '../remember.ts';
import type { Teller } from '../teller.ts';
import { topicOf, type Topic } from '../topics.ts';
import type { Understanding } from './case.ts';
import { limitsFor, npoLicenceFor, typeRulesFor } from './type-rules.ts';
import { REGISTRAR, by, type Warning } from './warning.ts';

/** Something to know or to obtain before registering. */
export interface Caution {
  message: string;
  /** What waits until it is granted; of several told with the last. */
  waits?: string;
  authority?: string;
  /** Its website, with the first caution that it stands behind. */
  site?: string;
  /** It is a step before or after the registration. */
  step?: StepOrder;
  /** The subject that the words speak of, or the caller named: it is told for it. */
  topic?: Topic;
  /** The plan stands only if this is fulfilled. */
  limits?: true;
  /** The foreign capital that it asks, in US dollars. */
  capital?: Capital;
  /** One line: title, section, kind, date, address. */
  source: string;
  as_of: string;
}

const INVESTMENT_CENTRE = 'Ghana Investment Promotion Centre';
const INTERIOR = 'Ministry of the Interior';

const DATA_PROTECTION: Warning = { statement: 'afData', authority: DATA_COMMISSION, step: 'after' };

/** The licences that the activities need, and the bar against a business name. */
const licencesOf = remember((activities: readonly Activity[] | undefined): readonly Warning[] =>
  (activities ?? []).flatMap((activity) => [...licencesFor(activity, activities!), ...barsOf([activity])]),
);

/** The licences of the work; of members' own savings, that they are told apart from the public's. */
function workLicences(activities: readonly Activity[] | undefined, { stated }: Understanding): readonly Warning[] {
  const work = licensedWork(activities, stated.body);
  return [
    ...licencesOf(work),
    ...(work === activities ? [] : by('Bank of Ghana', 'liSusuPublic', 'liTierDates', 'liTiers')),
  ];
}

/** What whoever changes or closes a business of these kinds has to report. */
const reportsOf = (activities: readonly Activity[] = []): readonly Warning[] =>
  activities.flatMap((activity) => {
    const { licences: [first] = [], changes = [] } = ACTIVITY_RULES[activity] ?? {};
    return changes.map((statement) => ({ statement, ...(first === undefined ? {} : { authority: first.authority }) }));
  });

/** The licences of the activities of which a part is left to Ghanaians. */
const partsOf = (activities: readonly Activity[] = []): readonly Warning[] =>
  licencesOf(activities.filter((activity) => ACTIVITY_RULES[activity]?.partForGhanaians !== undefined));

/** What the goods need that are sold beside work that is closed: somebody may hold them already. */
const goodsBesideClosed = (activities: readonly Activity[] = []): readonly Warning[] =>
  activities.includes('herbal_or_cosmetics')
    ? licencesOf(['herbal_or_cosmetics']).map(({ step: _, ...warning }) => warning)
    : [];

/** The rules that leave the activities to bodies corporate: no change may turn them into anything else. */
const barsOf = (activities: readonly Activity[] = []): readonly Warning[] =>
  activities.flatMap((activity) => {
    const { bodyCorporate } = ACTIVITY_RULES[activity] ?? {};
    return bodyCorporate === undefined ? [] : [{ statement: bodyCorporate }];
  });

/** Where nothing is registered: the licence that was asked about, or what a change or an ending takes besides. */
const ELSEWHERE: Readonly<Record<string, (facts: Facts, understanding: Understanding) => readonly Warning[]>> = {
  licence_only: (facts, understanding) => [
    ...(understanding.reading.mentions.includes('personal_data') ? by(DATA_COMMISSION, 'afData', 'afDataFee') : []),
    // What they name may need a licence of its own, as what is sold in a bar: they ask for that one. What was only read by chance may not.
    ...mentionedRules({ mentions: understanding.reading.mentions.filter(isKeyword) }, true, [], facts).filter(
      ({ authority }) => authority !== undefined,
    ),
    ...workLicences(facts.activities, understanding),
    ...(understanding.reading.mentions.includes('wedding') ? by('Registrar-General’s Department', 'elWedding') : []),
    ...(facts.body === undefined || BUSINESSES.includes(facts.body) ? by(ASSEMBLY, 'afPermit') : []),
  ],
  marriage: ({ body }) => (body === 'religious' ? by('Registrar-General’s Department', 'elWedding') : []),
  change: ({ activities, wants = [] }, { reading }) => [
    ...(reading.mentions.includes('new_work')
      ? licencesOf(activities)
      : [...barsOf(activities), ...reportsOf(activities)]),
    ...(wants.includes('public_share_offer') ? publicOffer('plcWhat') : []),
  ],
  close: ({ activities }) => reportsOf(activities),
};

/** The taxes of whoever trades in their own name; the tax stamp is for small traders and artisans. */
const ownTaxes = ({ body }: Facts): StatementId[] => [
  'afOwnerTax',
  ...(body === 'practice' ? [] : (['afStamp'] as const)),
  'afVat',
  'afVatServices',
];

/** What an offer to the public asks. */
const publicOffer = (...more: readonly StatementId[]): Warning[] => [
  ...more.map((statement) => ({ statement })),
  ...by('Securities and Exchange Commission', 'liOffer'),
];

/** From this probability on the words sound as if a foreigner took part. */
const SOUNDS_FOREIGN = 0.3;

/**
 * What somebody hears of citizenship who does not know it of all, and a Ghanaian who lives abroad or has another passport too: it is stated, or the words sound foreign although all are
 * Ghanaians. Who only speaks of being a Ghanaian may mean that too.
 */
function abroadRulesFor({ entity }: Row, { foreign = [] }: Facts, understanding: Understanding): Warning[] {
  const { stated, beliefs, reading, closed } = understanding;
  // Who does not know whether all are citizens hears how to settle it, and what either answer brings.
  if (closed.has('foreign') && stated.foreign === undefined && !foreign.some((one) => NOT_GHANAIAN.includes(one)))
    return [
      ...by(INTERIOR, 'fgCitizenship', 'fgCitizenship97'),
      ...by(INVESTMENT_CENTRE, 'fgAbroad', 'fgIfForeign', 'gipcExempt'),
    ];
  const sounds =
    reading.mentions.includes('abroad') || NOT_GHANAIAN.some((value) => beliefs.foreign[value] >= SOUNDS_FOREIGN);
  if (foreign.includes('ghanaian_abroad_or_dual') || (foreign.includes('none') && sounds))
    return [
      ...by(INVESTMENT_CENTRE, 'fgAbroad', 'fgDual'),
      ...by(INTERIOR, 'fgCitizenship', 'fgCitizenship97'),
      ...by(
        REGISTRAR,
        'coResident',
        ...(isCompany(entity)
          ? (['coDeclare', 'elEmbassy', 'orcElectronic'] as const)
          : (['elAttorney', 'elEmbassy'] as const)),
      ),
    ];
  return stated.foreign === undefined && foreign.includes('none') ? by(INVESTMENT_CENTRE, 'fgAbroad') : [];
}

/** The rules that close an activity to foreigners, with the authority that applies them. */
export const closedTo = (activities: readonly Activity[]): Warning[] =>
  activities.flatMap((activity) => {
    const { ghanaiansOnly = [] } = ACTIVITY_RULES[activity] ?? {};
    return by(closerOf(activity) ?? INVESTMENT_CENTRE, ...ghanaiansOnly);
  });

/** What the law asks beside the registration: a foreigner's capital, licences, other rules for foreigners, then those of the type. */
export function cautionsFor(row: Row, facts: Facts, understanding: Understanding): readonly Warning[] {
  if (row.isIdle) return [];
  if (row.need === 'elsewhere') return ELSEWHERE[row.id]?.(facts, understanding) ?? [];
  if (row.need === 'not_permitted')
    return [
      ...closedTo(closedIn(facts.activities)),
      ...partsOf(facts.activities),
      ...goodsBesideClosed(understanding.stated.activities),
      ...(closedIn(facts.activities).some((one) => closerOf(one) === undefined)
        ? by(INVESTMENT_CENTRE, 'gipcStillReserved')
        : []),
      ...by(INVESTMENT_CENTRE, 'fgFronting'),
      ...(facts.ghanaian_spouse === true ? by(INVESTMENT_CENTRE, 'fgSpouse') : []),
      ...by(REGISTRAR, 'coOwnersHidden'),
      ...(facts.activities?.includes('petty_trading') ? by(INVESTMENT_CENTRE, 'fgStall') : []),
    ];
  // A share that was only read may be what is asked about, so it settles no amount.
  const { ghanaian_share: share, ...others } = facts;
  const foreign = foreignRulesFor(share === understanding.stated.ghanaian_share ? facts : others);
  const told = (isWanted: (rule: ForeignRule) => boolean): Warning[] =>
    foreign
      .filter(isWanted)
      .flatMap(({ statements, authority = INVESTMENT_CENTRE, step }) =>
        by(authority, ...statements).map((warning) => ({ ...warning, ...(step === undefined ? {} : { step }) })),
      );
  const dataFirst = asksDataCertificate(facts);
  // The investment centre comes next after the registration, then whoever licenses the work.
  const warnings = [
    ...told(({ capital }) => capital === true),
    ...told(({ step }) => step !== undefined),
    ...(dataFirst ? [DATA_PROTECTION] : []),
    ...workLicences(facts.activities, understanding),
    ...told(({ capital, step }) => capital !== true && step === undefined),
  ];
  // Whoever need not register a name owes tax all the same, and the assembly's permit.
  if (row.id === 'own_exact_name')
    warnings.push(...by('Ghana Revenue Authority', ...ownTaxes(facts)), ...by(ASSEMBLY, 'afPermit'));
  warnings.push(...abroadRulesFor(row, facts, understanding));
  if (row.entity === 'public_company_limited_by_shares') warnings.push(...publicOffer());
  warnings.push(...npoLicenceFor(row, facts));
  if (row.entity === 'cooperative_society') {
    warnings.push(...by('Department of Co-operatives', 'csWhere'));
    if (facts.activities?.some((activity) => MONEY.includes(activity)))
      warnings.push(...by('Bank of Ghana', 'csCredit', 'csCreditLarge'));
  }
  if (keepsPersonalData(facts) && !dataFirst) warnings.push(DATA_PROTECTION);
  if (understanding.reading.mentions.includes('earlier_name')) warnings.push(...reportsOf(facts.activities));
  return [...warnings, ...limitsFor(row, facts, understanding), ...typeRulesFor(row, facts)];
}

const rowsOf = remember((mentions: readonly Mention[]) =>
  MENTIONED.filter(({ mention }) => mentions.includes(mention)),
);

/**
 * What somebody hears of what the words mention, or the caller named.
 * @param types the type that is to be registered, or those that may be registered already
 */
export const mentionedRules = (
  { mentions, named = [] }: Pick<Reading, 'mentions' | 'named'>,
  isNew: boolean,
  types: readonly (Row['entity'] | undefined)[],
  { body, activities = [], foreign = [], mainly_trading }: Facts,
): Warning[] =>
  rowsOf(mentions)
    .filter(
      ({ mention, and, told = 'new', orNamed, beside, inBody, doing, of, trades }) =>
        (and === undefined || mentions.includes(and)) &&
        (told === 'always' ||
          told === (isNew ? 'new' : 'elsewhere') ||
          ((told === 'named' || orNamed === true) && named.includes(mention))) &&
        (beside === undefined || beside.some((type) => types.includes(type))) &&
        (inBody === undefined || inBody === body) &&
        (doing === undefined || activities.includes(doing)) &&
        (of === undefined || of.some((one) => foreign.includes(one))) &&
        (trades === undefined || mainly_trading === true),
    )
    .flatMap(({ mention, statements, authority }) => {
      const topic = topicOf(mention, mentions);
      return statements.map((statement) => ({
        statement,
        ...(authority === undefined ? {} : { authority }),
        ...(topic === undefined ? {} : { topic }),
      }));
    });

/** The cautions that the answer does not say already, each once. That the work waits is said once, with the last that it waits for. */
export function tellCautions(warnings: readonly Warning[], { say, tell }: Teller): Caution[] {
  const contained = new Set(warnings.flatMap(({ statement }) => containedIn(statement)));
  const fresh = warnings.filter(({ statement }) => !contained.has(statement) && tell([statement]).length > 0);
  const last = fresh.findLast(({ isAwaited }) => isAwaited);
  // What a topic tells belongs to it, whatever else tells it first; of several topics to the first.
  const topics = new Map(
    warnings.toReversed().flatMap(({ statement, topic }) => (topic === undefined ? [] : [[statement, topic]])),
  );
  const found = new Set<string>();
  return fresh.map((warning) => {
    const { statement, authority, step } = warning;
    const topic = topics.get(statement);
    const site = authority === undefined || found.has(authority) ? undefined : siteOf(authority);
    if (authority !== undefined) found.add(authority);
    const capital = FOREIGN_LIMITS.get(statement);
    return {
      message: say(statement),
      ...(warning === last ? { waits: say('workWaits') } : {}),
      ...(authority === undefined ? {} : { authority }),
      ...(site === undefined || say(statement).includes(site) ? {} : { site }),
      ...(step === undefined ? {} : { step }),
      ...(topic === undefined ? {} : { topic }),
      ...(FOREIGN_LIMITS.has(statement) ? { limits: true as const } : {}),
      ...(capital === undefined ? {} : { capital }),
      source: cite(statement),
      as_of: STATEMENTS[statement].as_of,
    };
  });
}
