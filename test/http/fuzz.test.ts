import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { Agent, request } from 'node:http';
import test from 'node:test';
import fc from 'fast-check';
import { inputSchema, type JsonSchema } from '../../src/registry/json-schema.ts';
import type { AnyTool } from '../../src/registry/tool.ts';
import { tools } from '../../tools/index.ts';
import { anyText, urlQuery, urlSegment } from '../support/any-text.ts';
import { ENTRY } from '../support/built.ts';
import type { Problem } from '../support/http.ts';
import { size, waitFor } from '../support/limits.ts';
import { serve } from '../support/serve.ts';

/** How many batches of each kind; `FUZZ_BATCHES=2000` runs for several minutes. */
const BATCHES = Number(process.env['FUZZ_BATCHES'] ?? size(14, 120));
const AT_ONCE = 25;
/** The bounded memories of words that guidance keeps fill while it runs: bytes that the heap may grow by, however long. */
const MEMORIES = 16_000_000;

/** The signal at which the service's process collects its garbage. */
const COLLECT = 'SIGUSR2';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array | string | undefined;
}

interface Came {
  readonly status: number;
  readonly type: string;
  readonly requestId: string;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function send(port: number, { method, path, headers, body }: Sent): Promise<Came> {
  return new Promise((resolve, reject) => {
    // Node frames no body of a GET by itself.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      { port, host: '127.0.0.1', method, path, headers: { ...headers, ...length }, agent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: String(response.headers['content-type'] ?? ''),
            requestId: String(response.headers['x-request-id'] ?? ''),
            text: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      },
    );
    sent.on('error', reject).end(body);
  });
}

/** What only the inside of the service could say: paths, stacks, exceptions' and libraries' words. */
const INSIDE =
  /node_modules|\n\s+at |\/dist\/|chunks\/|file:\/\/|ENOENT|EACCES|SQLITE|ZodError|TypeError|SyntaxError|RangeError|Unexpected (?:token|end)|is not a function|Cannot read|libsql|HTTPError/;

function check(sent: Sent, came: Came): void {
  const told = JSON.stringify({
    ...sent,
    body: sent.body === undefined ? undefined : Buffer.from(sent.body).toString('base64').slice(0, 400),
  });
  assert.ok(came.status >= 200 && came.status < 500, `${came.status} for ${told}`);
  assert.match(came.requestId, /^[\w-]+$/, told);
  // The home page shows callers on this computer how to start the tool server; scripts hold what they hold.
  const text = came.type.startsWith('text/javascript') ? '' : came.text.replaceAll(ENTRY, '');
  assert.doesNotMatch(text, INSIDE, told);
  if (came.status < 400 || sent.method === 'HEAD') return;
  if (came.type.startsWith('text/html')) return;
  assert.equal(came.type, 'application/problem+json; charset=utf-8', told);
  const problem = JSON.parse(Buffer.from(came.text, 'latin1').toString('utf8')) as Problem;
  assert.equal(problem.status, came.status, told);
  for (const member of ['type', 'title', 'detail', 'code', 'fix'] as const)
    assert.ok(problem[member].length > 0, `${member} of ${told}`);
}

/** Text of every kind: words, any Unicode, controls, surrogates by halves, and what ends other languages' strings. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  anyText({ maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\uD800',
    '\u202Ex',
    "'; DROP TABLE feedback; --",
    '<script>',
    '${x}',
    '{{x}}',
    '../../etc/passwd',
    '1e999',
    'NaN',
    'null',
    '-0',
    '２０２６-01-01',
  ),
  fc.integer({ min: 100, max: 5_000 }).map((length) => 'ɛ'.repeat(length)),
);

/** Values that a field's schema allows, or nearly. */
function near({ type, enum: words, minimum = 0, maximum = 100, description }: JsonSchema): fc.Arbitrary<unknown> {
  if (words !== undefined) return fc.constantFrom(...words);
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'boolean') return fc.boolean();
  if (description?.includes('MM-DD') === true)
    return fc
      .tuple(fc.date({ noInvalidDate: true }), fc.constantFrom([0, 10], [0, 7], [0, 4], [5, 10]))
      .map(([date, [from, to]]) => date.toISOString().slice(from, to));
  return text;
}

const inputs = (tool: AnyTool): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(inputSchema(tool).properties).map(([name, schema]) => [
            name,
            fc.oneof({ weight: 4, arbitrary: near(schema) }, { weight: 1, arbitrary: fc.jsonValue() }),
          ]),
        ),
        { requiredKeys: [] },
      ),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.dictionary(text, fc.jsonValue(), { maxKeys: 3 }) },
      ),
    )
    .map(([known, unknown]) => ({ ...unknown, ...known }));

/** Characters that Node's client lets into a header field. */
const field = fc.oneof(
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 80,
  }),
  fc.constantFrom(
    '*/*',
    'text/html',
    'application/json',
    'text/html;q=0.1, */*',
    'br',
    'gzip;q=0',
    '*',
    '"a", W/"b"',
    'application/json; charset=utf-16',
    ',,,;;q=',
    '127.0.0.1, ::1',
    'x'.repeat(1_000),
  ),
);

const headers = fc.record(
  {
    accept: field,
    'accept-encoding': field,
    'if-none-match': field,
    'idempotency-key': field,
    'content-type': field,
    'content-encoding': field,
    'x-forwarded-for': field,
    origin: field,
    range: field,
  },
  { requiredKeys: [] },
);

const toolRequest = fc.constantFrom(...tools).chain((tool): fc.Arbitrary<Sent> => {
  const [method = '', path = ''] = tool.endpoint.split(' ');
  return inputs(tool).map((input) => {
    if (method === 'POST')
      return { method, path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) };
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    return { method, path: `${path}?${query}`.slice(0, 8_000), headers: {}, body: undefined };
  });
});

const PATHS = [
  '/',
  '/docs',
  '/docs/start.js',
  '/parts/names',
  '/parts/entity',
  '/start/partnership',
  '/business-name-renewal.ics',
  '/openapi.json',
  '/catalog.json',
  '/llms.txt',
  '/.well-known/api-catalog',
  '/robots.txt',
  '/favicon.ico',
  '/healthz',
  '/readyz',
  '/api/v1/ai-skills',
  ...tools.map(({ endpoint }) => endpoint.split(' ')[1] ?? ''),
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

const oddRequest: fc.Arbitrary<Sent> = fc.record({
  method: fc.constantFrom(...METHODS),
  path: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...PATHS) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...PATHS), urlQuery()).map(([path, query]) => `${path}?${query}`),
    },
    { weight: 1, arbitrary: fc.array(urlSegment(), { maxLength: 5 }).map((segments) => `/${segments.join('/')}`) },
    {
      weight: 1,
      arbitrary: fc
        .string({ unit: fc.constantFrom('/', '%', '2', 'f', 'e', '.', ';', '?', '&', '=', 'a', '\\'), maxLength: 40 })
        .map((path) => `/${path}`),
    },
  ),
  headers,
  body: fc.oneof(
    fc.constant(undefined),
    fc.uint8Array({ maxLength: 2_000 }),
    fc.json(),
    fc.integer({ min: 60_000, max: 90_000 }).map((length) => new Uint8Array(length)),
  ),
});

const batch = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: AT_ONCE, maxLength: AT_ONCE });

/** Requests as bytes, whole or with a few bytes changed, taken out or put in. */
const wire = fc
  .tuple(
    fc.constantFrom(
      'GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n',
      'GET /business-name-renewal?entity_type=partnership HTTP/1.1\r\nhost: x\r\naccept: text/html\r\n\r\n',
      'POST /api/v1/bot-feedback HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 36\r\n\r\n{"kind":"suggestion","message":"x"} ',
      'POST /api/v1/registration-recommendation HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n15\r\n{"purpose":"a chapel"}\r\n0\r\n\r\n',
      '',
    ),
    fc.array(fc.tuple(fc.nat(400), fc.nat(2), fc.uint8Array({ maxLength: 12 })), { maxLength: 4 }),
  )
  .map(([whole, changes]) => {
    const bytes = [...Buffer.from(whole)];
    for (const [at, removed, put] of changes) bytes.splice(Math.min(at, bytes.length), removed, ...put);
    return Uint8Array.from(bytes);
  });

/** Sends bytes, says that no more will come, and reads what is answered. */
const overWire = (port: number, bytes: Uint8Array): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => {});
    socket.once('close', () => resolve(answer));
  });

test('whatever is sent to whatever route, nothing is answered with 5xx or from the inside, and the service stays as it was', async (context) => {
  const settings = { SVC_RATE_LIMIT: 'off', SVC_LOG_LEVEL: 'error', SVC_ALLOW_HOST: 'x' };
  const collecting = [
    '--expose-gc',
    '--import',
    `data:text/javascript,process.on('${COLLECT}',()=>{gc();console.error('collected')})`,
  ];
  const { url, port, child, stderr } = await serve(context, settings, ['--port', '0'], collecting);
  context.after(() => agent.destroy());
  await waitFor('the service to be ready', async () => (await fetch(`${url}/readyz`)).status === 200);
  let requests = 0;

  const fuzz = async (batches: number) => {
    const run = async <T>(arbitrary: fc.Arbitrary<T[]>, each: (one: T) => Promise<void>) =>
      fc.assert(
        fc.asyncProperty(arbitrary, async (all) => {
          await Promise.all(all.map(each));
          requests += all.length;
        }),
        { numRuns: batches, endOnFailure: true, includeErrorInReport: true },
      );
    await run(batch(toolRequest), async (sent) => check(sent, await send(port, sent)));
    await run(batch(oddRequest), async (sent) => check(sent, await send(port, sent)));
    await run(batch(wire), async (bytes) => {
      const answer = await overWire(port, bytes);
      const told = Buffer.from(bytes).toString('base64');
      for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm))
        assert.ok(Number(status) < 500, `${status} for ${told}`);
      assert.ok(answer === '' || answer.startsWith('HTTP/1.1 '), told);
      assert.doesNotMatch(answer.replaceAll(ENTRY, ''), INSIDE, told);
    });
  };
  /** The heap in use after a collection, in bytes. */
  const heap = async (): Promise<number> => {
    const told = stderr().length;
    child.kill(COLLECT);
    await waitFor('its garbage to be collected', () => stderr().includes('collected', told));
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(metrics)?.[1]);
  };

  await fuzz(Math.ceil(BATCHES / 4));
  const before = await heap();
  await fuzz(BATCHES);
  const after = await heap();

  assert.ok(requests > 3 * AT_ONCE * BATCHES);
  assert.equal(child.exitCode, null);
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
  assert.ok(after - before < MEMORIES, `the heap grew from ${before} to ${after} bytes in ${requests} requests`);
  assert.equal(stderr().replaceAll('collected\n', ''), '');
});
