import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ToolError } from '../src/errors.ts';
import { feedbackStore } from '../src/store/feedback.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { STORE_FILE, sqliteStore } from '../src/store/sqlite.ts';
import { RawServer, runCli, scratch } from './_built.ts';

const SERVERS = 8;
const REPORTS = 200;

test('8 tool servers on one data directory, each given 200 reports at once and one killed half-way, keep every acknowledged report once', async (context) => {
  const directory = scratch(context);
  const acknowledged = new Map<string, string>();
  const killed = 3;
  await Promise.all(
    Array.from({ length: SERVERS }, async (_, index) => {
      const server = new RawServer(context, { SVC_DATA_DIR: directory });
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

  const store = sqliteStore(directory);
  context.after(() => store.close());
  const kept = await feedbackStore(store, () => new Date()).list({ limit: SERVERS * REPORTS + 1 });
  const byId = new Map(kept.map((report) => [report.report_id, report.message]));
  assert.equal(byId.size, kept.length);
  for (const [id, message] of acknowledged) assert.equal(byId.get(id), message);
  assert.equal(new Set(kept.map(({ message }) => message)).size, kept.length, 'no report is there twice');
});

test('a report comes back as it was given, and is resolved once', async (context) => {
  const store = sqliteStore(scratch(context));
  context.after(() => store.close());
  let now = new Date('2026-11-21T10:00:00Z');
  const feedback = feedbackStore(store, () => now);
  const given = {
    kind: 'suggestion',
    message: "line one\nline 'two'; DROP TABLE feedback;--",
    contact: 'ama@example.com',
  } as const;
  const receipt = await feedback.submit(given);
  assert.deepEqual(await feedback.find(receipt.report_id), {
    ...given,
    report_id: receipt.report_id,
    status: 'queued_for_review',
    received_at: '2026-11-21T10:00:00.000Z',
  });
  now = new Date('2026-11-22T10:00:00Z');
  const resolved = await feedback.resolve(receipt.report_id);
  assert.equal(resolved?.status, 'resolved');
  now = new Date('2026-11-23T10:00:00Z');
  assert.deepEqual(await feedback.resolve(receipt.report_id), resolved);
  assert.deepEqual(await feedback.list({ status: 'queued_for_review', limit: 10 }), []);
  assert.equal((await feedback.list({ status: 'resolved', limit: 10 })).length, 1);
  assert.equal(await feedback.find('fb_none'), undefined);
  assert.equal(await feedback.resolve('fb_none'), undefined);
});

test('a store of a newer version is refused and left alone', async (context) => {
  const directory = scratch(context);
  const newer = sqliteStore(directory);
  await newer.write((db) => db.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`));
  newer.close();
  const store = sqliteStore(directory);
  await assert.rejects(
    store.read(() => 1),
    (error: unknown) => error instanceof ToolError && /newer version/.test(error.failure.detail),
  );
});

test('a store is opened again once what was in the way is gone', async (context) => {
  const directory = join(scratch(context), 'data');
  writeFileSync(directory, '');
  const store = sqliteStore(directory);
  context.after(() => store.close());
  await assert.rejects(
    store.read(() => 1),
    { name: 'ToolError' },
  );
  const { rmSync } = await import('node:fs');
  rmSync(directory);
  assert.equal(await store.read(() => 1), 1);
});

test('work that throws leaves nothing behind, and its own error comes through', async (context) => {
  const store = sqliteStore(scratch(context));
  context.after(() => store.close());
  await assert.rejects(
    store.write((db) => {
      db.exec("INSERT INTO feedback (report_id, kind, message, received_at) VALUES ('a', 'b', 'c', 'd')");
      throw new TypeError('mine');
    }),
    { name: 'TypeError', message: 'mine' },
  );
  assert.deepEqual(await feedbackStore(store, () => new Date()).list({ limit: 1 }), []);
});

test('the store is one file in WAL mode', async (context) => {
  const directory = scratch(context);
  const store = sqliteStore(directory);
  context.after(() => store.close());
  assert.deepEqual(await store.read((db) => db.pragma('journal_mode')), [{ journal_mode: 'wal' }]);
  assert.equal(runCli(['doctor'], { SVC_DATA_DIR: directory }).stdout.includes(join(directory, STORE_FILE)), true);
});
