import type { Activity, Facts } from '../facts.ts';
import { ACTIVITY_RULES } from '../law/activities.ts';
import { foreignRulesFor } from '../law/foreign.ts';
import { cite, say, type StatementId } from '../law/statements.ts';
import { MOST_PARTNERS, type Row } from '../law/table.ts';

/** Something to know or to obtain before registering. */
export interface Caution {
  message: string;
  authority?: string;
  source: string;
}

const INVESTMENT_CENTRE = 'Ghana Investment Promotion Centre';
const NPO_SECRETARIAT = 'Non-Profit Organisation Secretariat';

const caution = (id: StatementId, authority?: string): Caution => ({
  message: say(id),
  ...(authority === undefined ? {} : { authority }),
  source: cite(id),
});

/** The licences that the activities need. */
const licencesOf = (activities: readonly Activity[]): Caution[] =>
  activities.flatMap((activity) =>
    (ACTIVITY_RULES[activity]?.licences ?? []).map(({ statement, authority }) => caution(statement, authority)),
  );

/** What the law asks beside the registration: licences first, then rules for foreign owners, then those of the entity type. */
export function cautionsFor(row: Row, facts: Facts): Caution[] {
  const activities = facts.activities ?? [];
  // Elsewhere nothing is registered: only the licence that was asked about is of use.
  if (row.need === 'elsewhere') return row.id === 'licence_only' ? licencesOf(activities) : [];
  if (row.need === 'not_permitted') return activities.flatMap((one) => reservedFor(one));
  const cautions = licencesOf(activities);
  for (const { statements } of foreignRulesFor(facts))
    for (const id of statements) cautions.push(caution(id, INVESTMENT_CENTRE));
  if (row.entity === 'public_company_limited_by_shares') cautions.push(caution('liOffer', 'Securities and Exchange Commission')); // prettier-ignore
  if (
    facts.body === 'charity' ||
    (row.entity === 'company_limited_by_guarantee' && facts.expects_donations === true && facts.body !== 'religious')
  )
    // prettier-ignore
    cautions.push(caution('npoLicence', NPO_SECRETARIAT), caution('npoFee', NPO_SECRETARIAT));
  if (row.entity === 'cooperative_society') cautions.push(caution('csWhere', 'Department of Co-operatives'));
  if (row.entity === 'partnership' && (facts.owners ?? 0) > MOST_PARTNERS - 5) cautions.push(caution('ptLimits'));
  return [...new Map(cautions.map((one) => [one.message, one])).values()];
}

const reservedFor = (activity: Activity): Caution[] => {
  const rule = ACTIVITY_RULES[activity]?.ghanaiansOnly;
  return rule === undefined ? [] : [caution(rule, rule === 'gipcReserved' ? INVESTMENT_CENTRE : undefined)];
};
