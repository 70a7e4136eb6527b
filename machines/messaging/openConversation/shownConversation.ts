import type { EntryKind } from '../../conversation/lifecycle/conversation.ts';
import type { ListingStatus } from '../../listing/lifecycle/listing.ts';
import type { Warning } from '../warnings.ts';

// Conversations as `graphql/messaging/messaging.graphql` and `conversationEntries.graphql` tell them, as pages show them. Times are epoch milliseconds.

/** The two lists, and what was put away of both. */
export const messagesTabs = ['buying', 'selling', 'archive'] as const;
export type MessagesTab = (typeof messagesTabs)[number];

/** Whether a word of an address names a list (ROUTES-29). */
export function isMessagesTab(word: string): word is MessagesTab {
  return messagesTabs.some((tab) => tab === word);
}

/** How far an entry of one's own has come. */
export const entryStandings = ['sent', 'delivered', 'read'] as const;
export type EntryStanding = (typeof entryStandings)[number];

/** What stands in the log of a conversation. `key` is what the device calls it that wrote it, for whoever did. */
export interface ShownEntry {
  readonly number: number;
  readonly at: number;
  readonly kind: EntryKind;
  readonly isOwn: boolean;
  readonly key: string | null;
  readonly text: string | null;
  /** Names in the picture store. */
  readonly pictures: readonly string[];
  readonly isErased: boolean;
  /** The amount of an offer, and of what became of one that of the offer. */
  readonly francs: number | null;
  /** The number of the offer that it makes or is about. */
  readonly offer: number | null;
  /** Null for those of the other. */
  readonly standing: EntryStanding | null;
  /** What to beware of in what the other wrote. */
  readonly warnings: readonly Warning[];
}

/** The ad that a conversation is about; `status` is null where that is nobody's business. */
export interface ConversationAd {
  readonly id: string;
  readonly title: string;
  readonly priceText: string;
  readonly francs: number | null;
  readonly status: ListingStatus | null;
  readonly isGone: boolean;
  readonly picture: string | null;
  readonly path: string | null;
}

/** The other of a conversation. */
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
  readonly ad: ConversationAd;
  readonly other: Correspondent;
  readonly unread: number;
  readonly isArchived: boolean;
  readonly isMuted: boolean;
  readonly last: ShownEntry | null;
}

/** What may be done in a conversation, beside what is for oneself alone. */
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

/** The offer that stands, or was agreed on. */
export interface ShownOffer {
  readonly number: number;
  readonly francs: number;
  readonly isOwn: boolean;
  readonly isAgreed: boolean;
}

/** A conversation, as it is shown alone. `closed` says why one cannot write; null where one can. */
export interface ShownConversation extends ConversationInList {
  readonly readUpTo: number;
  readonly isBlocked: boolean;
  readonly closed: string | null;
  readonly offer: ShownOffer | null;
  readonly isReservedForBuyer: boolean;
  readonly may: readonly AllowedCommand[];
}

/** Of a list: in how many conversations something is unread, and how many were put away. */
export interface TabCounts {
  readonly unread: number;
  readonly archived: number;
}

export type ConversationCounts = Readonly<Record<ConversationInList['tab'], TabCounts>>;

/** Some conversations, where the next ones follow (null for nowhere), and what is told of the lists. */
export interface ConversationsPage {
  readonly conversations: readonly ConversationInList[];
  readonly endCursor: string | null;
  /** Of both lists, whichever is shown. */
  readonly counts: ConversationCounts;
}

/** A message that was looked for, and where it stands. */
export interface FoundMessage {
  readonly entry: ShownEntry;
  readonly conversation: ConversationInList;
}

/** What was found in one’s messages, the newest first. */
export interface FoundMessages {
  readonly found: readonly FoundMessage[];
  /** Whether there may be more of them, which are older. */
  readonly hasMore: boolean;
  /** From when on all were looked through, in epoch milliseconds; null where none is older, or as many were found as are shown. */
  readonly since: number | null;
}

/** A conversation with its last entries and all that were missed, oldest first, and whether there are older ones. */
export interface FetchedConversation {
  readonly conversation: ShownConversation;
  readonly entries: readonly ShownEntry[];
  readonly hasOlder: boolean;
}

/** That the other has come so far: one's own entries up to a number stand so at the least. */
export interface Mark {
  readonly upTo: number;
  readonly standing: EntryStanding;
}

/** Entries by their numbers, each once: what came last is how it is by now, or further by the marks that one was told. */
export function withEntries(
  known: readonly ShownEntry[],
  more: readonly ShownEntry[],
  told: readonly Mark[] = [],
): readonly ShownEntry[] {
  const byNumber = new Map([...known, ...more].map((entry) => [entry.number, entry]));
  const entries = [...byNumber.values()].toSorted((one, other) => one.number - other.number);
  // Whoever has one has those before it.
  const marks = entryStandings.map((standing) => ({
    standing,
    upTo: entries.findLast((entry) => entry.standing !== null && isAsFar(entry.standing, standing))?.number ?? 0,
  }));
  return [...marks, ...told].reduce(withMark, entries);
}

/** Entries with how far the other has come. */
export function withMark(entries: readonly ShownEntry[], { upTo, standing }: Mark): readonly ShownEntry[] {
  const isBehind = (entry: ShownEntry) =>
    entry.standing !== null && entry.number <= upTo && !isAsFar(entry.standing, standing);
  return entries.some(isBehind) ? entries.map((entry) => (isBehind(entry) ? { ...entry, standing } : entry)) : entries;
}

function isAsFar(one: EntryStanding, other: EntryStanding): boolean {
  return entryStandings.indexOf(one) >= entryStandings.indexOf(other);
}
