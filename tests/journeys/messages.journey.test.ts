import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, screens, type Screen, type Visitor, visit } from '#tests/drivers/browser.ts';
import { asksElsewhere, logsIn } from '#tests/drivers/elsewhere.ts';
import { type Seller, type Sellers, writeSellers } from '#tests/drivers/ownAdsSellers.ts';
import { quarters } from '#tests/drivers/photoFiles.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/temporaryFolder.ts';

// Two people, each at a browser of their own, write to each other about an ad.

const isLong = process.env['ALLMEND_LONG'] === '1';
const shown: readonly Screen[] = isLong ? ['desk', 'phone'] : ['desk'];

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;
let sellers: Sellers;

beforeAll(async () => {
  folder = temporaryFolder();
  sellers = await writeSellers(folder.path, { 'an ad that runs': 21, 'no ads': 22 });
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production', REQUESTS_PER_MINUTE: '1000000' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

/** Somebody at a browser of their own who is logged in. */
async function comes({ email }: Seller, screen: Screen): Promise<Visitor> {
  const visitor = await visit(browser, {
    ...{ origin: server.url, viewport: screens[screen], hasTouch: screen === 'phone' },
  });
  await visitor.page.goto('/robots.txt');
  await logsIn(visitor, email);
  return visitor;
}

interface Two {
  readonly buyer: Visitor;
  readonly seller: Visitor;
  /** The id of the ad that they write about. */
  readonly ad: string;
  readonly conversation: string;
  leave(): Promise<void>;
}

/** A buyer who has written to a seller about an ad. */
async function two(screen: Screen, text = 'Is the bike still there?'): Promise<Two> {
  const selling = sellers.next('an ad that runs');
  const [buyer, seller] = await Promise.all([comes(sellers.next('no ads'), screen), comes(selling, screen)]);
  const mutation = `mutation ($listing: ID!, $message: MessageInput!) {
    told: writeAboutAd(listing: $listing, message: $message) { ... on MessageTaken { conversation { id } } } }`;
  const ad = selling.ads[0]!.id;
  const variables = { listing: ad, message: { key: 'first', text } };
  const { told } = await asksElsewhere<{ readonly told: { readonly conversation: { readonly id: string } } }>(
    buyer,
    mutation,
    variables,
  );
  return {
    ...{ buyer, seller, ad, conversation: told.conversation.id },
    leave: async () => void (await Promise.all([buyer.leaves(), seller.leaves()])),
  };
}

const logOf = (page: Page) => page.getByRole('log', { name: 'Messages of this conversation' });
const entry = (page: Page, text: string | RegExp) => logOf(page).getByRole('article').filter({ hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

async function writes(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function does(page: Page, deed: string): Promise<void> {
  await page.getByRole('button', { name: 'What to do with this conversation' }).click();
  await page
    .getByRole('dialog', { name: 'This conversation' })
    .getByRole('button', { name: deed, exact: true })
    .click();
}

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
    const { buyer, seller, conversation, leave } = await two(screen);
    await seller.opens('/en/messages/selling');
    const row = seller.page.getByRole('link', { name: /Velo a/ });
    await row.getByText('1 unread').waitFor({ state: 'attached' });
    expect(await seller.page.getByRole('contentinfo').count(), 'there is no footer').toBe(0);
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
    await buyer.page.getByText(/is typing …/).waitFor();
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
    const { buyer, seller, conversation, leave } = await two(screen);
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
    const { buyer, seller, conversation, leave } = await two('phone');
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

  it('see at once what becomes of the ad, in the conversation and in the list, and may do what fits it', async () => {
    const { buyer, seller, ad, conversation, leave } = await two(screen);
    const { page } = buyer;
    await buyer.opens(`/en/messages/buying/${conversation}`);
    const card = page.getByRole('complementary', { name: 'The ad' });
    const offer = page.getByRole('button', { name: 'Make an offer' });
    await offer.waitFor();
    await field(page).fill('Could I');
    const tells = (command: string) =>
      asksElsewhere(seller, `mutation ($id: ID!) { ${command} { __typename } }`, { id: ad });
    await tells('reserveAd(id: $id)');
    await card.getByText('Reserved').first().waitFor();
    await tells('endReservation(id: $id)');
    await expect.poll(() => card.getByText('Reserved').count()).toBe(0);
    await tells('repriceAd(id: $id, kind: "amount", price: "123")');
    await card.getByText(/CHF.123/).waitFor();
    await tells('sellAd(id: $id, where: HERE)');
    await card.getByText('Sold').first().waitFor();
    await offer.waitFor({ state: 'detached' });
    await tells('removeAd(id: $id)');
    await card.getByText('The ad is gone. What you have written to each other stays.').waitFor();
    expect(await field(page).inputValue()).toBe('Could I');
    await page.getByRole('link', { name: /Velo a.*Removed/ }).waitFor({ state: 'attached' });
    await leave();
  });

  it('are warned of what leads away, and can report and block', async () => {
    const { buyer, seller, conversation, leave } = await two(screen);
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

  it('see at once that they are blocked, and that they are so no longer, and a second tab what was done in the first', async () => {
    const { buyer, seller, conversation, leave } = await two(screen);
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
    await buyer.page.getByText('This person cannot be written to at the moment.').waitFor();
    await field(buyer.page).waitFor({ state: 'detached' });
    await second.getByText('You have blocked this person. To write to them, lift the block first.').waitFor();
    await second.getByRole('button', { name: 'Lift the block' }).first().click();
    await field(buyer.page).waitFor();
    expect(await field(buyer.page).inputValue()).toBe('Half a thought');
    await field(seller.page).waitFor();
    await does(second, 'Mute');
    await seller.page.getByText(/ · Muted/).waitFor();
    await leave();
  });

  it('put away, mute and find what was written', async () => {
    const { buyer, conversation, leave } = await two(screen, 'Does the basket belong to it?');
    const { page } = buyer;
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await does(page, 'Mute');
    await page.getByText('You hear no more of this conversation.').waitFor();
    await does(page, 'Put in the archive');
    await page.getByText('The conversation is in the archive.').waitFor();
    await buyer.opens('/en/messages/buying');
    await page.getByRole('heading', { name: 'All of these conversations are in the archive' }).waitFor();
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
    const { buyer, seller, conversation, leave } = await two(screen);
    await buyer.opens(`/en/messages/buying/${conversation}`);
    await seller.opens(`/en/messages/selling/${conversation}`);
    const file = join(folder.path, 'quarters.jpg');
    writeFileSync(file, await quarters(800, 600).jpeg().toBuffer());
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
    const { buyer, seller, conversation, leave } = await two(screen);
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
    const { buyer, seller, conversation, leave } = await two(screen);
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
    const { buyer, seller, conversation, leave } = await two('desk');
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
    const { conversation, leave } = await two('desk');
    const stranger = await comes(sellers.next('no ads'), 'desk');
    await stranger.opens(`/en/messages/buying/${conversation}`);
    await stranger.page.getByRole('heading', { name: 'There is no such conversation of yours' }).waitFor();
    expect(await field(stranger.page).count()).toBe(0);
    await stranger.leaves();
    await leave();
  });
});
