import type { WordingId } from '../advice/wording.ts';
import type { Matter, Mention } from '../facts.ts';
import { AFTER, STAFF } from './after.ts';
import { isCompany, type EntityId } from './entity-ids.ts';
import type { StatementId } from './statements.ts';

export type Says = readonly (StatementId | WordingId)[];

/** Where a matter belongs that registers nothing new here. */
export interface Pointer {
  /** The tool that answers it. */
  readonly tool?: 'get_renewal_guidance';
  readonly office?: WordingId;
  /** The office's address, if a source gives one. */
  readonly where?: string;
  /** Where it has offices, if a source says so. */
  readonly offices?: readonly WordingId[];
  /** What applies, beside the rules that decided; what the words speak of comes first. */
  readonly says: Says | ((mentions: readonly Mention[]) => Says);
  /** What applies to what is registered already, by its type; empty where no source says anything. */
  readonly of?: (type: EntityId, mentions: readonly Mention[]) => Says;
  /** The fees that are asked for, owed, or to be compared with. */
  readonly fees?: (mentions: readonly Mention[], type: EntityId) => readonly string[];
  /** It often stands beside something that is not registered yet: the facts would have to speak for more than one person's trade. */
  readonly besideStart?: 'always' | 'of_body';
}

const ORC = { office: 'atOrc', where: 'orc.gov.gh', offices: ['orcTowns'] } as const;
const GENERAL = { office: 'atGeneral' } as const;

const isName = (type: EntityId): boolean => type === 'sole_proprietorship' || type === 'subsidiary_business_name';

/** What is paid for years that were not filed. */
const ARREARS: Says = ['arrearsCost'];
/** Insolvency is told where the words speak of debts. */
const closingCompany = (mentions: readonly Mention[]): Says => [
  'stillThere',
  'closeReturns',
  ...ARREARS,
  'edSolvent',
  'coLiquidator',
  'closeSigned',
  ...(mentions.includes('debts') && !mentions.includes('no_debts') ? (['edInsolvent'] as const) : []),
  'closeRoutes',
  'closeStop',
];
const RESTORE_COMPANY: Says = [
  'stepStruckOff',
  'loCopy',
  'stillRegistered',
  ...ARREARS,
  'reRegisterOld',
  'coRestore',
  'restoreCourt',
  'newIsAnother',
  'coStrike',
  'coName',
];
/** What does not concern whatever was registered later than the day from before which all must re-register. */
export const OF_OLD: Says = ['reRegisterOld'];
/** What a company may not become comes before what it may change. */
const NO_WAY_BACK: Partial<Readonly<Record<EntityId, Says>>> = {
  company_limited_by_guarantee: ['chNoWayBack', 'lbgWhat', 'lbgNoShares', 'lbgBreach', 'wayFromGuarantee'],
  unlimited_company: ['chNoWayBack'],
};
/** What concerns whoever changes one thing of a company. */
const CHANGES: Partial<Readonly<Record<Mention, Says>>> = {
  director: ['chDirector', 'coTwoDirectors', 'chNewDirector', 'chResign', 'coResident', 'chRemoveDirector', 'coNotDirector'], // prettier-ignore
  secretary: ['coNoSecretary', 'coSecretaryWho', 'chDirector', 'coSecretaryWarning'],
  auditor: ['chAuditor', 'coAuditorWho', 'coAuditorTerm'],
  shares: ['chTransfer', 'coOwnersChange', 'chShares'],
  owners: ['coOwnersChange', 'coOwnersDeadline'],
  address: ['chOffice', 'coNamePlate'],
  name: ['chName', 'chResolution', 'coEndingOld'],
  new_work: ['chObjects', 'chResolution'],
};
/** What concerns whoever is in trouble beside it. */
const TROUBLE: Partial<Readonly<Record<Mention, Says>>> = {
  quarrel: ['coMinority', 'coControl'],
  forged: ['coMinority'],
  overdue: ARREARS,
};
/** Whether the words speak of something that a company has to report when it changes. */
export const saysWhatChanges = (mentions: readonly Mention[]): boolean =>
  mentions.some((mention) => mention in CHANGES || mention === 'form' || mention === 'misprint');

/** The change, or the trouble, that a sentence is told for, of those that the words speak of. */
export const changeOf = (id: Says[number], mentions: readonly Mention[]): Mention | undefined =>
  mentions.find((mention) => (CHANGES[mention] ?? TROUBLE[mention])?.includes(id));

/** What one form may become. */
const FORMS: Says = ['chToGuarantee', 'chNoWayBack', 'chToPublic'];
/** Who speaks of a change of officers may have too few for a while. */
const DIRECTORS: Says = ['coResident', 'coTwoDirectors', 'coNotDirector'];

/** What takes the place of how a director leaves who is alive. */
const AFTER_DEATH: Partial<Readonly<Record<Says[number], Says>>> = { chResign: ['coVacancy'], chRemoveDirector: [] };

/** The changes of a company that the words speak of, and what troubles it; one without shares has none to sell. */
export function changesIn(type: EntityId, mentions: readonly Mention[]): Says {
  if (!isCompany(type)) return [];
  const told = mentions.flatMap((mention) =>
    mention === 'shares' && type in NO_WAY_BACK ? NO_WAY_BACK[type]! : (CHANGES[mention] ?? TROUBLE[mention] ?? []),
  );
  return mentions.includes('estate') ? told.flatMap((id) => AFTER_DEATH[id] ?? [id]) : told;
}

/** The changes that the words speak of, and one line on the others; all of them where they speak of none. */
function changesOf(type: EntityId, mentions: readonly Mention[]): Says {
  const all = AFTER[type].changes;
  const bars = NO_WAY_BACK[type] ?? [];
  const misprint: Says = mentions.includes('misprint') ? ['misprint'] : [];
  if (!isCompany(type)) return [...misprint, ...all, 'chFee'];
  const told = changesIn(type, mentions);
  const forms = mentions.includes('form') ? [...bars, ...all.filter((one) => FORMS.includes(one))] : [];
  if (!saysWhatChanges(mentions)) return [...bars, ...all, ...DIRECTORS, ...told, 'copyProves'];
  // Who is told of an office and a director has read most of the others.
  const others: Says = told.includes('chDirector') && told.includes('chOffice') ? [] : ['chOthers'];
  return [...misprint, ...forms, ...told, 'chForm', ...others, 'copyProves'];
}

/** What a renewal comes to whatever its dates, by what is registered. */
const RENEW_NAME: Says = ['stillYours', 'othersMayHave', 'nameYears', 'reRegisterOld'];
const RENEW_COMPANY: Says = ['stillThere', ...ARREARS, 'reRegisterOld'];

/** What whoever closes a business name asks besides. */
const UNPAID_YEARS: Says = ['closeNameYears'];
const RESTORE_NAME: Says = ['stillYours', 'othersMayHave', 'nameYears', 'rnLapse', 'nameAnew'];

/** A lawful way on, where a trade is closed to foreigners; another law than that on investment may look at whose money it is, too. */
export const closedTrade = (isByInvestmentLaw: boolean): Says => [
  'otherWork',
  'fgGhanaian',
  'ownAlone',
  ...(isByInvestmentLaw ? (['fgLoan'] as const) : []),
  'fgPermit',
  'fgByBirth',
  'noException',
];
/** Where the investment centre is found. */
export const INVESTMENT_CENTRE = { where: 'gipc.gov.gh', offices: ['gipcOffices'] } as const;

/** Who doubts an agent hears whom to pay. */
const whomToPay = (mentions: readonly Mention[]): Says => (mentions.includes('suspect') ? ['rnAgents'] : []);

/** By matter. */
export const ELSEWHERE: Partial<Readonly<Record<Matter, Pointer>>> = {
  renew_or_file: {
    ...ORC,
    tool: 'get_renewal_guidance',
    says: ['noMiddlemen'],
    of: (type, mentions) =>
      isCompany(type)
        ? [...RENEW_COMPANY, ...changesIn(type, mentions)]
        : isName(type)
          ? RENEW_NAME
          : ['stillYours', 'reRegisterOld'],
  },
  change: {
    ...ORC,
    says: whomToPay,
    of: changesOf,
    fees: (_, type) => (isCompany(type) ? ['Certified true copy', 'Beneficial ownership filing'] : []),
  },
  close: {
    ...ORC,
    says: (mentions) => ['closeOthers', ...whomToPay(mentions)],
    of: (type, mentions) =>
      isCompany(type)
        ? [...closingCompany(mentions), ...(type === 'company_limited_by_guarantee' ? (['lbgAssets'] as const) : [])]
        : [...AFTER[type].ending, ...(isName(type) ? UNPAID_YEARS : [])],
    fees: () => ['Annual return', 'Business name renewal', 'Subsidiary business name renewal'],
  },
  restore: {
    ...ORC,
    says: whomToPay,
    of: (type, mentions) =>
      isCompany(type) ? [...RESTORE_COMPANY, ...changesIn(type, mentions)] : isName(type) ? RESTORE_NAME : [],
    // Whoever may start anew compares what that costs.
    fees: () => [
      'Annual return',
      'Business name renewal',
      'Subsidiary business name renewal',
      'Registration',
      'Incorporation',
    ],
  },
  lost_certificate: {
    ...ORC,
    says: ['copyHow', 'noMiddlemen'],
    of: (type) => (isName(type) ? ['lostNameCertificate'] : AFTER[type].lostCertificate),
    fees: () => ['Certified true copy'],
  },
  status: {
    ...ORC,
    says: (mentions) =>
      mentions.includes('suspect') ? ['isItReal', 'rnAgents', 'ifCheated', 'usualFee'] : ['orcTime', 'noMiddlemen'],
    fees: (mentions) => (mentions.includes('suspect') ? ['Registration', 'Incorporation'] : []),
  },
  trade_union: { office: 'atLabour', says: ['unionAsk', 'elUnionDismissal'] },
  political_party: { office: 'atElections', says: ['elPartyMoney'] },
  will_or_family_trust: {
    ...GENERAL,
    says: (mentions) =>
      mentions.includes('own_will') && !mentions.includes('estate')
        ? ['elWill', 'elWillKeep', 'esShare', 'elFamilyTrust']
        : ['esGrant', 'esCourt', 'esShare', 'esMeddle', 'elFamilyTrust'],
  },
  intellectual_property: { ...GENERAL, says: ['elMarkYears'], besideStart: 'always' },
  land: { office: 'atLands', says: ['elLandSearch', 'elLandFirst', 'elSkinLand'], besideStart: 'of_body' },
  marriage: {
    office: 'atMarriage',
    says: (mentions) => [
      ...(mentions.includes('wedding') ? (['elWedding'] as const) : []),
      'elMarriageHow',
      'elWeddingValid',
    ],
    besideStart: 'of_body',
  },
  tax_number: {
    office: 'atRevenue',
    where: 'gra.gov.gh',
    says: (mentions) => [
      ...(mentions.includes('staff') && !mentions.includes('own_pension') ? STAFF : []),
      ...(mentions.includes('own_pension') ? [] : (['afOwnerTax', 'afStamp', 'elTaxOther', 'elTaxBusiness'] as const)),
    ],
    besideStart: 'always',
  },
  licence_only: { says: [], besideStart: 'always' },
};
