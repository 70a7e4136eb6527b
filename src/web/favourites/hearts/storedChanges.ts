import * as z from 'zod/mini';

import { waitingFavouritesLife } from '#machines/favourites/limits.ts';
import { isYoungerThan } from '#machines/market/youngerThan.ts';

import { brand } from '../../theme/brand.ts';

// The favourites of a visitor who went to create an account. They are stored on the device, because the link of the
// confirmation mail opens another tab.

const key = `${brand}_wishes`;

const storedSchema = z.object({
  /** By listing: true if it is to be saved, false if it is to be removed. */
  wishes: z.record(z.string(), z.boolean()),
  since: z.number(),
});

export function storePendingChanges(fresh: Readonly<Record<string, boolean>>): void {
  const stored: z.infer<typeof storedSchema> = { wishes: { ...consumeStoredChanges(), ...fresh }, since: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // If the storage is full, the user has to press the heart again.
  }
}

/**
 * Removes the stored changes from the storage, so that no other user gets them, and returns them; null if there are
 * none.
 */
export function consumeStoredChanges(): Readonly<Record<string, boolean>> | null {
  try {
    const text = localStorage.getItem(key);
    dropStoredChanges();
    // The stored value is validated, because another build, or a person by hand, may have stored anything.
    const { wishes, since } = z.parse(storedSchema, JSON.parse(text ?? ''));
    return isYoungerThan(waitingFavouritesLife, since, Date.now()) ? wishes : null;
  } catch {
    return null;
  }
}

export function dropStoredChanges(): void {
  localStorage.removeItem(key);
}
