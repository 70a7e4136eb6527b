import { placeAt } from '#routes';

import { readStateCookie } from '../../account/stateCookie.ts';
import { loadAlone } from '../../chunks/chunk.ts';
import { beginCachingOwnPages, isOwnFresh, noteConversationCached, noteOwnCached } from '../../offline/ownFreshness.ts';
import { shownCopy } from '../../offline/shownCopy.ts';
import { mayAsk, requestPageCaching } from '../../offline/pageCachingRequests.ts';

/**
 * Caches the user's personal pages for offline use before they are viewed. Only the visible tab does this while a user
 * is logged in, and not on every page. Rejects if it is impossible now, or aborted.
 */
export async function cacheOwnPages(signal: AbortSignal): Promise<void> {
  const account = readStateCookie();
  const place = placeAt(window.location.pathname);
  if (account === null || !place || !mayAsk() || isOwnFresh(account)) return;
  if (document.visibilityState !== 'visible' || !navigator.onLine)
    throw new Error('The page is hidden, or there is no connection');
  if (shownCopy.getSnapshot().matches('copied')) throw new Error('The market cannot be reached');
  const { loadOwnPages } = await loadAlone(() => import('./ownPages.ts'));
  const cached = await loadOwnPages(
    place.language,
    { signal, cached: beginCachingOwnPages(account) },
    {
      async page(address) {
        // The session is read again: another tab may have logged out, unknown to this tab.
        if (signal.aborted || readStateCookie() !== account) throw new Error('Another account is logged in');
        await requestPageCaching(address, { isAhead: true });
      },
      conversation: (id, like) => noteConversationCached(account, id, like),
    },
  );
  signal.throwIfAborted();
  noteOwnCached(account, cached);
}
