import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Visitor } from '#tests/drivers/browser/browser.ts';
import { acceptsLink } from '#tests/drivers/browser/mailLink.ts';
import { pngBomb, quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { accountWords } from '../../accountWords.ts';
import { type ChosenFile, describesIt, photosOf, registers } from '../../insertionPeople.ts';
import { insertionWords } from '../../insertionWords.ts';
import { ownMarkets } from '../../ownMarkets.ts';

// Journeys with invalid and hostile input in the insertion.

const own = ownMarkets('allmend');

const words = insertionWords.en;
let clients = 0;

async function comes(): Promise<{ readonly visitor: Visitor; readonly page: Page; readonly client: string }> {
  const client = `198.51.100.${(clients += 1)}`;
  const visitor = await own.comes({ brand: 'allmend', screen: 'desk', client });
  await visitor.opens('/en/ai/start');
  await visitor.page.getByRole('heading', { level: 1, name: words.start }).waitFor();
  return { visitor, page: visitor.page, client };
}

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): ChosenFile => ({ name, mimeType, buffer });

/** A file of the ISO family whose brand is that of HEIC. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(4000, 7),
]);

describe('an invalid photo', () => {
  it('shows its error next to valid photos, and blocks nothing once it is removed', async () => {
    const { visitor, page } = await comes();
    const [bicycle] = await photosOf(400);
    const choose = (...files: readonly ChosenFile[]) =>
      page.locator('input[type="file"][multiple]').setInputFiles([...files]);
    await choose(
      bicycle!,
      file('velo.jpg', Buffer.from('<!doctype html><script>window.harmed = true</script>')),
      file('IMG_1.HEIC', heic, 'image/heic'),
      file('IMG_2.jpg', heic),
      file('plan.png', pngBomb(10_000, 6000), 'image/png'),
      file('half.png', (await quarters(400, 300).png().toBuffer()).subarray(0, 700), 'image/png'),
      file('text.txt', Buffer.from('Zwetschge'), 'text/plain'),
      file('large.jpg', Buffer.alloc(20 * 1024 * 1024 + 1, 255)),
    );
    const tile = (name: string) => page.getByRole('listitem', { name });
    const reported = {
      'velo.jpg': 'We can’t read this file. Please choose a JPEG, PNG, WebP, AVIF, GIF or TIFF.',
      'IMG_1.HEIC': 'We can’t read HEIC photos. Save this one as a JPEG and choose it again.',
      'IMG_2.jpg': 'We can’t read HEIC photos. Save this one as a JPEG and choose it again.',
      'plan.png': 'This photo has 60 megapixels. The limit is 50.',
      'half.png': 'This photo is damaged or incomplete. Save it again or choose another one.',
      'text.txt': 'We can’t read this file. Please choose a JPEG, PNG, WebP, AVIF, GIF or TIFF.',
      'large.jpg': 'This photo is 20.1 MB. The limit is 20 MB.',
    };
    for (const [name, text] of Object.entries(reported)) {
      const alert = tile(name).getByRole('alert');
      await alert.getByText(text).waitFor();
      await alert.getByText(name, { exact: true }).waitFor();
    }
    await page.getByRole('button', { name: words.crop(1) }).waitFor();
    expect(await tile('Photo 1').getByRole('alert').textContent()).toBe('');
    await visitor.expectNoBarriers();
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);

    for (const name of Object.keys(reported)) await tile(name).getByRole('button', { name: 'Remove photo' }).click();
    expect(await page.getByRole('listitem', { name: 'Photo' }).count()).toBe(1);
    await page.getByRole('textbox', { name: words.title }).fill('A bicycle');
    await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('4000');
    await page.getByRole('combobox', { name: words.subcategory }).selectOption('4020');
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await page.getByRole('textbox', { name: words.description }).waitFor();
    await visitor.leaves();
  });

  it('may have a name with a direction override or a script, which are shown as plain text', async () => {
    const { visitor, page } = await comes();
    const names = ['\u202Egpj.olev.txt', '<img src=x onerror="window.harmed = true">.txt'];
    await page
      .locator('input[type="file"][multiple]')
      .setInputFiles(names.map((name) => file(name, Buffer.from('Zwetschge'), 'text/plain')));
    const alerts = page.getByRole('listitem', { name: 'Photo' }).getByRole('alert');
    await expect.poll(() => alerts.count()).toBe(2);
    expect(await alerts.nth(1).textContent()).toContain(names[1]);
    expect(await alerts.nth(0).evaluate(orderOfWords, 'We can’t read this file')).toBe('left to right');
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    await visitor.leaves();
  });
});

/** Runs in the page: the direction in which a piece of a text runs on the screen, by the positions of its letters. */
function orderOfWords(element: Element, piece: string): string {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode as Text;
    const at = text.data.indexOf(piece);
    if (at < 0) continue;
    const range = document.createRange();
    const lefts = Array.from(piece, (_, index) => {
      range.setStart(text, at + index);
      range.setEnd(text, at + index + 1);
      const { left, top } = range.getBoundingClientRect();
      return { left, top: Math.round(top) };
    });
    const runs = lefts.every(({ left, top }, index) => {
      const before = lefts[index - 1];
      return !before || before.top !== top || before.left <= left;
    });
    return runs ? 'left to right' : 'turned';
  }
  return 'not there';
}

describe('a text', () => {
  it('with a script, bicycle emojis and pointed Hebrew is shown as typed in the banner, the preview and on its page', async () => {
    const { visitor, page, client } = await comes();
    const person = { brand: 'allmend', screen: 'desk', language: 'en', client } as const;
    await describesIt(page, person, await photosOf(400));
    await page.getByRole('link', { name: 'Photos and category' }).click();
    const title = page.getByRole('textbox', { name: words.title });
    // Fifty characters exceed the limit, as the field reports; the hostile part comes first.
    const hostile = '<img src=x onerror=alert(1)> \u202Eolev';
    await title.fill(hostile);
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await page
      .getByRole('paragraph')
      .getByText('There’s an unreadable character here: “r=alert(1)> [U+202E]olev”.')
      .waitFor();
    await expect.poll(() => title.evaluate((each) => each === document.activeElement)).toBe(true);
    const shown = '<img src=x onerror=alert(1)> אופניים!\u200F';
    await title.fill(shown);
    await page.getByRole('button', { name: words.next, exact: true }).click();

    const body = page.getByRole('textbox', { name: words.description });
    const bike = '\u{1F6B2}';
    await body.fill('x'.repeat(4001));
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await page.getByRole('paragraph').getByText('This text can have up to 4’000 characters.').waitFor();
    await expect.poll(() => body.evaluate((each) => each === document.activeElement)).toBe(true);
    await visitor.expectNoBarriers();
    // A character of two UTF-16 code units counts once, and characters beyond the limit are not accepted.
    await body.fill(bike.repeat(4001));
    await expect.poll(() => body.inputValue()).toBe(bike.repeat(4000));
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: words.contact }).waitFor();

    const tab = await page.context().newPage();
    await tab.goto('/en/ai/start');
    const banner = tab.getByText(`You have an unfinished ad: “${shown}”`);
    await banner.waitFor();
    expect(await banner.evaluate(orderOfWords, '”')).toBe('left to right');
    const { quote, name } = await banner.evaluate((element) => {
      const end = element.childNodes[element.childNodes.length - 1] as Text;
      const range = document.createRange();
      range.selectNodeContents(end);
      const name = element.querySelector('bdi')!.getBoundingClientRect().right;
      return { quote: range.getBoundingClientRect().left, name };
    });
    // The closing quotation mark follows the title directly, as for any title.
    expect(Math.abs(quote - name)).toBeLessThan(2);
    await tab.close();
    const email = await registers(page, person);
    const listing = page.getByRole('article');
    const isShown = async () => {
      await listing.getByRole('heading', { name: shown }).waitFor();
      await listing.getByText(bike.repeat(4000)).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    };
    await isShown();
    await visitor.expectNoBarriers();
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await page.getByRole('button', { name: words.submitListing }).click();
    await page.getByRole('heading', { level: 1, name: words.submittedListing }).waitFor();
    await acceptsLink(page, email, 'verification');
    await page.getByRole('heading', { level: 1, name: accountWords('allmend', 'en').active }).waitFor();
    await page.goto(`/en/li?q=${encodeURIComponent('אופניים')}`);
    await page.getByRole('heading', { name: shown }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: shown }).waitFor();
    await isShown();
    await visitor.leaves();
  });
});
