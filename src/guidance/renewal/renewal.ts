import { ageNotices } from '../age-notices.ts';
import { sourcesOf, type Cited } from '../law/cited.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { feeOf, feeRows, type Fee, type FeeRow } from '../law/fees.ts';
import { createTeller, type Say, type SentenceId } from '../teller.ts';
import { anewOf, byLaw, estimateOf, fits, ownersDaily, type Estimate } from './cost.ts';
import { DUTIES, stepsIf, told, type Duty, type Line, type When } from './duties.ts';
import { RE_REGISTRATION, datesOf, isReRegistrationOpen, type Dates, type RenewalQuery } from './query.ts';
import { firstReturns, isLate, rangeOf, statusOf, type Range } from './schedule.ts';
import { clauseOfBoth, firstYear, sayRule, sayStanding, type Add } from './standing.ts';
import type { RenewalDuty, RenewalStatus } from './terms.ts';

export type { RenewalQuery } from './query.ts';

/** In the order in which a person needs it: where it stands, what to do, what it costs, the rule. */
export interface RenewalGuidance {
  entity_type?: EntityId;
  duty: RenewalDuty;
  duty_title: string;
  status: RenewalStatus;
  status_explanation: string;
  /** The first step comes before paying: what is registered may be off the register. */
  check_first?: true;
  /** The oldest outstanding date; the next date if none is outstanding. Absent if what was given leaves it open. */
  due_date?: string;
  /** The next date, if `due_date` has passed. */
  next_due_date?: string;
  /** The years outstanding for certain, oldest first; for a company, the years in which their financial years ended. */
  arrears_years?: number[];
  steps: string[];
  documents: string[];
  warnings: string[];
  estimate?: Estimate;
  fees: Fee[];
  consequences: string[];
  explanation: string;
  how_to_find_due_date: string;
  sources: Cited[];
  notices?: string[];
}

/** Act 151 and Act 152 are from 1962: older businesses were registered under other laws. */
const LAWS_BEGIN = 1962;
/** Companies formed before this day had to file their beneficial owners by a day that has passed (the statement coOwnersDeadline). */
const OWNERS_FROM_START = '2020-01-01';
/** The outstanding years from which a company counts as silent. */
const SILENT = 2;

/** The types whose yearly fees answers show if no type was given: the most frequent ones. */
const COMMON: readonly EntityId[] = ['sole_proprietorship', 'partnership', 'company_limited_by_shares'];

/** For an unknown type: what the dates mean for a business name and for a company. */
function sayWithoutType(say: Add, dates: Dates, today: string): void {
  const name = rangeOf('name', dates, today);
  const company = rangeOf('company', dates, today);
  if (name === undefined && company === undefined) say('noDates');
  if (name !== undefined) say('ifName', { clause: clauseOfBoth(name, false) });
  if (company !== undefined) say('ifCompany', { clause: clauseOfBoth(company, true) });
  say('sayType');
}

/** The yearly fees, and the penalties that fit the outstanding years: all of them if these years are not known. */
function feesFor(entity: EntityId | undefined, range: Range | undefined): FeeRow[] {
  if (entity === undefined) return COMMON.flatMap((one) => feeRows(one, 'yearly'));
  const counts = range === undefined ? undefined : [range.worst.arrears.length, range.best.arrears.length];
  const fitting = (row: FeeRow) => counts === undefined || counts.some((count) => count > 0 && fits(row, count));
  const own = feeRows(entity, 'yearly', 'extra', 'penalty');
  return [
    ...own.filter(({ on, unlessDone }) => on === 'yearly' || unlessDone !== undefined),
    ...own.filter((row) => row.on === 'penalty' && fitting(row)),
  ];
}

/** What a name costs that has to be registered anew. */
const registrationFees = (entity: EntityId | undefined): FeeRow[] =>
  entity === undefined ? [] : feeRows(entity, 'registration');

function feeIfGone(row: FeeRow): Fee {
  const { note, ...rest } = feeOf(row);
  return { ...rest, note: [...(note === undefined ? [] : [note]), 'only if the name is gone'].join('; ') };
}

/** Re-registration: needed, not needed, or open because the date is not exact. */
function reRegistration(duty: Duty, { registered }: Dates): readonly SentenceId[] {
  if (stepsIf(duty, 're_registers').length === 0 || registered === undefined || registered.from >= RE_REGISTRATION)
    return [];
  return [isReRegistrationOpen(registered) ? 'reRegisterPerhaps' : 'rnReRegister', 'rnReRegisterDate'];
}

function noticesOf(query: RenewalQuery, duty: Duty, dates: Dates, say: Say): string[] {
  const notices: string[] = [];
  const ignored = (['last_return_for', 'financial_year_end'] as const).filter((field) => query[field] !== undefined);
  if (ignored.length > 0 && !filesReturns(duty))
    notices.push(say(ignored.length === 1 ? 'companyField' : 'companyFields', { fields: ignored.join(' and ') }));
  const year = firstYear(dates);
  if (year !== undefined && year < LAWS_BEGIN) notices.push(say('oldRecord', { year }));
  return notices;
}

/** Whether the fields of companies count; without a type it may be a company. */
const filesReturns = ({ timing, id }: Duty): boolean => timing === 'company' || id === 'depends_on_entity_type';

/**
 * What an entity owes every year, and where it stands. If the sources differ, the dates are the cautious ones, and the answer says
 * so; if a date is not a whole day, the answer holds for every day that it may be.
 *
 * @param today the day in Ghana (UTC) as YYYY-MM-DD
 * @throws ToolError INVALID_INPUT naming the field: no date, after today, before 1900, or in an impossible order
 */
export function renewalGuidance(query: RenewalQuery, today: string): RenewalGuidance {
  const entity = query.entity_type;
  const duty: Duty = DUTIES[entity ?? 'unknown'];
  const dates = datesOf(query, filesReturns(duty), today);
  const range = entity === undefined ? undefined : rangeOf(duty.timing, dates, today);
  const the = { duty, query, dates, today };
  const teller = createTeller();
  const { say } = teller;
  const list = (ids: readonly SentenceId[]): string[] => teller.tell(ids).map(({ text }) => text);
  /** What is said one after another. */
  const joined = (speak: (add: Add) => void): string => {
    const parts: string[] = [];
    speak((id, values) => void parts.push(say(id, values)));
    return parts.join(' ');
  };

  const standing = joined((add) => {
    if (range !== undefined) sayStanding(add, range, the);
    else if (entity === undefined) sayWithoutType(add, dates, today);
    else add(duty.timing === 'unknown' ? 'noDayKnown' : 'noDates');
  });
  const status = range === undefined ? 'unknown' : statusOf(range);
  const hasDate = range !== undefined && range.worst.due === range.best.due;
  const late = range !== undefined && isLate(range.best);
  const silent = range !== undefined && range.best.arrears.length >= SILENT;
  // A sentence on lapsing tells what the Registrar said with its dates, so it is not said again.
  const toldAlready = (id: SentenceId): boolean => id === 'rnCalendar' && range !== undefined && teller.behind.has(id);

  const reRegister = reRegistration(duty, dates);
  const isAhead = range !== undefined && !isLate(range.worst);
  const isPastAccounts = duty.timing === 'company' && firstReturns(dates)?.some(({ accounts }) => accounts < today);
  const holds: Readonly<Record<When, boolean>> = {
    late,
    silent,
    ahead: isAhead,
    not_ahead: !isAhead,
    // Counted as never renewed, it has no receipt of a renewal.
    renewed: dates.registered === undefined || dates.renewed !== undefined,
    re_registers: reRegister.length > 0,
  };
  const linesOf = (lines: readonly Line[]) => told(lines, (when) => holds[when]);
  const steps = list([
    ...(status === 'up_to_date' && reRegister.length === 0 && !isPastAccounts ? (['stepNothing'] as const) : []),
    ...linesOf(duty.steps),
  ]);
  const documents = list(linesOf(duty.documents));
  // Whoever surely has to re-register hears at once what stands in the way of good standing.
  const first = list([...(duty.first ?? []), ...reRegister.filter((id) => id === 'rnReRegister')]);
  const warnings = list([...reRegister, ...duty.warnings]);
  const fees = feesFor(entity, range);
  const anew = late && stepsIf(duty, 'late').includes('stepLost') ? registrationFees(entity) : [];
  const { from = '', to = OWNERS_FROM_START } = dates.registered ?? {};
  const ownersId = duty.besideSumIfOld?.[to < OWNERS_FROM_START ? 'known' : 'open'];
  const besides = late && from < OWNERS_FROM_START ? ownersDaily(ownersId, today, say) : [];
  const estimate = entity === undefined || range === undefined ? undefined : estimateOf(entity, range, besides);
  const ifGone = anewOf(anew);
  const law =
    entity === undefined || range === undefined ? undefined : byLaw(entity, range, duty.lawIfLate, today, say);
  const consequences = list(linesOf(duty.consequences).filter((id) => !toldAlready(id)));
  const rule = list(duty.facts);
  if (duty.timing === 'company' && firstReturns(dates) !== undefined) rule.push(...list(['coFirst']));
  rule.push(joined((add) => sayRule(add, range, the)));
  const find = list(duty.find).join(' ');
  const notices = [...noticesOf(query, duty, dates, say), ...ageNotices(fees, teller, today)];

  return {
    ...(entity === undefined ? {} : { entity_type: entity }),
    duty: duty.id,
    duty_title: duty.title,
    status,
    status_explanation: [standing, ...first].join(' '),
    ...(status === 'lapse_risk' || (silent && stepsIf(duty, 'silent').length > 0)
      ? { check_first: true as const }
      : {}),
    ...(hasDate ? { due_date: range.best.due } : {}),
    ...(late && range.worst.next === range.best.next ? { next_due_date: range.best.next } : {}),
    ...(late ? { arrears_years: [...range.best.arrears] } : {}),
    steps,
    documents,
    warnings,
    ...(estimate === undefined
      ? {}
      : {
          estimate: {
            ...estimate,
            ...(law === undefined ? {} : { by_law: law }),
            ...(ifGone === undefined ? {} : { if_gone: ifGone }),
          },
        }),
    fees: [...fees.map(feeOf), ...anew.map(feeIfGone)],
    consequences,
    explanation: rule.filter((text) => text !== '').join(' '),
    how_to_find_due_date: find,
    sources: sourcesOf(teller.behind),
    ...(notices.length > 0 ? { notices } : {}),
  };
}
