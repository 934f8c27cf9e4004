import assert from 'node:assert/strict';
import test from 'node:test';
import {
  bullets,
  code,
  link,
  numbered,
  paragraphs,
  quotedData,
  section,
  sentences,
  shortSource,
} from '../../src/text/markdown.ts';
import { SOURCES } from '../../src/guidance/law/sources.ts';

test('what is empty leaves no heading, no bullet and no empty line behind', () => {
  assert.equal(paragraphs('a', '', undefined, 'b'), 'a\n\nb');
  assert.equal(sentences('A.', undefined, '', 'B.'), 'A. B.');
  assert.equal(section('Cost', '', bullets([])), '');
  assert.equal(section('Cost', 'a', bullets(['b', undefined, 'c'])), '## Cost\n\na\n\n- b\n- c');
  assert.equal(numbered(['a', '', 'b']), '1. a\n2. b');
});

test('a stranger’s text and an address end nothing around them', () => {
  assert.equal(quotedData('A\n# B <b>'), '"A \\# B \\<b\\>"');
  assert.equal(code('a`b'), "`a'b`");
  assert.equal(link('https://x.gh/a?b=c d>'), '<https://x.gh/a?b=c%20d%3E>');
});

test('a source is named shortly: an Act by its number and section, others without who copied them', () => {
  for (const [title, short] of [
    ['Companies Act, 2019 (Act 992), s.21(2) [law] (2026-04-03) https://ghalii.org/x', 'Act 992, s.21(2)'],
    ['Registration of Business Names Regulations, 1974 (L.I. 982), reg. 5', 'L.I. 982, reg. 5'],
    ['National Petroleum Authority Act, 2005 (Act 691), Business Regulatory Reform portal', 'Act 691'],
    ['ORC: FINAL-FEES-AND-CHARGES-2026, as a cost calculator copies it', 'ORC: FINAL-FEES-AND-CHARGES-2026'],
    ['ORC: Re-Registration', 'ORC: Re-Registration'],
  ] as const)
    assert.equal(shortSource(title), short);
  for (const { title } of Object.values(SOURCES)) {
    const short = shortSource(title);
    assert.ok(short.length > 3 && short.length <= 62, short);
  }
});
