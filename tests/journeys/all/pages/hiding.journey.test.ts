import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { awakeAt, openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const touching = { isMobile: true, hasTouch: true } as const;
const hides = (listing: Locator) => listing.getByRole('button', { name: /^Hide this ad: / });

describe.concurrent.each(brands)('an ad in a list of %s', (brand) => {
  const origin = inject('demoMarkets')[brand];

  it.each(['phone', 'tablet'] as const)(
    'has on its picture no other control than the heart, for fingers at a %s',
    async (screen) => {
      const { page, opens, leaves } = await visit(browser, { origin, viewport: screens[screen], ...touching });
      for (const path of ['/en', '/en/li?category=4000', '/en/li?category=4000&view=grid']) {
        await opens(path);
        const listing = page.locator('main article').nth(5);
        await listing.scrollIntoViewIfNeeded();
        await awakeAt(hides(listing));
        const overPicture = await listing.evaluate((article) => {
          const picture = article.querySelector('img')!.getBoundingClientRect();
          return [...article.querySelectorAll('button')]
            .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .filter((button) => {
              const { left, right, top, bottom } = button.getBoundingClientRect();
              return left < picture.right && right > picture.left && top < picture.bottom && bottom > picture.top;
            })
            .map((button) => button.getAttribute('aria-label')!.replace(/:.*/, ''));
        });
        expect(
          overPicture.filter((label) => label.startsWith('Hide')),
          path,
        ).toEqual([]);
      }
      await leaves();
    },
  );

  it('is hidden by a finger in two presses, and by a key in one', async () => {
    const { page, opens, leaves } = await visit(browser, { origin, viewport: screens.phone, ...touching });
    await opens('/en/li?category=4000&view=grid');
    const listing = page.locator('main article').nth(6);
    await listing.scrollIntoViewIfNeeded();
    await awakeAt(hides(listing));
    await hides(listing).tap();
    const inWords = listing.getByRole('button', { name: 'Hide this ad', exact: true });
    const box = (await inWords.boundingBox())!;
    const around = (await listing.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThanOrEqual(around.x);
    expect(box.x + box.width).toBeLessThanOrEqual(around.x + around.width);
    await page.getByRole('heading', { level: 1 }).tap();
    await inWords.waitFor({ state: 'detached' });
    await hides(listing).tap();
    await inWords.tap();
    await listing.getByRole('button', { name: 'Show again' }).waitFor();
    const other = page.locator('main article').nth(7);
    await hides(other).focus();
    await page.keyboard.press('Enter');
    await other.getByRole('button', { name: 'Show again' }).waitFor();
    expect(await page.getByRole('button', { name: 'Show again' }).count()).toBe(2);
    await leaves();
  });
});
