import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { RawServer, runCli, scratch } from '../support/built.ts';
import { holdsAll, keepReporting, overHttp, overMcp, resumedAfter } from '../support/faults-load.ts';
import { postJson } from '../support/http.ts';
import { waitFor } from '../support/limits.ts';
import { namesCsv, numbered } from '../support/register.ts';
import { serve } from '../support/serve.ts';
import { addressOf, missing, startPooler, startPrimary } from '../support/cluster.ts';
import { DATABASE, fileAndFind, keptOn, sameAs, settingsFor, startReplicas, told } from '../support/ha-service.ts';

const options = { skip: missing ?? false };

for (const direct of ['with', 'without'] as const) {
  test(
    `everything works through PgBouncer in transaction mode, ${direct} a direct address`,
    options,
    async (context) => {
      const database = await startPrimary(context, DATABASE);
      // Two sessions for all: hardly any transaction meets the session of the one before.
      const pooler = await startPooler(context, database, 2);
      const settings = settingsFor(context, addressOf(DATABASE, pooler), direct === 'with' ? { SVC_DATABASE_DIRECT_URL: addressOf(DATABASE, database) } : {}); // prettier-ignore
      const served = await Promise.all([serve(context, settings), serve(context, settings)]);
      const urls = served.map(({ url }) => url);
      const tools = new RawServer(context, settings);
      await tools.initialize();

      // Reports, and the same one again.
      const sends = urls.map((url) => overHttp(() => url));
      const [first, again] = [await sends[0]!('one', 'key-1'), await sends[1]!('one', 'key-1')];
      assert.ok('report_id' in first && 'report_id' in again);
      assert.equal(first.report_id, again.report_id);
      const writers = keepReporting([...sends, ...sends, overMcp(() => tools)]);
      writers.tally.sent.add('one');
      await writers.more(300);
      const tally = await writers.finish();
      const rows = await keptOn(database);
      holdsAll(rows, tally);
      assert.equal(rows.length, tally.acknowledged.size + 1);
      assert.equal(told(tally.refused), 'nothing');

      // The register.
      const file = join(scratch(context), 'register.csv');
      writeFileSync(file, namesCsv(20_000));
      const imported = runCli(['names', 'import', file, '--source', 'registry'], settings);
      assert.equal(imported.status, 0, imported.stderr);
      assert.match(imported.stdout, /20,000 added/);
      for (const url of urls)
        await waitFor(`the imported name at ${url}`, async () => (await sameAs(url, numbered(777))).includes(`registry ${numbered(777)}`)); // prettier-ignore
      const found = [];
      for (let times = 0; times < 5; times += 1) found.push(...(await fileAndFind(database, urls)));
      context.diagnostic(`${direct} a direct address: an application is found after ${found.join(', ')} ms`);

      // Review.
      const feedback = (...args: string[]) => {
        const { status, stdout, stderr } = runCli(['feedback', ...args], settings);
        assert.equal(status, 0, stderr);
        return stdout;
      };
      assert.match(feedback('show', first.report_id), /one/);
      feedback('assign', first.report_id, '--by', 'Ama');
      feedback('resolve', first.report_id, '--by', 'Ama');
      const resolved = JSON.parse(feedback('list', '--status', 'resolved', '--json')) as { report_id: string }[];
      assert.deepEqual(
        resolved.map(({ report_id }) => report_id),
        [first.report_id],
      );
      const options = await fetch(`${urls[0]}/api/v1/registration-options`);
      assert.equal(options.status, 200);
      const recommendation = await postJson(`${urls[0]}/api/v1/registration-recommendation`, { purpose: 'I sell provisions from a kiosk' }); // prettier-ignore
      assert.equal(recommendation.status, 200);
    },
  );
}

test('PgBouncer stopped and started under load: nothing is lost or doubled', options, async (context) => {
  const database = await startPrimary(context, DATABASE);
  const pooler = await startPooler(context, database);
  const { urls, sends } = await startReplicas(context, addressOf(DATABASE, pooler), {
    settings: { SVC_DATABASE_DIRECT_URL: addressOf(DATABASE, database) },
  });
  const writers = keepReporting(sends);
  await writers.more(200);
  for (const down of ['for a moment', 'until callers are told'] as const) {
    await pooler.stop();
    if (down === 'until callers are told') await writers.refusedMore(1);
    await pooler.start();
    const started = performance.now();
    await writers.more(200);
    context.diagnostic(
      `stopped ${down}: reports are kept again ${resumedAfter(writers.tally, started)} ms after its start`,
    );
  }
  // The database behind it goes and comes: the pooler tells its clients so in words of its own.
  await database.stop('fast');
  await sleep(1_000);
  await database.start();
  const started = performance.now();
  await writers.more(200);
  context.diagnostic(
    `the database behind it restarted: reports are kept again ${resumedAfter(writers.tally, started)} ms after`,
  );
  await fileAndFind(database, urls);
  const tally = await writers.finish();
  const rows = await keptOn(database);
  holdsAll(rows, tally);
  assert.equal(rows.length, tally.acknowledged.size);
  context.diagnostic(`told to callers: ${told(tally.refused)}; ${rows.length} reports`);
});
