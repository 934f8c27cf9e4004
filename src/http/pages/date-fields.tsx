import { MONTHS, spanOf } from '../../text/dates.ts';
import { textOf, type Given } from './ask.ts';
import { Group, type FieldProps } from './fields.tsx';
import { echo } from './format.ts';
import type { PlainMessage, Say } from './messages/say.ts';

const PARTS = [
  { part: 'day', label: 'Day', most: 2 },
  { part: 'month', label: 'Month', most: 9 },
  { part: 'year', label: 'Year', most: 4 },
] as const satisfies readonly { part: string; label: PlainMessage; most: number }[];
export type DatePart = (typeof PARTS)[number]['part'];
export const DATE_PARTS: readonly DatePart[] = PARTS.map(({ part }) => part);

/** A date in up to three fields, because date pickers differ between browsers and ask for the day. */
export const DateFields = ({
  id,
  parts = DATE_PARTS,
  values,
  ...group
}: FieldProps & { parts?: readonly DatePart[]; values: Readonly<Record<DatePart, string>> }) => (
  <Group id={id} {...group}>
    <div class="parts">
      {PARTS.filter(({ part }) => parts.includes(part)).map(({ part, label, most }, index) => (
        <label for={index === 0 ? id : `${id}-${part}`}>
          {group.say(label)}
          <input
            id={index === 0 ? id : `${id}-${part}`}
            name={`${id}-${part}`}
            type="text"
            inputMode={part === 'month' ? 'text' : 'numeric'}
            maxLength={most}
            value={echo(values[part])}
            {...(group.error === undefined ? {} : { 'aria-invalid': 'true' })}
          />
        </label>
      ))}
    </div>
  </Group>
);

/** The parts of a date as they were typed; those of a whole date (`2020-03-02`, `2020-03`, `2020`) if it came as one. */
export function datePartsOf(given: Given, field: string): Record<DatePart, string> {
  const [year = '', month = '', day = ''] = /^\d{4}(-\d{2}){0,2}$/.test(textOf(given, field).trim())
    ? textOf(given, field).trim().split('-')
    : [];
  const typed = (part: DatePart, whole: string) => textOf(given, `${field}-${part}`).trim() || whole;
  return {
    day: typed('day', day.replace(/^0/, '')),
    month: typed('month', month.replace(/^0/, '')),
    year: typed('year', year),
  };
}

/** The number of a month that is written as a number or as a word: "3", "March", "mar". */
function monthOf(text: string): string | undefined {
  if (/^\d{1,2}$/.test(text)) return text.padStart(2, '0');
  const named = MONTHS.findIndex((month) => text.length >= 3 && month.toLowerCase().startsWith(text.toLowerCase()));
  return named < 0 ? undefined : String(named + 1).padStart(2, '0');
}

/**
 * The date of three fields as one: `2020-03-02`, `2020-03` or `2020`; undefined if all are empty.
 *
 * @param label begins the message
 * @param say says it
 */
export function dateOfParts(
  { day, month, year }: Readonly<Record<DatePart, string>>,
  label: string,
  say: Say,
): { readonly value?: string; readonly fault?: string } {
  if (`${day}${month}${year}` === '') return {};
  if (year === '') return { fault: say('{label} must include a year. The year alone is enough.', { label }) };
  if (!/^\d{4}$/.test(year))
    return { fault: say('{label}: write the year with four digits, for example 2020.', { label }) };
  if (month === '') {
    return day === ''
      ? { value: year }
      : {
          fault: say('{label} must include the month too, or leave out the day. The year alone is enough.', { label }),
        };
  }
  const named = monthOf(month);
  const value = [year, named, ...(day === '' ? [] : [day.padStart(2, '0')])].join('-');
  return named === undefined || spanOf(value) === undefined
    ? { fault: say('{label} must be a real date, for example 2 3 2020.', { label }) }
    : { value };
}

/** The day of a year of two fields, as `MM-DD`: of a month alone its last day; undefined if both are empty. */
export function dayOfYearOfParts(
  { day, month }: Readonly<Record<DatePart, string>>,
  label: string,
  say: Say,
): { readonly value?: string; readonly fault?: string } {
  if (`${day}${month}` === '') return {};
  const named = monthOf(month);
  // A year that ends in a month ends on its last day.
  const last = day === '' ? spanOf(`2023-${named}`)?.to.slice(5) : undefined;
  if (last !== undefined) return { value: last };
  const value = `${named}-${day.padStart(2, '0')}`;
  return named === undefined || !/^\d{1,2}$/.test(day) || spanOf(`2024-${value}`) === undefined
    ? { fault: say('{label} must be a day and a month, for example 31 12.', { label }) }
    : { value };
}
