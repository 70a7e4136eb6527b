import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Draft, evolve, fieldsOf } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import type { FavouritesFact } from '#machines/favourites/lifecycle/favouritesFacts.ts';
import { favouritesLifecycle } from '#machines/favourites/lifecycle/favouritesLifecycle.ts';
import { mostFavourites } from '#machines/favourites/limits.ts';
import { bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { minute } from '#machines/market/units.ts';
import { draftsOf } from '#server/draft/saving.ts';
import { favouritesOf } from '#server/favourites/favourites.ts';
import { conversationIdOf } from '#server/messaging/conversation/conversationId.ts';
import { accountsOf, quickPasswords } from '#tests/drivers/account/accounts.ts';
import { awakeAt, screens } from '#tests/drivers/browser/browser.ts';
import { logsIn, writesAbout } from '#tests/drivers/browser/elsewhere.ts';
import { quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { looksAt, offlineMarket } from '../../offlineMarket.ts';

// Journeys of an offline user, whose actions are stored on the device and sent once it is online.

const own = offlineMarket();

const listingPath = '/de/vi/citybike-mit-7-gaengen/bikebikebike';

describe('an action while offline', () => {
  const email = 'ana@example.ch';
  const heart = (page: Page, pressed: boolean) =>
    page.getByRole('button', { name: new RegExp(bike.title), pressed }).first();

  /** Opens the list of listings as Ana, whose device has stored it. */
  async function atTheList() {
    const ana = await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    await visitor.opens('/de');
    await logsIn(visitor, email);
    await looksAt(visitor, '/de/li');
    return { ana, visitor, page: visitor.page };
  }

  const closes = (page: Page) => Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);

  /** The types of the facts about an account’s favourites, in the order of its journal. */
  const factsOf = async (account: string) =>
    (await own.market.market.store.readStream(`favourites-${account}`)).map(({ type }) => type);

  it('is sent once the device is online, also when the tab was closed meanwhile', async () => {
    const { ana, visitor, page } = await atTheList();
    await heart(page, false).waitFor();
    const saved = async () => (await favouritesOf(own.market.market, ana)).map(({ listing }) => listing);

    await page.context().setOffline(true);
    await heart(page, false).click();
    await heart(page, true).waitFor();
    await page.getByText('1 Aktion wartet auf eine Verbindung.').waitFor();
    await page.getByText('Alle anzeigen').last().click();
    await page.getByText('Inserat merken · Wartet auf eine Verbindung').waitFor();
    await visitor.expectNoBarriers('but targets');
    expect(await saved()).toEqual([]);
    const context = page.context();
    await page.close();

    // Opens another tab of the same browser, which is also offline at first.
    const tab = await context.newPage();
    await tab.goto('/de/li');
    await heart(tab, true).waitFor();
    expect(await saved()).toEqual([]);
    await context.setOffline(false);
    await expect.poll(saved).toEqual(['bikebikebike']);
    await expect.poll(() => tab.getByText('Wartet auf eine Verbindung').count()).toBe(0);
    await heart(tab, true).waitFor();
    expect(await factsOf(ana)).toEqual(['favourites.added']);
    await tab.reload();
    await heart(tab, true).waitFor();
    expect(await factsOf(ana), 'nothing is sent again').toEqual(['favourites.added']);
    await visitor.leaves();
  });

  it('is sent again when no answer arrived, regardless of the browser’s online state', async () => {
    const { ana, visitor, page } = await atTheList();
    await awakeAt(heart(page, false));
    await page.context().route('**/favorites/.json', (route) => route.abort(), { times: 2 });
    await heart(page, false).click();
    await page.getByText('1 Aktion wartet auf eine Verbindung.').waitFor();
    await heart(page, true).waitFor();
    await expect.poll(() => factsOf(ana)).toEqual(['favourites.added']);
    await expect.poll(() => page.getByText('Wartet auf eine Verbindung').count()).toBe(0);
    await heart(page, true).waitFor();
    await visitor.leaves();
  });

  it('is sent once when the tab was closed before the server received it', async () => {
    const { ana, visitor, page } = await atTheList();
    await awakeAt(heart(page, false));
    // A press is followed by a pause for another press; the server is called after this clock has advanced.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await heart(page, false).click();
    await heart(page, true).waitFor();
    const context = page.context();
    await closes(page);
    await context.clock.resume();

    const tab = await context.newPage();
    await tab.goto('/de/li');
    await heart(tab, true).waitFor();
    await expect.poll(() => factsOf(ana)).toEqual(['favourites.added']);
    await visitor.leaves();
  });

  it.each([
    ['the tab was closed', 'had not reached the server', closes, false],
    ['the tab was closed', 'was accepted by the server', closes, true],
    ['the page was left', 'had not reached the server', (page: Page) => page.goto('/robots.txt'), false],
    ['the page was left', 'was accepted by the server', (page: Page) => page.goto('/robots.txt'), true],
  ])('ends in the last state when %s before the answer to a call that %s', async (_, __, goes, isProcessed) => {
    const { ana, visitor, page } = await atTheList();
    const context = page.context();
    await awakeAt(heart(page, false));
    const held = Promise.withResolvers<void>();
    await context.route('**/favorites/.json', async (route) => {
      if (isProcessed) await route.fetch();
      held.resolve();
    });
    await heart(page, false).click();
    await held.promise;
    await heart(page, true).click();
    await heart(page, false).waitFor();
    await goes(page);
    await context.unroute('**/favorites/.json');

    const tab = await context.newPage();
    await tab.goto('/de/li');
    await expect.poll(() => factsOf(ana)).toEqual(['favourites.added', 'favourites.removed']);
    await heart(tab, false).waitFor();
    await visitor.leaves();
  });

  it('that is a message with pictures is sent once, from whichever page is online first', async () => {
    await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    const { page } = visitor;
    await visitor.opens('/de');
    await logsIn(visitor, email);
    const id = await writesAbout(visitor, 'bikebikebike', 'Grüezi');
    const written = async () =>
      (await own.market.market.store.readStream(`conversation-${id}`)).filter(
        ({ type }) => type === 'conversation.messageSent',
      ).length;
    await looksAt(visitor, '/de/li');
    await looksAt(visitor, `/de/messages/buying/${id}`);
    await page.getByRole('textbox', { name: /^Nachricht an/ }).fill('Im Tunnel geschrieben');
    await page.context().setOffline(true);
    const picture = { name: 'tunnel.jpg', mimeType: 'image/jpeg', buffer: await quarters(800, 600).jpeg().toBuffer() };
    await page.getByLabel('Fotos hinzufügen').setInputFiles(picture);
    await page.getByText('Wird mit der Nachricht gesendet').waitFor();
    await visitor.expectNoBarriers('but targets');
    await page.getByRole('button', { name: 'Nachricht senden', exact: true }).click();
    const entry = (at: Page) => at.getByRole('article').filter({ hasText: 'Im Tunnel geschrieben' });
    await entry(page).getByText('Wird gesendet, sobald du online bist').waitFor();
    await page.getByText('1 Aktion wartet auf eine Verbindung.').waitFor();
    // The notice of waiting actions covers no control of the composer, so its field can be clicked.
    await page.getByRole('textbox', { name: /^Nachricht an/ }).click();
    expect(await written()).toBe(1);
    const context = page.context();
    await page.close();

    const tab = await context.newPage();
    await tab.goto('/de/li');
    await tab.getByText('1 Aktion wartet auf eine Verbindung.').waitFor();
    await context.setOffline(false);
    await expect.poll(written).toBe(2);
    await expect.poll(() => tab.getByText('Wartet auf eine Verbindung').count()).toBe(0);
    await tab.goto(`/de/messages/buying/${id}`);
    await entry(tab)
      .getByText(/^(Gesendet|Zugestellt|Gelesen)$/)
      .waitFor();
    expect(await entry(tab).count()).toBe(1);
    await entry(tab)
      .getByRole('button', { name: /^Dein Foto 1 von 1/ })
      .waitFor();
    expect(await written(), 'nothing is sent again').toBe(2);
    await visitor.leaves();
  });

  it('reaches the seller once when it was written on the page of a listing and the tab closed', async () => {
    const { ana, visitor, page } = await atTheList();
    await looksAt(visitor, listingPath);
    const written = async () =>
      (await own.market.market.store.readStream(`conversation-${conversationIdOf('bikebikebike', ana)}`)).filter(
        ({ type }) => type === 'conversation.messageSent',
      ).length;
    const begin = page.getByRole('button', { name: 'Nachricht schreiben' });
    await awakeAt(begin);
    await begin.click();
    await page.getByRole('textbox', { name: 'Deine Nachricht' }).fill('Im Tunnel gefragt');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Nachricht senden', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Keine Verbindung. Deine Nachricht ist noch nicht gesendet.').waitFor();
    await dialog.getByText('Im Tunnel gefragt').waitFor();
    await visitor.expectNoBarriers('but targets');
    await dialog.getByRole('button', { name: 'Zurück zum Inserat' }).click();
    const show = page.getByRole('button', { name: 'Nachricht anzeigen' });
    await page.setViewportSize(screens.phone);
    await page.getByText('1 Aktion wartet auf eine Verbindung.').waitFor();
    await show.click({ trial: true });
    expect(await written()).toBe(0);
    const context = page.context();
    await page.close();

    const tab = await context.newPage();
    await tab.goto('/de/li');
    await tab.getByText('1 Aktion wartet auf eine Verbindung.').waitFor();
    await context.setOffline(false);
    await expect.poll(written).toBe(1);
    await expect.poll(() => tab.getByText('Wartet auf eine Verbindung').count()).toBe(0);
    await tab.goto(listingPath);
    await tab.getByRole('link', { name: 'Chat öffnen' }).click();
    await tab.getByRole('log').getByText('Im Tunnel gefragt').waitFor();
    expect(await written(), 'nothing is sent again').toBe(1);
    await visitor.leaves();
  });

  it.each([
    ['some time after it was begun', 'waits'],
    ['while a field was edited', 'closes'],
  ])('that begins a draft reaches the account when the tab was closed %s', async (_, then) => {
    const ana = await accountsOf(own.market.market, { passwords: quickPasswords() }).joins(email);
    const visitor = await own.comes();
    const { page } = visitor;
    // The page's clock must not be ahead of the server's: an account accepts no fact from the future.
    await page.context().clock.setFixedTime(noon + 3 * minute);
    await visitor.opens('/de');
    await logsIn(visitor, email);
    await looksAt(visitor, '/de/li');
    await visitor.opens('/de/ai/start');
    const title = page.getByRole('textbox', { name: 'Titel' });
    await awakeAt(title);
    await page.context().setOffline(true);
    // The server is taken down too, because the call of a closing tab bypasses the window’s offline state.
    own.market.isAway();
    await title.fill('Im Tunnel begonnen');
    if (then === 'waits') {
      await title.blur();
      await page.getByText(/Entwurf auf diesem Gerät gesichert\. Sobald die Verbindung/).waitFor();
      await page.getByText('1 Aktion wartet auf eine Verbindung.').waitFor();
      await visitor.expectNoBarriers('but targets');
    }
    const context = page.context();
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);

    const tab = await context.newPage();
    await tab.goto('/de/li');
    await tab.getByText('1 Aktion wartet auf eine Verbindung.').waitFor();
    await tab.getByText('Alle anzeigen').last().click();
    await tab.getByText('Im Tunnel begonnen').waitFor();
    const saved = async () => (await draftsOf(own.market.market, ana)).map(({ facts }) => titleOf(facts));
    expect(await saved()).toEqual([]);
    own.market.isBack();
    await context.setOffline(false);
    await expect.poll(saved).toEqual(['Im Tunnel begonnen']);
    await expect.poll(() => tab.getByText('Wartet auf eine Verbindung').count()).toBe(0);
    await visitor.leaves();
  });

  it('is reverted when the market refuses it, with a notice', async () => {
    const { ana, visitor, page } = await atTheList();
    await page.context().setOffline(true);
    await heart(page, false).click();
    await page.getByText('1 Aktion wartet auf eine Verbindung.').waitFor();
    // On another device the list is filled meanwhile.
    await own.market.market.commands.run<{ favourites: { lifecycle: typeof favouritesLifecycle; id: string } }, never>({
      actor: ana,
      streams: { favourites: { lifecycle: favouritesLifecycle, id: ana } },
      decide: () => ({ favourites: manyFavourites() }),
    });
    await page.context().setOffline(false);
    await page.getByText(/Deine Merkliste ist voll/).waitFor();
    await heart(page, false).waitFor();
    await expect.poll(() => page.getByText('Wartet auf eine Verbindung').count()).toBe(0);
    await visitor.leaves();
  });

  it('shows the listing’s title when the listing is gone by then, until the user discards it', async () => {
    const { visitor, page } = await atTheList();
    await page.context().setOffline(true);
    await heart(page, false).click();
    await page.getByText('1 Aktion wartet auf eine Verbindung.').waitFor();
    await own.market.tells('bikebikebike', [{ type: 'listing.removed', at: noon + 3 * minute, by: 'seller' }]);
    await page.context().setOffline(false);
    await page.getByText('1 Aktion wurde nicht angenommen.').waitFor();
    await heart(page, false).waitFor();
    const notice = page.getByRole('region', { name: 'Ausstehende Aktionen' });
    await notice.getByText('Alle anzeigen').click();
    await notice.getByText('Inserat merken · Nicht angenommen · Dieses Inserat ist nicht online.').waitFor();
    await notice.getByText(bike.title).waitFor();
    await visitor.expectNoBarriers('but targets');
    await notice.getByRole('button', { name: 'Verwerfen' }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await visitor.leaves();
  });

  it('belongs to its account: the next user neither sees nor sends it', async () => {
    const accounts = accountsOf(own.market.market, { passwords: quickPasswords() });
    const ana = await accounts.joins(email);
    const beat = await accounts.joins('beat@example.ch');
    const visitor = await own.comes();
    const { page } = visitor;
    await visitor.opens('/de');
    await logsIn(visitor, email);
    await looksAt(visitor, '/de/li');
    await page.context().setOffline(true);
    await heart(page, false).click();
    await page.getByText('1 Aktion wartet auf eine Verbindung.').waitFor();
    const context = page.context();
    await page.close();
    await context.setOffline(false);
    const tab = await context.newPage();
    await logsIn({ ...visitor, page: tab }, 'beat@example.ch');
    await tab.goto('/de/li');
    await awakeAt(heart(tab, false));
    await heart(tab, false).click();
    await expect
      .poll(async () => (await favouritesOf(own.market.market, beat)).map(({ listing }) => listing))
      .toEqual(['bikebikebike']);
    expect(await favouritesOf(own.market.market, ana)).toEqual([]);
    await logsIn({ ...visitor, page: tab }, email);
    await tab.goto('/de/li');
    await expect
      .poll(async () => (await favouritesOf(own.market.market, ana)).map(({ listing }) => listing))
      .toEqual(['bikebikebike']);
    await visitor.leaves();
  });
});

/** The title of the draft after these facts. */
function titleOf(facts: readonly DraftFact[]): string | undefined {
  return fieldsOf(facts.reduce<Draft | null>(evolve, null)!)['title'];
}

/** The facts of as many favourites as an account may have. */
function manyFavourites(): FavouritesFact[] {
  const letters = 'abcdefghij';
  return Array.from({ length: mostFavourites }, (_, number) => {
    const listing = `saved${letters[Math.floor(number / 10)]}${letters[number % 10]}aaaaa`;
    return { type: 'favourites.added', at: noon, listing, francs: null };
  });
}
