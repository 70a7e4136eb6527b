import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { openLastingBrowser, screens } from '#tests/drivers/browser/browser.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import {
  copyNotice,
  heading,
  isKept,
  keepsFiles,
  looksAt,
  offlineMarket,
  stopsWorkersBefore,
} from '../../offlineMarket.ts';

// What the service worker shows where there is no line, and what it never does.

const own = offlineMarket();

/** The address that the server has led to. */
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('a device without a line', () => {
  it('shows what one has looked at and says of when it is, until one has the page as it is now', async () => {
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    // To an ad one goes without a new document.
    await page.getByRole('link', { name: bike.title }).first().click();
    await heading(page, bike.title);
    const path = pathOf(page);
    await isKept(page, path);
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

  it('opens an installed market at home, in the language that one has looked at it in', async () => {
    const visitor = await own.comes({ locale: 'en-GB' });
    const { page } = visitor;
    await looksAt(visitor, '/fr');
    own.market.isAway();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr-CH');
    await page.getByText(/^État au/).waitFor();
    await visitor.leaves();
  });

  it('says so of a page that one has never looked at, in every language, and leads to it once there is one', async () => {
    const visitor = await own.comes({ viewport: screens.phone });
    const { page } = visitor;
    await looksAt(visitor, '/de');
    for (const [language, title] of [
      ['de', 'Du bist offline'],
      ['fr', 'Vous êtes hors ligne'],
      ['it', 'Sei offline'],
      ['en', 'You are offline'],
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

  it('keeps no page of a mail, and no account itself', async () => {
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    await visitor.opens('/de/verify/0123456789abcdef');
    await visitor.opens('/de/start/login');
    await looksAt(visitor, '/de/li');
    const kept = await page.evaluate(async () => {
      const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return found.flat().map(({ url }) => url);
    });
    expect(kept.filter((url) => /verify|start\/login/.test(url))).toEqual([]);
    await visitor.leaves();
  });
});

describe('an installed market', () => {
  it('is one to Chromium: nothing is missing', async () => {
    const folder = temporaryFolder();
    // A window that keeps nothing can install nothing.
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
  it('takes over at once: no page of the old one is shown any more, also without a line, and what one had looked at is there', async () => {
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    await looksAt(visitor, '/de/li');
    const old = await buildShown(page);
    await own.market.servesNextBuild();
    // A page that is open goes on with what it was made of.
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

  it('keeps the page that one looks at as it takes over, though no build has kept that before', async () => {
    const visitor = await own.comes({ before: noteWordsToWorkers });
    const { page } = visitor;
    await looksAt(visitor, '/de');
    await own.market.servesNextBuild('late');
    await visitor.opens('/de/li');
    await page.waitForFunction(() => window.wordsToWorkers.includes('page.looked'));
    await own.market.servesNextBuild();
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration!.update()));
    await isKept(page, '/de/li');
    await page.context().setOffline(true);
    await page.goto('/de/li');
    await copyNotice(page).waitFor();
    expect(await buildShown(page)).toMatch(/\/main-2nd/);
    await visitor.leaves();
  });

  it('is never mixed with the one before: a page that comes from another build than the worker is not kept', async () => {
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    // The worker of the old build is still there as the first page of the new one comes.
    await own.market.servesNextBuild('late');
    await visitor.opens('/de/li');
    expect(await buildShown(page)).toMatch(/\/main-2nd/);
    // What a page is made of is kept after it has come.
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

describe('the market that does without a worker', () => {
  it('rids browsers of the one they have, and of all that it has kept', async () => {
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
    /** The kinds of what this document has told service workers. */
    wordsToWorkers: string[];
  }
}

/** Runs in the page, before anything of it does. */
function noteWordsToWorkers(): void {
  window.wordsToWorkers = [];
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (word: { readonly type: string }) {
    postMessage.call(this, word);
    window.wordsToWorkers.push(word.type);
  };
}

/** Which build the document is of. */
const buildShown = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('script[data-app]')!.dataset['app']!);

/** What the document has asked for of the build before, or after. */
const filesOf = (page: Page, build: 'first' | 'second') =>
  page.evaluate(
    (asked) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/(main|style|shell|shellParts)-[\w-]+\./.test(name))
        .filter((name) => name.includes('-2nd') === (asked === 'second')),
    build,
  );

const pictureIsShown = (page: Page) =>
  page.evaluate(() =>
    [...document.images].some(({ currentSrc, naturalWidth }) => /\/pictures\//.test(currentSrc) && naturalWidth > 1),
  );
