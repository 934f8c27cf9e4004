import assert from 'node:assert/strict';
import { test } from 'node:test';

import { generateNames } from '../../bench/names/generate.ts';
import { makeQueries } from '../../bench/names/queries.ts';
import { businessWords } from '../../src/names/advice/business-words.ts';
import { WORDS } from '../../src/names/advice/words.ts';
import { checkName, type CheckOptions } from '../../src/names/check.ts';
import { buildIndex, removeName, upsertName, type NameIndex } from '../../src/names/index/index.ts';
import { freeTest } from '../../src/names/index/free.ts';
import { search } from '../../src/names/index/name-index.ts';
import { normalise } from '../../src/names/spelling/normalise.ts';
import { size } from '../support/limits.ts';

const indexOf = (names: readonly string[]): NameIndex =>
  buildIndex(names.map((name) => ({ name, source: 'registry' })));
const suggested = (index: NameIndex, name: string, options?: CheckOptions): string[] =>
  checkName(index, name, 5, options).suggestions.map((suggestion) => suggestion.name);

const HELD = [
  'Yayra Foods Ltd',
  'Kofi Mensah Ventures',
  "God's Grace Enterprise",
  'Owusu-Ansah Foods Ltd',
  'Accra Trading',
  'Golden Gate Motors Ltd',
  'Yeboah & Sons Company Ltd',
  'House of Beads',
  'ZOOMTRI LOGISTICS LTD',
  '4U',
];

test('a suggestion has no match in any group and no advisory above info, in a register of many names', () => {
  const index = indexOf([...HELD, ...generateNames(size(3_000, 30_000))]);
  let names = 0;
  for (const name of HELD) {
    const { suggestions, outlook } = checkName(index, name, 5);
    assert.notEqual(outlook, 'no_conflict_found');
    assert.ok(suggestions.length <= 3, name);
    for (const suggestion of suggestions) {
      const { exact, sounds_like, similar, advisories } = checkName(index, suggestion.name, 5);
      assert.deepEqual([...exact, ...sounds_like, ...similar], [], suggestion.name);
      assert.deepEqual(
        advisories.filter(({ severity }) => severity !== 'info'),
        [],
        suggestion.name,
      );
      names++;
    }
  }
  assert.ok(names >= HELD.length * 2, `${names} suggestions`);
});

test('the same holds for names of the register, respelt, with a restricted word, and after single changes', () => {
  const register = [...generateNames(size(4_000, 40_000))];
  const index = indexOf(register);
  // Rows that were added later are in an index of their own, and removed ones still in the first.
  register.slice(0, 40).forEach((_, id) => removeName(index, id));
  register.slice(40, 80).forEach((name, at) => upsertName(index, { id: 900_000 + at, name, source: 'application' }));
  const asked = [
    ...register.slice(40, 120),
    ...makeQueries(register, size(8, 40)).map(({ text }) => text),
    ...register.slice(120, 180).map((name) => `Ghana ${name}`),
    ...register.slice(180, 240).map((name) => `${name.split(' ')[0]} Savings and Loans`),
    'J Mensah Ventures',
    'B & B Looms',
  ];
  let [names, given] = [0, 0];
  for (const name of asked) {
    const { suggestions, outlook } = checkName(index, name, 5);
    if (outlook === 'conflict' || outlook === 'caution') names++;
    for (const suggestion of suggestions) {
      const found = checkName(index, suggestion.name, 5);
      const matches = [...found.exact, ...found.sounds_like, ...found.similar].map((match) => match.name);
      const doubtful = found.advisories.filter(({ severity }) => severity !== 'info');
      assert.deepEqual([matches, doubtful], [[], []], `${name}: ${suggestion.name}`);
      given++;
    }
  }
  assert.ok(given > names * 2, `${given} suggestions for ${names} names`);
});

test('whether a name is free is what a search finds, whichever of its words is set in', () => {
  const register = [...generateNames(size(3_000, 30_000))];
  const index = indexOf(register);
  const seemsFree = freeTest(index);
  let free = 0;
  let pairs = 0;
  for (const name of register.filter((_, at) => at % size(60, 20) === 0)) {
    const [first = '', ...rest] = name.split(/\s+/);
    for (const word of [first, 'Sankofa', 'Horizon', 'Kwaku', rest[0] ?? 'Looms']) {
      const asked = [word, ...rest].join(' ');
      const { exact, sounds_like, similar } = search(index, asked, 1);
      const isFree = seemsFree(asked, normalise(word).words[0] ?? '');
      assert.equal(isFree, exact.length + sounds_like.length + similar.length === 0, asked);
      if (isFree) free++;
      pairs++;
    }
  }
  assert.ok(free > pairs / 5 && free < pairs * 0.8, `${free} of ${pairs}`);
});

test('a suggestion swaps the conflicting word for a real one, keeps the trade and the ending, and explains itself', () => {
  const index = indexOf(HELD);
  for (const [name, form] of [
    ['Yayra Foods Ltd', /^\S+ Foods Ltd$/],
    ['Golden Gate Motors Ltd', /^\S+ Motors Ltd$/],
    ['Kofi Mensah Ventures', /^\S+ Ventures$/],
    ['House of Beads', /^\S+ Beads$/],
    ['ZOOMTRI LOGISTICS LTD', /^[^a-z ]+ LOGISTICS LTD$/],
  ] as const) {
    const { suggestions } = checkName(index, name, 5);
    assert.equal(suggestions.length, 3, name);
    for (const { name: other, meaning } of suggestions) {
      assert.match(other, form);
      const own = new Set(normalise(other).words);
      const word = WORDS.find((entry) => own.has(normalise(entry.word).words[0]!));
      assert.ok(word, other);
      assert.equal(meaning.toLowerCase(), `${word.language}: ${word.meaning}`.toLowerCase());
    }
  }
});

test('a devotional phrase is one unit: a suggestion keeps all of it or none', () => {
  const names = ['God Is Able Tailoring', 'By His Grace Looms', 'In God We Trust Opticals', 'Still Blessed Printing'];
  const index = indexOf(names);
  for (const name of names) {
    const trade = name.split(' ').at(-1)!;
    const given = suggested(index, name);
    assert.equal(given.length, 3, name);
    for (const other of given) assert.match(other, new RegExp(`^\\S+ ${trade}$`));
  }
});

test('for a caution the restricted word is swapped; where only an ending is at fault, nothing is suggested', () => {
  const index = indexOf(HELD);
  assert.match(suggested(index, 'Ghana Tuoba Looms')[0] ?? '', /^(?!Ghana)\S+ Tuoba Looms$/);
  assert.match(suggested(index, 'Manhyia Tuoba Looms')[0] ?? '', /^(?!Manhyia)\S+ Tuoba Looms$/);
  const ending = checkName(index, 'Tuoba Looms Inc', 5);
  assert.deepEqual([ending.outlook, ending.suggestions], ['caution', []]);
});

test('where the law restricts the word of the trade, nothing is suggested and the summary says why', () => {
  const index = indexOf(['Yayra Microcredit Ltd']);
  for (const [name, word] of [
    ['Yayra Microcredit Ltd', 'microcredit'],
    ['Tuoba Insurance Services', 'insurance'],
    ['Tuoba Farmers Co-operative', 'co operative'],
    ['Tuoba Insurance Bank', 'insurance'],
  ] as const) {
    const { suggestions, summary } = checkName(index, name, 5);
    assert.deepEqual(suggestions, [], name);
    assert.ok(summary.includes(`with "${word}"`), summary);
  }
});

test('a restricted word that is not the trade goes with what joins it, and the trade stays', () => {
  const { suggestions, summary } = checkName(indexOf(HELD), 'Ghana Royal Bank of Hair', 5);
  assert.ok(suggestions.length > 0, summary);
  for (const { name } of suggestions) assert.match(name, /^\S+ Royal Hair$/);
});

test('what sets a name apart goes as a whole: no half of a person’s name or of a saying stays, and no trade is lost', () => {
  for (const [name, form] of [
    ['Naa Dedei Kenkey House', /^\S+ Kenkey House$/],
    ['Dr. Osei Eye Clinic', /^\S+ Eye Clinic$/],
    ['Asaase Yaa Farms Ltd', /^\S+ Farms Ltd$/],
    ['Afia Pokua Provisions Store', /^\S+ Provisions Store$/],
    ['Holy Fire Prayer Ministry', /^\S+ Prayer Ministry$/],
    ['Living Water Charismatic Worship Centre', /^\S+ Worship Centre$/],
    ['Asare & Daughters Bakery', /^\S+ Bakery$/],
    ['Kwaku Toys and Games', /^\S+ Toys and Games$/],
    ['4 U Day Care', /^\S+ Day Care$/],
    ['House of Ahoufe Fashions', /^House of \S+ Fashions$/],
    ['Yayra Foods of Ho', /^\S+ Foods of Ho$/],
  ] as const) {
    const given = suggested(indexOf([name]), name);
    assert.equal(given.length, 3, name);
    for (const other of given) assert.match(other, form);
  }
});

test('the first word is of the language that the name tells', () => {
  for (const [name, language] of [
    ['Naa Dedei Kenkey House', 'Ga'],
    ['Keta Foods', 'Ewe'],
    ['Sagani Shea Butter', 'Dagbani'],
    ['Fatima Tailoring', 'Hausa'],
    ['Pelicano Tailoring', 'Akan'],
  ] as const)
    assert.match(checkName(indexOf([name]), name, 5).suggestions[0]?.meaning ?? '', new RegExp(`^${language}: `));
});

test('a name that needs another ending as well gets it', () => {
  const index = indexOf(['Tuoba Foundation']);
  for (const name of suggested(index, 'Tuoba Foundation')) assert.match(name, /^\S+ Foundation LBG$/);
  assert.equal(suggested(index, 'Tuoba Foundation').length, 3);
});

test('a word that five names begin with is no longer suggested', () => {
  const index = indexOf(['Yayra Looms']);
  const [first = ''] = suggested(index, 'Yayra Looms');
  const word = first.split(' ')[0]!;
  const begin = (count: number) =>
    Array.from({ length: count }, (_, at) => `${word} ${'abcde'[at]}ebrosta ${'abcde'[at]}olimpo Kiosk`);
  const of = (names: readonly string[]) => suggested(indexOf(['Yayra Looms', ...names]), 'Yayra Looms');
  assert.ok(of(begin(4)).includes(first));
  assert.ok(!of(begin(5)).includes(first));
});

test('different names get different words', () => {
  const names = ['Yayra', 'Tuoba', 'Kasapreko', 'Zoomlion', 'Ablorde', 'Gyasiwaa'].map((word) => `${word} Looms`);
  const index = indexOf(names);
  const given = names.map((name) => suggested(index, name).join());
  assert.equal(new Set(given).size, names.length);
  assert.ok(new Set(given.join().split(',')).size > names.length * 2);
});

test('where a proposed name is, or sounds like, one that everyone knows, nothing is suggested and the summary says what to do', () => {
  const household = indexOf(['Ecobank Ghana PLC', 'Kasapreko Company Limited']);
  const index = indexOf(['Ecobank Ghana PLC', 'Kasapreko Company Limited', 'Yayra Foods Ltd']);
  for (const name of ['Ecobank Ghana', 'Kasapreco Ltd', 'Kasapreko Ventures']) {
    const { outlook, suggestions, summary } = checkName(index, name, 5, { household });
    assert.deepEqual([outlook, suggestions], ['conflict', []], name);
    assert.match(summary, /choose another first word/);
    assert.match(summary, /your own name, town or trade/);
  }
  assert.equal(suggested(index, 'Kasapreko Foods', { household }).length, 3);
  assert.equal(suggested(index, 'Yayra Foods', { household }).length, 3);
});

test('a brief check suggests nothing', () => {
  assert.deepEqual(suggested(indexOf(HELD), 'Yayra Foods', { isBrief: true }), []);
});

test('no suggestion is longer than the check takes', () => {
  const long = `Yayra ${'Foods '.repeat(25)}Ltd`;
  for (const name of suggested(indexOf([long]), long)) assert.ok(name.length <= 160);
});

test('what stays behind a word of one’s own tells the trade, and is no rest of a saying', () => {
  for (const [name, rest] of [
    ['Gye Nyame Fashion', 'Fashion'],
    ['Bread and Cakes Enterprise', 'Bread and Cakes Enterprise'],
    ['God Is Able Ventures', 'Ventures'],
    ['Ecobank Enterprise', 'Enterprise'],
  ] as const)
    assert.equal(businessWords(name), rest);
  assert.equal(businessWords('Ecobank Bank Enterprise', ['bank']), 'Enterprise');
});
