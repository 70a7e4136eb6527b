import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { tooltipDelay } from '#machines/ui/delays.ts';
import { awakeAt, openBrowser, screens, type Visit, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { type Brand, brands } from '#tests/drivers/demo/demoMarkets.ts';
import { withoutStorage } from '#tests/drivers/demo/demoSights.ts';
import { casesOf } from '#tests/drivers/run/sizes.ts';
import { type Strangers, strangers } from '#tests/drivers/browser/strangers.ts';

let browser: Browser;
let visitors: Strangers;

beforeAll(async () => {
  browser = await openBrowser();
  visitors = strangers(browser);
});
afterAll(async () => {
  await visitors.leave();
  await browser.close();
});

/** A window that is wider than the limits of the layout. */
const wall = { width: 1800, height: 1000 };

const styleOf = (element: Locator, property: string) =>
  element.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);

/** The width of an element’s content, without its padding. */
const contentWidth = (element: Locator) =>
  element.evaluate((each) => {
    const { paddingLeft, paddingRight, width } = getComputedStyle(each);
    return Number.parseFloat(width) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button');

/** Opens a page of a brand's market, and runs `look` with its visitor. */
const lookAt =
  (brand: Brand) => (address: string, options: Omit<Visit, 'origin'>, look: (visitor: Visitor) => Promise<void>) =>
    visitors.visit({ origin: inject('demoMarkets')[brand], ...options }, async (visitor) => {
      await visitor.opens(address);
      await look(visitor);
    });

describe.concurrent.each(brands)('the shell of %s', (brand) => {
  const at = lookAt(brand);

  it('has its search in the header, or murmel below it with a mascot on wider screens [BRAND-2] [SHELL-11]', async () => {
    await at('/en/li', {}, async ({ page }) => {
      for (const [name, viewport] of Object.entries(screens)) {
        await page.setViewportSize(viewport);
        const isInHeader = await page.getByRole('banner').getByRole('searchbox').isVisible();
        expect(isInHeader, name).toBe(brand === 'allmend');
        expect(await page.getByRole('searchbox').first().isVisible()).toBe(true);
        const mascot = page.locator('img[src*="marmot"]');
        expect(await mascot.isVisible(), name).toBe(brand === 'murmel' && name === 'desk');
      }
    });
  });

  it('ends with a footer of the height of its window, of which nothing is cut [UI-11]', async () => {
    await at('/en', {}, async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      for (const [width, rem] of [
        [390, 14],
        [480, 14],
        [481, 7.513],
        [800, 7.513],
        [801, 3.875],
        [1440, 3.875],
      ] as const) {
        await page.setViewportSize({ width, height: 1000 });
        expect(Number.parseFloat(await styleOf(footer, 'min-height')), `${width} px`).toBeCloseTo(rem * 16, 2);
        expect(await footer.evaluate((each) => each.scrollHeight <= each.clientHeight), `${width} px`).toBe(true);
      }
    });
  });

  it('has icons for messages, its menu and inserting at a phone, and messages on every wider screen [SHELL-4] [SHELL-7]', async () => {
    await at('/en/li', { viewport: screens.phone }, async ({ page }) => {
      const banner = page.getByRole('banner');
      const messages = banner.getByRole('link', { name: 'Messages' });
      const signs = [
        messages,
        banner.getByRole('button', { name: 'Menu' }),
        banner.getByRole('link', { name: /^Post an ad/ }),
      ];
      for (const width of [320, 390, 479, 480, 799]) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await Promise.all(signs.map(async (sign) => (await sign.boundingBox())!));
        const inRow = boxes.toSorted((one, other) => one.x - other.x);
        for (const [place, { x, width: own }] of inRow.entries()) {
          expect(own, `${width} px`).toBeGreaterThanOrEqual(44);
          const next = inRow[place + 1]?.x ?? width;
          expect(x + own, `${width} px`).toBeLessThanOrEqual(next);
        }
      }
      for (const width of [800, 993, 994, 1363, 1364, 1800]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await messages.isVisible(), `${width} px`).toBe(true);
      }
      await page.setViewportSize(screens.phone);
      await messages.click();
      await page.waitForURL('**/en/start/login?redirected=*');
    });
  });

  // Each brand has its own look, and each screen another menu: each brand and each screen is tested once.
  const menus = casesOf(['phone', 'desk'] as const, (screen) => (screen === 'phone') === (brand === 'allmend'));

  describe.each(menus)('the menu at a %s', (screen) => {
    const options = { viewport: screens[screen] };
    const opener = (page: Page) => page.getByRole('button', { name: screen === 'phone' ? 'Menu' : 'Categories' });

    it('is closed when the window changes to another layout', async () => {
      await at('/en', options, async ({ page }) => {
        await opener(page).click();
        await page.getByRole('dialog').waitFor();
        await page.setViewportSize(screens[screen === 'phone' ? 'desk' : 'phone']);
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await opener(page).waitFor({ state: 'detached' });
        expect(await opener(page).count(), 'it has another name there').toBe(0);
      });
    });
  });
});

// The brands share this part of the layout and its scripts, so the short form tests one of them.
describe.concurrent.each(casesOf(brands, (brand) => brand === 'allmend'))('the common shell, at %s,', (brand) => {
  const at = lookAt(brand);

  it('grows to the widths of its kinds of pages [UI-8] [UI-9] [UI-10]', async () => {
    await at('/en/li', {}, async ({ page }) => {
      await page.setViewportSize(wall);
      expect(await contentWidth(page.locator('header > div').first())).toBe(1340);
      expect(await contentWidth(page.locator('footer > div'))).toBe(940);
    });
    await at('/en/li', { before: withoutStorage }, async ({ page }) => {
      await page.setViewportSize(wall);
      await heading(page, 'A severe error has occurred').waitFor();
      expect(await contentWidth(page.locator('main > div'))).toBe(994);
    });
  });

  it('offers a search on the not-found page without scripts [SHELL-22] [SHELL-23]', async () => {
    await at('/en/nowhere', { javaScriptEnabled: false }, async ({ page }) => {
      await heading(page, 'Hoppla! We could not find what you were looking for.').waitFor();
      await page.getByRole('main').getByRole('search').locator('input').fill('citybike');
      await page.getByRole('main').getByRole('search').locator('input').press('Enter');
      await heading(page, '“citybike”').waitFor();
      expect(new URL(page.url()).search).toBe('?q=citybike');
    });
  });

  it('shows the languages, and no menu, without scripts', async () => {
    await at('/en', { javaScriptEnabled: false, viewport: screens.phone }, async ({ page }) => {
      expect(await page.getByRole('banner').getByRole('link', { name: 'FR', exact: true }).isVisible()).toBe(true);
      expect(await menuButton(page).filter({ hasText: 'Menu' }).isVisible()).toBe(false);
    });
  });

  it('fills the window with the menu on a phone, and attaches it below the header on a desk', async () => {
    const boxAt = async (viewport: (typeof screens)['phone' | 'desk']) => {
      let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
      await at('/en', { viewport }, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.getByRole('button', { name: /Menu|Categories/ }).click();
        await page
          .getByRole('dialog')
          .getByRole('link', { name: /^Sport / })
          .waitFor();
        box = await page.getByRole('dialog').boundingBox();
      });
      return box!;
    };
    expect(await boxAt(screens.phone)).toMatchObject({ x: 0, y: 0, height: screens.phone.height });
    const desk = await boxAt(screens.desk);
    expect(desk.y).toBeGreaterThanOrEqual(76);
    expect(desk.height).toBeLessThan(screens.desk.height - 76);
  });
});

describe.concurrent('lazily loaded content', () => {
  const origin = inject('demoMarkets').allmend;

  const at = (address: string, look: (visitor: Visitor) => Promise<void>) =>
    visitors.visit({ origin, viewport: screens.phone }, async (visitor) => {
      await visitor.opens(address);
      await look(visitor);
    });

  async function visitWith(address: string, options: Partial<Visit> = {}) {
    const visitor = await visit(browser, { origin, viewport: screens.phone, ...options });
    await visitor.opens(address);
    return visitor;
  }

  it('shows that it is loading, with a spinner of 3rem [UI-12]', async () => {
    const { page, leaves } = await visitWith('/en');
    const held = Promise.withResolvers<void>();
    await page.route('**/MenuContent-*.js', (route) => held.promise.then(() => route.continue()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const spinner = page.getByRole('dialog').getByRole('status').locator('[aria-hidden]');
    await spinner.waitFor();
    expect([await styleOf(spinner, 'width'), await styleOf(spinner, 'height')]).toEqual(['48px', '48px']);
    held.resolve();
    await page.getByRole('dialog').getByRole('link', { name: 'All ads' }).waitFor();
    await leaves();
  });

  it('is requested again after a failure, under an address that browsers do not remember as failed [OPERATIONS-5]', async () => {
    const { page, leaves } = await visitWith('/en');
    let requested = 0;
    await page.route('**/MenuContent-*.js*', (route) => {
      requested += 1;
      return requested < 3 ? route.abort() : route.continue();
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Reload' }).click();
    await menu.getByRole('button', { name: 'Reload' }).click();
    await menu.getByRole('link', { name: 'All ads' }).waitFor();
    expect(requested).toBe(3);
    await leaves();
  });

  it('a page whose scripts fail reports it, and loads as a new document [OPERATIONS-5]', async () => {
    const { page, leaves } = await visitWith('/en');
    await page.route('**/ListPage-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'See all ads' }).first().click();
    await heading(page, 'This page didn’t load').waitFor();
    await page.unroute('**/ListPage-*.js');
    await page.getByRole('link', { name: 'Reload' }).click();
    await heading(page, 'All ads').waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/li');
    await leaves();
  });

  it('a browser without storage shows what to do [OPERATIONS-6] [SHELL-18]', async () => {
    const { page, leaves } = await visitWith('/en');
    await page.addInitScript(withoutStorage);
    await page.reload();
    await heading(page, 'A severe error has occurred').waitFor();
    await page.getByText('Your browser blocks site data').waitFor();
    expect(await page.getByRole('link', { name: 'Return to homepage' }).getAttribute('href')).toBe('/en');
    await leaves();
  });

  it('offers newcomers their language after a second, once, and moves nothing [UI-13] [UI-14]', async () => {
    const visitor = await visitWith('/de', { locale: 'fr-CH' });
    const { page } = visitor;
    const hint = page.getByRole('link', { name: 'Aussi en français' });
    await hint.waitFor();
    await visitor.expectNoBarriers();
    await visitor.expectCalm();
    await page.keyboard.press('Escape');
    await hint.waitFor({ state: 'detached' });
    await page.reload();
    await page.clock.install();
    await page.reload();
    await page.clock.runFor(tooltipDelay * 5);
    expect(await hint.count()).toBe(0);
    await visitor.leaves();
  });

  it('begins a wider search at its headline', async () => {
    await at('/en/li/zuerich/zuerich-zh?q=sofa', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 600 });
      const wider = page.getByRole('link', { name: /^Within \d+\skm$/ }).first();
      await awakeAt(wider);
      await wider.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, Math.max(300, window.scrollY)));
      await wider.click();
      await page.waitForURL('**radius=*');
      await page.waitForFunction(() => window.scrollY === 0 && document.activeElement?.tagName === 'H1');
      expect(await page.getByRole('heading', { level: 1, name: /^“sofa” near / }).isVisible()).toBe(true);
    });
  });

  it('prints only the content', async () => {
    await at('/en/li', async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await page.getByRole('banner').getByRole('img', { name: 'allmend' }).isVisible()).toBe(true);
      expect(await page.getByRole('banner').innerText()).toBe('');
      for (const role of ['contentinfo', 'searchbox', 'navigation', 'button'] as const) {
        expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0);
      }
      expect(await heading(page, 'All ads').isVisible()).toBe(true);
      // A script adds the page's URL to the print.
      await page.getByText(`${origin}/en/li`).waitFor();
      expect(await styleOf(page.locator('body'), 'background-color')).toBe('rgb(255, 255, 255)');
    });
  });
});
