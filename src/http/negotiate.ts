import Negotiator from 'negotiator';
import type { Refusal } from './answer.ts';

/** The forms of an answer. */
export type Rendering = 'json' | 'html';

const MEDIA: Readonly<Record<Rendering, string>> = { json: 'application/json', html: 'text/html' };
const PROBLEM = 'application/problem+json';
const NAMES_HTML = /(?:^|[\s,])text\/html(?:$|[\s;,])/i;

/** The most header values whose result to remember: clients send only a few different ones. */
const KEPT = 256;
/** A longer field is disregarded: the library that reads it takes time by the square of its length. */
const LONGEST = 1_024;
const heeded = (field: string | undefined): string | undefined =>
  field === undefined || field.length > LONGEST ? undefined : field;

function remembered<T>(read: (value: string) => T): (value: string) => T {
  const kept = new Map<string, T>();
  return (value) => {
    const known = kept.get(value);
    if (known !== undefined || kept.has(value)) return known as T;
    const result = read(value);
    if (kept.size >= KEPT) kept.clear();
    kept.set(value, result);
    return result;
  };
}

const readAccept = remembered((accept) => {
  const negotiator = new Negotiator({ headers: { accept } });
  const named = NAMES_HTML.test(accept);
  const first = (html: boolean): Rendering | undefined => {
    const [best] = negotiator.mediaTypes(html && named ? [MEDIA.json, MEDIA.html] : [MEDIA.json]);
    return best === undefined ? undefined : best === MEDIA.html ? 'html' : 'json';
  };
  const [problem] = named ? negotiator.mediaTypes([PROBLEM, MEDIA.json, MEDIA.html]) : [];
  return { json: first(false), both: first(true), problem: problem === MEDIA.html ? 'html' : 'json' } as const;
});

/**
 * How to render an answer for an `Accept` field. HTML only if the field names `text/html`; `*`/`*` gets JSON.
 *
 * @param offersHtml whether there is an HTML form
 * @returns undefined if the field accepts no available form
 */
export function rendering(field: string | undefined, offersHtml: boolean): Rendering | undefined {
  const accept = heeded(field);
  if (accept === undefined || accept === '*/*') return 'json';
  const read = readAccept(accept);
  return offersHtml ? read.both : read.json;
}

/** How to render a problem: JSON, unless the field names and prefers HTML. A problem is sent even if neither is accepted. */
export const problemRendering = (field: string | undefined): Rendering => {
  const accept = heeded(field);
  return accept === undefined || accept === '*/*' ? 'json' : readAccept(accept).problem;
};

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const readAcceptEncoding = remembered((value): Encoding | undefined => {
  const taken = new Negotiator({ headers: { 'accept-encoding': value } }).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => taken.includes(encoding));
});

/** The smallest encoding that an `Accept-Encoding` field accepts; undefined for none. */
export const encodingFor = (field: string | undefined): Encoding | undefined => {
  const accept = heeded(field);
  return accept === undefined ? undefined : readAcceptEncoding(accept);
};

/** The refusal for a request that accepts no available form. */
export const notAcceptable = (offersHtml: boolean): Refusal => ({
  failure: {
    code: 'NOT_ACCEPTABLE',
    detail: `The answer is available as application/json${offersHtml ? ' or text/html' : ''}, which the Accept field excludes.`,
    fix: 'Send "Accept: application/json", or no Accept field.',
  },
});
