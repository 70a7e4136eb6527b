import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { awakeAt, openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';
import { coveredFields } from '#tests/drivers/flaws/coveredFields.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';
import { casesOf } from '#tests/drivers/run/sizes.ts';
import { targetFlaws } from '#tests/drivers/flaws/targetFlaws.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const words = {
  de: 'Du bist offline. Prüfe deine Internetverbindung.',
  fr: /^(Vous êtes|Tu es) hors ligne\. (Vérifiez votre|Vérifie ta) connexion internet\.$/,
  it: 'Sei offline. Controlla la tua connessione a internet.',
  en: "Attention - you're currently offline. Please check your internet connection.",
} as const;

const cases = brands.flatMap((brand) => [
  [brand, 'phone', 'de'] as const,
  [brand, 'desk', 'fr'] as const,
  ...(brand === 'allmend' ? ([['allmend', 'phone', 'it'] as const, ['allmend', 'desk', 'en'] as const] as const) : []),
]);

// The other cases: notifications in German are tested above dialogs too, on a phone with allmend and on a desktop with
// murmel.
const shown = casesOf(cases, ([brand, , language]) =>
  brand === 'murmel' ? language === 'fr' : language === 'it' || language === 'en',
);

describe('an offline browser', () => {
  it.each(shown)(
    'shows a notice until it is online again: %s, %s, %s [NETWORK-2] [NOTIFICATIONS-10]',
    async (brand, screen, language) => {
      const visitor = await visit(browser, {
        origin: inject('demoMarkets')[brand],
        viewport: screens[screen],
        hasTouch: screen === 'phone',
      });
      const { page } = visitor;
      await visitor.opens(`/${language}/li`);
      const region = page.locator('section[aria-live=polite]');
      // Waits until the region is hydrated: notices appear only once the page is at rest.
      await awakeAt(region);
      await page.context().setOffline(true);
      await region.getByRole('listitem').filter({ hasText: words[language] }).waitFor();
      await visitor.expectNoBarriers('but targets');
      expect(await page.evaluate(targetFlaws, { fingers: screen === 'phone' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      for (const width of [screens[screen], screens.tablet]) {
        await page.setViewportSize(width);
        expect(await page.evaluate(coveredFields), `${width.width} px`).toEqual([]);
      }
      await page.setViewportSize(screens[screen]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await visitor.expectNoBarriers('contrast');
      await page.context().setOffline(false);
      await region.getByRole('listitem').waitFor({ state: 'detached' });
      // Only requests that were running when the connection broke are reported; nothing has moved.
      expect((await visitor.unrest()).filter((each) => /^0\.\d+: /.test(each))).toEqual([]);
      await visitor.leaves();
    },
  );
});

/** Runs in the page: whether the middle of an element can be pressed. */
const isOnTop = (each: Element) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

describe('a notice while a dialog is open', () => {
  it.each([
    ['allmend', 'phone', 'login'],
    ['murmel', 'desk', 'login'],
    ['allmend', 'phone', 'menu'],
    ['murmel', 'desk', 'menu'],
  ] as const)(
    'is above the dialog, can be read there, and stays when it is closed: %s, %s, %s',
    async (brand, screen, kind) => {
      const visitor = await visit(browser, {
        origin: inject('demoMarkets')[brand],
        viewport: screens[screen],
        hasTouch: screen === 'phone',
      });
      const { page } = visitor;
      await visitor.opens('/de');
      const region = page.locator('section[aria-live=polite]');
      await awakeAt(region);
      const opensMenu = () => page.getByRole('button', { name: screen === 'phone' ? /^Menü/ : 'Rubriken' }).click();
      if (kind === 'menu' || screen === 'phone') await opensMenu();
      else await page.locator('[popovertarget=user-menu]').click();
      if (kind === 'login') await page.getByRole('link', { name: 'Anmelden' }).filter({ visible: true }).click();
      const dialog = page.getByRole('dialog');
      await (kind === 'login' ? dialog.getByRole('textbox') : dialog.getByRole('link')).first().waitFor();
      await page.context().setOffline(true);
      const reported = dialog
        .getByRole('region', { name: 'Benachrichtigungen' })
        .getByRole('listitem')
        .filter({ hasText: words.de });
      await reported.waitFor();
      // Waits until the sheet has risen: while it rises, it moves the notices above it.
      await expect.poll(() => reported.evaluate(isOnTop)).toBe(true);
      await expect.poll(() => page.evaluate(coveredFields)).toEqual([]);
      const close = dialog.getByRole('button', { name: 'Schliessen' });
      await expect.poll(() => close.evaluate(isOnTop), { message: 'the dialog can be closed' }).toBe(true);
      await visitor.expectNoBarriers('but targets');
      await close.click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('region', { name: 'Benachrichtigungen' }).getByText(words.de).waitFor();
      expect(await region.evaluate((each) => each.closest('dialog'))).toBeNull();
      const noticeOnPage = region.getByRole('listitem').filter({ hasText: words.de });
      await expect.poll(() => noticeOnPage.evaluate(isOnTop), { message: 'and above the page again' }).toBe(true);
      await page.context().setOffline(false);
      await region.getByRole('listitem').waitFor({ state: 'detached' });
      await visitor.leaves();
    },
  );
});
