import type { Failure } from '../errors.ts';

/** Header fields, names in lower case. */
export type HeaderFields = readonly (readonly [name: string, value: string])[];

/** What is sent for a request. `undefined` for a body means none, and no `Content-Length` is made for it. */
export interface Answer {
  readonly status: number;
  readonly fields: HeaderFields;
  readonly body: string | Uint8Array | undefined;
}

/** A request that cannot be met: it becomes a problem document, or for browsers a page. */
export interface Refusal {
  readonly failure: Failure;
  /** Where the wrong fields stood: a body's are named by JSON pointer, a query's as parameters. */
  readonly at?: 'body' | 'query';
  readonly fields?: HeaderFields;
}

export type Reply = Answer | Refusal;

export const isRefusal = (reply: Reply): reply is Refusal => 'failure' in reply;

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';

const COMMON: HeaderFields = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
];

/** On what programs read: any website may call it, and nothing in it may run or be framed. */
export const API_FIELDS: HeaderFields = [
  ...COMMON,
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'],
  ['cross-origin-resource-policy', 'cross-origin'],
];

/**
 * On pages: nothing is loaded from elsewhere, nothing inline runs, nobody frames them.
 *
 * @param more directives beyond those of a page without scripts
 */
export const pageFields = (more = ''): HeaderFields => [
  ...COMMON,
  [
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src 'self' data:; ${more}base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  ],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];
