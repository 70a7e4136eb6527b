import { type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { minute } from '#machines/market/units.ts';
import { openBrowser, type Visit, visit, type Visitor } from '#tests/drivers/browser/browser.ts';
import { type MarketOfBuilds, openMarketOfBuilds } from '#tests/drivers/builds/twoBuilds.ts';

// A market with a single listing, in browsers with its service worker.

/** A browser for a test file, and a new market for each of its tests. */
export interface OfflineMarket {
  readonly market: MarketOfBuilds;
  comes(options?: Partial<Visit>): Promise<Visitor>;
}

/** Opens the browser before the tests of a file, and a market before each test. */
export function offlineMarket(): OfflineMarket {
  let browser: Browser;
  let market: MarketOfBuilds;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    market = await openMarketOfBuilds(() => noon + 3 * minute);
    await market.seller('vreni');
    await market.publishes('vreni', 'bikebikebike', bike);
  });
  afterEach(() => market.close());
  return {
    get market() {
      return market;
    },
    comes: (options = {}) =>
      visit(browser, { origin: market.origin, serviceWorkers: 'allow', locale: 'de-CH', ...options }),
  };
}

/** Runs in the page: whether the device has cached all files of the page so far. */
export const keepsFiles = () =>
  Promise.all(
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ name }) => caches.match(name, { ignoreVary: true })),
  ).then((files) => files.every((file) => file !== undefined));

/** Runs in the page: whether the device has cached a page, or a call in its language. */
export const keeps = (path: string) =>
  caches
    .keys()
    .then((names) => names.filter((name) => /\/(pages$|account\/)/.test(name)))
    .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.match(path)))))
    .then((found) => found.some((copy) => copy !== undefined));

/** Opens a page, and waits until the device has stored it for offline use. */
export async function looksAt({ page, opens }: Visitor, path: string): Promise<void> {
  await opens(path);
  await untilCached(page, path);
}

/** Waits until the device has stored a page, or a call in its language, and the files of the current page. */
export async function untilCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(keeps, path), { message: path }).toBe(true);
  await expect.poll(() => page.evaluate(keepsFiles), { message: `the files of ${path}` }).toBe(true);
}

/**
 * Stops an old service worker that delays its successor. A browser does so itself once that worker is idle, but not
 * reliably when it is driven from outside.
 */
export async function stopsWorkersBefore(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const status = new Map<string, string>();
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const each of versions) status.set(each.versionId, each.status);
    if (![...status.values()].includes('installed')) return;
    for (const { versionId, status: now, runningStatus } of versions)
      if (now === 'activated' && runningStatus === 'running')
        void devtools.send('ServiceWorker.stopWorker', { versionId }).catch(() => undefined);
  });
  await devtools.send('ServiceWorker.enable');
}

/** Waits until a page with this headline is shown. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** The notice that the shown page is a copy. */
export const copyNotice = (page: Page) =>
  page.getByText(/^Auf diesem Gerät gespeichert: \d+\.\s\S+\s\d{4}, \d+\.\d\d$/);
