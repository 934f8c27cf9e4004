import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import {
  ACTIVITIES,
  BODIES,
  FOREIGN,
  MATTERS,
  PROFITS_GO_TO,
  WANTS,
  type Body,
  type Want,
} from '../../src/guidance/facts.ts';
import { entityOf } from '../../src/guidance/law/entities.ts';
import { ENTITY_IDS } from '../../src/guidance/law/entity-ids.ts';
import { say } from '../../src/guidance/law/statements.ts';
import { recommend } from '../../src/guidance/advice/recommend.ts';
import { understand, type Signals } from '../../src/guidance/advice/case.ts';
import { read } from '../../src/guidance/reading/read.ts';
import { readCases } from '../../train/fitting/cases.ts';
import { size } from '../support/limits.ts';
import { trace } from '../support/guidance.ts';

const outcomeOf = (signals: Signals): string => {
  const { recommended_entity, need } = recommend(signals);
  return need === 'register' ? recommended_entity : need;
};

test('the law decides over stated facts, row by row', () => {
  const expected: readonly (readonly [Signals, string])[] = [
    [{ body: 'business', owners: 1 }, 'sole_proprietorship'],
    [{ body: 'business', owners: 2 }, 'partnership'],
    [{ body: 'business', owners: 20 }, 'partnership'],
    [{ body: 'business', owners: 21 }, 'company_limited_by_shares'],
    [{ body: 'business', owners: 50 }, 'company_limited_by_shares'],
    [{ body: 'business', owners: 51 }, 'public_company_limited_by_shares'],
    [{ body: 'business', owners: 2, company_among_owners: 'yes' }, 'company_limited_by_shares'],
    [{ body: 'business', owners: 1, wants: ['limited_liability'] }, 'company_limited_by_shares'],
    [{ body: 'business', owners: 3, wants: ['investors_or_shares'] }, 'company_limited_by_shares'],
    [{ body: 'business', wants: ['public_share_offer'] }, 'public_company_limited_by_shares'],
    [{ body: 'practice', owners: 3, wants: ['unlimited_company'] }, 'unlimited_company'],
    [{ body: 'practice', owners: 3 }, 'partnership'],
    [{ body: 'business', owners: 1, activities: ['lending'] }, 'company_limited_by_shares'],
    [{ body: 'business', owners: 1, activities: ['school'] }, 'company_limited_by_shares'],
    [{ body: 'religious', owners: 80 }, 'company_limited_by_guarantee'],
    [{ body: 'business', profits_go_to: 'objects' }, 'company_limited_by_guarantee'],
    [{ body: 'trustees' }, 'incorporated_trustees'],
    [{ body: 'cooperative', owners: 10 }, 'cooperative_society'],
    [{ body: 'cooperative', owners: 9 }, 'company_limited_by_shares'],
    [{ body: 'professional_institute', owners: 50 }, 'professional_body'],
    [{ body: 'professional_institute', owners: 49 }, 'company_limited_by_guarantee'],
    [{ second_name_of_company: 'yes' }, 'subsidiary_business_name'],
    [{ foreign: ['own_branch'] }, 'external_company'],
    [{ foreign: ['owner'], body: 'business' }, 'company_limited_by_shares'],
    [{ foreign: ['owner'], activities: ['petty_trading'] }, 'not_permitted'],
    [{ foreign: ['former_ghanaian'], activities: ['salon'] }, 'not_permitted'],
    [{ foreign: ['none'], activities: ['salon'], owners: 1 }, 'sole_proprietorship'],
    [{ matter: 'own_exact_name' }, 'perhaps_not'],
    [{ matter: 'hobby' }, 'perhaps_not'],
    [{ matter: 'private_circle' }, 'perhaps_not'],
    [{ matter: 'trade_union', owners: 40 }, 'elsewhere'],
    [{ matter: 'renew_or_file' }, 'elsewhere'],
  ];
  for (const [signals, outcome] of expected) assert.equal(outcomeOf(signals), outcome, JSON.stringify(signals));
});

test('what a caller left out who sent three facts counts less when it is read all the same, but plain words still count', () => {
  const sent = { matter: 'start', body: 'business', activities: ['none_of_these'] } as const;
  const texts = readCases().filter(({ text }) => text !== '').slice(0, 200); // prettier-ignore
  for (const { text: purpose } of texts) {
    const reading = read(purpose, undefined);
    const alone = understand({ purpose }, reading).beliefs;
    const beside = understand({ purpose, ...sent }, reading).beliefs;
    const unsaid = ({ owners }: typeof alone): number => owners.find(({ value }) => value === undefined)?.probability ?? 0; // prettier-ignore
    assert.ok(unsaid(beside) >= unsaid(alone), purpose);
    for (const want of Object.keys(WANTS) as (keyof typeof WANTS)[])
      assert.ok(beside.wants[want] <= alone.wants[want], purpose);
  }
  const partners = 'I and my brother are partners, the two of us own it half half';
  assert.equal(recommend({ purpose: partners, ...sent }).recommended_entity, 'partnership');
});

test('where nothing is registered here or the law forbids it, the entity is none; where it is not required, one is named', () => {
  assert.equal(recommend({ matter: 'political_party' }).recommended_entity, 'none');
  assert.equal(recommend({ foreign: ['owner'], activities: ['taxi_or_car_hire'] }).recommended_entity, 'none');
  assert.equal(recommend({ matter: 'employee' }).recommended_entity, 'sole_proprietorship');
  assert.equal(recommend({ matter: 'own_exact_name' }).recommended_entity, 'sole_proprietorship');
});

test('what was stated wins over what the words say, and a team is a weak sign of owners', () => {
  const purpose = 'My sister and I sell cloth together';
  assert.equal(outcomeOf({ purpose, owners: 1 }), 'sole_proprietorship');
  assert.equal(outcomeOf({ body: 'business', team_size: 5, owners: 1 }), 'sole_proprietorship');
  const { notices = [] } = recommend({ body: 'business', team_size: 5, owners: 1 });
  assert.deepEqual(notices, [], 'people in a team need not own it');
  assert.equal(outcomeOf({ body: 'business', team_size: 5 }), 'partnership');
});

test('a stated business, or stated owners who take the profit, is not overturned by gifts that were only read', () => {
  const purpose = 'A small chop bar; I own it alone; I will pay two girls 800 a month each to help';
  for (const stated of [
    { body: 'business', owners: 1 },
    { body: 'practice', owners: 1 },
    { profits_go_to: 'owners', owners: 1 },
  ] as const) {
    const answer = recommend({ purpose, ...stated });
    assert.equal(answer.recommended_entity, 'sole_proprietorship', JSON.stringify(stated));
    assert.ok(!answer.understood.some(({ field }) => field === 'expects_donations'), JSON.stringify(stated));
  }
  const gifts = recommend({ purpose, body: 'business', owners: 1, expects_donations: true });
  assert.ok(
    (gifts.notices ?? []).some((notice) => notice.startsWith('Gifts are to fund it')),
    'stated gifts clash',
  );
});

test('letters that are no words say nothing: no kind of body, a low confidence, and questions', () => {
  const given: readonly Signals[] = [
    ...['x', 'asdf qwer', 'qqq 123 www', 'zzxq vvkw jjqz', '日本語', '…'].map((purpose) => ({ purpose })),
    { purpose: 'asdf qwer', business_name: 'Zxqv' },
    { purpose: 'asdf qwer', matter: 'start' },
  ];
  for (const signals of given) {
    const { recommended_entity, confidence, next_questions, understood } = recommend(signals);
    assert.equal(recommended_entity, 'sole_proprietorship', JSON.stringify(signals));
    assert.ok(confidence <= 0.3, `${JSON.stringify(signals)}: ${confidence}`);
    assert.ok(next_questions.length >= 2, JSON.stringify(signals));
    assert.ok(!understood.some(({ field }) => field !== 'matter'), JSON.stringify(understood));
  }
  assert.ok(recommend({ purpose: 'asdf qwer', owners: 2, body: 'business' }).confidence > 0.5, 'stated facts count');
  assert.ok(recommend({ purpose: 'asdf church qwer' }).confidence > 0.5, 'a word that is known counts');
});

test('cautions follow from activities and from foreign owners, each with its source', () => {
  const authorities = (signals: Signals) => recommend(signals).cautions.map(({ authority }) => authority);
  assert.equal(authorities({ activities: ['lending'] })[0], 'Bank of Ghana');
  assert.ok(authorities({ wants: ['public_share_offer'] }).includes('Securities and Exchange Commission'));
  assert.ok(authorities({ body: 'charity' }).includes('Non-Profit Organisation Secretariat'));
  assert.deepEqual(authorities({ body: 'business', owners: 1, activities: ['none_of_these'], foreign: ['none'] }), []);
  const foreign = recommend({ foreign: ['owner'], body: 'business', activities: ['none_of_these'] }).cautions;
  assert.ok(foreign.some(({ message }) => message.includes('US$500,000')));
});

test('clashing facts are told and asked about', () => {
  const clashing = recommend({ body: 'charity', profits_go_to: 'owners' });
  assert.ok(clashing.confidence <= 0.7);
  assert.ok((clashing.notices?.length ?? 0) > 0);
  assert.ok(clashing.next_questions.length > 0);
});

test('a kiosk is not asked about selling shares to the public; a foreign case is asked about share and trading', () => {
  const kiosk = recommend({ body: 'business', activities: ['petty_trading'] });
  const values = kiosk.next_questions.flatMap(({ options }) => options.map(({ value }) => value));
  assert.ok(!values.includes('public_share_offer'));
  const fields = recommend({ foreign: ['owner'], body: 'business' }).next_questions.map(({ field }) => field);
  assert.ok(fields.includes('ghanaian_share') && fields.includes('mainly_trading'), fields.join());
});

/** Sets a field as a caller would who answers a question with one of its options. */
test('who only asks how types differ gets a first guess; who says what it is about, an answer', () => {
  assert.ok(recommend({ purpose: 'What is the difference between a business name and a company?' }).confidence < 0.5);
  assert.ok(
    recommend({ purpose: 'My sister and I sell cloth, what is better, a partnership or a company?' }).confidence > 0.5,
  );
});

test('a share that nobody spoke of is not told as understood', () => {
  const { understood } = recommend({ purpose: 'I want to import rice from Vietnam and sell in Kumasi, I’m Ghanaian' });
  assert.equal(
    understood.find(({ field }) => field === 'ghanaian_share'),
    undefined,
  );
});

const answered = (signals: Signals, field: string, value: string | number): Signals => ({
  ...signals,
  [field]: ['wants', 'foreign', 'activities', 'topics'].includes(field) ? [value] : value,
});

test('every question answered with every option is never seen again', () => {
  const starts: Signals[] = [
    { purpose: 'I want to register something' },
    { purpose: 'We want to start a school' },
    { purpose: 'My friend from Nigeria and I want to open a shop at Kumasi' },
    { body: 'charity', profits_go_to: 'owners' },
    {
      purpose: 'A non profit for the donor, but we also want to sell, pay ourselves, and after some years share profit',
      expects_donations: true,
      profits_go_to: 'unsure',
      wants: ['investors_or_shares'],
    },
    { body: 'business', expects_donations: true },
    { foreign: ['owner'] },
    { business_name: 'Adom Ventures' },
    { matter: 'change', business_name: 'Adom Ventures Ltd' },
    { team_size: 30 },
  ];
  const seen = new Set<string>();
  const visit = (signals: Signals, depth: number): void => {
    const key = JSON.stringify(signals);
    if (depth === 0 || seen.has(key)) return;
    seen.add(key);
    const questions = recommend(signals).next_questions;
    assert.equal(new Set(questions.map(({ field }) => field)).size, questions.length, `a field asked twice: ${key}`);
    for (const { question, field, options } of questions) {
      const values = options.length === 0 ? [1, 7, 'unsure'] : options.map(({ value }) => value);
      for (const value of values) {
        const next = answered(signals, field, value);
        const again = recommend(next).next_questions;
        assert.ok(!again.some((one) => one.question === question), `${question} again after ${field}=${value}, ${key}`);
        visit(next, depth - 1);
      }
    }
  };
  for (const signals of starts) visit(signals, size(2, 3));
});

/** Whether all that one answer tells a founder of the case stands in another too, as a caution or in its reason. */
function assertTold(one: ReturnType<typeof recommend>, other: ReturnType<typeof recommend>, key: string): void {
  const gist = ({ recommended_entity, need, elsewhere }: typeof one) => [recommended_entity, need, elsewhere?.office];
  assert.deepEqual(gist(one), gist(other), key);
  const told = [other.reason, ...other.cautions.map(({ message }) => message)].join('\n');
  for (const { message } of one.cautions) assert.ok(told.includes(message), `${key}: ${message}`);
}

test('a question says of every answer what it leads to, and none is asked of which all answers leave everything as it is', () => {
  const people: Signals[] = [
    ...readCases()
      .filter(({ text }, at) => at % size(300, 20) === 0 && text !== '')
      .map(({ text }) => ({ purpose: text })),
    { business_name: 'Adom Ventures' },
    { matter: 'change', business_name: 'Adom Ventures Ltd' },
    { body: 'business', expects_donations: true },
    { body: 'charity', profits_go_to: 'owners' },
    { foreign: ['owner'] },
    { team_size: 30 },
  ];
  let leading = 0;
  let ranged = 0;
  for (const signals of people) {
    const now = recommend(signals);
    for (const { field, options, ranges = [] } of now.next_questions) {
      const key = `${JSON.stringify(signals)} ${field}`;
      const effects = [...options, ...ranges].filter(({ leads_to, changes }) => leads_to !== undefined || changes);
      assert.ok(effects.length > 0, `${key}: nothing hangs on it`);
      const expect = (
        value: string | number,
        { leads_to, changes }: Pick<(typeof options)[number], 'leads_to' | 'changes'>,
      ) => {
        // prettier-ignore
        const then = recommend(answered(signals, field, value));
        assert.equal(then.recommended_entity, leads_to ?? now.recommended_entity, `${key}=${value}`);
        assert.notEqual(leads_to, now.recommended_entity, `${key}=${value}`);
        if (changes !== true && leads_to === undefined && now.need === 'register')
          for (const [one, other] of [[then, now], [now, then]] as const) assertTold(one, other, `${key}=${value}`); // prettier-ignore
      };
      for (const option of options) expect(option.value, option);
      if (options.length > 0) continue;
      ranged += 1;
      for (const value of field === 'owners'
        ? [1, 2, 3, 9, 10, 11, 19, 20, 21, 24, 25, 49, 50, 51, 999]
        : [0, 9, 10, 11, 50, 100])
        // prettier-ignore
        expect(value, ranges.find(({ from, to = Infinity }) => value >= from && value <= to) ?? {});
      leading += effects.length;
    }
  }
  assert.ok(leading > 10 && ranged > 5, `${leading} ${ranged}`);
});

test('facts that were read come with a probability and the person’s own words', () => {
  const { understood, reason } = recommend({ purpose: 'We are a church at Tamale with 80 members' });
  assert.ok(understood.some(({ field, value, from }) => field === 'body' && value === 'religious' && from === 'read'));
  for (const { probability } of understood) assert.ok(probability >= 0.5 && probability <= 1);
  assert.match(reason, /“[^”]{1,60}”/);
});

test('every sentence of every answer to the cases is a row, and a caution has a source with a date', () => {
  for (const [at, { text, name, facts }] of readCases().entries()) {
    if (at % 5 !== 0) continue;
    const { several_owners: _, ...stated } = facts;
    const given = text === '' && name === undefined ? { purpose: 'a business' } : {};
    for (const signals of [
      { ...given, ...(text === '' ? {} : { purpose: text }), ...(name === undefined ? {} : { business_name: name }) },
      stated as unknown as Signals,
    ]) {
      const answer = recommend(signals as Signals);
      // The person's own words are data.
      trace(answer.reason.replaceAll(/ \(“[^”]*”\)/g, ''));
      for (const { reason } of answer.alternatives) trace(reason);
      for (const { message, source } of answer.cautions) {
        trace(message);
        assert.match(source, /\((undated, read )?\d{4}/);
      }
      for (const line of answer.notices ?? []) trace(line);
      for (const { question } of answer.next_questions) trace(question);
    }
  }
});

const vocabulary = fc.constantFrom('church', 'not', 'no', 'company', 'partner', 'shares', 'Ltd', 'farmers', 'and', 'I', 'we', ',', '.', 'branch', 'Nigeria', '20', 'trustees', 'land', 'bank', 'union', 'sell', 'waakye', 'in', 'of', 'for', 'the', '\n', '(', ')', '”'); // prettier-ignore
const text = fc.oneof(
  fc.array(vocabulary, { minLength: 1, maxLength: 60 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc.string({ minLength: 1, maxLength: 2000 }),
);
const one = (labels: object) => fc.constantFrom(...Object.keys(labels), 'unsure');
const some = (labels: object) => fc.uniqueArray(one(labels), { maxLength: 4 });
const yesOrNo = fc.constantFrom('yes', 'no', 'unsure');
const count = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 10_000_000 }));
const signals = fc
  .record(
    {
      business_name: text.map((name) => name.slice(0, 160)),
      purpose: text.map((purpose) => purpose.slice(0, 2000)),
      expects_donations: fc.boolean(),
      team_size: count,
      matter: one(MATTERS),
      body: one(BODIES),
      owners: fc.oneof(count, fc.constant('unsure')),
      profits_go_to: one(PROFITS_GO_TO),
      wants: some(WANTS),
      foreign: some(FOREIGN),
      ghanaian_share: fc.integer({ min: 0, max: 100 }),
      mainly_trading: yesOrNo,
      ghanaian_spouse: yesOrNo,
      company_among_owners: yesOrNo,
      second_name_of_company: yesOrNo,
      activities: some(ACTIVITIES),
    },
    { requiredKeys: [] },
  )
  .filter((given) => Object.keys(given).length > 0) as unknown as fc.Arbitrary<Signals>;

test('any valid input gets a complete answer, and the same one again', () => {
  fc.assert(
    fc.property(signals, (given) => {
      const answer = recommend(given);
      assert.ok(answer.recommended_entity === 'none' || ENTITY_IDS.includes(answer.recommended_entity));
      assert.ok(answer.confidence > 0 && answer.confidence < 1);
      const sum = answer.alternatives.reduce((total, { confidence }) => total + confidence, answer.confidence);
      assert.ok(sum <= 1.0001, String(sum));
      assert.ok(answer.next_questions.length <= 3 && answer.alternatives.length <= 3);
      assert.ok(answer.alternatives.every(({ entity }) => entity !== answer.recommended_entity));
      assert.ok(answer.reason.length > 20 && answer.reason.length < 2000);
      assert.deepEqual(recommend(given), answer);
    }),
    { numRuns: 500 },
  );
});

test('what decided is among what was understood, however unlikely, so that it can be corrected', () => {
  for (const [at, { text }] of readCases().entries()) {
    if (text === '' || at % 40 !== 0) continue;
    const { understood, reason } = recommend({ purpose: text });
    const has = (field: string): boolean => understood.some((one) => one.field === field);
    if (reason.includes(', because a foreigner owns part of it')) assert.equal(has('foreign'), true, text);
    if (reason.includes(', because a company is among the owners')) assert.equal(has('company_among_owners'), true, text); // prettier-ignore
    if (reason.includes(', because you want investors or shares')) assert.equal(has('wants'), true, text);
  }
});

test('registered societies form a central society, however few; people need to be ten', () => {
  const societies = { body: 'cooperative', owners: 7 } as const;
  assert.equal(recommend({ ...societies, company_among_owners: 'yes' }).recommended_entity, 'cooperative_society');
  assert.equal(recommend(societies).recommended_entity, 'company_limited_by_shares');
});

test('a body not for gain with foreign members hears no minimum capital as if it held, and whom to ask', () => {
  const { cautions } = recommend({ body: 'charity', owners: 4, foreign: ['owner'], ghanaian_share: 75 });
  const messages = cautions.map(({ message }) => message);
  assert.ok(messages.includes(say('fgNotForGain')) && messages.includes(say('fgDirector')));
  for (const id of ['fgJoint', 'gipcCapital', 'gipcRegister'] as const) assert.ok(!messages.includes(say(id)), id);
});

test('a foreigner with taxis hears that a large fleet is not reserved, one with a salon does not', () => {
  const says = (activity: 'taxi_or_car_hire' | 'salon') =>
    recommend({ foreign: ['owner'], activities: [activity] }).elsewhere!.says.map(({ text }) => text);
  assert.ok(says('taxi_or_car_hire').includes(say('fgFleet')));
  assert.ok(!says('salon').includes(say('fgFleet')));
});

test('a few who work together are partners; who says co-operative hears how many that takes', () => {
  const makola = recommend({ purpose: 'Five of us trade cloth together at Makola', owners: 5 });
  assert.equal(makola.recommended_entity, 'partnership');
  const few = recommend({ purpose: 'Five of us want to form a co-operative for shea', owners: 5 });
  assert.match(few.reason, /at least ten people/);
});

test('no type is recommended to more or fewer Ghanaian owners than it may have', () => {
  for (const body of Object.keys(BODIES) as Body[])
    for (const want of Object.keys(WANTS) as Want[])
      for (const owners of [1, 2, 9, 10, 20, 21, 49, 50, 51, 60]) {
        const { recommended_entity: type } = recommend({ matter: 'start', body, owners, wants: [want] });
        assert.ok(type !== 'none');
        const { min, max = Infinity } = entityOf(type).members;
        assert.ok(owners >= min && owners <= max, `${type} for ${owners} owners: ${body}, ${want}`);
      }
});

test('of more than fifty owners who want an unlimited company it is a public one, and they are told so', () => {
  const told = (owners: number): boolean =>
    recommend({ matter: 'start', body: 'business', owners, wants: ['unlimited_company'] }).cautions.some(
      ({ message }) => message === say('plcWhat'),
    );
  assert.deepEqual([50, 51].map(told), [false, true]);
});
