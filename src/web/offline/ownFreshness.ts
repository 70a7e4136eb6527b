import * as z from 'zod/mini';

import { checked } from '#machines/journal/schema.ts';
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
  const note = noteOf(account);
  return note !== undefined && !note.isOutdated;
}

/** The conversations that are kept, and need not be asked for as long as they are as they were. */
export function keptConversations(account: string): KeptConversations {
  return noteOf(account)?.conversations ?? {};
}

/** It is going to be kept. Gives the conversations that need not be asked for. */
export function beginOwnKept(account: string): KeptConversations {
  const note = noteOf(account) ?? { account, app: appOf(document), at: Date.now(), conversations: {} };
  write({ ...note, isOutdated: true });
  return note.conversations;
}

/** A conversation is kept now: whoever is stopped before all is goes on behind it. */
export function noteConversationKept(account: string, id: string, like: string): void {
  const note = begunBy(account);
  if (note) write({ ...note, conversations: { ...note.conversations, [id]: like } });
}

/** All of it is kept now, these conversations among it. */
export function noteOwnKept(account: string, conversations: KeptConversations): void {
  // Those that were not asked for are as old as the note.
  const at = begunBy(account)?.at ?? Date.now();
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

function noteOf(account: string): z.infer<typeof noted> | undefined {
  const note = begunBy(account);
  if (!note) return undefined;
  const age = Date.now() - note.at;
  // A note of the future is by a clock that has been set back since.
  return age >= 0 && age < ownIsFreshFor ? note : undefined;
}

function begunBy(account: string): z.infer<typeof noted> | undefined {
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
