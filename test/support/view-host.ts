import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { buildSync } from 'esbuild';
import type { FrameLocator, Page } from 'playwright-core';
import { visit } from './browser.ts';
import { ROOT } from './built.ts';

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
    format: 'iife',
    platform: 'browser',
    logLevel: 'silent',
  }).outputFiles[0]!.text);

/** The document of a view, as the build made it. */
export const viewDocument = (name: string): string => readFileSync(join(ROOT, 'dist', 'views', `${name}.html`), 'utf8');

/** What an assistant that can do everything declares. */
export const EVERYTHING = { serverTools: {}, openLinks: {}, message: { text: {} }, updateModelContext: { text: {} } };

/** A view in the window of an assistant: the extension's own bridge, in a browser, under the default policy. */
export async function hostView(context: TestContext, name: string, options: HostOptions = {}): Promise<ViewHost> {
  const {
    capabilities = EVERYTHING,
    context: hostContext = {},
    width = 360,
    colorScheme = 'light',
    callTool,
    ...refusals
  } = options;
  const server = createServer((request, response) => {
    const isScript = request.url === '/host.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
    });
    response.end(isScript ? hostScript() : pageIn(colorScheme));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const opened = await visit(context, `http://127.0.0.1:${port}/`, { viewport: { width, height: 800 }, colorScheme });
  if (callTool !== undefined) await opened.page.exposeFunction('callTool', callTool);
  const run = <T>(call: string, ...given: unknown[]) =>
    opened.page.evaluate(`${call}(${given.map((one) => JSON.stringify(one)).join()})`) as Promise<T>;
  await run('showView', { html: viewDocument(name), capabilities, context: hostContext, width, ...refusals });
  return {
    page: opened.page,
    view: opened.page.frameLocator('iframe'),
    seen: () => run('(() => seen)'),
    heights: () => run('(() => heights)'),
    resize: async (to) => {
      await opened.page.setViewportSize({ width: to, height: 800 });
      await run('resizeView', to);
    },
    sendToolInput: (given) => run('tellView', 'sendToolInput', { arguments: given }),
    sendToolResult: (result) => run('tellView', 'sendToolResult', result),
    tell: (what, params) => run('tellView', what, params),
  };
}
