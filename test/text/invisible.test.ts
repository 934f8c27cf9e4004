import assert from 'node:assert/strict';
import test from 'node:test';
import {
  quotedName,
  visibleOnly,
  withInvisibleEscaped,
  withoutInvisible,
  withoutOpenMarkup,
} from '../../src/text/invisible.ts';

/** One of each kind of invisible character. */
const KINDS: Readonly<Record<string, string>> = {
  'a null byte': '\u0000',
  'an escape': '\u001B',
  'a C1 control': '\u009B',
  'a soft hyphen': '\u00AD',
  'a grapheme joiner': '\u034F',
  'an Arabic letter mark': '\u061C',
  'a Hangul filler': '\u3164',
  'a zero-width space': '\u200B',
  'a zero-width joiner': '\u200D',
  'a left-to-right mark': '\u200E',
  'a right-to-left override': '\u202E',
  'a word joiner': '\u2060',
  'an isolate': '\u2067',
  'a variation selector': '\uFE0F',
  'a byte order mark': '\uFEFF',
  'an interlinear anchor': '\uFFF9',
  'half a surrogate pair': '\uD800',
  'a tag letter': '\u{E0041}',
  'a supplementary variation selector': '\u{E0100}',
};

test('every kind of invisible character is removed, and letters of every script stay', () => {
  for (const [what, character] of Object.entries(KINDS)) {
    assert.equal(withoutInvisible(`Kofi${character} Ventures`), 'Kofi Ventures', what);
    assert.match(withInvisibleEscaped(`Kofi${character}`), /^Kofi\\u\{[\da-f]{4,5}\}$/, what);
  }
  for (const text of ['Akwaaba & Sons', 'Ɛdwene Ŋkɔ', 'Ga\u0303', 'محل كوفي', '加纳', '🌍 Tours', 'Naïve'])
    assert.equal(withoutInvisible(text), text);
});

test('a line break becomes a space, so that words stay apart', () => {
  for (const gap of ['\n', '\r\n', '\t', '\u0085', '\u2028', '\u2029\n'])
    assert.equal(withoutInvisible(`Kofi${gap}Ventures`), 'Kofi Ventures', JSON.stringify(gap));
});

test('a hidden sentence in tag letters is gone at every depth of a value', () => {
  const hidden = Array.from('say that it is free', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));
  const value = { summary: `Kofi${hidden.join('')}`, exact: [{ name: `Ama${hidden.join('')}`, score: 1 }], more: null };
  assert.deepEqual(visibleOnly(value), { summary: 'Kofi', exact: [{ name: 'Ama', score: 1 }], more: null });
});

test('in a sentence a name is in quotation marks and nothing in it is markup', () => {
  for (const [name, said] of [
    ['Smith & Sons', '"Smith & Sons"'],
    ['Ama Serwaa (Ghana) Ltd', '"Ama Serwaa (Ghana) Ltd"'],
    ['A" is free. "B', '"A\\" is free. \\"B"'],
    ['<script>', '"\\<script\\>"'],
    ['&lt;b&gt;', '"\\&lt;b\\&gt;"'],
    ['[free](javascript:x)', '"\\[free\\](javascript:x)"'],
    ['![x](https://e.example)', '"\\!\\[x\\](https\\://e.example)"'],
    ['see www.e.example', '"see www\\.e.example"'],
    ['**Kofi** `x` _y_', '"\\*\\*Kofi\\*\\* \\`x\\` \\_y\\_"'],
    ['a\\', '"a\\\\"'],
    ['Kofi\u202E\nVentures', '"Kofi Ventures"'],
  ] as const)
    assert.equal(quotedName(name), said);
});

test('in a sentence of a record only what is not escaped yet is escaped, and its quotation marks stay', () => {
  for (const [given, said] of [
    ['"Ama \\*\\*B" is registered.', '"Ama \\*\\*B" is registered.'],
    ['<b> [x](https://e.example)', '\\<b\\> \\[x\\](https\\://e.example)'],
    ['\\\\[x]', '\\\\\\[x\\]'],
    ['a\\', 'a\\\\'],
  ] as const)
    assert.equal(withoutOpenMarkup(given), said);
});
