import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ToolError } from '../errors.ts';
import type { ParsedCall, Run } from '../registry/call.ts';
import type { AnyTool } from '../registry/tool.ts';
import { ofFault, ofResponse, type Result } from './answer.ts';
import { createHttpClient, type Fault, type ServiceRequest, type ServiceResponse } from './http-client.ts';

/** How long to wait for the service, and how often to try. Times in milliseconds. */
export interface RetryPolicy {
  /** The time to connect. */
  readonly connect: number;
  /** The time for one call, with all attempts and pauses. */
  readonly total: number;
  /** The most attempts, while the failure may be temporary. */
  readonly attempts: number;
  /** The longest first pause; it doubles for each further one. Each pause is a random part of this, at least half. */
  readonly pause: number;
}

export const RETRY_POLICY: RetryPolicy = { connect: 2_000, total: 8_000, attempts: 3, pause: 150 };

/** The largest answer, in bytes. */
const MAX_BYTES = 1_048_576;
const MAX_REDIRECTS = 3;

export interface ServiceModeOptions {
  /** The service's base address, without a trailing slash. */
  readonly baseUrl: string;
  /** Returns the bearer credential, which is sent only to the origin of the base address. */
  readonly bearer?: (() => string) | undefined;
  readonly version: string;
  /** Runs a tool in this process: one that is always answered here, or if the service fails. */
  readonly here: Run;
  readonly retryPolicy?: RetryPolicy;
}

/**
 * Runs tools on the service at a base address: each call goes to the tool's endpoint, and its answer is read as the tool's
 * output. `answeredBy` of a tool says what happens if the service fails.
 */
export function runOnService({ baseUrl, bearer, version, here, retryPolicy = RETRY_POLICY }: ServiceModeOptions): Run {
  const client = createHttpClient({ connectMs: retryPolicy.connect, bytes: MAX_BYTES, redirects: MAX_REDIRECTS });
  const keys = unsettledKeys();

  const ask = async ({ tool, input, idempotencyKey, caller = '', signal }: ParsedCall): Promise<Result> => {
    const deadline = AbortSignal.timeout(retryPolicy.total);
    const until = signal === undefined ? deadline : AbortSignal.any([deadline, signal]);
    const key = tool.effect === 'reads' ? undefined : (idempotencyKey ?? keys.take(caller, tool, input));
    const request = requestFor(tool, input, baseUrl, bearer?.(), version, key);
    for (let attempt = 1; ; attempt += 1) {
      const came = await client.send(request, until);
      const mayRetry = 'fault' in came ? PASSING.has(came.fault) : mayPass(came.response, key !== undefined);
      const pause = retryPolicy.pause * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
      const retryAfterMs = 'fault' in came ? 0 : (came.response.retryAfter ?? 0) * 1000;
      if (mayRetry && attempt < retryPolicy.attempts && retryAfterMs <= LONGEST_PAUSE_MS && !until.aborted) {
        await wait(Math.max(pause, retryAfterMs), undefined, { signal: until }).catch(() => {});
        if (!until.aborted) continue;
      }
      const result = 'fault' in came ? ofFault(tool, came.fault) : ofResponse(tool, came.response);
      if (key !== undefined && key !== idempotencyKey && 'failure' in result && result.mayBeDone === true)
        keys.putBack(caller, tool, input, key);
      return result;
    }
  };

  /** Tools that the service answers as an older version does; it is not asked with their newer fields again. */
  const isOld = new Set<AnyTool>();
  /** Asks an older service again, without the fields that it refuses. */
  const askWithout = async (call: ParsedCall): Promise<Result> => {
    const older = call.tool.older!;
    isOld.add(call.tool);
    const inputs = older.ask(call.input as never);
    const results = await Promise.all(inputs.map((input) => ask({ ...call, input })));
    const failed = results.find((result) => 'failure' in result);
    if (failed !== undefined) return failed;
    const answers = results.flatMap((result) => ('value' in result ? [result.value] : []));
    return { value: older.join(call.input as never, answers as never) };
  };

  return async (call) => {
    const { tool } = call;
    if (tool.answeredBy === 'here') return here(call);
    const first = isOld.has(tool) && hasNewer(call) ? undefined : await ask(call);
    const result = first === undefined || isTooNew(call, first) ? await askWithout(call) : first;
    if ('value' in result) return result.value;
    const { failure, cancelled = false, refusesInput = false } = result;
    if (tool.answeredBy !== 'service_or_here' || cancelled || refusesInput) throw new ToolError(failure);
    const { notices, ...value } = await here(call);
    const told = Array.isArray(notices) ? (notices as string[]) : [];
    return { ...value, notices: [`${failure.detail} ${ANSWERED_HERE}`, ...told] };
  };
}

/** Whether a call has fields that an older version of the service does not know. */
const hasNewer = ({ tool, input }: ParsedCall): boolean =>
  tool.older?.fields.some((field) => Object.hasOwn(input, field)) ?? false;

/** Whether a service refuses such a field as a whole, or answers as an older version that ignored it. */
const isTooNew = (call: ParsedCall, result: Result): boolean => {
  if (!hasNewer(call)) return false;
  if ('value' in result) return result.isOlder === true;
  return (
    result.refusesInput === true &&
    (result.failure.errors ?? []).some(
      ({ field, item }) => item === undefined && call.tool.older!.fields.includes(field),
    )
  );
};

const ANSWERED_HERE =
  'This answer comes from the guidance built into this program, and may be older than that of the service.';

/** The longest pause, because an assistant waits for the answer. */
const LONGEST_PAUSE_MS = 2_000;

/** Faults worth another attempt. A slow service is not asked again, because the time is used up. */
const PASSING: ReadonlySet<Fault> = new Set<Fault>(['refused', 'cut_off']);

/** Whether the same request may succeed in a moment. 409 means that an earlier attempt with the same key still runs. */
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

/** The most calls with an unknown end to remember. A repeated call gets the same key, so that it is stored once. */
const MAX_KEYS = 200;

/** The keys of calls with an unknown end. A key belongs to its caller. */
function unsettledKeys() {
  const open = new Map<string, string>();
  const nameOf = (caller: string, tool: AnyTool, input: Record<string, unknown>): string =>
    createHash('sha256')
      .update(JSON.stringify([caller, tool.name, Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))]))
      .digest('base64');
  return {
    /** The key of the same call if its end is unknown, otherwise a new key. */
    take: (caller: string, tool: AnyTool, input: Record<string, unknown>): string => {
      const name = nameOf(caller, tool, input);
      const key = open.get(name) ?? randomUUID();
      open.delete(name);
      return key;
    },
    putBack: (caller: string, tool: AnyTool, input: Record<string, unknown>, key: string): void => {
      const [oldest] = open.size >= MAX_KEYS ? open.keys() : [];
      if (oldest !== undefined) open.delete(oldest);
      open.set(nameOf(caller, tool, input), key);
    },
  };
}
