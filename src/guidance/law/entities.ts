import type { EntityId } from './entity-ids.ts';
import type { StatementId } from './statements.ts';
import type { WordingId } from '../advice/wording.ts';
import { NOT_FOR_GAIN, type Body, type Facts } from '../facts.ts';

/** The facts about an entity type; every sentence is a reference to a row. */
export interface Entity {
  readonly id: EntityId;
  readonly name: string;
  readonly summary: readonly StatementId[];
  readonly suits: WordingId;
  /** How many it may have; the note is the rule that says so. */
  readonly members: { readonly min: number; readonly max?: number; readonly note?: StatementId };
  readonly liability: StatementId | WordingId;
  readonly registeredWith: WordingId;
  readonly legalBasis: WordingId;
  /** The address of the office, if a source gives one. */
  readonly where?: string;
  /** The towns where it has offices, and where they stand, if a source says so. */
  readonly offices?: readonly WordingId[];
  /** Papers and people, in short: what an application needs. */
  readonly papers: readonly (StatementId | WordingId)[];
  /** What to know before choosing it. */
  readonly rules: readonly (StatementId | WordingId)[];
  /** What more members than a private company may have make of it. */
  readonly withMany?: StatementId;
  /** What some kinds of undertaking are told besides, until the members are so many. */
  readonly of?: Partial<Readonly<Record<Body, readonly WordingId[]>>>;
  /** The officers that it must have, in one line. */
  readonly officers?: WordingId;
  /** What it asks beside the fee to register, where that is more than a renewal. */
  readonly asks?: WordingId;
  readonly steps: readonly WordingId[];
  /** How long the office takes, if a source says so. */
  readonly time?: readonly WordingId[];
  /** Whom to pay, and what the office said about agents. */
  readonly practice: readonly (StatementId | WordingId)[];
  /** What others ask beside the fees of the office. */
  readonly sideCosts?: readonly WordingId[];
  readonly annualDuty: StatementId | WordingId;
  /** Where no fee to register it was found: the type whose fee is the nearest that is known. */
  readonly nearestFee?: EntityId;
  /** What a founder asks next, in short: what is filed when, taxes, staff. */
  readonly next: readonly (StatementId | WordingId)[];
  /** ISO 20275 codes (the row elfList); two if the list distinguishes private from public. */
  readonly elfCodes?: readonly string[];
}

/** The most partners (Act 152 s.4). */
export const MOST_PARTNERS = 20;
/** The most members of a private company (Act 992 s.7(5)). */
export const MOST_PRIVATE_MEMBERS = 50;
export const LEAST_COOPERATIVE_MEMBERS = 10;
export const LEAST_PROFESSIONALS = 50;

const OFFICERS = ['briefDirectors', 'briefSecretary', 'briefAuditor'] as const;
const COMPANY_PAPERS = ['haveApplication', 'haveCards', ...OFFICERS] as const;
/** Who answers for everything in a practice with clients. */
const ANSWERABLE = { practice: ['briefInsurance'] } as const;
/** A church or an association takes all who come for its members. */
const MANY_MEMBERS = Object.fromEntries(NOT_FOR_GAIN.map((body) => [body, ['briefMembers'] as const]));
const IN_BUSINESS = ['briefVat', 'briefStaff'] as const;
const COMPANY_IN_BUSINESS = ['briefNamePlate', ...IN_BUSINESS] as const;
const AT_OFFICE = {
  registeredWith: 'atOrc',
  where: 'orc.gov.gh',
  offices: ['orcTowns'],
  practice: ['noMiddlemen'],
} as const;
const AT_ORC = { ...AT_OFFICE, time: ['usualTime'] } as const;
/** Companies pay others than the office too. */
const COMPANY_AT_ORC = { ...AT_ORC, sideCosts: ['briefSideCosts'] } as const;
const NAME_STEPS = ['goForms', 'goUpload'] as const;
const COMPANY_STEPS = [...NAME_STEPS, 'goTaxBody', 'goPermit'] as const;
/** What a company has that a business name has not, and what that costs beside the fee. */
const OFFICERED = { officers: 'officers', asks: 'companyAsks' } as const;

export const ENTITIES: readonly Entity[] = [
  {
    id: 'sole_proprietorship',
    name: 'Business name (sole proprietorship)',
    summary: ['bnWhat', 'bnOwnName'],
    suits: 'suitsSole',
    members: { min: 1, max: 1 },
    liability: 'bnLiability',
    legalBasis: 'lawSole',
    ...AT_ORC,
    papers: ['haveNames', 'haveWork', 'haveCard'],
    rules: ['bnNoLimited'],
    of: ANSWERABLE,
    steps: ['goSearch', 'goFormA', 'goUpload', 'goTaxOwner', 'goPermit'],
    annualDuty: 'dutyOwnName',
    next: ['briefVat', 'briefStamp', 'briefStaff'],
    elfCodes: ['4HD1'],
  },
  {
    id: 'partnership',
    name: 'Partnership',
    summary: ['ptWhat', 'ptFirm'],
    suits: 'suitsPartners',
    members: { min: 2, max: MOST_PARTNERS, note: 'ptLimits' },
    liability: 'ptLiability',
    legalBasis: 'lawPartners',
    ...AT_ORC,
    papers: ['haveAgreement', 'havePartnerCards'],
    rules: ['briefAgreement', 'bnNoLimited'],
    steps: ['goSearch', 'goDeed', 'goUpload', 'goTaxBody', 'goPermit'],
    annualDuty: 'ptRenew',
    next: IN_BUSINESS,
    elfCodes: ['WP5I'],
  },
  {
    id: 'company_limited_by_shares',
    name: 'Private company limited by shares',
    summary: ['coOne', 'coPrivate', 'coCapital'],
    suits: 'suitsShares',
    members: { min: 1, max: MOST_PRIVATE_MEMBERS, note: 'coPrivate' },
    liability: 'coLiability',
    legalBasis: 'lawShares',
    ...COMPANY_AT_ORC,
    papers: COMPANY_PAPERS,
    rules: [],
    ...OFFICERED,
    steps: COMPANY_STEPS,
    annualDuty: 'dutyCompany',
    next: COMPANY_IN_BUSINESS,
    elfCodes: ['56NA'],
  },
  {
    id: 'public_company_limited_by_shares',
    name: 'Public company limited by shares',
    summary: ['plcWhat', 'coCapital'],
    suits: 'suitsPublic',
    members: { min: 1 },
    liability: 'coLiability',
    legalBasis: 'lawPublic',
    ...COMPANY_AT_ORC,
    papers: COMPANY_PAPERS,
    rules: ['liOffer'],
    ...OFFICERED,
    steps: COMPANY_STEPS,
    annualDuty: 'dutyCompany',
    next: COMPANY_IN_BUSINESS,
    elfCodes: ['VBJW'],
  },
  {
    id: 'company_limited_by_guarantee',
    name: 'Company limited by guarantee',
    summary: ['lbgWhat', 'lbgNoShares'],
    suits: 'suitsGuarantee',
    members: { min: 1, note: 'lbgOver50' },
    liability: 'lbgGuarantee',
    legalBasis: 'lawGuarantee',
    ...COMPANY_AT_ORC,
    papers: ['haveConstitution', 'haveConsents', 'briefDirectors', 'briefSecretary', 'briefOwners'],
    rules: ['briefProfit'],
    withMany: 'lbgPublic',
    of: MANY_MEMBERS,
    ...OFFICERED,
    // Whether a church or a charity needs a business permit was not found.
    steps: [...NAME_STEPS, 'goTaxBody'],
    annualDuty: 'dutyCompany',
    next: ['briefNamePlate', 'briefCharity', 'briefStaff'],
    elfCodes: ['J5RC', 'W9ZD'],
  },
  {
    id: 'unlimited_company',
    name: 'Unlimited company',
    summary: ['ulWhat', 'ulUses', 'coCapital'],
    suits: 'suitsUnlimited',
    // A private one at most fifty; with more it is public.
    members: { min: 1, note: 'coPrivate' },
    liability: 'ulWhat',
    legalBasis: 'lawUnlimited',
    ...COMPANY_AT_ORC,
    papers: [...COMPANY_PAPERS, 'ulConstitution'],
    rules: [],
    of: ANSWERABLE,
    ...OFFICERED,
    steps: COMPANY_STEPS,
    annualDuty: 'dutyCompany',
    next: COMPANY_IN_BUSINESS,
    elfCodes: ['I0X7', 'PH5T'],
  },
  {
    id: 'external_company',
    name: 'External company',
    summary: ['exWhat', 'exSubsidiary'],
    suits: 'suitsExternal',
    members: { min: 1 },
    liability: 'liabilityHome',
    legalBasis: 'lawExternal',
    ...AT_OFFICE,
    papers: ['exMonth'],
    rules: ['gipcRegister', 'exDefault'],
    steps: ['goNotary', 'goMonth', 'goTaxBody', 'goPermit'],
    annualDuty: 'exAccounts',
    next: IN_BUSINESS,
    elfCodes: ['T69Z'],
  },
  {
    id: 'subsidiary_business_name',
    name: 'Subsidiary business name',
    summary: ['sbnWhat', 'sbnOwner'],
    suits: 'suitsSecondName',
    members: { min: 1, max: 1 },
    liability: 'liabilityOwner',
    legalBasis: 'lawSecondName',
    ...AT_ORC,
    papers: ['sbnForm'],
    rules: ['liabilityOwner', 'bnNoLimited'],
    steps: NAME_STEPS,
    annualDuty: 'dutyName',
    nearestFee: 'sole_proprietorship',
    next: ['briefVat'],
    elfCodes: ['XWPT'],
  },
  {
    id: 'professional_body',
    name: 'Professional body',
    summary: ['pbWhat'],
    suits: 'suitsProfession',
    members: { min: LEAST_PROFESSIONALS, note: 'pbWhat' },
    liability: 'liabilityNotRead',
    legalBasis: 'lawProfession',
    ...AT_ORC,
    papers: ['haveBodyForm', 'haveBodyList'],
    rules: ['pbAct'],
    steps: [...NAME_STEPS, 'goTaxBody'],
    annualDuty: 'dutyBody',
    next: ['briefStaff'],
  },
  {
    id: 'cooperative_society',
    name: 'Co-operative society',
    summary: ['csLiability', 'csWhere'],
    suits: 'suitsCooperative',
    members: { min: LEAST_COOPERATIVE_MEMBERS, note: 'csWhat' },
    liability: 'csLiability',
    registeredWith: 'atCooperatives',
    legalBasis: 'lawCooperative',
    where: 'melr.gov.gh/department-of-co-operatives',
    practice: ['payOffice'],
    papers: ['csWhat', 'csBylaws'],
    rules: ['ptTwenty', 'briefNoGuarantee'],
    steps: ['goBylaws', 'goCooperatives', 'goTaxOther'],
    annualDuty: 'csAudit',
    next: IN_BUSINESS,
  },
  {
    id: 'incorporated_trustees',
    name: 'Incorporated trustees',
    summary: ['itWhat'],
    suits: 'suitsTrustees',
    members: { min: 1 },
    liability: 'liabilityNotRead',
    registeredWith: 'atMinister',
    practice: ['payOffice'],
    legalBasis: 'lawTrustees',
    papers: ['itConditions'],
    rules: ['itInstead', 'itNow'],
    steps: ['goMinister', 'goTaxOther'],
    annualDuty: 'nobodyRead',
    next: ['briefStaff'],
  },
];

const BY_ID = new Map(ENTITIES.map((entity) => [entity.id, entity]));

/** What so many members make of a type. */
export const manyOf = ({ withMany }: Entity, { owners = 0 }: Facts): StatementId | undefined =>
  owners > MOST_PRIVATE_MEMBERS ? withMany : undefined;

/** The row of an entity type. */
export function entityOf(id: EntityId): Entity {
  return BY_ID.get(id)!;
}
