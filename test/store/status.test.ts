import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import Sqlite from 'libsql';
import { POSTGRES_MIGRATIONS } from '../../src/store/postgres/migrations.ts';
import { PARTS } from '../../src/store/sqlite/schema.ts';
import { scratch } from '../support/built.ts';
import { command } from '../support/command.ts';
import { client, emptyDatabase } from '../support/postgres.ts';
import { freePort, GUARDED } from '../support/postgres-server.ts';

const SCHEMA = 'registration_ghana';
const SECRET = 'Sesame-open-9';

/** An address with a password, of a database that its user owns. */
async function withPassword(context: TestContext): Promise<{ address: string; plain: string }> {
  const plain = await emptyDatabase();
  const sql = client(context, plain);
  await sql.unsafe(
    `DO $$ BEGIN CREATE ROLE ${GUARDED} LOGIN PASSWORD '${SECRET}'; EXCEPTION WHEN duplicate_object THEN END $$`,
  );
  await sql.unsafe(`ALTER DATABASE ${new URL(plain).pathname.slice(1)} OWNER TO ${GUARDED}`);
  return { plain, address: plain.replace('owner@', `${GUARDED}:${SECRET}@`) };
}

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly warning?: boolean;
  readonly found: string;
  readonly fix?: string;
}

test('an embedded store is told by its files, their schema and what they hold; a look makes none', async (context) => {
  const data = join(scratch(context), 'data');
  const run = (...args: string[]) => command(['db', ...args], { SVC_DATA_DIR: data });
  const none = await run('status');
  assert.equal(none.status, 0, none.stderr);
  assert.match(
    none.stdout,
    /^database: the embedded store in .*data\nreports: .*registration-ghana\.sqlite, no schema yet/,
  );
  const [reports, register] = [PARTS.reports.version, PARTS.register.version];
  const made = await run('migrate');
  assert.match(
    made.stdout,
    new RegExp(`registration-ghana\\.sqlite: schema 0 -> ${reports}\n.*register\\.sqlite: schema 0 -> ${register}\n`),
  );
  assert.match(
    (await run('migrate')).stdout,
    new RegExp(`: already at schema ${reports}\n.*: already at schema ${register}\n`),
  );
  const store = new Sqlite(join(data, 'registration-ghana.sqlite'));
  context.after(() => store.close());
  store.exec(
    `INSERT INTO feedback (report_id, kind, message, received_at) VALUES ('fb_1', 'bug_report', 'm', '2026-02-01T00:00:00.000Z'), ('fb_2', 'bug_report', 'm', '2026-01-01T00:00:00.000Z')`,
  );
  const file = join(data, 'n.csv');
  writeFileSync(file, 'name,reference\nOda Looms,1\n');
  await command(['names', 'import', file, '--source', 'registry'], { SVC_DATA_DIR: data });
  assert.match(
    (await run('status')).stdout,
    /^reports: 2 queued_for_review, 0 in_review, 0 resolved; the oldest has waited since 2026-01-01T00:00:00\.000Z\nnames: 1 of source registry, updated 20/m,
  );
  const facts = JSON.parse((await run('status', '--json')).stdout);
  assert.deepEqual(
    [facts.database, facts.reports.queued_for_review, facts.names[0].names, facts.problems],
    ['embedded', 2, 1, []],
  );
  store.exec(`PRAGMA user_version = ${reports + 1}`);
  const newer = await run('status');
  assert.equal(newer.status, 1);
  assert.match(
    newer.stdout,
    /FAIL {2}.*registration-ghana\.sqlite was written by a newer version.*\n {6}Update this program/,
  );
  assert.match((await run('migrate')).stderr, /newer version of registration-ghana: .*Update this program/);
  store.exec(`PRAGMA user_version = ${reports - 1}`);
  assert.match(
    (await run('status')).stdout,
    /FAIL {2}.*registration-ghana\.sqlite was written by an older version.*\n {6}Open it once with registration-ghana 0\.1\.0/,
  );
  assert.match(
    (await command(['doctor'], { SVC_DATA_DIR: data })).stdout,
    /FAIL {2}store: .* was written by an older version.*\n {6}Open it once with registration-ghana 0\.1\.0/,
  );
});

test('an embedded store that cannot be used ends status with 1 and the fix', async (context) => {
  const directory = scratch(context);
  const [file, data] = [join(directory, 'file'), join(directory, 'data')];
  writeFileSync(file, '');
  mkdirSync(data);
  writeFileSync(join(data, 'register.sqlite'), 'garbage '.repeat(1_000));
  for (const [where, message] of [
    [file, /FAIL {2}.*file is a file\n {6}Set SVC_DATA_DIR/],
    [
      data,
      /FAIL {2}.*register\.sqlite cannot be read: the file is damaged .*\n {6}If the file is damaged, restore a backup/,
    ],
  ] as const) {
    const { status, stdout } = await command(['db', 'status'], { SVC_DATA_DIR: where });
    assert.equal(status, 1);
    assert.match(stdout, message);
  }
});

test('a PostgreSQL is told by its hosts, its version, its schema and what it holds', async (context) => {
  const { address, plain } = await withPassword(context);
  const port = await freePort();
  const settings = {
    SVC_DATA_DIR: scratch(context),
    SVC_DATABASE_URL: address.replace('/t_', `,127.0.0.1:${port}/t_`),
  };
  const run = (...args: string[]) => command(['db', ...args], settings);
  const none = await run('status');
  assert.equal(none.status, 0, none.stderr + none.stdout);
  assert.match(
    none.stdout,
    new RegExp(
      `^database: PostgreSQL at postgres://guarded@127\\.0\\.0\\.1:\\d+,127\\.0\\.0\\.1:${port}/t_\\w+\nhosts: 127\\.0\\.0\\.1:\\d+ primary, 127\\.0\\.0\\.1:${port} not reached \\(PostgreSQL cannot be reached\\)\nserver: .* PostgreSQL \\d+\\.\\d+, not encrypted\nconnections: \\d+ of 200 open`,
    ),
  );
  assert.match(none.stdout, /^pooler: none\nnotifications: received\nno schema yet/m);
  const sql = client(context, plain);
  assert.deepEqual(
    [...(await sql.unsafe(`SELECT to_regnamespace('${SCHEMA}') AS made`))],
    [{ made: null }],
    'a look makes nothing',
  );
  const wanted = POSTGRES_MIGRATIONS.length;
  assert.match((await run('migrate')).stdout, new RegExp(`^postgres://guarded@.*: schema 0 -> ${wanted}\n$`));
  assert.deepEqual(JSON.parse((await run('migrate', '--json')).stdout)[0].from, wanted);
  await sql.unsafe(
    `INSERT INTO ${SCHEMA}.feedback (report_id, kind, message, received_at) VALUES ('fb_1', 'bug_report', 'm', '2026-01-01T00:00:00Z')`,
  );
  await sql.unsafe(`INSERT INTO ${SCHEMA}.applications_in (reference, business_name) VALUES ('A1', 'Oda Looms')`);
  assert.match(
    (await run('status')).stdout,
    /^reports: 1 queued_for_review, 0 in_review, 0 resolved; the oldest has waited since 2026-01-01T00:00:00\.000Z\nnames: 1 of source application, updated/m,
  );
  const facts = JSON.parse((await run('status', '--json')).stdout);
  assert.deepEqual(
    [facts.server.pooled, facts.notifications, facts.server.schema_version, facts.reports.queued_for_review],
    [false, true, wanted, 1],
  );
  await sql.unsafe(`INSERT INTO ${SCHEMA}.migrations (version) VALUES (${wanted + 1})`);
  const newer = await run('status');
  assert.equal(newer.status, 1);
  assert.match(newer.stdout, /FAIL {2}.*newer version of registration-ghana/);
});

test('a database that cannot be used ends status with 1 and the fix, and no command shows the password', async (context) => {
  const { address } = await withPassword(context);
  const directory = scratch(context);
  const data = join(directory, 'data');
  await command(['db', 'migrate'], { SVC_DATA_DIR: data });
  const { port, pathname } = new URL(address);
  const urls: readonly (readonly [string, RegExp | undefined])[] = [
    [address, undefined],
    [address.replace(SECRET, `${SECRET}-wrong`), /does not let this user in/],
    [address.replace(pathname, '/nowhere'), /has no such database/],
    [address.replace(port, String(await freePort())), /cannot be reached/],
    [address.replace('127.0.0.1', 'no-such-host.invalid'), /the host of PostgreSQL is not known|cannot be reached/],
    [`${address}?sslmode=verify-full&sslrootcert=/nowhere/${SECRET}`, /sslrootcert cannot be read/],
    [`postgres://guarded:${SECRET}@:bad/x`, undefined],
    [`mysql://guarded:${SECRET}@127.0.0.1/x`, undefined],
  ];
  // Each waits for its database as long as a caller does: all at once.
  const tried = urls.map(async ([url, why]) => {
    const settings = { SVC_DATA_DIR: data, SVC_DATABASE_URL: url };
    const commands = [
      ['db', 'status'], ['db', 'status', '--json'], ['db', 'migrate'], ['db', 'copy', '--from', data],
      ['db', 'backup', join(directory, 'b')], ['db', 'restore', join(directory, 'b')], ['doctor'],
    ]; // prettier-ignore
    const outcomes = commands.map(async (args) => ({ args, ...(await command(args, settings)) }));
    for (const { args, status, stdout, stderr } of await Promise.all(outcomes)) {
      assert.doesNotMatch(stdout + stderr, new RegExp(SECRET), `${args.join(' ')} ${why}`);
      if (why === undefined) continue;
      assert.equal(status, 1, `${args.join(' ')} ${why}`);
      assert.doesNotMatch(stderr, /^ +at /m, 'no stack');
      if (args[1] !== 'backup' && args[1] !== 'restore') assert.match(stdout + stderr, why, args.join(' '));
      if (args.length === 2 && args[1] === 'status')
        assert.match(stdout, /FAIL {2}no primary answers: .*\n {6}Check that PostgreSQL is running there/);
    }
  });
  await Promise.all(tried);
  const secretFile = join(directory, 'address');
  writeFileSync(secretFile, `${address}\n`);
  const fromFile = await command(['db', 'status', '--database-url-file', secretFile], { SVC_DATA_DIR: data });
  assert.equal(fromFile.status, 0, fromFile.stdout);
});

test('doctor tells how PostgreSQL answers, and warns of what could be better', async (context) => {
  const { address } = await withPassword(context);
  const settings = { SVC_DATA_DIR: scratch(context), SVC_DATABASE_URL: address };
  const doctor = async (more: Record<string, string> = {}) => {
    const { status, stdout, stderr } = await command(['doctor', '--json'], { ...settings, ...more });
    const findings = JSON.parse(stdout) as Finding[];
    return { status, stderr, of: (check: string) => findings.find((one) => one.check === check) };
  };
  const healthy = await doctor();
  assert.equal(healthy.status, 0, healthy.stderr);
  assert.match(
    healthy.of('PostgreSQL')?.found ?? '',
    /^postgres:\/\/guarded@127.* answers, version \d+.*, schema \d of \d; 127\.0\.0\.1:\d+ primary$/,
  );
  assert.match(healthy.of('encryption')?.found ?? '', /does not leave this computer/);
  assert.match(healthy.of('notifications')?.found ?? '', /^received/);
  assert.match(healthy.of('store')?.found ?? '', /^PostgreSQL opens; 0 reports/);
  for (const check of ['PostgreSQL', 'connections', 'encryption', 'notifications'])
    assert.equal(healthy.of(check)?.warning, undefined, check);

  const crowded = (await doctor({ SVC_DATABASE_POOL: '200' })).of('connections');
  assert.deepEqual([crowded?.ok, crowded?.warning], [true, true]);
  const unheard = (await doctor({ SVC_DATABASE_DIRECT_URL: address.replace(/:\d+\//, `:${await freePort()}/`) })).of(
    'notifications',
  );
  assert.deepEqual([unheard?.ok, unheard?.warning], [true, true]);
  assert.match(unheard?.found ?? '', /not received at SVC_DATABASE_DIRECT_URL/);
  const missing = (await doctor({ SVC_DATABASE_URL: address.replace('/t_', `,127.0.0.1:${await freePort()}/t_`) })).of(
    'PostgreSQL',
  );
  assert.deepEqual([missing?.ok, missing?.warning], [true, true]);
  // An address of this computer that does not look like one.
  if (process.platform === 'linux') {
    const elsewhere = (await doctor({ SVC_DATABASE_URL: address.replace('127.0.0.1', '127.1') })).of('encryption');
    assert.deepEqual([elsewhere?.ok, elsewhere?.warning], [true, true]);
    assert.match(elsewhere?.found ?? '', /not encrypted, and nothing enforces encryption to 127\.1/);
    assert.match(elsewhere?.fix ?? '', /sslmode=verify-full/);
  }
  const text = (await command(['doctor'], { ...settings, SVC_DATABASE_POOL: '200' })).stdout;
  assert.match(text, /^warn {2}connections: .*\n {6}Lower SVC_DATABASE_POOL/m);

  const broken = await doctor({ SVC_DATABASE_URL: `${address}x` });
  assert.equal(broken.status, 1);
  assert.equal(broken.of('PostgreSQL')?.ok, false);
  assert.equal(broken.of('store'), undefined);
});
