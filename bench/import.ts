/**
 * Compares the time of an import with a bare insert of the same rows:
 * `node --import tsx bench/import.ts [ROWS] [--database postgres]`.
 * The bare insert writes rows from memory to a table without an index, in one transaction: to SQLite with one prepared statement
 * per row, to PostgreSQL (the tests' embedded server, without fsync for either) with arrays of 5,000 rows and `unnest`. The
 * import reads a CSV file, checks each row, keeps the last row of each key and merges the rows into the register with its unique
 * index. It then imports the same file again (no changes), and again with a tenth of the rows changed and another tenth removed
 * (`--replace`).
 */
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { importFile } from '../src/register/importing/import-file.ts';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { openRegister } from '../src/store/register/open-register.ts';
import { postgresDatabase } from '../src/store/postgres/database.ts';
import { databaseOn, startPostgres } from '../test/support/postgres-server.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { database: { type: 'string' } } });
const rows = Number(positionals[0] ?? 1_000_000);
const server = values.database === 'postgres' ? await startPostgres() : undefined;
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
    // Unordered references, as in exports of real registers.
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

async function bareUnnest(address: string, all: readonly Row[]): Promise<number> {
  const sql = postgres(address, { max: 1 });
  await sql`CREATE TABLE bare (name text, entity_type text, status text, reference text)`;
  const since = performance.now();
  await sql.begin(async (transaction) => {
    for (let at = 0; at < all.length; at += 5_000) {
      const part = all.slice(at, at + 5_000);
      const column = (of: keyof Row) => part.map((row) => row[of]);
      await transaction`
        INSERT INTO bare SELECT * FROM unnest(${column('name')}::text[], ${column('entity_type')}::text[],
                                              ${column('status')}::text[], ${column('reference')}::text[])`;
    }
  });
  const took = seconds(since);
  await sql.end();
  return took;
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
  const address = server === undefined ? undefined : await databaseOn(server);
  const database = address === undefined ? undefined : postgresDatabase({ address, max: 4 });
  const register = openRegister({
    directory,
    now: () => new Date(),
    report: console.error,
    ...(database === undefined || address === undefined ? {} : { shared: { database, address } }),
  });
  const run = async (path: string, replace: boolean) => {
    const since = performance.now();
    let peak = 0;
    let pieces = 0;
    const summary = await importFile(path, () => register.startImport('registry'), {
      replace,
      allowEmpty: false,
      onFault: () => {},
      onProgress: () => {
        // Reading it takes a millisecond.
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
  // Last, so that its rows do not count in the imports' memory.
  const inMemory = [...generate(rows, () => 'Active')];
  const bare = address === undefined ? bareInsert(inMemory) : await bareUnnest(address, inMemory);
  console.log(`rows ${rows.toLocaleString('en')}, CSV ${(statSync(csv).size / 1e6).toFixed(0)} MB`);
  console.log(
    `${(address === undefined ? 'bare prepared insert, no index' : 'bare insert with unnest, no index').padEnd(32)} ${bare.toFixed(2)} s`,
  );
  for (const [what, { took, peak, added, updated, removed, unchanged }] of results)
    console.log(
      `${what.padEnd(32)} ${took.toFixed(2)} s, ${(took / bare).toFixed(2)} times the bare insert ` +
        `(${added} added, ${updated} updated, ${removed} removed, ${unchanged} unchanged; at most ${(peak / 2 ** 20).toFixed(0)} MB resident)`,
    );
  register.close();
  database?.close();
} finally {
  await server?.remove();
  rmSync(directory, { recursive: true, force: true });
}
