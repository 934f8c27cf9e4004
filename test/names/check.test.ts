import assert from 'node:assert/strict';
import { test } from 'node:test';

import { COMPANIES, type EntityId } from '../../src/guidance/law/entity-ids.ts';
import { checkName, hasComparableText, searchedNotice, whoDecides, type NameRow } from '../../src/names/check.ts';
import { buildIndex, openSnapshot, snapshotChunks } from '../../src/names/index/index.ts';

const rows: NameRow[] = [
  { name: 'Yayra Company Limited', source: 'registry', entity_type: 'company_limited_by_shares', status: 'active' },
  { name: 'Gyasi Foods Ltd', source: 'registry' },
  { name: 'Golden Lamp (Ghana) Ventures', source: 'application' },
];

test('a name that differs only in its legal ending is an exact match, given as imported', () => {
  const found = checkName(buildIndex(rows), 'YAYRA LTD', 10);
  assert.equal(found.outlook, 'conflict');
  assert.equal(found.exact[0]?.name, 'Yayra Company Limited');
});

test('an extra letter in the distinctive word makes a similar match, and why says so', () => {
  const found = checkName(buildIndex(rows), 'Yayara Company Limited', 10);
  assert.equal(found.similar[0]?.name, 'Yayra Company Limited');
  assert.match(found.similar[0]?.why ?? '', /one letter differs: .*yayara.*yayra/i);
});

test('gy and j sound alike', () => {
  assert.equal(checkName(buildIndex(rows), 'Jasi Foods', 10).sounds_like[0]?.name, 'Gyasi Foods Ltd');
});

test('a snapshot answers as the index that it was made from', () => {
  const index = buildIndex(rows);
  const opened = openSnapshot(Buffer.concat([...snapshotChunks(index, 'now')]));
  assert.ok(opened.ok);
  assert.deepEqual(checkName(opened.index, 'Yayara', 5), checkName(index, 'Yayara', 5));
});

test('emoji and punctuation are not comparable, one letter is', () => {
  assert.equal(hasComparableText('🙂!?'), false);
  assert.equal(hasComparableText('Q'), true);
});

test('no summary says that a name is available or approved', () => {
  const index = buildIndex(rows);
  for (const name of ['Yayra', 'Yayara', 'Jasi Foods', 'Tontonsansan', 'X', 'Quality Trading']) {
    assert.doesNotMatch(checkName(index, name, 5).summary, /available|approved|accepted|free to/i);
  }
});

test('each match is in one group only, and no group has more than the limit', () => {
  const index = buildIndex(
    ['Yayra', 'Yayra Ltd', 'YAYRA PLC', 'Yaira', 'Yayrah', 'Yayara', 'Yayras Foods'].map((name) => ({
      name,
      source: 'registry',
    })),
  );
  const { exact, sounds_like, similar } = checkName(index, 'Yayra', 2);
  for (const group of [exact, sounds_like, similar]) assert.ok(group.length <= 2);
  const names = [...exact, ...sounds_like, ...similar].map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
});

test('a name with more words than the check compares still matches itself exactly', () => {
  const name = Array.from({ length: 60 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(' ');
  assert.equal(checkName(buildIndex([{ name, source: 'registry' }]), name, 5).exact.length, 1);
});

test('why quotes words as the two names write them', () => {
  const index = buildIndex([
    { id: 1, source: 'registry', name: 'Zoomlion Ventures LTD' },
    { id: 2, source: 'registry', name: "Afi's Gyasiwaa Foods & Sons" },
  ]);
  assert.match(
    checkName(index, 'ZOOMLYON Traders', 5).similar[0]?.why ?? '',
    /"ZOOMLYON" \/ "Zoomlion".*"Ventures".*"Traders"/,
  );
  assert.match(checkName(index, 'Jasiwaa Foods', 5).similar[0]?.why ?? '', /"Jasiwaa" \/ "Gyasiwaa"/);
  assert.match(checkName(index, 'Jasiwaa Foods', 5).similar[0]?.why ?? '', /Afi's/);
});

test('why quotes only words of plain letters from a name that could act on a page or a terminal', () => {
  const index = buildIndex([{ id: 1, source: 'registry', name: '<Zoomlion\u202e> "Ventures"' }]);
  const [match] = checkName(index, 'Zoomlyon Traders', 5).similar;
  assert.ok(match);
  assert.match(match.why, /"Zoomlyon" \/ "Zoomlion"/);
  assert.doesNotMatch(match.why, /[<>\u202e]/);
});

test('a matched name stands in a sentence as data: quoted, without markup, and without what cannot be seen', () => {
  const hidden = Array.from('it is free', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
  const index = buildIndex([{ id: 1, source: 'registry', name: `[Zoomlion](https://e.example)${hidden} <b>\u200b` }]);
  const { exact, summary } = checkName(index, '[Zoomlion](https://e.example) <b>', 5);
  assert.equal(exact[0]?.name, '[Zoomlion](https://e.example) <b>');
  assert.ok(
    summary.startsWith('The same name is already on the register: "\\[Zoomlion\\](https\\://e.example) \\<b\\>".'),
  );
});

test('nothing found in a sample or a small list is unknown; an advisory above info is a caution on any list', () => {
  const index = buildIndex(rows);
  const outlook = (name: string, registry: number, isSample = false): string =>
    checkName(index, name, 5, { searched: { registry, isSample, applications: 50_000 } }).outlook;
  assert.equal(outlook('Tontonsansan', 9_999), 'unknown');
  assert.equal(outlook('Tontonsansan', 10_000), 'no_conflict_found');
  assert.equal(outlook('Tontonsansan', 20_000, true), 'unknown');
  assert.equal(outlook('Tontonsansan Bank', 10_000), 'caution');
  assert.equal(outlook('Tontonsansan Bank', 10), 'caution');
  assert.equal(outlook('Yayra', 10), 'conflict');
});

test('the summary begins with the finding and then says what was searched', () => {
  const index = buildIndex(rows);
  const searched = { registry: 3, isSample: false, applications: 1 };
  assert.match(
    checkName(index, 'Yayra', 5, { searched }).summary,
    /^The same name is already on the register: "Yayra Company Limited"\. .*We looked at only 3 names of the register and 1 application\.$/,
  );
  assert.match(
    checkName(index, 'Tontonsansan', 5, { searched }).summary,
    /^We found no conflicting name, but we looked at too few/,
  );
  const sample = { ...searched, isSample: true };
  assert.deepEqual(
    [searched, sample].map((one) => checkName(index, 'Yayra', 5, { searched: one }).exact[0]?.sample),
    [undefined, true],
    'a well-known name is marked, because nothing says that it is registered',
  );
  assert.match(
    checkName(index, 'Tontonsansan', 5, { searched: sample }).summary,
    /We looked at 3 well-known names and 1 application, not the whole register: search it at orc\.gov\.gh\.$/,
  );
});

test('a check in brief says itself what is wrong with the words, as nothing else of the answer is kept', () => {
  const index = buildIndex(rows);
  const brief = checkName(index, 'Tontonsansan Corporation', 5, { isBrief: true });
  const advisory = brief.advisories.find(({ severity }) => severity !== 'info');
  assert.ok(advisory);
  assert.ok(brief.summary.includes(advisory.message));
  assert.doesNotMatch(brief.summary, /read what is said/);
  assert.match(checkName(index, 'Tontonsansan Corporation', 5).summary, /read what is said of its words/);
});

test('the smaller the list, the plainer the notice of what was searched', () => {
  const notice = (registry: number, isSample = false): string =>
    searchedNotice({ registry, isSample, applications: 0 });
  assert.match(notice(236, true), /We looked at 236 .*Nearly all of it is missing/);
  assert.match(notice(999), /We looked at only 999 names of the register\. Nearly all of it is missing/);
  assert.match(notice(9_999), /We looked at only 9,999 names of the register\. Most registered names are missing/);
  assert.match(notice(1_234_567), /^We looked at 1,234,567 names of the register\. /);
  for (const small of [999, 9_999])
    assert.match(notice(small), /The bundled well-known names are no longer searched\.$/);
  for (const other of [notice(236, true), notice(10_000)]) assert.doesNotMatch(other, /bundled/);
});

test('where the Registrar of Companies does not register a type, nobody is sent there with its name', () => {
  const searched = { registry: 2_000, isSample: true, applications: 0 };
  const said = (entityType: EntityId): string =>
    [
      checkName(buildIndex([]), 'Nkonsonkonson Weavers', 5, { entityType, searched, isBrief: true }).summary,
      searchedNotice(searched, entityType),
      whoDecides(entityType),
    ].join(' ');
  assert.doesNotMatch(said('cooperative_society'), /orc\.gov\.gh|The Registrar of Companies decides/);
  assert.match(said('cooperative_society'), /ask the Department of Co-operatives .* first/);
  assert.match(said('incorporated_trustees'), /Minister/);
  assert.match(said('sole_proprietorship'), /search it at orc\.gov\.gh first.*The Registrar of Companies decides/);
});

test('who decides says how long a company’s name can be reserved, and of no other type', () => {
  for (const type of [undefined, ...COMPANIES])
    assert.match(whoDecides(type), /two months \(GH¢120 to 300, .*two more/);
  for (const type of ['sole_proprietorship', 'partnership', 'external_company', 'cooperative_society'] as const)
    assert.doesNotMatch(whoDecides(type), /reserv/i);
});

test("a match of the same words may be the asker's own: the summary says what to do then", () => {
  const summary = (source: 'registry' | 'application', status?: string): string =>
    checkName(buildIndex([{ name: 'Yayra Ltd', source, ...(status === undefined ? {} : { status }) }]), 'Yayra', 5)
      .summary;
  assert.match(summary('application'), /If that application is yours, follow it up and do not file again/);
  assert.match(summary('registry', 'Struck off'), /If it was yours and has lapsed, ask .* to restore it/);
  assert.match(summary('registry', 'Active'), /If that business is yours, it is registered already/);
  const FIVE_YEARS =
    /If that was a company that was dissolved, nobody may take its name for five years \(Act 992, s\. 21\(3\)\)/;
  for (const status of ['Struck off', 'Dissolved', 'wound up']) assert.match(summary('registry', status), FIVE_YEARS);
  for (const status of ['Active', 'Lapsed']) assert.doesNotMatch(summary('registry', status), FIVE_YEARS);
  const heard = buildIndex([{ name: 'Asomdwee Cold Stores Limited', source: 'registry', status: 'dissolved' }]);
  assert.match(checkName(heard, 'Asomdwe Cold Store Limited', 5).summary, FIVE_YEARS);
  assert.doesNotMatch(checkName(buildIndex(rows), 'Jasi Foods', 5).summary, /yours/);
});

test('the whole distinctive part of a registered name plus only generic words is a conflict, and why says so', () => {
  const index = buildIndex(
    [
      'Kasapreko Company Limited',
      'Ablorde Foods Ltd',
      'Kofi Mensah Enterprise',
      'Sethi Brothers Ltd',
      ...Array.from({ length: 12 }, (_, at) => `Sankofa ${['Looms', 'Dyes', 'Beads'][at % 3]} ${at}`),
    ].map((name) => ({ name, source: 'registry' })),
  );
  for (const name of [
    'Kasapreko Ventures',
    'Kasapreko Group of Companies Ghana',
    'Kasapreco Services Ltd',
    'Kasa Preco Group',
  ]) {
    const { outlook, similar, exact, sounds_like, summary } = checkName(index, name, 5);
    assert.equal(outlook, 'conflict', name);
    assert.deepEqual([exact, sounds_like], [[], []], name);
    assert.equal(similar[0]?.name, 'Kasapreko Company Limited');
    assert.match(similar[0]?.why ?? '', /^without common words, (?:both are "Kasapreko"|yours is "Kasa)/);
    assert.match(summary, /^A name with the same distinctive part is already on the register: "Kasapreko/);
  }
  for (const name of [
    'Kasapreko Farms',
    'Ablorde Ventures',
    'Ablorde Motors',
    'Kasa Preto Ventures',
    'Kofi Mensah Ventures',
    'Citi Enterprise',
  ])
    assert.notEqual(checkName(index, name, 5).outlook, 'conflict', name);
  assert.equal(checkName(index, 'Ablorde Foods Enterprise', 5).outlook, 'conflict');
});

test('words that are common each, but rare together, are a distinctive part; so is the same name in another order', () => {
  const held = ['Horizon Barn Ventures', 'Voltpoint Trading Enterprise', 'Kofi Mensah Services'];
  const others = Array.from({ length: 12 }, (_, at) => [
    `Horizon ${'abcdefghijkl'[at]}osta Looms`,
    `Amoni Barn ${at + 3}`,
    `Voltpoint Dyes ${at + 3}`,
  ]);
  const index = buildIndex([...held, ...others.flat()].map((name) => ({ name, source: 'registry' })));
  const conflictOf = (name: string): string | undefined => {
    const { outlook, similar } = checkName(index, name, 5);
    return outlook === 'conflict' ? similar[0]?.name : undefined;
  };
  assert.equal(conflictOf('Horizon Barn Services Group'), held[0]);
  assert.equal(conflictOf('Enterprise Voltpoint Trading'), held[1]);
  assert.equal(conflictOf('Voltpoint Services'), undefined, 'twelve others have the word');
  assert.equal(conflictOf('Kofi Mensah Group'), undefined, 'many people may have this name');
});

test('the most alike name comes first; one that is as good as the same is shown, and the summary names it', () => {
  const held = Array.from({ length: 12 }, (_, at) => `Voltpoint Dyes ${at + 3}`);
  const index = buildIndex(
    ['Voltpoint Trading Enterprise', 'Voltpointa Ghana', ...held].map((name) => ({ name, source: 'registry' })),
  );
  const { outlook, similar, summary } = checkName(index, 'Voltpoint Trading Enterprise Group', 5);
  assert.equal(outlook, 'conflict');
  assert.equal(similar[0]?.name, 'Voltpoint Trading Enterprise');
  assert.match(summary, /^A name with the same distinctive part is already on the register: "Voltpointa Ghana"/);
  const first = checkName(index, 'Voltpoint Trading Enterprise Group', 1);
  assert.equal(first.outlook, 'conflict', 'however few are asked for');
  assert.deepEqual(
    first.similar.map(({ name }) => name),
    ['Voltpointa Ghana'],
  );
});

test('a part that many names hold is a conflict only where everyone knows the name', () => {
  const held = Array.from({ length: 12 }, (_, at) => `Ecobank ${'abcdefghijkl'[at]}osta Looms`);
  const index = buildIndex([...held, 'Ecobank Ghana PLC'].map((name) => ({ name, source: 'registry' })));
  const household = buildIndex([{ name: 'Ecobank Ghana PLC', source: 'registry' }]);
  assert.equal(checkName(index, 'Ecobank Enterprise', 1).outlook, 'caution');
  const known = checkName(index, 'Ecobank Enterprise', 1, { household });
  assert.equal(known.outlook, 'conflict');
  assert.equal(known.similar[0]?.name, 'Ecobank Ghana PLC', 'it comes first, however few are asked for');
});

test('words that mean something to the machine are words like others', () => {
  for (const word of ['Constructor', 'Prototype', 'hasOwnProperty', '__proto__', 'toString', 'valueOf']) {
    const index = buildIndex([{ name: `${word} Looms`, source: 'registry' }]);
    assert.equal(checkName(index, `${word} Looms`, 5).exact.length, 1, word);
  }
});

/** The groups in which a name finds another that is held alone. */
const groupsOf = (asked: string, held: string): string[] => {
  const found = checkName(buildIndex([{ name: held, source: 'registry' }]), asked, 5, { isBrief: true });
  return (['exact', 'sounds_like', 'similar'] as const).filter((group) => found[group].length > 0);
};

test('names that share a trade, a devotional phrase or a beginning of two day-names are not alike', () => {
  for (const [asked, held] of [
    ['Sasu Building Materials', 'Nimo Building Materials'],
    ['Kissi Roofing Sheets', 'Wiredu Roofing Sheets'],
    ['God Is Good Tailoring', 'God Is Good Block Factory'],
    ['By His Grace Bakery', 'By His Grace Welding'],
    ['Thy Will Be Done Bakery', 'Thy Will Be Done Welding'],
    ['Axim Fresh Tomatoes', 'Bole Fresh Tomatoes'],
    ['Auntie Serwaa Kiosk', 'Auntie Vida Kiosk'],
    ['Afia Stores', 'Abena Stores'],
    ['Akua Stores', 'Afua Stores'],
    ['Kwaku Stores', 'Kwasi Stores'],
  ] as const)
    assert.deepEqual(groupsOf(asked, held), [], `${asked} / ${held}`);
});

test('a saying or a place makes names alike where no other word tells them apart; a trade alone never does', () => {
  for (const [asked, held] of [
    ['God Is Able Enterprise', 'God Is Able Ventures'],
    ['Axim Ventures', 'Axim Enterprise'],
    ['Hope Clinic', 'Hope Hospital'],
    ['Sasu Clinic', 'Sasu Hospital'],
    ['Grace Restaurant', 'Grace Chop Bar'],
    ['Gye Awurade Enterprise', 'Gye Awurade Ventures'],
    ['Kadjebi Ventures', 'Kadjebi Enterprise'],
  ] as const)
    assert.deepEqual(groupsOf(asked, held), ['similar'], `${asked} / ${held}`);
  for (const [asked, held] of [
    ['Hope Clinic', 'Hope Tyres'],
    ['Axim Bakery', 'Axim Welding'],
    ['Sasu Clinic', 'Nimo Clinic'],
    ['Global Ventures', 'Global Enterprise'],
    ['First Class Laundry', 'World Class Laundry'],
    ['Clap For Jesus Chop Bar', 'Clap For Jesus Welding'],
    ['Nyame Behwe Clinic', 'Nyame Behwe Tyres'],
    ['Friday Bakery', 'Friday Welding'],
    ['Kadjebi Bakery', 'Kadjebi Welding'],
    ['Tepa Bakery', 'Tema Bakery'],
  ] as const)
    assert.deepEqual(groupsOf(asked, held), [], `${asked} / ${held}`);
});

test('a rare word that is a letter or two from a common one is another word, where more sets the names apart', () => {
  for (const [asked, held] of [
    ['Border Kings Transport', 'Burger King Ghana'],
    ['Border Kings Farms', 'Burger King Ghana'],
  ] as const) {
    assert.deepEqual(groupsOf(asked, held), [], `${asked} / ${held}`);
    assert.deepEqual(groupsOf(held, asked), [], `${held} / ${asked}`);
  }
  for (const [asked, held] of [
    ['Border King', 'Burger King Ghana'],
    ['Tontonte Pharmcy Kumasi', 'Tontonte Pharmacy'],
    ['Burger Kong Restaurant', 'Burger King Ghana'],
  ] as const)
    assert.deepEqual(groupsOf(asked, held), ['similar'], `${asked} / ${held}`);
});

test('a distinctive word that is shared makes names alike, whatever trade stands beside it', () => {
  for (const [asked, held] of [
    ['Tontonte Bakery', 'Tontonte Welding'],
    ['God Is Good Tontonte Tailors', 'Tontonte Tailors'],
    ['Tontonte Building Materials', 'Tontonte Building Supplies'],
  ] as const)
    assert.deepEqual(groupsOf(asked, held), ['similar'], `${asked} / ${held}`);
});

test('a word put between is no other business where the register shows a listed word as rare and the trade is the same', () => {
  const first = ['Mensah', 'Kofi', 'Blessed', 'God is Good', 'Kumasi', 'Ama'];
  const trades = ['Beauty Salon', 'Foods', 'Chemist', 'Cold Store', 'Bakery'];
  const filler = Array.from({ length: 20_000 }, (_, at) => `${first[at % 6]} ${trades[at % 5]} ${at}`);
  const held = [
    'Elikem Beauty Salon Hub',
    'Edinam Chemist Point',
    'Wumbei Golden Cold Store',
    'Tontonte Foods Point',
    'Mensah Beauty Salon Hub',
    'Blessed Beauty Salon Hub',
    'God is Good Beauty Salon Hub',
    'Kumasi Beauty Salon Hub',
  ];
  const index = buildIndex([...filler, ...held].map((name) => ({ name, source: 'registry' })));
  const whyOf = (asked: string, wanted: string): string | undefined =>
    checkName(index, asked, 1_000, { isBrief: true }).similar.find(({ name }) => name === wanted)?.why;
  assert.equal(
    whyOf('Elikem Queens Beauty Salon', 'Elikem Beauty Salon Hub'),
    'both have "Elikem Beauty Salon"; only the other has "Hub"; only yours has "Queens"',
  );
  assert.match(
    whyOf('Elikem Queens Hair Salon', 'Elikem Beauty Salon Hub') ?? '',
    /the same trade: "Hair" \/ "Beauty"/,
  );
  assert.match(
    whyOf('Edinam Divine Pharmacy', 'Edinam Chemist Point') ?? '',
    /the same trade: "Pharmacy" \/ "Chemist"/,
  );
  assert.ok(whyOf('Wumbei Cold Store Centre', 'Wumbei Golden Cold Store'));
  // What is shared may then weigh less, also where the trade is told in other words.
  assert.match(whyOf('Elikem Queens Hairdressing', 'Elikem Beauty Salon Hub') ?? '', /the same trade: "Hairdressing"/);
  assert.match(
    whyOf('Tontonte Zaroko Catering', 'Tontonte Foods Point') ?? '',
    /the same trade: "Catering" \/ "Foods"/,
  );
  for (const [asked, wanted] of [
    ['Mensah Queens Beauty Salon', 'Mensah Beauty Salon Hub'],
    ['Blessed Queens Beauty Salon', 'Blessed Beauty Salon Hub'],
    ['God is Good Queens Beauty Salon', 'God is Good Beauty Salon Hub'],
    ['Kumasi Queens Beauty Salon', 'Kumasi Beauty Salon Hub'],
    ['Elikem Queens Tyres', 'Elikem Beauty Salon Hub'],
    ['Tontonte Zaroko Tyres', 'Tontonte Foods Point'],
    ['Wumbei Star Cold Store', 'Wumbei Golden Cold Store'],
  ] as const)
    assert.equal(whyOf(asked, wanted), undefined, `${asked} / ${wanted}`);
  assert.deepEqual(
    groupsOf('Elikem Queens Beauty Salon', 'Elikem Beauty Salon Hub'),
    [],
    'a small register shows nothing',
  );
});

test('the whole of one name makes names alike where it stands in the other as written, whatever stands beside it', () => {
  const [part, whole] = ['Tontonte', 'Tontonte Rainproof Canopy Works'];
  assert.deepEqual(groupsOf(part, whole), ['similar']);
  assert.deepEqual(groupsOf(whole, part), ['similar']);
  assert.deepEqual(groupsOf('Tontante', whole), [], 'a letter differs');
  assert.deepEqual(groupsOf('Tontonte Brolly', whole), [], 'each has a word of its own');
});

test('less need be shared where names begin alike as written, unless they tell two trades', () => {
  assert.deepEqual(groupsOf('Tontonte Supermkt', 'Tontonte Supermarket'), ['similar']);
  assert.deepEqual(groupsOf('Tontonte Riverside Lodge', 'Tontonte River Lodge'), ['similar']);
  assert.deepEqual(groupsOf('Tontante Supermkt', 'Tontonte Supermarket'), [], 'a letter differs');
  assert.deepEqual(groupsOf('Supermkt Tontonte', 'Tontonte Supermarket'), [], 'they begin with other words');
  assert.deepEqual(groupsOf('Tontonte Herbal Clinic', 'Tontonte Steel Tyre Hub'), [], 'two trades');
});

test('a noun in -ation is a form of the verb in -er', () => {
  for (const [asked, held] of [
    ['Tontonte Filtration', 'Tontonte Filters'],
    ['Tontonte Administration', 'Tontonte Administers'],
  ] as const)
    assert.deepEqual(groupsOf(asked, held), ['similar'], `${asked} / ${held}`);
});

test('words that divide at other places sound alike, also where the first has a plural', () => {
  assert.deepEqual(groupsOf('Kings Way Looms', 'Kingsway Looms'), ['sounds_like']);
  assert.deepEqual(groupsOf('Evergreen Looms', 'Ever Green Looms'), ['exact']);
});

test('two words that sound like one count as it, whatever stands beside them and whichever of the two is respelt', () => {
  for (const [asked, held] of [
    ['ZOOM-LYN Waste', 'Zoomlion Refuse'],
    ['Zoom.Lyon Bakery', 'Zoomlion Ghana'],
    ["D'Kasapreko Farms", 'Dekasapreko Farm Tools'],
    ['Sika Fone Bakery', 'Sikaphone Farms'],
    ['Aqwa Fresh Bakery', 'Aquafresh Farms'],
  ] as const) {
    assert.notDeepEqual(groupsOf(asked, held), [], `${asked} / ${held}`);
    assert.deepEqual(groupsOf(held, asked), groupsOf(asked, held), `${held} / ${asked}`);
  }
  assert.deepEqual(groupsOf('ZOOM-LYN', 'Zoomlion'), ['sounds_like']);
  for (const [asked, held] of [
    ['Zoom Lenses', 'Zoomlion Refuse'],
    ['Sika Fabrics Bakery', 'Sikaphone Farms'],
  ] as const)
    assert.deepEqual(groupsOf(asked, held), [], `${asked} / ${held}`);
});

test('the legal form of another country sets no name apart', () => {
  for (const form of ['AG', 'SARL', 'Pty', 'Joint Stock Company'])
    assert.equal(groupsOf(`Tontonte ${form}`, 'Tontonte Ghana Ltd')[0], 'similar', form);
});

test('initials that differ in m and n are more alike than others, as they are easily misheard', () => {
  const [match] = checkName(buildIndex([{ name: 'MTN', source: 'registry' }]), 'MTM Mobile Repairs', 5).similar;
  assert.match(match?.why ?? '', /^m and n are easily misheard: "MTM" \/ "MTN"/);
  assert.deepEqual(groupsOf('JKB Mobile Repairs', 'JKP'), []);
});

test('"4U" and "for you", "co-op" and "cooperative" are the same words, however they are spaced', () => {
  for (const [asked, held, group] of [
    ['4U Fashion', 'For You Fashion', 'sounds_like'],
    ['Hair4U', 'Hair For You', 'sounds_like'],
    ['Food To You', 'Food2U', 'sounds_like'],
    ['Kuapa Co-op', 'Kuapa Cooperative', 'similar'],
    ['Kuapa Coop Society', 'Kuapa Co-operative Society', 'similar'],
    ['Kuapa Co-operative Stores', 'Kuapa Cooperative Stores', 'exact'],
  ] as const) {
    assert.deepEqual(groupsOf(asked, held), [group], `${asked} / ${held}`);
    assert.deepEqual(groupsOf(held, asked), [group], `${held} / ${asked}`);
  }
});

test('initials one letter apart are similar; short words one letter apart are not', () => {
  assert.deepEqual(groupsOf('TSK Cargo', 'TSP Cargo'), ['similar']);
  assert.deepEqual(groupsOf('TSK Cargo', 'BLP Cargo'), []);
  assert.deepEqual(groupsOf('Cat Cargo', 'Bat Cargo'), []);
});

test('a letter more, less or other makes a misspelling of a word of a trade, but not of another word', () => {
  for (const name of ['Yaw Agyei Fasms', 'Yaw Agyei Frams', 'Yaw Agyei Fazrms'])
    assert.deepEqual(groupsOf(name, 'Yaw Agyei Farms Ltd'), ['similar'], name);
  assert.deepEqual(groupsOf('Comfort Hair', 'Comfort Fair'), []);
  assert.deepEqual(groupsOf('Comfort Foods', 'Comfort Roofs'), []);
});

test('a candidate that is near to another of the same asker says so, and why; one that is not says nothing', () => {
  const index = buildIndex([]);
  const beside = ['Asomdwe Cold Store Limited', 'Oguaa Sweet Bakes'];
  const summary = (name: string): string => checkName(index, name, 1, { beside, isBrief: true }).summary;
  assert.match(
    summary('Asomdwee Cold Stores Limited'),
    /A name that is too like "Asomdwe Cold Store Limited" is too like this one as well: .*Asomdwee/,
  );
  assert.doesNotMatch(summary('Golden Crust Ventures'), /second choice/);
  assert.doesNotMatch(checkName(index, 'Asomdwee Cold Stores', 1).summary, /second choice/);
});

test('a name that shares one sound with another, where each has a word of its own, is told as alike in part only', () => {
  const index = buildIndex([{ name: 'Glo Mobile Ghana Limited', source: 'registry' }, ...rows]);
  assert.match(
    checkName(index, 'Saltpond Glow', 5).summary,
    /^Only a part of it is like a name on the register, and the other words differ: "Glo Mobile/,
  );
  assert.match(checkName(index, 'Yayara', 5).summary, /^A similar name is already on the register: "Yayra Company/);
});

test('beside a household name, words of its trade make a name more alike; those of another trade set it apart', () => {
  const rows: NameRow[] = [
    { name: 'Zoomlion Ghana Limited', source: 'registry', kind: 'waste and sanitation company' },
    { name: 'Papaye Fast Foods Limited', source: 'registry', kind: 'restaurant or fast food' },
    { name: 'Ecobank Ghana PLC', source: 'registry', kind: 'bank' },
  ];
  const household = buildIndex(rows);
  const check = (name: string) => checkName(buildIndex(rows), name, 5, { household });
  for (const [name, held] of [
    ['Zoomlike Waste & Sanitation Services', 'Zoomlion Ghana Limited'],
    ['Zoomlyon Refuse', 'Zoomlion Ghana Limited'],
    ['Papaye Fried Chicken', 'Papaye Fast Foods Limited'],
    ['Ecobanc Microfinance', 'Ecobank Ghana PLC'],
  ] as const) {
    const { outlook, similar } = check(name);
    assert.equal(outlook, 'conflict', name);
    assert.equal(similar[0]?.name, held);
    assert.match(similar[0].why, /same trade/);
    assert.doesNotMatch(similar[0].why, /only yours has "[^"]*(?:Waste|Refuse|Fried|Microfinance)/);
  }
  assert.match(check('Zoomlike Waste').summary, /^A similar name in the same trade is already on the register/);
  for (const name of ['Zoomlike Bakery', 'Zoomlike Ventures', 'Ecobank Farms', 'Papaye Tyres', 'Ecomark Bank'])
    assert.equal(check(name).outlook, 'caution', name);
});

test('a household name beside another trade is a caution that says who people may take it for', () => {
  const rows = [{ name: 'Melcom Limited', source: 'registry' as const }];
  const household = buildIndex(rows);
  const summary = (name: string) => checkName(buildIndex(rows), name, 5, { household }).summary;
  assert.match(summary('Melcom Fashion'), /Everyone knows it and may take yours for part of it/);
  assert.doesNotMatch(summary('Melcom Enterprise'), /may take yours/);
  assert.doesNotMatch(summary('Akua Fashion'), /may take yours/);
  const others = buildIndex([{ name: 'Melcom Fashions Kumasi', source: 'registry' }]);
  assert.match(
    checkName(others, 'Melcom Fashion', 5, { household }).summary,
    /Everyone knows "Melcom Limited" and may/,
  );
});

test('a household name stays one in a register that does not tell its kind', () => {
  const household = buildIndex([
    { name: 'Papaye Fast Foods Limited', source: 'registry', kind: 'restaurant or fast food' },
  ]);
  const index = buildIndex(['PAPAYE FAST FOODS LTD', 'Papa Kwame Farms'].map((name) => ({ name, source: 'registry' })));
  assert.equal(checkName(index, 'Papaye Fried Chicken', 5, { household }).outlook, 'conflict');
  assert.equal(checkName(index, 'Papaye Fried Chicken', 5).outlook, 'caution');
});

test('what everyone knows a business to do counts where the register holds it without its kind', () => {
  const household = buildIndex([
    { name: 'Zoomlion Ghana Limited', source: 'registry', kind: 'waste and sanitation company' },
  ]);
  const index = buildIndex([{ name: 'ZOOMLION GHANA LTD', source: 'registry' }]);
  const { outlook, similar, suggestions } = checkName(index, 'Zoomlike Waste & Sanitation', 5, { household });
  assert.equal(similar[0]?.name, 'ZOOMLION GHANA LTD');
  assert.equal(outlook, 'conflict');
  assert.deepEqual(suggestions, []);
});

test('the same trade in other words is no difference; another trade is one', () => {
  const index = buildIndex([{ name: 'Tontonte Eatery Ltd', source: 'registry' }]);
  const best = (name: string) => checkName(index, name, 5).similar[0];
  assert.match(best('Tontonte Restaurant')?.why ?? '', /the same trade: "Restaurant" \/ "Eatery"/);
  assert.ok((best('Tontonte Restaurant')?.score ?? 0) > (best('Tontonte Pharmacy')?.score ?? 1));
  assert.match(best('Tontonte Pharmacy')?.why ?? '', /only yours has "Pharmacy"/);
});

test('a reason says of a short form that it is one, and quotes words as they are typed', () => {
  const why = (held: string, asked: string) => {
    const { exact, sounds_like, similar } = checkName(buildIndex([{ name: held, source: 'registry' }]), asked, 5);
    return [...exact, ...sounds_like, ...similar][0]?.why ?? '';
  };
  assert.match(why('Danso Bros Timber', 'Danso Brothers Timber'), /"Bros" is read as "Brothers"/);
  assert.match(why('Ejura Dr Amankwa Looms', 'Ejura Doctor Amankwa Looms'), /"Dr" is short for "Doctor"/);
  assert.match(why('Gh Tuoba Looms', 'Ghana Tuoba Looms'), /"Gh" is short for "Ghana"$/);
  assert.match(why('Golden Stools Furniture Works', 'Golden Stool Furniture'), /both have "Golden Stool Furniture"/);
  assert.match(why('T. O. Zanuba Looms', 'Zanuba Looms'), /only the other has "T\. O\."/);
});

test('a weak match of all that sets a name apart is not told as one in part', () => {
  const index = buildIndex([{ name: 'Nyamitease Spare Parts Ventures', source: 'registry' }, ...rows]);
  assert.match(checkName(index, 'Nyame Tease Auto Parts', 5).summary, /^(?!Only a part)/);
});
