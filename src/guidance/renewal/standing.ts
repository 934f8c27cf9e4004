import { dateOf, daysBetween, inYear, spoken, spokenDay, yearOf } from '../../text/dates.ts';
import type { Values } from '../../text/fill.ts';
import type { Duty } from './duties.ts';
import { USUAL_YEAR_END, isDay, isReRegistrationOpen, yearEndIn, type Dates, type RenewalQuery } from './query.ts';
import { LAST_DEADLINE, firstReturns, isLate, yearsFiled, type Range, type Standing } from './schedule.ts';
import type { RenewalWordingId } from './wording.ts';

/** Adds a sentence to those before it. */
export type Add = (id: RenewalWordingId, values?: Values) => void;

interface Case {
  readonly duty: Duty;
  readonly query: RenewalQuery;
  readonly dates: Dates;
  readonly today: string;
}

/** Years in few words: "2019 to 2026, 8 in all", "2024 and 2026". */
function spokenYears(years: readonly number[]): string {
  return years.length > 2 ? `${years[0]} to ${years.at(-1)}, ${years.length} in all` : years.join(' and ');
}

/** The date that was given, with the word that fits: "on 3 May 2009", "in May 2009", "in 2009". */
const when = (given: string): string => `${given.length === 10 ? 'on' : 'in'} ${spoken(given)}`;

/** A number of days in words. */
export const spokenDays = (days: number): string => (days === 1 ? 'one day' : `${days.toLocaleString('en')} days`);

/** What is outstanding, as the end of a sentence. */
function outstanding(years: readonly number[], isReturn: boolean): string {
  if (!isReturn) return spokenYears(years);
  return years.length === 1
    ? `the return for the financial year that ended in ${years[0]}`
    : `the returns for the financial years that ended in ${spokenYears(years)}`;
}

/** What one standing means, as the end of a sentence. */
function clauseOf({ status, due, arrears }: Standing, isReturn: boolean): string {
  if (status === 'up_to_date') return `nothing is owed and by the rule below the next is due by ${spoken(due)}`;
  if (status === 'due') return `by the rule below it falls due by ${spoken(due)}`;
  return `it has been late since ${spoken(due)}; outstanding: ${outstanding(arrears, isReturn)}`;
}

/** What both readings mean together, as the end of a sentence. */
export function clauseOfBoth({ worst, best }: Range, isReturn: boolean): string {
  if (worst.due === best.due) return clauseOf(best, isReturn);
  if (isLate(worst) !== isLate(best))
    return `${clauseOf(best, isReturn)}, or ${clauseOf(worst, isReturn)}, depending on the exact date`;
  const atLeast = worst.arrears.length === best.arrears.length ? '' : 'at least ';
  return isLate(best)
    ? `it has been late since ${spoken(best.due)} at the latest; outstanding: ${atLeast}${outstanding(best.arrears, isReturn)}`
    : `nothing is owed yet and by the rule below the next is due between ${spoken(worst.due)} and ${spoken(best.due)}`;
}

/** The first and the last of some years. */
const ends = (years: readonly number[]): string =>
  years.length > 2 ? `${years[0]} to ${years.at(-1)}` : years.join(' and ');

/** Both readings agree on everything but perhaps the day. */
const agree = ({ worst, best }: Range): boolean => worst.arrears.length === best.arrears.length;

function sayLapse(say: Add, range: Range, { dates, today }: Case): void {
  const { worst, best } = range;
  if (worst.status === 'lapse_risk') return say('lostByAll');
  const base = dates.renewed ?? dates.registered;
  const year = best.arrears[0];
  if (base === undefined || year === undefined) return;
  const calendar = dateOf(year, 3, 31);
  if (!isDay(base)) {
    if (calendar < today) say('lostPerhaps', { calendar: spoken(calendar) });
    return;
  }
  const own = inYear(base.from, year);
  const days = { own: spoken(own), calendar: spoken(calendar) };
  if (own < today && calendar < today) say('lostByBoth', days);
  else say(own < today ? 'lostByOwnDay' : 'lostByRegistrar', days);
}

function sayOne(say: Add, range: Range, the: Case): void {
  const { worst, best } = range;
  const { duty, dates } = the;
  const today = spoken(the.today);
  const isReturn = duty.timing === 'company';
  const between = { from: spoken(worst.due), to: spoken(best.due), today };
  const yearEnd = (year: number) => spoken(yearEndIn(dates.yearEnd, year));
  if (!isLate(best)) {
    const days = daysBetween(the.today, best.due);
    if (worst.due !== best.due) say('upToDateBetween', between);
    else if (best.status === 'due')
      say(days === 0 ? 'dueToday' : 'dueSoon', { today, due: spoken(best.due), days: spokenDays(days) });
    else if (isReturn) say('upToDateReturn', { today, due: spoken(best.due), end: yearEnd(best.nextYear) });
    else say('upToDate', { today, due: spoken(best.due) });
    return;
  }
  const late = { today, due: spoken(best.due) };
  const isBetween = worst.due !== best.due;
  if (isReturn) say(isBetween ? 'overdueReturnBetween' : 'overdueReturn', { ...late, end: yearEnd(best.arrears[0]!) });
  else say(isBetween ? 'overdueBetween' : 'overdue', late);
  if (best.arrears.length > 1)
    if (isReturn)
      say('arrearsReturn', { count: best.arrears.length, years: ends(best.arrears), dueYears: ends(best.dueYears) });
    else say('arrears', { years: spokenYears(best.arrears) });
  if (duty.timing === 'name') sayLapse(say, range, the);
  // A later day would be read as the one to wait for.
  if (isPastDeadline(the)) say('lastAnnounced', { day: spoken(LAST_DEADLINE) });
  else if (worst.next === best.next) say('nextOne', { due: spoken(best.next) });
}

function sayBoth(say: Add, { worst, best }: Range, { duty, query, dates }: Case): void {
  const isReturn = duty.timing === 'company';
  const filed = yearsFiled(dates);
  if (filed?.worst !== undefined && filed.best !== undefined && filed.worst !== filed.best) {
    const filedWhen = when(query.last_renewal_date!);
    for (const [year, standing] of [
      [filed.best, best],
      [filed.worst, worst],
    ] as const)
      // prettier-ignore
      say('ifReturnFor', { when: filedWhen, end: spoken(yearEndIn(dates.yearEnd, year)), clause: clauseOf(standing, isReturn) });
    say('whichReturn');
    return;
  }
  const base = dates.renewed ?? dates.registered!;
  say('countedFrom', { day: spoken(base.from), clause: clauseOf(worst, isReturn) });
  say('countedFrom', { day: spoken(base.to), clause: clauseOf(best, isReturn) });
  say('exactDay');
}

/** Whether the last day that the ORC announced for these returns has passed: it holds for years that end in December. */
const isPastDeadline = ({ duty, dates, today }: Case): boolean =>
  duty.timing === 'company' && dates.yearEnd === USUAL_YEAR_END && LAST_DEADLINE < today;

/** The duties for which the ORC announces days. */
const ANNOUNCED: readonly Case['duty']['timing'][] = ['name', 'partnership', 'company'];

/** Whether a day that lies ahead is named for which the ORC announced none, though it does announce days for this duty. */
function isUnannounced({ worst, best }: Range, the: Case): boolean {
  const isNamed = (one: Standing): boolean =>
    !isLate(one) || (!isPastDeadline(the) && agree({ worst, best }) && worst.next === best.next);
  return ANNOUNCED.includes(the.duty.timing) && [worst, best].some((one) => isNamed(one) && one.next > LAST_DEADLINE);
}

/** What comes before a company's first return, while that is ahead. */
function sayFirstAccounts(say: Add, { worst }: Range, { dates, today }: Case): void {
  const [early, late] = firstReturns(dates) ?? [];
  if (early === undefined || early.accounts !== late?.accounts || isLate(worst)) return;
  say(early.accounts < today ? 'firstAccountsPast' : 'firstAccounts', { accounts: spoken(early.accounts) });
}

/** Whether a date that was given only as a month or a year decides nothing. */
const isSettled = ({ worst, best }: Range, { query, dates }: Case): boolean =>
  [query.registration_date, query.last_renewal_date].some((given) => given !== undefined && given.length < 10) &&
  agree({ worst, best }) &&
  worst.due === best.due &&
  worst.next === best.next &&
  !isReRegistrationOpen(dates.registered);

/** Where the duty stands; both ways if what was given leaves it open. */
export function sayStanding(say: Add, range: Range, the: Case): void {
  const { duty, query, dates } = the;
  const isReturn = duty.timing === 'company';
  if (isLate(range.worst) && dates.renewed === undefined && dates.returnFor === undefined)
    say(duty.id === 'annual_renewal' ? 'noRenewal' : 'noFiling');
  const filed = isReturn ? yearsFiled(dates) : undefined;
  if (filed?.best !== undefined && filed.worst === filed.best)
    say('returnTaken', { when: when(query.last_renewal_date!), end: spoken(yearEndIn(dates.yearEnd, filed.best)) });
  if (agree(range)) sayOne(say, range, the);
  else sayBoth(say, range, the);
  if (isReturn) sayFirstAccounts(say, range, the);
  if (isReturn && isSettled(range, the)) say('exactEnough');
  if (isUnannounced(range, the)) say('notAnnounced');
}

/** The sentences on how the dates were chosen. */
export function sayRule(say: Add, range: Range | undefined, { duty, query, dates }: Case): void {
  for (const id of duty.date) say(id);
  if (duty.timing === 'company') {
    const [early, late] = firstReturns(dates) ?? [];
    if (early !== undefined && late !== undefined) {
      const end = spoken(yearEndIn(dates.yearEnd, late.year));
      say('noReturnIn', { years: early.without.join(' or ') });
      if (early.year === late.year) say('firstReturn', { end, accounts: spoken(late.accounts), due: spoken(late.due) });
      else say('firstReturnOpen', { from: spoken(early.due), to: spoken(late.due) });
    }
    // While the first return is ahead, the day of later ones would be a second date.
    const isFirst = early !== undefined && range !== undefined && !isLate(range.worst);
    const isGiven = query.financial_year_end !== undefined;
    if (isFirst) {
      if (!isGiven) say('yearEndAssumed');
    } else if (!isGiven) say('yearEndTaken');
    else if (dates.yearEnd === USUAL_YEAR_END) say('yearEndUsual');
    else say('yearEndOther', { end: spokenDay(dates.yearEnd) });
  }
}

export const firstYear = (dates: Dates): number | undefined => {
  const oldest = dates.registered ?? dates.renewed;
  return oldest === undefined ? undefined : yearOf(oldest.from);
};
