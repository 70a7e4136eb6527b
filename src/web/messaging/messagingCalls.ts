import type { ListingStatus } from '#machines/listing/lifecycle/listing.ts';
import type { EntryKind } from '#machines/conversation/lifecycle/conversation.ts';
import { enumName, fromEnumName } from '#machines/market/text/enumName.ts';
import type { AskedConversations } from '#machines/messaging/inbox/conversationsMachine.ts';
import type { ConversationDeed } from '#machines/messaging/openConversation/openConversationEvents.ts';
import type {
  AskedConversation,
  AskedOlder,
  DeedOutcome,
  GivenDeed,
} from '#machines/messaging/openConversation/openConversationSetup.ts';
import type { GivenEntry } from '#machines/messaging/openConversation/outgoingEvents.ts';
import type {
  AllowedCommand,
  ConversationAd,
  ConversationCounts,
  ConversationInList,
  ConversationsPage,
  Correspondent,
  EntryStanding,
  FetchedConversation,
  FoundMessages,
  MessagesTab,
  ShownConversation,
  ShownEntry,
  ShownOffer,
} from '#machines/messaging/openConversation/shownConversation.ts';
import type { Warning, WarningKind } from '#machines/messaging/warnings.ts';

import type { Operation } from '../api/makeClient.ts';
import { graphql } from '../api/apiClient.ts';
import { refuseSession, session } from '../account/session.ts';

// The calls of messages. They throw as calls do.

/** An entry as the interface writes it; streams tell the same. */
interface EntryAnswer extends Omit<ShownEntry, 'at' | 'kind' | 'standing' | 'warnings'> {
  readonly at: string;
  readonly kind: string;
  readonly standing: string | null;
  readonly warnings: readonly { readonly kind: string; readonly words: string }[];
}

interface ListedAnswer {
  readonly id: string;
  readonly tab: string;
  readonly unread: number;
  readonly isArchived: boolean;
  readonly isMuted: boolean;
  readonly ad: Omit<ConversationAd, 'status'> & { readonly status: string | null };
  readonly other: Omit<Correspondent, 'awayUntil'> & { readonly awayUntil: string | null };
  readonly last: EntryAnswer | null;
}

interface ConversationAnswer extends ListedAnswer {
  readonly readUpTo: number;
  readonly isBlocked: boolean;
  readonly closed: { readonly message: string } | null;
  readonly offer: ShownOffer | null;
  readonly isReservedForBuyer: boolean;
  readonly may: readonly string[];
}

interface EntriesAnswer {
  readonly entries: readonly EntryAnswer[];
  readonly hasMore: boolean;
}

interface PageAnswer extends Pick<ConversationsPage, 'counts'> {
  readonly conversations: readonly ListedAnswer[];
  readonly endCursor: string | null;
}

/** What a command of messages is answered where it is not done. */
export interface RefusalAnswer {
  readonly __typename: 'Refusal';
  readonly code: string;
  readonly message: string;
}

interface AskedTab {
  readonly tab: Exclude<MessagesTab, 'archive'>;
  readonly archived: boolean;
  readonly after: string | null;
}

/** Where a page of what was put away ends in both lists; null for one of which there is no more. */
type ArchiveCursor = Readonly<Record<'buying' | 'selling', string | null>>;

/** A page of conversations. Throws where nobody is logged in any more. */
export async function fetchConversations(
  { tab, after }: AskedConversations,
  signal: AbortSignal,
  { quiet = false, isKeptAhead = false } = {},
): Promise<ConversationsPage> {
  if (tab === 'archive') return fetchArchive(after, signal);
  const { conversations, ...page } = await fetchTab({ tab, archived: false, after }, { signal, quiet, isKeptAhead });
  return { conversations: conversations.map(listedIn), ...page };
}

async function fetchTab(
  variables: AskedTab,
  options: { readonly signal: AbortSignal; readonly quiet?: boolean; readonly isKeptAhead?: boolean },
): Promise<PageAnswer> {
  const { conversations: page, conversationCounts: counts } = await graphql<{
    readonly conversations: Omit<PageAnswer, 'counts'> | null;
    readonly conversationCounts: ConversationCounts | null;
  }>(
    'query MyConversations($tab: MessagesTab!, $archived: Boolean!, $after: String) { conversations(tab: $tab, archived: $archived, after: $after) { conversations { id tab unread isArchived isMuted ad { id title priceText francs status isGone picture path } other { name picture isGone awayUntil } last { number at kind isOwn key text pictures isErased francs offer standing warnings { kind words } } } endCursor } conversationCounts { buying { unread archived } selling { unread archived } } }',
    { ...variables, tab: enumName(variables.tab) },
    options,
  );
  if (!page || !counts) throw nobody();
  return { ...page, counts };
}

/** What was put away of both lists, the one that was written in last first. */
async function fetchArchive(after: string | null, signal: AbortSignal): Promise<ConversationsPage> {
  const from = after === null ? null : (JSON.parse(after) as ArchiveCursor);
  const pages = await Promise.all(
    (['buying', 'selling'] as const).map(async (tab) => {
      if (from && from[tab] === null) return undefined;
      return fetchTab({ tab, archived: true, after: from?.[tab] ?? null }, { signal });
    }),
  );
  const [buying = null, selling = null] = pages.map((page) => page?.endCursor);
  const asked = pages.filter((page) => page !== undefined);
  return {
    conversations: asked
      .flatMap(({ conversations }) => conversations.map(listedIn))
      .toSorted((one, other) => (other.last?.at ?? 0) - (one.last?.at ?? 0)),
    endCursor: buying === null && selling === null ? null : JSON.stringify({ buying, selling }),
    counts: asked[0]!.counts,
  };
}

/** Messages in which all words of a text are. Throws where nobody is logged in any more. */
export async function searchMessages(text: string, signal: AbortSignal): Promise<FoundMessages> {
  const { searchMessages: answer } = await graphql<{
    readonly searchMessages: {
      readonly found: readonly { readonly entry: EntryAnswer; readonly conversation: ListedAnswer }[];
      readonly hasMore: boolean;
      readonly since: string | null;
    } | null;
  }>(
    'query SearchMessages($text: String!) { searchMessages(text: $text) { hasMore since found { entry { number at kind isOwn key text pictures isErased francs offer standing warnings { kind words } } conversation { id tab unread isArchived isMuted ad { id title priceText francs status isGone picture path } other { name picture isGone awayUntil } last { number at kind isOwn key text pictures isErased francs offer standing warnings { kind words } } } } } }',
    { text },
    { signal, quiet: true },
  );
  if (!answer) throw nobody();
  return {
    found: answer.found.map(({ entry, conversation }) => ({
      entry: entryIn(entry),
      conversation: listedIn(conversation),
    })),
    hasMore: answer.hasMore,
    since: answer.since === null ? null : Date.parse(answer.since),
  };
}

/** A conversation with its last entries, and all that came after one; null for one that is none of theirs. */
export async function fetchConversation(
  { id, after }: AskedConversation,
  signal: AbortSignal,
  { isKeptAhead = false } = {},
): Promise<FetchedConversation | null> {
  const { me, conversation } = await graphql<{
    readonly me: object | null;
    readonly conversation: (ConversationAnswer & { readonly entries: EntriesAnswer }) | null;
  }>(
    'query OpenConversation($id: ID!) { me { publicAccountId } conversation(id: $id) { id tab unread isArchived isMuted ad { id title priceText francs status isGone picture path } other { name picture isGone awayUntil } last { number at kind isOwn key text pictures isErased francs offer standing warnings { kind words } } readUpTo isBlocked closed { message } offer { number francs isOwn isAgreed } isReservedForBuyer may entries { entries { number at kind isOwn key text pictures isErased francs offer standing warnings { kind words } } hasMore } } }',
    { id },
    { signal, quiet: true, isKeptAhead },
  );
  if (!me) throw nobody();
  if (!conversation) return null;
  const { entries, hasMore } = conversation.entries;
  const last = entries.map(entryIn);
  const oldest = last[0]?.number ?? 0;
  // Between what is known and the last ones may be more.
  const missed =
    after !== null && hasMore && oldest > after + 1 ? await entriesBetween({ id, after, oldest }, signal) : [];
  return { conversation: shownIn(conversation), entries: [...missed, ...last], hasOlder: hasMore };
}

async function entriesBetween(
  { id, after, oldest }: { readonly id: string; readonly after: number; readonly oldest: number },
  signal: AbortSignal,
): Promise<readonly ShownEntry[]> {
  const { conversation } = await graphql<{ readonly conversation: { readonly entriesAfter: EntriesAnswer } | null }>(
    'query MissedEntries($id: ID!, $after: Int!) { conversation(id: $id) { entriesAfter(number: $after) { entries { number at kind isOwn key text pictures isErased francs offer standing warnings { kind words } } hasMore } } }',
    { id, after },
    { signal, quiet: true },
  );
  const entries = (conversation?.entriesAfter.entries ?? []).map(entryIn);
  const end = entries.at(-1)?.number;
  if (end === undefined || end >= oldest || !conversation!.entriesAfter.hasMore) return entries;
  return [...entries, ...(await entriesBetween({ id, after: end, oldest }, signal))];
}

/** Entries before one. */
export async function fetchOlder(
  { id, before }: AskedOlder,
  signal: AbortSignal,
): Promise<Omit<FetchedConversation, 'conversation'>> {
  const { conversation } = await graphql<{ readonly conversation: { readonly entries: EntriesAnswer } | null }>(
    'query OlderEntries($id: ID!, $before: Int!) { conversation(id: $id) { entries(before: $before) { entries { number at kind isOwn key text pictures isErased francs offer standing warnings { kind words } } hasMore } } }',
    { id, before },
    { signal, quiet: true },
  );
  const { entries = [], hasMore = false } = conversation?.entries ?? {};
  return { entries: entries.map(entryIn), hasOlder: hasMore };
}

/** That it stands in the log, or why not, in words for people. */
export type SentEntry =
  | { readonly kind: 'taken'; readonly entry: ShownEntry }
  | { readonly kind: 'refused'; readonly code: string; readonly refusal: string };

/** All of its pictures are in the picture store. */
interface WrittenEntry {
  readonly conversation: string;
  readonly entry: Omit<GivenEntry, 'pictures'> & { readonly pictures: readonly string[] };
}

/** Sends a message, or makes an offer. Sent again with the same key it is answered as the first time. */
export async function sendEntry({ conversation, entry }: WrittenEntry): Promise<SentEntry> {
  const { key, text, pictures, francs } = entry;
  const { told } = await (francs === null
    ? graphql<{ readonly told: { readonly __typename: 'MessageTaken'; readonly entry: EntryAnswer } | RefusalAnswer }>(
        'mutation SendMessage($conversation: ID!, $message: MessageInput!) { told: sendMessage(conversation: $conversation, message: $message) { __typename ... on MessageTaken { entry { number at kind isOwn key text pictures isErased francs offer standing warnings { kind words } } } ... on Refusal { code message } } }',
        { conversation, message: { key, text, pictures } },
        { quiet: true },
      )
    : graphql<{ readonly told: { readonly __typename: 'MessageTaken'; readonly entry: EntryAnswer } | RefusalAnswer }>(
        'mutation MakeOffer($conversation: ID!, $key: String!, $francs: Int!) { told: makeOffer(conversation: $conversation, key: $key, francs: $francs) { __typename ... on MessageTaken { entry { number at kind isOwn key text pictures isErased francs offer standing warnings { kind words } } } ... on Refusal { code message } } }',
        { conversation, key, francs },
        { quiet: true },
      ));
  if (told.__typename === 'MessageTaken') return { kind: 'taken', entry: entryIn(told.entry) };
  tellSession(told);
  return { kind: 'refused', code: told.code, refusal: told.message };
}

/** Notes that all up to an entry was seen. */
export async function markRead({ id, upTo }: { readonly id: string; readonly upTo: number }): Promise<void> {
  await graphql(
    'mutation ReadConversation($id: ID!, $upTo: Int!) { told: readConversation(id: $id, upTo: $upTo) { __typename } }',
    { id, upTo },
    { quiet: true },
  );
}

/** Tells the other that one types. */
export async function tellTyping(id: string): Promise<void> {
  await graphql('mutation TellTyping($id: ID!) { tellTyping(conversation: $id) }', { id }, { quiet: true });
}

/** What is done by a press. Each asks for no more than whether it is done: how the conversation stands is asked for anew. */
const deeds: Readonly<Record<ConversationDeed, Operation>> = {
  accept:
    'mutation AcceptOffer($id: ID!, $offer: Int!) { told: acceptOffer(conversation: $id, offer: $offer) { __typename ... on Refusal { code message } } }',
  decline:
    'mutation DeclineOffer($id: ID!, $offer: Int!) { told: declineOffer(conversation: $id, offer: $offer) { __typename ... on Refusal { code message } } }',
  withdraw:
    'mutation WithdrawOffer($id: ID!, $offer: Int!) { told: withdrawOffer(conversation: $id, offer: $offer) { __typename ... on Refusal { code message } } }',
  reserve:
    'mutation ReserveForBuyer($id: ID!) { told: reserveForBuyer(conversation: $id) { __typename ... on Refusal { code message } } }',
  endReservation:
    'mutation EndReservationForBuyer($id: ID!) { told: endReservationForBuyer(conversation: $id) { __typename ... on Refusal { code message } } }',
  archive:
    'mutation ArchiveConversation($id: ID!) { told: archiveConversation(id: $id) { __typename ... on Refusal { code message } } }',
  unarchive:
    'mutation UnarchiveConversation($id: ID!) { told: unarchiveConversation(id: $id) { __typename ... on Refusal { code message } } }',
  mute: 'mutation MuteConversation($id: ID!) { told: muteConversation(id: $id) { __typename ... on Refusal { code message } } }',
  unmute:
    'mutation UnmuteConversation($id: ID!) { told: unmuteConversation(id: $id) { __typename ... on Refusal { code message } } }',
  block:
    'mutation BlockCorrespondent($id: ID!) { told: blockCorrespondent(conversation: $id) { __typename ... on Refusal { code message } } }',
  unblock:
    'mutation UnblockCorrespondent($id: ID!) { told: unblockCorrespondent(conversation: $id) { __typename ... on Refusal { code message } } }',
};

/** Does something with a conversation. */
export async function commandConversation({ id, deed, offer }: GivenDeed): Promise<DeedOutcome> {
  const { told } = await graphql<{ readonly told: { readonly __typename: 'Conversation' } | RefusalAnswer }>(
    deeds[deed],
    offer === null ? { id } : { id, offer },
    { quiet: true },
  );
  if (told.__typename === 'Conversation') return { kind: 'done' };
  tellSession(told);
  return { kind: 'refused', refusal: told.message };
}

/** What somebody says of a conversation to moderators. */
export interface ReportOfConversation {
  readonly id: string;
  readonly reason: string;
  readonly entries: readonly number[];
  readonly text: string;
}

/** Tells moderators of a conversation; gives why they were not told, in words for people. */
export async function reportConversation({ id, reason, entries, text }: ReportOfConversation): Promise<DeedOutcome> {
  const { told } = await graphql<{ readonly told: { readonly __typename: 'Conversation' } | RefusalAnswer }>(
    'mutation ReportConversation($id: ID!, $reason: ReportReason!, $entries: [Int!]!, $text: String!) { told: reportConversation(id: $id, reason: $reason, entries: $entries, text: $text) { __typename ... on Refusal { code message } } }',
    { id, reason: reason.toUpperCase(), entries, text },
    { quiet: true },
  );
  if (told.__typename === 'Conversation') return { kind: 'done' };
  tellSession(told);
  return { kind: 'refused', refusal: told.message };
}

/** Where the session has ended, the page below asks to log in anew. */
function tellSession({ code }: RefusalAnswer): void {
  if (code === 'session.required') nobody();
}

function nobody(): Error {
  refuseSession(session);
  return new Error('Nobody is logged in');
}

function listedIn({ id, tab, unread, isArchived, isMuted, ad, other, last }: ListedAnswer): ConversationInList {
  return {
    id,
    tab: tab.toLowerCase() as ConversationInList['tab'],
    unread,
    isArchived,
    isMuted,
    ad: { ...ad, status: ad.status === null ? null : (fromEnumName(ad.status) as ListingStatus) },
    other: { ...other, awayUntil: other.awayUntil === null ? null : Date.parse(other.awayUntil) },
    last: last && entryIn(last),
  };
}

function shownIn(answer: ConversationAnswer): ShownConversation {
  const { readUpTo, isBlocked, closed, offer, isReservedForBuyer, may } = answer;
  return {
    ...listedIn(answer),
    readUpTo,
    isBlocked,
    closed: closed && closed.message,
    offer,
    isReservedForBuyer,
    may: may.map((command) => fromEnumName(command) as AllowedCommand),
  };
}

function entryIn({ at, kind, standing, warnings, ...entry }: EntryAnswer): ShownEntry {
  return {
    ...entry,
    at: Date.parse(at),
    kind: fromEnumName(kind) as EntryKind,
    standing: standing === null ? null : (fromEnumName(standing) as EntryStanding),
    warnings: warnings.map((warning): Warning => ({ ...warning, kind: fromEnumName(warning.kind) as WarningKind })),
  };
}
