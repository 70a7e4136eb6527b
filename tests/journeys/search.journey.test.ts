import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { awakeAt, openBrowser, screens, type Visitor, visit } from '#tests/drivers/browser/browser.ts';

const origin = inject('demoMarkets').allmend;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const title = ({ page }: Pick<Visitor, 'page'> = visitor) => page.getByRole('heading', { level: 1 });
// The status with the number of results: once they have loaded, the suggestions of the search bar contain a status too.
const total = ({ page }: Pick<Visitor, 'page'> = visitor) =>
  page.getByRole('main').getByRole('status').and(page.locator('p'));
const titles = ({ page }: Pick<Visitor, 'page'> = visitor) =>
  page.getByRole('heading', { level: 2 }).getByRole('link').allTextContents();

/** The visible content of a visitor’s list: headline, filters, order and titles. */
async function listOf({ page }: Pick<Visitor, 'page'> = visitor) {
  return {
    headline: await title({ page }).textContent(),
    chips: await page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link').allTextContents(),
    total: await total({ page }).textContent(),
    order: await page.getByRole('combobox', { name: 'Sortieren nach' }).inputValue(),
    titles: await titles({ page }),
  };
}

describe.each(['phone', 'desk'] as const)('a visitor at a %s', (screen) => {
  beforeEach(async () => {
    visitor = await visit(browser, { origin, viewport: screens[screen] });
  });
  afterEach(() => visitor.leaves());

  it('sees a dot between distance and age on the same line, and none when the line breaks', async () => {
    const { page } = visitor;
    await visitor.opens('/de/li?zipcode=3011&radius=50&view=grid');
    const dots = await page.locator('article time').evaluateAll((times) =>
      times.map((time) => {
        const part = time.parentElement!;
        const line = part.parentElement!;
        const toEdge = part.getBoundingClientRect().left - line.getBoundingClientRect().left;
        const dot = toEdge + Number.parseFloat(getComputedStyle(part, '::before').left);
        return { beginsLine: toEdge < 1, isOnScreen: dot >= 0 || getComputedStyle(line).overflowX === 'visible' };
      }),
    );
    expect(new Set(dots.map(({ beginsLine }) => beginsLine))).toEqual(new Set([true, false]));
    expect(dots.filter(({ beginsLine, isOnScreen }) => beginsLine === isOnScreen)).toEqual([]);
  });
});

describe('filters', () => {
  it('are the same after a reload, for another visitor with the address, and without scripts', async () => {
    visitor = await visit(browser, { origin });
    const { page } = visitor;
    await visitor.opens('/de/li/fahrzeuge/autos');
    const fuels = page.getByRole('group', { name: 'Treibstoff' });
    await awakeAt(fuels);
    await fuels.getByRole('checkbox', { name: /^Benzin/ }).check();
    await fuels.getByRole('checkbox', { name: /^Diesel/ }).check();
    await page.getByRole('textbox', { name: 'Preis bis' }).fill('90’000');
    await page.getByRole('textbox', { name: 'Preis bis' }).press('Enter');
    await page.waitForURL('**/de/li/fahrzeuge/autos?pe=90000&fu=diesel,petrol');
    await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Günstigste zuerst');
    await page.waitForURL(/sp=cheapest/);
    await total().filter({ hasNotText: 'Seite 2' }).waitFor();
    await page.getByRole('link', { name: 'Seite 2', exact: true }).click();
    await total().filter({ hasText: 'Seite 2 von' }).waitFor();
    const shown = await listOf();
    expect(shown.chips).toEqual(['Bis CHF\u00a090’000.–', 'Diesel', 'Benzin', 'Filter zurücksetzen']);
    expect(shown.order).toBe('cheapest');
    expect(shown.titles.length).toBeGreaterThan(1);

    await page.reload();
    expect(await listOf()).toEqual(shown);
    // After hydration the list shows the same.
    await awakeAt(page.getByRole('combobox', { name: 'Sortieren nach' }));
    await awakeAt(fuels);
    expect(await listOf()).toEqual(shown);

    const address = page.url();
    for (const javaScriptEnabled of [true, false]) {
      const friend = await visit(browser, { origin, javaScriptEnabled });
      await friend.opens(address);
      expect(await listOf(friend), javaScriptEnabled ? 'with scripts' : 'without any').toEqual(shown);
      await friend.leaves();
    }
    await visitor.expectCalm();
    await visitor.leaves();
  });

  it('have the focus in a sheet that was opened before its script had loaded', async () => {
    visitor = await visit(browser, { origin, viewport: screens.phone });
    const { page } = visitor;
    const opened = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await opened.promise;
      await route.continue();
    });
    await page.goto('/de/li', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
    const close = page.getByRole('button', { name: 'Schliessen' });
    await close.waitFor();
    await expect.poll(() => page.locator(':popover-open :focus').count()).toBe(0);
    opened.resolve();
    await page.locator(':popover-open :focus').waitFor();
    await visitor.expectCalm();
    await visitor.leaves();
  });

  it('send without a script no place that is hidden', async () => {
    visitor = await visit(browser, { origin, javaScriptEnabled: false, viewport: screens.phone });
    const { page } = visitor;
    await page.goto('/de/li?q=velo&zipcode=3011&radius=10');
    const bar = page.getByRole('search');
    await expect.poll(() => bar.getByTitle(/^3011\sBern\sBE$/).isVisible()).toBe(true);
    await bar.getByRole('combobox', { name: /^Umkreis/ }).selectOption('20');
    await bar.getByRole('button').click();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=velo&zipcode=3011&radius=20');
    await visitor.leaves();
  });

  it('work without scripts and without a login, from the front page to the results [ACCOUNT-1]', async () => {
    visitor = await visit(browser, { origin, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto('/de');
    await page.getByRole('searchbox', { name: 'Was suchst du?' }).fill('velo');
    await page.getByRole('searchbox', { name: 'Was suchst du?' }).press('Enter');
    expect(new URL(page.url()).search).toBe('?q=velo');
    await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Älteste zuerst');
    await page.getByRole('textbox', { name: 'Preis bis' }).fill('400');
    await page.getByRole('button', { name: /anzeigen$/ }).click();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('q')).toBe('velo');
    expect(searchParams.get('sp')).toBe('oldest');
    expect(searchParams.get('pe')).toBe('400');
    await expect
      .poll(() => page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link').first().textContent())
      .toBe('«velo»');
    await page.getByRole('link', { name: 'Filter Bis CHF 400.– entfernen' }).click();
    await page.waitForURL('**/de/li?q=velo&sp=oldest');
    const [oldest] = await titles();
    await page.getByRole('link', { name: oldest!, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: oldest!, exact: true }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Beschreibung' }).waitFor();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('allmend_session');
    await visitor.leaves();
  });
});
