import type { EntryKind } from '../../conversation/lifecycle/conversation.ts';
import type { ListingStatus } from '../../listing/lifecycle/listing.ts';
import type { Warning } from '../warnings.ts';

// Conversations as pages show them, from `graphql/messaging/messaging.graphql` and `conversationEntries.graphql`. Times
// are epoch milliseconds.

/** The lists of the user's conversations: as a buyer, as a seller, and the archive of both. */
export const messagesTabs = ['buying', 'selling', 'archive'] as const;
export type MessagesTab = (typeof messagesTabs)[number];

/** Whether a path segment names a list (ROUTES-29). */
export function isMessagesTab(word: string): word is MessagesTab {
  return messagesTabs.some((tab) => tab === word);
}

/** The delivery states of an own entry. */
export const deliveryStates = ['sent', 'delivered', 'read'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * An entry in the log of a conversation. `key` is the idempotency key of the author's device, and only the author
 * receives it.
 */
export interface ShownEntry {
  readonly number: number;
  readonly at: number;
  readonly kind: EntryKind;
  readonly isOwn: boolean;
  readonly key: string | null;
  readonly text: string | null;
  /** The names of the entry's pictures in the picture store. */
  readonly pictures: readonly string[];
  readonly isErased: boolean;
  /** The amount of an offer; for an answer to an offer, the amount of that offer. */
  readonly francs: number | null;
  /** The number of the offer that the entry makes or is about. */
  readonly offer: number | null;
  /** The delivery state of the entry; null for entries of the correspondent. */
  readonly deliveryState: DeliveryState | null;
  /** The warnings about an entry of the correspondent. */
  readonly warnings: readonly Warning[];
}

/** The listing of a conversation; `status` is null if the user may not see it. */
export interface ConversationListing {
  readonly id: string;
  readonly title: string;
  readonly priceText: string;
  readonly francs: number | null;
  readonly status: ListingStatus | null;
  readonly isGone: boolean;
  readonly picture: string | null;
  readonly path: string | null;
}

/** The correspondent of the user in a conversation. */
export interface Correspondent {
  readonly name: string | null;
  readonly picture: string | null;
  readonly isGone: boolean;
  readonly awayUntil: number | null;
}

/** A conversation, as a list shows it. */
export interface ConversationInList {
  readonly id: string;
  readonly tab: 'buying' | 'selling';
  readonly listing: ConversationListing;
  readonly other: Correspondent;
  readonly unread: number;
  readonly isArchived: boolean;
  readonly isMuted: boolean;
  readonly last: ShownEntry | null;
}

/** The commands that may be allowed in a conversation, apart from those that concern only the user. */
export const allowedCommands = [
  'write',
  'offer',
  'accept',
  'decline',
  'withdraw',
  'reserve',
  'endReservation',
] as const;
export type AllowedCommand = (typeof allowedCommands)[number];

/** The open offer, or the agreed one. */
export interface ShownOffer {
  readonly number: number;
  readonly francs: number;
  readonly isOwn: boolean;
  readonly isAgreed: boolean;
}

/** A conversation, as its own page shows it. `closed` is the reason why the user cannot write; null if the user can. */
export interface ShownConversation extends ConversationInList {
  readonly readUpTo: number;
  readonly isBlocked: boolean;
  readonly closed: string | null;
  readonly offer: ShownOffer | null;
  readonly isReservedForBuyer: boolean;
  readonly may: readonly AllowedCommand[];
}

/** The number of unread and of archived conversations of a list. */
export interface TabCounts {
  readonly unread: number;
  readonly archived: number;
}

export type ConversationCounts = Readonly<Record<ConversationInList['tab'], TabCounts>>;

/** A page of conversations, the cursor of the next page (null at the end), and the counts of the lists. */
export interface ConversationsPage {
  readonly conversations: readonly ConversationInList[];
  readonly endCursor: string | null;
  /** The counts of both lists, whichever is shown. */
  readonly counts: ConversationCounts;
}

/** A message in the results of a search, with its conversation. */
export interface FoundMessage {
  readonly entry: ShownEntry;
  readonly conversation: ConversationInList;
}

/** The results of a search in the user’s messages, newest first. */
export interface FoundMessages {
  readonly found: readonly FoundMessage[];
  /** Whether there may be more results, which are older. */
  readonly hasMore: boolean;
  /**
   * The start of the searched period, in epoch milliseconds; null if there is nothing older, or the page of results is
   * full.
   */
  readonly since: number | null;
}

/** A conversation with its last entries and all missed ones, oldest first, and whether there are older ones. */
export interface FetchedConversation {
  readonly conversation: ShownConversation;
  readonly entries: readonly ShownEntry[];
  readonly hasOlder: boolean;
}

/** A delivery mark: the user's entries up to a number have at least this state. */
export interface Mark {
  readonly upTo: number;
  readonly deliveryState: DeliveryState;
}

/**
 * Merges entries by their numbers. The later version of an entry wins, and marks from the stream can only advance its
 * state.
 */
export function withEntries(
  known: readonly ShownEntry[],
  more: readonly ShownEntry[],
  reported: readonly Mark[] = [],
): readonly ShownEntry[] {
  const byNumber = new Map([...known, ...more].map((entry) => [entry.number, entry]));
  const entries = [...byNumber.values()].toSorted((one, other) => one.number - other.number);
  // A delivery state of an entry also holds for the entries before it.
  const marks = deliveryStates.map((deliveryState) => ({
    deliveryState,
    upTo:
      entries.findLast((entry) => entry.deliveryState !== null && isAsFar(entry.deliveryState, deliveryState))
        ?.number ?? 0,
  }));
  return [...marks, ...reported].reduce(withMark, entries);
}

/** Applies a delivery mark to the entries up to its number. */
export function withMark(entries: readonly ShownEntry[], { upTo, deliveryState }: Mark): readonly ShownEntry[] {
  const isBehind = (entry: ShownEntry) =>
    entry.deliveryState !== null && entry.number <= upTo && !isAsFar(entry.deliveryState, deliveryState);
  return entries.some(isBehind)
    ? entries.map((entry) => (isBehind(entry) ? { ...entry, deliveryState } : entry))
    : entries;
}

function isAsFar(one: DeliveryState, other: DeliveryState): boolean {
  return deliveryStates.indexOf(one) >= deliveryStates.indexOf(other);
}
