/**
 * Changes one byte after another of a small store and uses the store after each change: a process of its own, because damage may
 * end it. Writes each change before it is made, and at last how often each outcome came: DIRECTORY PART SEED quick|full.
 *
 * `quick` changes every byte of the first page and of the pages with rows, and a sample of the rest; `full` changes every byte, and
 * uses the store in every way each time.
 */
import { mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';
import type { Part } from '../../src/store/ports.ts';
import { PARTS } from '../../src/store/sqlite/schema.ts';
import { pagesOfRows, putFile, readAll, useAll } from './damage.ts';

const [directory = '', part = 'reports', seed = '1', form = 'quick'] = process.argv.slice(2) as [
  string?,
  Part?,
  string?,
  string?,
];
/** In `quick`, of so many bytes one is changed where no rows are, and with one the store is used in every way. */
const EVERY = 200;
const good = readFileSync(join(directory, PARTS[part].file));
const page = good.readUInt16BE(16);
const ofRows = new Set(await pagesOfRows(directory, part));
const work = join(directory, `work-${part}`);
mkdirSync(work);

/** A linear congruential generator: a seed gives the same bits everywhere. */
let state = Number(seed) >>> 0;
const random = (below: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};

const counts: Record<string, number> = {};
const count = (outcome: string) => {
  counts[outcome] = (counts[outcome] ?? 0) + 1;
};
const changed = (at: number): Buffer => {
  const bit = 1 << random(8);
  writeSync(1, `byte ${at} ^ ${bit}\n`);
  const bytes = Buffer.from(good);
  bytes[at]! ^= bit;
  return bytes;
};

let used = 0;
for (let at = 0; at < good.length; at++) {
  const isWhole = at < page || form === 'full';
  const isSampled = random(EVERY) === 0;
  if (!isWhole && !isSampled) continue;
  const bytes = changed(at);
  putFile(work, part, bytes);
  count(await readAll(work, part));
  if (!isSampled && form !== 'full') continue;
  putFile(work, part, bytes);
  count(await useAll(work, part));
  // A closed handle lets go of its file when its statements are collected, in a turn of its own.
  if (++used % 50 !== 0) continue;
  globalThis.gc?.();
  await new Promise((resolve) => setImmediate(resolve));
}

if (form === 'quick') {
  // One connection, which takes the file for unchangeable and is made to forget its pages: opening takes longer than reading.
  const path = join(work, PARTS[part].file);
  putFile(work, part, good);
  const file = openSync(path, 'r+');
  const handle = new Libsql(`${pathToFileURL(path).href}?mode=ro&immutable=1`);
  for (const number of ofRows)
    for (let at = Math.max(page, number * page); at < (number + 1) * page; at++) {
      writeSync(file, changed(at), at, 1, at);
      handle.exec('PRAGMA shrink_memory');
      count(await readAll(work, part, handle));
      writeSync(file, good, at, 1, at);
    }
  handle.close();
}
writeSync(1, `${JSON.stringify(counts)}\n`);
