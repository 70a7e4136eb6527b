import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { awakeAt } from '#tests/drivers/browser/browser.ts';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';

const markets = inject('demoMarkets');

const title = (page: Page) => page.getByRole('heading', { level: 1 });
// The status with the number of results: once they have loaded, the suggestions of the search bar contain a status too.
const total = (page: Page) => page.getByRole('main').getByRole('status').and(page.locator('p'));

inEachEngine('filters', (visits) => {
  it('are set next to the list, shown as chips and in the address, and cleared', async () => {
    const visitor = await visits(markets.allmend, 'desk');
    const { page } = visitor;
    await visitor.opens('/de/li');
    const all = await total(page).textContent();

    const categories = page.getByRole('navigation', { name: 'Rubriken' });
    await visitor.clicks(categories.getByRole('link', { name: /^Sport/ }));
    await page.waitForURL('**/de/li/sport');
    await expect.poll(() => title(page).textContent()).toBe('Sport');
    await visitor.clicks(categories.getByRole('link', { name: /^Velos/ }));
    await page.waitForURL('**/de/li/sport/velos');

    const most = page.getByRole('textbox', { name: 'Preis bis' });
    await visitor.fills(most, '1’000');
    await visitor.presses('Tab', most);
    await page.waitForURL('**/de/li/sport/velos?pe=1000');
    // Clicks the label, which covers the visible control.
    await visitor.clicks(page.locator('label').filter({ has: page.getByRole('radio', { name: /^Privat/ }) }));
    await page.waitForURL('**/de/li/sport/velos?pe=1000&company_ad=0');

    const chips = page.getByRole('list', { name: 'Aktive Filter' });
    await expect
      .poll(() => chips.getByRole('link').allTextContents())
      .toEqual(['Bis CHF\u00a01’000.–', 'Privat', 'Filter zurücksetzen']);
    await visitor.clicks(chips.getByRole('link', { name: 'Filter Bis CHF 1’000.– entfernen' }));
    await page.waitForURL('**/de/li/sport/velos?company_ad=0');
    const trail = page.getByRole('navigation', { name: 'Du bist hier' });
    await visitor.clicks(trail.getByRole('link', { name: 'Alle Rubriken' }));
    await page.waitForURL('**/de/li?company_ad=0');
    await visitor.goesBack();
    await page.waitForURL('**/de/li/sport/velos?company_ad=0');
    await page.getByRole('heading', { level: 1, name: 'Velos' }).waitFor();
    await visitor.goesForward();
    await visitor.clicks(page.getByRole('link', { name: 'Filter Privat entfernen' }));
    await page.waitForURL('**/de/li');
    await total(page).filter({ hasText: all! }).waitFor();
    await visitor.expectCalm();
    await visitor.leaves();
  });

  it('of a category are ticked and typed next to the list, and places are chosen by keys alone', async () => {
    const visitor = await visits(markets.allmend, 'desk');
    const { page } = visitor;
    await visitor.opens('/de/li/fahrzeuge/autos');
    const fuels = page.getByRole('group', { name: 'Treibstoff' });
    await awakeAt(fuels);
    await fuels.getByRole('checkbox', { name: /^Diesel/ }).check();
    await fuels.getByRole('checkbox', { name: /^Benzin/ }).check();
    await page.waitForURL('**/de/li/fahrzeuge/autos?fu=diesel,petrol');

    const most = page.getByRole('textbox', { name: 'Kilometerstand bis' });
    await visitor.fills(most, 'wenig');
    await visitor.presses('Enter', most);
    const problem = page.getByRole('alert');
    await expect.poll(() => problem.textContent()).toBe('Gib eine Zahl in Ziffern ein.');
    await expect.poll(() => most.evaluate((field) => field === document.activeElement)).toBe(true);
    await visitor.fills(most, '150’000 km');
    await visitor.presses('Enter', most);
    await page.waitForURL('**/de/li/fahrzeuge/autos?me=150000&fu=diesel,petrol');
    await problem.waitFor({ state: 'detached' });

    const place = page.getByRole('combobox', { name: 'Ort oder PLZ' });
    await visitor.fills(place, 'Köni');
    await page.getByRole('option', { name: 'Köniz BE', exact: true }).waitFor();
    await visitor.presses('ArrowDown', place);
    await visitor.presses('Enter', place);
    await page.waitForURL(/koeniz/);
    await page.getByRole('combobox', { name: 'Umkreis: Köniz BE' }).selectOption('50');
    await page.waitForURL(/radius=50/);
    await expect.poll(() => title(page).textContent()).toMatch(/^Autos, Köniz\sBE und Umgebung$/);
    await visitor.expectNoBarriers();

    await visitor.goesBack();
    await page.waitForURL((url) => !url.searchParams.has('radius'));
    await visitor.goesBack();
    await page.waitForURL('**/de/li/fahrzeuge/autos?me=150000&fu=diesel,petrol');
    await page.getByRole('heading', { level: 1, name: 'Autos', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('list', { name: 'Gewählte Orte' }).count()).toBe(0);
    await visitor.expectCalm();
    await visitor.leaves();
  });

  it('are collected in a sheet on the phone, counted, and applied together', async () => {
    // This test uses murmel; the other tests of filters use allmend.
    const visitor = await visits(markets.murmel, 'phone');
    const { page } = visitor;
    await visitor.opens('/de/li/fahrzeuge/autos');
    const before = page.url();
    const show = page.getByRole('button', { name: /anzeigen$/ });
    const open = page.getByRole('button', { name: 'Filter', exact: true });
    await visitor.clicks(open);
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.waitFor();
    // The sheet opens without a script, but its history entry needs one.
    await page.waitForFunction(() => Object.values((history.state ?? {}) as object).includes(true));
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    await visitor.goesBack();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => page.url(), { message: 'Back has closed the sheet' }).toBe(before);
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
    await visitor.clicks(open);
    const counted = page.waitForResponse((response) => response.url().includes('list.json'));
    await page.getByRole('checkbox', { name: /^Diesel/ }).check();
    const answer = (await (await counted).json()) as { readonly search_total: number };
    await page.getByRole('button', { name: `${answer.search_total} Inserate anzeigen` }).waitFor();
    await expect.poll(() => page.url(), { message: 'nothing is applied yet' }).toBe(before);
    await visitor.expectNoBarriers();
    await visitor.clicks(page.getByRole('button', { name: 'Schliessen' }));
    await visitor.clicks(open);
    await expect
      .poll(() => page.getByRole('checkbox', { name: /^Diesel/ }).isChecked(), { message: 'closing gives it up' })
      .toBe(false);

    await page.getByRole('checkbox', { name: /^Diesel/ }).check();
    await page.getByRole('combobox', { name: 'Kanton' }).selectOption({ value: '4' });
    await visitor.clicks(show);
    await page.waitForURL('**/de/li/fahrzeuge/autos/bern?fu=diesel');
    await show.waitFor({ state: 'hidden' });
    const chips = page.getByRole('list', { name: 'Aktive Filter' });
    await expect
      .poll(() => chips.getByRole('link').allTextContents())
      .toEqual(['Bern', 'Diesel', 'Filter zurücksetzen']);
    await visitor.goesBack();
    await page.waitForURL(before);
    await chips.waitFor({ state: 'detached' });
    await visitor.expectCalm();
    await visitor.leaves();
  });
});
