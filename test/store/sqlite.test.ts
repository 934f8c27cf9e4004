import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import Libsql from 'libsql';
import { ToolError } from '../../src/errors.ts';
import { feedbackStore } from '../../src/store/feedback/queue.ts';
import { sqliteDatabase } from '../../src/store/sqlite/database.ts';
import { PARTS } from '../../src/store/sqlite/schema.ts';
import { RawServer, scratch } from '../support/built.ts';
import { command } from '../support/command.ts';
import { holdsAll, newTally, overMcp, report } from '../support/faults-load.ts';
import { size, within } from '../support/limits.ts';
import { onBoth } from '../support/postgres.ts';

const SERVERS = size(3, 8);
const REPORTS = size(40, 200);
/** The killed server has acknowledged so many by then. */
const QUARTER = Math.floor(REPORTS / 4);

onBoth(
  `${SERVERS} tool servers on one store, each given ${REPORTS} reports at once and one killed on the way, keep every acknowledged report once`,
  async (context, it) => {
    const tally = newTally();
    await Promise.all(
      Array.from({ length: SERVERS }, async (_, index) => {
        const server = new RawServer(context, it.settings);
        await server.initialize();
        const isKilled = index === 0;
        let answered = 0;
        let gone = false;
        const calls = Array.from({ length: REPORTS }, async (_, number) => {
          const options = { mayBeSilent: isKilled, stopped: () => gone };
          await report(
            overMcp(() => server),
            `${index}/${number} ${randomUUID()}`,
            tally,
            options,
          );
          answered += 1;
          if (isKilled && answered === QUARTER) {
            gone = true;
            server.child.kill('SIGKILL');
          }
        });
        await Promise.all(calls);
        server.child.stdin.end();
        assert.equal(await within('the tool server to end', server.exited), isKilled ? null : 0);
      }),
    );
    assert.ok(tally.acknowledged.size >= (SERVERS - 1) * REPORTS + QUARTER, `${tally.acknowledged.size}`);
    const kept = await feedbackStore(it.open() as never, () => new Date()).list({ limit: SERVERS * REPORTS + 1 });
    holdsAll(kept, tally);
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

test('a store of a newer or an older version is refused, with what to do, and left alone', async (context) => {
  for (const [change, said] of [
    [1, /newer version of registration-ghana: its schema is 4, this program needs 3\. Update this program/],
    [-1, /older version of registration-ghana: its schema is 2, this program needs 3\. Open it once with .* 0\.1\.0/],
  ] as const) {
    const directory = scratch(context);
    const other = sqliteDatabase(directory);
    // Into the file at once: what is still in the log would get there at some later close.
    await other.use((handle) =>
      handle.exec(`PRAGMA user_version = ${PARTS.reports.version + change}; PRAGMA wal_checkpoint(TRUNCATE)`),
    );
    other.close();
    const before = readFileSync(join(directory, PARTS.reports.file));
    const store = sqliteDatabase(directory);
    await assert.rejects(
      store.use(() => 1),
      (error: unknown) => error instanceof ToolError && said.test(error.failure.detail),
    );
    store.close();
    assert.deepEqual(readFileSync(join(directory, PARTS.reports.file)), before);
  }
});

/** The schema of the files that 0.1.0 leaves behind. */
const OF_0_1_0 = {
  reports: `
    CREATE TABLE feedback (report_id TEXT PRIMARY KEY, kind TEXT NOT NULL, message TEXT NOT NULL, page_or_tool TEXT, reporter TEXT,
      contact TEXT, status TEXT NOT NULL DEFAULT 'queued_for_review', received_at TEXT NOT NULL, resolved_at TEXT,
      assigned_to TEXT, assigned_at TEXT, resolved_by TEXT, note TEXT, forgotten_at TEXT) STRICT;
    CREATE INDEX feedback_by_status ON feedback (status, received_at);
    CREATE TABLE idempotency_keys (key TEXT PRIMARY KEY, content TEXT NOT NULL, report_id TEXT NOT NULL, received_at TEXT NOT NULL)
      STRICT, WITHOUT ROWID;
    CREATE INDEX idempotency_keys_by_age ON idempotency_keys (received_at);
    CREATE INDEX feedback_by_age ON feedback (received_at, report_id);
    CREATE INDEX feedback_resolved ON feedback (resolved_at) WHERE resolved_at IS NOT NULL;
    CREATE TABLE feedback_events (report_id TEXT NOT NULL REFERENCES feedback ON DELETE CASCADE, number INTEGER NOT NULL,
      call TEXT NOT NULL, state TEXT NOT NULL, "by" TEXT, at TEXT NOT NULL, note TEXT, PRIMARY KEY (report_id, number))
      STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX feedback_events_by_call ON feedback_events (call, report_id);
    PRAGMA user_version = 3;`,
  register: `
    CREATE TABLE names (id INTEGER PRIMARY KEY AUTOINCREMENT, source TEXT NOT NULL, name TEXT NOT NULL, entity_type TEXT,
      status TEXT, reference TEXT) STRICT;
    CREATE UNIQUE INDEX names_by_key ON names (source, coalesce(reference, name), reference IS NULL);
    CREATE TABLE changed_names (change INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER NOT NULL) STRICT;
    CREATE TRIGGER name_changed AFTER UPDATE ON names BEGIN INSERT INTO changed_names (id) VALUES (new.id); END;
    CREATE TRIGGER name_removed AFTER DELETE ON names BEGIN INSERT INTO changed_names (id) VALUES (old.id); END;
    CREATE TABLE sources (source TEXT PRIMARY KEY, names INTEGER NOT NULL, updated_at TEXT NOT NULL, covers TEXT NOT NULL) STRICT;
    CREATE TABLE register (epoch INTEGER NOT NULL) STRICT;
    INSERT INTO register VALUES (7);
    PRAGMA user_version = 1;`,
};

test('the store of 0.1.0, and a backup of it, opens with what it holds, and a new store has the same schema', async (context) => {
  const folder = scratch(context);
  const [made, restored, old] = ['new', 'restored', 'old'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(old);
  const rows = {
    reports: `
      INSERT INTO feedback (report_id, kind, message, received_at) VALUES ('fb_1', 'bug_report', 'one', '2026-01-01T00:00:00.000Z');
      INSERT INTO feedback (report_id, kind, message, status, received_at, resolved_by, resolved_at)
        VALUES ('fb_2', 'suggestion', 'two', 'resolved', '2026-01-01T00:00:00.000Z', 'Ama', '2026-01-02T00:00:00.000Z');
      INSERT INTO feedback_events VALUES ('fb_2', 1, 'c', 'resolved', 'Ama', '2026-01-02T00:00:00.000Z', NULL);`,
    register: `
      INSERT INTO names (source, name, status, reference) VALUES ('registry', 'Zoomlyon Ghana Limited', 'Active', 'R1');
      INSERT INTO sources VALUES ('registry', 1, '2026-01-01T00:00:00.000Z', 'A test');`,
  };
  const schemaOf = (path: string) => {
    const handle = new Libsql(path);
    const statements = handle.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL').raw().all().flat();
    const [version] = handle.pragma('user_version') as { user_version: number }[];
    handle.close();
    return [version?.user_version, ...statements.map((statement) => String(statement).replaceAll(/\s/g, '')).sort()];
  };
  assert.equal((await command(['db', 'migrate'], { SVC_DATA_DIR: made })).status, 0);
  for (const part of ['reports', 'register'] as const) {
    const handle = new Libsql(join(old, PARTS[part].file));
    handle.exec(`${OF_0_1_0[part]} ${rows[part]}`);
    handle.close();
    assert.deepEqual(schemaOf(join(made, PARTS[part].file)), schemaOf(join(old, PARTS[part].file)));
  }
  const backup = join(folder, 'backup.sqlite');
  assert.equal((await command(['db', 'backup', backup], { SVC_DATA_DIR: old })).status, 0);
  assert.equal((await command(['db', 'restore', backup], { SVC_DATA_DIR: restored })).status, 0);
  for (const directory of [old, restored]) {
    const settings = { SVC_DATA_DIR: directory };
    assert.equal((await command(['feedback', 'resolve', 'fb_1', '--by', 'Kofi'], settings)).status, 0);
    assert.match((await command(['feedback', 'show', 'fb_2'], settings)).stdout, /resolved by Ama/);
    assert.match(
      (await command(['names', 'check', 'Zoomlyon Ghana Limited'], settings)).stdout,
      /Zoomlyon Ghana Limited/,
    );
    assert.match(
      (await command(['db', 'status'], settings)).stdout,
      /^reports: 0 queued_for_review, 0 in_review, 2 resolved/m,
    );
  }
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
  assert.equal(
    (await command(['doctor'], { SVC_DATA_DIR: directory })).stdout.includes(join(directory, PARTS.reports.file)),
    true,
  );
});
