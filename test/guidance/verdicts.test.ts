import assert from 'node:assert/strict';
import test from 'node:test';
import { ACCEPTANCE } from '../../src/guidance/law/acceptance.ts';
import { verdicts, type Weighed } from '../../src/guidance/law/outcome.ts';
import { TABLE } from '../../src/guidance/law/table.ts';

const weighed = (rows: Readonly<Record<string, number>>): Weighed[] =>
  Object.entries(rows)
    .map(([id, probability]) => ({ row: TABLE.find((row) => row.id === id)!, probability }))
    .sort((a, b) => b.probability - a.probability);

const first = (rows: Readonly<Record<string, number>>) => verdicts(weighed(rows))[0]!;

test('where one row decides, no other type is accepted more often than its own', () => {
  for (const { id, need, entity } of TABLE) {
    if (need !== 'register' || entity === 'none') continue;
    const shares = ACCEPTANCE[id];
    assert.ok(shares !== undefined, `${id} has no shares: run npm run train`);
    assert.equal(shares[entity], Math.max(...Object.values(shares)), id);
    assert.equal(first({ [id]: 1 }).row.entity, entity);
  }
});

test('where the facts leave rows open, the answer is the type that is accepted under most of them', () => {
  assert.equal(first({ partners: 0.4, one_owner: 0.35, company: 0.25 }).row.entity, 'company_limited_by_shares');
});

test('whoever most likely needs a business name is not sent to a company, with its officers and audits, by what is less likely', () => {
  assert.equal(first({ one_owner: 0.4, partners: 0.35, company: 0.25 }).row.entity, 'sole_proprietorship');
  assert.equal(first({ one_owner: 0.49, company: 0.51 }).row.entity, 'company_limited_by_shares');
});

test('a type whose own rows are unlikely is no answer, however often it is accepted beside others', () => {
  assert.notEqual(first({ one_owner: 0.45, partners: 0.45, company: 0.1 }).row.entity, 'company_limited_by_shares');
});

test('matters of other offices count together', () => {
  const { row, probability } = first({ one_owner: 0.4, close: 0.35, change: 0.25 });
  assert.equal(row.id, 'close');
  assert.ok(Math.abs(probability - 0.6) < 1e-9);
});

test('matters of other offices are no answer where none of them is likely: each says another way', () => {
  const { row } = first({ one_owner: 0.4, close: 0.16, change: 0.15, status: 0.15, restore: 0.14 });
  assert.equal(row.id, 'one_owner');
});
