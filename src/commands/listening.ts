import { codeOf } from '../errors.ts';
import { listen, type HttpServer } from '../http/server.ts';
import type { Terminal } from './command.ts';
import { STOP_SIGNALS } from './stopping.ts';

/** The address at which a client on this computer reaches the server. */
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

/** Resolves at the first stop signal; the second ends the process at once. */
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

/** Listens on the configured address. If it cannot, says why on stderr and returns undefined. */
export async function listenFor({ config, note }: Terminal, defaultPort: number): Promise<HttpServer | undefined> {
  const port = config.port ?? defaultPort;
  try {
    return await listen(config.host, port);
  } catch (error) {
    note(`registration-ghana: ${cannotListen(error, config.host, port)}`);
    return undefined;
  }
}

function cannotListen(error: unknown, host: string, port: number): string {
  const code = codeOf(error);
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use, perhaps by another copy of this program. Choose another port with --port N, or a free one with --port 0.`;
    case 'EACCES':
      return `You have no permission to listen on port ${port}. Choose a port above 1023 with --port N.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this computer. Use --host 127.0.0.1 for this computer only, or --host 0.0.0.0 for every network.`;
    default:
      return `Cannot listen on ${host}:${port} (${code || 'unknown reason'}). Choose another address with --host and --port.`;
  }
}
