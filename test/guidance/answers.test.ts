import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recommend } from '../../src/guidance/advice/recommend.ts';
import { registrationOptions } from '../../src/guidance/advice/options.ts';
import type { Signals } from '../../src/guidance/advice/case.ts';
import { ELSEWHERE } from '../../src/guidance/law/elsewhere.ts';
import { AFTER } from '../../src/guidance/law/after.ts';
import { FEES } from '../../src/guidance/law/fees.ts';
import { COMPANIES, ENTITY_IDS, type EntityId } from '../../src/guidance/law/entity-ids.ts';
import { MATTERS, type Activity, type Matter } from '../../src/guidance/facts.ts';
import { ACTIVITY_RULES } from '../../src/guidance/law/activities.ts';
import { say, type StatementId } from '../../src/guidance/law/statements.ts';
import { phrase } from '../../src/guidance/advice/phrases.ts';
import { WORDING } from '../../src/guidance/advice/wording.ts';
import { RENEWAL_WORDING } from '../../src/guidance/renewal/wording.ts';
import { lastReadOf } from '../../src/guidance/law/cited.ts';
import { inFourFields } from '../../src/guidance/advice/four-fields.ts';
import { tools } from '../../tools/index.ts';
import { fill, trace } from '../support/guidance.ts';
import { readCases } from '../../train/fitting/cases.ts';

const TODAY = '2026-11-22';

/** Facts that lead to each entity type. */
const CASES: Readonly<Record<EntityId, Signals>> = {
  sole_proprietorship: { body: 'business', owners: 1 },
  partnership: { body: 'business', owners: 3 },
  company_limited_by_shares: { body: 'business', wants: ['limited_liability'] },
  public_company_limited_by_shares: { body: 'business', wants: ['public_share_offer'] },
  company_limited_by_guarantee: { body: 'religious' },
  unlimited_company: { body: 'practice', wants: ['unlimited_company'] },
  external_company: { foreign: ['own_branch'] },
  subsidiary_business_name: { second_name_of_company: 'yes' },
  professional_body: { body: 'professional_institute', owners: 80 },
  cooperative_society: { body: 'cooperative', owners: 30 },
  incorporated_trustees: { body: 'trustees' },
};
const requiresOf = (entity: EntityId) => {
  const { recommended_entity, requires } = recommend(CASES[entity], TODAY);
  assert.equal(recommended_entity, entity);
  assert.ok(requires, entity);
  return requires;
};

const SAID = readCases();

test('a recommendation of each entity type has dated fees or says that none was found, the yearly duty, papers, steps and the office', () => {
  for (const entity of ENTITY_IDS) {
    const { requirements, steps, every_year, fees, estimate, registered_with, where, practice } = requiresOf(entity);
    const registration = FEES.filter(
      ({ on, entities, currency }) => on === 'registration' && entities.includes(entity) && currency !== 'percent',
    );
    assert.equal(
      requirements.some(({ text }) => text === fill('feeNotFound')),
      registration.length === 0,
      entity,
    );
    assert.equal(estimate === undefined, registration.length === 0, entity);
    for (const { as_of, source } of fees) assert.ok(as_of.startsWith('20') && source.length > 10, entity);
    assert.ok(requirements.length > 0 && steps.length > 1 && every_year.length > 0, entity);
    assert.ok(registered_with.length > 3, entity);
    // No address of the Minister was found.
    if (entity !== 'incorporated_trustees')
      assert.ok(
        steps.some(({ text }) => text.includes(where!)),
        entity,
      );
    if (where === 'orc.gov.gh')
      assert.ok(practice.some(({ text }) => /^Pay only the ORC .*or ghana\.gov\.gh, with a receipt/.test(text)));
    else
      assert.ok(
        practice.some(({ text }) => text === fill('payOffice')),
        entity,
      );
    for (const { text, source, as_of } of [...requirements, ...steps, ...every_year, ...practice]) {
      const [id] = trace(text);
      if (id === 'feeNotFound' || id === 'nobodyRead') continue;
      assert.ok(source && /^\d{4}/.test(as_of ?? ''), `${entity}: ${text}`);
    }
  }
});

test('companies hear of the audit, their ending, and a guarantee company of its auditor and where its income goes', () => {
  const told = (entity: EntityId): string => {
    const { reason, requires } = recommend(CASES[entity], TODAY);
    return [reason, ...[...requires!.requirements, ...requires!.every_year].map(({ text }) => text)].join(' ');
  };
  assert.match(told('company_limited_by_shares'), /The name must end in LTD or Limited Company\./);
  for (const entity of ENTITY_IDS.filter((id) => /company_limited|unlimited/.test(id)))
    assert.match(told(entity), /an annual return with audited accounts/, entity);
  const guarantee = told('company_limited_by_guarantee');
  assert.match(guarantee, /auditor, a (licensed )?chartered accountant/);
  assert.match(
    guarantee,
    /trades for profit outside its objects, members and officers who know it answer for the debts, and GH¢300 a day/,
  );
  assert.match(guarantee, /may never pay its members a dividend/);
  assert.match(guarantee, /must end in LBG or Limited by Guarantee/);
});

test('the sum to register is the sum of its fees, and the duty on the capital is not in it but in its arithmetic', () => {
  for (const entity of ENTITY_IDS) {
    const { estimate, fees } = requiresOf(entity);
    if (estimate === undefined) continue;
    const flat = FEES.filter(({ on, entities, currency }) => on === 'registration' && currency !== 'percent' && entities.includes(entity)); // prettier-ignore
    assert.equal(
      estimate.amount,
      flat.reduce((sum, { amount }) => sum + amount, 0),
      entity,
    );
    assert.ok(
      fees.some(({ amount }) => amount === estimate.amount),
      entity,
    );
  }
  assert.equal(
    requiresOf('company_limited_by_shares').estimate?.arithmetic,
    'GHS 585 and 1 % of the stated capital, reported fee of 2 February 2026',
  );
});

test('no sentence stands twice in a recommendation', () => {
  for (const signals of [...Object.values(CASES), { foreign: ['owner'], body: 'business' } as Signals]) {
    const { reason, cautions, requires } = recommend(signals, TODAY);
    const said = [
      ...cautions.map(({ message }) => message),
      ...[...requires!.requirements, ...requires!.steps, ...requires!.practice, ...requires!.every_year].map(
        ({ text }) => text,
      ),
    ];
    assert.equal(new Set(said).size, said.length, JSON.stringify(signals));
    for (const text of said) assert.ok(!reason.includes(text), text);
  }
});

test('a reserved trade stops the answer: no papers, fees, steps or other types, but the law, its authority and date', () => {
  for (const activities of [['petty_trading'], ['salon'], ['gold_buying'], ['customs_clearing']] as const) {
    const answer = recommend({ foreign: ['owner'], activities }, TODAY);
    assert.equal(answer.need, 'not_permitted');
    assert.equal(answer.requires, undefined);
    assert.deepEqual(answer.alternatives, []);
    const [rule] = answer.cautions;
    assert.ok(rule?.authority && /\[(law|official)\]/.test(rule.source) && rule.as_of);
    assert.ok(answer.reason.includes(rule.message));
    assert.ok(answer.cautions.some(({ message }) => message === say('fgFronting')));
  }
  // Of the law that is reported to take the place of Act 865 only they hear whose trade that law reserves.
  const tells = (activity: Activity): boolean =>
    messagesOf({ foreign: ['owner'], activities: [activity] }).includes(say('gipcStillReserved'));
  assert.deepEqual([tells('salon'), tells('petty_trading'), tells('customs_clearing')], [true, true, false]);
  assert.match(textOf({ foreign: ['owner'], activities: ['salon'] }), /^\*\*Stop: [^\n]*Act 865, s\.27\(1\)/);
  const gold = recommend({ foreign: ['owner'], activities: ['gold_buying'] });
  assert.ok([say('ghGold'), say('ghGoldForeign')].every((rule) => gold.reason.includes(rule)));
  assert.equal(gold.elsewhere!.office, 'Ghana Gold Board');
  assert.ok(!recommend({ foreign: ['none'], activities: ['gold_buying'] }).cautions.some(({ message }) => message === say('ghGoldForeign'))); // prettier-ignore
});

test('every matter that registers nothing here has a pointer: an office or a tool that exists, and what applies', () => {
  for (const matter of Object.keys(MATTERS) as Matter[]) {
    const { need, elsewhere, requires, cautions } = recommend({ matter, activities: ['fuel'] }, TODAY);
    assert.equal(elsewhere !== undefined, need === 'elsewhere', matter);
    if (elsewhere === undefined) continue;
    assert.equal(requires, undefined, matter);
    assert.ok(elsewhere.tool !== undefined || elsewhere.office !== undefined || cautions.length > 0, matter);
    if (elsewhere.tool !== undefined) assert.ok(tools.some(({ name }) => name === elsewhere.tool));
    for (const { text } of elsewhere.says) assert.ok(trace(text).length > 0);
  }
  const says = (matter: Matter): string =>
    recommend({ matter })
      .elsewhere!.says.map(({ text }) => text)
      .join(' ');
  for (const id of ['edBusinessName', 'edSolvent', 'rnLapse'] as const) assert.ok(says('close').includes(say(id)), id);
  assert.ok(says('close').includes(fill('closeRoutes')));
  assert.ok(says('restore').includes(say('coRestore')));
  assert.ok(says('lost_certificate').includes(say('loCopy')));
  assert.match(
    says('lost_certificate'),
    /For a business name no rule on a lost certificate was found\. Before you pay, ask the ORC \(Accra’s phone, .* 030 266 4691\) whether the copy takes its place/,
  );
  assert.equal(recommend({ matter: 'lost_certificate' }).elsewhere?.fees?.[0]?.amount, 30);
  assert.ok(says('change').includes(say('chBusinessName')));
  for (const pointer of Object.values(ELSEWHERE))
    for (const fee of pointer?.fees?.(['suspect'], 'company_limited_by_shares') ?? [])
      assert.ok(
        FEES.some(({ item }) => item === fee),
        fee,
      );
});

test('another matter says only what applies to what is registered; where that is open, a business name and a company apart', () => {
  const texts = (signals: Signals): string[] => recommend(signals).elsewhere!.says.map(({ text }) => text);
  const company = { matter: 'close', body: 'business', owners: 2, business_name: 'Sela Decor Ltd' } as const;
  const closing = texts(company);
  assert.ok(closing.includes(say('edSolvent')) && closing.includes(fill('closeRoutes')));
  for (const id of ['edBusinessName', 'edExternal', 'rnLapse'] as const) assert.ok(!closing.includes(say(id)), id);
  assert.match(closing.join(' '), /Outstanding returns stay due until/);
  assert.match(closing.join(' '), /stop filing does not close it/);
  assert.equal(recommend(company).elsewhere?.tool, 'get_renewal_guidance');
  const businessName = texts({
    matter: 'close',
    purpose: 'Abeg how I go take close my business name, e don die',
  });
  assert.ok(businessName.includes(say('edBusinessName')) && !businessName.includes(say('edSolvent')));
  assert.match(businessName.at(-1)!, /^This is for: Business name/);
  assert.ok(texts({ matter: 'close', foreign: ['own_branch'] }).includes(say('edExternal')));
  assert.equal(
    recommend({ matter: 'close', body: 'cooperative', owners: 30 }).elsewhere?.office,
    'Department of Co-operatives',
  );
  const open = texts({ matter: 'restore' });
  const [first, second] = ['If you have a business name:', 'If you have a company:'].map((text) => open.indexOf(text));
  assert.ok(first === 0 && open.indexOf(say('rnCalendar')) < second! && open.indexOf(say('coRestore')) > second!);
  const lost = recommend({ matter: 'lost_certificate', business_name: 'Aseda Prints Limited' }, TODAY);
  assert.ok(!lost.elsewhere!.says.some(({ text }) => text.includes('business name')));
  assert.match(lost.notices!.join(' '), /2 February 2026 and reports of 2022 and 2023 are old/);
});

test('what a founder asks next is in the recommendation: offices, reserving a name, VAT and staff, each with its source', () => {
  const requires = (signals: Signals) => recommend(signals, TODAY).requires!;
  const company = requires({ body: 'business', owners: 2, wants: ['limited_liability'] });
  const needs = company.requirements.map(({ text }) => text).join(' ');
  assert.match(needs, /directors who consent in writing, one living in Ghana: no company, minor or bankrupt/);
  assert.match(needs, /qualified secretary: .*trained in company law.*A director may be it, but never signs for both/);
  assert.match(needs, /each owner’s and director’s Ghana Card/);
  assert.match(needs, /two months .*, then two more/);
  const shop = requires({ body: 'business', owners: 1 });
  assert.doesNotMatch(shop.requirements.map(({ text }) => text).join(' '), /director|secretary|reserve/);
  for (const { once_registered } of [company, shop]) {
    assert.match(once_registered.map(({ text }) => text).join(' '), /GH¢750,000 turnover.*SSNIT, PAYE, pension/);
    for (const { source, as_of } of once_registered) assert.ok(source && as_of);
  }
  // Whose team is larger than its owners has staff, and hears the days.
  const withStaff = requires({ body: 'business', owners: 1, team_size: 3 }).once_registered;
  assert.ok(withStaff.some(({ text }) => text === fill('briefStaff')));
  const charity = recommend({ body: 'charity' }, TODAY).cautions.map(({ message }) => message);
  for (const id of ['npoLicence', 'npoPapers', 'npoFee'] as const) assert.ok(charity.includes(say(id)), id);
});

test('no alternative is told that cannot be', () => {
  const others = (signals: Signals) => recommend(signals).alternatives;
  const susu = others({ body: 'business', owners: 1, activities: ['public_deposits_or_susu'] });
  assert.ok(!susu.some(({ entity }) => entity === 'public_company_limited_by_shares'));
  const branch = others({ foreign: ['own_branch'] }).find(({ entity }) => entity === 'company_limited_by_shares');
  assert.match(
    branch!.reason,
    /^If the company abroad would rather own a company formed here: a branch is none of its own/,
  );
});

test('who asks for a licence only hears the authorities of the activities', () => {
  const { elsewhere, reason } = recommend({ matter: 'licence_only', activities: ['lending', 'hotel_or_restaurant'] });
  assert.equal(
    elsewhere?.office,
    'Bank of Ghana; Ghana Tourism Authority; Food and Drugs Authority; Assembly; Ghana National Fire Service',
  );
  assert.match(
    reason,
    /Who decides is the Bank of Ghana; the Ghana Tourism Authority; the Food and Drugs Authority; the Assembly; the Ghana National Fire Service, not the ORC\./,
  );
  assert.match(recommend({ matter: 'licence_only' }).reason, /Who decides is the authority that gives it, not/);
  const security = recommend({ matter: 'licence_only', activities: ['private_security'] });
  assert.match(security.reason, /Who decides is the Ministry of the Interior, not/);
  assert.equal(recommend({ matter: 'licence_only' }).elsewhere?.office, undefined);
});

test('a foreign case hears first of the capital that applies, a branch too, and of lending one’s name', () => {
  const first = (signals: Signals): string => recommend(signals).cautions[0]!.message;
  const foreign: Signals = { foreign: ['owner'], body: 'business', activities: ['factory'] };
  assert.equal(first(foreign), say('gipcCapital'));
  assert.equal(first({ ...foreign, ghanaian_share: 0, mainly_trading: 'no' }), say('fgWhole'));
  assert.equal(first({ ...foreign, mainly_trading: 'yes' }), say('fgTrading'));
  assert.equal(first({ foreign: ['former_ghanaian'], activities: ['hotel_or_restaurant'] }), say('fgFormer'));
  const branch = recommend({ foreign: ['own_branch'], activities: ['contractor'] });
  assert.equal(branch.cautions[0]!.message, say('fgBranchOpen'));
  assert.equal(first({ foreign: ['own_branch'], mainly_trading: 'yes' }), say('fgBranchTrading'));
  assert.equal(first({ foreign: ['own_branch'], mainly_trading: 'no' }), say('fgBranch'));
  assert.ok(!branch.cautions.some(({ message }) => message === say('gipcCapital')), 'no amount that may not be theirs');
  for (const facts of [
    { activities: ['import_export'] },
    { activities: ['petty_trading'] },
    { mainly_trading: 'yes' },
  ] as const)
    for (const owner of ['owner', 'former_ghanaian'] as const) {
      const { cautions } = recommend({ foreign: [owner], body: 'business', ...facts });
      assert.ok(
        cautions.some(({ message }) => message === say('fgFronting')),
        `${owner} ${JSON.stringify(facts)}`,
      );
    }
});

test('where a company or more than twenty people share a business, the reason says why it is no partnership', () => {
  const reason = (signals: Signals): string => recommend(signals).reason;
  const rule = say('ptLimits');
  assert.ok(
    reason({ body: 'business', owners: 2, company_among_owners: 'yes', activities: ['factory'] }).includes(rule),
  );
  assert.ok(reason({ body: 'business', owners: 24 }).includes(rule));
  assert.ok(reason({ body: 'cooperative', owners: 24, profits_go_to: 'members_by_use' }).includes(rule));
  assert.ok(!reason({ body: 'religious', owners: 80 }).includes(rule), 'nobody takes a church for a partnership');
  assert.ok(!reason({ body: 'business', owners: 3, wants: ['limited_liability'] }).includes(rule));
});

test('where an activity needs a body corporate, the reason tells the rule that says so', () => {
  for (const [activity, { bodyCorporate }] of Object.entries(ACTIVITY_RULES)) {
    if (bodyCorporate === undefined) continue;
    const signals = { body: 'business', owners: 1, activities: [activity as Activity] } as const;
    assert.ok(recommend(signals).reason.includes(say(bodyCorporate)), activity);
  }
  // Another row decides; the bar is told all the same.
  const foreign = recommend({ body: 'business', activities: ['school'], foreign: ['owner'] });
  assert.ok(foreign.cautions.some(({ message }) => message === say('boSchool')));
});

test('a practice of accountants hears of their rules in every type; owners near a limit hear what lies beyond it', () => {
  const has = (signals: Signals, id: StatementId): boolean =>
    recommend(signals).cautions.some(({ message }) => message === say(id));
  for (const signals of [
    { owners: 1 },
    { owners: 3 },
    { wants: ['limited_liability'] },
    { wants: ['unlimited_company'] },
  ] as Signals[])
    // prettier-ignore
    for (const id of ['prAccountants', 'prAuditor'] as const)
      assert.ok(
        has({ body: 'practice', activities: ['none_of_these'], purpose: 'Chartered accountants', ...signals }, id),
        JSON.stringify(signals),
      );
  assert.ok(!has({ body: 'business', owners: 14 }, 'ptTwenty') && has({ body: 'business', owners: 15 }, 'ptTwenty'));
  assert.ok(!has({ body: 'business', team_size: 18 }, 'ptTwenty'), 'people in a team need not own it');
  assert.ok(has({ body: 'cooperative', owners: 38 }, 'coPrivate') && has({ body: 'cooperative', owners: 38 }, 'ptTwenty')); // prettier-ignore
  assert.ok(!has({ body: 'religious', owners: 40 }, 'coPrivate'), 'a church is not for gain');
});

test('beside a body with limited liability a company is not said to keep property apart', () => {
  for (const signals of [{ body: 'cooperative' }, { wants: ['public_share_offer'] }] as const) {
    const company = recommend(signals).alternatives.find(({ entity }) => entity === 'company_limited_by_shares')!;
    assert.ok(company.reason.startsWith(fill('ifSharesOnly')), company.reason);
  }
  const { alternatives } = recommend({ body: 'business', owners: 1 });
  assert.ok(alternatives.some(({ reason }) => reason.startsWith(fill('ifShares'))));
});

test('who lives abroad hears that a Ghanaian stays one; a foreign case hears of exemptions, of what was not abolished and of fronting', () => {
  const messages = (signals: Signals): string[] => recommend(signals).cautions.map(({ message }) => message);
  const has = (signals: Signals, id: StatementId): boolean => messages(signals).includes(say(id));
  const foreign: Signals = { foreign: ['owner'], body: 'business' };
  assert.ok(has(foreign, 'gipcExempt') && has(foreign, 'gipcKept'));
  assert.ok(!has({ ...foreign, ghanaian_share: 20 }, 'gipcExempt'));
  for (const signals of [{ ghanaian_share: 20 }, { ghanaian_share: 0 }, { mainly_trading: 'yes' }] as const) {
    assert.ok(has({ ...foreign, ...signals, wants: ['investors_or_shares'] }, 'fgPortfolio'), JSON.stringify(signals));
    assert.ok(!has({ ...foreign, ...signals }, 'fgPortfolio'), 'who runs it has no portfolio investment');
  }
  assert.ok(!has(foreign, 'fgPortfolio'), 'it is told as one among the exemptions');
  assert.ok(has({ ...foreign, mainly_trading: 'yes' }, 'fgFronting'));
  assert.ok(has({ foreign: ['former_ghanaian'], body: 'business' }, 'fgFormer'));
  assert.ok(!has({ foreign: ['none'], body: 'business', owners: 1 }, 'fgAbroad'));
  // The usual days are of Ghanaian owners too.
  const time = (signals: Signals): string => JSON.stringify(recommend(signals).requires?.time);
  assert.match(time(foreign), /15 to 20 with foreign owners/);
  assert.doesNotMatch(time({ foreign: ['none'], body: 'business', owners: 1 }), /foreign/);
  const director = recommend(foreign).cautions.find(({ message }) => message === say('fgDirector'));
  assert.match(director?.authority ?? '', /Registrar of Companies/);
});

test('somebody who borrows is not told of a lender’s licence', () => {
  for (const purpose of [
    'I will borrow from the bank to buy sewing machines for my tailoring shop',
    'I want a loan to start a bakery',
  ])
    for (const { message } of recommend({ purpose }).cautions) assert.doesNotMatch(message, /Bank of Ghana/, purpose);
});

test('fees and reports say that they are old from their day on, and nothing is said without a day', () => {
  const notices = (today?: string): string => (recommend(CASES.sole_proprietorship, today).notices ?? []).join(' ');
  assert.match(notices('2026-11-22'), /2 February 2026 and reports of 2022 to 2025 are old/);
  assert.doesNotMatch(notices('2026-08-02'), /Amounts of 2 February/);
  assert.match(notices('2026-08-03'), /Amounts of 2 February 2026 and reports of .* are old/);
  assert.equal(recommend(CASES.sole_proprietorship, '2026-11-22').notices!.length, 1, 'one notice on age');
  assert.doesNotMatch(notices(), /old/);
  const options = (today: string) => registrationOptions(['sole_proprietorship'], today).notices!.join(' ');
  assert.match(options('2026-08-03'), /Amounts of 2 February 2026 and reports of .* are old/);
  assert.doesNotMatch(options('2026-08-02'), /2 February 2026/);
});

test('options in full hold every statement on what follows, once, with the types that it is about', () => {
  const all = registrationOptions(ENTITY_IDS, TODAY);
  const lists = Object.entries(all.after!);
  for (const entity of ENTITY_IDS) {
    const { lostCertificate, ...after } = AFTER[entity];
    for (const [part, ids] of Object.entries({ ...after, lost_certificate: lostCertificate }))
      for (const id of ids) {
        const told = lists.find(([name]) => name === part)![1].filter((one: { text: string }) => one.text === say(id));
        assert.equal(told.length, 1, `${part}: ${id}`);
        assert.ok(told[0]?.entity_types === undefined || told[0].entity_types.includes(entity), `${entity}: ${id}`);
      }
  }
  const one = registrationOptions(['partnership'], TODAY);
  for (const list of Object.values(one.after!))
    for (const { entity_types } of list) assert.equal(entity_types, undefined);
  assert.equal(one.entities.length, 1);
  assert.ok(!('after' in registrationOptions(undefined, TODAY)));
  // What the MCP resource holds: a service's answer of more characters is not passed on.
  assert.ok(JSON.stringify(all).length < 105_000, `${JSON.stringify(all).length}`);
});

test('a foreign trader hears that markets and stalls stay reserved, and, with a stall, of the offence of letting one', () => {
  const has = (signals: Signals, id: StatementId): boolean =>
    recommend(signals, TODAY).cautions.some(({ message }) => message === say(id));
  const foreign: Signals = { foreign: ['owner'], body: 'business', owners: 1 };
  for (const id of ['fgMarket', 'fgStall'] as const) {
    assert.ok(has({ ...foreign, mainly_trading: 'yes', purpose: 'I rent a store in the market at Suame' }, id), id);
    assert.equal(has({ ...foreign, activities: ['factory'], mainly_trading: 'no', topics: ['market_stall'] }, id), id === 'fgMarket'); // prettier-ignore
  }
  assert.ok(!has({ ...foreign, mainly_trading: 'yes' }, 'fgStall'));
  assert.ok(has({ ...foreign, activities: ['petty_trading'] }, 'fgStall'));
});

test('whoever cooks for sale hears of the assembly’s papers, and a chop bar of the tourism licence too', () => {
  const licences = (activity: 'hotel_or_restaurant' | 'street_food'): string[] =>
    recommend({ body: 'business', owners: 1, activities: [activity] }, TODAY).cautions.map(({ message }) => message);
  for (const activity of ['hotel_or_restaurant', 'street_food'] as const)
    assert.ok(licences(activity).includes(say('liCookedFood')), activity);
  assert.match(say('liCookedFood'), /^Whoever cooks or serves food for sale, /, 'rooms to let are not meant');
  assert.ok(!licences('hotel_or_restaurant').includes(say('liVending')), 'the permit is for the street');
  for (const id of ['liTourismKinds', 'liTourism'] as const)
    assert.ok(licences('hotel_or_restaurant').includes(say(id)), id);
});

test('a lone susu collector is told of the business name that used to do, and not of the capital of banks', () => {
  const answer = recommend({ body: 'business', owners: 1, activities: ['public_deposits_or_susu'] }, TODAY);
  for (const id of ['liSusuPublic', 'liSusuName', 'liTierDates'] as const)
    assert.ok(
      answer.cautions.some(({ message }) => message === say(id)),
      id,
    );
  assert.ok(answer.alternatives.some(({ entity }) => entity === 'sole_proprietorship'));
  const tells = (...activities: Activity[]): boolean =>
    messagesOf({ body: 'business', owners: 1, activities }).includes(say('liTiers'));
  assert.deepEqual([tells('public_deposits_or_susu'), tells('lending'), tells('public_deposits_or_susu', 'lending')], [false, false, true]); // prettier-ignore
  assert.match(answer.reason, /Other work that needs no licence need not wait/);
});

test('an alternative says what it costs and, where partners answer for debts, that they do', () => {
  const { alternatives } = recommend({ body: 'business', owners: 2, wants: ['limited_liability'] }, TODAY);
  const partnership = alternatives.find(({ entity }) => entity === 'partnership');
  assert.match(
    partnership?.reason ?? '',
    /^It does not protect what you own: each of you usually answers for all its debts\./,
  );
  const other = recommend({ body: 'business', owners: 2, wants: ['investors_or_shares'] }, TODAY);
  const besideInvestors = other.alternatives.find(({ entity }) => entity === 'partnership');
  assert.match(besideInvestors?.reason ?? '', /each is ready to answer for all its debts/);
  assert.equal(partnership?.estimate?.arithmetic, 'GHS 270, reported fee of 2 February 2026');
});

test('a guarantee company’s papers have the constitution, the guaranteed amount and the directors’ identity cards', () => {
  const papers = requiresOf('company_limited_by_guarantee').requirements.map(({ text }) => text);
  assert.match(
    papers.join(' '),
    /the constitution, the amount each member guarantees, the directors’ (ID|identity) cards/,
  );
  assert.ok(!papers.includes(say('coConstitution')), 'the papers hold one, so it is not called optional');
  assert.match(say('lbgForm'), /constitution, the amount each member guarantees, the directors’ (ID|identity) cards/);
});

test('work that waits for a licence: said once, in the step of the last; of nothing that need only be asked about', () => {
  const told = (...activities: Activity[]): string[] =>
    recommend({ body: 'business', owners: 2, activities }, TODAY).cautions.flatMap(({ message, step, waits }) =>
      waits === undefined ? [] : [`${step} ${message} ${waits}`],
    );
  const awaited = (id: StatementId): string[] => [`after ${say(id)} ${fill('workWaits')}`];
  assert.deepEqual(told('recruitment'), awaited('liRecruitment'));
  assert.deepEqual(told('sachet_water', 'packaged_food', 'private_security'), awaited('liSecurity'));
  assert.deepEqual(told('packaged_food', 'sachet_water'), awaited('liFood'));
  for (const activity of [
    'salon',
    'waste',
    'street_food',
    'hotel_or_restaurant',
    'mobile_money_agent',
    'farming',
  ] as const)
    assert.deepEqual(told(activity), [], activity);
  const text = textOf({ body: 'business', owners: 1, activities: ['forex'] });
  assert.match(text, new RegExp(`^\\d\\. ${say('liForexLaw')} ${fill('workWaits')}`, 'm'));
  assert.match(fill('decidesFirst', { authority: 'Bank of Ghana' }), /start nothing of it before it agrees/);
});

test('who keeps customers’ data registers with the Data Protection Commission; for a payment licence first', () => {
  const steps = (activity: Activity): string[] =>
    recommend({ body: 'business', owners: 1, activities: [activity] }, TODAY).cautions.flatMap(({ step, message }) =>
      step === 'after' ? [message] : [],
    );
  for (const activity of ['forex', 'virtual_assets', 'mobile_money_agent', 'recruitment'] as const)
    assert.equal(steps(activity).at(-1), say('afData'), activity);
  assert.deepEqual(steps('payment_services'), [say('afData'), say('liPayments')]);
});

test('no type is offered beside the first without the papers that the office asks for', () => {
  const beside = (activity: Activity, owners: number): string[] =>
    recommend({ body: 'business', owners, activities: [activity] }).alternatives.map(({ entity }) => entity);
  for (const owners of [1, 3]) assert.deepEqual(beside('gold_buying', owners), []);
  assert.deepEqual([beside('customs_clearing', 1), beside('customs_clearing', 3)], [[], ['partnership']]);
  assert.deepEqual(beside('private_security', 1), ['sole_proprietorship']);
  assert.doesNotMatch(recommend({ body: 'business', owners: 1, activities: ['gold_buying'] }).reason, /by no rule/);
});

test('what an authority asks before or after the registration is a step of its own, marked once, in its order', () => {
  const steps = (signals: Signals, order: 'before' | 'after'): string[] =>
    recommend(signals, TODAY).cautions.flatMap(({ step, message }) => (step === order ? [message] : []));
  const factory: Signals = { foreign: ['owner'], ghanaian_share: 40, body: 'business', activities: ['factory', 'packaged_food'] }; // prettier-ignore
  assert.deepEqual(steps(factory, 'after'), [
    say('gipcRegister'),
    say('fgPapers'),
    say('fgPermit'),
    say('liEnvironment'),
    say('liFood'),
  ]);
  assert.deepEqual(steps(factory, 'before'), []);
  const collector: Signals = { body: 'business', owners: 1, activities: ['public_deposits_or_susu'] };
  assert.deepEqual(steps(collector, 'before'), [say('liSusuPublic')]);
  assert.deepEqual(steps({ owners: 1, activities: ['pharmacy'] }, 'after'), [say('liPharmacy')]);
  assert.deepEqual(steps({ body: 'charity' }, 'after'), [say('npoLicence')]);
  assert.deepEqual(steps({ body: 'business', owners: 1, activities: ['contractor'] }, 'after'), [], 'not everybody wants public works'); // prettier-ignore
  const text = tools.find(({ name }) => name === 'recommend_registration_entity')!.text!({
    ...recommend(factory, TODAY),
    start_url: 'https://svc.example/',
  } as never);
  const place = (words: string): number => text.indexOf(words);
  assert.ok(place('Search the name') < place(say('gipcRegister')) && place(say('gipcRegister')) < place('## What it needs')); // prettier-ignore
  for (const message of steps(factory, 'after')) assert.equal(text.split(message).length, 2, message);
});

test('who carries on no business of their own hears of no licence; a hobby, a circle and an employee are such', () => {
  for (const matter of ['employee', 'hobby', 'private_circle'] as const)
    assert.deepEqual(recommend({ matter, activities: ['factory', 'public_deposits_or_susu'], foreign: ['owner'] }).cautions, [], matter); // prettier-ignore
  assert.ok(recommend({ matter: 'own_exact_name', activities: ['street_food'] }).cautions.length > 0);
});

test('a co-operative hears of credit unions only if its members save or borrow through it', () => {
  const rules = (signals: Signals): string =>
    JSON.stringify(recommend({ body: 'cooperative', owners: 26, ...signals }));
  assert.doesNotMatch(rules({ activities: ['farming'] }), /credit union/i);
  assert.match(rules({ activities: ['public_deposits_or_susu'] }), /credit union/i);
});

test('VAT is told by what is sold: goods, services, or both where that is open', () => {
  const vat = (signals: Signals): string =>
    recommend({ body: 'business', owners: 1, ...signals }).requires!.once_registered.find(({ text }) => text.startsWith('VAT'))!.text; // prettier-ignore
  for (const activities of [['farming'], ['petty_trading'], ['factory', 'packaged_food']] as const)
    assert.equal(vat({ activities }), fill('briefVatGoods'), activities.join());
  assert.equal(vat({ activities: ['transport'] }), fill('briefVatServices'));
  assert.equal(vat({ body: 'practice', owners: 2 }), fill('briefVatServices'));
  for (const activities of [
    ['street_food'],
    ['hotel_or_restaurant'],
    ['farming', 'transport'],
    ['none_of_these'],
  ] as const)
    assert.equal(vat({ activities }), fill('briefGeneral'), activities.join());
});

test('a name without the ending of the recommended type is told that it lacks it; one with the ending is not', () => {
  const needs = (business_name: string, signals: Signals): string =>
    recommend({ business_name, ...signals })
      .requires!.requirements.map(({ text }) => text)
      .join(' ');
  const pharmacy: Signals = { owners: 1, body: 'business', activities: ['pharmacy'] };
  const lacks = /The name that you gave lacks its ending: /;
  assert.match(needs('Elorm Lamp Chemists Enterprise', pharmacy), lacks);
  assert.doesNotMatch(needs('Elorm Lamp Chemists LTD', pharmacy), lacks);
  assert.match(needs('Elorm Lamp Chapel Ltd', { body: 'religious' }), lacks);
  assert.doesNotMatch(needs('Elorm Lamp Prints', { body: 'business', owners: 1 }), lacks);
});

test('a branch hears from which day on its month has passed, and which of the two penalties applies when', () => {
  const late = (today?: string): string => (recommend({ foreign: ['own_branch'] }, today).notices ?? []).join(' ');
  assert.match(late('2026-11-22'), /open before 22 October 2026, its month has passed/);
  assert.match(late('2026-03-31'), /open before 28 February 2026/);
  assert.doesNotMatch(late(), /month/);
  assert.match(say('exDefault'), /or, while it goes on, GH¢60 for each day/);
});

test('a Ghanaian abroad and a dual citizen state it, hear that they register as Ghanaians, and get what a Ghanaian gets', () => {
  const stated: Signals = { body: 'business', owners: 1, foreign: ['ghanaian_abroad_or_dual'] };
  const { recommended_entity, cautions, next_questions } = recommend(stated);
  assert.equal(recommended_entity, 'sole_proprietorship');
  for (const id of ['fgAbroad', 'fgDual', 'coResident'] as const)
    assert.ok(
      cautions.some(({ message }) => message === say(id)),
      id,
    );
  const has = (signals: Signals): boolean =>
    recommend(signals).cautions.some(({ message }) => message === say('orcElectronic'));
  assert.ok(has({ ...stated, wants: ['limited_liability'] }) && !has(stated), 'Act 992 is about companies');
  assert.ok(!cautions.some(({ message }) => message === say('gipcRegister')));
  assert.ok(!next_questions.some(({ field }) => field === 'ghanaian_share'));
  assert.equal(recommend({ ...stated, activities: ['salon'] }).need, 'register', 'no trade is reserved from them');
});

test('rooms let by the night need the tourism licence, and no paper about food', () => {
  const { cautions, requires } = recommend({ body: 'business', owners: 1, activities: ['short_stay'] });
  assert.deepEqual(
    cautions.map(({ message }) => message),
    [say('liTourism'), say('liTourismKinds')],
  );
  assert.ok(requires!.once_registered.some(({ text }) => text === fill('briefVatServices')));
});

test('who does not know whether all owners are citizens hears how to settle it, and what either answer brings', () => {
  const said = (foreign: 'unsure' | 'none'): string =>
    recommend({ body: 'business', owners: 2, activities: ['factory'], foreign: [foreign] })
      .cautions.map(({ message }) => message)
      .join(' ');
  assert.match(said('unsure'), /If citizens own all of it, there is no minimum capital/);
  assert.match(said('unsure'), /If one owner is no citizen, it registers with the GIPC/);
  assert.match(said('unsure'), /That ministry decides who is a citizen/);
  assert.doesNotMatch(said('none'), /If one owner is no citizen/);
});

test('all Ghanaians whose words sound foreign hear that they register as Ghanaians; others who state it do not', () => {
  const has = (signals: Signals, id: StatementId): boolean =>
    recommend({ body: 'business', owners: 2, foreign: ['none'], ...signals }).cautions.some(({ message }) => message === say(id)); // prettier-ignore
  const dual = 'I am a Ghanaian citizen by birth, also Canadian, dual citizenship since 2015; I let my own flats';
  for (const id of ['fgAbroad', 'fgDual', 'coResident'] as const) {
    assert.ok(has({ purpose: dual }, id), id);
    assert.ok(!has({ purpose: 'Two of us sell cloth at Makola' }, id), id);
  }
});

test('one person who wants to be safe or to have investors hears why a business name does not protect', () => {
  const tells = (signals: Signals): boolean => messagesOf({ body: 'business', ...signals }).includes(say('bnNoShield'));
  for (const wants of ['limited_liability', 'investors_or_shares'] as const) {
    assert.ok(tells({ owners: 1, wants: [wants] }), wants);
    assert.ok(tells({ owners: 1, wants: [wants], activities: ['pharmacy'] }), wants);
    assert.ok(!tells({ owners: 3, wants: [wants] }), wants);
    assert.ok(!tells({ owners: 1, wants: [wants], foreign: ['owner'] }), wants);
  }
  assert.ok(!tells({ owners: 1 }) && !tells({ owners: 1, wants: ['tenders'] }));
});

test('who trades in exactly their own name hears of the tax office: the card, the stamp, VAT, and what it costs not to register', () => {
  const own: Signals = { matter: 'own_exact_name', business_name: 'Akua Nyarko' };
  const { reason, cautions } = recommend(own, TODAY);
  assert.match(reason, /gra\.gov\.gh.*GH¢1,200 or three months in prison/);
  for (const id of ['afOwnerTax', 'afStamp', 'afVat', 'afVatServices'] as const)
    assert.ok(
      cautions.some(({ message, authority }) => message === say(id) && authority === 'Ghana Revenue Authority'),
      id,
    );
  assert.match(say('afOwnerTax'), /^Since 1 April 2021 /);
  assert.ok(!messagesOf({ ...own, body: 'practice' }).includes(say('afStamp')));
});

test('the usual time is told with its year, and the audit with no size below which it falls away', () => {
  for (const entity of ENTITY_IDS.filter((id) => !/external|cooperative|trustees/.test(id)))
    assert.match(requiresOf(entity).time?.[0]?.text ?? '', /3 to 10 working days \(2026 report\)/, entity);
  assert.match(say('orcTime'), /3 to 10 working days/);
  for (const entity of COMPANIES)
    assert.match(
      requiresOf(entity).every_year[0]!.text,
      /^Every year, however small, it files an annual return with audited/,
      entity,
    );
});

test('what is said of reserving a name agrees with its rows', () => {
  for (const id of ['nameEnds', 'nameLacksEnding', 'reserving', 'notReserved'] as const)
    assert.match(WORDING[id].text, /for two months \((?:s\.22; )?GH¢120 to 300, 2026 reports\), then two more/);
  const reserving = (signals: Signals): boolean => {
    const purpose = 'I want to reserve the name until my shop opens in June';
    const { notices = [] } = recommend({ ...signals, matter: 'start', body: 'business', owners: 1, purpose }, TODAY);
    return notices.includes(fill('notReserved'));
  };
  assert.equal(reserving({}), true);
  assert.equal(reserving({ wants: ['limited_liability'] }), false, 'its requirements tell it');
  assert.match(say('orcReserve'), /two months, and once more for two months/);
  assert.match(say('orcNameFee'), /2026 report GH¢120 to GH¢300/);
  assert.match(say('coFlat'), /October 2025 .*GH¢1,000 for one to four years and GH¢2,000 for five or more/);
});

test('what the office offers beside the registration is told with its price, of the types for which it is listed, and of no other', () => {
  for (const entity of ENTITY_IDS) {
    const listed = FEES.filter(({ offered, entities }) => offered && entities.includes(entity));
    assert.ok(
      requiresOf(entity).fees.every(({ on }) => on !== 'extra'),
      'who is in no hurry is offered nothing',
    );
    const { fees, steps, estimate } = recommend({ ...CASES[entity], topics: ['urgent'] }, TODAY).requires!;
    const told = fees.filter(({ on }) => on === 'extra');
    assert.deepEqual(told.map(({ amount }) => amount), listed.map(({ amount }) => amount), entity); // prettier-ignore
    for (const { text } of steps) assert.doesNotMatch(text, /fast service/, 'its days stand beside its price');
    for (const { amount } of told) assert.ok(estimate!.amount !== amount, 'nobody has to pay it');
  }
  // The sentence on the time has the same prices.
  for (const { amount, currency } of FEES.filter(({ item }) => item === 'Fast service'))
    if (currency === 'GHS') assert.ok(say('orcTime').includes(`GH¢${amount.toLocaleString('en')}`), `${amount}`);
});

test('work that keeps records about people is told of data protection, other work is not', () => {
  const tells = (activity: 'recruitment' | 'salon' | 'lending'): boolean =>
    messagesOf({ body: 'business', owners: 1, activities: [activity] }).includes(say('afData'));
  assert.deepEqual([tells('recruitment'), tells('lending'), tells('salon')], [true, true, false]);
});

const textOf = (signals: Signals): string =>
  tools.find(({ name }) => name === 'recommend_registration_entity')!.text!({
    ...recommend(signals, TODAY),
    start_url: 'https://svc.example',
  } as never);

test('what a plan stands or falls with comes before papers and steps, what to watch after them, each subject by itself', () => {
  const text = textOf({ body: 'business', owners: 1, foreign: ['owner'], activities: ['factory'], topics: ['fronting', 'inheritance'] }); // prettier-ignore
  const places = ['First', 'What to do', 'What it needs', 'Cost', 'Once registered', 'Watch', 'Fronting', 'Inheritance', 'Note'].map((heading) => text.indexOf(`\n## ${heading}`)); // prettier-ignore
  assert.ok(places[0]! > 0, text);
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
    text,
  );
  const [fronting, inheritance] = text.split('\n## ').filter((part) => /^(?:Fronting|Inheritance)\n/.test(part));
  assert.ok(fronting!.includes(say('fgFronting')) && inheritance!.includes(say('esGrant')), text);
  assert.ok(!fronting!.includes(say('esGrant')));
  assert.ok(textOf({ body: 'business', owners: 1 }).indexOf('## What to do') < textOf({ body: 'business', owners: 1 }).indexOf('## Note')); // prettier-ignore
});

test('who collects susu or lends is sent to the Bank of Ghana first; susu is not lost beside lending', () => {
  for (const activities of [
    ['public_deposits_or_susu'],
    ['public_deposits_or_susu', 'lending'],
    ['lending'],
  ] as const) {
    const { reason, cautions } = recommend({ body: 'business', owners: 1, activities }, TODAY);
    assert.ok(reason.startsWith(fill('decidesFirst', { authority: 'Bank of Ghana' })), reason);
    for (const activity of activities) assert.ok(reason.includes(phraseOf(activity)), reason);
    assert.ok(cautions.some(({ authority, step }) => authority === 'Bank of Ghana' && step === 'before'));
    const text = textOf({ body: 'business', owners: 1, activities });
    assert.match(text, /^\*\*First ask the Bank of Ghana; if it agrees, likely /);
    assert.doesNotMatch(text, /26A|## What to do/, 'papers come after the answer of the Bank');
  }
  assert.match(say('liTierDates'), /30 June 2026, has passed.*31 December 2026/);
  const cooperative = recommend({ body: 'cooperative', owners: 30, activities: ['public_deposits_or_susu'] }, TODAY);
  assert.ok(cooperative.reason.startsWith('The Bank of Ghana decides'));
  assert.ok(!recommend({ body: 'business', owners: 1, activities: ['insurance'] }).reason.includes('decides whether'));
});
const phraseOf = (activity: Activity): string => phrase('activities', activity)!;

test('who audits is never sent to a company, and a practice that wants one is asked if it audits', () => {
  for (const wants of [[], ['limited_liability'], ['investors_or_shares'], ['tenders']] as const)
    for (const owners of [1, 2, 5]) {
      const signals: Signals = { body: 'practice', owners, wants, activities: ['audit'] };
      const { recommended_entity, reason, alternatives } = recommend(signals);
      assert.equal(recommended_entity, owners === 1 ? 'sole_proprietorship' : 'partnership', JSON.stringify(signals));
      assert.ok(reason.includes(say('prAuditor')));
      assert.ok(!alternatives.some(({ entity }) => entity === 'company_limited_by_shares'));
    }
  const open = recommend({ body: 'practice', owners: 2, wants: ['limited_liability'] });
  assert.ok(open.confidence <= 0.7);
  const asked = open.next_questions.find(({ field }) => field === 'activities');
  assert.deepEqual(asked?.options.map(({ value }) => value), ['audit', 'none_of_these', 'unsure']); // prettier-ignore
  assert.ok((open.notices ?? []).includes(fill('clashAudit')));
  const settled = recommend({ body: 'practice', owners: 2, wants: ['limited_liability'], activities: ['none_of_these'] }); // prettier-ignore
  assert.equal(settled.recommended_entity, 'company_limited_by_shares');
  assert.ok(settled.confidence > 0.7);
});

test('a guarantee company that wants shares hears first that it cannot become one with them, however it is named', () => {
  const first = (signals: Signals): string => recommend(signals, TODAY).elsewhere!.says[0]!.text;
  const wants = ['investors_or_shares'] as const;
  for (const signals of [
    { purpose: 'Our school is registered Limited by Guarantee since 2014. What form changes LBG to LTD?', wants },
    { purpose: 'We want to turn our company limited by guarantee into a company limited by shares' },
    { business_name: 'Bright Morning Academy LBG', wants },
  ] as const) {
    const { elsewhere } = recommend({ matter: 'change', ...signals }, TODAY);
    const texts = elsewhere!.says.map(({ text }) => text);
    assert.equal(first({ matter: 'change', ...signals }), say('chNoWayBack'));
    assert.ok(texts.includes(say('lbgNoShares')) && !texts.includes(say('chToGuarantee')));
    assert.equal(new Set(texts).size, texts.length);
  }
  // Which company it is stays open: the rule is there all the same.
  const company = recommend({ matter: 'change', business_name: 'Sela Decor Ltd' }, TODAY).elsewhere!.says;
  assert.ok(company.some(({ text }) => text === say('chNoWayBack')));
  const school = recommend({ matter: 'change', activities: ['school'] }, TODAY).cautions.map(({ message }) => message);
  assert.deepEqual(school, [say('boSchool'), say('liSchoolChanges')]);
});

test('what the search does not show is not said to have been struck off', () => {
  const { elsewhere } = recommend({ matter: 'restore', purpose: 'My father’s timber company, Ltd, from 1998' }, TODAY);
  const said = elsewhere!.says.map(({ text }) => text).join(' ');
  assert.match(
    said,
    /it may have been struck off, or the search may have failed: ask the ORC in writing whether, and when/,
  );
  for (const { text } of Object.values({ ...WORDING, ...RENEWAL_WORDING }))
    assert.doesNotMatch(text, /no longer shows (it|the name)[^.]*, it was struck off/);
  assert.equal(elsewhere!.tool, 'get_renewal_guidance');
});

test('who works for somebody else hears of no papers and fees, and a foreigner of no capital', () => {
  const { recommended_entity, need, requires, cautions } = recommend({ matter: 'employee', foreign: ['owner'], activities: ['salon'] }); // prettier-ignore
  assert.deepEqual([recommended_entity, need, requires, cautions], ['none', 'perhaps_not', undefined, []]);
  const ghanaian = recommend({ matter: 'employee', foreign: ['none'] });
  assert.deepEqual([ghanaian.recommended_entity, ghanaian.requires], ['sole_proprietorship', undefined]);
  const own = recommend({ matter: 'own_exact_name', foreign: ['owner'] });
  assert.equal(own.recommended_entity, 'none');
  assert.ok(own.cautions.some(({ message }) => message === say('gipcRegister')));
});

test('a reserved trade: who may, no exception for ECOWAS, what hiding the owner costs, and what other work would take', () => {
  const { elsewhere, cautions } = recommend({ foreign: ['owner'], body: 'business', activities: ['salon'] }, TODAY);
  const said = elsewhere!.says.map(({ text }) => text).join(' ');
  assert.match(said, /No exception .* ECOWAS .* Ask that office in writing/);
  assert.match(said, /Other work .* US\$200,000/);
  assert.match(said, /Act 1173, not yet confirmed, is reported/);
  assert.ok(cautions.some(({ message }) => message === say('coOwnersHidden')));
  assert.ok(!cautions.some(({ message }) => message === say('fgStall')), 'no stall is the matter');
});

test('a new company’s name that ends in Ltd is no further name of a company; in doubt it is asked; what is stated wins', () => {
  const signals: Signals = {
    purpose: 'I want to open a waste collection business with tricycles in Kasoa, name is ZoomLyon Waste Services Ltd',
    business_name: 'ZoomLyon Waste Services Ltd',
    body: 'business',
  };
  assert.notEqual(recommend(signals).recommended_entity, 'subsidiary_business_name');
  const doubtful: Signals = {
    ...signals,
    purpose:
      'I have a company and want another business name for waste collection in Kasoa, ZoomLyon Waste Services Ltd',
  };
  const { recommended_entity, next_questions } = recommend(doubtful);
  assert.notEqual(recommended_entity, 'subsidiary_business_name');
  assert.ok(
    next_questions.some(({ field }) => field === 'second_name_of_company'),
    'it is asked',
  );
  assert.equal(
    recommend({ ...doubtful, second_name_of_company: 'yes' }).recommended_entity,
    'subsidiary_business_name',
  );
  const purpose = 'We have a company, Adom Foods Ltd, and want a second name for the restaurant';
  assert.equal(recommend({ purpose, business_name: 'Adom Foods Ltd' }).recommended_entity, 'subsidiary_business_name');
});

const messagesOf = (signals: Signals): string[] => recommend(signals, TODAY).cautions.map(({ message }) => message);

test('one person who wants a company hears that it needs a second director; two do not', () => {
  const company: Signals = { body: 'business', wants: ['limited_liability'] };
  assert.ok(messagesOf({ ...company, owners: 1 }).includes(say('coAlone')));
  assert.ok(!messagesOf({ ...company, owners: 2 }).includes(say('coAlone')));
  assert.ok(!messagesOf({ body: 'business', owners: 1 }).includes(say('coAlone')));
});

test('who serves a purpose and wants investors or profit hears which way between the two companies is closed', () => {
  const torn: Signals = { body: 'charity', wants: ['investors_or_shares'] };
  for (const id of ['chNoWayBack', 'chToGuarantee'] as const) {
    assert.ok(messagesOf(torn).includes(say(id)), id);
    assert.ok(!messagesOf({ body: 'charity' }).includes(say(id)), id);
    assert.ok(!messagesOf({ body: 'business', owners: 2, wants: ['investors_or_shares'] }).includes(say(id)), id);
  }
  const { notices = [] } = recommend(torn, TODAY);
  assert.ok(notices.some((notice) => /a guarantee company may pay its members nothing of what it earns/.test(notice))); // prettier-ignore
});

test('a company among the partners of an audit firm is told of, and that it stays outside', () => {
  const firm: Signals = { body: 'practice', owners: 2, activities: ['audit'] };
  const with_company = recommend({ ...firm, company_among_owners: 'yes' }, TODAY);
  assert.equal(with_company.recommended_entity, 'partnership');
  assert.ok(with_company.cautions.some(({ message }) => message === say('ptLimits')));
  assert.ok(with_company.notices!.includes(fill('companyStaysOut')));
  assert.ok(!messagesOf(firm).includes(say('ptLimits')));
});

test('who answers for everything is told of an agreement and of insurance', () => {
  const needs = (signals: Signals): string[] => recommend(signals).requires!.requirements.map(({ text }) => text);
  assert.ok(needs({ body: 'business', owners: 2 }).includes(fill('briefAgreement')));
  assert.ok(needs({ body: 'practice', owners: 1 }).includes(fill('briefInsurance')));
  assert.ok(!needs({ body: 'business', owners: 1 }).includes(fill('briefInsurance')));
});

test('a company that stands beside another type says what it asks every year; in the comparison its officers stand too', () => {
  for (const signals of [
    { body: 'business', owners: 1 },
    { body: 'cooperative', owners: 30 },
  ] as Signals[]) {
    const { alternatives } = recommend(signals, TODAY);
    const company = alternatives.find(({ entity }) => entity === 'company_limited_by_shares')!;
    assert.equal(company.asks, fill('companyAsks', { fee: 'GHS 175' }));
    assert.ok(textOf(signals).includes(company.asks));
  }
  // One company asks what another does.
  const { alternatives } = recommend(CASES.public_company_limited_by_shares, TODAY);
  assert.equal(alternatives.find(({ entity }) => entity === 'company_limited_by_shares')?.asks, undefined);
  for (const { id, directors } of registrationOptions(undefined, TODAY).entities)
    assert.equal(directors, /company_limited|unlimited/.test(id) ? fill('officers') : undefined, id);
});

test('an accountant’s rules are told who audits or speaks of accounts, not a law firm', () => {
  const hears = (signals: Signals): boolean => messagesOf(signals).includes(say('prAccountants'));
  assert.ok(hears({ body: 'practice', owners: 2, activities: ['audit'] }));
  assert.ok(hears({ body: 'practice', owners: 2, purpose: 'We keep books and do accounting for shops' }));
  assert.ok(!hears({ body: 'practice', owners: 4, purpose: 'A law firm of four partners' }));
  assert.ok(!hears({ body: 'business', owners: 1, purpose: 'I sew; do I need an accountant?' }));
});

test('words tell what is registered: a company’s officers, an enterprise; “my company” hears of companies first', () => {
  const says = (signals: Signals): string[] => recommend(signals).elsewhere!.says.map(({ text }) => text);
  const halves = (signals: Signals): string[] => says(signals).filter((text) => text.startsWith('If you have a '));
  for (const matter of ['close', 'change', 'restore', 'lost_certificate'] as const) {
    const mine = halves({ matter, purpose: 'It is about my company in Takoradi' });
    assert.deepEqual(mine, [fill('forCompany'), fill('forBusinessName')], matter);
    assert.deepEqual(halves({ matter, purpose: 'We are two directors of a company' }), [], matter);
    assert.deepEqual(halves({ matter, business_name: 'Adom Cold Store Enterprise' }), [], matter);
  }
  assert.ok(says({ matter: 'close', purpose: 'We are two directors' }).includes(say('edSolvent')));
  assert.ok(says({ matter: 'close', business_name: 'Adom Ventures' }).includes(say('edBusinessName')));
  const church = says({ matter: 'change', purpose: 'Our church company wants new directors', body: 'religious' });
  assert.ok(church.includes(say('chNewDirector')));
});

test('who changes directors hears what a new one signs, and what too few cost', () => {
  const says = recommend({ matter: 'change', business_name: 'Sela Decor Ltd' }).elsewhere!.says.map(({ text }) => text);
  for (const id of ['chDirector', 'chNewDirector', 'coTwoDirectors'] as const) assert.ok(says.includes(say(id)), id);
});

test('a sentence that says all of another is told instead of it, whichever comes first', () => {
  const owner = { body: 'business', owners: 1, foreign: ['owner'] } as const;
  const told = (signals: Signals): string[] => recommend(signals, TODAY).cautions.map(({ message }) => message);
  const trader = told({ ...owner, mainly_trading: 'yes', ghanaian_share: 0, topics: ['fronting', 'directors'] });
  assert.ok(trader.includes(say('fgMarket')) && !trader.includes(say('gipcReserved')));
  assert.ok(trader.includes(say('fgDirector')) && !trader.includes(say('coResident')));
  assert.ok(told({ ...owner, topics: ['fronting'] }).includes(say('gipcReserved')));
  const shared = recommend({ ...owner, topics: ['inheritance', 'name_copied'] }, TODAY).cautions;
  assert.equal(
    shared.find(({ message }) => message === say('elLegalAid'))?.topic,
    'inheritance',
    'the first topic has it',
  );
});

test('goods that go with work that is closed keep their licence, also in an answer that stops', () => {
  const afi = {
    body: 'business',
    owners: 1,
    foreign: ['owner'],
    activities: ['salon', 'herbal_or_cosmetics'],
  } as const;
  const { need, cautions } = recommend(afi, TODAY);
  assert.equal(need, 'not_permitted');
  assert.ok(cautions.some(({ message, step }) => message === say('liDrugs') && step === undefined));
  assert.ok(
    !recommend({ ...afi, activities: ['salon'] }, TODAY).cautions.some(({ message }) => message === say('liDrugs')),
  );
});

test('whoever is asked for a sum hears what the faster service costs, and whom to pay beside what the ORC changes, ends or restores', () => {
  const fast = ({ requires }: ReturnType<typeof recommend>): boolean =>
    requires!.fees.some(({ item }) => item === 'Fast service');
  assert.ok(fast(recommend({ body: 'business', owners: 1, topics: ['possible_fraud'] }, TODAY)));
  assert.ok(!fast(recommend({ body: 'business', owners: 1 }, TODAY)));
  const toldWhom = (matter: 'change' | 'close' | 'restore' | 'land'): boolean =>
    recommend({ matter, business_name: 'Sela Ltd', topics: ['possible_fraud'] }, TODAY).elsewhere!.says.some(
      ({ text }) => text === say('rnAgents'),
    );
  for (const matter of ['change', 'close', 'restore'] as const) assert.ok(toldWhom(matter), matter);
  assert.ok(!toldWhom('land'), 'another office is paid for it');
});

test('where two kinds may be registered, each keeps its changes under its line', () => {
  const open = recommend({ matter: 'change', topics: ['address'] }, TODAY).elsewhere!.says;
  assert.ok(open.some(({ text }) => text === fill('forCompany')) && open.every(({ topic }) => topic === undefined));
  const named = recommend({ matter: 'change', business_name: 'Sela Ltd', topics: ['address'] }, TODAY).elsewhere!.says;
  assert.ok(named.some(({ text, topic }) => text === say('chOffice') && topic === 'address'));
  const text = textOf({ matter: 'change', business_name: 'Sela Ltd', topics: ['shares'] });
  assert.equal(text.match(/^## Shares$/gm)?.length, 1);
  assert.ok(text.indexOf('## Shares') < text.indexOf('## Besides'), text);
});

test('whoever takes another in as owner is not told that nothing new is registered', () => {
  const { reason } = recommend({ matter: 'change', body: 'business', topics: ['owner_joins'] }, TODAY);
  assert.ok(reason.startsWith(fill('joinsFirst')) && !reason.includes('nothing new'), reason);
});

test('whoever owes already hears that a company covers none of it; a copied name and an estate come before a registration', () => {
  const company = { body: 'business', owners: 1, wants: ['limited_liability'] } as const;
  const messages = (purpose: string): string[] => recommend({ ...company, purpose }, TODAY).cautions.map(({ message }) => message); // prettier-ignore
  assert.ok(messages('I fear that the people I owe take my house').includes(say('coOldDebts')));
  assert.ok(!messages('I fear that customers take my house').includes(say('coOldDebts')));
  const reasonOf = (...topics: NonNullable<Signals['topics']>): string => recommend({ body: 'business', owners: 1, topics }, TODAY).reason; // prettier-ignore
  assert.ok(reasonOf('name_copied').startsWith(fill('copiedFirst')));
  assert.ok(reasonOf('inheritance').startsWith(fill('estateFirst')));
  assert.ok(!reasonOf('loan').includes(fill('copiedFirst')));
});

test('what the words say of a licence stays, however many questions were answered', () => {
  const purpose = 'I collect susu at Makola every day, people give me money and I pay it back at month end';
  const answered: Signals = { purpose, matter: 'start', profits_go_to: 'owners', body: 'business' };
  assert.ok(recommend(answered, TODAY).reason.startsWith(fill('decidesFirst', { authority: 'Bank of Ghana' })));
});

test('an importer is not told to register as an exporter', () => {
  assert.match(say('liExport'), /^If you export, .*If you only import, ask Customs/);
});

test('a savings circle is shown the co-operative as the way on, with its ten people, and no papers of a company', () => {
  const circle = recommend({ matter: 'private_circle', owners: 15 }, TODAY);
  assert.equal(circle.need, 'perhaps_not');
  assert.equal(circle.requires, undefined);
  assert.deepEqual(circle.alternatives.map(({ entity }) => entity), ['cooperative_society']); // prettier-ignore
  assert.match(circle.reason, /a co-operative: ten people at least, at the Department of Co-operatives, not the ORC/);
  assert.match(circle.reason, /A credit union is one first/);
  assert.match(circle.reason, /or lend as a business, ask the Bank of Ghana first/);
  const few = recommend({ matter: 'private_circle', owners: 5 }, TODAY);
  assert.deepEqual(few.alternatives, [], 'five are too few for one');
});

test('where a company is among the owners, the partnership is shown with what would open it', () => {
  const signals: Signals = { body: 'business', owners: 3, company_among_owners: 'yes' };
  const { alternatives, reason } = recommend(signals, TODAY);
  const partnership = alternatives.find(({ entity }) => entity === 'partnership');
  assert.ok(partnership?.reason.startsWith(fill('ifInPerson')), JSON.stringify(alternatives));
  assert.equal(partnership?.estimate?.amount, 270);
  assert.ok(reason.includes(say('ptLimits')));
  const many = recommend({ ...signals, owners: 21 }).alternatives;
  assert.ok(!many.some(({ entity }) => entity === 'partnership'), 'twenty-one cannot be partners in person either');
});

test('a church, a charity or an association hears who counts as a member, and, if it asks, that a business name will not do', () => {
  const needs = (signals: Signals): string[] => recommend(signals).requires!.requirements.map(({ text }) => text);
  for (const body of ['religious', 'charity', 'association', 'nonprofit_school_or_clinic'] as const)
    assert.equal(needs({ body }).includes(fill('briefMembers')), true, body);
  const tells = (purpose: string): boolean => messagesOf({ matter: 'start', body: 'religious', purpose }).includes(say('bnNoBody')); // prettier-ignore
  assert.equal(tells('The clerk says a business name is cheapest for our mosque'), true);
  assert.equal(tells('We want to register our mosque'), false);
});

test('an NGO is sent to the NPO Secretariat; of an association that lives on dues only the condition is told', () => {
  const charity = recommend({ body: 'charity' }, TODAY).cautions;
  assert.ok(charity.some(({ message, step }) => message === say('npoLicence') && step === 'after'));
  const dues = recommend({ body: 'association', expects_donations: true }, TODAY).cautions;
  assert.deepEqual(
    dues.map(({ message, step }) => [message, step]),
    [[say('npoMembers'), undefined]],
  );
  assert.deepEqual(recommend({ body: 'association' }, TODAY).cautions, []);
});

test('a foreign spouse hears the conditions of the exemption, before the marriage too, and that no reserved trade is open', () => {
  const conditions =
    /ordinarily lives here, once the verified marriage has lasted five years or there is an indefinite residence permit/;
  assert.match(say('gipcExempt'), conditions);
  const open = recommend({ foreign: ['owner'], body: 'business', activities: ['factory'] }, TODAY);
  assert.ok(open.cautions.some(({ message }) => message === say('gipcExempt')));
  const { elsewhere } = recommend({ foreign: ['owner'], activities: ['salon'], ghanaian_spouse: 'yes' }, TODAY);
  const said = elsewhere!.says.map(({ text }) => text).join(' ');
  assert.match(said, /No exception .* spouses of Ghanaians either: a marriage can free only from the minimum capital/);
});

test('whoever changes a company hears of certified copies with their fee, and who offers shares to the public of its approval', () => {
  const { elsewhere, cautions } = recommend({ matter: 'change', business_name: 'Sela Decor Ltd' }, TODAY);
  assert.ok(elsewhere!.says.some(({ text }) => text === fill('copyProves')));
  assert.deepEqual(elsewhere!.fees!.map(({ item, amount }) => [item, amount]), [['Certified true copy', 30], ['Beneficial ownership filing', 60]]); // prettier-ignore
  assert.deepEqual(cautions, []);
  const offer: Signals = { matter: 'change', business_name: 'Sela Decor Ltd', wants: ['public_share_offer'] };
  const told = recommend(offer, TODAY);
  assert.ok(told.elsewhere!.says.some(({ text }) => text === say('chToPublic')));
  assert.ok(told.cautions.some(({ message, authority }) => message === say('liOffer') && authority?.startsWith('Securities'))); // prettier-ignore
});

test('a guarantee company of more than 50 members hears that it is a public one, and what that takes', () => {
  const tells = (owners: number): boolean =>
    recommend({ body: 'religious', owners }).cautions.some(({ message }) => message === say('lbgPublic'));
  assert.deepEqual([50, 51].map(tells), [false, true]);
});

test('who cannot use the portal hears of the offices; a business name’s yearly renewal of *222#; nobody of a mobile money number to pay to', () => {
  for (const signals of [CASES.sole_proprietorship, CASES.company_limited_by_guarantee]) {
    const { practice, offices = [] } = recommend(signals).requires!;
    assert.match(practice[0]!.text, /nobody’s mobile money/);
    assert.match(offices[0]!.text, /Offices reported \(2022-23\): only Accra \([\d ]+\), .*Kumasi \(.*\)/);
  }
  const yearly = (entity: EntityId): string => requiresOf(entity).every_year.map(({ text }) => text).join(' '); // prettier-ignore
  assert.match(yearly('sole_proprietorship'), /\*222# too, /);
  for (const entity of ENTITY_IDS.filter((id) => id !== 'sole_proprietorship')) assert.doesNotMatch(yearly(entity), /\*222#/, entity); // prettier-ignore
});

test('an auditor is no officer of the company', () => {
  for (const entity of ['company_limited_by_shares', 'company_limited_by_guarantee'] as const)
    assert.match(
      requiresOf(entity)
        .requirements.map(({ text }) => text)
        .join(' '),
      /auditor: no officer, partner or employee|No officer, partner or employee is its auditor/,
    );
});

test('whoever wants contracts or a loan that ask for a company is shown no type that would not do', () => {
  const types = (signals: Signals): string[] => recommend({ body: 'business', ...signals }).alternatives.map(({ entity }) => entity); // prettier-ignore
  for (const owners of [1, 3])
    assert.deepEqual(
      types({ owners, wants: ['tenders'] }).filter((type) => type === 'sole_proprietorship' || type === 'partnership'),
      [],
      `${owners}`,
    );
  assert.deepEqual(types({ foreign: ['owner'], owners: 2 }), [], 'a person opens no branch of a company abroad');
});

test('where words only hint at a contract, a business name stays in view: whoever asks for the certificate may take it', () => {
  const told = SAID.flatMap(({ text, facts }) => {
    if (facts.owners !== 1 || facts.wants?.includes('tenders') !== true) return [];
    const { recommended_entity, alternatives, understood } = recommend({ purpose: text, owners: 1, body: 'business' });
    const read = understood.find(({ field, value }) => field === 'wants' && value === 'tenders');
    if (recommended_entity !== 'company_limited_by_shares' || read === undefined) return [];
    const alone = alternatives.find(({ entity }) => entity === 'sole_proprietorship');
    assert.ok(read.probability <= 0.75 || alone === undefined, text);
    return alone === undefined ? [] : [alone.reason];
  });
  assert.ok(told.length > 0, 'such cases were read so');
  for (const reason of told) assert.match(reason, /takes that of a business name: ask them first/);
});

test('where only the proposed name speaks of a company, the reason says so and puts no wish in anybody’s mouth', () => {
  const told = SAID.flatMap(({ text, facts }) => {
    if (facts.owners !== 1 || facts.wants !== undefined) return [];
    const { reason } = recommend({ purpose: text, business_name: 'Rahina Royal Stitches Limited', body: 'business' });
    return /because[^.]* the name that you gave is a company’s/.test(reason) ? [reason] : [];
  });
  assert.ok(told.length > 0, 'such cases were read so');
  for (const reason of told) assert.doesNotMatch(reason, /you want limited liability/);
});

test('where no rule asks for a company, the reason says that it is advice', () => {
  const reason = (activity: Activity): string => recommend({ body: 'business', owners: 1, activities: [activity] }).reason; // prettier-ignore
  assert.match(reason('private_security'), /That is advice: no rule that was found asks for it/);
  assert.doesNotMatch(reason('school'), /as advice/);
});

test('a business name with a company’s words is warned of them; one without, and no name yet, are not', () => {
  const needs = (business_name?: string): boolean =>
    recommend({ ...SHOP, ...(business_name === undefined ? {} : { business_name }) }).requires!.requirements.some(({ text }) => text === say('bnNoLimited')); // prettier-ignore
  assert.deepEqual([needs(), needs('Elorm Lamp Prints'), needs('Elorm Lamp Inc')], [false, false, true]);
});
const SHOP: Signals = { body: 'business', owners: 1 };

test('a company among the owners holds shares, and a co-operative is told why no guarantee company will do', () => {
  const { notices = [] } = recommend({ body: 'business', owners: 2, company_among_owners: 'yes' }, TODAY);
  assert.deepEqual(
    notices.filter((notice) => notice === fill('companyHolds')),
    [fill('companyHolds')],
  );
  assert.deepEqual(
    requiresOf('cooperative_society').requirements.filter(({ text }) => text === fill('briefNoGuarantee')).length,
    1,
  );
});

test('the options say the newest day on which one of their sources was read, not the date that a report has', () => {
  const { as_of, sources } = registrationOptions(undefined, TODAY);
  const read = sources.filter(({ undated }) => undated).map((one) => one.as_of);
  assert.equal(as_of, read.sort().at(-1));
  const [first] = sources;
  const later = { ...first!, as_of: '2027-01-02', undated: true };
  assert.equal(lastReadOf([...sources, later, { ...first!, as_of: '2027-03-04', undated: false }]), '2027-01-02');
});

test('an authority’s name has no article of its own: the sentences have it', () => {
  const named = Object.values(ACTIVITY_RULES).flatMap((rule) => rule?.licences.map(({ authority }) => authority) ?? []);
  assert.ok(named.length > 40);
  for (const name of named) assert.doesNotMatch(name, /^(?:the|an?) /i);
});

test('what an older service is told is cut between words', () => {
  const purpose = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ');
  const [words = '', facts] = String(inFourFields({ purpose, matter: 'close' })['purpose']).split('\n');
  assert.ok(purpose.startsWith(`${words} `) && words.length > 1900, words.slice(-20));
  assert.match(facts!, /^What I want: .*\.$/);
  assert.equal(String(inFourFields({ purpose: 'a'.repeat(2000), owners: 2 })['purpose']).length, 2000);
});
