import * as z from 'zod/mini';

import { brand } from '../../theme/brand.ts';
import { day } from '#machines/market/units.ts';
import { isYoungerThan } from '#machines/market/youngerThan.ts';

// What somebody wished who had no login and went to make an account. It waits on the device: the mail that one opens on the way
// leads to another tab.

/** Longest that it waits for the login, in milliseconds. */
const longestWait = day;

const key = `${brand}_wishes`;

const keptSchema = z.object({
  /** True for an ad that is to be saved. */
  wishes: z.record(z.string(), z.boolean()),
  since: z.number(),
});

export function keepWishes(fresh: Readonly<Record<string, boolean>>): void {
  const kept: z.infer<typeof keptSchema> = { wishes: { ...takeKeptWishes(), ...fresh }, since: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full disk: it is wished again by a press.
  }
}

/** Takes what waits, which is nobody else's then; null where nothing does. */
export function takeKeptWishes(): Readonly<Record<string, boolean>> | null {
  try {
    const text = localStorage.getItem(key);
    dropKeptWishes();
    // What an older or a newer build has written, or somebody by hand, may be nothing of ours.
    const { wishes, since } = z.parse(keptSchema, JSON.parse(text ?? ''));
    return isYoungerThan(longestWait, since, Date.now()) ? wishes : null;
  } catch {
    return null;
  }
}

export function dropKeptWishes(): void {
  localStorage.removeItem(key);
}
