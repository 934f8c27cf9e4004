import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import { RawServer } from '../support/built.ts';
import { holdsAll, newTally, overHttp, overMcp, report, type Send, type Tally } from '../support/faults-load.ts';
import { size, within } from '../support/limits.ts';
import { onBoth, type Fixture } from '../support/postgres.ts';
import { serve } from '../support/serve.ts';

/** Reports under way at any moment. */
const AT_ONCE = size(20, 100);
/** Reports to a tool server, and to a facade. */
const TO_TOOLS = size(200, 10_000);
const TO_FACADE = size(100, 600);

interface Writer {
  readonly child: ChildProcess;
  readonly exited: Promise<unknown>;
  readonly send: Send;
}

async function toolServer(context: TestContext, settings: Record<string, string>): Promise<Writer> {
  const server = new RawServer(context, settings);
  await server.initialize();
  return { child: server.child, exited: server.exited, send: overMcp(() => server) };
}

async function facade(context: TestContext, settings: Record<string, string>): Promise<Writer> {
  const served = await serve(context, { ...settings, SVC_RATE_LIMIT: 'off', SVC_LOG_LEVEL: 'silent' });
  return { child: served.child, exited: served.exited, send: overHttp(() => served.url) };
}

/** Hands so many reports to a writer, kills it when half of them are acknowledged, and resolves when it has gone. */
async function killedHalfWay(
  writer: Writer,
  messages: readonly string[],
  key: (message: string) => string,
): Promise<Tally> {
  const tally = newTally();
  let next = 0;
  let gone = false;
  const callers = Array.from({ length: AT_ONCE }, async () => {
    for (let message = messages[next++]; message !== undefined && !gone; message = messages[next++]) {
      await report(writer.send, message, tally, { mayBeSilent: true, stopped: () => gone, key: key(message) });
      if (!gone && tally.acknowledged.size >= messages.length / 2) {
        gone = true;
        writer.child.kill('SIGKILL');
      }
    }
  });
  await within('the killed process to end', writer.exited, size(60_000, 300_000));
  await Promise.all(callers);
  assert.ok(tally.acknowledged.size < messages.length, 'it was killed in the middle');
  return tally;
}

const numbers = (count: number): string[] => Array.from({ length: count }, (_, at) => `report ${at} ${randomUUID()}`);

/** The same reports, to another writer. */
async function sendAll(send: Send, messages: readonly string[], tally: Tally, key: (message: string) => string) {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let message = messages[next++]; message !== undefined; message = messages[next++])
        await report(send, message, tally, { key: key(message) });
    }),
  );
}

const keptIn = (it: Fixture) => {
  const database = it.open();
  return () => database.read((db) => db.selectFrom('feedback').select(['report_id', 'message']).execute());
};

onBoth(
  `a tool server killed in the middle of ${TO_TOOLS} reports has kept each that it acknowledged once, and another goes on`,
  async (context, it) => {
    const messages = numbers(TO_TOOLS);
    const tally = await killedHalfWay(await toolServer(context, it.settings), messages, () => '');
    const kept = keptIn(it);
    const rows = await kept();
    holdsAll(rows, tally);
    // Those under way when it was killed may have been kept; nobody was told.
    const there = new Set(rows.map(({ message }) => message));
    const rest = messages.filter((message) => !there.has(message));
    assert.ok(rest.length >= messages.length / 2 - AT_ONCE, `${rest.length}`);
    await sendAll((await toolServer(context, it.settings)).send, rest, tally, () => '');
    holdsAll(await kept(), tally);
    assert.equal((await kept()).length, messages.length);
  },
);

onBoth(
  'reports sent again to another facade, with their keys, after the first was killed in the middle of them, are kept once',
  async (context, it) => {
    const messages = numbers(TO_FACADE);
    const key = (message: string) => message.replaceAll(' ', '-');
    const tally = await killedHalfWay(await facade(context, it.settings), messages, key);
    const first = new Map(tally.acknowledged);
    // All of them, those that were acknowledged included.
    await sendAll((await facade(context, it.settings)).send, messages, tally, key);
    for (const [message, id] of first) assert.equal(tally.acknowledged.get(message), id);
    const rows = await keptIn(it)();
    holdsAll(rows, tally);
    assert.equal(rows.length, messages.length);
  },
);
