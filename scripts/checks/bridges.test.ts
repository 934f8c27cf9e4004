// Tests the stdio server behind third-party bridges, with a real Streamable HTTP client of each era:
//   node --import tsx --test scripts/checks/bridges.test.ts
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import * as z from 'zod';
import { ENTRY, scratch } from '../../test/support/built.ts';
import {
  HTTP_CLIENTS,
  MODES,
  assertSameFacts,
  startBridge,
  startListening,
  type Started,
} from '../../test/support/matrix.ts';
import { MODULES } from './node-binary.mjs';

type Start = (context: TestContext, settings: Record<string, string>) => Promise<Started>;

const supergateway =
  (...more: string[]): Start =>
  async (context, settings) => {
    const port = await freePort();
    const command = `"${process.execPath}" "${ENTRY}"`;
    return startListening(
      context,
      [
        join(MODULES, 'supergateway', 'dist', 'index.js'),
        '--stdio',
        command,
        '--outputTransport',
        'streamableHttp',
        '--port',
        String(port),
        ...more,
      ],
      settings,
      (line) => (/Listening on port/i.test(line) ? `http://127.0.0.1:${port}/mcp` : undefined),
    );
  };

const mcpProxy: Start = async (context, settings) => {
  const port = await freePort();
  return startListening(
    context,
    [
      join(MODULES, 'mcp-proxy', 'dist', 'bin', 'mcp-proxy.mjs'),
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--server',
      'stream',
      '--',
      process.execPath,
      ENTRY,
    ],
    settings,
    (line) => (/starting server on port|listening/i.test(line) ? `http://127.0.0.1:${port}/mcp` : undefined),
  );
};

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const BRIDGES: Readonly<Record<string, Start>> = {
  'supergateway, a child for each request': supergateway(),
  'supergateway, stateful': supergateway('--stateful'),
  'mcp-proxy': mcpProxy,
};

for (const [mode, open] of Object.entries(MODES)) {
  for (const [bridge, start] of Object.entries(BRIDGES)) {
    for (const [who, connect] of Object.entries(HTTP_CLIENTS)) {
      test(
        `${mode}, ${bridge}: a ${who} client gets the same facts from all five tools`,
        { timeout: 120_000 },
        async (context) => {
          const { settings, behind } = await open(context);
          const { url } = await start(context, settings);
          const client = await connect(url);
          context.after(() => client.close());
          await assertSameFacts(client, behind);
        },
      );
    }
  }
}

// What, according to the README, each bridge loses or leaves open.

for (const [bridge, start] of Object.entries(BRIDGES)) {
  test(
    `${bridge} answers a foreign Host and a foreign Origin, which our bridge refuses`,
    { timeout: 60_000 },
    async (context) => {
      const settings = { SVC_DATA_DIR: scratch(context) };
      const theirs = await start(context, settings);
      const ours = await startBridge(context, settings);
      for (const headers of [{ host: 'evil.example' }, { origin: 'https://evil.example' }]) {
        assert.equal(await statusOf(theirs.url, headers), 200);
        assert.equal(await statusOf(ours.url, headers), 403);
      }
    },
  );
}

test(
  'mcp-proxy announces the skills extension but does not forward its calls; supergateway does',
  { timeout: 60_000 },
  async (context) => {
    const asked = async (start: Start): Promise<string> => {
      const { url } = await start(context, { SVC_DATA_DIR: scratch(context) });
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
      await client.connect(new StreamableHTTPClientTransport(new URL(url)));
      context.after(() => client.close());
      assert.ok(client.getServerCapabilities()?.extensions?.['io.modelcontextprotocol/skills']);
      return client
        .request({ method: 'skills/list', params: {} }, z.looseObject({ skills: z.array(z.unknown()) }))
        .then(
          ({ skills }) => (skills.length > 0 ? 'listed' : 'empty'),
          (error: Error) => error.message,
        );
    };
    assert.match(await asked(mcpProxy), /not found/i);
    assert.equal(await asked(supergateway('--stateful')), 'listed');
  },
);

const HELLO = JSON.stringify({
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

/** The status of a handshake with these header fields, which may include Host. */
function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    });
    sent.on('error', reject);
    sent.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.end(HELLO);
  });
}
