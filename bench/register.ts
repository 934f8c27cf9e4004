/**
 * Measures how soon a name that the website writes is found, and what following costs:
 * `node --import tsx bench/register.ts [NAMES]`. The tests' embedded PostgreSQL holds a register of NAMES (default 100,000).
 * Applications are written to `applications_in` one by one; after each commit a replica's index is queried without a pause until
 * it has the name, once with notifications and once with polling only. Then measures a look at an unchanged register, and an
 * answer from memory compared with one from the embedded SQLite register with the same names, which reads its file each time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Register } from '../src/register/ports.ts';
import { openRegister } from '../src/store/register/open-register.ts';
import { nameTable } from '../src/store/names/table.ts';
import { postgresDatabase } from '../src/store/postgres/database.ts';
import { databaseOn, startPostgres } from '../test/support/postgres-server.ts';
import { numbered } from '../test/support/register.ts';

const names = Number(process.argv[2] ?? 100_000);
const WRITES = 60;
const directory = mkdtempSync(join(tmpdir(), 'registration-ghana-freshness-'));
const server = await startPostgres();

async function fill(register: Register): Promise<number> {
  const importing = await register.startImport('registry');
  for (let at = 0; at < names; at += 1_000)
    await importing.add(
      Array.from({ length: Math.min(1_000, names - at) }, (_, row) => ({
        name: numbered(at + row),
        entity_type: 'Company',
        status: 'Active',
        reference: `R${at + row}`,
      })),
    );
  await importing.finish({ replace: false, covers: 'made for a measurement', restate: true });
  const since = performance.now();
  await register.ready();
  return performance.now() - since;
}

const show = (what: string, milliseconds: number[]) => {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(2);
  console.log(`${what.padEnd(46)} p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
};

async function answers(register: Register): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < 600; at++) {
    const since = performance.now();
    await register.check(numbered((at * 7_919) % names), 10);
    if (at >= 100) took.push(performance.now() - since);
  }
  return took;
}

try {
  const address = await databaseOn(server);
  const database = postgresDatabase({ address, max: 4 });
  const website = postgres(address, { max: 1, onnotice: () => {} });
  console.log(`${names.toLocaleString('en')} names`);
  for (const notified of [true, false]) {
    const register = openRegister({
      directory,
      shared: { database, address, ...(notified ? { listenAddress: address } : {}) },
      now: () => new Date(),
      report: console.error,
    });
    if (notified) console.log(`index built from PostgreSQL in ${((await fill(register)) / 1_000).toFixed(1)} s`);
    await register.ready();
    const took: number[] = [];
    for (let at = 0; at < WRITES; at++) {
      const letters = numbered(names + at + (notified ? 0 : WRITES));
      await website`
        INSERT INTO registration_ghana.applications_in (reference, business_name)
        VALUES (${`${notified}-${at}`}, ${letters})`;
      const since = performance.now();
      while ((await register.check(letters, 1)).exact.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 1));
      took.push(performance.now() - since);
    }
    show(`commit to found, ${notified ? 'notified' : 'polled'}`, took);
    if (notified) show('answer, PostgreSQL', await answers(register));
    register.close();
  }
  const table = nameTable(database);
  const { position } = await table.standing();
  const looks: number[] = [];
  for (let at = 0; at < 500; at++) {
    const since = performance.now();
    await table.changesSince(position, 10_000);
    looks.push(performance.now() - since);
  }
  show('a look at PostgreSQL that finds no change', looks);
  await website.end();
  database.close();

  const embedded = openRegister({ directory, now: () => new Date(), report: console.error });
  console.log(`index built from SQLite in ${((await fill(embedded)) / 1_000).toFixed(1)} s`);
  show('answer, SQLite', await answers(embedded));
  embedded.close();
} finally {
  await server.remove();
  rmSync(directory, { recursive: true, force: true });
}
