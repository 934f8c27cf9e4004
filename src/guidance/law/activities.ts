import type { Activity } from '../facts.ts';
import type { StatementId } from './statements.ts';

/** What the law asks for one activity. */
export interface ActivityRule {
  /** The licence, permit or registration to obtain, with its authority; the first is the most important. */
  readonly licences: readonly { readonly statement: StatementId; readonly authority: string }[];
  /** The rule that leaves it to bodies corporate. */
  readonly bodyCorporate?: StatementId;
  /** The rule that leaves it to Ghanaians. */
  readonly ghanaiansOnly?: StatementId;
}

const BANK_OF_GHANA = 'Bank of Ghana';
const RESERVED = { ghanaiansOnly: 'gipcReserved' } as const;

const licence = (statement: StatementId, authority: string): Pick<ActivityRule, 'licences'> => ({
  licences: [{ statement, authority }],
});

/** One row for each activity of which the law asks something. */
export const ACTIVITY_RULES: Partial<Readonly<Record<Activity, ActivityRule>>> = {
  lending: { ...licence('liFinance', BANK_OF_GHANA), bodyCorporate: 'bnFinance' },
  deposits_or_susu: { ...licence('liFinance', BANK_OF_GHANA), bodyCorporate: 'bnFinance' },
  forex: { ...licence('liFinance', BANK_OF_GHANA), bodyCorporate: 'bnFinance' },
  payment_services: { ...licence('liPayments', BANK_OF_GHANA), bodyCorporate: 'liPayments' },
  virtual_assets: { licences: [], bodyCorporate: 'bnFinance' },
  insurance: { ...licence('liInsurance', 'National Insurance Commission'), bodyCorporate: 'bnFinance' },
  securities: { ...licence('liSecurities', 'Securities and Exchange Commission'), bodyCorporate: 'bnFinance' },
  pensions: { ...licence('liPensions', 'National Pensions Regulatory Authority'), bodyCorporate: 'bnFinance' },
  school: { ...licence('liSchool', 'National Schools Inspectorate Authority'), bodyCorporate: 'boSchool' },
  technical_school: { licences: [], bodyCorporate: 'boTechnical' },
  tertiary: { ...licence('liTertiary', 'Ghana Tertiary Education Commission'), bodyCorporate: 'boSchool' },
  clinic: licence('liHealth', 'Health Facilities Regulatory Agency'),
  pharmacy: { ...licence('liPharmacy', 'Pharmacy Council'), bodyCorporate: 'boPharmacy', ...RESERVED },
  medicine_seller: { ...licence('liPharmacy', 'Pharmacy Council'), ...RESERVED },
  packaged_food: licence('liFood', 'Food and Drugs Authority'),
  sachet_water: { ...licence('liFood', 'Food and Drugs Authority'), ...RESERVED },
  mining: licence('liMining', 'Minerals Commission'),
  gold_buying: { licences: [], ghanaiansOnly: 'ghGold' },
  fuel: licence('liFuel', 'National Petroleum Authority'),
  recruitment: { licences: [], bodyCorporate: 'boRecruitment' },
  customs_clearing: { licences: [], ghanaiansOnly: 'ghCustoms' },
  private_security: licence('liSecurity', 'Ministry of the Interior'),
  betting_or_casino: { ...licence('liGaming', 'Gaming Commission'), bodyCorporate: 'boGaming' },
  lottery: { licences: [], ...RESERVED },
  real_estate_agency: licence('liEstate', 'Real Estate Agency Council'),
  salon: { licences: [], ...RESERVED },
  taxi_or_car_hire: { licences: [], ...RESERVED },
  petty_trading: { licences: [], ...RESERVED },
  printing_scratch_cards_or_exercise_books: { licences: [], ...RESERVED },
};
