import type { ReportReason } from '#machines/conversation/lifecycle/conversationFacts.ts';
import { enumName, fromEnumName } from '#machines/market/text/enumName.ts';
import type { ConversationsRequest } from '#machines/messaging/inbox/conversationsMachine.ts';
import type { ConversationAction } from '#machines/messaging/openConversation/openConversationEvents.ts';
import type {
  ConversationRequest,
  OlderEntriesRequest,
  ActionOutcome,
  SubmittedAction,
} from '#machines/messaging/openConversation/openConversationSetup.ts';
import type { SubmittedEntry } from '#machines/messaging/openConversation/outgoingEvents.ts';
import type {
  ConversationInList,
  ConversationsPage,
  FetchedConversation,
  FoundMessages,
  MessagesTab,
  ShownConversation,
  ShownEntry,
} from '#machines/messaging/openConversation/shownConversation.ts';

import { type Command, command, isRefusal, loginRequired, type Refusal, refusalOf } from '../account/commands.ts';
import { momentOf } from '../api/moment.ts';
import { graphql } from '../api/apiClient.ts';
import {
  AcceptOffer,
  ArchiveConversation,
  BlockCorrespondent,
  DeclineOffer,
  EndReservationForBuyer,
  type ListedConversationFragment,
  type LogEntryFragment,
  MakeOffer,
  MissedEntries,
  MuteConversation,
  MyConversations,
  OlderEntries,
  OpenConversation,
  ReadConversation,
  ReportConversation,
  ReserveForBuyer,
  SearchMessages,
  SendMessage,
  type ShownConversationFragment,
  ReportTyping,
  UnarchiveConversation,
  UnblockCorrespondent,
  UnmuteConversation,
  WithdrawOffer,
} from './generated/messagingOperations.ts';

// The calls for messages. They throw the errors of calls.

interface ConversationsVariables {
  readonly tab: Exclude<MessagesTab, 'archive'>;
  readonly archived: boolean;
  readonly after: string | null;
}

/** The cursors of an archive page in both lists; null for a list that is complete. */
type ArchiveCursor = Readonly<Record<'buying' | 'selling', string | null>>;

/** A page of conversations. Throws if no user is logged in any more. */
export async function fetchConversations(
  { tab, after }: ConversationsRequest,
  signal: AbortSignal,
  { quiet = false, isCachedAhead = false } = {},
): Promise<ConversationsPage> {
  if (tab === 'archive') return fetchArchive(after, signal);
  const { conversations, ...page } = await fetchTab({ tab, archived: false, after }, { signal, quiet, isCachedAhead });
  return { conversations: conversations.map(listedIn), ...page };
}

async function fetchTab(
  variables: ConversationsVariables,
  options: { readonly signal: AbortSignal; readonly quiet?: boolean; readonly isCachedAhead?: boolean },
) {
  const { conversations: page, conversationCounts: counts } = await graphql(
    MyConversations,
    { ...variables, tab: enumName(variables.tab) },
    options,
  );
  if (!page || !counts) throw loginRequired();
  return { ...page, counts };
}

/** The archived conversations of both lists, latest message first. */
async function fetchArchive(after: string | null, signal: AbortSignal): Promise<ConversationsPage> {
  const from = after === null ? null : (JSON.parse(after) as ArchiveCursor);
  const pages = await Promise.all(
    (['buying', 'selling'] as const).map(async (tab) => {
      if (from && from[tab] === null) return undefined;
      return fetchTab({ tab, archived: true, after: from?.[tab] ?? null }, { signal });
    }),
  );
  const [buying = null, selling = null] = pages.map((page) => page?.endCursor);
  const loadedPages = pages.filter((page) => page !== undefined);
  return {
    conversations: loadedPages
      .flatMap(({ conversations }) => conversations.map(listedIn))
      .toSorted((one, other) => (other.last?.at ?? 0) - (one.last?.at ?? 0)),
    endCursor: buying === null && selling === null ? null : JSON.stringify({ buying, selling }),
    counts: loadedPages[0]!.counts,
  };
}

/** Messages that contain all words of a text. Throws if no user is logged in any more. */
export async function searchMessages(text: string, signal: AbortSignal): Promise<FoundMessages> {
  const { searchMessages: answer } = await graphql(SearchMessages, { text }, { signal, quiet: true });
  if (!answer) throw loginRequired();
  return {
    found: answer.found.map(({ entry, conversation }) => ({
      entry: entryIn(entry),
      conversation: listedIn(conversation),
    })),
    hasMore: answer.hasMore,
    since: momentOf(answer.since),
  };
}

/** A conversation with its last entries and all entries after `after`; null if it does not belong to the user. */
export async function fetchConversation(
  { id, after }: ConversationRequest,
  signal: AbortSignal,
  { isCachedAhead = false } = {},
): Promise<FetchedConversation | null> {
  const { me, conversation } = await graphql(OpenConversation, { id }, { signal, quiet: true, isCachedAhead });
  if (!me) throw loginRequired();
  if (!conversation) return null;
  const { entries, hasMore } = conversation.entries;
  const last = entries.map(entryIn);
  const oldest = last[0]?.number ?? 0;
  // Fetches the entries between those already known and the last ones, if there is a gap.
  const missed =
    after !== null && hasMore && oldest > after + 1 ? await entriesBetween({ id, after, oldest }, signal) : [];
  return { conversation: shownIn(conversation), entries: [...missed, ...last], hasOlder: hasMore };
}

async function entriesBetween(
  { id, after, oldest }: { readonly id: string; readonly after: number; readonly oldest: number },
  signal: AbortSignal,
): Promise<readonly ShownEntry[]> {
  const { conversation } = await graphql(MissedEntries, { id, after }, { signal, quiet: true });
  const entries = (conversation?.entriesAfter.entries ?? []).map(entryIn);
  const end = entries.at(-1)?.number;
  if (end === undefined || end >= oldest || !conversation!.entriesAfter.hasMore) return entries;
  return [...entries, ...(await entriesBetween({ id, after: end, oldest }, signal))];
}

/** Fetches a page of a conversation's entries, those before the number `before`. */
export async function fetchOlder(
  { id, before }: OlderEntriesRequest,
  signal: AbortSignal,
): Promise<Omit<FetchedConversation, 'conversation'>> {
  const { conversation } = await graphql(OlderEntries, { id, before }, { signal, quiet: true });
  const { entries = [], hasMore = false } = conversation?.entries ?? {};
  return { entries: entries.map(entryIn), hasOlder: hasMore };
}

/** A message as it is in the log, or the refusal. */
export type SentMessage = { readonly entry: ShownEntry } | Refusal;

/** A message to send, whose pictures are all in the picture store. */
interface WrittenEntry {
  readonly conversation: string;
  readonly entry: Omit<SubmittedEntry, 'pictures'> & { readonly pictures: readonly string[] };
}

/** Sends a message or makes an offer. A repeated call with the same key gets the first answer. */
export async function sendEntry({ conversation, entry }: WrittenEntry): Promise<SentMessage> {
  const { key, text, pictures, francs } = entry;
  const answer = await (francs === null
    ? command(SendMessage, { conversation, message: { key, text, pictures } }, { quiet: true })
    : command(MakeOffer, { conversation, key, francs }, { quiet: true }));
  return isRefusal(answer) ? answer : { entry: entryIn(answer.entry) };
}

/** Marks all entries up to a number as read. */
export async function markRead({ id, upTo }: { readonly id: string; readonly upTo: number }): Promise<void> {
  await graphql(ReadConversation, { id, upTo }, { quiet: true });
}

/** Signals to the correspondent that the user is typing. */
export async function reportTyping(id: string): Promise<void> {
  await graphql(ReportTyping, { id }, { quiet: true });
}

/**
 * A GraphQL command on a conversation. It selects no data of the conversation, whose state is fetched again afterwards.
 */
type ActionCommand<Variables> = Command<{ readonly __typename: 'Conversation' } | Refusal, Variables>;

/** The commands for actions on a conversation that need no further input. */
const actions: Readonly<
  Record<Exclude<ConversationAction, keyof typeof offerActions>, ActionCommand<{ readonly id: string }>>
> = {
  reserve: ReserveForBuyer,
  endReservation: EndReservationForBuyer,
  archive: ArchiveConversation,
  unarchive: UnarchiveConversation,
  mute: MuteConversation,
  unmute: UnmuteConversation,
  block: BlockCorrespondent,
  unblock: UnblockCorrespondent,
};

/** Actions on an offer. */
const offerActions = {
  accept: AcceptOffer,
  decline: DeclineOffer,
  withdraw: WithdrawOffer,
};

/** Performs an action on a conversation. */
export async function commandConversation({ id, action, offer }: SubmittedAction): Promise<ActionOutcome> {
  const options = { quiet: true };
  return outcomeOf(
    await (isOfferAction(action)
      ? command(offerActions[action], { id, offer: offer! }, options)
      : command(actions[action], { id }, options)),
  );
}

function isOfferAction(action: ConversationAction): action is keyof typeof offerActions {
  return action in offerActions;
}

/** A report of a conversation to the moderators. */
export interface ReportOfConversation {
  readonly id: string;
  readonly reason: string;
  readonly entries: readonly number[];
  readonly text: string;
}

/** Reports a conversation to the moderators. The outcome of a refusal contains a message for the user. */
export async function reportConversation({ reason, ...report }: ReportOfConversation): Promise<ActionOutcome> {
  // The reason is valid here, because the form has checked it.
  return outcomeOf(
    await command(ReportConversation, { ...report, reason: enumName(reason as ReportReason) }, { quiet: true }),
  );
}

function outcomeOf(answer: { readonly __typename: 'Conversation' } | Refusal): ActionOutcome {
  return isRefusal(answer) ? { kind: 'refused', ...refusalOf(answer) } : { kind: 'done' };
}

function listedIn(conversation: ListedConversationFragment): ConversationInList {
  const { id, tab, unread, isArchived, isMuted, listing, other, last } = conversation;
  return {
    id,
    tab: fromEnumName(tab),
    unread,
    isArchived,
    isMuted,
    listing: { ...listing, status: listing.status === null ? null : fromEnumName(listing.status) },
    other: { ...other, awayUntil: momentOf(other.awayUntil) },
    last: last && entryIn(last),
  };
}

function shownIn(answer: ShownConversationFragment): ShownConversation {
  const { readUpTo, isBlocked, closed, offer, isReservedForBuyer, may } = answer;
  return {
    ...listedIn(answer),
    readUpTo,
    isBlocked,
    closed: closed && closed.message,
    offer,
    isReservedForBuyer,
    may: may.map(fromEnumName),
  };
}

function entryIn({ at, kind, deliveryState, warnings, ...entry }: LogEntryFragment): ShownEntry {
  return {
    ...entry,
    at: momentOf(at),
    kind: fromEnumName(kind),
    deliveryState: deliveryState === null ? null : fromEnumName(deliveryState),
    warnings: warnings.map(({ words, ...warning }) => ({ words, kind: fromEnumName(warning.kind) })),
  };
}
