import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Signals } from '../../src/guidance/advice/case.ts';
import { recommend } from '../../src/guidance/advice/recommend.ts';
import { fill } from '../support/guidance.ts';
import { ACTIVITIES, type Activity, type FactName } from '../../src/guidance/facts.ts';
import { closedIn, partsOf } from '../../src/guidance/law/closed.ts';
import { say } from '../../src/guidance/law/statements.ts';
import { read } from '../../src/guidance/reading/read.ts';
import type { Topic } from '../../src/guidance/topics.ts';
import { tools } from '../../tools/index.ts';

const TODAY = '2026-11-22';
const said = (signals: Signals): string[] => recommend(signals, TODAY).elsewhere!.says.map(({ text }) => text);
const textOf = (signals: Signals): string =>
  tools.find(({ name }) => name === 'recommend_registration_entity')!.text!({
    ...recommend(signals, TODAY),
    start_url: 'https://svc.example',
  } as never);
const COMPANY: Signals = { business_name: 'Sela Decor Ltd', body: 'business' };

test('what a caller is unsure of is read from the words, with less said, and is not asked again', () => {
  const purpose = 'I am a German, my wife is a Ghanaian from Ho, we are three partners who want investors for a hotel';
  const before = recommend({ purpose }).understood.filter(({ from }) => from === 'read');
  assert.ok(before.length > 2);
  for (const { field, probability } of before) {
    const name = field as FactName;
    const value = ['wants', 'foreign', 'activities'].includes(name) ? ['unsure'] : 'unsure';
    const { understood, next_questions } = recommend({ purpose, [name]: value });
    const after = understood.find((one) => one.field === name);
    assert.ok((after?.probability ?? 0) <= probability && after?.from !== 'stated', name);
    assert.ok(!next_questions.some((one) => one.field === name), name);
  }
  // A church stays one, and a change of directors a change, though whoever asks for them is unsure.
  assert.equal(
    recommend({ purpose: 'We are a church in Tema', body: 'unsure' }).recommended_entity,
    'company_limited_by_guarantee',
  );
  assert.equal(
    recommend({ purpose: 'The directors of my company have to change', matter: 'unsure' }).need,
    'elsewhere',
  );
  // A team says nothing of owners either, once they are unsure.
  assert.ok(!recommend({ team_size: 9, owners: 'unsure' }).understood.some(({ field }) => field === 'owners'));
});

test('a closed activity beside an open one: the open one is answered, and the closed one is named first', () => {
  const signals: Signals = { matter: 'start', body: 'business', foreign: ['own_branch'], activities: ['customs_clearing', 'transport'] }; // prettier-ignore
  const { need, recommended_entity, reason, cautions, understood, requires } = recommend(signals, TODAY);
  assert.deepEqual([need, recommended_entity], ['register', 'external_company']);
  assert.ok(reason.startsWith(fill('closedPart', { trade: ACTIVITIES.customs_clearing })));
  assert.ok(reason.includes(say('ghCustoms')));
  assert.equal(cautions[0]?.message, say('ghCustoms'));
  assert.ok(requires !== undefined && !cautions.some(({ message }) => message === say('liCustoms')));
  assert.ok(understood.some(({ value }) => value === 'customs_clearing,transport'));
});

test('a word for the same work opens nothing, nor does what was only read', () => {
  const stopped: readonly (readonly Activity[])[] = [
    ['sachet_water', 'factory'],
    ['gold_buying', 'import_export'],
    ['taxi_or_car_hire', 'transport'],
    ['petty_trading', 'salon'],
    ['pharmacy', 'none_of_these'],
  ];
  for (const activities of stopped) {
    assert.equal(partsOf(activities), undefined);
    assert.equal(recommend({ foreign: ['owner'], activities }).need, 'not_permitted', activities.join());
  }
  const read = recommend({ foreign: ['owner'], purpose: 'A hair salon in Aflao; my brother has a hotel' });
  assert.equal(read.need, 'not_permitted');
  assert.deepEqual(partsOf(['hotel_or_restaurant', 'farming']), undefined, 'nothing is closed');
  assert.deepEqual(closedIn(['salon', 'farming']), ['salon']);
  assert.equal(recommend({ foreign: ['none'], activities: ['salon', 'farming'] }).reason.includes('Leave out'), false);
});

test('who loses a director hears of the one who lives in Ghana, the breach and the consent; of other changes one line', () => {
  const purpose = 'My late husband and I were the two directors, now I am alone';
  const texts = said({ ...COMPANY, matter: 'change', purpose });
  assert.deepEqual(
    texts.slice(0, 4),
    (['chDirector', 'coTwoDirectors', 'chNewDirector', 'coVacancy'] as const).map(say),
    'what has a deadline first; nobody resigns who has died',
  );
  const left = said({ ...COMPANY, matter: 'change', purpose: 'One of our two directors resigned, now I am alone' });
  assert.ok(left.includes(say('chResign')) && !left.includes(say('coVacancy')));
  assert.ok(texts.includes(fill('chOthers')) && texts.includes(fill('chForm')));
  for (const id of ['chName', 'chToGuarantee', 'chToPublic', 'chShares'] as const)
    assert.ok(!texts.includes(say(id)), id);
  const sale = said({ ...COMPANY, matter: 'change', purpose: 'I sold my shares to my sister' });
  assert.ok(
    sale.includes(say('chTransfer')) && sale.includes(say('coOwnersChange')) && !sale.includes(say('chDirector')),
  );
  const moved = said({ ...COMPANY, matter: 'change', purpose: 'We moved to a new office at Effia' });
  assert.equal(moved[0], say('chOffice'));
  assert.ok(said({ ...COMPANY, matter: 'change' }).length > texts.length, 'where nothing is said, all of them');
});

test('who closes a company looks first whether it is still there, and hears of insolvency only with debts', () => {
  const close = (purpose: string): string[] => said({ ...COMPANY, matter: 'close', purpose });
  assert.equal(close('We want to close it')[0], fill('stillThere'));
  for (const purpose of ['We want to close it', 'No debts, it sleeps since 2018', 'It owes nobody'])
    assert.ok(!close(purpose).includes(say('edInsolvent')), purpose);
  assert.ok(close('It owes the bank GHS 40,000 and cannot pay').includes(say('edInsolvent')));
  // Owners abroad need no meeting; what was struck off may come back.
  assert.ok(close('We all live abroad').includes(fill('closeSigned')));
  assert.match(close('We all live abroad').join(' '), /for 12 years the Court may restore the company/);
});

test('who closes, restores or renews is told which fields count the years outstanding', () => {
  for (const matter of ['close', 'renew_or_file'] as const)
    for (const signals of [COMPANY, { business_name: 'Adom Ventures' }]) {
      const text = textOf({ ...signals, matter });
      assert.match(
        text,
        /sum: `get_renewal_guidance` with `(company_limited_by_shares|sole_proprietorship|entity_type)`, `registration_date`, and `last_return_for`/,
      );
      assert.ok(matter !== 'close' || /GHS (175|70), a year/.test(text), text);
    }
  assert.doesNotMatch(textOf({ matter: 'lost_certificate' }), /get_renewal_guidance/);
});

test('who restores a company hears that a new one is another; re-registration only if it may be old enough', () => {
  const restore = (purpose: string): string[] => said({ ...COMPANY, matter: 'restore', purpose });
  assert.ok(restore('It was struck off').includes(fill('newIsAnother')));
  for (const purpose of [
    'It was struck off',
    'Registered in 2009, struck off in 2019',
    'Formed in 2011',
    'A company of 1998',
  ])
    assert.ok(restore(purpose).includes(fill('reRegisterOld')), purpose);
  for (const purpose of ['Our company of 2013 was struck off', 'Incorporated on 3 May 2016, silent since 2018'])
    assert.ok(!restore(purpose).includes(fill('reRegisterOld')), purpose);
});

test('a suspect certificate: how to see whether it is real, whom to pay, and what the office asks', () => {
  const { elsewhere } = recommend({ matter: 'status', purpose: 'The agent sent me a certificate on WhatsApp. Is it real?' }, TODAY); // prettier-ignore
  const texts = elsewhere!.says.map(({ text }) => text);
  assert.ok(texts.includes(fill('isItReal')) && texts.includes(say('rnAgents')));
  assert.ok(texts.includes(fill('ifCheated')));
  const start = (purpose: string): readonly string[] => recommend({ purpose, matter: 'start', body: 'business', owners: 1 }, TODAY).notices ?? []; // prettier-ignore
  const cheated = start('I sell gas; the agent who was to register it took GHS 900 and vanished');
  assert.ok(!cheated.includes(fill('isItReal')) && cheated.includes(fill('ifCheated')), 'no certificate yet');
  const closing = recommend({ matter: 'close', body: 'business', topics: ['possible_fraud'] }, TODAY).notices ?? [];
  assert.ok(closing.includes(fill('isItReal')), 'what exists may have a false one');
  for (const purpose of ['People sell fake shoes beside me', 'I am a mobile money agent at Kaneshie'])
    assert.ok(!start(purpose).includes(fill('ifCheated')), purpose);
  assert.ok(elsewhere!.fees!.some(({ item }) => item === 'Registration'));
  const waiting = recommend({ matter: 'status', purpose: 'I applied in May and wait' }, TODAY).elsewhere!;
  assert.ok(waiting.fees === undefined && waiting.says.some(({ text }) => text === say('orcTime')));
});

test('who complains of an answer of this service is led to its report, who speaks of others is not', () => {
  const isLed = (purpose: string): boolean =>
    (recommend({ purpose, owners: 1, body: 'business' }, TODAY).notices ?? []).includes(fill('reportWrong'));
  assert.ok(isLed('Your answer yesterday was wrong, the fee was another. I sell shoes'));
  assert.ok(!isLed('I sell shoes and repair bags at Kaneshie'));
});

test('who asks what sets types apart, or whether a name is free, is led to where that is answered', () => {
  const hears = (purpose: string): readonly string[] => recommend({ purpose }, TODAY).notices ?? [];
  assert.ok(hears('What is the difference between a partnership and a company?').includes(fill('compareTypes')));
  assert.ok(hears('How do I know if my name is available').includes(fill('checkName')));
  for (const notice of ['compareTypes', 'checkName'] as const)
    assert.ok(!hears('I sew dresses at Kaneshie under my own name').includes(fill(notice)), notice);
});

test('a renewal says what holds whatever the dates, for a name and for a company', () => {
  const name = said({ matter: 'renew_or_file', business_name: 'Blessed Hands Catering', body: 'business', owners: 1 });
  for (const id of ['stillYours', 'nameYears', 'reRegisterOld'] as const) assert.ok(name.includes(fill(id)), id);
  const company = said({ ...COMPANY, matter: 'renew_or_file' });
  assert.ok(company.includes(fill('stillThere')) && company.includes(fill('arrearsCost')));
  assert.ok(!company.includes(fill('nameYears')) && !name.includes(fill('arrearsCost')));
});

test('a matter beside a registration says in one line what that would be, and what to send', () => {
  const church: Signals = { body: 'religious', activities: ['broadcasting_or_telecom'] };
  const line = fill('alsoStart', { entity: 'Company limited by guarantee' });
  for (const matter of ['licence_only', 'marriage', 'land', 'intellectual_property'] as const)
    assert.equal(said({ ...church, matter })[0], line, matter);
  assert.ok(!said({ matter: 'marriage', purpose: 'My fiancée and I want to marry' }).some((text) => text.startsWith('If it is not'))); // prettier-ignore
});

test('a change that is a new registration is answered as a start, with papers, steps and fees, and says so', () => {
  const isStart = (signals: Signals): boolean => {
    const { notices = [], requires, recommended_entity } = recommend(signals, TODAY);
    const isTold = notices.includes(fill('changeIsStart'));
    assert.equal(isTold, requires !== undefined, JSON.stringify(signals));
    if (isTold) assert.notEqual(recommended_entity, 'sole_proprietorship');
    return isTold;
  };
  const nursery: Signals = { matter: 'change', purpose: 'My business name is a crèche' };
  assert.ok(isStart({ ...nursery, activities: ['day_care', 'school'] }));
  assert.ok(!isStart({ ...nursery, activities: ['day_care'] }));
  const turned: Signals = { matter: 'change', purpose: 'I want to turn my business name, Efie Pots, into a limited company' }; // prettier-ignore
  assert.ok(isStart({ ...turned, wants: ['limited_liability'] }));
  assert.ok(isStart(turned));
  assert.ok(isStart({ matter: 'change', purpose: 'Upgrade my enterprise to Ltd' }));
  assert.ok(isStart({ matter: 'change', purpose: 'I have a registered enterprise', wants: ['investors_or_shares'] }));
  assert.ok(!isStart({ matter: 'change', purpose: 'Efie Ventures Ltd has a new director', wants: ['tenders'] }));
  assert.ok(recommend(turned).cautions.some(({ message }) => message === say('elConvert')));
  const joint: Signals = { matter: 'change', purpose: 'My sister joins my business name, we make it a partnership', owners: 2 }; // prettier-ignore
  assert.ok(isStart(joint));
  assert.equal(recommend(joint).recommended_entity, 'partnership');
  // A company that changes its form, or a business name that only moves, registers nothing new.
  assert.ok(!isStart({ matter: 'change', purpose: 'We want to turn our company limited by shares into a public one' }));
  assert.ok(!isStart({ matter: 'change', purpose: 'My business name moved to a new office' }));
});

test('a share that was only read hides no amount', () => {
  const purpose = 'I am a Dutch man and I want my restaurant at 100 percent mine';
  const messages = recommend({ foreign: ['owner'], mainly_trading: 'no', purpose }, TODAY).cautions.map(({ message }) => message); // prettier-ignore
  assert.ok(messages.includes(say('fgJointOrWhole')) && !messages.includes(say('fgWhole')));
  const { reason } = recommend({ foreign: ['owner'], purpose }, TODAY);
  assert.ok(reason.startsWith(fill('onlyWithCapital')));
  assert.ok(!recommend({ foreign: ['former_ghanaian'], owners: 1 }).reason.includes(fill('onlyWithCapital')));
});

test('ECOWAS and foreign staff are told where the words speak of them, ECOWAS only to foreigners', () => {
  const has = (signals: Signals, id: 'fgEcowas' | 'fgQuota'): boolean =>
    recommend({ body: 'business', mainly_trading: 'no', ...signals }).cautions.some(
      ({ message }) => message === say(id),
    );
  const purpose = 'A Nigerian workshop, ECOWAS allows it, with two technicians from home';
  for (const id of ['fgEcowas', 'fgQuota'] as const) {
    assert.ok(has({ foreign: ['owner'], purpose }, id), id);
    assert.equal(has({ foreign: ['none'], purpose }, id), id === 'fgQuota');
    assert.ok(!has({ foreign: ['owner'], purpose: 'A workshop' }, id), id);
  }
});

test('words that only sound like a mention are none', () => {
  assert.deepEqual(read('We want a new look for our office', undefined).mentions, []);
  assert.ok(read('No debts at all', undefined).mentions.includes('no_debts'));
});

test('the year in which something was registered goes to the renewal guidance with its type', () => {
  const of = (purpose: string) => recommend({ ...COMPANY, matter: 'close', purpose }, TODAY).elsewhere!;
  assert.equal(of('Our company was registered in 2015, close it').registration_date, '2015');
  assert.equal(of('Close it').registration_date, undefined);
  const { tool, registration_date } = recommend(
    { matter: 'trade_union', purpose: 'Registered in 2015' },
    TODAY,
  ).elsewhere!;
  assert.deepEqual([tool, registration_date], [undefined, undefined]);
});

test('who changes something of a company and says not what is asked; each answer says less than all changes, and is not asked again', () => {
  const asked = (signals: Signals) => recommend(signals).next_questions.find(({ field }) => field === 'topics');
  const company: Signals = { matter: 'change', business_name: 'Asante Ltd' };
  const question = asked(company);
  assert.ok(question !== undefined && question.options.length > 5);
  for (const { value } of question.options) {
    const signals: Signals = { ...company, topics: [value as Topic] };
    assert.equal(asked(signals), undefined, value);
    assert.ok(said(signals).length < said(company).length, value);
  }
  assert.equal(asked({ ...company, purpose: 'Our director has resigned' }), undefined, 'the words say it');
  assert.equal(asked({ matter: 'change', purpose: 'my business name' }), undefined, 'of a name little changes');
  assert.equal(asked({ matter: 'start', body: 'business' }), undefined);
  assert.ok(asked({ matter: 'change' }) !== undefined, 'it may be a company');
  const late = 'I want to change something in our company, and we have not filed returns for three years';
  assert.ok(asked({ ...company, purpose: late }) !== undefined, 'arrears are no change');
  assert.ok(said({ ...company, purpose: late }).includes(say('chOffice')) && said({ ...company, purpose: late }).includes(fill('arrearsCost'))); // prettier-ignore
  const guarantee = asked({ matter: 'change', business_name: 'Hope LBG' });
  assert.ok(guarantee!.options.length > 0 && guarantee!.options.every(({ value }) => value !== 'shares'));
  const directors = said({ matter: 'change', topics: ['directors'] });
  assert.ok(
    directors.includes(say('chDirector')) && !directors.includes(say('chBusinessName')),
    'only a company has them',
  );
});

test('what one person has is no partnership; a new company’s fee stands beside a restoration, and a change of a name has none', () => {
  const purpose = 'My brothers say that it has become a partnership, I changed my business address';
  const { says } = recommend({ matter: 'change', owners: 1, purpose }).elsewhere!;
  assert.ok(!says.some(({ text }) => text === say('ptChange')));
  const feesOf = (signals: Signals): string[] => (recommend(signals).elsewhere!.fees ?? []).map(({ item }) => item);
  assert.ok(feesOf({ matter: 'restore', business_name: 'Asante Ltd' }).includes('Incorporation'));
  assert.deepEqual(feesOf({ matter: 'change', purpose: 'my business name' }), []);
  assert.ok(feesOf({ matter: 'change', business_name: 'Asante Ltd' }).includes('Certified true copy'));
});

test('whoever works under their own name hears what their work takes', () => {
  const purpose = 'I brew pito, an alcoholic drink, under my own name';
  const { need, cautions } = recommend({ matter: 'own_exact_name', body: 'business', owners: 1, purpose });
  assert.equal(need, 'perhaps_not');
  assert.ok(cautions.some(({ message }) => message === say('liLiquor')));
});
