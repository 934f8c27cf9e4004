/**
 * Changes one byte after another of a small store and uses the store after each change: a process of its own, because damage may
 * end it. Writes each change before it is made, and at last how often each outcome came: DIRECTORY PART SEED quick|full.
 *
 * `quick` changes every byte of the first page and of the pages with rows, and a sample of the rest; `full` changes every byte, and
 * uses the store in every way each time.
 */
import { mkdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
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
const EVERY = 120;
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

for (let at = 0; at < good.length; at++) {
  const isWhole = at < page || ofRows.has(Math.floor(at / page)) || form === 'full';
  const isSampled = random(EVERY) === 0;
  if (!isWhole && !isSampled) continue;
  const bytes = changed(at);
  putFile(work, part, bytes);
  count(await readAll(work, part, form === 'full' || isSampled));
  if (!isSampled && form !== 'full') continue;
  putFile(work, part, bytes);
  count(await useAll(work, part));
  // A closed handle lets go of its file when its statements are collected.
  globalThis.gc?.();
}

writeSync(1, `${JSON.stringify(counts)}\n`);
