import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Signals } from '../../src/guidance/advice/case.ts';
import { registrationOptions } from '../../src/guidance/advice/options.ts';
import { recommend } from '../../src/guidance/advice/recommend.ts';
import { WORDING } from '../../src/guidance/advice/wording.ts';
import { ACTIVITIES, BODIES, MATTERS, WANTS, type Activity, type Body, type Matter, type Want } from '../../src/guidance/facts.ts'; // prettier-ignore
import type { Cited } from '../../src/guidance/law/cited.ts';
import { ENTITY_IDS, type EntityId } from '../../src/guidance/law/entity-ids.ts';
import { SOURCES, type Source, type SourceId } from '../../src/guidance/law/sources.ts';
import { STATEMENTS, type Statement, type StatementId } from '../../src/guidance/law/statements.ts';
import { renewalGuidance } from '../../src/guidance/renewal/renewal.ts';
import { RENEWAL_WORDING } from '../../src/guidance/renewal/wording.ts';
import type { Wording } from '../../src/guidance/law/cited.ts';
import { trace } from '../support/guidance.ts';

const TODAY = '2026-11-22';

/** Fields that hold no sentence: names, and what is cited. */
const NO_SENTENCE = new Set(['authority', 'title', 'where', 'source', 'item', 'label', 'entity_name', 'name']);

/** Every text in an answer that may be a sentence; the person's own words are left out. */
const textsOf = (value: unknown, field = ''): string[] =>
  typeof value === 'string'
    ? NO_SENTENCE.has(field)
      ? []
      : [value.replace(/ \(“[^”]*”\)/g, '')]
    : Array.isArray(value)
      ? value.flatMap((one) => textsOf(one, field))
      : Object.entries(value ?? {}).flatMap(([name, inner]) => textsOf(inner, name));

const traced = new Map<string, readonly string[]>();

/** The rows of a text; none of what is no sentence. */
function idsOf(text: string): readonly string[] {
  let ids = traced.get(text);
  if (ids === undefined) {
    try {
      ids = trace(text);
    } catch {
      ids = [];
    }
    traced.set(text, ids);
  }
  return ids;
}

const WORDINGS: Readonly<Record<string, Wording>> = { ...WORDING, ...RENEWAL_WORDING };

/** Whether a list of sources has all sources of a statement, the first with its section. */
function isCited(id: StatementId, sources: readonly Cited[]): boolean {
  const { source, section, also = [] }: Statement = STATEMENTS[id];
  const cited = (one: SourceId): string | undefined => {
    const { title, where }: Source = SOURCES[one];
    const found = sources.find((listed) => listed.where === where && `${listed.title},`.startsWith(`${title},`));
    return found && `${found.title.slice(title.length)},`;
  };
  const isListed = also.every((one) => cited(one) !== undefined);
  return isListed && (cited(source)?.includes(section === undefined ? '' : `, ${section},`) ?? false);
}

/** What the sentences of an answer rest on and its sources lack, by the ids of the sentences. */
function lacksOf(answer: { readonly sources: readonly Cited[] }): { told: string[]; lacks: string[] } {
  const { sources, ...rest } = answer;
  const told = textsOf(rest).flatMap(idsOf);
  const lacks = told.flatMap((id) =>
    (WORDINGS[id]?.rests ?? [id as StatementId])
      .filter((statement) => !isCited(statement, sources))
      .map((statement) => `${id}: ${statement}`),
  );
  return { told, lacks };
}

function assertCited(answers: readonly { readonly sources: readonly Cited[] }[], expected: readonly string[]): void {
  const all = answers.map(lacksOf);
  assert.deepEqual([...new Set(all.flatMap(({ lacks }) => lacks))], []);
  const told = new Set(all.flatMap((one) => one.told));
  assert.deepEqual(
    expected.filter((id) => !told.has(id)),
    [],
    'sentences that the sample is to hold',
  );
}

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] => Object.keys(table) as Key[];

const NAMES_GIVEN: readonly Signals[] = [
  {},
  ...['Adom', 'Adom Ventures', 'Adom Ltd', 'Adom LBG', 'Adom PLC'].map((business_name) => ({ business_name })),
];
const PURPOSES: readonly string[] = [
  'I run a hair salon at Madina with two helpers',
  'Three friends and I sell cloth at Makola',
  'We have a company and want to pay our directors; is the name reserved?',
  'I was cheated by an agent, is my certificate real?',
  'What is the difference between a partnership and a company?',
  'A church in Kumasi that collects tithes and offerings',
  'We turn our business name into a limited company because investors ask for it',
  'Our company was struck off in 2022, how do we bring it back?',
  'My father has died and his shop has debts',
  'A company from Lagos takes shares in our business',
];
const SIGNALS: readonly Signals[] = [
  ...keysOf<Body>(BODIES).flatMap((body) =>
    [1, 3, 30].flatMap((owners) => NAMES_GIVEN.map((name): Signals => ({ body, owners, ...name }))),
  ),
  ...keysOf<Want>(WANTS).flatMap((want): Signals[] => [
    { body: 'business', owners: 1, wants: [want] },
    { body: 'practice', owners: 3, wants: [want, 'stay_simple'] },
    { body: 'charity', wants: [want] },
  ]),
  ...keysOf<Matter>(MATTERS).flatMap((matter) => NAMES_GIVEN.map((name): Signals => ({ matter, ...name }))),
  ...keysOf<Activity>(ACTIVITIES).flatMap((activity): Signals[] => [
    { activities: [activity], owners: 1 },
    { activities: [activity], foreign: ['owner'], owners: 2 },
    { activities: [activity], matter: 'licence_only' },
  ]),
  { activities: ['customs_clearing', 'school'], foreign: ['owner'] },
  { foreign: ['own_branch'] },
  { second_name_of_company: 'yes' },
  { company_among_owners: 'yes', owners: 3, body: 'business' },
  { body: 'charity', profits_go_to: 'owners' },
  { body: 'business', expects_donations: true },
  ...PURPOSES.map((purpose): Signals => ({ purpose })),
];

test('the sources of a recommendation hold all that its sentences rest on', () => {
  assertCited(
    SIGNALS.map((signals) => recommend(signals, TODAY)),
    ['nameEnds', 'nameLacksEnding', 'companyAsks', 'atOrc', 'atInvestment', 'elStatus', 'decidesFirst', 'notPermitted', 'closedPart', 'unsafePartners', 'branchLate', 'clashProfit', 'companyHolds', 'kindAssumed'], // prettier-ignore
  );
});

test('the sources hold what is reported of the duty on the capital, beside an alternative whose sum names it', () => {
  const { alternatives, sources } = recommend({ body: 'cooperative', owners: 30 }, TODAY);
  assert.ok(alternatives.some(({ estimate }) => estimate?.arithmetic.includes('of the stated capital')));
  assert.ok(isCited('coStamp', sources));
});

test('the sources of the options hold all that their sentences rest on, side by side and in full', () => {
  assertCited([registrationOptions(undefined, TODAY)], ['suitsSole', 'officers', 'atOrc', 'liabilityOwner']);
  assertCited(
    [registrationOptions(ENTITY_IDS, TODAY), ...ENTITY_IDS.map((one) => registrationOptions([one], TODAY))],
    ['suitsSole', 'officers', 'atOrc', 'lawShares', 'nameEnds', 'ptLimits'],
  );
});

test('the sources of a renewal hold all that its sentences rest on', () => {
  const days = ['1950-02-01', '2009-03-01', '2019-06-30', '2024-05', '2025', '2026-10-01'];
  const answers = [undefined, ...ENTITY_IDS].flatMap((entity_type: EntityId | undefined) =>
    [undefined, ...days].map((registration_date) =>
      renewalGuidance(
        {
          ...(entity_type === undefined ? {} : { entity_type }),
          ...(registration_date === undefined ? {} : { registration_date }),
        },
        TODAY,
      ),
    ),
  );
  assertCited(answers, ['oldRecord', 'lostByAll', 'byLawDays', 'ownersDaily', 'firstReturn', 'ifCompany']);
});
