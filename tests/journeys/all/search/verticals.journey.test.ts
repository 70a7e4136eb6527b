import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('real estate is searched by a plain form without scripts', async () => {
  const { page, opens, leaves } = await visit(browser, {
    origin: inject('demoMarkets').allmend,
    javaScriptEnabled: false,
    viewport: screens.phone,
  });
  await opens('/fr/immobilier');
  await page.getByRole('combobox', { name: 'Canton' }).selectOption({ value: '20' });
  await page.getByRole('button', { name: /^Afficher/ }).click();
  await page.waitForURL('**/fr/immobilier/canton/vaud');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await leaves();
});
