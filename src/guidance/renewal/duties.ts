import type { EntityId } from '../law/entity-ids.ts';
import type { StatementId } from '../law/statements.ts';
import type { RenewalDuty } from './terms.ts';
import type { WordingId } from '../advice/wording.ts';

/** What an entity type owes every year, as references to facts and sentences. */
export interface Duty {
  readonly id: RenewalDuty;
  readonly title: string;
  /** The rule of the due date. */
  readonly timing: 'name' | 'partnership' | 'company' | 'external' | 'january' | 'unknown';
  readonly facts: readonly StatementId[];
  /** The sentence that says how the date was chosen. */
  readonly date: readonly WordingId[];
  readonly find: readonly WordingId[];
  readonly steps: readonly (StatementId | WordingId)[];
  readonly documents: readonly WordingId[];
  readonly consequences: readonly StatementId[];
  readonly warnings: readonly StatementId[];
}

const businessName: Duty = {
  id: 'annual_renewal',
  title: 'Annual renewal of the business name',
  timing: 'name',
  facts: ['bnRenew', 'rnFirstYear', 'rnCalendar', 'rnDeadline', 'rnDeadlineBefore'],
  date: ['sourcesDiffer'],
  find: ['readCertificate'],
  steps: ['stepCheck', 'stepYears', 'rnDial', 'rnBank', 'stepReceipt'],
  documents: ['paperForm', 'paperReceipt'],
  consequences: ['rnLapse', 'rnCalendar', 'rnArrears', 'rnScale'],
  warnings: ['rnAgents'],
};

const company: Duty = {
  id: 'annual_return',
  title: 'Annual return',
  timing: 'company',
  facts: ['coReturn', 'coFirst', 'coDays', 'rnDeadline'],
  date: ['laterReturn'],
  find: ['readAccounts'],
  steps: ['stepAudit', 'stepSend', 'stepFile'],
  documents: ['paperReturn', 'paperAccounts', 'paperOwners'],
  consequences: ['coPenalty', 'coFlat', 'coArrears', 'coStrike', 'coStrikePractice', 'coRestore', 'coName'],
  warnings: ['rnAgents'],
};

const privateCompany: Duty = { ...company, documents: [...company.documents, 'paperCertificates'] };

/** The duties by entity type; `unknown` if none was given. */
export const DUTIES: Readonly<Record<EntityId | 'unknown', Duty>> = {
  sole_proprietorship: businessName,
  subsidiary_business_name: {
    ...businessName,
    title: 'Annual renewal of the subsidiary business name',
    steps: ['stepCheck', 'stepYears', 'rnBank', 'stepReceipt'],
  },
  partnership: {
    ...businessName,
    title: 'Annual renewal of the partnership',
    timing: 'partnership',
    facts: ['ptRenew', 'rnDeadline'],
    date: ['partnershipDay'],
    steps: ['stepCheck', 'stepYears', 'rnBank', 'stepReceipt'],
    documents: ['paperPartners', 'paperReceipt'],
    consequences: [],
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
    steps: ['stepStatements', 'stepOffice'],
    documents: ['paperStatements'],
    consequences: ['exDefault'],
    warnings: ['rnAgents'],
  },
  professional_body: {
    id: 'annual_return_and_member_renewal',
    title: 'Annual return and renewal of members',
    timing: 'january',
    facts: ['pbRenew', 'pbMembers'],
    date: ['endOfJanuary'],
    find: ['readMembers'],
    steps: ['stepBody', 'stepOffice'],
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
    facts: ['bnRenew', 'ptRenew', 'coReturn', 'exAccounts', 'pbRenew'],
    date: [],
    find: ['readCertificate'],
    steps: ['stepCheck', 'rnDial', 'rnBank', 'stepReceipt'],
    documents: ['paperForm', 'paperReceipt'],
    consequences: ['rnLapse', 'coPenalty'],
    warnings: ['rnAgents'],
  },
};
