import test from 'node:test';
import { CLIENTS } from '../support/clients.ts';
import { size } from '../support/limits.ts';
import { HTTP_CLIENTS, MODES, assertSameFacts, startBridge } from '../support/matrix.ts';

// The same through supergateway and mcp-proxy: scripts/checks/bridges.test.ts.

for (const [turn, [mode, open]] of Object.entries(MODES).entries()) {
  test(`${mode}: clients of both eras get the same facts from all five tools, on stdio and over our bridge`, async (context) => {
    const { settings, behind } = await open(context);
    const { url } = await startBridge(context, settings);
    const connections = [
      ...Object.values(CLIENTS).map((connect) => () => connect(settings)),
      ...Object.values(HTTP_CLIENTS).map((connect) => () => connect(url)),
    ];
    // A client of one era on stdio and of the other over the bridge; the next mode has the others.
    const half = connections.filter((_, at) => at === turn || at === 3 - turn);
    for (const connect of size(half, connections)) {
      const client = await connect();
      context.after(() => client.close());
      await assertSameFacts(client, behind);
    }
  });
}
