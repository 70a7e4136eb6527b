import * as z from 'zod/mini';

import { checked } from '#machines/journal/schema.ts';
import { isYoungerThan } from '#machines/market/youngerThan.ts';
import { ownIsFreshFor } from '#machines/offline/limits.ts';

import { brand } from '../theme/brand.ts';
import { appOf } from './pageCachingRequests.ts';

// Notes which personal data this browser has cached for offline use, so that not every page fetches it again.

/**
 * A fingerprint of each cached conversation by its id, from the data of a list: it changes with the conversation
 * (`ownPages.ts`).
 */
export type CachedConversations = Readonly<Record<string, string>>;

const key = `${brand}_own_kept`;
const noted = z.object({
  account: z.string(),
  /** A new build caches everything again. */
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
  // Skipped conversations are as old as the note.
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
    // Without session storage each document marks it as outdated.
  }
  outdateOwnCache();
}

/** The copies were removed at a logout. */
export function forgetOwnCache(): void {
  localStorage.removeItem(key);
}

/** The note of an account, if it is still valid. */
function validNoteOf(account: string): z.infer<typeof noted> | undefined {
  const note = noteOf(account);
  return note && isYoungerThan(ownIsFreshFor, note.at, Date.now()) ? note : undefined;
}

/** The note of an account, of any age. */
function noteOf(account: string): z.infer<typeof noted> | undefined {
  const note = read();
  return note?.account === account && note.app === appOf(document) ? note : undefined;
}

function read(): z.infer<typeof noted> | undefined {
  try {
    const found = checked(noted, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return 'value' in found ? found.value : undefined;
  } catch {
    // A person has stored something else by hand.
    return undefined;
  }
}

function write(note: z.infer<typeof noted>): void {
  try {
    localStorage.setItem(key, JSON.stringify(note));
  } catch {
    // The storage is full: the data is fetched again.
    forgetOwnCache();
  }
}
