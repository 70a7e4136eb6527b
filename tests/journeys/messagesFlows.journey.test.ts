import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { openConversationMachine } from '#machines/messaging/openConversationMachine.ts';
import { openBrowser, type Visitor, visit } from '#tests/drivers/browser.ts';
import { conversationsInBrowser } from '#tests/drivers/conversationsInBrowser.ts';
import { messageSearchInBrowser } from '#tests/drivers/messageSearchInBrowser.ts';
import { openConversationInBrowser } from '#tests/drivers/openConversationInBrowser.ts';
import { outgoingInBrowser } from '#tests/drivers/outgoingInBrowser.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/temporaryFolder.ts';
import { toursOf, untakenBy, walksInBrowser, wayTo } from '#tests/drivers/walking.ts';
import { type Conversing, writeConversations } from '#tests/drivers/writtenConversations.ts';

// Messages, by the paths that their charts have, in front of a server.

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;
let visitor: Visitor;
let seller: Visitor;
let written: Conversing;

const conversations = conversationsInBrowser(() => written.next('more conversations than are shown at once'));
const conversationsTours = toursOf(conversations);
const search = messageSearchInBrowser(() => written.next('a question and its answer'));
const searchTours = toursOf(search);
const open = openConversationInBrowser(
  () => written.next('more messages than are shown at once'),
  () => seller,
);
const openTours = toursOf(open, 'transitions');

type Open = SnapshotFrom<typeof openConversationMachine>;
const isClosedByOther = ({ context: { conversation } }: Open) =>
  conversation !== null && conversation.closed !== null && !conversation.isBlocked;
const isAgreed = ({ context: { conversation } }: Open) => conversation?.offer?.isAgreed === true;
const outgoing = outgoingInBrowser(
  () => written.next('a question and its answer'),
  () => seller,
);
const outgoingTours = toursOf(outgoing);

beforeAll(async () => {
  folder = temporaryFolder();
  written = await writeConversations(folder.path, {
    'more conversations than are shown at once': conversationsTours.length,
    'a question and its answer': searchTours.length + outgoingTours.length,
    'more messages than are shown at once': openTours.length + 2,
  });
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production', REQUESTS_PER_MINUTE: '1000000' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
  // One window for all paths: each begins with a document of its own.
  visitor = await visit(browser, { origin: server.url });
  seller = await visit(browser, { origin: server.url });
});
afterAll(async () => {
  await Promise.all([visitor.leaves(), seller.leaves()]);
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

describe('a list of conversations in a browser', () => {
  it.each(conversationsTours)('%s', (_, way) => walksInBrowser(visitor, conversations, way));
});

describe('looking for messages in a browser', () => {
  it.each(searchTours)('%s', (_, way) => walksInBrowser(visitor, search, way));
});

describe('a conversation that is open in a browser', () => {
  it.each(openTours)('%s', (_, way) => walksInBrowser(visitor, open, way));

  it('says so once the other has blocked whoever writes', () =>
    walksInBrowser(visitor, open, wayTo(open, isClosedByOther)));

  it('shows an offer that was taken', () => walksInBrowser(visitor, open, wayTo(open, isAgreed)));

  it('leaves out what cannot be done there', () => {
    expect(untakenBy(open)).toEqual(Object.keys(open.untaken ?? {}).toSorted());
  });
});

describe('what goes out of a conversation in a browser', () => {
  it.each(outgoingTours)('%s', (_, way) => walksInBrowser(visitor, outgoing, way));

  it('leaves out what other walks do', () => {
    expect(untakenBy(outgoing)).toEqual(Object.keys(outgoing.untaken ?? {}).toSorted());
  });
});
