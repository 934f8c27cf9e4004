import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type postgres from 'postgres';
import { ToolError } from '../../src/errors.ts';
import { buildIndex } from '../../src/names/index/index.ts';
import { buildIndexOf, followingIndex } from '../../src/register/following-index.ts';
import type { RegisterChanges } from '../../src/register/ports.ts';
import { SNAPSHOT_FILES } from '../../src/store/register/index-worker.ts';
import { openRegister } from '../../src/store/register/open-register.ts';
import { NAMES_CHANNEL } from '../../src/store/postgres/migrations.ts';
import { stageInPostgres } from '../../src/store/names/import-postgres.ts';
import { nameTable, tidyRegister } from '../../src/store/names/table.ts';
import { postgresDatabase } from '../../src/store/postgres/database.ts';
import { runCli } from '../support/built.ts';
import { client, emptyDatabase, newDatabase } from '../support/postgres.ts';
import { OWNER, startPostgres } from '../support/postgres-server.ts';
import { postgresFixture } from '../support/register-both.ts';
import { size, waitFor } from '../support/limits.ts';
import { namesCsv, numbered, scratch } from '../support/register.ts';

/** A register, and the website's own role on its database: it may write its table and nothing else. */
async function withWebsite(context: TestContext, options: Parameters<typeof postgresFixture>[1] = {}) {
  const it = await postgresFixture(context, options);
  await it.register.ready();
  const owner = client(context, it.address);
  const role = `website_${randomUUID().replaceAll('-', '')}`;
  await owner.unsafe(`
    CREATE ROLE ${role} LOGIN;
    GRANT USAGE ON SCHEMA registration_ghana TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE, TRUNCATE ON registration_ghana.applications_in TO ${role};`);
  const website = client(context, it.address.replace(OWNER, role));
  const found = async (name: string, register = it.register) => (await register.check(name, 5)).exact;
  return { ...it, owner, website, found };
}

for (const notified of [true, false])
  test(`a name that the website writes is found by every replica, ${notified ? 'as notified' : 'polled for only'}`, async (t) => {
    const { website, owner, register, another, found } = await withWebsite(t, { notified });
    let heard = 0;
    await owner.listen(NAMES_CHANNEL, () => heard++);
    const replicas = [register, another(), another()];
    for (const replica of replicas) assert.deepEqual(await found('Sefwi Looms', replica), []);
    await website`
      INSERT INTO registration_ghana.applications_in (reference, business_name, entity_type, status)
      VALUES ('APP-1', 'Sefwi Looms Ltd', 'Company Limited by Shares', 'Pending')`;
    for (const replica of replicas) {
      await waitFor('the register to show it', async () => (await found('Sefwi Looms', replica)).length > 0);
      const { exact, checked } = await replica.check('Sefwi Looms', 5);
      assert.deepEqual(
        exact.map(({ name, source, entity_type, status }) => [name, source, entity_type, status]),
        [['Sefwi Looms Ltd', 'application', 'Company Limited by Shares', 'Pending']],
      );
      assert.equal(checked.applications.names, 1);
      assert.match(checked.applications.covers, /as the website files them/);
    }
    await waitFor('the notification', () => heard === 1);
  });

test('answers show an application as the website changes, refiles, renumbers or withdraws it', async (t) => {
  const { website, found } = await withWebsite(t);
  const file = (reference: string, name: string) => website`
    INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES (${reference}, ${name})
    ON CONFLICT (reference) DO UPDATE SET business_name = excluded.business_name`;
  await file('1', 'Oda Looms');
  await waitFor('the register to show it', async () => (await found('Oda Looms')).length === 1);
  await file('1', 'Pra Looms');
  await waitFor('the register to show it', async () => (await found('Pra Looms')).length === 1);
  assert.deepEqual(await found('Oda Looms'), []);
  await website`UPDATE registration_ghana.applications_in SET status = 'Approved' WHERE reference = '1'`;
  await waitFor('the register to show it', async () => (await found('Pra Looms'))[0]?.status === 'Approved');
  await website`UPDATE registration_ghana.applications_in SET reference = '2', business_name = 'Tano Looms'`;
  await waitFor('the register to show it', async () => (await found('Tano Looms')).length === 1);
  assert.deepEqual(await found('Pra Looms'), []);
  await website`DELETE FROM registration_ghana.applications_in WHERE reference = '2'`;
  await waitFor('the register to show it', async () => (await found('Tano Looms')).length === 0);
});

test('checks find many applications that COPY adds, and none once the table is empty', async (t) => {
  const { website, register, found } = await withWebsite(t);
  const copy = await website`COPY registration_ghana.applications_in (reference, business_name) FROM STDIN`.writable();
  const sent = new Promise((resolve, reject) => copy.on('finish', resolve).on('error', reject));
  copy.end(Array.from({ length: 500 }, (_, row) => `C${row}\tLoom Number ${row}\n`).join(''));
  await sent;
  await waitFor('the register to show it', async () => (await found('Loom Number 499')).length === 1);
  await website`TRUNCATE registration_ghana.applications_in`;
  await waitFor('the register to show it', async () => (await found('Loom Number 499')).length === 0);
  assert.equal((await register.status())[1]?.names, 0);
});

test("the website's role can write its table and reach nothing else", async (t) => {
  const { website } = await withWebsite(t);
  for (const statement of [
    'SELECT * FROM registration_ghana.names',
    "INSERT INTO registration_ghana.names (source, name) VALUES ('registry', 'Mine')",
    'SELECT * FROM registration_ghana.feedback',
    'DELETE FROM registration_ghana.name_changes',
    'UPDATE registration_ghana.register SET epoch = 1',
    `CREATE TEMP TABLE mine (reference text, business_name text, entity_type text, status text);
     CREATE TRIGGER mine AFTER INSERT ON mine REFERENCING NEW TABLE AS new_rows
       FOR EACH STATEMENT EXECUTE FUNCTION registration_ghana.copy_applications()`,
  ])
    await assert.rejects(website.unsafe(statement), /permission denied/, statement);
});

test('a name with nothing to compare, or with hostile marks, breaks neither the write nor the answers', async (t) => {
  const { website, found, register } = await withWebsite(t);
  const names = ['!!!', '🎉', ' ', '\u202Ebackwards', 'Bia\nLooms\u0007', 'Pra\u200b\u{E0041} Looms', 'x'.repeat(300)];
  for (const [at, name] of names.entries())
    await website`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES (${`H${at}`}, ${name})`;
  await waitFor('the register to show the last of them', async () => (await found('Pra Looms')).length === 1);
  assert.equal((await found('Bia Looms'))[0]?.name, 'Bia Looms ');
  assert.equal((await found('backwards'))[0]?.name, ' backwards');
  assert.equal((await found('Pra Looms'))[0]?.name, 'Pra Looms');
  // A name without any word must not match one of these.
  assert.deepEqual(await found('Ltd'), []);
  assert.equal((await register.check('!', 1)).exact.length, 0);
  await assert.rejects(
    website`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('H9', '')`,
    /check constraint/,
  );
});

test('a change that is rolled back was never there', async (t) => {
  const { website, register, found } = await withWebsite(t);
  await website
    .begin(async (transaction) => {
      await transaction`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('1', 'Oda Looms')`;
      throw new Error('the visitor left');
    })
    .catch(() => {});
  await website`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('2', 'Pra Looms')`;
  await waitFor('the register to show it', async () => (await found('Pra Looms')).length === 1);
  assert.deepEqual(await found('Oda Looms'), []);
  assert.equal((await register.status())[1]?.names, 1);
});

/** The names in a database of its own, as an index follows them, and two sessions to change them in. */
async function followed(context: TestContext) {
  const address = await newDatabase();
  const database = postgresDatabase({ address, max: 3 });
  context.after(() => database.close());
  await database.migrate();
  const table = nameTable(database);
  const [one, other] = [client(context, address), client(context, address)];
  const changed = async (position: string): Promise<RegisterChanges> => {
    const changes = await table.changesSince(position, 1_000_000);
    assert.ok(changes !== 'too_many');
    return changes;
  };
  const file = (sql: postgres.Sql, reference: string) =>
    sql`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES (${reference}, ${`Loom ${reference}`})`;
  return { database, table, one, other, changed, file };
}

test('of transactions that commit in another order than their ids none is missed, whatever else is running', async (t) => {
  const { table, one, other, changed, file } = await followed(t);
  // Something else that never ends: it has an id, so every later snapshot holds it as running.
  const endless = await one.reserve();
  t.after(() => endless.release());
  await endless`BEGIN`;
  await endless`SELECT pg_current_xact_id()`;
  const { position: start } = await table.standing();
  const first = await one.reserve();
  t.after(() => first.release());
  await first`BEGIN`;
  await first`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('first', 'Loom first')`;
  await file(other, 'second');
  const before = await changed(start);
  assert.deepEqual(
    before.changed.map(({ name }) => name),
    ['Loom second'],
  );
  await first`COMMIT`;
  const after = await changed(before.position);
  assert.deepEqual(
    after.changed.map(({ name }) => name),
    ['Loom first'],
  );
  assert.ok(Number(after.changed[0]?.id) < Number(before.changed[0]?.id), 'the ids are in the other order');
  assert.deepEqual((await changed(after.position)).changed, []);
  await endless`ROLLBACK`;
});

test('of many writers at once every change reaches a follower that looks all the while', async (t) => {
  const { table, one, other, changed, file } = await followed(t);
  let { position } = await table.standing();
  const seen = new Set<string>();
  const look = async () => {
    const changes = await changed(position);
    position = changes.position;
    for (const { name } of changes.changed) seen.add(name);
  };
  const writing = new AbortController();
  const writers = [one, other].flatMap((sql, session) =>
    Array.from({ length: 4 }, async (_, writer) => {
      for (let row = 0; row < 25; row++) await file(sql, `${session}-${writer}-${row}`);
    }),
  );
  const looking = (async () => {
    while (!writing.signal.aborted) await look();
  })();
  await Promise.all(writers);
  writing.abort();
  await looking;
  await look();
  assert.equal(seen.size, 200);
});

test('what the ledger of counts adds up to is the number of names, whoever tidies meanwhile', async (t) => {
  const { database, table, one, other, file } = await followed(t);
  await Promise.all([
    ...Array.from({ length: 100 }, (_, row) => file(row % 2 === 0 ? one : other, `T${row}`)),
    ...Array.from({ length: 10 }, () => tidyRegister(database)),
  ]);
  await one`DELETE FROM registration_ghana.applications_in WHERE reference LIKE 'T1%'`;
  const held = async () => (await table.standing()).sources.map(({ source, names }) => [source, names]);
  assert.deepEqual(await held(), [['application', 89]]);
  await tidyRegister(database);
  assert.deepEqual(await held(), [['application', 89]]);
  const [left] = await one`SELECT count(*)::int AS rows FROM registration_ghana.source_deltas`;
  assert.equal(left?.['rows'], 0);
});

test('a long list of changes is cleared without disturbing those who follow closely', async (t) => {
  const { database, table, one, changed } = await followed(t);
  const fill = (transactions: number) =>
    one.unsafe(`
      DO $$ BEGIN
        FOR n IN 1..${transactions} LOOP
          INSERT INTO registration_ghana.name_changes (id) SELECT g FROM generate_series(1, 1000) AS g;
          COMMIT;
        END LOOP;
      END $$`);
  const { position: far } = await table.standing();
  await fill(110);
  // A transaction in another database of this cluster would keep the snapshot back: the position is then not known after clearing.
  const near = await waitFor('a position that nothing keeps back', async () => {
    const { position } = await table.standing();
    const [xmin, xmax] = position.split(':').slice(2);
    return xmin === xmax && position;
  });
  await fill(5);
  await tidyRegister(database);
  const [kept] = await one`SELECT count(*)::int AS rows FROM registration_ghana.name_changes`;
  assert.ok(Number(kept?.['rows']) <= 51_000);
  assert.equal(await table.changesSince(far, 1_000_000), 'too_many');
  assert.equal((await changed(near)).removed.length, 1_000);
  // Where an old transaction keeps snapshots back, a position taken now is still one to follow from.
  const endless = await one.reserve();
  t.after(() => endless.release());
  await endless`BEGIN`;
  await endless`SELECT pg_current_xact_id()`;
  await fill(110);
  await tidyRegister(database);
  const { position: held } = await table.standing();
  assert.equal((await changed(held)).removed.length, 0);
  await endless`ROLLBACK`;
});

test('a database restored to an earlier state, or from another cluster, is read anew and then followed', async (t) => {
  const { table, one, changed, file } = await followed(t);
  await file(one, 'kept');
  await file(one, 'lost');
  const { position } = await table.standing();
  // As if the last of it had not been in the backup.
  await one`DELETE FROM registration_ghana.name_changes WHERE xid = (SELECT xid FROM registration_ghana.name_changes ORDER BY xid DESC LIMIT 1)`;
  assert.equal(await table.changesSince(position, 100), 'too_many');

  // As if the list came from a cluster that had seen more transactions.
  await one`UPDATE registration_ghana.name_changes SET xid = '9000000000'`;
  const { position: foreign } = await table.standing();
  assert.equal(await table.changesSince(foreign, 100), 'too_many');
  const { position: mended } = await table.standing();
  assert.notEqual(mended.split(':')[0], foreign.split(':')[0], 'another epoch');
  await file(one, 'new');
  assert.deepEqual(
    (await changed(mended)).changed.map(({ name }) => name),
    ['Loom new'],
  );
});

test('the built program builds the index from PostgreSQL in a thread of its own, and opens its snapshot the next time', async (t) => {
  const settings = { SVC_DATABASE_URL: await newDatabase(), SVC_DATA_DIR: scratch(t) };
  const file = join(scratch(t), 'names.csv');
  writeFileSync(file, namesCsv(6_000));
  const imported = runCli(['names', 'import', file, '--source', 'registry'], settings);
  assert.equal(imported.status, 0, imported.stderr);
  for (const row of [5, 5_999]) {
    const { stdout, stderr } = runCli(['names', 'check', numbered(row)], settings);
    assert.match(stdout, /^Conflict: .* The same name is already on the register/);
    assert.equal(stderr, '');
    assert.ok(existsSync(join(settings.SVC_DATA_DIR, SNAPSHOT_FILES.postgres)));
  }
});

/** Names that one statement may change and still be followed row by row: fewer in the ordinary run, as the test then sets it. */
const FOLLOWED = size(1_000, 100_000);

test(`a statement of more than ${FOLLOWED} names is taken over as a whole`, async (t) => {
  const { website, owner, register, found } = await withWebsite(t);
  const [released] = await owner<{ text: string }[]>`
    SELECT pg_get_functiondef('registration_ghana.names_changed()'::regprocedure) AS text`;
  assert.match(released?.text ?? '', /changed > 100000 THEN/);
  await owner.unsafe((released?.text ?? '').replaceAll('100000', String(FOLLOWED)));
  const changes = async () =>
    Number((await owner`SELECT count(*)::int AS rows FROM registration_ghana.name_changes`)[0]?.['rows']);
  const before = await changes();
  await website`
    INSERT INTO registration_ghana.applications_in (reference, business_name)
    SELECT 'M' || n, 'Loom ' || n || ' Number' FROM generate_series(1, ${FOLLOWED}::int + 1) AS n`;
  assert.equal(await changes(), before, 'no row is listed by itself');
  await waitFor(
    'the new index to answer',
    async () => (await register.check('Anything', 1)).checked.applications.names === FOLLOWED + 1,
  );
  assert.equal((await found('Loom 777 Number')).length, 1);
  await website`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('1', 'Oda Looms')`;
  await waitFor('the register to show it', async () => (await found('Oda Looms')).length === 1);
});

/** More changes than an index takes over. */
const LARGE = size(11_000, 20_000);

test('while a new index is built the present one takes in what is filed meanwhile, and says of itself what it said', async (t) => {
  const { table, one, file } = await followed(t);
  let look = async (): Promise<void> => {};
  let release = (): void => {};
  const builds = [Promise.resolve(), new Promise<void>((resolve) => (release = resolve))];
  const index = followingIndex({
    source: table,
    snapshot: { read: async () => undefined },
    sample: { names: [], updated_at: '2026-01-01T00:00:00.000Z', covers: 'none' },
    openSample: async () => buildIndex([]),
    build: async () => {
      await builds.shift();
      return buildIndexOf(table);
    },
    report: (message) => assert.fail(message),
    now: () => new Date(),
    watch: (given) => {
      look = given;
      return () => {};
    },
  });
  const found = async (name: string) => (await index.check(name, 1)).exact.length;
  await index.ready();
  await one`
    INSERT INTO registration_ghana.names (source, name) SELECT 'registry', 'Large ' || n FROM generate_series(1, ${LARGE}::int) AS n`;
  await look();
  await file(one, 'meanwhile');
  await look();
  assert.deepEqual([await found('Loom meanwhile'), await found('Large 77')], [1, 0]);
  assert.equal((await index.check('Anything', 1)).checked.registry.covers, 'none');
  release();
  await waitFor('the register to show it', async () => (await found('Large 77')) === 1);
  const { checked } = await index.check('Loom meanwhile', 1);
  assert.deepEqual([checked.registry.names, checked.applications.names], [LARGE, 1]);
  assert.equal(await found('Loom meanwhile'), 1);
  index.close();
});

test("an import of applications leaves the website's as they are, and its rows become the website's once it files them", async (t) => {
  const { website, take, ask, register } = await withWebsite(t);
  await website`
    INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('1', 'Oda Looms'), ('2', 'Pra Looms')`;
  const first = await take('name,reference\nOther Looms,1\nTano Looms,3\nBia Looms,4\n', 'application');
  assert.deepEqual([first.added, first.updated, first.unchanged], [2, 0, 1]);
  assert.equal((await ask('Oda Looms', 1)).exact.length, 1);
  assert.deepEqual((await ask('Other Looms', 1)).exact, []);

  const second = await take('name,reference\nTano Looms,3\n', 'application', { replace: true });
  assert.deepEqual([second.removed, second.unchanged], [1, 1]);
  assert.equal((await ask('Pra Looms', 1)).exact.length, 1);
  assert.equal((await register.status())[1]?.names, 3);

  await website`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('3', 'Volta Looms')`;
  assert.equal((await ask('Volta Looms', 1)).exact.length, 1);
  assert.deepEqual((await ask('Tano Looms', 1)).exact, []);
  const third = await take('name,reference\nTano Looms,3\n', 'application', { replace: true });
  assert.deepEqual([third.added, third.updated, third.removed], [0, 0, 0]);
  assert.equal((await ask('Volta Looms', 1)).exact.length, 1);
});

test('a name that the website takes over while an import removes it is held in the end', async (t) => {
  const { website, take, ask } = await withWebsite(t);
  await take('name,reference\nOda Looms,1\n', 'application');
  const filing = await website.reserve();
  t.after(() => filing.release());
  await filing`BEGIN`;
  await filing`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('1', 'Oda Looms Ltd')`;
  const importing = take('name,reference\nPra Looms,2\n', 'application', { replace: true });
  // The import waits for the row that is being taken over.
  await waitFor('the register to show it', async () => {
    const [row] = await website`SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted`;
    return Number(row?.['waiting']) > 0;
  });
  await filing`COMMIT`;
  await importing;
  assert.equal((await ask('Oda Looms', 1)).exact[0]?.name, 'Oda Looms Ltd');
  assert.equal((await ask('Pra Looms', 1)).exact.length, 1);
});

test('a joining that is run again comes to what it came to before, and joins nothing', async (t) => {
  const { database, one } = await followed(t);
  const staging = stageInPostgres(database, 'registry', () => new Date());
  await staging.add([{ name: 'Oda Looms', entity_type: undefined, status: undefined, reference: '1' }]);
  let joins = 0;
  const join = () =>
    staging.join(1, async (_db, { rows }) => {
      joins++;
      return { added: rows, updated: 0, removed: 0, unchanged: 0 };
    });
  assert.deepEqual(await join(), await join());
  assert.equal(joins, 1);
  const [left] = await one`SELECT count(*)::int AS rows FROM registration_ghana.names_staged`;
  assert.equal(left?.['rows'], 0);
});

test('rows that a crash of the server took while they were staged are missed, and nothing is joined', async (t) => {
  const { database, table, one } = await followed(t);
  const staging = stageInPostgres(database, 'registry', () => new Date());
  const rows = Array.from({ length: 6_000 }, (_, at) => ({
    name: `Loom ${at}`,
    entity_type: undefined,
    status: undefined,
    reference: undefined,
  }));
  await staging.add(rows);
  await one`TRUNCATE registration_ghana.names_staged`;
  const joined = staging.join(6_000, async () => assert.fail('joined what is not whole'));
  await assert.rejects(
    joined,
    (error) => error instanceof ToolError && /run the import again/.test(error.failure.detail),
  );
  staging.end();
  assert.deepEqual((await table.standing()).sources, []);
});

test('what an import that never ended has staged is cleared away a day later', async (t) => {
  const { database, one } = await followed(t);
  const hour = 3_600_000;
  const stage = (name: string, hoursAgo: number) =>
    stageInPostgres(database, 'registry', () => new Date(Date.now() - hoursAgo * hour)).add(
      Array.from({ length: 5_000 }, () => ({ name, entity_type: undefined, status: undefined, reference: undefined })),
    );
  const staged = async () =>
    (await one`SELECT name[1] AS name FROM registration_ghana.names_staged ORDER BY 1`).map((row) => row['name']);
  await stage('given up', 25);
  await waitFor('the register to show it', async () => (await staged()).length === 1);
  await stage('under way', 1);
  await waitFor('the register to show it', async () => (await staged()).includes('under way'));
  assert.deepEqual(await staged(), ['under way']);
  await stage('newest', 0);
  await waitFor('the register to show it', async () => (await staged()).includes('newest'));
  assert.deepEqual(await staged(), ['newest', 'under way']);
});

test('while PostgreSQL is gone answers go on, say since when, and catch up when it is back', async (t) => {
  const server = await startPostgres();
  t.after(() => server.remove());
  const address = await emptyDatabase(server);
  const database = postgresDatabase({ address, max: 2 });
  t.after(() => database.close());
  const told: string[] = [];
  let later = 0;
  const register = openRegister({
    directory: scratch(t),
    shared: { database, address, listenAddress: address },
    now: () => new Date(Date.now() + later),
    report: (message) => told.push(message),
  });
  t.after(() => register.close());
  const owner = client(t, address);
  await register.ready();
  await owner`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('1', 'Oda Looms')`;
  const found = async (name: string) => (await register.check(name, 1)).exact.length === 1;
  await waitFor('the register to show it', () => found('Oda Looms'));

  await server.stop();
  const { checked } = await register.check('Oda Looms', 1);
  assert.doesNotMatch(checked.applications.covers, /out of reach/, 'a moment is not worth a word');
  later = 60_000;
  const without = await register.check('Oda Looms', 1);
  assert.equal(without.exact.length, 1);
  for (const part of [without.checked.applications, without.checked.registry])
    assert.match(part.covers, /as of 20\d\d-\S+Z; the register has been out of reach since then/);
  await assert.rejects(
    register.status(),
    (error) => error instanceof ToolError && error.failure.code === 'STORE_UNAVAILABLE',
  );
  await waitFor('the register to show it', async () => told.some((message) => /out of reach/.test(message)));

  await server.start();
  await owner`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES ('2', 'Pra Looms')`;
  await waitFor('the register to show it', () => found('Pra Looms'));
  assert.doesNotMatch((await register.check('Oda Looms', 1)).checked.applications.covers, /out of reach/);
  assert.match(told.at(-1) ?? '', /The register is back/);
});
