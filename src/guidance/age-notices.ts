import { spoken } from '../text/dates.ts';
import { isAged, oldFeeDates } from './law/cited.ts';
import type { FeeRow } from './law/fees.ts';
import type { StatementId } from './law/statements.ts';
import { fill } from './renewal/wording.ts';

/** A list in words: "a, b and c". */
const joined = (items: readonly string[]): string => items.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** The notice on the age of the fees in an answer. */
export function feesNotice(fees: readonly FeeRow[], today: string): string[] {
  if (fees.length === 0) return [];
  const dates = oldFeeDates(fees, today);
  if (dates.length === 0) return [fill('feesMove')];
  return [fill('feesOld', { today: spoken(today), dates: joined(dates.map(spoken)) })];
}

/** Both notices, as one line if both the fees and the statements are old. */
export function ageNotices(fees: readonly FeeRow[], statements: Iterable<StatementId>, today: string): string[] {
  const reports = ageNotice(statements, today);
  const dates = oldFeeDates(fees, today);
  if (reports.length === 0 || dates.length === 0) return [...feesNotice(fees, today), ...reports];
  return [fill('allOld', { dates: joined(dates.map(spoken)) })];
}

/** The notice on statements in an answer that are older than a year. */
export const ageNotice = (statements: Iterable<StatementId>, today: string): string[] =>
  [...statements].some((id) => isAged(id, today)) ? [fill('reportsOld', { today: spoken(today) })] : [];
