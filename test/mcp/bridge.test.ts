import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import test, { type TestContext } from 'node:test';
import { loadConfig } from '../../src/config.ts';
import { openApp } from '../../src/app.ts';
import { createLog } from '../../src/http/log.ts';
import { TIMEOUTS, listen } from '../../src/http/server.ts';
import { createBridge, type BridgeOptions } from '../../src/mcp/bridge.ts';
import { runCli, scratch } from '../support/built.ts';
import { HTTP_CLIENTS, startBridge } from '../support/matrix.ts';
import { CHECK, INPUTS, OPTIONS, RECOMMEND, FEEDBACK, startFake } from '../support/services.ts';
import { waitFor, within } from '../support/limits.ts';

interface Running {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** A bridge in this process. */
async function running(
  context: TestContext,
  settings: Record<string, string> = {},
  options: Partial<BridgeOptions> = {},
): Promise<Running> {
  const config = loadConfig({
    SVC_DATA_DIR: scratch(context),
    SVC_LOG_LEVEL: 'silent',
    SVC_RATE_LIMIT: 'off',
    ...settings,
  });
  const server = await listen(config.host, 0, TIMEOUTS);
  const app = openApp(config, { report: () => {}, callsService: { version: '0' } });
  const bridge = createBridge({
    registry: app.registry,
    version: '0',
    config,
    log: createLog('silent').log,
    call: app.call,
    ...options,
  });
  server.serve(bridge.listener, () => {});
  const stop = async () => {
    const stopped = server.stop();
    await bridge.close();
    await stopped;
    app.close();
  };
  context.after(stop);
  return { url: `http://127.0.0.1:${server.address.port}/mcp`, port: server.address.port, stop };
}

const message = (name: string, args: unknown = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

interface Reply {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
}

/** One request with exactly these header fields, the Host among them. */
function send(
  port: number,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
  method = 'POST',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on('error', reject);
    request.end(typeof body === 'string' || body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
}

const JSON_FIELDS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

interface Result {
  isError?: boolean;
  content: { text: string }[];
  structuredContent?: Record<string, unknown>;
}

/** The result in an answer, whether it came as JSON or as an event. */
function resultIn({ text }: Reply): Result {
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  return (JSON.parse(data) as { result: Result }).result;
}

test('only names of this computer and those that were allowed pass as Host', async (context) => {
  const { port } = await running(context, { SVC_ALLOW_HOST: 'bridge.example, https://Tunnel.example:8443' });
  const status = async (host: string) =>
    (await send(port, '/mcp', { ...JSON_FIELDS, host }, message(RECOMMEND, INPUTS[RECOMMEND]))).status;
  for (const host of [
    `127.0.0.1:${port}`,
    'localhost',
    '[::1]:3001',
    'bridge.example',
    'BRIDGE.example:443',
    'tunnel.example',
  ])
    assert.equal(await status(host), 200, host);
  for (const host of [
    'evil.example',
    'bridge.example.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    'localhost.',
  ])
    assert.equal(await status(host), 403, host);
});

test('a missing Origin passes, one of this computer or an allowed one passes and may read, any other is refused', async (context) => {
  const { port } = await running(context, { SVC_ALLOW_ORIGIN: 'https://chat.example' });
  const ask = (origin?: string) =>
    send(
      port,
      '/mcp',
      { ...JSON_FIELDS, host: 'localhost', ...(origin === undefined ? {} : { origin }) },
      message(RECOMMEND, INPUTS[RECOMMEND]),
    );
  assert.equal((await ask()).status, 200);
  assert.equal((await ask()).headers['access-control-allow-origin'], undefined);
  for (const origin of ['http://localhost:6274', 'https://chat.example']) {
    const { status, headers } = await ask(origin);
    assert.equal(status, 200, origin);
    assert.equal(headers['access-control-allow-origin'], origin);
    assert.equal(headers['vary'], 'Origin');
  }
  for (const origin of ['https://evil.example', 'null', 'https://chat.example.evil.example', 'file://', 'nonsense']) {
    const { status, headers, text } = await ask(origin);
    assert.equal(status, 403, origin);
    assert.equal(headers['access-control-allow-origin'], undefined);
    assert.doesNotMatch(text, /evil|nonsense/);
  }
  const preflight = await send(
    port,
    '/mcp',
    { host: 'localhost', origin: 'https://chat.example', 'access-control-request-method': 'POST' },
    undefined,
    'OPTIONS',
  );
  assert.equal(preflight.status, 204);
  assert.match(String(preflight.headers['access-control-allow-methods']), /POST/);
  assert.equal(preflight.headers['access-control-allow-headers'], '*');
});

test('without a base address the bridge gives the address of the Registrar, serves no page, and says so', async (context) => {
  const { port } = await running(context);
  const { text } = await send(
    port,
    '/mcp',
    { ...JSON_FIELDS, host: 'localhost' },
    message(RECOMMEND, INPUTS[RECOMMEND]),
  );
  assert.match(text, /"svc_url":"https:\/\/orc\.gov\.gh","justregisterit_url":"https:\/\/orc\.gov\.gh"/);
  assert.match(text, /lead to the ORC/);
  assert.equal((await send(port, '/', { host: 'localhost' }, undefined, 'GET')).status, 404);
});

test('whoever looks for OAuth metadata gets a plain 404 and is never asked for a credential', async (context) => {
  const { port } = await running(context);
  for (const path of [
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/mcp',
    '/.well-known/openid-configuration',
    '/register',
    '/',
  ]) {
    const { status, headers } = await send(port, path, { host: 'localhost' }, undefined, 'GET');
    assert.equal(status, 404, path);
    assert.match(String(headers['content-type']), /^text\/plain/);
    assert.equal(headers['www-authenticate'], undefined);
  }
  const withToken = await send(
    port,
    '/mcp',
    { ...JSON_FIELDS, host: 'localhost', authorization: 'Bearer wrong' },
    message(RECOMMEND, INPUTS[RECOMMEND]),
  );
  assert.equal(withToken.status, 200);
});

test('what is no message is refused with the status it deserves and a JSON-RPC error', async (context) => {
  const { port } = await running(context);
  const cases: readonly [string, Record<string, string>, string | Buffer, number][] = [
    ['broken JSON', {}, '{"jsonrpc":', 400],
    ['nothing', {}, '', 400],
    ['invalid UTF-8', {}, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['another media type', { 'content-type': 'text/plain' }, '{}', 415],
    ['too large', {}, JSON.stringify(message(RECOMMEND, { purpose: 'x'.repeat(70_000) })), 413],
    [
      'too large without a length',
      { 'transfer-encoding': 'chunked' },
      JSON.stringify(message(RECOMMEND, { purpose: 'x'.repeat(70_000) })),
      413,
    ],
    ['a type that is refused', { accept: 'text/html' }, JSON.stringify(message(RECOMMEND)), 406],
  ];
  for (const [what, headers, body, expected] of cases) {
    const { status, text } = await send(port, '/mcp', { ...JSON_FIELDS, host: 'localhost', ...headers }, body);
    assert.equal(status, expected, `${what}: ${text}`);
    const answer = JSON.parse(text) as { jsonrpc: string; error: { code: number; message: string } };
    assert.equal(answer.jsonrpc, '2.0');
    assert.equal(typeof answer.error.code, 'number');
    assert.doesNotMatch(text, /at .*:\d+|node_modules|SyntaxError|openapi/);
  }
  assert.equal((await send(port, '/mcp', { ...JSON_FIELDS, host: 'localhost' }, undefined, 'GET')).status, 405);
  assert.equal((await send(port, '/mcp', { host: 'localhost' }, undefined, 'DELETE')).status, 405);
});

test('there is no session: no id is given out, and each request is answered by itself', async (context) => {
  const { port } = await running(context);
  const { status, headers } = await send(
    port,
    '/mcp',
    { ...JSON_FIELDS, host: 'localhost' },
    message(RECOMMEND, INPUTS[RECOMMEND]),
  );
  assert.equal(status, 200);
  assert.equal(headers['mcp-session-id'], undefined);
});

test('calls are limited by what the tool does and by who calls; lists are not counted', async (context) => {
  const { port } = await running(context, { SVC_RATE_LIMIT: '3/1', SVC_TRUST_PROXY: '1' });
  const ask = (body: unknown, from: string) =>
    send(port, '/mcp', { ...JSON_FIELDS, host: 'localhost', 'x-forwarded-for': from }, body);
  const outcome = async (name: string, from: string) => {
    const result = resultIn(await ask(message(name, INPUTS[name]), from));
    return result.isError === true ? (JSON.parse(result.content[0]?.text ?? '') as Record<string, unknown>) : undefined;
  };
  for (let turn = 0; turn < 5; turn += 1)
    assert.equal((await ask({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, '203.0.113.1')).status, 200);
  assert.equal(await outcome(FEEDBACK, '203.0.113.1'), undefined);
  for (const name of [RECOMMEND, OPTIONS, RECOMMEND]) assert.equal(await outcome(name, '203.0.113.1'), undefined);
  for (const name of [FEEDBACK, RECOMMEND]) {
    const refused = await outcome(name, '203.0.113.1');
    assert.equal(refused?.['code'], 'RATE_LIMITED');
    assert.equal(refused?.['retry'], true);
    assert.ok(Number(refused?.['retry_after']) > 0);
  }
  assert.equal(await outcome(RECOMMEND, '203.0.113.2'), undefined);
});

test('each name of a check counts as one call on the bridge too', async (context) => {
  const { port } = await running(context, { SVC_RATE_LIMIT: '3/1' });
  const ask = async (other_names: readonly string[]) => {
    const input = { ...INPUTS[CHECK], other_names };
    const result = resultIn(await send(port, '/mcp', { ...JSON_FIELDS, host: 'localhost' }, message(CHECK, input)));
    return result.isError === true
      ? (JSON.parse(result.content[0]?.text ?? '') as Record<string, unknown>)
      : result.structuredContent!;
  };
  assert.equal(((await ask(['Oda Looms']))['other_names'] as unknown[]).length, 1);
  assert.equal((await ask(['Oda Looms']))['code'], 'RATE_LIMITED');
});

test('a caller that goes away ends its call to the service', async (context) => {
  let ended: Promise<unknown> | undefined;
  const fake = await startFake(context, (_request, response) => {
    ended = once(response, 'close');
  });
  const { port } = await running(context, { SVC_BASE_URL: fake.url });
  const modern = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: CHECK,
      arguments: INPUTS[CHECK],
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': {},
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      },
    },
  };
  for (const [body, more] of [
    [message(CHECK, INPUTS[CHECK]), {}],
    [modern, { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': CHECK }],
  ] as const) {
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      path: '/mcp',
      method: 'POST',
      headers: { ...JSON_FIELDS, ...more },
      agent: false,
    });
    request.on('error', () => {});
    request.end(JSON.stringify(body));
    await waitFor('the service to be asked', () => fake.requests.length > 0);
    request.destroy();
    assert.ok(ended);
    await within('the call to be given up', ended);
    assert.equal(fake.requests.length, 1, 'it is not asked again');
    fake.requests.length = 0;
  }
});

test('what is in flight is answered before the bridge stops', async (context) => {
  const release: (() => void)[] = [];
  const { port, stop } = await running(
    context,
    {},
    {
      call: () =>
        new Promise((resolve) => {
          release.push(() => resolve({ ok: true, value: { report_id: 'x', received_at: '2026-11-21T00:00:00Z' } }));
        }),
    },
  );
  const answer = send(port, '/mcp', { ...JSON_FIELDS, host: 'localhost' }, message(FEEDBACK, INPUTS[FEEDBACK]));
  await waitFor('the call to begin', () => release.length > 0);
  const stopped = stop();
  release[0]?.();
  assert.equal(resultIn(await answer).isError, undefined);
  await stopped;
});

test('the bridge does not start with a credential set, and does not show it', () => {
  const { status, stdout, stderr } = runCli(['bridge', '--port', '0'], {
    SVC_BEARER_TOKEN: 'tok-1',
    SVC_BASE_URL: 'https://svc.example',
  });
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.match(stderr, /everyone who can reach it could use SVC_BEARER_TOKEN/);
  assert.doesNotMatch(stderr, /tok-1/);
});

test('the built bridge says where it listens and what a connector asks for, and ends cleanly at SIGTERM', async (context) => {
  const bridge = await startBridge(context, { SVC_DATA_DIR: scratch(context) });
  assert.match(bridge.url, /^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
  assert.match(bridge.output(), /listens on/);
  for (const connect of Object.values(HTTP_CLIENTS)) {
    const client = await connect(bridge.url);
    assert.equal((await client.callTool({ name: OPTIONS })).isError, undefined);
    await client.close();
  }
  const taken = runCli(['bridge', '--port', new URL(bridge.url).port], { SVC_DATA_DIR: scratch(context) });
  assert.equal(taken.status, 1);
  assert.match(taken.stderr, /Port \d+ on 127\.0\.0\.1 is in use/);
  assert.equal(await bridge.stop(), 0);
  const lines = bridge
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{"level"'));
  assert.ok(lines.some((line) => line.includes(`"tool":"${OPTIONS}","outcome":"ok"`)));
});

const read = (id: number | string) => ({
  jsonrpc: '2.0',
  id,
  method: 'resources/read',
  params: { uri: 'registration-ghana://catalog' },
});
const KB = 1024;
type Answered = { id?: unknown; result?: unknown; error?: { code: number; message: string } };

test('each message of a batch counts against the limit, and one past it gets an error in its place', async (context) => {
  const { port } = await running(context, { SVC_RATE_LIMIT: '5/1' });
  const messages = [
    read(0),
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { ...message(RECOMMEND, INPUTS[RECOMMEND]), id: 2 },
    { jsonrpc: '2.0', id: 3, method: 'tools/list' },
    { ...message('nothing'), id: 4 },
    { jsonrpc: '2.0', id: 5, method: 'tools/list' },
    { ...message(RECOMMEND, INPUTS[RECOMMEND]), id: 6 },
    { ...message(FEEDBACK, INPUTS[FEEDBACK]), id: 7 },
  ];
  const { status, text } = await send(port, '/mcp', { ...JSON_FIELDS, host: 'localhost' }, messages);
  assert.equal(status, 200);
  const answers = JSON.parse(text) as Answered[];
  assert.deepEqual(
    answers.map(({ id }) => id),
    [0, 2, 3, 4, 5, 6, 7],
  );
  assert.match(answers[4]?.error?.message ?? '', /More than 5 calls came from this address/);
  assert.match(JSON.stringify(answers[5]?.result), /RATE_LIMITED/);
  assert.match(JSON.stringify(answers[6]?.result), /queued_for_review/);
});

test('the answers of a batch are at most 512 KiB; a message past that gets an error in its place', async (context) => {
  const { port } = await running(context);
  for (const id of ['x', 'x'.repeat(500)]) {
    const messages = Array.from({ length: 100 }, (_, index) => read(`${index}${id}`));
    const { status, text } = await send(port, '/mcp', { ...JSON_FIELDS, host: 'localhost' }, messages);
    assert.equal(status, 200);
    assert.ok(Buffer.byteLength(text) <= 512 * KB, `${text.length}`);
    const answers = JSON.parse(text) as Answered[];
    assert.deepEqual(
      answers.map((answer) => answer.id),
      messages.map((one) => one.id),
    );
    assert.ok(answers.filter(({ result }) => result !== undefined).length >= 5);
    assert.match(answers.at(-1)?.error?.message ?? '', /at most 512 KiB\. Send this message again by itself/);
  }
});

test('a batch of too many messages, of none, or of what is no message has a small answer', async (context) => {
  const { port } = await running(context);
  for (const body of [[], Array.from({ length: 20_000 }, () => 1), Array.from({ length: 101 }, (_, id) => read(id))]) {
    const { status, text } = await send(port, '/mcp', { ...JSON_FIELDS, host: 'localhost' }, body);
    assert.equal(status, 400, text.slice(0, 200));
    assert.ok(text.length < KB, `${text.length}`);
    assert.equal(typeof (JSON.parse(text) as Answered).error?.code, 'number');
  }
  const odd = await send(port, '/mcp', { ...JSON_FIELDS, host: 'localhost' }, [1, null, 'x', {}, read(1)]);
  assert.ok(Buffer.byteLength(odd.text) < 128 * KB);
});

test('no answer to one message is larger than 128 KiB, whatever it asks and however it is wrong', async (context) => {
  const { port } = await running(context);
  const many = Object.fromEntries(Array.from({ length: 2_900 }, (_, at) => [`unknown_${at}`, at]));
  const long = 'ɛ"\\<'.repeat(9_000);
  const bodies: unknown[] = [
    message(RECOMMEND, many),
    message(RECOMMEND, { [long]: 1 }),
    message(long),
    message(RECOMMEND, { purpose: '\u{1F30D}"'.repeat(1_000), business_name: '"'.repeat(160) }),
    { ...read(1), params: { uri: long } },
    { ...read(1), params: { uri: `skill://${long}` } },
    { ...read(1), id: 'x'.repeat(60_000) },
    { ...read(1), method: long },
    { jsonrpc: '2.0', id: 1, method: 'prompts/get', params: { name: long } },
    { jsonrpc: '2.0', id: 1, method: 'prompts/get', params: { name: 'start_a_business', arguments: many } },
    { jsonrpc: '2.0', id: 1, method: 'completion/complete', params: { ref: { type: long }, argument: many } },
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: long,
        capabilities: {},
        clientInfo: { name: 1, icons: Array.from({ length: 9_000 }, () => 1) },
      },
    },
    { jsonrpc: '2.0', id: 1, method: 'initialize', params: Array.from({ length: 20_000 }, () => 1) },
    { jsonrpc: '2.0', id: 1, method: 'skills/get', params: { uri: long } },
    { jsonrpc: '1.0', id: 1, method: 'x', [long]: 1 },
    ...['tools/list', 'resources/list', 'prompts/list', 'skills/list', 'resources/templates/list'].map((method) => ({
      jsonrpc: '2.0',
      id: 1,
      method,
    })),
    message(OPTIONS),
  ];
  for (const body of bodies) {
    const { text } = await send(port, '/mcp', { ...JSON_FIELDS, host: 'localhost' }, body);
    const told = JSON.stringify(body).slice(0, 120);
    assert.ok(Buffer.byteLength(text) <= 128 * KB, `${Buffer.byteLength(text)} for ${told}`);
    const data = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as Answered;
    assert.ok((data.error?.message.length ?? 0) <= 1_100, `${data.error?.message.length} for ${told}`);
  }
  const { content } = resultIn(
    await send(port, '/mcp', { ...JSON_FIELDS, host: 'localhost' }, message(RECOMMEND, many)),
  );
  const facts = JSON.parse(content[0]?.text ?? '') as { errors: unknown[]; detail: string };
  assert.equal(facts.errors.length, 10);
  assert.match(facts.detail, /It has 2,890 more faults\.$/);
});

test('over the bridge, the key of a report whose fate is unknown belongs to its caller', async (context) => {
  let fails = true;
  const fake = await startFake(context, (_request, response) => {
    if (fails) response.destroy();
    else
      response
        .writeHead(202, { 'content-type': 'application/json' })
        .end('{"report_id":"fb_1","status":"queued_for_review","received_at":"2026-11-21T00:00:00.000Z"}');
  });
  const { port } = await running(context, { SVC_BASE_URL: fake.url, SVC_TRUST_PROXY: '1' });
  const keyOf = async (caller: string): Promise<unknown> => {
    fake.requests.length = 0;
    const headers = { ...JSON_FIELDS, host: 'localhost', 'x-forwarded-for': caller };
    await send(port, '/mcp', headers, message(FEEDBACK, INPUTS[FEEDBACK]));
    return fake.requests.at(-1)?.headers['idempotency-key'];
  };
  const first = await keyOf('192.0.2.1');
  fails = false;
  assert.notEqual(await keyOf('192.0.2.2'), first);
  assert.equal(await keyOf('192.0.2.1'), first);
});
