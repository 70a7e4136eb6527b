import { entryKindOf } from '#machines/conversation/conversation.ts';
import type { ConversationFact } from '#machines/conversation/conversationFacts.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

/** The ids of an account’s conversations. */
export async function conversationIdsOf(
  { sql, store }: Pick<Market, 'sql' | 'store'>,
  account: string,
): Promise<readonly string[]> {
  const query = sql
    .selectFrom('conversation_parties')
    .select('conversation')
    .where('account', '=', account)
    .orderBy('conversation');
  return (await store.query<{ conversation: string }>(compiled(query))).map(({ conversation }) => conversation);
}

/** Whether what has happened to a conversation is told to one of its two: all that stands in its log, and what they did themselves. */
export function isToldTo(account: string, fact: ConversationFact): boolean {
  return fact.type === 'conversation.started' || fact.by === account || entryKindOf(fact) !== undefined;
}

/** The names of the pictures that an account has brought for messages. */
export async function messagePicturesOf(
  { sql, store }: Pick<Market, 'sql' | 'store'>,
  account: string,
): Promise<readonly string[]> {
  const query = sql.selectFrom('message_pictures').select('name').where('account', '=', account).orderBy('name');
  return (await store.query<{ name: string }>(compiled(query))).map(({ name }) => name);
}
