import { addMonths } from '../../text/dates.ts';

/** Fees and deadlines are old after half a year, other statements after a year. */
export const OLD_AFTER_MONTHS = { fee: 6, statement: 12 } as const;

/** Whether a date is older than a number of months; one without a day or a month counts as the first day of its month or year. */
export function isOld(asOf: string, months: number, today: string): boolean {
  const from = asOf.length === 4 ? `${asOf}-01-01` : asOf.length === 7 ? `${asOf}-01` : asOf;
  return addMonths(from, months) < today;
}
