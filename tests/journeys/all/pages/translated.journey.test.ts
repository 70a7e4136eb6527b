import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from '#tests/drivers/browser/browser.ts';
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

/**
 * Imitates a browser's translator: each text node is replaced by its marked words in two fonts, also in later content.
 */
function translate(): void {
  const translated = (root: Node) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walk.nextNode()) texts.push(walk.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('svg, script, style, noscript, textarea, font'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `~${text.nodeValue}`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  const observer = new MutationObserver((records) => {
    observer.disconnect();
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translated(node);
    }
    watch();
  });
  const watch = () => observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translated(document.body);
  watch();
}

const textOf = async (page: Page) =>
  (await page.locator('main').innerText()).replaceAll('~', '').replaceAll(/\s+/g, ' ');

/** Waits until a control is hydrated. React may create it again if the document was translated before hydration. */
async function awakens(control: Locator): Promise<void> {
  const isAlive = () => control.evaluate((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAlive).toBe(true);
}

async function searches(page: Page, words: string): Promise<void> {
  const field = page.locator('input[type=search]').first();
  await awakens(field);
  await field.fill(words);
  await field.press('Enter');
  await page.waitForURL(`**q=${words}*`);
  await expect.poll(() => textOf(page)).toContain(`«${words}»`);
}

interface Journey {
  readonly from: string;
  readonly go: (page: Page) => Promise<void>;
  /** Matches the visible text at the end of the journey. */
  readonly until: RegExp;
}

const journeys: Readonly<Record<string, Journey>> = {
  'two searches': {
    from: '/de',
    async go(page) {
      await searches(page, 'golf');
      await searches(page, 'velo');
    },
    until: /«velo»/,
  },
  'the next page': {
    from: '/de/li/fahrzeuge',
    async go(page) {
      const next = page.locator('main a[rel=next]').last();
      await awakens(next);
      await next.click();
      await page.waitForURL('**o=2*');
    },
    until: /Seite 2/,
  },
  'a canton and another search': {
    from: '/de/li?q=velo',
    async go(page) {
      const cantons = page.locator('main select').first();
      await awakens(cantons);
      await cantons.selectOption({ index: 1 });
      await page.waitForURL('**/aargau?*');
      await searches(page, 'bett');
    },
    until: /«bett»/,
  },
  'a form with an error that is corrected': {
    from: '/de/start/register',
    async go(page) {
      await awakens(page.locator('main button[type=submit]'));
      await page.locator('main button[type=submit]').click();
      await page.locator('main input').first().fill('vreni@example.org');
      await page.locator('main button[type=submit]').click();
    },
    until: /Passwort/,
  },
};

it.each(Object.entries(journeys))(
  'a translated page has the same content after %s as an untranslated page',
  async (_, journey) => {
    const { from, go, until } = journey;
    const visit = (prepare: (page: Page) => Promise<unknown>) =>
      visitors.visit({ origin: inject('demoMarkets').allmend }, async (visitor) => {
        await visitor.opens(from);
        await prepare(visitor.page);
        await go(visitor.page);
        await expect.poll(() => textOf(visitor.page)).toMatch(until);
        await visitor.callsNothing();
        return textOf(visitor.page);
      });
    const right = await visit(async () => {});
    const shown = await visit((page) => page.evaluate(translate));
    expect(shown).toBe(right);
  },
);
