import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { ENTRY, environment, RawServer, scratch } from '../support/built.ts';
import { command, registryOf } from '../support/command.ts';
import { holdsAll, keepReporting, overHttp, overMcp, type Kept, type Tally } from '../support/faults-load.ts';
import { size } from '../support/limits.ts';
import { client, emptyDatabase } from '../support/postgres.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { namesCsv, numbered } from '../support/register.ts';
import { sqliteDatabase } from '../../src/store/sqlite/database.ts';
import { serve } from '../support/serve.ts';

/** A folder on a file system of a few megabytes; without it, processes may not let a file grow past a limit. */
const MOUNT = process.env['REGISTRATION_GHANA_SMALL_MOUNT'];
/** What is left to write. */
const LEFT = 400_000;

/** A place with little room. */
interface Disk {
  readonly directory: string;
  /** Runs processes so that they meet its end: those that run, by their id, and those that are started, with these words before. */
  readonly prefix: readonly string[];
  bound(pid: number | undefined): void;
  /** There is room again. */
  grow(): void;
  /** What callers are told. */
  readonly reason: RegExp;
}

function smallDisk(context: TestContext): Disk {
  if (MOUNT === undefined) {
    const pids: number[] = [];
    const limit = (pid: number, most: string) => {
      const { status, stderr } = spawnSync('prlimit', ['--pid', `${pid}`, `--fsize=${most}:`], { encoding: 'utf8' });
      assert.equal(status, 0, stderr);
    };
    return {
      directory: scratch(context),
      prefix: ['prlimit', `--fsize=${LEFT}:`],
      bound: (pid) => {
        assert.ok(pid !== undefined);
        pids.push(pid);
        limit(pid, `${LEFT}`);
      },
      grow: () => pids.forEach((pid) => limit(pid, 'unlimited')),
      reason: /disk is full|cannot be written|may be full/,
    };
  }
  const directory = mkdtempSync(join(MOUNT, 'store-'));
  const ballast = join(directory, 'ballast');
  const { bavail, bsize } = statfsSync(directory);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT)));
  context.after(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  return {
    directory,
    prefix: [],
    bound: () => {},
    grow: () => rmSync(ballast),
    reason: /disk is full/,
  };
}

/** Text that no database makes shorter. */
const LONG = randomBytes(1_000).toString('hex');

function checkReasons(tally: Tally, reason: RegExp): void {
  assert.deepEqual([...tally.refused.keys()], ['503 STORE_UNAVAILABLE']);
  assert.ok(tally.reasons.size > 0);
  for (const told of tally.reasons) assert.match(told, reason);
}

test('on a full disk reports are refused with the reason, none is lost, and with room again the same processes go on', async (context) => {
  const disk = smallDisk(context);
  const settings = { SVC_DATA_DIR: disk.directory, SVC_RATE_LIMIT: 'off', SVC_LOG_LEVEL: 'silent' };
  const facade = await serve(context, settings);
  const tools = new RawServer(context, settings);
  await tools.initialize();
  disk.bound(facade.child.pid);
  disk.bound(tools.child.pid);
  const writers = keepReporting([overHttp(() => facade.url), overHttp(() => facade.url), overMcp(() => tools), overMcp(() => tools)], { label: LONG }); // prettier-ignore
  await writers.refusedMore(12);
  const full = writers.tally.acknowledged.size;
  assert.ok(full > 0);
  const check = await fetch(`${facade.url}/api/v1/registration-options`);
  assert.equal(check.status, 200, 'what needs no store is answered');
  disk.grow();
  await writers.more(100);
  const tally = await writers.finish();
  checkReasons(tally, disk.reason);
  // A copy is read: a closed handle frees its deleted file only when it is collected, and the next test needs the room.
  const copy = scratch(context);
  cpSync(disk.directory, copy, { recursive: true, filter: (path) => !path.endsWith('ballast') });
  const database = sqliteDatabase(copy);
  context.after(() => database.close());
  const rows = await database.read((db) => db.selectFrom('feedback').select(['report_id', 'message']).execute());
  holdsAll(rows, tally);
  assert.equal(rows.length, tally.acknowledged.size);
  context.diagnostic(`${MOUNT === undefined ? 'a file-size limit' : 'a small file system'}: full after ${full} reports; told: ${[...tally.reasons].join(' | ')}`); // prettier-ignore
});

const NAMES = size(8_000, 20_000);

test('an import that fills the disk says so and leaves the register as it was; with room again it is whole', async (context) => {
  const disk = smallDisk(context);
  const files = scratch(context);
  const settings = { SVC_DATA_DIR: disk.directory };
  const write = (name: string, status: string, count: number) => {
    const path = join(files, name);
    writeFileSync(path, namesCsv(count, status));
    return path;
  };
  const first = await command(['names', 'import', write('old.csv', 'Old', 500), '--source', 'registry'], settings);
  assert.equal(first.status, 0, first.stderr);
  const large = write('new.csv', 'New', NAMES);
  const args = [...disk.prefix, process.execPath, ENTRY, 'names', 'import', large, '--source', 'registry'];
  const failed = spawnSync(args[0]!, args.slice(1), { env: environment(settings), encoding: 'utf8', timeout: 60_000 });
  assert.notEqual(failed.status, 0);
  assert.match(failed.stderr, disk.reason);
  const state = () => registryOf(settings, numbered(7));
  assert.deepEqual(await state(), [500, 'Old']);
  if (MOUNT !== undefined) disk.grow();
  const again = await command(['names', 'import', large, '--source', 'registry'], settings);
  assert.equal(again.status, 0, again.stderr);
  assert.deepEqual(await state(), [NAMES, 'New']);
});

if (MOUNT !== undefined)
  test("on a full disk of PostgreSQL's reports are refused with the reason, none is lost, and with room again they are kept", async (context) => {
    const server = await startPostgres();
    context.after(() => server.remove());
    const disk = smallDisk(context);
    // A table space must be an empty folder of its owner's.
    const space = join(disk.directory, 'space');
    mkdirSync(space, { mode: 0o700 });
    // Under root PostgreSQL runs as nobody.
    if (process.getuid?.() === 0) for (const folder of [disk.directory, space]) chownSync(folder, 65_534, 65_534);
    const address = await emptyDatabase(server);
    const sql = client(context, address);
    await sql.unsafe(`CREATE TABLESPACE small LOCATION '${space}'`);
    const settings = { SVC_DATABASE_URL: address, SVC_DATA_DIR: scratch(context), SVC_RATE_LIMIT: 'off', SVC_LOG_LEVEL: 'silent' }; // prettier-ignore
    const facade = await serve(context, settings);
    const send = overHttp(() => facade.url);
    assert.ok('report_id' in (await send('first', 'first')));
    await sql`ALTER TABLE registration_ghana.feedback SET TABLESPACE small`;
    const writers = keepReporting([send, send, send], { label: LONG });
    writers.tally.sent.add('first');
    await writers.refusedMore(6);
    disk.grow();
    await writers.more(50);
    const tally = await writers.finish();
    checkReasons(tally, /disk of PostgreSQL is full/);
    const rows = await sql<Kept[]>`SELECT report_id, message FROM registration_ghana.feedback`;
    holdsAll(rows, tally);
    assert.equal(rows.length, tally.acknowledged.size + 1);
    // Out of the small file system, which goes first.
    await sql`ALTER TABLE registration_ghana.feedback SET TABLESPACE pg_default`;
    await sql`DROP TABLESPACE small`;
  });
