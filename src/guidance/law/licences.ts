import { phrases } from '../reading/wordlist.ts';
import type { StatementId } from './statements.ts';

/** A trade that needs a licence before it opens. */
export interface Licence {
  readonly fact: StatementId;
  readonly authority: string;
}

/** The licences by concept, the strictest first: answers show cautions in this order. */
export const LICENCES = {
  finance: { fact: 'liFinance', authority: 'Bank of Ghana' },
  payments: { fact: 'liPayments', authority: 'Bank of Ghana' },
  insurance: { fact: 'liInsurance', authority: 'National Insurance Commission' },
  securities: { fact: 'liSecurities', authority: 'Securities and Exchange Commission' },
  pensions: { fact: 'liPensions', authority: 'National Pensions Regulatory Authority' },
  tertiary: { fact: 'liTertiary', authority: 'Ghana Tertiary Education Commission' },
  school: { fact: 'liSchool', authority: 'National Schools Inspectorate Authority' },
  health: { fact: 'liHealth', authority: 'Health Facilities Regulatory Agency' },
  pharmacy: { fact: 'liPharmacy', authority: 'Pharmacy Council' },
  mining: { fact: 'liMining', authority: 'Minerals Commission' },
  gaming: { fact: 'liGaming', authority: 'Gaming Commission' },
  fuel: { fact: 'liFuel', authority: 'National Petroleum Authority' },
  security: { fact: 'liSecurity', authority: 'Ministry of the Interior' },
  estate: { fact: 'liEstate', authority: 'Real Estate Agency Council' },
  food: { fact: 'liFood', authority: 'Food and Drugs Authority' },
} as const satisfies Record<string, Licence>;

export type LicenceId = keyof typeof LICENCES;

/** The words that people use for each trade. Patterns as in the lexicon. */
export const LICENSED_TRADES: Readonly<Record<LicenceId, readonly string[]>> = {
  finance: phrases(`
    microfinance, micro finance, microcredit, rural bank, community bank, set up/start/open/run/own/be ~ =bank, savings and
    loans, forex, bureau de change, money lending, loans to, give/giving loans, lending company/business/app, susu
    company/collector/collection, digital loans, quick loans, finance house, credit union, remittance/remittances, money
    transfer, crypto
  `),
  payments: phrases(`
    payment service/services/platform/app/processing, payments, mobile money platform/interoperability, electronic money, e
    money, fintech, payment gateway
  `),
  insurance: phrases(`
    insurance company/business/broker/brokers/brokerage/agency, sell insurance, life insurance, reinsurance, insurance
  `),
  securities: phrases(`
    fund manager/management, asset management, stock broker/brokerage, stockbroking, investment
    advisory/adviser/advisers/bank, mutual fund, unit trust, venture capital fund, private equity fund
  `),
  pensions: ['pension/pensions'],
  tertiary: phrases(`
    university, polytechnic, university college, tertiary, nursing training college, college of education
  `),
  school: phrases(`
    school/schools, kindergarten, creche, preschool, montessori, academy, nursery and primary, jhs/shs, day care, daycare
  `),
  health: phrases(`
    clinic/clinics, hospital/hospitals, maternity, laboratory, medical/dental/eye practice, dentist/dentists, physiotherapy,
    diagnostic/diagnostics, nursing home, hospice, eye care, medical laboratory, ambulance
  `),
  pharmacy: phrases(`
    pharmacy/pharmacies, chemical shop/shops/seller, drug store/drugstore, chemist, medicines
  `),
  mining: phrases(`
    mining, galamsey, miners/miner, gold mine, quarry, minerals ~ mine, mining lease
  `),
  gaming: phrases(`
    betting, casino, lottery/lotteries, lotto, gaming company, sports bet, jackpot, slot machines
  `),
  fuel: phrases(`
    filling station/stations, fuel station/pump, petrol, diesel, lpg, gas station, petroleum
  `),
  security: phrases(`
    security company/services/guard/guards/agency, private security, security guards, private investigator/investigations
  `),
  estate: phrases(`
    estate agent/agents/agency/broker, real estate agency/agent/broker/brokerage, property agent/management, house agent,
    sell land
  `),
  food: phrases(`
    sachet water, pure water, bottled water, food processing, gari processing, juice/juices, soap, cosmetics, brewery,
    distillery/distil/distilling, bottling, beverages, packaged food, shea butter, honey, akpeteshie, sobolo, pito, package
    ~ food/spices, spices, yoghurt, ice cream, process ~ cassava/food/fruit/rice, processing, herbal
  `),
};

/** The words of {@link LICENSED_TRADES}, for correcting misspellings. */
export const LICENCE_WORDS: readonly string[] = Object.values(LICENSED_TRADES).flatMap((patterns) =>
  patterns.flatMap((pattern) => pattern.replace('=', '').split(/[ /~]+/)),
);

/** The trades that only Ghanaians may carry on (Act 865 s.27). */
export const RESERVED_TRADES: readonly string[] = phrases(`
  market, hawk/hawking/hawker, stall, petty, taxi/taxis, car hire/rental, beauty salon/saloon, salon/saloon, hairdressing,
  barber/barbering, scratch cards, exercise books, stationery, pharmacy, pharmaceuticals, sachet water, pure water, pool
  betting, lottery/lotto, lotteries, table top, roadside, nails
`);
