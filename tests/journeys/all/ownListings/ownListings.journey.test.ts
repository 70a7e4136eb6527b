import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Visitor } from '#tests/drivers/browser/browser.ts';
import { acceptsLink, linkIn, mailsTo } from '#tests/drivers/browser/mailLink.ts';
import { describesIt, password, type Person, photosOf, registers } from '../../insertionPeople.ts';
import { insertionWords } from '../../insertionWords.ts';
import { ownMarkets } from '../../ownMarkets.ts';

// Journeys of a user who manages listings: active, paused and edited ones.

const own = ownMarkets('allmend');

const words = insertionWords.en;

/** Publishes a listing. Resolves to its title, and the email address of its seller. */
async function publishes(person: Person): Promise<{ visitor: Visitor; title: string; email: string }> {
  const visitor = await own.comes(person);
  const { page } = visitor;
  await visitor.opens('/en/ai/start');
  const title = await describesIt(page, person, await photosOf(400, 500));
  const email = await registers(page, person);
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('button', { name: words.submitListing }).click();
  await page.getByRole('heading', { level: 1, name: words.submittedListing }).waitFor();
  await acceptsLink(page, email, 'verification');
  await page.getByRole('heading', { level: 1, name: 'Your account is active' }).waitFor();
  return { visitor, title, email };
}

/** The row of a listing in the list, by its title. */
const rowOf = (page: Page, title: string) => page.getByRole('article', { name: title });

type OneScreen = 'desk' | 'phone';

/** The screens of a test: one in `npm run test:all`, both with ALLMEND_LONG=1. */
const on = (screen: OneScreen): readonly OneScreen[] =>
  process.env['ALLMEND_LONG'] === '1' ? ['desk', 'phone'] : [screen];

const personAt = (screen: OneScreen): Person => ({
  brand: 'allmend',
  screen,
  language: 'en',
  client: screen === 'desk' ? '198.51.100.61' : '198.51.100.62',
});

describe('a seller with a published listing', () => {
  it.each(on('desk'))(
    'pauses it, changes the price, reserves it, sells it, undoes that, and removes it: %s',
    async (screen) => {
      const person = personAt(screen);
      const { visitor, title } = await publishes(person);
      const { page } = visitor;
      await visitor.opens('/en/myads');
      await page.waitForURL('**/en/myads/active?redirected');
      const row = rowOf(page, title);
      const presses = (name: string) => row.getByRole('button', { name, exact: true }).click();
      const reported = (text: string) => page.getByRole('status').getByText(`“${title}” ${text}`).waitFor();
      await row.getByText('60 days left').waitFor();
      await visitor.expectNoBarriers();

      await presses('Pause');
      await reported('is paused and hidden');
      expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus stays with the ad').toBe('H2');
      await page.getByRole('link', { name: 'Inactive 1' }).waitFor();
      await presses('Resume');
      await reported('is online again');

      // Choosing another action closes the open price form.
      await presses('Change price');
      await page.getByRole('form', { name: 'Change price' }).waitFor();
      await presses('Delete ad');
      await page.getByRole('dialog').getByRole('button', { name: 'Keep ad' }).click();
      expect(await page.getByRole('form', { name: 'Change price' }).count()).toBe(0);
      await presses('Change price');
      const price = row.getByRole('textbox', { name: 'Price' });
      const form = page.getByRole('form', { name: 'Change price' });
      await form.getByRole('textbox', { name: 'Price' }).fill('viel');
      await form.getByRole('button', { name: 'Change price' }).click();
      await form.getByText('This isn’t an amount.').first().waitFor();
      await form.getByRole('textbox', { name: 'Price' }).fill('420');
      await form.getByRole('button', { name: 'Change price' }).click();
      await reported('has a new price');
      await row.getByText('CHF 420.–').waitFor();
      expect(await price.count()).toBe(0);

      await presses('Reserve');
      await reported('is reserved');
      await presses('End reservation');
      await reported('is no longer reserved');
      await presses('Mark as sold');
      await page
        .getByRole('dialog', { name: 'Where did you sell it?' })
        .getByRole('button', { name: 'Somewhere else' })
        .click();
      await reported('is marked as sold');
      await presses('Put back on sale');
      await reported('is back on sale');

      await presses('Delete ad');
      const requested = page.getByRole('dialog', { name: 'Delete this ad?' });
      await visitor.expectNoBarriers();
      await requested.getByRole('button', { name: 'Keep ad' }).click();
      await requested.waitFor({ state: 'detached' });
      await presses('Delete ad');
      await requested.getByRole('button', { name: 'Delete ad', exact: true }).click();
      await reported('is deleted');
      await page.reload();
      await page.getByText('No active ads').waitFor();
      await visitor.leaves();
    },
  );

  it.each(on('phone'))(
    'edits it in the form of the insertion, saves it from any step, and begins a copy of it: %s',
    async (screen) => {
      const person = personAt(screen);
      const { visitor, title } = await publishes({ ...person, client: `${person.client}1` });
      const { page } = visitor;
      await visitor.opens('/en/myads/active');
      await rowOf(page, title).getByRole('link', { name: 'Edit' }).click();
      await page.getByRole('heading', { level: 1, name: 'Edit your ad' }).waitFor();
      const field = page.getByRole('textbox', { name: words.title });
      await expect.poll(() => field.inputValue()).toBe(title);
      // The URL contains the id of the listing, so after a reload the server’s document for it is hydrated.
      await page.reload();
      await expect.poll(() => field.inputValue()).toBe(title);
      await visitor.expectCalm();
      await field.fill(`${title} II`);
      await page.getByRole('button', { name: words.next, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Add the details' }).waitFor();
      // A reload shows the same draft, at the same step.
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Add the details' }).waitFor();
      await page.getByRole('button', { name: words.next, exact: true }).click();
      await page.getByRole('button', { name: words.toPreview }).click();
      await page.getByRole('heading', { level: 1, name: words.preview }).waitFor();
      await page.getByRole('button', { name: words.next, exact: true }).click();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('heading', { level: 1, name: 'Changes saved' }).waitFor();
      await page.getByRole('link', { name: 'View ad' }).click();
      await page.getByRole('heading', { level: 1, name: `${title} II` }).waitFor();

      const next = page.getByRole('button', { name: words.next, exact: true });
      const save = page.getByRole('button', { name: 'Save changes' });
      const edits = async (name: string) => {
        await visitor.opens('/en/myads/active');
        await rowOf(page, name).getByRole('link', { name: 'Edit' }).click();
        await expect.poll(() => field.inputValue()).toBe(name);
      };
      const saves = async () => {
        await save.click();
        await page.getByRole('heading', { level: 1, name: 'Changes saved' }).waitFor();
      };
      await edits(`${title} II`);
      await field.fill(`${title} III`);
      await visitor.expectNoBarriers();
      await saves();

      // A field of another step is invalid: the user is taken there, and the typed values are preserved.
      await edits(`${title} III`);
      await next.click();
      const body = page.getByRole('textbox', { name: words.description });
      await body.fill('');
      await page.getByRole('button', { name: 'Back' }).click();
      await field.fill(`${title} IV`);
      await save.click();
      await page.getByRole('link', { name: /^Description.* is a mandatory field/ }).waitFor();
      await expect.poll(() => body.evaluate((element) => element === document.activeElement)).toBe(true);
      await body.fill('Frisch aus dem Service.');
      await saves();

      await edits(`${title} IV`);
      await next.click();
      await body.waitFor();
      await next.click();
      const zipcode = page.getByRole('textbox', { name: words.zipcode });
      await zipcode.fill('9999');
      await save.click();
      await page.getByRole('link', { name: /postcode/i }).waitFor();
      await expect.poll(() => zipcode.evaluate((element) => element === document.activeElement)).toBe(true);
      await zipcode.fill('8001');
      await saves();

      await edits(`${title} IV`);
      await field.fill(`${title} V`);
      await next.click();
      await body.waitFor();
      await next.click();
      await page.getByRole('button', { name: words.toPreview }).click();
      await page.getByRole('heading', { name: `${title} V` }).waitFor();
      await saves();
      await page.getByRole('link', { name: 'View ad' }).click();
      await page.getByRole('heading', { level: 1, name: `${title} V` }).waitFor();

      await visitor.opens('/en/myads/active');
      await rowOf(page, `${title} V`).getByRole('link', { name: 'Duplicate' }).click();
      await expect.poll(() => field.inputValue()).toBe(`${title} V`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('What would you like to post?');
      await visitor.leaves();
    },
  );
});

it('a draft of one device continues on another, and the changes return', async () => {
  const person: Person = { brand: 'allmend', screen: 'phone', language: 'en', client: '198.51.100.63' };
  const { visitor: phone, email } = await publishes(person);
  await phone.opens('/en/ai/start');
  const typed = phone.page.getByRole('textbox', { name: words.title });
  await typed.fill('A garden bench');
  await typed.blur();
  await phone.page.getByText('Draft saved in your account.').first().waitFor();

  const laptop = await own.comes({ ...person, screen: 'desk', client: '198.51.100.64' });
  await laptop.opens('/en/start/login');
  await laptop.page.getByRole('textbox', { name: 'Email' }).fill(email);
  await laptop.page.getByLabel('Password', { exact: true }).fill(password);
  await laptop.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await laptop.page.waitForURL((url) => !url.pathname.includes('/start/'));
  await laptop.opens('/en/ai/start');
  await laptop.page.getByText('You have an unfinished ad: “A garden bench”').waitFor();
  await laptop.page.getByRole('button', { name: 'Continue draft' }).click();
  const there = laptop.page.getByRole('textbox', { name: words.title });
  await expect.poll(() => there.inputValue()).toBe('A garden bench');
  await there.fill('A red garden bench');
  await there.blur();
  await laptop.page.getByText('Draft saved in your account.').first().waitFor();
  // The phone shows the text from the laptop once its window is visible again.
  await phone.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => typed.inputValue()).toBe('A red garden bench');
  await laptop.leaves();
  await phone.leaves();
});

describe('a seller with an unconfirmed address', () => {
  it('can request the mail again, after the submission and on the page of the listings', async () => {
    const person: Person = { brand: 'allmend', screen: 'phone', language: 'en', client: '198.51.100.68' };
    const visitor = await own.comes(person);
    const { page } = visitor;
    await visitor.opens('/en/ai/start');
    const title = await describesIt(page, person, await photosOf(400));
    const email = await registers(page, person);
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await page.getByRole('button', { name: words.submitListing }).click();
    await page.getByRole('heading', { level: 1, name: words.submittedListing }).waitFor();
    const again = page.getByRole('button', { name: 'Send the email again' });
    const reported = page.getByRole('status').getByText('Email sent. Check your inbox and your spam folder.');
    await again.click();
    await reported.waitFor();
    await visitor.expectNoBarriers();

    await visitor.opens('/en/myads/active');
    await rowOf(page, title).getByText('Open the link in our email to publish this ad.').waitFor();
    await again.click();
    await reported.waitFor();
    await visitor.expectNoBarriers();
    await expect.poll(() => mailsTo(page, email, 'verification'), { timeout: 30_000 }).toBe(3);
    await visitor.leaves();
  });

  it('sees a confirmation in another tab at once, with a link to the listing; another account there is recognised', async () => {
    const person: Person = { brand: 'allmend', screen: 'desk', language: 'en', client: '198.51.100.69' };
    const visitor = await own.comes(person);
    const { page } = visitor;
    await visitor.opens('/en/ai/start');
    const title = await describesIt(page, person, await photosOf(400));
    const email = await registers(page, person);
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await page.getByRole('region', { name: 'Your email address isn’t confirmed yet' }).getByText(email).waitFor();
    await visitor.expectNoBarriers();
    await page.getByRole('button', { name: words.submitListing }).click();
    await page.getByRole('heading', { level: 1, name: words.submittedListing }).waitFor();
    const list = await page.context().newPage();
    await list.goto('/en/myads/active');
    const notice = list.getByRole('region', { name: 'Your email address isn’t confirmed yet' });
    await notice.getByText(email).waitFor();

    const link = await linkIn(page, email, 'verification');
    const another = await publishes({ ...person, client: '198.51.100.70' });
    await another.visitor.page.goto(link);
    const main = another.visitor.page.getByRole('main');
    await main.getByText('This link belongs to another account').waitFor();
    expect(await main.textContent()).not.toContain(email);
    await another.visitor.leaves();

    const tab = await page.context().newPage();
    await tab.goto(link);
    await tab.getByRole('main').getByRole('button', { name: 'Confirm your email' }).click();
    const nextPath = tab.getByRole('link', { name: 'View ad' });
    await nextPath.waitFor();
    await page.getByRole('status').getByText('Your email address is confirmed.').waitFor();
    await notice.waitFor({ state: 'detached' });
    await rowOf(list, title).getByText('60 days left').waitFor();
    await nextPath.click();
    await tab.getByRole('heading', { level: 1, name: title }).waitFor();
    await visitor.leaves();
  });
});
