import type { Conversation } from '#machines/conversation/lifecycle/conversation.ts';
import type { ConversationFact } from '#machines/conversation/lifecycle/conversationFacts.ts';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import type {
  ListingState,
  ConversationRefusal,
  Relation,
} from '#machines/conversation/lifecycle/conversationRules.ts';
import { isRefusal, refuse, type Refusal } from '#machines/journal/refusal.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import type { ListingRefusal } from '#machines/listing/lifecycle/listingRules.ts';
import { isMarketId } from '#machines/market/marketId.ts';
import type { Market } from '#server/store/market.ts';
import type { Done } from '#server/store/commands.ts';
import { compiled } from '#server/store/sql.ts';
import type { Statement } from '#server/store/store.ts';
import type { PartyRow } from '../messagingTables.ts';
import { asRefused, type RefusedMessage } from '../refusedMessages.ts';
import { listingStateOf, relationsOf } from '../relations.ts';

/** A command of a party on its conversation. */
export interface OnConversation {
  readonly id: string;
  readonly by: string;
  /** The idempotency key of the command. */
  readonly command?: string | undefined;
  /** Refuses the command because of rows in tables that are not derived from the journal. */
  readonly unless?: () => Promise<Refusal<'messaging.pictureUnknown'> | undefined>;
  /** Further rows to write in the transaction of the facts, in tables that are not derived from the journal. */
  readonly rows?: () => readonly Statement[];
}

type Decided = readonly ConversationFact[] | Refusal<ConversationRefusal>;

type Streams = { readonly conversation: { readonly lifecycle: typeof conversationLifecycle; readonly id: string } };
type WithListing = Streams & {
  readonly listing: { readonly lifecycle: typeof listingLifecycle; readonly id: string };
};

/**
 * Applies a rule to an existing conversation, and appends the facts that it returns. Conversations of other accounts
 * count as unknown.
 */
export async function onConversation(
  { commands, clock }: Pick<Market, 'commands' | 'clock'>,
  { id, by, ...parts }: OnConversation,
  rule: (conversation: Conversation | null, at: number) => Decided,
): Promise<Done | RefusedMessage> {
  if (!isMarketId(id)) return refuse('conversation.unknown');
  const at = clock();
  const answer = await commands.run<Streams, ConversationRefusal | 'messaging.pictureUnknown'>({
    ...withId(parts),
    actor: by,
    streams: { conversation: { lifecycle: conversationLifecycle, id } },
    decide: ({ conversation: { conversation } }) => {
      const facts = rule(conversation, at);
      return isRefusal(facts) ? facts : { conversation: facts };
    },
  });
  return isRefusal(answer) ? asRefused(answer) : answer;
}

/** The state of the listing and the relation of the parties, as input of a rule. */
export interface WithItsListing {
  readonly at: number;
  readonly listingState: ListingState;
  readonly relation: Relation;
}

/**
 * As `onConversation`, for a rule that depends on the listing and may change it. `ofListing` returns the listing's facts,
 * which are appended together with those of the rule.
 */
export async function onConversationAndListing(
  market: Market,
  { id, by, ...parts }: OnConversation,
  rule: (conversation: Conversation | null, now: WithItsListing) => Decided,
  ofListing: (
    listing: Listing,
    now: WithItsListing & { readonly buyer: string },
  ) => readonly ListingFact[] | Refusal<ListingRefusal> = () => [],
): Promise<Done | RefusedMessage> {
  const parties = await partiesOf(market, id, by);
  if (!parties) return refuse('conversation.unknown');
  const { own, other } = parties;
  const relation = (await relationsOf(market, by, [other.account])).to(other.account);
  const at = market.clock();
  const answer = await market.commands.run<WithListing, ConversationRefusal | 'messaging.pictureUnknown'>({
    ...withId(parts),
    actor: by,
    streams: {
      conversation: { lifecycle: conversationLifecycle, id },
      listing: { lifecycle: listingLifecycle, id: own.listing },
    },
    decide: ({ conversation: { conversation }, listing: { listing } }) => {
      if (!listing) throw new Error(`conversation-${id} refers to a listing that does not exist: ${own.listing}`);
      const now = { at, relation, listingState: listingStateOf(listing) };
      const facts = rule(conversation, now);
      if (isRefusal(facts)) return facts;
      if (facts.length === 0) return {};
      const decided = ofListing(listing, { ...now, buyer: (own.side === 'buyer' ? own : other).account });
      // A refusal here is a bug: the conversation's rule allows only what the listing's rule accepts from its seller.
      if (isRefusal(decided)) throw new Error(`conversation-${id}: ${decided.refused}`);
      return { conversation: facts, listing: decided };
    },
  });
  return isRefusal(answer) ? asRefused(answer) : answer;
}

function withId({ command, ...parts }: Omit<OnConversation, 'id' | 'by'>) {
  return { ...parts, ...(command !== undefined && { id: command }) };
}

/** The two parties of a conversation, from the view of one of them; undefined for other accounts. */
export async function partiesOf(
  { sql, store }: Pick<Market, 'sql' | 'store'>,
  id: string,
  account: string,
): Promise<{ readonly own: PartyRow; readonly other: PartyRow } | undefined> {
  if (!isMarketId(id)) return undefined;
  const query = sql.selectFrom('conversation_parties').selectAll().where('conversation', '=', id);
  const rows = await store.query<PartyRow>(compiled(query));
  const own = rows.find((row) => row.account === account);
  const other = rows.find((row) => row.account !== account);
  return own && other && { own, other };
}
