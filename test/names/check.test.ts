import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkName, hasComparableText, type NameRow } from '../../src/names/check.ts';
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

test('suggestions are free of conflict by the check itself, and never more than five', () => {
  const held = [
    'Yayra Company Limited',
    'Kofi Mensah Ventures',
    "God's Grace Enterprise",
    'Owusu-Ansah Foods Ltd',
    'Accra Trading',
    '4U',
  ];
  const index = buildIndex(held.map((name) => ({ name, source: 'registry' })));
  for (const name of held) {
    const { suggestions, outlook } = checkName(index, name, 5);
    assert.equal(outlook, 'conflict');
    assert.ok(suggestions.length <= 5);
    assert.equal(new Set(suggestions).size, suggestions.length);
    for (const suggestion of suggestions) {
      const { exact, sounds_like, similar } = checkName(index, suggestion, 5);
      assert.deepEqual([...exact, ...sounds_like, ...similar], [], suggestion);
    }
  }
  assert.ok(checkName(index, 'Yayra Ltd', 5).suggestions.length > 0);
  assert.deepEqual(checkName(index, 'Tontonsansan', 5).suggestions, []);
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
  assert.equal(summary, 'The same name is already on the register: "\\[Zoomlion\\](https\\://e.example) \\<b\\>".');
});
