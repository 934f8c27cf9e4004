import type { Failure, FieldError } from '../errors.ts';
import { shown } from '../registry/call.ts';
import { inputSchema, outputSchema, type JsonObjectSchema, type JsonSchema } from '../registry/json-schema.ts';
import { surfaceKeys, type AnyTool } from '../registry/tool.ts';
import type { Fault, ServiceResponse } from './http-client.ts';

/** What a call to the service came to. */
export type Result =
  | { readonly value: Record<string, unknown> }
  | {
      readonly failure: Failure;
      /** Whether the service may have done what was asked all the same. */
      readonly mayBeDone?: boolean | undefined;
      readonly cancelled?: boolean;
      /** Whether the input is at fault: no one else would answer it either. */
      readonly refusesInput?: boolean;
    };

/** Characters of an answer that is passed on: hosts refuse more than some 25,000 tokens. */
const MAX_CHARACTERS = 100_000;

const FAULTS: Readonly<Record<Exclude<Fault, 'cancelled'>, Circumstances & { says: string }>> = {
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
  slow: { says: 'The registration service did not answer in time.', retry: true, mayBeDone: true },
  cut_off: {
    says: 'The registration service broke off before its answer was complete.',
    retry: true,
    mayBeDone: true,
  },
  too_large: {
    says: 'The registration service answered with more than can be read.',
    retry: false,
    mayBeDone: true,
  },
  garbled: { says: 'The registration service answered with what cannot be read.', retry: true, mayBeDone: true },
  elsewhere: {
    says: 'The registration service points to another address, which is not followed: nothing is sent to an address that was not configured.',
    retry: false,
  },
  endless_redirects: {
    says: 'The registration service points from one address to the next without end.',
    retry: false,
  },
};

/** What a fault means for the caller of a tool. */
export function ofFault(tool: AnyTool, fault: Fault): Result {
  if (fault === 'cancelled')
    return {
      cancelled: true,
      mayBeDone: true,
      failure: { code: 'CANCELLED', detail: 'The call was cancelled.', fix: 'Call again when it is wanted.' },
    };
  const { says, ...circumstances } = FAULTS[fault];
  return { mayBeDone: circumstances.mayBeDone, failure: unreachable(tool, says, circumstances) };
}

/** Facts of a failure that change what to do about it. */
interface Circumstances {
  /** Whether the same call may succeed later. */
  readonly retry: boolean;
  /** Whether the service may have done what was asked, and only its answer is missing. */
  readonly mayBeDone?: boolean;
  readonly retryAfter?: number | undefined;
}

/** A failure that makes no claim about what was asked, and says what to do. */
function unreachable(tool: AnyTool, detail: string, { retry, mayBeDone, retryAfter }: Circumstances): Failure {
  const so =
    tool.effect === 'reads'
      ? 'Nothing was looked up, so nothing can be said about the result.'
      : mayBeDone === true
        ? 'It may have been kept or not; the same call again is kept once.'
        : 'It was not kept.';
  const next = retry
    ? `Call ${tool.name} again in ${retryAfter === undefined ? 'a minute' : `${retryAfter} seconds`}; if it fails again, tell the user that it cannot be done now.`
    : 'Calling again will not help.';
  return {
    code: 'SERVICE_UNREACHABLE',
    detail,
    fix: `${so} ${next} Whoever runs this program checks SVC_BASE_URL and the service behind it.`,
    retry,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** Without a word of the service's own, calls are made again after this many seconds. */
const RETRY_AFTER = 60;

/** What a service's response means for the caller of a tool, in words written here. */
export function ofResponse(tool: AnyTool, response: ServiceResponse): Result {
  const { status, retryAfter } = response;
  const body = bodyOf(response);
  if (status >= 200 && status < 300) return ofAnswer(tool, body);
  if (status === 422)
    return { refusesInput: true, failure: body?.['code'] === 'KEY_REUSED' ? KEY_REUSED : refusal(tool, body) };
  if (status === 429) {
    const detail = `The registration service takes no more calls for now (${status}).`;
    const failure = unreachable(tool, detail, { retry: true, retryAfter: retryAfter ?? RETRY_AFTER });
    return { failure: { ...failure, code: 'RATE_LIMITED' } };
  }
  if (status === 401 || status === 403) {
    const detail = `The registration service does not take this program's credential, or asks for one (${status}). Whoever runs this program sets SVC_BEARER_TOKEN.`;
    return { failure: unreachable(tool, detail, { retry: false }) };
  }
  if (status >= 500 || status === 409) {
    const detail = `The registration service has a fault of its own (${status}).`;
    return { mayBeDone: true, failure: unreachable(tool, detail, { retry: true, mayBeDone: true, retryAfter }) };
  }
  const detail = `The registration service does not know this call (${status}): SVC_BASE_URL may lead to something else.`;
  return { failure: unreachable(tool, detail, { retry: false }) };
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
  const unusable = (detail: string): Result => ({
    mayBeDone: true,
    failure: unreachable(tool, `The registration service ${detail}.`, { retry: true, mayBeDone: true }),
  });
  if (body === undefined) return unusable('answered with something else than JSON');
  const known = pick(answerSchema(tool), body) as Record<string, unknown>;
  const spelled = (field: string): string => surfaceKeys(tool, field, 'http')[0] as string;
  const value = Object.fromEntries(
    Object.keys(tool.output.shape).flatMap((field) =>
      Object.hasOwn(known, spelled(field)) ? [[field, known[spelled(field)]]] : [],
    ),
  );
  const parsed = tool.output.safeParse(value);
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    const missing = fields.filter((field) => value[field] === undefined).map(spelled);
    const wrong = fields.filter((field) => value[field] !== undefined).map(spelled);
    const faults = [
      ...(missing.length === 0 ? [] : [`${missing.join(', ')} missing`]),
      ...(wrong.length === 0 ? [] : [`${wrong.join(', ')} not as declared`]),
    ];
    return unusable(`answered without all that was asked for (${faults.join('; ')})`);
  }
  if (!linksAreSafe(parsed.data)) return unusable('answered with a link that is no web address');
  if (JSON.stringify(parsed.data).length > MAX_CHARACTERS)
    return unusable('answered at greater length than can be passed on');
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

const KEY_REUSED: Failure = {
  code: 'KEY_REUSED',
  detail: 'This Idempotency-Key came with another call before.',
  fix: 'Send a new key with each new call, and the same key only to repeat the same one.',
};

/** Errors of one refusal that are passed on. */
const MAX_ERRORS = 10;

/** A service's refusal of an input, in words written here; what it says of a field is quoted. */
function refusal(tool: AnyTool, body: Record<string, unknown> | undefined): Failure {
  const schema = inputSchema(tool);
  const given = Array.isArray(body?.['errors']) ? (body['errors'] as unknown[]).slice(0, MAX_ERRORS) : [];
  const errors = given.flatMap((error) => (isRecord(error) ? fieldError(error, schema) : []));
  const fix = `Fix ${errors.length === 0 ? 'the input' : [...new Set(errors.map(({ field }) => field || 'the input'))].join(', ')} and call ${tool.name} again; this program found nothing wrong, so the service has a rule that it does not know.`;
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
