import { spoken } from '../../text/dates.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { FEES, type FeeRow } from '../law/fees.ts';
import type { Range } from './schedule.ts';

/** What is owed now, or next if nothing is owed, by the published fees. */
export interface Estimate {
  amount: number;
  /** The amount by the worst reading, if what was given leaves it open. */
  up_to?: number;
  currency: string;
  arithmetic: string;
}

/** Whether a penalty fits a number of outstanding years. */
export const fits = ({ years: [from, to] = [1, Infinity] }: FeeRow, count: number): boolean =>
  count >= from && count <= to;

const money = (currency: string, amount: number): string => `${currency} ${amount.toLocaleString('en')}`;

/** "reported fee of 2 February 2026"; an undated source has only the day on which it was read. */
function dated(row: FeeRow): string {
  const kind = `${row.confidence === 'M' ? 'reported ' : ''}${row.on === 'penalty' ? 'penalty' : 'fee'}`;
  return `${kind} ${row.undated ? 'read on' : 'of'} ${spoken(row.as_of)}`;
}

interface Sum {
  readonly amount: number;
  readonly currency: string;
  readonly arithmetic: string;
}

/** The sum for a number of outstanding years: the fee of each, and one penalty. None outstanding: the fee of the next one. */
function sumOf(entity: EntityId, outstanding: number): Sum | undefined {
  const rows = FEES.filter((row) => row.entities.includes(entity) && row.each !== 'day');
  const yearly = rows.filter(({ on }) => on === 'yearly');
  const counted = yearly.filter(({ each }) => each === undefined);
  const [main] = counted;
  if (main === undefined) return undefined;
  const times = Math.max(outstanding, 1);
  const penalties = rows.filter((row) => row.on === 'penalty' && outstanding > 0 && fits(row, outstanding));
  const amount = [...counted.map((row) => times * row.amount), ...penalties.map((row) => row.amount)].reduce((a, b) => a + b, 0); // prettier-ignore
  const terms = [
    ...counted.map((row) => `${times} x ${money(row.currency, row.amount)}, ${dated(row)}`),
    ...penalties.map((row) => `${money(row.currency, row.amount)} once, ${dated(row)}`),
    ...yearly.flatMap((row) =>
      row.each === undefined
        ? []
        : [`${money(row.currency, row.amount)} for each ${row.each} and year, ${dated(row)}, not in the sum`],
    ),
  ];
  return { amount, currency: main.currency, arithmetic: terms.join('; plus ') };
}

/** The cost of what is outstanding; undefined if no fee with a date is known. */
export function estimateOf(entity: EntityId, { worst, best }: Range): Estimate | undefined {
  const least = sumOf(entity, best.arrears.length);
  const most = sumOf(entity, worst.arrears.length);
  if (least === undefined || most === undefined) return undefined;
  if (least.arithmetic === most.arithmetic) return least;
  const [first, second] =
    best.arrears.length === 0 ? ['if nothing is late: ', 'if it is late: '] : ['at least ', 'at most '];
  return {
    ...least,
    up_to: most.amount,
    arithmetic: `${first}${least.arithmetic}; ${second}${most.arithmetic}`,
  };
}
