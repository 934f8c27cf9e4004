/** The eleven entity types of the tools' contract, in the order of answers. */
export const ENTITY_IDS = [
  'sole_proprietorship',
  'partnership',
  'company_limited_by_shares',
  'public_company_limited_by_shares',
  'company_limited_by_guarantee',
  'unlimited_company',
  'external_company',
  'subsidiary_business_name',
  'professional_body',
  'cooperative_society',
  'incorporated_trustees',
] as const;

/** One of {@link ENTITY_IDS}. */
export type EntityId = (typeof ENTITY_IDS)[number];

/** The types that are companies formed here (Act 992). */
export const COMPANIES = [
  'company_limited_by_shares',
  'public_company_limited_by_shares',
  'company_limited_by_guarantee',
  'unlimited_company',
] as const satisfies readonly EntityId[];

/** Those of them that have shares. */
export const WITH_SHARES: readonly EntityId[] = COMPANIES.filter((type) => type !== 'company_limited_by_guarantee');
