import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test, { type TestContext } from 'node:test';
import Sqlite from 'libsql';
import { feedbackStore } from '../../src/store/feedback/queue.ts';
import { sqliteDatabase } from '../../src/store/sqlite/database.ts';
import { PARTS } from '../../src/store/sqlite/schema.ts';
import { ENTRY, environment, RawServer, scratch } from '../support/built.ts';
import { command } from '../support/command.ts';
import { size, waitFor, within } from '../support/limits.ts';
import { csvOf, numbered } from '../support/register.ts';

interface WrittenPart {
  readonly part: string;
  readonly path: string;
  readonly bytes: number;
  readonly rows: Record<string, number>;
}

const text = (message: string) => ({ kind: 'bug_report', message }) as const;

/** Keeps a report, as a tool server does. */
async function report(directory: string, message: string): Promise<void> {
  const database = sqliteDatabase(directory);
  try {
    await feedbackStore(database, () => new Date()).submit(text(message));
  } finally {
    database.close();
  }
}

/** A file with so many names of the register. */
function namesFile(path: string, first: number, count: number): string {
  const numbers = Array.from({ length: count }, (_, at) => first + at);
  writeFileSync(path, csvOf(numbers.map((number) => [numbered(number), 'Active', `R${number}`])));
  return path;
}

async function importNames(directory: string, first: number, count: number): Promise<void> {
  const file = namesFile(join(dirname(directory), `names-${first}.csv`), first, count);
  const { status, stderr } = await command(['names', 'import', file, '--source', 'registry'], {
    SVC_DATA_DIR: directory,
  });
  assert.equal(status, 0, stderr);
}

async function messages(directory: string): Promise<string[]> {
  const { stdout } = await command(['feedback', 'list', '--json', '--limit', '100000'], { SVC_DATA_DIR: directory });
  return (JSON.parse(stdout) as { message: string }[]).map(({ message }) => message);
}

async function holds(directory: string, name: string): Promise<boolean> {
  const { stdout } = await command(['names', 'check', name, '--json'], { SVC_DATA_DIR: directory });
  return (JSON.parse(stdout) as { exact: { name: string }[] }).exact.some((match) => match.name === name);
}

/**
 * Copies a store that this process has used to where nobody has it open: libsql lets go of a file only when its statements are
 * collected.
 */
const copied = (from: string, to: string): void => cpSync(from, to, { recursive: true });

/** A folder with room for data directories, backups and files to import. */
function folder(context: TestContext): { at: (name: string) => string; data: string; file: string } {
  const directory = scratch(context);
  const at = (name: string) => join(directory, name);
  return { at, data: at('data'), file: at('b.sqlite') };
}

const backUp = (data: string, file: string, ...more: string[]) =>
  command(['db', 'backup', file, ...more], { SVC_DATA_DIR: data });
const restore = (data: string, file: string, ...more: string[]) =>
  command(['db', 'restore', file, ...more], { SVC_DATA_DIR: data });

const WRITERS = size(2, 4);
/** Reports that are acknowledged before the backup begins. */
const REPORTS_BEFORE = size(50, 200);
/** Names of the import during the backup. */
const MANY_NAMES = size(10_000, 60_000);

test(`a backup taken while ${WRITERS} processes write reports and one imports names holds every report acknowledged before it began, is sound, and takes new reports once restored`, async (context) => {
  const { at, data, file } = folder(context);
  await importNames(data, 0, 1_000);
  namesFile(at('more.csv'), 0, MANY_NAMES);
  const acknowledged: string[] = [];
  const stop = new AbortController();
  const servers = Array.from({ length: WRITERS }, () => new RawServer(context, { SVC_DATA_DIR: data }));
  const writing = servers.map(async (server, index) => {
    await server.initialize();
    for (let number = 0; !stop.signal.aborted; number++) {
      const message = `${index}/${number}`;
      const answer = await within('a receipt', server.callTool(number, 'submit_bot_feedback', text(message)));
      assert.ok(answer.result?.['structuredContent'], JSON.stringify(answer));
      acknowledged.push(message);
    }
  });
  const importing = new RawServer(context, { SVC_DATA_DIR: data }, [], [
    'names', 'import', at('more.csv'), '--source', 'registry', '--replace',
  ]); // prettier-ignore
  await waitFor(`${REPORTS_BEFORE} receipts`, () => acknowledged.length >= REPORTS_BEFORE);
  const before = [...acknowledged];
  const { status, stdout, stderr } = await within(
    'the backup to end',
    started(['db', 'backup', file, '--json'], data).promise,
    size(60_000, 300_000),
  );
  const during = acknowledged.length - before.length;
  assert.equal(status, 0, stderr);
  const parts = JSON.parse(stdout) as WrittenPart[];
  stop.abort();
  await Promise.all(writing);
  for (const server of servers) server.child.stdin.end();
  await within('the import to end', importing.exited, size(60_000, 300_000));
  assert.ok(during > 0, 'reports were kept while the backup was made');

  assert.deepEqual(
    parts.map(({ part, path }) => [part, path]),
    [
      ['reports', file],
      ['register', at('b.register.sqlite')],
    ],
  );
  for (const { path, bytes, rows } of parts) {
    assert.equal(statSync(path).size, bytes);
    assert.equal(statSync(path).mode & 0o777, 0o600);
    const copy = new Sqlite(path);
    assert.deepEqual(copy.prepare('PRAGMA integrity_check').raw().all(), [['ok']]);
    for (const [table, count] of Object.entries(rows))
      assert.deepEqual(copy.prepare(`SELECT count(*) FROM "${table}"`).raw().all(), [[count]]);
    copy.close();
  }
  assert.ok([1_000, MANY_NAMES].includes(parts[1]?.rows['names'] ?? 0), 'never half an import');

  const restored = await restore(at('new'), file);
  assert.equal(restored.status, 0, restored.stderr);
  assert.match(restored.stdout, /^reports: .*new\/registration-ghana\.sqlite, .*feedback \d[\d,]*/m);
  const kept = new Set(await messages(at('new')));
  for (const message of before) assert.ok(kept.has(message), message);
  assert.equal(kept.size, parts[0]?.rows['feedback']);
  await report(at('new'), 'after the restore');
  assert.ok((await messages(at('new'))).includes('after the restore'));
});

/** Starts a command without keeping this process from answering meanwhile. */
function started(args: string[], data: string) {
  const server = new RawServer({ after: () => {} } as never, { SVC_DATA_DIR: data }, [], args);
  const promise = server.exited.then((status) => ({
    status,
    stdout: server.lines.join('\n'),
    stderr: server.stderr,
  }));
  return { child: server.child, promise };
}

test('a backup goes to no place that is taken, missing or the store itself, and says so', async (context) => {
  const { at, data, file } = folder(context);
  const nothing = await backUp(data, file);
  assert.deepEqual([nothing.status, nothing.stdout], [1, '']);
  assert.match(nothing.stderr, /There is no store in .*data: nothing has been saved there yet/);
  assert.equal(existsSync(data), false, 'a backup makes no store');
  await report(data, 'one');
  assert.equal((await backUp(data, file)).status, 0);
  const first = readFileSync(file);
  linkSync(join(data, 'registration-ghana.sqlite'), at('linked.sqlite'));
  writeFileSync(at('plain'), '');
  const cases: readonly [string, string[], RegExp][] = [
    [file, [], /b\.sqlite already exists\. Name another file, or use --force to replace it/],
    [at('none/b.sqlite'), [], /There is no directory .*none: create it first/],
    [at('plain/b.sqlite'), [], /a file stands where a directory should be/],
    [at('data'), ['--force'], /data is a directory: name a file in it/],
    [join(data, 'registration-ghana.sqlite'), ['--force'], /belongs to the store itself/],
    [join(data, 'registration-ghana.sqlite-wal'), ['--force'], /belongs to the store itself/],
    [at('linked.sqlite'), ['--force'], /belongs to the store itself/],
  ];
  for (const [place, more, message] of cases) {
    const { status, stdout, stderr } = await backUp(data, place, ...more);
    assert.deepEqual([status, stdout], [1, ''], place);
    assert.match(stderr, message);
  }
  assert.deepEqual(readFileSync(file), first);
  assert.equal((await backUp(data, '')).status, 2);
  await report(data, 'two');
  assert.equal((await backUp(data, file, '--force')).status, 0);
  assert.equal((await restore(at('new'), file)).status, 0);
  assert.deepEqual((await messages(at('new'))).sort(), ['one', 'two']);
});

test('a backup without a register deletes the register file of the backup that it replaces', async (context) => {
  const { at, data, file } = folder(context);
  await importNames(data, 0, 3);
  const parts = JSON.parse((await backUp(data, file, '--json')).stdout) as WrittenPart[];
  assert.deepEqual(
    parts.map(({ part, rows }) => [part, rows['names'] ?? rows['feedback']]),
    [
      ['reports', 0],
      ['register', 3],
    ],
    'names without a report as yet',
  );
  await report(at('other'), 'one');
  assert.match(
    (await backUp(at('other'), at('c.sqlite'))).stdout,
    /register: not in the backup, because no names were imported/,
  );
  assert.equal((await backUp(at('other'), file)).status, 1);
  assert.equal((await backUp(at('other'), file, '--force')).status, 0);
  assert.equal(existsSync(at('b.register.sqlite')), false);
});

test(
  'a disk without room ends a backup with words and leaves nothing behind',
  { skip: process.platform === 'win32' },
  async (context) => {
    const { data, file } = folder(context);
    await report(data, 'one');
    await importNames(data, 0, 2_000);
    const { status, stderr } = spawnSync('sh', ['-c', 'ulimit -f 128; exec "$0" "$@"', process.execPath, ENTRY, 'db', 'backup', file], {
    env: environment({ SVC_DATA_DIR: data }),
    encoding: 'utf8',
  }); // prettier-ignore
    assert.equal(status, 1, stderr);
    assert.match(stderr, /was not copied to .*: the disk is full/);
    assert.deepEqual(
      readdirSync(dirname(file)).filter((name) => name.startsWith('b.')),
      [],
    );
  },
);

test('a backup is not put over a store unless its files are to be moved aside', async (context) => {
  const { at, data, file } = folder(context);
  await report(at('used'), 'one');
  await importNames(at('used'), 0, 5);
  await backUp(at('used'), file);
  await report(at('used'), 'two');
  copied(at('used'), data);
  const refused = await restore(data, file);
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /data already holds a store \(register\.sqlite.*--data-dir.*--force/);

  const { status, stdout } = await restore(data, file, '--force', '--json');
  assert.equal(status, 0);
  assert.deepEqual(await messages(data), ['one']);
  const { moved } = JSON.parse(stdout) as { moved: string[] };
  assert.ok(
    moved.every((path) => /\/(register|registration-ghana)\.\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z\.sqlite$/.test(path)),
  );
  // The refusal left them alone, and the files moved aside are whole without their write-ahead logs.
  mkdirSync(at('old'));
  writeFileSync(
    at('old/registration-ghana.sqlite'),
    readFileSync(moved.find((path) => path.includes('/registration-ghana.2'))!),
  );
  assert.deepEqual((await messages(at('old'))).sort(), ['one', 'two']);
});

test('what cannot be restored is refused before anything is touched', async (context) => {
  const { at, data, file } = folder(context);
  await report(data, 'one');
  await importNames(data, 0, 2_000);
  await backUp(data, file);
  const newer = new Sqlite(at('newer.sqlite'));
  newer.exec(`${PARTS.reports.statements}; PRAGMA user_version = ${PARTS.reports.version + 1}`);
  newer.close();
  const older = new Sqlite(at('older.sqlite'));
  older.exec(`${PARTS.reports.statements}; PRAGMA user_version = ${PARTS.reports.version - 1}`);
  older.close();
  const other = new Sqlite(at('other.sqlite'));
  other.exec('CREATE TABLE t (x)');
  other.close();
  writeFileSync(at('text.sqlite'), 'no database at all\n'.repeat(100));
  const bytes = readFileSync(at('b.register.sqlite'));
  bytes.fill(0xff, 4_096 * 3, 4_096 * 4);
  writeFileSync(at('bad.register.sqlite'), bytes);
  writeFileSync(at('bad.sqlite'), readFileSync(file));
  const cases: readonly [string, RegExp][] = [
    ['none.sqlite', /There is no file/],
    ['text.sqlite/b.sqlite', /There is no file/],
    ['data', /is not a file/],
    ['newer.sqlite', /written by a newer version .*Update this program/],
    ['older.sqlite', /written by an older version .*Open it once with registration-ghana 0\.1\.0/],
    ['other.sqlite', /is not a backup of registration-ghana's reports/],
    ['b.register.sqlite', /is the register file of a backup/],
    ['text.sqlite', /damaged or is not an SQLite database/],
    ['bad.sqlite', /bad\.register\.sqlite, which belongs to .*bad\.sqlite, cannot be restored: the file is damaged/],
  ];
  for (const [name, message] of cases)
    for (const [where, more] of [
      [at('new'), []],
      [data, ['--force']],
    ] as const) {
      const { status, stdout, stderr } = await restore(where, at(name), ...more);
      assert.deepEqual([status, stdout], [1, ''], name);
      assert.match(stderr, message);
    }
  assert.equal(existsSync(at('new')), false);
  assert.deepEqual(await messages(data), ['one']);
  writeFileSync(at('file'), '');
  assert.match((await restore(at('file'), file)).stderr, /file is a file\. Name a directory/);
  assert.match(
    (await restore(at('file/data'), file)).stderr,
    /was not restored to .*: a file stands where a directory should be/,
  );
});

test('a store that another process has open is not moved from under it', async (context) => {
  const { at, data, file } = folder(context);
  await report(at('used'), 'one');
  await backUp(at('used'), file);
  copied(at('used'), data);
  const server = new RawServer(context, { SVC_DATA_DIR: data });
  await server.initialize();
  await server.callTool(1, 'submit_bot_feedback', text('two'));
  const { promise } = started(['db', 'restore', file, '--force'], data);
  const { status, stderr } = await within('the refusal', promise);
  assert.equal(status, 1);
  assert.match(stderr, /Other processes have the store in .*data open/);
  await server.callTool(2, 'submit_bot_feedback', text('three'));
  server.child.stdin.end();
  await within('the tool server to end', server.exited);
  assert.deepEqual(
    readdirSync(data).filter((name) => name.endsWith('.tmp')),
    [],
  );
  copied(data, at('kept'));
  assert.deepEqual((await messages(at('kept'))).sort(), ['one', 'three', 'two']);
  assert.equal((await restore(data, file, '--force')).status, 0);
  assert.deepEqual(await messages(data), ['one']);
});

test('a damaged store, and the log that one has left, are moved aside and change nothing of what is restored', async (context) => {
  const { at, data, file } = folder(context);
  await report(data, 'one');
  await backUp(data, file);
  // A log of another store: SQLite would take it for one of the restored file.
  await report(at('other'), 'of another store');
  mkdirSync(at('left'));
  writeFileSync(at('left/registration-ghana.sqlite-wal'), readFileSync(at('other/registration-ghana.sqlite-wal')));
  assert.match((await restore(at('left'), file)).stderr, /already holds a store \(registration-ghana\.sqlite-wal\)/);
  assert.equal((await restore(at('left'), file, '--force')).status, 0);
  assert.deepEqual(await messages(at('left')), ['one']);
  mkdirSync(at('damaged'));
  writeFileSync(at('damaged/registration-ghana.sqlite'), 'garbage '.repeat(2_000));
  const { status, stdout, stderr } = await restore(at('damaged'), file, '--force');
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^renamed: .*damaged\/registration-ghana\.\d{4}.*\.sqlite$/m);
  assert.deepEqual(await messages(at('damaged')), ['one']);
});

test('no index of the register that was there answers for the restored one, even where the two come to the same numbers', async (context) => {
  const { at, data, file } = folder(context);
  await importNames(at('used'), 0, 6_000);
  await backUp(at('used'), file);
  await importNames(at('used'), 10_000, 50);
  assert.ok(await holds(at('used'), numbered(10_001)), 'saves a snapshot of the index');
  copied(at('used'), data);
  const stale = readFileSync(join(data, 'register.index'));
  assert.equal((await restore(data, file, '--force')).status, 0);
  assert.equal(existsSync(join(data, 'register.index')), false);
  await importNames(data, 20_000, 50);
  // As a server of before, which ended late, or a copy of the whole directory would leave it.
  writeFileSync(join(data, 'register.index'), stale);
  assert.equal(await holds(data, numbered(10_001)), false);
  assert.equal(await holds(data, numbered(20_001)), true);
});

test(
  'a signal stops a backup before anything is in its place',
  { skip: process.platform === 'win32' },
  async (context) => {
    const { at, data, file } = folder(context);
    await report(at('used'), 'one');
    await importNames(at('used'), 0, 1);
    copied(at('used'), data);
    // The register comes first; then the backup waits for the reports, which another process has for itself.
    const reports = new Sqlite(join(data, PARTS.reports.file));
    reports.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
    const { child, promise } = started(['db', 'backup', file], data);
    const isBegun = () => readdirSync(dirname(file)).some((name) => /^b\.sqlite\..*\.tmp$/.test(name));
    await waitFor('the backup of the reports to begin', isBegun);
    child.kill('SIGTERM');
    reports.close();
    const { status, stderr } = await within('the backup to end', promise);
    assert.equal(status, 1, stderr);
    assert.match(stderr, /Stopped; nothing was written/);
    assert.deepEqual(
      readdirSync(dirname(file)).filter((name) => name.startsWith('b.')),
      [],
    );
  },
);

test('with PostgreSQL its own tools are named, and no password', async (context) => {
  const { data, file } = folder(context);
  const settings = {
    SVC_DATA_DIR: data,
    SVC_DATABASE_URL: 'postgres://ama:s3cret-word@db1,db2:6432/reg?sslmode=require',
  };
  for (const [word, tool] of [
    [
      'backup',
      /pg_dump --format=custom --schema=registration_ghana --file='.*b\.sqlite' 'postgres:\/\/ama@db1:5432,db2:6432\/reg'/,
    ],
    ['restore', /pg_restore --clean --if-exists --dbname='postgres:\/\/ama@db1:5432,db2:6432\/reg' '.*b\.sqlite'/],
  ] as const) {
    const { status, stdout, stderr } = await command(['db', word, file], settings);
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, tool);
    assert.doesNotMatch(stderr, /s3cret/);
  }
});
