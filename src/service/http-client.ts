import { codeOf } from '../errors.ts';
import { Agent as HttpAgent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** One request to a service. */
export interface ServiceRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly body: string | undefined;
  /** Sent only to the request's own origin, never to another one after a redirect. */
  readonly authorization: string | undefined;
  /** Also sent after a redirect. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A whole response, decompressed. */
export interface ServiceResponse {
  readonly status: number;
  /** The media type in lower case, without parameters; empty if the response has none. */
  readonly mediaType: string;
  /** Seconds to wait before a retry, if the service says so. */
  readonly retryAfter: number | undefined;
  readonly text: string;
}

/** Why there is no usable response. */
export type Fault =
  | 'refused'
  | 'unknown_host'
  | 'untrusted'
  | 'slow_to_connect'
  | 'slow'
  | 'cut_off'
  | 'too_large'
  | 'garbled'
  | 'elsewhere'
  | 'endless_redirects'
  | 'cancelled';

export type Exchange = { readonly response: ServiceResponse } | { readonly fault: Fault };

export interface Bounds {
  /** The time to connect, in milliseconds. */
  readonly connectMs: number;
  /** The largest answer, in bytes, before and after decompression. */
  readonly bytes: number;
  /** The most redirects to follow. */
  readonly redirects: number;
}

/** Sends requests and reuses their connections. */
export interface HttpClient {
  /**
   * One exchange; never throws.
   *
   * @param signal ends the exchange: the fault is `slow` if its reason is a `TimeoutError`, otherwise `cancelled`
   */
  send(request: ServiceRequest, signal: AbortSignal): Promise<Exchange>;
  close(): void;
}

const KEPT = { keepAlive: true, maxSockets: 64, maxFreeSockets: 8, scheduling: 'lifo' } as const;

export function createHttpClient(bounds: Bounds): HttpClient {
  const agents = { 'http:': new HttpAgent(KEPT), 'https:': new HttpsAgent(KEPT) };

  const follow = async (request: ServiceRequest, signal: AbortSignal, hops: number): Promise<Exchange> => {
    const came = await once(request, signal);
    if ('fault' in came || came.location === undefined) return came;
    const target = redirected(request, came.response.status, came.location);
    if (target === undefined) return { fault: 'elsewhere' };
    if (hops >= bounds.redirects) return { fault: 'endless_redirects' };
    return follow(target, signal, hops + 1);
  };

  type Came = { response: ServiceResponse; location: string | undefined } | { fault: Fault };
  const once = (request: ServiceRequest, signal: AbortSignal): Promise<Came> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve({ fault: endOf(signal) });
      const { url, method, body } = request;
      const isTls = url.protocol === 'https:';
      const sent: ClientRequest = (isTls ? httpsRequest : httpRequest)(url, {
        agent: agents[isTls ? 'https:' : 'http:'],
        method,
        headers: {
          ...request.headers,
          'accept-encoding': 'gzip, br',
          ...(request.authorization === undefined ? {} : { authorization: request.authorization }),
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
      });
      const settle = (came: Came) => {
        clearTimeout(connecting);
        signal.removeEventListener('abort', onAbort);
        resolve(came);
        // Do not read the rest of an unwanted answer.
        if ('fault' in came) sent.destroy();
      };
      const onAbort = () => settle({ fault: endOf(signal) });
      signal.addEventListener('abort', onAbort, { once: true });
      const connecting = setTimeout(() => settle({ fault: 'slow_to_connect' }), bounds.connectMs);
      sent.once('socket', (socket) => {
        // A reused connection is connected already.
        if (sent.reusedSocket) clearTimeout(connecting);
        else socket.once(isTls ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
      });
      // A later error has no effect: the promise is settled.
      sent.on('error', (error) => settle({ fault: faultOf(error) }));
      sent.once('response', (answer) => {
        clearTimeout(connecting);
        void read(answer, bounds.bytes).then((text) =>
          settle(
            typeof text === 'string'
              ? { response: responseOf(answer, text), location: locationOf(answer) }
              : { fault: text.fault },
          ),
        );
      });
      sent.end(body);
    });

  return {
    send: (request, signal) => follow(request, signal, 0),
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  };
}

/** The request after a redirect; undefined if it would go to a place that is not configured. */
function redirected(request: ServiceRequest, status: number, location: string): ServiceRequest | undefined {
  if (!URL.canParse(location, request.url.href)) return undefined;
  const url = new URL(location, request.url);
  const isUpgrade =
    url.protocol === 'https:' && request.url.protocol === 'http:' && url.hostname === request.url.hostname;
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin !== request.url.origin && !isUpgrade) return undefined;
  // Only 307 and 308 keep the method and the body (RFC 9110 section 15.4).
  if (request.method === 'POST' && status !== 307 && status !== 308) return undefined;
  return { ...request, url, authorization: isUpgrade ? undefined : request.authorization };
}

const locationOf = ({ statusCode = 0, headers }: IncomingMessage): string | undefined =>
  [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '//') : undefined;

const responseOf = ({ statusCode = 0, headers }: IncomingMessage, text: string): ServiceResponse => ({
  status: statusCode,
  mediaType: headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '',
  retryAfter: secondsOf(headers['retry-after']),
  text,
});

/** At most an hour: a longer wait does not help this conversation. */
const MAX_RETRY_AFTER = 3600;

/** `Retry-After` in seconds; the field holds seconds or a date (RFC 9110 section 10.2.3). */
function secondsOf(field: string | undefined): number | undefined {
  if (field === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(field) ? Number(field) : Math.ceil((Date.parse(field) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), MAX_RETRY_AFTER) : undefined;
}

const decoders: Readonly<Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
};

/** Reads a whole answer of at most `limit` bytes, before and after decompression. */
async function read(answer: IncomingMessage, limit: number): Promise<string | { fault: Fault }> {
  if (Number(answer.headers['content-length']) > limit) return { fault: 'too_large' };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) return { fault: 'too_large' };
      chunks.push(chunk);
    }
  } catch (error) {
    return { fault: faultOf(error) };
  }
  const bytes = Buffer.concat(chunks);
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return bytes.toString('utf8');
  const decode = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
  try {
    return decode === undefined
      ? { fault: 'garbled' }
      : (await decode(bytes, { maxOutputLength: limit })).toString('utf8');
  } catch (error) {
    return { fault: codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'garbled' };
  }
}

const endOf = (signal: AbortSignal): Fault =>
  signal.reason instanceof Error && signal.reason.name === 'TimeoutError' ? 'slow' : 'cancelled';

const FAULTS: Readonly<Record<string, Fault>> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EADDRNOTAVAIL: 'refused',
  ENOTFOUND: 'unknown_host',
  EAI_AGAIN: 'unknown_host',
  ETIMEDOUT: 'slow_to_connect',
  ECONNRESET: 'cut_off',
  EPIPE: 'cut_off',
};

function faultOf(error: unknown): Fault {
  // If a host has several addresses: the fault of the first one tried.
  const code = codeOf(error instanceof AggregateError ? error.errors[0] : error);
  if (Object.hasOwn(FAULTS, code)) return FAULTS[code] as Fault;
  if (code.startsWith('HPE_')) return 'garbled';
  // TLS has many codes; each means that the other side is not who it should be, or does not speak TLS.
  return /CERT|TLS|SSL|SIGNATURE|EPROTO|VERIFY/.test(code) ? 'untrusted' : 'cut_off';
}
