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

/** What people call the types, written as their ids are; a word that may mean several is not here. */
const COMMON_NAMES: Readonly<Record<EntityId, string>> = {
  sole_proprietorship: 'business_name sole_trader sole_ownership enterprise ventures one_man_business individual',
  partnership: 'partners general_partnership',
  company_limited_by_shares:
    'limited_company limited ltd ltd_company company_limited limited_liability_company limited_liability llc private_company private_limited_company private_limited_liability_company',
  public_company_limited_by_shares: 'plc public_limited_company',
  company_limited_by_guarantee:
    'ngo npo charity non_profit nonprofit not_for_profit non_profit_organisation non_profit_organization non_governmental_organisation non_governmental_organization foundation church lbg',
  unlimited_company: 'pruc puc',
  external_company: 'foreign_company branch branch_office overseas_company',
  subsidiary_business_name: 'second_business_name second_name',
  professional_body: 'professional_association',
  cooperative_society: 'co_op coop co_operative co_operative_society',
  incorporated_trustees: 'trust trustee',
};

/** The type that people call so, by the name. */
export const TYPE_CALLED: ReadonlyMap<string, EntityId> = new Map(
  ENTITY_IDS.flatMap((id) => COMMON_NAMES[id].split(' ').map((name) => [name, id] as const)),
);

/** The types that are companies formed here (Act 992). */
export const COMPANIES = [
  'company_limited_by_shares',
  'public_company_limited_by_shares',
  'company_limited_by_guarantee',
  'unlimited_company',
] as const satisfies readonly EntityId[];

export const isCompany = (type: EntityId | 'none' | undefined): boolean => COMPANIES.some((one) => one === type);

/** Those of them that have shares. */
export const WITH_SHARES: readonly EntityId[] = COMPANIES.filter((type) => type !== 'company_limited_by_guarantee');
