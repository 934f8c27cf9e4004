import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { ConfigError, loadConfig } from '../../src/config.ts';
import { RawServer, scratch } from '../support/built.ts';
import { command } from '../support/command.ts';
import { size, within } from '../support/limits.ts';
import {
  CHECK,
  FEEDBACK,
  INPUTS,
  OPTIONS,
  QUICK,
  RECOMMEND,
  failureOf,
  json,
  serviceCaller,
  startFake,
  startRaw,
  valueOf,
  type Answerer,
  type FakeService,
} from '../support/services.ts';

const TOKEN = 'tok-3f9c2a71d4-never-to-be-seen';
/** Shorter than most time-outs that are proved: a call that outlives several of them hangs. */
const HUNG_MS = QUICK.total * 4;

const head = (more: string) => `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${more}\r\n`;

/** Every way in which a service goes wrong, and what is said of it. */
const FAULTS: Readonly<
  Record<string, { start: (context: TestContext) => Promise<FakeService | { url: string }>; says: RegExp }>
> = {
  'nothing listens': {
    start: async (context) => {
      const { port } = await startFake(context, () => {});
      // A port that nobody has: far below those handed out for a moment.
      return { url: `http://127.0.0.1:${port === 9 ? 7 : 9}` };
    },
    says: /cannot be reached: nothing answers/,
  },
  'no such host': { start: async () => ({ url: 'http://service.invalid' }), says: /cannot be reached/ },
  'no connection comes about': {
    // An address set aside for documentation (RFC 5737): packets to it are lost or turned back.
    start: async () => ({ url: 'http://192.0.2.1:81' }),
    says: /cannot be reached|did not answer in time/,
  },
  'it accepts and says nothing': { start: (context) => startRaw(context, () => {}), says: /did not answer in time/ },
  'header fields come one byte a moment': {
    start: (context) =>
      startRaw(context, (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
        const drip = setInterval(() => socket.write('a'), 50);
        socket.once('close', () => clearInterval(drip));
      }),
    says: /did not answer in time/,
  },
  'interim answers without end': {
    start: (context) =>
      startRaw(context, (socket) => {
        const drip = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'), 20);
        socket.once('close', () => clearInterval(drip));
      }),
    says: /did not answer in time/,
  },
  'the body comes one byte a moment': {
    start: (context) =>
      startRaw(context, (socket) => {
        socket.write(head('content-length: 100000\r\n'));
        const drip = setInterval(() => socket.write(' '), 50);
        socket.once('close', () => clearInterval(drip));
      }),
    says: /did not answer in time/,
  },
  'a body without end': {
    start: (context) =>
      startFake(context, (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const chunk = Buffer.alloc(65_536, ' ');
        const fill = () => {
          while (!response.destroyed && response.write(chunk));
          if (!response.destroyed) response.once('drain', fill);
        };
        fill();
      }),
    says: /too large to read/,
  },
  'a length that is too large': {
    start: (context) => startRaw(context, (socket) => socket.write(head('content-length: 99999999\r\n'))),
    says: /too large to read/,
  },
  'header fields without end': {
    start: (context) =>
      startRaw(context, (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const fill = () => {
          while (!socket.destroyed && socket.write(`x-${'a'.repeat(1000)}: b\r\n`));
          if (!socket.destroyed) socket.once('drain', fill);
        };
        fill();
      }),
    says: /cannot be read/,
  },
  'a gzip bomb': {
    start: (context) => {
      const bomb = gzipSync(Buffer.alloc(64 * 1_048_576, ' '), { level: 9 });
      return startFake(context, (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
      });
    },
    says: /too large to read/,
  },
  'what is no gzip': {
    start: (context) =>
      startFake(context, (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('{}');
      }),
    says: /cannot be read/,
  },
  'a reset at once': {
    start: (context) => startRaw(context, (socket) => socket.resetAndDestroy()),
    says: /closed the connection before/,
  },
  'a reset in the body': {
    start: (context) =>
      startRaw(context, (socket) => {
        socket.write(`${head('content-length: 100\r\n')}{"a":`, () => setTimeout(() => socket.resetAndDestroy(), 5));
      }),
    says: /closed the connection before/,
  },
  'a body cut short': {
    start: (context) => startRaw(context, (socket) => socket.end(`${head('content-length: 100\r\n')}{"reason":`)),
    says: /closed the connection before/,
  },
  'JSON cut short': {
    start: (context) =>
      startFake(context, (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"reason":"x');
      }),
    says: /an answer that is not JSON/,
  },
  'what is no HTTP': {
    start: (context) => startRaw(context, (socket) => socket.end('220 mail.example ESMTP\r\n')),
    says: /cannot be read/,
  },
  'an HTML page': {
    start: (context) =>
      startFake(context, (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in to the hotel network</html>');
      }),
    says: /an answer that is not JSON/,
  },
  'JSON that is no object': {
    start: (context) => startFake(context, (_request, response) => json(response, [1, 2])),
    says: /an answer that is not JSON/,
  },
  'an empty object': {
    start: (context) => startFake(context, (_request, response) => json(response, {})),
    says: /missing/,
  },
  'a list that is too long': {
    start: (context) => startFake(context, (_request, response) => json(response, { entities: 'x'.repeat(900_000) })),
    says: /missing|not as declared/,
  },
  '401': { start: (context) => startFake(context, status(401)), says: /credential/ },
  '403': { start: (context) => startFake(context, status(403)), says: /credential/ },
  '404': { start: (context) => startFake(context, status(404)), says: /does not know this call/ },
  '429': { start: (context) => startFake(context, status(429, { 'retry-after': '30' })), says: /no more calls/ },
  '500': { start: (context) => startFake(context, status(500)), says: /service failed \(500\)/ },
  '503': { start: (context) => startFake(context, status(503)), says: /service failed \(503\)/ },
  'a redirect without end': {
    start: (context) =>
      startFake(context, (request, response) => {
        response.writeHead(307, { location: `${request.url}x` }).end();
      }),
    says: /redirects too many times/,
  },
  'a redirect to itself': {
    start: (context) =>
      startFake(context, (request, response) => {
        response.writeHead(308, { location: request.url }).end();
      }),
    says: /redirects too many times/,
  },
  'a redirect without an address': { start: (context) => startFake(context, status(302)), says: /another address/ },
};

function status(code: number, headers: Record<string, string> = {}): Answerer {
  return (_request, response) =>
    void response.writeHead(code, { 'content-type': 'text/html', ...headers }).end('<h1>SECRET of the service</h1>');
}

for (const [what, { start, says }] of Object.entries(FAULTS)) {
  test(
    `${what}: guidance is answered here and says so, the rest fails clearly, nothing hangs`,
    { timeout: HUNG_MS * 4 },
    async (context) => {
      const { url } = await start(context);
      // Where the time-out is what is proved, a short one.
      const retryPolicy = says.source.startsWith('did not answer') ? { ...QUICK, total: size(300, 700) } : QUICK;
      const ask = serviceCaller(context, url, { bearer: () => TOKEN, retryPolicy });
      for (const name of [RECOMMEND, OPTIONS, CHECK, FEEDBACK]) {
        const outcome = await within(`${what}: ${name}`, ask(name), HUNG_MS);
        if (name === RECOMMEND || name === OPTIONS) {
          const value = valueOf(outcome);
          const [notice = ''] = value['notices'] as string[];
          assert.match(notice, says);
          assert.match(notice, /built into this program/);
        } else {
          const failure = failureOf(outcome);
          assert.equal(failure.code, what === '429' ? 'RATE_LIMITED' : 'SERVICE_UNREACHABLE');
          assert.match(failure.detail, says);
          assert.match(failure.fix, /Call \w+ again in|Calling again will not help/);
          assert.equal(typeof failure.retry, 'boolean');
          assert.match(failure.fix, name === CHECK ? /Nothing was looked up/ : /not stored|may have been stored/);
        }
        assert.doesNotMatch(JSON.stringify(outcome), /SECRET|hotel|127\.0\.0\.1:\d+\/api|at .*\.ts:|tok-3f9c/);
      }
      assert.deepEqual(ask.faults, []);
    },
  );
}

test('the credential goes to the origin of the base address, and no redirect takes it, or what was asked, elsewhere', async (context) => {
  const thief = await startFake(context, (_request, response) => json(response, {}));
  for (const code of [301, 302, 303, 307, 308]) {
    const fake = await startFake(context, (_request, response) => {
      response.writeHead(code, { location: `${thief.url}/api/v1/registration-options` }).end();
    });
    const ask = serviceCaller(context, fake.url, { bearer: () => TOKEN });
    for (const name of [RECOMMEND, OPTIONS, CHECK, FEEDBACK]) await ask(name);
    assert.equal(fake.requests.length, 4);
    for (const request of fake.requests) assert.equal(request.headers.authorization, `Bearer ${TOKEN}`);
  }
  assert.equal(thief.requests.length, 0);
  assert.equal(thief.opened(), 0);
});

test('a redirect within the origin is followed, a body only where the method stays', async (context) => {
  const moved = await startFake(context, (request, response) => {
    if (request.url?.startsWith('/new'))
      json(response, { report_id: 'fb_1', status: 'queued_for_review', received_at: '2026-11-21T00:00:00Z' }, 202);
    else
      response
        .writeHead(Number(new URL(request.url ?? '', 'http://x').pathname.slice(1, 4)), { location: '/new' })
        .end();
  });
  const at = (code: number) => serviceCaller(context, `${moved.url}/${code}`, { bearer: () => TOKEN });
  assert.equal(valueOf(await at(308)(FEEDBACK))['report_id'], 'fb_1');
  const [before, after] = moved.requests;
  assert.equal(after?.body, before?.body);
  assert.equal(after?.headers.authorization, `Bearer ${TOKEN}`);
  assert.equal(after?.headers['idempotency-key'], before?.headers['idempotency-key']);
  assert.match(failureOf(await at(302)(FEEDBACK)).detail, /another address/);
});

test('a hundred bombs and endless bodies leave the memory flat', { timeout: 60_000 }, async (context) => {
  const bomb = gzipSync(Buffer.alloc(64 * 1_048_576, ' '), { level: 9 });
  const long = Buffer.alloc(4 * 1_048_576, ' ');
  let turn = 0;
  const fake = await startFake(context, (_request, response) => {
    turn += 1;
    if (turn % 2 === 0)
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
    else response.writeHead(200, { 'content-type': 'application/json' }).end(long);
  });
  const ask = serviceCaller(context, fake.url);
  const calls = async (times: number) => {
    for (let call = 0; call < times; call += 1) assert.match(failureOf(await ask(CHECK)).detail, /too large to read/);
    return process.memoryUsage().rss;
  };
  const before = await calls(20);
  const grown = (await calls(100)) - before;
  assert.ok(grown < 64 * 1_048_576, `grown by ${Math.round(grown / 1_048_576)} MiB`);
});

test('the credential is taken from a file or the variable, and is in no message, however wrong it is', (context) => {
  const directory = scratch(context);
  const file = join(directory, 'token');
  writeFileSync(file, `${TOKEN}\n`);
  const base = { SVC_BASE_URL: 'https://svc.example' };
  assert.equal(loadConfig({ ...base, SVC_BEARER_TOKEN: TOKEN }).bearerToken?.(), TOKEN);
  assert.equal(
    loadConfig({ ...base, SVC_BEARER_TOKEN: 'other' }, { 'bearer-token-file': file }).bearerToken?.(),
    TOKEN,
  );
  assert.equal(loadConfig({ ...base, SVC_BEARER_TOKEN: '${BEARER}' }).bearerToken, undefined);
  assert.equal(loadConfig({ ...base, SVC_BEARER_TOKEN: '' }).bearerToken, undefined);
  assert.doesNotMatch(JSON.stringify(loadConfig({ ...base, SVC_BEARER_TOKEN: TOKEN })), /tok-/);
  const refused = (environment: Record<string, string>, flags = {}): string => {
    try {
      loadConfig(environment, flags);
    } catch (error) {
      assert.ok(error instanceof ConfigError);
      return error.message;
    }
    throw new Error('it was taken');
  };
  for (const wrong of [`${TOKEN} ${TOKEN}`, `${TOKEN}\n${TOKEN}`, `${TOKEN}\r\nx-evil: 1`, `${TOKEN}é`]) {
    const message = refused({ ...base, SVC_BEARER_TOKEN: wrong });
    assert.match(message, /SVC_BEARER_TOKEN \(or --bearer-token-file\) must be one bearer token/);
    assert.doesNotMatch(message, /tok-/);
  }
  assert.match(refused(base, { 'bearer-token-file': join(directory, 'none') }), /file that cannot be read \(ENOENT\)/);
});

test('the credential is only taken for https or this computer, and no other host passes for it', () => {
  const taken = (url: string): boolean => {
    try {
      loadConfig({ SVC_BASE_URL: url, SVC_BEARER_TOKEN: TOKEN });
      return true;
    } catch {
      return false;
    }
  };
  for (const url of [
    'https://svc.example',
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://127.8.8.8:1',
    'http://[::1]:3000',
  ])
    assert.ok(taken(url), url);
  for (const url of [
    'http://svc.example',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'http://evil.localhost',
    'http://10.0.0.1',
    'http://0.0.0.0:3000',
    'http://[::ffff:10.0.0.1]',
  ])
    assert.ok(!taken(url), url);
});

test('there is no flag that takes the credential itself', async () => {
  const { status: code, stdout, stderr } = await command(['bridge', '--bearer-token', TOKEN]);
  assert.equal(code, 2);
  assert.equal(stdout, '');
  assert.match(stderr, /no flag --bearer-token\. Did you mean --bearer-token-file\?/);
  assert.doesNotMatch(stderr, /tok-/);
});

test('the built tool server in service mode answers, sends the credential and shows it nowhere', async (context) => {
  const fake = await startFake(context, status(401));
  const server = new RawServer(context, {
    SVC_DATA_DIR: scratch(context),
    SVC_BASE_URL: fake.url,
    SVC_BEARER_TOKEN: TOKEN,
  });
  await server.initialize();
  for (const [name, input] of Object.entries(INPUTS)) {
    const answer = await server.callTool(name, name, input);
    assert.equal(answer.result?.['isError'] === true, name === CHECK || name === FEEDBACK, name);
  }
  assert.equal(fake.requests[0]?.headers.authorization, `Bearer ${TOKEN}`);
  server.child.stdin.end();
  await within('the tool server to end', server.exited);
  assert.doesNotMatch(`${server.lines.join('\n')}\n${server.stderr}`, /tok-3f9c/);
  assert.deepEqual(server.impurities(), []);
});
