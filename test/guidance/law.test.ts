import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACTIVITIES, type Activity, type Facts } from '../../src/guidance/facts.ts';
import { ACTIVITY_RULES, type ActivityRule } from '../../src/guidance/law/activities.ts';
import { AFTER, type After } from '../../src/guidance/law/after.ts';
import { ENTITIES } from '../../src/guidance/law/entities.ts';
import { ENTITY_IDS, type EntityId } from '../../src/guidance/law/entity-ids.ts';
import { FEES } from '../../src/guidance/law/fees.ts';
import { rulesAgainst } from '../../src/guidance/law/decide.ts';
import { FOREIGN_LIMITS, FOREIGN_RULES, foreignRulesFor } from '../../src/guidance/law/foreign.ts';
import { AFTER_ROWS } from '../../src/guidance/law/rows/after.ts';
import { ELSEWHERE_ROWS } from '../../src/guidance/law/rows/elsewhere.ts';
import { FOREIGN_ROWS } from '../../src/guidance/law/rows/foreign.ts';
import { LICENCE_ROWS } from '../../src/guidance/law/rows/licences.ts';
import { STATEMENTS, say, type StatementId } from '../../src/guidance/law/statements.ts';
import type { Signals } from '../../src/guidance/advice/case.ts';
import { WORDING } from '../../src/guidance/advice/wording.ts';
import { recommend } from '../../src/guidance/advice/recommend.ts';
import { DUTIES, told } from '../../src/guidance/renewal/duties.ts';
import { fill } from '../support/guidance.ts';

const rules = Object.entries(ACTIVITY_RULES) as [Activity, ActivityRule][];
const lists = (after: After): (readonly StatementId[])[] => Object.values(after) as (readonly StatementId[])[];
const everything = [
  ...Object.values(STATEMENTS).map(({ value }) => value),
  ...Object.values(WORDING).map((w) => w.text),
];

/** Everything that a founder of this type may be shown, besides the activities. */
const shownTo = (entity: EntityId): string =>
  [
    ...lists(AFTER[entity]).flat(),
    ...ENTITIES.filter(({ id }) => id === entity).flatMap(({ papers, rules, next }) => [...papers, ...rules, ...next]),
    ...DUTIES[entity].facts,
    ...told(DUTIES[entity].consequences, () => true),
  ]
    .map((id) => fill(id))
    .join(' ');

test('the tables of rows share no id, so none hides another', () => {
  const ids = [AFTER_ROWS, ELSEWHERE_ROWS, FOREIGN_ROWS, LICENCE_ROWS].flatMap((table) => Object.keys(table));
  assert.equal(new Set(ids).size, ids.length);
  for (const table of [AFTER_ROWS, ELSEWHERE_ROWS, FOREIGN_ROWS, LICENCE_ROWS])
    for (const [id, row] of Object.entries(table)) assert.equal(STATEMENTS[id as StatementId], row, id);
});

test('every licence names an authority, and each statement once', () => {
  assert.ok(rules.length > 35);
  for (const [activity, { licences, bodyCorporate, ghanaiansOnly, supplies }] of rules) {
    const ids = licences.map(({ statement }) => statement);
    assert.equal(new Set(ids).size, ids.length, activity);
    for (const { authority } of licences) assert.ok(authority.length > 3, activity);
    assert.ok(ids.length > 0 || [bodyCorporate, ghanaiansOnly, supplies].some((one) => one !== undefined), activity);
  }
});

test('only of these activities no source asks anything', () => {
  const without = (Object.keys(ACTIVITIES) as Activity[]).filter((activity) => {
    const { licences = [], bodyCorporate, ghanaiansOnly } = ACTIVITY_RULES[activity] ?? {};
    return licences.length === 0 && bodyCorporate === undefined && ghanaiansOnly === undefined;
  });
  assert.deepEqual(without.sort(), ['farming', 'none_of_these']);
});

test('lotto belongs to the National Lottery Authority and betting to the Gaming Commission', () => {
  const authorities = (activity: Activity): string[] =>
    ACTIVITY_RULES[activity]!.licences.map(({ authority }) => authority);
  assert.ok(authorities('lottery').includes('National Lottery Authority'));
  assert.ok(!authorities('lottery').includes('Gaming Commission'));
  assert.ok(authorities('betting_or_casino').includes('Gaming Commission'));
});

test('food and herbal or cosmetic products fall under different rules', () => {
  const statements = (activity: Activity): StatementId[] =>
    ACTIVITY_RULES[activity]!.licences.map(({ statement }) => statement);
  assert.deepEqual(statements('herbal_or_cosmetics'), ['liDrugs', 'liDrugsPenalty']);
  assert.ok(!statements('packaged_food').includes('liDrugs'));
  assert.doesNotMatch(say('liFood'), /soap|cosmetic|herbal/i);
});

test('what foreigners must bring depends on share, trade, marriage and export, and an unsaid fact decides nothing', () => {
  const ids = (facts: Facts): string[] => foreignRulesFor(facts).map(({ id }) => id);
  assert.deepEqual(ids({}), []);
  const decided = ['joint', 'wholly_foreign', 'trading', 'spouse', 'export', 'health'];
  const owner = ids({ foreign: ['owner'] });
  assert.ok(owner.includes('registration') && owner.includes('people') && owner.includes('not_abolished'));
  assert.ok(!owner.some((id) => decided.includes(id)));
  const has = (facts: Facts, id: string): boolean => ids({ foreign: ['owner'], ...facts }).includes(id);
  assert.ok(has({ ghanaian_share: 10, mainly_trading: false }, 'joint'));
  assert.ok(!has({ ghanaian_share: 9.9, mainly_trading: false }, 'joint'));
  assert.ok(has({ ghanaian_share: 9.9, mainly_trading: false }, 'wholly_foreign'));
  assert.ok(has({ ghanaian_share: 60, mainly_trading: true }, 'trading'));
  assert.ok(!has({ ghanaian_share: 60, mainly_trading: true }, 'joint'));
  const known = { ghanaian_share: 0 };
  assert.ok(has({ ...known, ghanaian_spouse: true }, 'spouse') && !has({ ...known, ghanaian_spouse: false }, 'spouse'));
  assert.ok(has({ ...known, activities: ['import_export'] }, 'export') && !has({ ...known, activities: ['salon'] }, 'export')); // prettier-ignore
  // While one of the two is open, every amount that may be theirs is told.
  const amounts = (facts: Facts): string[] =>
    foreignRulesFor({ foreign: ['owner'], ...facts }).filter(({ capital }) => capital).flatMap(({ statements }) => statements); // prettier-ignore
  assert.deepEqual(amounts({}), ['gipcCapital', 'gipcExempt']);
  assert.deepEqual(amounts({ mainly_trading: false }), ['fgJointOrWhole', 'gipcExempt']);
  assert.deepEqual(amounts({ ghanaian_share: 10 }), ['fgJoint', 'fgTradingIf']);
  assert.deepEqual(amounts({ ghanaian_share: 0 }), ['fgWhole', 'fgTradingIf']);
  assert.deepEqual(amounts({ ghanaian_share: 0, mainly_trading: false }), ['fgWhole']);
  assert.deepEqual(amounts({ mainly_trading: true, activities: ['import_export'] }), ['fgTrading', 'fgMarket', 'fgExport', 'gipcNewCapital']); // prettier-ignore
  assert.ok(has({ activities: ['clinic'] }, 'health'));
  const former = ids({ foreign: ['former_ghanaian'] });
  assert.ok(former.includes('registration') && former.includes('former_ghanaian'));
  // No minimum for an external company was found: the amounts are told, none is chosen.
  const branch = ids({ foreign: ['own_branch'], ghanaian_share: 0, mainly_trading: true });
  assert.ok(branch.includes('registration') && !branch.some((id) => decided.includes(id)));
  assert.ok(branch.includes('branch_trading'));
});

test('a former Ghanaian who owns it alone hears of one amount; beside another foreigner the exemption is told as one', () => {
  const statements = (facts: Facts): string[] => foreignRulesFor(facts).flatMap((rule) => rule.statements);
  const both = { foreign: ['owner', 'former_ghanaian'], ghanaian_share: 0, mainly_trading: false } as const;
  const alone = statements({ ...both, owners: 1 });
  assert.ok(alone.includes('fgFormer') && !alone.includes('fgWhole') && !alone.includes('gipcCapital'));
  const two = statements({ ...both, owners: 2 });
  assert.ok(two.includes('fgWhole') && two.includes('gipcExempt') && !two.includes('fgFormer'));
});

test('a rule that excludes a partnership is told with the exclusion', () => {
  assert.deepEqual(rulesAgainst('partnership', { owners: 21 }), ['ptLimits']);
  assert.deepEqual(rulesAgainst('partnership', { owners: 2, company_among_owners: true }), ['ptLimits']);
  assert.deepEqual(rulesAgainst('partnership', { owners: 2 }), []);
});

test('the rules for foreigners have each a name of its own and statements', () => {
  assert.equal(new Set(FOREIGN_RULES.map(({ id }) => id)).size, FOREIGN_RULES.length);
  for (const { id, statements } of FOREIGN_RULES) assert.ok(statements.length > 0, id);
});

test('every amount that a foreigner must bring limits the plan, and no exemption does', () => {
  const exemptions: readonly StatementId[] = ['gipcExempt', 'fgExport', 'fgFormer'];
  for (const { id, capital, statements } of FOREIGN_RULES)
    for (const statement of capital === true ? statements : [])
      assert.equal(FOREIGN_LIMITS.has(statement), !exemptions.includes(statement), `${id}: ${statement}`);
});

test('the least and the most capital of a rule are the amounts that its statement names', () => {
  let named = 0;
  for (const [statement, capital] of FOREIGN_LIMITS) {
    if (capital === undefined) continue;
    named += 1;
    const amounts = [...say(statement).matchAll(/US\$([\d,]+)/g)].map(([, sum = '']) =>
      Number(sum.replaceAll(',', '')),
    );
    assert.deepEqual({ least: Math.min(...amounts), most: Math.max(...amounts) }, capital, statement);
  }
  assert.ok(named > 3);
});

test('the minimum capital is nowhere said to be gone, and Act 1173 is only reported', () => {
  for (const text of everything) assert.doesNotMatch(text, /minimums are to be removed|no new Act was found/);
  for (const text of everything) if (text.includes('Act 1173')) assert.match(text, /reported/i);
  const used = everything.filter((text) => text.includes('Act 1173') && /\bUse\b/.test(text));
  assert.ok(used.length > 3);
  for (const text of used) assert.match(text, /^Use [^.]*Act 865 until .*Act 1173/, 'which figures to use comes first');
});

test('what follows a registration has no statement twice in one list', () => {
  for (const [entity, after] of Object.entries(AFTER))
    for (const list of lists(after)) assert.equal(new Set(list).size, list.length, entity);
});

test('a company hears of restoration, a lost certificate and its changes; a business name does not become one by a form', () => {
  const { ending, lostCertificate, changes } = AFTER.company_limited_by_shares;
  assert.ok(ending.includes('coRestore') && ending.includes('coRestoreHow') && ending.includes('edSolvent'));
  assert.deepEqual(lostCertificate, ['loCopy']);
  assert.ok(changes.includes('chDirector') && changes.includes('chShares') && changes.includes('chToGuarantee'));
  assert.ok(!AFTER.company_limited_by_guarantee.changes.includes('chToGuarantee'));
  assert.ok(AFTER.company_limited_by_guarantee.changes.includes('chNoWayBack'));
  assert.ok(AFTER.sole_proprietorship.changes.includes('elConvert'));
});

// What not to raise

test('nothing tells of abolished or outdated taxes: the E-levy, GH¢200,000, a flat rate still in force', () => {
  for (const text of everything) {
    if (/e-?levy|electronic transfer/i.test(text)) assert.match(text, /reported abolished on 2 April 2025/);
    assert.doesNotMatch(text, /GH¢200,000\b/);
    if (/flat rate|COVID/.test(text)) assert.match(text, /ended/);
  }
  for (const { item } of FEES) assert.doesNotMatch(item, /levy|VAT/i);
});

test('VAT is never named to a small trader without the threshold from which it applies', () => {
  for (const entity of ENTITY_IDS) {
    const text = shownTo(entity);
    if (/\bVAT\b/.test(text)) assert.match(text, /GH¢750,000/, entity);
  }
  for (const text of everything) assert.doesNotMatch(text, /must charge VAT|charge your customers VAT/i);
});

test('a sole owner is told that SSNIT is voluntary for the owner, and nobody that it is compulsory for an owner', () => {
  assert.match(shownTo('sole_proprietorship'), /may join SSNIT but need not/);
  for (const text of everything)
    assert.doesNotMatch(text, /(owner|self-employed)[^.;]*must (join|register)[^.;]*SSNIT/i);
});

test('no Ghanaian nominee is suggested as a way round the minimum capital', () => {
  for (const text of everything) assert.doesNotMatch(text, /nominee|on your behalf|in the name of a Ghanaian/i);
  const named = everything.filter((text) => /one’s name/.test(text));
  assert.ok(named.length > 0);
  for (const text of named) assert.match(text, /enforcement/);
});

test('the errors of common guides are not repeated', () => {
  for (const text of everything) {
    assert.doesNotMatch(text, /one director\b(?![^.]*(must live|resident))/i);
    assert.doesNotMatch(text, /\b(30|thirty) days\b(?=[^.]*name)/i);
    assert.doesNotMatch(text, /\b(42|forty-two|60|sixty) days\b/i);
  }
  assert.match(say('orcReserve'), /two months/);
  assert.match(say('coDirectors'), /two directors/);
  assert.match(say('coDays'), /36 days.*not the anniversary/s);
  assert.match(say('exMonth'), /one month/);
});

test('no company is told that its size frees it from the audit', () => {
  for (const text of everything)
    if (/small compan|turnover/i.test(text) && /audit/i.test(text)) assert.match(text, /none that frees/);
});

test('the fee for beneficial owners is not called a yearly fee, and the statutory rule of strike-off not tied to returns', () => {
  for (const fee of FEES) if (/beneficial/i.test(fee.item)) assert.equal(fee.on, 'extra');
  assert.doesNotMatch(say('coStrike'), /return/);
  assert.match(say('coStrikePractice'), /practice/);
});

test('no old amount or deadline stands: 0.5 % duty, GH¢90, GH¢430, Fidelity Bank, a deadline still to meet', () => {
  for (const text of everything) {
    assert.doesNotMatch(text, /0\.5 %|GH¢(90|430|230)\b(?!,)|Fidelity/);
    assert.doesNotMatch(text, /latest deadline/);
  }
  assert.ok(!FEES.some(({ amount, currency }) => currency !== 'USD' && [0.5, 90, 430, 230].includes(amount)));
  assert.match(say('rnDeadline'), /was 30 April 2026.*ask the ORC for the next/);
});

test('friends who save in turn, a shop that sells on account, and a choir are not told to get a bank’s licence or to register for gain', () => {
  const cautions = (purpose: string): string =>
    recommend({ purpose })
      .cautions.map(({ message }) => message)
      .join(' ');
  for (const purpose of [
    'five friends share their own money in turn every month, one takes it all',
    'a provision shop in Kasoa; some customers buy on account and pay at the end of the month',
    'a church choir of 25 singers with matching robes',
  ])
    assert.doesNotMatch(cautions(purpose), /Bank of Ghana|capital|More than twenty/, purpose);
});

test('a foreigner who mines hears before all else that small-scale mining is for Ghanaians; a Ghanaian does not', () => {
  const mining: Signals = { matter: 'start', body: 'business', activities: ['mining'] };
  const first = (signals: Signals): boolean => recommend(signals).reason.startsWith(fill('notSmallMining'));
  assert.ok(first({ ...mining, foreign: ['owner'] }), 'an owner');
  assert.ok(first({ ...mining, foreign: ['own_branch'] }), 'a branch');
  assert.ok(!first({ ...mining, foreign: ['none'] }), 'all are Ghanaians');
  assert.ok(!first({ ...mining, foreign: ['owner'], activities: ['quarry_or_sand'] }), 'other work');
});
