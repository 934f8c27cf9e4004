import type { Failure } from '../errors.ts';

/** Header fields, names in lower case. */
export type HeaderFields = readonly (readonly [name: string, value: string])[];

/** A response. `undefined` as the body means no body and no `Content-Length`. */
export interface Answer {
  readonly status: number;
  readonly fields: HeaderFields;
  readonly body: string | Uint8Array | undefined;
}

/** A refused request: it becomes a problem document, or a page in a browser. */
export interface Refusal {
  readonly failure: Failure;
  /** Where the invalid fields were: body fields are named by JSON pointer, query fields as parameters. */
  readonly at?: 'body' | 'query';
  readonly fields?: HeaderFields;
}

export type Reply = Answer | Refusal;

export const isRefusal = (reply: Reply): reply is Refusal => 'failure' in reply;

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';

const COMMON: HeaderFields = [['x-content-type-options', 'nosniff']];

/** Header fields of answers to programs: any website may call them, and nothing in them may run or be framed. */
export const API_FIELDS: HeaderFields = [
  ...COMMON,
  ['referrer-policy', 'no-referrer'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'],
  ['cross-origin-resource-policy', 'cross-origin'],
];

/**
 * Header fields of pages: they load nothing from elsewhere, run nothing inline, and cannot be framed.
 *
 * @param more directives beyond those of a page without scripts
 */
export const pageFields = (more = ''): HeaderFields => [
  ...COMMON,
  // With no-referrer, browsers send the forms of the page itself with "Origin: null".
  ['referrer-policy', 'same-origin'],
  [
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src 'self' data:; ${more}base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  ],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];
