import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { addFavourite } from '#server/favourites/favourites.ts';
import { accountsOf, quickPasswords } from '#tests/drivers/account/accounts.ts';
import { awakeAt, type Visitor } from '#tests/drivers/browser/browser.ts';
import { logsIn, logsOut, writesAbout } from '#tests/drivers/browser/elsewhere.ts';
import { quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { copyNotice, heading, untilCached, keeps, looksAt, offlineMarket } from '../../offlineMarket.ts';

// The data that a device stores of an account: for its user, as long as the login lasts.

const own = offlineMarket();

/** The accounts in the names of caches: the name of each personal cache contains the account. */
const cachedAccounts = (page: Page) =>
  page.evaluate(() => caches.keys().then((names) => names.flatMap((name) => /\/account\/(.+)$/.exec(name)?.[1] ?? [])));

describe('the stored data of an account', () => {
  const email = 'ana@example.ch';

  async function entersAs(visitor: Visitor, who: string): Promise<void> {
    await visitor.opens('/de');
    await logsIn(visitor, who);
  }

  it('can be read by its user: the favourites, with their hearts', async () => {
    const accounts = accountsOf(own.market.market, { passwords: quickPasswords() });
    const ana = await accounts.joins(email);
    await addFavourite(own.market.services, { account: ana, listing: 'bikebikebike' });
    const visitor = await own.comes();
    const { page } = visitor;
    await entersAs(visitor, email);
    await looksAt(visitor, '/de/li');
    await looksAt(visitor, '/de/favorites');
    await untilCached(page, '/api/v10/favorites.json?kept-in=de');
    await page.context().setOffline(true);
    await page.reload();
    await copyNotice(page).waitFor();
    await page.getByRole('link', { name: bike.title }).first().waitFor();
    await page.goto('/de/li');
    await page
      .getByRole('button', { name: new RegExp(bike.title), pressed: true })
      .first()
      .waitFor();
    expect(await cachedAccounts(page)).toEqual([ana]);
    await visitor.leaves();
  });

  it('can be read by its user: a listing that is saved once online, among the other favourites', async () => {
    await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    const { page } = visitor;
    await entersAs(visitor, email);
    await looksAt(visitor, '/de/favorites');
    await untilCached(page, '/api/v10/favorites.json?kept-in=de');
    await looksAt(visitor, '/de/li');
    await page.context().setOffline(true);
    const heart = page.getByRole('button', { name: new RegExp(bike.title), pressed: false }).first();
    await awakeAt(heart);
    await heart.click();
    await page.getByText('1 Aktion wartet auf eine Verbindung.').waitFor();
    await page.goto('/de/favorites');
    await page.getByText('Wird gemerkt, sobald du wieder online bist:').waitFor();
    await page.getByRole('main').getByRole('link', { name: bike.title }).waitFor();
    expect(await page.getByText('Noch nichts gemerkt').count()).toBe(0);
    await visitor.expectNoBarriers('but targets');
    await page.context().setOffline(false);
    await page.getByRole('article', { name: bike.title }).waitFor();
    await expect.poll(() => page.getByText('Wird gemerkt, sobald').count()).toBe(0);
    await visitor.leaves();
  });

  it('can be read by its user: the messages, and unsent ones', async () => {
    await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    const { page } = visitor;
    // From this page on, a service worker controls the browser.
    await looksAt(visitor, '/de');
    await logsIn(visitor, email);
    const id = await writesAbout(visitor, 'bikebikebike', 'Noch zu haben?');
    await looksAt(visitor, '/de/messages/buying');
    await untilCached(page, queryKey('MyConversations', { tab: 'BUYING', archived: false, after: null }));
    await looksAt(visitor, `/de/messages/buying/${id}`);
    await untilCached(page, queryKey('OpenConversation', { id }));
    await page.context().setOffline(true);
    await page.goto('/de/messages/buying');
    await copyNotice(page).waitFor();
    await page.getByRole('link', { name: new RegExp(bike.title) }).click();
    await page.getByRole('log').getByText('Noch zu haben?').waitFor();
    await page.reload();
    await page.getByRole('log').getByText('Noch zu haben?').waitFor();
    expect(await page.getByRole('log').getByRole('article').count()).toBe(1);
    await visitor.expectNoBarriers('but targets');
    await visitor.leaves();
  });

  it('can be read by its user without an earlier visit: the favourites and the last messages', async () => {
    const ana = await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    await addFavourite(own.market.services, { account: ana, listing: 'bikebikebike' });
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    await logsIn(visitor, email);
    const id = await writesAbout(visitor, 'bikebikebike', 'Noch zu haben?');
    const requested: string[] = [];
    page.on('request', (request) => {
      if (/favorites\.json|graphql/.test(request.url()))
        requested.push(request.headers()['x-operation'] ?? 'favourites');
    });
    await looksAt(visitor, '/de/li');
    for (const path of ['/de/favorites', '/de/messages/buying', '/de/messages/selling']) await untilCached(page, path);
    await untilCached(page, queryKey('OpenConversation', { id }));
    expect(requested.toSorted()).toEqual(['MyConversations', 'MyConversations', 'OpenConversation', 'favourites']);
    // The personal answers are fresh, so the next page does not fetch them again.
    await looksAt(visitor, '/fr/li');
    expect(requested).toHaveLength(4);
    await page.context().setOffline(true);
    await page.goto('/de/favorites');
    await copyNotice(page).waitFor();
    await page.getByRole('link', { name: bike.title }).first().waitFor();
    await page.goto('/de/messages/buying');
    await page.getByRole('link', { name: new RegExp(bike.title) }).click();
    await page.getByRole('log').getByText('Noch zu haben?').waitFor();
    await visitor.leaves();
  });

  it('requests no script while offline, whatever the user does: pictures are sent with their message once online', async () => {
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
    await page.getByLabel('Fotos hinzufügen').setInputFiles({
      name: 'bike.png',
      mimeType: 'image/png',
      buffer: await quarters(100, 100).png().toBuffer(),
    });
    await page.getByText('Wird mit der Nachricht gesendet').waitFor();
    await page.getByRole('button', { name: 'Nachricht senden', exact: true }).click();
    const waits = page.getByRole('log').getByRole('img', { name: 'Foto 1 von 1' });
    await expect.poll(() => waits.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(100);
    const outbox = page.getByRole('region', { name: 'Ausstehende Aktionen' });
    await outbox.getByText('Alle anzeigen').click();
    await outbox.getByText(bike.title).waitFor();
    expect(failed.filter((path) => path.startsWith('/assets/'))).toEqual([]);
    await page.context().setOffline(false);
    await page
      .getByRole('log')
      .getByRole('button', { name: /^Dein Foto 1 von 1/ })
      .waitFor();
    await visitor.leaves();
  });

  it('is no longer labelled as a copy once the market is back and the page has fetched from it', async () => {
    await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    const { page } = visitor;
    await looksAt(visitor, '/de');
    await logsIn(visitor, email);
    const id = await writesAbout(visitor, 'bikebikebike', 'Noch zu haben?');
    await looksAt(visitor, `/de/messages/buying/${id}`);
    await untilCached(page, queryKey('OpenConversation', { id }));
    own.market.isAway();
    await page.reload();
    await copyNotice(page).waitFor();
    await page.getByRole('log').getByText('Noch zu haben?').waitFor();
    own.market.isBack();
    // The browser was never offline, so no event announces that the server is back; a return to the page triggers the
    // request.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await copyNotice(page).waitFor({ state: 'hidden' });
    expect(await page.getByRole('log').getByRole('article').count()).toBe(1);
    await visitor.leaves();
  });

  it('is removed at the logout, and no later user can read it', async () => {
    const ana = await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    const { page } = visitor;
    await entersAs(visitor, email);
    await looksAt(visitor, '/de/li');
    expect(await cachedAccounts(page)).toEqual([ana]);
    await untilCached(page, '/api/v10/favorites/ids.json?kept-in=de');
    await page.locator('[popovertarget=user-menu]').click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect.poll(() => cachedAccounts(page)).toEqual([]);
    await page.context().setOffline(true);
    await page.goto('/de/li');
    await heading(page, 'Du bist offline');
    await visitor.leaves();
  });

  it('is removed at the logout, including restricted pictures, which are stored nowhere else', async () => {
    const ana = await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    const { page } = visitor;
    await entersAs(visitor, email);
    const id = await writesAbout(visitor, 'bikebikebike', 'Grüezi');
    const conversation = `/de/messages/buying/${id}`;
    await visitor.opens(conversation);
    await page.getByLabel('Fotos hinzufügen').setInputFiles({
      name: 'bike.png',
      mimeType: 'image/png',
      buffer: await quarters(100, 100).png().toBuffer(),
    });
    await page.getByRole('button', { name: 'Nachricht senden', exact: true }).click();
    await page
      .getByRole('log')
      .getByRole('button', { name: /^Dein Foto 1 von 1/ })
      .waitFor();
    await visitor.opens(conversation);
    // Finds the caches that contain a picture of a message, by the account of each cache.
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

  it('is removed when another account logs in, or the session ends', async () => {
    const accounts = accountsOf(own.market.market, { passwords: quickPasswords() });
    await accounts.joins(email);
    const beat = await accounts.joins('beat@example.ch');
    const visitor = await own.comes();
    const { page } = visitor;
    await entersAs(visitor, email);
    await looksAt(visitor, '/de/li');
    await logsIn(visitor, 'beat@example.ch');
    await visitor.opens('/de');
    await expect.poll(() => cachedAccounts(page)).toEqual([beat]);
    expect(await page.evaluate(keeps, '/de/li')).toBe(false);
    await looksAt(visitor, '/de');
    // Simulates that another device has ended the session: the next call is refused.
    await page.context().addCookies([{ name: 'allmend_session', value: 'over', url: own.market.origin }]);
    await visitor.opens('/de/li');
    await expect.poll(() => cachedAccounts(page)).toEqual([]);
    await visitor.leaves();
  });
});

/** The URL under which the answer to a GraphQL query is cached. */
function queryKey(operation: string, variables: object): string {
  const requested = new URLSearchParams({ operation, variables: JSON.stringify(variables), 'kept-in': 'de' });
  return `/api/v10/graphql?${requested}`;
}
