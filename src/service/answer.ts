import type { Failure, FieldError } from '../errors.ts';
import { shown } from '../registry/faults.ts';
import { inputSchema, outputSchema, type JsonObjectSchema, type JsonSchema } from '../registry/json-schema.ts';
import { surfaceKeys, type AnyTool } from '../registry/tool.ts';
import type { Fault, ServiceResponse } from './http-client.ts';

/** The result of a call to the service. */
export type Result =
  | {
      readonly value: Record<string, unknown>;
      /** Whether the answer has the form of an older version. */
      readonly isOlder?: boolean;
    }
  | {
      readonly failure: Failure;
      /** Whether the service may still have done what was asked. */
      readonly mayBeDone?: boolean | undefined;
      readonly cancelled?: boolean;
      /** Whether the input is the cause, so that this program would refuse it too. */
      readonly refusesInput?: boolean;
    };

/** The longest answer that is passed on, in characters: the options of all types take some 101,000. */
const MAX_CHARACTERS = 110_000;

const FAULTS: Readonly<Record<Exclude<Fault, 'cancelled'>, Circumstances & { says: string }>> = {
  refused: { says: 'The registration service cannot be reached: nothing answers at its address.', retry: true },
  unknown_host: { says: 'The registration service cannot be reached: its host name is unknown.', retry: true },
  untrusted: {
    says: 'The registration service was not called: its secure connection cannot be trusted.',
    retry: false,
  },
  slow_to_connect: {
    says: 'The registration service cannot be reached: the connection timed out.',
    retry: true,
  },
  slow: { says: 'The registration service did not answer in time.', retry: true, mayBeDone: true },
  cut_off: {
    says: 'The registration service closed the connection before its answer was complete.',
    retry: true,
    mayBeDone: true,
  },
  too_large: {
    says: 'The registration service sent an answer that is too large to read.',
    retry: false,
    mayBeDone: true,
  },
  garbled: { says: 'The registration service sent an answer that cannot be read.', retry: true, mayBeDone: true },
  elsewhere: {
    says: 'The registration service redirects to another address. This program sends nothing to an address that is not configured.',
    retry: false,
  },
  endless_redirects: {
    says: 'The registration service redirects too many times.',
    retry: false,
  },
};

/** What a fault means for the caller of a tool. */
export function ofFault(tool: AnyTool, fault: Fault): Result {
  if (fault === 'cancelled')
    return {
      cancelled: true,
      mayBeDone: true,
      failure: {
        code: 'CANCELLED',
        detail: 'The call was cancelled.',
        fix: 'Call again if you still want the answer.',
      },
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

/** A failure that claims nothing about what was asked, and says what to do. */
function unreachable(tool: AnyTool, detail: string, { retry, mayBeDone, retryAfter }: Circumstances): Failure {
  const so =
    tool.effect === 'reads'
      ? 'Nothing was looked up, so say nothing about the result.'
      : mayBeDone === true
        ? 'It may have been stored. You can repeat the same call: it is stored once.'
        : 'It was not stored.';
  const next = retry
    ? `Call ${tool.name} again in ${retryAfter === undefined ? 'a minute' : `${retryAfter} seconds`}; if it fails again, tell the user that this is not possible now.`
    : 'Calling again will not help.';
  return {
    code: 'SERVICE_UNREACHABLE',
    detail,
    fix: `${so} ${next} The operator of this program should check SVC_BASE_URL and the service there.`,
    retry,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** How many seconds to wait before a retry if the service does not say. */
const RETRY_AFTER = 60;

/** What a service's response means for the caller of a tool, in this program's words. */
export function ofResponse(tool: AnyTool, response: ServiceResponse): Result {
  const { status, retryAfter } = response;
  const body = bodyOf(response);
  if (status >= 200 && status < 300) return ofAnswer(tool, body);
  if (status === 422 || (status === 400 && Array.isArray(body?.['errors'])))
    return { refusesInput: true, failure: body?.['code'] === 'KEY_REUSED' ? KEY_REUSED : refusal(tool, body) };
  if (status === 429) {
    const detail = `The registration service accepts no more calls for now (${status}).`;
    const failure = unreachable(tool, detail, { retry: true, retryAfter: retryAfter ?? RETRY_AFTER });
    return { failure: { ...failure, code: 'RATE_LIMITED' } };
  }
  if (status === 401 || status === 403) {
    const detail = `The registration service requires a credential, or refuses this program's (${status}). The operator of this program sets SVC_BEARER_TOKEN.`;
    return { failure: unreachable(tool, detail, { retry: false }) };
  }
  if (status >= 500 || status === 409) {
    const detail = `The registration service failed (${status}).`;
    return { mayBeDone: true, failure: unreachable(tool, detail, { retry: true, mayBeDone: true, retryAfter }) };
  }
  const detail = `The registration service does not know this call (${status}): SVC_BASE_URL may be the address of something else.`;
  return { failure: unreachable(tool, detail, { retry: false }) };
}

/** The JSON object in a response; undefined if there is none. */
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
 * Reads a tool's output from a service's answer. Fields that the tool does not declare are dropped at every depth, so that
 * the service can add fields; every field that it declares as required must be there.
 */
function ofAnswer(tool: AnyTool, body: Record<string, unknown> | undefined): Result {
  const unusable = (detail: string): Result => ({
    mayBeDone: true,
    failure: unreachable(tool, `The registration service ${detail}.`, { retry: true, mayBeDone: true }),
  });
  if (body === undefined) return unusable('sent an answer that is not JSON');
  const known = pick(answerSchema(tool), body) as Record<string, unknown>;
  const spelled = (field: string): string => surfaceKeys(tool, field, 'http')[0] as string;
  const told = Object.fromEntries(
    Object.keys(tool.output.shape).flatMap((field) =>
      Object.hasOwn(known, spelled(field)) ? [[field, known[spelled(field)]]] : [],
    ),
  );
  const value = tool.older?.read(told) ?? told;
  const parsed = tool.output.safeParse(value);
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    const missing = fields.filter((field) => value[field] === undefined).map(spelled);
    const wrong = fields.filter((field) => value[field] !== undefined).map(spelled);
    const faults = [
      ...(missing.length === 0 ? [] : [`${missing.join(', ')} missing`]),
      ...(wrong.length === 0 ? [] : [`${wrong.join(', ')} not as declared`]),
    ];
    return unusable(`sent an incomplete answer (${faults.join('; ')})`);
  }
  if (!linksAreSafe(parsed.data)) return unusable('sent a link that is not a web address');
  if (JSON.stringify(parsed.data).length > MAX_CHARACTERS)
    return unusable('sent an answer that is too long to pass on');
  const { mark } = tool.older ?? {};
  return { value: parsed.data, isOlder: mark !== undefined && !Object.hasOwn(told, mark) };
}

const schemas = new WeakMap<AnyTool, JsonObjectSchema>();

/** The JSON Schema of a tool's answer over HTTP, converted once. */
function answerSchema(tool: AnyTool): JsonObjectSchema {
  let schema = schemas.get(tool);
  if (schema === undefined) {
    schema = outputSchema(tool, 'http');
    schemas.set(tool, schema);
  }
  return schema;
}

/** The part of a value that a schema declares, at every depth. */
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

/** Whether every link (a field `..._url`) is an http or https address, never one that runs code. */
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
  detail: 'This Idempotency-Key belongs to an earlier, different call.',
  fix: 'Send a new key with each new call, and the same key only to repeat a call.',
};

/** The most errors of one refusal that are passed on. */
const MAX_ERRORS = 10;

/** A service's refusal of an input, in this program's words; its reason for a field is quoted. */
function refusal(tool: AnyTool, body: Record<string, unknown> | undefined): Failure {
  const schema = inputSchema(tool);
  const given = Array.isArray(body?.['errors']) ? (body['errors'] as unknown[]).slice(0, MAX_ERRORS) : [];
  const errors = given.flatMap((error) => (isRecord(error) ? fieldError(error, schema) : []));
  const fix = `Fix ${errors.length === 0 ? 'the input' : [...new Set(errors.map(({ field }) => field || 'the input'))].join(', ')} and call ${tool.name} again; the service has a rule that this program does not know.`;
  if (errors.length > 0)
    return { code: 'INVALID_INPUT', detail: errors.map(({ detail }) => detail).join(' '), fix, errors };
  return {
    code: 'INVALID_INPUT',
    detail: 'The registration service refuses this input and does not say which field is wrong.',
    fix,
  };
}

function fieldError(error: Record<string, unknown>, { properties }: JsonObjectSchema): FieldError[] {
  const { pointer, parameter, detail } = error;
  const [, first = '', item = ''] = typeof pointer === 'string' ? pointer.split('/') : [];
  const field = typeof parameter === 'string' ? parameter : first.replaceAll('~1', '/').replaceAll('~0', '~');
  if (field !== '' && !Object.hasOwn(properties, field)) return [];
  const reason = typeof detail === 'string' && isPlain(detail) ? ` It says: ${shown(detail, MAX_REASON)}` : '';
  const place = /^\d{1,3}$/.test(item) ? { item: Number(item) } : {};
  const name = 'item' in place ? `${field}/${place.item}` : field;
  return [
    {
      field,
      ...place,
      detail: `The registration service refuses ${field === '' ? 'the input as a whole' : name}.${reason}`,
    },
  ];
}

/** The longest reason that is quoted, in characters. */
const MAX_REASON = 240;

/** Whether a service's text is a plain sentence: no markup, no line break, nothing that looks like code or a path. */
const isPlain = (text: string): boolean =>
  text.length <= MAX_REASON * 2 && !/[<>{}\p{Cc}]|\bat \S+:\d+|(?:^|\s)\/\S+\/|\bnode:/u.test(text);
