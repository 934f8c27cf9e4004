import { invalidInput, type FieldError } from '../../errors.ts';
import { addMonths, dateOf, daysBetween, earlier, inYear, isDate, spoken, yearOf } from '../../text/dates.ts';
import type { EntityId } from '../law/entity-ids.ts';
import { STATEMENTS, say, type Statement, type StatementId } from '../law/statements.ts';
import { feesOf, type Fee } from '../law/fees.ts';
import { DUTIES, type Duty } from './duties.ts';
import type { RenewalDuty, RenewalStatus } from './terms.ts';
import { SOURCES, SOURCE_KINDS, type Source, type SourceId } from '../law/sources.ts';
import { isWording, fill, WORDING, type WordingId } from '../advice/wording.ts';

export interface RenewalQuery {
  entity_type?: EntityId;
  registration_date?: string;
  last_renewal_date?: string;
}

export interface RenewalGuidance {
  entity_type?: EntityId;
  duty: RenewalDuty;
  duty_title: string;
  explanation: string;
  /** The oldest outstanding date; the next date if none is outstanding. */
  due_date?: string;
  how_to_find_due_date: string;
  status: RenewalStatus;
  status_explanation: string;
  /** Calendar years whose date has passed, oldest first. */
  arrears_years?: number[];
  fees: Fee[];
  steps: string[];
  documents: string[];
  consequences: string[];
  warnings: string[];
  sources: { title: string; where: string; as_of: string; undated?: boolean }[];
  notices?: string[];
}

const EARLIEST = '1900-01-01';
/** Act 151 and Act 152 are from 1962: older businesses were registered under other laws. */
const LAWS_BEGIN = 1962;
/** ORC: a business registered before this day must re-register once. */
const RE_REGISTRATION = '2011-12-05';
/** A duty counts as due from this many days before its date: a quarter, as in the Registrar's announcements. */
const SOON = 90;

function check(query: RenewalQuery, today: string): void {
  const errors: FieldError[] = [];
  for (const field of ['registration_date', 'last_renewal_date'] as const) {
    const date = query[field];
    if (date === undefined) continue;
    if (!isDate(date))
      errors.push({
        field,
        detail: `${field} is ${JSON.stringify(date.slice(0, 20))}, which is not a day of the calendar as YYYY-MM-DD.`,
      });
    else if (date > today)
      errors.push({ field, detail: `${field} is ${date}, which is after today, ${today}, in Ghana.` });
    else if (date < EARLIEST)
      errors.push({
        field,
        detail: `${field} is ${date}, which is before 1900: dates from ${EARLIEST} on are allowed.`,
      });
  }
  const { registration_date: registered, last_renewal_date: renewed } = query;
  if (errors.length === 0 && registered !== undefined && renewed !== undefined && renewed < registered) {
    errors.push({
      field: 'last_renewal_date',
      detail: `last_renewal_date is ${renewed}, which is before the registration_date, ${registered}.`,
    });
  }
  const [first, ...rest] = errors;
  if (first)
    throw invalidInput([first, ...rest], 'Give the dates on the certificate and on the last receipt, as YYYY-MM-DD.');
}

/** The types whose yearly fees answers show if no type was given: the most frequent ones. */
const COMMON: readonly EntityId[] = ['sole_proprietorship', 'partnership', 'company_limited_by_shares'];

/** The cautious due date of a calendar year, and the first year that has one. */
interface Schedule {
  readonly first: number;
  readonly due: (year: number) => string;
}

/** How each kind of duty falls due; `base` is the last renewal, or the registration without one. */
function scheduleOf(duty: Duty, query: RenewalQuery): Schedule | undefined {
  const { registration_date: registered, last_renewal_date: renewed } = query;
  const base = renewed ?? registered;
  if (base === undefined) return undefined;
  const next = yearOf(base) + 1;
  switch (duty.timing) {
    case 'name':
      // ORC, 2023: within three months after the year; practice: the day on the certificate. The cautious date is the earlier.
      return { first: next, due: (year) => earlier(inYear(base, year), dateOf(year, 3, 31)) };
    case 'partnership':
      return { first: next, due: (year) => earlier(inYear(base, year), dateOf(year, 4, 30)) };
    case 'company': {
      // Act 992 s.126(2) with s.128: 18 months after incorporation falls in the first year that must have a return.
      const start = registered === undefined ? undefined : addMonths(registered, 18);
      const first = Math.max(start === undefined ? next : yearOf(start), renewed === undefined ? 0 : next);
      return { first, due: (year) => (start !== undefined && year === yearOf(start) ? start : dateOf(year, 4, 30)) };
    }
    case 'external': {
      // Act 992 s.334: once a year, at most 15 months apart.
      const start = earlier(addMonths(base, 15), dateOf(next, 12, 31));
      return { first: next, due: (year) => inYear(start, year) };
    }
    case 'january':
      return { first: next, due: (year) => dateOf(year, 1, 31) };
    case 'unknown':
      return undefined;
  }
}

interface Standing {
  readonly status: RenewalStatus;
  readonly due: string;
  readonly next: string;
  readonly arrears: number[];
}

function standingOf(schedule: Schedule, duty: Duty, today: string): Standing {
  const arrears: number[] = [];
  let year = schedule.first;
  while (schedule.due(year) < today) arrears.push(year++);
  const next = schedule.due(year);
  const due = arrears.length > 0 ? schedule.due(arrears[0]!) : next;
  const status: RenewalStatus =
    arrears.length === 0
      ? daysBetween(today, next) <= SOON
        ? 'due'
        : 'up_to_date'
      : duty.timing === 'name' && arrears[0]! < yearOf(today)
        ? 'lapse_risk'
        : 'overdue';
  return { status, due, next, arrears };
}

/** Years in few words: "2019 to 2026", "2024 and 2026". */
function spokenYears(years: readonly number[]): string {
  return years.length > 2 ? `${years[0]} to ${years.at(-1)}, ${years.length} in all` : years.join(' and ');
}

function explainStanding(standing: Standing, query: RenewalQuery, duty: Duty, today: string): string {
  const parts: string[] = [];
  const day = spoken(today);
  const days = Math.abs(daysBetween(today, standing.due));
  if (query.last_renewal_date === undefined && standing.arrears.length > 0) {
    parts.push(fill(duty.id === 'annual_renewal' ? 'noRenewal' : 'noFiling'));
  }
  if (standing.status === 'up_to_date') parts.push(fill('upToDate', { today: day, due: spoken(standing.due) }));
  else if (standing.status === 'due')
    parts.push(days === 0 ? fill('dueToday', { today: day }) : fill('dueSoon', { due: spoken(standing.due), days }));
  else {
    parts.push(fill('overdue', { due: spoken(standing.due), today: day }));
    parts.push(fill('arrears', { years: spokenYears(standing.arrears) }));
    if (standing.status === 'lapse_risk') parts.push(fill('lapseRisk'));
    else if (duty.timing === 'name') parts.push(fill('actNow'));
    parts.push(fill('nextOne', { due: spoken(standing.next) }));
  }
  return parts.join(' ');
}

/** For an unknown type: what the dates mean for a business name and for a company. */
function withoutType(query: RenewalQuery, today: string): string {
  if (query.registration_date === undefined && query.last_renewal_date === undefined)
    return [fill('noDates'), fill('sayType')].join(' ');
  const name = standingOf(scheduleOf(DUTIES.sole_proprietorship, query)!, DUTIES.sole_proprietorship, today);
  const company = standingOf(
    scheduleOf(DUTIES.company_limited_by_shares, query)!,
    DUTIES.company_limited_by_shares,
    today,
  );
  return [
    fill('ifName', { due: spoken(name.due) }),
    fill('ifCompany', { due: spoken(company.due) }),
    fill('sayType'),
  ].join(' ');
}

/** The penalties that fit the outstanding years; all penalties if these years are not known. */
function feesFor(entity: EntityId, arrears: readonly number[] | undefined): Fee[] {
  const yearly = feesOf(entity, 'yearly');
  if (arrears !== undefined && arrears.length === 0) return yearly;
  const penalties = feesOf(entity, 'penalty').filter(
    ({ item }) =>
      arrears === undefined || (arrears.length >= 5 ? !item.includes('one to four') : !item.includes('five years')),
  );
  return [...yearly, ...penalties];
}

/** Each source of the facts once, with the sections used; the law first. */
function sourcesOf(facts: readonly StatementId[]): RenewalGuidance['sources'] {
  const sections = new Map<SourceId, Set<string>>();
  for (const id of facts) {
    const fact: Statement = STATEMENTS[id];
    const used = sections.get(fact.source) ?? new Set();
    if (fact.section) used.add(fact.section);
    sections.set(fact.source, used);
  }
  const weight = ([id]: readonly [SourceId, unknown]): number => SOURCE_KINDS.indexOf(SOURCES[id].kind);
  const weightiest = [...sections].sort((a, b) => weight(a) - weight(b));
  return weightiest.map(([id, used]) => {
    const source: Source = SOURCES[id];
    const shown: RenewalGuidance['sources'][number] = {
      title: [source.title, ...used].join(', '),
      where: source.where,
      as_of: source.date,
    };
    if (source.undated) shown.undated = true;
    return shown;
  });
}

/**
 * What an entity owes every year, and its current status. If the sources differ, the dates are the cautious ones, and the answer
 * says so.
 *
 * @param today the day in Ghana (UTC) as YYYY-MM-DD
 * @throws ToolError INVALID_INPUT naming the field: not a date, after today, before 1900, or a renewal before the registration
 */
export function renewalGuidance(query: RenewalQuery, today: string): RenewalGuidance {
  check(query, today);
  const entity = query.entity_type;
  const duty: Duty = DUTIES[entity ?? 'unknown'];
  const schedule = entity === undefined ? undefined : scheduleOf(duty, query);
  const standing = schedule === undefined ? undefined : standingOf(schedule, duty, today);
  const { registration_date: registered, last_renewal_date: renewed } = query;

  const told: WordingId[] = [...duty.date];
  const explanation = [...duty.facts.map((id) => say(id)), ...told.map((id) => fill(id))];
  if (duty.timing === 'company' && registered !== undefined && renewed === undefined) {
    explanation.push(fill('firstReturn', { registered: spoken(registered), due: spoken(addMonths(registered, 18)) }));
    told.push('firstReturn');
  }

  const warnings = duty.warnings.map((id) => say(id));
  if (registered !== undefined && registered < RE_REGISTRATION && duty.timing !== 'unknown')
    warnings.push(say('rnReRegister'));
  const oldest = [registered, renewed].filter((date) => date !== undefined).sort()[0];
  const notices: string[] = [];
  if (oldest !== undefined && yearOf(oldest) < LAWS_BEGIN) notices.push(fill('oldRecord', { year: yearOf(oldest) }));
  const fees = entity === undefined ? COMMON.flatMap((id) => feesOf(id, 'yearly')) : feesFor(entity, standing?.arrears);
  if (fees.length > 0) notices.push(fill('feesMove'));

  const facts: StatementId[] = [
    ...duty.facts,
    ...duty.consequences,
    ...duty.warnings,
    ...[...told, ...duty.find, ...duty.steps.filter(isWording), ...duty.documents].flatMap((id) => [
      ...WORDING[id].rests,
    ]),
  ];
  for (const step of duty.steps) if (!isWording(step)) facts.push(step);
  const unknown = duty.timing === 'unknown' && entity !== undefined;

  return {
    ...(entity ? { entity_type: entity } : {}),
    duty: duty.id,
    duty_title: duty.title,
    explanation: explanation.join(' '),
    ...(standing ? { due_date: standing.due } : {}),
    how_to_find_due_date: duty.find.map((id) => fill(id)).join(' '),
    status: standing?.status ?? 'unknown',
    status_explanation: standing
      ? explainStanding(standing, query, duty, today)
      : unknown
        ? fill('nobodyRead')
        : entity === undefined
          ? withoutType(query, today)
          : fill('noDates'),
    ...(standing && standing.arrears.length > 0 ? { arrears_years: standing.arrears } : {}),
    fees,
    steps: duty.steps.map((id) => (isWording(id) ? fill(id) : say(id))),
    documents: duty.documents.map((id) => fill(id)),
    consequences: duty.consequences.map((id) => say(id)),
    warnings,
    sources: sourcesOf(facts),
    ...(notices.length > 0 ? { notices } : {}),
  };
}
