import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { openApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { runOnService, type RetryPolicy, type ServiceModeOptions } from '../../src/service/service.ts';
import { createCall, runHere, type Outcome } from '../../src/registry/call.ts';
import { builtIn, type AnyTool } from '../../src/registry/tool.ts';
import { scratch } from './built.ts';

/** A service that answers as a test says, and what it was asked. */
export interface FakeService {
  readonly url: string;
  readonly port: number;
  readonly requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  /** Connections that stand now. */
  readonly connections: Set<Socket>;
  /** Connections that were ever made. */
  opened(): number;
}

export type Answerer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export async function startFake(context: TestContext, answer: Answerer): Promise<FakeService> {
  const requests: FakeService['requests'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      answer(request, response, body);
    });
    response.on('error', () => {});
  });
  return { ...(await started(context, server)), requests };
}

/** A service below HTTP: every connection is handed to the test. */
export async function startRaw(context: TestContext, connected: (socket: Socket) => void): Promise<FakeService> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    connected(socket);
  });
  return { ...(await started(context, server)), requests: [] };
}

async function started(context: TestContext, server: Server): Promise<Omit<FakeService, 'requests'>> {
  const connections = new Set<Socket>();
  let opened = 0;
  server.on('connection', (socket: Socket) => {
    opened += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    for (const socket of connections) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, connections, opened: () => opened };
}

export const json = (
  response: ServerResponse,
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

/** Short enough for tests, long enough for a busy machine. */
export const QUICK: RetryPolicy = { connect: 1_500, total: 2_500, attempts: 3, pause: 5 };

export const RECOMMEND = 'recommend_registration_entity';
export const OPTIONS = 'list_registration_options';
export const CHECK = 'check_business_name_availability';
export const RENEWAL = 'get_renewal_guidance';
export const FEEDBACK = 'submit_bot_feedback';

/** A valid input of each tool that is asked of a service. */
export const INPUTS: Readonly<Record<string, Record<string, unknown>>> = {
  [RECOMMEND]: { purpose: 'A church in Tamale' },
  [OPTIONS]: {},
  [CHECK]: { business_name: 'Sankofa Loom' },
  [FEEDBACK]: { kind: 'suggestion', message: 'A list of offices would help.' },
};

export interface Caller {
  (name: string, input?: Record<string, unknown>, signal?: AbortSignal): Promise<Outcome>;
  readonly faults: unknown[];
  readonly tool: (name: string) => AnyTool;
}

/** Calls tools as the tool server does in service mode. */
export function serviceCaller(
  context: TestContext,
  baseUrl: string,
  options: Partial<Pick<ServiceModeOptions, 'bearer' | 'retryPolicy'>> = {},
): Caller {
  const faults: unknown[] = [];
  const report = (error: unknown) => void faults.push(error);
  const app = openApp(loadConfig({ SVC_DATA_DIR: scratch(context), SVC_BASE_URL: baseUrl, SVC_TODAY: '2026-11-21' }), {
    report,
  });
  context.after(() => app.close());
  const run = runOnService({
    baseUrl,
    version: '9.9.9',
    here: runHere(builtIn(app.services), report),
    retryPolicy: QUICK,
    ...options,
  });
  const call = createCall({ run, report });
  const tool = (name: string) => app.registry.tool(name) as AnyTool;
  return Object.assign(
    (name: string, input = INPUTS[name] ?? {}, signal?: AbortSignal) => call({ tool: tool(name), input, signal }),
    { faults, tool },
  );
}

/** The failure of an outcome that must be one. */
export function failureOf(outcome: Outcome) {
  if (outcome.ok) throw new Error(`it answered ${JSON.stringify(outcome.value).slice(0, 200)}`);
  return outcome.failure;
}

export function valueOf(outcome: Outcome): Record<string, unknown> {
  if (!outcome.ok) throw new Error(`it failed: ${JSON.stringify(outcome.failure)}`);
  return outcome.value;
}
