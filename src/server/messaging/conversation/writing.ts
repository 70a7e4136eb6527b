import type { ConversationFact } from '#machines/conversation/lifecycle/conversationFacts.ts';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import {
  type ConversationRefusal,
  makeOffer,
  send,
  writeAbout,
  type Written,
} from '#machines/conversation/lifecycle/conversationRules.ts';
import { idOf } from '#machines/journal/lifecycle.ts';
import { isRefusal, refuse } from '#machines/journal/refusal.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { messagingLifecycle } from '#machines/messaging/lifecycle/messagingLifecycle.ts';
import { makeContact, type MessagingRefusal } from '#machines/messaging/lifecycle/messagingRules.ts';
import { commandIdOf } from '#server/store/commandId.ts';
import type { Market } from '#server/store/market.ts';
import type { Done } from '#server/store/commands.ts';
import { conversationIdOf } from './conversationId.ts';
import { arePicturesOf, recordPicturesSent } from './messagePictures.ts';
import { onConversation, onConversationAndListing, partiesOf } from './onConversation.ts';
import { asRefused, type RefusedMessage } from '../refusedMessages.ts';
import { listingStateOf, relationsOf } from '../relations.ts';

/** A written entry: its place, and the position of the last write. */
export interface AppendedEntry {
  readonly conversation: string;
  readonly number: number;
  readonly position: number;
}

/** The content of a message, and its author. */
interface Writing {
  readonly by: string;
  readonly written: Written;
}

/**
 * Writes about a listing. Begins the conversation of listing and buyer, which counts as a first contact, or continues
 * it. The same key is the same message, whichever call it comes by.
 */
export async function writeAboutListing(
  market: Market,
  { listing, by, written }: Writing & { readonly listing: string },
): Promise<AppendedEntry | RefusedMessage> {
  const { commands, clock } = market;
  const { snapshot } = await commands.load({ lifecycle: listingLifecycle, id: listing });
  const current = snapshot.context.listing;
  if (current?.publishedAt === undefined) return refuse('conversation.adUnknown');
  const id = conversationIdOf(listing, by);
  const relations = await relationsOf(market, by, [current.seller]);
  const at = clock();
  const answer = await commands.run<
    {
      conversation: { lifecycle: typeof conversationLifecycle; id: string };
      own: { lifecycle: typeof messagingLifecycle; id: string };
      listing: { lifecycle: typeof listingLifecycle; id: string };
    },
    ConversationRefusal | MessagingRefusal | 'messaging.pictureUnknown'
  >({
    id: keyOf(written.key, by),
    actor: by,
    streams: {
      conversation: { lifecycle: conversationLifecycle, id },
      own: { lifecycle: messagingLifecycle, id: by },
      listing: { lifecycle: listingLifecycle, id: listing },
    },
    decide: ({ conversation: { conversation }, own: { messaging }, listing: now }) => {
      const facts = writeAbout(conversation, {
        by,
        at,
        listing,
        written,
        listingState: listingStateOf(now.listing!),
        ...relations.to(current.seller),
      });
      if (isRefusal(facts)) return facts;
      if (conversation) return { conversation: facts };
      const { since } = relations.accounts.get(by)!;
      const contact = makeContact(messaging, { conversation: id, since, at });
      return isRefusal(contact) ? contact : { conversation: facts, own: contact };
    },
    ...withPictures(market, { id, by, written }),
  });
  return appendedEntry(isRefusal(answer) ? asRefused(answer) : answer);
}

/** Writes a message in a conversation. */
export async function sendMessage(
  market: Market,
  { conversation: id, by, written }: Writing & { readonly conversation: string },
): Promise<AppendedEntry | RefusedMessage> {
  const parties = await partiesOf(market, id, by);
  if (!parties) return refuse('conversation.unknown');
  const { account } = parties.other;
  const relation = (await relationsOf(market, by, [account])).to(account);
  return appendedEntry(
    await onConversation(
      market,
      { id, by, command: keyOf(written.key, by), ...withPictures(market, { id, by, written }) },
      (conversation, at) => send(conversation, { by, at, written, ...relation }),
    ),
  );
}

/** Offers an amount in a conversation. */
export async function offerAmount(
  market: Market,
  offer: { readonly conversation: string; readonly by: string; readonly key: string; readonly francs: number },
): Promise<AppendedEntry | RefusedMessage> {
  const { conversation: id, by, key, francs } = offer;
  return appendedEntry(
    await onConversationAndListing(
      market,
      { id, by, command: keyOf(key, by) },
      (conversation, { at, listingState, relation }) =>
        makeOffer(conversation, { by, at, key, francs, listingState, ...relation }),
    ),
  );
}

/** The command id of an entry. It contains the author, because keys of different devices may be equal. */
function keyOf(key: string, by: string): string {
  return commandIdOf(key, 'entry', by)!;
}

/** Pictures are sent with the message, once. Pictures of other accounts, and those sent before, are refused. */
function withPictures(market: Market, { id, by, written }: Writing & { readonly id: string }) {
  const { pictures } = written;
  if (pictures.length === 0) return {};
  return {
    unless: async () =>
      (await arePicturesOf(market, by, pictures)) ? undefined : refuse('messaging.pictureUnknown' as const),
    rows: () => [recordPicturesSent(market, pictures, id)],
  };
}

const writings: ReadonlySet<string> = new Set<ConversationFact['type']>([
  'conversation.messageSent',
  'conversation.offerMade',
]);

function appendedEntry(answer: Done | RefusedMessage): AppendedEntry | RefusedMessage {
  if (isRefusal(answer)) return answer;
  const written = answer.facts.find(({ type }) => writings.has(type));
  if (!written) throw new Error('The command was accepted without an entry');
  return { conversation: idOf(written.stream), number: written.version, position: answer.position };
}
