import type { WordingId } from '../advice/wording.ts';
import type { Matter } from '../facts.ts';
import { AFTER } from './after.ts';
import type { EntityId } from './entity-ids.ts';
import { COMPANIES } from './fees.ts';
import type { StatementId } from './statements.ts';

type Says = readonly (StatementId | WordingId)[];

/** Where a matter belongs that registers nothing new here. */
export interface Pointer {
  /** The tool that answers it. */
  readonly tool?: 'get_renewal_guidance';
  readonly office?: WordingId;
  /** The office's address, if a source gives one. */
  readonly where?: string;
  /** Where it has offices, if a source says so. */
  readonly offices?: readonly WordingId[];
  /** What applies, beside the rules that decided. */
  readonly says: Says;
  /** What applies to what is registered already, by its type; empty where no source says anything. */
  readonly of?: (type: EntityId) => Says;
  /** A fee that is asked for, or owed. */
  readonly fee?: string;
}

const ORC = { office: 'atOrc', where: 'orc.gov.gh', offices: ['orcTowns'] } as const;
const GENERAL = { office: 'atGeneral' } as const;

const isCompany = (type: EntityId): boolean => (COMPANIES as readonly EntityId[]).includes(type);
const isName = (type: EntityId): boolean => type === 'sole_proprietorship' || type === 'subsidiary_business_name';

/** What is paid for years that were not filed. */
const ARREARS: Says = ['coArrears', 'coFlat'];
const CLOSE_COMPANY: Says = [
  'closeReturns',
  ...ARREARS,
  'edSolvent',
  'edInsolvent',
  'edAsk',
  'closeRoutes',
  'closeStop',
  'coName',
];
const RESTORE_COMPANY: Says = [
  'stepStruckOff',
  'loCopy',
  'stillRegistered',
  ...ARREARS,
  'coRestore',
  'coRestoreHow',
  'coRestorePractice',
  'coStrike',
  'coName',
];
/** What a company may not become comes before what it may change. */
const NO_WAY_BACK: Partial<Readonly<Record<EntityId, Says>>> = {
  company_limited_by_guarantee: ['chNoWayBack', 'lbgNoShares', 'wayFromGuarantee'],
  unlimited_company: ['chNoWayBack'],
};
/** Who speaks of a change of officers may have too few for a while. */
const DIRECTORS: Says = ['coTwoDirectors', 'coNotDirector'];
/** A bank or a buyer asks for what was changed. */
const COPIES: Says = ['copyProves'];
const RESTORE_NAME: Says = ['rnLapse', 'rnCalendar'];

/** A lawful way on, where a trade is reserved to Ghanaians. */
export const RESERVED: Pointer = {
  office: 'atInvestment',
  says: [
    'fgGhanaian',
    'noException',
    'otherWork',
    'gipcCapital',
    'gipcExempt',
    'gipcRegister',
    'gipcChange',
    'reservedStay',
  ],
};

/** By matter. */
export const ELSEWHERE: Partial<Readonly<Record<Matter, Pointer>>> = {
  renew_or_file: { ...ORC, tool: 'get_renewal_guidance', says: ['noMiddlemen'] },
  change: {
    ...ORC,
    says: [],
    of: (type) => [
      ...(NO_WAY_BACK[type] ?? []),
      ...AFTER[type].changes,
      ...(isCompany(type) ? [...DIRECTORS, ...COPIES] : []),
    ],
    fee: 'Certified true copy',
  },
  close: {
    ...ORC,
    says: [],
    of: (type) => (isCompany(type) ? CLOSE_COMPANY : AFTER[type].ending),
    fee: 'Annual return',
  },
  restore: {
    ...ORC,
    says: [],
    of: (type) => (isCompany(type) ? RESTORE_COMPANY : isName(type) ? RESTORE_NAME : []),
    fee: 'Annual return',
  },
  lost_certificate: {
    ...ORC,
    says: ['copyHow', 'atOffices'],
    of: (type) => (isName(type) ? ['lostNameCertificate'] : AFTER[type].lostCertificate),
    fee: 'Certified true copy',
  },
  status: { ...ORC, says: ['orcTime', 'noMiddlemen'] },
  trade_union: { office: 'atLabour', says: ['unionAsk'] },
  political_party: { office: 'atElections', says: [] },
  will_or_family_trust: { ...GENERAL, says: ['elFamilyTrust'] },
  intellectual_property: { ...GENERAL, says: ['elMarkYears'] },
  land: { office: 'atLands', says: [] },
  marriage: { ...GENERAL, says: ['elWedding'] },
  tax_number: { office: 'atRevenue', where: 'gra.gov.gh', says: ['afOwnerTax', 'elTaxOther'] },
  licence_only: { says: [] },
};
