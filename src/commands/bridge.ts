import { openApp } from '../app.ts';
import { bridgeConfiguration } from '../clients/configuration.ts';
import { DEFAULT_PORTS } from '../config.ts';
import { createLog } from '../http/log.ts';
import { MCP_PATH, createBridge } from '../mcp/bridge.ts';
import { UsageError, type Command, type Terminal } from './command.ts';
import { addressOf, listenFor, stopSignal } from './listening.ts';
import { viewsFolder } from './views-folder.ts';

export const bridgeCommands: readonly Command[] = [
  {
    name: 'bridge',
    summary: 'run the tools for remote assistants: MCP over Streamable HTTP',
    operands: [],
    flags: {},
    example: 'bridge --port 3001 --allow-host registration.example',
    run: async (_invocation, terminal) => {
      const { config, entry, version } = terminal;
      if (config.bearerToken !== undefined)
        throw new UsageError(
          'The bridge does not authenticate its callers, so everyone who can reach it could use SVC_BEARER_TOKEN (or --bearer-token-file). Unset it for the bridge.',
        );
      const server = await listenFor(terminal, DEFAULT_PORTS.bridge);
      if (server === undefined) return 1;
      const { log, flush, report } = createLog(config.logLevel);
      const app = openApp(config, {
        stays: true,
        report,
        callsService: { version },
      });
      const bridge = createBridge({
        registry: app.registry,
        version,
        config,
        log,
        call: app.call,
        viewsDir: viewsFolder(config, entry),
      });
      server.serve(bridge.listener, (status) => log.info({ route: 'malformed', status }));
      greet(terminal, addressOf(config.host, server));
      await stopSignal();
      log.info('stopping');
      const stopped = server.stop();
      await bridge.close();
      await stopped;
      app.close();
      flush();
      return 0;
    },
  },
];

function greet({ print, note, config, version }: Terminal, address: string): void {
  const url = `${address}${MCP_PATH}`;
  print(`registration-ghana ${version}: the bridge listens on ${url}
Stop it with Ctrl-C. A remote assistant asks for these three values; replace the URL with the public one:

${JSON.stringify(bridgeConfiguration(url), undefined, 2)}`);
  if (config.allowHost.length === 0)
    note(
      "registration-ghana: the bridge answers only calls to this computer's own host names; behind a proxy or a tunnel, name the public host with --allow-host.",
    );
}
