import * as z from 'zod/mini';

import { checked } from '#machines/journal/schema.ts';
import { ownIsFreshFor } from '#machines/offline/limits.ts';

import { brand } from '../theme/brand.ts';

// Since when this tab has the device keep what is somebody's own: it does not ask for it with each page.

const key = `${brand}_own_kept`;
const noted = z.object({ account: z.string(), at: z.int() });

/** Whether this tab has lately had it kept, and has heard of no change since. */
export function isOwnFresh(account: string): boolean {
  try {
    const read = checked(noted, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return 'value' in read && read.value.account === account && Date.now() - read.value.at < ownIsFreshFor;
  } catch {
    // Somebody has written there by hand.
    return false;
  }
}

export function noteOwnKept(account: string): void {
  sessionStorage.setItem(key, JSON.stringify({ account, at: Date.now() }));
}

/** Something of it has changed, or the copies have gone with a logout. */
export function forgetOwnKept(): void {
  sessionStorage.removeItem(key);
}
