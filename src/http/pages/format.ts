import type { Failure } from '../../errors.ts';
import { spanOf, spoken } from '../../text/dates.ts';

const ISO_DATE = /\b\d{4}-\d{2}-\d{2}\b/g;

/** A date in words. It may be a day, a month, a year or a timestamp: `2026-04-30`, `2020-11`, `2019`. What is no date stays as it is. */
export function dateText(date: string): string {
  const day = date.replace(/T.*$/s, '');
  return spanOf(day) === undefined ? date : spoken(day);
}

/** A text as pages write it: dates in words, amounts in cedis with their sign, `3 x GHS 70` as `3 × GH¢70`. */
export const readable = (text: string): string =>
  text
    .replace(ISO_DATE, dateText)
    .replaceAll(/\bGHS (?=\d)/g, 'GH¢')
    .replaceAll(/(?<=\d) x /g, ' × ');

/** An amount with its currency: `GH¢1,000`, `0.5 %`. */
export function moneyText(amount: number, currency: string): string {
  const number = amount.toLocaleString('en-GB', {
    maximumFractionDigits: 2,
    minimumFractionDigits: Number.isInteger(amount) || currency === 'percent' ? 0 : 2,
  });
  if (currency === 'GHS') return `GH¢${number}`;
  if (currency === 'USD') return `US$${number}`;
  return currency === 'percent' ? `${number} %` : `${currency} ${number}`;
}

/** What stands behind a source, in words. */
const KINDS: Readonly<Record<string, string>> = {
  law: 'law',
  official: 'office',
  press: 'press report',
  other: 'other source',
};
export const kindText = (kind: string): string => KINDS[kind] ?? kind;

/** The title, the kind, and the address or the publication of a source as facts name it: "Title [kind] (date) https://address". */
export function sourceParts(source: string, asOf = ''): { title: string; kind?: string; where?: string } {
  const [, named = source, kind, when = '', where] = /^(.*?) \[(\w+)\]( \([^()]*\))?(?: (.+))?$/s.exec(source) ?? [];
  return {
    // The date may be shown beside it already.
    title: readable(named + ([` (${asOf})`, ` (undated, read ${asOf})`].includes(when) ? '' : when)),
    ...(kind === undefined ? {} : { kind: kindText(kind) }),
    ...(where === undefined ? {} : { where }),
  };
}

/** The message about an invalid field, for a person: labels instead of field names, dates in words. */
export function errorText(detail: string, field: string, labels: Readonly<Record<string, string>>): string {
  const about = labels[field];
  const own = about !== undefined && detail.startsWith(`${field} `) ? about + detail.slice(field.length) : detail;
  const named = Object.entries(labels).reduce((text, [name, label]) => text.replaceAll(name, label.toLowerCase()), own);
  // How a person writes them: the fields of a date, and a day with its month.
  return readable(named)
    .replace('written YYYY-MM-DD, or YYYY-MM or YYYY if that is known', 'with a year, such as 2 3 2020 or 2020')
    .replace('written MM-DD, the month first', 'such as 31 12');
}

/** The messages of a failure by field, for a person. */
export const errorsOf = <F extends string>(
  { errors = [] }: Failure,
  labels: Readonly<Record<F, string>>,
): Partial<Record<F, string>> =>
  Object.fromEntries(errors.map(({ field, detail }) => [field, errorText(detail, field, labels)])) as Partial<
    Record<F, string>
  >;

/** Why there is no answer, for a person: what is wrong with each field, or what went wrong. */
export const troubleText = (
  { detail, errors = [] }: Pick<Failure, 'detail' | 'errors'>,
  labels: Readonly<Record<string, string>>,
): string =>
  errors.length === 0 ? detail : errors.map(({ field, detail: fault }) => errorText(fault, field, labels)).join(' ');

/** The value for an input that shows only numbers; empty if it cannot show the text. */
export const numeral = (text: string): string => (/^\s*\d{1,9}\s*$/.test(text) ? text.trim() : '');

/** Typed text to show in a form again, without characters that change the text around it or cannot be sent. */
export const echo = (text: string): string =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu, '');
