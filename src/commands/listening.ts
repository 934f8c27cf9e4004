import { codeOf } from '../errors.ts';
import { listen, type HttpServer } from '../http/server.ts';
import type { Terminal } from './command.ts';
import { STOP_SIGNALS } from './stopping.ts';

/** The address as a client on this computer writes it. */
export function addressOf(host: string, { address: { address, port, family } }: HttpServer): string {
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

/** Resolves at the first signal to stop; a second one ends the process at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = () => {
      if (asked) process.exit(1);
      asked = true;
      resolve();
    };
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
  });
}

/** Listens where the settings say; undefined where that cannot be, which is then said on stderr. */
export async function listenFor({ config, note }: Terminal, defaultPort: number): Promise<HttpServer | undefined> {
  const port = config.port ?? defaultPort;
  try {
    return await listen(config.host, port);
  } catch (error) {
    note(`registration-ghana: ${cannotListen(error, config.host, port)}`);
    return undefined;
  }
}

/** Why an address cannot be listened on, and the fix. */
function cannotListen(error: unknown, host: string, port: number): string {
  const code = codeOf(error);
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
