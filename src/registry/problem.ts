import { ERRORS, pointerTo, type Failure } from '../errors.ts';

/** The stable `type` of a problem: a URN, the same wherever the service runs. */
const problemType = (code: Failure['code']): string =>
  `urn:registration-ghana:problem:${code.toLowerCase().replaceAll('_', '-')}`;

/** What the id of a request looks like in a problem's `instance`. */
const instanceOf = (requestId: string): string => `urn:registration-ghana:request:${requestId}`;

/**
 * A failure as problem details (RFC 9457), with the same facts as on MCP.
 *
 * @param at where the wrong fields stood: a body's are named by JSON pointer, a query's as parameters
 */
export function problemDocument(
  failure: Failure,
  at: 'body' | 'query' = 'body',
  requestId?: string,
): Record<string, unknown> {
  const { code, detail, fix, errors, retry = ERRORS[code].retry, retryAfter } = failure;
  const { status, title } = ERRORS[code];
  return {
    type: problemType(code),
    title,
    status,
    detail,
    code,
    fix,
    ...(errors === undefined
      ? {}
      : {
          errors: errors.map(({ field, detail: wrong }) =>
            at === 'body'
              ? { pointer: pointerTo(field), detail: wrong }
              : { ...(field === '' ? {} : { parameter: field }), detail: wrong },
          ),
        }),
    retry,
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    ...(requestId === undefined ? {} : { instance: instanceOf(requestId) }),
  };
}
