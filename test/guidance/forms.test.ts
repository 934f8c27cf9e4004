import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endingOf, firstForm } from '../../src/guidance/reading/forms.ts';

test('the form that a text names first is what there is', () => {
  for (const [text, form] of [
    ['What form do I fill to change LBG to LTD?', 'company_limited_by_guarantee'],
    ['our Ltd should become limited by guarantee', 'company_limited_by_shares'],
    ['a public limited company', 'public_company_limited_by_shares'],
    ['an unlimited company of accountants', 'unlimited_company'],
    ['I go close my business name', 'sole_proprietorship'],
    ['I closed my boutique', undefined],
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
