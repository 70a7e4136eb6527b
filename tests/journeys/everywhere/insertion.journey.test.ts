import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { engineNames } from '#tests/drivers/browser/engines/engines.ts';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';
import { type DemoServer, startDemoServer } from '#tests/drivers/demo/demoServer.ts';
import { insertsWhatOthersFind, type Person } from '../insertionPeople.ts';
import { insertionWords } from '../insertionWords.ts';

let market: DemoServer;

beforeAll(async () => {
  market = await startDemoServer('allmend', { env: { MAILBOX: 'on' }, filled: inject('filledFolder') });
});
afterAll(() => market.end());

const words = insertionWords.en;
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const mandatory = (field: string) => `${field} is a mandatory field, please fill in.`;

inEachEngine('an ad', (visits, name) => {
  it('has above each step a list of all errors, each a link to its field, also by keys alone [FORMS-14]', async () => {
    const visitor = await visits(market.url, 'phone');
    const { page } = visitor;
    await visitor.opens('/en/ai/start');
    const title = page.getByRole('textbox', { name: words.title });
    const category = page.getByRole('combobox', { name: words.category, exact: true });
    await title.waitFor();
    await visitor.clicks(page.getByRole('button', { name: words.next, exact: true }));
    await expect.poll(() => isFocused(title)).toBe(true);
    const list = page.getByRole('list', { name: 'There are some errors in the form, please correct them.' });
    // The texts are read within the page: Firefox ESR 153 crashes when it passes these links to a script as a list.
    const errors = () => list.evaluate((element) => [...element.querySelectorAll('a')].map((link) => link.textContent));
    expect(await errors()).toEqual([words.title, words.category].map(mandatory));
    await visitor.expectNoBarriers();
    const entries = await page.evaluate(() => window.history.length);
    await visitor.presses('Enter', list.getByRole('link', { name: mandatory(words.category) }));
    await expect.poll(() => isFocused(category)).toBe(true);
    expect([new URL(page.url()).hash, await page.evaluate(() => window.history.length)]).toEqual(['', entries]);

    await category.selectOption('4000');
    await expect.poll(errors).toEqual([words.title, words.subcategory].map(mandatory));
    await visitor.clicks(list.getByRole('link', { name: mandatory(words.title) }));
    await expect.poll(() => isFocused(title)).toBe(true);
    await visitor.fills(title, 'Old bicycle');
    await expect.poll(errors).toEqual([mandatory(words.subcategory)]);
    await page.getByRole('combobox', { name: words.subcategory }).selectOption('4020');
    await list.waitFor({ state: 'detached' });
    expect(await page.getByText('There are some errors in the form').count()).toBe(0);
    await visitor.leaves();
  });

  it('is inserted from an unknown address on, and another visitor finds it [ACCOUNT-2] [INSERTION-1] [ROUTES-14] [ROUTES-15] [ROUTES-16] [ROUTES-17] [ROUTES-18]', async () => {
    const client = `198.51.100.${101 + engineNames.indexOf(name)}`;
    const person: Person = { brand: 'allmend', screen: 'desk', language: 'de', client };
    const visitor = await visits(market.url, person.screen);
    const path = await insertsWhatOthersFind(person, visitor, () => visits(market.url, person.screen));
    expect(path).toContain('/de/vi/');
    await visitor.leaves();
  });

  it('goes no further than its finished steps allow, and any other address redirects to the start [INSERTION-36] [ROUTES-19] [FORMS-13] [FORMS-14] [SHELL-12]', async () => {
    const visitor = await visits(market.url, 'desk');
    const { page } = visitor;
    await visitor.opens('/en/ai/confirm');
    await page.waitForURL('**/en/ai/start');
    await visitor.opens('/en/ai/elsewhere/at/all');
    expect(new URL(page.url()).pathname).toBe('/en/ai/start');
    expect(await page.getByRole('search').count()).toBe(0);
    await visitor.clicks(page.getByRole('button', { name: words.next, exact: true }));
    await page.getByText('There are some errors in the form, please correct them.').waitFor();
    await page.getByRole('paragraph').getByText(mandatory(words.title)).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/ai/start');
    await visitor.leaves();
  });
});
