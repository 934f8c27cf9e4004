import { ACTIVITY_RULES, lacksPapers, licensedWork } from '../law/activities.ts';
import { entityOf } from '../law/entities.ts';
import { rulesAgainst } from '../law/decide.ts';
import type { EntityId } from '../law/entity-ids.ts';
import type { StatementId } from '../law/statements.ts';
import { NOT_GHANAIAN, type Condition, type Row } from '../law/table.ts';
import { ACTIVITIES, type Activity, type FactName, type Facts, type Mention } from '../facts.ts';
import type { Say } from '../teller.ts';
import { hasCompanyWords } from '../reading/forms.ts';
import type { Understanding } from './case.ts';
import type { Judgement } from './judge.ts';
import { authoritiesOf } from './pointers.ts';
import { NAME_OF_COMPANY, phrase } from './phrases.ts';
import { believed } from './understood.ts';
import type { WordingId } from './wording.ts';

/** A fact that decided, with the value that met the row. */
interface Deciding {
  readonly fact: FactName;
  readonly value: unknown;
}

/** The activity that met a row. */
const firstMet = ({ activities }: Facts, { activities: wanted }: Condition): Activity | undefined =>
  activities?.find((activity) => wanted?.includes(activity));

const isOfAuthority = (activity: Activity, others: readonly Activity[]): boolean => {
  const authorities = (one: Activity): readonly string[] =>
    ACTIVITY_RULES[one]?.licences.map(({ authority }) => authority) ?? [];
  return others.some((other) => authorities(other).some((authority) => authorities(activity).includes(authority)));
};

/** The activities that met a row, and, in the order in which they were given, others that the same authority licenses. */
function decidingActivities({ activities = [] }: Facts, { activities: wanted = [] }: Condition): Activity[] {
  const met = activities.filter((activity) => wanted.includes(activity));
  return activities.filter((activity) => met.includes(activity) || isOfAuthority(activity, met));
}

/** The facts of a case that met a row. */
function decidingFacts(facts: Facts, when: Condition): Deciding[] {
  const found: Deciding[] = [];
  const listed = <V>(fact: FactName, values: readonly V[] | undefined, wanted: readonly V[] | undefined): void => {
    const value = wanted === undefined ? undefined : values?.find((one) => wanted.includes(one));
    if (value !== undefined) found.push({ fact, value });
  };
  if (when.second_name_of_company) found.push({ fact: 'second_name_of_company', value: true });
  if (when.body !== undefined) found.push({ fact: 'body', value: facts.body });
  if (when.owners !== undefined || (when.several_owners && facts.owners !== undefined))
    found.push({ fact: 'owners', value: facts.owners });
  else if (when.several_owners) found.push({ fact: 'several_owners', value: true });
  if (when.profits_go_to !== undefined) found.push({ fact: 'profits_go_to', value: facts.profits_go_to });
  listed('wants', facts.wants, when.wants);
  listed('foreign', facts.foreign, when.foreign);
  if (when.company_among_owners) found.push({ fact: 'company_among_owners', value: true });
  if (when.expects_donations) found.push({ fact: 'expects_donations', value: true });
  for (const activity of decidingActivities(facts, when)) found.push({ fact: 'activities', value: activity });
  // The last row asks for nothing: one owner and a trade are what speaks for it.
  if (found.length === 0) {
    if (facts.owners === 1) found.push({ fact: 'owners', value: 1 });
    if (facts.body === 'practice') found.push({ fact: 'body', value: 'practice' });
  }
  return found;
}

/** "X, Y and Z". */
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Words are quoted for what they say with at least this probability: a number of owners may come from the size of the team. */
const LEAST_QUOTED = 0.3;

/** A fact as a phrase; where it was read from text, with the person's own words. */
function factPhrase(
  { fact, value }: Deciding,
  { stated, reading }: Understanding,
  facts: Facts,
  name: string,
): string | undefined {
  const text = phrase(fact, value, facts);
  const field: FactName = fact === 'several_owners' ? 'owners' : fact;
  if (text === undefined || stated[field] !== undefined) return text;
  const read = fact === 'several_owners' ? 'several' : value;
  if (field === 'owners' && believed(reading.beliefs.owners, read) < LEAST_QUOTED) return text;
  const quote = reading.quote(field, read);
  if (quote !== undefined) return `${text} (“${quote}”)`;
  // The words say nothing of it: the name alone does.
  return value === 'limited_liability' && hasCompanyWords(name) ? NAME_OF_COMPANY : text;
}

/** What to say of another need than to register: one sentence for each matter. */
const OTHER: Readonly<Record<string, WordingId>> = {
  renew_or_file: 'elRenew',
  change: 'elChange',
  close: 'elClose',
  restore: 'elRestore',
  lost_certificate: 'elCertificate',
  status: 'elStatus',
  trade_union: 'elUnionMatter',
  political_party: 'elPartyMatter',
  will_or_family_trust: 'elEstate',
  intellectual_property: 'elProperty',
  land: 'elLandMatter',
  marriage: 'elMarriage',
  tax_number: 'elTaxMatter',
  licence_only: 'elLicence',
  employee: 'noEmployee',
  hobby: 'noHobby',
  private_circle: 'noCircle',
  own_exact_name: 'noOwnName',
  reserved: 'notPermitted',
};

/** Whether somebody could take the case for a partnership: people who share a business, not a cause or a branch. */
const couldBePartners = ({ need, entity }: Row, { owners = 0, several_owners, company_among_owners }: Facts): boolean =>
  need === 'register' &&
  SHARED_FOR_GAIN.includes(entity as EntityId) &&
  (owners > 1 || several_owners === true || company_among_owners === true);

/** The types that several people found who share what it earns. */
const SHARED_FOR_GAIN: readonly EntityId[] = [
  'company_limited_by_shares',
  'public_company_limited_by_shares',
  'unlimited_company',
  'cooperative_society',
];

/**
 * The rules that the reason tells: those of the row, and the one that excludes a partnership that people may have in mind; where an
 * activity decides, first the law's own bar: the rule that reserves it, or leaves it to bodies corporate.
 */
export function rulesFor(row: Row, facts: Facts): readonly StatementId[] {
  const met = firstMet(facts, row.when);
  const { bodyCorporate, ghanaiansOnly = [] } = (met && ACTIVITY_RULES[met]) ?? {};
  if (row.need === 'not_permitted' && ghanaiansOnly.length > 0) return ghanaiansOnly;
  const against = couldBePartners(row, facts) ? rulesAgainst('partnership', facts) : [];
  const bar = bodyCorporate === undefined ? [] : [bodyCorporate];
  return [...new Set([...bar, ...row.rules, ...against])];
}

/** Whether no rule asks for the type, only prudence. */
const isAdvised = ({ isAdvice }: Row, facts: Facts): boolean =>
  isAdvice === true && !lacksPapers('sole_proprietorship', facts);

/** Which authority decides before anything is registered. */
function askedFirst({ activities }: Facts, { body }: Facts, say: Say): string[] {
  const authorities = (licensedWork(activities, body) ?? [])
    .map((activity) => ACTIVITY_RULES[activity])
    .flatMap((rule) => rule?.licences.flatMap(({ step, authority }) => (step === 'before' ? authority : [])) ?? []);
  return [...new Set(authorities)].map((authority) => say('decidesFirst', { authority }));
}

/** What is closed to these people beside what is open to them. */
const closedParts = (closed: readonly Activity[], say: Say): string[] =>
  closed.flatMap((activity) => [
    say('closedPart', { trade: ACTIVITIES[activity] }),
    ...(ACTIVITY_RULES[activity]?.ghanaiansOnly ?? []).map((id) => say(id)),
  ]);

/** What of the work is left to Ghanaians, for people who are not all Ghanaians. */
const partsForGhanaians = ({ activities = [], foreign = [] }: Facts, say: Say): string[] =>
  foreign.some((one) => NOT_GHANAIAN.includes(one))
    ? activities.flatMap((activity) => {
        const { partForGhanaians: part } = ACTIVITY_RULES[activity] ?? {};
        return part === undefined ? [] : [say(part)];
      })
    : [];

/** Whether it is to be no company, but people in their own names, which may not end in Limited. */
export const isOwnName = ({ need, entity }: Row): boolean =>
  need === 'register' && (entity === 'sole_proprietorship' || entity === 'partnership');

/** Whether they speak of a company, and are told of another type. */
export const spokeOfCompany = (row: Row, mentions: readonly Mention[]): boolean =>
  isOwnName(row) && mentions.includes('asks_company');

/** Whether these people may do it only with a minimum of foreign capital. */
const isOnlyWithCapital = ({ asksCapital }: Row, { foreign = [] }: Facts): boolean =>
  asksCapital === true && foreign.includes('owner');

/** What comes before a registration for whoever speaks of it. */
const FIRST: readonly (readonly [Mention, WordingId])[] = [
  ['copied', 'copiedFirst'],
  ['estate', 'estateFirst'],
];

/**
 * Why this row decides: the facts in a founder’s words, then the rules; before them what limits it.
 *
 * @param name the business name that was proposed
 */
export function reasonFor({ best: { row }, understanding, closed, about }: Judgement, say: Say, name = ''): string {
  const { facts } = about();
  const rules = rulesFor(row, facts).map((id) => say(id));
  const other = OTHER[row.id];
  if (other !== undefined) {
    const trade = firstMet(facts, row.when);
    const values = {
      trade: trade === undefined ? '' : (phrase('activities', trade) ?? ''),
      authority: authoritiesOf(facts.activities, understanding.reading.mentions, '; the ') ?? say('someAuthority'),
    };
    // Of a business name that is something new.
    const joins = row.id === 'change' && understanding.reading.mentions.includes('joins');
    return [say(joins ? 'joinsFirst' : other, values), ...rules].join(' ');
  }
  const entity = row.entity === 'none' ? '' : entityOf(row.entity).name;
  const facets = decidingFacts(facts, row.when).flatMap((one) => factPhrase(one, understanding, facts, name) ?? []);
  const opening =
    facets.length === 0
      ? say('usualStart', { entity })
      : say(isAdvised(row, facts) ? 'advised' : 'because', { entity, facts: list(facets) });
  const before = FIRST.filter(([mention]) => understanding.reading.mentions.includes(mention)).map(([, id]) => say(id));
  const capital = isOnlyWithCapital(row, facts) ? [say('onlyWithCapital')] : [];
  const asked = spokeOfCompany(row, understanding.reading.mentions) ? [say('spokeOfCompany')] : [];
  return [
    ...closedParts(closed, say),
    ...partsForGhanaians(facts, say),
    ...before,
    ...capital,
    ...askedFirst(facts, understanding.stated, say),
    opening,
    ...asked,
    ...rules,
  ].join(' ');
}
