import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { pathTo } from '#routes';
import { openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';

// From a phone to a large desktop, on both sides of every breakpoint with a visible marmot.
const widths = [390, 820, 993, 994, 1024, 1180, 1280, 1363, 1364, 1366, 1440, 1536, 1920];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const pages = { home: 'home', 'real estate': 'realEstate', list: 'list' } as const;

describe.concurrent.each(languages)("murmel's marmot in %s", (language) => {
  it.each(Object.entries(pages))('covers no words and no controls at any width: %s [BRAND-2]', async (name, route) => {
    const { page, opens, leaves } = await visit(browser, { origin: inject('demoMarkets').murmel });
    await opens(pathTo(route, language));
    const seenAt: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: screens.desk.height });
      if (await page.locator('img[src*="marmot-peek"]').isVisible()) seenAt.push(width);
      expect(await page.evaluate(coveredByMarmot), `${name}, ${width} px`).toEqual([]);
    }
    expect(seenAt).toEqual(widths.filter((width) => width >= 994));
    await leaves();
  });

  it('does not overlap the headline, whatever its font is [BRAND-2]', async () => {
    const { page, opens, leaves } = await visit(browser, { origin: inject('demoMarkets').murmel });
    await opens(pathTo('home', language));
    await page.locator('h1').evaluate((headline) => (headline.style.fontFamily = 'monospace'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: screens.desk.height });
      const headline = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
      const marmot = await page.locator('img[src*="marmot-peek"]').boundingBox();
      const end = headline.x + headline.width;
      expect(marmot?.x ?? end, `${width} px`).toBeGreaterThanOrEqual(end);
    }
    await leaves();
  });
});

/** Runs in the page. The marmot holds the search bar with its paws, so the bar is left out. */
function coveredByMarmot(): string[] {
  const marmot = document.querySelector('img[src*="marmot-peek"]')?.getBoundingClientRect();
  if (!marmot || marmot.width === 0) return [];
  const isCovered = (box: DOMRect) =>
    box.width > 0 &&
    box.left < marmot.right &&
    box.right > marmot.left &&
    box.top < marmot.bottom &&
    box.bottom > marmot.top;
  const covered: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const around = text.parentElement!;
    if (text.nodeValue!.trim() === '' || around.closest('form[role=search]')) continue;
    if (!around.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(isCovered)) covered.push(text.nodeValue!.trim());
  }
  for (const control of document.querySelectorAll('a[href], button, input, select')) {
    if (control.closest('form[role=search]') || !control.checkVisibility({ visibilityProperty: true })) continue;
    if ([...control.getClientRects()].some(isCovered)) covered.push(control.outerHTML.slice(0, 80));
  }
  return covered;
}
