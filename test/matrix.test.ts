import test from 'node:test';
import { CLIENTS } from './_clients.ts';
import { HTTP_CLIENTS, MODES, assertSameFacts, startBridge } from './_matrix.ts';

// The same through supergateway and mcp-proxy: scripts/checks/bridges.test.ts.

for (const [mode, open] of Object.entries(MODES)) {
  for (const [who, connect] of Object.entries(CLIENTS)) {
    test(`${mode}, stdio: ${who} gets the same facts from all five tools`, { timeout: 60_000 }, async (context) => {
      const { settings, behind } = await open(context);
      const client = await connect(settings);
      context.after(() => client.close());
      await assertSameFacts(client, behind);
    });
  }
  for (const [who, connect] of Object.entries(HTTP_CLIENTS)) {
    test(
      `${mode}, our bridge: a ${who} client gets the same facts from all five tools`,
      { timeout: 60_000 },
      async (context) => {
        const { settings, behind } = await open(context);
        const { url } = await startBridge(context, settings);
        const client = await connect(url);
        context.after(() => client.close());
        await assertSameFacts(client, behind);
      },
    );
  }
}
