import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, type TestContext } from 'node:test';
import { openApp, type App } from '../../src/app.ts';
import { clientConfigurations, startHere } from '../../src/clients/configuration.ts';
import { carriedSettings } from '../../src/clients/settings.ts';
import { loadConfig, type Config } from '../../src/config.ts';
import { createFacade } from '../../src/http/facade.ts';
import { createLog } from '../../src/http/log.ts';
import { REFERENCE_FILES } from '../../src/http/reference.ts';
import { TIMEOUTS, listen, type Timeouts } from '../../src/http/server.ts';
import type { FacadeOptions } from '../../src/http/route.ts';
import { ENTRY, ROOT, scratch } from './built.ts';

export interface Service {
  /** Where it listens, and what its URLs start with unless configured otherwise. */
  readonly url: string;
  readonly port: number;
  readonly app: App;
  /** Faults that were reported and must not leave. */
  readonly faults: unknown[];
  readonly config: Config;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly settings?: Record<string, string>;
  readonly timeouts?: Partial<Timeouts>;
  readonly facade?: Partial<FacadeOptions>;
  /** How long callers wait for PostgreSQL at most. */
  readonly patienceMs?: number;
}

/** Where Swagger UI's files are in a checkout. */
export const REFERENCE = join(ROOT, 'node_modules', 'swagger-ui-dist');

let standIn: string | undefined;
/** Small files in the place of Swagger UI's, which take longer to compress than most tests need. */
function smallReference(): string {
  if (standIn !== undefined) return standIn;
  const folder = mkdtempSync(join(tmpdir(), 'registration-ghana-reference-'));
  for (const file of REFERENCE_FILES) writeFileSync(join(folder, file), `/* ${file} */\n`.repeat(50));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return (standIn = folder);
}

/** The facade on a free port of the loopback network, in this process; without limits and with small files for Swagger UI's unless they are set. */
export async function startService(
  context: Pick<TestContext, 'after'>,
  { settings, timeouts, facade, patienceMs }: ServiceOptions = {},
): Promise<Service> {
  const config = loadConfig({
    SVC_DATA_DIR: scratch(context),
    SVC_RATE_LIMIT: 'off',
    SVC_LOG_LEVEL: 'silent',
    SVC_TODAY: '2026-11-21',
    ...settings,
  });
  const faults: unknown[] = [];
  const server = await listen(config.host, 0, { ...TIMEOUTS, ...timeouts });
  const url = `http://127.0.0.1:${server.address.port}`;
  const app = openApp(config, {
    report: (error) => faults.push(error),
    address: url,
    ...(patienceMs === undefined ? {} : { patienceMs }),
  });
  const { listener, answered } = createFacade({
    registry: app.registry,
    version: '0.0.0',
    baseUrl: config.baseUrl ?? url,
    config,
    // Looked up at each call, so that a test may watch it.
    call: (request) => app.call(request),
    today: app.today,
    ready: () => app.ready(),
    gauges: app.gauges,
    log: createLog(config.logLevel).log,
    referenceDir: smallReference(),
    pagesDir: join(ROOT, 'dist', 'pages'),
    clients: (where) =>
      clientConfigurations(where, {
        here: startHere(ENTRY, carriedSettings(config, {})),
        address: config.baseUrl ?? url,
        bridgeUrl: config.bridgeUrl,
      }),
    ...facade,
  });
  server.serve(listener, answered);
  const stop = async () => {
    await server.stop();
    app.close();
  };
  context.after(stop);
  return { url, port: server.address.port, app, faults, config, stop };
}

const shared = new Map<string, Promise<Service>>();
const endings: (() => unknown)[] = [];
after(async () => {
  for (const end of endings) await end();
});

/** A service for all tests that want these settings and change nothing others see: a start costs more than most tests. */
export function sharedService(settings: Record<string, string> = {}): Promise<Service> {
  const key = JSON.stringify(settings);
  const service =
    shared.get(key) ?? startService({ after: (end) => void endings.push(end as () => unknown) }, { settings });
  shared.set(key, service);
  return service;
}

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  fix: string;
  retry: boolean;
  retry_after?: number;
  instance?: string;
  errors?: { pointer?: string; parameter?: string; detail: string }[];
}

/** What came over one raw connection. */
export interface RawAnswer {
  readonly text: string;
  readonly status: number;
  readonly body: string;
}

/** Sends bytes as they are and reads until the server closes, or for so long. */
export function raw(port: number, bytes: string | Uint8Array, waitMs = 3_000): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const timer = setTimeout(() => socket.destroy(), waitMs);
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.once('close', () => {
      clearTimeout(timer);
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ text, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), body: rest.join('\r\n\r\n') });
    });
  });
}
