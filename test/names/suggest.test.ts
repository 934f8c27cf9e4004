import assert from 'node:assert/strict';
import { test } from 'node:test';

import { generateNames } from '../../bench/names/generate.ts';
import { WORDS } from '../../src/names/advice/words.ts';
import { checkName, type CheckOptions } from '../../src/names/check.ts';
import { buildIndex, type NameIndex } from '../../src/names/index/index.ts';
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

test('a suggestion swaps the conflicting word for a real one, keeps the trade and the ending, and explains itself', () => {
  const index = indexOf(HELD);
  for (const [name, form] of [
    ['Yayra Foods Ltd', /^\S+ Foods Ltd$/],
    ['Golden Gate Motors Ltd', /^\S+ Motors Ltd$/],
    ['Kofi Mensah Ventures', /^\S+ Mensah Ventures$/],
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

test('for a caution the restricted word is swapped; where only an ending is at fault, nothing is suggested', () => {
  const index = indexOf(HELD);
  assert.match(suggested(index, 'Ghana Tuoba Looms')[0] ?? '', /^(?!Ghana)\S+ Tuoba Looms$/);
  assert.match(suggested(index, 'Tuoba Insurance Services')[0] ?? '', /^Tuoba \S+ Services$/);
  assert.match(suggested(index, 'Pearl Savings and Loans Ltd')[0] ?? '', /^Pearl \S+ Ltd$/);
  const ending = checkName(index, 'Tuoba Looms Inc', 5);
  assert.deepEqual([ending.outlook, ending.suggestions], ['caution', []]);
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
  const begin = (count: number) => Array.from({ length: count }, (_, at) => `${word} ${'abcde'[at]}ebrosta Kiosk`);
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
