import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviseOn } from '../../src/names/advice/advise.ts';
import { LANGUAGES, WORDS } from '../../src/names/advice/words.ts';
import { wordClass } from '../../src/names/spelling/word-classes.ts';
import { SAMPLE_REGISTER } from '../../src/register/sample.ts';

const DAY_NAMES =
  'Kwadwo Kojo Kwabena Kobina Kwaku Kweku Yaw Kofi Kwame Kwasi Akwasi Adwoa Abena Akua Yaa Afua Afia Efua Ama Akosua Esi Kwesi Ekua Araba Aba Dzodzi Kodzo Komla Kwami Kosi';

test('there are about 400 words, and at least 30 of each language', () => {
  assert.ok(WORDS.length >= 400, `${WORDS.length} words`);
  for (const wanted of LANGUAGES) {
    const held = WORDS.filter(({ language }) => language === wanted).length;
    assert.ok(held >= 30, `${wanted}: ${held}`);
  }
});

test('each word is one word in plain letters, with a capital letter first', () => {
  for (const { word } of WORDS) assert.match(word, /^[A-Z][a-z]{2,15}$/);
});

test('each word has a meaning in a short English phrase', () => {
  for (const { word, meaning } of WORDS) {
    assert.match(meaning, /^[\x20-\x7e]{3,80}$/, word);
    assert.ok(!meaning.endsWith('.'), word);
    assert.notEqual(meaning.toLowerCase(), word.toLowerCase());
  }
});

test('no word stands twice in the list', () => {
  const seen = new Set<string>();
  for (const { word } of WORDS) {
    assert.ok(!seen.has(word), `${word} stands twice`);
    seen.add(word);
  }
});

test('no word of the list draws an advisory that a name made with it would not have without it', () => {
  for (const { word } of WORDS) {
    const drawn = adviseOn(`${word} Ventures`).filter(({ code }) => code !== 'ending_missing');
    assert.deepEqual(drawn, [], word);
  }
});

test('no word of the list is generic, a trade, a place or a word of worship to the name check, nor makes a name doubtful', () => {
  for (const { word } of WORDS) {
    const found = wordClass(word.toLowerCase());
    assert.ok(found === undefined || found === 'name', `${word}: ${found}`);
  }
});

test('no word of the list is a day name', () => {
  const days = new Set(DAY_NAMES.split(' '));
  for (const { word } of WORDS) assert.ok(!days.has(word), word);
});

test('no word of the list is a household name', () => {
  const household = new Set(
    SAMPLE_REGISTER.filter((row) => row.household).map(({ name }) => name.split(' ')[0]!.toLowerCase()),
  );
  for (const { word } of WORDS) assert.ok(!household.has(word.toLowerCase()), word);
});
