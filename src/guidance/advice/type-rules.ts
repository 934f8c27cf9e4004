import type { Activity, Facts, Want } from '../facts.ts';
import { rulesAgainst } from '../law/decide.ts';
import { MOST_PARTNERS, MOST_PRIVATE_MEMBERS, entityOf, manyOf } from '../law/entities.ts';
import { WITH_SHARES, isCompany, type EntityId } from '../law/entity-ids.ts';
import type { StatementId } from '../law/statements.ts';
import { NOT_GHANAIAN, type Row } from '../law/table.ts';
import type { Understanding } from './case.ts';
import { serves } from './clashes.ts';
import { REGISTRAR, by, type Warning } from './warning.ts';

/** What an entity type asks of these people, where they come near to what the law does not allow it, or to what it brings. */

const NPO_SECRETARIAT = 'Non-Profit Organisation Secretariat';

/** The types that people found who share what it earns, with the limits that more owners would pass: a public company knows none. */
const FOR_GAIN: readonly Row['entity'][] = ['partnership', 'company_limited_by_shares', 'unlimited_company', 'cooperative_society']; // prettier-ignore
const LIMITS: readonly { readonly most: number; readonly rule: StatementId }[] = [
  { most: MOST_PARTNERS, rule: 'ptTwenty' },
  { most: MOST_PRIVATE_MEMBERS, rule: 'coPrivate' },
];

/** The share of a limit from which on it is told: a few more owners would need another type. */
const NEAR = 3 / 4;
/** The numbers of owners from which on a limit is told. */
export const LIMIT_STEPS: readonly number[] = LIMITS.map(({ most }) => Math.ceil(most * NEAR));

/** Near a limit the owners hear of it. People in a team need not own it, so they pass none. */
export const limitsFor = ({ entity }: Row, { owners = 0 }: Facts, { stated, reading }: Understanding): Warning[] =>
  FOR_GAIN.includes(entity) && (stated.owners ?? reading.beliefs.owners[0]?.value) === owners
    ? by(
        REGISTRAR,
        ...LIMITS.flatMap(({ most, rule }) => (owners >= most * NEAR ? rule : [])),
        ...(owners > MOST_PRIVATE_MEMBERS && WITH_SHARES.includes(entity as EntityId) ? (['plcWhat'] as const) : []),
      )
    : [];

const NOT_FOR_PROFIT: readonly Row['entity'][] = ['company_limited_by_guarantee', 'incorporated_trustees'];

/** A guarantee company and one with shares: who takes one takes it for good, or may turn it one way only. */
const FOR_GOOD: readonly Row['entity'][] = ['company_limited_by_guarantee', 'company_limited_by_shares'];

/** Whether it is to serve a purpose and pay owners or investors too. */
const isTorn = (facts: Facts): boolean =>
  (facts.expects_donations === true || serves(facts)) &&
  (facts.profits_go_to === 'owners' || (facts.wants ?? []).includes('investors_or_shares'));

/** What people found for gain and are told to found as an NGO. */
const TAKEN_FOR_CHARITY: readonly Activity[] = ['school', 'technical_school', 'tertiary', 'day_care', 'clinic', 'childrens_home']; // prettier-ignore

const NEEDS_SHIELD: readonly Want[] = ['limited_liability', 'investors_or_shares'];

/** Whether one Ghanaian, who could take a business name, wants what only a company gives. */
const wantsShield = (entity: EntityId, { wants = [], owners = 1, several_owners, foreign = [] }: Facts): boolean =>
  WITH_SHARES.includes(entity) &&
  owners === 1 &&
  several_owners !== true &&
  wants.some((want) => NEEDS_SHIELD.includes(want)) &&
  !foreign.some((one) => NOT_GHANAIAN.includes(one));

/** What the law says of the type itself, where these people come near to what it does not allow. */
export function typeRulesFor({ entity, need }: Row, facts: Facts): Warning[] {
  if (need !== 'register' || entity === 'none') return [];
  const many = manyOf(entityOf(entity), facts);
  const isOfOne = isCompany(entity) && facts.owners === 1;
  const rules: readonly StatementId[] = [
    ...rulesAgainst(entity, facts),
    ...(wantsShield(entity, facts) ? (['bnNoShield'] as const) : []),
    ...(facts.wants?.includes('tenders') ? (['elTender'] as const) : []),
    ...(isOfOne ? (['coAlone'] as const) : []),
    ...(many === undefined ? [] : [many]),
    // Large groups are often told that the law makes them a company.
    ...(NOT_FOR_PROFIT.includes(entity) && (facts.owners ?? 0) > MOST_PARTNERS ? (['elGain'] as const) : []),
    ...(WITH_SHARES.includes(entity) && facts.activities?.some((one) => TAKEN_FOR_CHARITY.includes(one))
      ? (['lbgNoShares'] as const)
      : []),
    ...(FOR_GOOD.includes(entity) && isTorn(facts) ? (['chNoWayBack', 'chToGuarantee'] as const) : []),
  ];
  return rules.map((statement) => ({ statement }));
}

/**
 * The NPO Secretariat's licence: an NGO needs it, and so may a religious body that does an NGO's work; of an association that lives on its
 * members' dues no source says so.
 */
export function npoLicenceFor({ entity }: Row, { body, expects_donations, activities = [] }: Facts): Warning[] {
  const servesAsNgo = body !== 'religious' || activities.some((one) => TAKEN_FOR_CHARITY.includes(one));
  const isGiven = entity === 'company_limited_by_guarantee' && expects_donations === true && servesAsNgo;
  if (isGiven && body === 'association') return by(NPO_SECRETARIAT, 'npoMembers');
  return body === 'charity' || isGiven
    ? [
        { statement: 'npoLicence', authority: NPO_SECRETARIAT, step: 'after' },
        ...by(NPO_SECRETARIAT, 'npoPapers', 'npoFee'),
      ]
    : [];
}
