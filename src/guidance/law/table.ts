import { ACTIVITY_RULES } from './activities.ts';
import {
  LEAST_COOPERATIVE_MEMBERS,
  LEAST_PROFESSIONALS,
  MOST_PARTNERS,
  MOST_PRIVATE_MEMBERS,
  entityOf,
} from './entities.ts';
import type { EntityId } from './entity-ids.ts';
import type { Need } from './needs.ts';
import type { StatementId } from './statements.ts';
import {
  NOT_FOR_GAIN,
  type Activity,
  type Body,
  type Foreign,
  type Matter,
  type ProfitsGoTo,
  type Want,
} from '../facts.ts';

/** What a case must show for a row to apply: every entry holds; a list is met by one of its values. */
export interface Condition {
  readonly matter?: readonly Matter[];
  readonly body?: readonly Body[];
  /** From and to, both included. A case that does not tell the number meets no range. */
  readonly owners?: readonly [number, number];
  /** More than one owner, by number or in so many words. */
  readonly several_owners?: true;
  readonly profits_go_to?: readonly ProfitsGoTo[];
  readonly wants?: readonly Want[];
  readonly foreign?: readonly Foreign[];
  readonly company_among_owners?: true;
  readonly second_name_of_company?: true;
  readonly expects_donations?: true;
  readonly activities?: readonly Activity[];
}

/** One row of the law: what a case comes to. The first row that a case meets decides. */
export interface Row {
  readonly id: string;
  readonly when: Condition;
  readonly need: Need;
  readonly entity: EntityId | 'none';
  /** What a practitioner would name beside it, the likeliest first. */
  readonly beside: readonly EntityId[];
  /** The rules that decide, the first one first; each has its section. */
  readonly rules: readonly StatementId[];
  /** The asker carries on no business: what the law asks of one is not for them. */
  readonly isIdle?: true;
  /** No rule asks for the type, only prudence. */
  readonly isAdvice?: true;
  /** The law on investment asks a foreign owner for a minimum of capital. */
  readonly asksCapital?: true;
}

const ANY = 10_000_000;

/** What is carried on for the owners' gain. */
export const BUSINESSES: readonly (Body | undefined)[] = ['business', 'practice'];
export const NOT_GHANAIAN: readonly Foreign[] = ['owner', 'former_ghanaian', 'own_branch'];
const SP = 'sole_proprietorship';
const PT = 'partnership';
const LTD = 'company_limited_by_shares';
const PLC = 'public_company_limited_by_shares';
const LBG = 'company_limited_by_guarantee';
const COOP = 'cooperative_society';

const having = (rule: 'bodyCorporate' | 'ghanaiansOnly'): readonly Activity[] =>
  (Object.keys(ACTIVITY_RULES) as Activity[]).filter((activity) => ACTIVITY_RULES[activity]?.[rule] !== undefined);

/** Activities that the law, or the office that licenses them, leaves to bodies corporate. */
const NEEDS_BODY_CORPORATE = having('bodyCorporate');
/** Activities that nobody but Ghanaians, or enterprises that they wholly own, may carry on. */
const GHANAIANS_ONLY = having('ghanaiansOnly');

/** Work under a licence that in practice a company holds: its debts and duties should not fall on one person's own property. */
const COMPANY_IN_PRACTICE: readonly Activity[] = [
  'broadcasting_or_telecom',
  'mining',
  'gold_buying',
  'customs_clearing',
  'private_security',
  'cocoa_buying',
  // Susu collectors were licensed one by one, too.
  'public_deposits_or_susu',
  'fuel',
  'lottery',
  // No source that was read says what a university must be.
  'tertiary',
];
/** Work that an ordinary company may not do. */
const AUDIT: readonly Activity[] = ['audit'];

/** The same for work that one person often does in their own name. */
const COMPANY_OF_SEVERAL: readonly Activity[] = ['clinic', 'timber', 'quarry_or_sand', 'factory'];

/** The activities that decide something. */
export const DECIDING_ACTIVITIES: readonly Activity[] = [
  ...new Set([...GHANAIANS_ONLY, ...NEEDS_BODY_CORPORATE, ...COMPANY_IN_PRACTICE, ...COMPANY_OF_SEVERAL, ...AUDIT]),
];

const elsewhere = (matter: Matter, ...rules: readonly StatementId[]): Row => ({
  id: matter,
  when: { matter: [matter] },
  need: 'elsewhere',
  entity: 'none',
  beside: [],
  rules,
});

const perhapsNot = (matter: Matter, entity: EntityId, ...rules: readonly StatementId[]): Row => ({
  id: matter,
  when: { matter: [matter] },
  need: 'perhaps_not',
  entity,
  beside: [],
  rules,
});

/** The same for somebody who carries on no business of their own. */
const idle = (...row: Parameters<typeof perhapsNot>): Row => ({ ...perhapsNot(...row), isIdle: true });

const register = (
  id: string,
  when: Condition,
  entity: EntityId,
  beside: readonly EntityId[],
  ...rules: readonly StatementId[]
): Row => ({ id, when, need: 'register', entity, beside, rules });

/** The same where no rule asks for the type, only prudence. */
const advised = (...row: Parameters<typeof register>): Row => ({ ...register(...row), isAdvice: true });

export const TABLE: readonly Row[] = [
  // No new registration here
  elsewhere('renew_or_file', 'bnRenew', 'coReturn'),
  elsewhere('change'),
  elsewhere('close'),
  elsewhere('restore'),
  elsewhere('lost_certificate'),
  elsewhere('status'),
  elsewhere('trade_union', 'elUnion'),
  elsewhere('political_party', 'elParty'),
  elsewhere('will_or_family_trust', 'elGeneral', 'ptFamily'),
  elsewhere('intellectual_property', 'elMark', 'elGeneral'),
  elsewhere('land', 'elLand'),
  elsewhere('marriage', 'elGeneral'),
  elsewhere('tax_number', 'elTax'),
  elsewhere('licence_only'),
  idle('employee', SP),
  idle('hobby', SP, 'elGain'),
  { ...idle('private_circle', LBG, 'elGain', 'liSusuPublic'), beside: [COOP] },
  perhapsNot('own_exact_name', SP, 'bnOwnName', 'elTaxBusiness'),
  // Who owns it
  register('second_name', { second_name_of_company: true }, 'subsidiary_business_name', [LTD], 'sbnWhat'),
  {
    id: 'reserved',
    when: { foreign: NOT_GHANAIAN, activities: GHANAIANS_ONLY },
    need: 'not_permitted',
    entity: 'none',
    beside: [],
    rules: ['gipcReserved'],
  },
  register('branch', { foreign: ['own_branch'] }, 'external_company', [LTD], 'exWhat'),
  // Bodies that are not owned for gain
  register('trustees', { body: ['trustees'] }, 'incorporated_trustees', [LBG], 'itWhat'),
  register('few_professionals', { body: ['professional_institute'], owners: [1, LEAST_PROFESSIONALS - 1] }, LBG, [], 'pbWhat', 'lbgUses'), // prettier-ignore
  register('professionals', { body: ['professional_institute'] }, 'professional_body', [LBG], 'pbWhat'),
  register(
    'central_society',
    { body: ['cooperative'], company_among_owners: true },
    COOP,
    [LTD],
    'csCentral',
    'csWhere',
  ),
  register('few_cooperators', { body: ['cooperative'], owners: [1, LEAST_COOPERATIVE_MEMBERS - 1] }, LTD, [PT, COOP], 'csWhat'), // prettier-ignore
  register('cooperative', { body: ['cooperative'] }, COOP, [LTD], 'csWhat', 'csWhere'),
  register('by_use', { profits_go_to: ['members_by_use'], owners: [LEAST_COOPERATIVE_MEMBERS, ANY] }, COOP, [LTD], 'csWhat', 'csLiability'), // prettier-ignore
  register('association', { body: ['association'] }, LBG, [COOP, 'incorporated_trustees'], 'lbgUses', 'lbgNoShares'),
  register('not_for_gain', { body: NOT_FOR_GAIN }, LBG, ['incorporated_trustees'], 'lbgUses', 'lbgNoShares'),
  // What the owners want
  register('public_offer', { wants: ['public_share_offer'] }, PLC, [LTD], 'plcWhat'),
  register('unlimited', { wants: ['unlimited_company'] }, 'unlimited_company', [PT, LTD], 'ulWhat'),
  register('objects', { profits_go_to: ['objects'] }, LBG, ['incorporated_trustees'], 'lbgWhat', 'lbgNoShares'),
  // What the law asks of the owners or the activity
  { ...register('foreign', { foreign: ['owner', 'former_ghanaian'] }, LTD, [], 'bnForeigner'), asksCapital: true },
  register('over_fifty', { owners: [MOST_PRIVATE_MEMBERS + 1, ANY] }, PLC, [COOP], 'coPrivate', 'plcWhat'),
  register('regulated', { activities: NEEDS_BODY_CORPORATE }, LTD, [], 'coLiability'),
  register('audit_firm', { activities: AUDIT, several_owners: true }, PT, [], 'prAuditor', 'ptWhat', 'ptLiability'),
  register('auditor', { activities: AUDIT }, SP, [PT], 'prAuditor', 'bnWhat', 'bnLiability'),
  advised('licensed', { activities: COMPANY_IN_PRACTICE }, LTD, [PT, SP], 'coLiability'),
  advised('licensed_together', { activities: COMPANY_OF_SEVERAL, body: ['business'], several_owners: true }, LTD, [PT], 'coLiability'), // prettier-ignore
  register('practice_company', { body: ['practice'], wants: ['limited_liability', 'investors_or_shares'] }, LTD, [PT, 'unlimited_company'], 'coLiability'), // prettier-ignore
  register('company', { wants: ['investors_or_shares', 'limited_liability', 'tenders'] }, LTD, [PT, SP], 'coLiability'), // prettier-ignore
  register('company_partner', { company_among_owners: true }, LTD, [], 'ptLimits'),
  register('over_twenty', { owners: [MOST_PARTNERS + 1, MOST_PRIVATE_MEMBERS] }, LTD, [COOP], 'ptTwenty', 'coPrivate'),
  // Practices and ordinary businesses
  register('practice_of_several', { body: ['practice'], several_owners: true }, PT, ['unlimited_company', LTD], 'ptWhat', 'ptLiability'), // prettier-ignore
  register('gifts', { expects_donations: true }, LBG, [SP, 'incorporated_trustees'], 'lbgWhat', 'lbgNoShares'),
  register('partners', { several_owners: true }, PT, [LTD], 'ptWhat', 'ptLiability'),
  register('one_owner', {}, SP, [LTD], 'bnWhat', 'bnLiability'),
];

/** A condition that excludes an entity type, with the rule that somebody who thought of that type has to hear. */
export interface Exclusion extends Condition {
  readonly rule?: StatementId;
}

/** Fewer or more owners than an entity type may have. */
function beyondMembers(entity: EntityId): Exclusion[] {
  const { min, max, note } = entityOf(entity).members;
  return [
    ...(min === 1 ? [] : [{ owners: [0, min - 1] } as const]),
    ...(max === undefined ? [] : [{ owners: [max + 1, ANY], ...(note === undefined ? {} : { rule: note }) } as const]),
  ];
}

/** What excludes an entity type, whatever else is known. */
export const EXCLUSIONS: Partial<Readonly<Record<EntityId, readonly Exclusion[]>>> = {
  // A person, who is a Ghanaian, alone, in work that needs no body corporate (Act 151 s.1; practice).
  sole_proprietorship: [
    { several_owners: true },
    { foreign: NOT_GHANAIAN },
    { activities: NEEDS_BODY_CORPORATE },
    { company_among_owners: true },
  ],
  // Two to twenty natural persons (Act 152 ss.3-4).
  partnership: [
    ...beyondMembers('partnership'),
    { foreign: NOT_GHANAIAN },
    { company_among_owners: true, rule: 'ptLimits' },
  ],
  company_limited_by_shares: [...beyondMembers('company_limited_by_shares'), { activities: AUDIT }],
  cooperative_society: beyondMembers('cooperative_society'),
  professional_body: beyondMembers('professional_body'),
};

/** The numbers of owners from which on another row may decide, or a type be excluded, in order. */
export const OWNER_STEPS: readonly number[] = [
  ...new Set([1, 2, ...[...TABLE.map(({ when }) => when), ...Object.values(EXCLUSIONS).flat()].flatMap(({ owners }) => (owners === undefined ? [] : [owners[0], owners[1] + 1]))]), // prettier-ignore
]
  .filter((owners) => owners > 0 && owners <= ANY)
  .sort((a, b) => a - b);
