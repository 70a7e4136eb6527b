import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Visitor } from '#tests/drivers/browser/browser.ts';
import { acceptsLink } from '#tests/drivers/browser/mailLink.ts';
import { isLong } from '#tests/drivers/run/sizes.ts';
import { accountWords } from '../../accountWords.ts';
import { type ChosenFile, describesIt, password, photosOf, registers } from '../../insertionPeople.ts';
import { insertionWords } from '../../insertionWords.ts';
import { ownMarkets } from '../../ownMarkets.ts';

// Servers are killed, sessions end and connections break during an insertion: nothing is lost, and the user is
// informed.

const own = ownMarkets('allmend');

const words = insertionWords.en;

async function comes(client: string): Promise<Visitor> {
  const visitor = await own.comes({ brand: 'allmend', screen: 'desk', client });
  await visitor.opens('/en/ai/start');
  return visitor;
}

const next = (page: Page) => page.getByRole('button', { name: words.next, exact: true });
const at = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const notSent = 'Oops, something went wrong. Please try again.';

/** The number of listings with this title that the search finds. */
async function found(page: Page, title: string): Promise<number> {
  const answer = await page.request.get(`/api/v10/list.json?q=${encodeURIComponent(title)}`, {
    headers: { 'x-api-hash': 'test' },
  });
  return ((await answer.json()) as { search_total: number }).search_total;
}

it('a server that is killed between photos and publication, and again while publishing, publishes the listing once', async () => {
  const client = '198.51.100.31';
  const person = { brand: 'allmend', screen: 'desk', language: 'en', client } as const;
  const visitor = await comes(client);
  const { page } = visitor;
  const title = await describesIt(page, person, await photosOf(400, 500));
  // Only with ALLMEND_LONG=1, because the next kill already tests that the photos survive.
  if (isLong) {
    await own.allmend.isKilled();
    await own.allmend.comesBack();
  }
  const email = await registers(page, person);
  await at(page, words.preview);
  await page.getByRole('heading', { name: title }).waitFor();
  await next(page).click();
  await at(page, words.confirm);

  await own.allmend.isKilled();
  await page.getByRole('button', { name: words.submitListing }).click();
  await page.getByRole('alert').filter({ hasText: notSent }).waitFor();
  await own.allmend.comesBack();

  // The server is killed after it has published the listing, and before it answers.
  const isPublishing = (request: string | null) => request?.includes('mutation PublishListing') ?? false;
  let wasAccepted = false;
  const isKeeping = (request: string | null) => request?.includes('mutation SaveDraft') ?? false;
  await page.route('**/graphql*', async (route) => {
    // The draft in the account would reveal the publication; here the page has to query it.
    if (isKeeping(route.request().postData())) return route.abort();
    if (!isPublishing(route.request().postData())) return route.fallback();
    if (!wasAccepted) {
      wasAccepted = (await route.fetch()).status() === 200;
      await own.allmend.isKilled();
    }
    return route.abort();
  });
  await page.getByRole('button', { name: words.submitListing }).click();
  await page.getByRole('alert').filter({ hasText: notSent }).waitFor();
  expect(wasAccepted, 'the ad is with the server').toBe(true);
  await page.unroute('**/graphql*');
  await page.route('**/graphql*', (route) =>
    isKeeping(route.request().postData()) ? route.abort() : route.fallback(),
  );
  await own.allmend.comesBack();
  await page.getByRole('button', { name: words.submitListing }).click();
  await at(page, words.submittedListing);
  await page.unroute('**/graphql*');
  await acceptsLink(page, email, 'verification');
  await at(page, accountWords('allmend', 'en').active);
  await expect.poll(() => found(page, title)).toBe(1);
  await page.goto(`/en/li?q=${encodeURIComponent(title)}`);
  await page.getByRole('heading', { name: title }).getByRole('link').click();
  await page.getByText('1 of 2').first().waitFor();
  await page.goto('/en/ai/start');
  await at(page, words.start);
  expect(await page.getByText('You have an unfinished ad').count(), 'the draft is done').toBe(0);
  await visitor.leaves();
});

it('a listing that another tab publishes, or whose answer is lost, is shown as published and not as a blank form', async () => {
  const client = '198.51.100.34';
  const person = { brand: 'allmend', screen: 'desk', language: 'en', client } as const;
  const visitor = await comes(client);
  const { page } = visitor;
  const title = await describesIt(page, person, await photosOf(400));
  await registers(page, person);
  await at(page, words.preview);
  await page.getByRole('heading', { name: title }).waitFor();
  const other = await page.context().newPage();
  await other.goto('/en/ai/start');
  await other.getByRole('button', { name: 'Continue draft' }).click();
  await expect.poll(() => other.getByRole('textbox', { name: words.title }).inputValue()).toBe(title);
  await other.goto('/en/ai/confirm');
  await other.getByRole('heading', { name: title }).waitFor();
  await next(other).click();
  await next(page).click();
  await at(page, words.confirm);
  await other.getByRole('button', { name: words.submitListing }).click();
  await at(other, words.submittedListing);
  await at(page, words.submittedListing);
  await page.getByText('We’ve sent an email to').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/ai/success/0/free/4000/4020');
  await other.close();
  await visitor.leaves();
});

it('a server that is down while the user types causes an error, retries when it is back, and a reload keeps everything', async () => {
  const visitor = await comes('198.51.100.32');
  const { page } = visitor;
  await at(page, words.start);
  const title = page.getByRole('textbox', { name: words.title });
  await title.waitFor();
  await own.allmend.isKilled();
  await title.fill('A bicycle from the dark');
  const [first, second] = await photosOf(640, 720);
  await page.locator('input[type="file"][multiple]').setInputFiles([first!, second!]);
  const failed = ({ name }: ChosenFile) => page.getByRole('listitem', { name });
  await failed(second!).getByRole('alert').getByText('The upload failed. Please try again.').waitFor();
  await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('4000');
  await page.getByRole('combobox', { name: words.subcategory }).selectOption('4020');
  await next(page).click();
  await page.getByRole('button', { name: 'Continue without them' }).click();
  const loadAgain = page.getByRole('button', { name: 'Reload' });
  await loadAgain.waitFor();
  await own.allmend.comesBack();

  // The upload of photos still fails, and the page is reloaded before they are uploaded.
  await page.route('**/insertion/photos.json', (route) => route.abort());
  await loadAgain.click();
  const body = page.getByRole('textbox', { name: words.description });
  await body.fill('Found in the cellar.');
  // The page is reloaded while the field still has the focus, so that its text was not committed by leaving it.
  await page.reload();
  await expect.poll(() => body.inputValue()).toBe('Found in the cellar.');
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Photos and category' }).click();
  await expect.poll(() => title.inputValue()).toBe('A bicycle from the dark');
  await expect.poll(() => page.getByRole('combobox', { name: words.subcategory }).inputValue()).toBe('4020');
  await failed(second!).getByRole('button', { name: 'Upload again' }).waitFor();
  await page.unroute('**/insertion/photos.json');
  await failed(first!).getByRole('button', { name: 'Upload again' }).click();
  await page.getByRole('button', { name: words.crop(1) }).waitFor();
  await page.reload();
  // After the reload, the other photo is uploaded automatically.
  await page.getByRole('button', { name: words.crop(2) }).waitFor();
  await next(page).click();
  await body.waitFor();
  await visitor.leaves();
});

/** Logs in again by the modal above the current page. */
async function logsInAgain(page: Page, email: string): Promise<void> {
  const say = accountWords('allmend', 'en');
  const modal = page.getByRole('dialog', { name: say.loginAgain });
  await modal.getByRole('textbox', { name: say.email, exact: true }).fill(email);
  await modal.getByLabel(say.password, { exact: true }).fill(password);
  await modal.getByRole('button', { name: say.login, exact: true }).click();
  await modal.waitFor({ state: 'detached' });
}

it('a session that ends at the contact step and at the confirmation is renewed by a login in place', async () => {
  const client = '198.51.100.33';
  const person = { brand: 'allmend', screen: 'desk', language: 'en', client } as const;
  const visitor = await comes(client);
  const { page } = visitor;
  const context = page.context();
  const title = await describesIt(page, person, await photosOf(400));
  const email = await registers(page, person);
  await at(page, words.preview);
  await page.getByRole('heading', { name: title }).waitFor();

  // Simulates that the server has ended the session, and the browser does not know.
  await context.addCookies([{ name: 'allmend_session', value: 'over', url: own.allmend.url }]);
  // The draft’s synchronisation may have noticed the end already: then the login covers the link.
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Contact' }).dispatchEvent('click');
  await at(page, words.contact);
  // The step sends nothing without a change. Even below the login, the field accepts input.
  await page.locator('input[name="phone"]').fill('079 123 45 67');
  await logsInAgain(page, email);
  await page.getByRole('button', { name: words.toPreview }).click();
  await at(page, words.preview);
  await page.getByRole('heading', { name: title }).waitFor();
  await next(page).click();
  await at(page, words.confirm);

  // Simulates that the browser has removed the session cookie by itself.
  await context.clearCookies({ name: 'allmend_session' });
  await page.getByRole('button', { name: words.submitListing }).click();
  await logsInAgain(page, email);
  await at(page, words.confirm);
  await page.getByRole('button', { name: words.submitListing }).click();
  await at(page, words.submittedListing);
  expect(new URL(page.url()).pathname).toBe('/en/ai/success/0/free/4000/4020');
  await visitor.leaves();
});
