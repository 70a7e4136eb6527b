import * as z from 'zod/mini';

import { checked } from '#machines/journal/schema.ts';
import { isYoungerThan } from '#machines/market/youngerThan.ts';
import { ownIsFreshFor } from '#machines/offline/limits.ts';

import { brand } from '../theme/brand.ts';
import { appOf } from './tellingOfPages.ts';

// What the pages of this browser have had it keep of what is somebody's own: they do not ask for it each.

/** By their ids what each conversation was like, as far as a list tells: a text that is another once that is (`ownPages.ts`). */
export type KeptConversations = Readonly<Record<string, string>>;

const key = `${brand}_own_kept`;
const noted = z.object({
  account: z.string(),
  /** A new build keeps all anew. */
  app: z.string(),
  /** Since when, in epoch milliseconds: the conversations that have not changed since were not asked for again. */
  at: z.int(),
  isOutdated: z.boolean(),
  conversations: z.record(z.string(), z.string()),
});

/** Whether it was kept lately, and no page has heard of a change since. */
export function isOwnFresh(account: string): boolean {
  const note = validNoteOf(account);
  return note !== undefined && !note.isOutdated;
}

/** It is going to be kept. Gives the conversations that are already, and need not be asked for while they are as they were. */
export function beginKeepingOwn(account: string): KeptConversations {
  const note = validNoteOf(account) ?? { account, app: appOf(document), at: Date.now(), conversations: {} };
  write({ ...note, isOutdated: true });
  return note.conversations;
}

/** A conversation is kept now: whoever is stopped before all is goes on behind it. */
export function noteConversationKept(account: string, id: string, like: string): void {
  const note = noteOf(account);
  if (note) write({ ...note, conversations: { ...note.conversations, [id]: like } });
}

/** All of it is kept now, these conversations among it. */
export function noteOwnKept(account: string, conversations: KeptConversations): void {
  // Those that were not asked for are as old as the note.
  const at = noteOf(account)?.at ?? Date.now();
  write({ account, app: appOf(document), at, isOutdated: false, conversations });
}

/** Something of it has changed; where no list would tell what, `anyConversation` may have. */
export function outdateOwnKept({ anyConversation = false } = {}): void {
  const note = read();
  if (note) write({ ...note, isOutdated: true, ...(anyConversation && { conversations: {} }) });
}

/** Whoever opens a tab may have been away: while none was open nobody heard of changes. */
export function doubtOwnKept(): void {
  try {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, 'looked after');
  } catch {
    // Where nothing can be noted each document doubts it.
  }
  outdateOwnKept();
}

/** The copies have gone with a logout. */
export function forgetOwnKept(): void {
  localStorage.removeItem(key);
}

/** The note of an account, as long as all that it says counts. */
function validNoteOf(account: string): z.infer<typeof noted> | undefined {
  const note = noteOf(account);
  return note && isYoungerThan(ownIsFreshFor, note.at, Date.now()) ? note : undefined;
}

/** The note of an account, however old. */
function noteOf(account: string): z.infer<typeof noted> | undefined {
  const note = read();
  return note?.account === account && note.app === appOf(document) ? note : undefined;
}

function read(): z.infer<typeof noted> | undefined {
  try {
    const found = checked(noted, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return 'value' in found ? found.value : undefined;
  } catch {
    // Somebody has written there by hand.
    return undefined;
  }
}

function write(note: z.infer<typeof noted>): void {
  try {
    localStorage.setItem(key, JSON.stringify(note));
  } catch {
    // A full disk: it is asked for again.
    forgetOwnKept();
  }
}
