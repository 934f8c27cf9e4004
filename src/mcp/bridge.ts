import type { IncomingMessage, RequestListener } from 'node:http';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
  type McpServer,
} from '@modelcontextprotocol/server';
import { H3, toNodeHandler, type H3Event } from 'h3';
import type { Config } from '../config.ts';
import { ERRORS, type Failure } from '../errors.ts';
import { clientAddress } from '../http/address.ts';
import { readJson } from '../http/input.ts';
import { createLimits } from '../http/limits.ts';
import type { Logger } from '../http/log.ts';
import type { Call, Outcome } from '../registry/call.ts';
import { MAX_BODY } from '../registry/fields.ts';
import type { AnyTool } from '../registry/tool.ts';
import { createMcpServer, type McpOptions } from './server.ts';

export interface BridgeOptions extends McpOptions {
  readonly config: Pick<Config, 'host' | 'rateLimit' | 'trustProxy' | 'allowHost' | 'allowOrigin'>;
  readonly log: Logger;
  /** Makes the MCP server of one request. */
  readonly createServer?: (options: McpOptions) => McpServer;
}

export interface Bridge {
  readonly listener: RequestListener;
  /** Lets the requests in flight be answered, then ends what streams. */
  close(): Promise<void>;
}

/** Where the bridge answers. */
export const MCP_PATH = '/mcp';

/** Streams of changes that are held open at once: nothing here changes while it runs, so they only wait. */
const MAX_STREAMS = 100;

/**
 * The MCP server of a registry over Streamable HTTP, in both protocol eras. Each request stands for itself: there is no
 * session, and no credential is asked for or sent on.
 */
export function createBridge({ config, log, createServer = createMcpServer, ...options }: BridgeOptions): Bridge {
  const hosts = [...localhostAllowedHostnames(), hostnameOf(config.host), ...config.allowHost];
  const origins = [...localhostAllowedOrigins(), ...config.allowOrigin];
  const limits = config.rateLimit === undefined ? undefined : createLimits(config.rateLimit);
  const addressOf = clientAddress(config.trustProxy);
  const addresses = new WeakMap<Request, string>();

  /** A call as its caller's budget allows it; a refusal is the tool's error, so that the model reads when to go on. */
  const limited =
    (address: string): Call =>
    async (call) => {
      const { tool } = call;
      const started = performance.now();
      const counted = await limits?.count(tool.effect === 'reads' ? 'reads' : 'feedback', address);
      const outcome: Outcome =
        counted?.refusal === undefined ? await options.call(call) : { ok: false, failure: counted.refusal.failure };
      tell(tool, outcome, performance.now() - started);
      return outcome;
    };
  const tell = (tool: AnyTool, outcome: Outcome, ms: number): void =>
    log.info({ tool: tool.name, outcome: outcome.ok ? 'ok' : outcome.failure.code, ms: Math.round(ms * 100) / 100 });

  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const address = (requestInfo && addresses.get(requestInfo)) ?? 'unknown';
      try {
        return createServer({ ...options, call: limited(address) });
      } catch (error) {
        log.error({ err: error }, 'the server of a request cannot be made');
        throw error;
      }
    },
    {
      // What callers send wrongly; faults of ours are reported where they happen.
      onerror: (error) => log.debug({ refused: error.name }),
      maxRequestBodySize: MAX_BODY,
      maxSubscriptions: MAX_STREAMS,
    },
  );

  const running = new Set<Promise<Response>>();
  const serve = async (event: H3Event): Promise<Response> => {
    const node = event.runtime?.node?.req as IncomingMessage;
    if (node.method !== 'POST') return handler.fetch(event.req);
    const input = await readJson(node);
    if ('failure' in input) return refuse(input.failure, input.fields);
    addresses.set(
      event.req,
      addressOf(node.socket.remoteAddress, node.headers['x-forwarded-for'] as string | undefined),
    );
    const answered = handler.fetch(event.req, { parsedBody: input.value });
    running.add(answered);
    return answered.finally(() => running.delete(answered));
  };

  const app = new H3({ silent: true, onError: () => nothingHere() });
  app.all(MCP_PATH, async (event) => {
    const { headers } = event.req;
    if (!validateHostHeader(headers.get('host'), hosts).ok) return refuse(FOREIGN_HOST);
    const origin = headers.get('origin');
    if (!validateOriginHeader(origin, origins).ok) return refuse(FOREIGN_ORIGIN);
    const shared = origin === null ? {} : readableFrom(origin);
    if (event.req.method === 'OPTIONS' && origin !== null)
      return new Response(null, { status: 204, headers: { ...shared, ...PREFLIGHT } });
    const response = await serve(event);
    for (const [name, value] of Object.entries({ ...FIELDS, ...shared })) response.headers.set(name, value);
    return response;
  });
  app.get(
    '/healthz',
    () => new Response('{"status":"alive"}', { headers: { ...FIELDS, 'content-type': 'application/json' } }),
  );
  // OAuth metadata among it: whoever looks for it learns that nothing is asked for.
  app.all('/**', () => nothingHere());

  return {
    listener: toNodeHandler(app) as RequestListener,
    close: async () => {
      await Promise.allSettled(running);
      await handler.close();
    },
  };
}

/** A host as it stands in a URL: IPv6 in brackets. */
const hostnameOf = (host: string): string => (host.includes(':') ? `[${host}]` : host.toLowerCase());

const FIELDS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Lets a page of an allowed origin read the answer. */
const readableFrom = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'Mcp-Protocol-Version, Retry-After',
  vary: 'Origin',
});

const PREFLIGHT = {
  'access-control-allow-methods': 'POST, GET, DELETE, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

const nothingHere = (): Response =>
  new Response(`There is nothing at this address. The bridge answers MCP at ${MCP_PATH}, without authentication.\n`, {
    status: 404,
    headers: { ...FIELDS, 'content-type': 'text/plain; charset=utf-8' },
  });

const FOREIGN_HOST: Failure = {
  code: 'FORBIDDEN',
  detail: 'The bridge is not called under this host name.',
  fix: 'Call it under a name that it knows; whoever runs it adds one with --allow-host.',
};
const FOREIGN_ORIGIN: Failure = {
  code: 'FORBIDDEN',
  detail: 'Pages of this website may not call the bridge.',
  fix: 'Call it from a program, or from a page that it knows; whoever runs it adds one with --allow-origin.',
};

/** JSON-RPC's code for what is no JSON, and the SDK's for what is refused before it is looked at. */
const PARSE_ERROR = -32_700;
const REFUSED = -32_000;

/** A refusal before any message was read: an HTTP status, with a JSON-RPC error that belongs to no request. */
function refuse({ code, detail, fix }: Failure, fields: readonly (readonly [string, string])[] = []): Response {
  const error = { code: code === 'INVALID_JSON' ? PARSE_ERROR : REFUSED, message: `${detail} ${fix}` };
  return new Response(JSON.stringify({ jsonrpc: '2.0', error, id: null }), {
    status: ERRORS[code].status,
    headers: { ...FIELDS, 'content-type': 'application/json', ...Object.fromEntries(fields) },
  });
}
