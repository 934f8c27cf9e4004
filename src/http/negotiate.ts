import Negotiator from 'negotiator';
import type { Refusal } from './answer.ts';

/** What an answer may be rendered as. */
export type Rendering = 'json' | 'html';

const MEDIA: Readonly<Record<Rendering, string>> = { json: 'application/json', html: 'text/html' };
const PROBLEM = 'application/problem+json';
const NAMES_HTML = /(?:^|[\s,])text\/html(?:$|[\s;,])/i;

/** Clients send few different header values: what one came to is kept, within this many. */
const KEPT = 256;

function remembered<T>(read: (value: string) => T): (value: string) => T {
  const kept = new Map<string, T>();
  return (value) => {
    const known = kept.get(value);
    if (known !== undefined || kept.has(value)) return known as T;
    const result = read(value);
    if (kept.size >= KEPT) kept.clear();
    if (value.length <= 512) kept.set(value, result);
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
 * How to render an answer for an `Accept` field. HTML only where `text/html` is named: `*`/`*` gets JSON.
 *
 * @param offersHtml whether there is a rendering for people
 * @returns undefined where nothing on offer is accepted
 */
export function rendering(accept: string | undefined, offersHtml: boolean): Rendering | undefined {
  if (accept === undefined || accept === '*/*') return 'json';
  const read = readAccept(accept);
  return offersHtml ? read.both : read.json;
}

/** How to render a problem: it is told whatever is accepted, as JSON unless HTML is named and preferred. */
export const problemRendering = (accept: string | undefined): Rendering =>
  accept === undefined || accept === '*/*' ? 'json' : readAccept(accept).problem;

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const readAcceptEncoding = remembered((value): Encoding | undefined => {
  const taken = new Negotiator({ headers: { 'accept-encoding': value } }).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => taken.includes(encoding));
});

/** The smallest encoding that an `Accept-Encoding` field takes; undefined for none. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding | undefined =>
  acceptEncoding === undefined ? undefined : readAcceptEncoding(acceptEncoding);

/** The refusal where {@link rendering} finds nothing that is accepted. */
export const notAcceptable = (offersHtml: boolean): Refusal => ({
  failure: {
    code: 'NOT_ACCEPTABLE',
    detail: `The answer is offered as application/json${offersHtml ? ' or text/html' : ''}, which the Accept field does not take.`,
    fix: 'Send "Accept: application/json", or no Accept field.',
  },
});
