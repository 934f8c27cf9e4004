import type { Activity, Facts } from '../facts.ts';
import { ACTIVITY_RULES, BODY_RULES } from '../law/activities.ts';
import { foreignRulesFor } from '../law/foreign.ts';
import { STATEMENTS, cite, say, type StatementId } from '../law/statements.ts';
import { MOST_PARTNERS, MOST_PRIVATE_MEMBERS, type Row } from '../law/table.ts';
import type { Understanding } from './case.ts';
import { rulesFor } from './reason.ts';
import type { Teller } from './essentials.ts';

/** Something to know or to obtain before registering. */
export interface Caution {
  message: string;
  authority?: string;
  /** One line: title, section, kind, date, address. */
  source: string;
  as_of: string;
  /** The authority is asked before anything is registered. */
  ask_first?: true;
}

/** A statement to pass on, and the authority that applies it. */
interface Warning {
  readonly statement: StatementId;
  readonly authority?: string;
  readonly askFirst?: true;
}

const INVESTMENT_CENTRE = 'Ghana Investment Promotion Centre';
const NPO_SECRETARIAT = 'Non-Profit Organisation Secretariat';
const REGISTRAR = 'Office of the Registrar of Companies';

const by = (authority: string, ...statements: readonly StatementId[]): Warning[] =>
  statements.map((statement) => ({ statement, authority }));

/** The licences that the activities need, and the bar against a business name. */
const licencesOf = (activities: readonly Activity[]): readonly Warning[] =>
  activities.flatMap((activity) => {
    const { licences = [], askFirst } = ACTIVITY_RULES[activity] ?? {};
    return [...licences.map((one) => (askFirst ? { ...one, askFirst } : one)), ...barsOf([activity])];
  });

/** What whoever changes or closes a business of these kinds has to report. */
const reportsOf = (activities: readonly Activity[]): readonly Warning[] =>
  activities.flatMap((activity) => {
    const { licences = [], changes = [] } = ACTIVITY_RULES[activity] ?? {};
    return licences.filter(({ statement }) => changes.includes(statement));
  });

/** The rules that leave the activities to bodies corporate: no change may turn them into anything else. */
const barsOf = (activities: readonly Activity[]): readonly Warning[] =>
  activities.flatMap((activity) => {
    const { bodyCorporate } = ACTIVITY_RULES[activity] ?? {};
    return bodyCorporate === undefined ? [] : [{ statement: bodyCorporate }];
  });

/** Where nothing is registered: the licence that was asked about, or what a change or an ending takes besides. */
const ELSEWHERE: Readonly<Record<string, (activities: readonly Activity[]) => readonly Warning[]>> = {
  licence_only: licencesOf,
  change: (activities) => [...barsOf(activities), ...reportsOf(activities)],
  close: reportsOf,
};

/** The types that people found who share what it earns, with the limits that more owners would pass. */
const FOR_GAIN: readonly Row['entity'][] = ['partnership', 'company_limited_by_shares', 'unlimited_company', 'cooperative_society']; // prettier-ignore
const LIMITS: readonly { readonly most: number; readonly rule: StatementId }[] = [
  { most: MOST_PARTNERS, rule: 'ptTwenty' },
  { most: MOST_PRIVATE_MEMBERS, rule: 'coPrivate' },
];

/** From half of a limit on the owners hear of it: a few more would need another type. */
const limitsFor = ({ entity }: Row, { owners = 0 }: Facts): Warning[] =>
  FOR_GAIN.includes(entity)
    ? by(REGISTRAR, ...LIMITS.flatMap(({ most, rule }) => (owners * 2 >= most ? rule : [])))
    : [];

/** From this probability on a text speaks of countries, whatever it says of them. */
const SPOKEN_OF = 0.3;
const speaksOfCountries = ({ beliefs }: Understanding['reading']): boolean =>
  Object.values(beliefs.foreign).some((probability) => probability >= SPOKEN_OF);

/** What the law asks beside the registration: a foreigner's capital, licences, other rules for foreigners, then those of the type. */
export function cautionsFor(row: Row, facts: Facts, { stated, reading }: Understanding): readonly Warning[] {
  const activities = facts.activities ?? [];
  if (row.need === 'elsewhere') return ELSEWHERE[row.id]?.(activities) ?? [];
  // Whoever carries on no business needs neither a licence nor capital; a trade under one's own name is a business.
  if (row.need === 'perhaps_not' && row.id !== 'own_exact_name') return [];
  if (row.need === 'not_permitted')
    return [
      ...by(INVESTMENT_CENTRE, ...rulesFor(row, facts), 'fgFronting'),
      ...by(REGISTRAR, 'coOwnersFalse'),
      ...by(INVESTMENT_CENTRE, 'fgStall'),
    ];
  const foreign = foreignRulesFor(facts);
  const told = (isCapital: boolean): Warning[] =>
    foreign
      .filter(({ capital = false }) => capital === isCapital)
      .flatMap(({ statements, authority = INVESTMENT_CENTRE }) => by(authority, ...statements));
  const warnings = [...told(true), ...licencesOf(activities), ...told(false)];
  // Whoever speaks of it lives abroad, or has another passport too; a field that says "none" is everybody's.
  if (facts.foreign?.includes('none') && (stated.foreign === undefined || speaksOfCountries(reading)))
    warnings.push(...by(INVESTMENT_CENTRE, 'fgAbroad'));
  if (row.entity === 'public_company_limited_by_shares')
    warnings.push(...by('Securities and Exchange Commission', 'liOffer'));
  if (
    facts.body === 'charity' ||
    (row.entity === 'company_limited_by_guarantee' && facts.expects_donations === true && facts.body !== 'religious')
  )
    warnings.push(...by(NPO_SECRETARIAT, 'npoLicence', 'npoPapers', 'npoFee'));
  if (row.entity === 'cooperative_society') warnings.push(...by('Department of Co-operatives', 'csWhere'));
  if (facts.body === 'practice') warnings.push(...(BODY_RULES.practice ?? []).map((statement) => ({ statement })));
  return [...warnings, ...limitsFor(row, facts)];
}

/** The cautions that the answer does not say already, each once. */
export function tellCautions(warnings: readonly Warning[], teller: Teller): Caution[] {
  return warnings.flatMap(({ statement, authority, askFirst }) =>
    teller.tell([statement]).map(() => ({
      message: say(statement),
      ...(authority === undefined ? {} : { authority }),
      source: cite(statement),
      as_of: STATEMENTS[statement].as_of,
      ...(askFirst === undefined ? {} : { ask_first: askFirst }),
    })),
  );
}
