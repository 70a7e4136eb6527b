// Written by `npm run graphql` from src/web/messaging/messagingOperations.graphql.
import type { Operation } from '../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The commands that may be allowed in a conversation, apart from those that concern only the account. */
export type ConversationCommand =
  /** Write. */
  | 'WRITE'
  /** Make an offer, or a counter-offer. */
  | 'OFFER'
  /** Accept the offer of the other side. */
  | 'ACCEPT'
  /** Decline it. */
  | 'DECLINE'
  /** Withdraw the own offer. */
  | 'WITHDRAW'
  /** Reserve the thing for this buyer. */
  | 'RESERVE'
  /** End the reservation. */
  | 'END_RESERVATION';

/** The kinds of entries. */
export type EntryKind =
  /** A message. */
  | 'MESSAGE'
  /** An offer of an amount. */
  | 'OFFER'
  /** A counter-offer of another amount. */
  | 'COUNTER_OFFER'
  /** The offer of the other was accepted. */
  | 'OFFER_ACCEPTED'
  /** The offer of the other was declined. */
  | 'OFFER_DECLINED'
  /** The own offer was withdrawn. */
  | 'OFFER_WITHDRAWN'
  /** The seller reserves the thing for the buyer. */
  | 'RESERVED'
  /** The seller ends the reservation. */
  | 'RESERVATION_ENDED';

/** The delivery states of an own entry. */
export type DeliveryState =
  /** The market has it. */
  | 'SENT'
  /** A device of the correspondent has it. */
  | 'DELIVERED'
  /** The correspondent has seen it. */
  | 'READ';

/** The kinds of warnings. */
export type WarningKind =
  /** A link to another site, also a disguised one. */
  | 'LINK'
  /** A phone number of another country. */
  | 'FOREIGN_PHONE'
  /** A suggestion to continue elsewhere, where the market cannot help. */
  | 'OTHER_CHANNEL'
  /** A way to pay or to be paid that frauds use. */
  | 'PAYMENT'
  /** A request for a code, password or card number, or one that was sent. */
  | 'SECRET';

/** The status of a listing, for its seller. */
export type OwnListingStatus =
  /** It has not been submitted yet. */
  | 'DRAFT'
  /** It waits until the address of its seller is verified. */
  | 'AWAITING_VERIFICATION'
  /** A moderator is reviewing it. */
  | 'IN_REVIEW'
  /** A moderator has rejected it. */
  | 'REJECTED'
  /** It is public. */
  | 'ACTIVE'
  /** Its seller has hidden it for a while. */
  | 'PAUSED'
  /** It is reserved for a buyer. */
  | 'RESERVED'
  /** It is sold. */
  | 'SOLD'
  /** Its term is over. */
  | 'EXPIRED'
  /** It was removed. */
  | 'REMOVED';

/** The two lists of conversations. */
export type MessagesTab =
  /** As a buyer, about listings of others. */
  | 'BUYING'
  /** As a seller, about the account’s own listings. */
  | 'SELLING';

/** The content of a message: a text, pictures, or both. */
export type MessageInput = {
  /** The idempotency key: 1 to 60 letters, digits, - or _. The same key means the same message. */
  readonly key: string;
  /** The text, at most 2,000 characters. */
  readonly text?: string;
  /** Names of pictures that were uploaded by `POST messaging/pictures.json`, at most 5. */
  readonly pictures?: ReadonlyArray<string>;
};

/** The reasons for reporting a conversation. */
export type ReportReason =
  /** It is an attempted fraud. */
  | 'FRAUD'
  /** It is insulting or threatening. */
  | 'HARASSMENT'
  /** It is advertising, or a message sent to many. */
  | 'SPAM'
  /** It is about a forbidden thing. */
  | 'FORBIDDEN'
  /** Something else. */
  | 'OTHER';

export type MyConversationsQueryVariables = Exact<{
  tab: MessagesTab;
  archived: boolean;
  after?: string | null | undefined;
}>;


export type MyConversationsQuery = { readonly conversations: { readonly endCursor: string | null, readonly conversations: ReadonlyArray<{ readonly id: string, readonly tab: MessagesTab, readonly unread: number, readonly isArchived: boolean, readonly isMuted: boolean, readonly listing: { readonly id: string, readonly title: string, readonly priceText: string, readonly francs: number | null, readonly status: OwnListingStatus | null, readonly isGone: boolean, readonly picture: string | null, readonly path: string | null }, readonly other: { readonly name: string | null, readonly picture: string | null, readonly isGone: boolean, readonly awayUntil: string | null }, readonly last: { readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> } | null }> } | null, readonly conversationCounts: { readonly buying: { readonly unread: number, readonly archived: number }, readonly selling: { readonly unread: number, readonly archived: number } } | null };

export type SearchMessagesQueryVariables = Exact<{
  text: string;
}>;


export type SearchMessagesQuery = { readonly searchMessages: { readonly hasMore: boolean, readonly since: string | null, readonly found: ReadonlyArray<{ readonly entry: { readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> }, readonly conversation: { readonly id: string, readonly tab: MessagesTab, readonly unread: number, readonly isArchived: boolean, readonly isMuted: boolean, readonly listing: { readonly id: string, readonly title: string, readonly priceText: string, readonly francs: number | null, readonly status: OwnListingStatus | null, readonly isGone: boolean, readonly picture: string | null, readonly path: string | null }, readonly other: { readonly name: string | null, readonly picture: string | null, readonly isGone: boolean, readonly awayUntil: string | null }, readonly last: { readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> } | null } }> } | null };

export type OpenConversationQueryVariables = Exact<{
  id: string;
}>;


export type OpenConversationQuery = { readonly me: { readonly publicAccountId: string } | null, readonly conversation: { readonly readUpTo: number, readonly isBlocked: boolean, readonly isReservedForBuyer: boolean, readonly may: ReadonlyArray<ConversationCommand>, readonly id: string, readonly tab: MessagesTab, readonly unread: number, readonly isArchived: boolean, readonly isMuted: boolean, readonly entries: { readonly hasMore: boolean, readonly entries: ReadonlyArray<{ readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> }> }, readonly closed: { readonly message: string } | null, readonly offer: { readonly number: number, readonly francs: number, readonly isOwn: boolean, readonly isAgreed: boolean } | null, readonly listing: { readonly id: string, readonly title: string, readonly priceText: string, readonly francs: number | null, readonly status: OwnListingStatus | null, readonly isGone: boolean, readonly picture: string | null, readonly path: string | null }, readonly other: { readonly name: string | null, readonly picture: string | null, readonly isGone: boolean, readonly awayUntil: string | null }, readonly last: { readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> } | null } | null };

export type MissedEntriesQueryVariables = Exact<{
  id: string;
  after: number;
}>;


export type MissedEntriesQuery = { readonly conversation: { readonly entriesAfter: { readonly hasMore: boolean, readonly entries: ReadonlyArray<{ readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> }> } } | null };

export type OlderEntriesQueryVariables = Exact<{
  id: string;
  before: number;
}>;


export type OlderEntriesQuery = { readonly conversation: { readonly entries: { readonly hasMore: boolean, readonly entries: ReadonlyArray<{ readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> }> } } | null };

export type SendMessageMutationVariables = Exact<{
  conversation: string;
  message: MessageInput;
}>;


export type SendMessageMutation = { readonly sendMessage:
    | { readonly __typename: 'AcceptedMessage', readonly entry: { readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> } }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type MakeOfferMutationVariables = Exact<{
  conversation: string;
  key: string;
  francs: number;
}>;


export type MakeOfferMutation = { readonly makeOffer:
    | { readonly __typename: 'AcceptedMessage', readonly entry: { readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> } }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ReadConversationMutationVariables = Exact<{
  id: string;
  upTo: number;
}>;


export type ReadConversationMutation = { readonly readConversation:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal' }
   };

export type ReportTypingMutationVariables = Exact<{
  id: string;
}>;


export type ReportTypingMutation = { readonly reportTyping: boolean };

export type AcceptOfferMutationVariables = Exact<{
  id: string;
  offer: number;
}>;


export type AcceptOfferMutation = { readonly acceptOffer:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type DeclineOfferMutationVariables = Exact<{
  id: string;
  offer: number;
}>;


export type DeclineOfferMutation = { readonly declineOffer:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type WithdrawOfferMutationVariables = Exact<{
  id: string;
  offer: number;
}>;


export type WithdrawOfferMutation = { readonly withdrawOffer:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ReserveForBuyerMutationVariables = Exact<{
  id: string;
}>;


export type ReserveForBuyerMutation = { readonly reserveForBuyer:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type EndReservationForBuyerMutationVariables = Exact<{
  id: string;
}>;


export type EndReservationForBuyerMutation = { readonly endReservationForBuyer:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ArchiveConversationMutationVariables = Exact<{
  id: string;
}>;


export type ArchiveConversationMutation = { readonly archiveConversation:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type UnarchiveConversationMutationVariables = Exact<{
  id: string;
}>;


export type UnarchiveConversationMutation = { readonly unarchiveConversation:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type MuteConversationMutationVariables = Exact<{
  id: string;
}>;


export type MuteConversationMutation = { readonly muteConversation:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type UnmuteConversationMutationVariables = Exact<{
  id: string;
}>;


export type UnmuteConversationMutation = { readonly unmuteConversation:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type BlockCorrespondentMutationVariables = Exact<{
  id: string;
}>;


export type BlockCorrespondentMutation = { readonly blockCorrespondent:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type UnblockCorrespondentMutationVariables = Exact<{
  id: string;
}>;


export type UnblockCorrespondentMutation = { readonly unblockCorrespondent:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type ReportConversationMutationVariables = Exact<{
  id: string;
  reason: ReportReason;
  entries: ReadonlyArray<number> | number;
  text: string;
}>;


export type ReportConversationMutation = { readonly reportConversation:
    | { readonly __typename: 'Conversation' }
    | { readonly __typename: 'Refusal', readonly code: string, readonly message: string, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };

export type AcceptedMessagePartsFragment = { readonly __typename: 'AcceptedMessage', readonly entry: { readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> } };

export type ListedConversationFragment = { readonly id: string, readonly tab: MessagesTab, readonly unread: number, readonly isArchived: boolean, readonly isMuted: boolean, readonly listing: { readonly id: string, readonly title: string, readonly priceText: string, readonly francs: number | null, readonly status: OwnListingStatus | null, readonly isGone: boolean, readonly picture: string | null, readonly path: string | null }, readonly other: { readonly name: string | null, readonly picture: string | null, readonly isGone: boolean, readonly awayUntil: string | null }, readonly last: { readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> } | null };

export type ShownConversationFragment = { readonly readUpTo: number, readonly isBlocked: boolean, readonly isReservedForBuyer: boolean, readonly may: ReadonlyArray<ConversationCommand>, readonly id: string, readonly tab: MessagesTab, readonly unread: number, readonly isArchived: boolean, readonly isMuted: boolean, readonly closed: { readonly message: string } | null, readonly offer: { readonly number: number, readonly francs: number, readonly isOwn: boolean, readonly isAgreed: boolean } | null, readonly listing: { readonly id: string, readonly title: string, readonly priceText: string, readonly francs: number | null, readonly status: OwnListingStatus | null, readonly isGone: boolean, readonly picture: string | null, readonly path: string | null }, readonly other: { readonly name: string | null, readonly picture: string | null, readonly isGone: boolean, readonly awayUntil: string | null }, readonly last: { readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> } | null };

export type LogPartFragment = { readonly hasMore: boolean, readonly entries: ReadonlyArray<{ readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> }> };

export type LogEntryFragment = { readonly number: number, readonly at: string, readonly kind: EntryKind, readonly isOwn: boolean, readonly key: string | null, readonly text: string | null, readonly pictures: ReadonlyArray<string>, readonly isErased: boolean, readonly francs: number | null, readonly offer: number | null, readonly deliveryState: DeliveryState | null, readonly warnings: ReadonlyArray<{ readonly kind: WarningKind, readonly words: string }> };
export const MyConversations = "query MyConversations($tab: MessagesTab!, $archived: Boolean!, $after: String) { conversations(tab: $tab, archived: $archived, after: $after) { conversations { ...ListedConversation } endCursor } conversationCounts { buying { unread archived } selling { unread archived } } } fragment ListedConversation on Conversation { id tab unread isArchived isMuted listing { id title priceText francs status isGone picture path } other { name picture isGone awayUntil } last { ...LogEntry } } fragment LogEntry on ConversationEntry { number at kind isOwn key text pictures isErased francs offer deliveryState warnings { kind words } }" as Operation<MyConversationsQuery, MyConversationsQueryVariables>;
export const SearchMessages = "query SearchMessages($text: String!) { searchMessages(text: $text) { hasMore since found { entry { ...LogEntry } conversation { ...ListedConversation } } } } fragment LogEntry on ConversationEntry { number at kind isOwn key text pictures isErased francs offer deliveryState warnings { kind words } } fragment ListedConversation on Conversation { id tab unread isArchived isMuted listing { id title priceText francs status isGone picture path } other { name picture isGone awayUntil } last { ...LogEntry } }" as Operation<SearchMessagesQuery, SearchMessagesQueryVariables>;
export const OpenConversation = "query OpenConversation($id: ID!) { me { publicAccountId } conversation(id: $id) { ...ShownConversation entries { ...LogPart } } } fragment ShownConversation on Conversation { ...ListedConversation readUpTo isBlocked closed { message } offer { number francs isOwn isAgreed } isReservedForBuyer may } fragment ListedConversation on Conversation { id tab unread isArchived isMuted listing { id title priceText francs status isGone picture path } other { name picture isGone awayUntil } last { ...LogEntry } } fragment LogEntry on ConversationEntry { number at kind isOwn key text pictures isErased francs offer deliveryState warnings { kind words } } fragment LogPart on ConversationEntries { entries { ...LogEntry } hasMore }" as Operation<OpenConversationQuery, OpenConversationQueryVariables>;
export const MissedEntries = "query MissedEntries($id: ID!, $after: Int!) { conversation(id: $id) { entriesAfter(number: $after) { ...LogPart } } } fragment LogPart on ConversationEntries { entries { ...LogEntry } hasMore } fragment LogEntry on ConversationEntry { number at kind isOwn key text pictures isErased francs offer deliveryState warnings { kind words } }" as Operation<MissedEntriesQuery, MissedEntriesQueryVariables>;
export const OlderEntries = "query OlderEntries($id: ID!, $before: Int!) { conversation(id: $id) { entries(before: $before) { ...LogPart } } } fragment LogPart on ConversationEntries { entries { ...LogEntry } hasMore } fragment LogEntry on ConversationEntry { number at kind isOwn key text pictures isErased francs offer deliveryState warnings { kind words } }" as Operation<OlderEntriesQuery, OlderEntriesQueryVariables>;
export const SendMessage = "mutation SendMessage($conversation: ID!, $message: MessageInput!) { sendMessage(conversation: $conversation, message: $message) { ...AcceptedMessageParts ...Refusal } } fragment AcceptedMessageParts on AcceptedMessage { __typename entry { ...LogEntry } } fragment LogEntry on ConversationEntry { number at kind isOwn key text pictures isErased francs offer deliveryState warnings { kind words } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<SendMessageMutation, SendMessageMutationVariables>;
export const MakeOffer = "mutation MakeOffer($conversation: ID!, $key: String!, $francs: Int!) { makeOffer(conversation: $conversation, key: $key, francs: $francs) { ...AcceptedMessageParts ...Refusal } } fragment AcceptedMessageParts on AcceptedMessage { __typename entry { ...LogEntry } } fragment LogEntry on ConversationEntry { number at kind isOwn key text pictures isErased francs offer deliveryState warnings { kind words } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<MakeOfferMutation, MakeOfferMutationVariables>;
export const ReadConversation = "mutation ReadConversation($id: ID!, $upTo: Int!) { readConversation(id: $id, upTo: $upTo) { __typename } }" as Operation<ReadConversationMutation, ReadConversationMutationVariables>;
export const ReportTyping = "mutation ReportTyping($id: ID!) { reportTyping(conversation: $id) }" as Operation<ReportTypingMutation, ReportTypingMutationVariables>;
export const AcceptOffer = "mutation AcceptOffer($id: ID!, $offer: Int!) { acceptOffer(conversation: $id, offer: $offer) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<AcceptOfferMutation, AcceptOfferMutationVariables>;
export const DeclineOffer = "mutation DeclineOffer($id: ID!, $offer: Int!) { declineOffer(conversation: $id, offer: $offer) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<DeclineOfferMutation, DeclineOfferMutationVariables>;
export const WithdrawOffer = "mutation WithdrawOffer($id: ID!, $offer: Int!) { withdrawOffer(conversation: $id, offer: $offer) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<WithdrawOfferMutation, WithdrawOfferMutationVariables>;
export const ReserveForBuyer = "mutation ReserveForBuyer($id: ID!) { reserveForBuyer(conversation: $id) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ReserveForBuyerMutation, ReserveForBuyerMutationVariables>;
export const EndReservationForBuyer = "mutation EndReservationForBuyer($id: ID!) { endReservationForBuyer(conversation: $id) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<EndReservationForBuyerMutation, EndReservationForBuyerMutationVariables>;
export const ArchiveConversation = "mutation ArchiveConversation($id: ID!) { archiveConversation(id: $id) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ArchiveConversationMutation, ArchiveConversationMutationVariables>;
export const UnarchiveConversation = "mutation UnarchiveConversation($id: ID!) { unarchiveConversation(id: $id) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<UnarchiveConversationMutation, UnarchiveConversationMutationVariables>;
export const MuteConversation = "mutation MuteConversation($id: ID!) { muteConversation(id: $id) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<MuteConversationMutation, MuteConversationMutationVariables>;
export const UnmuteConversation = "mutation UnmuteConversation($id: ID!) { unmuteConversation(id: $id) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<UnmuteConversationMutation, UnmuteConversationMutationVariables>;
export const BlockCorrespondent = "mutation BlockCorrespondent($id: ID!) { blockCorrespondent(conversation: $id) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<BlockCorrespondentMutation, BlockCorrespondentMutationVariables>;
export const UnblockCorrespondent = "mutation UnblockCorrespondent($id: ID!) { unblockCorrespondent(conversation: $id) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<UnblockCorrespondentMutation, UnblockCorrespondentMutationVariables>;
export const ReportConversation = "mutation ReportConversation($id: ID!, $reason: ReportReason!, $entries: [Int!]!, $text: String!) { reportConversation(id: $id, reason: $reason, entries: $entries, text: $text) { __typename ...Refusal } } fragment Refusal on Refusal { __typename code message problems { field message } }" as Operation<ReportConversationMutation, ReportConversationMutationVariables>;
