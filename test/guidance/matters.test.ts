import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Signals } from '../../src/guidance/advice/case.ts';
import { recommend } from '../../src/guidance/advice/recommend.ts';
import { fill } from '../../src/guidance/advice/wording.ts';
import { ACTIVITIES, type Activity, type FactName } from '../../src/guidance/facts.ts';
import { closedIn, partsOf } from '../../src/guidance/law/closed.ts';
import { say } from '../../src/guidance/law/statements.ts';
import { mentionsIn } from '../../src/guidance/advice/understood.ts';
import { read } from '../../src/guidance/reading/read.ts';

const TODAY = '2026-11-22';
const said = (signals: Signals): string[] => recommend(signals, TODAY).elsewhere!.says.map(({ text }) => text);
const COMPANY: Signals = { business_name: 'Sela Decor Ltd', body: 'business' };

test('what a caller is unsure of counts as unknown, whatever was read from the words', () => {
  const purpose = 'I am a German, my wife is a Ghanaian from Ho, we are three partners who want investors for a hotel';
  const before = recommend({ purpose }).understood.filter(({ from }) => from === 'read');
  assert.ok(before.length > 2);
  for (const { field } of before) {
    const name = field as FactName;
    const value = ['wants', 'foreign', 'activities'].includes(name) ? ['unsure'] : 'unsure';
    const { understood } = recommend({ purpose, [name]: value });
    assert.ok(!understood.some((one) => one.field === name), name);
  }
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
    (['coResident', 'coTwoDirectors', 'chNewDirector', 'chDirector'] as const).map(say),
  );
  assert.ok(texts.includes(fill('chOthers')) && texts.includes(fill('chFee')));
  for (const id of ['chName', 'chToGuarantee', 'chToPublic', 'chShares'] as const)
    assert.ok(!texts.includes(say(id)), id);
  const sale = said({ ...COMPANY, matter: 'change', purpose: 'I sold my shares to my sister' });
  assert.ok(
    sale.includes(fill('chTransfer')) && sale.includes(say('coOwnersChange')) && !sale.includes(say('chDirector')),
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
});

test('a suspect certificate: how to see whether it is real, whom to pay, and what the office asks', () => {
  const { elsewhere } = recommend({ matter: 'status', purpose: 'The agent sent me a certificate on WhatsApp. Is it real?' }, TODAY); // prettier-ignore
  const texts = elsewhere!.says.map(({ text }) => text);
  assert.ok(texts.includes(fill('isItReal')) && texts.includes(say('rnAgents')));
  assert.ok(elsewhere!.fees!.some(({ item }) => item === 'Registration'));
  const waiting = recommend({ matter: 'status', purpose: 'I applied in May and wait' }, TODAY).elsewhere!;
  assert.ok(waiting.fees === undefined && waiting.says.some(({ text }) => text === say('orcTime')));
});

test('a renewal says what holds whatever the dates, for a name and for a company', () => {
  const name = said({ matter: 'renew_or_file', business_name: 'Blessed Hands Catering', body: 'business', owners: 1 });
  for (const id of ['stillYours', 'nameYears', 'reRegisterOld'] as const) assert.ok(name.includes(fill(id)), id);
  const company = said({ ...COMPANY, matter: 'renew_or_file' });
  assert.ok(company.includes(fill('stillThere')) && company.includes(say('coFlat')));
  assert.ok(!company.includes(fill('nameYears')) && !name.includes(say('coFlat')));
});

test('a matter beside a registration says in one line what that would be, and what to send', () => {
  const church: Signals = { body: 'religious', activities: ['broadcasting_or_telecom'] };
  const line = fill('alsoStart', { entity: 'Company limited by guarantee' });
  for (const matter of ['licence_only', 'marriage', 'land', 'intellectual_property'] as const)
    assert.equal(said({ ...church, matter })[0], line, matter);
  assert.ok(!said({ matter: 'marriage', purpose: 'My fiancée and I want to marry' }).some((text) => text.startsWith('If it is not'))); // prettier-ignore
  const school: Signals = {
    matter: 'change',
    purpose: 'My business name is a crèche',
    activities: ['day_care', 'school'],
  };
  assert.equal(said(school)[0], fill('changeIsStart'));
  assert.ok(!said({ ...school, activities: ['day_care'] }).includes(fill('changeIsStart')));
});

test('a share that was only read hides no amount', () => {
  const purpose = 'I am a Dutch man and I want my restaurant at 100 percent mine';
  const messages = recommend({ foreign: ['owner'], mainly_trading: 'no', purpose }, TODAY).cautions.map(({ message }) => message); // prettier-ignore
  assert.ok(messages.includes(say('fgJointOrWhole')) && !messages.includes(say('fgWhole')));
  const { reason } = recommend({ foreign: ['owner'], purpose }, TODAY);
  assert.ok(reason.startsWith(fill('onlyWithCapital')));
  assert.ok(!recommend({ foreign: ['former_ghanaian'], owners: 1 }).reason.includes(fill('onlyWithCapital')));
});

test('ECOWAS and foreign staff are told where the words speak of them, and only to foreigners', () => {
  const has = (signals: Signals, id: 'fgEcowas' | 'fgQuota'): boolean =>
    recommend({ body: 'business', mainly_trading: 'no', ...signals }).cautions.some(
      ({ message }) => message === say(id),
    );
  const purpose = 'A Nigerian workshop, ECOWAS allows it, with two technicians from home';
  for (const id of ['fgEcowas', 'fgQuota'] as const) {
    assert.ok(has({ foreign: ['owner'], purpose }, id), id);
    assert.ok(!has({ foreign: ['none'], purpose }, id), id);
    assert.ok(!has({ foreign: ['owner'], purpose: 'A workshop' }, id), id);
  }
});

test('words that only sound like a mention are none', () => {
  assert.deepEqual(mentionsIn(read('We want a new look for our office', undefined)), []);
  assert.ok(mentionsIn(read('No debts at all', undefined)).includes('no_debts'));
});
