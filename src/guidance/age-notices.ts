import { spoken } from '../text/dates.ts';
import { isAged, oldFeeDates } from './law/cited.ts';
import type { FeeRow } from './law/fees.ts';
import { STATEMENTS, type StatementId } from './law/statements.ts';
import { RENEWAL_WORDING } from './renewal/wording.ts';
import type { Teller } from './teller.ts';

/** A list in words: "a, b and c". */
const joined = (items: readonly string[]): string => items.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** The years of the old reports in words; empty where none is old. */
function oldYears(statements: Iterable<StatementId>, today: string): string {
  const old = [...statements].filter((id) => isAged(id, today));
  const years = [...new Set(old.map((id) => STATEMENTS[id].as_of.slice(0, 4)))].sort();
  return years.length > 2 ? `${years[0]} to ${years.at(-1)}` : joined(years);
}

/** The notices on the age of the fees and of the statements in an answer, as one line if both are old. */
export function ageNotices(fees: readonly FeeRow[], { say, behind }: Teller, on: string): string[] {
  const today = spoken(on);
  const dates = joined(oldFeeDates(fees, on).map(spoken));
  const years = oldYears(behind, on);
  if (dates !== '' && years !== '') return [say('allOld', { dates, years })];
  return [
    ...(dates !== '' ? [say('feesOld', { today, dates })] : fees.length > 0 ? [say('feesMove')] : []),
    ...(years === '' ? [] : [say('reportsOld', { years })]),
  ];
}

const AGE_TEXTS = (['allOld', 'feesOld', 'feesMove', 'reportsOld'] as const).map(
  (id) => new RegExp(`^${RENEWAL_WORDING[id].text.replace(/\{\w+\}/g, '.+')}$`),
);

/** Whether a notice is one of {@link ageNotices}. */
export const isAgeNotice = (notice: string): boolean => AGE_TEXTS.some((text) => text.test(notice));
