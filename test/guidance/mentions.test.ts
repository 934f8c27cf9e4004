import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recommend } from '../../src/guidance/advice/recommend.ts';
import type { Signals } from '../../src/guidance/advice/case.ts';
import { mentionsIn } from '../../src/guidance/advice/understood.ts';
import { say, type StatementId } from '../../src/guidance/law/statements.ts';
import { read } from '../../src/guidance/reading/read.ts';

const has = (signals: Signals, id: StatementId): boolean =>
  recommend(signals).cautions.some(({ message }) => message === say(id));

const COMPANY: Signals = { matter: 'start', body: 'business', owners: 4, wants: ['limited_liability'] };
const SHOP: Signals = { matter: 'start', body: 'business', owners: 1 };

test('what the words mention beside a start is told with where it belongs', () => {
  const told: readonly (readonly [Signals, string, StatementId])[] = [
    [
      COMPANY,
      'My late husband left two trucks and a store, the children and I want one family business',
      'elEstateGoods',
    ],
    [SHOP, 'I inherited the shop from my aunt and sell provisions', 'elEstateGoods'],
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

test('other words mention nothing, and what is mentioned is told only beside the types that it concerns', () => {
  for (const purpose of [
    'I make small chops for weddings and sell at the late night fair',
    'We sell real estate and turn over stock weekly',
    'A shop for children’s clothes, 15 acres away from the road',
    'I make bags, the company across the road buys them',
  ])
    assert.deepEqual(
      mentionsIn(read(purpose, undefined)).filter((mention) => mention !== 'wedding'),
      [],
      purpose,
    );
  assert.ok(!has({ ...SHOP, purpose: 'I bake cakes for weddings' }, 'elWedding'));
  const purpose = 'I sell cloth and move it to the company across the road';
  assert.ok(!has({ ...SHOP, purpose }, 'elConvert'), 'no company is registered');
});
