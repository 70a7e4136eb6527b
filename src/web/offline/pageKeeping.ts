import { type ActorRefFrom, createActor, fromPromise } from 'xstate';

import { pageKeepingMachine } from '#machines/offline/pageKeepingMachine.ts';

import { inspect } from '../flows/inspection.ts';
import { register } from './serviceWorker.ts';
import { mayAsk, tellOfPage } from './tellingOfPages.ts';

/** How a document has what is somebody's own kept. Rejects where that cannot be had now. */
export type KeepOwn = (signal: AbortSignal) => Promise<void>;

/** From now on the device keeps the pages that this document shows, once they were looked at long enough. */
export function keepPages(keep: KeepOwn): ActorRefFrom<typeof pageKeepingMachine> {
  const logic = pageKeepingMachine.provide({
    actors: {
      registering: fromPromise<void>(register),
      keepingOwn: fromPromise<void>(({ signal }) => keep(signal)),
    },
    actions: { tellWorker: () => void tellOfShown() },
  });
  return createActor(logic, { inspect }).start();
}

async function tellOfShown(): Promise<void> {
  const { pathname, search } = window.location;
  if (mayAsk() && navigator.onLine) await tellOfPage(pathname + search);
}
