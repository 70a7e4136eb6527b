import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Visitor } from '#tests/drivers/browser/browser.ts';
import { coloursOf, quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { type ChosenFile, photosOf } from '../../insertionPeople.ts';
import { insertionWords } from '../../insertionWords.ts';
import { ownMarkets } from '../../ownMarkets.ts';

// Journeys that add and edit photos of a listing in every way, in Chromium.

const own = ownMarkets('allmend');

const words = insertionWords.en;

async function comes(screen: 'desk' | 'phone', client: string): Promise<Visitor> {
  const visitor = await own.comes({ brand: 'allmend', screen, client }, { isMobile: screen === 'phone' });
  await visitor.opens('/en/ai/start');
  await visitor.page.getByRole('textbox', { name: words.title }).waitFor();
  return visitor;
}

/** Dispatches a paste or drop event with files to the page. */
function passesFiles(page: Page, how: 'paste' | 'drop', files: readonly ChosenFile[]): Promise<void> {
  const reported = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString('base64') }));
  return page.getByRole('group', { name: 'Photos' }).evaluate(
    (field, { how: way, files: supplied }) => {
      const held = new DataTransfer();
      for (const { name, mimeType, bytes } of supplied) {
        const read = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0)!);
        held.items.add(new File([read], name, { type: mimeType }));
      }
      const event =
        way === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: held, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: held, bubbles: true, cancelable: true });
      (way === 'paste' ? document.body : field).dispatchEvent(event);
    },
    { how, files: reported },
  );
}

/** The colours in the quarters of a photo, as the server has stored it. */
async function coloursIn(page: Page, place: number): Promise<string> {
  const image = page.getByRole('listitem', { name: `Photo ${place}`, exact: true }).locator('img');
  const address = await image.evaluate((each: HTMLImageElement) => each.currentSrc);
  // A newly chosen photo has a local URL (`blob:`) until it is edited.
  if (!address.startsWith('http')) return address.split(':')[0]!;
  return coloursOf(await (await page.request.get(address)).body());
}

describe('photos', () => {
  it('are pasted, and several are dropped at once', async () => {
    const visitor = await comes('desk', '198.51.100.71');
    const { page } = visitor;
    const [pasted, ...dropped] = await photosOf(400, 500, 600);
    await passesFiles(page, 'paste', [pasted!]);
    await page.getByRole('button', { name: words.crop(1) }).waitFor();
    await passesFiles(page, 'drop', dropped);
    await page.getByRole('button', { name: words.crop(3) }).waitFor();
    expect(await page.getByRole('listitem', { name: /^Photo \d+$/ }).count()).toBe(3);
    expect(await page.getByText('Take a photo').isVisible(), 'where there is a pointer').toBe(false);
    await visitor.expectNoBarriers();
    await visitor.leaves();
  });

  it('are taken with the camera on touch devices', async () => {
    const visitor = await comes('phone', '198.51.100.72');
    const { page } = visitor;
    await page.getByText('Take a photo').waitFor();
    const camera = page.getByLabel('Take a photo');
    expect(await camera.getAttribute('capture')).toBe('environment');
    // A phone that stores HEIC converts photos to JPEG when HEIC is not accepted.
    expect(await camera.getAttribute('accept')).not.toContain('heic');
    await camera.setInputFiles([...(await photosOf(400))]);
    await page.getByRole('button', { name: words.crop(1) }).waitFor();
    await visitor.expectNoBarriers();
    await visitor.leaves();
  });

  it('above the limits of the server are scaled down before the upload, upright', async () => {
    const visitor = await comes('desk', '198.51.100.75');
    const { page } = visitor;
    // A photo of a camera with 64 megapixels, held upright. The server refuses more than 50 megapixels.
    const buffer = await quarters(9248, 6936).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const chooser = page.locator('input[type="file"][multiple]');
    await chooser.setInputFiles([{ name: 'large.jpg', mimeType: 'image/jpeg', buffer }]);
    await page.getByRole('button', { name: words.crop(1) }).waitFor();
    await page.getByRole('button', { name: 'Rotate photo 1 to the right' }).click();
    await expect.poll(() => coloursIn(page, 1)).toBe('wbgr');
    await visitor.leaves();
  });

  it('are rotated, and cropped by the sliders of a dialog that returns the focus to its button', async () => {
    const visitor = await comes('desk', '198.51.100.73');
    const { page } = visitor;
    await page.locator('input[type="file"][multiple]').setInputFiles([...(await photosOf(400))]);
    const crop = page.getByRole('button', { name: words.crop(1) });
    await crop.waitFor();
    await page.getByRole('button', { name: 'Rotate photo 1 to the right' }).click();
    await expect.poll(() => coloursIn(page, 1)).toBe('brwg');

    await crop.click();
    const dialog = page.getByRole('dialog', { name: 'Crop photo' });
    const lower = dialog.getByRole('slider', { name: 'Bottom edge' });
    await lower.focus();
    // Crops the photo to its upper half, in steps of ten per cent.
    for (let value = 100; value > 50; value -= 10) await page.keyboard.press('PageDown');
    expect(await lower.getAttribute('aria-valuetext')).toBe('50% from the top');
    await visitor.expectNoBarriers();
    await dialog.getByRole('button', { name: 'Crop photo', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => coloursIn(page, 1)).toBe('brbr');
    await expect.poll(() => crop.evaluate((each) => each === document.activeElement)).toBe(true);
    await visitor.leaves();
  });

  it('that failed cause a single question: the user returns to them, or continues without them', async () => {
    const visitor = await comes('phone', '198.51.100.74');
    const { page } = visitor;
    const tile = (place: number) => page.getByRole('listitem', { name: `Photo ${place}`, exact: true });
    const next = page.getByRole('button', { name: words.next, exact: true });
    const question = page.getByRole('dialog', { name: 'Some photos didn’t upload' });
    const failed = (name: string) => page.getByRole('listitem', { name });
    const isFocused = (name: string) => failed(name).evaluate((each) => each === document.activeElement);
    const chooser = page.locator('input[type="file"][multiple]');
    const noPicture = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(name) });
    await page.getByRole('textbox', { name: words.title }).fill('Old bicycle');
    await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('4000');
    await page.getByRole('combobox', { name: words.subcategory }).selectOption('4020');
    await chooser.setInputFiles([noPicture('lie.jpg'), ...(await photosOf(400))]);
    await page.getByRole('button', { name: words.crop(1) }).waitFor();
    await failed('lie.jpg').getByRole('alert').getByText('lie.jpg').waitFor();
    expect(await failed('lie.jpg').getByRole('button').allTextContents()).toHaveLength(1);
    expect(await tile(1).getByText('Cover').isVisible()).toBe(true);

    await next.click();
    await question.getByText('lie.jpg').waitFor();
    await visitor.expectNoBarriers();
    await question.getByRole('button', { name: 'Back to photos' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused('lie.jpg')).toBe(true);

    // Another photo that fails makes the question appear again.
    await chooser.setInputFiles([noPicture('other.jpg')]);
    await failed('other.jpg').getByRole('alert').getByText(/./).waitFor();
    await next.click();
    await question.getByText('other.jpg').waitFor();
    await question.getByRole('button', { name: 'Continue without them' }).click();
    const description = page.getByRole('textbox', { name: words.description });
    await description.waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    // No failed photo is sent again, because the server’s refusal is final.
    await page.getByRole('button', { name: words.crop(1) }).waitFor();
    expect(await page.getByRole('listitem', { name: 'Photo' }).count()).toBe(1);
    await next.click();
    await description.waitFor();
    expect(await question.count()).toBe(0);
    await visitor.leaves();
  });
});
