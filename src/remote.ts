import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ToolError, type Failure, type FieldError } from './errors.ts';
import { shown, type Run } from './registry/call.ts';
import { inputSchema, outputSchema, type JsonObjectSchema, type JsonSchema } from './registry/json-schema.ts';
import { surfaceKeys, type AnyTool } from './registry/tool.ts';
import { createHttpClient, type Fault, type ServiceRequest, type ServiceResponse } from './remote-http.ts';

/** How long a service may take, and how often it is asked. Times in milliseconds. */
export interface Patience {
  /** Until a connection stands. */
  readonly connect: number;
  /** For one call, every attempt and every pause between them included. */
  readonly total: number;
  /** How often a call is made in all, while it fails in a way that may pass. */
  readonly attempts: number;
  /** The first pause; each further one may be twice as long. The pause taken is a random part of it, at least half. */
  readonly pause: number;
}

export const PATIENCE: Patience = { connect: 2_000, total: 8_000, attempts: 3, pause: 150 };

/** Bytes that are read of an answer. */
const MAX_BYTES = 1_048_576;
const MAX_REDIRECTS = 3;
/** Characters of an answer that is passed on: hosts refuse more than some 25,000 tokens. */
const MAX_CHARACTERS = 100_000;

export interface RemoteOptions {
  /** The service's base address, without a trailing slash. */
  readonly baseUrl: string;
  /** Tells the bearer credential, which is sent to the base address's origin only. */
  readonly bearer?: (() => string) | undefined;
  readonly version: string;
  /** Runs a tool in this process: for what is always answered here, and where the service fails. */
  readonly here: Run;
  readonly patience?: Patience;
}

/** What a call to the service came to. */
type Result =
  | { readonly value: Record<string, unknown> }
  | { readonly failure: Failure; readonly cancelled?: boolean; readonly refusesInput?: boolean };

/**
 * Runs tools on the service at a base address: each at the endpoint it declares, its answer read into the tool's own
 * output. A tool says by `answeredBy` what happens where the service fails.
 */
export function runOnService({ baseUrl, bearer, version, here, patience = PATIENCE }: RemoteOptions): Run {
  const client = createHttpClient({ connectMs: patience.connect, bytes: MAX_BYTES, redirects: MAX_REDIRECTS });
  const keys = createKeys();

  const ask = async (tool: AnyTool, input: Record<string, unknown>, signal?: AbortSignal): Promise<Result> => {
    const deadline = AbortSignal.timeout(patience.total);
    const until = signal === undefined ? deadline : AbortSignal.any([deadline, signal]);
    const key = tool.effect === 'reads' ? undefined : keys.of(tool, input);
    const request = requestFor(tool, input, baseUrl, bearer?.(), version, key);
    for (let attempt = 1; ; attempt += 1) {
      const came = await client.send(request, until);
      const may = 'fault' in came ? PASSING.has(came.fault) : mayPass(came.response, key !== undefined);
      const pause = patience.pause * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
      const asked = 'fault' in came ? 0 : (came.response.retryAfter ?? 0) * 1000;
      if (may && attempt < patience.attempts && asked <= LONGEST_PAUSE_MS && !until.aborted) {
        await wait(Math.max(pause, asked), undefined, { signal: until }).catch(() => {});
        if (!until.aborted) continue;
      }
      if ('fault' in came) return ofFault(tool, came.fault);
      const result = ofResponse(tool, came.response);
      // Once the service has said what became of it, the key has done its work.
      if (key !== undefined && came.response.status < 500) keys.forget(tool, input);
      return result;
    }
  };

  return async (tool, input, signal) => {
    if (tool.answeredBy === 'here') return here(tool, input, signal);
    const result = await ask(tool, input, signal);
    if ('value' in result) return result.value;
    const { failure, cancelled = false, refusesInput = false } = result;
    if (tool.answeredBy !== 'service_or_here' || cancelled || refusesInput) throw new ToolError(failure);
    const { notices, ...value } = await here(tool, input, signal);
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

function createKeys() {
  const known = new Map<string, string>();
  const nameOf = (tool: AnyTool, input: Record<string, unknown>): string =>
    createHash('sha256')
      .update(JSON.stringify([tool.name, Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))]))
      .digest('base64');
  return {
    of: (tool: AnyTool, input: Record<string, unknown>): string => {
      const name = nameOf(tool, input);
      const key = known.get(name) ?? randomUUID();
      const [oldest] = known.size >= MAX_KEYS && !known.has(name) ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
      known.set(name, key);
      return key;
    },
    forget: (tool: AnyTool, input: Record<string, unknown>): void => void known.delete(nameOf(tool, input)),
  };
}

const FAULTS: Readonly<Record<Exclude<Fault, 'cancelled'>, { says: string; retry: boolean }>> = {
  refused: { says: 'The registration service cannot be reached: nothing answers at its address.', retry: true },
  unknown_host: { says: 'The registration service cannot be reached: its host name is not known.', retry: true },
  untrusted: {
    says: 'The registration service was not called: the secure connection to it cannot be trusted.',
    retry: false,
  },
  slow_to_connect: {
    says: 'The registration service cannot be reached: no connection came about in time.',
    retry: true,
  },
  slow: { says: 'The registration service did not answer in time.', retry: true },
  cut_off: { says: 'The registration service broke off before its answer was complete.', retry: true },
  too_large: { says: 'The registration service answered with more than can be read.', retry: false },
  garbled: { says: 'The registration service answered with what cannot be read.', retry: true },
  elsewhere: {
    says: 'The registration service points to another address, which is not followed: nothing is sent to an address that was not configured.',
    retry: false,
  },
  endless_redirects: {
    says: 'The registration service points from one address to the next without end.',
    retry: false,
  },
};

function ofFault(tool: AnyTool, fault: Fault): Result {
  if (fault === 'cancelled')
    return {
      cancelled: true,
      failure: { code: 'CANCELLED', detail: 'The call was cancelled.', fix: 'Call again when it is wanted.' },
    };
  const { says, retry } = FAULTS[fault];
  return { failure: unreachable(tool, says, retry) };
}

/** A failure that makes no claim about what was asked, and says what to do. */
function unreachable(tool: AnyTool, detail: string, retry: boolean, retryAfter?: number): Failure {
  const nothing =
    tool.effect === 'reads'
      ? 'Nothing was looked up, so nothing can be said about the result.'
      : 'It is not known to have been kept; the same call again is kept once.';
  const next = retry
    ? `Call ${tool.name} again in ${retryAfter === undefined ? 'a minute' : `${retryAfter} seconds`}; if it fails again, tell the user that it cannot be done now.`
    : 'Calling again will not help.';
  return {
    code: 'SERVICE_UNREACHABLE',
    detail,
    fix: `${nothing} ${next} Whoever runs this program checks SVC_BASE_URL and the service behind it.`,
    retry,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

function ofResponse(tool: AnyTool, response: ServiceResponse): Result {
  const { status, retryAfter } = response;
  const body = bodyOf(response);
  if (status >= 200 && status < 300) return ofAnswer(tool, body);
  if (status === 422) return { refusesInput: true, failure: refusal(tool, body) };
  if (status === 429) {
    const { detail, ...failure } = unreachable(
      tool,
      'The registration service takes no more calls for now (429).',
      true,
      retryAfter ?? 60,
    );
    return { failure: { ...failure, code: 'RATE_LIMITED', detail } };
  }
  if (status === 401 || status === 403)
    return {
      failure: unreachable(
        tool,
        `The registration service does not take this program's credential, or asks for one (${status}). Whoever runs this program sets SVC_BEARER_TOKEN.`,
        false,
      ),
    };
  if (status >= 500 || status === 409)
    return {
      failure: unreachable(tool, `The registration service has a fault of its own (${status}).`, true, retryAfter),
    };
  return {
    failure: unreachable(
      tool,
      `The registration service does not know this call (${status}): SVC_BASE_URL may lead to something else.`,
      false,
    ),
  };
}

/** The JSON object of a response; undefined where it holds none. */
function bodyOf({ mediaType, text }: ServiceResponse): Record<string, unknown> | undefined {
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(mediaType)) return undefined;
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The tool's own output in a service's answer: what the tool does not declare is dropped at every depth, so that the
 * service may grow; what it declares must be there.
 */
function ofAnswer(tool: AnyTool, body: Record<string, unknown> | undefined): Result {
  if (body === undefined)
    return { failure: unreachable(tool, 'The registration service answered with something else than JSON.', true) };
  const known = pick(answerSchema(tool), body) as Record<string, unknown>;
  const spelled = (field: string): string => surfaceKeys(tool, field, 'http')[0] as string;
  const value = Object.fromEntries(
    Object.keys(tool.output.shape).flatMap((field) =>
      Object.hasOwn(known, spelled(field)) ? [[field, known[spelled(field)]]] : [],
    ),
  );
  const parsed = tool.output.safeParse(value);
  if (!parsed.success) {
    const fields = new Set(
      parsed.error.issues.map(({ path }) => String(path[0] ?? '')).filter((field) => field !== ''),
    );
    const missing = [...fields].filter((field) => value[field] === undefined).map(spelled);
    const wrong = [...fields].filter((field) => value[field] !== undefined).map(spelled);
    const says = [
      ...(missing.length === 0 ? [] : [`it lacks ${missing.join(', ')}`]),
      ...(wrong.length === 0 ? [] : [`${wrong.join(', ')} cannot be used`]),
    ].join('; ');
    return {
      failure: unreachable(tool, `The registration service's answer is not what was asked for: ${says}.`, true),
    };
  }
  if (!linksAreSafe(parsed.data))
    return {
      failure: unreachable(tool, 'The registration service answered with a link that is no web address.', false),
    };
  if (JSON.stringify(parsed.data).length > MAX_CHARACTERS)
    return { failure: unreachable(tool, "The registration service's answer is too long to pass on.", false) };
  return { value: parsed.data };
}

const schemas = new WeakMap<AnyTool, JsonObjectSchema>();

/** What a tool answers on HTTP, converted once. */
function answerSchema(tool: AnyTool): JsonObjectSchema {
  let schema = schemas.get(tool);
  if (schema === undefined) {
    schema = outputSchema(tool, 'http');
    schemas.set(tool, schema);
  }
  return schema;
}

/** What a schema declares of a value, at every depth. */
function pick(schema: JsonSchema, value: unknown): unknown {
  const { properties, items } = schema;
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => pick(items, item));
  if (properties === undefined || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([field, inner]) =>
      Object.hasOwn(value, field) ? [[field, pick(inner, value[field])]] : [],
    ),
  );
}

/** Whether every field that is a link (`..._url`) leads to a web page, and runs nothing. */
function linksAreSafe(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(linksAreSafe);
  if (!isRecord(value)) return true;
  return Object.entries(value).every(([field, inner]) =>
    field.endsWith('_url') && typeof inner === 'string'
      ? /^https?:\/\//i.test(inner) && URL.canParse(inner)
      : linksAreSafe(inner),
  );
}

/** Errors of one refusal that are passed on. */
const MAX_ERRORS = 10;

/** A service's refusal of an input, in words written here; what it says of a field is quoted. */
function refusal(tool: AnyTool, body: Record<string, unknown> | undefined): Failure {
  const schema = inputSchema(tool);
  const given = Array.isArray(body?.['errors']) ? (body['errors'] as unknown[]).slice(0, MAX_ERRORS) : [];
  const errors = given.flatMap((error) => (isRecord(error) ? fieldError(error, schema) : []));
  const fix = `Mend ${errors.length === 0 ? 'the input' : [...new Set(errors.map(({ field }) => field || 'the input'))].join(', ')} and call ${tool.name} again; this program found nothing wrong, so the service has a rule that it does not know.`;
  if (errors.length > 0)
    return { code: 'INVALID_INPUT', detail: errors.map(({ detail }) => detail).join(' '), fix, errors };
  return {
    code: 'INVALID_INPUT',
    detail: 'The registration service refuses this input, without saying which field.',
    fix,
  };
}

function fieldError(error: Record<string, unknown>, { properties }: JsonObjectSchema): FieldError[] {
  const { pointer, parameter, detail } = error;
  const field =
    typeof parameter === 'string'
      ? parameter
      : typeof pointer === 'string'
        ? (pointer.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~')
        : '';
  if (field !== '' && !Object.hasOwn(properties, field)) return [];
  const reason = typeof detail === 'string' && isPlain(detail) ? ` It says: ${shown(detail, MAX_REASON)}` : '';
  return [
    { field, detail: `The registration service refuses ${field === '' ? 'the input as a whole' : field}.${reason}` },
  ];
}

/** Characters of a reason that is quoted. */
const MAX_REASON = 240;

/** Whether a service's text is a sentence for people: no markup, no second line, nothing that looks like code or a path. */
const isPlain = (text: string): boolean =>
  text.length <= MAX_REASON * 2 && !/[<>{}\p{Cc}]|\bat \S+:\d+|(?:^|\s)\/\S+\/|\bnode:/u.test(text);
