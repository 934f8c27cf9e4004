import type { TestContext } from 'node:test';
import { visit } from './browser.ts';
import { serveHost, showView, type HostOptions, type ViewHost } from './view-page.ts';

/** A view in the window of an assistant, in a browser, as a test has it: nothing may be asked of another host, and nothing may throw. */
export async function hostView(context: TestContext, name: string, options: HostOptions = {}): Promise<ViewHost> {
  const { width = 360, colorScheme = 'light' } = options;
  const { url, close } = await serveHost(colorScheme);
  context.after(close);
  const { page } = await visit(context, url, { viewport: { width, height: 800 }, colorScheme });
  return showView(page, name, options);
}
