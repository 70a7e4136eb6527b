import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { openBrowser, screens, type Visitor, visit } from '#tests/drivers/browser/browser.ts';

const origin = inject('demoMarkets').allmend;
let browser: Browser;
/** The path of a listing with several pictures. */
let listing: string;

beforeAll(async () => {
  browser = await openBrowser();
  const answer = await fetch(`${origin}/api/v10/list.json?n=100`, { headers: { 'x-api-hash': 'test' } });
  const { items } = (await answer.json()) as ListingList;
  const { slug, id } = items.find(({ image_names }) => image_names.length > 2)!;
  listing = `/de/vi/${slug}/${id}`;
});
afterAll(() => browser.close());

async function at(options: Omit<Parameters<typeof visit>[1], 'origin'>, look: (visitor: Visitor) => Promise<void>) {
  const visitor = await visit(browser, { origin, ...options });
  try {
    await look(visitor);
  } finally {
    await visitor.leaves();
  }
}

/** Picture boxes of a list that are further from the window than a distance, and have an image nevertheless. */
function loadedBeyond(page: Page, distance: number): Promise<number> {
  return page.evaluate(
    (distance) =>
      [...document.querySelectorAll('article')].filter(
        (article) =>
          article.getBoundingClientRect().top > innerHeight + distance && article.querySelector('img') !== null,
      ).length,
    distance,
  );
}

describe('the pictures of a list', () => {
  it('are requested when they are within 200 px of the window, and nothing moves [UI-5]', () =>
    at({ viewport: screens.phone }, async ({ page, opens, expectCalm }) => {
      await opens('/de/li?n=60');
      // Pictures of the first screen load with the document, and those far below have not been requested.
      await expect.poll(() => loadedBeyond(page, 400)).toBe(0);
      const last = page.locator('article').last();
      await expect.poll(() => last.locator('img').count()).toBe(0);
      await last.scrollIntoViewIfNeeded();
      await last.locator('img, svg').first().waitFor();
      await expectCalm();
    }));

  it('have a modern format', () =>
    at({}, async ({ page, opens }) => {
      await opens('/de/li/sport/velos');
      const image = page.locator('article img').first();
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc))
        .toMatch(/\/pictures\/\d+\/.+\.avif$/);
      await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
    }));

  it('are present without scripts', () =>
    at({ javaScriptEnabled: false }, async ({ page, opens }) => {
      await opens('/de/li/sport/velos');
      const [listings, images] = [await page.locator('article').count(), await page.locator('article img').count()];
      expect(listings).toBeGreaterThan(5);
      expect(images).toBeGreaterThan(listings / 2);
    }));
});

describe('the gallery of a listing', () => {
  const radiosOf = (page: Page) => page.getByRole('radiogroup', { name: 'Fotos' }).getByRole('radio');
  const shown = (page: Page) => page.locator('a[href$=".jpg"]:visible');

  it('works without a script, and full screen is a link to the picture itself', () =>
    at({ javaScriptEnabled: false }, async ({ page, opens }) => {
      await opens(listing);
      const first = await shown(page).getAttribute('href');
      await page.locator('label[aria-hidden]:visible').click();
      const second = await shown(page).getAttribute('href');
      expect(second).not.toBe(first);
      await shown(page).click();
      await expect.poll(() => page.url()).toBe(origin + second);
    }));

  it('keeps the choice made before its script loaded', () =>
    at({}, async ({ page }) => {
      const mayCome = Promise.withResolvers<void>();
      await page.route('**/assets/main-*.js', async (route) => {
        await mayCome.promise;
        await route.continue();
      });
      await page.goto(listing, { waitUntil: 'commit' });
      // Dispatches the click directly: the position of the button is not final until the styles have loaded.
      await radiosOf(page).last().dispatchEvent('click');
      expect(await radiosOf(page).last().isChecked()).toBe(true);
      mayCome.resolve();
      await hydrated(page);
      await expect.poll(() => radiosOf(page).last().isChecked()).toBe(true);
      await radiosOf(page).last().press('ArrowRight');
      await expect
        .poll(() => radiosOf(page).last().isChecked(), { message: 'there is no picture after the last' })
        .toBe(true);
      await radiosOf(page).last().press('Home');
      await expect.poll(() => radiosOf(page).first().isChecked()).toBe(true);
    }));

  it('can be turned by keys and in full screen, which restores the focus', () =>
    at({}, async ({ page, opens, expectCalm, expectNoBarriers }) => {
      await opens(listing);
      await hydrated(page);
      await radiosOf(page).first().focus();
      await page.keyboard.press('End');
      await expect.poll(() => radiosOf(page).last().isChecked()).toBe(true);
      await page.keyboard.press('Home');
      await shown(page).focus();
      await page.keyboard.press('Enter');
      const full = page.getByRole('dialog');
      await full.getByRole('group').waitFor();
      await expectNoBarriers();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => full.getByRole('status').textContent()).toMatch(/^2 /);
      await page.keyboard.press('+');
      const stage = full.getByRole('group');
      await expect.poll(() => stage.evaluate((room) => room.scrollWidth > room.clientWidth)).toBe(true);
      await page.keyboard.press('Escape');
      await full.waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/\.jpg$/);
      await expectCalm();
    }));

  it('in full screen is closed by Back, which stays at the listing', () =>
    at({ viewport: screens.phone }, async ({ page, opens, expectCalm }) => {
      await opens(listing);
      await hydrated(page);
      const address = page.url();
      await shown(page).click();
      const full = page.getByRole('dialog');
      await full.getByRole('group').waitFor();
      await page.goBack();
      await full.waitFor({ state: 'detached' });
      await expect.poll(() => page.url()).toBe(address);
      await shown(page).click();
      await full.getByRole('button', { name: 'Schliessen' }).click();
      await full.waitFor({ state: 'detached' });
      await expect.poll(() => page.url()).toBe(address);
      await expectCalm();
    }));

  it('is turned by a swipe, and magnified by two fingers', () =>
    at({ viewport: screens.phone, hasTouch: true }, async ({ page, opens }) => {
      await opens(listing);
      await hydrated(page);
      const touch = await fingers(page);
      const radios = radiosOf(page);
      await touch([[300, 300]], [[100, 305]]);
      await expect.poll(() => radios.nth(1).isChecked()).toBe(true);
      await touch([[100, 300]], [[300, 305]]);
      await expect.poll(() => radios.first().isChecked()).toBe(true);
      await shown(page).click();
      const stage = page.getByRole('dialog').getByRole('group');
      await stage.waitFor();
      await touch([[180, 400], [210, 400]], [[120, 400], [270, 400]]); // prettier-ignore
      await expect.poll(() => stage.evaluate((room) => room.scrollWidth / room.clientWidth)).toBeGreaterThan(2);
      await touch([[300, 400]], [[100, 405]]);
      await expect
        .poll(() => radios.first().isChecked(), { message: 'a finger moves over a magnified picture' })
        .toBe(true);
    }));
});

/** Waits until the buttons of the gallery are hydrated. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[role=radiogroup] input') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

type Points = readonly (readonly [x: number, y: number])[];

/** Creates a function that moves fingers over a page, from their start to their end positions. */
async function fingers(page: Page): Promise<(from: Points, to: Points) => Promise<void>> {
  const devices = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Points) =>
    devices.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  return async (from, to) => {
    await send('touchStart', from);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const between = from.map(
        ([x, y], finger) => [x + (to[finger]![0] - x) * part, y + (to[finger]![1] - y) * part] as const,
      );
      await send('touchMove', between);
    }
    await send('touchEnd', []);
  };
}
