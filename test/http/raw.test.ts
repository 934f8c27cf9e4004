import assert from 'node:assert/strict';
import { connect } from 'node:net';
import test from 'node:test';
import { postJson, raw, sharedService, startService, type Problem } from '../support/http.ts';

const FEEDBACK = 'POST /api/v1/bot-feedback HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
/** The name at which these requests ask. */
const NAMED = { SVC_ALLOW_HOST: 'x' };
const CLOSE = 'connection: close\r\n\r\n';

/** What is not HTTP as the router knows it: the bytes, and the status and code they are answered with. */
const ODD: readonly (readonly [what: string, bytes: string, status: number, code: string | undefined])[] = [
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['two Hosts', 'GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['a Host that is none', 'GET / HTTP/1.1\r\nhost: x y\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['no HTTP', 'GARBAGE\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['TLS on a plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'MALFORMED_REQUEST'],
  ['HTTP/2 with prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['a target without a slash', 'GET foo HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['a null byte in the target', 'GET /\0 HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['a target that is not UTF-8', `GET /%E2%82 HTTP/1.1\r\nhost: x\r\n${CLOSE}`, 400, 'MALFORMED_REQUEST'],
  [
    'both ways to say a length',
    `${FEEDBACK}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'MALFORMED_REQUEST',
  ],
  ['a chunk that is none', `${FEEDBACK}transfer-encoding: chunked\r\n\r\nzz\r\n`, 400, 'MALFORMED_REQUEST'],
  ['a length that is none', `${FEEDBACK}content-length: -1\r\n\r\n`, 400, 'MALFORMED_REQUEST'],
  [
    'header fields over 16 KiB',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'HEADERS_TOO_LARGE',
  ],
  ['a target over 16 KiB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ['an expectation nobody meets', `${FEEDBACK}expect: pony\r\ncontent-length: 2\r\n\r\n{}`, 417, 'EXPECTATION_FAILED'],
  [
    '100-continue for a body that is too large',
    `${FEEDBACK}expect: 100-continue\r\ncontent-length: 200000\r\n${CLOSE}`,
    413,
    'TOO_LARGE',
  ],
  ['CONNECT', 'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n', 405, 'METHOD_NOT_ALLOWED'],
  ['TRACE', `TRACE /healthz HTTP/1.1\r\nhost: x\r\n${CLOSE}`, 405, 'METHOD_NOT_ALLOWED'],
  ['a method of WebDAV', `PROPFIND / HTTP/1.1\r\nhost: x\r\n${CLOSE}`, 405, 'METHOD_NOT_ALLOWED'],
  ['an absolute target', `GET http://x/healthz HTTP/1.1\r\nhost: y\r\n${CLOSE}`, 200, undefined],
  ['an absolute target elsewhere', `GET http://y/healthz HTTP/1.1\r\nhost: x\r\n${CLOSE}`, 403, 'FORBIDDEN'],
  ['HTTP/1.0 without Host', 'GET /healthz HTTP/1.0\r\n\r\n', 200, undefined],
  ['an upgrade nobody offers', `GET /healthz HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n${CLOSE}`, 200, undefined],
  ['OPTIONS of the whole server', `OPTIONS * HTTP/1.1\r\nhost: x\r\n${CLOSE}`, 204, undefined],
  ['an escaped letter in the path', `GET /%68ealthz HTTP/1.1\r\nhost: x\r\n${CLOSE}`, 200, undefined],
  ['two slashes', `GET //healthz HTTP/1.1\r\nhost: x\r\n${CLOSE}`, 404, 'NOT_FOUND'],
  ['a way out of the root', `GET /../../etc/passwd HTTP/1.1\r\nhost: x\r\n${CLOSE}`, 404, 'NOT_FOUND'],
];

test('what never reaches a route is answered too: a status, a problem, a request id, and nothing of the machine', async () => {
  const { port, faults } = await sharedService(NAMED);
  for (const [what, bytes, status, code] of ODD) {
    const answer = await raw(port, Buffer.from(bytes, 'latin1'));
    assert.equal(answer.status, status, `${what}: ${answer.text.slice(0, 200)}`);
    assert.match(answer.text, /\r\nx-request-id: [\w-]+\r\n/, what);
    if (code === undefined) continue;
    assert.match(answer.text, /\r\ncontent-type: application\/problem\+json/, what);
    const problem = JSON.parse(answer.body) as Problem;
    assert.equal(problem.code, code, what);
    assert.equal(problem.status, status, what);
    assert.doesNotMatch(answer.text, /node_modules|at \w+ \(|\/src\/|HPE_|ERR_|llhttp/, what);
  }
  assert.deepEqual(faults, []);
});

test('a client that hangs is told 408 and cut off: in its header fields, before them, and in its body', async (context) => {
  const { port, url } = await startService(context, {
    settings: NAMED,
    timeouts: { headers: 300, request: 2_000 },
    facade: { bodyTimeoutMs: 300 },
  });
  for (const bytes of [
    'GET / HTTP/1.1\r\nhost:',
    `${FEEDBACK}content-length: 20\r\n\r\n{`,
    `${FEEDBACK}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`,
  ]) {
    const answer = await raw(port, bytes, 10_000);
    assert.equal(answer.status, 408, JSON.stringify(bytes));
    assert.equal((JSON.parse(answer.body) as Problem).code, 'TIMED_OUT');
    assert.match(answer.text, /\r\nconnection: close\r\n/i);
  }
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
});

test('a body that grows without end is cut off', async (context) => {
  const { port, url } = await startService(context, {
    settings: NAMED,
    timeouts: { headers: 500, request: 500 },
  });
  const sent = await new Promise<number>((resolve) => {
    let bytes = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(`${FEEDBACK}transfer-encoding: chunked\r\n\r\n`));
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const timer = setInterval(() => {
      bytes += chunk.length;
      socket.write(chunk);
    }, 1);
    socket.on('error', () => {});
    socket.resume().once('close', () => {
      clearInterval(timer);
      resolve(bytes);
    });
  });
  assert.ok(sent > 0);
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
});

test('a large body that is refused leaves the connection usable, and a body sent with 100-continue is taken', async () => {
  const { port } = await sharedService(NAMED);
  const large = 'x'.repeat(100_000);
  const answer = await raw(
    port,
    `${FEEDBACK}content-length: ${large.length}\r\n\r\n${large}GET /healthz HTTP/1.1\r\nhost: x\r\n${CLOSE}`,
  );
  assert.deepEqual(
    Array.from(answer.text.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status),
    ['413', '200'],
  );
  const body = '{"kind":"suggestion","message":"x"}';
  const continued = await raw(
    port,
    `${FEEDBACK}expect: 100-continue\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
  assert.deepEqual(
    Array.from(continued.text.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status),
    ['100', '202'],
  );
});

test('requests sent one after the other without waiting are answered in their order', async () => {
  const { port } = await sharedService(NAMED);
  const one = (path: string, close = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${close}\r\n`;
  const { text } = await raw(
    port,
    one('/business-name-renewal') + one('/nowhere') + one('/healthz') + one('/robots.txt', 'connection: close\r\n'),
  );
  assert.deepEqual(
    Array.from(text.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status),
    ['200', '404', '200', '200'],
  );
});

test('a client that goes in the middle of its body is nobody to answer, and no fault', async () => {
  const { port, url, faults } = await sharedService(NAMED);
  for (let count = 0; count < 20; count += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`${FEEDBACK}content-length: 2000\r\n\r\n{"kind":`, () => {
          socket.resetAndDestroy();
          resolve();
        });
      });
      socket.on('error', () => {});
    });
  }
  assert.equal((await postJson(`${url}/api/v1/bot-feedback`, { kind: 'suggestion', message: 'x' })).status, 202);
  assert.deepEqual(faults, []);
});
