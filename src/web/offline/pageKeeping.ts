import { type ActorRefFrom, createActor, fromPromise } from 'xstate';

import { pageKeepingMachine } from '#machines/offline/pageKeepingMachine.ts';

import { inspect } from '../inspection.ts';
import { register, tellServiceWorker } from './serviceWorker.ts';

/** What browsers tell of the line; not all do. */
interface Connection {
  readonly saveData?: boolean;
}

const pageKeepingLogic = pageKeepingMachine.provide({
  actors: { registering: fromPromise<void>(register) },
  actions: { tellWorker: () => void tellOfPage() },
});

/** From now on the device keeps the pages that this document shows, once they were looked at long enough. */
export function keepPages(): ActorRefFrom<typeof pageKeepingMachine> {
  return createActor(pageKeepingLogic, { inspect }).start();
}

/** What the page was made of is in what the browser has noted of its requests, and so is what came later. */
async function tellOfPage(): Promise<void> {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData || !navigator.onLine) return;
  const { pathname, search, origin } = window.location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/`));
  const { app = '' } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
  const looked = { type: 'page.looked', address: pathname + search, app, files: [...new Set(files)] } as const;
  await tellServiceWorker(looked).catch(() => undefined);
}
