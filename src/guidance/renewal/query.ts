import { invalidInput, type FieldError } from '../../errors.ts';
import { earlier, inYear, isDate, later, spanOf, spoken, type Span } from '../../text/dates.ts';
import type { EntityId } from '../law/entity-ids.ts';

/** A date may be a day, a month or a year: `2009-05-03`, `2009-05`, `2009`. */
export interface RenewalQuery {
  entity_type?: EntityId;
  registration_date?: string;
  last_renewal_date?: string;
  /** The year in which the financial year of the last return ended. */
  last_return_for?: number;
  /** `MM-DD` */
  financial_year_end?: string;
}

/** What was given, checked. */
export interface Dates {
  readonly registered?: Span;
  readonly renewed?: Span;
  readonly returnFor?: number;
  /** `MM-DD` */
  readonly yearEnd: string;
}

export const USUAL_YEAR_END = '12-31';

const EARLIEST = '1900-01-01';

/** The end of the financial year that ends in a year. */
export const yearEndIn = (yearEnd: string, year: number): string => inYear(`2024-${yearEnd}`, year);

function spansOf(query: RenewalQuery, today: string, errors: FieldError[]) {
  const spans: { registration_date?: Span; last_renewal_date?: Span } = {};
  for (const field of ['registration_date', 'last_renewal_date'] as const) {
    const text = query[field];
    if (text === undefined) continue;
    const span = spanOf(text);
    if (span === undefined)
      errors.push({ field, detail: `${field} is ${JSON.stringify(text.slice(0, 20))}, which is no date.` });
    else if (span.from > today)
      errors.push({ field, detail: `${field} is ${text}, which is after today, ${today}, in Ghana.` });
    else if (span.to < EARLIEST)
      errors.push({
        field,
        detail: `${field} is ${text}, which is before 1900: dates from ${EARLIEST} on are allowed.`,
      });
    else spans[field] = { from: later(span.from, EARLIEST), to: earlier(span.to, today) };
  }
  return spans;
}

function checkReturn(query: RenewalQuery, dates: Dates, today: string, errors: FieldError[]): void {
  const { returnFor } = dates;
  if (returnFor === undefined) return;
  const field = 'last_return_for';
  const ended = yearEndIn(dates.yearEnd, returnFor);
  const day = spoken(ended);
  const assumed = query.financial_year_end === undefined ? '; if it ends earlier, give financial_year_end' : '';
  if (ended > today)
    errors.push({
      field,
      detail: `${field} is ${returnFor}, but that financial year ends on ${day}, which is after today, ${today}${assumed}.`,
    });
  else if (dates.renewed !== undefined && ended > dates.renewed.to)
    errors.push({
      field,
      detail: `${field} is ${returnFor}, but that financial year ended on ${day}, after the last_renewal_date, ${query.last_renewal_date}${assumed}.`,
    });
  else if (dates.registered !== undefined && ended < dates.registered.from)
    errors.push({
      field,
      detail: `${field} is ${returnFor}, but that financial year ended on ${day}, before registration_date, ${query.registration_date}.`,
    });
}

/**
 * Checks what was given. A date that is not a whole day is refused only if no day in it is possible, and the days that are not
 * possible are left out.
 *
 * @param filesReturns whether the fields of companies count; without it they are not looked at
 * @throws ToolError INVALID_INPUT naming the field: no date, after today, before 1900, or in an impossible order
 */
export function datesOf(query: RenewalQuery, filesReturns: boolean, today: string): Dates {
  const errors: FieldError[] = [];
  const { registration_date: registered, last_renewal_date: renewed } = spansOf(query, today, errors);
  if (registered !== undefined && renewed !== undefined && renewed.to < registered.from)
    errors.push({
      field: 'last_renewal_date',
      detail: `last_renewal_date is ${query.last_renewal_date}, which is before registration_date, ${query.registration_date}.`,
    });
  const yearEnd = (filesReturns ? query.financial_year_end : undefined) ?? USUAL_YEAR_END;
  if (!isDate(`2024-${yearEnd}`))
    errors.push({
      field: 'financial_year_end',
      detail: `financial_year_end is ${JSON.stringify(yearEnd.slice(0, 20))}, which is no month and day written MM-DD.`,
    });
  const dates: Dates = {
    ...(registered === undefined
      ? {}
      : { registered: { from: registered.from, to: earlier(registered.to, renewed?.to ?? today) } }),
    ...(renewed === undefined
      ? {}
      : { renewed: { from: later(renewed.from, registered?.from ?? EARLIEST), to: renewed.to } }),
    ...(filesReturns && query.last_return_for !== undefined ? { returnFor: query.last_return_for } : {}),
    yearEnd,
  };
  if (errors.length === 0) checkReturn(query, dates, today, errors);
  const [first, ...rest] = errors;
  if (first)
    throw invalidInput(
      [first, ...rest],
      'Give what stands on the certificate and on the last receipt, as YYYY-MM-DD, or only YYYY-MM or YYYY.',
    );
  return dates;
}

/** ORC: what was registered before this day must re-register once. */
export const RE_REGISTRATION = '2011-12-05';

/** Whether the date of registration leaves open if it must re-register. */
export const isReRegistrationOpen = (registered: Span | undefined): boolean =>
  registered !== undefined && registered.from < RE_REGISTRATION && registered.to >= RE_REGISTRATION;

/** Whether a date is a whole day. */
export const isDay = ({ from, to }: Span): boolean => from === to;
