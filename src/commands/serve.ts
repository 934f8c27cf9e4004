import { dirname, join } from 'node:path';
import { openApp } from '../app.ts';
import { clientConfiguration } from '../client-config.ts';
import type { Config } from '../config.ts';
import { createFacade } from '../http/facade.ts';
import { createLog } from '../http/log.ts';
import { listen, type HttpServer } from '../http/server.ts';
import type { Command, Terminal } from './command.ts';

const DEFAULT_PORT = 3000;
/** Where the build puts the files of the API reference, beside the entry. */
const REFERENCE_FOLDER = 'reference';

export const serveCommands: readonly Command[] = [
  {
    name: 'serve',
    summary: 'run the HTTP service: the API with its descriptions and pages',
    operands: [],
    flags: {},
    run: async (_invocation, terminal) => {
      const { config, entry, version, note } = terminal;
      const port = config.port ?? DEFAULT_PORT;
      let server: HttpServer;
      try {
        server = await listen(config.host, port);
      } catch (error) {
        note(`registration-ghana: ${cannotListen(error, config.host, port)}`);
        return 1;
      }
      const { log, flush } = createLog(config.logLevel);
      const address = addressOf(config.host, server);
      const app = openApp(config, { report: (error) => log.error({ err: error }, 'a call failed'), address });
      const facade = createFacade({
        registry: app.registry,
        version,
        baseUrl: config.baseUrl ?? address,
        config,
        call: (tool, input, unknownFields, key) => app.call(tool, input, unknownFields, key),
        ready: () => app.ready(),
        gauges: app.gauges,
        log,
        referenceDir: join(dirname(entry), REFERENCE_FOLDER),
      });
      server.serve(facade.listener, facade.answered);
      // The first caller need not wait for the register; what stands in the way is told by /readyz.
      app.ready().catch((error: unknown) => log.warn({ err: error }, 'not ready yet'));
      greet(terminal, address);
      await stopSignal();
      log.info('stopping');
      await server.stop();
      app.close();
      flush();
      return 0;
    },
  },
];

/** The address as a client on this computer writes it. */
function addressOf(host: string, { address: { address, port, family } }: HttpServer): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  const name = everywhere
    ? '127.0.0.1'
    : /^[\d.:]+$/.test(host)
      ? family === 'IPv6'
        ? `[${address}]`
        : address
      : host;
  return `http://${name}:${port}`;
}

function greet({ print, note, config, entry, version }: Terminal, address: string): void {
  const configuration = clientConfiguration('claude-desktop', { entry, baseUrl: config.baseUrl });
  print(`registration-ghana ${version} listens on ${address}
API reference: ${address}/docs. Stop it with Ctrl-C.

To use the same tools from a desktop assistant, put this into its configuration:

${JSON.stringify(configuration, undefined, 2)}

Other clients: registration-ghana config --help.`);
  if (config.baseUrl === undefined && !/^http:\/\/(?:127\.|localhost|\[::1\])/.test(address))
    note('registration-ghana: links in answers start with this address; set SVC_BASE_URL to the public one.');
  else if (config.baseUrl === undefined && isOpen(config))
    note(
      'registration-ghana: it listens on every network, but links in answers open on this computer only; set SVC_BASE_URL to the public address.',
    );
}

const isOpen = ({ host }: Config): boolean => host === '0.0.0.0' || host === '::';

/** Resolves at the first signal to stop; a second one ends the process at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    let asked = false;
    const stop = () => {
      if (asked) process.exit(1);
      asked = true;
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}

function cannotListen(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken, perhaps by another copy of this program. Choose another with --port N, or --port 0 for a free one.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose one over 1023 with --port N.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is no address of this computer. Use --host 127.0.0.1 for this computer only, or --host 0.0.0.0 for every network.`;
    default:
      return `${host}:${port} cannot be listened on (${code || 'unknown reason'}). Choose another address with --host and --port.`;
  }
}
