import assert from 'node:assert/strict';
import { test } from 'node:test';
import { facadeOn, mixedLoad } from '../../bench/state/load.ts';
import { addressOf, missing, startPrimary } from '../support/cluster.ts';
import { DATABASE } from '../support/ha-service.ts';

test(
  'two facades of one database under mixed load, one restarted and one killed, lose no good request, and counts are exact',
  { skip: missing ?? false },
  async (context) => {
    const address = addressOf(DATABASE, await startPrimary(context, DATABASE));
    const facades = [
      await facadeOn({ SVC_DATABASE_URL: address }),
      await facadeOn({ SVC_DATABASE_URL: address }),
    ] as const;
    context.after(async () => {
      await Promise.all(facades.map((facade) => facade.stop('SIGKILL')));
    });
    await Promise.all(facades.map((facade) => facade.start()));
    const { lost, reports, fresh, notFound, failures } = await mixedLoad({
      facades,
      address,
      seconds: 12,
      rate: 60,
      applications: 2,
    });
    assert.deepEqual(lost, []);
    assert.equal(reports.missing, 0);
    assert.equal(reports.kept, reports.acknowledged);
    assert.ok(reports.kept > 100);
    assert.equal(notFound, 0);
    for (const ms of fresh) assert.ok(ms.length > 0);
    context.diagnostic(
      `${reports.kept} reports; applications were found after at most ${Math.max(...fresh.flat()).toFixed(0)} ms; callers tried again because of ${JSON.stringify(failures)}`,
    );
  },
);
