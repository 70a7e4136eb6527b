import * as z from 'zod/mini';

import { checked } from '#machines/journal/schema.ts';
import { ownIsFreshFor } from '#machines/offline/limits.ts';

import { brand } from '../theme/brand.ts';
import { appOf } from './tellingOfPages.ts';

// What the pages of this browser have had it keep of what is somebody's own: they do not ask for it each.

/** By their ids what each conversation was like: a text that is another once it is (`ownPages.ts`), and that says nothing of people. */
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

/** All of it is kept now, these conversations among it. */
export function noteOwnKept(account: string, conversations: KeptConversations): void {
  const at = noteOf(account)?.at ?? Date.now();
  write({ account, app: appOf(document), at, isOutdated: false, conversations });
}

/** Something of it has changed. */
export function outdateOwnKept(): void {
  const note = read();
  if (note) write({ ...note, isOutdated: true });
}

/** The copies have gone with a logout. */
export function forgetOwnKept(): void {
  localStorage.removeItem(key);
}

function noteOf(account: string): z.infer<typeof noted> | undefined {
  const note = read();
  if (note?.account !== account || note.app !== appOf(document)) return undefined;
  // A note of tomorrow is by a clock that has been set back since.
  return Math.abs(Date.now() - note.at) < ownIsFreshFor ? note : undefined;
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
