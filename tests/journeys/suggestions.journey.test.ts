import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openBrowser, screens, type Screen, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { type Brand } from '#tests/drivers/demo/demoMarkets.ts';
import { casesOf } from '#tests/drivers/run/sizes.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const field = () => visitor.page.getByRole('search').getByLabel('Was suchst du?');
const list = () => visitor.page.getByRole('listbox', { name: 'Vorschläge' });
const options = () => list().getByRole('option');
const active = () => list().getByRole('option', { selected: true });
const dataLayer = () => visitor.page.evaluate(() => window.dataLayer ?? []);

/** Types a text, and waits for its suggestions. */
async function types(text: string): Promise<void> {
  const answer = visitor.page.waitForResponse((response) => {
    const body = response.request().postData() ?? '';
    return body.includes('SearchSuggestions') && body.includes(`"query":"${text}"`);
  });
  await field().fill(text);
  await answer;
  await options().first().waitFor();
}

// The position of the bar differs by brand and screen: murmel has it below the header at both, allmend at a phone.
const places: readonly (readonly [Brand, Screen])[] = [
  ['allmend', 'phone'],
  ['allmend', 'desk'],
  ['murmel', 'phone'],
];

const shown = casesOf(places, ([brand, screen]) => (brand === 'allmend') === (screen === 'desk'));

describe.each(shown)('%s, at a %s', (brand, screen) => {
  beforeEach(async () => {
    visitor = await visit(browser, {
      origin: inject('demoMarkets')[brand],
      viewport: screens[screen],
      hasTouch: screen === 'phone',
    });
    await visitor.opens('/de/li');
  });
  afterEach(() => visitor.leaves());

  it('stores recent searches, deletes them, and has them while offline too [SUGGESTIONS-13]', async () => {
    const { page } = visitor;
    const noted = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('SearchSubmitted('),
    );
    await field().fill('velo');
    await field().press('Enter');
    await page.waitForURL('**/de/li?q=velo');
    // Waits for the results: the search field is then another element.
    await page.getByRole('heading', { level: 1, name: '«velo»' }).waitFor();
    await noted;
    await page.waitForFunction(() => window.dataLayer?.some((entry) => 'query' in entry && entry.query === 'velo'));
    await expect.poll(() => dataLayer()).toContainEqual({ event: 'search', query: 'velo', count: expect.any(Number) });
    await field().fill('');
    await options().filter({ hasText: 'velo' }).first().waitFor();
    await page.context().setOffline(true);
    await field().fill('ve');
    await page.getByText('Du bist offline. Hier sind deine letzten Suchen.').first().waitFor();
    await expect.poll(() => options().allTextContents()).toEqual(['velo ']);
    await page.context().setOffline(false);

    // Types a text that was not typed before: Apollo would answer a repeated one from its cache.
    await types('vel');
    await field().press('Home');
    const own = page.getByRole('button', { name: '«velo» aus dem Suchverlauf entfernen' });
    const deleted = page.waitForResponse((response) => (response.request().postData() ?? '').includes('Delete('));
    await own.click();
    await expect.poll(() => own.count()).toBe(0);
    await expect.poll(() => field().evaluate((input) => input === document.activeElement)).toBe(true);
    await deleted;
    await page.waitForFunction(() =>
      window.dataLayer?.some((entry) => 'query' in entry && entry.query === 'deleted:velo'),
    );
  });
});

describe('an input method', () => {
  beforeEach(async () => {
    visitor = await visit(browser, { origin: inject('demoMarkets').allmend });
    await visitor.opens('/de/li');
  });
  afterEach(() => visitor.leaves());

  it('keeps its keys, and its text is searched for', async () => {
    const { page } = visitor;
    const devtools = await page.context().newCDPSession(page);
    await field().focus();
    await options().first().waitFor();
    await field().press('ArrowDown');
    await expect.poll(() => active().count()).toBe(1);
    const answer = page.waitForResponse((response) => (response.request().postData() ?? '').includes('"query":"velo"'));
    await devtools.send('Input.imeSetComposition', { text: 'velo', selectionStart: 4, selectionEnd: 4 });
    await field().dispatchEvent('keydown', { key: 'Escape', isComposing: true });
    await answer;
    await options().filter({ hasText: 'velo' }).first().waitFor();
    await field().dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true });
    await expect.poll(() => active().count(), { message: 'the arrow is the input method’s' }).toBe(0);
    await devtools.send('Input.insertText', { text: 'velo' });
    await field().press('ArrowDown');
    await expect.poll(() => active().count()).toBe(1);
    await expect.poll(() => field().inputValue()).toBe('velo');
  });
});
