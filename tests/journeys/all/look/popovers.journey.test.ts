import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/**
 * A browser without popovers (Safari before 17) lacks the attributes and the pseudo-class. Style sheets get an unknown
 * name for the pseudo-class, because `@supports` describes this browser.
 */
async function withoutPopovers(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(?<!\\):popover-open/g, ':not-known-here');
    await route.fulfill({ response, body });
  });
  await page.route(/\/(?:de|en)(?:\/li.*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/ popover="auto"/g, '')
      .replaceAll(/ popovertarget=/g, ' data-target=');
    return route.fulfill({ response, body });
  });
}

describe.concurrent.each(brands)('a browser of a visitor of %s without popovers', (brand) => {
  it.each(['phone', 'tablet', 'desk'] as const)(
    'leaves neither filters nor the user menu open across the page, at a %s',
    async (screen) => {
      const visitor = await visit(browser, { origin: inject('demoMarkets')[brand], viewport: screens[screen] });
      const { page, opens, leaves } = visitor;
      await withoutPopovers(page);
      await opens('/de/li?q=velo');
      const menu = page.locator('#user-menu');
      const filters = page.locator('form input[name="pe"]');
      expect(await menu.isVisible()).toBe(false);
      // In the wide window the filters are a part of the page, next to the list.
      expect(await filters.isVisible()).toBe(screen === 'desk');
      // In browsers without popovers, a script opens these elements by a class.
      if (screen === 'tablet') {
        await menu.evaluate((each) => each.classList.add(':popover-open'));
        expect(await menu.isVisible()).toBe(true);
      }
      if (screen !== 'desk') {
        await page.locator('#filter-panel').evaluate((each) => each.classList.add(':popover-open'));
        expect(await filters.isVisible()).toBe(true);
        const box = await page.locator('#filter-panel').boundingBox();
        // The width without the room that is reserved for a scrollbar.
        const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
        expect(box).toMatchObject({ x: 0, y: 0, width });
      }
      await leaves();
    },
  );
});
