import type * as z from 'zod';
import { spoken } from '../src/text/dates.ts';
import { fillIn } from '../src/text/fill.ts';
import { data, prose, shortSource } from '../src/text/markdown.ts';
import type { fee, stated } from './shapes.ts';

/** What the texts of several tools share. Every sentence that is no statement is made from a table of wording. */

export const PART_TEXT = {
  sourced: '{text} ({source})',
  fee: '{item}: {money} ({about})',
  dated: '{date}',
  read: 'undated, read {date}',
  percent: '{amount} %',
  money: '{currency} {amount}',
} as const;

type Stated = z.output<typeof stated>;
type Fee = z.output<typeof fee>;

/** A source in a few words: an Act by its number, anything else by who published it. */
export const publisher = (source: string): string => data(shortSource(source.split(': ')[0]!));

/** A statement with its source in a few words. */
export const statedLine = ({ text, source }: Stated): string =>
  source === undefined ? prose(text) : fillIn(PART_TEXT.sourced, { text: prose(text), source: publisher(source) });

/** Statements as lines; the source stands at the last of those that share it. */
export const statedLines = (statements: readonly Stated[]): string[] =>
  statements.map((one, at) => (statements[at + 1]?.source === one.source ? prose(one.text) : statedLine(one)));

export const moneyText = (amount: number, currency: string): string =>
  currency === 'percent'
    ? fillIn(PART_TEXT.percent, { amount })
    : fillIn(PART_TEXT.money, { currency: data(currency), amount: amount.toLocaleString('en') });

/** The date of a fee, and whether it is only the day of reading. */
export const feeDate = ({ as_of, undated }: Fee): string =>
  fillIn(undated === true ? PART_TEXT.read : PART_TEXT.dated, { date: spoken(as_of) });

/** Whether a citation is of a law: its amounts have a section, and no date but the day on which it was read. */
export const isLaw = (source: string): boolean => source.includes(' [law] ');

/** A fee with its date, its note and its source in a few words. */
export const feeLine = (one: Fee): string =>
  fillIn(PART_TEXT.fee, {
    item: prose(one.item),
    money: moneyText(one.amount, one.currency),
    about: [
      ...(isLaw(one.source) ? [] : [feeDate(one)]),
      ...(one.note === undefined ? [] : [prose(one.note)]),
      publisher(one.source),
    ].join('; '),
  });
