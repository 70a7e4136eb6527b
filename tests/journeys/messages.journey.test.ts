import { describe, expect, it } from 'vitest';
import type { Screen } from '#tests/drivers/browser/browser.ts';
import { asksElsewhere } from '#tests/drivers/browser/elsewhere.ts';
import { correspondence, entry, field, logOf, writes } from './correspondence.ts';

// Two people, each in a separate browser, write to each other about a listing.

const isLong = process.env['ALLMEND_LONG'] === '1';
const shown: readonly Screen[] = isLong ? ['desk', 'phone'] : ['desk'];

const own = correspondence(20);

/** Runs in the page: which of these texts overlap others. */
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
  it('see state, price and reservation of their listing side by side as far as there is space, in any language', async () => {
    const { buyer, seller, conversation, leave } = await own.two('phone');
    const reserving = `mutation { result: reserveForBuyer(conversation: "${conversation}") { __typename } }`;
    expect(await asksElsewhere(seller, reserving)).toEqual({ result: { __typename: 'Conversation' } });
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

  it('lose nothing of their text while offline or after a reload', async () => {
    const { buyer, seller, conversation, leave } = await own.two(screen);
    const { page } = buyer;
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await field(page).fill('Half a thought');
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe('Half a thought');
    await page.context().setOffline(true);
    await writes(page, 'Written in a tunnel');
    await entry(page, 'Written in a tunnel').getByText('Will be sent once you’re online').waitFor();
    await page.context().setOffline(false);
    await entry(page, 'Written in a tunnel')
      .getByText(/^(Sent|Delivered|Read)$/)
      .waitFor();
    await seller.opens(`/en/messages/selling/${conversation}`);
    await entry(seller.page, 'Written in a tunnel').waitFor();
    expect(await entry(seller.page, 'Written in a tunnel').count()).toBe(1);
    await leave();
  });

  it('are notified when a message from an offline time is refused, and can discard it', async () => {
    const { buyer, seller, conversation, leave } = await own.two(screen);
    const { page } = buyer;
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await field(page).waitFor();
    await page.context().setOffline(true);
    await writes(page, 'Written in a tunnel');
    await entry(page, 'Written in a tunnel').getByText('Will be sent once you’re online').waitFor();
    await asksElsewhere(
      seller,
      'mutation ($id: ID!) { result: blockCorrespondent(conversation: $id) { __typename ... on Refusal { code } } }',
      { id: conversation },
    );
    await page.context().setOffline(false);
    await entry(page, 'Written in a tunnel').getByText('You can’t write to this person right now.').waitFor();
    await entry(page, 'Written in a tunnel').getByRole('button', { name: 'Discard' }).click();
    await entry(page, 'Written in a tunnel').waitFor({ state: 'detached' });
    // The view removes the entry at once, and the device's store a moment later.
    await expect.poll(() => page.evaluate(countOutbox)).toBe(0);
    await page.reload();
    await logOf(page).getByRole('article').first().waitFor();
    expect(await entry(page, 'Written in a tunnel').count()).toBe(0);
    await leave();
  });
});

/** Runs in the page: the number of pending commands in the device's store. */
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
  it('opens it for each of the two in the right tab, and the login for a visitor', async () => {
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

  it('shows an error when the user has no such conversation', async () => {
    const { conversation, leave } = await own.two('desk');
    const stranger = await own.stranger('desk');
    await stranger.opens(`/en/messages/buying/${conversation}`);
    await stranger.page.getByRole('heading', { name: 'Conversation not found' }).waitFor();
    expect(await field(stranger.page).count()).toBe(0);
    await stranger.leaves();
    await leave();
  });
});
