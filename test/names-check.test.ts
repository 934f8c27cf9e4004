import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkName, hasComparableText, type NameRow } from '../src/names/check.ts';
import { buildIndex, openSnapshot, snapshotChunks } from '../src/names/index.ts';

const rows: NameRow[] = [
  { name: 'Yayra Company Limited', source: 'registry', entity_type: 'company_limited_by_shares', status: 'active' },
  { name: 'Gyasi Foods Ltd', source: 'registry' },
  { name: 'Golden Lamp (Ghana) Ventures', source: 'application' },
];

test('a name that differs in its legal ending only is exact, and given as imported', () => {
  const found = checkName(buildIndex(rows), 'YAYRA LTD', 10);
  assert.equal(found.outlook, 'conflict');
  assert.equal(found.exact[0]?.name, 'Yayra Company Limited');
});

test('one letter more in the distinctive word is similar, and why says so', () => {
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

test('emoji and punctuation have nothing to compare, one letter has', () => {
  assert.equal(hasComparableText('🙂!?'), false);
  assert.equal(hasComparableText('Q'), true);
});
