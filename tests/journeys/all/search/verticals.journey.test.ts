import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, screens, visit, type Visitor } from '#tests/drivers/browser/browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function at(
  address: string,
  viewport: (typeof screens)[keyof typeof screens],
  does: (visitor: Visitor) => Promise<void>,
) {
  const visitor = await visit(browser, { origin: inject('demoMarkets').allmend, viewport });
  await visitor.opens(address);
  await visitor.expectNoBarriers();
  await does(visitor);
  await visitor.expectNoBarriers();
  await visitor.expectCalm();
  await visitor.leaves();
}

const addressOf = ({ page }: Visitor) => new URL(page.url()).pathname + new URL(page.url()).search;

describe('real estate', () => {
  it('is found from the front page: to rent, in a canton, and back to its home by its name [ROUTES-11] [SHELL-2]', async () => {
    await at('/en', screens.desk, async (visitor) => {
      const { page } = visitor;
      await page
        .getByRole('link', { name: /^Real estate/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: 'Real estate' }).waitFor();
      await page.getByText('Rent', { exact: true }).click();
      await page.getByRole('combobox', { name: 'Canton' }).selectOption({ value: '4' });
      await page.getByRole('button', { name: /^Show \d+ ads?$/ }).click();
      await page.waitForURL('**/en/immobilien/canton/bern/offer/rent');
      await page.getByRole('banner').getByRole('link', { name: 'Real estate' }).click();
      await page.waitForURL('**/en/immobilien');
      await page.getByRole('heading', { level: 1, name: 'Real estate', exact: true }).waitFor();
      await expect.poll(() => addressOf(visitor)).toBe('/en/immobilien');
    });
  });

  it('is asked by a plain form where no script runs', async () => {
    const context = await browser.newContext({
      baseURL: inject('demoMarkets').allmend,
      javaScriptEnabled: false,
      viewport: screens.phone,
    });
    const page = await context.newPage();
    await page.goto('/fr/immobilier');
    await page.getByRole('combobox', { name: 'Canton' }).selectOption({ value: '20' });
    await page.getByRole('button', { name: /^Voir/ }).click();
    await page.waitForURL('**/fr/immobilier/canton/vaud');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await context.close();
  });
});

describe('a car brand', () => {
  it('leads from its page to the cars of a model, and a car leads back to it [ROUTES-8] [VEHICLES-1]', async () => {
    await at('/en/marken/fahrzeuge/autos/vw', screens.phone, async (visitor) => {
      const { page } = visitor;
      const models = page.getByRole('region', { name: 'Models' });
      await models.getByRole('link').first().click();
      await page.waitForURL('**/en/li/vehicles/cars?cb=volkswagen&cm=*');
      await page.getByRole('article').getByRole('link').first().click();
      await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'VW' }).click();
      await page.getByRole('heading', { level: 1, name: 'VW' }).waitFor();
      await expect.poll(() => addressOf(visitor)).toBe('/en/marken/fahrzeuge/autos/vw');
    });
  });
});

describe('what a device remembers', () => {
  it('an ad that is hidden stays hidden, at its size, until it is wanted again', async () => {
    await at('/en/li/sport', screens.phone, async ({ page }) => {
      const first = page.locator('main ul > li > article').nth(4);
      const size = async () => (await first.boundingBox())!.height;
      const before = await size();
      await first.getByRole('button', { name: /^Hide this ad/ }).click();
      await first.getByRole('button', { name: 'Show again' }).waitFor();
      await expect.poll(() => size()).toBe(before);
      await page.reload();
      await page.getByRole('button', { name: 'Show again' }).waitFor();
      await page.getByText('You have hidden one ad of this page.').waitFor();
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.getByRole('button', { name: 'Show again' }).waitFor({ state: 'detached' });
    });
  });

  it('an ad that was seen stands on the front page', async () => {
    await at('/en/li/sport', screens.desk, async ({ page }) => {
      const link = page.getByRole('article').getByRole('link').first();
      const title = await link.textContent();
      await link.click();
      await page.getByRole('heading', { level: 1, name: title! }).waitFor();
      await page.getByRole('link', { name: 'To the homepage' }).click();
      const row = page.getByRole('region', { name: 'Recently viewed' });
      await row.scrollIntoViewIfNeeded();
      await row.getByRole('link', { name: title! }).waitFor();
      await expect.poll(() => row.getByRole('article').count()).toBe(1);
    });
  });
});
