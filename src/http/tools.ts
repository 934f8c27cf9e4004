import { asRequest } from '../registry/correction.ts';
import { inputSchema } from '../registry/json-schema.ts';
import { renameFields, type AnyTool } from '../registry/tool.ts';
import { clearlyNearest } from '../text/nearest.ts';
import { API_FIELDS, JSON_TYPE, type Answer, type HeaderFields, type Refusal, type Reply } from './answer.ts';
import { createAsset, type Asset } from './assets.ts';
import type { Exchange, FacadeOptions, Route } from './route.ts';
import { networkKey } from './address.ts';
import { NOT_A_KEY, keysInUse, readKey } from './idempotency.ts';
import { readJson, readQuery } from './input.ts';
import { notAcceptable, rendering } from './negotiate.ts';

/** How long to keep an answer that depends on no input. */
const KEPT_MS = 60_000;

const UNCACHED: HeaderFields = [['cache-control', 'no-store'], ...API_FIELDS];

/**
 * The route of each tool, at its endpoint.
 *
 * @param pages by path: the page that a browser gets at an endpoint
 */
export function toolRoutes(options: FacadeOptions, pages: ReadonlyMap<string, Route['answer']>): Route[] {
  return options.registry.tools.map((tool): Route => {
    const [method, path] = tool.endpoint.split(' ') as [Route['method'], string];
    const budget = tool.effect === 'reads' ? 'reads' : 'feedback';
    if (method === 'POST')
      return {
        method,
        path,
        budget: () => budget,
        writes: tool.effect !== 'reads',
        answer: postRoute(tool, options),
      };
    const page = pages.get(path);
    const byQuery = getRoute(tool, options, page);
    if (page !== undefined || (inputSchema(tool).required ?? []).length > 0)
      return { method, path, budget: () => budget, answer: byQuery };
    // Most callers send no input, and all of them want the same answer.
    const constant = constantRoute(tool, options);
    const answer: Route['answer'] = (exchange) =>
      exchange.event.url.search === '' ? constant(exchange) : byQuery(exchange);
    return { method, path, budget: () => budget, answer };
  });
}

/** A tool behind POST: the input is a JSON body. */
function postRoute(tool: AnyTool, { call, bodyTimeoutMs }: FacadeOptions): Route['answer'] {
  const keys = tool.effect === 'reads' ? undefined : keysInUse();
  const run = async ({ address, spend }: Exchange, input: unknown, idempotencyKey?: string): Promise<Reply> => {
    const outcome = await call({
      tool,
      input,
      written: asRequest,
      caller: networkKey(address()),
      idempotencyKey,
      spend,
    });
    return outcome.ok ? json(tool, outcome.value, UNCACHED) : { failure: outcome.failure };
  };
  return async (exchange) => {
    const { request, address } = exchange;
    const { headers } = request;
    if (rendering(headers.accept, false) === undefined) return notAcceptable(false);
    const field = keys === undefined ? undefined : headers['idempotency-key'];
    const key = field === undefined ? undefined : readKey(String(field));
    if (field !== undefined && key === undefined) return { failure: NOT_A_KEY };
    // A key is claimed only after the body has arrived: a slow body would hold it.
    const input = await readJson(request, bodyTimeoutMs);
    if ('failure' in input) return input;
    if (keys === undefined || key === undefined) return run(exchange, input.value);
    const claim = keys.claim(networkKey(address()), key);
    if ('failure' in claim) return claim;
    try {
      return await run(exchange, input.value, key);
    } finally {
      claim.release();
    }
  };
}

/** A tool behind GET: the input is the query. Browsers get the page, if there is one. */
function getRoute(tool: AnyTool, { call }: FacadeOptions, page: Route['answer'] | undefined): Route['answer'] {
  const fields = Object.keys(inputSchema(tool).properties);
  // Links and caches add parameters of their own, which are passed over. One that means a field is refused, not lost.
  const known = { has: (name: string) => fields.includes(name) || clearlyNearest(name, fields) !== undefined };
  const hasPage = page !== undefined;
  const vary: HeaderFields = hasPage ? [['vary', 'Accept']] : [];
  return async (exchange) => {
    const { event, request } = exchange;
    const as = rendering(request.headers.accept, hasPage);
    if (as === undefined) return notAcceptable(hasPage);
    if (as === 'html' && hasPage) return page(exchange);
    const input = readQuery(event.url.search, known);
    if ('failure' in input) return input;
    const outcome = await call({ tool, input: input.value, written: asRequest, spend: exchange.spend });
    if (!outcome.ok) return { failure: outcome.failure, at: 'query' };
    return json(tool, outcome.value, [...vary, ...UNCACHED]);
  };
}

/**
 * A tool behind GET that was called without input. That answer is the same for everyone, so it is kept and renewed now and
 * then, in case the data or the day has changed.
 */
function constantRoute(tool: AnyTool, { call }: FacadeOptions): Route['answer'] {
  let kept: { asset: Asset; text: string; until: number } | undefined;
  let making: Promise<Refusal | undefined> | undefined;
  const make = async (): Promise<Refusal | undefined> => {
    const outcome = await call({ tool, input: {} });
    if (!outcome.ok) return { failure: outcome.failure, at: 'query' };
    const text = JSON.stringify(renameFields(tool, outcome.value, 'http'));
    const asset = kept?.text === text ? kept.asset : createAsset(text, JSON_TYPE, API_FIELDS);
    kept = { asset, text, until: Date.now() + KEPT_MS };
    return undefined;
  };
  const renew = () => {
    making ??= make().finally(() => {
      making = undefined;
    });
    return making;
  };
  return ({ request: { headers } }) => {
    if (rendering(headers.accept, false) === undefined) return notAcceptable(false);
    const send = (asset: Asset) => asset.answer(headers);
    if (kept === undefined) return renew().then((refusal) => refusal ?? send(kept!.asset));
    if (kept.until < Date.now()) void renew();
    return send(kept.asset);
  };
}

const json = (tool: AnyTool, value: Readonly<Record<string, unknown>>, fields: HeaderFields): Answer => ({
  status: tool.status,
  fields: [['content-type', JSON_TYPE], ...fields],
  body: JSON.stringify(renameFields(tool, value, 'http')),
});
