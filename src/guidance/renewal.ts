import { invalidInput, type FieldError } from '../errors.ts';
import type { EntityId } from './entity-ids.ts';
import type { FactId } from './facts.ts';
import { FACTS, say, type Fact } from './facts.ts';
import { feesOf, type Fee } from './fees.ts';
import { SOURCES, type Source } from './sources.ts';

/** The duties an entity can have every year. */
export const RENEWAL_DUTIES = [
  'annual_renewal',
  'annual_return',
  'annual_financial_statements',
  'annual_return_and_member_renewal',
  'ask_the_registering_office',
  'depends_on_entity_type',
] as const;
export type RenewalDuty = (typeof RENEWAL_DUTIES)[number];

/** Where an entity stands against the day in Ghana. */
export const RENEWAL_STATUSES = ['up_to_date', 'due', 'overdue', 'lapse_risk', 'unknown'] as const;
export type RenewalStatus = (typeof RENEWAL_STATUSES)[number];

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
  due_date?: string;
  how_to_find_due_date: string;
  status: RenewalStatus;
  status_explanation: string;
  arrears_years?: number[];
  fees: Fee[];
  steps: string[];
  documents: string[];
  consequences: string[];
  warnings: string[];
  sources: { title: string; where: string; as_of: string; undated?: boolean }[];
  notices?: string[];
}

const DUTY_FACTS: Record<RenewalDuty, { title: string; facts: readonly FactId[] }> = {
  annual_renewal: { title: 'Annual renewal', facts: ['bnRenew'] },
  annual_return: { title: 'Annual return', facts: ['coReturn'] },
  annual_financial_statements: { title: 'Annual financial statements', facts: ['exAccounts'] },
  annual_return_and_member_renewal: { title: 'Annual return and renewal of members', facts: ['pbRenew'] },
  ask_the_registering_office: { title: 'Ask the office that registered it', facts: ['csWhere'] },
  depends_on_entity_type: { title: 'Renewal or annual return', facts: ['bnRenew', 'coReturn', 'exAccounts'] },
};

function dutyOf(entity: EntityId | undefined): RenewalDuty {
  switch (entity) {
    case undefined:
      return 'depends_on_entity_type';
    case 'sole_proprietorship':
    case 'subsidiary_business_name':
    case 'partnership':
      return 'annual_renewal';
    case 'external_company':
      return 'annual_financial_statements';
    case 'professional_body':
      return 'annual_return_and_member_renewal';
    case 'cooperative_society':
    case 'incorporated_trustees':
      return 'ask_the_registering_office';
    default:
      return 'annual_return';
  }
}

function check(query: RenewalQuery, today: string): void {
  const errors: FieldError[] = [];
  for (const field of ['registration_date', 'last_renewal_date'] as const) {
    const date = query[field];
    if (date === undefined) continue;
    if (date > today) errors.push({ field, detail: `${field} is ${date}, which is after today, ${today}, in Ghana.` });
    else if (date < '1900-01-01') errors.push({ field, detail: `${field} is ${date}, which is before 1900.` });
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

/**
 * What an entity owes every year, and where it stands.
 *
 * @param today the day in Ghana (UTC) as YYYY-MM-DD
 * @throws ToolError INVALID_INPUT for a date after today, one before 1900, or a renewal before the registration
 */
export function renewalGuidance(query: RenewalQuery, today: string): RenewalGuidance {
  check(query, today);
  const duty = dutyOf(query.entity_type);
  const facts: readonly FactId[] = query.entity_type === 'partnership' ? ['ptRenew'] : DUTY_FACTS[duty].facts;
  return {
    ...(query.entity_type ? { entity_type: query.entity_type } : {}),
    duty,
    duty_title: DUTY_FACTS[duty].title,
    explanation: facts.map(say).join(' '),
    how_to_find_due_date: 'Look at the certificate and the last receipt, or ask the office that registered it.',
    status: 'unknown',
    status_explanation: 'The due date was not worked out.',
    fees: query.entity_type ? feesOf(query.entity_type, 'yearly', 'penalty') : [],
    steps: [],
    documents: [],
    consequences: [],
    warnings: [],
    sources: facts.map((id) => {
      const fact: Fact = FACTS[id];
      const source: Source = SOURCES[fact.source];
      return {
        title: fact.section ? `${source.title}, ${fact.section}` : source.title,
        where: source.where,
        as_of: fact.as_of,
        ...(fact.undated ? { undated: true } : {}),
      };
    }),
  };
}
