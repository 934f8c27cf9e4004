import { DEFAULT_PORTS } from '../config.ts';
import type { Command } from './command.ts';

/** How long an answer may take before the service counts as not ready. */
const PATIENCE_MS = 4000;

const WHERE = 'Start the service with registration-ghana serve, or name its port with --port N.';

export const healthCommands: readonly Command[] = [
  {
    name: 'health',
    summary: 'ask the HTTP service on this computer whether it is ready: for containers',
    operands: [],
    flags: {},
    example: 'health --port 3000',
    run: async (_invocation, { config, print, note }) => {
      const address = `http://${reachable(config.host)}:${config.port ?? DEFAULT_PORTS.serve}/readyz`;
      try {
        const { status } = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
        if (status === 200) {
          print('ready');
          return 0;
        }
        note(
          status === 404
            ? `registration-ghana: ${address} is not found, so something else listens there, such as a bridge. ${WHERE}`
            : `registration-ghana: ${address} answered ${status}: the service is not ready. Run registration-ghana doctor.`,
        );
      } catch {
        note(`registration-ghana: ${address} does not answer. ${WHERE}`);
      }
      return 1;
    },
  },
];

/** An address of this computer at which a service that listens at `host` answers. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
