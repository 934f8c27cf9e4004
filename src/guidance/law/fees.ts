import type { EntityId } from './entity-ids.ts';
import { citation } from './statements.ts';
import { SOURCES, type Source, type SourceId } from './sources.ts';

/** A published amount. Fees change every year: always show a fee with its date. */
export interface FeeRow {
  readonly item: string;
  readonly amount: number;
  readonly currency: 'GHS' | 'USD' | 'percent';
  readonly source: SourceId;
  readonly as_of: string;
  readonly undated?: true;
  readonly confidence: 'H' | 'M';
  readonly note?: string;
  /** The entities that pay the fee. */
  readonly entities: readonly EntityId[];
  /** When the fee is due: at registration, with the yearly duty, or as a penalty. */
  readonly on: 'registration' | 'yearly' | 'penalty';
}

/** A fee as callers see it; the source is one line with its address. */
export interface Fee {
  item: string;
  amount: number;
  currency: string;
  as_of: string;
  source: string;
  undated?: boolean;
  note?: string;
}

const COMPANIES = [
  'company_limited_by_shares',
  'public_company_limited_by_shares',
  'company_limited_by_guarantee',
  'unlimited_company',
] as const satisfies readonly EntityId[];

function fee(
  on: FeeRow['on'],
  entities: readonly EntityId[],
  item: string,
  amount: number,
  currency: FeeRow['currency'],
  source: SourceId,
  confidence: 'H' | 'M',
  note?: string,
): FeeRow {
  const from: Source = SOURCES[source];
  return {
    item,
    amount,
    currency,
    source,
    as_of: from.date,
    ...(from.undated ? { undated: true } : {}),
    confidence,
    ...(note ? { note } : {}),
    entities,
    on,
  };
}

export const FEES: readonly FeeRow[] = [
  fee(
    'yearly',
    ['sole_proprietorship'],
    'Business name renewal',
    70,
    'GHS',
    'independent2506',
    'H',
    'for one year, by *222#',
  ),
  fee(
    'yearly',
    ['subsidiary_business_name'],
    'Subsidiary business name renewal',
    60,
    'GHS',
    'gna2308',
    'H',
    'for one year',
  ),
  fee('yearly', ['partnership'], 'Partnership renewal', 90, 'GHS', 'gna2308', 'H', 'for one year'),
  fee(
    'yearly',
    ['company_limited_by_shares', 'company_limited_by_guarantee'],
    'Annual return',
    90,
    'GHS',
    'gna2308',
    'H',
  ),
  fee('yearly', COMPANIES, 'Beneficial ownership filing', 60, 'GHS', 'ghanaweb2204', 'M'),
  fee('yearly', ['external_company'], 'External company’s yearly accounts', 690, 'USD', 'citi2211', 'H'),
  fee('yearly', ['professional_body'], 'Annual return of a professional body', 610, 'GHS', 'orcBodies', 'M'),
  fee('yearly', ['professional_body'], 'Each member, yearly', 30, 'GHS', 'orcBodies', 'M'),
  fee('registration', ['company_limited_by_shares'], 'Incorporation', 230, 'GHS', 'talks2011', 'H', 'an old figure'),
  fee('registration', ['company_limited_by_shares'], 'Filing', 50, 'GHS', 'talks2011', 'H', 'an old figure'),
  fee(
    'registration',
    ['company_limited_by_shares'],
    'Stamp duty on the stated capital',
    0.5,
    'percent',
    'talks2011',
    'H',
  ),
  fee('registration', ['company_limited_by_guarantee'], 'Incorporation and filing', 430, 'GHS', 'orcLbg', 'M'),
  fee(
    'registration',
    ['professional_body'],
    'Filing',
    1380,
    'GHS',
    'orcBodies',
    'M',
    'the press said 1,500 in June 2023',
  ),
  fee('penalty', COMPANIES, 'Late annual returns, one to four years', 1000, 'GHS', 'guardian2510', 'H'),
  fee('penalty', COMPANIES, 'Late annual returns, five years or more', 2000, 'GHS', 'guardian2510', 'H'),
  fee(
    'penalty',
    COMPANIES,
    'Statutory penalty for each day, company and each officer',
    300,
    'GHS',
    'gna2301',
    'H',
    '25 penalty units of GH¢12',
  ),
  fee('penalty', ['partnership'], 'Late renewal of a partnership', 600, 'GHS', 'citi2211', 'M'),
  fee('penalty', ['external_company'], 'Late yearly accounts, besides the arrears', 750, 'USD', 'citi2211', 'H'),
];

/** The fees of one entity, in the order of the given occasions. */
export function feesOf(entity: EntityId, ...on: readonly FeeRow['on'][]): Fee[] {
  return on
    .flatMap((when) => FEES.filter((row) => row.on === when && row.entities.includes(entity)))
    .map((row) => ({
      item: row.item,
      amount: row.amount,
      currency: row.currency,
      as_of: row.as_of,
      source: citation(row.source),
      ...(row.undated ? { undated: true } : {}),
      ...(row.note ? { note: row.note } : {}),
    }));
}
