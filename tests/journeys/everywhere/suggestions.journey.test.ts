import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import type { Screen } from '#tests/drivers/browser/browser.ts';
import type { EngineVisitor } from '#tests/drivers/browser/engines/engines.ts';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';
import type { Brand } from '#tests/drivers/demo/demoMarkets.ts';
import { casesOf } from '#tests/drivers/run/sizes.ts';

const field = (page: Page) => page.getByRole('search').getByLabel('Was suchst du?');
const list = (page: Page) => page.getByRole('listbox', { name: 'Vorschläge' });
const options = (page: Page) => list(page).getByRole('option');
const active = (page: Page) => list(page).getByRole('option', { selected: true });
const dataLayer = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

/** Types a text, and waits until other suggestions than before are shown. */
async function types({ page, fills }: EngineVisitor, text: string): Promise<void> {
  const before = await options(page).allTextContents();
  await fills(field(page), text);
  await expect.poll(() => options(page).allTextContents()).not.toEqual(before);
  await options(page).filter({ hasText: text }).first().waitFor();
}

// The position of the bar differs by brand and screen: murmel has it below the header at both, allmend at a phone.
const places: readonly (readonly [Brand, Screen])[] = [
  ['allmend', 'phone'],
  ['allmend', 'desk'],
  ['murmel', 'phone'],
];

const shown = casesOf(places, ([brand, screen]) => (brand === 'allmend') === (screen === 'desk'));

inEachEngine('the search bar', (visits) => {
  it.each(shown)(
    'suggests completions, and opens them by keys and by pointer (%s, at a %s) [SUGGESTIONS-9] [SUGGESTIONS-10] [SUGGESTIONS-11] [SUGGESTIONS-12]',
    async (brand, screen) => {
      const visitor = await visits(inject('demoMarkets')[brand], screen);
      const { page } = visitor;
      await visitor.opens('/de/li');
      await visitor.clicks(field(page));
      await options(page).first().waitFor();

      await types(visitor, 'vel');
      await visitor.expectNoBarriers();
      await visitor.presses('ArrowDown');
      await visitor.presses('ArrowDown');
      const title = (await active(page).locator('span').nth(1).textContent())!;
      await expect
        .poll(() => field(page).getAttribute('aria-activedescendant'))
        .toBe(await active(page).getAttribute('id'));
      const headline = await page.getByRole('heading', { level: 1 }).textContent();
      await visitor.presses('Enter');
      await page.waitForURL(/\/de\/q\/[a-z-]+\/[\w-]+$/);
      // The address changes before the page does, and the field is another element then.
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(headline);
      await expect.poll(() => list(page).count()).toBe(0);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect.poll(() => dataLayer(page)).toContainEqual({ event: 'search_suggestion', query: title });

      await page.evaluate(() => window.scrollTo(0, 400));
      await types(visitor, 'sof');
      await visitor.clicks(options(page).first());
      await page.waitForURL((url) => /\/de\/q\/[a-z-]*sof[a-z-]*\//.test(url.pathname));
      await page.waitForFunction(() => window.scrollY === 0);
      await visitor.expectCalm();
      await visitor.leaves();
    },
  );
});
