import type { FavouriteItems } from '#machines/favourites/favouritesAnswer.ts';
import type { Language } from '#machines/market/language.ts';
import type { ConversationInList } from '#machines/messaging/openConversation/shownConversation.ts';
import { pathTo } from '#routes';

import { get } from '../../api/apiClient.ts';
import { fetchConversation, fetchConversations } from '../../messaging/messagingCalls.ts';
import { bringParts } from '../../router/router.tsx';
import type { KeptConversations } from '../../offline/ownFreshness.ts';

/**
 * Brings the scripts of the pages that are somebody's own and asks for what those show: the service worker, through which it comes,
 * keeps it. One after the other, as nobody waits for it. Tells of each page as soon as its list is there, by its address, and of
 * each conversation once it is, with what it is like. Of conversations it brings those that the first page of either list shows, but
 * for those that are `kept` as they are; gives all that are kept then. Rejects as calls do, and where it is stopped.
 */
export async function bringOwn(
  language: Language,
  { signal, kept }: { readonly signal: AbortSignal; readonly kept: KeptConversations },
  tells: {
    readonly page: (address: string) => Promise<void>;
    readonly conversation: (id: string, like: string) => void;
  },
): Promise<KeptConversations> {
  const lists = ['buying', 'selling'] as const;
  const keptNow: Record<string, string> = {};
  await bringParts('favourites');
  await get<FavouriteItems>('favorites', { signal, quiet: true, isKeptAhead: true });
  await tells.page(pathTo('favourites', language));
  await bringParts('messages');
  for (const tab of lists) {
    // oxlint-disable no-await-in-loop -- one after the other
    const { conversations } = await fetchConversations({ tab, after: null }, signal, {
      quiet: true,
      isKeptAhead: true,
    });
    await tells.page(pathTo('messages', language, { tab }));
    for (const conversation of conversations) {
      const { id } = conversation;
      const like = likenessOf(conversation);
      if (kept[id] !== like) {
        await fetchConversation({ id, after: null }, signal, { isKeptAhead: true });
        tells.conversation(id, like);
      }
      keptNow[id] = like;
    }
    // oxlint-enable no-await-in-loop
  }
  return keptNow;
}

/** What of a conversation the list tells that its page shows too, but for words. */
function likenessOf({ last, ad, other, isMuted, isArchived }: ConversationInList): string {
  const ofAd = [ad.title, ad.status, ad.priceText, ad.isGone, ad.picture];
  const ofOther = [other.name, other.picture, other.isGone, other.awayUntil];
  return JSON.stringify([last?.number, last?.standing, isMuted, isArchived, ...ofAd, ...ofOther]);
}
