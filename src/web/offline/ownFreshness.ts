import * as z from 'zod/mini';

import { checked } from '#machines/journal/schema.ts';
import { isYoungerThan } from '#machines/market/youngerThan.ts';
import { ownIsFreshFor } from '#machines/offline/limits.ts';

import { brand } from '../theme/brand.ts';
import { appOf } from './pageCachingRequests.ts';

// Records which personal data this browser has cached for offline use, so that not every page fetches the data again.

/**
 * By the id of each cached conversation: a fingerprint of its data in a list, which changes with the conversation
 * (`ownPages.ts`).
 */
export type CachedConversations = Readonly<Record<string, string>>;

const key = `${brand}_own_kept`;
const noted = z.object({
  account: z.string(),
  /** The build that cached the data. A new build caches everything again. */
  app: z.string(),
  /** The time of the oldest data, in epoch milliseconds: unchanged conversations were not fetched again since. */
  at: z.int(),
  isOutdated: z.boolean(),
  conversations: z.record(z.string(), z.string()),
});

/** Whether the data was cached recently, and no page has received a change since. */
export function isOwnFresh(account: string): boolean {
  const note = validNoteOf(account);
  return note !== undefined && !note.isOutdated;
}

/** Starts caching. Returns the conversations that are cached already, which are skipped while they are unchanged. */
export function beginCachingOwnPages(account: string): CachedConversations {
  const note = validNoteOf(account) ?? { account, app: appOf(document), at: Date.now(), conversations: {} };
  write({ ...note, isOutdated: true });
  return note.conversations;
}

/** Notes a cached conversation, so that an interrupted run continues after it. */
export function noteConversationCached(account: string, id: string, like: string): void {
  const note = noteOf(account);
  if (note) write({ ...note, conversations: { ...note.conversations, [id]: like } });
}

/** Notes that everything is cached, including these conversations. */
export function noteOwnCached(account: string, conversations: CachedConversations): void {
  // The earlier time is retained, because skipped conversations are as old as it.
  const at = noteOf(account)?.at ?? Date.now();
  write({ account, app: appOf(document), at, isOutdated: false, conversations });
}

/**
 * Marks the data as outdated. With `anyConversation`, the change may concern conversations that a list does not reveal.
 */
export function outdateOwnCache({ anyConversation = false } = {}): void {
  const note = read();
  if (note) write({ ...note, isOutdated: true, ...(anyConversation && { conversations: {} }) });
}

/** Marks the data as outdated in a new tab: without an open tab, no change was received. */
export function outdateOwnCacheInNewTab(): void {
  try {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, 'looked after');
  } catch {
    // Without session storage, every document marks the data as outdated.
  }
  outdateOwnCache();
}

/** Removes the record after a logout, which has removed the cached copies. */
export function forgetOwnCache(): void {
  localStorage.removeItem(key);
}

/** The record of an account's cached data, if it is recent enough. */
function validNoteOf(account: string): z.infer<typeof noted> | undefined {
  const note = noteOf(account);
  return note && isYoungerThan(ownIsFreshFor, note.at, Date.now()) ? note : undefined;
}

/** The record of an account's cached data by this build, of any age. */
function noteOf(account: string): z.infer<typeof noted> | undefined {
  const note = read();
  return note?.account === account && note.app === appOf(document) ? note : undefined;
}

function read(): z.infer<typeof noted> | undefined {
  try {
    const found = checked(noted, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return 'value' in found ? found.value : undefined;
  } catch {
    // The stored text is no JSON: a person has changed it by hand.
    return undefined;
  }
}

function write(note: z.infer<typeof noted>): void {
  try {
    localStorage.setItem(key, JSON.stringify(note));
  } catch {
    // If the storage is full, the record is removed, and the data is fetched again.
    forgetOwnCache();
  }
}
