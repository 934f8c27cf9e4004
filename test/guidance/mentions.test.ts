import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recommend } from '../../src/guidance/advice/recommend.ts';
import type { Signals } from '../../src/guidance/advice/case.ts';
import { say, type StatementId } from '../../src/guidance/law/statements.ts';
import { KEYWORDS, keywordsIn } from '../../src/guidance/reading/keywords.ts';
import { TOPICS, type Topic } from '../../src/guidance/topics.ts';

const has = (signals: Signals, id: StatementId): boolean =>
  recommend(signals).cautions.some(({ message }) => message === say(id));

const COMPANY: Signals = { matter: 'start', body: 'business', owners: 4, wants: ['limited_liability'] };
const SHOP: Signals = { matter: 'start', body: 'business', owners: 1 };

test('what the words mention beside a start is told with where it belongs', () => {
  const told: readonly (readonly [Signals, string, StatementId])[] = [
    [COMPANY, 'My late husband left two trucks and a store, the children and I want one family business', 'esGrant'],
    [SHOP, 'I inherited the shop from my aunt and sell provisions', 'esGrant'],
    [COMPANY, 'I want to change my business name into a limited company', 'elConvert'],
    [COMPANY, 'Upgrade Dufie Enterprise to Ltd', 'elConvertAfter'],
    [SHOP, 'The man at the office says that he will put Ltd on it for me', 'bnNoLimited'],
    [COMPANY, 'An app that keeps the students’ names and phone numbers', 'afData'],
    [SHOP, 'Somebody is copying my label and my logo', 'elMark'],
    [{ matter: 'start', body: 'religious' }, 'Our church wants land, and the pastor will bless marriages', 'elWedding'],
  ];
  for (const [signals, purpose, id] of told) assert.ok(has({ ...signals, purpose }, id), `${purpose}: ${id}`);
});

test('who speaks of staff hears by when SSNIT and PAYE are due', () => {
  const next = (purpose: string): string => JSON.stringify(recommend({ ...SHOP, purpose }).requires!.once_registered);
  assert.match(next('I sew dresses with three apprentices'), /SSNIT within one month/);
  assert.doesNotMatch(next('I sew dresses for brides'), /SSNIT within one month/);
});

test('other words than keywords say nothing by themselves, and what is mentioned is told only beside the types that it concerns', () => {
  for (const text of [
    'I make small chops for the late night fair, and sell real estate',
    'Distilled water for batteries, and the doctored figures were private',
    'The engine of my truck, a soap factory, a lawn and a canopy',
    'A company installs our machines, I forego the indigo',
  ])
    assert.deepEqual(keywordsIn(text), [], text);
  assert.ok(!has({ ...SHOP, purpose: 'I bake cakes for weddings' }, 'elWedding'));
  assert.ok(!has({ ...SHOP, topics: ['conversion'] }, 'elConvertAfter'), 'no company is registered');
  assert.ok(has({ ...COMPANY, topics: ['conversion'] }, 'elConvertAfter'));
});

const told = (signals: Signals): string[] => {
  const { cautions, elsewhere } = recommend(signals);
  return [...cautions.map(({ message }) => message), ...(elsewhere?.says ?? []).map(({ text }) => text)];
};

test('a word that says a subject by itself brings what the sources say of it, beside any matter', () => {
  for (const [signals, id] of [
    [{ matter: 'marriage', purpose: 'We did the knocking and the drinks, no paper' }, 'elCustomary'],
    [{ matter: 'close', body: 'business', purpose: 'My mother signed as guarantor at the bank' }, 'elGuarantor'],
    [{ ...COMPANY, purpose: 'Four of us, and I fear that they can outvote me and push me out' }, 'coControl'],
    [
      {
        matter: 'start',
        body: 'business',
        owners: 2,
        topics: ['control'],
        purpose: 'My cousin and I go 50/50 in a shop',
      },
      'ptEqual',
    ],
    [
      {
        matter: 'change',
        business_name: 'Adu Ltd',
        topics: ['forgery'],
        purpose: 'They forged a resolution and removed me',
      },
      'coIntrusion',
    ],
    [{ ...COMPANY, purpose: 'Kofi brings the machines instead of money' }, 'coInKind'],
    [
      { matter: 'restore', business_name: 'Adu Ltd', purpose: 'Bring it back for a tender of the assembly' },
      'elTender',
    ],
    [{ matter: 'close', body: 'business', purpose: 'She never paid SSNIT for the girls' }, 'elSsnitDebt'],
    [{ ...SHOP, purpose: 'I am in Houston, can my brother sign with a power of attorney?' }, 'elAttorney'],
    [{ ...SHOP, purpose: 'My shito needs a barcode for the supermarket' }, 'elBarcode'],
    [{ ...SHOP, purpose: 'A drinking spot, I sell beer and kebab' }, 'liLiquor'],
    [{ matter: 'start', body: 'religious', purpose: 'They say the Christian Council must agree first' }, 'coNoCouncil'],
    [{ matter: 'start', body: 'religious', purpose: 'Our church wants to buy land' }, 'elSkinLand'],
    [{ matter: 'employee', purpose: 'They have not paid us since June, and no SSNIT' }, 'elWages'],
    [{ matter: 'intellectual_property', purpose: 'Can we own the name of our kente?' }, 'elOrigin'],
    [{ ...SHOP, purpose: 'I spray farms with a drone' }, 'elDrone'],
    [{ matter: 'start', body: 'practice', owners: 2, purpose: 'Two lawyers who open chambers' }, 'prLawyers'],
    [{ matter: 'start', body: 'practice', owners: 3, purpose: 'We are architects' }, 'prIndemnity'],
    [{ matter: 'start', body: 'practice', purpose: 'A firm of civil engineers' }, 'prEngineers'],
    [{ matter: 'start', body: 'business', activities: ['clinic'], purpose: 'A dental clinic' }, 'prDoctors'],
    [{ ...SHOP, activities: ['recruitment'], purpose: 'We send girls to Dubai' }, 'liGulf'],
    [{ ...SHOP, activities: ['herbal_or_cosmetics'], purpose: 'My bitters for men' }, 'liExcise'],
    [{ ...SHOP, activities: ['fishing'], purpose: 'My uncle gave me a canoe' }, 'liCanoe'],
    [{ ...SHOP, purpose: 'A Chinese man wants to rent my stall' }, 'fgStall'],
    [{ matter: 'start', body: 'religious', purpose: 'Our prayer camp' }, 'elPrayerCamp'],
    [{ matter: 'start', body: 'association', purpose: 'A football academy for boys' }, 'elFootball'],
    [{ matter: 'start', body: 'association', purpose: 'The festival committee of our town' }, 'elEvent'],
    [{ matter: 'private_circle', purpose: 'The bank wants papers for our account' }, 'elGroupAccount'],
    [{ matter: 'change', body: 'business', purpose: 'My partner and I quarrel over the money' }, 'elQuarrel'],
    [{ matter: 'status', purpose: 'It says queried' }, 'elReturned'],
    [{ matter: 'intellectual_property', topics: ['name_copied'], purpose: 'Somebody copied my label' }, 'elUnfair'],
    [{ ...COMPANY, purpose: 'I have already painted the signboard with Adu Limited' }, 'elLimitedFine'],
    [{ ...COMPANY, purpose: 'My business name since 2016 should become a limited company', business_name: 'Adu Ltd' }, 'elConvertDebts'], // prettier-ignore
    [
      {
        matter: 'start',
        body: 'business',
        owners: 2,
        topics: ['owner_under_18'],
        purpose: 'My brother is 17 and joins me',
      },
      'elMinorContract',
    ],
    [{ ...COMPANY, foreign: ['owner'], purpose: 'We buy land at Prampram' }, 'fgLand'],
    [{ matter: 'will_or_family_trust', purpose: 'I want to make my will' }, 'elWill'],
    [{ matter: 'land', purpose: 'Two people claim my plot' }, 'elLandSearch'],
    [{ matter: 'change', body: 'business', purpose: 'A partner leaves our partnership' }, 'ptChange'],
    [{ ...SHOP, purpose: 'I install solar panels' }, 'liSolar'],
    [{ ...SHOP, purpose: 'My brother ships home used freezers and I sell them' }, 'liUsedFridges'],
    [{ body: 'cooperative', topics: ['owner_on_paper'], purpose: 'She registers our mill with her card' }, 'bnNoBody'],
    [{ ...COMPANY, purpose: 'Can my sister in Leeds sign here before a notary?' }, 'coDeclare'],
    [{ matter: 'change', business_name: 'Adu Ltd', purpose: 'They want to sell the building' }, 'coMajor'],
    [{ matter: 'close', body: 'charity', business_name: 'Hope LBG', purpose: 'We close it' }, 'lbgAssets'],
    [{ matter: 'change', body: 'business', purpose: 'A shop at Wa is using the same name as my business' }, 'elUnfair'],
    [{ ...SHOP, activities: ['import_export'], purpose: 'Frozen chicken from Brazil' }, 'liFoodTrade'],
    [{ matter: 'change', body: 'business', owners: 1, purpose: 'Add my brother to the business name' }, 'chNameOwners'],
    [{ ...COMPANY, purpose: 'Must I come home to sign?' }, 'coDeclare'],
    [
      { ...SHOP, topics: ['business_bought'], purpose: 'I bought a salon from a friend, the name is hers' },
      'chNameSold',
    ],
    [{ ...SHOP, activities: ['salon'], purpose: 'I train apprentices for a certificate of NVTI' }, 'liTechnical'],
    [{ matter: 'licence_only', body: 'charity', purpose: 'The donors ask for the NPO licence' }, 'npoLicence'],
  ] as const satisfies readonly (readonly [Signals, StatementId])[])
    assert.ok(told(signals).includes(say(id)), `${id}: ${signals.purpose}`);
  for (const [purpose, id] of [
    ['I sell shoes', 'elDrone'],
    ['Distilled water for batteries', 'liExcise'],
    ['I cook at festivals', 'elEvent'],
    ['Imitation jewellery', 'elUnfair'],
    ['My doctor says that I must rest', 'prDoctors'],
    ['The certificate of the shop is still in his name', 'elVehicle'],
    ['I sell frozen chicken', 'liFoodTrade'],
    ['I bought a freezer for the shop', 'chNameSold'],
    ['The officer gave me the certificate', 'chNameSold'],
  ] as const)
    assert.ok(!told({ ...SHOP, purpose }).includes(say(id)), purpose);
});

test('who speaks of somebody dead hears of the estate before what is to be changed, by what is registered', () => {
  const purpose = 'My late husband had it, and his brother wants to change it to his name';
  const name = told({ matter: 'change', business_name: 'Quansah Fashion Enterprise', purpose });
  for (const id of ['esGrant', 'esCourt', 'esMeddle', 'esName'] as const) assert.ok(name.includes(say(id)), id);
  const company = told({ matter: 'change', business_name: 'Quansah Fashion Ltd', purpose });
  assert.ok(company.includes(say('esShares')) && !company.includes(say('esName')));
  const start = told({ ...SHOP, purpose: 'I want to carry on the shop of my late husband' });
  assert.ok(start.includes(say('esGrant')) && start.includes(say('esMeddle')) && !start.includes(say('esShare')));
});

test('who wants a company in so many words has that wish; who wants none, or speaks of another’s, has not', () => {
  const wish = (purpose: string): boolean =>
    recommend({ purpose }).understood.some(({ field, value }) => field === 'wants' && value.includes('limited_liability')); // prettier-ignore
  for (const purpose of [
    'Turn my tailoring business name into a company with my brother',
    'I want a company with my brother',
    'I want to register a company for my catering',
    'A Ghanaian in London, want to open company with my cousin in Kumasi',
    'We would like to set up our own limited company',
  ])
    assert.ok(wish(purpose), purpose);
  for (const purpose of [
    'I do not want a company, only a simple name for my shop',
    'I sell kenkey and want to register my business',
  ])
    assert.ok(!wish(purpose), purpose);
});

test('each keyword is found in a text, however its words begin and end', () => {
  for (const [subject, words] of Object.entries(KEYWORDS)) {
    assert.match(words, /^[ -)+-~’]*(?:\*(?:, [ -)+-~’]*|$))*$/, `${subject}: plain letters, and stars at ends only`);
    for (const keyword of words.split(', '))
      for (const text of [keyword.replace('*', ''), `“${keyword.replace('*', 'ing')}”`, `a ${keyword.replace('*', '')}.`])
        assert.ok(keywordsIn(text).some((one) => one === subject), `${subject}: ${text}`); // prettier-ignore
  }
  for (const text of ['private', 'vatican', 'canoes'.slice(1), 'unsolar']) assert.deepEqual(keywordsIn(text), [], text);
});

/** Cases beside which something is told, one at least for each topic. */
const CASES: readonly Signals[] = [
  SHOP,
  COMPANY,
  { matter: 'start', body: 'business', owners: 2, wants: ['stay_simple'] },
  { matter: 'start', body: 'charity', expects_donations: true },
  { matter: 'start', body: 'business', foreign: ['owner'], mainly_trading: 'yes', ghanaian_share: 40 },
  { matter: 'change', purpose: 'Asante Ltd, our limited company' },
  { matter: 'change', purpose: 'my business name' },
  { matter: 'close', purpose: 'Asante Ltd, our limited company' },
  { matter: 'status', purpose: 'our application' },
];

test('each topic that a caller names changes what is told in some case', () => {
  const answer = (signals: Signals): string => JSON.stringify(recommend(signals));
  for (const topic of Object.keys(TOPICS) as Topic[])
    assert.ok(
      CASES.some((signals) => answer({ ...signals, topics: [topic] }) !== answer(signals)),
      topic,
    );
});

test('a topic that a caller names is told whatever it stands beside', () => {
  const beside: readonly (readonly [Topic, StatementId])[] = [
    ['directors', 'coResident'],
    ['secretary', 'coSecretaryWarning'],
    ['auditor', 'coAuditorWho'],
    ['shares', 'chTransfer'],
    ['inheritance', 'esMeddle'],
    ['brand', 'elMarkYears'],
    ['personal_data', 'afDataFee'],
    ['staff', 'afPension'],
    ['owner_under_18', 'coNotDirector'],
    ['land', 'elSkinLand'],
    ['bank_account', 'elAccount'],
    ['control', 'coMinority'],
    ['quarrel', 'elQuarrel'],
  ];
  const matters = ['start', 'renew_or_file', 'change', 'close', 'restore', 'lost_certificate', 'status'] as const;
  for (const [topic, id] of beside)
    for (const matter of matters) {
      const signals: Signals = matter === 'start' ? COMPANY : { matter, business_name: 'Asante Ltd' };
      assert.ok(told({ ...signals, topics: [topic] }).includes(say(id)), `${topic} beside ${matter}: ${id}`);
    }
});

test('a topic tells nothing that holds only beside something else', () => {
  const LTD: Signals = { business_name: 'Asante Ltd' };
  const LBG: Signals = { business_name: 'Hope LBG' };
  const not: readonly (readonly [Signals, Topic, StatementId])[] = [
    [{ ...LTD, matter: 'change' }, 'conversion', 'elConvert'],
    [{ ...LBG, matter: 'change' }, 'conversion', 'elConvertAfter'],
    [{ matter: 'start', body: 'charity' }, 'conversion', 'chToGuarantee'],
    [{ ...LTD, matter: 'renew_or_file' }, 'owner_under_18', 'elMinorContract'],
    [{ ...LTD, matter: 'renew_or_file' }, 'owner_under_18', 'coOne'],
    [{ matter: 'start', body: 'charity' }, 'bank_account', 'elGroupAccount'],
    [SHOP, 'inheritance', 'rnArrears'],
    [SHOP, 'inheritance', 'elGeneral'],
    [{ ...LTD, matter: 'renew_or_file' }, 'inheritance', 'ptFamily'],
    [{ ...SHOP, owners: 2, wants: ['stay_simple'] }, 'owner_on_paper', 'chNameOwners'],
    [SHOP, 'auditor', 'coAuditorWho'],
    [{ ...LTD, matter: 'change' }, 'auditor', 'coFirstAuditor'],
    [{ ...LTD, matter: 'change' }, 'address', 'coOffice'],
    [{ ...LBG, matter: 'renew_or_file' }, 'business_bought', 'chNameSold'],
    [SHOP, 'ecowas_citizen', 'fgEcowas'],
  ];
  for (const [signals, topic, id] of not)
    assert.ok(!told({ ...signals, topics: [topic] }).includes(say(id)), `${topic}: ${id}`);
});

test('staff that is named is told of once', () => {
  const { cautions, requires } = recommend({ ...COMPANY, topics: ['staff'] });
  assert.ok(cautions.some(({ message }) => message === say('afPension')));
  assert.doesNotMatch(JSON.stringify(requires!.once_registered), /SSNIT/);
});

test('where an authority is found is told at the first that it stands behind', () => {
  const { cautions } = recommend({ ...SHOP, activities: ['hotel_or_restaurant', 'packaged_food'] });
  const ofFda = cautions.filter(({ authority }) => authority === 'Food and Drugs Authority');
  assert.ok(ofFda.length > 1);
  assert.deepEqual(
    ofFda.map(({ site }) => site !== undefined),
    ofFda.map((_, at) => at === 0),
  );
});

test('a topic is told where the words say nothing of it, and topics that a caller did not name are not read from them', () => {
  const without = told(SHOP);
  const loan = told({ ...SHOP, topics: ['loan'] });
  assert.ok(!without.includes(say('elGuarantor')) && loan.includes(say('elGuarantor')));
  const purpose = 'I inherited the shop from my aunt, and sell by drone';
  const named = told({ ...SHOP, purpose, topics: ['loan'] });
  assert.ok(named.includes(say('elGuarantor')) && !named.includes(say('esGrant')));
  assert.ok(named.includes(say('elDrone')), 'what has no topic is read all the same');
  assert.ok(told({ ...SHOP, purpose }).includes(say('esGrant')));
  assert.ok(!told({ ...SHOP, purpose, topics: [] }).includes(say('esGrant')));
});

test('who asks for a licence only hears of what is sold too; a change that is a start still tells what the family of a dead owner needs', () => {
  const bar: Signals = { matter: 'licence_only', activities: ['hotel_or_restaurant'] };
  const beer = 'Do I need a licence to sell beer in my chop bar? It is registered.';
  assert.ok(told({ ...bar, purpose: beer }).includes(say('liLiquor')));
  assert.ok(!told({ ...bar, purpose: beer }).includes(say('liDrugs')), 'nobody named a medicine');
  assert.ok(!told({ ...bar, purpose: 'To sell fufu in my chop bar' }).includes(say('liLiquor')));
  const turned: Signals = { matter: 'change', body: 'business', wants: ['limited_liability'], topics: ['inheritance'] };
  const purpose = 'My mother has died, her business name should be ours';
  const { notices = [] } = recommend({ ...turned, purpose });
  assert.ok(
    notices.some((notice) => notice.includes('registration')),
    'it is answered as a start',
  );
  for (const id of ['esCourt', 'esShare', 'esMeddle'] as const)
    assert.ok(told({ ...turned, purpose }).includes(say(id)), id);
});

test('a son of 16 beside a business name: what a company would ask is told as well', () => {
  const texts = told({ ...SHOP, topics: ['owner_under_18'] });
  for (const id of ['bnAge', 'coOne', 'coNotDirector', 'coMinorShares'] as const)
    assert.ok(texts.includes(say(id)), id);
});

test('whose citizen an owner abroad is, is asked where the words leave it open', () => {
  const asked = (purpose: string): boolean =>
    recommend({ purpose, body: 'business' }).next_questions.some(({ field }) => field === 'foreign');
  assert.ok(asked('My friend in America, Ghanaian with US passport, pays half for our cold store'), 'a passport');
  assert.ok(!asked('My friend and I open a cold store at Tema'), 'nobody is abroad');
});

test('members’ own savings are told apart from the public’s where the caller says whose body it is', () => {
  const saving: Signals = { matter: 'start', owners: 24, activities: ['public_deposits_or_susu', 'farming'] };
  const isAskedFirst = (signals: Signals): boolean => recommend(signals).cautions.some(({ step }) => step === 'before');
  assert.ok(!isAskedFirst({ ...saving, body: 'cooperative' }));
  assert.ok(told({ ...saving, body: 'cooperative' }).includes(say('liSusuPublic')));
  assert.doesNotMatch(recommend({ ...saving, body: 'cooperative' }).reason, /Bank of Ghana decides/);
  assert.match(recommend({ ...saving, body: 'business' }).reason, /Bank of Ghana decides/);
  assert.ok(isAskedFirst({ ...saving, body: 'business' }));
  assert.ok(isAskedFirst({ ...saving, purpose: 'We collect susu from market women' }), 'a body that was only read');
  assert.ok(isAskedFirst({ ...saving, body: 'religious', activities: ['public_deposits_or_susu', 'school'] }));
  const asked: Signals = { ...saving, matter: 'licence_only', body: 'cooperative' };
  assert.ok(!isAskedFirst(asked), 'who asks for licences hears the same');
});
