import { expect, it } from 'vitest';
import { screens, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { acceptsLink } from '#tests/drivers/browser/mailLink.ts';
import { describesIt, type Person, photosOf, registers } from '../../insertionPeople.ts';
import { insertionWords } from '../../insertionWords.ts';
import { ownMarkets } from '../../ownMarkets.ts';

// The market helps to write a listing: with the category, the title, the price, and a warning of duplicates.

const own = ownMarkets('allmend');

const words = insertionWords.en;

it('applies the guessed category with its reason and a suggested title, and no deleted title [SUGGESTIONS-6]', async () => {
  const visitor = await visit(own.browser, { origin: own.allmend.url, viewport: screens.desk });
  const { page } = visitor;
  await visitor.opens('/en/ai/start');
  const title = page.getByRole('textbox', { name: words.title });
  const titles = page.getByRole('group', { name: 'Suggested titles' });
  await title.fill('Velo mit G');
  const [first, second] = await titles
    .getByRole('listitem')
    .first()
    .waitFor()
    .then(() => titles.getByRole('listitem').allTextContents());
  await titles.getByRole('button', { name: `Don’t suggest “${first}” again` }).click();
  await titles.getByRole('button', { name: first!, exact: true }).waitFor({ state: 'detached' });
  await visitor.expectNoBarriers();
  await titles.getByRole('button', { name: second!, exact: true }).click();
  await expect.poll(() => title.inputValue()).toBe(second);
  // A suggested title that the user deleted is not offered again, even if the same text is typed again.
  await title.fill('Velo mit ');
  await title.fill('Velo mit G');
  await titles.getByRole('button', { name: second!, exact: true }).waitFor();
  expect(await titles.getByRole('listitem').allTextContents()).not.toContain(first);

  await title.fill('Mountainbike');
  await page
    .getByText(/“Mountainbike”/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Use this category' }).click();
  await expect.poll(() => page.getByRole('combobox', { name: words.subcategory }).inputValue()).toBe('4020');
  await page.getByRole('button', { name: 'Use this category' }).waitFor({ state: 'detached' });
  await visitor.leaves();
});

it('warns of a similar listing by the same user', async () => {
  const person: Person = { brand: 'allmend', screen: 'phone', language: 'en', client: '198.51.100.71' };
  const visitor = await visit(own.browser, { origin: own.allmend.url, viewport: screens.phone });
  const { page } = visitor;
  await visitor.opens('/en/ai/start');
  const title = await describesIt(page, person, await photosOf(400));
  await registers(page, person);
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('button', { name: words.submitListing }).click();
  await page.getByRole('heading', { level: 1, name: words.submittedListing }).waitFor();
  await visitor.opens('/en/ai/start');
  await page.getByRole('textbox', { name: words.title }).fill(title);
  await page.getByText('You already have a similar ad').waitFor();
  expect(await page.getByRole('link', { name: title }).count()).toBe(1);
  await page.getByRole('button', { name: 'It’s a different ad' }).click();
  await page.getByText('You already have a similar ad').waitFor({ state: 'detached' });
  await visitor.leaves();
});

/** A visitor whose session belongs to a verified seller. */
async function sellerAt(client: string): Promise<Visitor> {
  const person: Person = { brand: 'allmend', screen: 'desk', language: 'en', client };
  const visitor = await visit(own.browser, {
    origin: own.allmend.url,
    extraHTTPHeaders: { 'x-forwarded-for': client },
  });
  const { page } = visitor;
  await visitor.opens('/en/ai/start');
  await describesIt(page, person, await photosOf(400));
  const email = await registers(page, person);
  await page.getByRole('heading', { level: 1, name: words.preview }).waitFor();
  await acceptsLink(page, email, 'verification');
  await page.getByRole('heading', { level: 1, name: 'Your account is active' }).waitFor();
  return visitor;
}

/** Publishes a listing by the same call as the page of the last step. */
async function publishes({ page }: Visitor, draft: string, title: string, price: string): Promise<void> {
  const fields = {
    title,
    category: '4000',
    subcategory: '4020',
    type: 'offer',
    condition: 'used',
    body: 'Aus dem Keller.',
    price_kind: 'amount',
    price,
    text_language: 'de',
    zipcode: '3012',
  };
  const token = (await page.context().cookies()).find(({ name }) => name === 'allmend_csrf')!.value;
  const answer = await page.request.post('/api/v10/graphql', {
    headers: { 'x-csrf-token': token, 'x-api-hash': 'test' },
    data: {
      query:
        'mutation ($draft: ID!, $values: [FieldValue!]!) { publishListing(draft: $draft, values: $values, photos: []) { ... on SubmittedListing { id status } ... on Refusal { code message } } }',
      variables: { draft, values: Object.entries(fields).map(([key, value]) => ({ key, value })) },
    },
  });
  expect(await answer.json()).toEqual({ data: { publishListing: { id: draft, status: 'ACTIVE' } } });
}

it('shows prices and number of comparable listings, and marks the user’s own price among them', async () => {
  const seller = await sellerAt('198.51.100.72');
  for (const [index, colour] of ['rot', 'blau', 'gelb', 'weiss', 'braun', 'silbern', 'rosa', 'grau'].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    await publishes(seller, `hochrad${'abcdefgh'[index]}aaaa`, `Hochrad ${colour}`, String(100 * (index + 1)));
  }
  await seller.leaves();

  const visitor = await visit(own.browser, { origin: own.allmend.url, viewport: screens.phone });
  const { page } = visitor;
  await visitor.opens('/en/ai/start');
  await page.getByRole('textbox', { name: words.title }).fill('Hochrad schwarz');
  await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('4000');
  await page.getByRole('combobox', { name: words.subcategory }).selectOption('4020');
  await page.getByRole('button', { name: words.next, exact: true }).click();
  const band = page.getByRole('status').filter({ hasText: 'Half of all similar ads are priced between' });
  await band.waitFor();
  expect(await band.textContent()).toMatch(/between CHF\s275\S* and CHF\s625\S*\. Based on 8 ads$/);
  const marks = band.locator('svg rect');
  expect(await marks.count()).toBe(3);
  await page.getByRole('textbox', { name: words.amount }).fill('450');
  await expect.poll(() => marks.count()).toBe(4);
  // The mark of the median must be where the mark of the typed price is.
  const [middle, mark] = await Promise.all([2, 3].map((each) => marks.nth(each).getAttribute('x')));
  expect(mark).toBe(middle);
  await visitor.expectNoBarriers();
  await visitor.leaves();
});
