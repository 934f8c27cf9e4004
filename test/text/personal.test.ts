import assert from 'node:assert/strict';
import test from 'node:test';
import { withoutPersonalData } from '../../src/text/personal.ts';

test('numbers of cards and phones, e-mail addresses and ages are removed', () => {
  for (const personal of [
    'GHA-123456789-0',
    'GHA 123456789 0',
    'gha1234567890',
    'G1234567',
    'AB123456',
    'P0001234567',
    'C0012345678',
    '1234567890',
    '0244123456',
    '024 412 3456',
    '024-412-3456',
    '(024) 412 3456',
    '+233 24 412 3456',
    '+233244123456',
    '00233 24 412 3456',
    '233 24 412 3456',
    '+44 20 7946 0958',
    '+1 (202) 555-0143',
    '+49 30 901820',
    'ama.serwaa@example.com',
    'ama+shop@mail.example.com.gh',
    '17 years old',
    '17-year-old',
    '17 yrs old',
    '17yo',
    'seventeen years old',
    'forty-two years of age',
    'aged 34',
    'age 61',
    'ages 4 to 12',
    '٠٢٤٤١٢٣٤٥٦',
  ])
    for (const [before, after] of [
      ['my shop sells cloth ', ''],
      ['', ' and we sew cloth'],
      ['I sew, ', ', near Kumasi'],
    ] as const) {
      const left = withoutPersonalData(`${before}${personal}${after}`);
      assert.equal(left, `${before}${after}`.replace(', ,', ',,').trim(), personal);
    }
});

test('a number behind its name goes, whatever its form, and the name stays', () => {
  for (const [text, left] of [
    ['my passport no. 12345678, Accra', 'my passport no., Accra'],
    ['voter ID: 5012345', 'voter ID:'],
    ['TIN number is 00123456', 'TIN number is'],
    ['Ghana Card 723456', 'Ghana Card'],
  ] as const)
    assert.equal(withoutPersonalData(text), left);
});

test('amounts, years, counts and dates stay, and a text without personal data is not touched at all', () => {
  for (const text of [
    'we are 17 members',
    'a church with 1,200 members, 30 years in Tamale',
    'GHS 10,000,000 of capital, or GHS10000000',
    'we sold in 2019, 2020 and 2021',
    '2019 2020 2021',
    '5 000 000 cedis',
    'open 2009-05-03 to 2010-12-31',
    'two  spaces ,  and a comma',
    'seven years in trade',
    'a package of 50000 tins',
    'voters of 5 regions',
    'fufu @ Kejetia market',
    'age-old recipes for 12 people',
  ])
    assert.equal(withoutPersonalData(text), text);
});
