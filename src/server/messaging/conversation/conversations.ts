import type { Conversation, Side } from '#machines/conversation/lifecycle/conversation.ts';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import type { Relation } from '#machines/conversation/lifecycle/conversationRules.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { shownListings, type ShownListing } from '#server/listing/shownListings.ts';
import { isMarketId } from '#machines/market/marketId.ts';
import type { Market } from '#server/store/market.ts';
import { filledUp } from '#server/store/filledUp.ts';
import { compiled } from '#server/store/sql.ts';
import type { PartyRow } from '../messagingTables.ts';
import { type AccountState, relationsOf } from '../relations.ts';

/** A conversation as one of its two parties sees it. */
export interface ConversationForParty {
  readonly id: string;
  /** The party that views the conversation. */
  readonly own: PartyRow;
  /** The other party, with the last entries that it has read and that were delivered to it. */
  readonly other: Pick<PartyRow, 'account' | 'read_up_to'> & { readonly delivered: number };
  readonly otherAccount: AccountState | undefined;
  readonly listing: ShownListing | undefined;
  readonly relation: Relation;
  /** The folded journals of the conversation and its listing, read on demand. */
  folded(): Promise<Conversation>;
  foldedListing(): Promise<Listing>;
}

interface Page {
  readonly side: Side;
  readonly isArchived: boolean;
  readonly first: number;
  /** The end of the previous page of conversations; null for the first page. */
  readonly after: Cursor | null;
}

/** The last conversation of a page. The order is by last entry, newest first, then by greater id. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

/** A page of an account's conversations, the most recently active first. */
export async function conversationsOf(
  market: Market,
  account: string,
  { side, isArchived, first, after }: Page,
): Promise<{ readonly conversations: readonly ConversationForParty[]; readonly next: Cursor | null }> {
  const all = market.sql
    .selectFrom('conversation_parties as own')
    .selectAll()
    .where('account', '=', account)
    .where('side', '=', side)
    .where('archived', '=', isArchived ? 1 : 0);
  const page = after
    ? all.where((on) =>
        on.or([
          on('last_at', '<', after.at),
          on.and([on('last_at', '=', after.at), on('conversation', '<', after.id)]),
        ]),
      )
    : all;
  const found = await market.store.query<PartyRow>(
    compiled(
      page
        .orderBy('last_at', 'desc')
        .orderBy('conversation', 'desc')
        .limit(first + 1),
    ),
  );
  const rows = found.slice(0, first);
  const last = rows.at(-1);
  return {
    conversations: await conversationsFor(market, account, rows),
    next: found.length > first && last ? { at: last.last_at, id: last.conversation } : null,
  };
}

/** A conversation of an account; undefined if it belongs to others or does not exist. */
export async function conversationOf(
  market: Market,
  account: string,
  id: string,
): Promise<ConversationForParty | undefined> {
  return isMarketId(id) ? (await conversationsBy(market, account, [id]))[0] : undefined;
}

/** Of these conversations, those that belong to an account, in the order of the ids. */
export async function conversationsBy(
  market: Market,
  account: string,
  ids: readonly string[],
): Promise<readonly ConversationForParty[]> {
  if (ids.length === 0) return [];
  const query = market.sql
    .selectFrom('conversation_parties')
    .selectAll()
    .where('conversation', 'in', ids)
    .where('account', '=', account);
  const seen = await conversationsFor(market, account, await market.store.query<PartyRow>(compiled(query)));
  const found = new Map(seen.map((conversation) => [conversation.id, conversation]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/**
 * The number of an account's conversations with unread entries; muted and archived ones are not counted (MESSAGING-2).
 */
export async function unreadOf(market: Pick<Market, 'sql' | 'store'>, account: string): Promise<number> {
  return (await unreadOfEach(market, [account]))(account);
}

/** The number of unread conversations (`unreadOf`) of several accounts, in one query. */
export async function unreadOfEach(
  { sql, store }: Pick<Market, 'sql' | 'store'>,
  accounts: readonly string[],
): Promise<(account: string) => number> {
  if (accounts.length === 0) return () => 0;
  const query = sql
    .selectFrom('conversation_parties')
    .select((on) => ['account', on.fn.countAll<number | string>().as('number')])
    .where('account', 'in', filledUp(accounts))
    .where('unread', '>', 0)
    .where('muted', '=', 0)
    .where('archived', '=', 0)
    .groupBy('account');
  const rows = await store.query<{ account: string; number: number | string }>(compiled(query));
  const unread = new Map(rows.map(({ account, number }) => [account, Number(number)]));
  return (account) => unread.get(account) ?? 0;
}

/** The conversations of a side: how many have unread entries, as `unreadOf` counts, and how many are archived. */
export interface SideCounts {
  readonly unread: number;
  readonly archived: number;
}

/** The counts of an account's conversations, unread and archived, as buyer and as seller. */
export async function countsOf(
  { sql, store }: Pick<Market, 'sql' | 'store'>,
  account: string,
): Promise<Readonly<Record<Side, SideCounts>>> {
  const query = sql
    .selectFrom('conversation_parties')
    .select(['side', 'archived'])
    .select((on) => [
      on.fn.countAll<number | string>().as('all'),
      on.fn
        .sum<number | string>(
          on
            .case()
            .when(on.and([on('unread', '>', 0), on('muted', '=', 0)]))
            .then(1)
            .else(0)
            .end(),
        )
        .as('unread'),
    ])
    .where('account', '=', account)
    .groupBy(['side', 'archived']);
  const rows = await store.query<Pick<PartyRow, 'side' | 'archived'> & Record<'all' | 'unread', number | string>>(
    compiled(query),
  );
  const of = (side: Side): SideCounts => {
    const [open, archived] = [0, 1].map((put) => rows.find((row) => row.side === side && row.archived === put));
    return { unread: Number(open?.unread ?? 0), archived: Number(archived?.all ?? 0) };
  };
  return { buyer: of('buyer'), seller: of('seller') };
}

async function conversationsFor(
  market: Market,
  account: string,
  rows: readonly PartyRow[],
): Promise<readonly ConversationForParty[]> {
  if (rows.length === 0) return [];
  const { sql, store, commands } = market;
  const across = sql
    .selectFrom('conversation_parties as other')
    .leftJoin('message_deliveries as delivery', (join) =>
      join.onRef('delivery.conversation', '=', 'other.conversation').onRef('delivery.account', '=', 'other.account'),
    )
    .select(['other.conversation', 'other.account', 'other.read_up_to', 'delivery.number as delivered'])
    .where(
      'other.conversation',
      'in',
      rows.map(({ conversation }) => conversation),
    )
    .where('other.account', '<>', account);
  type Across = Pick<PartyRow, 'conversation' | 'account' | 'read_up_to'> & { delivered: number | null };
  const others = new Map((await store.query<Across>(compiled(across))).map((other) => [other.conversation, other]));
  const [listings, relations] = await Promise.all([
    shownListings(market, [...new Set(rows.map(({ listing }) => listing))]),
    relationsOf(market, account, [...new Set([...others.values()].map((other) => other.account))]),
  ]);
  const listingById = new Map(listings.map((listing) => [listing.id, listing]));
  return rows.map((own) => {
    const id = own.conversation;
    const other = others.get(id)!;
    let folded: Promise<Conversation> | undefined;
    let foldedListing: Promise<Listing> | undefined;
    return {
      id,
      own,
      other: { ...other, delivered: other.delivered ?? 0 },
      listing: listingById.get(own.listing),
      otherAccount: relations.accounts.get(other.account),
      relation: relations.to(other.account),
      folded: () =>
        (folded ??= commands
          .load({ lifecycle: conversationLifecycle, id })
          .then(({ snapshot }) => snapshot.context.conversation!)),
      foldedListing: () =>
        (foldedListing ??= commands
          .load({ lifecycle: listingLifecycle, id: own.listing })
          .then(({ snapshot }) => snapshot.context.listing!)),
    };
  });
}

/** The account of the buyer in a conversation. */
export function buyerOf({ own, other }: Pick<ConversationForParty, 'own' | 'other'>): string {
  return own.side === 'buyer' ? own.account : other.account;
}
