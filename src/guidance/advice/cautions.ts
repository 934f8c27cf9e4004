import type { Activity, Facts } from '../facts.ts';
import { ACTIVITY_RULES, BODY_RULES, type StepOrder } from '../law/activities.ts';
import { foreignRulesFor, type ForeignRule } from '../law/foreign.ts';
import { STATEMENTS, cite, say, type StatementId } from '../law/statements.ts';
import { MOST_PARTNERS, MOST_PRIVATE_MEMBERS, NOT_GHANAIAN, type Row } from '../law/table.ts';
import type { Understanding } from './case.ts';
import { rulesFor } from './reason.ts';
import type { Teller } from './essentials.ts';

/** Something to know or to obtain before registering. */
export interface Caution {
  message: string;
  authority?: string;
  /** It is a step before or after the registration. */
  step?: StepOrder;
  /** One line: title, section, kind, date, address. */
  source: string;
  as_of: string;
}

/** A statement to pass on, and the authority that applies it. */
export interface Warning {
  readonly statement: StatementId;
  readonly authority?: string;
  readonly step?: StepOrder;
}

const INVESTMENT_CENTRE = 'Ghana Investment Promotion Centre';
const NPO_SECRETARIAT = 'Non-Profit Organisation Secretariat';
const REGISTRAR = 'Office of the Registrar of Companies';

const by = (authority: string, ...statements: readonly StatementId[]): Warning[] =>
  statements.map((statement) => ({ statement, authority }));

/** The licences that the activities need, and the bar against a business name. */
const licencesOf = (activities: readonly Activity[] = []): readonly Warning[] =>
  activities.flatMap((activity) => {
    const { licences = [] } = ACTIVITY_RULES[activity] ?? {};
    return [...licences, ...barsOf([activity])];
  });

/** What whoever changes or closes a business of these kinds has to report. */
const reportsOf = (activities: readonly Activity[] = []): readonly Warning[] =>
  activities.flatMap((activity) => {
    const { licences = [], changes = [] } = ACTIVITY_RULES[activity] ?? {};
    return licences.filter(({ statement }) => changes.includes(statement));
  });

/** The rules that leave the activities to bodies corporate: no change may turn them into anything else. */
const barsOf = (activities: readonly Activity[] = []): readonly Warning[] =>
  activities.flatMap((activity) => {
    const { bodyCorporate } = ACTIVITY_RULES[activity] ?? {};
    return bodyCorporate === undefined ? [] : [{ statement: bodyCorporate }];
  });

/** Where nothing is registered: the licence that was asked about, or what a change or an ending takes besides. */
const ELSEWHERE: Readonly<Record<string, (activities: readonly Activity[] | undefined) => readonly Warning[]>> = {
  licence_only: licencesOf,
  change: (activities) => [...barsOf(activities), ...reportsOf(activities)],
  close: reportsOf,
};

/** The types that people found who share what it earns, with the limits that more owners would pass: a public company knows none. */
const FOR_GAIN: readonly Row['entity'][] = ['partnership', 'company_limited_by_shares', 'unlimited_company', 'cooperative_society']; // prettier-ignore
const LIMITS: readonly { readonly most: number; readonly rule: StatementId }[] = [
  { most: MOST_PARTNERS, rule: 'ptTwenty' },
  { most: MOST_PRIVATE_MEMBERS, rule: 'coPrivate' },
];

/** The numbers of owners from which on a limit is told. */
export const LIMIT_STEPS: readonly number[] = LIMITS.map(({ most }) => Math.ceil(most / 2));

/** What makes a co-operative a credit union. */
const SAVING: readonly Activity[] = ['deposits_or_susu', 'lending'];

/** From half of a limit on the owners hear of it: a few more would need another type. */
const limitsFor = ({ entity }: Row, { owners = 0 }: Facts): Warning[] =>
  FOR_GAIN.includes(entity)
    ? by(REGISTRAR, ...LIMITS.flatMap(({ most, rule }) => (owners * 2 >= most ? rule : [])))
    : [];

/** From this probability on the words sound as if a foreigner took part. */
const SOUNDS_FOREIGN = 0.3;

/**
 * What a Ghanaian hears who lives abroad or has another passport too: it is stated, or the words sound foreign although all are
 * Ghanaians. Who only speaks of being a Ghanaian may mean that too.
 */
function abroadRulesFor({ foreign = [] }: Facts, { stated, beliefs }: Understanding): Warning[] {
  const sounds = NOT_GHANAIAN.some((value) => beliefs.foreign[value] >= SOUNDS_FOREIGN);
  if (foreign.includes('ghanaian_abroad_or_dual') || (foreign.includes('none') && sounds))
    return [...by(INVESTMENT_CENTRE, 'fgAbroad', 'fgDual'), ...by(REGISTRAR, 'orcElectronic')];
  return stated.foreign === undefined && foreign.includes('none') ? by(INVESTMENT_CENTRE, 'fgAbroad') : [];
}

/** What the law asks beside the registration: a foreigner's capital, licences, other rules for foreigners, then those of the type. */
export function cautionsFor(row: Row, facts: Facts, understanding: Understanding): readonly Warning[] {
  if (row.isIdle) return [];
  if (row.need === 'elsewhere') return ELSEWHERE[row.id]?.(facts.activities) ?? [];
  if (row.need === 'not_permitted')
    return [
      ...by(INVESTMENT_CENTRE, ...rulesFor(row, facts), 'fgFronting'),
      ...by(REGISTRAR, 'coOwnersFalse'),
      ...by(INVESTMENT_CENTRE, 'fgStall'),
    ];
  const foreign = foreignRulesFor(facts);
  const told = (isWanted: (rule: ForeignRule) => boolean): Warning[] =>
    foreign
      .filter(isWanted)
      .flatMap(({ statements, authority = INVESTMENT_CENTRE, step }) =>
        by(authority, ...statements).map((warning) => ({ ...warning, ...(step === undefined ? {} : { step }) })),
      );
  // The investment centre comes next after the registration, then whoever licenses the work.
  const warnings = [
    ...told(({ capital }) => capital === true),
    ...told(({ step }) => step !== undefined),
    ...licencesOf(facts.activities),
    ...told(({ capital, step }) => capital !== true && step === undefined),
  ];
  warnings.push(...abroadRulesFor(facts, understanding));
  if (row.entity === 'public_company_limited_by_shares')
    warnings.push(...by('Securities and Exchange Commission', 'liOffer'));
  if (
    facts.body === 'charity' ||
    (row.entity === 'company_limited_by_guarantee' && facts.expects_donations === true && facts.body !== 'religious')
  )
    warnings.push(
      { statement: 'npoLicence', authority: NPO_SECRETARIAT, step: 'after' },
      ...by(NPO_SECRETARIAT, 'npoPapers', 'npoFee'),
    );
  if (row.entity === 'cooperative_society') {
    warnings.push(...by('Department of Co-operatives', 'csWhere'));
    if (facts.activities?.some((activity) => SAVING.includes(activity)))
      warnings.push(...by('Bank of Ghana', 'csCredit'));
  }
  if (facts.body === 'practice') warnings.push(...(BODY_RULES.practice ?? []).map((statement) => ({ statement })));
  return [...warnings, ...limitsFor(row, facts)];
}

/** The cautions that the answer does not say already, each once. */
export function tellCautions(warnings: readonly Warning[], teller: Teller): Caution[] {
  return warnings.flatMap(({ statement, authority, step }) =>
    teller.tell([statement]).map(() => ({
      message: say(statement),
      ...(authority === undefined ? {} : { authority }),
      ...(step === undefined ? {} : { step }),
      source: cite(statement),
      as_of: STATEMENTS[statement].as_of,
    })),
  );
}
