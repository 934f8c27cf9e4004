import type { Activity, Body, Foreign, Mention } from '../facts.ts';
import { ASSEMBLY, INSTITUTE, TVET } from './activities.ts';
import { STAFF } from './after.ts';
import { COMPANIES, WITH_SHARES, type EntityId } from './entity-ids.ts';
import type { StatementId } from './statements.ts';
import { NOT_GHANAIAN } from './table.ts';

/** What somebody hears who mentions something beside what is to be registered. */
export interface Mentioned {
  readonly mention: Mention;
  /** What must be mentioned too for it to be told. */
  readonly and?: Mention;
  /** The types beside which it is told; absent if that is all. */
  readonly beside?: readonly EntityId[];
  /** The body that must be registered for it to be told. */
  readonly inBody?: Body;
  /** What must be done for it to be told. */
  readonly doing?: Activity;
  /** Who takes part in it; absent if that is all. */
  readonly of?: readonly Foreign[];
  /** Only those who mainly buy and sell. */
  readonly trades?: true;
  /** Beside what it is told: absent if only beside a new registration; `named`: only to whoever names it as a topic, beside everything. */
  readonly told?: 'always' | 'elsewhere' | 'named';
  /** Whoever names it as a topic is told it beside everything. */
  readonly orNamed?: true;
  readonly statements: readonly StatementId[];
  readonly authority?: string;
}

const INVESTMENT_CENTRE = 'Ghana Investment Promotion Centre';
export const DATA_COMMISSION = 'Data Protection Commission';
const REVENUE = 'Ghana Revenue Authority';
const SSNIT = 'Social Security and National Insurance Trust';
const GENERAL = 'Registrar-General’s Department';

/** The types that are a body of their own, for which a bank asks papers. */
const BODIES: readonly EntityId[] = [
  'partnership',
  ...COMPANIES,
  'external_company',
  'professional_body',
  'cooperative_society',
  'incorporated_trustees',
];

/** The types for which several people hold something together that a business name would make one person's. */
const HELD_TOGETHER: readonly EntityId[] = [
  'partnership',
  'company_limited_by_guarantee',
  'cooperative_society',
  'incorporated_trustees',
];

/** Who licenses a profession, and what each of them answers for: told to a practice of it. */
const ofProfession = (mention: Mention, statement: StatementId, authority: string): Mentioned => ({
  mention,
  inBody: 'practice',
  told: 'always',
  statements: [statement, 'prIndemnity'],
  authority,
});

/** One row for each matter; its statements hold whatever was meant. */
export const MENTIONED: readonly Mentioned[] = [
  { mention: 'estate', told: 'always', statements: ['esGrant', 'esMeddle'] },
  { mention: 'estate', told: 'elsewhere', orNamed: true, statements: ['esCourt', 'esShare', 'elLegalAid'] },
  { mention: 'estate', told: 'elsewhere', beside: WITH_SHARES, statements: ['coBody', 'esShares', 'esStop'] },
  {
    mention: 'estate',
    told: 'elsewhere',
    beside: ['company_limited_by_guarantee'],
    statements: ['coBody', 'coVacancy'],
  },
  { mention: 'estate', told: 'elsewhere', beside: ['sole_proprietorship'], statements: ['esName', 'rnArrears', 'bnNoShield'] }, // prettier-ignore
  {
    mention: 'estate',
    beside: ['sole_proprietorship', 'partnership'],
    statements: ['esName', 'esCourt', 'bnNoShield'],
  },
  { mention: 'estate', beside: ['partnership'], statements: ['ptFamily'] },
  // What is carried on may be a business name.
  { mention: 'estate', beside: WITH_SHARES, statements: ['esName'] },
  { mention: 'minor', beside: ['sole_proprietorship', 'partnership'], statements: ['bnAge'] },
  { mention: 'minor', beside: ['partnership', ...WITH_SHARES], statements: ['elMinorContract'] },
  // A company is what people think of next.
  {
    mention: 'minor',
    beside: ['sole_proprietorship', 'partnership', ...WITH_SHARES],
    statements: ['coOne', 'coNotDirector', 'coMinorShares'],
  },
  { mention: 'minor', beside: ['company_limited_by_guarantee'], statements: ['coAge', 'coNotDirector'] },
  { mention: 'young', beside: ['sole_proprietorship', 'partnership'], statements: ['bnAge', 'coOne'] },
  { mention: 'young', beside: COMPANIES, statements: ['coOne', 'coNotDirector'] },
  { mention: 'advert', doing: 'packaged_food', statements: ['liFoodAds'] },
  { mention: 'business_name', beside: HELD_TOGETHER, statements: ['bnNoBody'] },
  { mention: 'ltd', beside: ['sole_proprietorship', 'partnership', 'subsidiary_business_name'], statements: ['bnNoLimited'] }, // prettier-ignore
  { mention: 'personal_data', statements: ['afData', 'afDataFee'], authority: DATA_COMMISSION },
  { mention: 'personal_data', told: 'elsewhere', statements: ['afData', 'afDataFee'], authority: DATA_COMMISSION },
  { mention: 'fronting', told: 'always', statements: ['fgFronting', 'gipcReserved', 'fgLoan'], authority: INVESTMENT_CENTRE }, // prettier-ignore
  { mention: 'fronting', told: 'always', beside: COMPANIES, statements: ['coOwnersHidden'] },
  { mention: 'own_pension', told: 'always', statements: ['afOwnPension'], authority: SSNIT },
  { mention: 'late_tax', and: 'ssnit', told: 'always', statements: ['elSsnitDebt'], authority: SSNIT },
  { mention: 'late_tax', told: 'always', statements: ['elTaxBusiness'], authority: REVENUE },
  { mention: 'late_tax', told: 'elsewhere', beside: ['sole_proprietorship'], statements: ['afStamp'], authority: REVENUE }, // prettier-ignore
  { mention: 'phone_money', told: 'always', statements: ['elElevy', 'elOwnPayments'] },
  { mention: 'earlier_name', beside: WITH_SHARES, statements: ['elConvert', 'elConvertAfter', 'elConvertDebts'] },
  { mention: 'earlier_name', beside: ['company_limited_by_guarantee'], statements: ['elConvert'] },
  { mention: 'earlier_name', beside: ['sole_proprietorship', 'partnership'], statements: ['elConvert'] },
  { mention: 'brand', orNamed: true, statements: ['elMark', 'elMarkYears'], authority: GENERAL },
  { mention: 'copied', told: 'always', statements: ['elUnfair', 'coNameOrder', 'bnCancel', 'elLegalAid'] },
  { mention: 'name_ordered', told: 'elsewhere', beside: COMPANIES, statements: ['coNameOrdered'] },
  { mention: 'fast', beside: ['partnership'], statements: ['ptNoFast'] },
  { mention: 'nominee', told: 'always', beside: COMPANIES, statements: ['coOwnersHidden', 'coFalse', 'loCopy'] },
  { mention: 'gipc', told: 'elsewhere', statements: ['gipcRegister'], authority: INVESTMENT_CENTRE },
  { mention: 'spouse_secretary', told: 'always', beside: COMPANIES, statements: ['coSecretaryWarning'] },
  { mention: 'says_limited', statements: ['elLimitedFine'] },
  { mention: 'quarrel', told: 'elsewhere', orNamed: true, statements: ['elQuarrel', 'elLegalAid'] },
  { mention: 'quarrel', beside: ['sole_proprietorship'], statements: ['ptWhat'] },
  { mention: 'returned', told: 'always', statements: ['elReturned'] },
  { mention: 'event', told: 'always', statements: ['elEvent'] },
  { mention: 'football', told: 'always', statements: ['elFootball'], authority: 'Ghana Football Association' },
  { mention: 'prayer_camp', told: 'always', statements: ['elPrayerCamp'], authority: 'Mental Health Authority' },
  { mention: 'account', told: 'elsewhere', beside: ['company_limited_by_guarantee'], statements: ['elGroupAccount'] },
  { mention: 'operating_permit', told: 'always', statements: ['afPermit'], authority: ASSEMBLY },
  { mention: 'origin', told: 'always', statements: ['elOrigin', 'elKente'], authority: GENERAL },
  { mention: 'customary', told: 'always', statements: ['elCustomary'] },
  { mention: 'aged', told: 'always', statements: ['liCareHome'], authority: 'Health Facilities Regulatory Agency' },
  { mention: 'guarantor', told: 'always', statements: ['elGuarantor'] },
  { mention: 'owes', beside: WITH_SHARES, statements: ['coOldDebts', 'elLegalAid'] },
  { mention: 'debts', told: 'always', beside: ['partnership'], statements: ['ptLiability'] },
  { mention: 'debts', told: 'always', beside: ['sole_proprietorship'], statements: ['bnNoShield'] },
  { mention: 'unpaid_work', told: 'always', statements: ['elWages', 'elSsnit', 'elLegalAid'] },
  { mention: 'account', beside: ['company_limited_by_guarantee', 'cooperative_society', 'incorporated_trustees'], statements: ['elAccount'] }, // prettier-ignore
  { mention: 'control', told: 'always', beside: WITH_SHARES, statements: ['coControl'] },
  { mention: 'control', told: 'elsewhere', orNamed: true, beside: WITH_SHARES, statements: ['coMinority'] },
  { mention: 'control', orNamed: true, beside: ['partnership'], statements: ['ptEqual'] },
  { mention: 'control', orNamed: true, beside: ['company_limited_by_guarantee'], statements: ['lbgHead'] },
  { mention: 'control', orNamed: true, beside: ['cooperative_society'], statements: ['csControl'] },
  { mention: 'groups', beside: ['cooperative_society'], statements: ['csUnion'] },
  { mention: 'tree_crops', statements: ['liTreeCrops'], authority: 'Tree Crops Development Authority' },
  { mention: 'tender', told: 'elsewhere', statements: ['elTender'] },
  {
    mention: 'forged',
    told: 'always',
    beside: COMPANIES,
    statements: ['coIntrusion', 'loCopy', 'coMinority', 'coFalse', 'elLegalAid'],
  },
  { mention: 'in_kind', told: 'always', beside: WITH_SHARES, statements: ['coInKind'] },
  { mention: 'attorney', told: 'always', statements: ['elAttorney', 'elEmbassy'] },
  { mention: 'union', beside: ['company_limited_by_guarantee', 'cooperative_society'], statements: ['elUnion'] },
  { mention: 'tin', told: 'always', statements: ['elTax'] },
  { mention: 'vat', told: 'always', statements: ['afVatNone'], authority: REVENUE },
  { mention: 'barcode', told: 'always', statements: ['elBarcode'] },
  { mention: 'borehole', told: 'always', statements: ['liGroundWater'], authority: 'Water Resources Commission' },
  { mention: 'drone', told: 'always', statements: ['elDrone'], authority: 'Ghana Civil Aviation Authority' },
  { mention: 'savings', beside: ['cooperative_society', 'company_limited_by_guarantee'], statements: ['csCredit', 'csUnion'], authority: 'Bank of Ghana' }, // prettier-ignore
  { mention: 'thumbprint', told: 'always', statements: ['elThumbprint'] },
  {
    mention: 'vehicle',
    told: 'always',
    statements: ['elVehicle'],
    authority: 'Driver and Vehicle Licensing Authority',
  },
  { mention: 'structure', told: 'always', statements: ['elStructure'], authority: ASSEMBLY },
  { mention: 'agent_price', statements: ['feRegister', 'elAgentPrice'] },
  { mention: 'suspect', statements: ['feRegister'] },
  { mention: 'land', beside: ['company_limited_by_guarantee'], statements: ['coBody'] },
  { mention: 'own_things', told: 'always', beside: COMPANIES, statements: ['coBody'] },
  { mention: 'own_things', beside: ['sole_proprietorship', 'partnership'], statements: ['bnNoBody', 'bnWhoTakesBody'] }, // prettier-ignore
  { mention: 'land', told: 'always', of: NOT_GHANAIAN, statements: ['fgLand'], authority: 'Lands Commission' },
  { mention: 'land', beside: [...COMPANIES, 'incorporated_trustees'], statements: ['elSkinLand'], authority: 'Lands Commission' }, // prettier-ignore
  { mention: 'staff', orNamed: true, beside: ['company_limited_by_guarantee'], statements: ['lbgPay'] },
  { mention: 'council', beside: ['company_limited_by_guarantee', 'incorporated_trustees'], statements: ['coNoCouncil'] }, // prettier-ignore
  ofProfession('lawyers', 'prLawyers', 'General Legal Council'),
  ofProfession('architects', 'prArchitects', 'Architects Registration Council'),
  ofProfession('engineers', 'prEngineers', 'Engineering Council'),
  ofProfession('doctors', 'prDoctors', 'Medical and Dental Council'),
  {
    mention: 'engineers',
    doing: 'contractor',
    told: 'always',
    statements: ['prEngineers'],
    authority: 'Engineering Council',
  },
  {
    mention: 'doctors',
    doing: 'clinic',
    told: 'always',
    statements: ['prDoctors'],
    authority: 'Medical and Dental Council',
  },
  { mention: 'solar', statements: ['liSolar'], authority: 'Energy Commission' },
  { mention: 'used_appliances', told: 'always', statements: ['liUsedFridges'], authority: 'Energy Commission' },
  { mention: 'signs_abroad', told: 'always', beside: COMPANIES, statements: ['coDeclare', 'elEmbassy'] },
  { mention: 'sells_assets', told: 'always', beside: COMPANIES, statements: ['coMajor'] },
  { mention: 'gulf', doing: 'recruitment', statements: ['liGulf'], authority: 'Labour Department' },
  {
    mention: 'herbal',
    doing: 'herbal_or_cosmetics',
    statements: ['liHerbalMaker'],
    authority: 'Traditional Medicine Practice Council',
  },
  {
    mention: 'advert',
    doing: 'herbal_or_cosmetics',
    statements: ['liHerbalAds'],
    authority: 'Food and Drugs Authority',
  },
  { mention: 'food', doing: 'import_export', statements: ['liFood', 'liFoodTrade'], authority: 'Food and Drugs Authority' }, // prettier-ignore
  { mention: 'goods_of_fda', statements: ['liDrugs'], authority: 'Food and Drugs Authority' },
  { mention: 'distils', statements: ['liExcise'], authority: REVENUE },
  { mention: 'joins', told: 'elsewhere', beside: ['sole_proprietorship'], statements: ['chNameOwners'] },
  { mention: 'joins', beside: ['partnership'], statements: ['chNameOwners'] },
  { mention: 'takes_over', told: 'always', beside: ['sole_proprietorship'], statements: ['chNameSold'] },
  {
    mention: 'npo',
    told: 'elsewhere',
    beside: ['company_limited_by_guarantee'],
    statements: ['npoLicence', 'npoPapers', 'npoFee'],
    authority: 'Non-Profit Organisation Secretariat',
  },
  { mention: 'apprentices', statements: ['liTechnical'], authority: TVET },
  { mention: 'canoe', doing: 'fishing', statements: ['liCanoe'], authority: 'Fisheries Commission' },
  { mention: 'stall_let', and: 'foreigner', told: 'always', statements: ['fgStall'], authority: INVESTMENT_CENTRE },
  { mention: 'accounting', inBody: 'practice', statements: ['prAccountants', 'prAuditor'], authority: INSTITUTE },
  { mention: 'builds', orNamed: true, statements: ['elBuilding'], authority: ASSEMBLY },
  { mention: 'lost_paper', told: 'elsewhere', statements: ['loCopy'] },
  { mention: 'courier', statements: ['liCourier'], authority: 'Postal and Courier Services Regulatory Commission' },
  { mention: 'liquor', statements: ['liLiquor'], authority: ASSEMBLY },
  { mention: 'wedding', beside: ['company_limited_by_guarantee', 'incorporated_trustees'], statements: ['elWedding'], authority: GENERAL }, // prettier-ignore
  { mention: 'ecowas', of: NOT_GHANAIAN, statements: ['fgEcowas'], authority: INVESTMENT_CENTRE },
  {
    mention: 'foreign_staff',
    orNamed: true,
    statements: ['fgPermit', 'fgQuota', 'fgNewQuota'],
    authority: INVESTMENT_CENTRE,
  },
  { mention: 'penalty', of: NOT_GHANAIAN, statements: ['fgPenalty'], authority: INVESTMENT_CENTRE },
  { mention: 'descent', told: 'always', statements: ['fgByBirth'], authority: 'Ministry of the Interior' },
  { mention: 'stall', of: ['owner'], statements: ['fgMarket'], authority: INVESTMENT_CENTRE },
  { mention: 'stall', of: ['owner'], trades: true, statements: ['fgStall'], authority: INVESTMENT_CENTRE },
  // Told only to whoever names it: the reading of these is too often wrong, or the answer says it elsewhere.
  { mention: 'staff', told: 'named', statements: STAFF },
  { mention: 'account', told: 'named', beside: BODIES, statements: ['elAccount'] },
  { mention: 'land', told: 'named', statements: ['elSkinLand', 'elLandSearch'], authority: 'Lands Commission' },
  { mention: 'ecowas', told: 'named', of: NOT_GHANAIAN, statements: ['fgEcowas'], authority: INVESTMENT_CENTRE },
  { mention: 'signs_abroad', told: 'named', statements: ['elAttorney', 'elEmbassy'] },
  { mention: 'estate', told: 'named', statements: ['esOffice'], authority: GENERAL },
  { mention: 'minor', told: 'named', beside: COMPANIES, statements: ['coNotDirector'] },
  { mention: 'minor', told: 'named', beside: WITH_SHARES, statements: ['coMinorShares'] },
  { mention: 'joins', told: 'named', beside: ['sole_proprietorship'], statements: ['chNameOwners', 'ptLiability'] },
  { mention: 'nominee', told: 'named', beside: ['sole_proprietorship'], statements: ['chNameOwners'] },
  { mention: 'nominee', told: 'named', beside: HELD_TOGETHER, statements: ['bnNoBody'] },
  { mention: 'director', told: 'named', beside: COMPANIES, statements: ['coResident', 'coTwoDirectors', 'coNotDirector'] }, // prettier-ignore
  { mention: 'secretary', told: 'named', beside: COMPANIES, statements: ['coSecretaryWho', 'coSecretaryWarning', 'coNoSecretary'] }, // prettier-ignore
  { mention: 'auditor', told: 'named', beside: COMPANIES, statements: ['coAuditorWho'] },
  { mention: 'auditor', told: 'named', inBody: 'practice', statements: ['coAuditorWho'] },
  { mention: 'shares', told: 'named', beside: WITH_SHARES, statements: ['coPrivate', 'chTransfer'] },
  { mention: 'owners', told: 'named', beside: COMPANIES, statements: ['coOwnersDetails', 'coOwnersShare', 'coOwnersFalse'] }, // prettier-ignore
  { mention: 'address', told: 'named', beside: COMPANIES, statements: ['coNamePlate'] },
  // Of what is founded; what stands has them already.
  { mention: 'auditor', beside: COMPANIES, statements: ['coFirstAuditor'] },
  { mention: 'address', beside: COMPANIES, statements: ['coOffice'] },
  { mention: 'takes_over', beside: ['partnership', ...WITH_SHARES], statements: ['chNameSold'] },
  { mention: 'form', beside: ['company_limited_by_shares'], statements: ['chToGuarantee', 'chNoWayBack'] },
];
