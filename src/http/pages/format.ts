import type { Failure } from '../../errors.ts';
import { spoken } from '../../text/dates.ts';

const ISO_DATE = /\b\d{4}-\d{2}-\d{2}\b/g;

/** A date in words. It may be a day, a month, a year or a timestamp: `2026-04-30`, `2020-11`, `2019`. */
export function dateText(date: string): string {
  return /^\d{4}(-\d{2}){0,2}($|T)/.test(date) ? spoken(date.slice(0, 10)) : date;
}

/** A text with its dates in words. */
export const withDates = (text: string): string => text.replace(ISO_DATE, (date) => spoken(date));

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

/** The title and, if it has one, the address of a source as facts name it. */
export function sourceParts(source: string, asOf = ''): { title: string; url?: string } {
  const [, title = source, url] = /^(.*?)(?:\s+(https?:\/\/\S+))?$/s.exec(source) ?? [];
  // The date is already shown beside it.
  const named = withDates(title.replace(` (${asOf})`, ''));
  return url === undefined ? { title: named } : { title: named, url };
}

/** The message about an invalid field, for a person: labels instead of field names, dates in words. */
export function errorText(detail: string, field: string, labels: Readonly<Record<string, string>>): string {
  const own = detail.startsWith(`${field} `) ? `This ${detail.slice(field.length + 1)}` : detail;
  const named = Object.entries(labels).reduce((text, [name, label]) => text.replaceAll(name, label.toLowerCase()), own);
  // The forms are shown as they are typed, so they come in after the dates were put into words.
  return withDates(named)
    .replace('written YYYY-MM-DD, or YYYY-MM or YYYY if that is known', 'written 2009-05-03, or 2009-05 or 2009')
    .replace('written MM-DD, the month first', 'written 12-31 for 31 December');
}

/** Why there is no answer, for a person: what is wrong with each field, or what went wrong. */
export const troubleText = (
  { detail, errors = [] }: Pick<Failure, 'detail' | 'errors'>,
  labels: Readonly<Record<string, string>>,
): string =>
  errors.length === 0
    ? detail
    : errors
        .map(({ field, detail: fault }) => {
          const label = labels[field];
          return `${label === undefined ? '' : `${label}: `}${errorText(fault, field, labels)}`;
        })
        .join(' ');

/** The value for an input that shows only numbers; empty if it cannot show the text. */
export const numeral = (text: string): string => (/^\s*\d{1,9}\s*$/.test(text) ? text.trim() : '');

/** Typed text to show in a form again, without characters that change the text around it or cannot be sent. */
export const echo = (text: string): string =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu, '');
