import { setMaxListeners } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import {
  createMcpHandler,
  isLegacyRequest,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
  type McpServer,
} from '@modelcontextprotocol/server';
import { H3, toNodeHandler, type H3Event } from 'h3';
import type { Config } from '../config.ts';
import { ERRORS, type Failure } from '../errors.ts';
import { MAX_AUTHORITY, clientAddress, networkKey } from '../http/address.ts';
import { readJson } from '../http/input.ts';
import { createLimits } from '../http/limits.ts';
import type { Logger } from '../http/log.ts';
import type { Call, Outcome } from '../registry/call.ts';
import { MAX_BODY } from '../registry/fields.ts';
import type { Registry } from '../registry/registry.ts';
import type { AnyTool } from '../registry/tool.ts';
import { answerBatch, MAX_MESSAGES } from './batch.ts';
import { createMcpServer, type McpOptions } from './server.ts';

export interface BridgeOptions extends McpOptions {
  readonly config: Pick<Config, 'host' | 'rateLimit' | 'trustProxy' | 'allowHost' | 'allowOrigin'>;
  readonly log: Logger;
  /** Makes the MCP server for one request. */
  readonly createServer?: (options: McpOptions) => McpServer;
}

export interface Bridge {
  readonly listener: RequestListener;
  /** Waits for the requests in flight, then ends the streams. */
  close(): Promise<void>;
}

/** The path of the bridge. */
export const MCP_PATH = '/mcp';

/** The most open streams of changes. Nothing changes while the bridge runs, so they carry nothing. */
const MAX_STREAMS = 100;

/**
 * The MCP server of a registry over Streamable HTTP, in both protocol eras. There are no sessions, and the bridge neither
 * asks for credentials nor forwards them.
 */
export function createBridge({ config, log, createServer = createMcpServer, ...options }: BridgeOptions): Bridge {
  const hosts = [...localhostAllowedHostnames(), hostnameOf(config.host), ...config.allowHost];
  const origins = [...localhostAllowedOrigins(), ...config.allowOrigin];
  const limits = config.rateLimit === undefined ? undefined : createLimits(config.rateLimit);
  const addressOf = clientAddress(config.trustProxy);
  const addresses = new WeakMap<Request, string>();

  /** Makes calls within the caller's budget. A refusal is a tool error, so that the model reads when to retry. */
  const limited =
    (address: string): Call =>
    async (call) => {
      const { tool } = call;
      const started = performance.now();
      const spend = async (calls: number) =>
        (await limits?.count(tool.effect === 'reads' ? 'reads' : 'feedback', address, calls))?.refusal?.failure;
      const refused = await spend(1);
      const outcome: Outcome =
        refused === undefined
          ? await options.call({ ...call, caller: networkKey(address), spend })
          : { ok: false, failure: refused };
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
        log.error({ err: error }, 'the MCP server for a request cannot be made');
        throw error;
      }
    },
    {
      // Callers' mistakes only; our own faults are reported where they happen.
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
    const address = addressOf(node.socket.remoteAddress, node.headers['x-forwarded-for'] as string | undefined);
    addresses.set(event.req, address);
    const { value } = input;
    const isBatch = Array.isArray(value) && (await isLegacyRequest(event.req, value));
    const answered = isBatch ? batch(event.req, value, address) : handler.fetch(event.req, { parsedBody: value });
    running.add(answered);
    return answered.finally(() => running.delete(answered));
  };

  /** Answers a batch (protocol versions before 2025-06-18). Calls of tools are counted where they are made, every other message here. */
  const batch = async (request: Request, messages: readonly unknown[], address: string): Promise<Response> => {
    // Each message listens for the end of the one request.
    setMaxListeners(2 * MAX_MESSAGES, request.signal);
    const { status, body } = await answerBatch(messages, {
      count: async (message) =>
        isToolCall(message, options.registry) ? undefined : (await limits?.count('reads', address))?.refusal?.failure,
      answer: (message) => handler.fetch(request, { parsedBody: message }),
    });
    return new Response(body, { status, headers: body === null ? {} : { 'content-type': 'application/json' } });
  };

  const app = new H3({ silent: true, onError: () => nothingHere() });
  app.all(MCP_PATH, async (event) => {
    const { headers } = event.req;
    if (!validateHostHeader(headers.get('host'), hosts).ok) return refuse(FOREIGN_HOST);
    const origin = headers.get('origin');
    // To parse a long one takes time by the square of its length.
    if ((origin?.length ?? 0) > MAX_AUTHORITY || !validateOriginHeader(origin, origins).ok)
      return refuse(FOREIGN_ORIGIN);
    const shared = origin === null ? {} : readableFrom(origin);
    if (event.req.method === 'OPTIONS' && origin !== null)
      return new Response(null, { status: 204, headers: { ...shared, ...PREFLIGHT } });
    const response = await serve(event);
    for (const [name, value] of Object.entries({ ...COMMON_HEADERS, ...shared })) response.headers.set(name, value);
    return response;
  });
  app.get(
    '/healthz',
    () => new Response('{"status":"alive"}', { headers: { ...COMMON_HEADERS, 'content-type': 'application/json' } }),
  );
  // This covers OAuth metadata too: clients that look for it learn that the bridge needs no authentication.
  app.all('/**', () => nothingHere());

  return {
    listener: toNodeHandler(app) as RequestListener,
    close: async () => {
      await Promise.allSettled(running);
      await handler.close();
    },
  };
}

/** Whether a message calls a tool that there is. */
const isToolCall = (message: unknown, registry: Registry): boolean => {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } | null };
  return method === 'tools/call' && typeof params?.name === 'string' && registry.tool(params.name) !== undefined;
};

/** A host as in a URL: IPv6 in brackets. */
const hostnameOf = (host: string): string => (host.includes(':') ? `[${host}]` : host.toLowerCase());

const COMMON_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** The header fields that let a page of an allowed origin read the answer. */
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
    headers: { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8' },
  });

const FOREIGN_HOST: Failure = {
  code: 'FORBIDDEN',
  detail: 'The bridge does not accept calls at this host name.',
  fix: 'Use a host name that it accepts; its operator can add one with --allow-host.',
};
const FOREIGN_ORIGIN: Failure = {
  code: 'FORBIDDEN',
  detail: 'Pages of this website may not call the bridge.',
  fix: 'Call it from a program or from an allowed website; its operator can add one with --allow-origin.',
};

/** JSON-RPC's code for invalid JSON, and the SDK's code for a request refused unread. */
const PARSE_ERROR = -32_700;
const REFUSED = -32_000;

/** Refuses a request before its message is read: an HTTP status, and a JSON-RPC error without an id. */
function refuse({ code, detail, fix }: Failure, fields: readonly (readonly [string, string])[] = []): Response {
  const error = { code: code === 'INVALID_JSON' ? PARSE_ERROR : REFUSED, message: `${detail} ${fix}` };
  return new Response(JSON.stringify({ jsonrpc: '2.0', error, id: null }), {
    status: ERRORS[code].status,
    headers: { ...COMMON_HEADERS, 'content-type': 'application/json', ...Object.fromEntries(fields) },
  });
}
