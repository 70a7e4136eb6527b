import type { Page } from 'playwright-core';
import type { Language } from '#machines/market/language.ts';
import type { Screen } from '#tests/drivers/browser/browser.ts';
import type { Brand } from '#tests/drivers/demo/demoMarkets.ts';
import { quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { insertionWords } from './insertionWords.ts';

// What everybody does who inserts an ad.

/** A file as one chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface Person {
  readonly brand: Brand;
  readonly screen: Screen;
  readonly language: Language;
  /** The address of their client, for limits. */
  readonly client: string;
}

/** Photos of these widths, in pixels. */
export function photosOf(...widths: readonly number[]): Promise<readonly ChosenFile[]> {
  return Promise.all(
    widths.map(async (width) => ({
      name: `rad-${width}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await quarters(width, 300).jpeg().toBuffer(),
    })),
  );
}

const addressOf = (client: string) => `vreni-${client.replaceAll('.', '-')}@example.ch`;

export const password = 'Brombeer-Gipfel 7';

/** What somebody calls what they offer: each something else. */
export const titleOf = ({ client }: Pick<Person, 'client'>) => `Citybike Nummer ${client.replaceAll('.', ' ')}`;

/** Fills in the first two steps, with a photo at least, and gives the title. */
export async function describesIt(page: Page, person: Person, photos: readonly ChosenFile[]): Promise<string> {
  const words = insertionWords[person.language];
  const title = titleOf(person);
  await page.getByRole('heading', { level: 1, name: words.start }).waitFor();
  await page.locator('input[type="file"][multiple]').setInputFiles([...photos]);
  await page.getByRole('textbox', { name: words.title }).fill(title);
  await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('4000');
  await page.getByRole('combobox', { name: words.subcategory }).selectOption('4020');
  await page.getByRole('button', { name: words.crop(photos.length) }).waitFor();
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('textbox', { name: words.description }).fill('Frisch aus dem Service.\nKorb abnehmbar.');
  await page.getByRole('textbox', { name: words.amount }).fill('480');
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.contact }).waitFor();
  return title;
}

/** Makes an account in the contact step. */
export async function registers(page: Page, { language, client }: Person): Promise<string> {
  const words = insertionWords[language];
  const email = addressOf(client);
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByText(words.welcome).waitFor();
  await page.getByRole('textbox', { name: words.password, exact: true }).fill(password);
  await page.getByRole('textbox', { name: words.repeat }).fill(password);
  await page.getByRole('textbox', { name: words.name, exact: true }).fill('Vreni');
  await page.getByRole('textbox', { name: words.zipcode }).fill('3012');
  await page.getByRole('button', { name: words.toPreview }).click();
  return email;
}
