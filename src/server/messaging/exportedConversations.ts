import { entryKindOf } from '#machines/conversation/lifecycle/conversation.ts';
import type { ConversationFact } from '#machines/conversation/lifecycle/conversationFacts.ts';
import { exportedJournal, exportedJson } from '#server/account/leaving/exportedJournal.ts';
import type { ExportedFile, ExportServices } from '#server/marketFeature.ts';
import { LostFile } from '#server/pictures/lostFile.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

/**
 * The journals of an account's conversations, the pictures that it has uploaded for messages, and its messaging
 * settings. A conversation has the entries of both sides, and the actions of the account alone. `missing.json` names
 * pictures whose files are lost or damaged.
 */
export async function exportedConversations(
  { market, messagePictures }: ExportServices,
  account: string,
): Promise<readonly ExportedFile[]> {
  const files: ExportedFile[] = [];
  for (const id of await conversationIdsOf(market, account)) {
    const facts = await exportedJournal(market, `conversation-${id}`, (fact) =>
      isExportedTo(account, fact as ConversationFact),
    );
    files.push({ name: `conversations/${id}.json`, content: exportedJson(facts) });
  }
  const missing: string[] = [];
  for (const name of await messagePicturesOf(market, account)) {
    const bytes = await messagePictures.read(name).catch((error: unknown) => {
      if (error instanceof LostFile) return undefined;
      throw error;
    });
    if (bytes) files.push({ name, content: bytes });
    else missing.push(name);
  }
  if (missing.length > 0) files.push({ name: 'missing.json', content: exportedJson(missing) });
  const messaging = await exportedJournal(market, `messaging-${account}`);
  if (messaging.length > 0) files.push({ name: 'messaging.json', content: exportedJson(messaging) });
  return files;
}

/** The ids of an account's conversations. */
async function conversationIdsOf(
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

/**
 * Whether a fact of a conversation belongs in a party's export: all entries of the log, and the party's own actions.
 */
function isExportedTo(account: string, fact: ConversationFact): boolean {
  return fact.type === 'conversation.started' || fact.by === account || entryKindOf(fact) !== undefined;
}

/** The names of the pictures that an account has uploaded for messages. */
export async function messagePicturesOf(
  { sql, store }: Pick<Market, 'sql' | 'store'>,
  account: string,
): Promise<readonly string[]> {
  const query = sql.selectFrom('message_pictures').select('name').where('account', '=', account).orderBy('name');
  return (await store.query<{ name: string }>(compiled(query))).map(({ name }) => name);
}
