import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Screen, type Visitor } from '#tests/drivers/browser/browser.ts';
import { type Brand, brands } from '#tests/drivers/demo/demoMarkets.ts';
import { focusFlaws } from '#tests/drivers/flaws/focusFlaws.ts';
import { targetFlaws } from '#tests/drivers/flaws/targetFlaws.ts';
import { password, photosOf } from '../../insertionPeople.ts';
import { insertionWords } from '../../insertionWords.ts';
import { ownMarkets } from '../../ownMarkets.ts';

// The insertion without a pointer, and with a screen reader.

const own = ownMarkets(...brands);

const words = insertionWords.en;

interface Look {
  readonly brand: Brand;
  readonly screen: Exclude<Screen, 'tablet'>;
  readonly colorScheme: 'light' | 'dark';
  readonly client: string;
}

/** The looks in which the insertion is tested: the first two in `npm run test:all`, all with ALLMEND_LONG=1. */
const looks: readonly Look[] = (
  [
    { brand: 'allmend', screen: 'phone', colorScheme: 'dark', client: '198.51.100.52' },
    { brand: 'murmel', screen: 'desk', colorScheme: 'light', client: '198.51.100.53' },
    { brand: 'allmend', screen: 'desk', colorScheme: 'light', client: '198.51.100.51' },
    { brand: 'murmel', screen: 'phone', colorScheme: 'dark', client: '198.51.100.54' },
  ] as const
).slice(0, process.env['ALLMEND_LONG'] === '1' ? undefined : 2);

/** Without animations, elements are at their final positions immediately. */
const still = { reducedMotion: 'reduce' } as const;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Moves the focus to a control by the Tab key, from any element. */
async function tabsTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; !(await isFocused(target)); presses += 1) {
    if (presses > 120) throw new Error(`The Tab key never comes to ${target.toString()}`);
    await page.keyboard.press('Tab');
  }
}

async function types(page: Page, target: Locator, text: string): Promise<void> {
  await tabsTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function chooses(page: Page, target: Locator, value: string): Promise<void> {
  await tabsTo(page, target);
  while ((await target.inputValue()) !== value) await page.keyboard.press('ArrowDown');
}

async function presses(page: Page, target: Locator): Promise<void> {
  await tabsTo(page, target);
  await page.keyboard.press('Enter');
}

/** The accessibility tree of the page’s content: lines of roles, names and states. */
async function treeOf(page: Page): Promise<readonly string[]> {
  return (await page.getByRole('main').ariaSnapshot())
    .split('\n')
    .map((line) => line.trim().replace(/^- /, '').replace(/:$/, ''));
}

/**
 * Expects that a step is announced, that its accessibility tree contains these lines, and that axe finds no barrier.
 */
async function expectStep(
  visitor: Visitor,
  { screen }: Look,
  step: string,
  heading: string,
  lines: readonly string[],
): Promise<void> {
  const { page } = visitor;
  const title = page.getByRole('heading', { level: 1, name: heading });
  await title.waitFor();
  // A new step moves the focus to its headline, so that a screen reader announces it.
  if (heading !== words.start) await expect.poll(() => isFocused(title)).toBe(true);
  await expect.poll(() => treeOf(page)).toEqual(expect.arrayContaining([...lines, `heading "${heading}" [level=1]`]));
  const steps = page.getByRole('navigation', { name: 'Steps' });
  expect(await steps.locator('[aria-current=step]').textContent()).toBe(step);
  expect(await page.title()).toContain(step);
  await visitor.expectNoBarriers('but targets');
  expect(await page.evaluate(targetFlaws, { fingers: screen === 'phone' })).toEqual([]);
}

describe.each(looks)('by keyboard alone, $brand at a $screen, $colorScheme', (look) => {
  it('a listing is inserted from the photos to the end, and each step is announced', async () => {
    const visitor = await own.comes(look, { colorScheme: look.colorScheme, hasTouch: false, ...still });
    const { page } = visitor;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
    await visitor.opens('/en/ai/start');

    await presses(page, button(words.next));
    await page.getByRole('alert').filter({ hasText: 'There are some errors in the form' }).waitFor();
    const title = textbox(words.title);
    await expect.poll(() => isFocused(title)).toBe(true);
    expect(await title.getAttribute('aria-invalid')).toBe('true');
    await expectStep(visitor, look, 'Photos and category', words.start, [
      'form "Photos and category"',
      'group "Photos"',
      'complementary "Your draft"',
    ]);
    expect(await focusFlaws(page)).toEqual([]);

    const chooser = page.waitForEvent('filechooser');
    await tabsTo(page, page.locator('input[type="file"][multiple]'));
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([...(await photosOf(400, 500))]);
    await button(words.crop(2)).waitFor();
    // Keys move the second photo to the front, which is announced.
    await tabsTo(page, button('Drag photo 2'));
    for (const key of ['Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
    await page.getByRole('status').filter({ hasText: 'Photo 1 of 2' }).waitFor();
    await types(page, title, `Keyboard ${look.client}`);
    await chooses(page, page.getByRole('combobox', { name: words.category, exact: true }), '4000');
    await chooses(page, page.getByRole('combobox', { name: words.subcategory }), '4020');
    await page.keyboard.press('Tab');
    expect(await treeOf(page)).toEqual(
      expect.arrayContaining([
        'list "Your photos"',
        'listitem "Photo 1"',
        'button "Drag photo 1"',
        'button "Crop photo 2"',
      ]),
    );
    await presses(page, button(words.next));

    await textbox(words.description).waitFor();
    await expectStep(visitor, look, 'Description', 'Add the details', [
      'form "Your ad"',
      'group "Price"',
      'radio "Amount" [checked]',
      'button "Back"',
      'button "Next"',
    ]);
    expect(await focusFlaws(page)).toEqual([]);
    await types(page, textbox(words.description), 'Ready to ride.');
    await types(page, textbox(words.amount), '480');
    await presses(page, button(words.next));

    await expectStep(visitor, look, 'Contact', words.contact, ['form "Contact details"', 'textbox "Email"']);
    await types(page, textbox(words.email), `keys-${look.client.at(-1)}@example.ch`);
    await page.getByText(words.welcome).waitFor();
    // The status of the email address is announced while the focus stays in its field.
    expect(await page.locator('[aria-live=polite]').filter({ hasText: words.welcome }).count()).toBe(1);
    await types(page, textbox(words.password), password);
    await types(page, textbox(words.repeat), password);
    await types(page, textbox(words.name), 'Vreni');
    await types(page, textbox(words.zipcode), '3012');
    await visitor.expectNoBarriers('but targets');
    await presses(page, button(words.toPreview));

    await page.getByRole('heading', { name: `Keyboard ${look.client}` }).waitFor();
    await expectStep(visitor, look, 'Preview', words.preview, ['article', 'button "Back"', 'button "Next"']);
    await presses(page, button(words.next));
    await expectStep(visitor, look, 'Confirmation', words.confirm, ['list', `button "${words.submitListing}"`]);
    await presses(page, button(words.submitListing));
    await page.getByRole('heading', { level: 1, name: words.submittedListing }).waitFor();
    await visitor.expectNoBarriers('but targets');
    await visitor.leaves();
  });
});
