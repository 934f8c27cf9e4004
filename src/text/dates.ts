/** Calendar dates as `YYYY-MM-DD`, which compare as text. No clock and no time zone. */

/** The year of a date. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function daysIn(year: number, month: number): number {
  return [
    31,
    year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ][month - 1]!;
}

/** A date; a day past the end of the month becomes the last day ("31 February" is the 28th or 29th). */
export function dateOf(year: number, month: number, day: number): string {
  const last = Math.min(day, daysIn(year, month));
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(last).padStart(2, '0')}`;
}

/** Whether a text is an existing date in the form `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** The days that a date may mean, the first and the last. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The days that `YYYY`, `YYYY-MM` or `YYYY-MM-DD` means; undefined if the text is none of them, or no date of the calendar. */
export function spanOf(text: string): Span | undefined {
  if (isDate(text)) return { from: text, to: text };
  const parts = /^(\d{4})(?:-(\d{2}))?$/.exec(text);
  if (!parts) return undefined;
  const year = Number(parts[1]);
  if (parts[2] === undefined) return { from: dateOf(year, 1, 1), to: dateOf(year, 12, 31) };
  const month = Number(parts[2]);
  return month < 1 || month > 12 ? undefined : { from: dateOf(year, month, 1), to: dateOf(year, month, 31) };
}

/** The date `months` later: the same day, or the last of the month if that comes first. */
export function addMonths(date: string, months: number): string {
  const total = yearOf(date) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return dateOf(Math.floor(total / 12), (total % 12) + 1, Number(date.slice(8)));
}

/** The date `days` later. */
export function addDays(date: string, days: number): string {
  const day = new Date(Date.UTC(yearOf(date), Number(date.slice(5, 7)) - 1, Number(date.slice(8)) + days));
  return dateOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}

/** The same day and month in another year. */
export function inYear(date: string, year: number): string {
  return dateOf(year, Number(date.slice(5, 7)), Number(date.slice(8)));
}

/** The number of days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round(
    (Date.UTC(yearOf(to), Number(to.slice(5, 7)) - 1, Number(to.slice(8))) -
      Date.UTC(yearOf(from), Number(from.slice(5, 7)) - 1, Number(from.slice(8)))) /
      86_400_000,
  );
}

export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A date, a month or a year in words: "30 April 2026", "April 2026", "2026". */
export function spoken(date: string): string {
  const [year = '', month, day] = date.split('-');
  return [day === undefined ? [] : [Number(day)], month === undefined ? [] : [MONTHS[Number(month) - 1]], year]
    .flat()
    .join(' ');
}

/** The day and month of `MM-DD` in words: "31 December". */
export function spokenDay(monthDay: string): string {
  return `${Number(monthDay.slice(3))} ${MONTHS[Number(monthDay.slice(0, 2)) - 1]}`;
}

/** The later of two dates. */
export function later(a: string, b: string): string {
  return a < b ? b : a;
}

/** The earlier of two dates. */
export function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
