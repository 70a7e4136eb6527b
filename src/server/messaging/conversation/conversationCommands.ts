import * as rules from '#machines/conversation/lifecycle/conversationRules.ts';
import type { ReportReason } from '#machines/conversation/lifecycle/conversationFacts.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { endReservation, reserve } from '#machines/listing/lifecycle/listingRules.ts';
import type { Market } from '#server/store/market.ts';
import type { Done } from '#server/store/commands.ts';
import { conversationIdOf } from './conversationId.ts';
import { onConversation, onConversationAndListing } from './onConversation.ts';
import type { RefusedMessage } from '../refusedMessages.ts';
import { listingStateOf } from '../relations.ts';

/** A conversation and the party that acts in it. */
interface Own {
  readonly id: string;
  readonly by: string;
}

type Answer = Promise<Done | RefusedMessage>;

/** Conversation commands without parameters, which affect only the view of the party that gives them. */
const plain = {
  archive: rules.archive,
  unarchive: rules.unarchive,
  mute: rules.mute,
  unmute: rules.unmute,
};

export type PlainConversationCommand = keyof typeof plain;

/** Runs a command that a party applies to its own view of a conversation. */
export function commandConversation(market: Market, own: Own, command: PlainConversationCommand): Answer {
  return onConversation(market, own, (conversation, at) => plain[command](conversation, { by: own.by, at }));
}

/** Records that a party has seen all entries up to a number. */
export function readConversation(market: Market, own: Own, upTo: number): Answer {
  return onConversation(market, own, (conversation, at) => rules.read(conversation, { by: own.by, at, upTo }));
}

/** Reports a conversation to the moderators: its journal stores the report. */
export function reportConversation(
  market: Market,
  own: Own,
  report: { readonly reason: ReportReason; readonly entries: readonly number[]; readonly text: string },
): Answer {
  return onConversation(market, own, (conversation, at) => rules.report(conversation, { by: own.by, at, ...report }));
}

/** The rules that end an offer without accepting it. */
const answers = {
  decline: rules.declineOffer,
  withdraw: rules.withdrawOffer,
};

/** Accepts the other party's offer. */
export function acceptOffer(market: Market, own: Own, offer: number): Answer {
  return onConversationAndListing(market, own, (conversation, { at, listingState, relation }) =>
    rules.acceptOffer(conversation, { by: own.by, at, offer, listingState, ...relation }),
  );
}

/** Declines the other party's offer, or withdraws the party's own offer. */
export function endOffer(market: Market, own: Own, offer: number, how: keyof typeof answers): Answer {
  return onConversation(market, own, (conversation, at) => answers[how](conversation, { by: own.by, at, offer }));
}

/** Reserves the listing for the buyer of a conversation: listing and conversation record it together. */
export function reserveForBuyer(market: Market, own: Own): Answer {
  const { by } = own;
  return onConversationAndListing(
    market,
    own,
    (conversation, { at, listingState, relation }) =>
      rules.reserve(conversation, { by, at, listingState, ...relation }),
    (listing, { at, listingState, buyer }) => {
      const reserved = reserve(listing, { by, buyer, at });
      if ('refused' in reserved || !listingState.isReserved) return reserved;
      // The listing was reserved for an unnamed buyer before; that reservation ends first.
      const ended = endReservation(listing, { by, at });
      return 'refused' in ended ? ended : [...ended, ...reserved];
    },
  );
}

/** Ends the seller's reservation. */
export function endReservationForBuyer(market: Market, own: Own): Answer {
  const { by } = own;
  return onConversationAndListing(
    market,
    own,
    (conversation, { at, listingState }) => rules.endReservation(conversation, { by, at, listingState }),
    (listing, { at }) => endReservation(listing, { by, at }),
  );
}

/**
 * Ends the reservation of a listing whose buyer is known, and informs the buyer. Undefined if there is no such
 * reservation.
 */
export async function endReservationWithNotice(
  market: Market,
  { listing, by }: { readonly listing: string; readonly by: string },
): Promise<Done | undefined> {
  const { snapshot } = await market.commands.load({ lifecycle: listingLifecycle, id: listing });
  const current = snapshot.context.listing;
  const buyer = current && listingStateOf(current).reservedFor;
  if (!buyer) return undefined;
  const done = await endReservationForBuyer(market, { id: conversationIdOf(listing, buyer), by });
  return isRefusal(done) ? undefined : done;
}
