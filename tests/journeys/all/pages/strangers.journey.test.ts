import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, screens, type Visit, visit } from '#tests/drivers/browser/browser.ts';
import { strangers } from '#tests/drivers/browser/strangers.ts';

// The visitor who opens many pages in sequence has the state of a first visitor.

const origin = inject('demoMarkets').allmend;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/**
 * The state that a page can read about its visitor, once it is at rest. By then, each tab has noted the time of its
 * offline copies.
 */
async function known(page: Page) {
  await page.waitForFunction(() => sessionStorage.getItem('allmend_own_kept') !== null);
  return page.evaluate(() => ({
    stored: [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie.replaceAll(/=[^;]*/g, '')],
    window: [innerWidth, innerHeight],
    media: ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion)'].filter(
      (each) => matchMedia(each).matches,
    ),
  }));
}

describe('a stranger', () => {
  it('in a reused window has as little state as one with a new window', async () => {
    const newcomer = await visit(browser, { origin });
    await newcomer.opens('/de');
    const expected = await known(newcomer.page);
    await newcomer.leaves();

    const visitors = strangers(browser);
    const first = await visitors.visit({ origin }, async ({ page, opens }) => {
      await opens('/de');
      await page.evaluate(() => {
        localStorage.setItem('seen', 'yes');
        sessionStorage.setItem('seen', 'yes');
        document.cookie = 'seen=yes';
      });
      await page.evaluate(`console.warn('seen')`);
      await page.setViewportSize(screens.phone);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
      return page;
    });
    await visitors.visit({ origin }, async ({ page, opens, expectCalm }) => {
      expect(page).toBe(first);
      await opens('/de');
      expect(await known(page)).toEqual(expected);
      await expectCalm();
    });
    await visitors.leave();
  });

  it('with other options has another window, and so has the next one after a failure', async () => {
    const visitors = strangers(browser);
    const seen: Page[] = [];
    const looks = (options: Partial<Visit>, then = async () => {}) =>
      visitors.visit({ origin, ...options }, async ({ page }) => {
        seen.push(page);
        await then();
      });
    await looks({});
    await looks({ viewport: screens.phone });
    await looks({ before: () => localStorage.clear() });
    await expect(looks({}, () => Promise.reject(new Error('Nothing to see')))).rejects.toThrow('Nothing to see');
    await looks({});
    expect(seen[3]).toBe(seen[0]);
    expect(new Set(seen).size).toBe(4);
    await visitors.leave();
  });

  it('whose window does not answer opens the page in another, once', async () => {
    const visitors = strangers(browser, { giveUpAfter: 1 });
    const seen: Page[] = [];
    const never = new Promise<string>(() => {});
    const looks = () =>
      visitors.visit({ origin }, async ({ page }) => {
        seen.push(page);
        return seen.length === 1 ? never : 'all of it';
      });
    expect(await looks()).toBe('all of it');
    expect(new Set(seen).size).toBe(2);
    await visitors.leave();
  });
});
