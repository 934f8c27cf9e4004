/**
 * The table of error codes. Each code has an HTTP status; on MCP it is a tool error with the same facts. `retry` says whether
 * the same call may succeed later.
 */
export const ERRORS = {
  INVALID_INPUT: { status: 422, title: 'The input is not valid', retry: false },
  UNKNOWN_TOOL: { status: 404, title: 'There is no such tool', retry: false },
  NOT_FOUND: { status: 404, title: 'There is nothing here', retry: false },
  MALFORMED_REQUEST: { status: 400, title: 'The request cannot be understood', retry: false },
  INVALID_JSON: { status: 400, title: 'The body is not JSON', retry: false },
  FORBIDDEN: { status: 403, title: 'This caller is not allowed', retry: false },
  METHOD_NOT_ALLOWED: { status: 405, title: 'The method is not allowed here', retry: false },
  NOT_ACCEPTABLE: { status: 406, title: 'None of the accepted media types is available', retry: false },
  TIMED_OUT: { status: 408, title: 'The request took too long to arrive', retry: true },
  KEY_IN_USE: { status: 409, title: 'A call with this Idempotency-Key is still running', retry: true },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'The media type is not supported', retry: false },
  EXPECTATION_FAILED: { status: 417, title: 'The expectation cannot be met', retry: false },
  KEY_REUSED: { status: 422, title: 'This Idempotency-Key belongs to another call', retry: false },
  HEADERS_TOO_LARGE: { status: 431, title: 'The header fields are too large', retry: false },
  NOT_READY: { status: 503, title: 'Not ready yet', retry: true },
  TOO_LARGE: { status: 413, title: 'The input is too large', retry: false },
  RATE_LIMITED: { status: 429, title: 'Too many calls', retry: true },
  SERVICE_UNREACHABLE: { status: 503, title: 'The registration service did not answer', retry: true },
  STORE_UNAVAILABLE: { status: 503, title: 'The store cannot be opened', retry: true },
  CANCELLED: { status: 499, title: 'The call was cancelled', retry: true },
  INTERNAL: { status: 500, title: 'Something went wrong in this service', retry: true },
} as const satisfies Record<string, { status: number; title: string; retry: boolean }>;

/** A stable error code: a key of {@link ERRORS}. */
export type ErrorCode = keyof typeof ERRORS;

/** The end of a message about an unknown word: suggests the nearest known word, or is empty. */
export const didYouMean = (near: string | undefined): string => (near === undefined ? '' : ` Did you mean ${near}?`);

/** One invalid field: its name (empty for the input as a whole) and what is wrong with it, in this project's words. */
export interface FieldError {
  readonly field: string;
  /** The place in the field's list, from 0, if one item of it is invalid. */
  readonly item?: number;
  readonly detail: string;
}

/** The code of a Node exception, such as `ENOENT`; empty if it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** A field, or one item of its list, as a JSON Pointer (RFC 6901) into the input; the input as a whole is the empty pointer. */
const pointerTo = ({ field, item }: FieldError): string =>
  field === '' ? '' : `/${field.replaceAll('~', '~0').replaceAll('/', '~1')}${item === undefined ? '' : `/${item}`}`;

/** What a caller learns about a failure. It contains only this project's words, never the text of an exception. */
export interface Failure {
  readonly code: ErrorCode;
  /** What happened, in one sentence. */
  readonly detail: string;
  /** How to fix it, in one sentence. */
  readonly fix: string;
  readonly errors?: readonly FieldError[];
  /** Whether the same call may succeed later, if that differs from its code's `retry`. */
  readonly retry?: boolean;
  /** How many seconds to wait before a retry, if known. */
  readonly retryAfter?: number;
}

/**
 * The facts of a failure under the names that callers see.
 *
 * @param at where the invalid fields were: body fields are named by JSON pointer, query fields as parameters
 */
export function failureFacts(
  { code, detail, fix, errors, retry = ERRORS[code].retry, retryAfter }: Failure,
  at: 'body' | 'query' = 'body',
): Record<string, unknown> {
  const place = (error: FieldError) =>
    at === 'body' ? { pointer: pointerTo(error) } : error.field === '' ? {} : { parameter: error.field };
  return {
    code,
    detail,
    fix,
    ...(errors === undefined ? {} : { errors: errors.map((error) => ({ ...place(error), detail: error.detail })) }),
    retry,
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
  };
}

/** The only exception whose text reaches a caller: it carries a {@link Failure}. Any other exception becomes `INTERNAL`. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly failure: Failure;
  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.detail, options);
    this.failure = failure;
  }
}

/** A command could not finish; the message tells the operator why and what to do. */
export class NotDone extends Error {
  override readonly name = 'NotDone';
}

/**
 * An `INVALID_INPUT` failure about named fields.
 *
 * @param errors at least one invalid field
 * @param fix one sentence, ideally with a corrected call
 */
export function invalidInput(errors: readonly [FieldError, ...FieldError[]], fix: string): ToolError {
  const detail = errors.map((error) => error.detail).join(' ');
  return new ToolError({ code: 'INVALID_INPUT', detail, fix, errors });
}
