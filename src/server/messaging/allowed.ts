import type { Conversation } from '#machines/conversation/lifecycle/conversation.ts';
import * as rules from '#machines/conversation/lifecycle/conversationRules.ts';
import { isRefusal, type Refusal } from '#machines/journal/refusal.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import type { AllowedCommand } from '#machines/messaging/openConversation/shownConversation.ts';
import type { SeenConversation } from './conversation/conversations.ts';
import { adStandingOf } from './standings.ts';

/** What is asked of the rules, for them to say what may be. */
const probe = { key: 'probe', text: '?', pictures: [] };

/** Why nothing can be written in a conversation; undefined where it can, if not this very minute. */
export async function closedBecause(
  { own, standing, folded }: SeenConversation,
  at: number,
): Promise<Refusal<rules.ConversationRefusal> | undefined> {
  const answer = rules.send(await folded(), { by: own.account, at, written: probe, ...standing });
  return isRefusal<rules.ConversationRefusal>(answer) && answer.refused !== 'conversation.tooFast' ? answer : undefined;
}

/** What of all commands the rules let happen now: no list says it. */
export async function allowedIn(seen: SeenConversation, at: number): Promise<readonly AllowedCommand[]> {
  const [conversation, listing] = await Promise.all([seen.folded(), seen.listing()]);
  const { account: by } = seen.own;
  const { standing } = seen;
  const ad = adStandingOf(listing);
  const offer = conversation.offer?.number ?? 0;
  const asked: Readonly<Record<AllowedCommand, Answer>> = {
    write: rules.send(conversation, { by, at, written: probe, ...standing }),
    offer: rules.makeOffer(conversation, { by, at, key: probe.key, francs: 1, ad, ...standing }),
    accept: rules.acceptOffer(conversation, { by, at, offer, ad, ...standing }),
    decline: rules.declineOffer(conversation, { by, at, offer }),
    withdraw: rules.withdrawOffer(conversation, { by, at, offer }),
    reserve: rules.reserve(conversation, { by, at, ad, ...standing }),
    endReservation: rules.endReservation(conversation, { by, at, ad }),
  };
  return (Object.keys(asked) as AllowedCommand[]).filter((command) => {
    const answer = asked[command];
    // What changes nothing is done already.
    return !isRefusal(answer) && answer.length > 0;
  });
}

type Answer = ReturnType<typeof rules.send>;

/** Whether the thing is kept for the buyer of a conversation. */
export function isReservedFor({ parties }: Pick<Conversation, 'parties'>, listing: Listing): boolean {
  return adStandingOf(listing).reservedFor === parties.buyer.account;
}
