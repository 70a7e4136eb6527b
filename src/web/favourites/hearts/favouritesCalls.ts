import type { FavouriteIds } from '#machines/favourites/favouritesAnswer.ts';
import type { Telling, TellingOutcome, Wish } from '#machines/favourites/heartsSetup.ts';

import { refuseSession, session } from '../../account/session.ts';
import { CallFailed, clients, get } from '../../api/apiClient.ts';
import { atRest } from '../../browser/atRest.ts';

/** The ids of what is saved. Rejects as calls do. A page is of use without. */
export async function fetchSavedIds(signal: AbortSignal): Promise<readonly string[]> {
  await atRest();
  signal.throwIfAborted();
  const { ids } = await get<FavouriteIds>('favorites/ids', { signal, quiet: true });
  return ids;
}

/** Saves an ad, or does so no longer (FAVOURITES-3, 4). Sent again with the same id it is done once. Rejects as calls do. */
export async function sendSaved({ listing, isWanted }: Wish, commandId: string): Promise<void> {
  await clients.load();
  const { client } = clients.module!;
  const options = { quiet: true, commandId, outlastsPage: true };
  await (isWanted
    ? client.post('favorites/', { itemId: listing }, options)
    : client.remove(`favorites/${listing}`, undefined, options));
}

/**
 * Tells the server of a wish, under the id of its command. Where no answer comes, or another about the same ad waits already, it is
 * left to `queue`, under the id by which the server may have heard of it.
 */
export async function tellSaved(
  { isBehind, ...wish }: Telling,
  id: string,
  queue: (wish: Wish, id: string) => Promise<unknown>,
): Promise<TellingOutcome> {
  const queued = () =>
    queue(wish, id).then(
      () => ({ kind: 'queued' }) as const,
      () => ({ kind: 'failed' }) as const,
    );
  if (isBehind) return queued();
  try {
    await sendSaved(wish, id);
    return { kind: 'heard' };
  } catch (error) {
    if (!(error instanceof CallFailed)) {
      // As a page is left its calls fail before it is told: then what is wished goes into the outbox all together.
      await new Promise((resolve) => setTimeout(resolve));
      return queued();
    }
    // Whoever was logged in is so no longer: the hearts are told, and offer the login.
    if (error.status === 401) refuseSession(session);
    return { kind: error.failure.code === 'limit-exceeded' ? 'full' : 'failed' };
  }
}
