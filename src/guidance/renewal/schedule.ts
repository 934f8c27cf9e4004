import { addDays, addMonths, dateOf, daysBetween, earlier, inYear, yearOf } from '../../text/dates.ts';
import type { Duty } from './duties.ts';
import { yearEndIn, type Dates } from './query.ts';
import type { RenewalStatus } from './terms.ts';

/** The due date of each year, and the first year that is open. For a company, a year is the one in which its financial year ends. */
interface Schedule {
  readonly first: number;
  readonly due: (year: number) => string;
}

/** Where a duty stands on a day. */
export interface Standing {
  readonly status: Exclude<RenewalStatus, 'unknown'>;
  /** The oldest outstanding date; the next date if none is outstanding. */
  readonly due: string;
  /** The next date from today on, and its year. */
  readonly next: string;
  readonly nextYear: number;
  /** The years whose date has passed, oldest first. */
  readonly arrears: readonly number[];
  /** The calendar years in which those were due, each once. */
  readonly dueYears: readonly number[];
}

/** A duty's standing by the worst and by the best reading of what was given; the same if it leaves nothing open. */
export interface Range {
  readonly worst: Standing;
  readonly best: Standing;
}

/** A duty counts as due from this many days before its date: a quarter, as in the Registrar's announcements. */
const SOON = 90;
/** A return filed within this many months after a year's end may as well be the late one of the year before. */
const EARLY_MONTHS = 3;
/** The last deadline that the Registrar announced, of the statement `rnDeadline`. */
export const LAST_DEADLINE = '2026-04-30';
/** From the end of the financial year to the deadline: the Registrar announces 30 April for years that end on 31 December. */
const MONTHS_TO_FILE = 4;

/** The single days of one reading. */
interface Reading {
  readonly registered?: string | undefined;
  readonly renewed?: string | undefined;
  /** The last year with a return. */
  readonly returnFor?: number | undefined;
}

/** The last year whose financial year ended before a day. */
function lastYearEnded(yearEnd: string, day: string): number {
  const year = yearOf(day);
  return yearEndIn(yearEnd, year) < day ? year : year - 1;
}

/** The deadline of a return; the end of a month stays the end of a month. */
function returnDue(yearEnd: string, year: number): string {
  const end = yearEndIn(yearEnd, year);
  const due = addMonths(end, MONTHS_TO_FILE);
  const isMonthEnd = end === dateOf(yearOf(end), Number(end.slice(5, 7)), 31);
  return isMonthEnd ? dateOf(yearOf(due), Number(due.slice(5, 7)), 31) : due;
}

/** Act 992 ss.126(2)-(3), 128: the first accounts go out within 18 months of incorporation, and the return follows within 36 days. */
const accountsDue = (registered: string): string => addMonths(registered, 18);
const DAYS_TO_FILE = 36;

function returnSchedule({ registered, returnFor }: Reading, yearEnd: string): Schedule | undefined {
  const due = (year: number): string => returnDue(yearEnd, year);
  if (returnFor !== undefined) return { first: returnFor + 1, due };
  if (registered === undefined) return undefined;
  // So none falls in the year of incorporation, nor in one that ends less than 18 months after it.
  const accounts = accountsDue(registered);
  const first = lastYearEnded(yearEnd, accounts);
  return { first, due: (year) => (year === first ? addDays(accounts, DAYS_TO_FILE) : due(year)) };
}

/** A company's first return. */
interface FirstReturn {
  readonly year: number;
  /** The last day for its accounts, and for the first general meeting. */
  readonly accounts: string;
  readonly due: string;
  /** The calendar years in which the law asks for none, the year of incorporation first. */
  readonly without: readonly number[];
}

/** The first return of a company, by the worst and the best reading; undefined if a later one is known, or the day of incorporation is not. */
export function firstReturns({ registered, renewed, returnFor, yearEnd }: Dates): FirstReturn[] | undefined {
  if (registered === undefined || renewed !== undefined || returnFor !== undefined) return undefined;
  return [registered.from, registered.to].map((day) => {
    const { first, due } = returnSchedule({ registered: day }, yearEnd)!;
    const accounts = accountsDue(day);
    const years = yearOf(accounts) - yearOf(day);
    return {
      year: first,
      accounts,
      due: due(first),
      without: Array.from({ length: years }, (_, at) => yearOf(day) + at),
    };
  });
}

/** The schedule of a duty by one reading; undefined if nothing tells when it begins. */
function scheduleOf(timing: Duty['timing'], reading: Reading, yearEnd: string): Schedule | undefined {
  if (timing === 'company') return returnSchedule(reading, yearEnd);
  const base = reading.renewed ?? reading.registered;
  if (base === undefined) return undefined;
  const next = yearOf(base) + 1;
  switch (timing) {
    case 'name':
      // ORC, 2023: within three months after the year; practice: the day on the certificate. The cautious date is the earlier.
      return { first: next, due: (year) => earlier(inYear(base, year), dateOf(year, 3, 31)) };
    case 'partnership':
      return { first: next, due: (year) => earlier(inYear(base, year), dateOf(year, 4, 30)) };
    case 'external': {
      // Act 992 s.334: once a year, at most 15 months apart.
      const start = earlier(addMonths(base, 15), dateOf(next, 12, 31));
      return { first: next, due: (year) => inYear(start, year) };
    }
    case 'january':
      return { first: next, due: (year) => dateOf(year, 1, 31) };
    case 'unknown':
      return undefined;
  }
}

function standingOf({ first, due }: Schedule, timing: Duty['timing'], today: string): Standing {
  const arrears: number[] = [];
  let year = first;
  while (due(year) < today) arrears.push(year++);
  const next = due(year);
  const [oldest] = arrears;
  if (oldest === undefined)
    return {
      status: daysBetween(today, next) <= SOON ? 'due' : 'up_to_date',
      due: next,
      next,
      nextYear: year,
      arrears,
      dueYears: [],
    };
  // By the Registrar's statement a name is lost three months after the year that was not paid.
  const isLost = timing === 'name' && today > dateOf(oldest + 1, 3, 31);
  const dueYears = [...new Set(arrears.map((one) => yearOf(due(one))))];
  return { status: isLost ? 'lapse_risk' : 'overdue', due: due(oldest), next, nextYear: year, arrears, dueYears };
}

/** The year of the last return, if only the day of filing is known; undefined if nothing was filed since registration. */
function yearFiled(
  renewed: string,
  registered: string | undefined,
  yearEnd: string,
  worst: boolean,
): number | undefined {
  const year = lastYearEnded(yearEnd, renewed);
  const isPossible = (one: number) => registered === undefined || yearEndIn(yearEnd, one) >= registered;
  const isEarly = renewed <= addMonths(yearEndIn(yearEnd, year), EARLY_MONTHS);
  const filed = worst && isEarly && isPossible(year - 1) ? year - 1 : year;
  return isPossible(filed) ? filed : undefined;
}

/** The reading that leaves the most outstanding, or the least. */
function readingOf(
  { registered, renewed, returnFor, yearEnd }: Dates,
  timing: Duty['timing'],
  worst: boolean,
): Reading {
  const end = worst ? 'from' : 'to';
  const day = registered?.[end];
  const filed = renewed?.[end];
  return {
    registered: day,
    renewed: filed,
    returnFor:
      returnFor ?? (timing === 'company' && filed !== undefined ? yearFiled(filed, day, yearEnd, worst) : undefined),
  };
}

/**
 * Where a duty stands, for every day and every year that what was given may mean; undefined if no date tells.
 *
 * @param today the day in Ghana as YYYY-MM-DD
 */
export function rangeOf(timing: Duty['timing'], dates: Dates, today: string): Range | undefined {
  const standing = (worst: boolean): Standing | undefined => {
    const schedule = scheduleOf(timing, readingOf(dates, timing, worst), dates.yearEnd);
    return schedule === undefined ? undefined : standingOf(schedule, timing, today);
  };
  const worst = standing(true);
  const best = standing(false);
  return worst === undefined || best === undefined ? undefined : { worst, best };
}

/** The year of the last return by both readings, if it was taken from the day of filing. */
export function yearsFiled(dates: Dates): { worst: number | undefined; best: number | undefined } | undefined {
  if (dates.renewed === undefined || dates.returnFor !== undefined) return undefined;
  return {
    worst: readingOf(dates, 'company', true).returnFor,
    best: readingOf(dates, 'company', false).returnFor,
  };
}

export const isLate = ({ arrears }: Standing): boolean => arrears.length > 0;

/** One status for both readings; unknown if by one it is late and by the other not. */
export function statusOf({ worst, best }: Range): RenewalStatus {
  if (worst.status === best.status) return worst.status;
  if (isLate(worst) !== isLate(best)) return 'unknown';
  return isLate(worst) ? 'overdue' : 'due';
}
