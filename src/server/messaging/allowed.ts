import type { Conversation } from '#machines/conversation/lifecycle/conversation.ts';
import * as rules from '#machines/conversation/lifecycle/conversationRules.ts';
import { isRefusal, type Refusal } from '#machines/journal/refusal.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import type { AllowedCommand } from '#machines/messaging/openConversation/shownConversation.ts';
import type { ConversationForParty } from './conversation/conversations.ts';
import { listingStateOf } from './relations.ts';

/** A made-up message, for testing whether the rules allow one. */
const probe = { key: 'probe', text: '?', pictures: [] };

/**
 * The refusal that closes a conversation for writing; undefined if it is open. A temporary rate limit does not close
 * it.
 */
export async function closedBecause(
  { own, relation, folded }: ConversationForParty,
  at: number,
): Promise<Refusal<rules.ConversationRefusal> | undefined> {
  const answer = rules.send(await folded(), { by: own.account, at, written: probe, ...relation });
  return isRefusal<rules.ConversationRefusal>(answer) && answer.refused !== 'conversation.tooFast' ? answer : undefined;
}

/** The commands that the rules allow now. They are computed from the rules, so no list repeats them. */
export async function allowedIn(seen: ConversationForParty, at: number): Promise<readonly AllowedCommand[]> {
  const [conversation, listing] = await Promise.all([seen.folded(), seen.foldedListing()]);
  const { account: by } = seen.own;
  const { relation } = seen;
  const listingState = listingStateOf(listing);
  const offer = conversation.offer?.number ?? 0;
  const checks: Readonly<Record<AllowedCommand, Answer>> = {
    write: rules.send(conversation, { by, at, written: probe, ...relation }),
    offer: rules.makeOffer(conversation, { by, at, key: probe.key, francs: 1, listingState, ...relation }),
    accept: rules.acceptOffer(conversation, { by, at, offer, listingState, ...relation }),
    decline: rules.declineOffer(conversation, { by, at, offer }),
    withdraw: rules.withdrawOffer(conversation, { by, at, offer }),
    reserve: rules.reserve(conversation, { by, at, listingState, ...relation }),
    endReservation: rules.endReservation(conversation, { by, at, listingState }),
  };
  return (Object.keys(checks) as AllowedCommand[]).filter((command) => {
    const answer = checks[command];
    // A command without facts would change nothing: it has been done already, so it is not offered.
    return !isRefusal(answer) && answer.length > 0;
  });
}

type Answer = ReturnType<typeof rules.send>;

/** Whether the listing is reserved for the buyer of a conversation. */
export function isReservedFor({ parties }: Pick<Conversation, 'parties'>, listing: Listing): boolean {
  return listingStateOf(listing).reservedFor === parties.buyer.account;
}
