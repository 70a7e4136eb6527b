import { expect, inject, it } from 'vitest';
import type { Screen } from '#tests/drivers/browser/browser.ts';
import type { EngineVisitor } from '#tests/drivers/browser/engines/engines.ts';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';

const addressOf = ({ page }: EngineVisitor) => new URL(page.url()).pathname + new URL(page.url()).search;

inEachEngine('a visitor', (visits) => {
  async function at(address: string, screen: Screen, does: (visitor: EngineVisitor) => Promise<void>) {
    const visitor = await visits(inject('demoMarkets').allmend, screen);
    await visitor.opens(address);
    await visitor.expectNoBarriers();
    await does(visitor);
    await visitor.expectNoBarriers();
    await visitor.expectCalm();
    await visitor.leaves();
  }

  it('finds real estate from the front page: to rent, in a canton, and back to its home by its name [ROUTES-11] [SHELL-2]', async () => {
    await at('/en', 'desk', async (visitor) => {
      const { page, clicks } = visitor;
      await clicks(page.getByRole('link', { name: /^Real estate/ }).first());
      await page.getByRole('heading', { level: 1, name: 'Real estate' }).waitFor();
      await clicks(page.getByText('Rent', { exact: true }));
      await page.getByRole('combobox', { name: 'Canton' }).selectOption({ value: '4' });
      await clicks(page.getByRole('button', { name: /^Show \d+ ads?$/ }));
      await page.waitForURL('**/en/immobilien/canton/bern/offer/rent');
      await clicks(page.getByRole('banner').getByRole('link', { name: 'Real estate' }));
      await page.waitForURL('**/en/immobilien');
      await page.getByRole('heading', { level: 1, name: 'Real estate', exact: true }).waitFor();
      await expect.poll(() => addressOf(visitor)).toBe('/en/immobilien');
    });
  });

  it('links a car brand to the cars of a model, and a car back to its brand [ROUTES-8] [VEHICLES-1]', async () => {
    await at('/en/marken/fahrzeuge/autos/vw', 'phone', async (visitor) => {
      const { page, clicks } = visitor;
      const models = page.getByRole('region', { name: 'Models' });
      await clicks(models.getByRole('link').first());
      await page.waitForURL('**/en/li/vehicles/cars?cb=volkswagen&cm=*');
      await clicks(page.getByRole('article').getByRole('link').first());
      await clicks(page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'VW' }));
      await page.getByRole('heading', { level: 1, name: 'VW' }).waitFor();
      await expect.poll(() => addressOf(visitor)).toBe('/en/marken/fahrzeuge/autos/vw');
    });
  });

  it('hides an ad, which stays hidden, at its size, until it is shown again', async () => {
    await at('/en/li/sport', 'phone', async ({ page, clicks, reloads }) => {
      const listing = page.locator('main ul > li > article').nth(4);
      const size = async () => (await listing.boundingBox())!.height;
      const before = await size();
      await clicks(listing.getByRole('button', { name: /^Hide this ad/ }));
      await listing.getByRole('button', { name: 'Show again' }).waitFor();
      await expect.poll(() => size()).toBe(before);
      await reloads();
      await page.getByRole('button', { name: 'Show again' }).waitFor();
      await page.getByText('You’ve hidden 1 ad on this page.').waitFor();
      await clicks(page.getByRole('button', { name: 'Show all' }));
      await page.getByRole('button', { name: 'Show again' }).waitFor({ state: 'detached' });
      // Scrolls to the top, where the search bar covers no ad, for the last check of the page.
      await page.evaluate(() => window.scrollTo(0, 0));
    });
  });

  it('finds on the front page the ad that was viewed last', async () => {
    await at('/en/li/sport', 'desk', async ({ page, clicks }) => {
      const link = page.getByRole('article').getByRole('link').first();
      const title = await link.textContent();
      await clicks(link);
      await page.getByRole('heading', { level: 1, name: title! }).waitFor();
      await clicks(page.getByRole('link', { name: 'Go to homepage' }));
      const row = page.getByRole('region', { name: 'Recently viewed' });
      await row.scrollIntoViewIfNeeded();
      await row.getByRole('link', { name: title! }).waitFor();
      await expect.poll(() => row.getByRole('article').count()).toBe(1);
    });
  });
});
