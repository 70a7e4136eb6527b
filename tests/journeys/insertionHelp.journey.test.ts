import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, screens, visit } from '#tests/drivers/browser.ts';
import { startDemoServer } from '#tests/drivers/demoServer.ts';
import { describesIt, type Person, photosOf, registers } from './insertionPeople.ts';
import { insertionWords } from './insertionWords.ts';

// The market helps whoever writes an ad: with the category, the title and the price, and where one repeats oneself.

let browser: Browser;
let market: Awaited<ReturnType<typeof startDemoServer>>;

beforeAll(async () => {
  const env = { MAILBOX: 'on', TRUSTED_PROXIES: '1' };
  [browser, market] = await Promise.all([
    openBrowser(),
    startDemoServer('allmend', { env, filled: inject('filledFolder') }),
  ]);
});
afterAll(() => Promise.all([browser.close(), market.end()]));

const words = insertionWords.en;

it('takes the category that is guessed with its reason, a suggested title and none that was deleted [SUGGESTIONS-6]', async () => {
  const visitor = await visit(browser, { origin: market.url, viewport: screens.desk });
  const { page } = visitor;
  await visitor.opens('/en/ai/start');
  const title = page.getByRole('textbox', { name: words.title });
  const titles = page.getByRole('group', { name: 'Suggestions for the title' });
  await title.fill('Velo mit G');
  const [first, second] = await titles
    .getByRole('listitem')
    .first()
    .waitFor()
    .then(() => titles.getByRole('listitem').allTextContents());
  await titles.getByRole('button', { name: `Do not suggest “${first}” again` }).click();
  await titles.getByRole('button', { name: first!, exact: true }).waitFor({ state: 'detached' });
  await visitor.expectNoBarriers();
  await titles.getByRole('button', { name: second!, exact: true }).click();
  await expect.poll(() => title.inputValue()).toBe(second);
  // What was deleted is offered no more, also to who types it again.
  await title.fill('Velo mit ');
  await title.fill('Velo mit G');
  await titles.getByRole('button', { name: second!, exact: true }).waitFor();
  expect(await titles.getByRole('listitem').allTextContents()).not.toContain(first);

  await title.fill('Mountainbike');
  await page
    .getByText(/“Mountainbike”/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Choose this category' }).click();
  await expect.poll(() => page.getByRole('combobox', { name: words.subcategory }).inputValue()).toBe('4020');
  await page.getByRole('button', { name: 'Choose this category' }).waitFor({ state: 'detached' });
  await visitor.leaves();
});

it('warns of an ad of one’s own that one is about to repeat', async () => {
  const person: Person = { brand: 'allmend', screen: 'phone', language: 'en', client: '198.51.100.71' };
  const visitor = await visit(browser, { origin: market.url, viewport: screens.phone });
  const { page } = visitor;
  await visitor.opens('/en/ai/start');
  const title = await describesIt(page, person, await photosOf(400));
  await registers(page, person);
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('button', { name: words.handIn }).click();
  await page.getByRole('heading', { level: 1, name: words.handedIn }).waitFor();
  await visitor.opens('/en/ai/start');
  await page.getByRole('textbox', { name: words.title }).fill(title);
  await page.getByText('You have an ad like this one').waitFor();
  expect(await page.getByRole('link', { name: title }).count()).toBe(1);
  await page.getByRole('button', { name: 'This is another one' }).click();
  await page.getByText('You have an ad like this one').waitFor({ state: 'detached' });
  await visitor.leaves();
});
