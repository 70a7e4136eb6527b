import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Language, languages } from '#machines/market/language.ts';
import { demoListings } from '#tests/drivers/demo/demoListings.ts';
import { awakeAt, openBrowser, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';

// For murmel only its own French and one URL of each kind are tested; with ALLMEND_LONG=1 both brands are tested with
// all URLs.

const isLong = process.env['ALLMEND_LONG'] === '1';
let browser: Browser;
const listings = demoListings();

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(brands)('an address of %s', (brand) => {
  const origin = inject('demoMarkets')[brand];
  const isWhole = brand === 'allmend' || isLong;
  const ofWhole = <Each>(all: readonly Each[], ...few: readonly Each[]) => (isWhole ? all : few);
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(browser, { origin });
  });
  afterAll(() => visitor.leaves());

  const pages = [
    '/de',
    '/de/li?q=velo&pe=1500',
    '/de/li/sport',
    '/de/immobilien/kanton/bern',
    `/de/vi/${listings['several pictures']}`,
  ];
  it.each(ofWhole(pages, '/de/li/sport'))(
    'is served from the cache to the next visitor, and keeps the parameters of the origin: %s',
    async (requested) => {
      // The request of an earlier visitor puts the page into the cache.
      const answer = await fetch(origin + requested);
      const [address, before] = [answer.url, await answer.text()];
      await visitor.opens(`${address}${address.includes('?') ? '&' : '?'}utm_source=mail&gclid=1`);
      await visitor.expectCalm();
      await expect.poll(() => visitor.page.url()).toContain('utm_source=mail&gclid=1');
      const first = await visitor.page.locator('#first-data').textContent();
      expect(before).toContain(first);
    },
  );

  it('keeps the keys of an advertisement from page to page and in another language [SEARCH-17]', async () => {
    const { page } = visitor;
    await visitor.opens('/de?utm_source=mail&gclid=1');
    await page.locator('main a[href*="/vi/"]').first().click();
    await page.waitForURL('**/de/vi/**');
    await expect.poll(() => page.url()).toMatch(/\?utm_source=mail&gclid=1$/);
    await visitor.opens('/de/li/sport?utm_source=mail&gclid=1');
    const order = page.getByRole('combobox', { name: 'Sortieren nach' });
    await awakeAt(order);
    await order.selectOption('Günstigste zuerst');
    await page.waitForURL('**/de/li/sport?sp=cheapest&utm_source=mail&gclid=1');
    const french = page.getByRole('contentinfo').getByRole('link', { name: 'Français' });
    await french.and(page.locator('[href*="sp=cheapest"]')).click();
    await page.waitForURL('**/fr/li/sport?sp=cheapest&utm_source=mail&gclid=1');
    await expect.poll(() => page.locator('link[rel=canonical], link[rel=alternate]').count()).toBeGreaterThan(1);
    for (const link of await page.locator('link[rel=canonical], link[rel=alternate]').all()) {
      await expect.poll(() => link.getAttribute('href')).not.toMatch(/gclid|utm_/);
    }
  });

  it.each(ofWhole<Language>(languages, 'fr'))('names its language: %s', async (language) => {
    for (const page of ['', '/li', `/vi/${listings['several pictures']}`]) {
      await visitor.opens(`/${language}${page}`);
      await expect.poll(async () => (await visitor.page.getAttribute('html', 'lang'))?.slice(0, 2)).toBe(language);
    }
  });

  it.each(ofWhole(['/de/nirgendwo', '/de/vi/velo/aaaaaaaaaaaa', '/de/error/404'], '/de/nirgendwo'))(
    'of no page has status 404, and offers a search: %s',
    async (address) => {
      const { page } = visitor;
      expect((await page.goto(address))?.status()).toBe(404);
      await page.getByRole('main').getByRole('search').locator('input').fill('velo');
      await page.getByRole('main').getByRole('search').locator('input').press('Enter');
      await page.getByRole('heading', { level: 1, name: '«velo»' }).waitFor();
    },
  );

  it('of a removed listing has status 410, and shows similar listings', async () => {
    const { page } = visitor;
    expect((await page.goto(`/de/vi/${listings.removed}`))?.status()).toBe(410);
    await expect.poll(() => page.getByRole('main').locator('a[href*="/vi/"]').count()).toBeGreaterThan(1);
  });
});
