import type { Activity, Facts, Mention, Want } from '../facts.ts';
import {
  ACTIVITY_RULES,
  asksDataCertificate,
  keepsPersonalData,
  licencesFor,
  type StepOrder,
} from '../law/activities.ts';
import { closedIn, closerOf } from '../law/closed.ts';
import { rulesAgainst } from '../law/decide.ts';
import { MOST_PARTNERS, MOST_PRIVATE_MEMBERS, entityOf, manyOf } from '../law/entities.ts';
import { COMPANIES, WITH_SHARES, type EntityId } from '../law/entity-ids.ts';
import { FOREIGN_LIMITS, foreignRulesFor, type Capital, type ForeignRule } from '../law/foreign.ts';
import { STATEMENTS, cite, type StatementId } from '../law/statements.ts';
import { DATA_COMMISSION, MENTIONED } from '../law/mentions.ts';
import { NOT_GHANAIAN, type Row } from '../law/table.ts';
import { remember } from '../remember.ts';
import type { Teller } from '../teller.ts';
import type { Understanding } from './case.ts';
import { serves } from './clashes.ts';

/** Something to know or to obtain before registering. */
export interface Caution {
  message: string;
  /** What waits until it is granted; of several told with the last. */
  waits?: string;
  authority?: string;
  /** It is a step before or after the registration. */
  step?: StepOrder;
  /** The plan stands only if this is fulfilled. */
  limits?: true;
  /** The foreign capital that it asks, in US dollars. */
  capital?: Capital;
  /** One line: title, section, kind, date, address. */
  source: string;
  as_of: string;
}

/** A statement to pass on, and the authority that applies it. */
export interface Warning {
  readonly statement: StatementId;
  readonly authority?: string;
  readonly step?: StepOrder;
  readonly isAwaited?: true;
}

const INVESTMENT_CENTRE = 'Ghana Investment Promotion Centre';
const NPO_SECRETARIAT = 'Non-Profit Organisation Secretariat';
const INTERIOR = 'Ministry of the Interior';
const REGISTRAR = 'Office of the Registrar of Companies';

const DATA_PROTECTION: Warning = { statement: 'afData', authority: DATA_COMMISSION, step: 'after' };

const by = (authority: string, ...statements: readonly StatementId[]): Warning[] =>
  statements.map((statement) => ({ statement, authority }));

/** The licences that the activities need, and the bar against a business name. */
const licencesOf = remember((activities: readonly Activity[] | undefined): readonly Warning[] =>
  (activities ?? []).flatMap((activity) => [...licencesFor(activity, activities!), ...barsOf([activity])]),
);

/** What whoever changes or closes a business of these kinds has to report. */
const reportsOf = (activities: readonly Activity[] = []): readonly Warning[] =>
  activities.flatMap((activity) => {
    const { licences: [first] = [], changes = [] } = ACTIVITY_RULES[activity] ?? {};
    return changes.map((statement) => ({ statement, ...(first === undefined ? {} : { authority: first.authority }) }));
  });

/** The rules that leave the activities to bodies corporate: no change may turn them into anything else. */
const barsOf = (activities: readonly Activity[] = []): readonly Warning[] =>
  activities.flatMap((activity) => {
    const { bodyCorporate } = ACTIVITY_RULES[activity] ?? {};
    return bodyCorporate === undefined ? [] : [{ statement: bodyCorporate }];
  });

/** Where nothing is registered: the licence that was asked about, or what a change or an ending takes besides. */
const ELSEWHERE: Readonly<Record<string, (facts: Facts, mentions: readonly Mention[]) => readonly Warning[]>> = {
  licence_only: ({ activities }, mentions) => [
    ...(mentions.includes('personal_data') ? by(DATA_COMMISSION, 'afData', 'afDataFee') : []),
    ...licencesOf(activities),
    ...(mentions.includes('wedding') ? by('Registrar-General’s Department', 'elWedding') : []),
  ],
  change: ({ activities, wants = [] }, mentions) => [
    ...(mentions.includes('new_work') ? licencesOf(activities) : [...barsOf(activities), ...reportsOf(activities)]),
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

/** The types that people found who share what it earns, with the limits that more owners would pass: a public company knows none. */
const FOR_GAIN: readonly Row['entity'][] = ['partnership', 'company_limited_by_shares', 'unlimited_company', 'cooperative_society']; // prettier-ignore
const LIMITS: readonly { readonly most: number; readonly rule: StatementId }[] = [
  { most: MOST_PARTNERS, rule: 'ptTwenty' },
  { most: MOST_PRIVATE_MEMBERS, rule: 'coPrivate' },
];

/** The share of a limit from which on it is told: a few more owners would need another type. */
const NEAR = 3 / 4;
/** The numbers of owners from which on a limit is told. */
export const LIMIT_STEPS: readonly number[] = LIMITS.map(({ most }) => Math.ceil(most * NEAR));

/** What makes a co-operative a credit union. */
const SAVING: readonly Activity[] = ['deposits_or_susu', 'lending'];

/** Near a limit the owners hear of it. People in a team need not own it, so they pass none. */
const limitsFor = ({ entity }: Row, { owners = 0 }: Facts, { stated, reading }: Understanding): Warning[] =>
  FOR_GAIN.includes(entity) && (stated.owners ?? reading.beliefs.owners[0]?.value) === owners
    ? by(
        REGISTRAR,
        ...LIMITS.flatMap(({ most, rule }) => (owners >= most * NEAR ? rule : [])),
        ...(owners > MOST_PRIVATE_MEMBERS && WITH_SHARES.includes(entity as EntityId) ? (['plcWhat'] as const) : []),
      )
    : [];

/** From this probability on the words sound as if a foreigner took part. */
const SOUNDS_FOREIGN = 0.3;

/**
 * What a Ghanaian hears who lives abroad or has another passport too: it is stated, or the words sound foreign although all are
 * Ghanaians. Who only speaks of being a Ghanaian may mean that too.
 */
function abroadRulesFor({ entity }: Row, { foreign = [] }: Facts, understanding: Understanding): Warning[] {
  const { stated, beliefs, reading } = understanding;
  const isCompany = (COMPANIES as readonly Row['entity'][]).includes(entity);
  const sounds =
    reading.mentions.includes('abroad') || NOT_GHANAIAN.some((value) => beliefs.foreign[value] >= SOUNDS_FOREIGN);
  if (foreign.includes('ghanaian_abroad_or_dual') || (foreign.includes('none') && sounds))
    return [
      ...by(INVESTMENT_CENTRE, 'fgAbroad', 'fgDual'),
      ...by(INTERIOR, 'fgCitizenship', 'fgCitizenship97'),
      ...by(REGISTRAR, 'coResident', ...(isCompany ? (['orcElectronic'] as const) : [])),
    ];
  return stated.foreign === undefined && foreign.includes('none') ? by(INVESTMENT_CENTRE, 'fgAbroad') : [];
}

/** A guarantee company and one with shares: who takes one takes it for good, or may turn it one way only. */
const FOR_GOOD: readonly Row['entity'][] = ['company_limited_by_guarantee', 'company_limited_by_shares'];

/** Whether it is to serve a purpose and pay owners or investors too. */
const isTorn = (facts: Facts): boolean =>
  (facts.expects_donations === true || serves(facts)) &&
  (facts.profits_go_to === 'owners' || (facts.wants ?? []).includes('investors_or_shares'));

/** What people found for gain and are told to found as an NGO. */
const TAKEN_FOR_CHARITY: readonly Activity[] = ['school', 'technical_school', 'tertiary', 'day_care', 'clinic', 'childrens_home']; // prettier-ignore

const NEEDS_SHIELD: readonly Want[] = ['limited_liability', 'investors_or_shares'];

/** Whether one Ghanaian, who could take a business name, wants what only a company gives. */
const wantsShield = (entity: EntityId, { wants = [], owners = 1, several_owners, foreign = [] }: Facts): boolean =>
  WITH_SHARES.includes(entity) &&
  owners === 1 &&
  several_owners !== true &&
  wants.some((want) => NEEDS_SHIELD.includes(want)) &&
  !foreign.some((one) => NOT_GHANAIAN.includes(one));

/** What the law says of the type itself, where these people come near to what it does not allow. */
function typeRulesFor({ entity, need }: Row, facts: Facts): Warning[] {
  if (need !== 'register' || entity === 'none') return [];
  const many = manyOf(entityOf(entity), facts);
  const isOfOne = (COMPANIES as readonly EntityId[]).includes(entity) && facts.owners === 1;
  const rules: readonly StatementId[] = [
    ...rulesAgainst(entity, facts),
    ...(wantsShield(entity, facts) ? (['bnNoShield'] as const) : []),
    ...(facts.wants?.includes('tenders') ? (['elTender'] as const) : []),
    ...(isOfOne ? (['coAlone'] as const) : []),
    ...(many === undefined ? [] : [many]),
    ...(WITH_SHARES.includes(entity) && facts.activities?.some((one) => TAKEN_FOR_CHARITY.includes(one))
      ? (['lbgNoShares'] as const)
      : []),
    ...(FOR_GOOD.includes(entity) && isTorn(facts) ? (['chNoWayBack', 'chToGuarantee'] as const) : []),
  ];
  return rules.map((statement) => ({ statement }));
}

/**
 * The NPO Secretariat's licence: an NGO needs it, and so may a religious body that does an NGO's work; of an association that lives on its
 * members' dues no source says so.
 */
function npoLicenceFor({ entity }: Row, { body, expects_donations, activities = [] }: Facts): Warning[] {
  const servesAsNgo = body !== 'religious' || activities.some((one) => TAKEN_FOR_CHARITY.includes(one));
  const isGiven = entity === 'company_limited_by_guarantee' && expects_donations === true && servesAsNgo;
  if (isGiven && body === 'association') return by(NPO_SECRETARIAT, 'npoMembers');
  return body === 'charity' || isGiven
    ? [
        { statement: 'npoLicence', authority: NPO_SECRETARIAT, step: 'after' },
        ...by(NPO_SECRETARIAT, 'npoPapers', 'npoFee'),
      ]
    : [];
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
  if (row.need === 'elsewhere') return ELSEWHERE[row.id]?.(facts, understanding.reading.mentions) ?? [];
  if (row.need === 'not_permitted')
    return [
      ...closedTo(closedIn(facts.activities)),
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
    ...licencesOf(facts.activities),
    ...told(({ capital, step }) => capital !== true && step === undefined),
  ];
  // Whoever need not register a name owes tax all the same, and the assembly's permit.
  if (row.id === 'own_exact_name')
    warnings.push(...by('Ghana Revenue Authority', ...ownTaxes(facts)), ...by('Assembly', 'afPermit'));
  warnings.push(...abroadRulesFor(row, facts, understanding));
  if (row.entity === 'public_company_limited_by_shares') warnings.push(...publicOffer());
  warnings.push(...npoLicenceFor(row, facts));
  if (row.entity === 'cooperative_society') {
    warnings.push(...by('Department of Co-operatives', 'csWhere'));
    if (facts.activities?.some((activity) => SAVING.includes(activity)))
      warnings.push(...by('Bank of Ghana', 'csCredit', 'csCreditLarge'));
  }
  if (keepsPersonalData(facts) && !dataFirst) warnings.push(DATA_PROTECTION);
  return [...warnings, ...limitsFor(row, facts, understanding), ...typeRulesFor(row, facts)];
}

const rowsOf = remember((mentions: readonly Mention[]) =>
  MENTIONED.filter(({ mention }) => mentions.includes(mention)),
);

/**
 * What somebody hears of what the words mention.
 * @param types the type that is to be registered, or those that may be registered already
 */
export const mentionedRules = (
  mentions: readonly Mention[],
  isNew: boolean,
  types: readonly (Row['entity'] | undefined)[],
  { body, activities = [], foreign = [], mainly_trading }: Facts,
): Warning[] =>
  rowsOf(mentions)
    .filter(
      ({ told = 'new', beside, inBody, doing, of, trades }) =>
        (told === 'always' || (told === 'new') === isNew) &&
        (beside === undefined || beside.some((type) => types.includes(type))) &&
        (inBody === undefined || inBody === body) &&
        (doing === undefined || activities.includes(doing)) &&
        (of === undefined || of.some((one) => foreign.includes(one))) &&
        (trades === undefined || mainly_trading === true),
    )
    .flatMap(({ statements, authority }) =>
      statements.map((statement) => (authority === undefined ? { statement } : { statement, authority })),
    );

/** The cautions that the answer does not say already, each once. That the work waits is said once, with the last that it waits for. */
export function tellCautions(warnings: readonly Warning[], { say, tell }: Teller): Caution[] {
  const fresh = warnings.filter(({ statement }) => tell([statement]).length > 0);
  const last = fresh.findLast(({ isAwaited }) => isAwaited);
  return fresh.map((warning) => {
    const { statement, authority, step } = warning;
    const capital = FOREIGN_LIMITS.get(statement);
    return {
      message: say(statement),
      ...(warning === last ? { waits: say('workWaits') } : {}),
      ...(authority === undefined ? {} : { authority }),
      ...(step === undefined ? {} : { step }),
      ...(FOREIGN_LIMITS.has(statement) ? { limits: true as const } : {}),
      ...(capital === undefined ? {} : { capital }),
      source: cite(statement),
      as_of: STATEMENTS[statement].as_of,
    };
  });
}
