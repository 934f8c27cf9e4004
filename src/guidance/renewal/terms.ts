/** The yearly duties of entities. */
export const RENEWAL_DUTIES = [
  'annual_renewal',
  'annual_return',
  'annual_financial_statements',
  'annual_return_and_member_renewal',
  'ask_the_registering_office',
  'depends_on_entity_type',
] as const;
export type RenewalDuty = (typeof RENEWAL_DUTIES)[number];

/** The status of an entity today in Ghana. `lapse_risk`: by every source, the business name may be lost. */
export const RENEWAL_STATUSES = ['up_to_date', 'due', 'overdue', 'lapse_risk', 'unknown'] as const;
export type RenewalStatus = (typeof RENEWAL_STATUSES)[number];
