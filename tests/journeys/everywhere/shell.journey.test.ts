import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { awakeAt } from '#tests/drivers/browser/browser.ts';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';
import { casesOf } from '#tests/drivers/run/sizes.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

// Each brand has its own look, and each screen another menu: each brand and each screen is tested once.
const all = brands.flatMap((brand) => (['phone', 'desk'] as const).map((screen) => [brand, screen] as const));
const menus = casesOf(all, ([brand, screen]) => (screen === 'phone') === (brand === 'allmend'));

inEachEngine('the menu', (visits) => {
  const opensMenu = async (brand: (typeof brands)[number], screen: 'phone' | 'desk') => {
    const visitor = await visits(inject('demoMarkets')[brand], screen);
    await visitor.opens('/en');
    const { page } = visitor;
    const opener = page.getByRole('button', { name: screen === 'phone' ? 'Menu' : 'Categories' });
    await visitor.clicks(opener);
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: /^Sport / }).waitFor();
    return { visitor, page, opener, menu };
  };

  it.each(menus)(
    'keeps the focus inside, makes the page below inert, and restores the focus (%s, at a %s) [SHELL-13] [SHELL-14]',
    async (brand, screen) => {
      const { visitor, page, opener, menu } = await opensMenu(brand, screen);
      await visitor.expectNoBarriers();
      for (let press = 0; press < 40; press += 1) {
        // oxlint-disable no-await-in-loop -- the focus moves from one to the next
        await visitor.presses('Tab');
        const outside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(outside).toBe(false);
        // oxlint-enable no-await-in-loop
      }
      await visitor.turnsWheel();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await visitor.presses('Escape');
      await menu.waitFor({ state: 'detached' });
      // Not `:focus`: in Firefox the Tab key may have reached the browser’s own controls by then.
      await expect.poll(() => opener.evaluate((each) => each === document.activeElement)).toBe(true);
      await visitor.expectCalm();
      await visitor.leaves();
    },
  );

  it.each(menus)('closes when a category is chosen, whose page is shown (%s, at a %s)', async (brand, screen) => {
    const { visitor, page, menu } = await opensMenu(brand, screen);
    await visitor.clicks(menu.getByRole('link', { name: /^Sport / }));
    await heading(page, 'Sport').waitFor();
    await menu.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await menu.count()).toBe(0);
    await visitor.leaves();
  });
});

inEachEngine('the shell', (visits) => {
  const origin = inject('demoMarkets').allmend;

  it('follows the reader: the headline has the focus on a new page, and when a filter is removed', async () => {
    const visitor = await visits(origin, 'phone');
    const { page } = visitor;
    const headlineHasFocus = () => page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await visitor.opens('/en');
    await visitor.clicks(page.getByRole('link', { name: 'See all ads' }).first());
    await heading(page, 'All ads').waitFor();
    await headlineHasFocus();
    await visitor.opens('/en/li/free?q=sofa');
    const chip = page.getByRole('link', { name: /^Remove search term “/ });
    await awakeAt(chip);
    await visitor.clicks(chip);
    await page.waitForURL('**/en/li/free');
    await headlineHasFocus();
    await visitor.opens('/en/li');
    const second = page.getByRole('link', { name: 'Page 2', exact: true });
    await awakeAt(second);
    await visitor.clicks(second);
    await page.waitForURL('**/en/li?o=2&t=*');
    await headlineHasFocus();
    await page.waitForFunction(() => window.scrollY === 0);
    expect(await heading(page, 'All ads').isVisible()).toBe(true);
    await visitor.leaves();
  });
});
