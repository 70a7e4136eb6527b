import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bike } from '#machines/listing/listingExamples.ts';
import { addFavourite } from '#server/favourites/favourites.ts';
import { accountsOf, quickPasswords } from '#tests/drivers/accounts.ts';
import { openLastingBrowser, screens, type Visitor } from '#tests/drivers/browser.ts';
import { logsIn, logsOut, writesAbout } from '#tests/drivers/elsewhere.ts';
import { quarters } from '#tests/drivers/photoFiles.ts';
import { temporaryFolder } from '#tests/drivers/temporaryFolder.ts';
import { isKept, keeps, keepsFiles, looksAt, offlineMarket, stopsWorkersBefore } from './offlineMarket.ts';

// What the service worker shows where there is no line, and what it never does.

const own = offlineMarket();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const notice = (page: Page) => page.getByText(/^Stand \d+\.\s\S+\s\d{4}, \d+\.\d\d: Das hat dein Gerät aufbewahrt\.$/);

/** The address that the server has led to. */
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** In the cache of whoever is logged in, under which name whose it is stands. */
const accountsKept = (page: Page) =>
  page.evaluate(() => caches.keys().then((names) => names.flatMap((name) => /\/account\/(.+)$/.exec(name)?.[1] ?? [])));

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
    await notice(page).waitFor();
    await expect.poll(() => pictureIsShown(page)).toBe(true);
    await visitor.expectNoBarriers('but targets');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Seite neu laden' }).click();
    await page.waitForFunction(() => document.documentElement.dataset['copiedAt'] === undefined);
    await heading(page, bike.title);
    expect(await notice(page).count()).toBe(0);
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

describe('what is kept of somebody', () => {
  const email = 'ana@example.ch';

  async function entersAs(visitor: Visitor, who: string): Promise<void> {
    await visitor.opens('/de');
    await logsIn(visitor, who);
  }

  it('can be read by them: what they have saved, with the hearts that say so', async () => {
    const accounts = accountsOf(own.market.market, { passwords: quickPasswords() });
    const ana = await accounts.joins(email);
    await addFavourite(own.market.services, { account: ana, listing: 'bikebikebike' });
    const visitor = await own.comes();
    const { page } = visitor;
    await entersAs(visitor, email);
    await looksAt(visitor, '/de/li');
    await looksAt(visitor, '/de/favorites');
    await isKept(page, '/api/v10/favorites.json?kept-in=de');
    await page.context().setOffline(true);
    await page.reload();
    await notice(page).waitFor();
    await page.getByRole('link', { name: bike.title }).first().waitFor();
    await page.goto('/de/li');
    await page
      .getByRole('button', { name: new RegExp(bike.title), pressed: true })
      .first()
      .waitFor();
    expect(await accountsKept(page)).toEqual([ana]);
    await visitor.leaves();
  });

  it('can be read by them: their messages, and what was written in them', async () => {
    await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    const { page } = visitor;
    // There is a worker from then on.
    await looksAt(visitor, '/de');
    await logsIn(visitor, email);
    const id = await writesAbout(visitor, 'bikebikebike', 'Noch zu haben?');
    await looksAt(visitor, '/de/messages/buying');
    await isKept(page, queryKey('MyConversations', { tab: 'BUYING', archived: false, after: null }));
    await looksAt(visitor, `/de/messages/buying/${id}`);
    await isKept(page, queryKey('OpenConversation', { id }));
    await page.context().setOffline(true);
    await page.goto('/de/messages/buying');
    await notice(page).waitFor();
    await page.getByRole('link', { name: new RegExp(bike.title) }).click();
    await page.getByRole('log').getByText('Noch zu haben?').waitFor();
    await page.reload();
    await page.getByRole('log').getByText('Noch zu haben?').waitFor();
    expect(await page.getByRole('log').getByRole('article').count()).toBe(1);
    await visitor.expectNoBarriers('but targets');
    await visitor.leaves();
  });

  it('can be read by them though they have not looked at it: what they have saved, and was written last', async () => {
    const ana = await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    await addFavourite(own.market.services, { account: ana, listing: 'bikebikebike' });
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    await logsIn(visitor, email);
    const id = await writesAbout(visitor, 'bikebikebike', 'Noch zu haben?');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/favorites\.json|graphql/.test(request.url())) asked.push(request.headers()['x-operation'] ?? 'favourites');
    });
    await looksAt(visitor, '/de/li');
    for (const path of ['/de/favorites', '/de/messages/buying', '/de/messages/selling']) await isKept(page, path);
    await isKept(page, queryKey('OpenConversation', { id }));
    expect(asked.toSorted()).toEqual(['MyConversations', 'MyConversations', 'OpenConversation', 'favourites']);
    // With the next page nobody is asked again.
    await looksAt(visitor, '/fr/li');
    expect(asked).toHaveLength(4);
    await page.context().setOffline(true);
    await page.goto('/de/favorites');
    await notice(page).waitFor();
    await page.getByRole('link', { name: bike.title }).first().waitFor();
    await page.goto('/de/messages/buying');
    await page.getByRole('link', { name: new RegExp(bike.title) }).click();
    await page.getByRole('log').getByText('Noch zu haben?').waitFor();
    await visitor.leaves();
  });

  it('asks for no script without a line, whatever they do: pictures go out with their message once there is one', async () => {
    await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    await logsIn(visitor, email);
    const id = await writesAbout(visitor, 'bikebikebike', 'Grüezi');
    await looksAt(visitor, `/de/messages/buying/${id}`);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
    await page.context().setOffline(true);
    await page.getByLabel('Bilder hinzufügen').setInputFiles({
      ...{ name: 'bike.png', mimeType: 'image/png', buffer: await quarters(100, 100).png().toBuffer() },
    });
    await page.getByText('Geht mit der Nachricht hinaus').waitFor();
    await page.getByRole('button', { name: 'Senden', exact: true }).click();
    const waits = page.getByRole('log').getByRole('img', { name: 'Bild 1 von 1' });
    await expect.poll(() => waits.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(100);
    const outbox = page.getByRole('region', { name: 'Was wartet' });
    await outbox.getByText('Alle zeigen').click();
    await outbox.getByText(bike.title).waitFor();
    expect(failed.filter((path) => path.startsWith('/assets/'))).toEqual([]);
    await page.context().setOffline(false);
    await page
      .getByRole('log')
      .getByRole('button', { name: /^Bild 1 von 1/ })
      .waitFor();
    await visitor.leaves();
  });

  it('is told to be a copy no longer where the market is back, and the page has asked it', async () => {
    await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    await logsIn(visitor, email);
    const id = await writesAbout(visitor, 'bikebikebike', 'Noch zu haben?');
    await looksAt(visitor, `/de/messages/buying/${id}`);
    await isKept(page, queryKey('OpenConversation', { id }));
    own.market.isAway();
    await page.reload();
    await notice(page).waitFor();
    await page.getByRole('log').getByText('Noch zu haben?').waitFor();
    own.market.isBack();
    // No line was gone, so no browser says that there is one again; who comes back to the page has it ask.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await notice(page).waitFor({ state: 'hidden' });
    await visitor.leaves();
  });

  it('goes when they log out, and nobody after them reads it', async () => {
    const ana = await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    const { page } = visitor;
    await entersAs(visitor, email);
    await looksAt(visitor, '/de/li');
    expect(await accountsKept(page)).toEqual([ana]);
    await isKept(page, '/api/v10/favorites/ids.json?kept-in=de');
    await page.locator('[popovertarget=user-menu]').click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect.poll(() => accountsKept(page)).toEqual([]);
    await page.context().setOffline(true);
    await page.goto('/de/li');
    await heading(page, 'Du bist offline');
    await visitor.leaves();
  });

  it('goes when they log out, pictures that only some may see too, and those lie nowhere else', async () => {
    const ana = await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    const { page } = visitor;
    await entersAs(visitor, email);
    const id = await writesAbout(visitor, 'bikebikebike', 'Grüezi');
    const conversation = `/de/messages/buying/${id}`;
    await visitor.opens(conversation);
    await page.getByLabel('Bilder hinzufügen').setInputFiles({
      ...{ name: 'bike.png', mimeType: 'image/png', buffer: await quarters(100, 100).png().toBuffer() },
    });
    await page.getByRole('button', { name: 'Senden', exact: true }).click();
    await page
      .getByRole('log')
      .getByRole('button', { name: /^Bild 1 von 1/ })
      .waitFor();
    await visitor.opens(conversation);
    // Which caches have a picture of a message, by whose they are.
    const placesOfPicture = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const has = async (name: string) =>
          (await (await caches.open(name)).keys()).some(
            ({ url }) => url.includes('/messages/') && url.includes('/pictures/'),
          );
        const found = await Promise.all(names.map(has));
        return names.filter((_, index) => found[index]).map((name) => name.replace(/^[^/]+\//, ''));
      });
    await expect.poll(placesOfPicture).toEqual([`account/${ana}`]);
    await logsOut(visitor);
    await visitor.opens('/de/li');
    await expect.poll(placesOfPicture).toEqual([]);
    await visitor.leaves();
  });

  it('goes when somebody else logs in, or the session is over', async () => {
    const accounts = accountsOf(own.market.market, { passwords: quickPasswords() });
    await accounts.joins(email);
    const beat = await accounts.joins('beat@example.ch');
    const visitor = await own.comes();
    const { page } = visitor;
    await entersAs(visitor, email);
    await looksAt(visitor, '/de/li');
    await logsIn(visitor, 'beat@example.ch');
    await visitor.opens('/de');
    await expect.poll(() => accountsKept(page)).toEqual([beat]);
    expect(await page.evaluate(keeps, '/de/li')).toBe(false);
    await looksAt(visitor, '/de');
    // Another device ends the session: the next call is refused.
    await page.context().addCookies([{ name: 'allmend_session', value: 'over', url: own.market.origin }]);
    await visitor.opens('/de/li');
    await expect.poll(() => accountsKept(page)).toEqual([]);
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
      await notice(page).waitFor();
      const shown = await buildShown(page);
      expect(shown, path).toMatch(/\/main-2nd/);
      expect(shown).not.toBe(old);
      expect(await filesOf(page, 'first'), 'no file of the build before').toEqual([]);
    }
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
    await notice(page).waitFor();
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

/** Where the answer to a question in GraphQL is kept. */
function queryKey(operation: string, variables: object): string {
  const asked = new URLSearchParams({ operation, variables: JSON.stringify(variables), 'kept-in': 'de' });
  return `/api/v10/graphql?${asked}`;
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
