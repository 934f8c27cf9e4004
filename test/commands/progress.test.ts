import assert from 'node:assert/strict';
import { test } from 'node:test';

import { progressBar } from '../../src/commands/progress.ts';

/** A bar on a clock of its own, and the lines that it drew. */
function drawing() {
  let time = 0;
  const lines: string[] = [];
  const bar = progressBar({ write: (text) => lines.push(text.replace('\r\u001B[K', '')) }, () => time);
  const at = (ms: number): typeof bar => {
    time = ms;
    return bar;
  };
  return { at, lines };
}

test('the time left follows from the time that the part so far took', () => {
  const { at, lines } = drawing();
  at(1_000).show(0.1, 'read');
  at(30_000).show(0.25, 'read');
  at(600_000).show(0.5, 'read');
  at(3_600_000).show(0.4, 'read');
  assert.doesNotMatch(lines[0]!, /left/, 'too early to tell');
  assert.match(lines[1]!, / 25 % {2}read; about 2 min left$/);
  assert.match(lines[2]!, /about 10 min left$/);
  assert.match(lines[3]!, /about 1 h 30 min left$/);
});

test('the last step and a new phase are drawn at once, others at most every tenth of a second', () => {
  const { at, lines } = drawing();
  at(0).show(0.1, 'one');
  at(50).show(0.2, 'two');
  at(60).show(1, 'three');
  at(61).begin('joining');
  assert.deepEqual(
    lines.map((line) => line.replace(/^\[.*\] +\d+ % {2}/, '')),
    ['one', 'three', 'joining'],
  );
});

test('work of unknown length shows the time so far', () => {
  const { at, lines } = drawing();
  at(5_000).show(undefined, '3 rows read');
  assert.deepEqual(lines, ['3 rows read; 5 s so far']);
});
