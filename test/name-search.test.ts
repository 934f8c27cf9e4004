import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type postgres from 'postgres';
import { agreement } from '../bench/names/agreement.ts';
import { generateNames } from '../bench/names/generate.ts';
import { PAIR_CLASSES, readPairs } from '../bench/names/pairs.ts';
import { REPORT_PAIRS } from '../bench/names/pairs-report.ts';
import { WORK_PAIRS } from '../bench/names/pairs-work.ts';
import { makeQueries } from '../bench/names/queries.ts';
import { ToolError } from '../src/errors.ts';
import { checkName } from '../src/names/check.ts';
import { buildIndex } from '../src/names/index.ts';
import { normalise } from '../src/names/normalise.ts';
import type { Register } from '../src/register/ports.ts';
import { MOST_COMPARED, type SearchDatabase } from '../src/store/names/search-ask.ts';
import { keyNames } from '../src/store/names/search-key.ts';
import { databaseNames } from '../src/store/names/search.ts';
import { stageInPostgres } from '../src/store/names/import-postgres.ts';
import { importNames } from '../src/store/names/import.ts';
import { postgresDatabase } from '../src/store/postgres/database.ts';
import { SAMPLE } from '../src/store/names/sample-register.ts';
import type { StoreTables } from '../src/store/schema.ts';
import { client, newDatabase } from './_postgres.ts';
import { startPostgres } from './_postgres-server.ts';

interface Searched {
  readonly register: Register;
  readonly database: SearchDatabase;
  readonly sql: postgres.Sql;
  /** Names as any program writes them, in plain SQL. */
  write(names: readonly string[]): Promise<void>;
}

async function searched(context: TestContext, address?: string): Promise<Searched> {
  const at = address ?? (await newDatabase());
  const database = postgresDatabase<StoreTables>({ address: at, max: 6 });
  const now = () => new Date();
  const register = databaseNames({
    database,
    sample: SAMPLE,
    startImport: async (source) => importNames(stageInPostgres(database, source, now), source, now),
    report: (message) => context.diagnostic(message),
  });
  context.after(() => {
    register.close();
    database.close();
  });
  await database.migrate();
  const sql = client(context, at);
  return {
    register,
    database,
    sql,
    write: async (names) => {
      await sql.unsafe(
        `INSERT INTO registration_ghana.names (source, name)
         SELECT 'registry', name FROM json_array_elements_text($1::text::json) AS name`,
        [JSON.stringify(names)],
      );
    },
  };
}

const found = async (register: Register, name: string): Promise<string[]> => {
  const { exact, sounds_like, similar } = await register.check(name, 5);
  return [...exact, ...sounds_like, ...similar].map((match) => match.name);
};

test('answers are those of the index in memory: 99 % the same names in the same groups among the first five', async (t) => {
  const { register, database, write } = await searched(t);
  const pairs = [WORK_PAIRS, REPORT_PAIRS].flatMap((half) => PAIR_CLASSES.flatMap((kind) => readPairs(half, kind)));
  const made = [...generateNames(20_000)];
  const names = [...new Set([...made, ...pairs.map(({ held }) => held)])];
  await write(names);
  await keyNames(database);
  const index = buildIndex(names.map((name) => ({ name, source: 'registry' })));
  const asked = [...makeQueries(made, 20).map(({ text }) => text), ...pairs.map(({ proposed }) => proposed)];
  let [same, alike] = [0, 0];
  for (const name of asked) {
    const there = await register.check(name, 5);
    const here = checkName(index, name, 5);
    const agreed = agreement(there, here);
    if (agreed.same) same++;
    else t.diagnostic(`not the same: ${name}`);
    if (agreed.alike) alike++;
    if (here.outlook !== 'no_conflict_found') assert.notEqual(there.outlook, 'no_conflict_found', name);
  }
  t.diagnostic(
    `${asked.length} asked: ${same} the same, ${alike} with the same order, scores, reasons and suggestions`,
  );
  assert.ok(asked.length > 500);
  assert.ok(same >= asked.length * 0.99, `${same} of ${asked.length} the same`);
  assert.ok(alike >= asked.length * 0.98, `${alike} of ${asked.length} alike`);
});

test('a name is found in the moment in which it is filed, and not any more when it is withdrawn or has another name', async (t) => {
  const { register, sql } = await searched(t);
  await register.ready();
  const file = (reference: string, name: string) =>
    sql.unsafe(
      `INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ($1, $2)
       ON CONFLICT (reference) DO UPDATE SET business_name = excluded.business_name`,
      [reference, name],
    );
  for (let round = 0; round < 20; round++) {
    const name = `Okyeso ${'bcdfgklmnp'[round % 10]}${'aeiou'[round % 5]}tiba Timbers`;
    await file(`A${round}`, name);
    assert.equal((await register.check(name, 5)).exact[0]?.name, name);
  }
  await file('B', 'Sefwi Looms');
  assert.equal((await register.check('Sefwi Looms', 5)).exact[0]?.source, 'application');
  await file('B', 'Volta Pottery');
  assert.deepEqual((await register.check('Sefwi Looms', 5)).exact, []);
  assert.equal((await register.check('Volta Pottery', 5)).exact.length, 1);
  await sql`DELETE FROM registration_ghana.applications_in WHERE reference = 'B'`;
  assert.deepEqual((await register.check('Volta Pottery', 5)).exact, []);
});

test('a name is found before, while and after it is listed', async (t) => {
  const { register, database, sql, write } = await searched(t);
  await register.ready();
  await write([...generateNames(3_000)]);
  await write(['Anyako Nets Ltd']);
  const listing = { done: false };
  const listed = keyNames(database).finally(() => (listing.done = true));
  let asked = 0;
  while (!listing.done || asked < 5) {
    assert.ok((await found(register, 'Anyarko Nets')).includes('Anyako Nets Ltd'), `asked ${asked} times before`);
    asked++;
  }
  await listed;
  const [waiting] = await sql`SELECT count(*)::int AS names FROM registration_ghana.search_queue`;
  assert.equal(waiting?.['names'], 0);
  assert.ok((await found(register, 'Anyarko Nets')).includes('Anyako Nets Ltd'));
});

/** What counts must be, reckoned from the names themselves. */
async function assertCounts({ sql }: Searched): Promise<void> {
  const rows = await sql<{ name: string }[]>`SELECT name FROM registration_ghana.names`;
  const expected = new Map<string, number>();
  for (const { name } of rows)
    for (const word of new Set(normalise(name).words)) expected.set(word, (expected.get(word) ?? 0) + 1);
  const words = await sql<{ text: string; names: number }[]>`
    SELECT text, names FROM registration_ghana.search_words WHERE names <> 0`;
  const counted = new Map(words.map(({ text, names }) => [text, names]));
  assert.deepEqual(counted, expected);
  const [state] = await sql`SELECT names::int AS names FROM registration_ghana.search_state`;
  assert.equal(state?.['names'], rows.length);
  const [apart] = await sql`
    SELECT count(*)::int AS names FROM registration_ghana.names FULL JOIN registration_ghana.search_names USING (id)
     WHERE names.name IS NULL OR search_names.tokens IS NULL`;
  assert.equal(apart?.['names'], 0);
}

test('counts stay exact while names are added, renamed and removed and several processes list them', async (t) => {
  const it = await searched(t);
  const others = [1, 2].map(() => postgresDatabase<StoreTables>({ address: addressOf(it), max: 3 }));
  t.after(() => others.forEach((one) => one.close()));
  const made = [...generateNames(9_000)];
  await it.write(made.slice(0, 3_000));
  await keyNames(it.database);
  const change = async () => {
    for (let round = 0; round < 6; round++) {
      await it.write(made.slice(3_000 + round * 1_000, 4_000 + round * 1_000));
      await it.sql`UPDATE registration_ghana.names SET name = name || ' Nkoso' WHERE id % 7 = ${round}`;
      await it.sql`DELETE FROM registration_ghana.names WHERE id % 11 = ${round}`;
    }
  };
  await Promise.all([
    change(),
    ...[it.database, ...others].map(async (one) => {
      for (let round = 0; round < 6; round++) await keyNames(one);
    }),
  ]);
  await keyNames(it.database);
  await assertCounts(it);
  await it.sql`TRUNCATE registration_ghana.names`;
  await keyNames(it.database);
  await assertCounts(it);
});

function addressOf({ sql }: Searched): string {
  const { host, port, user, database } = sql.options;
  return `postgres://${user}@${host[0]}:${port[0]}/${database}`;
}

test('listing that was broken off goes on where it was', async (t) => {
  const it = await searched(t);
  await it.write([...generateNames(20_000)]);
  const stop = new AbortController();
  let done = 0;
  const brokenOff = keyNames(it.database, {
    signal: stop.signal,
    onProgress: (listed) => {
      done = listed;
      stop.abort();
    },
  });
  await assert.rejects(brokenOff, { name: 'AbortError' });
  assert.ok(done > 0 && done < 20_000);
  assert.equal(await keyNames(it.database), 20_000 - done);
  await assertCounts(it);
});

test('while more names wait than are compared one by one the answer says how many are not searched', async (t) => {
  const { register, database, sql, write } = await searched(t);
  await keyNames(database);
  await write(Array.from({ length: MOST_COMPARED + 500 }, (_, at) => `Kpandai ${at.toString(36)}o Traders`));
  // Held by another program, so that nobody lists them meanwhile.
  await sql.begin(async (other) => {
    await other`SELECT FROM registration_ghana.search_queue FOR UPDATE`;
    const { checked } = await register.check('Anyako Nets', 5);
    assert.match(checked.registry.covers, /500 of these names are not searched yet/);
    assert.doesNotMatch(checked.applications.covers, /not searched/);
  });
  await keyNames(database);
  assert.doesNotMatch((await register.check('Anyako Nets', 5)).checked.registry.covers, /not searched/);
});

test('until a registry is imported the sample answers; an import is searched as soon as it is done', async (t) => {
  const { register } = await searched(t);
  const before = await register.check('Ecobank Ghana', 5);
  assert.equal(before.sampleOnly, true);
  assert.equal(before.exact[0]?.name, 'Ecobank Ghana PLC');
  assert.match(before.summary, /^Only a bundled sample of \d+ registered names is loaded here/);
  assert.equal((await register.status())[0]?.data, 'sample');
  const importing = await register.startImport('registry');
  const none = { entity_type: undefined, status: undefined, reference: undefined };
  await importing.add([
    { ...none, name: 'Volta Looms Ltd' },
    { ...none, name: 'Kente Weavers', status: 'Active' },
  ]);
  await importing.finish({ replace: false, covers: 'two names', restate: true });
  const after = await register.check('Volta Loom', 5);
  assert.equal(after.sampleOnly, false);
  assert.deepEqual(
    after.exact.map(({ name }) => name),
    ['Volta Looms Ltd'],
  );
  assert.equal(after.checked.registry.names, 2);
  assert.equal((await register.check('Kente Weaver', 5)).exact[0]?.status, 'Active');
  assert.deepEqual((await register.check('Ecobank Ghana', 5)).exact, []);
  assert.ok(after.suggestions.length > 0, 'a conflict has suggestions');
  for (const suggestion of after.suggestions) assert.deepEqual(await found(register, suggestion), []);
});

test('names of any writing are listed and asked for without a fault', async (t) => {
  const it = await searched(t);
  const odd = [
    'Ɔdɔ Ɛyɛ',
    '金龙 Trading',
    '🎉🎉',
    `${'a'.repeat(290)} Ltd`,
    `"'\\{},;-- \t`,
    "O'Reilly {NULL}",
    '𝒦ofi 𝟛',
    'é'.repeat(300),
    '1 2 3 4',
  ];
  await it.write(odd);
  await keyNames(it.database);
  for (const name of odd) {
    const asked = name.slice(0, 160);
    if (normalise(asked).words.length === 0) continue;
    const { exact } = await it.register.check(asked, 5);
    if (asked === name) assert.equal(exact[0]?.name, name);
  }
  const [waiting] = await it.sql`SELECT count(*)::int AS names FROM registration_ghana.search_queue`;
  assert.equal(waiting?.['names'], 0);
});

test('while PostgreSQL is away a check is STORE_UNAVAILABLE, and answers again when it is back', async (t) => {
  const server = await startPostgres();
  t.after(() => server.remove());
  const { register, write, database } = await searched(t, await newDatabase(server));
  await write(['Volta Looms Ltd', 'Sefwi Timbers']);
  await keyNames(database);
  assert.deepEqual(await found(register, 'Volta Looms'), ['Volta Looms Ltd']);
  await server.stop();
  await assert.rejects(
    register.check('Volta Looms', 5),
    (error) => error instanceof ToolError && error.failure.code === 'STORE_UNAVAILABLE',
  );
  await server.start();
  assert.deepEqual(await found(register, 'Volta Looms'), ['Volta Looms Ltd']);
});
