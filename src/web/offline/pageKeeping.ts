import { type ActorRefFrom, createActor, fromPromise } from 'xstate';

import { pageKeepingMachine } from '#machines/offline/pageKeepingMachine.ts';

import { inspect } from '../flows/inspection.ts';
import { register } from './serviceWorker.ts';
import { mayAsk, requestPageCaching } from './pageCachingRequests.ts';

/** Caches the personal data of the user. Rejects if that is not possible now. */
export type KeepOwn = (signal: AbortSignal) => Promise<void>;

/** From now on the device caches the pages that this document shows, once they were viewed long enough. */
export function keepPages(keep: KeepOwn): ActorRefFrom<typeof pageKeepingMachine> {
  const logic = pageKeepingMachine.provide({
    actors: {
      registering: fromPromise<void>(register),
      keepingOwn: fromPromise<void>(({ signal }) => keep(signal)),
    },
    actions: { reportToWorker: () => void requestShownPageCaching() },
  });
  return createActor(logic, { inspect }).start();
}

async function requestShownPageCaching(): Promise<void> {
  const { pathname, search } = window.location;
  if (mayAsk() && navigator.onLine) await requestPageCaching(pathname + search);
}
