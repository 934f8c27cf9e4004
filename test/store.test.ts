import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ToolError } from '../src/errors.ts';
import { feedbackStore } from '../src/store/feedback/queue.ts';
import { MIGRATIONS } from '../src/store/sqlite/migrations.ts';
import { STORE_FILE, sqliteDatabase } from '../src/store/sqlite/database.ts';
import { RawServer, runCli, scratch } from './_built.ts';
import { onBoth } from './_postgres.ts';

const SERVERS = 8;
const REPORTS = 200;

onBoth(
  '8 tool servers on one store, each given 200 reports at once and one killed half-way, keep every acknowledged report once',
  async (context, it) => {
    const acknowledged = new Map<string, string>();
    const killed = 3;
    await Promise.all(
      Array.from({ length: SERVERS }, async (_, index) => {
        const server = new RawServer(context, it.settings);
        await server.initialize();
        let answered = 0;
        const calls = Array.from({ length: REPORTS }, async (_, number) => {
          const message = `${index}/${number} ${randomUUID()}`;
          const answer = await server.callTool(number, 'submit_bot_feedback', { kind: 'bug_report', message });
          const receipt = answer.result?.['structuredContent'] as { report_id: string } | undefined;
          assert.ok(receipt, JSON.stringify(answer));
          acknowledged.set(receipt.report_id, message);
          answered += 1;
          if (index === killed && answered === REPORTS / 4) server.child.kill('SIGKILL');
        });
        if (index === killed) await server.exited;
        else {
          await Promise.all(calls);
          server.child.stdin.end();
          assert.equal(await server.exited, 0);
        }
      }),
    );
    assert.ok(acknowledged.size >= (SERVERS - 1) * REPORTS + REPORTS / 4, `${acknowledged.size}`);

    const kept = await feedbackStore(it.open() as never, () => new Date()).list({ limit: SERVERS * REPORTS + 1 });
    const byId = new Map(kept.map((report) => [report.report_id, report.message]));
    assert.equal(byId.size, kept.length);
    for (const [id, message] of acknowledged) assert.equal(byId.get(id), message);
    assert.equal(new Set(kept.map(({ message }) => message)).size, kept.length, 'no report is there twice');
  },
);

onBoth('a report comes back as it was given', async (_context, it) => {
  const feedback = feedbackStore(it.open() as never, () => new Date('2026-11-21T10:00:00Z'));
  const given = {
    kind: 'suggestion',
    message: "line one\nline 'two'; DROP TABLE feedback;-- \u202E\u{1F1EC}\u{1F1ED} $1 %s \\x00",
    contact: 'ama@example.com',
  } as const;
  const receipt = await feedback.submit(given);
  assert.deepEqual(receipt, {
    report_id: receipt.report_id,
    status: 'queued_for_review',
    received_at: '2026-11-21T10:00:00.000Z',
  });
  assert.deepEqual(await feedback.find(receipt.report_id), { ...given, ...receipt });
  assert.deepEqual(await feedback.list({ status: 'resolved', limit: 10 }), []);
  assert.deepEqual(await feedback.list({ limit: 10 }), [{ ...given, ...receipt }]);
  assert.equal(await feedback.find('fb_none'), undefined);
});

test('a store of a newer version is refused and left alone', async (context) => {
  const directory = scratch(context);
  const newer = sqliteDatabase(directory);
  await newer.use((handle) => handle.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`));
  newer.close();
  const store = sqliteDatabase(directory);
  await assert.rejects(
    store.use(() => 1),
    (error: unknown) => error instanceof ToolError && /newer version/.test(error.failure.detail),
  );
});

test('a store is opened again once what was in the way is gone', async (context) => {
  const directory = join(scratch(context), 'data');
  writeFileSync(directory, '');
  const store = sqliteDatabase(directory);
  context.after(() => store.close());
  await assert.rejects(
    store.use(() => 1),
    { name: 'ToolError' },
  );
  const { rmSync } = await import('node:fs');
  rmSync(directory);
  assert.equal(await store.use(() => 1), 1);
});

test('the store is one file in WAL mode', async (context) => {
  const directory = scratch(context);
  const store = sqliteDatabase(directory);
  context.after(() => store.close());
  assert.deepEqual(await store.use((handle) => handle.pragma('journal_mode')), [{ journal_mode: 'wal' }]);
  assert.equal(runCli(['doctor'], { SVC_DATA_DIR: directory }).stdout.includes(join(directory, STORE_FILE)), true);
});
