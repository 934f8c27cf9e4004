import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import test, { type TestContext } from 'node:test';
import Libsql from 'libsql';
import { ToolError } from '../../src/errors.ts';
import type { Report, StoredReport } from '../../src/feedback/queue.ts';
import { unavailable, type Database } from '../../src/store/database.ts';
import { feedbackStore } from '../../src/store/feedback/queue.ts';
import { keepRetention } from '../../src/store/feedback/retention.ts';
import type { StoreTables } from '../../src/store/schema.ts';
import { sqliteDatabase } from '../../src/store/sqlite/database.ts';
import { PARTS } from '../../src/store/sqlite/schema.ts';
import { scratch } from '../support/built.ts';
import { bundled } from '../support/bundled.ts';
import { manyTimes, size } from '../support/limits.ts';
import { onBoth } from '../support/postgres.ts';

const REPORT: Report = { kind: 'bug_report', message: 'The fee is wrong.', page_or_tool: '/start/partnership' };
const START = Date.parse('2026-11-21T10:00:00Z');
const at = (seconds: number): string => new Date(START + seconds * 1_000).toISOString();

type Feedback = ReturnType<typeof feedbackStore>;

/** A store whose clock stands until it is put forward. */
function opened(database: Database<StoreTables>) {
  const clock = { seconds: 0 };
  const feedback = feedbackStore(database as never, () => new Date(START + clock.seconds * 1_000));
  return { feedback, clock };
}

onBoth('a report goes from the queue into review and is resolved, and says by whom and when', async (_context, it) => {
  const { feedback, clock } = opened(it.open());
  const { report_id } = await feedback.submit(REPORT);
  assert.equal(await feedback.waiting(), 1);
  clock.seconds = 1;
  const taken = await feedback.assign(report_id, 'Ama');
  const inReview = { ...REPORT, report_id, received_at: at(0), assigned_to: 'Ama', assigned_at: at(1) };
  assert.deepEqual(taken, { assigned: true, report: { ...inReview, status: 'in_review' } });
  assert.equal(await feedback.waiting(), 0);
  clock.seconds = 2;
  assert.deepEqual(await feedback.resolve([report_id], 'Kofi', 'Corrected.'), [report_id]);
  const resolved = { ...inReview, status: 'resolved', resolved_by: 'Kofi', resolved_at: at(2), note: 'Corrected.' };
  assert.deepEqual(await feedback.find(report_id), resolved);
  clock.seconds = 3;
  assert.deepEqual(await feedback.resolve([report_id, 'fb_none'], 'Yaw'), []);
  assert.deepEqual(await feedback.find(report_id), resolved);
  assert.deepEqual(await feedback.history(report_id), [
    { state: 'queued_for_review', at: at(0) },
    { state: 'in_review', by: 'Ama', at: at(1) },
    { state: 'resolved', by: 'Kofi', at: at(2), note: 'Corrected.' },
  ]);
  assert.deepEqual(await feedback.history('fb_none'), []);
});

onBoth(
  'a report that another has in review is left to them but for a take-over, which history keeps',
  async (_context, it) => {
    const { feedback } = opened(it.open());
    const { report_id } = await feedback.submit(REPORT);
    await feedback.assign(report_id, 'Ama');
    const refused = await feedback.assign(report_id, 'Kofi');
    assert.deepEqual([refused?.assigned, refused?.report.assigned_to], [false, 'Ama']);
    assert.equal((await feedback.assign(report_id, 'Ama'))?.assigned, true);
    const over = await feedback.assign(report_id, 'Kofi', true);
    assert.deepEqual([over?.assigned, over?.report.assigned_to], [true, 'Kofi']);
    await feedback.resolve([report_id], 'Kofi');
    assert.equal((await feedback.assign(report_id, 'Ama', true))?.assigned, false);
    assert.deepEqual(
      (await feedback.history(report_id)).map(({ state, by }) => [state, by]),
      [
        ['queued_for_review', undefined],
        ['in_review', 'Ama'],
        ['in_review', 'Kofi'],
        ['resolved', 'Kofi'],
      ],
    );
    assert.equal(await feedback.assign('fb_none', 'Ama'), undefined);
  },
);

onBoth('what comes next is the report that has waited longest, and none where none waits', async (_context, it) => {
  const { feedback, clock } = opened(it.open());
  const first = await feedback.submit(REPORT);
  clock.seconds = 1;
  const second = await feedback.submit(REPORT);
  assert.equal((await feedback.takeNext('Ama'))?.report_id, first.report_id);
  const next = await feedback.takeNext('Kofi');
  assert.deepEqual([next?.report_id, next?.status, next?.assigned_to], [second.report_id, 'in_review', 'Kofi']);
  assert.equal(await feedback.takeNext('Ama'), undefined);
});

const PROCESSES = size(2, 4);
const REVIEWERS = await bundled('feedback-child');

onBoth(`two reviewers in each of ${PROCESSES} processes never get the same of 200 reports`, async (context, it) => {
  const { feedback } = opened(it.open());
  const { SVC_DATA_DIR = '', SVC_DATABASE_URL = '' } = it.settings;
  // On a quick machine one process may take all of a round before another begins.
  for (let round = 1; ; round++) {
    const sent = await Promise.all(Array.from({ length: 200 }, () => feedback.submit(REPORT)));
    const taken = await reviewers(context, PROCESSES, [SVC_DATA_DIR, SVC_DATABASE_URL]);
    assert.equal(taken.flat().length, 200);
    assert.deepEqual(new Set(taken.flat()), new Set(sent.map(({ report_id }) => report_id)));
    assert.equal(await feedback.waiting(), 0);
    if (taken.filter((ids) => ids.length > 0).length > 1) break;
    assert.ok(round < 10, 'only one process got any, ten times');
  }
});

/** What the reviewers of some processes got, all at it at the same time. */
async function reviewers(context: TestContext, count: number, args: readonly string[]): Promise<string[][]> {
  const all = Array.from({ length: count }, (_, index) => {
    const child = spawn(process.execPath, [REVIEWERS, ...args, `${index}`], { stdio: ['pipe', 'pipe', 'inherit'] });
    context.after(() => void child.kill('SIGKILL'));
    const lines = createInterface({ input: child.stdout });
    const ready = new Promise((resolve) => lines.once('line', resolve));
    const ids: string[] = [];
    void ready.then(() => lines.on('line', (line) => ids.push(line)));
    const done = new Promise<string[]>((resolve, reject) =>
      child.once('close', (code) => (code === 0 ? resolve(ids) : reject(new Error(`a reviewer ended with ${code}`)))),
    );
    return { child, ready, done };
  });
  await Promise.all(all.map(({ ready, done }) => Promise.race([ready, done])));
  for (const { child } of all) child.stdin.write('go\n');
  return Promise.all(all.map(({ done }) => done));
}

onBoth(
  'one key sent through two facades at the same moment keeps one report, and both get its receipt',
  async (_context, it) => {
    const facades = [it.open(), it.open()].map((database) => opened(database).feedback);
    for (let round = 0; round < 20; round++) {
      const receipts = await Promise.all(
        [...facades, ...facades].map((feedback) =>
          feedback.submit({ ...REPORT, message: `n ${round}` }, `key ${round}`),
        ),
      );
      for (const receipt of receipts) assert.deepEqual(receipt, receipts[0]);
    }
    const [one] = facades;
    assert.equal((await one!.list({ limit: 100 })).length, 20);
    await assert.rejects(
      one!.submit(REPORT, 'key 3'),
      (error: unknown) => error instanceof ToolError && error.failure.code === 'KEY_REUSED',
    );
    assert.equal((await one!.list({ limit: 100 })).length, 20);
  },
);

onBoth('a key stands for 24 hours, is free then, and is purged', async (_context, it) => {
  const database = it.open();
  const { feedback, clock } = opened(database);
  const first = await feedback.submit(REPORT, 'key');
  clock.seconds = 24 * 3_600 - 10;
  assert.deepEqual(await feedback.submit(REPORT, 'key'), first);
  clock.seconds = 24 * 3_600 + 10;
  const second = await feedback.submit({ ...REPORT, message: 'Another.' }, 'key');
  assert.notEqual(second.report_id, first.report_id);
  assert.deepEqual(await feedback.submit({ ...REPORT, message: 'Another.' }, 'key'), second);
  const keys = () => database.read((db) => db.selectFrom('idempotency_keys').select('key').execute());
  assert.equal(await feedback.expire(undefined), 0);
  assert.equal((await keys()).length, 1);
  clock.seconds = 49 * 3_600;
  assert.equal(await feedback.expire(undefined), 0);
  assert.deepEqual(await keys(), []);
  assert.equal((await feedback.list({ limit: 9 })).length, 2);
});

/** A database whose connection is lost after each commit, so that everything runs twice. */
const twice = (database: Database<StoreTables>): Database<StoreTables> => ({
  ...database,
  read: async (work, options) => {
    await database.read(work, options);
    return database.read(work, options);
  },
  write: async (work, options) => {
    await database.write(work, options);
    return database.write(work, options);
  },
});

onBoth('every write comes to the same when it is run again after it was committed', async (_context, it) => {
  const database = it.open();
  const { feedback, clock } = opened(twice(database));
  const plain = await feedback.submit(REPORT);
  clock.seconds = 1;
  const keyed = await feedback.submit({ ...REPORT, message: 'Another.' }, 'key');
  assert.deepEqual(await feedback.submit({ ...REPORT, message: 'Another.' }, 'key'), keyed);
  assert.equal((await feedback.list({ limit: 9 })).length, 2);
  assert.equal((await feedback.takeNext('Ama'))?.report_id, plain.report_id);
  assert.equal(await feedback.waiting(), 1);
  assert.equal((await feedback.assign(plain.report_id, 'Kofi', true))?.assigned, true);
  assert.deepEqual(await feedback.resolve([plain.report_id], 'Kofi'), [plain.report_id]);
  assert.equal((await feedback.history(plain.report_id)).length, 4);
  assert.equal((await feedback.forget(plain.report_id))?.changed, true);
  clock.seconds = 2;
  assert.equal((await feedback.forget(plain.report_id))?.changed, false);
});

onBoth(
  'a report of which it is unknown whether it was kept is kept once when it is sent again, also later',
  async (_context, it) => {
    const database = it.open();
    let fault: 'before' | 'after' | undefined;
    /** Loses the connection before or after what a method does. */
    const failingAt =
      (method: Database<StoreTables>['write']): Database<StoreTables>['write'] =>
      async (work, options) => {
        const result = fault === 'before' ? undefined : await method(work, options);
        if (fault !== undefined) throw unavailable('the connection was lost', undefined, 'unknown');
        return result as never;
      };
    const failing: Database<StoreTables> = {
      ...database,
      read: failingAt(database.read),
      write: failingAt(database.write),
    };
    const { feedback, clock } = opened(failing);
    const unknown = (error: unknown) => error instanceof ToolError && /exactly the same again/.test(error.failure.fix);
    for (fault of ['after', 'before'] as const) {
      const report = { ...REPORT, message: fault };
      await assert.rejects(feedback.submit(report), unknown);
      await assert.rejects(feedback.submit(report), unknown);
      fault = undefined;
      const receipt = await feedback.submit(report);
      const kept = (await feedback.list({ limit: 9 })).filter(({ message }) => message === report.message);
      assert.deepEqual(
        kept.map(({ report_id, received_at }) => ({ report_id, received_at })),
        [{ report_id: receipt.report_id, received_at: receipt.received_at }],
      );
      // It is settled: the same again is another report.
      assert.notEqual((await feedback.submit(report)).report_id, receipt.report_id);
    }
    fault = 'after';
    await assert.rejects(feedback.submit(REPORT), unknown);
    fault = undefined;
    clock.seconds += 3_600;
    await feedback.submit(REPORT);
    assert.equal((await feedback.list({ limit: 9, contains: REPORT.message })).length, 2);
  },
);

onBoth(
  'reports are found by what they say, literally and in capitals or not, and by who, what and when',
  async (_context, it) => {
    const { feedback, clock } = opened(it.open());
    const messages = [
      '100% wrong',
      '100 % wrong',
      'a_b [x]* (y)? \\d',
      'aXb',
      'Ɛyɛ den, MEPA WO KYƐW',
      'Straße',
      'it\u2019s',
    ];
    for (const message of messages) await feedback.submit({ kind: 'suggestion', message });
    const found = async (contains: string) =>
      (await feedback.list({ contains, limit: 9 })).map(({ message }) => message);
    assert.deepEqual(await found('100%'), ['100% wrong']);
    assert.deepEqual(await found('A_b'), ['a_b [x]* (y)? \\d']);
    for (const part of ['[x]*', '(Y)?', '\\d', '*', '?', ']']) assert.deepEqual(await found(part), [messages[2]], part);
    assert.deepEqual(await found('.'), []);
    assert.deepEqual(await found('ɛYƐ DEN'), [messages[4]]);
    assert.deepEqual(await found('mepa wo kyɛw'), [messages[4]]);
    assert.deepEqual(await found('stRaß'), ['Straße']);
    assert.equal((await found('WRONG')).length, 2);
    assert.deepEqual(await found("'"), []);
    clock.seconds = 86_400;
    const { report_id } = await feedback.submit({ ...REPORT, page_or_tool: '/Start/LLC?x=1' });
    clock.seconds = 86_401;
    const other = await feedback.submit(REPORT);
    await feedback.assign(report_id, 'Ama');
    await feedback.resolve([other.report_id], 'Ama');
    const ids = async (filter: object) => (await feedback.list({ ...filter, limit: 9 })).map((one) => one.report_id);
    assert.deepEqual(await ids({ about: '/start/llc?' }), [report_id]);
    assert.deepEqual(await ids({ about: 'start' }), [other.report_id, report_id]);
    assert.deepEqual(await ids({ by: 'Ama' }), [other.report_id, report_id]);
    assert.deepEqual(await ids({ by: 'Am' }), []);
    assert.deepEqual(await ids({ by: 'Ama', status: 'in_review' }), [report_id]);
    assert.deepEqual(await ids({ kind: 'bug_report' }), [other.report_id, report_id]);
    assert.deepEqual(await ids({ since: at(86_401) }), [other.report_id]);
    assert.deepEqual(await ids({ since: at(86_400), before: at(86_401) }), [report_id]);
    assert.equal((await ids({ before: at(86_400) })).length, messages.length);
  },
);

onBoth('pages of a list join without a gap or a repetition, also among reports of one moment', async (_context, it) => {
  const feedback = feedbackStore(it.open() as never, () => new Date(START));
  for (let n = 0; n < 25; n++) await feedback.submit({ ...REPORT, message: `n ${n}` });
  const all: StoredReport[] = [];
  for (;;) {
    const after = all.at(-1);
    const page = await feedback.list({ limit: 4, ...(after === undefined ? {} : { after }) });
    if (page.length === 0) break;
    all.push(...page);
  }
  assert.deepEqual(all, await feedback.list({ limit: 100 }));
  assert.equal(new Set(all.map(({ report_id }) => report_id)).size, 25);
});

onBoth(
  'retention deletes what was resolved long enough ago with its history, and nothing that is not resolved',
  async (_context, it) => {
    const [database, other] = [it.open(), it.open()];
    const { feedback, clock } = opened(database);
    const old = await manyTimes(size(520, 1_200), () => feedback.submit(REPORT));
    const [waits, inReview, ...done] = old.map(({ report_id }) => report_id) as [string, string, ...string[]];
    await feedback.assign(inReview, 'Ama');
    await feedback.resolve(done, 'Ama', 'Done.');
    clock.seconds = 10 * 86_400;
    const late = await feedback.submit(REPORT);
    await feedback.resolve([late.report_id], 'Ama');
    clock.seconds = 30 * 86_400;
    assert.equal(await feedback.expire(31), 0);
    // Several replicas at once.
    const deleted = await Promise.all([
      feedback.expire(25),
      feedbackStore(other as never, () => new Date(at(30 * 86_400))).expire(25),
    ]);
    assert.equal(deleted[0] + deleted[1], done.length);
    const left = await feedback.list({ limit: 2_000 });
    assert.deepEqual(new Set(left.map(({ report_id }) => report_id)), new Set([waits, inReview, late.report_id]));
    const events = await database.read((db) => db.selectFrom('feedback_events').select('report_id').execute());
    assert.deepEqual(new Set(events.map(({ report_id }) => report_id)), new Set([inReview, late.report_id]));
    assert.equal(await feedback.expire(25), 0);
  },
);

test('retention runs at once and again, tells of a fault and goes on, and ends when it is told to', async () => {
  const turns: (number | undefined)[] = [];
  const told: unknown[] = [];
  const fault = new Error('away');
  await new Promise<void>((resolve) => {
    const end = keepRetention(
      {
        expire: (days) => {
          turns.push(days);
          if (turns.length === 3) {
            end();
            setTimeout(resolve, 20);
          }
          return turns.length === 2 ? Promise.resolve(0) : Promise.reject(fault);
        },
      },
      { days: 30, report: (error) => told.push(error), everyMs: 1 },
    );
  });
  assert.deepEqual(turns, [30, 30, 30]);
  assert.deepEqual(told, [fault]);
});

const SECRET = 'Ama Serwaa Zzyzx';
/** A report that names a person in every field. */
const PERSONAL: Report = {
  kind: 'content_issue',
  message: `My name is ${SECRET}, call me. ${`${SECRET} lives in Kumasi. `.repeat(120)}`,
  page_or_tool: `/start?name=${SECRET}`,
  reporter: SECRET,
  contact: `${SECRET} <zzyzx@example.com>`,
};

onBoth('a forgotten report keeps who did what when, and nothing that says who reported', async (_context, it) => {
  const database = it.open();
  const { feedback, clock } = opened(database);
  const { report_id, received_at } = await feedback.submit(PERSONAL, 'key');
  const other = await feedback.submit(REPORT, 'other key');
  clock.seconds = 2;
  await feedback.assign(report_id, 'Kofi');
  clock.seconds = 3;
  await feedback.resolve([report_id], 'Kofi', `Called ${SECRET}.`);
  clock.seconds = 4;
  const outcome = await feedback.forget(report_id);
  assert.equal(outcome?.changed, true);
  clock.seconds = 5;
  const forgotten = {
    report_id,
    kind: 'content_issue',
    message: '',
    status: 'resolved',
    received_at,
    assigned_to: 'Kofi',
    assigned_at: at(2),
    resolved_by: 'Kofi',
    resolved_at: at(3),
    forgotten_at: at(4),
  };
  assert.deepEqual(outcome?.report, forgotten);
  assert.deepEqual((await feedback.forget(report_id))?.report, forgotten);
  assert.equal((await feedback.forget(report_id))?.changed, false);
  assert.deepEqual(await feedback.history(report_id), [
    { state: 'queued_for_review', at: received_at },
    { state: 'in_review', by: 'Kofi', at: at(2) },
    { state: 'resolved', by: 'Kofi', at: at(3) },
  ]);
  const keys = await database.read((db) => db.selectFrom('idempotency_keys').select('report_id').execute());
  assert.deepEqual(keys, [{ report_id: other.report_id }]);
  assert.equal((await feedback.find(other.report_id))?.message, REPORT.message);
  assert.equal(await feedback.forget('fb_none'), undefined);
  const waiting = await feedback.submit(PERSONAL);
  assert.equal((await feedback.forget(waiting.report_id, 'Yaw'))?.report.status, 'resolved');
  assert.equal((await feedback.history(waiting.report_id)).at(-1)?.by, 'Yaw');
  assert.equal(await feedback.waiting(), 1);
});

test('the text of forgotten reports is in no file of the embedded store, while other processes use it', async (context) => {
  const directory = scratch(context);
  const [database, other] = [sqliteDatabase(directory), sqliteDatabase(directory)];
  context.after(() => [database, other].forEach((one) => one.close()));
  const [feedback, beside] = [database, other].map((one) => feedbackStore(one, () => new Date(START))) as [
    Feedback,
    Feedback,
  ];
  const files = () => readdirSync(directory).map((file) => readFileSync(join(directory, file)));
  const holds = () => files().some((bytes) => bytes.includes('Zzyzx') || bytes.includes('zzyzx@'));
  const sent: string[] = [];
  for (let n = 0; n < 120; n++) {
    const { message, ...rest } = PERSONAL;
    // Texts of all sizes among each other: pages are split, joined and given out again.
    sent.push((await feedback.submit({ ...rest, message: message.slice(0, 30 + ((n * 37) % 2_000)) })).report_id);
    await beside.submit({ ...REPORT, message: 'x'.repeat((n * 53) % 1_500) });
  }
  assert.equal(holds(), true);
  await feedback.resolve(sent, 'Kofi', SECRET);
  for (const report_id of sent) assert.deepEqual((await feedback.forget(report_id))?.left, []);
  assert.equal(holds(), false);
  assert.equal((await beside.list({ limit: 999 })).length, 240);
});

test('while another process reads the store, forget says where the text still lies, and empties that the next time', async (context) => {
  const directory = scratch(context);
  const database = sqliteDatabase(directory);
  const feedback = feedbackStore(database, () => new Date(START));
  const { report_id } = await feedback.submit(PERSONAL);
  const reader = new Libsql(join(directory, PARTS.reports.file));
  context.after(() => [database, reader].forEach((one) => one.close()));
  const holds = () => readdirSync(directory).some((file) => readFileSync(join(directory, file)).includes('Zzyzx'));
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM feedback').all();
  const first = await feedback.forget(report_id);
  assert.deepEqual([first?.changed, first?.left.length, holds()], [true, 1, true]);
  assert.match(first?.left[0] ?? '', /write-ahead log.*run the same command again later/);
  reader.exec('COMMIT');
  assert.deepEqual([(await feedback.forget(report_id))?.left, holds()], [[], false]);
});
