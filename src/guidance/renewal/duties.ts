import type { EntityId } from '../law/entity-ids.ts';
import type { StatementId } from '../law/statements.ts';
import type { RenewalDuty } from './terms.ts';
import type { RenewalWordingId } from './wording.ts';

/** What an entity type owes every year, as references to statements and sentences. */
export interface Duty {
  readonly id: RenewalDuty;
  readonly title: string;
  /** The rule of the due date. */
  readonly timing: 'name' | 'partnership' | 'company' | 'external' | 'january' | 'unknown';
  readonly facts: readonly StatementId[];
  /** What is asked before anything else: it is told beside where it stands. */
  readonly first?: readonly RenewalWordingId[];
  /** The sentence that says how the date was chosen. */
  readonly date: readonly RenewalWordingId[];
  readonly find: readonly RenewalWordingId[];
  readonly steps: readonly (StatementId | RenewalWordingId)[];
  /** What to do first if it is late. */
  readonly stepsIfLate?: readonly (StatementId | RenewalWordingId)[];
  /** What to do before anything else if two years or more are outstanding. */
  readonly stepsIfSilent?: readonly (StatementId | RenewalWordingId)[];
  /** What comes after all this if it is late. */
  readonly lastStepsIfLate?: readonly RenewalWordingId[];
  readonly documents: readonly RenewalWordingId[];
  /** What only somebody has who renewed it before. */
  readonly documentsIfRenewed?: readonly RenewalWordingId[];
  readonly consequences: readonly (StatementId | RenewalWordingId)[];
  /** What lateness costs, while nothing is late; afterwards the fees tell it. */
  readonly consequencesIfAhead?: readonly RenewalWordingId[];
  /** What only concerns whoever may be late. */
  readonly consequencesUnlessAhead?: readonly (StatementId | RenewalWordingId)[];
  /** What follows besides if two years or more are outstanding. */
  readonly consequencesIfSilent?: readonly (StatementId | RenewalWordingId)[];
  /** What stands beside the sum if it is late and was registered before 2020, or when is not known. */
  readonly besideSumIfOld?: { readonly known: RenewalWordingId; readonly open: RenewalWordingId };
  /** What the law sets for lateness, beside the sum if it is late or may be; with its days and amount where these are certain. */
  readonly lawIfLate?: { readonly counted?: RenewalWordingId; readonly open: RenewalWordingId };
  readonly warnings: readonly StatementId[];
  /** How it re-registers, if the ORC asks for that and it is old enough. */
  readonly reRegisters?: StatementId;
}

const businessName: Duty = {
  id: 'annual_renewal',
  title: 'Annual renewal of the business name',
  timing: 'name',
  facts: ['bnRenew'],
  first: ['nameOnlyRenews'],
  date: ['namesDayPassed', 'sourcesDiffer'],
  find: ['readCertificate'],
  stepsIfLate: ['stepCheck', 'stepLost'],
  steps: ['stepPayName', 'stepReceipt'],
  documents: ['paperForm'],
  documentsIfRenewed: ['paperReceipt'],
  consequences: ['rnCalendar'],
  consequencesUnlessAhead: ['rnArrears'],
  warnings: ['rnAgents'],
  reRegisters: 'rnReRegisterSole',
};

const company: Duty = {
  id: 'annual_return',
  title: 'Annual return',
  timing: 'company',
  facts: ['coReturn', 'coDays', 'rnDeadline'],
  date: [],
  find: ['readAccounts'],
  stepsIfSilent: ['stepOnRegister', 'stepRestore', 'stepPeople'],
  steps: ['stepAudit', 'stepFile'],
  lastStepsIfLate: ['stepStanding'],
  documents: ['paperReturn', 'paperAccounts', 'paperOwners'],
  consequences: [],
  consequencesIfAhead: ['ifEverLate'],
  consequencesUnlessAhead: ['strikeSlow'],
  consequencesIfSilent: ['freshStart', 'coName'],
  besideSumIfOld: { known: 'ownersDaily', open: 'ownersDailyIfOld' },
  lawIfLate: { counted: 'byLawDays', open: 'byLawDaily' },
  warnings: ['rnAgents'],
  reRegisters: 'rnReRegisterCompany',
};

const privateCompany: Duty = { ...company, documents: [...company.documents, 'paperCertificates'] };

/** The duties by entity type; `unknown` if none was given. */
export const DUTIES: Readonly<Record<EntityId | 'unknown', Duty>> = {
  sole_proprietorship: businessName,
  subsidiary_business_name: {
    ...businessName,
    title: 'Annual renewal of the subsidiary business name',
    facts: [...businessName.facts, 'sbnRenew'],
    steps: ['rnBank', 'stepReceipt'],
    reRegisters: 'rnReRegisterSecond',
  },
  partnership: {
    ...businessName,
    title: 'Annual renewal of the partnership',
    timing: 'partnership',
    facts: ['ptRenew', 'rnDeadline'],
    first: [],
    date: ['partnershipDay'],
    stepsIfLate: ['stepCheck', 'stepPartnerYears'],
    steps: ['rnBank', 'stepReceipt'],
    documents: ['paperPartners'],
    consequences: [],
    consequencesUnlessAhead: [],
    reRegisters: 'rnReRegisterPartners',
  },
  company_limited_by_shares: privateCompany,
  public_company_limited_by_shares: company,
  company_limited_by_guarantee: company,
  unlimited_company: company,
  external_company: {
    id: 'annual_financial_statements',
    title: 'Annual financial statements',
    timing: 'external',
    facts: ['exAccounts', 'exGroup'],
    date: ['fifteenMonths'],
    find: ['readStatements'],
    steps: ['stepStatements'],
    documents: ['paperStatements'],
    consequences: ['exDefault'],
    lawIfLate: { open: 'byLawExternal' },
    warnings: ['rnAgents'],
    reRegisters: 'rnReRegisterCompany',
  },
  professional_body: {
    id: 'annual_return_and_member_renewal',
    title: 'Annual return and renewal of members',
    timing: 'january',
    facts: ['pbRenew', 'pbMembers'],
    date: ['endOfJanuary'],
    find: ['readMembers'],
    steps: ['stepBody'],
    documents: ['paperMembers'],
    consequences: [],
    warnings: ['rnAgents'],
  },
  cooperative_society: {
    id: 'ask_the_registering_office',
    title: 'Ask the Department of Co-operatives',
    timing: 'unknown',
    facts: ['csWhere', 'csAudit'],
    date: [],
    find: ['askCooperatives'],
    steps: ['stepOffice'],
    documents: ['paperCertificate'],
    consequences: [],
    warnings: [],
  },
  incorporated_trustees: {
    id: 'ask_the_registering_office',
    title: 'Ask the Minister’s office',
    timing: 'unknown',
    facts: ['itWhat', 'itConditions'],
    date: [],
    find: ['askMinister'],
    steps: ['stepOffice'],
    documents: ['paperCertificate'],
    consequences: [],
    warnings: [],
  },
  unknown: {
    id: 'depends_on_entity_type',
    title: 'Renewal or annual return: it depends on the entity type',
    timing: 'unknown',
    facts: ['bnRenew', 'ptRenew', 'coReturn', 'exAccounts', 'pbRenew', 'rnDeadline'],
    date: [],
    find: ['readCertificate'],
    steps: ['stepCheck', 'stepPayName', 'stepReceipt'],
    documents: ['paperForm'],
    documentsIfRenewed: ['paperReceipt'],
    consequences: ['rnCalendar', 'coPenalty'],
    warnings: ['rnAgents'],
    reRegisters: 'rnReRegisterCompany',
  },
};

/** Whether an entity type files an annual return. */
export const filesReturn = (entity: string): boolean =>
  (DUTIES as Partial<Readonly<Record<string, Duty>>>)[entity]?.timing === 'company';
