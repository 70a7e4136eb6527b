import { describe, expect, it } from 'vitest';
import type { Screen } from '#tests/drivers/browser/browser.ts';
import { asksElsewhere } from '#tests/drivers/browser/elsewhere.ts';
import { correspondence, does, field } from '../../correspondence.ts';

// Journeys of two people who have a conversation open, and receive its changes without requesting them.

const own = correspondence(6);
const isLong = process.env['ALLMEND_LONG'] === '1';
const shown: readonly Screen[] = isLong ? ['desk', 'phone'] : ['desk'];

describe.each(shown)('two people with their conversation open (%s)', (screen) => {
  it('see changes of the listing at once, in the conversation and in the list, with the matching actions', async () => {
    const { buyer, seller, listing, conversation, leave } = await own.two(screen);
    const { page } = buyer;
    await buyer.opens(`/en/messages/buying/${conversation}`);
    const card = page.getByRole('complementary', { name: 'Ad details' });
    const offer = page.getByRole('button', { name: 'Make an offer' });
    await offer.waitFor();
    await field(page).fill('Could I');
    const tells = (command: string) =>
      asksElsewhere(seller, `mutation ($id: ID!) { ${command} { __typename } }`, { id: listing });
    await tells('reserveListing(id: $id)');
    await card.getByText('Reserved').first().waitFor();
    await tells('endReservation(id: $id)');
    await expect.poll(() => card.getByText('Reserved').count()).toBe(0);
    await tells('repriceListing(id: $id, kind: "amount", price: "123")');
    await card.getByText(/CHF.123/).waitFor();
    await tells('sellListing(id: $id, where: HERE)');
    await card.getByText('Sold').first().waitFor();
    await offer.waitFor({ state: 'detached' });
    await tells('removeListing(id: $id)');
    await card.getByText('This ad was deleted. Your messages stay here.').waitFor();
    expect(await field(page).inputValue()).toBe('Could I');
    await page.getByRole('link', { name: /Velo a.*Deleted/ }).waitFor({ state: 'attached' });
    await leave();
  });

  it('see at once that the other is away, and is back', async () => {
    const { buyer, seller, conversation, leave } = await own.two(screen);
    const { page } = buyer;
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await field(page).fill('Half a thought');
    const settings = (command: string) => asksElsewhere(seller, `mutation { ${command} { __typename } }`, {});
    const away = page.getByText(/^Away, back on/);
    const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await settings(`goAway(until: "${inAMonth}")`);
    await away.first().waitFor();
    await settings('comeBack');
    await away.first().waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toBe('Half a thought');
    await leave();
  });

  it('see at once a block and its end, and a second tab shows the changes of the first', async () => {
    const { buyer, seller, conversation, leave } = await own.two(screen);
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await field(buyer.page).fill('Half a thought');
    await seller.opens(`/en/messages/selling/${conversation}`);
    await field(seller.page).waitFor();
    const second = await seller.page.context().newPage();
    await second.goto(seller.page.url());
    await field(second).waitFor();
    await does(seller.page, 'Block');
    await seller.page
      .getByRole('dialog', { name: 'Block this person?' })
      .getByRole('button', { name: 'Block' })
      .click();
    await buyer.page.getByText('You can’t write to this person right now.').waitFor();
    await field(buyer.page).waitFor({ state: 'detached' });
    await second.getByText('You’ve blocked this person. Unblock them to write to them.').waitFor();
    await second.getByRole('button', { name: 'Unblock' }).first().click();
    await field(buyer.page).waitFor();
    expect(await field(buyer.page).inputValue()).toBe('Half a thought');
    await field(seller.page).waitFor();
    await does(second, 'Mute');
    await seller.page.getByText(/ · Muted/).waitFor();
    await leave();
  });
});
