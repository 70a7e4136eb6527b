import { type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { minute } from '#machines/market/units.ts';
import { openBrowser, type Visit, visit, type Visitor } from '#tests/drivers/browser/browser.ts';
import { type MarketOfBuilds, openMarketOfBuilds } from '#tests/drivers/builds/twoBuilds.ts';

// A market with one ad, which people come to in browsers that take its service worker.

/** A market of each test's own, and a browser. */
export interface OfflineMarket {
  readonly market: MarketOfBuilds;
  comes(options?: Partial<Visit>): Promise<Visitor>;
}

/** Opens them before the tests of a file, and before each test. */
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

/** Runs in the page: whether the device keeps all that it was made of so far. */
export const keepsFiles = () =>
  Promise.all(
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ name }) => caches.match(name, { ignoreVary: true })),
  ).then((files) => files.every((file) => file !== undefined));

/** Runs in the page: whether the device keeps a page, or a call with its language. */
export const keeps = (path: string) =>
  caches
    .keys()
    .then((names) => names.filter((name) => /\/(pages$|account\/)/.test(name)))
    .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.match(path)))))
    .then((found) => found.some((copy) => copy !== undefined));

/** Opens a page, and waits until the device keeps it. */
export async function looksAt({ page, opens }: Visitor, path: string): Promise<void> {
  await opens(path);
  await isKept(page, path);
}

/** Waits until the device keeps a page, or a call with its language, and the files of what is shown. */
export async function isKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(keeps, path), { message: path }).toBe(true);
  await expect.poll(() => page.evaluate(keepsFiles), { message: `the files of ${path}` }).toBe(true);
}

/**
 * Has the browser stop a worker for which another one waits. It does so of itself once that worker rests, but not reliably in a
 * browser that is driven from outside.
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

/** Waits for a page by what it is called. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** The word that what one looks at is a copy. */
export const copyNotice = (page: Page) =>
  page.getByText(/^Stand \d+\.\s\S+\s\d{4}, \d+\.\d\d: Das hat dein Gerät aufbewahrt\.$/);
