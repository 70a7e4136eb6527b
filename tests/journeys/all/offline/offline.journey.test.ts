import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { openLastingBrowser, screens } from '#tests/drivers/browser/browser.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import {
  copyNotice,
  heading,
  untilCached,
  keepsFiles,
  looksAt,
  offlineMarket,
  stopsWorkersBefore,
} from '../../offlineMarket.ts';

// Journeys with the pages that the service worker shows while offline, and with those that it never caches.

const own = offlineMarket();

/** The path of the page after the server's redirects. */
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('an offline device', () => {
  it('shows visited pages with the time of the copy, until the current page can be loaded', async () => {
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    // The link to a listing navigates within the document, so that no new document is loaded.
    await page.getByRole('link', { name: bike.title }).first().click();
    await heading(page, bike.title);
    const path = pathOf(page);
    await untilCached(page, path);
    await visitor.expectCalm();
    await page.context().setOffline(true);
    await page.reload();
    await heading(page, bike.title);
    await copyNotice(page).waitFor();
    await expect.poll(() => pictureIsShown(page)).toBe(true);
    await visitor.expectNoBarriers('but targets');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Seite neu laden' }).click();
    await page.waitForFunction(() => document.documentElement.dataset['copiedAt'] === undefined);
    await heading(page, bike.title);
    expect(await copyNotice(page).count()).toBe(0);
    await visitor.leaves();
  });

  it('shows a page by a link, although the visitor had opened its address', async () => {
    const visitor = await own.comes();
    const { page } = visitor;
    await visitor.opens('/de/vi/bikebikebike');
    await heading(page, bike.title);
    await untilCached(page, pathOf(page));
    await looksAt(visitor, '/de');
    own.market.isAway();
    await page.reload();
    await copyNotice(page).waitFor();
    await page.getByRole('link', { name: bike.title }).first().click();
    await heading(page, bike.title);
    // The document of the list has another address.
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name)).toBe(page.url());
    await copyNotice(page).waitFor();
    await visitor.leaves();
  });

  it('opens an installed market at home, in the language of the last visit', async () => {
    const visitor = await own.comes({ locale: 'en-GB' });
    const { page } = visitor;
    await looksAt(visitor, '/fr');
    own.market.isAway();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr-CH');
    await page.getByText(/^Copie enregistrée sur cet appareil/).waitFor();
    await visitor.leaves();
  });

  it('shows a page that was never visited as unavailable, in every language, and loads it once online', async () => {
    const visitor = await own.comes({ viewport: screens.phone });
    const { page } = visitor;
    await looksAt(visitor, '/de');
    for (const [language, title] of [
      ['de', 'Du bist offline'],
      ['fr', 'Vous êtes hors ligne'],
      ['it', 'Sei offline'],
      ['en', 'You’re offline'],
    ] as const) {
      await page.context().setOffline(true);
      await page.goto(`/${language}/vi/bikebikebike`);
      await heading(page, title);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), language).toBe(true);
      const sheets = page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length > 100));
      expect(await sheets, 'it looks like the market').toEqual([true]);
      await visitor.expectNoBarriers();
      await page.context().setOffline(false);
      await page.getByRole('main').getByRole('link').first().click();
      await heading(page, bike.title);
    }
    await visitor.leaves();
  });

  it('stores no page of a mail, and no account page', async () => {
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    await visitor.opens('/de/verify/0123456789abcdef');
    await visitor.opens('/de/start/login');
    await looksAt(visitor, '/de/li');
    const saved = await page.evaluate(async () => {
      const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return found.flat().map(({ url }) => url);
    });
    expect(saved.filter((url) => /verify|start\/login/.test(url))).toEqual([]);
    await visitor.leaves();
  });
});

describe('an installed market', () => {
  it('is installable in Chromium', async () => {
    const folder = temporaryFolder();
    // The browser stores its data in a folder, because one without storage can install nothing.
    const context = await openLastingBrowser(folder.path);
    const page = await context.newPage();
    await page.goto(`${own.market.origin}/de`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const devtools = await context.newCDPSession(page);
    const errors = async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors;
    await expect.poll(errors).toEqual([]);
    const { errors: wrong, data } = await devtools.send('Page.getAppManifest');
    expect(wrong).toEqual([]);
    const { icons } = JSON.parse(data!) as {
      readonly icons: readonly { readonly src: string; readonly purpose: string }[];
    };
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src } of icons) expect((await page.request.get(own.market.origin + src)).status(), src).toBe(200);
    await context.close();
    folder.remove();
  });
});

describe('a new build', () => {
  it('takes over at once: no page of the old build is shown any more, also offline, and the visited pages are available', async () => {
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    await looksAt(visitor, '/de/li');
    const old = await buildShown(page);
    await own.market.servesNextBuild();
    // The open page must continue with its own build while the new worker is installed.
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration!.update()));
    await expect
      .poll(() => page.evaluate(() => caches.keys().then((names) => names.filter((name) => name.endsWith('/pages')))))
      .toEqual([expect.stringMatching(/^2nd.*-2nd.*\/pages$/)]);
    await page.context().setOffline(true);
    for (const path of ['/de/li', '/de']) {
      await page.goto(path);
      await copyNotice(page).waitFor();
      const shown = await buildShown(page);
      expect(shown, path).toMatch(/\/main-2nd/);
      expect(shown).not.toBe(old);
      expect(await filesOf(page, 'first'), 'no file of the build before').toEqual([]);
    }
    await visitor.leaves();
  });

  it('stores the page that is open while it takes over, although no earlier build had stored it', async () => {
    const visitor = await own.comes({ before: noteWordsToWorkers });
    const { page } = visitor;
    await looksAt(visitor, '/de');
    await own.market.servesNextBuild('late');
    await visitor.opens('/de/li');
    await page.waitForFunction(() => window.wordsToWorkers.includes('page.looked'));
    await own.market.servesNextBuild();
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration!.update()));
    await untilCached(page, '/de/li');
    await page.context().setOffline(true);
    await page.goto('/de/li');
    await copyNotice(page).waitFor();
    expect(await buildShown(page)).toMatch(/\/main-2nd/);
    await visitor.leaves();
  });

  it('is never mixed with the old one: a page of another build than the worker’s is not stored', async () => {
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    // The worker of the old build is still active when the first page of the new build loads.
    await own.market.servesNextBuild('late');
    await visitor.opens('/de/li');
    expect(await buildShown(page)).toMatch(/\/main-2nd/);
    // Waits until the files of the page are stored, which happens after it has loaded.
    await expect.poll(() => page.evaluate(keepsFiles)).toBe(true);
    await page.context().setOffline(true);
    await page.goto('/de/li');
    await heading(page, 'Du bist offline');
    await page.goto('/de');
    await copyNotice(page).waitFor();
    expect(await filesOf(page, 'second'), 'no file of the next build').toEqual([]);
    await visitor.leaves();
  });
});

describe('a market with the service worker disabled', () => {
  it('removes the worker from browsers, with all its caches', async () => {
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    await own.market.servesWith({ serviceWorker: false });
    await stopsWorkersBefore(page);
    await visitor.opens('/de/li');
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)))
      .toBe(0);
    await visitor.leaves();
  });
});

declare global {
  interface Window {
    /** The types of the messages that this document has sent to service workers. */
    wordsToWorkers: string[];
  }
}

/** Runs in the page, before its scripts: records the messages that it sends to service workers. */
function noteWordsToWorkers(): void {
  window.wordsToWorkers = [];
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (word: { readonly type: string }) {
    postMessage.call(this, word);
    window.wordsToWorkers.push(word.type);
  };
}

/** The build to which the document belongs, by the file of its app script. */
const buildShown = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('script[data-app]')!.dataset['app']!);

/** The files of one of the two builds that the document has requested. */
const filesOf = (page: Page, build: 'first' | 'second') =>
  page.evaluate(
    (requested) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/(main|style|shell|shellParts)-[\w-]+\./.test(name))
        .filter((name) => name.includes('-2nd') === (requested === 'second')),
    build,
  );

const pictureIsShown = (page: Page) =>
  page.evaluate(() =>
    [...document.images].some(({ currentSrc, naturalWidth }) => /\/pictures\//.test(currentSrc) && naturalWidth > 1),
  );
