import { COMPANIES, type EntityId } from './entity-ids.ts';
import { citation, STATEMENTS, type Statement, type StatementId } from './statements.ts';
import { SOURCES, type Source, type SourceId } from './sources.ts';

/** A published amount. Fees change every year: always show a fee with its date. */
export interface FeeRow {
  readonly item: string;
  readonly amount: number;
  readonly currency: 'GHS' | 'USD' | 'percent';
  readonly source: SourceId;
  /** The section, if the source is a law. */
  readonly section?: string;
  readonly as_of: string;
  readonly undated?: true;
  readonly confidence: 'H' | 'M';
  readonly note?: string;
  /** The entities that pay the fee. */
  readonly entities: readonly EntityId[];
  /** When it is due: at registration, with the yearly duty, only for something extra, or as a penalty for lateness in the yearly duty. */
  readonly on: 'registration' | 'yearly' | 'extra' | 'penalty';
  /** Whoever registers may want it: the name searched by the office, or to be quicker. */
  readonly offered?: true;
  /** Paid for each member or day; otherwise once, or once for each year if `on` is `yearly`. */
  readonly each?: 'member' | 'day';
  /** Asked for before the yearly duty is accepted, unless it was paid before: the condition in words. */
  readonly unlessDone?: string;
  /** The numbers of outstanding years that a penalty is for, the first and the last. */
  readonly years?: readonly [number, number];
}

/** A fee as callers see it; the source is one line with its address. */
export interface Fee {
  item: string;
  /** When it is due: to register, every year, only for something extra, or for lateness. */
  on: FeeRow['on'];
  amount: number;
  currency: string;
  as_of: string;
  source: string;
  undated?: boolean;
  note?: string;
}

function fee(
  on: FeeRow['on'],
  entities: readonly EntityId[],
  item: string,
  amount: number,
  currency: FeeRow['currency'],
  source: SourceId,
  confidence: 'H' | 'M',
  note?: string,
  more: Pick<FeeRow, 'each' | 'years' | 'section' | 'unlessDone' | 'offered'> = {},
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
    ...more,
  };
}

/** The types whose fees the reported list of 2 February 2026 names. */
const LISTED = [
  'sole_proprietorship',
  'partnership',
  'company_limited_by_shares',
  'company_limited_by_guarantee',
] as const satisfies readonly EntityId[];

/** The fast service: its days, where they are reported, stand beside its price. */
const fast = (entities: readonly EntityId[], amount: number, currency: FeeRow['currency'], note?: string): FeeRow =>
  fee('extra', entities, 'Fast service', amount, currency, 'orcFees26', 'M', note, { offered: true });

export const FEES: readonly FeeRow[] = [
  fee('registration', ['sole_proprietorship'], 'Registration', 130, 'GHS', 'orcFees26', 'M'),
  fee('registration', ['partnership'], 'Registration', 270, 'GHS', 'orcFees26', 'M'),
  fee('registration', ['company_limited_by_shares'], 'Incorporation', 585, 'GHS', 'orcFees26', 'M'),
  fee(
    'registration',
    ['company_limited_by_shares', 'public_company_limited_by_shares', 'unlimited_company'],
    'Duty on the stated capital',
    1,
    'percent',
    'orcFees26',
    'M',
    'GH¢10 on GH¢1,000, no minimum for Ghanaians',
  ),
  fee('registration', ['company_limited_by_guarantee'], 'Incorporation', 490, 'GHS', 'orcFees26', 'M'),
  fee('registration', ['external_company'], 'Registration', 1400, 'USD', 'orcFees26', 'M', 'paid in cedis'),
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
  fee('yearly', ['sole_proprietorship'], 'Business name renewal', 70, 'GHS', 'orcFees26', 'M', 'a year from year two'),
  fee('yearly', ['subsidiary_business_name'], 'Subsidiary business name renewal', 60, 'GHS', 'gna2308', 'M', 'a year'),
  fee('yearly', ['partnership'], 'Partnership renewal', 100, 'GHS', 'orcFees26', 'M', 'a year from year two'),
  fee('yearly', COMPANIES, 'Annual return', 175, 'GHS', 'orcFees26', 'M', 'a year from year two'),
  fee('yearly', ['external_company'], 'External company’s yearly accounts', 690, 'USD', 'citi2211', 'M'),
  fee('yearly', ['professional_body'], 'Annual return of a professional body', 610, 'GHS', 'orcBodies', 'M'),
  fee('yearly', ['professional_body'], 'Each member, yearly', 30, 'GHS', 'orcBodies', 'M', undefined, {
    each: 'member',
  }),
  fast(['sole_proprietorship'], 520, 'GHS', 'extra, 2 to 4 working days'),
  fast(['company_limited_by_shares', 'company_limited_by_guarantee'], 1300, 'GHS', 'extra, 2 to 4 working days'),
  fast(['external_company'], 2000, 'USD'),
  fee('extra', LISTED, 'Name search by the ORC', 30, 'GHS', 'orcFees26', 'M'),
  fee('extra', LISTED, 'Certified true copy', 30, 'GHS', 'orcFees26', 'M'),
  fee('extra', ['external_company'], 'Certified true copy', 30, 'USD', 'orcFees26', 'M'),
  fee(
    'extra',
    COMPANIES,
    'Beneficial ownership filing',
    60,
    'GHS',
    'ghanaweb2204',
    'M',
    'before a return or an amendment is accepted',
    { unlessDone: 'if beneficial owners are not filed' },
  ),
  fee(
    'penalty',
    COMPANIES,
    'Late annual returns, one to four years',
    1000,
    'GHS',
    'guardian2510',
    'M',
    'GH¢650 before 1 May 2024',
    { years: [1, 4] },
  ),
  fee('penalty', COMPANIES, 'Late annual returns, five years or more', 2000, 'GHS', 'guardian2510', 'M', undefined, {
    years: [5, Infinity],
  }),
  fee(
    'penalty',
    COMPANIES,
    'Statutory penalty for each day, company and each officer',
    300,
    'GHS',
    'act992',
    'H',
    '25 penalty units of GH¢12: what the law allows; one flat penalty is what the ORC is reported to ask',
    { each: 'day', section: 's.126(7)' },
  ),
  fee('penalty', ['partnership'], 'Late renewal of a partnership', 600, 'GHS', 'citi2211', 'M', 'November 2022'),
  fee('penalty', ['external_company'], 'Late yearly accounts, besides the arrears', 750, 'USD', 'citi2211', 'M'),
];

/** The rows of fees of one entity type, in the order of the given occasions. */
export const feeRows = (entity: EntityId, ...on: readonly FeeRow['on'][]): FeeRow[] =>
  on.flatMap((when) => FEES.filter((row) => row.on === when && row.entities.includes(entity)));

/** An amount as answers write it. */
export const moneyOf = ({ amount, currency }: Pick<FeeRow, 'amount' | 'currency'>): string =>
  `${currency} ${amount.toLocaleString('en')}`;

/** A sum as sentences have it. */
export const cedis = (amount: number): string => `GH¢${amount.toLocaleString('en')}`;

/** A row as callers see it. */
export function feeOf(row: FeeRow): Fee {
  return {
    item: row.item,
    on: row.on,
    amount: row.amount,
    currency: row.currency,
    as_of: row.as_of,
    source: citation(row.source, row.section),
    ...(row.undated ? { undated: true } : {}),
    ...noted(row),
  };
}

/** What answers add to a fee: that it is only reported, and its own note. */
function noted(row: FeeRow): { note?: string } {
  const notes = [...(row.confidence === 'M' ? ['reported'] : []), ...(row.note ? [row.note] : [])];
  return notes.length === 0 ? {} : { note: notes.join('; ') };
}

/** What breaking a rule costs. Where the law counts penalty units, the amount is theirs in cedis. */
export interface Penalty {
  readonly kind: 'penalty';
  /** The rule that was broken. */
  readonly rule: StatementId;
  readonly amount: number;
  /** The highest amount; absent if there is only one. */
  readonly up_to?: number;
  readonly each?: 'day';
  readonly currency: 'GHS';
  readonly source: SourceId;
  /** The section or part of the source. */
  readonly section?: string;
  readonly as_of: string;
  readonly undated?: true;
  readonly confidence: 'H' | 'M';
  /** Prison, and who else pays. */
  readonly note?: string;
}

/** Cedis. */
const PENALTY_UNIT = 12;

/** A penalty of `from` to `to` penalty units, from the source of its rule. */
function units(
  rule: StatementId,
  section: string,
  [from, to]: readonly [number, number?],
  more: Pick<Penalty, 'each' | 'note'> = {},
): Penalty {
  const { source, as_of, undated, confidence }: Statement = STATEMENTS[rule];
  return {
    kind: 'penalty',
    rule,
    amount: from * PENALTY_UNIT,
    ...(to === undefined ? {} : { up_to: to * PENALTY_UNIT }),
    ...more,
    currency: 'GHS',
    source,
    section,
    as_of,
    ...(undated ? { undated } : {}),
    confidence,
  };
}

const daily = { each: 'day' } as const;
const byDefault = { ...daily, note: 'each officer in default too' } as const;
const prison = (note: string): Pick<Penalty, 'note'> => ({ note });

/** The penalties by rule. Those for lateness in the yearly duty, as the Registrar asks for them, are fees. */
export const PENALTIES: readonly Penalty[] = [
  units('bnNoLimited', 's.346', [25], daily),
  units('coTwoDirectors', 's.171', [25], { each: 'day', note: 'the director and each member in default too' }),
  units('coNotDirector', 's.173', [500, 1000], prison('or two to five years in prison, or both')),
  units('coDirectors', 's.173', [1000], { note: 'the company that has such a director' }),
  units('coSecretary', 's.211', [25], {
    each: 'day',
    note: 'after six months without one; each officer in default too',
  }),
  units('lbgBreach', 's.8(2)', [25], { each: 'day', note: 'each officer and member who knows of it too' }),
  units('coReturn', 's.126(7)', [25], { each: 'day', note: 'each officer in default too' }),
  units('coOffice', 's.122', [25], byDefault),
  units('coNamePlate', 's.125', [250], { note: 'each officer in default too' }),
  units('coOwnersFalse', 's.35(14)', [150, 250], prison('or one to two years in prison, or both')),
  units('coOwnersFalse', 's.35(15)', [25], byDefault),
  {
    kind: 'penalty',
    rule: 'coOwnersDeadline',
    amount: 300,
    each: 'day',
    currency: 'GHS',
    source: 'bentsi2507',
    as_of: SOURCES.bentsi2507.date,
    confidence: 'M',
    note: 'companies formed before January 2020, after 30 October 2025',
  },
  units('coFalse', 's.345(1)', [250, 500], prison('or one to two years in prison, or both')),
  units('coNameOrdered', 's.21(9)', [25]),
  units('coNameOrdered', 's.21(9)', [50], { each: 'day' }),
  units('chDirector', 's.216', [25], byDefault),
  units('chToPublic', 'ss.302-303', [500], { note: 'each officer in default too' }),
  units('exDefault', 's.341', [250], {
    note: 'or, while the default goes on, 5 penalty units, GH¢60, for each day; the local manager or process agent in default too',
  }),
  units('fgStall', 'ss.40-41', [500, 1000], { note: 'and 25 to 50 penalty units, GH¢300 to 600, for each day' }),
  units('elTaxBusiness', 's.1(3)', [100], prison('at most, or three months in prison')),
  units('afPensionLate', 's.3(10)', [2000], { note: 'or two years in prison, or both' }),
  units('afData', 's.56', [250], prison('at most, or two years in prison, or both')),
  units(
    'liPayments',
    's.9',
    [2000, 4000],
    prison('or four to seven years in prison, or both; a company 4,500 to 7,000 penalty units, GH¢54,000 to 84,000'),
  ),
  units('liSecurities', 's.206', [4500]),
  units('liDrugsPenalty', 's.129', [7500, 15_000], prison('or 15 to 25 years in prison, or both')),
  units('liTourism', 's.25(3)', [100], prison('at most, or six months in prison, or both')),
  units('liEstate', 's.54', [5000, 10_000], prison('or five to ten years in prison, or both')),
];
