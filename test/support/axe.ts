import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** A way to look at a page. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  /** Only at colours: all that changes with the scheme. */
  readonly isOfColours?: boolean;
}

/** Gives axe to a page or a frame, which it has until it is left. */
export async function bringAxe(to: Page | Frame): Promise<void> {
  await to.evaluate(axe.source);
}

/**
 * Fails with what axe finds on a page or in a frame that has it.
 *
 * @param what the page, for the message
 * @param rules that must have looked at something
 */
export async function assertNoFault(
  on: Page | Frame,
  what: string,
  options: axe.RunOptions = {},
  rules: readonly string[] = ['color-contrast'],
): Promise<void> {
  // Of what passed only that it did: to describe each element takes most of axe's time.
  const asked: axe.RunOptions = { ...options, resultTypes: ['violations'] };
  const { violations, passes } = await on.evaluate<axe.AxeResults>(`axe.run(document, ${JSON.stringify(asked)})`);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  );
  assert.deepEqual(found, [], what);
  for (const rule of rules)
    assert.ok(
      passes.some(({ id }) => id === rule),
      `${rule} looked at nothing on ${what}`,
    );
}

/** The same of a whole page with all its parts unfolded, in each of these ways. */
export async function assertAccessible(page: Page, looks: readonly Look[], rules?: readonly string[]): Promise<void> {
  await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  await bringAxe(page);
  for (const { colorScheme, width, isOfColours = false } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    // Colours that change do so over a moment.
    await page.evaluate('Promise.allSettled(document.getAnimations().map((one) => one.finished))');
    const what = `${page.url()} at ${width} pixels in the ${colorScheme} scheme`;
    await assertNoFault(page, what, isOfColours ? { runOnly: ['color-contrast'] } : {}, rules);
  }
}
