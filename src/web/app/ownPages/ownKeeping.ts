import { placeAt } from '#routes';

import { readStateCookie } from '../../account/stateCookie.ts';
import { loadAlone } from '../../chunks/chunk.ts';
import { beginKeepingOwn, isOwnFresh, noteConversationKept, noteOwnKept } from '../../offline/ownFreshness.ts';
import { shownCopy } from '../../offline/shownCopy.ts';
import { mayAsk, tellOfPage } from '../../offline/tellingOfPages.ts';

/**
 * Keeps what is theirs although they have not looked at it, as long as they are logged in: in the tab that they look at, and not
 * with each page. Rejects where that cannot be had now, or is stopped.
 */
export async function keepOwn(signal: AbortSignal): Promise<void> {
  const account = readStateCookie();
  const place = placeAt(window.location.pathname);
  if (account === null || !place || !mayAsk() || isOwnFresh(account)) return;
  if (document.visibilityState !== 'visible' || !navigator.onLine) throw new Error('Nobody looks, or there is no line');
  if (shownCopy.getSnapshot().matches('copied')) throw new Error('The market cannot be reached');
  const { bringOwn } = await loadAlone(() => import('./ownPages.ts'));
  const kept = await bringOwn(
    place.language,
    { signal, kept: beginKeepingOwn(account) },
    {
      async page(address) {
        // Another tab may have logged out, of which this one has not heard yet.
        if (signal.aborted || readStateCookie() !== account) throw new Error('Somebody else is logged in');
        await tellOfPage(address, { isAhead: true });
      },
      conversation: (id, like) => noteConversationKept(account, id, like),
    },
  );
  signal.throwIfAborted();
  noteOwnKept(account, kept);
}
