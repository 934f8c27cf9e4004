import { after, type TestContext } from 'node:test';
import { visit } from './browser.ts';
import { serveHost, showView, type HostOptions, type ViewHost } from './view-page.ts';

let serving: ReturnType<typeof serveHost> | undefined;
after(async () => (await serving)?.close());

/** A view in the window of an assistant, in a browser, as a test has it: nothing may be asked of another host, and nothing may throw. */
export async function hostView(context: TestContext, name: string, options: HostOptions = {}): Promise<ViewHost> {
  const { width = 360, colorScheme = 'light' } = options;
  const { urlIn } = await (serving ??= serveHost());
  const { page } = await visit(context, urlIn(colorScheme), { viewport: { width, height: 800 }, colorScheme });
  return showView(page, name, options);
}
