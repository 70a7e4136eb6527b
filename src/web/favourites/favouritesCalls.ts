import type { FavouriteIds } from '#machines/favourites/favouritesAnswer.ts';
import type { TellingOutcome, Wish } from '#machines/favourites/heartsMachine.ts';

import { session } from '../account/session.ts';
import { CallFailed, clients, get } from '../apiClient.ts';
import { atRest } from '../atRest.ts';

/** The ids of what is saved. Rejects as calls do. A page is of use without. */
export async function fetchSavedIds(signal: AbortSignal): Promise<readonly string[]> {
  await atRest();
  signal.throwIfAborted();
  const { ids } = await get<FavouriteIds>('favorites/ids', { signal, quiet: true });
  return ids;
}

/** Saves an ad, or does so no longer (FAVOURITES-3, 4). Sent again it changes nothing. */
export async function tellSaved({ listing, isWanted }: Wish): Promise<TellingOutcome> {
  try {
    await clients.load();
    const { client } = clients.module!;
    await (isWanted
      ? client.post('favorites/', { itemId: listing }, { quiet: true })
      : client.remove(`favorites/${listing}`, undefined, { quiet: true }));
    return { kind: 'heard' };
  } catch (error) {
    if (error instanceof CallFailed) {
      // Whoever was logged in is so no longer: the hearts are told, and offer the login.
      if (error.status === 401) session.send({ type: 'session.refused' });
      if (error.failure.code === 'limit-exceeded') return { kind: 'full' };
    }
    return { kind: 'failed' };
  }
}
