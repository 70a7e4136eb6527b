import type { SnapshotFrom } from 'xstate';

import type { WordToPage } from '#machines/offline/workerWords.ts';
import { outdatingEvents } from '#machines/streaming/outdatingEvents.ts';
import { placeAt, type RouteName } from '#routes';

import { session } from '../account/session.ts';
import { onStreamNotice } from '../api/streamListeners.ts';
import { onReturn } from './onReturn.ts';
import { outdateOwnCacheInNewTab, forgetOwnCache, outdateOwnCache } from './ownFreshness.ts';
import { type CacheOwnPages, cachePages } from './pageCaching.ts';
import { accompanyServiceWorker, onServiceWorkerMessage, onWorkerReplaced } from './serviceWorker.ts';
import { copiedAt, shownCopy } from './shownCopy.ts';

/** The pages that refetch their content by themselves once there is a connection. */
const selfRefetching: ReadonlySet<RouteName> = new Set(['favourites', 'messages', 'messagesRedirect']);

/** The events of the stream that outdate cached personal data. */
const outdating: ReadonlySet<string> = new Set(['favourites', ...outdatingEvents]);

let isFirst = true;
let pageCaching: ReturnType<typeof cachePages> | undefined;

/**
 * From now on pages are cached for offline use, and a notice marks a page that is a copy. Returns the function that
 * ends this.
 */
export function watchOffline(cacheOwnPages: CacheOwnPages): () => void {
  outdateOwnCacheInNewTab();
  pageCaching = cachePages(cacheOwnPages);
  shownCopy.start();
  const at = copiedAt();
  if (at !== undefined) shownCopy.send({ type: 'copy.shown', at });
  const lost = () => shownCopy.send({ type: 'connection.lost' });
  const resume = () => pageCaching?.send({ type: 'page.resumed' });
  const restored = () => {
    shownCopy.send({ type: 'connection.restored' });
    resume();
  };
  window.addEventListener('offline', lost);
  window.addEventListener('online', restored);
  // The connection may have returned before this script ran.
  if (at !== undefined && navigator.onLine) restored();
  const endings = [
    onServiceWorkerMessage(hear),
    accompanyServiceWorker(),
    // After `accompanyServiceWorker`, which reports the account: the worker caches personal data for that account
    // alone.
    onWorkerReplaced(() => {
      outdateOwnCache({ anyConversation: true });
      pageCaching?.send({ type: 'worker.replaced' });
    }),
    onReturn(resume),
    onOwnChanges((type) => pageCaching?.send({ type })),
  ];
  return () => {
    pageCaching?.stop();
    pageCaching = undefined;
    for (const end of endings) end();
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', restored);
  };
}

function hear(word: WordToPage): void {
  shownCopy.send(word.type === 'copy.shown' ? word : { ...word, isRefetched: isRefetched() });
}

/** Whether the current page refetches its content by itself. */
function isRefetched(): boolean {
  const place = placeAt(window.location.pathname);
  return place !== undefined && selfRefetching.has(place.name);
}

/**
 * Notes and reports changes of the user's favourites and conversations, and a change of the account. Returns the
 * function that ends this.
 */
function onOwnChanges(hear: (type: 'own.changed' | 'account.changed') => void): () => void {
  let reported: string | null | undefined;
  const look = ({ context: { publicAccountId }, ...now }: SnapshotFrom<typeof session>) => {
    if (!now.hasTag('known') || publicAccountId === reported) return;
    // At the start the account is the same as before. Without an account, the copies are gone, whatever ended the
    // session.
    if (reported !== undefined || publicAccountId === null) forgetOwnCache();
    if (reported !== undefined) hear('account.changed');
    reported = publicAccountId;
  };
  const hearing = onStreamNotice((notice) => {
    if (notice.type !== 'received') return;
    const { event, data } = notice.line;
    // A read mark changes no content. A changed listing is one that the user has saved or writes about.
    if (!outdating.has(event) && (event !== 'conversation' || data['what'] === 'read')) return;
    // If a correspondent has changed, any conversation may be outdated: a list does not reveal whether a correspondent
    // can be written to.
    outdateOwnCache({ anyConversation: event === 'correspondents' || data['what'] === 'everything' });
    hear('own.changed');
  });
  const watching = session.subscribe(look);
  look(session.getSnapshot());
  return () => {
    hearing();
    watching.unsubscribe();
  };
}

/** Reports a navigation to another page. The first page of this document does not count. */
export function reportNavigation(): void {
  if (isFirst) {
    isFirst = false;
    return;
  }
  pageCaching?.send({ type: 'page.turned' });
  shownCopy.send({ type: 'page.turned' });
}
