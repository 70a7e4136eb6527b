import { isDeepStrictEqual } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { awakeAt, openBrowser, screens, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';
import { casesOf } from '#tests/drivers/run/sizes.ts';

const origin = inject('demoMarkets').allmend;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const title = ({ page }: Pick<Visitor, 'page'> = visitor) => page.getByRole('heading', { level: 1 });
// The suggestions of the search bar have one too, once they have come.
const total = ({ page }: Pick<Visitor, 'page'> = visitor) =>
  page.getByRole('main').getByRole('status').and(page.locator('p'));
const titles = ({ page }: Pick<Visitor, 'page'> = visitor) =>
  page.getByRole('heading', { level: 2 }).getByRole('link').allTextContents();

/** What a list says to one of its visitors. */
async function listOf({ page }: Pick<Visitor, 'page'> = visitor) {
  return {
    headline: await title({ page }).textContent(),
    chips: await page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link').allTextContents(),
    total: await total({ page }).textContent(),
    order: await page.getByRole('combobox', { name: 'Reihenfolge' }).inputValue(),
    titles: await titles({ page }),
  };
}

describe.each(['phone', 'desk'] as const)('a visitor at a %s', (screen) => {
  beforeEach(async () => {
    visitor = await visit(browser, { origin, viewport: screens[screen] });
  });
  afterEach(() => visitor.leaves());

  it('searches, sorts, turns the page, opens an ad, goes back and changes the language', async () => {
    const { page } = visitor;
    await visitor.opens('/de');
    await expect.poll(() => title().textContent()).toBe('Heute auf der Allmend');

    await page.getByLabel('Was suchst du?').fill('  velo ');
    await page.getByLabel('Was suchst du?').press('Enter');
    await page.waitForURL('**/de/li?q=velo');
    await page.getByRole('heading', { level: 1, name: '«velo»' }).waitFor();
    await page.getByRole('link', { name: 'Citybike mit 7 Gängen und Weidenkorb' }).waitFor();

    await page.getByRole('combobox', { name: 'Reihenfolge' }).selectOption('Günstigste zuerst');
    await page.waitForURL('**/de/li?q=velo&sp=cheapest');
    // The address changes before the page does.
    await expect
      .poll(async () => {
        const ads = await page.locator('main li:not(section li) > article').allTextContents();
        const prices = ads.flatMap((ad) => /CHF\s([\d’]+)\.–/.exec(ad)?.[1] ?? []);
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
    const velos = (await total().textContent())!;

    await page.getByRole('link', { name: '«velo» entfernen' }).click();
    await page.waitForURL('**/de/li?sp=cheapest');
    await total().filter({ hasNotText: velos }).waitFor();
    const firstPage = await titles();
    await page.getByRole('link', { name: 'Seite 2', exact: true }).click();
    await page.waitForURL('**/de/li?sp=cheapest&o=2&t=*');
    await total().filter({ hasText: 'Seite 2 von' }).waitFor();
    const secondPage = await titles();
    expect(secondPage.filter((ad) => firstPage.includes(ad))).toEqual([]);
    await expect.poll(() => page.evaluate(() => window.scrollY), { message: 'a new page begins at its top' }).toBe(0);

    const chosen = page.getByRole('link', { name: secondPage[5]!, exact: true });
    await chosen.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await chosen.click();
    await page.waitForURL('**/de/vi/**');
    await page.getByRole('heading', { level: 1, name: secondPage[5]!, exact: true }).waitFor();

    await page.goBack();
    await page.waitForURL('**/de/li?sp=cheapest&o=2&t=*');
    await chosen.waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY), { message: 'one is where one left' }).toBe(place);

    // In the header where it has room for the languages, else in the footer.
    await page
      .getByRole('link', { name: /^(FR|Français)$/ })
      .first()
      .click();
    await page.waitForURL('**/fr/li?sp=cheapest&o=2&t=*');
    await expect.poll(() => total().textContent()).toContain('page 2 sur');
    await visitor.opens('/');
    await page.waitForURL('**/fr');
    await visitor.expectCalm();
  });

  it('sees a dot between distance and age on one line, and none where the line breaks', async () => {
    const { page } = visitor;
    await visitor.opens('/de/li?zipcode=3011&radius=50&view=grid');
    const dots = await page.locator('article time').evaluateAll((times) =>
      times.map((time) => {
        const part = time.parentElement!;
        const line = part.parentElement!;
        const toEdge = part.getBoundingClientRect().left - line.getBoundingClientRect().left;
        const dot = toEdge + Number.parseFloat(getComputedStyle(part, '::before').left);
        return { beginsLine: toEdge < 1, isSeen: dot >= 0 || getComputedStyle(line).overflowX === 'visible' };
      }),
    );
    expect(new Set(dots.map(({ beginsLine }) => beginsLine))).toEqual(new Set([true, false]));
    expect(dots.filter(({ beginsLine, isSeen }) => beginsLine === isSeen)).toEqual([]);
  });
});

describe('back in the list', () => {
  it('from a shorter one finds the ads and the place, and asks nothing', async () => {
    visitor = await visit(browser, { origin });
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('list.json')) asked.push(request.url());
    });
    await visitor.opens('/de/li?n=100');
    const ads = await titles();
    const size = page.getByRole('group', { name: 'Inserate pro Seite' }).getByRole('link', { name: '30', exact: true });
    await size.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    // Before that it leads to another document, as any link.
    await awakeAt(size);
    await size.click();
    await page.waitForURL('**/de/li');
    await page.getByRole('heading', { level: 2 }).nth(60).waitFor({ state: 'detached' });
    // What was found is there before the router is: its links lead on from where it has come to.
    await page.locator('footer a[href="/fr/li"]').waitFor();
    await expect
      .poll(() => page.evaluate(() => window.scrollY), { message: 'the page is too short for the place' })
      .toBeLessThan(place);
    expect(asked).toHaveLength(1);

    await page.goBack();
    await page.waitForURL('**/de/li?n=100');
    await page.waitForFunction((y) => window.scrollY === y, place);
    await expect.poll(() => titles()).toEqual(ads);
    await page.goForward();
    await page.waitForURL('**/de/li');
    await page.getByRole('heading', { level: 2 }).nth(60).waitFor({ state: 'detached' });
    expect(asked, 'what was found is remembered').toHaveLength(1);
    await visitor.expectCalm();
    await visitor.leaves();
  });
});

describe('filters', () => {
  it('are set beside the list, said as chips and in the address, and cleared', async () => {
    visitor = await visit(browser, { origin });
    const { page } = visitor;
    await visitor.opens('/de/li');
    const all = await total().textContent();

    await page
      .getByRole('navigation', { name: 'Rubriken' })
      .getByRole('link', { name: /^Sport/ })
      .click();
    await page.waitForURL('**/de/li/sport');
    await expect.poll(() => title().textContent()).toBe('Sport');
    await page
      .getByRole('navigation', { name: 'Rubriken' })
      .getByRole('link', { name: /^Velos/ })
      .click();
    await page.waitForURL('**/de/li/sport/velos');

    await page.getByRole('textbox', { name: 'Preis bis' }).fill('1’000');
    await page.getByRole('textbox', { name: 'Preis bis' }).press('Tab');
    await page.waitForURL('**/de/li/sport/velos?pe=1000');
    await page.getByRole('radio', { name: /^Privat/ }).check({ force: true });
    await page.waitForURL('**/de/li/sport/velos?pe=1000&company_ad=0');

    const chips = page.getByRole('list', { name: 'Gewählte Filter' });
    await expect
      .poll(() => chips.getByRole('link').allTextContents())
      .toEqual(['Bis CHF\u00a01’000.–', 'Privat', 'Alle löschen']);
    await chips.getByRole('link', { name: 'Filter Bis CHF 1’000.– entfernen' }).click();
    await page.waitForURL('**/de/li/sport/velos?company_ad=0');
    await page.getByRole('navigation', { name: 'Du bist hier' }).getByRole('link', { name: 'Alle Rubriken' }).click();
    await page.waitForURL('**/de/li?company_ad=0');
    await page.goBack();
    await page.waitForURL('**/de/li/sport/velos?company_ad=0');
    await page.getByRole('heading', { level: 1, name: 'Velos' }).waitFor();
    await page.goForward();
    await page.getByRole('link', { name: 'Filter Privat entfernen' }).click();
    await page.waitForURL('**/de/li');
    await total().filter({ hasText: all! }).waitFor();
    await visitor.expectCalm();
    await visitor.leaves();
  });

  it('of a category are ticked and typed beside the list, and places are found by keys alone', async () => {
    visitor = await visit(browser, { origin });
    const { page } = visitor;
    await visitor.opens('/de/li/fahrzeuge/autos');
    const fuels = page.getByRole('group', { name: 'Treibstoff' });
    await awakeAt(fuels);
    await fuels.getByRole('checkbox', { name: /^Diesel/ }).check();
    await fuels.getByRole('checkbox', { name: /^Benzin/ }).check();
    await page.waitForURL('**/de/li/fahrzeuge/autos?fu=diesel,petrol');

    const most = page.getByRole('textbox', { name: 'Kilometerstand bis' });
    await most.fill('wenig');
    await most.press('Enter');
    const problem = page.getByRole('alert');
    await expect.poll(() => problem.textContent()).toBe('Gib eine Zahl in Ziffern ein.');
    await expect.poll(() => most.evaluate((field) => field === document.activeElement)).toBe(true);
    await most.fill('150’000 km');
    await most.press('Enter');
    await page.waitForURL('**/de/li/fahrzeuge/autos?me=150000&fu=diesel,petrol');
    await problem.waitFor({ state: 'detached' });

    const place = page.getByRole('combobox', { name: 'Ort oder PLZ' });
    await place.fill('Köni');
    await page.getByRole('option', { name: 'Köniz BE', exact: true }).waitFor();
    await place.press('ArrowDown');
    await place.press('Enter');
    await page.waitForURL(/koeniz/);
    await page.getByRole('combobox', { name: 'Umkreis von Köniz BE' }).selectOption('50');
    await page.waitForURL(/radius=50/);
    await expect.poll(() => title().textContent()).toMatch(/^Autos rund um Köniz\sBE$/);
    await visitor.expectNoBarriers();

    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/de/li/fahrzeuge/autos?me=150000&fu=diesel,petrol');
    await page.getByRole('heading', { level: 1, name: 'Autos', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('list', { name: 'Gewählte Orte' }).count()).toBe(0);
    await visitor.expectCalm();
    await visitor.leaves();
  });

  it('are the same after a reload, for whoever is given the address, and where no script runs', async () => {
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
    await page.getByRole('combobox', { name: 'Reihenfolge' }).selectOption('Günstigste zuerst');
    await page.waitForURL(/sp=cheapest/);
    await total().filter({ hasNotText: 'Seite 2' }).waitFor();
    await page.getByRole('link', { name: 'Seite 2', exact: true }).click();
    await total().filter({ hasText: 'Seite 2 von' }).waitFor();
    const shown = await listOf();
    expect(shown.chips).toEqual(['Bis CHF\u00a090’000.–', 'Diesel', 'Benzin', 'Alle löschen']);
    expect(shown.order).toBe('cheapest');
    expect(shown.titles.length).toBeGreaterThan(1);

    await page.reload();
    expect(await listOf()).toEqual(shown);
    // As it is once its scripts have come too.
    await awakeAt(page.getByRole('combobox', { name: 'Reihenfolge' }));
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

  // Everything else here is looked at in allmend.
  it.each(casesOf(brands, (brand) => brand === 'murmel'))(
    'are collected in a sheet on the phone, counted, and applied as one (%s)',
    async (brand) => {
      visitor = await visit(browser, { origin: inject('demoMarkets')[brand], viewport: screens.phone });
      const { page } = visitor;
      await visitor.opens('/de/li/fahrzeuge/autos');
      const before = page.url();
      const show = page.getByRole('button', { name: /anzeigen$/ });
      const open = page.getByRole('button', { name: 'Filter' });
      await open.click();
      const sheet = page.getByRole('dialog', { name: 'Filter' });
      await sheet.waitFor();
      // It opens without any script, and its entry in the history takes one.
      await page.waitForFunction(() => Object.values((history.state ?? {}) as object).includes(true));
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
        .toBe(true);
      await page.goBack();
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(() => page.url(), { message: 'Back has closed the sheet' }).toBe(before);
      await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
      await open.click();
      const counted = page.waitForResponse((response) => response.url().includes('list.json'));
      await page.getByRole('checkbox', { name: /^Diesel/ }).check();
      const answer = (await (await counted).json()) as { readonly search_total: number };
      await page.getByRole('button', { name: `${answer.search_total} Inserate anzeigen` }).waitFor();
      await expect.poll(() => page.url(), { message: 'nothing is applied yet' }).toBe(before);
      await visitor.expectNoBarriers();
      await page.getByRole('button', { name: 'Schliessen' }).click();
      await open.click();
      await expect
        .poll(() => page.getByRole('checkbox', { name: /^Diesel/ }).isChecked(), { message: 'closed is given up' })
        .toBe(false);

      await page.getByRole('checkbox', { name: /^Diesel/ }).check();
      await page.getByRole('combobox', { name: 'Kanton' }).selectOption({ value: '4' });
      await show.click();
      await page.waitForURL('**/de/li/fahrzeuge/autos/bern?fu=diesel');
      await show.waitFor({ state: 'hidden' });
      const chips = page.getByRole('list', { name: 'Gewählte Filter' });
      await expect.poll(() => chips.getByRole('link').allTextContents()).toEqual(['Bern', 'Diesel', 'Alle löschen']);
      await page.goBack();
      await page.waitForURL(before);
      await chips.waitFor({ state: 'detached' });
      await visitor.expectCalm();
      await visitor.leaves();
    },
  );

  it('have the focus in a sheet that was opened before its script had come', async () => {
    visitor = await visit(browser, { origin, viewport: screens.phone });
    const { page } = visitor;
    const opened = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await opened.promise;
      await route.continue();
    });
    await page.goto('/de/li', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Filter' }).press('Enter');
    const close = page.getByRole('button', { name: 'Schliessen' });
    await close.waitFor();
    await expect.poll(() => page.locator(':popover-open :focus').count()).toBe(0);
    opened.resolve();
    await page.locator(':popover-open :focus').waitFor();
    await visitor.expectCalm();
    await visitor.leaves();
  });

  it('send without any script no place that is out of sight', async () => {
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

  it('work without any script and for who is nobody, from the front page to what is found [ACCOUNT-1]', async () => {
    visitor = await visit(browser, { origin, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto('/de');
    await page.getByRole('searchbox', { name: 'Was suchst du?' }).fill('velo');
    await page.getByRole('searchbox', { name: 'Was suchst du?' }).press('Enter');
    expect(new URL(page.url()).search).toBe('?q=velo');
    await page.getByRole('combobox', { name: 'Reihenfolge' }).selectOption('Älteste zuerst');
    await page.getByRole('textbox', { name: 'Preis bis' }).fill('400');
    await page.getByRole('button', { name: /anzeigen$/ }).click();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('q')).toBe('velo');
    expect(searchParams.get('sp')).toBe('oldest');
    expect(searchParams.get('pe')).toBe('400');
    await expect
      .poll(() => page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link').first().textContent())
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
