import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { FrameLocator, Page } from 'playwright-core';
const ROOT = join(import.meta.dirname, '..', '..');

/** A call for each view, whose answer shows most of its parts. */
export const VIEW_CALLS = {
  name: {
    name: 'check_business_name_availability',
    arguments: { business_name: 'Melcom Ventures Ltd', other_names: ['Voltik Ghana Ltd'] },
  },
  recommendation: {
    name: 'recommend_registration_entity',
    arguments: { purpose: 'My sister and I sell waakye at Madina' },
  },
  renewal: {
    name: 'get_renewal_guidance',
    arguments: {
      entity_type: 'sole_proprietorship',
      registration_date: '2020-03-02',
      last_renewal_date: '2023-04-11',
    },
  },
};

/** A message of a view to its host. */
export interface ViewMessage {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
}

export interface ViewHost {
  readonly page: Page;
  readonly view: FrameLocator;
  /** Every message of the view so far. */
  readonly seen: () => Promise<ViewMessage[]>;
  /** The heights that the view reported. */
  readonly heights: () => Promise<number[]>;
  readonly sendToolInput: (given: unknown) => Promise<void>;
  readonly sendToolResult: (result: unknown) => Promise<void>;
  /** Gives the view and the window another width. */
  readonly resize: (width: number) => Promise<void>;
  /** Any other notification or request of the bridge, by its name. */
  readonly tell: (what: string, params: unknown) => Promise<unknown>;
}

export interface HostOptions {
  readonly capabilities?: Readonly<Record<string, object>>;
  readonly context?: unknown;
  readonly width?: number;
  /** The theme of the assistant's page. */
  readonly colorScheme?: 'light' | 'dark';
  readonly refusesLinks?: boolean;
  readonly refusesMessages?: boolean;
  readonly callTool?: (call: { name: string; arguments?: Record<string, unknown> }) => Promise<unknown>;
}

/** The policy under which a view runs that asks for nothing (text of 2026-01-26). A frame with `srcdoc` has its page's. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";

/** An assistant's page. A frame in it has its theme, not the device's. */
const pageIn = (theme: string): string =>
  `<!doctype html><html style="color-scheme: ${theme}"><meta charset="utf-8"><link rel="icon" href="data:,"><body style="margin:0"><script src="/host.js"></script>`;

let script: string | undefined;
/** The host's script, bundled once. */
const hostScript = (): string =>
  (script ??= buildSync({
    entryPoints: [join(import.meta.dirname, 'view-host-page.js')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    logLevel: 'silent',
  }).outputFiles[0]!.text);

/** The document of a view, as the build made it. */
export const viewDocument = (name: string): string => readFileSync(join(ROOT, 'dist', 'views', `${name}.html`), 'utf8');

/** What an assistant that can do everything declares. */
export const EVERYTHING = { serverTools: {}, openLinks: {}, message: { text: {} }, updateModelContext: { text: {} } };

/** Serves the page of an assistant on this computer, in each theme. */
export async function serveHost(): Promise<{
  readonly urlIn: (theme: 'light' | 'dark') => string;
  readonly close: () => void;
}> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/host.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      ...(isScript && { 'cache-control': 'max-age=3600' }),
    });
    response.end(isScript ? hostScript() : pageIn(request.url === '/dark' ? 'dark' : 'light'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { urlIn: (theme) => `http://127.0.0.1:${port}/${theme}`, close: () => server.close() };
}

/** What answers the calls of the view in a page. */
const callers = new WeakMap<Page, HostOptions['callTool']>();

/** Shows a view in a browser's page that is at {@link serveHost}: under the extension's own bridge and the default policy. */
export async function showView(page: Page, name: string, options: HostOptions = {}): Promise<ViewHost> {
  const { capabilities = EVERYTHING, context = {}, width = 360, refusesLinks, refusesMessages, callTool } = options;
  if (!callers.has(page))
    await page.exposeFunction('callTool', (call: Parameters<NonNullable<typeof callTool>>[0]) => {
      const answer = callers.get(page);
      if (answer === undefined) throw new Error('This assistant calls no tools.');
      return answer(call);
    });
  callers.set(page, callTool);
  const run = <T>(call: string, ...given: unknown[]) =>
    page.evaluate(`${call}(${given.map((one) => JSON.stringify(one)).join()})`) as Promise<T>;
  await run('showView', { html: viewDocument(name), capabilities, context, width, refusesLinks, refusesMessages });
  return {
    page,
    view: page.frameLocator('iframe'),
    seen: () => run('(() => seen)'),
    heights: () => run('(() => heights)'),
    resize: async (to) => {
      await page.setViewportSize({ width: to, height: 800 });
      await run('resizeView', to);
    },
    sendToolInput: (given) => run('tellView', 'sendToolInput', { arguments: given }),
    sendToolResult: (result) => run('tellView', 'sendToolResult', result),
    tell: (what, params) => run('tellView', what, params),
  };
}
