import assert from 'node:assert/strict';
import { after, test, type TestContext } from 'node:test';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '../../scripts/browser.ts';

const program = findBrowser();
const HOW =
  'No Chromium was found. Install it (Debian: apt-get install chromium-headless-shell), or say where one is with CHROMIUM_PATH.';

let launching: Promise<Browser> | undefined;
/** Tests send themselves signals, at which the browser's handlers would end the process. */
const NO_SIGNALS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false } as const;
const launched = (): Promise<Browser> =>
  (launching ??= chromium.launch({ ...(program && launchOptions(program)), ...NO_SIGNALS }));

after(async () => (await launching)?.close());

/** A test that needs a browser: without one it is skipped with how to get one, and in CI it fails. */
export function browserTest(title: string, run: (context: TestContext) => Promise<void>): void {
  const isMissing = program === undefined;
  void test(title, { skip: isMissing && !process.env['CI'] ? HOW : false, timeout: 120_000 }, async (context) => {
    assert.ok(!isMissing, HOW);
    await run(context);
  });
}

export interface Visit {
  readonly page: Page;
  readonly browser: BrowserContext;
  /** Every address that was asked for. */
  readonly requests: string[];
}

type Options = BrowserContextOptions;

/** A page that no test has now, with its context; by the options it was made with. A new one costs more than most tests. */
const free = new Map<string, Page[]>();

async function pageWith(options: Options): Promise<Page> {
  const unused = free.get(JSON.stringify(options))?.pop();
  return unused ?? (await (await launched()).newContext(options)).newPage();
}

/** What a page tells the test that has it. */
const HEARD = ['request', 'pageerror', 'dialog', 'console'] as const;

/** Takes back from a page and its context what a test may have set, and keeps it for another. */
async function giveBack(page: Page, options: Options): Promise<void> {
  const browser = page.context();
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('about:blank');
  await browser.setOffline(false);
  await browser.clearCookies();
  await browser.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: options.colorScheme ?? null });
  await page.setViewportSize(options.viewport!);
  const key = JSON.stringify(options);
  free.set(key, [...(free.get(key) ?? []), page]);
}

/**
 * A page of a visitor who has no cookies and allows nothing. Whatever a test does with it: nothing may be asked of another host,
 * nothing may throw, and the console stays free of errors.
 *
 * @param expected what the browser itself may tell in the console: of a page that answers 404 or 422 by intent
 */
export async function visit(
  context: TestContext,
  url: string,
  more: Options = {},
  expected = /status of 4(?:04|22)/,
): Promise<Visit> {
  const options = { locale: 'en-GB', viewport: { width: 1280, height: 900 }, ...more };
  const page = await pageWith(options);
  const requests: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    requests.push(request.url());
    if (new URL(request.url()).origin !== new URL(url).origin) faults.push(`asked for ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`));
  page.on('dialog', (dialog) => {
    faults.push(`opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text()))
      faults.push(`console: ${message.text()}`);
  });
  context.after(async () => {
    await giveBack(page, options);
    assert.deepEqual(faults, []);
  });
  await page.goto(url);
  return { page, browser: page.context(), requests };
}

/** Presses Tab until an element has the focus, as somebody without a mouse does; each stop on the way must show its focus. */
export async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(
      `(() => { const at = document.activeElement; const style = getComputedStyle(at);
        return { here: at.matches(${JSON.stringify(selector)}), html: at.outerHTML.slice(0, 80),
          shown: at === document.body || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) }; })()`,
    );
    const { here, shown, html } = state as { here: boolean; shown: boolean; html: string };
    assert.ok(shown, `no focus is shown on ${html}`);
    if (here) return;
  }
  assert.fail(`${selector} is not reached with the Tab key`);
}
