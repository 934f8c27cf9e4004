import type { EntityId } from './entity-ids.ts';
import type { StatementId } from './statements.ts';
import type { WordingId } from '../advice/wording.ts';

/** The facts about an entity type; every sentence is a reference to a row. */
export interface Entity {
  readonly id: EntityId;
  readonly name: string;
  readonly summary: readonly StatementId[];
  readonly suits: WordingId;
  readonly members: { readonly min: number; readonly max?: number; readonly note?: StatementId };
  readonly liability: StatementId | WordingId;
  /** The words or letters the name must end in (Act 992 s.21(1)). */
  readonly nameEnding?: string;
  readonly registeredWith: WordingId;
  readonly legalBasis: WordingId;
  readonly requirements: readonly StatementId[];
  readonly annualDuty: StatementId | WordingId;
  /** ISO 20275 codes (the row elfList); two if the list distinguishes private from public. */
  readonly elfCodes?: readonly string[];
}

const COMPANY_NEEDS = ['coApplication', 'coDirectors', 'coSecretary', 'coAuditor', 'coOwners', 'coForms'] as const;

export const ENTITIES: readonly Entity[] = [
  {
    id: 'sole_proprietorship',
    name: 'Business name (sole proprietorship)',
    summary: ['bnWhat'],
    suits: 'suitsSole',
    members: { min: 1, max: 1 },
    liability: 'bnLiability',
    registeredWith: 'atOrc',
    legalBasis: 'lawSole',
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
    suits: 'suitsPartners',
    members: { min: 2, max: 20, note: 'ptLimits' },
    liability: 'ptLiability',
    registeredWith: 'atOrc',
    legalBasis: 'lawPartners',
    requirements: ['ptAgreement', 'ptForm', 'bnNoLimited', 'orcSearch', 'orcSteps'],
    annualDuty: 'ptRenew',
    elfCodes: ['WP5I'],
  },
  {
    id: 'company_limited_by_shares',
    name: 'Private company limited by shares',
    summary: ['coOne', 'coPrivate'],
    suits: 'suitsShares',
    members: { min: 1, max: 50, note: 'coPrivate' },
    liability: 'coLiability',
    nameEnding: 'LTD',
    registeredWith: 'atOrc',
    legalBasis: 'lawShares',
    requirements: [...COMPANY_NEEDS, 'coConstitution', 'coCapital', 'coStamp', 'orcReserve', 'orcSteps'],
    annualDuty: 'coReturn',
    elfCodes: ['56NA'],
  },
  {
    id: 'public_company_limited_by_shares',
    name: 'Public company limited by shares',
    summary: ['plcWhat'],
    suits: 'suitsPublic',
    members: { min: 1 },
    liability: 'coLiability',
    nameEnding: 'PLC',
    registeredWith: 'atOrc',
    legalBasis: 'lawPublic',
    requirements: [...COMPANY_NEEDS, 'coConstitution', 'liOffer', 'orcReserve', 'orcSteps'],
    annualDuty: 'coReturn',
    elfCodes: ['VBJW'],
  },
  {
    id: 'company_limited_by_guarantee',
    name: 'Company limited by guarantee',
    summary: ['lbgWhat', 'lbgNoShares'],
    suits: 'suitsGuarantee',
    members: { min: 1, note: 'lbgOver50' },
    liability: 'lbgGuarantee',
    nameEnding: 'LBG',
    registeredWith: 'atOrc',
    legalBasis: 'lawGuarantee',
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
    suits: 'suitsUnlimited',
    members: { min: 1, max: 50, note: 'coPrivate' },
    liability: 'ulWhat',
    nameEnding: 'PRUC (private) or PUC (public)',
    registeredWith: 'atOrc',
    legalBasis: 'lawUnlimited',
    requirements: [...COMPANY_NEEDS, 'ulConstitution', 'orcReserve', 'orcSteps'],
    annualDuty: 'coReturn',
    elfCodes: ['I0X7', 'PH5T'],
  },
  {
    id: 'external_company',
    name: 'External company',
    summary: ['exWhat', 'exSubsidiary'],
    suits: 'suitsExternal',
    members: { min: 1 },
    liability: 'liabilityHome',
    registeredWith: 'atOrc',
    legalBasis: 'lawExternal',
    requirements: ['exMonth', 'gipcRegister'],
    annualDuty: 'exAccounts',
    elfCodes: ['T69Z'],
  },
  {
    id: 'subsidiary_business_name',
    name: 'Subsidiary business name',
    summary: ['sbnWhat', 'sbnOwner'],
    suits: 'suitsSecondName',
    members: { min: 1, max: 1 },
    liability: 'liabilityOwner',
    registeredWith: 'atOrc',
    legalBasis: 'lawSecondName',
    requirements: ['sbnForm', 'bnNoLimited', 'orcSearch', 'orcSteps'],
    annualDuty: 'bnRenew',
    elfCodes: ['XWPT'],
  },
  {
    id: 'professional_body',
    name: 'Professional body',
    summary: ['pbWhat'],
    suits: 'suitsProfession',
    members: { min: 50, note: 'pbWhat' },
    liability: 'liabilityNotRead',
    registeredWith: 'atOrc',
    legalBasis: 'lawProfession',
    requirements: ['pbNeeds', 'pbAct'],
    annualDuty: 'pbRenew',
  },
  {
    id: 'cooperative_society',
    name: 'Co-operative society',
    summary: ['csLiability', 'csWhere'],
    suits: 'suitsCooperative',
    members: { min: 10, note: 'csWhat' },
    liability: 'csLiability',
    registeredWith: 'atCooperatives',
    legalBasis: 'lawCooperative',
    requirements: ['csWhat', 'csBylaws', 'csCredit'],
    annualDuty: 'csAudit',
  },
  {
    id: 'incorporated_trustees',
    name: 'Incorporated trustees',
    summary: ['itWhat'],
    suits: 'suitsTrustees',
    members: { min: 1 },
    liability: 'liabilityNotRead',
    registeredWith: 'atMinister',
    legalBasis: 'lawTrustees',
    requirements: ['itConditions', 'itInstead'],
    annualDuty: 'nobodyRead',
  },
];

const BY_ID = new Map(ENTITIES.map((entity) => [entity.id, entity]));

/** The row of an entity type. */
export function entityOf(id: EntityId): Entity {
  return BY_ID.get(id)!;
}
