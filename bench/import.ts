/**
 * How long an import takes, beside a bare prepared insert of the same rows: `node --import tsx bench/import.ts [ROWS]`.
 * The bare insert has its rows in memory and writes them, one statement a row, into a table without any index, in one
 * transaction of the same kind of file. The import reads a CSV file, checks each row, keeps the last of those with one key,
 * and joins them with the register under its unique index. Then the same file again (nothing changes), and again with every
 * tenth row changed and another tenth gone (`--replace`).
 */
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { importFile } from '../src/import/import-file.ts';
import { openRegister } from '../src/store/register.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
const directory = mkdtempSync(join(tmpdir(), 'registration-ghana-import-'));
const seconds = (since: number): number => (performance.now() - since) / 1000;

interface Row {
  readonly name: string;
  readonly entity_type: string;
  readonly status: string;
  readonly reference: string;
}

function* generate(count: number, status: (row: number) => string | undefined): Generator<Row> {
  const syllables = [
    'kwa',
    'me',
    'nku',
    'sa',
    'ba',
    'do',
    'fo',
    'ye',
    'ri',
    'lo',
    'ta',
    'mi',
    'nso',
    'gye',
    'hwe',
    'ko',
  ];
  const endings = ['Enterprise', 'Ventures', 'Limited', 'Company Ltd'];
  let seed = 20_261_121;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >> 8) % below;
  };
  const word = () => {
    const text = Array.from({ length: 2 + random(2) }, () => syllables[random(syllables.length)]).join('');
    return `${text[0]?.toUpperCase()}${text.slice(1)}`;
  };
  for (let row = 0; row < count; row++) {
    const words = Array.from({ length: 2 + random(2) }, word).join(random(10) === 0 ? ', ' : ' ');
    const name = `${words} ${endings[random(endings.length)]}`;
    const entity_type = random(2) === 0 ? 'Sole Proprietorship' : 'Company Limited by Shares';
    const state = status(row);
    if (state === undefined) continue;
    // References in no order, as registers export them.
    const reference = `CS${String((row * 7919) % 10_000_019).padStart(9, '0')}`;
    yield { name, entity_type, status: state, reference };
  }
}

async function writeCsv(path: string, all: Iterable<Row>): Promise<void> {
  const file = createWriteStream(path);
  let text = 'name,entity_type,status,reference\n';
  for (const { name, entity_type, status, reference } of all) {
    text += `${name.includes(',') ? `"${name}"` : name},${entity_type},${status},${reference}\n`;
    if (text.length < 1 << 20) continue;
    if (!file.write(text)) await once(file, 'drain');
    text = '';
  }
  file.end(text);
  await once(file, 'finish');
}

function bareInsert(all: readonly Row[]): number {
  const db = new Database(join(directory, 'bare.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.exec('CREATE TABLE names (name TEXT, entity_type TEXT, status TEXT, reference TEXT)');
  const since = performance.now();
  db.exec('BEGIN IMMEDIATE');
  const insert = db.prepare('INSERT INTO names VALUES (?, ?, ?, ?)');
  for (const { name, entity_type, status, reference } of all) insert.run(name, entity_type, status, reference);
  db.exec('COMMIT');
  const took = seconds(since);
  db.close();
  return took;
}

try {
  const csv = join(directory, 'register.csv');
  const changed = join(directory, 'changed.csv');
  await writeCsv(
    csv,
    generate(rows, () => 'Active'),
  );
  await writeCsv(
    changed,
    generate(rows, (row) => (row % 10 === 0 ? 'Dissolved' : row % 10 === 1 ? undefined : 'Active')),
  );
  const register = openRegister({ directory, now: () => new Date(), report: console.error });
  const run = async (path: string, replace: boolean) => {
    const since = performance.now();
    let peak = 0;
    let pieces = 0;
    const summary = await importFile(path, () => register.startImport('registry'), {
      replace,
      allowEmpty: false,
      onFault: () => {},
      onProgress: () => {
        // Looking takes a millisecond.
        if (++pieces % 20 === 0) peak = Math.max(peak, process.memoryUsage.rss());
      },
    });
    return { took: seconds(since), peak: Math.max(peak, process.memoryUsage.rss()), ...summary };
  };
  const results: [what: string, result: Awaited<ReturnType<typeof run>>][] = [];
  for (const [what, path, replace] of [
    ['import into an empty register', csv, false],
    ['the same file again', csv, false],
    ['a tenth changed, a tenth gone', changed, true],
  ] as const) {
    results.push([what, await run(path, replace)]);
  }
  // Last, so that its rows in memory do not show in the imports' memory.
  const bare = bareInsert([...generate(rows, () => 'Active')]);
  console.log(`rows ${rows.toLocaleString('en')}, CSV ${(statSync(csv).size / 1e6).toFixed(0)} MB`);
  console.log(`bare prepared insert, no index   ${bare.toFixed(2)} s`);
  for (const [what, { took, peak, added, updated, removed, unchanged }] of results)
    console.log(
      `${what.padEnd(32)} ${took.toFixed(2)} s, ${(took / bare).toFixed(2)} times the bare insert ` +
        `(${added} added, ${updated} updated, ${removed} removed, ${unchanged} unchanged; at most ${(peak / 2 ** 20).toFixed(0)} MB resident)`,
    );
  register.close();
} finally {
  rmSync(directory, { recursive: true, force: true });
}
