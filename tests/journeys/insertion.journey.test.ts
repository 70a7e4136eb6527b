import { describe, expect, it } from 'vitest';
import { awakeAt } from '#tests/drivers/browser/browser.ts';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';
import { acceptsLink } from '#tests/drivers/browser/mailLink.ts';
import { accountWords } from './accountWords.ts';
import { describesIt, type Person, photosOf, registers } from './insertionPeople.ts';
import { insertionWords } from './insertionWords.ts';
import { ownMarkets } from './ownMarkets.ts';

// Somebody without an account inserts an ad, and somebody else finds it.

const own = ownMarkets(...brands);

const people: readonly Person[] = [
  { brand: 'allmend', screen: 'desk', language: 'de', client: '198.51.100.1' },
  { brand: 'murmel', screen: 'phone', language: 'fr', client: '198.51.100.2' },
  { brand: 'allmend', screen: 'phone', language: 'it', client: '198.51.100.3' },
];

describe.each(people)('in $language at a $screen of $brand', (person) => {
  it('somebody inserts an ad from an unknown address on, and somebody else finds it [ACCOUNT-2] [INSERTION-1] [ROUTES-14] [ROUTES-15] [ROUTES-16] [ROUTES-17] [ROUTES-18]', async () => {
    const words = insertionWords[person.language];
    const visitor = await own.comes(person);
    const { page } = visitor;
    await visitor.opens(`/${person.language}`);
    const entry = page.getByRole('link', { name: words.insert });
    await awakeAt(entry);
    await entry.click();
    await page.waitForURL(`**/${person.language}/ai/start`);
    await visitor.expectNoBarriers();
    const title = await describesIt(page, person, await photosOf(400, 500));
    expect(new URL(page.url()).pathname).toBe(`/${person.language}/ai/contact`);
    const email = await registers(page, person);
    await page.getByRole('heading', { level: 1, name: words.preview }).waitFor();
    await page.getByRole('heading', { name: title }).waitFor();
    await visitor.expectNoBarriers();
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: words.confirm }).waitFor();
    // Whoever presses twice hands in one ad.
    await page.getByRole('button', { name: words.handIn }).dblclick();
    await page.getByRole('heading', { level: 1, name: words.handedIn }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${person.language}/ai/success/0/free/4000/4020`);
    await page.getByRole('heading', { level: 2, name: words.faster }).waitFor();
    await acceptsLink(page, email, 'verification');
    await page.getByRole('heading', { level: 1, name: accountWords(person.brand, person.language).active }).waitFor();

    const other = await own.comes({ ...person, client: `203.0.113.${person.client.at(-1)}` });
    await other.opens(`/${person.language}/li?q=${encodeURIComponent(title)}`);
    await other.page.getByRole('heading', { name: title }).getByRole('link').click();
    await other.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await other.leaves();
    await visitor.leaves();
  });
});

describe('a draft', () => {
  const person: Person = { brand: 'allmend', screen: 'desk', language: 'en', client: '198.51.100.7' };
  const words = insertionWords.en;

  it('is there again after the page was left, and is gone on with; what was typed is taken back and done again', async () => {
    const visitor = await own.comes(person);
    const { page } = visitor;
    await visitor.opens('/en/ai/start');
    const title = page.getByRole('textbox', { name: words.title });
    await title.fill('Old bicycle');
    await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('4000');
    await title.fill('Better bicycle');
    await page.getByRole('combobox', { name: words.category, exact: true }).focus();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => title.inputValue()).toBe('Old bicycle');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => title.inputValue()).toBe('Better bicycle');
    await page.close();
    const again = await page.context().newPage();
    await again.goto('/en/ai/start');
    await again.getByText('You have begun “Better bicycle”').waitFor();
    await again.getByRole('button', { name: 'Go on with it' }).click();
    await expect.poll(() => again.getByRole('textbox', { name: words.title }).inputValue()).toBe('Better bicycle');
    await visitor.leaves();
  });

  it('typed in one tab is shown in the other', async () => {
    const visitor = await own.comes({ ...person, client: '198.51.100.8' });
    const { page } = visitor;
    await visitor.opens('/en/ai/start');
    await page.getByRole('textbox', { name: words.title }).fill('A sofa');
    await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('3000');
    const second = await page.context().newPage();
    await second.goto('/en/ai/start');
    await second.getByRole('button', { name: 'Go on with it' }).click();
    await second.getByRole('textbox', { name: words.title }).fill('A red sofa');
    await second.getByRole('textbox', { name: words.title }).blur();
    await expect.poll(() => page.getByRole('textbox', { name: words.title }).inputValue()).toBe('A red sofa');
    await visitor.leaves();
  });
});

it('goes no further than what is done allows, and leads any other address to the start [INSERTION-36] [ROUTES-19] [FORMS-13] [FORMS-14] [SHELL-12]', async () => {
  const words = insertionWords.en;
  const visitor = await own.comes({ brand: 'allmend', screen: 'desk', client: '198.51.100.9' });
  const { page } = visitor;
  await visitor.opens('/en/ai/confirm');
  await page.waitForURL('**/en/ai/start');
  await visitor.opens('/en/ai/elsewhere/at/all');
  expect(new URL(page.url()).pathname).toBe('/en/ai/start');
  expect(await page.getByRole('search').count()).toBe(0);
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByText('There are some errors in the form, please correct them.').waitFor();
  await page.getByRole('paragraph').getByText('Title is a mandatory field, please fill in.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/ai/start');
  await visitor.leaves();
});

it('names above a step all that is wrong, each as a link that leads to its field, also by keys alone [FORMS-14]', async () => {
  const words = insertionWords.en;
  const visitor = await own.comes({ brand: 'allmend', screen: 'phone', client: '198.51.100.10' });
  const { page } = visitor;
  await visitor.opens('/en/ai/start');
  const title = page.getByRole('textbox', { name: words.title });
  const category = page.getByRole('combobox', { name: words.category, exact: true });
  const isFocused = (target: typeof title) => target.evaluate((element) => element === document.activeElement);
  await title.waitFor();
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await expect.poll(() => isFocused(title)).toBe(true);
  const list = page.getByRole('list', { name: 'There are some errors in the form, please correct them.' });
  const mandatory = (field: string) => `${field} is a mandatory field, please fill in.`;
  expect(await list.getByRole('link').allTextContents()).toEqual([words.title, words.category].map(mandatory));
  await visitor.expectNoBarriers();
  const entries = await page.evaluate(() => window.history.length);
  await list.getByRole('link', { name: mandatory(words.category) }).focus();
  await page.keyboard.press('Enter');
  expect(await isFocused(category)).toBe(true);
  expect([new URL(page.url()).hash, await page.evaluate(() => window.history.length)]).toEqual(['', entries]);

  await category.selectOption('4000');
  expect(await list.getByRole('link').allTextContents()).toEqual([words.title, words.subcategory].map(mandatory));
  await list.getByRole('link', { name: mandatory(words.title) }).click();
  expect(await isFocused(title)).toBe(true);
  await page.keyboard.type('Old bicycle');
  expect(await list.getByRole('link').allTextContents()).toEqual([mandatory(words.subcategory)]);
  await page.getByRole('combobox', { name: words.subcategory }).selectOption('4020');
  await list.waitFor({ state: 'detached' });
  expect(await page.getByText('There are some errors in the form').count()).toBe(0);
  await visitor.leaves();
});
