import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '#machines/market/language.ts';
import { awakeAt, type Screen } from '#tests/drivers/browser/browser.ts';
import type { EngineVisitor } from '#tests/drivers/browser/engines/engines.ts';
import { type UserInput, playwrightInput } from '#tests/drivers/browser/userInput.ts';
import { acceptsLink } from '#tests/drivers/browser/mailLink.ts';
import type { Brand } from '#tests/drivers/demo/demoMarkets.ts';
import { quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { accountWords } from './accountWords.ts';
import { insertionWords } from './insertionWords.ts';

// The steps that users who insert a listing have in common.

/** A file that a test selects in a file chooser. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface Person {
  readonly brand: Brand;
  readonly screen: Screen;
  readonly language: Language;
  /** The IP address of the person's client, by which the market limits calls. */
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

/** The title of a user’s listing, made unique by the client's address. */
export const titleOf = ({ client }: Pick<Person, 'client'>) => `Citybike Nummer ${client.replaceAll('.', ' ')}`;

/** Fills in the first two steps, with at least one photo, and returns the title. */
export async function describesIt(
  page: Page,
  person: Person,
  photos: readonly ChosenFile[],
  { fills, clicks }: UserInput = playwrightInput(page),
): Promise<string> {
  const words = insertionWords[person.language];
  const title = titleOf(person);
  await page.getByRole('heading', { level: 1, name: words.start }).waitFor();
  await page.locator('input[type="file"][multiple]').setInputFiles([...photos]);
  await fills(page.getByRole('textbox', { name: words.title }), title);
  await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('4000');
  await page.getByRole('combobox', { name: words.subcategory }).selectOption('4020');
  await page.getByRole('button', { name: words.crop(photos.length) }).waitFor();
  await clicks(page.getByRole('button', { name: words.next, exact: true }));
  await page.waitForURL('**/ai/description');
  await fills(page.getByRole('textbox', { name: words.description }), 'Frisch aus dem Service.\nKorb abnehmbar.');
  await fills(page.getByRole('textbox', { name: words.amount }), '480');
  await clicks(page.getByRole('button', { name: words.next, exact: true }));
  await page.getByRole('heading', { level: 1, name: words.contact }).waitFor();
  return title;
}

/** Registers an account in the contact step; resolves to its email address. */
export async function registers(
  page: Page,
  { language, client }: Person,
  { fills, clicks }: UserInput = playwrightInput(page),
): Promise<string> {
  const words = insertionWords[language];
  const email = addressOf(client);
  await fills(page.getByRole('textbox', { name: words.email }), email);
  await page.getByText(words.welcome).waitFor();
  await fills(page.getByRole('textbox', { name: words.password, exact: true }), password);
  await fills(page.getByRole('textbox', { name: words.repeat }), password);
  await fills(page.getByRole('textbox', { name: words.name, exact: true }), 'Vreni');
  await fills(page.getByRole('textbox', { name: words.zipcode }), '3012');
  await clicks(page.getByRole('button', { name: words.toPreview }));
  return email;
}

/**
 * A visitor without an account inserts a listing and confirms the email address, and another visitor finds it. Resolves
 * to the path of the listing.
 */
export async function insertsWhatOthersFind(
  person: Person,
  visitor: EngineVisitor,
  visits: () => Promise<EngineVisitor>,
): Promise<string> {
  const words = insertionWords[person.language];
  const { page } = visitor;
  await visitor.opens(`/${person.language}`);
  const entry = page.getByRole('link', { name: words.insert });
  await awakeAt(entry);
  await visitor.clicks(entry);
  await page.waitForURL(`**/${person.language}/ai/start`);
  await visitor.expectNoBarriers();
  const title = await describesIt(page, person, await photosOf(400, 500), visitor);
  expect(new URL(page.url()).pathname).toBe(`/${person.language}/ai/contact`);
  const email = await registers(page, person, visitor);
  await page.getByRole('heading', { level: 1, name: words.preview }).waitFor();
  await page.waitForURL(`**/${person.language}/ai/preview`);
  await page.getByRole('heading', { name: title }).waitFor();
  await visitor.expectNoBarriers();
  await visitor.clicks(page.getByRole('button', { name: words.next, exact: true }));
  await page.getByRole('heading', { level: 1, name: words.confirm }).waitFor();
  await page.waitForURL(`**/${person.language}/ai/confirm`);
  // A double click submits the listing once.
  await page.getByRole('button', { name: words.submitListing }).dblclick();
  await page.getByRole('heading', { level: 1, name: words.submittedListing }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/${person.language}/ai/success/0/free/4000/4020`);
  await page.getByRole('heading', { level: 2, name: words.faster }).waitFor();
  await acceptsLink(page, email, 'verification');
  await page.getByRole('heading', { level: 1, name: accountWords(person.brand, person.language).active }).waitFor();

  const other = await visits();
  await other.opens(`/${person.language}/li?q=${encodeURIComponent(title)}`);
  await other.clicks(other.page.getByRole('heading', { name: title }).getByRole('link'));
  await other.page.getByRole('heading', { level: 1, name: title }).waitFor();
  const { pathname } = new URL(other.page.url());
  await other.leaves();
  return pathname;
}
