import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsAll, keepReporting, resumedAfter } from '../support/faults-load.ts';
import { addressOf, missing, startPrimary } from '../support/cluster.ts';
import { DATABASE, fileAndFind, keptOn, startReplicas, told } from '../support/ha-service.ts';

test(
  'the database stopped and started under load, in order and at once: nothing is lost or doubled',
  { skip: missing ?? false },
  async (context) => {
    const database = await startPrimary(context, DATABASE);
    const { urls, sends } = await startReplicas(context, addressOf(DATABASE, database));
    const writers = keepReporting(sends);
    await writers.more(200);
    for (const how of ['fast', 'immediate', 'kill'] as const) {
      await (how === 'kill' ? database.kill() : database.stop(how));
      await writers.refusedMore(1);
      await database.start();
      const started = performance.now();
      await writers.more(200);
      const found = await fileAndFind(database, urls);
      context.diagnostic(`${how}: reports are kept again ${resumedAfter(writers.tally, started)} ms after it took connections; an application is then found after ${found.join(' and ')} ms`); // prettier-ignore
    }
    const tally = await writers.finish();
    const rows = await keptOn(database);
    holdsAll(rows, tally);
    assert.equal(rows.length, tally.acknowledged.size);
    context.diagnostic(`told to callers: ${told(tally.refused)}; ${rows.length} reports`);
  },
);
