import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { RawServer } from '../support/built.ts';
import {
  holdsAll,
  keepReporting,
  newTally,
  overHttp,
  overMcp,
  report,
  resumedAfter,
  type Send,
} from '../support/faults-load.ts';
import { addressOf, missing, promote, startPrimary, startStandby, type Node } from '../support/cluster.ts';
import { DATABASE, fileAndFind, keptOn, settingsFor, startReplicas, told } from '../support/ha-service.ts';
import { startProxy } from '../support/proxy.ts';
import { serve } from '../support/serve.ts';

const options = { skip: missing ?? false };

async function pair(context: TestContext): Promise<{ primary: Node; standby: Node }> {
  const primary = await startPrimary(context, DATABASE);
  return { primary, standby: await startStandby(context, primary) };
}

for (const order of ['primary first', 'standby first'] as const) {
  test(
    `a primary killed under load and its standby promoted: nothing acknowledged is lost or doubled, and the new primary is found (address: ${order})`,
    options,
    async (context) => {
      const { primary, standby } = await pair(context);
      const address = addressOf(DATABASE, ...(order === 'primary first' ? [primary, standby] : [standby, primary]));
      const { urls, sends } = await startReplicas(context, address);
      const writers = keepReporting(sends);
      await writers.more(200);
      const before = await fileAndFind(primary, urls);

      await primary.kill();
      // Long enough for callers to be told: what is tried again within it is not.
      await writers.refusedMore(1);
      await sleep(500);
      const ordered = performance.now();
      await promote(standby);
      const took = performance.now() - ordered;
      await Promise.all([writers.more(200), fileAndFind(standby, urls).then((after) => context.diagnostic(`an application is found on each facade after ${before.join(' and ')} ms before, ${after.join(' and ')} ms after the promotion`))]); // prettier-ignore
      const tally = await writers.finish();
      const rows = await keptOn(standby);
      holdsAll(rows, tally);
      assert.equal(rows.length, tally.acknowledged.size);
      context.diagnostic(
        `reports are kept again ${resumedAfter(tally, ordered)} ms after the promotion was ordered, which took ${took.toFixed(0)} ms; told to callers: ${told(tally.refused)}; ${rows.length} reports`,
      );
    },
  );
}

test(
  'a primary that hangs is left for its promoted standby, and once it goes on nothing is acknowledged by it',
  options,
  async (context) => {
    const { primary, standby } = await pair(context);
    const { urls, sends } = await startReplicas(context, addressOf(DATABASE, primary, standby));
    const writers = keepReporting(sends);
    await writers.more(200);
    // As a machine that is cut off: connections stay open, and nothing comes through them.
    primary.freeze();
    await writers.refusedMore(1);
    const ordered = performance.now();
    await promote(standby);
    await writers.more(200);
    await fileAndFind(standby, urls);
    // It believes that it is still the primary, but acknowledges nothing without its standby.
    primary.thaw();
    const thawed = performance.now();
    await writers.more(200);
    await fileAndFind(standby, urls);
    const tally = await writers.finish();
    const rows = await keptOn(standby);
    holdsAll(rows, tally);
    assert.equal(rows.length, tally.acknowledged.size);
    context.diagnostic(
      `reports are kept again ${resumedAfter(tally, ordered)} ms after the promotion was ordered, and ${resumedAfter(tally, thawed)} ms after the old primary went on; told to callers: ${told(tally.refused)}`,
    );
  },
);

test(
  'a report whose standby had not got it when its caller gave up is not acknowledged until it has',
  options,
  async (context) => {
    const primary = await startPrimary(context, DATABASE);
    const wire = await startProxy(context, () => primary.port);
    const standby = await startStandby(context, primary, wire.port);
    const settings = settingsFor(context, addressOf(DATABASE, primary, standby));
    const { url } = await serve(context, settings);
    const tools = new RawServer(context, settings);
    await tools.initialize();
    const sends = { http: overHttp(() => url), mcp: overMcp(() => tools) };
    assert.ok('report_id' in (await sends.http('before', 'before')));
    wire.stall('all');
    // Sent again and again, as callers do who were told to.
    const again = async (send: Send, message: string) => {
      const told = [];
      for (let times = 0; times < 2; times += 1) told.push(await send(message, message));
      return told;
    };
    const answers = await Promise.all([again(sends.http, 'over-http'), again(sends.mcp, 'over-mcp')]);
    await primary.kill();
    wire.cut();
    await promote(standby);
    const kept = await keptOn(standby);
    assert.deepEqual(
      answers.flat().filter((told) => 'report_id' in told && !kept.some((row) => row.report_id === told.report_id)),
      [],
    );
    for (const [send, message] of [
      [sends.http, 'over-http'],
      [sends.mcp, 'over-mcp'],
    ] as const)
      await report(send, message, newTally(), { key: message });
    assert.deepEqual((await keptOn(standby)).map(({ message }) => message).sort(), ['before', 'over-http', 'over-mcp']);
  },
);
