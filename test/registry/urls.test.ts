import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { MAX_PURPOSE, MAX_URL_LENGTH, createUrls, registrarUrls } from '../../src/registry/urls.ts';

const urls = createUrls('https://svc.example/ghana');

test('a start URL carries the given signals and no others', () => {
  assert.equal(
    urls.start('partnership', {
      business_name: 'Ama & Kofi',
      purpose: 'we sew',
      expects_donations: false,
      team_size: 2,
    }),
    'https://svc.example/ghana/start/partnership?business_name=Ama+%26+Kofi&purpose=we+sew&expects_donations=false&team_size=2',
  );
  assert.equal(urls.start('partnership'), 'https://svc.example/ghana/start/partnership');
});

test('a renewal URL carries the type and the dates', () => {
  assert.equal(
    urls.renewal({ registration_date: '2024-02-29' }),
    'https://svc.example/ghana/business-name-renewal?registration_date=2024-02-29',
  );
});

test('without pages of this service every address is the website of the Registrar, and the notice says so', () => {
  const { start, renewal, notice } = registrarUrls('why');
  assert.deepEqual(
    [start('partnership', { business_name: 'Ama & Kofi' }), start('none'), renewal({ entity_type: 'partnership' })],
    ['https://orc.gov.gh', 'https://orc.gov.gh', 'https://orc.gov.gh'],
  );
  assert.equal(notice, 'why');
});

test('a long purpose is cut at a word, after at most 100 characters', () => {
  const purpose = 'trading in shea butter '.repeat(86).trim();
  const url = new URL(urls.start('cooperative_society', { purpose, team_size: 12 }));
  const kept = url.searchParams.get('purpose') ?? '';
  assert.ok(kept.length <= MAX_PURPOSE && kept.length > MAX_PURPOSE - 10, `${kept.length}`);
  assert.ok(purpose.startsWith(`${kept} `));
  assert.equal(url.searchParams.get('team_size'), '12');
});

test('a purpose without a space is cut between whole characters', () => {
  const purpose = '👩🏾‍🌾'.repeat(300);
  const kept = new URL(urls.start('partnership', { purpose })).searchParams.get('purpose') ?? '';
  assert.ok(kept.length > 0 && Array.from(kept).length <= MAX_PURPOSE);
  assert.equal(kept.replaceAll('👩🏾‍🌾', ''), '');
});

test('a start URL carries no card, phone, e-mail address or age of a purpose, and the name as it was given', () => {
  const purpose = `I am Ama, 17 years old, GHA-123456789-0, 024 412 3456, ama@example.com; we are 17 members ${'who sew '.repeat(30)}`;
  const url = new URL(urls.start('cooperative_society', { purpose, business_name: 'Call 0244123456 Ventures' }));
  const kept = url.searchParams.get('purpose') ?? '';
  assert.match(kept, /^I am Ama,+; we are 17 members who sew/);
  assert.ok(kept.length > MAX_PURPOSE - 10 && kept.length <= MAX_PURPOSE, 'removed before it was cut');
  assert.equal(url.searchParams.get('business_name'), 'Call 0244123456 Ventures');
});

test('no input makes a start URL longer than 2,000 characters, or one that does not come back', () => {
  const text = (maxLength: number) =>
    fc.string({ unit: fc.constantFrom('a', ' ', 'ɔ', '😀', '&', '%', 'ß', '\n', '👩🏾‍🌾'), minLength: 1, maxLength });
  fc.assert(
    fc.property(text(160), text(2000), fc.boolean(), (business_name, purpose, long) => {
      const base = long ? `https://svc.example/${'p'.repeat(1500)}` : 'https://svc.example';
      const href = createUrls(base).start('company_limited_by_guarantee', {
        business_name,
        purpose,
        team_size: 10_000_000,
        expects_donations: true,
      });
      assert.ok(href.length <= MAX_URL_LENGTH, `${href.length}`);
      const query = new URL(href).searchParams;
      assert.ok(business_name.startsWith(query.get('business_name') ?? ''));
      assert.ok(purpose.startsWith(query.get('purpose') ?? ''));
      assert.equal(query.get('team_size'), '10000000');
    }),
    { numRuns: 200 },
  );
});
