import type { FavouriteItems } from '#machines/favourites/favouritesAnswer.ts';
import type { Language } from '#machines/market/language.ts';
import { mostConversationsKept } from '#machines/offline/limits.ts';
import { pathTo } from '#routes';

import { get } from '../apiClient.ts';
import { fetchConversation, fetchConversations } from '../messaging/messagingCalls.ts';
import { bringParts } from '../router.tsx';

/**
 * Brings the scripts of the pages that are somebody's own and asks for what those show: the service worker, through which it comes,
 * keeps it. One after the other, as nobody waits for it. Says the address of each page as soon as
 * its list is there. Rejects as calls do, and where it is stopped.
 */
export async function bringOwn(
  language: Language,
  signal: AbortSignal,
  tell: (address: string) => Promise<void>,
): Promise<void> {
  const lists = ['buying', 'selling'] as const;
  await bringParts('favourites');
  await get<FavouriteItems>('favorites', { signal, quiet: true, isKeptAhead: true });
  await tell(pathTo('favourites', language));
  await bringParts('messages');
  for (const tab of lists) {
    // oxlint-disable no-await-in-loop -- one after the other
    const { conversations } = await fetchConversations({ tab, after: null }, signal, {
      quiet: true,
      isKeptAhead: true,
    });
    await tell(pathTo('messages', language, { tab }));
    for (const { id } of conversations.slice(0, mostConversationsKept)) {
      await fetchConversation({ id, after: null }, signal, { isKeptAhead: true });
    }
    // oxlint-enable no-await-in-loop
  }
}
