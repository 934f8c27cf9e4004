import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ENTRY, environment, runCli, scratch } from '../support/built.ts';
import { command } from '../support/command.ts';
import { size, waitFor, within } from '../support/limits.ts';
import { namesCsv, numbered } from '../support/register.ts';

interface Status {
  readonly source: string;
  readonly names: number;
  readonly updated_at?: string;
  readonly covers: string;
  readonly data: string;
}

test('names import imports the good rows, reports the bad ones by line, and changes nothing the second time', async (t) => {
  const directory = scratch(t);
  const file = join(directory, 'register.csv');
  writeFileSync(
    file,
    'name,entity_type,status,reference\nOda Looms Ltd,Company,Active,1\n,Company,Active,2\nPra Looms,,,\n',
  );
  const settings = { SVC_DATA_DIR: join(directory, 'data') };
  const first = await command(['names', 'import', file, '--source', 'registry'], settings);
  assert.equal(first.status, 0);
  assert.match(
    first.stdout,
    /^3 rows \(csv\) into registry: 2 added, 0 updated, 0 unchanged\.\n1 skipped: its name is empty\n$/,
  );
  assert.equal(first.stderr, 'line 3: skipped: its name is empty\n');
  const again = await command(['names', 'import', file, '--source', 'registry', '--json'], settings);
  const summary = JSON.parse(again.stdout) as Record<string, unknown>;
  assert.deepEqual(
    [summary['source'], summary['format'], summary['rows'], summary['added'], summary['unchanged'], summary['skipped']],
    ['registry', 'csv', 3, 0, 2, [{ why: 'its name is empty', rows: 1, faulty: true }]],
  );
});

test('only the first bad rows are reported one by one; the rest are counted', async (t) => {
  const directory = scratch(t);
  const file = join(directory, 'register.csv');
  writeFileSync(file, `name,status\nOda Looms,Active\n${',Active\n'.repeat(1_500)}`);
  const { status, stdout, stderr } = await command(['names', 'import', file, '--source', 'registry'], {
    SVC_DATA_DIR: directory,
  });
  assert.equal(status, 0);
  assert.match(stdout, /^1,500 skipped: its name is empty$/m);
  assert.equal(stderr.match(/^line \d+: /gm)?.length, 20);
  assert.match(stderr, /and 1,480 more skipped rows/);
});

test('names status prints one record for each source; names check prints the answer of the tool', async (t) => {
  const directory = scratch(t);
  const settings = { SVC_DATA_DIR: join(directory, 'data') };
  const status = async () => JSON.parse((await command(['names', 'status', '--json'], settings)).stdout) as Status[];
  const check = async () => JSON.parse((await command(['names', 'check', 'Ecobank Ghana', '--json'], settings)).stdout);
  assert.deepEqual(
    (await status()).map(({ source, data }) => [source, data]),
    [
      ['registry', 'sample'],
      ['application', 'none'],
    ],
  );
  assert.match((await check()).summary, / We looked at [\d,]+ well-known names, not the whole register/);
  const file = join(directory, 'register.csv');
  writeFileSync(file, 'name,reference\nEcobank Looms Ltd,1\nEcobank Ghana Ltd,2\n');
  const imported = await command(['names', 'import', file, '--source', 'registry', '--covers', 'A test'], settings);
  assert.equal(imported.status, 0);
  const [registry] = await status();
  assert.deepEqual([registry?.names, registry?.data, registry?.covers], [2, 'imported', 'A test']);
  const answer = await check();
  assert.equal(answer.exact[0].name, 'Ecobank Ghana Ltd');
  assert.equal(answer.business_name, 'Ecobank Ghana');
  assert.deepEqual(answer.checked.registry, { names: 2, updated_at: registry?.updated_at, covers: 'A test' });
  // Without quotes, the words are one name.
  const words = await command(['names', 'check', 'Ecobank', 'Ghana', '--json'], settings);
  assert.deepEqual(JSON.parse(words.stdout), answer);
});

test('names check gives suggestions with their meanings, other names, and remarks on the ending for one entity type', async (t) => {
  const directory = scratch(t);
  const settings = { SVC_DATA_DIR: join(directory, 'data') };
  const file = join(directory, 'register.csv');
  writeFileSync(file, 'name\nYayra Looms Ltd\n');
  assert.equal((await command(['names', 'import', file, '--source', 'registry'], settings)).status, 0);
  const { status, stdout } = await command(
    [
      'names',
      'check',
      'Yayra',
      'Looms',
      '--other-names',
      '["Tontonsansan", "Jayra"]',
      '--entity-type',
      'partnership',
      '--json',
    ],
    settings,
  );
  assert.equal(status, 0);
  const { suggestions, other_names, notices } = JSON.parse(stdout);
  assert.match(suggestions[0].name, /^\S+ Looms$/);
  assert.match(suggestions[0].meaning, /^(?:Akan|Ga|Ewe|Dagbani|Hausa|English): .+$/);
  assert.deepEqual([other_names[0].business_name, other_names[0].outlook], ['Tontonsansan', 'unknown']);
  assert.match(notices.join(), /^We looked at only 1 name of the register\. Nearly all/);
  const { stdout: text } = await command(['names', 'check', 'Yayra', 'Looms'], settings);
  assert.match(
    text.replaceAll(/\s+/g, ' '),
    /bundled well-known names are no longer searched\. .*from a CSV file\. The Registrar/,
  );
  const wrong = await command(['names', 'check', 'Yayra', '--other-names', '["&"]'], settings);
  assert.deepEqual([wrong.status, wrong.stdout], [2, '']);
  assert.match(wrong.stderr, /--other-names\/0 must contain a letter or a digit/);
  const type = await command(['names', 'check', 'Yayra', '--entity-type', 'ltd'], settings);
  assert.equal(type.status, 2);
  assert.match(type.stderr, /--entity-type must be one of sole-proprietorship/);
});

test('wrong usage exits with 2, a file that cannot be imported with 1, each with a message', async (t) => {
  const directory = scratch(t);
  const settings = { SVC_DATA_DIR: directory };
  const file = join(directory, 'register.csv');
  writeFileSync(file, 'title\nOda Looms\n');
  const cases: readonly [readonly string[], number, RegExp][] = [
    [['names', 'import', file], 2, /Missing --source: registry or application/],
    [
      ['names', 'import', file, '--source', 'register'],
      2,
      /--source must be one of registry, application; it was "register"/,
    ],
    [['names', 'import', file, '--source', 'registry', '--format', 'xml'], 2, /--format must be one of csv, gleif/],
    [['names', 'import', file, '--source', 'registry', '--jurisdiction', 'Ghana'], 2, /two-letter code/],
    [['names', 'import', file, '--source', 'registry', '--allow-empty'], 2, /needs --replace/],
    [['names', 'import', file, '--source', 'registry'], 1, /was not imported\. The first line must name the columns/],
    [['names', 'import', join(directory, 'none.csv'), '--source', 'registry'], 1, /There is no such file/],
    [['names', 'import', directory, '--source', 'registry'], 1, /not a file|is a directory/],
    [['names', 'check', '🎉'], 2, /letter or a digit/],
    [['names', 'status', '--limit', 'x'], 2, /--limit must be a whole number/],
  ];
  for (const [args, code, message] of cases) {
    const { status, stdout, stderr } = await command(args, settings);
    assert.deepEqual([status, stdout], [code, ''], args.join(' '));
    assert.match(stderr, message);
  }
});

test('an index of many names is built in a thread, saved, and rebuilt when its file is damaged', (t) => {
  const directory = scratch(t);
  const file = join(directory, 'register.csv');
  writeFileSync(file, namesCsv(6_000));
  const settings = { SVC_DATA_DIR: directory };
  runCli(['names', 'import', file, '--source', 'registry'], settings);
  const check = () => runCli(['names', 'check', numbered(77), '--json'], settings);
  const snapshot = join(directory, 'register.index');
  for (const [message, spoil] of [
    [/^$/, () => {}],
    [/^$/, () => {}],
    [
      /^registration-ghana: The name index's snapshot cannot be read; rebuilding the index\. Its checksum does not match/,
      () => flip(snapshot),
    ],
    [/^$/, () => {}],
  ] as const) {
    spoil();
    const { stdout, stderr } = check();
    assert.equal(JSON.parse(stdout).exact[0].name, numbered(77));
    assert.match(stderr, message);
  }
});

function flip(file: string): void {
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
}

test('names import - reads standard input', (t) => {
  const settings = { SVC_DATA_DIR: scratch(t) };
  const { stdout } = runCli(['names', 'import', '-', '--source', 'registry'], settings, 'name\nVolta\u200b Loom\n');
  assert.match(
    stdout,
    /^1 rows? \(csv\) into registry: 1 added.*\n1 name had invisible characters, which were taken out\n$/,
  );
  const answer = JSON.parse(runCli(['names', 'check', 'Volta Loom', '--json'], settings).stdout);
  assert.equal(answer.exact[0].name, 'Volta Loom');
});

test('an interrupted import says so, exits with 1 and leaves the register unchanged', async (t) => {
  const directory = scratch(t);
  const file = join(directory, 'register.csv');
  writeFileSync(file, namesCsv(size(100_000, 400_000)));
  const child = spawn(process.execPath, [ENTRY, 'names', 'import', file, '--source', 'registry'], {
    env: environment({ SVC_DATA_DIR: directory }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  // The import creates the store's file when it begins.
  const begun = () => {
    try {
      return readFileSync(join(directory, 'register.sqlite')).length > 0;
    } catch {
      return false;
    }
  };
  await waitFor('the import to begin', begun);
  child.kill('SIGINT');
  const [code] = (await within('the import to end', once(child, 'close'))) as [number];
  assert.equal(code, 1);
  assert.match(stderr, /was not imported\. It was stopped\. The register is unchanged\./);
  const [registry] = JSON.parse(runCli(['names', 'status', '--json'], { SVC_DATA_DIR: directory }).stdout) as Status[];
  assert.equal(registry?.data, 'sample');
});
