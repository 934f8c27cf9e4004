import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkName } from '../../src/names/check.ts';
import { buildIndex } from '../../src/names/index/index.ts';

const SYLLABLES = ['ba', 'de', 'fo', 'gu', 'ka', 'lo', 'mi', 'nu', 'pe', 'sa', 'to', 'wi'];
const coined = (at: number): string =>
  [at % 12, Math.floor(at / 12) % 12, Math.floor(at / 144) % 12].map((place) => SYLLABLES[place]).join('');

test('a misspelt word matches if many names contain the right word and some hundreds the misspelling', () => {
  const names = ['Anyidoho Construction Ltd'];
  for (let at = 0; at < 900; at++) names.push(`${coined(at)} Construction`);
  for (let at = 0; at < 400; at++) names.push(`Anyidoho ${coined(at)}`);
  const index = buildIndex(names.map((name) => ({ name, source: 'registry' })));
  const { similar } = checkName(index, 'Anyidoho Constrxction', 5);
  assert.equal(similar[0]?.name, 'Anyidoho Construction Ltd');
});
