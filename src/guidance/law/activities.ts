import type { WordingId } from '../advice/wording.ts';
import type { Activity, Body, Facts } from '../facts.ts';
import type { EntityId } from './entity-ids.ts';
import type { StatementId } from './statements.ts';

/** Whether something is asked for before or after the registration: then it is a step of its own. */
export type StepOrder = 'before' | 'after';

/** What one authority asks. */
export interface Licence {
  readonly statement: StatementId;
  /** Its name without an article, which the sentences have. */
  readonly authority: string;
  readonly step?: StepOrder;
  /** The work waits for it: nothing of it is sold, signed or charged before it is granted. */
  readonly isAwaited?: true;
  /** What must be done too for it to be told. */
  readonly beside?: Activity;
}

/** What somebody sells: VAT begins at a turnover for goods, and at none for taxable services. */
export type Supply = 'goods' | 'services';

/** What the law asks for one activity. */
export interface ActivityRule {
  /** Absent where it may be either, as with food that is cooked and served. */
  readonly supplies?: Supply;
  /** Its work keeps records about people who are not its own: pupils, patients, borrowers, applicants. */
  readonly keepsPersonalData?: true;
  /** Its licence asks for a certificate of the Data Protection Commission, which therefore comes first. */
  readonly asksDataCertificate?: true;
  /** The licence, permit or registration to obtain, with its authority; the first is the most important. */
  readonly licences: readonly Licence[];
  /** What whoever changes or closes a business of this kind has to report. */
  readonly changes?: readonly StatementId[];
  /** The rule that leaves it to bodies corporate. */
  readonly bodyCorporate?: StatementId;
  /** The types without the papers that its office asks for; no rule of the law that decides. */
  readonly lacksPapers?: readonly EntityId[];
  /** The rules that leave it to Ghanaians. */
  readonly ghanaiansOnly?: readonly StatementId[];
  /** The rule that leaves a part of it to Ghanaians. */
  readonly partForGhanaians?: WordingId;
  /** Activities that the same work may be told in: beside it they are no other work, which would be open to foreigners. */
  readonly sameWork?: readonly Activity[];
  /** What of it is not left to them. */
  readonly openToAll?: StatementId;
}

export const ASSEMBLY = 'Assembly';
const BANK_OF_GHANA = 'Bank of Ghana';
const ENVIRONMENT = 'Environmental Protection Authority';
const FOOD_AND_DRUGS = 'Food and Drugs Authority';
const GOLD_BOARD = 'Ghana Gold Board';
const INTERIOR = 'Ministry of the Interior';
const PHARMACY_COUNCIL = 'Pharmacy Council';
const SCHOOLS = 'National Schools Inspectorate Authority';
export const INSTITUTE = 'Institute of Chartered Accountants, Ghana';
const TOURISM = 'Ghana Tourism Authority';
const WATER = 'Water Resources Commission';
const FIRE = 'Ghana National Fire Service';
export const TVET = 'Commission for Technical and Vocational Education and Training';

const GOODS = { supplies: 'goods' } as const;
const SERVICES = { supplies: 'services' } as const;
const RECORDS = { keepsPersonalData: true } as const;
const COMPANY_PAPERS = { lacksPapers: ['sole_proprietorship', 'partnership'] } as const;
const COMPANY_ONLY = { bodyCorporate: 'bnFinance' } as const;

const MEDICINE_OF_GHANAIANS = {
  ghanaiansOnly: ['ghPharmacy'],
  sameWork: ['clinic', 'herbal_or_cosmetics'],
  openToAll: 'fgMedicineWholesale',
} as const satisfies Partial<ActivityRule>;

type Licences = Pick<ActivityRule, 'licences'>;

/** Statements about what one authority may ask: nothing that everybody has to obtain. */
const asks = (authority: string, ...statements: readonly StatementId[]): Licences => ({
  licences: statements.map((statement) => ({ statement, authority })),
});

/** What every place has to have where people are taught, cared for, lodged or entertained. */
const FIRE_CERTIFICATE = asks(FIRE, 'liFire');

/** What every commercial vehicle carries. */
const VEHICLE_TAX = asks('Ghana Revenue Authority', 'liVit');

/** What several authorities ask. */
const together = (...all: readonly Licences[]): Licences => ({ licences: all.flatMap(({ licences }) => licences) });

/** A licence to obtain, which is a step, and what else its authority asks. */
const inOrder =
  (step: StepOrder) =>
  (authority: string, first: StatementId, ...more: readonly StatementId[]): Licences => ({
    licences: [{ statement: first, authority, step }, ...asks(authority, ...more).licences],
  });
/** The registration comes first: the permit goes to what is registered. */
const permit = inOrder('after');
/** The same of a licence without which the work may not be done. */
function licence(...given: Parameters<typeof permit>): Licences {
  const [first, ...more] = permit(...given).licences;
  return { licences: [{ ...first!, isAwaited: true }, ...more] };
}
/** The authority is asked first: what to register depends on it. */
const licenceFirst = inOrder('before');

/** What is told only of somebody who does something else too. */
const besides = (beside: Activity, { licences }: Licences): Licences => ({
  licences: licences.map((one) => ({ ...one, beside })),
});

/** The licences to tell somebody of who does all this. */
export const licencesFor = (activity: Activity, all: readonly Activity[]): readonly Licence[] =>
  (ACTIVITY_RULES[activity]?.licences ?? []).filter(({ beside }) => beside === undefined || all.includes(beside));

/** Saving and lending: alone they make a co-operative a credit union. */
export const MONEY: readonly Activity[] = ['public_deposits_or_susu', 'lending'];

/**
 * What takes a licence: the members of a co-operative who work together and save beside it save their own money, not the public's.
 *
 * @param statedBody as the caller stated it: a body that was only read may be a collector's business
 */
export const licensedWork = (
  activities: readonly Activity[] | undefined,
  statedBody: Body | undefined,
): readonly Activity[] | undefined =>
  statedBody === 'cooperative' &&
  activities?.includes('public_deposits_or_susu') &&
  activities.some((activity) => !MONEY.includes(activity))
    ? activities.filter((activity) => activity !== 'public_deposits_or_susu')
    : activities;

/** One row for each activity of which the law or an office asks something, or of which it is known what it supplies. */
export const ACTIVITY_RULES: Partial<Readonly<Record<Activity, ActivityRule>>> = {
  // Money
  lending: {
    ...RECORDS,
    ...licenceFirst(BANK_OF_GHANA, 'liFinance', 'liMoneyLender', 'liDigitalCredit', 'liOnAccount'),
    ...COMPANY_ONLY,
  },
  public_deposits_or_susu: {
    ...RECORDS,
    ...together(
      licenceFirst(BANK_OF_GHANA, 'liSusuPublic', 'liTierDates', 'liSusuName', 'liUnlicensed'),
      besides('lending', asks(BANK_OF_GHANA, 'liTiers')),
    ),
  },
  forex: { ...RECORDS, ...licence(BANK_OF_GHANA, 'liForexLaw', 'liForex'), ...COMPANY_ONLY },
  payment_services: {
    ...RECORDS,
    asksDataCertificate: true,
    ...licence(BANK_OF_GHANA, 'liPayments', 'liPaymentTiers'),
    bodyCorporate: 'boPayments',
  },
  mobile_money_agent: { ...RECORDS, ...permit('Assembly and the mobile money company', 'liMobileMoney') },
  virtual_assets: {
    ...RECORDS,
    ...licence('Bank of Ghana or Securities and Exchange Commission', 'liVirtual'),
    ...COMPANY_ONLY,
  },
  insurance: { ...RECORDS, ...licence('National Insurance Commission', 'liInsurance'), ...COMPANY_ONLY },
  securities: { ...licence('Securities and Exchange Commission', 'liSecurities'), ...COMPANY_ONLY },
  pensions: { ...RECORDS, ...licence('National Pensions Regulatory Authority', 'liPensions'), ...COMPANY_ONLY },
  // Schools and care
  school: {
    ...RECORDS,
    ...SERVICES,
    ...together(licence(SCHOOLS, 'liSchool', 'liSchoolFee'), FIRE_CERTIFICATE),
    bodyCorporate: 'boSchool',
    changes: ['liSchoolChanges'],
  },
  technical_school: { ...RECORDS, ...SERVICES, ...licence(TVET, 'liTechnical'), bodyCorporate: 'boTechnical' },
  tertiary: { ...RECORDS, ...SERVICES, ...licence('Ghana Tertiary Education Commission', 'liTertiary') },
  day_care: {
    ...RECORDS,
    ...SERVICES,
    ...together(licence('Department of Social Welfare', 'liDayCare'), FIRE_CERTIFICATE),
  },
  childrens_home: {
    ...RECORDS,
    ...together(licence('Department of Social Welfare', 'liChildrensHome', 'liHomeBan'), FIRE_CERTIFICATE),
  },
  // Health and food
  clinic: {
    ...RECORDS,
    ...SERVICES,
    ...together(licence('Health Facilities Regulatory Agency', 'liHealth'), FIRE_CERTIFICATE),
  },
  pharmacy: {
    ...GOODS,
    ...licence(PHARMACY_COUNCIL, 'liPharmacy', 'liMedicineSeller'),
    bodyCorporate: 'boPharmacy',
    ...MEDICINE_OF_GHANAIANS,
  },
  medicine_seller: {
    ...GOODS,
    ...licence(PHARMACY_COUNCIL, 'liMedicineSeller'),
    ...MEDICINE_OF_GHANAIANS,
  },
  herbal_or_cosmetics: { ...GOODS, ...licence(FOOD_AND_DRUGS, 'liDrugs', 'liDrugsPenalty') },
  packaged_food: {
    ...GOODS,
    ...together(licence(FOOD_AND_DRUGS, 'liFood'), besides('import_export', asks(FOOD_AND_DRUGS, 'liFoodTrade'))),
  },
  sachet_water: {
    ...GOODS,
    ...together(licence(FOOD_AND_DRUGS, 'liFood'), asks(WATER, 'liGroundWater')),
    ghanaiansOnly: ['ghWater'],
  },
  street_food: permit(ASSEMBLY, 'liVending', 'liCookedFood'),
  // Tourism and beauty
  hotel_or_restaurant: {
    ...together(
      permit(TOURISM, 'liTourism', 'liTourismKinds'),
      asks(FOOD_AND_DRUGS, 'liFoodHygiene'),
      // The permit of street vendors is not for rooms, nor for a kitchen of its own.
      asks(ASSEMBLY, 'liCookedFood'),
      FIRE_CERTIFICATE,
    ),
  },
  short_stay: { ...SERVICES, ...permit(TOURISM, 'liTourism', 'liTourismKinds') },
  tours_or_travel: { ...SERVICES, ...permit(TOURISM, 'liTourism') },
  salon: {
    ...SERVICES,
    ...permit(TOURISM, 'liTourismAncillary'),
    ghanaiansOnly: ['ghSalon'],
    sameWork: ['herbal_or_cosmetics'],
  },
  gym: { ...SERVICES, ...together(permit(TOURISM, 'liTourismAncillary'), FIRE_CERTIFICATE) },
  // Minerals and fuel
  mining: {
    ...together(licence('Minerals Commission', 'liMining'), asks(ENVIRONMENT, 'liEnvironment')),
    partForGhanaians: 'notSmallMining',
  },
  gold_buying: {
    ...GOODS,
    ...COMPANY_PAPERS,
    ...licenceFirst(GOLD_BOARD, 'liGold', 'liGoldHalt', 'liGoldFees'),
    ghanaiansOnly: ['ghGold', 'ghGoldForeign'],
    sameWork: ['mining', 'quarry_or_sand'],
  },
  quarry_or_sand: { ...GOODS, ...permit(ENVIRONMENT, 'liEnvironment') },
  fuel: {
    ...GOODS,
    ...together(licence('National Petroleum Authority', 'liFuel'), asks(ENVIRONMENT, 'liEnvironment')),
  },
  factory: { ...GOODS, ...together(permit(ENVIRONMENT, 'liEnvironment'), FIRE_CERTIFICATE) },
  waste: { ...SERVICES, ...permit(ENVIRONMENT, 'liEnvironment') },
  // Agents and games
  recruitment: {
    ...RECORDS,
    ...SERVICES,
    ...licence('Labour Department', 'liRecruitment'),
    bodyCorporate: 'boRecruitment',
  },
  customs_clearing: {
    ...SERVICES,
    ...licence('Ghana Revenue Authority, Customs Division', 'liCustoms', 'ghCustoms'),
    lacksPapers: ['sole_proprietorship'],
    ghanaiansOnly: ['ghCustoms'],
  },
  betting_or_casino: { ...licence('Gaming Commission', 'liGaming', 'liTourismAncillary'), bodyCorporate: 'boGaming' },
  lottery: {
    ...licence('National Lottery Authority', 'liLotto'),
    ghanaiansOnly: ['ghLottery'],
    sameWork: ['betting_or_casino'],
  },
  real_estate_agency: { ...SERVICES, ...licence('Real Estate Agency Council', 'liEstate', 'liEstateFirm') },
  // Other trades
  audit: permit(INSTITUTE, 'prAccountants', 'prAuditor'),
  broadcasting_or_telecom: { ...SERVICES, ...licence('National Communications Authority', 'liTelecom') },
  private_security: { ...SERVICES, ...licence(INTERIOR, 'liSecurity', 'liSecurityArms') },
  key_cutting: { ...SERVICES, ...licence(INTERIOR, 'liKeyCutting') },
  contractor: { ...SERVICES, ...asks('ministry of works or of roads', 'liContractor') },
  cybersecurity: { ...SERVICES, ...asks('Cyber Security Authority', 'liCyber') },
  import_export: { ...GOODS, ...asks('Ghana Export Promotion Authority', 'liExport') },
  okada: { ...SERVICES, ...asks('transport authorities', 'liOkada') },
  taxi_or_car_hire: {
    ...SERVICES,
    ...together(VEHICLE_TAX, asks(TOURISM, 'liCarRental')),
    ghanaiansOnly: ['ghTaxi'],
    sameWork: ['transport', 'tours_or_travel', 'okada', 'driving_school'],
    openToAll: 'fgFleet',
  },
  petty_trading: {
    ...GOODS,
    licences: [],
    ghanaiansOnly: ['ghMarket'],
    sameWork: ['mobile_money_agent', 'farming', 'fishing', 'timber', 'agrochemicals', 'herbal_or_cosmetics'],
  },
  scratch_cards_or_exercise_books: { licences: [], ghanaiansOnly: ['ghPrinting'] },
  // Land, water and roads
  cocoa_buying: { ...GOODS, ...COMPANY_PAPERS, ...licence('Ghana Cocoa Board', 'liCocoa') },
  timber: { ...GOODS, ...permit('Forestry Commission', 'liTimber') },
  fishing: { ...GOODS, ...permit('Fisheries Commission', 'liFishing', 'liFishFarm') },
  agrochemicals: {
    ...GOODS,
    ...together(licence(ENVIRONMENT, 'liAgrochemicals'), asks('Ministry of Food and Agriculture', 'liSeeds')),
  },
  transport: { ...SERVICES, ...together(permit('National Road Safety Authority', 'liTransport'), VEHICLE_TAX) },
  driving_school: { ...SERVICES, ...licence('Driver and Vehicle Licensing Authority', 'liDrivingSchool') },
  drilling: { ...SERVICES, ...licence(WATER, 'liDrilling') },
  // Nothing that a source names
  farming: { ...GOODS, licences: [] },
};

/** Whether a rule with this property holds for what they do. */
const isSaid =
  (property: 'keepsPersonalData' | 'asksDataCertificate') =>
  ({ activities = [] }: Facts): boolean =>
    activities.some((activity) => ACTIVITY_RULES[activity]?.[property]);
/** Whether the work keeps records about people, so that data protection is asked of it. */
export const keepsPersonalData = isSaid('keepsPersonalData');
/** Whether that is asked before the licence. */
export const asksDataCertificate = isSaid('asksDataCertificate');

/** Whether an office asks for papers that a type does not have. */
export const lacksPapers = (type: EntityId, { activities = [] }: Facts): boolean =>
  activities.some((activity) => ACTIVITY_RULES[activity]?.lacksPapers?.includes(type));

/** What all the activities supply; undefined where they differ, or where it is open, as with food that is cooked and served. */
export function supplyOf({ body, activities = [], mainly_trading }: Facts): Supply | undefined {
  if (mainly_trading === true) return 'goods';
  if (body === 'practice') return 'services';
  const [first, ...others] = new Set(activities.map((activity) => ACTIVITY_RULES[activity]?.supplies));
  return others.length === 0 ? first : undefined;
}
