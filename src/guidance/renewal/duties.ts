import type { EntityId } from '../law/entity-ids.ts';
import type { StatementId } from '../law/statements.ts';
import type { RenewalDuty } from './terms.ts';
import type { RenewalWordingId } from './wording.ts';

/**
 * When a line is told: if it is late, if two years or more are outstanding, while nothing is late, if it may be late, if it was renewed
 * before, and if the ORC asks that it re-register and it is old enough.
 */
export type When = 'late' | 'silent' | 'ahead' | 'not_ahead' | 'renewed' | 're_registers';

type Id = StatementId | RenewalWordingId;
/** Something that is told, or what is told only then. */
export type Line = Id | readonly [When, ...Id[]];

/** What an entity type owes every year, as references to statements and sentences, in the order in which they are told. */
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
  readonly steps: readonly Line[];
  readonly documents: readonly Line[];
  /** What lateness costs is told while nothing is late; afterwards the fees tell it. */
  readonly consequences: readonly Line[];
  /** What stands beside the sum if it is late and was registered before 2020, or when is not known. */
  readonly besideSumIfOld?: { readonly known: RenewalWordingId; readonly open: RenewalWordingId };
  /** What the law sets for lateness, beside the sum if it is late or may be; with its days and amount where these are certain. */
  readonly lawIfLate?: { readonly counted?: RenewalWordingId; readonly open: RenewalWordingId };
  readonly warnings: readonly StatementId[];
}

/** The lines that are told where `holds` says so. */
export const told = (lines: readonly Line[], holds: (when: When) => boolean): Id[] =>
  lines.flatMap((line) => {
    if (typeof line === 'string') return [line];
    const [when, ...ids] = line;
    return holds(when) ? ids : [];
  });

/** What a duty tells to do only then. */
export const stepsIf = ({ steps }: Duty, when: When): readonly Id[] =>
  steps.flatMap((line) => (typeof line !== 'string' && line[0] === when ? (line.slice(1) as Id[]) : []));

const businessName: Duty = {
  id: 'annual_renewal',
  title: 'Annual renewal of the business name',
  timing: 'name',
  facts: ['bnRenew'],
  first: ['nameOnlyRenews'],
  date: ['namesDayPassed', 'sourcesDiffer'],
  find: ['readCertificate'],
  steps: [['late', 'stepCheck', 'stepLost'], 'stepPayName', 'stepReceipt', ['re_registers', 'rnReRegisterSole']],
  documents: ['paperForm', ['renewed', 'paperReceipt']],
  consequences: ['rnCalendar', ['not_ahead', 'rnArrears']],
  warnings: ['rnAgents'],
};

const company: Duty = {
  id: 'annual_return',
  title: 'Annual return',
  timing: 'company',
  facts: ['coReturn', 'coDays', 'rnDeadline'],
  date: [],
  find: ['readAccounts'],
  steps: [
    ['silent', 'stepOnRegister', 'stepRestore', 'stepPeople'],
    'stepAudit',
    'stepFile',
    ['re_registers', 'rnReRegisterCompany'],
    ['late', 'stepStanding'],
  ],
  documents: ['paperReturn', 'paperAccounts', 'paperOwners'],
  consequences: [
    ['ahead', 'ifEverLate'],
    ['not_ahead', 'strikeSlow'],
    ['silent', 'freshStart', 'coName'],
  ],
  besideSumIfOld: { known: 'ownersDaily', open: 'ownersDailyIfOld' },
  lawIfLate: { counted: 'byLawDays', open: 'byLawDaily' },
  warnings: ['rnAgents'],
};

const privateCompany: Duty = { ...company, documents: [...company.documents, 'paperCertificates'] };

/** The duties by entity type; `unknown` if none was given. */
export const DUTIES: Readonly<Record<EntityId | 'unknown', Duty>> = {
  sole_proprietorship: businessName,
  subsidiary_business_name: {
    ...businessName,
    title: 'Annual renewal of the subsidiary business name',
    facts: [...businessName.facts, 'sbnRenew'],
    steps: [['late', 'stepCheck', 'stepLost'], 'rnBank', 'stepReceipt', ['re_registers', 'rnReRegisterSecond']],
  },
  partnership: {
    ...businessName,
    title: 'Annual renewal of the partnership',
    timing: 'partnership',
    facts: ['ptRenew', 'rnDeadline'],
    first: [],
    date: ['partnershipDay'],
    steps: [
      ['late', 'stepCheck', 'stepPartnerYears'],
      'rnBank',
      'stepReceipt',
      ['re_registers', 'rnReRegisterPartners'],
    ],
    documents: ['paperPartners', ['renewed', 'paperReceipt']],
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
    steps: ['stepStatements', ['re_registers', 'rnReRegisterCompany']],
    documents: ['paperStatements'],
    consequences: ['exDefault'],
    lawIfLate: { open: 'byLawExternal' },
    warnings: ['rnAgents'],
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
    steps: ['stepCheck', 'stepPayName', 'stepReceipt', ['re_registers', 'rnReRegisterCompany']],
    documents: ['paperForm', ['renewed', 'paperReceipt']],
    consequences: ['rnCalendar', 'coPenalty'],
    warnings: ['rnAgents'],
  },
};

/** Whether an entity type files an annual return. */
export const filesReturn = (entity: string): boolean =>
  (DUTIES as Partial<Readonly<Record<string, Duty>>>)[entity]?.timing === 'company';
