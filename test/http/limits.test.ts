import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import test from 'node:test';
import Database from 'libsql';
import { join } from 'node:path';
import { clientAddress, networkKey } from '../../src/http/address.ts';
import { createLimits } from '../../src/http/limits.ts';
import { PARTS } from '../../src/store/sqlite/schema.ts';
import { waitFor } from '../support/limits.ts';
import { postJson, sharedService, startService, type Problem } from '../support/http.ts';

const REPORT = { kind: 'suggestion', message: 'Say the counter hours.' };
const OPTIONS = '/api/v1/registration-options';
const FEEDBACK = '/api/v1/bot-feedback';

/** A call from one address of the loopback network. */
const from = (localAddress: string, url: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { localAddress, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

test('reads and feedback are counted by address, told in RateLimit fields, and refused with 429 and Retry-After', async (context) => {
  const { url } = await startService(context, { settings: { SVC_RATE_LIMIT: '3/1' } });
  for (const left of [2, 1, 0]) {
    const { status, headers } = await fetch(url + OPTIONS);
    assert.equal(status, 200);
    assert.equal(headers.get('ratelimit-policy'), '"reads";q=3;w=60');
    assert.match(headers.get('ratelimit') ?? '', new RegExp(`^"reads";r=${left};t=(?:60|[1-5]?\\d)$`));
  }
  const refused = await fetch(url + OPTIONS);
  assert.equal(refused.status, 429);
  const problem = (await refused.json()) as Problem;
  assert.equal(problem.code, 'RATE_LIMITED');
  assert.equal(problem.retry, true);
  assert.equal(refused.headers.get('retry-after'), String(problem.retry_after));
  assert.ok((problem.retry_after ?? 0) > 0 && (problem.retry_after ?? 99) <= 60);
  assert.equal((await fetch(`${url}/api/v1/ai-skills`)).status, 429);
  assert.equal((await postJson(`${url}/application/business-name-availability`, { business_name: 'Ama' })).status, 429);

  const kept = await postJson(url + FEEDBACK, REPORT);
  assert.equal(kept.status, 202);
  assert.match(kept.headers.get('ratelimit') ?? '', /^"feedback";r=0;/);
  assert.equal((await postJson(url + FEEDBACK, REPORT)).status, 429);
  assert.equal(await from('127.0.0.2', url + OPTIONS), 200);
});

test('each name of a check counts as one call', async (context) => {
  const { url } = await startService(context, { settings: { SVC_RATE_LIMIT: '4/1' } });
  const ask = (other_names: readonly string[]) =>
    postJson(`${url}/application/business-name-availability`, { business_name: 'Ama Looms', other_names });
  const first = await ask(['Oda Looms', 'Pra Looms', 'Oda Looms']);
  assert.equal(first.status, 200);
  assert.match(first.headers.get('ratelimit') ?? '', /^"reads";r=1;/);
  const second = await ask(['Oda Looms']);
  assert.equal(second.status, 429);
  assert.equal(((await second.json()) as Problem).code, 'RATE_LIMITED');
  assert.match(second.headers.get('ratelimit') ?? '', /^"reads";r=0;/);
  assert.ok(Number(second.headers.get('retry-after')) > 0);
});

test('the home page without a query, descriptions and health are not counted', async (context) => {
  const { url } = await startService(context, { settings: { SVC_RATE_LIMIT: '1/1' } });
  for (let count = 0; count < 4; count += 1) {
    for (const path of ['/', '/docs', '/openapi.json', '/llms.txt', '/healthz', '/nowhere']) {
      const response = await fetch(url + path);
      assert.notEqual(response.status, 429, path);
      assert.equal(response.headers.get('ratelimit'), null);
    }
    assert.equal((await fetch(url + OPTIONS, { method: 'OPTIONS' })).status, 204);
  }
  assert.equal((await fetch(url + OPTIONS)).status, 200);
});

test('a page counts as the calls that it stands for', async (context) => {
  const { url } = await startService(context, { settings: { SVC_RATE_LIMIT: '10/1' } });
  let left = 10;
  for (const [path, calls] of [
    ['/start/partnership', 1],
    ['/start/nothing', 1],
    ['/start/partnership?purpose=bread&business_name=Ama+Bakes', 2],
    ['/?business_name=Ama+Bakes', 1],
    ['/?purpose=bread', 1],
    ['/business-name-renewal', 1],
    ['/business-name-renewal.ics?entity_type=partnership&registration_date=2024-05-06', 1],
    ['/parts/names?business_name=Ama', 1],
  ] as const) {
    const { headers } = await fetch(url + path, { headers: { accept: 'text/html' } });
    left -= calls;
    assert.match(headers.get('ratelimit') ?? '', new RegExp(`^"reads";r=${left};`), path);
  }
  assert.equal((await fetch(`${url}/?purpose=bread`)).status, 200);
  for (const path of [
    '/start/partnership',
    '/?purpose=bread',
    '/business-name-renewal',
    '/business-name-renewal.ics',
  ]) {
    const refused = await fetch(url + path, { headers: { accept: 'text/html' } });
    assert.equal(refused.status, 429, path);
    assert.match(await refused.text(), /You asked many questions in a minute\.<\/p><p>Wait \d+ seconds/, path);
  }
});

test('without a trusted proxy a forwarded address is not believed; with one the rightmost untrusted counts', async (context) => {
  const plain = await startService(context, { settings: { SVC_RATE_LIMIT: '1/1' } });
  assert.equal(await from('127.0.0.1', plain.url + OPTIONS, { 'x-forwarded-for': '192.0.2.1' }), 200);
  assert.equal(await from('127.0.0.1', plain.url + OPTIONS, { 'x-forwarded-for': '192.0.2.2' }), 429);
  const behind = await startService(context, { settings: { SVC_RATE_LIMIT: '1/1', SVC_TRUST_PROXY: '127.0.0.0/8' } });
  assert.equal(await from('127.0.0.1', behind.url + OPTIONS, { 'x-forwarded-for': '203.0.113.9, 192.0.2.1' }), 200);
  assert.equal(await from('127.0.0.1', behind.url + OPTIONS, { 'x-forwarded-for': '203.0.113.8, 192.0.2.1' }), 429);
  assert.equal(await from('127.0.0.1', behind.url + OPTIONS, { 'x-forwarded-for': '192.0.2.2' }), 200);
});

test('the client address is read from the right, as far as proxies are trusted', () => {
  const none = clientAddress(undefined);
  assert.equal(none('::ffff:10.0.0.1', '192.0.2.1'), '10.0.0.1');
  const one = clientAddress({ hops: 1 });
  assert.equal(one('10.0.0.1', undefined), '10.0.0.1');
  assert.equal(one('10.0.0.1', '203.0.113.9, 192.0.2.1'), '192.0.2.1');
  const two = clientAddress({ hops: 2 });
  assert.equal(two('10.0.0.1', '203.0.113.9, 192.0.2.1'), '203.0.113.9');
  assert.equal(two('10.0.0.1', '192.0.2.1'), '192.0.2.1');
  const networks = clientAddress({ networks: ['10.0.0.0/8', '2001:db8::/32', '::1'] });
  assert.equal(networks('10.0.0.1', '203.0.113.9, 192.0.2.1, 10.9.9.9'), '192.0.2.1');
  assert.equal(networks('::1', '203.0.113.9, 2001:db8::5'), '203.0.113.9');
  assert.equal(networks('::ffff:10.0.0.1', '192.0.2.1:4711'), '192.0.2.1');
  assert.equal(networks('10.0.0.1', '[2001:db9::1]:443'), '2001:db9::1');
  assert.equal(networks('10.0.0.1', 'not an address'), '10.0.0.1');
  assert.equal(networks('10.0.0.1', '192.0.2.1, ; DROP, 10.0.0.2'), '10.0.0.2');
  assert.equal(networks('192.0.2.7', '10.0.0.1'), '192.0.2.7');
});

test('an IPv6 caller is counted by its /64, an IPv4 caller by its address', () => {
  assert.equal(networkKey('2001:db8:1:2:3:4:5:6'), networkKey('2001:db8:1:2::ffff'));
  assert.notEqual(networkKey('2001:db8:1:2::1'), networkKey('2001:db8:1:3::1'));
  assert.equal(networkKey('fe80::1%eth0'), networkKey('fe80::2'));
  assert.notEqual(networkKey('192.0.2.1'), networkKey('192.0.2.2'));
});

test('the table of addresses is bounded: the oldest is forgotten', async () => {
  const limits = createLimits({ reads: 1, feedback: 1 }, 100);
  const allowed = async (address: string) => (await limits.count('reads', address)).refusal === undefined;
  assert.equal(await allowed('192.0.2.1'), true);
  assert.equal(await allowed('192.0.2.1'), false);
  for (let index = 0; index < 99; index += 1) assert.equal(await allowed(`198.51.100.${index}`), true);
  assert.equal(await allowed('192.0.2.1'), false);
  assert.equal(await allowed('203.0.113.1'), true);
  assert.equal(await allowed('192.0.2.1'), true);
});

test('metrics are for this computer, unless they are public; a forwarded caller is not on this computer', async (context) => {
  const own = await sharedService();
  assert.equal((await fetch(`${own.url}/metrics`)).status, 200);
  assert.equal(await from('127.0.0.1', `${own.url}/metrics`, { 'x-forwarded-for': '127.0.0.1' }), 403);
  const behind = await startService(context, { settings: { SVC_TRUST_PROXY: '1' } });
  assert.equal(await from('127.0.0.1', `${behind.url}/metrics`, { 'x-forwarded-for': '192.0.2.1' }), 403);
  assert.equal(await from('127.0.0.1', `${behind.url}/metrics`), 200);
  const open = await startService(context, { settings: { SVC_TRUST_PROXY: '1', SVC_METRICS: 'public' } });
  assert.equal(await from('127.0.0.1', `${open.url}/metrics`, { 'x-forwarded-for': '192.0.2.1' }), 200);
});

test('metrics count requests by route and status, and tell the queue and what is held', async (context) => {
  const { url, app } = await startService(context);
  await app.ready();
  await fetch(`${url}/business-name-renewal?entity_type=partnership`);
  await fetch(`${url}/business-name-renewal?entity_type=x`);
  await fetch(`${url}/private/id-4711`);
  await postJson(url + FEEDBACK, { ...REPORT, contact: 'ama@example.com' });
  const text = await (await fetch(`${url}/metrics`)).text();
  for (const line of [
    'http_requests_total{method="GET",route="/business-name-renewal",status="200"} 1',
    'http_requests_total{method="GET",route="/business-name-renewal",status="422"} 1',
    'http_requests_total{method="GET",route="unmatched",status="404"} 1',
    'http_request_duration_seconds_count{route="/api/v1/bot-feedback"} 1',
    'registration_feedback_waiting 1',
  ])
    assert.ok(text.includes(`\n${line}\n`), line);
  assert.match(text, /\nregistration_names\{source="registry"\} [1-9]\d*\n/);
  assert.doesNotMatch(text, /partnership|id-4711|example\.com/);
});

test('any website may call the API: preflight and answers say so; pages are for this site alone', async () => {
  const { url } = await sharedService();
  const preflight = await fetch(url + FEEDBACK, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://partner.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-origin'), '*');
  assert.equal(preflight.headers.get('access-control-allow-methods'), 'POST, OPTIONS');
  assert.equal(preflight.headers.get('access-control-allow-headers'), 'Content-Type, Idempotency-Key');
  for (const path of [OPTIONS, '/openapi.json', '/nowhere'])
    assert.equal((await fetch(url + path)).headers.get('access-control-allow-origin'), '*', path);
  const exposed = (await fetch(url + OPTIONS)).headers.get('access-control-expose-headers') ?? '';
  for (const name of ['ETag', 'RateLimit', 'Retry-After', 'X-Request-Id']) assert.ok(exposed.includes(name), name);
  assert.equal((await fetch(`${url}/docs`)).headers.get('access-control-allow-origin'), null);
});

test('feedback with an Idempotency-Key is kept once, its key refused for another report, and forgotten after 24 hours', async (context) => {
  const { url, app, config } = await startService(context);
  const send = async (key: string, report: object = REPORT) => {
    const response = await postJson(url + FEEDBACK, report, { 'idempotency-key': key });
    return { status: response.status, body: (await response.json()) as Problem & { report_id: string } };
  };
  const first = await send('"8e03978e-40d5-43dd-bc93-6894a57f9324"');
  assert.equal(first.status, 202);
  const { message, kind } = REPORT;
  const again = await send('8e03978e-40d5-43dd-bc93-6894a57f9324', { message: ` ${message}`, kind, contact: '' });
  assert.deepEqual(again, first);
  const other = await send('8e03978e-40d5-43dd-bc93-6894a57f9324', { ...REPORT, message: 'Something else.' });
  assert.equal(other.status, 422);
  assert.equal(other.body.code, 'KEY_REUSED');
  assert.equal((await send('another')).status, 202);
  assert.equal((await send('spaces are not taken')).status, 400);
  assert.equal((await send('x'.repeat(256))).status, 400);
  assert.equal((await app.feedback.list({ limit: 10 })).length, 2);

  const db = new Database(join(config.dataDir, PARTS.reports.file));
  const yesterday = new Date(Date.now() - 24 * 3_600_000 - 1_000).toISOString();
  db.prepare('UPDATE idempotency_keys SET received_at = ?').run(yesterday);
  db.close();
  const late = await send('8e03978e-40d5-43dd-bc93-6894a57f9324', { ...REPORT, message: 'Something else.' });
  assert.equal(late.status, 202);
});

test('an Idempotency-Key whose call is still running is refused with 409, and answers once it is done', async (context) => {
  const { url, app, config } = await startService(context);
  await app.ready();
  const db = new Database(join(config.dataDir, PARTS.reports.file));
  db.exec('BEGIN IMMEDIATE');
  const calls = context.mock.method(app, 'call').mock;
  const running = postJson(url + FEEDBACK, REPORT, { 'idempotency-key': 'k' });
  await waitFor('the call to begin', () => calls.callCount() > 0);
  const second = await postJson(url + FEEDBACK, REPORT, { 'idempotency-key': 'k' });
  assert.equal(second.status, 409);
  assert.equal(second.headers.get('retry-after'), '1');
  assert.equal(((await second.json()) as Problem).code, 'KEY_IN_USE');
  db.exec('COMMIT');
  db.close();
  const { report_id } = (await (await running).json()) as { report_id: string };
  const third = await postJson(url + FEEDBACK, REPORT, { 'idempotency-key': 'k' });
  assert.equal(((await third.json()) as { report_id: string }).report_id, report_id);
});

test('an Idempotency-Key belongs to its caller: another may use the same one, and learns nothing of the first', async (context) => {
  const { url } = await startService(context, { settings: { SVC_TRUST_PROXY: '1' } });
  const send = async (caller: string, message: string) => {
    const headers = { 'idempotency-key': 'k', 'x-forwarded-for': caller };
    const response = await postJson(url + FEEDBACK, { ...REPORT, message }, headers);
    return { ...((await response.json()) as { report_id: string; code: string }), status: response.status };
  };
  const first = await send('192.0.2.1', 'one');
  const other = await send('192.0.2.2', 'two');
  const same = await send('192.0.2.3', 'one');
  assert.deepEqual([first.status, other.status, same.status], [202, 202, 202]);
  assert.equal(new Set([first.report_id, other.report_id, same.report_id]).size, 3);
  assert.equal((await send('192.0.2.1', 'one')).report_id, first.report_id);
  assert.equal((await send('192.0.2.1', 'two')).code, 'KEY_REUSED');
  // An IPv6 caller is a /64, as for the limits.
  const v6 = await send('2001:db8:1:2::1', 'one');
  assert.equal((await send('2001:db8:1:2::ffff', 'one')).report_id, v6.report_id);
  assert.notEqual((await send('2001:db8:1:3::1', 'one')).report_id, v6.report_id);
});

test('a body that does not arrive holds no Idempotency-Key', async (context) => {
  const { url, port } = await startService(context);
  const body = JSON.stringify(REPORT);
  const slow = connect(port, '127.0.0.1');
  context.after(() => slow.destroy());
  let answer = '';
  slow.setEncoding('utf8').on('data', (text: string) => (answer += text));
  slow.write(
    `POST ${FEEDBACK} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\nidempotency-key: k\r\nexpect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  await waitFor('the request to be read', () => answer.includes('100 Continue'));
  const kept = await postJson(url + FEEDBACK, REPORT, { 'idempotency-key': 'k' });
  assert.equal(kept.status, 202);
  slow.write(body);
  await waitFor('the slow call to be answered', () => answer.includes('report_id'));
  assert.match(answer, new RegExp(((await kept.json()) as { report_id: string }).report_id));
});
