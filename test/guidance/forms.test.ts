import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EntityId } from '../../src/guidance/law/entity-ids.ts';
import { endingOf, firstForm, hasCompanyWords } from '../../src/guidance/reading/forms.ts';
import { adviseOn } from '../../src/names/advice/advise.ts';
import { normalise } from '../../src/names/spelling/normalise.ts';

test('the form that a text names first is what there is', () => {
  for (const [text, form] of [
    ['What form do I fill to change LBG to LTD?', 'company_limited_by_guarantee'],
    ['our Ltd should become limited by guarantee', 'company_limited_by_shares'],
    ['a public limited company', 'public_company_limited_by_shares'],
    ['an unlimited company of accountants', 'unlimited_company'],
    ['I go close my business name', 'sole_proprietorship'],
    ['I closed my boutique', undefined],
    ['we want to close our L.B.G.', 'company_limited_by_guarantee'],
    ['limitless, our guarantee is good', undefined],
  ] as const)
    assert.equal(firstForm(text), form, text);
});

test('the ending of a name tells its type', () => {
  assert.equal(endingOf('Sela Decor Ltd.'), 'company_limited_by_shares');
  assert.equal(endingOf('Bright Morning Academy LBG'), 'company_limited_by_guarantee');
  assert.equal(endingOf('Unlimited Looms'), undefined);
  assert.equal(endingOf(undefined), undefined);
});

const NAMES: readonly (readonly [name: string, type: EntityId | undefined])[] = [
  ['Hope L.B.G.', 'company_limited_by_guarantee'],
  ['Hope Limited by Guarantee', 'company_limited_by_guarantee'],
  ['Adom P.L.C', 'public_company_limited_by_shares'],
  ['Adom Public Limited Company', 'public_company_limited_by_shares'],
  ['Adom L.T.D.', 'company_limited_by_shares'],
  ['Adom L T D', 'company_limited_by_shares'],
  ['Adom (Ghana) Co., Limited', 'company_limited_by_shares'],
  ['Adom P.R.U.C.', 'unlimited_company'],
  ['Adom Public Unlimited Company', 'unlimited_company'],
  ['Adom Ltd Gh', undefined],
  ['Adom Unlimited', undefined],
  ['Adom Ventures', undefined],
];

test('an ending is the same to the reading, to the remarks on a name and to what a comparison leaves out', () => {
  for (const [name, type] of NAMES) {
    assert.equal(endingOf(name), type, name);
    const remarks = adviseOn(name).filter(({ code }) => code === 'ending_for_company' || code === 'ending_form');
    assert.equal(remarks.length, type === undefined ? 0 : 1, name);
    if (type === undefined) continue;
    assert.ok(!adviseOn(name, type).some(({ code }) => code === 'ending_missing'), name);
    assert.equal(normalise(name).words.length, 1, name);
  }
});

test('words that only a company may have are found with stops too', () => {
  for (const name of ['Adom Ltd', 'Adom L.T.D.', 'Adom I.N.C. Foods', 'Corporation of Adom'])
    assert.ok(hasCompanyWords(name), name);
  for (const name of ['Adom Ventures', 'Adom Incense', 'Unlimited Adom']) assert.ok(!hasCompanyWords(name), name);
});
