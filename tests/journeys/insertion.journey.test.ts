import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Language } from '#machines/market/language.ts';
import { awakeAt, openBrowser, type Screen, screens, type Visitor, visit } from '#tests/drivers/browser.ts';
import { type Brand, brands } from '#tests/drivers/demoMarkets.ts';
import { startDemoServer } from '#tests/drivers/demoServer.ts';
import { linkIn } from '#tests/drivers/mailLink.ts';
import { quarters } from '#tests/drivers/photoFiles.ts';
import { accountWords } from './accountWords.ts';
import { insertionWords } from './insertionWords.ts';

// Somebody without an account inserts an ad, and somebody else finds it.

let browser: Browser;
let markets: Readonly<Record<Brand, Awaited<ReturnType<typeof startDemoServer>>>>;
let photos: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[];

beforeAll(async () => {
  const env = { MAILBOX: 'on', TRUSTED_PROXIES: '1' };
  const [opened, ...started] = await Promise.all([
    openBrowser(),
    ...brands.map((brand) => startDemoServer(brand, { env, filled: inject('filledFolder') })),
  ]);
  browser = opened;
  markets = { allmend: started[0]!, murmel: started[1]! };
  photos = await Promise.all(
    [400, 500].map(async (width) => ({
      ...{ name: `rad-${width}.jpg`, mimeType: 'image/jpeg' },
      buffer: await quarters(width, 300).jpeg().toBuffer(),
    })),
  );
});
afterAll(() => Promise.all([browser.close(), ...brands.map((brand) => markets[brand].end())]));

interface Person {
  readonly brand: Brand;
  readonly screen: Screen;
  readonly language: Language;
  /** The address of their client, for limits. */
  readonly client: string;
}

function comes({ brand, screen, client }: Person): Promise<Visitor> {
  return visit(browser, {
    origin: markets[brand].url,
    viewport: screens[screen],
    hasTouch: screen === 'phone',
    extraHTTPHeaders: { 'x-forwarded-for': client },
  });
}

const password = 'Brombeer-Gipfel 7';

/** Fills in the first two steps, and gives the title. */
async function describesIt(page: Page, { language, client }: Person): Promise<string> {
  const words = insertionWords[language];
  const title = `Citybike Nummer ${client.replaceAll('.', ' ')}`;
  await page.getByRole('heading', { level: 1, name: words.start }).waitFor();
  await page.locator('input[type="file"][multiple]').setInputFiles([...photos]);
  await page.getByRole('textbox', { name: words.title }).fill(title);
  await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('4000');
  await page.getByRole('combobox', { name: words.subcategory }).selectOption('4020');
  await page.getByRole('button', { name: words.crop(2) }).waitFor();
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('textbox', { name: words.description }).fill('Frisch aus dem Service.\nKorb abnehmbar.');
  await page.getByRole('textbox', { name: words.amount }).fill('480');
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.contact }).waitFor();
  return title;
}

/** Makes an account in the contact step. */
async function registers(page: Page, { language, client }: Person): Promise<string> {
  const words = insertionWords[language];
  const email = `vreni-${client.replaceAll('.', '-')}@example.ch`;
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByText(words.welcome).waitFor();
  await page.getByRole('textbox', { name: words.password, exact: true }).fill(password);
  await page.getByRole('textbox', { name: words.repeat }).fill(password);
  await page.getByRole('textbox', { name: words.name, exact: true }).fill('Vreni');
  await page.getByRole('textbox', { name: words.zipcode }).fill('3012');
  await page.getByRole('button', { name: words.toPreview }).click();
  return email;
}

const people: readonly Person[] = [
  { brand: 'allmend', screen: 'desk', language: 'de', client: '198.51.100.1' },
  { brand: 'murmel', screen: 'phone', language: 'fr', client: '198.51.100.2' },
  { brand: 'allmend', screen: 'phone', language: 'it', client: '198.51.100.3' },
];

describe.each(people)('in $language at a $screen of $brand', (person) => {
  it('somebody inserts an ad from an unknown address on, and somebody else finds it [ACCOUNT-2] [INSERTION-1] [ROUTES-14] [ROUTES-15] [ROUTES-16] [ROUTES-17] [ROUTES-18] [ROUTES-20]', async () => {
    const words = insertionWords[person.language];
    const visitor = await comes(person);
    const { page } = visitor;
    await visitor.opens(`/${person.language}`);
    const entry = page.getByRole('link', { name: words.insert });
    await awakeAt(entry);
    await entry.click();
    await page.waitForURL(`**/${person.language}/ai/start`);
    await visitor.expectNoBarriers();
    const title = await describesIt(page, person);
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
    await page.goto(await linkIn(page, email, 'verification'));
    await page.getByRole('heading', { level: 1, name: accountWords(person.brand, person.language).active }).waitFor();

    const other = await comes({ ...person, client: `203.0.113.${person.client.at(-1)}` });
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
    const visitor = await comes(person);
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

  it('is the same in two tabs', async () => {
    const visitor = await comes({ ...person, client: '198.51.100.8' });
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
  const visitor = await comes({ brand: 'allmend', screen: 'desk', language: 'en', client: '198.51.100.9' });
  const { page } = visitor;
  await visitor.opens('/en/ai/confirm');
  await page.waitForURL('**/en/ai/start');
  await visitor.opens('/en/ai/elsewhere/at/all');
  expect(new URL(page.url()).pathname).toBe('/en/ai/start');
  expect(await page.getByRole('search').count()).toBe(0);
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByText('There are some errors in the form, please correct them.').waitFor();
  await page.getByText('Title* is a mandatory field, please fill in.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/ai/start');
  await visitor.leaves();
});
