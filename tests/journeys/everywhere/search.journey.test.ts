import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { awakeAt, type Screen } from '#tests/drivers/browser/browser.ts';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';

const origin = inject('demoMarkets').allmend;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
// The status with the number of results: once they have loaded, the suggestions of the search bar contain a status too.
const total = (page: Page) => page.getByRole('main').getByRole('status').and(page.locator('p'));
const titles = (page: Page) => page.getByRole('heading', { level: 2 }).getByRole('link').allTextContents();

inEachEngine('a search', (visits) => {
  it.each<Screen>(['phone', 'desk'])(
    'is sorted, turned to its next page, left for a listing and another language (%s)',
    async (screen) => {
      const visitor = await visits(origin, screen);
      const { page } = visitor;
      await visitor.opens('/de');
      await expect.poll(() => title(page).textContent()).toBe('Heute auf der Allmend');

      await visitor.types('Was suchst du?', '  velo ');
      await visitor.presses('Enter', page.getByLabel('Was suchst du?'));
      await page.waitForURL('**/de/li?q=velo');
      await page.getByRole('heading', { level: 1, name: '«velo»' }).waitFor();
      await page.getByRole('link', { name: 'Citybike mit 7 Gängen und Weidenkorb' }).waitFor();

      await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Günstigste zuerst');
      await page.waitForURL('**/de/li?q=velo&sp=cheapest');
      // Polls the results, because the URL changes before the page does.
      await expect
        .poll(async () => {
          const listings = await page.locator('main li:not(section li) > article').allTextContents();
          const prices = listings.flatMap((listing) => /CHF\s([\d’]+)\.–/.exec(listing)?.[1] ?? []);
          const francs = prices.map((price) => Number(price.replaceAll('’', '')));
          return (
            francs.length > 1 &&
            isDeepStrictEqual(
              francs,
              francs.toSorted((one, other) => one - other),
            )
          );
        })
        .toBe(true);
      const velos = (await total(page).textContent())!;

      await visitor.clicks(page.getByRole('link', { name: 'Suchbegriff «velo» entfernen' }));
      await page.waitForURL('**/de/li?sp=cheapest');
      await total(page).filter({ hasNotText: velos }).waitFor();
      const firstPage = await titles(page);
      await visitor.clicks(page.getByRole('link', { name: 'Seite 2', exact: true }));
      await page.waitForURL('**/de/li?sp=cheapest&o=2&t=*');
      await total(page).filter({ hasText: 'Seite 2 von' }).waitFor();
      const secondPage = await titles(page);
      expect(secondPage.filter((listing) => firstPage.includes(listing))).toEqual([]);
      await expect.poll(() => page.evaluate(() => window.scrollY), { message: 'a new page begins at its top' }).toBe(0);

      const chosen = page.getByRole('link', { name: secondPage[5]!, exact: true });
      await chosen.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      await visitor.clicks(chosen);
      await page.waitForURL('**/de/vi/**');
      await page.getByRole('heading', { level: 1, name: secondPage[5]!, exact: true }).waitFor();

      await visitor.goesBack();
      await page.waitForURL('**/de/li?sp=cheapest&o=2&t=*');
      await chosen.waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY), { message: 'the list is where it was' }).toBe(place);

      // The language link is in the header when the languages fit there, otherwise in the footer.
      await visitor.clicks(page.getByRole('link', { name: /^(FR|Français)$/ }).first());
      await page.waitForURL('**/fr/li?sp=cheapest&o=2&t=*');
      await expect.poll(() => total(page).textContent()).toContain('page 2 sur');
      await visitor.opens('/');
      await page.waitForURL('**/fr');
      await visitor.expectCalm();
      await visitor.leaves();
    },
  );

  it('that is shortened is as long again after the way back, without another request', async () => {
    const visitor = await visits(origin, 'desk');
    const { page } = visitor;
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('list.json')) requested.push(request.url());
    });
    await visitor.opens('/de/li?n=100');
    const listings = await titles(page);
    const size = page.getByRole('group', { name: 'Inserate pro Seite' }).getByRole('link', { name: '30', exact: true });
    await size.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    // Waits until the link is hydrated: before that it loads another document, like any link.
    await awakeAt(size);
    await visitor.clicks(size);
    await page.waitForURL('**/de/li');
    await page.getByRole('heading', { level: 2 }).nth(60).waitFor({ state: 'detached' });
    // The results are shown before the router has navigated; its links then continue from the new place.
    await page.locator('footer a[href="/fr/li"]').waitFor();
    await expect
      .poll(() => page.evaluate(() => window.scrollY), { message: 'the page is too short for the place' })
      .toBeLessThan(place);
    expect(requested).toHaveLength(1);

    await visitor.goesBack();
    await page.waitForURL('**/de/li?n=100');
    await page.waitForFunction((y) => window.scrollY === y, place);
    await expect.poll(() => titles(page)).toEqual(listings);
    await visitor.goesForward();
    await page.waitForURL('**/de/li');
    await page.getByRole('heading', { level: 2 }).nth(60).waitFor({ state: 'detached' });
    expect(requested, 'the results are cached').toHaveLength(1);
    await visitor.expectCalm();
    await visitor.leaves();
  });
});
