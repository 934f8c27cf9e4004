import { openApp } from '../app.ts';
import type { Start } from '../clients/clients.ts';
import { clientConfiguration, startHere } from '../clients/configuration.ts';
import { carriedSettings } from '../clients/settings.ts';
import { DEFAULT_PORTS, isLoopback, type Config } from '../config.ts';
import { ToolError } from '../errors.ts';
import { createLog } from '../http/log.ts';
import type { Command, Terminal } from './command.ts';
import { openFacade } from './facade.ts';
import { addressOf, listenFor, stopSignal } from './listening.ts';

export const serveCommands: readonly Command[] = [
  {
    name: 'serve',
    summary: 'run the HTTP service: the API with its descriptions and pages',
    operands: [],
    flags: {},
    example: 'serve --port 3000',
    run: async ({ flags }, terminal) => {
      const { config, entry, version } = terminal;
      const server = await listenFor(terminal, DEFAULT_PORTS.serve);
      if (server === undefined) return 1;
      const { log, flush, report } = createLog(config.logLevel);
      const address = addressOf(config.host, server);
      const app = openApp(config, {
        report,
        stays: true,
        address,
      });
      const here = startHere(entry, carriedSettings(config, flags));
      const facade = openFacade({ app, config, address, entry, here, version, log });
      server.serve(facade.listener, facade.answered);
      // Opens the register before the first call. If that fails, /readyz says why.
      app.ready().catch((error: unknown) => {
        log.warn({ err: error }, 'not ready yet');
        const why = error instanceof ToolError ? error.failure.detail : 'The store cannot be opened.';
        terminal.note(
          `registration-ghana: ${why} Until that is fixed, reports and name checks fail; see registration-ghana doctor.`,
        );
      });
      greet(terminal, address, here);
      await stopSignal();
      log.info('stopping');
      await server.stop();
      app.close();
      flush();
      return 0;
    },
  },
];

function greet({ print, note, config, version }: Terminal, address: string, here: Start): void {
  const configuration = clientConfiguration('claude-desktop', here);
  print(`registration-ghana ${version} listens on ${address}
API reference: ${address}/docs. Stop it with Ctrl-C.

To use the same tools from a desktop assistant, add this to its configuration:

${JSON.stringify(configuration, undefined, 2)}

Other clients: registration-ghana config --help.`);
  if (config.baseUrl === undefined && !isLoopback(address))
    note('registration-ghana: links in answers start with this address; set SVC_BASE_URL to the public address.');
  else if (config.baseUrl === undefined && isOpen(config))
    note(
      'registration-ghana: the service listens on every network, but links in answers work only on this computer; set SVC_BASE_URL to the public address.',
    );
}

const isOpen = ({ host }: Config): boolean => host === '0.0.0.0' || host === '::';
