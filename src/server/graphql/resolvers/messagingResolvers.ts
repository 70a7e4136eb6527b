import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import { isViewable } from '#machines/listing/lifecycle/listingStatus.ts';
import { awayAt } from '#machines/messaging/lifecycle/messaging.ts';
import { formatPrice } from '#market/prices.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { priceWords } from '#words/prices.ts';
import { pathTo } from '#routes';
import { isPublic } from '../../listing/listingVisibility.ts';
import { allowedIn, closedBecause, isReservedFor } from '../../messaging/allowed.ts';
import { isListingId } from '../../listing/listingId.ts';
import { contactBoxOf } from '../../messaging/contactBox.ts';
import {
  buyerOf,
  conversationOf,
  conversationsOf,
  countsOf,
  type ConversationForParty,
} from '../../messaging/conversation/conversations.ts';
import { noteDeliveries } from '../../messaging/live/deliveries.ts';
import { entriesAt, entriesOf, type EntryPage } from '../../messaging/conversation/entries.ts';
import { entryWarnings } from '../../messaging/live/entryWarnings.ts';
import { messagingOf } from '../../messaging/messagingSettings.ts';
import { refusedMessageAnswer } from '../../messaging/refusedMessages.ts';
import { searchMessages } from '../../messaging/conversation/searching.ts';
import { isThere, relationsOf } from '../../messaging/relations.ts';
import type { GraphqlServices } from '../graphqlServices.ts';
import type { OperationContext } from '../context.ts';
import { cursorText, readPage, readSearch, readConversationsPage } from './messagingArguments.ts';
import type { ConversationEntrySource } from '../sources.ts';

/**
 * Resolves the queries of `graphql/messaging/messaging.graphql` and its neighbours. `messagingCommands.ts` has the
 * mutations.
 */
export const messagingResolvers: Resolvers = {
  MessagesTab: { BUYING: 'buyer', SELLING: 'seller' },
  ConversationCommand: {
    WRITE: 'write',
    OFFER: 'offer',
    ACCEPT: 'accept',
    DECLINE: 'decline',
    WITHDRAW: 'withdraw',
    RESERVE: 'reserve',
    END_RESERVATION: 'endReservation',
  },
  EntryKind: {
    MESSAGE: 'message',
    OFFER: 'offer',
    COUNTER_OFFER: 'counterOffer',
    OFFER_ACCEPTED: 'offerAccepted',
    OFFER_DECLINED: 'offerDeclined',
    OFFER_WITHDRAWN: 'offerWithdrawn',
    RESERVED: 'reserved',
    RESERVATION_ENDED: 'reservationEnded',
  },
  DeliveryState: { SENT: 'sent', DELIVERED: 'delivered', READ: 'read' },
  WarningKind: {
    LINK: 'link',
    FOREIGN_PHONE: 'foreignPhone',
    OTHER_CHANNEL: 'otherChannel',
    PAYMENT: 'payment',
    SECRET: 'secret',
  },
  ReportReason: { FRAUD: 'fraud', HARASSMENT: 'harassment', SPAM: 'spam', FORBIDDEN: 'forbidden', OTHER: 'other' },
  ContactState: {
    OWN: 'own',
    OPEN: 'open',
    AWAY: 'away',
    RESERVED: 'reserved',
    RESERVED_FOR_YOU: 'reservedForYou',
    SOLD: 'sold',
    OVER: 'over',
    BLOCKED: 'blocked',
    UNAVAILABLE: 'unavailable',
  },
  Query: {
    async conversations(_, args, { services, visitor }) {
      const { tab, archived, first, after } = readConversationsPage(args);
      const { session } = visitor.caller;
      if (!session) return null;
      const { market } = services;
      const position = await market.store.head();
      const page = { side: tab, isArchived: archived, first, after };
      const { conversations, next } = await conversationsOf(market, session.account, page);
      await recordDelivered(services, conversations);
      return {
        conversations: [...conversations],
        endCursor: next && cursorText(next),
        position: String(position),
      };
    },
    async conversationCounts(_, _args, { services, visitor }) {
      const { session } = visitor.caller;
      if (!session) return null;
      const { buyer, seller } = await countsOf(services.market, session.account);
      return { buying: buyer, selling: seller };
    },
    async conversation(_, { id }, { services, visitor }) {
      const { session } = visitor.caller;
      if (!session) return null;
      const seen = await conversationOf(services.market, session.account, id);
      if (!seen) return null;
      await recordDelivered(services, [seen]);
      return seen;
    },
    async searchMessages(_, args, { services, visitor }) {
      const { text, first } = readSearch(args);
      const { session } = visitor.caller;
      if (!session) return null;
      const { found, ...rest } = await searchMessages(services.market, session.account, { text, first });
      return { ...rest, found: found.map(({ entry, seen }) => ({ entry: { entry, seen }, conversation: seen })) };
    },
    async contactBox(_, { listing }, { services, visitor }) {
      if (!isListingId(listing)) return null;
      const account = visitor.caller.session?.account ?? null;
      return (await contactBoxOf(services, { listing, account })) ?? null;
    },
    async messagingSettings(_, _args, { services, visitor }) {
      const { session } = visitor.caller;
      return session && { account: session.account, messaging: await messagingOf(services.market, session.account) };
    },
  },
  Conversation: {
    tab: ({ own }) => own.side,
    buyerId: (seen) => buyerOf(seen),
    listing: (seen) => seen,
    other: ({ other, otherAccount }) => ({ id: other.account, account: otherAccount }),
    unread: ({ own }) => own.unread,
    readUpTo: ({ own }) => own.read_up_to,
    isArchived: ({ own }) => own.archived === 1,
    isMuted: ({ own }) => own.muted === 1,
    isBlocked: ({ relation }) => relation.hasBlocked,
    async closed(seen, _, { services, language }) {
      const because = await closedBecause(seen, services.market.clock());
      return because ? refusedMessageAnswer(because, services.words[language]) : null;
    },
    async last(seen, _, { services }) {
      const { id: conversation, own } = seen;
      const [entry] = await entriesAt(services.market, [{ conversation, number: own.last_entry }]);
      return entry ? { entry, seen } : null;
    },
    async offer({ folded, own }) {
      const { offer } = await folded();
      return (
        offer && { number: offer.number, francs: offer.francs, isOwn: offer.by === own.side, isAgreed: offer.isAgreed }
      );
    },
    isReservedForBuyer: async ({ folded, foldedListing }) => isReservedFor(await folded(), await foldedListing()),
    may: async (seen, _, { services }) => [...(await allowedIn(seen, services.market.clock()))],
    entries: (seen, args, context) => pageOf(seen, readPage({ most: args.last, before: args.before }), context),
    entriesAfter: (seen, args, context) => pageOf(seen, readPage({ most: args.first, after: args.number }), context),
  },
  ConversationListing: {
    id: ({ own }) => own.listing,
    title: ({ listing }) => listing?.title ?? '',
    priceText({ listing }, _, { services, language }) {
      const say = services.words[language];
      const words = { free: say(priceWords.free), onRequest: say(priceWords.onRequest) };
      if (!listing) return '';
      const { price: kind, francs } = listing;
      return formatPrice(kind === 'amount' ? { kind, francs: francs ?? 0 } : { kind }, words);
    },
    francs: ({ listing }) => (listing?.price === 'amount' ? listing.francs : null),
    status: ({ listing, own }) =>
      listing && (own.side === 'seller' || isPublic(listing)) ? writtenStatus(listing.status) : null,
    isGone: ({ listing }) => isPermanentlyRemoved(listing),
    picture: ({ listing }) => (isPermanentlyRemoved(listing) ? null : firstPicture(listing!)),
    path: ({ listing, own }, _, { language }) =>
      listing && (isPublic(listing) || (own.side === 'seller' && isViewable(listing.status)))
        ? pathTo('listing', language, { id: listing.id, slug: slugOf(listing.title) })
        : null,
  },
  Correspondent: {
    publicAccountId: ({ id }) => id,
    name: ({ account }) => account?.name || null,
    picture: ({ account }) => (isThere(account) ? (account?.picture ?? null) : null),
    isGone: ({ account }) => account === undefined || account.status === 'erased',
    awayUntil: ({ account }, _, { services }) =>
      awayAt({ awayUntil: account?.away_until ?? null }, services.market.clock()),
  },
  ConversationEntry: {
    id: ({ entry }) => `${entry.conversation}-${entry.number}`,
    number: ({ entry }) => entry.number,
    at: ({ entry }) => entry.at,
    kind: ({ entry }) => entry.kind,
    isOwn,
    key: (source) => (isOwn(source) ? source.entry.key : null),
    text: ({ entry }) => entry.text,
    pictures: ({ entry }) => [...entry.pictures],
    isErased: ({ entry }) => entry.isErased,
    francs: ({ entry }) => entry.offer?.francs ?? null,
    offer: ({ entry }) => entry.offer?.number ?? null,
    deliveryState(source) {
      if (!isOwn(source)) return null;
      const { entry, seen } = source;
      if (entry.number <= seen.other.read_up_to) return 'read';
      return entry.number <= seen.other.delivered ? 'delivered' : 'sent';
    },
    warnings: ({ entry, seen }) => [...entryWarnings(entry, seen.own.account)],
  },
  MessagingSettings: {
    awayUntil: ({ messaging }, _, { services }) => awayAt(messaging, services.market.clock()),
    wantsMails: ({ messaging }) => messaging.wantsMails,
    async blocked({ account, messaging }, _, { services }) {
      const ids = messaging.blocked.slice(0, mostBlockedListed).map((blocked) => blocked.account);
      const { accounts } = await relationsOf(services.market, account, ids);
      return ids.map((id) => ({ id, account: accounts.get(id) }));
    },
  },
};

/** Only the most recently blocked accounts. The user finds older ones in their conversations. */
const mostBlockedListed = 100;

type Listing = ConversationForParty['listing'];

function isOwn({ entry, seen }: ConversationEntrySource): boolean {
  return entry.account === seen.own.account;
}

/** A page of a conversation's entries for the current user. */
async function pageOf(seen: ConversationForParty, page: EntryPage, { services }: OperationContext) {
  const { entries, hasMore } = await entriesOf(services.market, seen.id, page);
  return { entries: entries.map((entry) => ({ entry, seen })), hasMore };
}

/** Records the last entries of these conversations as delivered, because the user's device has requested them. */
async function recordDelivered(
  services: GraphqlServices,
  conversations: readonly ConversationForParty[],
): Promise<void> {
  const unread = conversations.filter(({ own }) => own.unread > 0);
  await noteDeliveries(
    services,
    unread.map(({ id, own, other }) => ({
      conversation: id,
      account: own.account,
      number: own.last_entry,
      other: other.account,
    })),
  );
}

function isPermanentlyRemoved(listing: Listing): boolean {
  return listing === undefined || listing.status === 'removed' || listing.seller_status === 'erased';
}

function writtenStatus(status: NonNullable<Listing>['status']) {
  if (status === 'unwritten') throw new Error('A conversation has an ad without a draft');
  return status;
}

function firstPicture({ images }: NonNullable<Listing>): string | null {
  return (JSON.parse(images) as string[])[0] ?? null;
}
