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

/** Where an entity stands against the day in Ghana. `lapse_risk`: by every source read, a business name may be lost. */
export const RENEWAL_STATUSES = ['up_to_date', 'due', 'overdue', 'lapse_risk', 'unknown'] as const;
export type RenewalStatus = (typeof RENEWAL_STATUSES)[number];
