import { mostSearched } from '#machines/messaging/limits.ts';
import { fold } from '#market/text/fold.ts';
import type { Market } from '#server/market.ts';
import { compiled } from '#server/store/sql.ts';
import { conversationsBy, type SeenConversation } from './conversations.ts';
import { entriesAt, type Entry, type EntryPlace } from './entries.ts';

/** Entries whose texts are opened at once. */
const atOnce = 500;

/** Messages that are looked through at the most. */
const mostOpened = 20_000;

/** A message that was looked for. */
export interface FoundEntry {
  readonly entry: Entry;
  readonly seen: SeenConversation;
}

/**
 * The messages of an account’s conversations in which all words are, the newest first. What was said lies sealed, so it is opened and
 * looked through one after the other, of the newest conversations: nothing of it is kept to be found faster.
 */
export async function searchMessages(
  market: Market,
  account: string,
  { text, first }: { readonly text: string; readonly first: number },
): Promise<readonly FoundEntry[]> {
  const { sql, store } = market;
  const newest = sql
    .selectFrom('conversation_parties')
    .select('conversation')
    .where('account', '=', account)
    .orderBy('last_at', 'desc')
    .limit(mostSearched);
  const messages = sql
    .selectFrom('conversation_entries')
    .select(['conversation', 'number'])
    .where('conversation', 'in', newest)
    .where('kind', '=', 'message')
    .orderBy('at', 'desc')
    .orderBy('conversation')
    .orderBy('number', 'desc')
    .limit(mostOpened);
  const places = await store.query<EntryPlace>(compiled(messages));
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found: Entry[] = [];
  for (let from = 0; from < places.length && found.length < first; from += atOnce) {
    const entries = await entriesAt(market, places.slice(from, from + atOnce));
    found.push(
      ...entries.filter((entry) => {
        const said = fold(entry.text ?? '');
        return words.every((word) => said.includes(word));
      }),
    );
  }
  const shown = found.slice(0, first);
  const conversations = await conversationsBy(market, account, [
    ...new Set(shown.map(({ conversation }) => conversation)),
  ]);
  const byId = new Map(conversations.map((seen) => [seen.id, seen]));
  return shown.flatMap((entry) => {
    const seen = byId.get(entry.conversation);
    return seen ? [{ entry, seen }] : [];
  });
}
