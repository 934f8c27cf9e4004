import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkName } from '../../src/names/check.ts';
import {
  addRows,
  buildIndex,
  removeName,
  snapshotChunks,
  upsertName,
  type NameIndex,
} from '../../src/names/index/index.ts';
import type { Sample } from '../../src/register/coverage.ts';
import { indexSample, sampleRows, sampleStamp } from '../../src/register/sample-index.ts';
import { SAMPLE } from '../../src/register/sample.ts';
import { openSample, writeSample } from '../../src/store/register/sample-file.ts';
import { environment, ROOT } from '../support/built.ts';
import { snapshotFile } from '../../src/store/register/snapshot-file.ts';
import { scratch } from '../support/scratch.ts';

const OTHER: Sample = { ...SAMPLE, names: [{ name: 'Zyrabonto Looms', household: true }, { name: 'Kpaluvi Kiln' }] };
const ASKED = ['Kasapreko Ltd', 'Eko Bank', 'Papaye Foods', 'Zyrabonto Loom', 'Kofi Mensah Ventures', 'MTN', 'Melkom'];
const silent = (message: string): void => assert.fail(message);

/** The index of an empty register, with the sample added row by row. */
function rowByRow(): NameIndex {
  const index = buildIndex([]);
  for (const row of sampleRows(SAMPLE)) upsertName(index, row);
  return index;
}

test('the sample opened from its files gives the answers of a sample added row by row', async (context) => {
  const folder = scratch(context);
  await writeSample(SAMPLE, folder);
  const household = await openSample(SAMPLE, 'household', silent, folder);
  const opened = buildIndex([]);
  addRows(opened, sampleRows(SAMPLE), await openSample(SAMPLE, 'sample', silent, folder));
  const added = rowByRow();
  const built = indexSample(SAMPLE, 'household');
  for (const name of ASKED)
    assert.deepEqual(checkName(opened, name, 5, { household }), checkName(added, name, 5, { household: built }), name);
  for (const { id } of sampleRows(SAMPLE)) assert.ok(removeName(opened, id));
  assert.deepEqual(checkName(opened, 'Kasapreko Ltd', 5).exact, []);
});

test('in an index that has names already, the rows of the sample weigh as its own names have it', async () => {
  const held = ['Kasapreko Farms', 'Melcom Spares'].map((name, id) => ({ name, id, source: 'application' as const }));
  const index = buildIndex(held);
  addRows(index, sampleRows(SAMPLE), indexSample(SAMPLE, 'sample'));
  const expected = buildIndex(held);
  for (const row of sampleRows(SAMPLE)) upsertName(expected, row);
  for (const name of ASKED) assert.deepEqual(checkName(index, name, 5), checkName(expected, name, 5), name);
});

test('a file of another sample or a damaged one is reported, and the index is made without it', async (context) => {
  const folder = scratch(context);
  await writeSample(OTHER, folder);
  const file = join(folder, 'household.index');
  const bytes = readFileSync(file);
  bytes[100]! ^= 1;
  writeFileSync(file, bytes);
  for (const [part, said] of [
    ['sample', /does not fit/],
    ['household', /checksum/],
  ] as const) {
    const told: string[] = [];
    const index = await openSample(SAMPLE, part, (message) => told.push(message), folder);
    assert.equal(told.length, 1);
    assert.match(told[0]!, said);
    const found = checkName(index, 'MTN Ghana', 1).exact.map(({ name }) => name);
    assert.deepEqual(found, ['MTN Ghana']);
  }
});

test('sources without a build make the index and report nothing', async (context) => {
  const index = await openSample(OTHER, 'sample', silent, scratch(context));
  assert.equal(checkName(index, 'Kpaluvi Kiln', 1).outlook, 'conflict');
});

test('the built program answers from the files beside it, and without them too', async (context) => {
  const program = scratch(context);
  cpSync(join(ROOT, 'dist'), join(program, 'dist'), { recursive: true, filter: (path) => !path.endsWith('.map') });
  cpSync(join(ROOT, 'package.json'), join(program, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(program, 'node_modules'), 'junction');
  const file = join(program, 'dist', 'sample.index');
  const check = (name: string): string => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(program, 'dist', 'index.js'), 'names', 'check', name],
      {
        env: environment({ SVC_DATA_DIR: join(program, 'data') }),
        encoding: 'utf8',
      },
    );
    assert.equal(stderr, '');
    return stdout;
  };
  assert.ok(existsSync(file) && existsSync(join(program, 'dist', 'household.index')));
  // A name that the program does not have: only the file can tell it.
  await snapshotFile(file).write(snapshotChunks(indexSample(OTHER, 'sample'), sampleStamp(SAMPLE)));
  assert.match(check('Kpaluvi Kiln'), /We know of the same name/);
  rmSync(file);
  assert.doesNotMatch(check('Kpaluvi Kiln'), /We know of/);
  assert.match(check('Kasapreko Company Limited'), /We know of the same name/);
});
