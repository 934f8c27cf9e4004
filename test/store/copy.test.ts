import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import Sqlite from 'libsql';
import type postgres from 'postgres';
import { COPIED } from '../../src/store/copy/source.ts';
import { feedbackStore } from '../../src/store/feedback/queue.ts';
import { REGISTER_LOCK } from '../../src/store/names/table.ts';
import { postgresDatabase } from '../../src/store/postgres/database.ts';
import { PARTS } from '../../src/store/sqlite/schema.ts';
import { RawServer, scratch } from '../support/built.ts';
import { command } from '../support/command.ts';
import { size, waitFor, within } from '../support/limits.ts';
import { client, emptyDatabase, newDatabase } from '../support/postgres.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { numbered } from '../support/register.ts';

const SCHEMA = 'registration_ghana';
type Handle = Sqlite.Database;
type Values = Record<string, string | number | null>;

type Place = Awaited<ReturnType<typeof setting>>;

/** An embedded store of this version, filled by hand, and an empty PostgreSQL. */
async function setting(context: TestContext) {
  const data = join(scratch(context), 'data');
  const address = await newDatabase();
  await command(['db', 'migrate'], { SVC_DATA_DIR: data });
  const reports = new Sqlite(join(data, 'registration-ghana.sqlite'));
  const register = new Sqlite(join(data, 'register.sqlite'));
  context.after(() => [reports, register].forEach((handle) => handle.close()));
  return {
    data,
    reports,
    register,
    settings: { SVC_DATABASE_URL: address, SVC_DATA_DIR: join(scratch(context), 'none') },
    sql: client(context, address),
    copy: (...more: string[]) =>
      command(['db', 'copy', '--from', data, ...more], { SVC_DATABASE_URL: address, SVC_DATA_DIR: '/nowhere' }),
  };
}

const statusOf = async (words: readonly string[], settings: Record<string, string>): Promise<number> =>
  (await command(words, settings)).status;

function insert(handle: Handle, table: string, row: Values): void {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  handle.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`).run(...Object.values(row)); // prettier-ignore
}

const at = (minute: number): string => new Date(Date.now() - 3_600_000 + minute * 60_000).toISOString();

function addReports(reports: Handle, count: number): void {
  reports.exec('BEGIN IMMEDIATE');
  for (let number = 0; number < count; number++) {
    const report_id = `fb_${String(number).padStart(6, '0')}`;
    const resolved = number % 3 === 0;
    insert(reports, 'feedback', {
      report_id,
      kind: 'bug_report',
      message: `Report ${number}: "Ɔdɔ" \\ 'x' {}, \n line two`,
      contact: number % 2 === 0 ? `${number}@example.com` : null,
      status: resolved ? 'resolved' : 'queued_for_review',
      received_at: at(number % 60),
      resolved_by: resolved ? 'Ama' : null,
      resolved_at: resolved ? at(60) : null,
    });
    if (resolved)
      insert(reports, 'feedback_events', { report_id, number: 1, call: randomUUID(), state: 'resolved', by: 'Ama', at: at(60) }); // prettier-ignore
    if (number % 10 === 0)
      insert(reports, 'idempotency_keys', { key: `k${number}`, content: 'c', report_id, received_at: at(number % 60) });
  }
  reports.exec('COMMIT');
}

function addNames(register: Handle, first: number, count: number): void {
  const rows = Array.from({ length: count }, (_, number) => {
    const name = numbered(first + number);
    return [
      'registry',
      name,
      number % 5 === 0 ? null : 'Company',
      'Active',
      number % 7 === 0 ? null : `R${first + number}`,
    ];
  });
  register.exec('BEGIN IMMEDIATE');
  register
    .prepare(
      `INSERT INTO names (source, name, entity_type, status, reference)
       SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?)`,
    )
    .run(JSON.stringify(rows));
  register.exec(
    `INSERT OR REPLACE INTO sources SELECT 'registry', count(*), '2026-01-02T03:04:05.678Z', 'A test' FROM names`,
  );
  register.exec('COMMIT');
}

const COLUMNS: Readonly<Record<string, readonly string[]>> = { ...COPIED.reports, ...COPIED.register };

const NAMES = size(2_000, 30_000);
/** What a copy does when it is killed, but for the moment at which it has written names and waits for reports. */
const KILLED_AT = size(
  [],
  ['INTO pg_temp.source_names', `INTO ${SCHEMA}.names`, 'AS s LEFT JOIN registration_ghana.names'],
);
const COPY_MS = size(60_000, 300_000);

/** All rows of both sides, as text, in one order: times to the millisecond. */
async function bothSides({ reports, register, sql }: { reports: Handle; register: Handle; sql: postgres.Sql }) {
  const sides: Record<string, [string[], string[]]> = {};
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const handle = table === 'names' || table === 'sources' ? register : reports;
    const list = columns.map((column) => `"${column}"`).join();
    const here = handle.prepare(`SELECT ${list} FROM ${table}`).raw().all() as unknown[][];
    const there = await sql.unsafe(`SELECT ${list} FROM ${SCHEMA}.${table === 'sources' ? 'held' : table}`).values();
    const text = (row: readonly unknown[]) =>
      JSON.stringify(row.map((value) => (value instanceof Date ? value.toISOString() : /^\d+$/.test(String(value)) ? Number(value) : value))); // prettier-ignore
    sides[table] = [here.map(text).sort(), there.map(text).sort()];
  }
  return sides;
}

async function assertSame(sides: ReturnType<typeof bothSides>): Promise<void> {
  for (const [table, [here, there]] of Object.entries(await sides)) {
    assert.equal(there.length, here.length, table);
    assert.ok(here.every((row, index) => row === there[index]), `${table}: ${here.find((row, index) => row !== there[index])}`); // prettier-ignore
  }
}

test('every column of every table of the embedded store arrives, but for those that say how it is followed', async (context) => {
  const place = await setting(context);
  const { reports, register, copy } = place;
  for (const handle of [reports, register])
    for (const [table] of handle
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
      .raw()
      .all() as [string][]) {
      const columns = (handle.prepare(`PRAGMA table_info("${table}")`).raw().all() as [number, string][]).map(([, column]) => column); // prettier-ignore
      if (table === 'changed_names' || table === 'register') continue;
      assert.deepEqual([...(COLUMNS[table] ?? [])].sort(), columns.filter((column) => column !== 'id').sort(), table);
    }
  // A value of its own in every column.
  const filled = (table: string, given: Values): Values =>
    Object.fromEntries(
      (COLUMNS[table] ?? []).map((column) => [
        column,
        given[column] ?? (/_at$|^at$/.test(column) ? at(column.length) : `${table} ${column}`),
      ]),
    );
  insert(
    reports,
    'feedback',
    filled('feedback', { report_id: 'fb_1', status: 'resolved', message: '', forgotten_at: at(59) }),
  );
  reports.exec('UPDATE feedback SET page_or_tool = NULL, reporter = NULL, contact = NULL, note = NULL');
  insert(reports, 'feedback', filled('feedback', { report_id: 'fb_2', status: 'resolved' }));
  reports.exec("UPDATE feedback SET forgotten_at = NULL WHERE report_id = 'fb_2'");
  insert(reports, 'feedback_events', filled('feedback_events', { report_id: 'fb_2', number: 1, state: 'resolved' }));
  insert(reports, 'idempotency_keys', filled('idempotency_keys', { report_id: 'fb_2' }));
  insert(register, 'names', filled('names', { id: 7, source: 'application' }));
  insert(register, 'sources', filled('sources', { source: 'application', names: 1 }));
  const { status, stdout, stderr } = await copy('--json');
  assert.equal(status, 0, stderr);
  assert.deepEqual(JSON.parse(stdout).lacking, []);
  await assertSame(bothSides(place));
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const rows = await place.sql.unsafe(`SELECT * FROM ${SCHEMA}.${table === 'sources' ? 'held' : table}`);
    for (const column of columns.filter((one) => one !== 'forgotten_at'))
      assert.ok(
        rows.some((row) => row[column] !== null),
        `${table}.${column}`,
      );
  }
});

/** Starts a copy and waits until its session in PostgreSQL runs a statement like this. */
async function copyingUntil(context: TestContext, { data, settings, sql }: Place, statement: string) {
  const copying = new RawServer(context, settings, [], ['db', 'copy', '--from', data, '--json']);
  await waitFor(statement, async () => {
    assert.equal(copying.child.exitCode, null, `it ended before "${statement}": ${copying.stderr}`);
    return (await sessions(sql)).some((query) => query.replaceAll('"', '').includes(statement));
  });
  return copying;
}

/** What a copy runs while another copy or an import has the register: it has sent everything, and written nothing. */
const WAITS = 'pg_advisory_xact_lock';

/** Takes the register, in a session of its own. */
async function holdRegister({ sql }: Pick<Place, 'sql'>): Promise<postgres.ReservedSql> {
  const session = await sql.reserve();
  await session`SELECT pg_advisory_lock(${REGISTER_LOCK}::bigint)`;
  return session;
}

/** What the sessions of this program run in a database. */
const sessions = async (sql: postgres.Sql): Promise<string[]> =>
  (
    await sql`SELECT query FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'registration-ghana'`
  ).map(({ query }) => String(query));

const countIn = async ({ sql }: Place, table: string): Promise<number> =>
  Number((await sql.unsafe(`SELECT count(*) FROM ${SCHEMA}.${table}`))[0]?.['count']);

test('a copy that is killed leaves nothing behind; run again it ends with exactly the same rows, and doubles none', async (context) => {
  const place = await setting(context);
  const { reports, register, settings, sql } = place;
  addReports(reports, 500);
  addNames(register, 0, NAMES);
  await command(['db', 'migrate'], settings);
  const killAt = async (statement: string, letGo = async () => {}) => {
    const copying = await copyingUntil(context, place, statement);
    copying.child.kill('SIGKILL');
    await within('the killed copy to end', copying.exited);
    await letGo();
    await waitFor('its session to end', async () => (await sessions(sql)).length === 0);
    assert.deepEqual([await countIn(place, 'names'), await countIn(place, 'feedback')], [0, 0], statement);
  };
  for (const statement of KILLED_AT) await killAt(statement);
  // Once it has written the names it waits, as nobody may write reports.
  const holding = await sql.reserve();
  await holding`BEGIN`;
  await holding.unsafe(`LOCK TABLE ${SCHEMA}.feedback IN SHARE MODE`);
  await killAt('written AS', async () => {
    await holding`COMMIT`;
    holding.release();
  });
  const last = await place.copy('--json');
  assert.equal(last.status, 0, last.stderr);
  const { names, reports: told } = JSON.parse(last.stdout);
  assert.deepEqual(names, { names: NAMES, added: NAMES, updated: 0, kept: 0 });
  assert.deepEqual([told.reports, told.added, told.updated, told.kept], [500, 500, 0, 0]);
  await assertSame(bothSides(place));
  const again = JSON.parse((await place.copy('--json')).stdout);
  assert.deepEqual(again.names, { names: NAMES, added: 0, updated: 0, kept: 0 });
  assert.deepEqual([again.reports.added, again.reports.updated, again.reports.kept], [0, 0, 0]);
  await assertSame(bothSides(place));
});

test('while a copy is under way, facades keep reports under the idempotency keys that it copies', async (context) => {
  const place = await setting(context);
  const { reports, register, settings, sql } = place;
  addReports(reports, 10);
  addNames(register, 0, 10);
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  for (const [number, key] of ['one', 'two'].entries())
    insert(reports, 'idempotency_keys', { key: digest(key), content: 'c', report_id: `fb_00000${number + 1}`, received_at: at(0) }); // prettier-ignore
  await command(['db', 'migrate'], settings);
  await sql.unsafe(`INSERT INTO ${SCHEMA}.feedback (report_id, kind, message, received_at) VALUES ('fb_000003', 'bug_report', 'm', now())`); // prettier-ignore
  const facade = postgresDatabase({ address: settings.SVC_DATABASE_URL, max: 2 });
  context.after(() => facade.close());
  const keepUnder = (key: string) =>
    feedbackStore(facade, () => new Date()).submit({ kind: 'suggestion', message: key }, key);
  const [locks, row] = [await holdRegister(place), await sql.reserve()];
  await row`BEGIN`;
  await row.unsafe(`SELECT FROM ${SCHEMA}.feedback WHERE report_id = 'fb_000003' FOR UPDATE`);
  // Once it waits for the names, once for a report that a reviewer holds.
  const copying = await copyingUntil(context, place, WAITS);
  assert.match((await keepUnder('one')).report_id, /^fb_/);
  await locks`SELECT pg_advisory_unlock(${REGISTER_LOCK}::bigint)`;
  await waitFor('the copy of the reports', async () => (await sessions(sql)).some((query) => query.includes('written AS'))); // prettier-ignore
  assert.match((await keepUnder('two')).report_id, /^fb_/);
  await row`COMMIT`;
  [locks, row].forEach((session) => session.release());
  await within('the copy to end', copying.exited);
  assert.deepEqual(JSON.parse(copying.lines.join('')).lacking, []);
  const kept = await sql.unsafe(`SELECT report_id FROM ${SCHEMA}.idempotency_keys JOIN ${SCHEMA}.feedback USING (report_id) WHERE message IN ('one', 'two')`); // prettier-ignore
  assert.equal(kept.length, 2, 'the later claim of a key stays');
});

/** More names than fit into so small a heap. */
const [MANY_NAMES, HEAP_MB] = size([60_000, 24], [100_000, 32]) as [number, number];

test(`a copy of ${MANY_NAMES} names holds only some of them in memory at once`, async (context) => {
  const place = await setting(context);
  addNames(place.register, 0, MANY_NAMES);
  const copying = new RawServer(context, place.settings, [`--max-old-space-size=${HEAP_MB}`], ['db', 'copy', '--from', place.data]); // prettier-ignore
  assert.equal(await within('the copy to end', copying.exited, COPY_MS), 0, copying.stderr);
  assert.equal(await countIn(place, 'names'), MANY_NAMES);
});

test('of what both sides hold a copy takes over what is newer in the source, and keeps what is newer in the target', async (context) => {
  const place = await setting(context);
  const { reports, register, settings, sql, copy } = place;
  addReports(reports, 10);
  addNames(register, 0, 50);
  insert(register, 'names', { source: 'application', name: 'Filed Long Ago', status: 'old', reference: 'A1' });
  insert(register, 'names', { source: 'application', name: 'Filed Elsewhere', reference: 'A2' });
  register.exec("INSERT INTO sources VALUES ('application', 2, '2026-02-02T00:00:00.000Z', 'By hand')");
  await command(['db', 'migrate'], settings);
  await sql.unsafe(
    `INSERT INTO ${SCHEMA}.applications_in (reference, business_name, status) VALUES ('A1', 'Filed by the Website', 'new')`,
  );
  await sql.unsafe(
    `INSERT INTO ${SCHEMA}.names (source, name, status, reference) VALUES ('registry', 'Only There', 'Active', 'X1'), ('registry', 'Other Spelling', 'Gone', 'R1')`,
  );
  await sql.unsafe(`UPDATE ${SCHEMA}.source_deltas SET at = '2020-01-01' WHERE source = 'registry'`);
  await sql.unsafe(
    `INSERT INTO ${SCHEMA}.feedback (report_id, kind, message, received_at) VALUES ('fb_there', 'suggestion', 'only there', now())`,
  );
  assert.equal((await copy()).status, 0);
  const named = async (reference: string) =>
    (await sql.unsafe(`SELECT name FROM ${SCHEMA}.names WHERE reference = '${reference}'`))[0]?.['name'];
  assert.deepEqual(
    [await named('X1'), await named('R1'), await named('A1'), await named('A2')],
    ['Only There', numbered(1), 'Filed by the Website', 'Filed Elsewhere'],
  );
  const [held] = await sql.unsafe(`SELECT names, covers FROM ${SCHEMA}.held WHERE source = 'registry'`);
  assert.deepEqual([Number(held?.['names']), held?.['covers']], [51, 'A test']);

  const state = async (id: string) =>
    (
      await sql.unsafe(`SELECT status, resolved_by, message FROM ${SCHEMA}.feedback WHERE report_id = '${id}'`).values()
    )[0];
  // In the target one is resolved and one forgotten, and in the source two are resolved and one assigned.
  assert.equal(await statusOf(['feedback', 'resolve', 'fb_000001', '--by', 'Kofi'], settings), 0);
  assert.equal(await statusOf(['feedback', 'forget', 'fb_000002', '--by', 'Kofi'], settings), 0);
  const source = { SVC_DATA_DIR: place.data };
  assert.equal(await statusOf(['feedback', 'assign', 'fb_000001', '--by', 'Ama'], source), 0);
  assert.equal(await statusOf(['feedback', 'resolve', 'fb_000004', '--by', 'Ama'], source), 0);
  assert.equal(await statusOf(['feedback', 'forget', 'fb_000005', '--by', 'Ama'], source), 0);
  // Both resolved one, the target later, and another, the source later.
  await sql.unsafe(
    `UPDATE ${SCHEMA}.feedback SET resolved_by = 'Yaw', resolved_at = '${at(61)}' WHERE report_id = 'fb_000003'`,
  );
  reports.exec(`UPDATE feedback SET resolved_by = 'Esi', resolved_at = '${at(61)}' WHERE report_id = 'fb_000006'`);
  // The register was updated in the target, later than the source's.
  await sql.unsafe(`UPDATE ${SCHEMA}.names SET status = 'Newer' WHERE reference = 'R2'`);
  register.exec("UPDATE names SET status = 'Older' WHERE reference = 'R3'");
  addNames(register, 50, 10);
  const again = await copy();
  assert.equal(again.status, 0, again.stderr);
  assert.match(again.stdout, /^reports: 10 \(0 new, 3 updated, 3 kept because PostgreSQL has a newer state\)/m);
  assert.match(again.stdout, /^names: 62 \(10 new, 0 updated, 3 kept because PostgreSQL has a newer state\)/m);
  assert.deepEqual((await state('fb_000001'))?.slice(0, 2), ['resolved', 'Kofi']);
  assert.deepEqual(await state('fb_000002'), ['resolved', 'Kofi', ''], 'what was forgotten is not brought back');
  assert.deepEqual((await state('fb_000003'))?.[1], 'Yaw');
  assert.deepEqual((await state('fb_000004'))?.slice(0, 2), ['resolved', 'Ama']);
  assert.deepEqual(await state('fb_000005'), ['resolved', 'Ama', '']);
  assert.deepEqual((await state('fb_000006'))?.[1], 'Esi');
  assert.equal((await state('fb_there'))?.[2], 'only there');
  const steps = async (id: string) =>
    [...(await sql.unsafe(`SELECT number, state, "by" FROM ${SCHEMA}.feedback_events WHERE report_id = '${id}'`).values())].map((step) => [...step]); // prettier-ignore
  assert.deepEqual(await steps('fb_000001'), [[1, 'resolved', 'Kofi']], 'the history goes with the state');
  assert.deepEqual(await steps('fb_000004'), [[1, 'resolved', 'Ama']]);
  // The source is updated in turn.
  register.exec("UPDATE sources SET updated_at = '2999-01-01T00:00:00.000Z'");
  const third = JSON.parse((await copy('--json')).stdout);
  assert.deepEqual(third.reports, { reports: 10, added: 0, updated: 0, kept: 3, keys: 1 });
  assert.deepEqual(third.names, { names: 62, added: 0, updated: 2, kept: 1 });
});

test('a copy while servers write to the source holds what was there when it began; the next holds the rest', async (context) => {
  const place = await setting(context);
  addReports(place.reports, 500);
  addNames(place.register, 0, size(2_000, 20_000));
  const server = new RawServer(context, { SVC_DATA_DIR: place.data });
  await server.initialize();
  const stop = new AbortController();
  let kept = 0;
  const writing = (async () => {
    while (!stop.signal.aborted) {
      const answer = await server.callTool(kept, 'submit_bot_feedback', {
        kind: 'suggestion',
        message: `during ${kept}`,
      });
      assert.ok(answer.result?.['structuredContent'], JSON.stringify(answer));
      kept++;
    }
  })();
  const child = new RawServer(context, place.settings, [], ['db', 'copy', '--from', place.data, '--json']);
  assert.equal(await within('the copy to end', child.exited, COPY_MS), 0, child.stderr);
  const first = JSON.parse(child.lines.join(''));
  stop.abort();
  await writing;
  server.child.stdin.end();
  await within('the tool server to end', server.exited);
  assert.ok(first.reports.reports >= 500 && first.reports.reports < 500 + kept, JSON.stringify(first.reports));
  const second = JSON.parse((await place.copy('--json')).stdout);
  assert.equal(second.reports.reports, 500 + kept);
  assert.equal(second.reports.added, 500 + kept - first.reports.reports);
  await assertSame(bothSides(place));
});

test('a row that the target does not take ends the copy with 1 and is named', async (context) => {
  const place = await setting(context);
  addReports(place.reports, 5);
  addNames(place.register, 0, 5);
  await command(['db', 'migrate'], place.settings);
  await place.sql.unsafe(`
    CREATE FUNCTION drop_it() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER t BEFORE INSERT ON ${SCHEMA}.feedback FOR EACH ROW WHEN (new.report_id = 'fb_000002') EXECUTE FUNCTION drop_it();
    CREATE TRIGGER t BEFORE INSERT ON ${SCHEMA}.names FOR EACH ROW WHEN (new.reference = 'R2') EXECUTE FUNCTION drop_it();`);
  const { status, stderr } = await place.copy();
  assert.equal(status, 1);
  assert.match(
    stderr,
    /does not hold everything from .*data:\n {2}name ".* Works" of source registry is missing\n {2}report fb_000002 is missing\n/,
  );
  await place.sql.unsafe(`DROP TRIGGER t ON ${SCHEMA}.feedback; DROP TRIGGER t ON ${SCHEMA}.names`);
  assert.equal((await place.copy()).status, 0);
  await place.sql.unsafe(`UPDATE ${SCHEMA}.feedback SET message = 'other words' WHERE report_id = 'fb_000001'`);
  const other = await place.copy();
  assert.equal(other.status, 1);
  assert.match(other.stderr, /report fb_000001 has different text/);
});

test('the source of a copy must be a store of this version, and stays as it is', async (context) => {
  const place = await setting(context);
  const { data, settings, reports, register } = place;
  addReports(reports, 3);
  const copyFrom = (...args: string[]) => command(['db', 'copy', ...args], settings);
  const before = readFileSync(join(data, 'registration-ghana.sqlite'));
  assert.equal((await copyFrom('--from', data)).status, 0);
  assert.deepEqual(readFileSync(join(data, 'registration-ghana.sqlite')), before);
  const nothing = await copyFrom('--from', join(data, 'none'));
  assert.equal(nothing.status, 1);
  assert.match(nothing.stderr, /There is no store in .*none: --from must name/);
  assert.equal(existsSync(join(data, 'none')), false);
  assert.match((await copyFrom()).stderr, /Missing --from/);
  const without = await command(['db', 'copy', '--from', data], { SVC_DATA_DIR: data });
  assert.equal(without.status, 2);
  assert.match(without.stderr, /set SVC_DATABASE_URL or --database-url-file/);
  reports.exec(`PRAGMA user_version = ${PARTS.reports.version - 1}`);
  const older = await copyFrom('--from', data);
  assert.equal(older.status, 1);
  assert.match(older.stderr, /data.* was written by an older version .*Open it once with registration-ghana 0\.1\.0/);
  reports.exec(`PRAGMA user_version = ${PARTS.reports.version}`);
  register.exec(`PRAGMA user_version = ${PARTS.register.version + 1}`);
  assert.match((await copyFrom('--from', data)).stderr, /newer version .*Update this program/);
});

test(
  'a signal stops a copy, which then leaves nothing behind and says so',
  { skip: process.platform === 'win32' },
  async (context) => {
    const place = await setting(context);
    addNames(place.register, 0, 100);
    await command(['db', 'migrate'], place.settings);
    const holding = await holdRegister(place);
    const copying = await copyingUntil(context, place, WAITS);
    copying.child.kill('SIGINT');
    await holding`SELECT pg_advisory_unlock(${REGISTER_LOCK}::bigint)`;
    holding.release();
    assert.equal(await within('the copy to end', copying.exited), 1);
    assert.match(copying.stderr, /Stopped; nothing was copied\. Run the same command again/);
    assert.equal(await countIn(place, 'names'), 0);
  },
);

test('a PostgreSQL that is stopped at once and started again in the middle of a copy is waited for', async (context) => {
  const server = await startPostgres();
  context.after(() => server.remove());
  const address = await emptyDatabase(server);
  const place = await setting(context);
  addReports(place.reports, 500);
  addNames(place.register, 0, NAMES);
  const settings = { ...place.settings, SVC_DATABASE_URL: address };
  await command(['db', 'migrate'], settings);
  const watched = { ...place, settings, sql: client(context, address) };
  await holdRegister(watched);
  const child = await copyingUntil(context, watched, WAITS);
  await server.stop('immediate');
  await server.start();
  assert.equal(await within('the copy to end', child.exited, COPY_MS), 0, child.stderr);
  assert.equal(JSON.parse(child.lines.join('')).names.names, NAMES);
  await assertSame(bothSides({ ...place, sql: client(context, address) }));
});
