import { daysBetween, spoken } from '../../text/dates.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { cedis, PENALTIES, feeRows, moneyOf, type FeeRow } from '../law/fees.ts';
import type { Say } from '../teller.ts';
import type { Duty } from './duties.ts';
import { isLate, type Range } from './schedule.ts';
import { spokenDays } from './standing.ts';
import type { RenewalWordingId } from './wording.ts';

/** What is owed now, or next if nothing is owed, by the published fees. */
export interface Estimate {
  amount: number;
  /** The amount by the worst reading, if what was given leaves it open. */
  up_to?: number;
  currency: string;
  arithmetic: string;
  /** What the amount is made of; absent if what was given leaves it open. */
  terms?: Term[];
  /** What the law sets for lateness, beside what is reported to be asked. */
  by_law?: string;
  /** What it costs instead if the name is gone and is registered anew. */
  if_gone?: { amount: number; arithmetic: string };
}

/** A fee of an estimate: what for, how often, and what that comes to. */
export interface Term {
  item: string;
  fee: number;
  times: number;
  amount: number;
}

/** What registering anew costs; undefined if no fee with a date is known. */
export function anewOf(rows: readonly FeeRow[]): Estimate['if_gone'] {
  const [row] = rows;
  return row && { amount: row.amount, arithmetic: `1 x ${moneyOf(row)}, ${dated(row)}` };
}

/** Whether a penalty fits a number of outstanding years. */
export const fits = ({ years: [from, to] = [1, Infinity] }: FeeRow, count: number): boolean =>
  count >= from && count <= to;

/** "reported fee of 2 February 2026"; an undated source has only the day on which it was read. */
function dated(row: FeeRow): string {
  const kind = `${row.confidence === 'M' ? 'reported ' : ''}${row.on === 'penalty' ? 'penalty' : 'fee'}`;
  return `${kind} ${row.undated ? 'read on' : 'of'} ${spoken(row.as_of)}`;
}

interface Sum {
  readonly amount: number;
  readonly currency: string;
  readonly arithmetic: string;
  readonly terms: Term[];
}

const termOf = ({ item, amount: fee }: FeeRow, times: number): Term => ({ item, fee, times, amount: fee * times });

/**
 * The sum for a number of outstanding years: the fee of each, and one penalty. None outstanding: the fee of the next one.
 *
 * @param times the number as the arithmetic shows it
 * @param besides what may be owed besides, as terms
 */
function sumOf(entity: EntityId, outstanding: number, times: string, besides: readonly string[]): Sum | undefined {
  const rows = feeRows(entity, 'yearly', 'extra', 'penalty').filter(({ each }) => each !== 'day');
  const yearly = rows.filter(({ on }) => on === 'yearly');
  const counted = yearly.filter(({ each }) => each === undefined);
  const [main] = counted;
  if (main === undefined) return undefined;
  const count = Math.max(outstanding, 1);
  const penalties = rows.filter((row) => row.on === 'penalty' && outstanding > 0 && fits(row, outstanding));
  const terms = [...counted.map((row) => termOf(row, count)), ...penalties.map((row) => termOf(row, 1))];
  const told = [
    ...counted.map((row) => `${times} x ${moneyOf(row)}, ${dated(row)}`),
    ...penalties.map((row) => `${moneyOf(row)} once, ${dated(row)}`),
    ...rows.flatMap((row) =>
      row.unlessDone === undefined ? [] : [`${moneyOf(row)} ${row.unlessDone}, ${dated(row)}, not in the sum`],
    ),
    ...yearly.flatMap((row) =>
      row.each === undefined ? [] : [`${moneyOf(row)} for each ${row.each} and year, ${dated(row)}, not in the sum`],
    ),
    ...besides,
  ];
  return {
    amount: terms.reduce((sum, { amount }) => sum + amount, 0),
    currency: main.currency,
    arithmetic: told.join('; plus '),
    terms,
  };
}

/** The cost of what is outstanding; undefined if no fee with a date is known. */
export function estimateOf(entity: EntityId, { worst, best }: Range, besides: readonly string[]): Estimate | undefined {
  const fewest = best.arrears.length;
  const most = worst.arrears.length;
  const sum = (count: number, times = String(Math.max(count, 1))) => sumOf(entity, count, times, besides);
  const least = sum(fewest);
  const highest = sum(most);
  if (least === undefined || highest === undefined || fewest === most) return least;
  const span = `${fewest} ${most - fewest === 1 ? 'or' : 'to'} ${most}`;
  const both = sum(fewest, span);
  const arithmetic =
    fewest === 0
      ? `if nothing is late: ${least.arithmetic}; if it is late: ${highest.arithmetic}`
      : both !== undefined && both.arithmetic === sum(most, span)?.arithmetic
        ? both.arithmetic
        : `at least ${least.arithmetic}; at most ${highest.arithmetic}`;
  const { amount, currency } = least;
  return { amount, up_to: highest.amount, currency, arithmetic };
}

/** Act 992 is of 2019: what fell due before this day may fall under the Act before it. */
const ACT_992_FROM = '2020-01-01';
/** The day of the statement coOwnersDeadline. */
const OWNERS_DEADLINE = '2025-10-30';

/** What a number of days late comes to. */
const counted = (from: string, today: string, daily: number) => {
  const count = daysBetween(from, today);
  return { days: spokenDays(count), count: count.toLocaleString('en'), daily: cedis(daily), sum: cedis(count * daily) };
};

/** What the law sets for lateness, with the days and what they come to where one day is certain; undefined if nothing can be late. */
export function byLaw(
  entity: EntityId,
  { worst, best }: Range,
  rows: Duty['lawIfLate'],
  today: string,
  say: Say,
): string | undefined {
  if (rows === undefined || !isLate(worst)) return undefined;
  const own = feeRows(entity, 'penalty');
  const { amount: daily = 0 } = own.find(({ each }) => each === 'day') ?? {};
  const flat = own.find((row) => row.each === undefined && fits(row, best.arrears.length));
  const isCertain = isLate(best) && worst.due === best.due && best.due >= ACT_992_FROM;
  if (rows.counted === undefined || flat === undefined || !isCertain) return say(rows.open, { daily: cedis(daily) });
  const which = best.arrears.length === 1 ? 'this return' : 'the oldest return';
  const values = { ...counted(best.due, today, daily), due: spoken(best.due), which, flat: cedis(flat.amount) };
  return say(rows.counted, values);
}

/** What is reported to be owed by the day since the deadline for beneficial owners; nothing before it. */
export function ownersDaily(id: RenewalWordingId | undefined, today: string, say: Say): string[] {
  const { amount = 0 } = PENALTIES.find(({ rule }) => rule === 'coOwnersDeadline') ?? {};
  if (id === undefined || today <= OWNERS_DEADLINE) return [];
  return [say(id, { ...counted(OWNERS_DEADLINE, today, amount), since: spoken(OWNERS_DEADLINE) })];
}
