import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { RawServer, scratch } from '../support/built.ts';
import { within } from '../support/limits.ts';

const ORC = 'https://orc.gov.gh';

interface Answer {
  readonly svc_url: string;
  readonly justregisterit_url: string;
  readonly handoff_url?: string;
  readonly notices: readonly string[];
}

/** A tool server that is ready, and a way to call it. */
async function started(context: TestContext, settings: Record<string, string>, nodeArgs: readonly string[] = []) {
  const server = new RawServer(context, { SVC_DATA_DIR: scratch(context), SVC_LOG_LEVEL: 'silent', ...settings }, nodeArgs); // prettier-ignore
  await server.initialize();
  let calls = 0;
  const ask = async (tool: string, input: object): Promise<Answer> =>
    (await within(tool, server.callTool((calls += 1), tool, input))).result?.['structuredContent'] as unknown as Answer;
  return {
    server,
    ask,
    recommend: () => ask('recommend_registration_entity', { purpose: 'I sell waakye at Madina, only me' }),
    renew: () => ask('get_renewal_guidance', { entity_type: 'sole_proprietorship', registration_date: '2020' }),
    end: async () => {
      server.child.stdin.end();
      assert.equal(await within('the server to end', server.exited, 5_000), 0);
      assert.deepEqual(server.impurities(), []);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const isOpen = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

test('links open pages of the tool server, which listen from the first link on and end with it', async (context) => {
  const port = await freePort();
  const { ask, recommend, renew, end } = await started(context, { SVC_PORT: String(port) });
  await ask('check_business_name_availability', { business_name: 'Oda Looms' });
  assert.equal(await isOpen(port), false, 'no link was given yet');
  const { svc_url, justregisterit_url, notices } = await recommend();
  assert.equal(new URL(svc_url).origin, `http://127.0.0.1:${port}`);
  assert.equal(justregisterit_url, svc_url);
  assert.ok(notices.some((notice) => /on this computer only, while the assistant runs/.test(notice)));
  const page = await fetch(svc_url);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /waakye/);
  assert.equal((await fetch((await renew()).handoff_url ?? '')).status, 200);
  await end();
  assert.equal(await isOpen(port), false);
});

test('where another process has the usual port, links lead to a port of our own', async (context) => {
  let asked = 0;
  const other = createServer(() => (asked += 1)).listen(0, '127.0.0.1');
  context.after(() => other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { recommend, end } = await started(context, { SVC_PORT: String(port) });
  const { svc_url } = await recommend();
  assert.notEqual(new URL(svc_url).port, String(port));
  assert.equal((await fetch(svc_url)).status, 200);
  assert.equal(asked, 0);
  await end();
});

test('two tool servers at once each give links to their own pages', async (context) => {
  const settings = { SVC_PORT: String(await freePort()) };
  const [one, two] = await Promise.all([started(context, settings), started(context, settings)]);
  const links = await Promise.all([one, two].map(async ({ recommend }) => (await recommend()).svc_url));
  assert.equal(new Set(links.map((link) => new URL(link).port)).size, 2);
  for (const link of links) assert.equal((await fetch(link)).status, 200);
  await Promise.all([one.end(), two.end()]);
});

test('the pages of the tool server refuse foreign names and writes from foreign websites', async (context) => {
  // An address that everyone could reach stays without effect here.
  const { recommend, end } = await started(context, { SVC_PORT: '0', SVC_HOST: '0.0.0.0', SVC_TRUST_PROXY: '1' });
  const { origin, port, hostname } = new URL((await recommend()).svc_url);
  assert.equal(hostname, '127.0.0.1');
  const status = async (method: string, path: string, headers: Record<string, string>) => {
    const sent = request(`${origin}${path}`, { method, headers: { 'content-type': 'application/json', ...headers } });
    sent.end(method === 'POST' ? '{"kind":"suggestion","message":"x"}' : undefined);
    const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }];
    response.resume();
    return response.statusCode;
  };
  assert.equal(await status('GET', '/', { host: `rebound.example:${port}` }), 403);
  assert.equal(await status('GET', '/', {}), 200);
  assert.equal(await status('POST', '/api/v1/bot-feedback', { origin: 'https://evil.example' }), 403);
  assert.equal(await status('POST', '/api/v1/bot-feedback', {}), 202);
  await end();
});

test("at the end of stdin browsers' connections are cut, idle or half-way through a request", async (context) => {
  const { recommend, end } = await started(context, { SVC_PORT: '0' });
  const port = Number(new URL((await recommend()).svc_url).port);
  const sockets = ['GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n', 'GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:' + port + '\r\n\r\n'].map((text) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => {});
    return { socket, closed: once(socket, 'close') };
  }); // prettier-ignore
  const [, idle] = sockets;
  await within('an answer', once(idle!.socket, 'data'));
  await end();
  await within('both connections to close', Promise.all(sockets.map(({ closed }) => closed)));
});

/** A module loaded before the server, which lets it listen nowhere. */
const DEAF = `
import { Server } from 'node:net';
Server.prototype.listen = function () {
  process.nextTick(() => this.emit('error', Object.assign(new Error('listen EPERM'), { code: 'EPERM' })));
  return this;
};
`;

test('with SVC_PAGES=off, and where it cannot listen, answers hold the address of the Registrar and say so', async (context) => {
  const deaf = join(scratch(context), 'deaf.mjs');
  writeFileSync(deaf, DEAF);
  for (const [settings, nodeArgs] of [
    [{ SVC_PAGES: 'off' }, []],
    [{}, ['--import', pathToFileURL(deaf).href]],
  ] as const) {
    const { server, ask, recommend, renew, end } = await started(context, settings, nodeArgs);
    const { svc_url, justregisterit_url, notices } = await recommend();
    assert.deepEqual([svc_url, justregisterit_url], [ORC, ORC]);
    const renewal = await renew();
    assert.equal(renewal.handoff_url, ORC);
    for (const said of [notices, renewal.notices, (await ask('list_registration_options', {})).notices])
      assert.ok(said.some((notice) => notice.includes('lead to the ORC')));
    await end();
    assert.equal(/no pages for links: listen EPERM/.test(server.stderr), nodeArgs.length > 0);
  }
});

/** Text that only the code of the facade holds. */
const OF_THE_FACADE = 'This address accepts ';

test('nothing of the pages is loaded before the first link', async (context) => {
  const loaded = async (gives: 'a link' | 'no link'): Promise<boolean> => {
    const directory = scratch(context);
    const { ask, recommend, end } = await started(context, { SVC_PORT: '0', NODE_V8_COVERAGE: directory });
    await ask('check_business_name_availability', { business_name: 'Oda Looms' });
    // Companies file their returns with the Registrar: this answer has no link.
    await ask('get_renewal_guidance', { entity_type: 'company_limited_by_shares' });
    if (gives === 'a link') await recommend();
    await end();
    const files = readdirSync(directory).flatMap((file) =>
      (JSON.parse(readFileSync(join(directory, file), 'utf8')) as { result: { url: string }[] }).result.map(
        ({ url }) => url,
      ),
    );
    assert.ok(files.some((url) => url.endsWith('dist/index.js')));
    return files.some(
      (url) => /\/dist\/.*\.js$/.test(url) && readFileSync(fileURLToPath(url), 'utf8').includes(OF_THE_FACADE),
    );
  };
  assert.equal(await loaded('no link'), false);
  assert.equal(await loaded('a link'), true);
});
