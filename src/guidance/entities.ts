import type { EntityId } from './entity-ids.ts';
import type { FactId } from './facts.ts';
import type { WordingId } from './wording.ts';

/** What is true of an entity type: every sentence is a reference to a fact row. */
export interface Entity {
  readonly id: EntityId;
  readonly name: string;
  readonly summary: readonly FactId[];
  readonly suits: string;
  readonly members: { readonly min: number; readonly max?: number; readonly note?: FactId };
  readonly liability: FactId | WordingId;
  /** The words or letters the name must end in (Act 992 s.21(1)). */
  readonly nameEnding?: string;
  readonly registeredWith: string;
  readonly legalBasis: string;
  readonly requirements: readonly FactId[];
  readonly annualDuty: FactId | WordingId;
  /** ISO 20275 codes (the row elfList): two where the list tells private from public. */
  readonly elfCodes?: readonly string[];
}

const ORC = 'Office of the Registrar of Companies (ORC)';
const COMPANY_NEEDS = ['coApplication', 'coDirectors', 'coSecretary', 'coAuditor', 'coOwners', 'coForms'] as const;

export const ENTITIES: readonly Entity[] = [
  {
    id: 'sole_proprietorship',
    name: 'Business name (sole proprietorship)',
    summary: ['bnWhat'],
    suits: 'One person trading alone: a shop, a trade, a freelancer.',
    members: { min: 1, max: 1 },
    liability: 'bnLiability',
    registeredWith: ORC,
    legalBasis: 'Registration of Business Names Act, 1962 (Act 151)',
    requirements: [
      'bnOwnName',
      'bnParticulars',
      'bnForm',
      'ptCard',
      'bnNoLimited',
      'bnForeigner',
      'orcSearch',
      'orcSteps',
    ],
    annualDuty: 'bnRenew',
    elfCodes: ['4HD1'],
  },
  {
    id: 'partnership',
    name: 'Partnership',
    summary: ['ptWhat', 'ptFirm'],
    suits: 'Two to twenty people who trade together and trust each other.',
    members: { min: 2, max: 20, note: 'ptLimits' },
    liability: 'ptLiability',
    registeredWith: ORC,
    legalBasis: 'Incorporated Private Partnerships Act, 1962 (Act 152)',
    requirements: ['ptAgreement', 'ptForm', 'bnNoLimited', 'orcSearch', 'orcSteps'],
    annualDuty: 'ptRenew',
    elfCodes: ['WP5I'],
  },
  {
    id: 'company_limited_by_shares',
    name: 'Private company limited by shares',
    summary: ['coOne', 'coPrivate'],
    suits: 'A business with owners who want their own property safe, investors, or room to grow.',
    members: { min: 1, max: 50, note: 'coPrivate' },
    liability: 'coLiability',
    nameEnding: 'LTD',
    registeredWith: ORC,
    legalBasis: 'Companies Act, 2019 (Act 992), s.7',
    requirements: [...COMPANY_NEEDS, 'coConstitution', 'coCapital', 'coStamp', 'orcReserve', 'orcSteps'],
    annualDuty: 'coReturn',
    elfCodes: ['56NA'],
  },
  {
    id: 'public_company_limited_by_shares',
    name: 'Public company limited by shares',
    summary: ['plcWhat'],
    suits: 'A company that sells shares to the public or lists on the stock exchange.',
    members: { min: 1 },
    liability: 'coLiability',
    nameEnding: 'PLC',
    registeredWith: ORC,
    legalBasis: 'Companies Act, 2019 (Act 992), s.7(7)',
    requirements: [...COMPANY_NEEDS, 'coConstitution', 'liOffer', 'orcReserve', 'orcSteps'],
    annualDuty: 'coReturn',
    elfCodes: ['VBJW'],
  },
  {
    id: 'company_limited_by_guarantee',
    name: 'Company limited by guarantee',
    summary: ['lbgWhat', 'lbgNoShares'],
    suits: 'A church, mosque, NGO, foundation, association, union, club or school that is not for profit.',
    members: { min: 1, note: 'lbgOver50' },
    liability: 'lbgGuarantee',
    nameEnding: 'LBG',
    registeredWith: ORC,
    legalBasis: 'Companies Act, 2019 (Act 992), ss.7-8',
    requirements: [
      'coApplication',
      'coDirectors',
      'coSecretary',
      'coOwners',
      'lbgForm',
      'npoLicence',
      'orcReserve',
      'orcSteps',
    ],
    annualDuty: 'coReturn',
    elfCodes: ['J5RC', 'W9ZD'],
  },
  {
    id: 'unlimited_company',
    name: 'Unlimited company',
    summary: ['ulWhat', 'ulUses'],
    suits: 'A professional firm that wants a company but whose members stand behind its debts.',
    members: { min: 1, max: 50, note: 'coPrivate' },
    liability: 'ulWhat',
    nameEnding: 'PRUC (private) or PUC (public)',
    registeredWith: ORC,
    legalBasis: 'Companies Act, 2019 (Act 992), s.7',
    requirements: [...COMPANY_NEEDS, 'ulConstitution', 'orcReserve', 'orcSteps'],
    annualDuty: 'coReturn',
    elfCodes: ['I0X7', 'PH5T'],
  },
  {
    id: 'external_company',
    name: 'External company',
    summary: ['exWhat', 'exSubsidiary'],
    suits: 'A company formed abroad that opens a branch or office in Ghana.',
    members: { min: 1 },
    liability: 'liabilityHome',
    registeredWith: ORC,
    legalBasis: 'Companies Act, 2019 (Act 992), ss.329-341',
    requirements: ['exMonth', 'gipcRegister'],
    annualDuty: 'exAccounts',
    elfCodes: ['T69Z'],
  },
  {
    id: 'subsidiary_business_name',
    name: 'Subsidiary business name',
    summary: ['sbnWhat', 'sbnOwner'],
    suits: 'A registered company that wants a second trading name.',
    members: { min: 1, max: 1 },
    liability: 'liabilityOwner',
    registeredWith: ORC,
    legalBasis: 'Registration of Business Names Act, 1962 (Act 151), s.1',
    requirements: ['sbnForm', 'bnNoLimited', 'orcSearch', 'orcSteps'],
    annualDuty: 'bnRenew',
    elfCodes: ['XWPT'],
  },
  {
    id: 'professional_body',
    name: 'Professional body',
    summary: ['pbWhat'],
    suits: 'Fifty or more trained and qualified members of one profession.',
    members: { min: 50, note: 'pbWhat' },
    liability: 'liabilityNotRead',
    registeredWith: ORC,
    legalBasis: 'Professional Bodies Registration Act, 1973 (NRCD 143)',
    requirements: ['pbNeeds', 'pbAct'],
    annualDuty: 'pbRenew',
  },
  {
    id: 'cooperative_society',
    name: 'Co-operative society',
    summary: ['csLiability', 'csWhere'],
    suits: 'Ten or more farmers, savers, drivers or traders who work as one.',
    members: { min: 10, note: 'csWhat' },
    liability: 'csLiability',
    registeredWith: 'Department of Co-operatives',
    legalBasis: 'Co-operative Societies Decree, 1968 (NLCD 252)',
    requirements: ['csWhat', 'csBylaws', 'csCredit'],
    annualDuty: 'csAudit',
  },
  {
    id: 'incorporated_trustees',
    name: 'Incorporated trustees',
    summary: ['itWhat'],
    suits: 'A church, school or charity whose trustees must hold its land.',
    members: { min: 1 },
    liability: 'liabilityNotRead',
    registeredWith: 'The Minister, under Act 106',
    legalBasis: 'Trustees (Incorporation) Act, 1962 (Act 106)',
    requirements: ['itConditions'],
    annualDuty: 'nobodyRead',
  },
];

const BY_ID = new Map(ENTITIES.map((entity) => [entity.id, entity]));

/** The row of an entity type. */
export function entityOf(id: EntityId): Entity {
  return BY_ID.get(id)!;
}
