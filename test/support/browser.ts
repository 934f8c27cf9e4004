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

/**
 * A page of a new visitor, closed after the test. Whatever a test does with it: nothing may be asked of another host, nothing
 * may throw, and the console stays free of errors.
 *
 * @param expected what the browser itself may tell in the console: of a page that answers 404 or 422 by intent
 */
export async function visit(
  context: TestContext,
  url: string,
  options: BrowserContextOptions = {},
  expected = /status of 4(?:04|22)/,
): Promise<Visit> {
  const browser = await (
    await launched()
  ).newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 }, ...options });
  const requests: string[] = [];
  const faults: string[] = [];
  browser.on('request', (request) => {
    requests.push(request.url());
    if (new URL(request.url()).origin !== new URL(url).origin) faults.push(`asked for ${request.url()}`);
  });
  const page = await browser.newPage();
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
    await browser.close();
    assert.deepEqual(faults, []);
  });
  await page.goto(url);
  return { page, browser, requests };
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
