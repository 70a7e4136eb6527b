import { type ActorRefFrom, createActor, fromPromise } from 'xstate';

import { pageCachingMachine } from '#machines/offline/pageCachingMachine.ts';

import { inspect } from '../flows/inspection.ts';
import { register } from './serviceWorker.ts';
import { mayAsk, requestPageCaching } from './pageCachingRequests.ts';

/** Caches the personal data of the user. Rejects if that is not possible now. */
export type CacheOwnPages = (signal: AbortSignal) => Promise<void>;

/** Makes the device cache the pages that this document shows, once they have been viewed long enough. */
export function cachePages(keep: CacheOwnPages): ActorRefFrom<typeof pageCachingMachine> {
  const logic = pageCachingMachine.provide({
    actors: {
      registering: fromPromise<void>(register),
      cachingOwnPages: fromPromise<void>(({ signal }) => keep(signal)),
    },
    actions: { reportToWorker: () => void requestShownPageCaching() },
  });
  return createActor(logic, { inspect }).start();
}

async function requestShownPageCaching(): Promise<void> {
  const { pathname, search } = window.location;
  if (mayAsk() && navigator.onLine) await requestPageCaching(pathname + search);
}
