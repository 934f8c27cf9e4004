import { DEFAULT_PORTS } from '../config.ts';
import type { Command } from './command.ts';

/** How long an answer may take before the service counts as not ready. */
const PATIENCE_MS = 4000;

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
        note(`registration-ghana: ${address} answered ${status}.`);
      } catch {
        note(`registration-ghana: ${address} does not answer.`);
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
