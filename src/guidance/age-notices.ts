import { spoken } from '../text/dates.ts';
import { isAged, oldFeeDates } from './law/cited.ts';
import type { FeeRow } from './law/fees.ts';
import { STATEMENTS, type StatementId } from './law/statements.ts';
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

/** The years of the old reports in words; undefined where none is old. */
function oldYears(statements: Iterable<StatementId>, today: string): string | undefined {
  const old = [...statements].filter((id) => isAged(id, today));
  const years = [...new Set(old.map((id) => STATEMENTS[id].as_of.slice(0, 4)))].sort();
  if (years.length === 0) return undefined;
  return years.length > 2 ? `${years[0]} to ${years.at(-1)}` : joined(years);
}

/** Both notices, as one line if both the fees and the statements are old. */
export function ageNotices(fees: readonly FeeRow[], statements: Iterable<StatementId>, today: string): string[] {
  const years = oldYears(statements, today);
  const dates = oldFeeDates(fees, today);
  if (years === undefined || dates.length === 0) return [...feesNotice(fees, today), ...ageNotice(statements, today)];
  return [fill('allOld', { dates: joined(dates.map(spoken)), years })];
}

/** The notice on statements in an answer that are older than a year. */
export function ageNotice(statements: Iterable<StatementId>, today: string): string[] {
  const years = oldYears(statements, today);
  return years === undefined ? [] : [fill('reportsOld', { today: spoken(today), years })];
}
