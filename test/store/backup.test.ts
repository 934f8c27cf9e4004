import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test, { type TestContext } from 'node:test';
import Sqlite from 'libsql';
import { PARTS } from '../../src/store/sqlite/schema.ts';
import { ENTRY, environment, RawServer, runCli, scratch } from '../support/built.ts';
import { csvOf, numbered } from '../support/register.ts';

interface WrittenPart {
  readonly part: string;
  readonly path: string;
  readonly bytes: number;
  readonly rows: Record<string, number>;
}

const text = (message: string) => ({ kind: 'bug_report', message });

/** Has a tool server keep a report, as an assistant does. */
function report(directory: string, message: string): string {
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'submit_bot_feedback', arguments: text(message) },
  };
  const { stdout, stderr } = runCli([], { SVC_DATA_DIR: directory }, `${JSON.stringify(call)}\n`);
  const { report_id } = JSON.parse(stdout).result?.structuredContent ?? {};
  assert.equal(typeof report_id, 'string', stdout + stderr);
  return report_id as string;
}

function importNames(directory: string, first: number, count: number): void {
  const file = join(dirname(directory), `names-${first}.csv`);
  writeFileSync(
    file,
    csvOf(Array.from({ length: count }, (_, at) => [numbered(first + at), 'Active', `R${first + at}`])),
  );
  const { status, stderr } = runCli(['names', 'import', file, '--source', 'registry'], { SVC_DATA_DIR: directory });
  assert.equal(status, 0, stderr);
}

const messages = (directory: string): string[] =>
  (
    JSON.parse(runCli(['feedback', 'list', '--json', '--limit', '100000'], { SVC_DATA_DIR: directory }).stdout) as {
      message: string;
    }[]
  ).map(({ message }) => message);

const holds = (directory: string, name: string): boolean =>
  (
    JSON.parse(runCli(['names', 'check', name, '--json'], { SVC_DATA_DIR: directory }).stdout) as {
      exact: { name: string }[];
    }
  ).exact.some((match) => match.name === name);

/** A folder with room for data directories, backups and files to import. */
function folder(context: TestContext): { at: (name: string) => string; data: string; file: string } {
  const directory = scratch(context);
  const at = (name: string) => join(directory, name);
  return { at, data: at('data'), file: at('b.sqlite') };
}

const backUp = (data: string, file: string, ...more: string[]) =>
  runCli(['db', 'backup', file, ...more], { SVC_DATA_DIR: data });
const restore = (data: string, file: string, ...more: string[]) =>
  runCli(['db', 'restore', file, ...more], { SVC_DATA_DIR: data });

test('a backup taken while 4 processes write reports and one imports names holds every report acknowledged before it began, is sound, and takes new reports once restored', async (context) => {
  const { at, data, file } = folder(context);
  importNames(data, 0, 1_000);
  writeFileSync(at('more.csv'), csvOf(Array.from({ length: 60_000 }, (_, n) => [numbered(n), 'Active', `R${n}`])));
  const acknowledged: string[] = [];
  const stop = new AbortController();
  const servers = Array.from({ length: 4 }, () => new RawServer(context, { SVC_DATA_DIR: data }));
  const writing = servers.map(async (server, index) => {
    await server.initialize();
    for (let number = 0; !stop.signal.aborted; number++) {
      const message = `${index}/${number}`;
      const answer = await server.callTool(number, 'submit_bot_feedback', text(message));
      assert.ok(answer.result?.['structuredContent'], JSON.stringify(answer));
      acknowledged.push(message);
    }
  });
  const importing = new RawServer(context, { SVC_DATA_DIR: data }, [], [
    'names', 'import', at('more.csv'), '--source', 'registry', '--replace',
  ]); // prettier-ignore
  while (acknowledged.length < 200) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = [...acknowledged];
  const { status, stdout, stderr } = await started(['db', 'backup', file, '--json'], data).promise;
  const during = acknowledged.length - before.length;
  assert.equal(status, 0, stderr);
  const parts = JSON.parse(stdout) as WrittenPart[];
  stop.abort();
  await Promise.all(writing);
  for (const server of servers) server.child.stdin.end();
  await importing.exited;
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
  assert.ok([1_000, 60_000].includes(parts[1]?.rows['names'] ?? 0), 'never half an import');

  const restored = restore(at('new'), file);
  assert.equal(restored.status, 0, restored.stderr);
  assert.match(restored.stdout, /^reports: .*new\/registration-ghana\.sqlite, .*feedback \d[\d,]*/m);
  const kept = new Set(messages(at('new')));
  for (const message of before) assert.ok(kept.has(message), message);
  assert.equal(kept.size, parts[0]?.rows['feedback']);
  report(at('new'), 'after the restore');
  assert.ok(messages(at('new')).includes('after the restore'));
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

test('a backup goes to no place that is taken, missing or the store itself, and says so', (context) => {
  const { at, data, file } = folder(context);
  const nothing = backUp(data, file);
  assert.deepEqual([nothing.status, nothing.stdout], [1, '']);
  assert.match(nothing.stderr, /There is no store in .*data: nothing has been saved there yet/);
  assert.equal(existsSync(data), false, 'a backup makes no store');
  report(data, 'one');
  assert.equal(backUp(data, file).status, 0);
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
    const { status, stdout, stderr } = backUp(data, place, ...more);
    assert.deepEqual([status, stdout], [1, ''], place);
    assert.match(stderr, message);
  }
  assert.deepEqual(readFileSync(file), first);
  assert.equal(backUp(data, '').status, 2);
  report(data, 'two');
  assert.equal(backUp(data, file, '--force').status, 0);
  assert.equal(restore(at('new'), file).status, 0);
  assert.deepEqual(messages(at('new')).sort(), ['one', 'two']);
});

test('a backup without a register deletes the register file of the backup that it replaces', (context) => {
  const { at, data, file } = folder(context);
  importNames(data, 0, 3);
  const parts = JSON.parse(backUp(data, file, '--json').stdout) as WrittenPart[];
  assert.deepEqual(
    parts.map(({ part, rows }) => [part, rows['names'] ?? rows['feedback']]),
    [
      ['reports', 0],
      ['register', 3],
    ],
    'names without a report as yet',
  );
  report(at('other'), 'one');
  assert.match(
    backUp(at('other'), at('c.sqlite')).stdout,
    /register: not in the backup, because no names were imported/,
  );
  assert.equal(backUp(at('other'), file).status, 1);
  assert.equal(backUp(at('other'), file, '--force').status, 0);
  assert.equal(existsSync(at('b.register.sqlite')), false);
});

test(
  'a disk without room ends a backup with words and leaves nothing behind',
  { skip: process.platform === 'win32' },
  (context) => {
    const { data, file } = folder(context);
    report(data, 'one');
    importNames(data, 0, 20_000);
    const { status, stderr } = spawnSync('sh', ['-c', 'ulimit -f 1024; exec "$0" "$@"', process.execPath, ENTRY, 'db', 'backup', file], {
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

test('a backup is not put over a store unless its files are to be moved aside', (context) => {
  const { at, data, file } = folder(context);
  report(data, 'one');
  importNames(data, 0, 5);
  backUp(data, file);
  report(data, 'two');
  const refused = restore(data, file);
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /data already holds a store \(register\.sqlite.*--data-dir.*--force/);
  assert.deepEqual(messages(data).sort(), ['one', 'two']);

  const { status, stdout } = restore(data, file, '--force', '--json');
  assert.equal(status, 0);
  assert.deepEqual(messages(data), ['one']);
  const { moved } = JSON.parse(stdout) as { moved: string[] };
  assert.ok(
    moved.every((path) => /\/(register|registration-ghana)\.\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z\.sqlite$/.test(path)),
  );
  // The files moved aside are whole without their write-ahead logs.
  mkdirSync(at('old'));
  writeFileSync(
    at('old/registration-ghana.sqlite'),
    readFileSync(moved.find((path) => path.includes('/registration-ghana.2'))!),
  );
  assert.deepEqual(messages(at('old')).sort(), ['one', 'two']);
});

test('what cannot be restored is refused before anything is touched', (context) => {
  const { at, data, file } = folder(context);
  report(data, 'one');
  importNames(data, 0, 2_000);
  backUp(data, file);
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
      const { status, stdout, stderr } = restore(where, at(name), ...more);
      assert.deepEqual([status, stdout], [1, ''], name);
      assert.match(stderr, message);
    }
  assert.equal(existsSync(at('new')), false);
  assert.deepEqual(messages(data), ['one']);
  writeFileSync(at('file'), '');
  assert.match(restore(at('file'), file).stderr, /file is a file\. Name a directory/);
  assert.match(
    restore(at('file/data'), file).stderr,
    /was not restored to .*: a file stands where a directory should be/,
  );
});

test('a store that another process has open is not moved from under it', async (context) => {
  const { data, file } = folder(context);
  report(data, 'one');
  backUp(data, file);
  const server = new RawServer(context, { SVC_DATA_DIR: data });
  await server.initialize();
  await server.callTool(1, 'submit_bot_feedback', text('two'));
  const { status, stderr } = restore(data, file, '--force');
  assert.equal(status, 1);
  assert.match(stderr, /Other processes have the store in .*data open/);
  await server.callTool(2, 'submit_bot_feedback', text('three'));
  server.child.stdin.end();
  await server.exited;
  assert.deepEqual(messages(data).sort(), ['one', 'three', 'two']);
  assert.deepEqual(
    readdirSync(data).filter((name) => name.endsWith('.tmp')),
    [],
  );
  assert.equal(restore(data, file, '--force').status, 0);
  assert.deepEqual(messages(data), ['one']);
});

test('a damaged store, and the log that one has left, are moved aside and change nothing of what is restored', (context) => {
  const { at, data, file } = folder(context);
  report(data, 'one');
  backUp(data, file);
  // A log of another store: SQLite would take it for one of the restored file.
  report(at('other'), 'of another store');
  mkdirSync(at('left'));
  writeFileSync(at('left/registration-ghana.sqlite-wal'), readFileSync(at('other/registration-ghana.sqlite-wal')));
  assert.match(restore(at('left'), file).stderr, /already holds a store \(registration-ghana\.sqlite-wal\)/);
  assert.equal(restore(at('left'), file, '--force').status, 0);
  assert.deepEqual(messages(at('left')), ['one']);
  mkdirSync(at('damaged'));
  writeFileSync(at('damaged/registration-ghana.sqlite'), 'garbage '.repeat(2_000));
  const { status, stdout, stderr } = restore(at('damaged'), file, '--force');
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^renamed: .*damaged\/registration-ghana\.\d{4}.*\.sqlite$/m);
  assert.deepEqual(messages(at('damaged')), ['one']);
});

test('no index of the register that was there answers for the restored one, even where the two come to the same numbers', (context) => {
  const { data, file } = folder(context);
  importNames(data, 0, 6_000);
  backUp(data, file);
  importNames(data, 10_000, 50);
  assert.ok(holds(data, numbered(10_001)), 'saves a snapshot of the index');
  const stale = readFileSync(join(data, 'register.index'));
  assert.equal(restore(data, file, '--force').status, 0);
  assert.equal(existsSync(join(data, 'register.index')), false);
  importNames(data, 20_000, 50);
  // As a server of before, which ended late, or a copy of the whole directory would leave it.
  writeFileSync(join(data, 'register.index'), stale);
  assert.equal(holds(data, numbered(10_001)), false);
  assert.equal(holds(data, numbered(20_001)), true);
});

test(
  'a signal stops a backup before anything is in its place',
  { skip: process.platform === 'win32' },
  async (context) => {
    const { data, file } = folder(context);
    report(data, 'one');
    importNames(data, 0, 1);
    // Enough for a backup that takes its time.
    const register = new Sqlite(join(data, 'register.sqlite'));
    register.exec(`WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT 400000)
                   INSERT INTO names (source, name) SELECT 'registry', 'Name ' || n FROM n`);
    register.close();
    const { child, promise } = started(['db', 'backup', file], data);
    const begun = () => readdirSync(dirname(file)).some((name) => name.endsWith('.tmp'));
    while (!begun() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 1));
    child.kill('SIGTERM');
    const { status, stderr } = await promise;
    assert.equal(status, 1, stderr);
    assert.match(stderr, /Stopped; nothing was written/);
    assert.deepEqual(
      readdirSync(dirname(file)).filter((name) => name.startsWith('b.')),
      [],
    );
  },
);

test('with PostgreSQL its own tools are named, and no password', (context) => {
  const { data, file } = folder(context);
  const settings = {
    SVC_DATA_DIR: data,
    SVC_DATABASE_URL: 'postgres://ama:s3cret-word@db1,db2:6432/reg?sslmode=require',
  };
  for (const [command, tool] of [
    [
      'backup',
      /pg_dump --format=custom --schema=registration_ghana --file='.*b\.sqlite' 'postgres:\/\/ama@db1:5432,db2:6432\/reg'/,
    ],
    ['restore', /pg_restore --clean --if-exists --dbname='postgres:\/\/ama@db1:5432,db2:6432\/reg' '.*b\.sqlite'/],
  ] as const) {
    const { status, stdout, stderr } = runCli(['db', command, file], settings);
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, tool);
    assert.doesNotMatch(stderr, /s3cret/);
  }
});
