import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ToolError } from '../../src/errors.ts';
import { SNAPSHOT_FILES } from '../../src/store/register/index-worker.ts';
import { openRegister } from '../../src/store/register/open-register.ts';
import { snapshotFile } from '../../src/store/register/snapshot-file.ts';
import { size, waitFor } from '../support/limits.ts';
import { fixture, namesCsv, numbered, scratch, type Fixture } from '../support/register.ts';
import { onBoth, postgresFixture } from '../support/register-both.ts';

/** Enough names for the index to be saved. */
const MANY = size(5_100, 6_000);

const counts = async ({ ask }: Fixture) => {
  const { checked } = await ask('Anything At All', 1);
  return [checked.registry.names, checked.applications.names];
};

onBoth('before the first import of a registry the sample answers, and the summary begins with that', async (_t, it) => {
  const answer = await it.ask('Ecobank Ghana', 5);
  assert.match(answer.notice, /^We looked at [\d,]+ well-known names, not the whole register\./);
  assert.match(
    answer.summary,
    /^We know of the same name: .* We looked at [\d,]+ well-known names, not the whole register: search it at orc\.gov\.gh\.$/,
  );
  assert.equal(answer.exact[0]?.name, 'Ecobank Ghana PLC');
  assert.match(answer.checked.registry.covers, /sample/);
  assert.deepEqual(answer.checked.applications, { names: 0, covers: 'We hold no applications.' });

  await it.take('name\nAdom Looms Ltd\n', 'application');
  assert.equal((await it.ask('Ecobank Ghana', 5)).exact.length, 1, 'applications do not displace it');

  await it.take('name\nVolta Looms Ltd\n');
  const after = await it.ask('Ecobank Ghana', 5);
  assert.match(after.notice, /^We looked at only 1 name of the register and 1 application\./);
  assert.deepEqual(after.exact, []);
  assert.doesNotMatch(after.summary, /sample/);
  assert.deepEqual(await counts(it), [1, 1]);
});

onBoth('importing the same file again changes nothing, not even the date of the last change', async (_t, it) => {
  await it.take(namesCsv(50));
  const before = await it.register.status();
  const again = await it.take(namesCsv(50));
  assert.deepEqual([again.added, again.updated, again.removed, again.unchanged], [0, 0, 0, 50]);
  assert.deepEqual(await it.register.status(), before);
});

onBoth(
  'a row with a known reference changes its name, type or status; one without a reference, its status',
  async (_t, it) => {
    await it.take('name,entity_type,status,reference\nTwifo Looms,Company,Active,7\nBirim Looms,,Active,\n');
    assert.equal((await it.ask('Twifo Looms', 1)).exact[0]?.status, 'Active');
    const second = await it.take(
      'name,entity_type,status,reference\nWassa Looms,Company,Dissolved,7\nBirim Looms,,Dissolved,\n',
    );
    assert.deepEqual([second.added, second.updated], [0, 2]);
    assert.deepEqual((await it.ask('Twifo Looms', 1)).exact, []);
    assert.equal((await it.ask('Wassa Looms', 1)).exact[0]?.status, 'Dissolved');
    assert.equal((await it.ask('Birim Looms', 1)).exact[0]?.status, 'Dissolved');
    assert.deepEqual(await counts(it), [2, 0]);
  },
);

onBoth('the last of several rows with one key counts, however often the file is imported', async (_t, it) => {
  const file = 'name,status,reference\nOda Looms,New,1\nOda Looms,Active,1\nOda Looms,Old,\nOda Looms,Gone,\n';
  const first = await it.take(file);
  assert.deepEqual([first.rows, first.added, first.repeated], [4, 2, 2]);
  const again = await it.take(file);
  assert.deepEqual([again.added, again.updated, again.unchanged], [0, 0, 2]);
  const { exact } = await it.ask('Oda Looms', 5);
  assert.deepEqual(exact.map(({ status }) => status).sort(), ['Active', 'Gone']);
});

onBoth('a name in both sources, or under two references, is kept each time', async (_t, it) => {
  await it.take('name,reference\nOda Looms,1\nOda Looms,2\n');
  await it.take('name,reference\nOda Looms,1\n', 'application');
  assert.deepEqual(await counts(it), [2, 1]);
  const { exact } = await it.ask('Oda Looms', 5);
  assert.deepEqual(exact.map(({ source }) => source).sort(), ['application', 'registry', 'registry']);
});

onBoth('--replace removes the names that are not in the file, from that source only', async (_t, it) => {
  await it.take('name,status,reference\nOda Looms,Active,1\nPra Looms,Active,2\nTano Looms,Active,\n');
  await it.take('name\nPra Looms\n', 'application');
  const { added, updated, removed, unchanged } = await it.take(
    'name,status,reference\nPra Looms,Closed,2\nTano Looms,Active,\nVolta Looms,Active,9\n',
    'registry',
    { replace: true },
  );
  assert.deepEqual([added, updated, removed, unchanged], [1, 1, 1, 1]);
  assert.deepEqual((await it.ask('Oda Looms', 5)).exact, []);
  assert.deepEqual(await counts(it), [3, 1]);
});

onBoth('--replace with a file without a good row is refused, unless --allow-empty is given', async (_t, it) => {
  await it.take('name\nOda Looms\n');
  await assert.rejects(it.take('name\n', 'registry', { replace: true }), /add --allow-empty/);
  await assert.rejects(
    it.take('name\n""\n???\n', 'registry', { replace: true, allowEmpty: true }),
    /None of its 2 rows/,
  );
  assert.deepEqual(await counts(it), [1, 0]);
  await it.take('name\n', 'registry', { replace: true, allowEmpty: true });
  assert.equal((await it.register.status())[0]?.data, 'sample');
  assert.match((await it.ask('Ecobank', 1)).notice, /not the whole register/);
});

onBoth('a bad row is skipped with its line and the reason, and the good ones are imported', async (_t, it) => {
  const { added, faults, skipped } = await it.take(
    Buffer.concat([
      Buffer.from(
        [
          'name,status,reference',
          'Oda Looms,Active,1',
          ',Active,2',
          `${'x'.repeat(301)},Active,3`,
          '"Two\nlines",Active,4',
          '🎉 !!!,Active,5',
          'Pra, Looms, Ltd,Active,6',
          `Tano Looms,Active,${'9'.repeat(101)}`,
          'Bia \u202Eltd,Active,8',
          'Ofin Looms',
          '"Volta" Looms,Active,10',
          '',
        ].join('\n'),
      ),
      Buffer.from('Caf\xe9 Looms,Active,11\n', 'latin1'),
    ]),
  );
  assert.equal(added, 2);
  assert.deepEqual(
    faults.map(([line, why]) => [line, why.split(/[ (:]/).slice(0, 6).join(' ')]),
    [
      [3, 'its name is empty'],
      [4, 'its name is longer than 300'],
      [5, 'its name contains control characters or'],
      [7, 'its name has no letter and'],
      [8, 'it has more columns than the'],
      [9, 'its reference is longer than 100'],
      [10, 'its name contains control characters or'],
      [12, 'it has text after the closing'],
      [13, 'its name is not UTF-8 text'],
    ],
  );
  assert.equal(
    skipped.reduce((sum, { rows }) => sum + rows, 0),
    faults.length,
  );
});

onBoth('answers give a name exactly as imported, character for character, but for spaces around it', async (_t, it) => {
  const names = [
    '  Nyame  Adom “Looms” Ltd. ',
    'ƆDƆ Yɛ Fɛ Enterprise',
    "O'Brien & Söhne (Ghana) LTD",
    'Cafe\u0301 Bohio',
  ];
  await it.take(`name\n${names.map((name) => `"${name}"`).join('\n')}\n`);
  for (const name of names) assert.equal((await it.ask(name.trim(), 1)).exact[0]?.name, name.trim());
});

onBoth(
  'a type or a status is kept as given but for space around it, control characters and excessive length',
  async (_t, it) => {
    await it.take(`name,entity_type,status\nOda Looms,"  Company\tLtd by\nShares ",${'s'.repeat(500)}\n`);
    const [found] = (await it.ask('Oda Looms', 1)).exact;
    assert.equal(found?.entity_type, 'Company Ltd by Shares');
    assert.equal(found?.status?.length, 100);
  },
);

/** Half of the rows that change, and half of the most that an index takes over. */
const CHANGED = size(1_000, 5_000);

onBoth(`${2 * CHANGED} rows changed elsewhere are in the next answer without a new index`, async (_t, it) => {
  // In the ordinary run too few for a thread that builds the index.
  const held = size(2_000, MANY);
  await it.take(namesCsv(held));
  const here = it.another();
  assert.equal((await it.ask(numbered(0), 1, here)).exact[0]?.status, 'Active');
  it.told.length = 0;
  await it.take(namesCsv(CHANGED, 'Dissolved'));
  await it.take(namesCsv(CHANGED, 'Active', held));
  assert.equal((await it.ask(numbered(0), 1, here)).exact[0]?.status, 'Dissolved');
  assert.equal((await it.ask(numbered(held + CHANGED - 1), 1, here)).exact.length, 1);
  assert.deepEqual(it.told, [], 'no index was built');
});

onBoth('a check finds an application filed a moment ago, and no withdrawn one', async (_t, it) => {
  await it.take(namesCsv(100));
  const here = it.another();
  assert.deepEqual((await it.ask('Sefwi Looms', 1, here)).exact, []);
  await it.take('name,reference\nSefwi Looms,A1\n', 'application');
  assert.equal((await it.ask('Sefwi Looms', 1, here)).exact[0]?.source, 'application');
  await it.take('name,reference\nBia Looms,A2\n', 'application', { replace: true });
  assert.deepEqual((await it.ask('Sefwi Looms', 1, here)).exact, []);
});

/** More changes than an index takes over. */
const LARGER = size(11_000, 20_000);

onBoth('after a large import the current index answers until the new one is ready', async (_t, it) => {
  await it.take(namesCsv(50));
  const here = it.another();
  await here.ready();
  await it.take(namesCsv(LARGER, 'Active', 100), 'registry', { replace: true });
  const during = await here.check(numbered(0), 1);
  assert.equal(during.exact.length, 1, 'the old index');
  assert.equal(during.checked.registry.names, 50, 'and what is said of it is true of it');
  await waitFor(
    'the new index to answer',
    async () => (await here.check(numbered(0), 1)).checked.registry.names === LARGER,
  );
  assert.deepEqual((await it.ask(numbered(0), 1, here)).exact, []);
  assert.equal((await it.ask(numbered(100), 1, here)).exact.length, 1);
});

const FOREIGN = 'something else altogether, and long enough to be read';

/** A register of many names whose index has been saved. */
async function saved(it: Fixture): Promise<Fixture & { snapshot: string }> {
  await it.take(namesCsv(MANY));
  await it.register.ready();
  const snapshot = join(it.directory, SNAPSHOT_FILES[it.address === undefined ? 'embedded' : 'postgres']);
  assert.ok(existsSync(snapshot));
  it.told.length = 0;
  return { ...it, snapshot };
}

onBoth('a saved index is opened, not built, and follows the changes since', async (_t, fresh) => {
  const it = await saved(fresh);
  await it.take('name,status,reference\nSefwi Looms,Active,S1\n');
  const before = readFileSync(it.snapshot);
  const here = it.another();
  assert.equal((await it.ask('Sefwi Looms', 1, here)).exact.length, 1);
  assert.deepEqual(it.told, []);
  assert.ok(readFileSync(it.snapshot).equals(before), 'it was not written again');
});

onBoth('the index is rebuilt from a damaged, cut, foreign or stale snapshot, with a message', async (_t, fresh) => {
  const it = await saved(fresh);
  const good = readFileSync(it.snapshot);
  const ofTheFile: readonly [RegExp, () => unknown][] = [
    [
      /is damaged/,
      () =>
        writeFileSync(
          it.snapshot,
          good.map((byte, at) => (at === good.length >> 1 ? byte ^ 1 : byte)),
        ),
    ],
    // In the ordinary run the file alone is looked at for these two, below.
    ...size<[RegExp, () => unknown][]>(
      [],
      [
        [/is damaged/, () => truncateSync(it.snapshot, good.length - 100)],
        [/is damaged/, () => writeFileSync(it.snapshot, FOREIGN)],
      ],
    ),
    [/is not a snapshot/, () => snapshotFile(it.snapshot).write([Buffer.from('a whole file, but of something else')])],
    [
      /is not a regular file/,
      () => {
        rmSync(it.snapshot);
        execFileSync('sh', ['-c', 'mkfifo "$0"', it.snapshot]);
      },
    ],
  ];
  const ofTheRegister: (typeof ofTheFile)[number] = [
    /is out of date/,
    () => it.take(namesCsv(size(10_500, 12_000), 'Active', 50_000)),
  ];
  // The file is the same beside either database: in the ordinary run it is damaged beside one.
  const damage = [...(it.address === undefined ? ofTheFile : size([], ofTheFile)), ofTheRegister];
  for (const [message, spoil] of damage) {
    await spoil();
    it.told.length = 0;
    const here = it.another();
    assert.equal((await it.ask(numbered(1), 1, here)).exact.length, 1);
    // The first register follows the same change, so its own messages may come in between.
    assert.ok(
      it.told.some((line) => message.test(line) && /rebuilding the index/.test(line)),
      it.told.join(),
    );
    here.close();
  }
});

test('a snapshot that is cut, of something else, or has any bit changed is not read', async (t) => {
  const path = join(scratch(t), 'index');
  const file = snapshotFile(path);
  await file.write([Buffer.from('some bytes, '), Buffer.alloc(0), Buffer.from('written in two pieces')]);
  assert.equal(Buffer.from((await file.read()) ?? []).toString(), 'some bytes, written in two pieces');
  const good = readFileSync(path);
  for (let bit = 0; bit < good.length * 8; bit++) {
    const damaged = Buffer.from(good);
    damaged[bit >>> 3]! ^= 1 << (bit & 7);
    writeFileSync(path, damaged);
    await assert.rejects(file.read(), /is damaged/);
  }
  for (const other of [good.subarray(0, -1), good.subarray(0, 10), Buffer.from(FOREIGN)]) {
    writeFileSync(path, other);
    await assert.rejects(file.read(), /is damaged/);
  }
  // Two changes that the former checksum took for none.
  const twice = Buffer.from(good);
  twice[3]! ^= 128;
  twice[11]! ^= 128;
  writeFileSync(path, twice);
  await assert.rejects(file.read(), /is damaged/);
});

onBoth('the snapshot of another register is not used', async (t, fresh) => {
  const another = fresh.address === undefined ? fixture(t) : await postgresFixture(t);
  const [one, other] = [await saved(fresh), await saved(another)];
  writeFileSync(one.snapshot, readFileSync(other.snapshot));
  assert.equal((await one.ask(numbered(1), 1, one.another())).exact.length, 1);
  assert.match(one.told[0] ?? '', /out of date/);
});

test('a register that cannot be opened is STORE_UNAVAILABLE, and works once the cause is gone', async (t) => {
  const directory = join(scratch(t), 'data');
  writeFileSync(directory, 'a file in its place');
  const register = openRegister({ directory, now: () => new Date(), report: () => {} });
  t.after(() => register.close());
  for (const use of [() => register.check('Oda Looms', 1), () => register.status()])
    await assert.rejects(use(), (error) => error instanceof ToolError && error.failure.code === 'STORE_UNAVAILABLE');
  rmSync(directory);
  assert.match((await register.check('Oda Looms', 1)).notice, /not the whole register/);
});
