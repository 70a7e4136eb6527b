import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Screen } from '#tests/drivers/browser/browser.ts';
import { asksElsewhere } from '#tests/drivers/browser/elsewhere.ts';
import { quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { correspondence, does, entry, field, logOf, writes } from './correspondence.ts';

// Two people, each at a browser of their own, write to each other about an ad.

const isLong = process.env['ALLMEND_LONG'] === '1';
const shown: readonly Screen[] = isLong ? ['desk', 'phone'] : ['desk'];

const own = correspondence(20);

/** Runs in the page: which of these texts stand across others. */
const acrossOthers = (texts: Element[]) => {
  const boxes = texts
    .filter((text) => text.checkVisibility())
    .map((text) => ({ text, box: text.getBoundingClientRect() }));
  return boxes
    .filter(({ box: one }) =>
      boxes.some(
        ({ box: other }) =>
          other !== one &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      ),
    )
    .map(({ text }) => text.textContent);
};

describe.each(shown)('two people who write to each other (%s)', (screen) => {
  it('read each other at once, see how far it has come, and find it in one of two lists [MESSAGING-1] [MESSAGING-7] [ROUTES-29]', async () => {
    const { buyer, seller, conversation, leave } = await own.two(screen);
    await seller.opens('/en/messages/selling');
    const row = seller.page.getByRole('link', { name: /Velo a/ });
    await row.getByText('1 unread').waitFor({ state: 'attached' });
    expect(await seller.page.getByRole('contentinfo').count(), 'there is no footer').toBe(0);
    // The window does not scroll: the header reserves no room for a scrollbar.
    expect(await seller.page.locator('html').evaluate((html) => getComputedStyle(html).scrollbarGutter)).toBe('auto');
    await seller.page.getByRole('link', { name: 'Selling, 1 unread conversation' }).waitFor();
    await seller.expectNoBarriers();
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await entry(buyer.page, 'Is the bike still there?').waitFor();
    await row.click();
    await seller.page.waitForURL(`**/en/messages/selling/${conversation}`);
    await entry(seller.page, 'Is the bike still there?').waitFor();
    // Who has seen it is told without asking.
    await entry(buyer.page, 'Is the bike still there?').getByText('Read').waitFor();
    await field(seller.page).pressSequentially('Yes, come by');
    await buyer.page.getByText(/is typing…/).waitFor();
    await seller.page.getByRole('button', { name: 'Send', exact: true }).click();
    await entry(buyer.page, 'Yes, come by').waitFor();
    expect(await field(seller.page).inputValue()).toBe('');
    await buyer.expectNoBarriers();
    await seller.expectNoBarriers();

    for (const [{ page, opens }, list, other, nothing] of [
      [buyer, 'buying', 'Selling', 'Nobody has written to you yet'],
      [seller, 'selling', 'Buying', 'You have written to nobody yet'],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one after the other
      await opens(`/en/messages/${list}`);
      await page
        .getByRole('link', { name: /Velo a/ })
        .getByText('Yes, come by')
        .waitFor();
      await page.getByRole('navigation', { name: 'Messages' }).getByRole('link', { name: other }).click();
      await page.getByText(nothing).waitFor();
      expect(await page.getByRole('link', { name: /Velo a/ }).count()).toBe(0);
      // oxlint-enable no-await-in-loop
    }
    await leave();
  });

  it('agree on an offer, and the seller keeps the thing', async () => {
    const { buyer, seller, conversation, leave } = await own.two(screen);
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await seller.opens(`/en/messages/selling/${conversation}`);
    await buyer.page.getByRole('button', { name: 'Make an offer' }).click();
    const dialog = buyer.page.getByRole('dialog', { name: 'Make an offer' });
    await dialog.getByRole('textbox', { name: 'Your offer' }).fill('a lot');
    await dialog.getByRole('button', { name: 'Offer this amount' }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    await dialog.getByRole('textbox', { name: 'Your offer' }).fill('400');
    await dialog.getByRole('button', { name: 'Offer this amount' }).click();
    const offer = (page: Page, name: RegExp) => logOf(page).getByRole('group', { name });
    const theirs = offer(seller.page, /^Offer: CHF.400/);
    await theirs.getByRole('button', { name: 'Counter-offer' }).click();
    const counter = seller.page.getByRole('dialog', { name: 'Make an offer' });
    await counter.getByText(/Offered to you: CHF.400/).waitFor();
    await counter.getByRole('textbox', { name: 'Your offer' }).fill('440');
    await counter.getByRole('button', { name: 'Offer this amount' }).click();
    const countered = offer(buyer.page, /^Counter-offer: CHF.440/);
    await countered.getByRole('button', { name: 'Accept' }).click();
    await countered.getByText('Accepted').waitFor();
    await offer(seller.page, /^Your counter-offer: CHF.440/)
      .getByText('Accepted')
      .waitFor();
    await seller.page.getByRole('button', { name: 'Reserve for this buyer' }).click();
    await seller.page.getByText('You have reserved it for this buyer.').waitFor();
    await buyer.page.getByText('It is reserved for you.').waitFor();
    await seller.page.getByRole('button', { name: 'End reservation' }).click();
    await seller.page.getByRole('button', { name: 'Reserve for this buyer' }).waitFor();
    await expect.poll(() => buyer.page.getByText('It is reserved for you.').count()).toBe(0);
    await leave();
  });

  it('read of their ad what it is, what it costs and that it is kept, side by side as far as there is room, in any language', async () => {
    const { buyer, seller, conversation, leave } = await own.two('phone');
    const reserving = `mutation { told: reserveForBuyer(conversation: "${conversation}") { __typename } }`;
    expect(await asksElsewhere(seller, reserving)).toEqual({ told: { __typename: 'Conversation' } });
    const lists = [
      [buyer, 'buying'],
      [seller, 'selling'],
    ] as const;
    for (const language of ['fr', 'it', 'de', 'en']) {
      for (const [{ page, opens }, tab] of lists) {
        // oxlint-disable no-await-in-loop -- one after the other
        await opens(`/${language}/messages/${tab}/${conversation}`);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const said = page.getByRole('complementary').getByRole('paragraph');
          await said.filter({ hasText: 'Velo a' }).waitFor();
          expect(await said.evaluateAll(acrossOthers), `${language} ${tab} ${width}`).toEqual([]);
        }
        // oxlint-enable no-await-in-loop
      }
    }
    await leave();
  });

  it('are warned of what leads away, and can report and block', async () => {
    const { buyer, seller, conversation, leave } = await own.two(screen);
    await seller.opens(`/en/messages/selling/${conversation}`);
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await writes(seller.page, 'Pay here: https://velo-safe.example.biz/pay');
    await entry(buyer.page, 'velo-safe').getByRole('note').getByText('This message leads to another site.').waitFor();
    expect(await entry(seller.page, 'velo-safe').getByRole('note').count(), 'who wrote it is not warned').toBe(0);
    await does(buyer.page, 'Report');
    const report = buyer.page.getByRole('dialog', { name: 'Report this conversation' });
    await report.getByRole('checkbox', { name: /velo-safe/ }).check();
    await buyer.expectNoBarriers();
    await report.getByRole('button', { name: 'Report' }).click();
    await buyer.page.getByText('Thank you. We look at it; the other is not told.').waitFor();
    await does(buyer.page, 'Block');
    await buyer.page.getByRole('dialog', { name: 'Block this person?' }).getByRole('button', { name: 'Block' }).click();
    await buyer.page.getByText('You have blocked this person. To write to them, lift the block first.').waitFor();
    expect(await field(buyer.page).count()).toBe(0);
    await seller.page.getByText('This person cannot be written to at the moment.').waitFor();
    expect(await field(seller.page).count(), 'who is blocked has nowhere to write').toBe(0);
    await buyer.page.getByRole('button', { name: 'Lift the block' }).first().click();
    await field(buyer.page).waitFor();
    await leave();
  });

  it('put away, mute and find what was written', async () => {
    const { buyer, conversation, leave } = await own.two(screen, 'Does the basket belong to it?');
    const { page } = buyer;
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await does(page, 'Mute');
    await page.getByText('You hear no more of this conversation.').waitFor();
    await does(page, 'Put in the archive');
    await page.getByText('The conversation is in the archive.').waitFor();
    await buyer.opens('/en/messages/buying');
    await page.getByRole('heading', { name: 'All conversations of this list are in the archive' }).waitFor();
    await buyer.expectNoBarriers();
    await page.getByRole('link', { name: 'To the archive', exact: true }).click();
    await page.getByRole('link', { name: /Velo a/ }).waitFor();
    await page.getByRole('searchbox', { name: 'Search in messages' }).fill('BÁSKET');
    await page.getByRole('status').getByText('1 message').waitFor();
    await page.getByRole('link', { name: /basket belong/ }).click();
    await page.waitForURL(`**/en/messages/archive/${conversation}`);
    await entry(page, 'Does the basket belong to it?').waitFor();
    expect(await page.getByRole('link', { name: /basket belong/ }).getAttribute('aria-current')).toBe('true');
    await leave();
  });

  it('send pictures, which open large', async () => {
    const { buyer, seller, conversation, leave } = await own.two(screen);
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await seller.opens(`/en/messages/selling/${conversation}`);
    const file = { name: 'quarters.jpg', mimeType: 'image/jpeg', buffer: await quarters(800, 600).jpeg().toBuffer() };
    await seller.page.getByLabel('Add pictures').setInputFiles(file);
    await seller.page.getByRole('img', { name: 'quarters.jpg' }).waitFor();
    await seller.page.getByRole('button', { name: 'Send', exact: true, disabled: false }).click();
    const picture = logOf(buyer.page).getByRole('button', { name: /^Picture 1 of 1 from .*: show it large$/ });
    await picture.click();
    const large = buyer.page.getByRole('dialog', { name: 'Pictures' });
    const width = () => large.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await buyer.page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    await leave();
  });

  it('lose nothing of what they type without a line or by a reload', async () => {
    const { buyer, seller, conversation, leave } = await own.two(screen);
    const { page } = buyer;
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await field(page).fill('Half a thought');
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe('Half a thought');
    await page.context().setOffline(true);
    await writes(page, 'Written in a tunnel');
    await entry(page, 'Written in a tunnel').getByText('Goes out once you are online').waitFor();
    await page.context().setOffline(false);
    await entry(page, 'Written in a tunnel')
      .getByText(/^(Sent|Delivered|Read)$/)
      .waitFor();
    await seller.opens(`/en/messages/selling/${conversation}`);
    await entry(seller.page, 'Written in a tunnel').waitFor();
    expect(await entry(seller.page, 'Written in a tunnel').count()).toBe(1);
    await leave();
  });

  it('are told where what they wrote without a line is not taken any more, and may give it up', async () => {
    const { buyer, seller, conversation, leave } = await own.two(screen);
    const { page } = buyer;
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await field(page).waitFor();
    await page.context().setOffline(true);
    await writes(page, 'Written in a tunnel');
    await entry(page, 'Written in a tunnel').getByText('Goes out once you are online').waitFor();
    await asksElsewhere(
      seller,
      'mutation ($id: ID!) { told: blockCorrespondent(conversation: $id) { __typename ... on Refusal { code } } }',
      { id: conversation },
    );
    await page.context().setOffline(false);
    await entry(page, 'Written in a tunnel').getByText('This person cannot be written to at the moment.').waitFor();
    await entry(page, 'Written in a tunnel').getByRole('button', { name: 'Discard' }).click();
    await entry(page, 'Written in a tunnel').waitFor({ state: 'detached' });
    // The view lets go of it at once, the device a moment later.
    await expect.poll(() => page.evaluate(countOutbox)).toBe(0);
    await page.reload();
    await logOf(page).getByRole('article').first().waitFor();
    expect(await entry(page, 'Written in a tunnel').count()).toBe(0);
    await leave();
  });
});

/** Runs in the page: how many commands the device keeps that are to go out. */
function countOutbox(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const opening = indexedDB.open('outbox');
  opening.addEventListener('error', () => reject(opening.error ?? new Error('The outbox cannot be read')));
  opening.addEventListener('success', () => {
    const counting = opening.result.transaction('commands').objectStore('commands').count();
    counting.addEventListener('success', () => {
      opening.result.close();
      resolve(counting.result);
    });
  });
  return promise;
}

describe('a link into a conversation [ROUTES-30]', () => {
  it('leads each of the two to where it stands for them, and whoever is not logged in to the login', async () => {
    const { buyer, seller, conversation, leave } = await own.two('desk');
    const { conversation: seen } = await asksElsewhere<{ readonly conversation: { readonly buyerId: string } }>(
      buyer,
      'query ($id: ID!) { conversation(id: $id) { buyerId } }',
      { id: conversation },
    );
    const link = `/en/messages-redirect/${conversation}/${seen.buyerId}`;
    await buyer.opens(link);
    await expect.poll(() => new URL(buyer.page.url()).pathname).toBe(`/en/messages/buying/${conversation}`);
    await seller.opens(link);
    await expect.poll(() => new URL(seller.page.url()).pathname).toBe(`/en/messages/selling/${conversation}`);
    await buyer.forgets();
    await buyer.page.goto(link);
    await expect.poll(() => buyer.page.url()).toContain('/en/start/login?redirected=');
    await leave();
  });

  it('says so where there is no such conversation of theirs', async () => {
    const { conversation, leave } = await own.two('desk');
    const stranger = await own.stranger('desk');
    await stranger.opens(`/en/messages/buying/${conversation}`);
    await stranger.page.getByRole('heading', { name: 'There is no such conversation of yours' }).waitFor();
    expect(await field(stranger.page).count()).toBe(0);
    await stranger.leaves();
    await leave();
  });
});
