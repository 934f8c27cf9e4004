// The stdio server through other people's bridges, with a real Streamable HTTP client of each era:
//   node --import tsx --test scripts/checks/bridges.test.ts
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { ENTRY } from '../../test/_built.ts';
import { HTTP_CLIENTS, MODES, assertSameFacts, startListening, type Started } from '../../test/_matrix.ts';
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
