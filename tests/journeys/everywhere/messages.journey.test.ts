import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';
import { quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { correspondenceIn, does, entry, field, logOf, marketOfCorrespondents, writes } from '../correspondence.ts';

// Journeys of two people in separate windows, who write to each other about an ad.

const market = marketOfCorrespondents(10);

inEachEngine('two people who write to each other', (visits) => {
  const own = correspondenceIn(market, visits);

  it('read each other at once, see the delivery state, and find the conversation in a list [MESSAGING-1] [MESSAGING-7] [ROUTES-29]', async () => {
    const { buyer, seller, conversation, leave } = await own.two('desk');
    await seller.opens('/en/messages/selling');
    const row = seller.page.getByRole('link', { name: /Velo a/ });
    await row.getByText('1 unread message').waitFor({ state: 'attached' });
    expect(await seller.page.getByRole('contentinfo').count(), 'there is no footer').toBe(0);
    // The window does not scroll: the header reserves no room for a scrollbar.
    expect(await seller.page.locator('html').evaluate((html) => getComputedStyle(html).scrollbarGutter)).toBe('auto');
    await seller.page.getByRole('link', { name: 'Selling, 1 unread conversation' }).waitFor();
    await seller.expectNoBarriers();
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await entry(buyer.page, 'Is the bike still there?').waitFor();
    await seller.clicks(row);
    await seller.page.waitForURL(`**/en/messages/selling/${conversation}`);
    await entry(seller.page, 'Is the bike still there?').waitFor();
    // The read receipt reaches the buyer without a request.
    await entry(buyer.page, 'Is the bike still there?').getByText('Read').waitFor();
    await seller.fills(field(seller.page), 'Yes, come by');
    await buyer.page.getByText(/is typing…/).waitFor();
    await seller.clicks(seller.page.getByRole('button', { name: 'Send message', exact: true }));
    await entry(buyer.page, 'Yes, come by').waitFor();
    await expect.poll(() => field(seller.page).inputValue()).toBe('');
    await buyer.expectNoBarriers();
    await seller.expectNoBarriers();

    for (const [visitor, list, other, nothing] of [
      [buyer, 'buying', 'Selling', 'No messages from buyers yet'],
      [seller, 'selling', 'Buying', 'You haven’t messaged a seller yet'],
    ] as const) {
      const { page } = visitor;
      // oxlint-disable no-await-in-loop -- one after the other
      await visitor.opens(`/en/messages/${list}`);
      await page
        .getByRole('link', { name: /Velo a/ })
        .getByText('Yes, come by')
        .waitFor();
      await visitor.clicks(page.getByRole('navigation', { name: 'Messages' }).getByRole('link', { name: other }));
      await page.getByText(nothing).waitFor();
      expect(await page.getByRole('link', { name: /Velo a/ }).count()).toBe(0);
      // oxlint-enable no-await-in-loop
    }
    await leave();
  });

  it('agree on an offer, and the seller keeps the thing', async () => {
    const { buyer, seller, conversation, leave } = await own.two('desk');
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await seller.opens(`/en/messages/selling/${conversation}`);
    await buyer.clicks(buyer.page.getByRole('button', { name: 'Make an offer' }));
    const dialog = buyer.page.getByRole('dialog', { name: 'Make an offer' });
    const offers = dialog.getByRole('button', { name: 'Send offer' });
    await buyer.fills(dialog.getByRole('textbox', { name: 'Your offer' }), 'a lot');
    await buyer.clicks(offers);
    await dialog.locator('[aria-invalid=true]').waitFor();
    await buyer.fills(dialog.getByRole('textbox', { name: 'Your offer' }), '400');
    await buyer.clicks(offers);
    const offer = (page: Page, name: RegExp) => logOf(page).getByRole('group', { name });
    const theirs = offer(seller.page, /^Offer: CHF.400/);
    await seller.clicks(theirs.getByRole('button', { name: 'Make counter-offer' }));
    const counter = seller.page.getByRole('dialog', { name: 'Make an offer' });
    await counter.getByText(/Their offer: CHF.400/).waitFor();
    await seller.fills(counter.getByRole('textbox', { name: 'Your offer' }), '440');
    await seller.clicks(counter.getByRole('button', { name: 'Send offer' }));
    const countered = offer(buyer.page, /^Counter-offer: CHF.440/);
    await buyer.clicks(countered.getByRole('button', { name: 'Accept' }));
    await countered.getByText('Accepted').waitFor();
    await offer(seller.page, /^Your counter-offer: CHF.440/)
      .getByText('Accepted')
      .waitFor();
    await seller.clicks(seller.page.getByRole('button', { name: 'Reserve for this buyer' }));
    await seller.page.getByText('You’ve reserved the item for this buyer.').waitFor();
    await buyer.page.getByText('This item is reserved for you.').waitFor();
    await seller.clicks(seller.page.getByRole('button', { name: 'End reservation' }));
    await seller.page.getByRole('button', { name: 'Reserve for this buyer' }).waitFor();
    await expect.poll(() => buyer.page.getByText('This item is reserved for you.').count()).toBe(0);
    await leave();
  });

  it('are warned of messages that lead off the market, and can report and block', async () => {
    const { buyer, seller, conversation, leave } = await own.two('desk');
    await seller.opens(`/en/messages/selling/${conversation}`);
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await writes(seller.page, 'Pay here: https://velo-safe.example.biz/pay', seller);
    await entry(buyer.page, 'velo-safe')
      .getByRole('note')
      .getByText('Possible scam: this link leads to another site.')
      .waitFor();
    expect(await entry(seller.page, 'velo-safe').getByRole('note').count(), 'its author is not warned').toBe(0);
    await does(buyer.page, 'Report', buyer);
    const report = buyer.page.getByRole('dialog', { name: 'Report conversation' });
    await report.getByRole('checkbox', { name: /velo-safe/ }).check();
    await buyer.expectNoBarriers();
    await buyer.clicks(report.getByRole('button', { name: 'Send report' }));
    await buyer.page.getByText('Thank you. We’ll review your report. The other person won’t be notified.').waitFor();
    await does(buyer.page, 'Block', buyer);
    const question = buyer.page.getByRole('dialog', { name: 'Block this person?' });
    await buyer.clicks(question.getByRole('button', { name: 'Block' }));
    await buyer.page.getByText('You’ve blocked this person. Unblock them to write to them.').waitFor();
    expect(await field(buyer.page).count()).toBe(0);
    await seller.page.getByText('You can’t write to this person right now.').waitFor();
    expect(await field(seller.page).count(), 'the blocked person has no field').toBe(0);
    await buyer.clicks(buyer.page.getByRole('button', { name: 'Unblock' }).first());
    await field(buyer.page).waitFor();
    await leave();
  });

  it('archive, mute and find messages', async () => {
    const { buyer, conversation, leave } = await own.two('desk', 'Does the basket belong to it?');
    const { page } = buyer;
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await does(page, 'Mute', buyer);
    await page.getByText('Conversation muted').waitFor();
    await does(page, 'Archive', buyer);
    await page.getByText('Conversation archived').waitFor();
    await buyer.opens('/en/messages/buying');
    await page.getByRole('heading', { name: 'All conversations here are archived' }).waitFor();
    await buyer.expectNoBarriers();
    await buyer.clicks(page.getByRole('link', { name: 'Open archive', exact: true }));
    await page.getByRole('link', { name: /Velo a/ }).waitFor();
    await buyer.fills(page.getByRole('searchbox', { name: 'Search messages' }), 'BÁSKET');
    await page.getByRole('status').getByText('1 message').waitFor();
    await buyer.clicks(page.getByRole('link', { name: /basket belong/ }));
    await page.waitForURL(`**/en/messages/archive/${conversation}`);
    await entry(page, 'Does the basket belong to it?').waitFor();
    expect(await page.getByRole('link', { name: /basket belong/ }).getAttribute('aria-current')).toBe('true');
    await leave();
  });

  it('send pictures, which open large', async () => {
    const { buyer, seller, conversation, leave } = await own.two('desk');
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await seller.opens(`/en/messages/selling/${conversation}`);
    const file = { name: 'quarters.jpg', mimeType: 'image/jpeg', buffer: await quarters(800, 600).jpeg().toBuffer() };
    await seller.page.getByLabel('Add photos').setInputFiles(file);
    await seller.page.getByRole('img', { name: 'quarters.jpg' }).waitFor();
    await seller.clicks(seller.page.getByRole('button', { name: 'Send message', exact: true, disabled: false }));
    await buyer.clicks(logOf(buyer.page).getByRole('button', { name: /^Enlarge photo 1 of 1 from ./ }));
    const large = buyer.page.getByRole('dialog', { name: 'Photos' });
    const width = () => large.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await buyer.presses('Escape');
    await large.waitFor({ state: 'detached' });
    await leave();
  });
});
