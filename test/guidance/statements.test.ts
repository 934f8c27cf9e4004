import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENTITY_IDS, type EntityId } from '../../src/guidance/law/entity-ids.ts';
import { restingOn } from '../../src/guidance/law/cited.ts';
import { ENTITIES } from '../../src/guidance/law/entities.ts';
import { STATEMENTS, type Statement } from '../../src/guidance/law/statements.ts';
import { FEES, PENALTIES, feeOf, feeRows, type FeeRow } from '../../src/guidance/law/fees.ts';
import { registrationOptions } from '../../src/guidance/advice/options.ts';
import { SOURCES, SOURCE_KINDS, type Source, type SourceId } from '../../src/guidance/law/sources.ts';
import { WORDING } from '../../src/guidance/advice/wording.ts';
import { RENEWAL_WORDING } from '../../src/guidance/renewal/wording.ts';
import { isOld, oldAfter } from '../../src/guidance/law/age.ts';
import { factRows } from '../../scripts/facts.ts';
import { fill, trace } from '../support/guidance.ts';

const TODAY = '2026-11-21';
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;
const facts = Object.entries(STATEMENTS) as [string, Statement][];

test('every source has a title, a place and a date; an undated one has the day of reading', () => {
  for (const [id, source] of Object.entries(SOURCES) as [string, Source][]) {
    assert.ok(source.title.length > 3 && source.where.length > 3, id);
    assert.match(source.date, DATE, id);
  }
});

test('every fact has a value and a date', () => {
  for (const [id, fact] of facts) {
    assert.ok(fact.value.length > 10, id);
    assert.match(fact.as_of, DATE, id);
  }
});

test('a rule that speaks of an offence or a penalty says what it costs', () => {
  const speaking = facts.filter(([, { value }]) => /offence|in breach|owes|without it:? GH¢|it costs GH¢/i.test(value));
  const rules = speaking.flatMap(([id]) => PENALTIES.filter(({ rule }) => rule === id));
  assert.ok(rules.length > 8);
  for (const { rule, amount, up_to } of rules)
    for (const one of [amount, up_to ?? amount])
      assert.ok(STATEMENTS[rule].value.includes(one.toLocaleString('en')), `${rule}: ${one}`);
});

test('every source belongs to a fact or a fee', () => {
  const cited = new Set<string>([
    ...facts.flatMap(([, { source, also = [] }]) => [source, ...also]),
    ...[...FEES, ...PENALTIES].map(({ source }) => source),
  ]);
  for (const id of Object.keys(SOURCES)) assert.ok(cited.has(id), id);
});

test('a fact of confidence M says so in its wording', () => {
  for (const [id, fact] of facts) {
    if (fact.confidence === 'M') assert.match(fact.value, /report|usual|in practice/i, id);
  }
});

const weight = (source: SourceId): number => SOURCE_KINDS.indexOf(SOURCES[source].kind);

test('only what the law, an office or a published list says is of confidence H', () => {
  for (const [id, { confidence, source }] of facts)
    if (confidence === 'H' && id !== 'elfList') assert.match(SOURCES[source].kind, /^(law|official)$/, id);
  for (const { confidence, source, item } of FEES)
    if (confidence === 'H') assert.match(SOURCES[source].kind, /^(law|official)$/, item);
});

test('where several sources stand behind a statement the weightiest comes first, each once', () => {
  const several = facts.filter(([, { also }]) => also !== undefined);
  assert.ok(several.length > 10);
  for (const [id, { source, also = [] }] of several) {
    const all = [source, ...also];
    assert.deepEqual(
      all,
      [...all].sort((a, b) => weight(a) - weight(b)),
      id,
    );
    assert.equal(new Set(all).size, all.length, id);
  }
});

test('no source has a broken address, a number of a stored file or a hobby page', () => {
  for (const [id, { title, where }] of Object.entries(SOURCES) as [string, Source][]) {
    assert.doesNotMatch(where, /undefined|scribd|theghtimes|ludykraks/, id);
    const named = /^https?:/.test(where) ? title : `${title} ${where}`;
    assert.doesNotMatch(named, /\b\d{10,}\b|stored file/i, id);
    assert.doesNotMatch(where, /\s+https?:/, id);
  }
});

test('a fee of confidence M is shown as reported', () => {
  for (const entity of ENTITY_IDS)
    for (const { item, amount, note } of feeRows(entity, 'registration', 'yearly', 'extra', 'penalty').map(feeOf)) {
      const row = FEES.find((fee) => fee.item === item && fee.amount === amount && fee.entities.includes(entity))!;
      assert.equal(note?.startsWith('reported') === true, row.confidence === 'M', `${entity}: ${item}`);
    }
});

test('the fees of the list of 2 February 2026 replace the older ones', () => {
  const amounts = (entity: EntityId, ...on: FeeRow['on'][]) =>
    feeRows(entity, ...on).map(({ amount, currency, as_of }) => `${amount} ${currency} ${as_of}`);
  const listed = (amount: number, currency = 'GHS'): string => `${amount} ${currency} 2026-02-02`;
  assert.deepEqual(amounts('sole_proprietorship', 'registration', 'yearly'), [listed(130), listed(70)]);
  assert.deepEqual(amounts('partnership', 'registration', 'yearly'), [listed(270), listed(100)]);
  assert.deepEqual(amounts('company_limited_by_shares', 'registration', 'yearly'), [
    listed(585),
    listed(1, 'percent'),
    listed(175),
  ]);
  assert.deepEqual(amounts('company_limited_by_guarantee', 'registration', 'yearly'), [listed(490), listed(175)]);
  assert.deepEqual(amounts('external_company', 'registration'), [listed(1400, 'USD')]);
});

test('a penalty has an amount in order, and the date and source of its rule unless it has its own', () => {
  assert.ok(PENALTIES.length > 20);
  for (const { rule, amount, up_to = Infinity, source, as_of, confidence } of PENALTIES) {
    assert.ok(amount > 0 && amount < up_to, rule);
    assert.match(as_of, DATE, rule);
    assert.equal(as_of, SOURCES[source].date, rule);
    assert.equal(confidence === 'H', weight(source) < 2, rule);
  }
  const director = PENALTIES.find(({ rule }) => rule === 'coNotDirector')!;
  assert.deepEqual([director.amount, director.up_to], [6000, 12_000]);
});

test('every fee has a date, an amount and whoever pays it', () => {
  for (const fee of FEES) {
    assert.match(fee.as_of, DATE, fee.item);
    assert.ok(fee.amount > 0 && fee.entities.length > 0, fee.item);
  }
});

test('no sentence of a wording shares its id with a fact or with another sentence', () => {
  const all = [STATEMENTS, WORDING, RENEWAL_WORDING].flatMap((table) => Object.keys(table));
  assert.equal(new Set(all).size, all.length);
});

test('a law is cited by its number, of the years of the PNDC too', () => {
  assert.equal(restingOn('', 'esShare').source?.startsWith('PNDCL 111, s'), true);
  assert.match(restingOn('', 'coReturn').source!, /^Act 992, s/);
});

test('nothing shown calls a name available or approved', () => {
  for (const text of [
    ...facts.map(([, { value }]) => value),
    ...Object.values({ ...WORDING, ...RENEWAL_WORDING }).map(({ text }) => text),
  ]) {
    assert.doesNotMatch(text, /\b(is available|is approved|guaranteed)\b/i);
  }
});

test('the eleven entity types are there once each, in the order of the contract', () => {
  assert.deepEqual(
    ENTITIES.map(({ id }) => id),
    [...ENTITY_IDS],
  );
  assert.deepEqual(
    registrationOptions(undefined, TODAY).entities.map(({ id }) => id),
    [...ENTITY_IDS],
  );
});

test('the ISO 20275 codes are the ten of the list, each used once', () => {
  const codes = ENTITIES.flatMap(({ elfCodes }) => elfCodes ?? []);
  const listed = STATEMENTS.elfList.value
    .match(/\b(?=\w*\d)[A-Z0-9]{4}\b|\bXWPT\b|\bVBJW\b/g)!
    .filter((code) => code !== '20275');
  assert.deepEqual([...codes].sort(), [...listed].sort());
  assert.equal(codes.length, 10);
});

test('the comparison fits into 16,000 characters, and every statement in it and in the options in full is a row', () => {
  assert.ok(JSON.stringify(registrationOptions(undefined, TODAY)).length < 16_000);
  for (const types of [undefined, ENTITY_IDS]) {
    const { entities, after = {} } = registrationOptions(types, TODAY);
    for (const list of Object.values(after))
      for (const { text, source, as_of } of list) {
        assert.ok(trace(text).length > 0);
        assert.ok(source && as_of, text);
      }
    for (const entity of entities) {
      for (const text of [
        entity.summary,
        entity.suits,
        entity.registered_with,
        entity.legal_basis,
        entity.liability,
        entity.annual_duty,
        entity.members.note,
      ])
        if (text !== undefined) assert.ok(trace(text).length > 0);
      const { requirements, steps, practice, every_year } = entity;
      assert.equal(types === undefined, requirements === undefined);
      for (const list of [requirements, steps, practice, every_year])
        for (const { text, source = '', as_of = '' } of list ?? []) {
          assert.ok(trace(text).length > 0);
          assert.ok(source.length > 3 || text === fill('feeNotFound') || text === fill('nobodyRead'), text);
          if (source !== '') assert.match(as_of, DATE);
        }
      for (const fee of entity.fees) assert.ok(fee.source.includes(fee.as_of), fee.item);
    }
  }
});

test('an undated fee is marked so', () => {
  const fees = registrationOptions(undefined, TODAY).entities.flatMap((entity) => entity.fees);
  assert.ok(fees.some(({ undated }) => undated === true));
  for (const fee of fees) assert.equal(fee.undated === true, fee.source.includes('undated'), fee.item);
});

test('the table of facts marks what is old on the day given: facts after a year, deadlines and fees after six months', () => {
  assert.equal(isOld('2025-11-21', 12, '2026-11-21'), false);
  assert.equal(isOld('2025-11-20', 12, '2026-11-21'), true);
  assert.equal(isOld('2025', 12, '2026-11-21'), true);
  assert.equal(isOld('2026-01', 12, '2026-11-21'), false);
  assert.equal(oldAfter('coReturn'), 12);
  assert.equal(oldAfter('rnDeadline'), 6);
  const deadline = (today: string) => factRows(today).find(({ id }) => id === 'rnDeadline')?.review;
  assert.deepEqual([deadline('2026-04-17'), deadline('2026-04-18')], ['', 'review']);
  const rows = factRows('2026-11-21');
  assert.equal(rows.length, facts.length + FEES.length + PENALTIES.length);
  assert.ok(rows.some(({ review }) => review === 'review') && rows.some(({ review }) => review === ''));
});
