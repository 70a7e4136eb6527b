import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bike, lamp } from '#machines/favourites/heartsCases.ts';
import { languages } from '#machines/market/language.ts';
import { password } from '#tests/drivers/account/accounts.ts';
import { finishAnimations } from '#tests/drivers/flaws/barriers.ts';
import { awakeAt, openBrowser, screens, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { asksElsewhere, logsIn, savesElsewhere } from '#tests/drivers/browser/elsewhere.ts';
import { acceptsLink } from '#tests/drivers/browser/mailLink.ts';
import { type SaverKind, type Savers, writeSavers } from '#tests/drivers/favourites/savers.ts';
import { focusFlaws } from '#tests/drivers/flaws/focusFlaws.ts';
import { casesOf, isLong } from '#tests/drivers/run/sizes.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { targetFlaws } from '#tests/drivers/flaws/targetFlaws.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { textFlaws } from '#tests/drivers/flaws/textFlaws.ts';

// Journeys of users who save listings and follow their changes.

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;
let savers: Savers;

beforeAll(async () => {
  folder = temporaryFolder();
  savers = await writeSavers(folder.path, { 'nothing saved': 8, 'a cheaper one': 2, 'one of each': 6, 'a hundred': 1 });
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production', MAILBOX: 'on' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

const fingersAt = (screen: keyof typeof screens) => ({ isMobile: screen !== 'desk', hasTouch: screen !== 'desk' });

/** Logs a user in, in a separate window. */
async function comes(kind: SaverKind, screen: keyof typeof screens = 'desk') {
  const email = savers.next(kind);
  return { email, visitor: await comesAs(email, screen) };
}

async function comesAs(email: string, screen: keyof typeof screens = 'desk'): Promise<Visitor> {
  const visitor = await visit(browser, { origin: server.url, viewport: screens[screen], ...fingersAt(screen) });
  await visitor.opens('/en/start/register');
  await logsIn(visitor, email);
  return visitor;
}

const heartOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Save this ad: ${title}`, exact: true });

/** The heart of a listing, once it can be pressed and is saved or not, as expected. */
async function heartThat(page: Page, title: string, isSaved: boolean) {
  const heart = heartOf(page, title);
  await awakeAt(heart);
  await page.getByRole('button', { name: `Save this ad: ${title}`, exact: true, pressed: isSaved }).waitFor();
  return heart;
}

/** Reads from the server which listings the logged-in user has saved. */
async function savedOf({ page }: Visitor): Promise<readonly string[]> {
  const answer = await page.request.get('/api/v10/favorites/ids.json', { headers: { 'x-api-hash': 'test' } });
  return ((await answer.json()) as { readonly ids: readonly string[] }).ids;
}

const rowOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

describe('a heart', () => {
  it('of a visitor who registers on the way is filled after the login, in either tab', async () => {
    const visitor = await visit(browser, { origin: server.url });
    const { page } = visitor;
    const email = 'makes-an-account@example.ch';
    await visitor.opens('/en/li');
    await (await heartThat(page, 'Citybike', false)).click();
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Create account' }).click();
    // Waits until the login modal is closed: it contains fields of the same names.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const form = page.getByRole('form', { name: 'Create account' });
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByLabel('Repeat password', { exact: true }).fill(password);
    await form.getByRole('textbox', { name: /^Name/ }).fill('Vreni Meier');
    await form.getByRole('button', { name: 'Create account', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();

    // The link in a mail opens in a new tab.
    const tab = await page.context().newPage();
    await acceptsLink(tab, email, 'verification');
    await tab.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await tab.getByRole('textbox', { name: 'Email' }).fill(email);
    await tab.getByLabel('Password', { exact: true }).fill(password);
    await tab.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.poll(() => savedOf(visitor)).toEqual([bike]);
    await visitor.opens('/en/li');
    await (await heartThat(page, 'Citybike', true)).click();
    await expect.poll(() => savedOf(visitor)).toEqual([]);
    // One press removes the listing: it was saved only once.
    await visitor.opens('/en/li');
    await heartThat(page, 'Citybike', false);
    await visitor.leaves();
  });

  it('agrees at once in two tabs and on two devices: in the list, on the listing’s page and among the favourites', async () => {
    const { email, visitor } = await comes('nothing saved');
    const { page } = visitor;
    await visitor.opens('/en/li');
    const otherTab = await page.context().newPage();
    await otherTab.goto(`/en/vi/citybike/${bike}`);
    const there = otherTab.getByRole('button', { name: 'Save', exact: true });
    await awakeAt(there);
    const device = await comesAs(email, 'phone');
    await device.opens('/en/favorites');
    await device.page.getByRole('heading', { name: 'No favourites yet' }).waitFor();

    await (await heartThat(page, 'Citybike', false)).click();
    await otherTab.getByRole('button', { name: 'Save', exact: true, pressed: true }).waitFor();
    await expect.poll(() => savedOf(visitor)).toEqual([bike]);
    await rowOf(device.page, 'Citybike').waitFor();

    await (await heartThat(device.page, 'Citybike', true)).click();
    await device.page.getByRole('button', { name: 'Undo' }).waitFor();
    await expect.poll(() => savedOf(visitor)).toEqual([]);
    await heartThat(page, 'Citybike', false);
    await otherTab.getByRole('button', { name: 'Save', exact: true, pressed: false }).waitFor();
    await there.click();
    await heartThat(page, 'Citybike', true);
    await rowOf(device.page, 'Citybike').waitFor();
    await device.leaves();
    await visitor.leaves();
  });

  // An extra press, so that the first of the two ends as saved, and the other does not.
  const presses = isLong ? 101 : 41;

  it(`that is pressed ${presses} times ends in the last state, however long each answer takes`, async () => {
    const { visitor } = await comes('nothing saved');
    const { page } = visitor;
    let drawn = 7;
    /** Waits for up to a quarter of a second, determined by a seed. */
    const aWhile = () => setTimeout((drawn = (drawn * 16_807) % 2_147_483_647) % 250);
    await page.route(/\/favorites\//, async (route) => {
      await aWhile();
      const response = await route.fetch();
      await aWhile();
      await route.fulfill({ response });
    });
    await visitor.opens('/en/li');
    const hearts = [await heartThat(page, 'Citybike', false), await heartThat(page, 'Reading lamp', false)] as const;
    const pressed = { bike: 0, lamp: 0 };
    for (let press = 0; press < presses; press += 1) {
      const isBike = press % 3 > 0;
      pressed[isBike ? 'bike' : 'lamp'] += 1;
      // oxlint-disable-next-line no-await-in-loop -- a finger presses once at a time
      await hearts[isBike ? 0 : 1].click();
      // oxlint-disable-next-line no-await-in-loop -- presses come in bursts, with a pause between
      if (press % 10 === 9) await aWhile();
    }
    const requested = [...(pressed.bike % 2 ? [bike] : []), ...(pressed.lamp % 2 ? [lamp] : [])];
    await heartThat(page, 'Citybike', pressed.bike % 2 === 1);
    await heartThat(page, 'Reading lamp', pressed.lamp % 2 === 1);
    await expect
      .poll(async () => (await savedOf(visitor)).toSorted(), { timeout: 20_000 })
      .toEqual(requested.toSorted());
    // After a reload, the hearts show the server’s state, which is the same.
    await page.reload();
    await heartThat(page, 'Citybike', pressed.bike % 2 === 1);
    await heartThat(page, 'Reading lamp', pressed.lamp % 2 === 1);
    await page.unrouteAll({ behavior: 'wait' });
    await visitor.leaves();
  });

  it('is empty again when a hundred listings are saved, and the message names the limit and links to the list [FAVOURITES-7] [NOTIFICATIONS-15]', async () => {
    const { visitor } = await comes('a hundred');
    const { page } = visitor;
    await visitor.opens('/en/li');
    await (await heartThat(page, 'Citybike', false)).click();
    await page
      .getByText(
        'You reached the maximum number of favorite listings. You can save up to 100. Remove one to save another.',
      )
      .waitFor();
    await heartThat(page, 'Citybike', false);
    await visitor.expectNoBarriers();
    await page.getByRole('link', { name: 'Go to your favourites' }).click();
    await page.getByText('100 favourites (maximum 100)').waitFor();
    expect(await page.getByRole('article').count()).toBe(100);
    // Removing a listing makes room for another one.
    await (await heartThat(page, 'Bike 1', true)).click();
    await page.getByText('99 favourites (maximum 100)').waitFor();
    await expect.poll(async () => (await savedOf(visitor)).length).toBe(99);
    await visitor.opens('/en/li');
    await (await heartThat(page, 'Citybike', false)).click();
    await expect.poll(async () => (await savedOf(visitor))[0]).toBe(bike);
    await visitor.leaves();
  });

  it('is filled again when a listing could not be removed [FAVOURITES-6]', async () => {
    const { visitor } = await comes('a cheaper one');
    const { page } = visitor;
    await visitor.opens('/en/li');
    await page.route(`**/favorites/${bike}`, (route) => route.fulfill({ status: 500, json: {} }));
    await (await heartThat(page, 'Citybike', true)).click();
    await page.getByText('Oops, something went wrong. Please try again.').waitFor();
    await heartThat(page, 'Citybike', true);
    expect(await savedOf(visitor)).toEqual([bike]);
    await visitor.leaves();
  });
});

describe('the page of favourites [ROUTES-21]', () => {
  it('is linked from the header', async () => {
    const { visitor } = await comes('a cheaper one');
    const { page } = visitor;
    await page.setViewportSize({ width: 1600, height: 1000 });
    await visitor.opens('/en');
    const inHeader = page.getByRole('banner').getByRole('link', { name: 'Favourites' });
    await awakeAt(inHeader);
    await inHeader.click();
    await rowOf(page, 'Citybike').waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/favorites');
    await visitor.leaves();
  });

  it('marks the changes of each listing, and has an order that is part of the address', async () => {
    const { visitor } = await comes('one of each', 'phone');
    const { page } = visitor;
    await visitor.opens('/en/favorites');
    const says = (title: string, text: string) => rowOf(page, title).getByText(text, { exact: true }).waitFor();
    await says('Citybike', 'CHF 80.– less than when you saved it');
    await says('Reading lamp', 'CHF 20.– more than when you saved it');
    await says('Rubber plant', 'CHF 20.– less than when you saved it');
    await says('Oak table', 'Sold');
    await says('Garden bench', 'Reserved');
    await says('Sofa', 'Expired');
    await says('Deleted ad', 'It cost CHF 480.– when you saved it.');
    await says('Ad not currently online', 'The seller is away or has paused this ad. It may come back.');
    await visitor.expectNoBarriers();

    const first = () => page.getByRole('article').first().getByRole('heading').textContent();
    expect(await first()).toBe('Citybike');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('cheapest');
    await page.waitForURL('**/en/favorites?sort=cheapest');
    await expect.poll(first).toBe('Rubber plant');
    await page.reload();
    await rowOf(page, 'Citybike').waitFor();
    expect(await first()).toBe('Rubber plant');
    await page.goBack();
    await expect.poll(first).toBe('Citybike');

    await page.getByText('3 ads are sold, expired or deleted.').waitFor();
    await page.getByRole('button', { name: 'Remove these ads' }).click();
    await page.getByText('6 favourites (maximum 100)').waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(3);
    await expect.poll(async () => (await savedOf(visitor)).length).toBe(6);
    await visitor.expectNoBarriers();
    await visitor.expectCalm();
    await visitor.leaves();
  });

  it('shows changes by the seller at once, and an undo restores the price at the time of saving', async () => {
    const [{ visitor }, seller] = [await comes('nothing saved'), await comesAs(savers.seller)];
    const { page } = visitor;
    const id = 'heldbenchaaa';
    await savesElsewhere(visitor, [id]);
    const does = (mutation: string) =>
      asksElsewhere(seller, `mutation { result: ${mutation.replace('$id', `id: "${id}"`)} { __typename } }`);
    await visitor.opens('/en/favorites');
    const row = rowOf(page, 'Garden bench');
    const shows = (text: string) => row.getByText(text, { exact: true }).waitFor();
    await row.getByText('Reserved', { exact: true }).waitFor();
    await does('endReservation($id)');
    await does('repriceListing($id, kind: "amount", price: "380")');
    await shows('CHF 100.– less than when you saved it');
    expect(await row.getByText('Reserved', { exact: true }).count()).toBe(0);
    await does('sellListing($id, where: HERE)');
    await shows('Sold');

    await (await heartThat(page, 'Garden bench', true)).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.poll(() => undo.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => savedOf(visitor)).toEqual([]);
    await page.keyboard.press('Enter');
    await row.waitFor();
    await expect.poll(() => savedOf(visitor)).toEqual([id]);
    await page.reload();
    await row.getByText('CHF 100.– less than when you saved it', { exact: true }).waitFor();

    await does('removeListing($id)');
    await rowOf(page, 'Deleted ad').waitFor();
    await seller.leaves();
    await visitor.leaves();
  });

  it('can be loaded again after a network failure', async () => {
    const { visitor } = await comes('one of each');
    const { page } = visitor;
    await page.route('**/favorites.json', (route) => route.abort());
    await visitor.opens('/en/favorites');
    const again = page.getByRole('button', { name: 'Reload' });
    await again.waitFor();
    await visitor.expectNoBarriers();
    await page.unroute('**/favorites.json');
    await again.click();
    await rowOf(page, 'Citybike').waitFor();
    expect(await again.count()).toBe(0);
    await visitor.leaves();
  });

  it.each(['phone', 'tablet', 'desk'] as const)('has no flaws, at a %s', async (screen) => {
    const { visitor } = await comes('one of each', screen);
    const { page } = visitor;
    // The languages that are tested: all on the phone, and French, with its long words, on the other screens.
    for (const language of casesOf(languages, (each) => screen === 'phone' || each === 'fr')) {
      // oxlint-disable no-await-in-loop -- one language after the other
      await visitor.opens(`/${language}/favorites`);
      await rowOf(page, 'Citybike').waitFor();
      await rowOf(page, 'Citybike').getByRole('button').click();
      await page.getByRole('article').nth(7).waitFor();
      await expect.poll(() => savedOf(visitor)).toHaveLength(8);
      await page.evaluate(finishAnimations);
      expect(await page.evaluate(textFlaws), language).toEqual([]);
      expect(await page.evaluate(targetFlaws, { fingers: screen !== 'desk' }), language).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await savesElsewhere(visitor, [bike, ...(await savedOf(visitor))]);
      // oxlint-enable no-await-in-loop
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await visitor.expectNoBarriers();
    if (screen === 'desk') expect(await focusFlaws(page)).toEqual([]);
    await visitor.leaves();
  });
});
