import { mostSearched } from '#machines/messaging/limits.ts';
import { fold } from '#market/text/fold.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { conversationsBy, type ConversationForParty } from './conversations.ts';
import { entriesAt, type Entry, type EntryPlace } from './entries.ts';

/** The number of entries that are decrypted per batch. */
const atOnce = 500;

/** A message that matches the search. */
interface FoundEntry {
  readonly entry: Entry;
  readonly seen: ConversationForParty;
}

interface FoundEntries {
  readonly found: readonly FoundEntry[];
  /** Whether there may be more matches, older than those found. */
  readonly hasMore: boolean;
  /**
   * The time from which all messages were searched, in epoch milliseconds. Null if nothing is older, or if the
   * requested number was found.
   */
  readonly since: number | null;
}

/** The maximum number of conversations and messages that a search covers. */
interface SearchLimits {
  readonly conversations: number;
  readonly messages: number;
}

const limits: SearchLimits = { conversations: mostSearched, messages: 20_000 };

/**
 * The messages of an account's conversations that contain all words, newest first. Messages are sealed, so there is no
 * index. They are decrypted one after another, from the newest conversations.
 */
export async function searchMessages(
  market: Market,
  account: string,
  { text, first }: { readonly text: string; readonly first: number },
  { conversations, messages }: SearchLimits = limits,
): Promise<FoundEntries> {
  const { sql, store } = market;
  const newest = sql
    .selectFrom('conversation_parties')
    .where('account', '=', account)
    .orderBy('last_at', 'desc')
    .orderBy('conversation');
  const [leftOut] = await store.query<{ last_at: number }>(
    compiled(newest.select('last_at').limit(1).offset(conversations)),
  );
  const places = await store.query<EntryPlace & { readonly at: number }>(
    compiled(
      sql
        .selectFrom('conversation_entries')
        .select(['conversation', 'number', 'at'])
        .where('conversation', 'in', newest.select('conversation').limit(conversations))
        .where('kind', '=', 'message')
        .orderBy('at', 'desc')
        .orderBy('conversation')
        .orderBy('number', 'desc')
        .limit(messages + 1),
    ),
  );
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found: Entry[] = [];
  const most = Math.min(places.length, messages);
  let opened = 0;
  while (opened < most && found.length < first) {
    const upTo = Math.min(opened + atOnce, most);
    const entries = await entriesAt(market, places.slice(opened, upTo));
    opened = upTo;
    found.push(
      ...entries.filter((entry) => {
        const said = fold(entry.text ?? '');
        return words.every((word) => said.includes(word));
      }),
    );
  }
  const shown = found.slice(0, first);
  const isFull = found.length >= first;
  // Older messages are not searched if conversations were left out or not all messages were decrypted. No message of a
  // left-out conversation is newer than its last entry.
  const isCut = leftOut !== undefined || opened < places.length;
  const seen = await conversationsBy(market, account, [...new Set(shown.map(({ conversation }) => conversation))]);
  const byId = new Map(seen.map((one) => [one.id, one]));
  return {
    found: shown.flatMap((entry) => {
      const its = byId.get(entry.conversation);
      return its ? [{ entry, seen: its }] : [];
    }),
    hasMore: isFull && (found.length > first || isCut),
    since: isCut && !isFull ? 1 + Math.max(leftOut?.last_at ?? 0, places[messages]?.at ?? 0) : null,
  };
}
