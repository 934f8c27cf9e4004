import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { createServer } from 'node:http';
import test from 'node:test';
import { ENTRY, scratch } from '../support/built.ts';
import { command } from '../support/command.ts';
import { postJson } from '../support/http.ts';
import { waitFor, within } from '../support/limits.ts';
import { serve } from '../support/serve.ts';

/** The lines of the log as JSON, without what is not. */
const logLines = (stderr: string): Record<string, unknown>[] =>
  stderr
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('serve listens on loopback alone, prints the address and a configuration to paste, and stops on a signal', async (context) => {
  const dataDir = scratch(context);
  const { child, url, port, stdout, exited } = await serve(context, { SVC_DATA_DIR: dataDir });
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
  assert.ok(stdout().includes(`listens on http://127.0.0.1:${port}`));
  const json = stdout().slice(stdout().indexOf('\n{') + 1, stdout().lastIndexOf('\n}') + 2);
  const { mcpServers } = JSON.parse(json) as {
    mcpServers: Record<string, { command: string; args: string[]; env: object }>;
  };
  assert.deepEqual(mcpServers['registration-ghana'], {
    command: process.execPath,
    args: [ENTRY],
    env: { SVC_BASE_URL: '', SVC_DATA_DIR: dataDir },
  });
  child.kill('SIGTERM');
  assert.equal(await within('the service to end', exited), 0);
});

test('serve explains a port in use, an invalid port and a foreign address, with the fix', async (context) => {
  const taken = createServer().listen(0, '127.0.0.1');
  context.after(() => taken.close());
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  const settings = { SVC_DATA_DIR: scratch(context) };
  const busy = await command(['serve', '--port', String(port)], settings);
  assert.equal(busy.status, 1);
  assert.match(busy.stderr, new RegExp(`^registration-ghana: Port ${port} on 127\\.0\\.0\\.1 is in use.*--port 0`));
  assert.equal(busy.stdout, '');
  const elsewhere = await command(['serve', '--host', '192.0.2.1', '--port', '0'], settings);
  assert.equal(elsewhere.status, 1);
  assert.match(elsewhere.stderr, /192\.0\.2\.1 is not an address of this computer.*--host 127\.0\.0\.1/);
  for (const [flags, message] of [
    [['--port', '70000'], /SVC_PORT \(or --port\) must be a whole number from 0 to 65535/],
    [['--rate-limit', '5'], /SVC_RATE_LIMIT .* 120\/10, or off/],
    [['--trust-proxy', '10.0.0.0/40'], /SVC_TRUST_PROXY .* 10\.0\.0\.0\/8/],
    [['--metrics', 'all'], /SVC_METRICS .* loopback or public/],
    [['--log-level', 'loud'], /SVC_LOG_LEVEL .* silent, fatal/],
  ] as const) {
    const refused = await command(['serve', ...flags], settings);
    assert.equal(refused.status, 2, flags.join(' '));
    assert.match(refused.stderr, message);
  }
});

test('health says whether a service on this computer is ready, also one that listens on every network', async (context) => {
  const { port } = await serve(context, {}, ['--port', '0', '--host', '0.0.0.0']);
  const health = (settings: Record<string, string>) => command(['health'], { SVC_PORT: String(port), ...settings });
  await waitFor('the service to be ready', async () => (await health({ SVC_HOST: '0.0.0.0' })).status === 0);
  assert.deepEqual(await health({ SVC_HOST: '0.0.0.0' }), { status: 0, stdout: 'ready\n', stderr: '' });
  assert.equal((await health({})).status, 0);
  const away = await health({ SVC_HOST: '::1' });
  assert.equal(away.status, 1);
  assert.match(
    away.stderr,
    /^registration-ghana: http:\/\/\[::1\]:\d+\/readyz does not answer\. Start the service with registration-ghana serve, or name its port with --port N\.\n$/,
  );
});

test('what is in flight when it is told to stop is finished, and nothing new is taken', async (context) => {
  const { child, port, exited } = await serve(context);
  const body = '{"kind":"suggestion","message":"Say the counter hours."}';
  let answer = '';
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(
    `POST /api/v1/bot-feedback HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await waitFor('the request to be read', () => answer.includes('100 Continue'));
  child.kill('SIGTERM');
  const isRefused = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => false,
      () => true,
    );
  await waitFor('new connections to be refused', isRefused);
  socket.write(body.slice(10));
  assert.equal(await within('the service to end', exited), 0);
  assert.match(answer, /^HTTP\/1\.1 202 Accepted\r\n/m);
  assert.match(answer, /"report_id":"fb_/);
});

test('the log is JSON lines with route and request id, and never a query, a body or an address', async (context) => {
  const { child, url, stderr, exited } = await serve(context);
  const { headers } = await fetch(`${url}/business-name-renewal?entity_type=partnership&secret=hunter2`);
  await postJson(`${url}/api/v1/bot-feedback`, {
    kind: 'suggestion',
    message: 'Call me on 0244000000',
    contact: 'ama@example.com',
  });
  await fetch(`${url}/private/4711`);
  child.kill('SIGTERM');
  await within('the service to end', exited);
  const lines = logLines(stderr());
  const line = lines.find(({ req }) => req === headers.get('x-request-id'));
  assert.ok(line, stderr());
  assert.equal(line['route'], '/business-name-renewal');
  assert.equal(line['status'], 200);
  assert.equal(typeof line['ms'], 'number');
  assert.ok(lines.some(({ route, status }) => route === '/api/v1/bot-feedback' && status === 202));
  assert.ok(lines.some(({ route, status }) => route === 'unmatched' && status === 404));
  assert.doesNotMatch(stderr(), /partnership|hunter2|0244000000|example\.com|4711|127\.0\.0\.1/);
});

test('a level of warn leaves out requests', async (context) => {
  const { child, url, stderr, exited } = await serve(context, { SVC_LOG_LEVEL: 'warn' });
  await fetch(`${url}/healthz`);
  child.kill('SIGINT');
  assert.equal(await within('the service to end', exited), 0);
  assert.equal(stderr(), '');
});

test('without a store it serves what needs none, and readyz says why with a code and no path', async (context) => {
  const { url } = await serve(context, { SVC_DATA_DIR: ENTRY });
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
  assert.equal((await postJson(`${url}/api/v1/registration-recommendation`, { purpose: 'a church' })).status, 200);
  const response = await fetch(`${url}/readyz`);
  assert.equal(response.status, 503);
  assert.ok(Number(response.headers.get('retry-after')) > 0);
  const text = await response.text();
  assert.equal((JSON.parse(text) as { code: string }).code, 'STORE_UNAVAILABLE');
  assert.ok(!text.includes(ENTRY) && !/dist|\.js/.test(text), text);
});

test('serve has the files of its API reference, and calls no other service: a configured base address is only what its URLs start with', async (context) => {
  const { url } = await serve(context, { SVC_BASE_URL: 'http://127.0.0.1:9' });
  const response = await postJson(`${url}/api/v1/registration-recommendation`, { purpose: 'a church' });
  assert.equal(response.status, 200);
  assert.match(((await response.json()) as { redirect_url: string }).redirect_url, /^http:\/\/127\.0\.0\.1:9\/start\//);
  for (const path of ['/docs', '/docs/swagger-ui.css', '/docs/swagger-ui-bundle.js', '/docs/start.js'])
    assert.equal((await fetch(url + path)).status, 200, path);
});
