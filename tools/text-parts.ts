import type * as z from 'zod';
import { spoken } from '../src/text/dates.ts';
import { fillIn } from '../src/text/fill.ts';
import { data, prose, shortSource } from '../src/text/markdown.ts';
import type { fee, stated } from './shapes.ts';

/** What the texts of several tools share. Every sentence that is no statement is made from a table of wording. */

export const PART_TEXT = {
  sourced: '{text} ({source})',
  fee: '{item}: {money}',
  noted: '{fee}, {note}',
  fees: '{fees} ({about})',
  dated: '{date}',
  read: 'undated, read {date}',
  percent: '{amount} %',
  money: '{currency} {amount}',
} as const;

type Stated = z.output<typeof stated>;
type Fee = z.output<typeof fee>;

/** A source in a few words: an Act by its number, anything else by who published it. */
export const publisher = (source: string): string => data(shortSource(source.split(': ')[0]!));

/** The law of a source in a few words: "Act 992, ss.21, 25" is of "Act 992, ". */
const lawOf = (source: string | undefined): string => /^\w+ \d+, (?=ss?[.])/.exec(publisher(source ?? ''))?.[0] ?? '';

/** The laws that statements rest on, by their numbers, each once. */
export const lawsOf = (statements: readonly Stated[]): string =>
  [...new Set(statements.flatMap(({ source = '' }) => /^(?:Act|L\.I\.|NRCD|NLCD|PNDCL) \d+/.exec(source)?.[0] ?? []))]
    .map(data)
    .join(', ');

/** What stands behind lines, in a few words: at the last of those that share a source, and its law at the first of those that share it. */
export const sourceLabels = (sources: readonly (string | undefined)[]): (string | undefined)[] =>
  sources.map((source, at) => {
    if (source === undefined || sources[at + 1] === source) return undefined;
    const law = lawOf(source);
    return publisher(source).slice(law === lawOf(sources[at - 1]) ? law.length : 0);
  });

/** Statements as lines, with their sources. */
export function statedLines(statements: readonly Stated[]): string[] {
  const labels = sourceLabels(statements.map(({ source }) => source));
  return statements.map(({ text }, at) => {
    const source = labels[at];
    return source === undefined ? prose(text) : fillIn(PART_TEXT.sourced, { text: prose(text), source });
  });
}

export const moneyText = (amount: number, currency: string): string =>
  currency === 'percent'
    ? fillIn(PART_TEXT.percent, { amount })
    : fillIn(PART_TEXT.money, { currency: data(currency), amount: amount.toLocaleString('en') });

/** The date of a fee, and whether it is only the day of reading. */
export const feeDate = ({ as_of, undated }: Fee): string =>
  fillIn(undated === true ? PART_TEXT.read : PART_TEXT.dated, { date: spoken(as_of) });

/** Whether a citation is of a law: its amounts have a section, and no date but the day on which it was read. */
export const isLaw = (source: string): boolean => source.includes(' [law] ');

/** Whether a citation has no date but the day on which it was read. */
export const isUndated = (source: string): boolean => isLaw(source) || source.includes(' (undated, ');

const REPORTED = 'reported';

/** A fee with its own note, and what it shares with others: its date, that it is only reported, its source in a few words. */
function feeParts(one: Fee): { fee: string; about: string } {
  const notes = one.note?.split('; ') ?? [];
  const own = notes.filter((note) => note !== REPORTED).join('; ');
  const fee = fillIn(PART_TEXT.fee, { item: prose(one.item), money: moneyText(one.amount, one.currency) });
  const about = [...(isLaw(one.source) ? [] : [feeDate(one)]), ...(notes.includes(REPORTED) ? [REPORTED] : []), publisher(one.source)]; // prettier-ignore
  return { fee: own === '' ? fee : fillIn(PART_TEXT.noted, { fee, note: prose(own) }), about: about.join('; ') };
}

/** Fees as lines; those that follow each other from one source of one date share a line. */
export function feeLines(fees: readonly Fee[]): string[] {
  const lines: { about: string; fees: string[] }[] = [];
  for (const { fee, about } of fees.map(feeParts)) {
    const last = lines.at(-1);
    if (last?.about === about) last.fees.push(fee);
    else lines.push({ about, fees: [fee] });
  }
  return lines.map(({ about, fees: told }) => fillIn(PART_TEXT.fees, { fees: told.join('; '), about }));
}
