import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '../../test/support/postgres-server.ts';
import { generateNames } from '../names/generate.ts';

const ENTRY = join(import.meta.dirname, '..', '..', 'dist', 'index.js');
/** A request without a good answer after this time counts as lost. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 100;

/** `registration-ghana serve`, on a port that it keeps after a restart. */
export interface Facade {
  readonly url: string;
  start(): Promise<void>;
  stop(how: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export async function facadeOn(settings: Readonly<Record<string, string>>): Promise<Facade> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    start: async () => {
      const directory = mkdtempSync(join(tmpdir(), 'bench-facade-'));
      child = spawn(process.execPath, [ENTRY, 'serve', '--port', String(port)], {
        env: { ...process.env, SVC_DATA_DIR: directory, SVC_RATE_LIMIT: 'off', SVC_LOG_LEVEL: 'silent', ...settings },
        stdio: 'ignore',
      });
      child.once('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
      while ((await fetch(`${url}/readyz`).catch(() => undefined))?.status !== 200) {
        if (child.exitCode !== null) throw new Error(`serve ended with ${child.exitCode}`);
        await sleep(50);
      }
    },
    stop: async (how) => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(how);
      await gone;
    },
  };
}

interface Call {
  readonly what: 'recommendation' | 'name check' | 'options' | 'feedback';
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly expect: number;
}

export interface LoadResult {
  /** By kind of request: how many there were, how many were retried, and the time to a good answer, including retries. */
  readonly requests: Readonly<
    Record<string, { readonly count: number; readonly again: number; readonly ms: readonly number[] }>
  >;
  /** The reasons for retries, and how often each occurred. */
  readonly failures: Readonly<Record<string, number>>;
  /** Requests that never got a good answer, and unexpected answers. */
  readonly lost: readonly string[];
  /** How many keys were acknowledged, reports are in the database, and acknowledged reports are missing. */
  readonly reports: { readonly acknowledged: number; readonly kept: number; readonly missing: number };
  /** Milliseconds until an application was found, on each facade. */
  readonly fresh: readonly (readonly number[])[];
  /** Applications that a facade never found. */
  readonly notFound: number;
}

export interface LoadOptions {
  /** The facades under load, and their database. */
  readonly facades: readonly [Facade, Facade];
  readonly address: string;
  readonly seconds: number;
  /** Requests per second. */
  readonly rate: number;
  /** Applications that the website files per second. */
  readonly applications: number;
}

const PURPOSES = [
  'A church in Tamale',
  'I sell provisions from a kiosk',
  'Three friends building an app with investors',
  'A cooperative of cocoa farmers',
];

/**
 * Puts mixed load on two facades of one database. After a third of the time the first is restarted in order; after two thirds the
 * second is killed and restarted. Callers retry failed requests on the other facade if they may.
 */
export async function mixedLoad({ facades, address, seconds, rate, applications }: LoadOptions): Promise<LoadResult> {
  const names = [...generateNames(1_000, 11)];
  const requests: Record<string, { count: number; again: number; ms: number[] }> = {};
  const failures: Record<string, number> = {};
  const lost: string[] = [];
  const acknowledged = new Map<string, string>();
  const fresh: [number[], number[]] = [[], []];

  function callAt(index: number): Call {
    switch (index % 4) {
      case 0:
        return { what: 'recommendation', path: '/api/v1/registration-recommendation', body: { purpose: PURPOSES[(index >> 2) % PURPOSES.length] }, expect: 200 }; // prettier-ignore
      case 1:
        return { what: 'name check', path: '/application/business-name-availability', body: { business_name: names[index % names.length] }, expect: 200 }; // prettier-ignore
      case 2:
        return { what: 'options', path: '/api/v1/registration-options', expect: 200 };
      default: {
        const key = randomUUID();
        return { what: 'feedback', path: '/api/v1/bot-feedback', body: { kind: 'suggestion', message: `Report ${key}` }, key, expect: 202 }; // prettier-ignore
      }
    }
  }

  /** Resolves when the request has a good answer or is given up. */
  async function meet(call: Call, first: number): Promise<void> {
    const tally = (requests[call.what] ??= { count: 0, again: 0, ms: [] });
    tally.count += 1;
    const started = performance.now();
    for (let tries = 0; performance.now() - started < PATIENCE_MS; tries += 1) {
      if (tries === 1) tally.again += 1;
      if (tries > 0) await sleep(PAUSE_MS);
      const { url } = facades[(first + tries) % 2]!;
      let failure: string;
      try {
        const response = await fetch(url + call.path, {
          ...(call.body === undefined ? {} : { method: 'POST', body: JSON.stringify(call.body) }),
          headers: {
            ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(call.key === undefined ? {} : { 'idempotency-key': call.key }),
          },
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        const answer = (await response.json()) as { code?: string; retry?: boolean; report_id?: string };
        if (response.status === call.expect) {
          tally.ms.push(performance.now() - started);
          if (call.key !== undefined) acknowledged.set(call.key, answer.report_id ?? '');
          return;
        }
        failure = `${response.status} ${answer.code}`;
        if (answer.retry !== true) {
          lost.push(`${call.what}: ${JSON.stringify(answer)}`);
          return;
        }
      } catch {
        failure = 'no answer';
      }
      failures[failure] = (failures[failure] ?? 0) + 1;
    }
    lost.push(`${call.what}: not met in ${PATIENCE_MS} ms`);
  }

  const finds = async (url: string, name: string): Promise<boolean> => {
    const response = await fetch(`${url}/application/business-name-availability`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ business_name: name }),
    });
    const { exact } = (await response.json()) as { exact?: { name: string; source: string }[] };
    return exact?.some((match) => match.name === name && match.source === 'application') === true;
  };

  const sql = postgres(address, { max: 2, onnotice: () => {} });
  const filed: string[] = [];
  const ending = new AbortController();
  async function file(number: number): Promise<void> {
    const name = nameOf(number);
    await sql`INSERT INTO registration_ghana.applications_in (reference, business_name) VALUES (${`web-${number}`}, ${name})`;
    filed.push(name);
    const since = performance.now();
    await Promise.all(
      facades.map(async ({ url }, at) => {
        try {
          while (!(await finds(url, name))) {
            if (ending.signal.aborted) return;
            await sleep(10);
          }
          fresh[at]?.push(performance.now() - since);
        } catch {
          // The facade is restarting; the end of the run checks what it finds.
        }
      }),
    );
  }

  try {
    const under = new Set<Promise<void>>();
    const track = (promise: Promise<void>) => {
      under.add(promise);
      void promise.finally(() => under.delete(promise));
    };
    const restarts = (async () => {
      for (const [at, how] of [
        [0, 'SIGTERM'],
        [1, 'SIGKILL'],
      ] as const) {
        await sleep((seconds * 1_000) / 3);
        await facades[at].stop(how);
        await facades[at].start();
      }
    })();
    restarts.catch(() => {});
    const started = performance.now();
    let sent = 0;
    let files = 0;
    while (performance.now() - started < seconds * 1_000) {
      const elapsed = (performance.now() - started) / 1_000;
      for (; sent < elapsed * rate; sent += 1) track(meet(callAt(sent), sent >> 2));
      for (; files < elapsed * applications; files += 1) track(file(files));
      await sleep(5);
    }
    await restarts;
    const deadline = setTimeout(() => ending.abort(), PATIENCE_MS);
    await Promise.all(under);
    clearTimeout(deadline);

    let notFound = 0;
    for (const { url } of facades) for (const name of filed) if (!(await finds(url, name))) notFound += 1;
    const rows = await sql<{ report_id: string }[]>`SELECT report_id FROM registration_ghana.feedback`;
    const kept = new Set(rows.map(({ report_id }) => report_id));
    const missing = [...acknowledged.values()].filter((id) => !kept.has(id)).length;
    return { requests, failures, lost, reports: { acknowledged: acknowledged.size, kept: rows.length, missing }, fresh, notFound }; // prettier-ignore
  } finally {
    await sql.end();
  }
}

/** A distinct name for each number. */
function nameOf(number: number): string {
  const syllables = ['ba', 'ki', 'do', 'fu', 'ge', 'la', 'mo', 'nu', 'pe', 'ri'];
  const word = [...String(number).padStart(6, '0')].map((digit) => syllables[Number(digit)]).join('');
  return `${word[0]?.toUpperCase()}${word.slice(1)} Looms`;
}
