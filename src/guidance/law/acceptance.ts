import type { EntityId } from './entity-ids.ts';

/** For each row of the table that registers something: how often practitioners accept each entity type where it decides. */
export type Acceptance = Readonly<Record<string, Partial<Readonly<Record<EntityId, number>>>>>;

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const ACCEPTANCE: Acceptance = {
  second_name: { company_limited_by_shares: 0.08, subsidiary_business_name: 1 },
  branch: { company_limited_by_shares: 0.19, company_limited_by_guarantee: 0.1, external_company: 1 },
  trustees: { company_limited_by_guarantee: 0.25, incorporated_trustees: 1 },
  few_professionals: { company_limited_by_guarantee: 1, professional_body: 0.67 },
  professionals: { company_limited_by_guarantee: 0.49, professional_body: 1 },
  central_society: { company_limited_by_shares: 0.33, company_limited_by_guarantee: 0.17, cooperative_society: 0.92 },
  few_cooperators: { partnership: 0.42, company_limited_by_shares: 0.85, cooperative_society: 0.69 },
  cooperative: { company_limited_by_shares: 0.05, company_limited_by_guarantee: 0.03, cooperative_society: 1 },
  by_use: { company_limited_by_shares: 0.36, cooperative_society: 1 },
  association: { company_limited_by_guarantee: 1, cooperative_society: 0.06, incorporated_trustees: 0.16 },
  not_for_gain: { company_limited_by_guarantee: 1, incorporated_trustees: 0.31 },
  public_offer: { company_limited_by_shares: 0.1, public_company_limited_by_shares: 1 },
  unlimited: { partnership: 0.14, company_limited_by_shares: 0.09, unlimited_company: 1 },
  objects: { company_limited_by_shares: 0.18, company_limited_by_guarantee: 1, subsidiary_business_name: 0.06, incorporated_trustees: 0.18 },
  foreign: { company_limited_by_shares: 0.98 },
  over_fifty: { company_limited_by_shares: 0.2, public_company_limited_by_shares: 0.95, cooperative_society: 0.2 },
  regulated: { sole_proprietorship: 0.1, partnership: 0.06, company_limited_by_shares: 0.99 },
  audit_firm: { partnership: 1, company_limited_by_shares: 0.04, unlimited_company: 0.18 },
  auditor: { sole_proprietorship: 1, partnership: 0.19 },
  licensed: { sole_proprietorship: 0.27, partnership: 0.11, company_limited_by_shares: 0.97 },
  licensed_together: { partnership: 0.37, company_limited_by_shares: 0.99 },
  practice_company: { sole_proprietorship: 0.03, partnership: 0.38, company_limited_by_shares: 1, unlimited_company: 0.13 },
  company: { sole_proprietorship: 0.1, partnership: 0.08, company_limited_by_shares: 0.99 },
  company_partner: { partnership: 0.06, company_limited_by_shares: 1 },
  over_twenty: { partnership: 0.03, company_limited_by_shares: 0.92, public_company_limited_by_shares: 0.03, company_limited_by_guarantee: 0.03, cooperative_society: 0.24 },
  practice_of_several: { sole_proprietorship: 0.05, partnership: 1, company_limited_by_shares: 0.5, unlimited_company: 0.31 },
  gifts: { sole_proprietorship: 0.36, company_limited_by_guarantee: 1, incorporated_trustees: 0.27 },
  partners: { sole_proprietorship: 0.04, partnership: 0.97, company_limited_by_shares: 0.86 },
  one_owner: { sole_proprietorship: 0.98, company_limited_by_shares: 0.5 },
};
