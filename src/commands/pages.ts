import { DEFAULT_PORTS, type Config } from '../config.ts';
import { codeOf } from '../errors.ts';
import { createLog } from '../http/log.ts';
import { listen, type HttpServer } from '../http/server.ts';
import { openFacade, type FacadeParts } from './facade.ts';
import { addressOf } from './listening.ts';

/** This computer only, by the name that links use. */
const LOOPBACK = '127.0.0.1';

/** Pages that listen. */
export interface Pages {
  readonly address: string;
  cut(): void;
}

/**
 * Serves the facade to this computer only.
 *
 * @throws Node's error if it cannot listen on any port
 */
export async function servePages({ config, ...parts }: Omit<FacadeParts, 'address' | 'log'>): Promise<Pages> {
  const server = await listenHere(config.port ?? DEFAULT_PORTS.serve);
  const { log, flush } = createLog(config.logLevel);
  const address = addressOf(LOOPBACK, server);
  // No proxy stands before these pages.
  const own: Config = { ...config, host: LOOPBACK, trustProxy: undefined };
  try {
    const { listener, answered } = openFacade({ ...parts, config: own, address, log });
    server.serve(listener, answered);
  } catch (error) {
    server.cut();
    throw error;
  }
  return {
    address,
    cut: () => {
      server.cut();
      flush();
    },
  };
}

/** Listens on the usual port, or on any free one if another process has it. */
async function listenHere(usual: number): Promise<HttpServer> {
  try {
    return await listen(LOOPBACK, usual);
  } catch (error) {
    if (!/^(EADDRINUSE|EACCES)$/.test(codeOf(error))) throw error;
    return listen(LOOPBACK, 0);
  }
}
