import type { EntityId } from './entity-ids.ts';

/** For each row of the table that registers something: how often practitioners accept each entity type where it decides. */
export type Acceptance = Readonly<Record<string, Partial<Readonly<Record<EntityId, number>>>>>;

/** Written by `npm run train` from train/cases; not by hand. */
// prettier-ignore
export const ACCEPTANCE: Acceptance = {
  second_name: { company_limited_by_shares: 0.06, subsidiary_business_name: 1 },
  branch: { company_limited_by_shares: 0.16, company_limited_by_guarantee: 0.06, external_company: 1 },
  trustees: { company_limited_by_guarantee: 0.25, incorporated_trustees: 1 },
  few_professionals: { company_limited_by_guarantee: 1, professional_body: 0.55 },
  professionals: { company_limited_by_guarantee: 0.4, professional_body: 1 },
  few_cooperators: { partnership: 0.58, company_limited_by_shares: 1, cooperative_society: 0.58 },
  cooperative: { company_limited_by_shares: 0.03, company_limited_by_guarantee: 0.04, cooperative_society: 1 },
  by_use: { company_limited_by_shares: 0.3, cooperative_society: 1 },
  not_for_gain: { company_limited_by_guarantee: 1, incorporated_trustees: 0.28 },
  public_offer: { company_limited_by_shares: 0.09, public_company_limited_by_shares: 1 },
  unlimited: { partnership: 0.15, company_limited_by_shares: 0.09, unlimited_company: 1 },
  objects: { company_limited_by_shares: 0.07, company_limited_by_guarantee: 1, incorporated_trustees: 0.2 },
  foreign: { company_limited_by_shares: 0.98, external_company: 0.03 },
  over_fifty: { company_limited_by_shares: 0.2, public_company_limited_by_shares: 0.95, cooperative_society: 0.2 },
  regulated: { sole_proprietorship: 0.13, partnership: 0.05, company_limited_by_shares: 0.97 },
  licensed: { sole_proprietorship: 0.19, partnership: 0.09, company_limited_by_shares: 0.98, company_limited_by_guarantee: 0.04, cooperative_society: 0.03 },
  licensed_together: { partnership: 0.28, company_limited_by_shares: 0.97 },
  practice_company: { partnership: 0.44, company_limited_by_shares: 1, unlimited_company: 0.28 },
  company: { sole_proprietorship: 0.09, partnership: 0.08, company_limited_by_shares: 0.99 },
  company_partner: { company_limited_by_shares: 1 },
  over_twenty: { partnership: 0.03, company_limited_by_shares: 0.97, public_company_limited_by_shares: 0.03, company_limited_by_guarantee: 0.03, cooperative_society: 0.24 },
  practice_of_several: { sole_proprietorship: 0.06, partnership: 1, company_limited_by_shares: 0.41, unlimited_company: 0.38 },
  gifts: { sole_proprietorship: 0.36, company_limited_by_guarantee: 1, incorporated_trustees: 0.27 },
  partners: { sole_proprietorship: 0.05, partnership: 0.96, company_limited_by_shares: 0.66, cooperative_society: 0.03 },
  one_owner: { sole_proprietorship: 0.97, company_limited_by_shares: 0.26 },
};
