import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { EntityId } from '../../src/guidance/law/entity-ids.ts';
import { BANK_RULE, consentText, RESTRICTED } from '../../src/names/advice/restricted.ts';
import { ADVISORY_SEVERITIES, checkName } from '../../src/names/check.ts';
import { buildIndex } from '../../src/names/index/index.ts';

const NOTHING = buildIndex([]);
const codes = (name: string): string[] =>
  checkName(NOTHING, name, 5).advisories.map(({ code, term }) => (term === undefined ? code : `${code}: ${term}`));
const calls = (title: string, cases: Record<string, string>): void => {
  test(title, () => {
    for (const [name, wanted] of Object.entries(cases))
      assert.ok(codes(name).includes(wanted), `${name} calls for ${wanted}, got ${codes(name).join(', ')}`);
  });
};

calls('bank, what is derived from it and what sounds like it need the Bank of Ghana', {
  'Adehye Bank': 'restricted_word: bank',
  'Adehye Banking Services': 'restricted_word: banking',
  'Sika Banc': 'restricted_word: banc',
  'Sikabank Ltd': 'restricted_word: sikabank',
  'MoMoBanq Express': 'restricted_word: momobanq',
  'Benk of Joy': 'restricted_word: benk',
  'La Banque': 'restricted_word: banque',
});

test('banku, bunk beds and riverbanks are not banks; a word that begins like it hears what the rule is about, without a warning', () => {
  for (const name of ['Banku Joint', 'Bunk Beds Hostel', 'Riverbank Lodge']) {
    assert.ok(!codes(name).some((code) => code.startsWith('restricted_word')), `${name}: ${codes(name).join(', ')}`);
  }
  for (const [name, severity] of [
    ['Bankye Foods', 'info'],
    ['Bankole Motors', 'info'],
    ['Bank Foods', 'warning'],
  ] as const) {
    const found = checkName(NOTHING, name, 5).advisories.find(({ code }) => code === 'restricted_word');
    assert.equal(found?.severity, severity, name);
    assert.match(found?.message ?? '', /for financial services/, name);
  }
});

calls('words that need consent are found in the plural and as phrases', {
  'Sika Mutual Funds PLC': 'restricted_word: mutual funds',
  'Obi Insurance': 'restricted_word: insurance',
  'Tuo University': 'restricted_word: university',
  'Chartered Surveyors of Ho': 'restricted_word: chartered',
  'Savana Stock Exchange': 'restricted_word: stock exchange',
  'Fekuo Credit Union': 'restricted_word: credit union',
  'Tuo Red Cross': 'protected_body: red cross',
  'Tuo Municipal Works': 'suggests_government: municipal',
});

test('Ghana and State count at the start of a name, not after it; National wherever it stands', () => {
  for (const name of ['Ghana Tuo Works', 'National Tuo Works', 'The State Tuo', 'Royal Tuo National Works'])
    assert.ok(
      codes(name).some((code) => code.startsWith('suggests_government')),
      name,
    );
  for (const name of ['Tuo Ghana Ltd', 'Tuo (Ghana)', 'Tuo International Works'])
    assert.ok(!codes(name).some((code) => code.startsWith('suggests_government')), name);
});

test('an agency or assembly is a public office’s only after a word of the state', () => {
  assert.ok(codes('Ghana Tuo Dignity Agency').includes('suggests_government: agency'));
  assert.ok(codes('Tuo National Grains Board').includes('suggests_government: board'));
  for (const name of ['Tuo Travel Agency', 'Tuo Travel Agency Ghana', 'Tuo Board Games', 'Assemblies of Tuo'])
    assert.ok(!codes(name).some((code) => code.startsWith('suggests_government')), name);
});

calls('a title and a promise are found', {
  'Dr Tuo Repairs': 'licensed_trade: dr',
  'Tuo Miracle Cure': 'misleading_promise: miracle cure',
});

calls('endings are held to the Act', {
  'Tuo Corporation': 'barred_ending: corporation',
  'Tuo Inc': 'barred_ending: inc',
  'Tuo Limited': 'ending_form: limited',
  'Tuo LTD': 'ending_for_company: ltd',
  'Tuo LBG': 'ending_for_company: lbg',
  'Tuo LBG Ltd': 'ending_contradicts: lbg',
  'Tuo Ltd Ventures': 'ending_misplaced: ltd',
});

calls('what says nothing, is too short or cannot be read as it looks is told', {
  'Quality Trading Enterprise': 'not_distinctive',
  "God's Grace Ventures": 'not_distinctive',
  'Accra Foods': 'not_distinctive',
  X: 'too_short: x',
  'Аkoma Works': 'look_alike_letters',
  'Ко\u200bмпас Ждань': 'invisible_characters',
  'Ждань Works': 'other_script',
});

test('the most serious advisory comes first, and only a warning or worse makes the outlook caution', () => {
  const { advisories, outlook } = checkName(NOTHING, 'Chartered Mutual Fund Enterprise', 5);
  const order = advisories.map(({ severity }) => ADVISORY_SEVERITIES.indexOf(severity));
  assert.deepEqual(
    order,
    [...order].sort((a, b) => b - a),
  );
  assert.equal(outlook, 'caution');
  assert.equal(checkName(NOTHING, 'Tuo Ventures', 5).outlook, 'no_conflict_found');
});

test('every advisory names its source', () => {
  const names = [
    'Bank Mutual Fund University Corporation',
    'Ghana Police Casino Pharmacy School Ltd',
    'X',
    'Slaves Ltd',
    'Olympic Cooperative Chambers',
  ];
  for (const name of names)
    for (const advisory of checkName(NOTHING, name, 5).advisories)
      assert.match(advisory.source, /\S{3}/, advisory.code);
});

test('without an entity type, remarks on endings come only where the name has an ending', () => {
  const ofEnding = (name: string, entityType?: EntityId) =>
    checkName(NOTHING, name, 5, { entityType }).advisories.filter(({ code }) => code.startsWith('ending'));
  assert.deepEqual(ofEnding('Tuo Ventures'), []);
  assert.equal(ofEnding('Tuo LTD').length, 1);
});

test('with an entity type, remarks on endings are about that type only', () => {
  const said = (name: string, entityType: EntityId) =>
    checkName(NOTHING, name, 5, { entityType })
      .advisories.filter(({ code }) => code.startsWith('ending'))
      .map(({ code, severity, message }) => `${code} ${severity}: ${message}`);
  assert.deepEqual(said('Tuo LTD', 'company_limited_by_shares'), []);
  assert.deepEqual(said('Tuo Ventures', 'sole_proprietorship'), []);
  assert.deepEqual(said('Tuo Ventures', 'external_company'), []);
  assert.match(
    said('Tuo Ventures', 'company_limited_by_shares').join(),
    /^ending_missing warning: .* must end with .*"LTD"\.$/,
  );
  assert.match(said('Tuo Ventures', 'unlimited_company').join(), /PRUC.*PUC/);
  assert.match(
    said('Tuo LTD', 'partnership').join(),
    /^ending_of_another_type warning: A partnership may not use "ltd"/,
  );
  assert.match(said('Tuo PLC', 'company_limited_by_shares').join(), /ends with "Limited Company" or "LTD"/);
  for (const text of said('Tuo LTD', 'public_company_limited_by_shares')) assert.doesNotMatch(text, /sole|LBG|PRUC/);
});

test('each restricted word has a text of its own, and it says whose licence or consent counts', () => {
  const { advisories } = checkName(NOTHING, 'Adehye Bank Insurance and Assurance University', 5);
  const restricted = advisories.filter(({ code }) => code === 'restricted_word');
  assert.deepEqual(restricted.map(({ term }) => term).toSorted(), ['assurance', 'bank', 'insurance', 'university']);
  for (const { term, message, authority } of restricted) {
    assert.ok(message.startsWith(`"${term}": `), message);
    assert.match(
      message,
      /Anyone else chooses another word|Outside financial services|for its consent before you file|No rule that asks for consent/,
    );
    assert.ok(message.includes(authority ?? '?'), message);
  }
  assert.equal(new Set(restricted.map(({ message }) => message)).size, restricted.length);
  assert.deepEqual(
    checkName(NOTHING, 'Tuo Stock Exchange', 5).advisories.filter(({ term }) => term?.includes('exchange')).length,
    1,
    'a phrase speaks for its words',
  );
});

test('each rule on words names its source with a date, and where none was found it says so', () => {
  for (const rule of [BANK_RULE, ...RESTRICTED]) {
    const what = `${rule.code}: ${rule.source}`;
    assert.match(rule.source, /\b(?:19|20)\d\d\b/, what);
    const told = consentText(rule);
    assert.ok(told.includes(rule.authority), what);
    const isSought = rule.consent !== 'unknown' && rule.consent !== 'trade';
    assert.equal(/no Ghanaian rule .* was found by \d{4}-\d{2}-\d{2}/.test(rule.source), !isSought, what);
    assert.equal(/^No rule that asks for consent .* was found/.test(told), !isSought, what);
  }
});

calls('money words, names of heads of state, and bodies that end in LBG are warned of', {
  'Tuo Savings and Loans': 'restricted_word: savings and loans',
  'Tuo Susu': 'restricted_word: susu',
  'Tuo Microfinance Ltd': 'restricted_word: microfinance',
  'Kwame Nkrumah Looms': 'head_of_state: kwame nkrumah',
  'Akufo-Addo Ventures': 'head_of_state: akufo addo',
  'Tuo Foundation': 'ending_guarantee: foundation',
  'Association of Tuo Weavers Ltd': 'ending_guarantee: association',
});

test('the name of a ruler or a palace is warned of: whose consent is wise, and that no rule asks for it', () => {
  const names = [
    'Manhyia Bakery',
    'Asantehene Foods',
    'Okyenhene Water',
    'Gã Mantsɛ Motors',
    'Ya-Na Farms',
    'Wa Naa Shea Butter',
  ];
  for (const name of names) {
    const { advisories, outlook } = checkName(NOTHING, name, 5);
    const [first] = advisories;
    assert.deepEqual([first?.code, first?.severity, outlook], ['suggests_palace', 'warning', 'caution'], name);
    assert.match(first!.message, /consent in writing.* before you print.*No rule that asks for consent/);
    assert.match(first!.source, /Act 992\), s\. 21\(2\), which lists no words/);
  }
  assert.equal(codes('Manhyia Palace Tailors').filter((code) => code.startsWith('suggests_palace')).length, 1);
});

test('Royal, Palace and Institute are remarked on, and leave a name as it is', () => {
  for (const word of ['Royal', 'Palace', 'Institute']) {
    const { advisories, outlook } = checkName(NOTHING, `Tuo ${word} Tailors`, 5);
    assert.deepEqual(
      advisories.map(({ code, severity, term }) => [code, severity, term]),
      [['may_mislead', 'info', word.toLowerCase()]],
    );
    assert.equal(outlook, 'no_conflict_found', word);
  }
});

test('brand words of rank and names of persons that are also titles are not remarked on', () => {
  for (const name of [
    'Tuo King Tailors',
    'Queen Tuo',
    'Prince Tuo',
    'Nana Tuo',
    'Naa Tuo',
    'Chief Tuo',
    'Tuo Royalty',
    'Na Tuo Ya',
  ])
    assert.deepEqual(codes(name), [], name);
});

test('surnames of heads of state, bodies of another type and names in LBG are not warned of', () => {
  for (const name of ['Nkrumah Looms', 'Mahama Tailors', 'Tuo Foundation LBG', 'Tuo Association Limited by Guarantee'])
    assert.deepEqual(
      codes(name).filter((code) => /head_of_state|ending_guarantee/.test(code)),
      [],
      name,
    );
  const trustees = checkName(NOTHING, 'Tuo Foundation', 5, { entityType: 'incorporated_trustees' }).advisories;
  assert.ok(!trustees.some(({ code }) => code === 'ending_guarantee'));
});

test('a word that a law keeps for those licensed is not said to need only a consent', () => {
  for (const name of ['Fidelitee Banq Ventures', 'Adehye Bank', 'Sika Mutual Fund', 'Tuo Chartered Accountants'])
    for (const { term, message } of checkName(NOTHING, name, 5).advisories.filter(
      ({ severity }) => severity !== 'info',
    ))
      assert.doesNotMatch(message, /consent/i, term);
  const [bank] = checkName(NOTHING, 'Adehye Bank', 5).advisories;
  assert.match(bank!.message, /Only a licensed bank .* for financial services: the reported penalty is GH¢18,000/);
  assert.match(
    bank!.message,
    /Outside financial services no rule that forbids it was found, but the Registrar may still refuse it/,
  );
});

test('a name whose words are all common is told of what kinds they are', () => {
  const told = (name: string): string =>
    checkName(NOTHING, name, 5).advisories.find(({ code }) => code === 'not_distinctive')?.message ?? '';
  assert.match(told('Nyame Adom Gospel Chapel'), /common in names here \(words of worship, of trades and bodies\)/);
  assert.match(told('Accra Trading Enterprise'), /\(words of places, of business\)/);
  assert.equal(told('Sankofa Gospel Chapel'), '');
});

test('a body that lacks its ending is told once, and what is suggested has the ending', () => {
  const taken = buildIndex([{ name: 'Melcom Foundation LBG', source: 'registry' }]);
  const { advisories, suggestions } = checkName(taken, 'Melkom Foundation', 5, {
    entityType: 'company_limited_by_guarantee',
  });
  assert.deepEqual(
    advisories.map(({ code }) => code),
    ['ending_missing'],
  );
  assert.ok(suggestions.length > 0);
  for (const { name } of suggestions) assert.match(name, / LBG$/);
});
