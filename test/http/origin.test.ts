import assert from 'node:assert/strict';
import { request } from 'node:http';
import test from 'node:test';
import { ENTRY } from '../support/built.ts';
import { sharedService, startService, type Problem } from '../support/http.ts';

interface Came {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
}

/** A request with exactly these header fields, the Host among them, to an address of this computer. */
function send(port: number, path: string, headers: Record<string, string>, body?: unknown, host = '127.0.0.1') {
  return new Promise<Came>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const REPORT = { kind: 'suggestion', message: 'x' };
const FEEDBACK = '/api/v1/bot-feedback';
const JSON_TYPE = { 'content-type': 'application/json' };

test("on loopback a service answers at this computer's names with its port, and at names that are meant for it", async (context) => {
  const { port } = await startService(context, {
    settings: { SVC_ALLOW_HOST: 'allowed.example', SVC_BASE_URL: 'https://public.example/ghana' },
  });
  for (const host of [
    `127.0.0.1:${port}`,
    `LOCALHOST:${port}`,
    `[::1]:${port}`,
    `127.9.9.9:${port}`,
    'public.example',
    'public.example:8443',
    'allowed.example',
    'ALLOWED.example:80',
  ])
    assert.equal((await send(port, '/healthz', { host })).status, 200, host);
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    'localhost',
    `127.0.0.1:${port + 1}`,
    `localhost.evil.example:${port}`,
    `127.0.0.1.evil.example:${port}`,
    `0.0.0.0:${port}`,
    `10.0.0.1:${port}`,
    'public.example.evil.example',
    `2130706434:${port + 1}`,
  ]) {
    for (const path of ['/healthz', '/', '/openapi.json', '/nowhere', '/metrics']) {
      const { status, text, headers } = await send(port, path, { host });
      assert.equal(status, 403, `${host} ${path}`);
      const problem = JSON.parse(text) as Problem;
      assert.equal(problem.code, 'FORBIDDEN');
      assert.match(problem.fix, /--allow-host/);
      assert.ok(headers['x-request-id']);
    }
  }
});

test('on loopback no page of another website writes, and reading stays open to every page', async (context) => {
  const { port, app } = await startService(context, {
    settings: {
      SVC_ALLOW_HOST: 'allowed.example',
      SVC_ALLOW_ORIGIN: 'https://pages.example',
      SVC_BASE_URL: 'https://public.example',
    },
  });
  const host = `127.0.0.1:${port}`;
  const write = (origin: string) => send(port, FEEDBACK, { host, origin, ...JSON_TYPE }, REPORT);
  const foreign = ['null', 'https://evil.example', 'http://localhost', `http://localhost:${port + 1}`, 'file://', 'x'];
  for (const origin of foreign) {
    const { status, text } = await write(origin);
    assert.equal(status, 403, origin);
    assert.match((JSON.parse(text) as Problem).fix, /--allow-origin/);
    const read = await send(
      port,
      '/application/business-name-availability',
      { host, origin, ...JSON_TYPE },
      {
        business_name: 'Ama',
      },
    );
    assert.equal(read.status, 200, origin);
  }
  assert.equal((await app.feedback.list({ limit: 10 })).length, 0);
  const own = [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
    'https://public.example',
    'https://pages.example',
  ];
  for (const origin of [...own, 'http://allowed.example:81']) assert.equal((await write(origin)).status, 202, origin);
  assert.equal((await send(port, FEEDBACK, { host, ...JSON_TYPE }, REPORT)).status, 202);
});

test('a service that other computers reach answers at any name, and to pages of any website', async (context) => {
  const { port } = await startService(context, { settings: { SVC_HOST: '0.0.0.0' } });
  const headers = { host: 'any.example', origin: 'https://any.example', ...JSON_TYPE };
  assert.equal((await send(port, FEEDBACK, headers, REPORT)).status, 202);
});

test('pages let their own forms tell where they come from', async () => {
  const { url } = await sharedService();
  for (const path of ['/', '/docs', '/start/partnership', '/business-name-renewal'])
    assert.equal(
      (await fetch(url + path, { headers: { accept: 'text/html' } })).headers.get('referrer-policy'),
      'same-origin',
      path,
    );
});

test('metrics and local paths are shown to this computer only, at one of its names, and not by a public service', async (context) => {
  const here = await startService(context, { settings: { SVC_ALLOW_HOST: 'allowed.example' } });
  const proxied = await startService(context, { settings: { SVC_TRUST_PROXY: '1' } });
  const published = await startService(context, { settings: { SVC_BASE_URL: 'https://public.example' } });
  const open = await startService(context, {
    settings: { SVC_BASE_URL: 'https://public.example', SVC_METRICS: 'public' },
  });
  const everywhere = await startService(context, { settings: { SVC_HOST: '0.0.0.0' } });
  const shows = async (service: typeof here, headers: Record<string, string> = {}, host?: string) => {
    const all = { host: `127.0.0.1:${service.port}`, ...headers };
    const metrics = await send(service.port, '/metrics', all, undefined, host);
    const assistants = await send(service.port, '/assistants', { ...all, accept: 'text/html' }, undefined, host);
    assert.equal(assistants.status, 200);
    return [metrics.status === 200, assistants.text.includes(ENTRY)];
  };
  assert.deepEqual(await shows(here), [true, true]);
  assert.deepEqual(await shows(here, { host: 'allowed.example' }), [false, false]);
  assert.deepEqual(await shows(here, { 'x-forwarded-for': '127.0.0.1' }), [false, false]);
  assert.deepEqual(await shows(proxied), [true, true]);
  assert.deepEqual(await shows(proxied, { 'x-forwarded-for': '192.0.2.1' }), [false, false]);
  assert.deepEqual(await shows(published), [false, false]);
  assert.deepEqual(await shows(published, { host: 'public.example' }), [false, false]);
  assert.deepEqual(await shows(open), [true, false]);
  assert.deepEqual(await shows(everywhere), [true, true]);
  assert.deepEqual(await shows(everywhere, { host: `rebound.example:${everywhere.port}` }), [false, false]);
});
