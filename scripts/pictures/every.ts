import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { VIEW_CALLS, serveHost, showView } from '../../test/support/view-page.ts';
import type { App } from '../../src/app.ts';
import { renameFields } from '../../src/registry/tool.ts';
import { withApp, withBrowser, withService } from './running.ts';

const WINDOWS = { desktop: { width: 1280, height: 900 }, phone: { width: 375, height: 800 } } as const;
const THEMES = ['light', 'dark'] as const;

/** Pages in the states that look different. */
const PAGES = {
  home: '/',
  name: '/?business_name=Eko+Bank+Ghana+Ltd',
  finder: '/?purpose=Two+sisters+selling+shea+butter&team_size=2',
  'finder-error': '/?purpose=&team_size=many',
  names: '/names?names=Eko+Bank+Ghana+Ltd%0D%0ASankofa+Loom+Weavers%0D%0AMelcom+Ventures',
  compare: '/compare',
  start: '/start/sole_proprietorship?purpose=I+run+a+chop+bar+in+Kumasi%2C+only+me&business_name=Obaa+Kesewaa+Chop+Bar',
  renewal:
    '/business-name-renewal?entity_type=sole_proprietorship&registration_date=2020-03-02&last_renewal_date=2023-04-11',
  report: '/report',
  about: '/about',
  assistants: '/assistants',
} as const;

/** Draws pages and views into a folder: light and dark, on a desktop and on a phone. */
export async function everyPicture(folder: string, today: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await withApp(today, async (app) =>
    withService(today, async (url) =>
      withBrowser(async (browser) => {
        for (const colorScheme of THEMES)
          for (const [window, viewport] of Object.entries(WINDOWS)) {
            const at = (name: string) => join(folder, `${name}-${colorScheme}-${window}.png`);
            await pages(browser, url, { colorScheme, viewport }, at);
            await views(browser, app, { colorScheme, viewport }, at);
          }
      }),
    ),
  );
}

interface Look {
  readonly colorScheme: (typeof THEMES)[number];
  readonly viewport: (typeof WINDOWS)[keyof typeof WINDOWS];
}

async function pages(browser: Browser, url: string, look: Look, at: (name: string) => string): Promise<void> {
  const page = await browser.newPage(look);
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.screenshot({ path: at(`page-${name}`), fullPage: true });
  }
  await page.close();
}

async function views(browser: Browser, app: App, look: Look, at: (name: string) => string): Promise<void> {
  const host = await serveHost();
  for (const [name, { name: toolName, arguments: input }] of Object.entries(VIEW_CALLS)) {
    const tool = app.registry.tool(toolName);
    if (tool === undefined) throw new Error(`There is no ${toolName}.`);
    const outcome = await app.call({ tool, input });
    if (!outcome.ok) throw new Error(outcome.failure.detail);
    // As wide as a conversation.
    const width = Math.min(look.viewport.width, 720);
    const page = await browser.newPage({ ...look, viewport: { ...look.viewport, width } });
    await page.goto(host.urlIn(look.colorScheme));
    const view = await showView(page, name, { width, context: { theme: look.colorScheme } });
    await view.sendToolInput(input);
    await view.sendToolResult({ content: [], structuredContent: renameFields(tool, outcome.value, 'mcp') });
    await view.view.locator('h1, h2, h3').first().waitFor();
    // What of a frame lies far outside the window is not painted.
    const height = (await view.heights()).at(-1) ?? look.viewport.height;
    await page.setViewportSize({ width, height: Math.ceil(height) });
    await page.screenshot({ path: at(`view-${name}`) });
    await page.close();
  }
  host.close();
}
