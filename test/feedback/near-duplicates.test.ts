import assert from 'node:assert/strict';
import test from 'node:test';
import { groupNearDuplicates, nearDuplicatesOf, normaliseMessage } from '../../src/feedback/near-duplicates.ts';
import type { ReportKind } from '../../src/feedback/queue.ts';
import { REPORTED_ON, TUNED_ON } from '../support/feedback-duplicates.ts';

const status = 'queued_for_review' as const;

interface Case {
  readonly status: typeof status;
  readonly kind: ReportKind;
  readonly message: string;
  readonly page_or_tool?: string;
  /** The number of its true group. */
  readonly group: number;
}

const cases = (set: readonly (readonly string[])[]): Case[] =>
  set.flatMap((messages, group) => messages.map((message) => ({ status, kind: 'bug_report', message, group })));

/** Of the pairs that are found, the share that belongs together; of the pairs that belong together, the share found. */
function measured(set: readonly (readonly string[])[], found: (report: Case, all: readonly Case[]) => readonly Case[]) {
  const all = cases(set);
  let right = 0;
  let wrong = 0;
  let wanted = 0;
  for (const report of all) {
    const others = new Set(found(report, all));
    for (const other of all) {
      if (other === report) continue;
      if (other.group === report.group) wanted++;
      if (others.has(other) && other.group === report.group) right++;
      if (others.has(other) && other.group !== report.group) wrong++;
    }
  }
  assert.ok(wanted > 50);
  return { precision: right / (right + wrong), recall: right / wanted };
}

const directly = (report: Case, all: readonly Case[]) =>
  nearDuplicatesOf(
    report,
    all.filter((other) => other !== report),
  );
const inGroups = (report: Case, all: readonly Case[]) =>
  groupNearDuplicates(all).find((members) => members.includes(report)) ?? [];

for (const [name, set] of [
  ['the cases it was tuned on', TUNED_ON],
  ['cases that it was not tuned on', REPORTED_ON],
] as const) {
  test(`near-duplicates are found with precision 0.98 and recall 0.85 in ${name}`, (context) => {
    for (const found of [directly, inGroups]) {
      const { precision, recall } = measured(set, found);
      context.diagnostic(`${found.name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
      assert.ok(precision >= 0.98, `${found.name}: precision ${precision}`);
      assert.ok(recall >= 0.85, `${found.name}: recall ${recall}`);
    }
  });
}

test('reports of another kind or about another page are no near-duplicates', () => {
  const message = 'The fee on this page is from last year.';
  const reports = [
    { status, kind: 'bug_report', message },
    { status, kind: 'content_issue', message },
    { status, kind: 'bug_report', message, page_or_tool: '/start/partnership' },
    { status, kind: 'bug_report', message, page_or_tool: '/start' },
  ] as const;
  assert.equal(groupNearDuplicates(reports).length, 4);
  for (const report of reports)
    assert.deepEqual(
      nearDuplicatesOf(
        report,
        reports.filter((one) => one !== report),
      ),
      [],
    );
});

test('groups stand in the order of their newest report, the oldest of each first, and every report is in one', () => {
  const report = (message: string) => ({ status, kind: 'suggestion', message }) as const;
  const [a3, b2, a2, c1, b1, a1] = [
    report('Please translate all of the pages into Twi!'),
    report('A dark theme would be kind to my eyes at night.'),
    report('please translate all of the pages into twi'),
    report('One wish.'),
    report('A dark theme would be kind to my eyes at night'),
    report('Please translate all of the pages into Twi.'),
  ];
  assert.deepEqual(groupNearDuplicates([a3, b2, a2, c1, b1, a1]), [[a1, a2, a3], [b1, b2], [c1]]);
  assert.deepEqual(groupNearDuplicates([]), []);
});

test('texts without a letter or a digit are like none', () => {
  const reports = ['', '', '???', '\u{1F44D}', '\u{1F44D}'].map(
    (message) => ({ status, kind: 'suggestion', message }) as const,
  );
  assert.equal(groupNearDuplicates(reports).length, reports.length);
});

test('what differs between two tellings is left out of a text, and numbers that tell things apart are not', () => {
  assert.equal(normaliseMessage('Page  gives 404 (ID 7f3a9c21) at 2026-11-20T10:14:03Z!'), 'page gives 404 id 0 at 0');
  assert.equal(
    normaliseMessage('Me din no mmaa wɔ register NO mu'),
    normaliseMessage('me din no mmaa wo register no mu'),
  );
  assert.notEqual(normaliseMessage('Page gives 404'), normaliseMessage('Page gives 500'));
});

test('the newest 2,000 open reports are grouped, soon enough whether all are alike or none is; every other stands alone', () => {
  const flood = Array.from({ length: 2_500 }, (_, n) => ({
    status: n === 1 ? ('resolved' as const) : status,
    kind: 'bug_report' as const,
    message: `The same text that floods the queue, number ${n} of very many`,
  }));
  const groups = groupNearDuplicates(flood);
  assert.deepEqual([groups.length, groups[0]?.length], [501, 2_000]);
  assert.deepEqual(groups[0]?.[0], flood[2_000], 'the oldest of those that are compared');
  assert.deepEqual(groups[1], [flood[1]]);
  const word = (n: number) => ((n * 2_654_435_761) % 4_294_967_296).toString(36).replace(/\d/g, 'x');
  const apart = Array.from({ length: 2_000 }, (_, n) => ({
    status,
    kind: 'bug_report' as const,
    message: Array.from({ length: 30 }, (_, at) => word(n * 30 + at)).join(' '),
  }));
  const before = process.cpuUsage();
  assert.equal(groupNearDuplicates(apart).length, 2_000);
  const { user } = process.cpuUsage(before);
  assert.ok(user < 5_000_000, `${user / 1_000} ms`);
});

test('long texts that differ in a few words are near-duplicates, and long texts that share half of their words are not', () => {
  const words = Array.from({ length: 500 }, (_, n) => `${((n * 2_654_435_761) % 4_294_967_296).toString(26)}word`);
  const one = { status, kind: 'bug_report', message: words.join(' ') } as const;
  const changed = { ...one, message: words.map((word, at) => (at % 25 === 0 ? 'other' : word)).join(' ') };
  const half = {
    ...one,
    message: words.map((word, at) => (at % 2 === 0 ? word : [...word].toReversed().join(''))).join(' '),
  };
  assert.deepEqual(nearDuplicatesOf(one, [changed, half]), [changed]);
  assert.equal(groupNearDuplicates([one, changed, half]).length, 2);
});
