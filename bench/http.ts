// Compares the facade with a bare h3 server that sends the same bytes and answers with the same functions, with Fastify, Hono and
// Express, and with node:http as the limit. All interleaved in one run, so that a busy moment affects every subject equally;
// prints medians of the rounds. Processor time per request is that of the server's process, without the load generator.
//   npm run build && npm run bench:http -- --seconds 1 --rounds 7 --names 1000000
import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import type { Static } from './http/peers.ts';
import { startFacade, startPeer, type Subject } from './http/subject.ts';
import { generateNames } from './names/generate.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '7' },
    names: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
  },
});
const SECONDS = Number(values.seconds);
const ROUNDS = Number(values.rounds);
const NAMES = Number(values.names);
const CONNECTIONS = 32;

interface Work {
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly bodies?: readonly unknown[];
}

const PURPOSES = [
  'A church in Tamale with about 80 members',
  'I sell provisions from a kiosk at Madina market, only me',
  'Three friends building a mobile app; we want investors to buy shares',
  'A cooperative of cocoa farmers near Sefwi',
  'We import used cars from Germany and sell them in Kumasi',
];

const WORKS: readonly Work[] = [
  { title: 'GET /openapi.json (br)', method: 'GET', path: '/openapi.json' },
  { title: 'GET /robots.txt', method: 'GET', path: '/robots.txt' },
  {
    title: 'POST recommendation',
    method: 'POST',
    path: '/api/v1/registration-recommendation',
    bodies: PURPOSES.map((purpose) => ({ purpose, team_size: 3 })),
  },
  {
    title: `POST name check, ${NAMES.toLocaleString('en')} names`,
    method: 'POST',
    path: '/application/business-name-availability',
    bodies: Array.from(generateNames(200, 7), (business_name) => ({ business_name })),
  },
];

const QUIET = { SVC_LOG_LEVEL: 'warn', SVC_RATE_LIMIT: 'off' };
const SHIPPED = { SVC_LOG_LEVEL: 'info', SVC_RATE_LIMIT: '1000000/1000000' };

const folder = mkdtempSync(join(tmpdir(), 'bench-http-'));
const data = join(folder, 'data');
const settings = { SVC_DATA_DIR: data, SVC_TODAY: '2026-11-21' };
const statics = join(folder, 'statics.json');

/** A register with this many names, imported once for all subjects. */
async function importNames(): Promise<void> {
  const file = join(folder, 'names.csv');
  const stream = createWriteStream(file);
  stream.write('name\n');
  for (const name of generateNames(NAMES))
    if (!stream.write(`"${name.replaceAll('"', '""')}"\n`)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
  const entry = join(import.meta.dirname, '..', 'dist', 'index.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [entry, 'names', 'import', file, '--source', 'registry', '--data-dir', data],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}

interface Measured {
  readonly perSecond: number;
  readonly p99: number;
  /** Microseconds of the server's processor for one request. */
  readonly cpu: number;
}

async function measure(subject: Subject, { method, path, bodies }: Work, seconds: number): Promise<Measured> {
  const before = subject.cpu();
  const result = await autocannon({
    url: subject.url + path,
    connections: CONNECTIONS,
    duration: seconds,
    method,
    headers: method === 'GET' ? { 'accept-encoding': 'br' } : { 'content-type': 'application/json' },
    ...(bodies === undefined ? {} : { requests: bodies.map((body) => ({ body: JSON.stringify(body) })) }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} wrong answers, ${result.errors} errors`);
  return {
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    cpu: (subject.cpu() - before) / result.requests.total,
  };
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;

/**
 * Prints a table with medians of the rounds. The comparison with h3 is the median of each round's ratio, so that other load on
 * the machine affects both sides.
 */
function report(title: string, rounds: readonly ReadonlyMap<string, Measured>[]): void {
  const of = (read: (round: ReadonlyMap<string, Measured>) => number) => median(rounds.map(read));
  console.log(
    `\n| ${title} | requests/s | beside h3 | p99 ms | server µs/request | beside h3 |\n|---|--:|--:|--:|--:|--:|`,
  );
  for (const name of rounds[0]?.keys() ?? []) {
    const perSecond = of((round) => round.get(name)!.perSecond);
    const beside = of((round) => round.get(name)!.perSecond / round.get('h3')!.perSecond);
    const cpu = of((round) => round.get(name)!.cpu);
    const cpuBeside = of((round) => round.get('h3')!.cpu / round.get(name)!.cpu);
    const p99 = of((round) => round.get(name)!.p99);
    console.log(
      `| ${name} | ${Math.round(perSecond).toLocaleString('en')} | ${beside.toFixed(2)} | ${p99} | ${cpu.toFixed(0)} | ${cpuBeside.toFixed(2)} |`,
    );
  }
}

try {
  process.stderr.write(`Importing ${NAMES.toLocaleString('en')} names ...\n`);
  await importNames();
  // The peers send exactly the same bytes and fields as the facade.
  const pattern = await startFacade({ ...settings, ...QUIET });
  const fixed: Static[] = [];
  for (const { path, method } of WORKS) {
    if (method !== 'GET') continue;
    const { stdout } = spawnSync('curl', ['-s', '-H', 'accept-encoding: br', pattern.url + path], {
      encoding: 'buffer',
    });
    const { headers } = await fetch(pattern.url + path, { headers: { 'accept-encoding': 'br' } });
    const own = Object.fromEntries(
      [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
    );
    fixed.push({ path, headers: own, body: stdout.toString('base64') });
  }
  await pattern.stop();
  writeFileSync(statics, JSON.stringify(fixed));

  const subjects: Readonly<Record<string, () => Promise<Subject>>> = {
    'node:http': () => startPeer('node:http', statics, settings),
    h3: () => startPeer('h3', statics, settings),
    'facade, no request log': () => startFacade({ ...settings, ...QUIET }),
    'facade as shipped': () => startFacade({ ...settings, ...SHIPPED }),
    fastify: () => startPeer('fastify', statics, settings),
    hono: () => startPeer('hono', statics, settings),
    express: () => startPeer('express', statics, settings),
  };
  const works = WORKS.filter(({ title }) => title.includes(values.only));
  const running = new Map<string, Subject>();
  for (const [name, startSubject] of Object.entries(subjects)) running.set(name, await startSubject());
  try {
    for (const work of works) {
      for (const subject of running.values()) await measure(subject, work, 1);
      const rounds: Map<string, Measured>[] = [];
      while (rounds.length < ROUNDS) {
        const round = new Map<string, Measured>();
        for (const [name, subject] of running) round.set(name, await measure(subject, work, SECONDS));
        rounds.push(round);
        process.stderr.write(`${work.title}: round ${rounds.length}\n`);
      }
      report(work.title, rounds);
    }
  } finally {
    for (const subject of running.values()) await subject.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
