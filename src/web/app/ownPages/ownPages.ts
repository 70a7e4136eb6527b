import type { FavouriteItems } from '#machines/favourites/favouritesAnswer.ts';
import type { Language } from '#machines/market/language.ts';
import type { ConversationInList } from '#machines/messaging/openConversation/shownConversation.ts';
import { pathTo } from '#routes';

import { get } from '../../api/apiClient.ts';
import { fetchConversation, fetchConversations } from '../../messaging/messagingCalls.ts';
import { loadPageParts } from '../../router/router.tsx';
import type { CachedConversations } from '../../offline/ownFreshness.ts';

/**
 * Loads the scripts and the data of the user's personal pages, one after the other: the service worker in between
 * caches them. Reports each page by its address as soon as its list has loaded, and each conversation with its
 * fingerprint. It loads the conversations on the first page of each list, except those whose fingerprint in `cached` is
 * unchanged. Resolves with all cached conversations. Rejects as calls do, and when aborted.
 */
export async function loadOwnPages(
  language: Language,
  { signal, cached }: { readonly signal: AbortSignal; readonly cached: CachedConversations },
  tells: {
    readonly page: (address: string) => Promise<void>;
    readonly conversation: (id: string, like: string) => void;
  },
): Promise<CachedConversations> {
  const lists = ['buying', 'selling'] as const;
  const cachedNow: Record<string, string> = {};
  await loadPageParts('favourites');
  await get<FavouriteItems>('favorites', { signal, quiet: true, isCachedAhead: true });
  await tells.page(pathTo('favourites', language));
  await loadPageParts('messages');
  for (const tab of lists) {
    // oxlint-disable no-await-in-loop -- one after the other
    const { conversations } = await fetchConversations({ tab, after: null }, signal, {
      quiet: true,
      isCachedAhead: true,
    });
    await tells.page(pathTo('messages', language, { tab }));
    for (const conversation of conversations) {
      const { id } = conversation;
      const like = likenessOf(conversation);
      if (cached[id] !== like) {
        await fetchConversation({ id, after: null }, signal, { isCachedAhead: true });
        tells.conversation(id, like);
      }
      cachedNow[id] = like;
    }
    // oxlint-enable no-await-in-loop
  }
  return cachedNow;
}

/** A fingerprint of the data in a list's row that the conversation's page also shows, except for its texts. */
function likenessOf({ last, listing, other, isMuted, isArchived }: ConversationInList): string {
  const ofListing = [listing.title, listing.status, listing.priceText, listing.isGone, listing.picture];
  const ofOther = [other.name, other.picture, other.isGone, other.awayUntil];
  return JSON.stringify([last?.number, last?.deliveryState, isMuted, isArchived, ...ofListing, ...ofOther]);
}
