// Puts mixed load on the facade as shipped, a third of it hostile. Each good caller has its own loopback address and stays within
// its limits. Hostile callers flood, send garbage, hang and send growing bodies from a few addresses, and so reach their own
// limits. Prints what good callers saw; any error for them is a failure.
//   npm run build && npm run bench:http-load -- --seconds 120
import { connect } from 'node:net';
import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFacade } from './http/subject.ts';
import { generateNames } from './names/generate.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '120' }, rate: { type: 'string', default: '300' } },
});
const SECONDS = Number(values.seconds);
/** Good requests per second. */
const RATE = Number(values.rate);
/** The number of good callers, so that each stays under 120 reads and 10 reports per minute. */
const CALLERS = Math.ceil((RATE * 60) / 90);

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly expect: number;
}

const names = [...generateNames(500, 3)];
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
const PURPOSES = [
  'A church in Tamale',
  'I sell provisions from a kiosk',
  'Three friends building an app with investors',
  'A cooperative of cocoa farmers',
];

/** The good calls, in a fixed mix: one in fifty-six sends feedback, each time from another caller. */
function goodCall(index: number): Call {
  switch (index % 8) {
    case 0:
    case 1:
      return {
        method: 'POST',
        path: '/api/v1/registration-recommendation',
        body: { purpose: pick(PURPOSES, index >> 3) },
        expect: 200,
      };
    case 2:
    case 3:
      return {
        method: 'POST',
        path: '/application/business-name-availability',
        body: { business_name: pick(names, index) },
        expect: 200,
      };
    case 4:
      return { method: 'GET', path: '/api/v1/registration-options', expect: 200 };
    case 5:
      return {
        method: 'GET',
        path: '/business-name-renewal?entity_type=partnership&registration_date=2021-05-04',
        expect: 200,
      };
    case 6:
      return { method: 'GET', path: '/openapi.json', expect: 200 };
    default:
      return (index >> 3) % 7 === 0
        ? {
            method: 'POST',
            path: '/api/v1/bot-feedback',
            body: { kind: 'suggestion', message: `Load report ${index}` },
            expect: 202,
          }
        : { method: 'GET', path: '/api/v1/ai-skills', expect: 200 };
  }
}

interface Seen {
  readonly status: number;
  readonly ms: number;
}

function send(url: string, agent: Agent, localAddress: string, { method, path, body }: Call): Promise<Seen> {
  return new Promise((resolve) => {
    const started = performance.now();
    const done = (status: number) => resolve({ status, ms: performance.now() - started });
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    request(url + path, { method, headers, agent, localAddress }, (response) =>
      response.resume().on('end', () => done(response.statusCode ?? 0)),
    )
      .on('error', () => done(0))
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The calls of hostile callers, each from one of their few addresses. */
function hostileCall(port: number, url: string, agent: Agent, index: number): Promise<number> {
  const localAddress = `127.0.9.${1 + (index % 5)}`;
  const bytes = (data: string, holdMs: number): Promise<number> =>
    new Promise((resolve) => {
      let answer = '';
      const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(data));
      const timer = setTimeout(() => socket.destroy(), holdMs);
      socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
      socket.on('error', () => {});
      socket.once('close', () => {
        clearTimeout(timer);
        resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
      });
    });
  const host = `host: 127.0.0.1:${port}\r\n`;
  const post = `POST /api/v1/bot-feedback HTTP/1.1\r\n${host}content-type: application/json\r\n`;
  const odd = (call: Call) => send(url, agent, localAddress, call).then(({ status }) => status);
  switch (index % 8) {
    case 0:
      return odd({
        method: 'POST',
        path: '/api/v1/registration-recommendation',
        body: { purpose: 'x'.repeat(60_000) },
        expect: 0,
      });
    case 1:
      return odd({
        method: 'POST',
        path: '/api/v1/bot-feedback',
        body: { kind: 'suggestion', message: 'flood' },
        expect: 0,
      });
    case 2:
      return odd({
        method: 'POST',
        path: '/application/business-name-availability',
        body: { business_name: 'a '.repeat(80) },
        expect: 0,
      });
    case 3:
      return odd({ method: 'POST', path: '/api/v1/bot-feedback', body: 'x'.repeat(200_000), expect: 0 });
    case 4:
      return bytes(`\x00\x01garbage${index}\r\n\r\n`, 2_000);
    case 5:
      return bytes(`GET / HTTP/1.1\r\n${host}x: ${'a'.repeat(30_000)}\r\n\r\n`, 2_000);
    case 6:
      return bytes(`${post}content-length: 60000\r\n\r\n{"kind":`, 3_000);
    default:
      return bytes(
        `${post}transfer-encoding: chunked\r\n\r\n${'1000\r\n'.concat('x'.repeat(4096), '\r\n').repeat(30)}`,
        2_000,
      );
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
const subject = await startFacade({ SVC_DATA_DIR: folder, SVC_LOG_LEVEL: 'info' });
const port = Number(new URL(subject.url).port);
const agents = Array.from({ length: CALLERS }, () => new Agent({ keepAlive: true, maxSockets: 4 }));
const hostile = new Agent({ keepAlive: true, maxSockets: 64 });
const seen: (Seen & { expect: number })[] = [];
const refused = new Map<number, number>();
const running = new Set<Promise<unknown>>();
const track = (promise: Promise<unknown>) => {
  running.add(promise);
  void promise.finally(() => running.delete(promise));
};
try {
  const memory = subject.memory();
  const started = performance.now();
  let good = 0;
  let bad = 0;
  while (performance.now() - started < SECONDS * 1_000) {
    const due = ((performance.now() - started) / 1_000) * RATE;
    for (; good < due; good += 1) {
      const call = goodCall(good);
      const caller = Math.floor(good / 8) % CALLERS;
      track(
        send(subject.url, agents[caller]!, `127.1.${Math.floor(caller / 250)}.${1 + (caller % 250)}`, call).then(
          (one) => seen.push({ ...one, expect: call.expect }),
        ),
      );
      if (good % 2 === 0) {
        bad += 1;
        track(
          hostileCall(port, subject.url, hostile, bad).then((status) =>
            refused.set(status, (refused.get(status) ?? 0) + 1),
          ),
        );
      }
    }
    await sleep(5);
  }
  await Promise.all(running);
  const times = seen.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN).toFixed(1);
  const wrong = seen.filter(({ status, expect }) => status !== expect);
  console.log(`${SECONDS} s, ${good} good and ${bad} hostile requests, ${CALLERS} good callers`);
  console.log(
    `good: ${wrong.length} errors; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, p99.9 ${at(0.999)} ms, most ${at(1)} ms`,
  );
  console.log(
    `hostile, by status (0: cut off): ${[...refused]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`,
  );
  console.log(`memory: ${(memory / 1e6).toFixed(0)} MB before, ${(subject.memory() / 1e6).toFixed(0)} MB after`);
  if (wrong.length > 0) {
    console.log(`wrong: ${JSON.stringify(wrong.slice(0, 5))}`);
    process.exitCode = 1;
  }
} finally {
  for (const agent of [...agents, hostile]) agent.destroy();
  await subject.stop();
  rmSync(folder, { recursive: true, force: true });
}
