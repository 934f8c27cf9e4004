import { spoken } from '../../text/dates.ts';
import type { Values } from '../../text/fill.ts';
import type { Stated } from '../law/cited.ts';
import { nameEndingOf } from '../law/endings.ts';
import type { Entity } from '../law/entities.ts';
import { cedis, feeOf, feeRows, moneyOf, type FeeRow } from '../law/fees.ts';
import { endingOf, hasCompanyWords } from '../reading/forms.ts';
import type { Town } from '../reading/towns.ts';
import { once } from '../remember.ts';
import type { Say, Teller } from '../teller.ts';
import type { WordingId } from './wording.ts';

/** What an application needs. */
export interface Requirement extends Stated {
  /** It is a paper or a person to have ready; absent of a rule. */
  to_have?: true;
}

/** Something to do to register. */
export interface Step extends Stated {
  /** It is done in the office's portal. */
  online?: true;
}

const ONLINE: readonly WordingId[] = ['goUpload'];

/** What registering one entity type takes: the same rows for a recommendation and for the options. */
export interface Essentials {
  /** The office's address, if a source gives one. */
  where?: string;
  /** Where it has offices, if a source says so. */
  offices?: Stated[];
  /** Papers and people first, each marked as something to have; then rules. */
  requirements: Requirement[];
  steps: Step[];
  /** How long the office takes, if a source says so. */
  time?: Stated[];
  /** Whom to pay, and through whom. */
  practice: Stated[];
  /** The sum of the fees, if there are any: for a company, without the duty on its capital. */
  estimate?: Estimate;
  /** What others ask beside the fees of the office, if a source says so. */
  side_costs?: Stated[];
  /** The yearly duty in full. */
  every_year: Stated[];
}

export interface Estimate {
  amount: number;
  currency: string;
  arithmetic: string;
}

/** Where the offices are: of a town that the words name, only that one. */
export function tellOffices(offices: readonly WordingId[], { tell }: Teller, town?: Town): Stated[] {
  if (town === undefined || !offices.includes('orcTowns')) return tell(offices);
  return town === 'Kumasi'
    ? tell(['orcInKumasi'])
    : town === 'Accra'
      ? tell(['orcInAccra'])
      : tell(['orcInTown'], { town });
}

/**
 * @param name the name that was given, empty if none was; undefined where all rules are told, whatever the name
 * @param town the town of an office that the words name
 */
export function essentialsOf(entity: Entity, teller: Teller, name?: string, town?: Town): Essentials {
  const { say, tell } = teller;
  const ends = !name || endingOf(name) === entity.id ? 'nameEnds' : 'nameLacksEnding';
  const ending = nameEndingOf(entity.id);
  // A name that has no such word is warned of none.
  const isClean = name !== undefined && !hasCompanyWords(name);
  const rules = isClean ? entity.rules.filter((id) => id !== 'bnNoLimited') : entity.rules;
  const estimate = estimateFor(entity, say);
  return {
    ...(entity.where === undefined ? {} : { where: entity.where }),
    ...(entity.offices === undefined ? {} : { offices: tellOffices(entity.offices, teller, town) }),
    requirements: [
      ...tell(entity.papers).map((one): Requirement => ({ ...one, to_have: true })),
      ...(ending === undefined ? [] : tell([ends], { ending })),
      ...tell([...rules, ...(costOf(entity).isShare ? (['feeNotFound'] as const) : [])]),
      ...nearestFee(entity, say),
    ],
    steps: entity.steps.flatMap((id) =>
      tell([id]).map((step): Step => (ONLINE.includes(id) ? { ...step, online: true } : step)),
    ),
    ...(entity.time === undefined ? {} : { time: tell(entity.time) }),
    practice: tell(entity.practice),
    ...(estimate === undefined ? {} : { estimate }),
    ...(entity.sideCosts === undefined ? {} : { side_costs: tell(entity.sideCosts) }),
    every_year: tell([entity.annualDuty]),
  };
}

/** What every year costs, in words; empty where no fee with a date is known. */
export const yearlyFeeOf = once((entity: Entity): string => feeRows(entity.id, 'yearly').map(moneyOf).join(' + '));

/** What somebody who registers pays: to register, for what the office offers beside it, and every year. */
export const rowsToRegister = once((entity: Entity): readonly FeeRow[] => [
  ...feeRows(entity.id, 'registration'),
  ...feeRows(entity.id, 'extra').filter(({ offered }) => offered),
  ...feeRows(entity.id, 'yearly'),
]);

/** A share of the capital, and no sum. */
const isShare = ({ currency }: FeeRow): boolean => currency === 'percent';

/** A sum before it is worded. */
interface Sum extends Omit<Estimate, 'arithmetic'> {
  readonly id: WordingId;
  readonly values: Values;
}

/** What is paid to register. */
export function estimateFor(entity: Entity, say: Say): Estimate | undefined {
  const { sum } = costOf(entity);
  return sum && { amount: sum.amount, currency: sum.currency, arithmetic: say(sum.id, sum.values) };
}

/** What the nearest type costs whose fee is known. */
function nearestFee({ nearestFee: type }: Entity, say: Say): Requirement[] {
  const [first] = type === undefined ? [] : feeRows(type, 'registration');
  const [yearly] = type === undefined ? [] : feeRows(type, 'yearly');
  if (first === undefined || yearly === undefined) return [];
  const { source, as_of } = feeOf(first);
  return [{ text: say('feeOfLike', { fee: cedis(first.amount), yearly: cedis(yearly.amount) }), source, as_of }];
}

/** The fees to register a type, and their sum. */
const costOf = once(({ id }: Entity) => {
  const rows = feeRows(id, 'registration');
  return { sum: sumOf(rows), isShare: rows.every(isShare) };
});

/** What is paid to register; undefined if no fee with a date is known. */
function sumOf(rows: readonly FeeRow[]): Sum | undefined {
  const [first, ...rest] = rows.filter((row) => !isShare(row));
  if (first === undefined) return undefined;
  const amount = rest.reduce((sum, row) => sum + row.amount, first.amount);
  const parts = [first, ...rest].map(moneyOf).join(' + ');
  const sum = rest.length === 0 ? parts : `${moneyOf({ ...first, amount })} (${parts})`;
  const dates = [...new Set(rows.map(({ as_of }) => spoken(as_of)))].join(' and ');
  const dated = `${first.confidence === 'M' ? 'reported ' : ''}${first.undated ? 'read on' : 'fee of'} ${dates}`;
  const share = rows.find(isShare);
  const { currency } = first;
  if (share === undefined) return { amount, currency, id: 'sumToRegister', values: { sum, dated } };
  return { amount, currency, id: 'sumWithShare', values: { sum, percent: share.amount, dated } };
}
