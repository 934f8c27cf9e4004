import { spoken } from '../../text/dates.ts';
import { restingOn, stated, type Stated } from '../law/cited.ts';
import { nameEndingOf } from '../law/endings.ts';
import type { Entity } from '../law/entities.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { FEES, type FeeRow } from '../law/fees.ts';
import type { StatementId } from '../law/statements.ts';
import { endingOf, hasCompanyWords } from '../reading/forms.ts';
import { WORDING, fill, isWording, type WordingId } from './wording.ts';

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

/** Collects statements for an answer, each once, and remembers what they rest on. */
export interface Teller {
  /** The sentences that were not told yet. */
  tell(ids: readonly (StatementId | WordingId)[]): Stated[];
  /** Counts statements as told, because another part of the answer has them. */
  skip(ids: readonly StatementId[]): void;
  /** The statements behind all that was told. */
  readonly behind: ReadonlySet<StatementId>;
}

export function createTeller(): Teller {
  const told = new Set<StatementId | WordingId>();
  const behind = new Set<StatementId>();
  return {
    behind,
    skip: (ids) => {
      for (const id of ids) {
        told.add(id);
        behind.add(id);
      }
    },
    tell: (ids) => {
      const fresh = [...new Set(ids)].filter((id) => !told.has(id));
      for (const id of fresh) {
        told.add(id);
        for (const statement of restsOf(id)) behind.add(statement);
      }
      return fresh.map(sentenceOf);
    },
  };
}

/** The statements that a sentence rests on. */
export const restsOf = (id: StatementId | WordingId): readonly StatementId[] =>
  isWording(id) ? WORDING[id].rests : [id];

const sentences = new Map<StatementId | WordingId, Stated>();

/** A sentence without blanks, made once. */
function sentenceOf(id: StatementId | WordingId): Stated {
  let made = sentences.get(id);
  if (made === undefined) {
    made = isWording(id) ? restingOn(fill(id), WORDING[id].rests[0]) : stated(id);
    sentences.set(id, made);
  }
  return made;
}

/** @param name the name that was given, empty if none was; undefined where all rules are told, whatever the name */
export function essentialsOf(entity: Entity, { tell }: Teller, name?: string): Essentials {
  const says = !name || endingOf(name) === entity.id ? 'nameEnds' : 'nameLacksEnding';
  const nameEnding = nameEndingOf(entity.id);
  const ending =
    nameEnding === undefined ? [] : [restingOn(fill(says, { ending: nameEnding }), WORDING[says].rests[0])];
  // A name that has no such word is warned of none.
  const isClean = name !== undefined && !hasCompanyWords(name);
  const rules = isClean ? entity.rules.filter((id) => id !== 'bnNoLimited') : entity.rules;
  const rows = rowsOf(entity, 'registration');
  const estimate = estimateFor(entity);
  return {
    ...(entity.where === undefined ? {} : { where: entity.where }),
    ...(entity.offices === undefined ? {} : { offices: tell(entity.offices) }),
    requirements: [
      ...tell(entity.papers).map((one): Requirement => ({ ...one, to_have: true })),
      ...ending,
      ...tell([...rules, ...(rows.every(isShare) ? (['feeNotFound'] as const) : [])]),
    ],
    steps: entity.steps.flatMap((id) =>
      tell([id]).map((step): Step => (ONLINE.includes(id) ? { ...step, online: true } : step)),
    ),
    practice: tell(entity.practice),
    ...(estimate === undefined ? {} : { estimate }),
    ...(entity.sideCosts === undefined ? {} : { side_costs: tell(entity.sideCosts) }),
    every_year: tell([entity.annualDuty]),
  };
}

/** What every year costs, in words; empty where no fee with a date is known. */
export const yearlyFeeOf = (entity: Entity): string =>
  rowsOf(entity, 'yearly')
    .map(({ amount, currency }) => money(amount, currency))
    .join(' + ');

/** What somebody who registers pays: to register, for what the office offers beside it, and every year. */
export const rowsToRegister = (entity: Entity): FeeRow[] => [
  ...rowsOf(entity, 'registration'),
  ...rowsOf(entity, 'extra').filter(({ offered }) => offered),
  ...rowsOf(entity, 'yearly'),
];

/** The rows of fees of one entity type, in the order of the given occasions. */
export const rowsOf = ({ id }: Entity, ...on: readonly FeeRow['on'][]): FeeRow[] =>
  on.flatMap((when) => FEES.filter((row) => row.on === when && row.entities.includes(id)));

/** A share of the capital, and no sum. */
const isShare = ({ currency }: FeeRow): boolean => currency === 'percent';

const money = (amount: number, currency: string): string => `${currency} ${amount.toLocaleString('en')}`;

const estimates = new Map<EntityId, Estimate | undefined>();

/** What is paid to register, worked out once for each type. */
export function estimateFor(entity: Entity): Estimate | undefined {
  if (!estimates.has(entity.id)) estimates.set(entity.id, sumOf(rowsOf(entity, 'registration')));
  return estimates.get(entity.id);
}

/** What is paid to register; undefined if no fee with a date is known. */
function sumOf(rows: readonly FeeRow[]): Estimate | undefined {
  const [first, ...rest] = rows.filter((row) => !isShare(row));
  if (first === undefined) return undefined;
  const amount = rest.reduce((sum, row) => sum + row.amount, first.amount);
  const parts = [first, ...rest].map((row) => money(row.amount, row.currency)).join(' + ');
  const sum = rest.length === 0 ? parts : `${money(amount, first.currency)} (${parts})`;
  const dates = [...new Set(rows.map(({ as_of }) => spoken(as_of)))].join(' and ');
  const dated = `${first.confidence === 'M' ? 'reported ' : ''}${first.undated ? 'read on' : 'fee of'} ${dates}`;
  const share = rows.find(isShare);
  const { currency } = first;
  if (share === undefined) return { amount, currency, arithmetic: fill('sumToRegister', { sum, dated }) };
  return {
    amount,
    currency,
    arithmetic: fill('sumWithShare', { sum, percent: share.amount, dated }),
  };
}
