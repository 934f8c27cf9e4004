import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENTITY_IDS } from '../../src/guidance/law/entity-ids.ts';
import { buildIndex } from '../../src/names/index/index.ts';
import { search } from '../../src/names/index/name-index.ts';
import { hasComparableText, normalise } from '../../src/names/spelling/normalise.ts';
import { SAMPLE, SAMPLE_REGISTER, SAMPLE_REGISTER_AS_OF } from '../../src/register/sample.ts';

test('the sample register holds at least 2,000 names of thirty kinds or more', () => {
  assert.ok(SAMPLE_REGISTER.length >= 2_000, `${SAMPLE_REGISTER.length} names`);
  const kinds = new Set(SAMPLE_REGISTER.map(({ kind }) => kind));
  assert.ok(kinds.size >= 30, `${kinds.size} kinds`);
});

test('no name is in the sample twice, whatever its case, spaces, punctuation or ending', () => {
  const seen = new Map<string, string>();
  for (const { name } of SAMPLE_REGISTER) {
    const { key } = normalise(name);
    assert.equal(seen.get(key), undefined, `${name} stands twice: ${seen.get(key)}`);
    seen.set(key, name);
  }
});

test('every sampled name is NFC, trimmed, single-spaced, short, and free of marks, control and format characters', () => {
  for (const { name } of SAMPLE_REGISTER) {
    assert.equal(name, name.normalize('NFC').trim().replaceAll(/\s+/g, ' '));
    assert.doesNotMatch(name, /[\p{Cc}\p{Cf}\p{Cs}*~;|]/u, name);
    assert.ok(hasComparableText(name) && name.length <= 100, name);
  }
});

test('an entity type in the sample is one of the eleven and agrees with the ending of the name', () => {
  const ending = { public_company_limited_by_shares: / PLC$/, company_limited_by_shares: / (Limited|LTD)$/ };
  let typed = 0;
  for (const { name, entity_type } of SAMPLE_REGISTER) {
    if (entity_type === undefined) continue;
    typed++;
    assert.ok(ENTITY_IDS.includes(entity_type), `${name}: ${entity_type}`);
    assert.ok(entity_type in ending, `${name}: no ending makes ${entity_type} plain`);
    assert.match(name, ending[entity_type as keyof typeof ending]);
  }
  assert.ok(typed > 400, `${typed} names have a type`);
});

test('a former name has no entity type, and neither has a name in "Limited" that is in doubt', () => {
  const former = SAMPLE_REGISTER.filter(({ kind }) => kind === 'former name');
  assert.ok(former.length >= 50, `${former.length} former names`);
  for (const row of former) assert.equal(row.entity_type, undefined, row.name);
  const typeOf = (wanted: string) => SAMPLE_REGISTER.find(({ name }) => name === wanted);
  assert.ok(typeOf('Tullow Ghana Limited') && typeOf('Tullow Ghana Limited')?.entity_type === undefined);
  assert.equal(typeOf('Ghacem Limited')?.entity_type, 'company_limited_by_shares');
  assert.equal(typeOf('GOIL PLC')?.entity_type, 'public_company_limited_by_shares');
});

test('every sampled name has the title of a public source and the day of its list, and none claims a status', () => {
  for (const row of SAMPLE_REGISTER) {
    assert.ok(row.source.trim().length > 10, row.name);
    assert.match(row.as_of, /^\d{4}-\d{2}-\d{2}$/);
    assert.ok(row.as_of <= SAMPLE_REGISTER_AS_OF, `${row.name} is newer than the sample`);
    assert.ok(!('status' in row), `${row.name} claims a status`);
  }
});

test('household names are a part of the sample, and the index gets the mark', () => {
  const household = SAMPLE_REGISTER.filter((row) => row.household);
  assert.ok(household.length >= 100 && household.length < SAMPLE_REGISTER.length / 4, `${household.length} names`);
  const marked = SAMPLE.names.filter((row) => row.household).map(({ name }) => name);
  assert.deepEqual(
    marked,
    household.map(({ name }) => name),
  );
  for (const wanted of [
    'MTN Ghana',
    'GCB Bank PLC',
    'University of Ghana',
    'Joy FM',
    'Indomie',
    'The Church of Pentecost',
  ])
    assert.ok(marked.includes(wanted), wanted);
});

test('names that anyone would try are found in the sample, with or without their endings', () => {
  const index = buildIndex(SAMPLE.names.map(({ name }, id) => ({ id, name, source: 'registry' as const })));
  for (const tried of [
    'Ecobank',
    'Kasapreko Ltd',
    'Melcom',
    'Papaye Fast Food',
    'KNUST Senior High School',
    'Peace FM',
    'Lighthouse Chapel International',
    'Barclays Bank of Ghana',
    'Korle Bu Teaching Hospital',
    'Accra Hearts of Oak',
    'Newmont Ghana Gold',
    'Ghana Revenue Authority',
    'Petrosol',
    'Ernest Chemists',
    'Key Soap',
  ]) {
    const { exact, sounds_like, similar } = search(index, tried, 3);
    assert.ok(exact.length + sounds_like.length + similar.length > 0, tried);
  }
});
