import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { feedbackStore } from '../../src/store/feedback/queue.ts';
import type { Part } from '../../src/store/ports.ts';
import { sqliteDatabase } from '../../src/store/sqlite/database.ts';
import { openFile } from '../../src/store/sqlite/file.ts';
import { PARTS, TABLES } from '../../src/store/sqlite/schema.ts';
import { runCli, scratch } from '../support/built.ts';
import { bundled } from '../support/bundled.ts';
import { command } from '../support/command.ts';
import { makeStore } from '../support/damage.ts';
import { size, within } from '../support/limits.ts';

const SEED = 18;
const CHILD = await bundled('damage-child');

/** Changes bytes of a file in another process, and returns what came of each. */
async function damageAll(directory: string, part: Part, form: 'quick' | 'full'): Promise<Record<string, number>> {
  const args = ['--expose-gc', CHILD, directory, part, String(SEED), form];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)));
  const code = await within('all bytes to be changed', ended, size(110_000, 900_000)).finally(() => child.kill());
  const last = output.trim().split('\n').at(-1) ?? '';
  assert.equal(code, 0, `it ended with ${String(code)} after the change of ${last}\n${errors}`);
  return JSON.parse(last) as Record<string, number>;
}

for (const part of ['reports', 'register'] as const)
  test(`no changed byte of the ${part} ends the process: there is an answer or a clear error`, async (context) => {
    const directory = scratch(context);
    await makeStore(directory);
    const outcomes = await damageAll(directory, part, size('quick', 'full'));
    context.diagnostic(JSON.stringify(outcomes));
    for (const outcome of ['answer', 'named damage', 'error']) assert.ok((outcomes[outcome] ?? 0) > 10, outcome);
  });

/** A store with four reports and three names, where the text `spoiled` has a byte that is not UTF-8. */
async function spoiledStore(context: TestContext): Promise<string> {
  const directory = join(scratch(context), 'data');
  mkdirSync(directory);
  const database = sqliteDatabase(directory);
  let at = Date.now() - 60_000;
  const feedback = feedbackStore(database, () => new Date(at++));
  for (const message of ['spoiled', 'two', 'three', 'four']) await feedback.submit({ kind: 'bug_report', message });
  const csv = join(directory, 'names.csv');
  writeFileSync(csv, 'name,reference\nspoiled Looms,1\nOda Looms,2\nPra Looms,3\n');
  await command(['names', 'import', csv, '--source', 'registry'], { SVC_DATA_DIR: directory });
  await database.use((handle) => handle.pragma('wal_checkpoint(TRUNCATE)'));
  database.close();
  const copy = join(directory, 'copy');
  mkdirSync(copy);
  for (const part of ['reports', 'register'] as const) {
    const handle = await openFile(join(directory, PARTS[part].file), 'write');
    handle.pragma('wal_checkpoint(TRUNCATE)');
    handle.close();
    const bytes = readFileSync(join(directory, PARTS[part].file));
    for (let at = bytes.indexOf('spoiled'); at >= 0; at = bytes.indexOf('spoiled', at + 1)) bytes[at] = 0xff;
    writeFileSync(join(copy, PARTS[part].file), bytes);
  }
  return copy;
}

test('a damaged row is left out and named; the others are answered', async (context) => {
  const settings = { SVC_DATA_DIR: await spoiledStore(context) };
  // The built program: a panic would end this one.
  const listed = runCli(['feedback', 'list', '--json'], settings);
  assert.equal(listed.status, 0, listed.stderr);
  const reports = JSON.parse(listed.stdout) as { message: string }[];
  assert.deepEqual(reports.map(({ message }) => message).sort(), ['four', 'three', 'two']);
  assert.match(listed.stderr, /holds a damaged row, which is left out: report_id "fb_\w+" \(message\)/);
  const next = runCli(['feedback', 'assign', 'next', '--by', 'Ama', '--json'], settings);
  assert.equal((JSON.parse(next.stdout) as { message: string }).message, 'two', 'the damaged one is passed over');
  const [, id = ''] = /report_id "(fb_\w+)"/.exec(listed.stderr) ?? [];
  const shown = runCli(['feedback', 'show', id], settings);
  assert.match(shown.stderr, /A row of the store that this call needs is damaged\. .*"registration-ghana doctor"/);
  assert.equal(shown.status, 1);
  const check = runCli(['names', 'check', 'Oda Looms', '--json'], settings);
  assert.equal((JSON.parse(check.stdout) as { exact: { name: string }[] }).exact[0]?.name, 'Oda Looms');
  assert.match(
    check.stderr,
    /register\.sqlite holds a damaged row, which is left out: id 1, source "registry" \(name\)/,
  );
});

test('doctor, db status and db backup read every row, name the damaged ones and say what to do', async (context) => {
  const directory = await spoiledStore(context);
  const settings = { SVC_DATA_DIR: directory };
  const named =
    /registration-ghana\.sqlite has 1 damaged of 4 rows: feedback: report_id "fb_\w+" \(message\)\n.*restore a backup/;
  const doctor = runCli(['doctor'], settings);
  assert.equal(doctor.status, 1);
  assert.match(doctor.stdout, named);
  assert.match(
    doctor.stdout,
    /register\.sqlite has 1 damaged of \d rows: names: id 1, source "registry" \(name\)\n.*--replace/,
  );
  assert.match(doctor.stdout, /ok {4}store: .*4 reports wait/);
  const status = runCli(['db', 'status'], settings);
  assert.equal(status.status, 1);
  assert.match(status.stdout, named);
  assert.match(status.stdout, /^reports: 4 queued_for_review/m);
  const file = join(directory, 'backup.sqlite');
  const backup = runCli(['db', 'backup', file], settings);
  assert.equal(backup.status, 1);
  assert.match(backup.stdout, /feedback 4.*; 1 damaged/);
  assert.match(
    backup.stderr,
    /the reports hold 1 damaged rows, which were copied as they are:\n {2}feedback: report_id/,
  );
  const again = runCli(['db', 'backup', file, '--force'], settings);
  assert.match(again.stderr, /is not replaced: it may hold them undamaged/);
  // An import of the same names replaces the damaged one.
  const csv = join(directory, '..', 'names.csv');
  const taken = runCli(['names', 'import', csv, '--source', 'registry', '--replace'], settings);
  assert.equal(taken.status, 0, taken.stderr);
  assert.match(runCli(['db', 'status'], settings).stdout, /^register: .* rows read, none damaged$/m);
});

test('the columns that rows are checked by are those that SQLite has', async (context) => {
  const directory = scratch(context);
  await makeStore(directory);
  for (const part of ['reports', 'register'] as const) {
    const handle = await openFile(join(directory, PARTS[part].file), 'read');
    const tables = handle.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'").raw().all(); // prettier-ignore
    assert.deepEqual([...TABLES[part].keys()].sort(), tables.flat().sort());
    for (const [table, columns] of TABLES[part])
      assert.deepEqual(
        [...columns].map(([name, { type, required }]) => [name, type, required]),
        (handle.pragma(`table_info(${table})`) as { name: string; type: string; notnull: number; pk: number }[]).map(
          ({ name, type, notnull, pk }) => [name, type.toLowerCase(), notnull === 1 || pk > 0],
        ),
        table,
      );
    handle.close();
  }
});

test('the files of a store are for this user only, in any directory, also those that were not', async (context) => {
  const directory = scratch(context);
  const umask = process.umask(0o022);
  context.after(() => process.umask(umask));
  mkdirSync(join(directory, 'data'), { mode: 0o755 });
  const settings = { SVC_DATA_DIR: join(directory, 'data') };
  const path = join(directory, 'data', PARTS.reports.file);
  const feedback = async () => {
    const database = sqliteDatabase(settings.SVC_DATA_DIR);
    await feedbackStore(database, () => new Date()).submit({ kind: 'bug_report', message: 'm' });
    const modes = ['', '-wal', '-shm'].map((end) => (statSync(`${path}${end}`).mode & 0o777).toString(8));
    database.close();
    return modes;
  };
  assert.deepEqual(await feedback(), ['600', '600', '600']);
  const { chmodSync } = await import('node:fs');
  chmodSync(path, 0o644);
  assert.deepEqual(await feedback(), ['600', '600', '600']);
});

test(
  'a data directory where nothing can be created is an error at once',
  { skip: process.platform !== 'linux' },
  async () => {
    for (const data of ['/proc/none/data', '/proc/none']) {
      const status = await command(['feedback', 'list'], { SVC_DATA_DIR: data });
      assert.match(status.stderr, /The store cannot be used: the data directory cannot be created there/);
      const doctor = await command(['doctor'], { SVC_DATA_DIR: data });
      assert.match(doctor.stdout, /FAIL {2}data directory: \/proc\/none.* cannot be created or opened/);
      assert.equal(doctor.status, 1);
    }
  },
);
