import assert from 'node:assert/strict';
import { test } from 'node:test';

import { SAMPLE_REGISTER } from '../../src/register/sample.ts';
import { canonicalWord } from '../../src/names/spelling/normalise.ts';
import { TRADE_WORDS, tradeOf, tradesOfKind } from '../../src/names/spelling/trades.ts';
import { wordClass } from '../../src/names/spelling/word-classes.ts';

test('every word of a trade stands once, and no other list claims it', () => {
  const words = TRADE_WORDS.map(canonicalWord);
  const seen = new Set<string>();
  for (const word of TRADE_WORDS) {
    assert.ok(!seen.has(word), word);
    seen.add(word);
  }
  const elsewhere = words.filter((word) => tradeOf(word) !== 0 && wordClass(word) !== 'trade');
  assert.deepEqual(elsewhere, []);
});

test('words of one trade have the same number, words of two have not', () => {
  for (const [one, other] of ['waste sanitation', 'bank microfinance', 'pharmacy chemist', 'clinic hospital'].map(
    (pair) => pair.split(' '),
  ) as [string, string][])
    assert.equal(tradeOf(one), tradeOf(other), `${one} ${other}`);
  for (const [one, other] of ['waste bank', 'pharmacy clinic', 'tyre bakery'].map((pair) => pair.split(' ')) as [
    string,
    string,
  ][])
    assert.notEqual(tradeOf(one), tradeOf(other), `${one} ${other}`);
  assert.equal(tradeOf('tontonte'), 0);
});

test('the kinds of household names tell a trade, but for the kinds that have many', () => {
  const without = new Set(
    SAMPLE_REGISTER.filter(({ household, kind }) => household && tradesOfKind(kind).length === 0).map(
      ({ kind }) => kind,
    ),
  );
  for (const kind of ['bank', 'restaurant or fast food', 'waste and sanitation company', 'telecommunications'])
    assert.ok(!without.has(kind), kind);
});
