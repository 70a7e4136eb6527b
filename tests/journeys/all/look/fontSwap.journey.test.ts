import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { openBrowser, screens } from '#tests/drivers/browser/browser.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';

// A first visitor with a slow connection sees the fallback font, and ours on the next page. A font that loads late is
// not swapped in, so nothing moves, whatever fonts a system has. In German at every width, in allmend’s other languages
// at a phone, where their lines break; with ALLMEND_LONG=1 everything.

const isLong = process.env['ALLMEND_LONG'] === '1';
const pages = ['', '/li/sport/bern?company_ad=0', '/nowhere'];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(brands)('the fonts of %s', (brand) => {
  const origin = inject('demoMarkets')[brand];

  const spoken = brand === 'allmend' || isLong ? languages : (['de'] as const);

  it.concurrent.each(spoken)('load late without moving anything, %s', async (language) => {
    const page = await pageOnSlowLine();
    for (const viewport of language === 'de' || isLong ? Object.values(screens) : [screens.phone]) {
      await page.setViewportSize(viewport);
      for (const path of pages) expect(await shiftAt(page, `${origin}/${language}${path}`), path).toBe(0);
    }
    await page.context().close();
  });
});

/**
 * Opens a page whose fonts load after the first paint, each time, because browsers do not cache intercepted answers.
 */
async function pageOnSlowLine(): Promise<Page> {
  const page = await browser.newPage();
  let painted = Promise.withResolvers<void>();
  await page.exposeFunction('notePaint', () => painted.resolve());
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) painted = Promise.withResolvers();
  });
  await page.addInitScript(() => {
    new PerformanceObserver(() => window.notePaint()).observe({ type: 'paint', buffered: true });
  });
  return page;
}

/** The number and distance of layout shifts on the first screen when the fonts load after the first paint. */
async function shiftAt(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' });
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Waits two frames: the first lays out the text in the new font, and the next reports what moved.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { promise, resolve } = Promise.withResolvers<number>();
    const observer = new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Resolves to 0 after two frames, because nothing is reported if nothing has moved.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
    return promise;
  });
}

declare global {
  interface Window {
    notePaint(): void;
  }
}
