import { describe, expect, it } from 'vitest';
import { brands } from '#tests/drivers/demo/demoMarkets.ts';
import { insertsWhatOthersFind, type Person } from './insertionPeople.ts';
import { insertionWords } from './insertionWords.ts';
import { ownMarkets } from './ownMarkets.ts';

// Journeys of a visitor without an account who inserts an ad, which another visitor finds.

const own = ownMarkets(...brands);

// The third combination, in German at a desk, is one of the journeys of every engine.
const people: readonly Person[] = [
  { brand: 'murmel', screen: 'phone', language: 'fr', client: '198.51.100.2' },
  { brand: 'allmend', screen: 'phone', language: 'it', client: '198.51.100.3' },
];

describe.each(people)('in $language at a $screen of $brand', (person) => {
  it('a visitor inserts an ad from an unknown address on, and another finds it [ACCOUNT-2] [INSERTION-1] [ROUTES-14] [ROUTES-15] [ROUTES-16] [ROUTES-17] [ROUTES-18]', async () => {
    const visitor = await own.comes(person);
    const path = await insertsWhatOthersFind(person, visitor, () =>
      own.comes({ ...person, client: `203.0.113.${person.client.at(-1)}` }),
    );
    expect(path).toContain(`/${person.language}/vi/`);
    await visitor.leaves();
  });
});

describe('a draft', () => {
  const person: Person = { brand: 'allmend', screen: 'desk', language: 'en', client: '198.51.100.7' };
  const words = insertionWords.en;

  it('is restored after the page was left, and continued; changes can be undone and redone', async () => {
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
    await again.getByText('You have an unfinished ad: “Better bicycle”').waitFor();
    await again.getByRole('button', { name: 'Continue draft' }).click();
    await expect.poll(() => again.getByRole('textbox', { name: words.title }).inputValue()).toBe('Better bicycle');
    await visitor.leaves();
  });

  it('of one tab is shown in the other', async () => {
    const visitor = await own.comes({ ...person, client: '198.51.100.8' });
    const { page } = visitor;
    await visitor.opens('/en/ai/start');
    await page.getByRole('textbox', { name: words.title }).fill('A sofa');
    await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('3000');
    const second = await page.context().newPage();
    await second.goto('/en/ai/start');
    await second.getByRole('button', { name: 'Continue draft' }).click();
    await second.getByRole('textbox', { name: words.title }).fill('A red sofa');
    await second.getByRole('textbox', { name: words.title }).blur();
    await expect.poll(() => page.getByRole('textbox', { name: words.title }).inputValue()).toBe('A red sofa');
    await visitor.leaves();
  });
});
