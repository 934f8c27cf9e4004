import type { EntityId } from './entity-ids.ts';
import type { StatementId } from './statements.ts';

type Statements = readonly StatementId[];

/** What follows the registration of an entity type, as references to statements. */
export interface After {
  /** How long it takes, what it costs besides, and when it stands. */
  readonly applying: Statements;
  /** Who may hold its offices. */
  readonly people: Statements;
  /** Taxes, staff, permits and papers, once it is registered. */
  readonly registered: Statements;
  /** The yearly duty in detail. */
  readonly yearly: Statements;
  readonly changes: Statements;
  /** Closing, lapse, strike-off and restoration. */
  readonly ending: Statements;
  readonly lostCertificate: Statements;
}

const TAX: Statements = ['elTaxBusiness', 'afVat', 'afVatServices', 'afVatRate'];
export const STAFF: Statements = ['afPaye', 'afWorker', 'afPension', 'afPensionLate'];
const PERMIT: Statements = ['afPermit', 'afData', 'afDataFee'];
/** With the papers that re-registering takes. */
const reRegistration = (papers: StatementId): Statements => ['rnReRegister', papers, 'rnReRegisterDate'];
const APPLYING: Statements = ['orcSearch', 'orcElectronic'];

const BODY: Statements = ['afBodyTax', ...TAX, ...STAFF, ...PERMIT];
const OWNERS: Statements = [
  'coOwnersDetails',
  'coOwnersChange',
  'coOwnersShare',
  'coOwnersDeadline',
  'coOwnersFalse',
  'coOwnersPublic',
];

const businessName: After = {
  applying: APPLYING,
  people: ['bnAge', 'bnForeigner', 'prAccountants'],
  registered: ['afOwnerTax', ...TAX, 'afStamp', ...STAFF, 'afOwnPension', ...PERMIT],
  yearly: ['rnCalendar', 'rnArrears', ...reRegistration('rnReRegisterSole')],
  changes: ['chBusinessName', 'elConvert'],
  ending: ['edBusinessName', 'rnLapse'],
  lostCertificate: [],
};

const company: After = {
  applying: ['orcReserve', ...APPLYING, 'orcTimeQuote', 'orcSideCosts', 'orcNameFee', 'orcProof'],
  people: [
    'coNotDirector',
    'coTwoDirectors',
    'coSecretaryWho',
    'coSecretaryWarning',
    'coAuditorWho',
    'coFirstAuditor',
    'coAuditorTerm',
    'coFalse',
  ],
  registered: ['coOffice', 'coNamePlate', ...BODY, ...OWNERS],
  yearly: [
    'coAccounts',
    'coFirst',
    'coDays',
    'rnDeadline',
    'rnDeadlineBefore',
    'coFlat',
    'coArrears',
    'coDormant',
    'coWaiver',
    ...reRegistration('rnReRegisterCompany'),
  ],
  changes: ['chDirector', 'chNewDirector', 'chOffice', 'chName', 'chObjects', 'chResolution', 'chWritten', 'chAuditor'],
  ending: [
    'edSolvent',
    'coLiquidator',
    'edInsolvent',
    'edAsk',
    'coDormant',
    'coStrike',
    'coStrikePractice',
    'coRestore',
    'coRestoreHow',
    'coRestorePractice',
    'coName',
  ],
  lostCertificate: ['loCopy'],
};

const withShares = (...changes: Statements): After => ({
  ...company,
  people: ['coMinorShares', ...company.people],
  changes: [...company.changes, 'chShares', ...changes],
});

/** By entity type. A list is empty where no source says anything. */
export const AFTER: Readonly<Record<EntityId, After>> = {
  sole_proprietorship: businessName,
  subsidiary_business_name: {
    ...businessName,
    people: [],
    registered: [...TAX, ...PERMIT],
    yearly: ['rnCalendar', 'rnArrears', ...reRegistration('rnReRegisterSecond')],
    changes: ['chBusinessName'],
  },
  partnership: {
    applying: APPLYING,
    people: ['prAccountants'],
    registered: BODY,
    yearly: reRegistration('rnReRegisterPartners'),
    changes: ['ptChange', 'ptLast'],
    ending: ['ptEnd', 'edInsolvent'],
    lostCertificate: [],
  },
  company_limited_by_shares: {
    ...withShares('chToGuarantee', 'chNoWayBack', 'chToPublic'),
    applying: [...company.applying, 'coStamp'],
    yearly: [...company.yearly, 'coAnnex'],
  },
  public_company_limited_by_shares: withShares('chToGuarantee', 'chNoWayBack'),
  company_limited_by_guarantee: {
    ...company,
    registered: [...company.registered, 'elCharityTax', 'npoLicence', 'npoPapers', 'npoFee', 'npoBill'],
    changes: [...company.changes, 'chNoWayBack'],
    ending: [...company.ending, 'lbgAssets'],
  },
  unlimited_company: { ...withShares('chNoWayBack'), people: [...company.people, 'prAccountants', 'prAuditor'] },
  external_company: {
    applying: APPLYING,
    people: [],
    registered: BODY,
    yearly: ['exAccounts'],
    changes: ['chExternal'],
    ending: ['edExternal'],
    lostCertificate: [],
  },
  professional_body: {
    applying: APPLYING,
    people: [],
    registered: BODY,
    yearly: ['pbRenew', 'pbMembers'],
    changes: [],
    ending: [],
    lostCertificate: [],
  },
  cooperative_society: {
    applying: ['csCredit', 'csCreditLarge'],
    people: [],
    registered: ['elTaxOther', ...TAX, ...STAFF, ...PERMIT],
    yearly: ['csAudit'],
    changes: [],
    ending: [],
    lostCertificate: [],
  },
  incorporated_trustees: {
    applying: [],
    people: [],
    registered: ['elTaxOther', ...STAFF, 'afPermit', 'afData', 'afDataFee'],
    yearly: [],
    changes: [],
    ending: [],
    lostCertificate: [],
  },
};
