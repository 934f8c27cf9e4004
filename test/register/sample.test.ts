import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENTITY_IDS } from '../../src/guidance/law/entity-ids.ts';
import {
  SAMPLE_REGISTER,
  SAMPLE_REGISTER_AS_OF,
  SAMPLE_REGISTER_LABEL,
  SAMPLE_REGISTER_SOURCE,
} from '../../src/register/sample.ts';

test('the sample register holds at least 150 names', () => {
  assert.ok(SAMPLE_REGISTER.length >= 150, `${SAMPLE_REGISTER.length} names`);
});

test('no name is in the sample twice, whatever its case, spaces or punctuation', () => {
  const seen = new Map<string, string>();
  for (const { name } of SAMPLE_REGISTER) {
    const key = name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '');
    assert.equal(seen.get(key), undefined, `${name} stands twice`);
    seen.set(key, name);
  }
});

test('every sampled name is NFC, trimmed, single-spaced and free of control and format characters', () => {
  for (const { name } of SAMPLE_REGISTER) {
    assert.equal(name, name.normalize('NFC').trim().replaceAll(/\s+/g, ' '));
    assert.doesNotMatch(name, /[\p{Cc}\p{Cf}\p{Cs}]/u, name);
    assert.match(name, /\p{L}/u);
  }
});

test('an entity type in the sample is one of the eleven and agrees with the ending of the name', () => {
  const ending = { public_company_limited_by_shares: / PLC$/, company_limited_by_shares: / (Limited|LTD)$/ };
  for (const { name, entity_type } of SAMPLE_REGISTER) {
    if (entity_type === undefined) continue;
    assert.ok(ENTITY_IDS.includes(entity_type), `${name}: ${entity_type}`);
    assert.ok(entity_type in ending, `${name}: no ending makes ${entity_type} plain`);
    assert.match(name, ending[entity_type as keyof typeof ending]);
  }
});

test('every sampled name has the title of a public source and none claims a status', () => {
  for (const row of SAMPLE_REGISTER) {
    assert.ok(row.source.trim().length > 10, row.name);
    assert.ok(!('status' in row), `${row.name} claims a status`);
  }
});

test('the sample says what it is, where it comes from and its date', () => {
  assert.match(SAMPLE_REGISTER_LABEL, /sample/);
  assert.match(SAMPLE_REGISTER_SOURCE, /not an extract of the register/);
  assert.match(SAMPLE_REGISTER_AS_OF, /^\d{4}-\d{2}-\d{2}$/);
  assert.ok(!Number.isNaN(Date.parse(SAMPLE_REGISTER_AS_OF)));
});
