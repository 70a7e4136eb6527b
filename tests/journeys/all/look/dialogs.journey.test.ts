import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { awakeAt, openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';

// The scrollbars of this browser take room, as on Windows and Linux.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ scrollbars: true });
});
afterAll(() => browser.close());

describe.concurrent.each(brands)('a dialog of %s', (brand) => {
  const origin = inject('demoMarkets')[brand];

  it.each(['phone', 'desk'] as const)('keeps a title of several lines inside its padding, at a %s', async (screen) => {
    const { page, opens, leaves } = await visit(browser, { origin, viewport: screens[screen] });
    await opens('/de');
    const dialog = await openMenu(page);
    const title = dialog.getByRole('heading').first();
    await title.evaluate((each) => (each.textContent = 'Einige Fotos wurden nicht hochgeladen '.repeat(5)));
    const box = (await dialog.boundingBox())!;
    const lines = await title.evaluate((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom, count: range.getClientRects().length };
    });
    expect(lines.count).toBeGreaterThan(1);
    expect(lines.top - box.y).toBeGreaterThanOrEqual(16);
    const content = await title.evaluate((each) => each.parentElement!.nextElementSibling!.getBoundingClientRect().top);
    expect(content - lines.bottom).toBeGreaterThanOrEqual(8);
    // The close button stays at the first line of the title.
    const close = (await dialog.getByRole('button', { name: 'Schliessen' }).boundingBox())!;
    expect(close.y - box.y).toBeLessThan(16);
    await leaves();
  });

  it('shows the focus at its close button in the colour that it has everywhere', async () => {
    const { page, opens, leaves } = await visit(browser, { origin });
    await opens('/de');
    const dialog = await openMenu(page);
    const close = dialog.getByRole('button', { name: 'Schliessen' });
    await page.keyboard.press('Tab');
    const link = await ringColour(dialog.locator('a:focus-visible'));
    await page.keyboard.press('Shift+Tab');
    await close.and(page.locator(':focus-visible')).waitFor();
    expect(await ringColour(close)).toBe(link);
    await leaves();
  });

  it.each(['light', 'dark'] as const)(
    'dims the page up to the edge of the window and moves none of it, %s',
    async (colorScheme) => {
      const { page, opens, leaves } = await visit(browser, { origin, colorScheme });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await opens('/de');
      const headline = page.getByRole('heading', { level: 1 });
      const before = await headline.boundingBox();
      await openMenu(page);
      expect(await headline.boundingBox()).toEqual(before);
      // In the header, next to the following parts, and at the lower end of the window.
      const rows = [10, 40, 200, 400, screens.desk.height - 8];
      const { colourAt } = await picture(page);
      for (const y of rows)
        expect(colourAt(screens.desk.width - 4, y), `at ${y} px`).toEqual(colourAt(screens.desk.width - 30, y));
      await leaves();
    },
  );
});

it.each(['light', 'dark'] as const)(
  'shows the focus on a notice in a colour that its ground does not hide, %s',
  async (colorScheme) => {
    for (const brand of brands) {
      const { page, opens, leaves } = await visit(browser, {
        origin: inject('demoMarkets')[brand],
        locale: 'fr-CH',
        colorScheme,
      });
      await opens('/de');
      const hint = page
        .getByRole('status')
        .filter({ has: page.locator('a[hreflang]') })
        .locator('div')
        .first();
      await hint.waitFor();
      for (const control of [hint.getByRole('link'), hint.getByRole('button')]) {
        await page.keyboard.press('Tab');
        await control.evaluate((each: HTMLElement) => each.focus());
        await control.and(page.locator(':focus-visible')).waitFor();
        expect(
          contrast(await ringColour(control), await hint.evaluate((each) => getComputedStyle(each).backgroundColor)),
          brand,
        ).toBeGreaterThanOrEqual(3);
      }
      await leaves();
    }
  },
);

async function openMenu(page: Page): Promise<Locator> {
  const opener = page.getByRole('banner').locator('button[aria-haspopup="dialog"]');
  await awakeAt(opener);
  await opener.click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('listitem').first().waitFor();
  return menu;
}

const ringColour = (control: Locator) => control.evaluate((each) => getComputedStyle(each).outlineColor);

async function picture(page: Page) {
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    colourAt: (x: number, y: number) => {
      const start = (y * info.width + x) * info.channels;
      return [...data.subarray(start, start + 3)];
    },
  };
}

/** The contrast of two computed colours by WCAG's formula. */
function contrast(one: string, other: string): number {
  const [light, dark] = [one, other].map(luminance).toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r, g, b] = colour.match(/[\d.]+/g)!.map((each) => {
    const share = Number(each) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
