import type { FavouriteIds } from '#machines/favourites/favouritesAnswer.ts';
import type { ChangeToSend, ChangeOutcome, FavouriteChange } from '#machines/favourites/heartsSetup.ts';

import { refuseSession, session } from '../../account/session.ts';
import { CallFailed, clients, get } from '../../api/apiClient.ts';
import { whenIdle } from '../../browser/whenIdle.ts';

/** The ids of the saved listings. Rejects as calls do; the page works without them. */
export async function fetchSavedIds(signal: AbortSignal): Promise<readonly string[]> {
  await whenIdle();
  signal.throwIfAborted();
  const { ids } = await get<FavouriteIds>('favorites/ids', { signal, quiet: true });
  return ids;
}

/** Saves a listing or removes it (FAVOURITES-3, 4). The command id makes the call idempotent. Rejects as calls do. */
export async function sendSaved({ listing, shouldSave }: FavouriteChange, commandId: string): Promise<void> {
  await clients.load();
  const { client } = clients.module!;
  const options = { quiet: true, commandId, outlastsPage: true };
  await (shouldSave
    ? client.post('favorites/', { itemId: listing }, options)
    : client.remove(`favorites/${listing}`, undefined, options));
}

/**
 * Sends a change to the server under the id of its command. Without an answer, or behind a waiting change of the same
 * listing, the change goes to `queue`. It retains its id, because the server may have received it.
 */
export async function sendChange(
  { isBehind, ...change }: ChangeToSend,
  id: string,
  queue: (change: FavouriteChange, id: string) => Promise<unknown>,
): Promise<ChangeOutcome> {
  const queued = () =>
    queue(change, id).then(
      () => ({ kind: 'queued' }) as const,
      () => ({ kind: 'failed' }) as const,
    );
  if (isBehind) return queued();
  try {
    await sendSaved(change, id);
    return { kind: 'received' };
  } catch (error) {
    if (!(error instanceof CallFailed)) {
      // The failure may come from the page being closed: then calls fail before `pagehide`. After this wait, all
      // pending changes have entered the outbox together.
      await new Promise((resolve) => setTimeout(resolve));
      return queued();
    }
    // If the session has ended, the hearts are notified, and offer the login.
    if (error.status === 401) refuseSession(session);
    return { kind: error.failure.code === 'limit-exceeded' ? 'full' : 'failed' };
  }
}
