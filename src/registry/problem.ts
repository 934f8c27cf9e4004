import { ERRORS, failureFacts, type Failure } from '../errors.ts';

/** The stable `type` of a problem: a URN, the same on every service. */
const problemType = (code: Failure['code']): string =>
  `urn:registration-ghana:problem:${code.toLowerCase().replaceAll('_', '-')}`;

/** A request's id as the `instance` of a problem. */
const instanceOf = (requestId: string): string => `urn:registration-ghana:request:${requestId}`;

/**
 * A failure as problem details (RFC 9457), with the same facts as on MCP.
 *
 * @param at where the invalid fields were: body fields are named by JSON pointer, query fields as parameters
 */
export function problemDocument(
  failure: Failure,
  at: 'body' | 'query' = 'body',
  requestId?: string,
): Record<string, unknown> {
  const { status, title } = ERRORS[failure.code];
  return {
    type: problemType(failure.code),
    title,
    status,
    ...failureFacts(failure, at),
    ...(requestId === undefined ? {} : { instance: instanceOf(requestId) }),
  };
}
