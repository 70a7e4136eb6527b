import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { composerMachine } from '#machines/messaging/openConversation/composerMachine.ts';
import type { openConversationMachine } from '#machines/messaging/openConversation/openConversationMachine.ts';
import { composerInBrowser } from '#tests/drivers/messaging/conversation/composerInBrowser.ts';
import { conversationsInBrowser } from '#tests/drivers/messaging/conversationsInBrowser.ts';
import { logsIn } from '#tests/drivers/browser/elsewhere.ts';
import { messageSearchInBrowser } from '#tests/drivers/messaging/messageSearchInBrowser.ts';
import { openConversationInBrowser } from '#tests/drivers/messaging/conversation/openConversationInBrowser.ts';
import { outgoingInBrowser } from '#tests/drivers/messaging/conversation/outgoingInBrowser.ts';
import { phoneInBrowser } from '#tests/drivers/messaging/contactBox/phoneInBrowser.ts';
import { readingInBrowser } from '#tests/drivers/messaging/conversation/readingInBrowser.ts';
import { typingInBrowser } from '#tests/drivers/messaging/conversation/typingInBrowser.ts';
import { unreadInBrowser } from '#tests/drivers/messaging/unreadInBrowser.ts';
import { toursOf, untakenBy, walksInBrowser, wayTo } from '#tests/drivers/walking/walking.ts';
import { conversingMarket, type ConversingMarket } from './conversingMarket.ts';

// Walks of messages along the paths of their charts, against a server.

const conversations = conversationsInBrowser(() => market.next('more conversations than are shown at once'));
const conversationsTours = toursOf(conversations);
const search = messageSearchInBrowser(() => market.next('a question and its answer'));
const searchTours = toursOf(search);
const open = openConversationInBrowser(
  () => market.next('more messages than are shown at once'),
  () => market.other(),
);
const openTours = toursOf(open, 'transitions');

type Open = SnapshotFrom<typeof openConversationMachine>;
const isClosedByOther = ({ context: { conversation } }: Open) =>
  conversation !== null && conversation.closed !== null && !conversation.isBlocked;
const isAgreed = ({ context: { conversation } }: Open) => conversation?.offer?.isAgreed === true;
const outgoing = outgoingInBrowser(
  () => market.next('a question and its answer'),
  () => market.other(),
);
const outgoingTours = toursOf(outgoing);
const typing = typingInBrowser(() => market.next('a question and its answer'));
const typingTours = toursOf(typing);
const phone = phoneInBrowser(
  () => market.next('nothing'),
  () => market.other(),
);
const phoneTours = toursOf(phone);
const unread = unreadInBrowser(() => market.next('a question and its answer'));
const unreadTours = toursOf(unread, 'transitions');
const composer = composerInBrowser(() => market.next('a question and its answer'));
const composerTours = toursOf(composer, 'transitions');
const isRefused = ({ context: { pictures } }: SnapshotFrom<typeof composerMachine>) =>
  pictures.some(({ state }) => state === 'refused');
const reading = readingInBrowser(
  () => market.next('a question and its answer'),
  () => market.other(),
);
const readingTours = toursOf(reading);

const market: ConversingMarket = conversingMarket({
  'more conversations than are shown at once': conversationsTours.length,
  nothing: phoneTours.length,
  'a question and its answer':
    searchTours.length +
    outgoingTours.length +
    typingTours.length +
    2 * unreadTours.length +
    (composerTours.length + 1) +
    readingTours.length,
  'more messages than are shown at once': openTours.length + 3,
});

describe('a list of conversations in a browser', () => {
  it.each(conversationsTours)('%s', (_, way) => walksInBrowser(market.visitor(), conversations, way));
});

describe('the search for messages in a browser', () => {
  it.each(searchTours)('%s', (_, way) => walksInBrowser(market.visitor(), search, way));

  it('opens a message among many, also when older ones have to load first', async () => {
    const visitor = market.visitor();
    const { page } = visitor;
    await visitor.forgets();
    await logsIn(visitor, market.next('more messages than are shown at once').buyer);
    await visitor.opens('/en/messages/buying');
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('Message 2');
    await page.getByRole('link', { name: /Message 2/ }).click();
    const log = page.getByRole('log');
    const found = log.getByRole('article').filter({ hasText: 'Message 2' });
    await expect.poll(() => found.getAttribute('aria-current')).toBe('true');
    const isInSight = (entry: Element) => {
      const { top, bottom } = entry.getBoundingClientRect();
      const log = entry.closest('[role=region]')!.getBoundingClientRect();
      return top >= log.top && bottom <= log.bottom;
    };
    await expect.poll(() => found.evaluate(isInSight)).toBe(true);
    expect(await log.getByRole('article').filter({ hasText: 'Message 4' }).evaluate(isInSight)).toBe(false);
    await visitor.expectNoBarriers();
  });
});

describe('an open conversation in a browser', () => {
  it.each(openTours)('%s', (_, way) => walksInBrowser(market.visitor(), open, way));

  it('shows a notice once the other person has blocked the user', () =>
    walksInBrowser(market.visitor(), open, wayTo(open, isClosedByOther)));

  it('shows an accepted offer', () => walksInBrowser(market.visitor(), open, wayTo(open, isAgreed)));

  it('omits the actions that are impossible there', () => {
    expect(untakenBy(open)).toEqual(Object.keys(open.untaken ?? {}).toSorted());
  });
});

describe('the outgoing messages of a conversation in a browser', () => {
  it.each(outgoingTours)('%s', (_, way) => walksInBrowser(market.visitor(), outgoing, way));

  it('omits the actions that other walks cover', () => {
    expect(untakenBy(outgoing)).toEqual(Object.keys(outgoing.untaken ?? {}).toSorted());
  });
});

describe('the typing indicator in a browser', () => {
  it.each(typingTours)('%s', (_, way) => walksInBrowser(market.visitor(), typing, way));
});

describe('the phone number of a seller in a browser', () => {
  it.each(phoneTours)('%s', (_, way) => walksInBrowser(market.visitor(), phone, way));
});

describe('the number of unread conversations in a browser', () => {
  it.each(unreadTours)('%s', (_, way) => walksInBrowser(market.visitor(), unread, way));
});

describe('the composer of messages in a browser', () => {
  it.each(composerTours)('%s', (_, way) => walksInBrowser(market.visitor(), composer, way));

  it('shows why a picture is refused', () => walksInBrowser(market.visitor(), composer, wayTo(composer, isRefused)));

  it('omits the actions that other walks cover', () => {
    expect(untakenBy(composer)).toEqual(Object.keys(composer.untaken ?? {}).toSorted());
  });
});

describe('the read position in a conversation in a browser', () => {
  it.each(readingTours)('%s', (_, way) => walksInBrowser(market.visitor(), reading, way));
});
