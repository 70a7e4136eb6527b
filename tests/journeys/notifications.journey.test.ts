import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { awakeAt, openBrowser, screens, visit } from '#tests/drivers/browser.ts';
import { coveredFields } from '#tests/drivers/coveredFields.ts';
import { brands } from '#tests/drivers/demoMarkets.ts';
import { targetFlaws } from '#tests/drivers/targetFlaws.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const words = {
  de: 'Achtung, du bist offline. Bitte prüfe deine Internetverbindung.',
  fr: /^Attention, (vous êtes|tu es) hors ligne\. (Veuillez vérifier votre|Vérifie ta) connexion internet\.$/,
  it: 'Attenzione, sei offline. Controlla la tua connessione internet.',
  en: "Attention - you're currently offline. Please check your internet connection.",
} as const;

const cases = brands.flatMap((brand) => [
  [brand, 'phone', 'de'] as const,
  [brand, 'desk', 'fr'] as const,
  ...(brand === 'allmend' ? ([['allmend', 'phone', 'it'] as const, ['allmend', 'desk', 'en'] as const] as const) : []),
]);

describe('a browser without a line', () => {
  it.each(cases)(
    'is told so until it has one again: %s, %s, %s [NETWORK-2] [NOTIFICATIONS-10]',
    async (brand, screen, language) => {
      const visitor = await visit(browser, {
        origin: inject('demoMarkets')[brand],
        viewport: screens[screen],
        hasTouch: screen === 'phone',
      });
      const { page } = visitor;
      await visitor.opens(`/${language}/li`);
      const region = page.locator('section[aria-live=polite]');
      // What is told comes once the page is at rest.
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
      // What was on its way when the line went is complained of; nothing has moved.
      expect((await visitor.unrest()).filter((each) => /^0\.\d+: /.test(each))).toEqual([]);
      await visitor.leaves();
    },
  );
});
