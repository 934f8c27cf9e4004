import {
  STATUS_CODES,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Failure } from '../errors.ts';
import { MAX_AUTHORITY } from './address.ts';
import type { Answer, HeaderFields } from './answer.ts';
import { MAX_BODY } from '../registry/fields.ts';
import { problem } from './problem.ts';

/** The time clients have, in milliseconds. */
export interface Timeouts {
  /** For the header fields of a request. */
  readonly headers: number;
  /** For a whole request. */
  readonly request: number;
  /** Between requests on one connection. */
  readonly idle: number;
  /** For requests in flight when the service stops. */
  readonly stop: number;
}

/** Proxies keep idle connections for up to a minute: a shorter `idle` would close some just as they are used again. */
export const TIMEOUTS: Timeouts = { headers: 10_000, request: 30_000, idle: 65_000, stop: 10_000 };

/** How often to look for clients that are out of time. */
const CHECK_MS = 1_000;

/** An HTTP/1.1 server on one address. */
export interface HttpServer {
  /** Where it listens. */
  readonly address: AddressInfo;
  /** Passes requests to a listener. Call it right after {@link listen}, before a request can arrive. */
  serve(listener: RequestListener, answered: (status: number) => void): void;
  /** Stops listening, lets requests in flight finish, and resolves when every connection is closed. */
  stop(): Promise<void>;
  /** Stops listening and cuts every connection. */
  cut(): void;
}

/**
 * Listens on an address.
 *
 * @param port 0 for any free port
 * @throws Node's error if it cannot listen there; its `code` says why
 */
export async function listen(host: string, port: number, timeouts: Timeouts = TIMEOUTS): Promise<HttpServer> {
  const server = createServer({
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    connectionsCheckingInterval: Math.min(CHECK_MS, timeouts.headers),
    // Node's own answer to a missing Host has no body; ours does.
    requireHostHeader: false,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  let stopping = false;
  return {
    address: server.address() as AddressInfo,
    serve: (listener, answered) => attach(server, listener, answered, () => stopping),
    stop: async () => {
      stopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Close connections as they become idle.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const deadline = setTimeout(() => server.closeAllConnections(), timeouts.stop);
      await closed;
      clearInterval(sweep);
      clearTimeout(deadline);
    },
    cut: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function attach(
  server: Server,
  listener: RequestListener,
  answered: (status: number) => void,
  isStopping: () => boolean,
): void {
  /** The last response begun on a connection. */
  const responses = new WeakMap<Socket, ServerResponse>();
  const refuse = (response: ServerResponse, failure: Failure) => {
    const { status, fields, body = '' } = rawProblem(failure);
    answered(status);
    response.writeHead(
      status,
      [...fields, ['connection', 'close'], ['content-length', String(Buffer.byteLength(body))]].flat() as string[],
    );
    response.end(body);
  };
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    responses.set(request.socket, response);
    const fault = refusedHead(request);
    if (fault !== undefined) return refuse(response, fault);
    if (isStopping()) response.shouldKeepAlive = false;
    void listener(request, response);
  };
  server.on('request', serve);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // Refuse a body that is too large before the client sends it.
    if (!(Number(request.headers['content-length']) > MAX_BODY)) response.writeContinue();
    serve(request, response);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => refuse(response, EXPECTATION));
  server.on('connect', (_request: IncomingMessage, socket: Socket) => hangUp(socket, NO_TUNNEL, answered));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = responses.get(socket);
    const halfSent = response !== undefined && response.headersSent && !response.writableFinished;
    if (error.code === 'ECONNRESET' || halfSent || !socket.writable) socket.destroy();
    else hangUp(socket, CLIENT_ERRORS[error.code ?? ''] ?? MALFORMED, answered);
  });
}

/** What is wrong with a request line or its Host field; undefined if nothing is. */
function refusedHead({ headers, rawHeaders, httpVersion, url = '' }: IncomingMessage): Failure | undefined {
  if (headers.host === undefined) {
    if (httpVersion !== '1.0') return NO_HOST;
  } else if (headers.host.length > MAX_AUTHORITY || !HOST.test(headers.host) || isRepeated(rawHeaders)) return NO_HOST;
  return url.startsWith('/') || url === '*' || ABSOLUTE.test(url) ? undefined : MALFORMED;
}

/** A target with scheme and host; {@link MAX_AUTHORITY} is its longest. */
const ABSOLUTE = /^https?:\/\/[^/?#]{1,290}(?:[/?#]|$)/i;
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

function isRepeated(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Answers a request that cannot be read, and closes its connection. */
function hangUp(socket: Socket, failure: Failure, answered: (status: number) => void): void {
  const { status, fields, body = '' } = rawProblem(failure);
  answered(status);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `date: ${new Date().toUTCString()}`,
    ...fields.map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.on('error', () => {});
  socket.end(`${head.join('\r\n')}\r\n\r\n${String(body)}`);
  // Stop reading from a client that keeps sending.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const LINGER_MS = 1_000;

/** A problem before any route: always JSON. */
function rawProblem(failure: Failure): Answer {
  const id = crypto.randomUUID();
  const allow: HeaderFields = failure === NO_TUNNEL ? [['allow', 'GET, HEAD, POST, OPTIONS']] : [];
  return problem({ failure, fields: [...allow, ['x-request-id', id]] }, id, undefined);
}

const MALFORMED: Failure = {
  code: 'MALFORMED_REQUEST',
  detail: 'The request is not valid HTTP/1.1.',
  fix: 'Send it with an HTTP client library.',
};
const NO_HOST: Failure = {
  code: 'MALFORMED_REQUEST',
  detail: 'The request has no Host field, several, or one that is not a host.',
  fix: 'Send one Host field with the name and port of the service.',
};
const NO_TUNNEL: Failure = { code: 'METHOD_NOT_ALLOWED', detail: 'CONNECT is not supported.', fix: 'Use GET or POST.' };
const EXPECTATION: Failure = {
  code: 'EXPECTATION_FAILED',
  detail: 'The Expect field asks for something that is not supported.',
  fix: 'Leave it out, or send "Expect: 100-continue".',
};
const LATE: Failure = {
  code: 'TIMED_OUT',
  detail: 'The request did not arrive in time.',
  fix: 'Send the whole request at once.',
};

const CLIENT_ERRORS: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: {
    code: 'HEADERS_TOO_LARGE',
    detail: 'The address and header fields are larger than 16 KiB.',
    fix: 'Send fewer or shorter header fields, and put long text in a body.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    code: 'TOO_LARGE',
    detail: 'The chunk extensions are too large.',
    fix: 'Send no chunk extensions.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: LATE,
};
