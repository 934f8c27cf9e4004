import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ToolError } from '../errors.ts';
import type { ParsedCall, Run } from '../registry/call.ts';
import type { AnyTool } from '../registry/tool.ts';
import { ofFault, ofResponse, type Result } from './answer.ts';
import { createHttpClient, type Fault, type ServiceRequest, type ServiceResponse } from './http-client.ts';

/** How long a service may take, and how often it is asked. Times in milliseconds. */
export interface RetryPolicy {
  /** Until a connection stands. */
  readonly connect: number;
  /** For one call, every attempt and every pause between them included. */
  readonly total: number;
  /** How often a call is made in all, while it fails in a way that may pass. */
  readonly attempts: number;
  /** The first pause; each further one may be twice as long. The pause taken is a random part of it, at least half. */
  readonly pause: number;
}

export const RETRY_POLICY: RetryPolicy = { connect: 2_000, total: 8_000, attempts: 3, pause: 150 };

/** Bytes that are read of an answer. */
const MAX_BYTES = 1_048_576;
const MAX_REDIRECTS = 3;

export interface ServiceModeOptions {
  /** The service's base address, without a trailing slash. */
  readonly baseUrl: string;
  /** Tells the bearer credential, which is sent to the base address's origin only. */
  readonly bearer?: (() => string) | undefined;
  readonly version: string;
  /** Runs a tool in this process: for what is always answered here, and where the service fails. */
  readonly here: Run;
  readonly retryPolicy?: RetryPolicy;
}

/**
 * Runs tools on the service at a base address: each at the endpoint it declares, its answer read into the tool's own
 * output. A tool says by `answeredBy` what happens where the service fails.
 */
export function runOnService({ baseUrl, bearer, version, here, retryPolicy = RETRY_POLICY }: ServiceModeOptions): Run {
  const client = createHttpClient({ connectMs: retryPolicy.connect, bytes: MAX_BYTES, redirects: MAX_REDIRECTS });
  const keys = unsettledKeys();

  const ask = async ({ tool, input, idempotencyKey, signal }: ParsedCall): Promise<Result> => {
    const deadline = AbortSignal.timeout(retryPolicy.total);
    const until = signal === undefined ? deadline : AbortSignal.any([deadline, signal]);
    const key = tool.effect === 'reads' ? undefined : (idempotencyKey ?? keys.take(tool, input));
    const request = requestFor(tool, input, baseUrl, bearer?.(), version, key);
    for (let attempt = 1; ; attempt += 1) {
      const came = await client.send(request, until);
      const may = 'fault' in came ? PASSING.has(came.fault) : mayPass(came.response, key !== undefined);
      const pause = retryPolicy.pause * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
      const asked = 'fault' in came ? 0 : (came.response.retryAfter ?? 0) * 1000;
      if (may && attempt < retryPolicy.attempts && asked <= LONGEST_PAUSE_MS && !until.aborted) {
        await wait(Math.max(pause, asked), undefined, { signal: until }).catch(() => {});
        if (!until.aborted) continue;
      }
      const result = 'fault' in came ? ofFault(tool, came.fault) : ofResponse(tool, came.response);
      if (key !== undefined && key !== idempotencyKey && 'failure' in result && result.mayBeDone === true)
        keys.putBack(tool, input, key);
      return result;
    }
  };

  return async (call) => {
    const { tool } = call;
    if (tool.answeredBy === 'here') return here(call);
    const result = await ask(call);
    if ('value' in result) return result.value;
    const { failure, cancelled = false, refusesInput = false } = result;
    if (tool.answeredBy !== 'service_or_here' || cancelled || refusesInput) throw new ToolError(failure);
    const { notices, ...value } = await here(call);
    const told = Array.isArray(notices) ? (notices as string[]) : [];
    return { ...value, notices: [`${failure.detail} ${ANSWERED_HERE}`, ...told] };
  };
}

const ANSWERED_HERE =
  'This answer comes from the guidance that is built into this program instead, and may be older than what the service knows.';

/** No pause is longer: an assistant waits for the answer. */
const LONGEST_PAUSE_MS = 2_000;

/** Faults that pass quickly, or not at all. A slow service is not asked again: the time is used up. */
const PASSING: ReadonlySet<Fault> = new Set<Fault>(['refused', 'cut_off']);

/** Whether the same request may do better in a moment. 409 says that an earlier attempt with the same key still runs. */
const mayPass = ({ status }: ServiceResponse, hasKey: boolean): boolean =>
  [429, 500, 502, 503, 504].includes(status) || (status === 409 && hasKey);

function requestFor(
  tool: AnyTool,
  input: Record<string, unknown>,
  baseUrl: string,
  token: string | undefined,
  version: string,
  key: string | undefined,
): ServiceRequest {
  const [method, path] = tool.endpoint.split(' ') as ['GET' | 'POST', string];
  const url = new URL(`${baseUrl}${path}`);
  if (method === 'GET') for (const [field, value] of Object.entries(input)) url.searchParams.set(field, String(value));
  return {
    method,
    url,
    body: method === 'GET' ? undefined : JSON.stringify(input),
    authorization: token === undefined ? undefined : `Bearer ${token}`,
    headers: {
      accept: 'application/json',
      'user-agent': `registration-ghana/${version}`,
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  };
}

/** Calls whose end is not known are remembered, this many: the same call again gets the same key, and is kept once. */
const MAX_KEYS = 200;

/** Names for calls that are to be kept once. */
function unsettledKeys() {
  const open = new Map<string, string>();
  const nameOf = (tool: AnyTool, input: Record<string, unknown>): string =>
    createHash('sha256')
      .update(JSON.stringify([tool.name, Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))]))
      .digest('base64');
  return {
    /** A new key, or the one under which the same call was made before without a word on what became of it. */
    take: (tool: AnyTool, input: Record<string, unknown>): string => {
      const name = nameOf(tool, input);
      const key = open.get(name) ?? randomUUID();
      open.delete(name);
      return key;
    },
    putBack: (tool: AnyTool, input: Record<string, unknown>, key: string): void => {
      const [oldest] = open.size >= MAX_KEYS ? open.keys() : [];
      if (oldest !== undefined) open.delete(oldest);
      open.set(nameOf(tool, input), key);
    },
  };
}
