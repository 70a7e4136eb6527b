import type { ConversationFact } from '#machines/conversation/conversationFacts.ts';
import { type Fact, factFrom } from '#machines/journal/facts.ts';
import { featureOf } from '#machines/journal/lifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { openedFact } from '#server/store/journals.ts';
import { uploadedPicture } from '#server/pictures/uploads.ts';
import { compiled } from '#server/store/sql.ts';
import { conversationIdsOf, isToldTo, messagePicturesOf } from '#server/messaging/exportedConversations.ts';
import type { MessagePictures } from '#server/messaging/messagePictures.ts';
import { LostFile } from '#server/pictures/lostFile.ts';
import { titleHistoryOf } from '#server/insertion/help/titleSuggestions.ts';
import { accountOf, type AccountDesk } from './accountDesk.ts';
import { zipOf } from './zip.ts';

/**
 * The export of an account: a ZIP archive with its data in JSON, and its pictures. The data are its journal and those
 * of its ads, drafts, favourites and conversations, fact by fact and readable; its messaging settings; the suggestions
 * for titles that it picked and deleted; and its sessions. `missing.json` names pictures whose files are lost or
 * damaged. A conversation has the entries of both sides, and the actions of the account alone.
 */
export async function exportOf(
  desk: AccountDesk,
  account: string,
  messagePictures: Pick<MessagePictures, 'read'>,
): Promise<Buffer> {
  const { market, sessions } = desk;
  const { store, sql, clock } = market;
  const ads = await store.query<{ id: string }>(
    compiled(sql.selectFrom('listings').select('id').where('seller', '=', account).orderBy('id')),
  );
  const entries = [{ name: 'account.json', content: json(await journal(market, `account-${account}`)) }];
  for (const { id } of ads) {
    entries.push({ name: `ads/${id}.json`, content: json(await journal(market, `listing-${id}`)) });
  }
  const drafts = await store.query<{ id: string }>(
    compiled(sql.selectFrom('drafts').select('id').where('account', '=', account).orderBy('id')),
  );
  for (const { id } of drafts) {
    entries.push({ name: `drafts/${id}.json`, content: json(await journal(market, `draft-${id}`)) });
  }
  const favourites = await journal(market, `favourites-${account}`);
  if (favourites.length > 0) entries.push({ name: 'favourites.json', content: json(favourites) });
  for (const id of await conversationIdsOf(market, account)) {
    const facts = await journal(market, `conversation-${id}`, (fact) => isToldTo(account, fact as ConversationFact));
    entries.push({ name: `conversations/${id}.json`, content: json(facts) });
  }
  const missing: string[] = [];
  for (const name of await messagePicturesOf(market, account)) {
    const bytes = await messagePictures.read(name).catch((error: unknown) => {
      if (error instanceof LostFile) return undefined;
      throw error;
    });
    if (bytes) entries.push({ name, content: bytes });
    else missing.push(name);
  }
  if (missing.length > 0) entries.push({ name: 'missing.json', content: json(missing) });
  const messaging = await journal(market, `messaging-${account}`);
  if (messaging.length > 0) entries.push({ name: 'messaging.json', content: json(messaging) });
  const titles = await titleHistoryOf(market, account);
  if (titles.picked.length + titles.deleted.length > 0) entries.push({ name: 'titles.json', content: json(titles) });
  const places = await sessions.listOf(account);
  entries.push({
    name: 'sessions.json',
    content: json(
      places.map(({ agent, place, created, seen }) => ({ agent, place, created: time(created), seen: time(seen) })),
    ),
  });
  const picture = (await accountOf(desk, account))?.account.picture;
  const bytes = picture && (await uploadedPicture(market, picture));
  if (bytes) entries.push({ name: 'picture.webp', content: bytes });
  return zipOf(entries, clock());
}

/** The facts of a journal, oldest first, with their personal fields opened. */
async function journal(
  { store, features, keys }: Market,
  stream: string,
  isTold: (fact: Fact) => boolean = () => true,
): Promise<readonly object[]> {
  const feature = features.find(({ lifecycle }) => lifecycle.feature === featureOf(stream))!;
  const stored = await store.readStream(stream);
  const opened = await Promise.all(stored.map((fact) => openedFact(feature, fact, keys)));
  const facts = opened.map((fact) => factFrom(feature.lifecycle.facts, fact)).filter(isTold);
  return facts.map(({ type, at, ...data }) => ({ type, at: time(at), ...data }));
}

function time(at: number): string {
  return new Date(at).toISOString();
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
