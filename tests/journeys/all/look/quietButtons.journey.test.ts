import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('a button without an edge', () => {
  it.each(brands)('begins where the text above it begins, at %s', async (brand) => {
    const visitor = await visit(browser, { origin: inject('demoMarkets')[brand], viewport: screens.phone });
    const { page } = visitor;
    await visitor.opens('/de/ai/start');
    await visitor.types('Titel', 'Citybike');
    await page.getByRole('combobox', { name: 'Rubrik', exact: true }).selectOption('4000');
    const icon = page.getByRole('button', { name: 'Rückgängig' }).locator('svg');
    const title = page.getByRole('complementary').getByText('Citybike');
    const [begins, above] = [await icon.boundingBox(), await title.boundingBox()];
    expect(Math.abs(begins!.x - above!.x)).toBeLessThan(4);
    await visitor.leaves();
  });
});
