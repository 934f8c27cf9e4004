import { addMonths } from '../../text/dates.ts';
import type { StatementId } from './statements.ts';

/** The months after which a fee, and a statement that names a deadline, is old. */
export const OLD_FEE_MONTHS = 6;
const OLD_STATEMENT_MONTHS = 12;

const DEADLINES: ReadonlySet<string> = new Set<StatementId>([
  'rnDeadline',
  'rnDeadlineBefore',
  'rnReRegisterDate',
  'coOwnersDeadline',
]);

/** The months after which a statement is old. */
export const oldAfter = (id: string): number => (DEADLINES.has(id) ? OLD_FEE_MONTHS : OLD_STATEMENT_MONTHS);

/** Whether a date is older than a number of months; one without a day or a month counts as the first day of its month or year. */
export function isOld(asOf: string, months: number, today: string): boolean {
  const from = asOf.length === 4 ? `${asOf}-01-01` : asOf.length === 7 ? `${asOf}-01` : asOf;
  return addMonths(from, months) < today;
}
