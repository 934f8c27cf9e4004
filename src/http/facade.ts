import { STATUS_CODES, type IncomingMessage, type RequestListener } from 'node:http';
import { H3, toNodeHandler, type H3Event } from 'h3';
import { FastResponse } from 'srvx';
import type { Failure } from '../errors.ts';
import { clientAddress } from './address.ts';
import { API_FIELDS, isRefusal, type Answer, type HeaderFields, type Reply } from './answer.ts';
import { createLimits } from './limits.ts';
import { createMeter } from './metrics.ts';
import { originCheck } from './origin.ts';
import { problemRendering } from './negotiate.ts';
import { problem } from './problem.ts';
import type { Exchange, FacadeOptions, Route } from './route.ts';
import { operationRoutes } from './operations.ts';
import { pageRoutes } from './pages/routes.ts';
import { descriptionRoutes } from './descriptions.ts';
import { toolRoutes } from './tools.ts';

export interface Facade {
  readonly listener: RequestListener;
  /** Counts a request that reached no route. */
  readonly answered: (status: number) => void;
}

const FALLBACK = '/**';

/** The registry over HTTP. Every tool route is made from a declaration; nothing here is specific to a tool. */
export function createFacade(options: FacadeOptions): Facade {
  const { config, log, baseUrl } = options;
  const base = new URL(baseUrl).pathname.replace(/\/$/, '');
  const meter = createMeter(options.gauges);
  const limits = config.rateLimit === undefined ? undefined : createLimits(config.rateLimit);
  const addressOf = clientAddress(config.trustProxy);
  const check = originCheck(config);
  const pages = pageRoutes(options, base);
  const descriptions = descriptionRoutes(options, base, ({ endpoint }) =>
    pages.rendered.has(endpoint.slice(endpoint.indexOf(' ') + 1)),
  );
  const routes: readonly Route[] = [
    ...toolRoutes(options, pages.rendered),
    ...pages.routes,
    ...descriptions,
    ...operationRoutes(options, meter),
  ];

  const idPrefix = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
  let requests = 0;
  const logsRequests = log.isLevelEnabled('info');

  /** Runs a route for one request, counts and logs it; an exception becomes a 500. */
  const run =
    (path: string, { budget, calls, writes = false, answer }: Omit<Route, 'method' | 'path'>) =>
    (event: H3Event): Response | Promise<Response> => {
      const started = performance.now();
      requests += 1;
      const id = `${idPrefix}-${requests.toString(36)}`;
      const request = event.runtime?.node?.req as IncomingMessage;
      /** The header fields that say what is left of the limit. */
      let counted: HeaderFields = [];
      const exchange: Exchange = {
        request,
        event,
        method: request.method ?? 'GET',
        address: () =>
          addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for'] as string | undefined),
        spend: async (calls) => {
          if (limits === undefined || spends === undefined) return undefined;
          const { fields, refusal } = await limits.count(spends, exchange.address(), calls);
          counted = fields;
          return refusal?.failure;
        },
      };
      const spends = limits === undefined ? undefined : budget?.(exchange);
      const finish = (reply: Reply): Response => {
        const { status, fields, body } = isRefusal(reply)
          ? problem(reply, id, problemRendering(request.headers.accept) === 'html' ? pages.siteFor(request) : undefined)
          : reply;
        const ms = performance.now() - started;
        meter.answered(exchange.method, path, status, ms / 1000);
        if (logsRequests)
          log.info({ req: id, method: exchange.method, route: path, status, ms: Math.round(ms * 100) / 100 });
        const sent = [...fields, ...counted, ['x-request-id', id] as const];
        const bare = exchange.method === 'HEAD' || status === 204 || status === 304;
        if (bare && body !== undefined && !fields.some(([name]) => name === 'content-length'))
          sent.push(['content-length', String(Buffer.byteLength(body))]);
        return new FastResponse(bare || body === undefined ? null : (body as string), {
          status,
          statusText: STATUS_CODES[status] ?? '',
          headers: sent as [string, string][],
        });
      };
      const failed = (error: unknown): Response => {
        log.error({ req: id, route: path, err: error }, 'a route failed');
        return finish({ failure: FAULT });
      };
      const settle = (): Response | Promise<Response> => {
        try {
          const reply = answer(exchange);
          return reply instanceof Promise ? reply.then(finish, failed) : finish(reply);
        } catch (error) {
          return failed(error);
        }
      };
      const foreign = check.foreignHost(request) ?? (writes ? check.foreignOrigin(request) : undefined);
      if (foreign !== undefined) return finish({ failure: foreign });
      if (limits === undefined || spends === undefined) return settle();
      return limits.count(spends, exchange.address(), calls?.(exchange)).then(({ fields, refusal }) => {
        counted = fields;
        return refusal === undefined ? settle() : finish(refusal);
      });
    };

  const app = new H3({
    // Only for what h3 itself refuses: an address that cannot be decoded.
    onError: (_error, event) => run('malformed', { answer: () => ({ failure: MALFORMED_PATH }) })(event),
    silent: true,
  });
  for (const path of new Set(routes.map((route) => route.path))) {
    const own = routes.filter((route) => route.path === path);
    for (const { method, ...how } of own) {
      const handler = run(path, how);
      app.on(method, path, handler);
      if (method === 'GET') app.on('HEAD', path, handler);
    }
    app.all(path, run(path, { answer: (exchange) => otherMethod(exchange, own) }));
  }
  app.all(
    FALLBACK,
    run('unmatched', {
      answer: ({ method, request }) =>
        method === 'OPTIONS' && request.url === '*' ? allowed(ALL_METHODS) : { failure: NOT_FOUND },
    }),
  );

  return {
    listener: toNodeHandler(app) as RequestListener,
    answered: (status) => meter.answered('', 'malformed', status, 0),
  };
}

const ALL_METHODS = 'GET, HEAD, POST, OPTIONS';

/** Answers OPTIONS on a known address (a browser's preflight included), and refuses a method that it does not have. */
function otherMethod({ method }: Exchange, routes: readonly Route[]): Reply {
  const methods = [
    ...routes.flatMap((route) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method])),
    'OPTIONS',
  ].join(', ');
  if (method === 'OPTIONS') return allowed(methods);
  return {
    failure: {
      code: 'METHOD_NOT_ALLOWED',
      detail: `This address accepts ${methods}.`,
      fix: 'Use one of these methods; /openapi.json describes them.',
    },
    fields: [['allow', methods]],
  };
}

const allowed = (methods: string): Answer => ({
  status: 204,
  fields: [
    ['allow', methods],
    ...API_FIELDS,
    ['access-control-allow-methods', methods],
    ['access-control-allow-headers', 'Content-Type, Idempotency-Key'],
    ['access-control-max-age', '86400'],
    ['vary', 'Access-Control-Request-Headers'],
  ],
  body: undefined,
});

const NOT_FOUND: Failure = {
  code: 'NOT_FOUND',
  detail: 'There is nothing at this address.',
  fix: 'See /openapi.json or /docs for every address of this service.',
};

const MALFORMED_PATH: Failure = {
  code: 'MALFORMED_REQUEST',
  detail: 'The address is not percent-encoded UTF-8.',
  fix: 'Encode each part of the address as encodeURIComponent does.',
};

const FAULT: Failure = {
  code: 'INTERNAL',
  detail: 'Something went wrong in this service; the request is not the cause.',
  fix: 'Try once more. If it fails again, report it with the X-Request-Id of this answer.',
};
