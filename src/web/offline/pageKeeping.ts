import { type ActorRefFrom, createActor, fromPromise } from 'xstate';

import { pageKeepingMachine } from '#machines/offline/pageKeepingMachine.ts';

import { placeAt } from '#routes';

import { readStateCookie } from '../account/stateCookie.ts';
import { loadAlone } from '../chunk.ts';
import { inspect } from '../inspection.ts';
import { isOwnFresh, noteOwnKept } from './ownFreshness.ts';
import { register, tellServiceWorker } from './serviceWorker.ts';
import { shownCopy } from './shownCopy.ts';

/** What browsers tell of the line; not all do. */
interface Connection {
  readonly saveData?: boolean;
}

const pageKeepingLogic = pageKeepingMachine.provide({
  actors: { registering: fromPromise<void>(register) },
  actions: { tellWorker: () => void tellOfPage(), keepOwn: () => void keepOwn() },
});

/** From now on the device keeps the pages that this document shows, once they were looked at long enough. */
export function keepPages(): ActorRefFrom<typeof pageKeepingMachine> {
  return createActor(pageKeepingLogic, { inspect }).start();
}

/** What the page was made of is in what the browser has noted of its requests, and so is what came later. */
async function tellOfPage(): Promise<void> {
  const { pathname, search } = window.location;
  if (mayAsk()) await tellOf(pathname + search);
}

/** What is theirs is kept although they have not looked at it: in the tab that they look at, and not with each page. */
async function keepOwn(): Promise<void> {
  const account = readStateCookie();
  const place = placeAt(window.location.pathname);
  if (account === null || !place || !mayAsk() || document.visibilityState !== 'visible') return;
  // Of what the market does not answer one would be told that it is a copy, on a page that has nothing of it.
  if (shownCopy.getSnapshot().matches('copied')) return;
  if (isOwnFresh(account)) return;
  try {
    // What fails is not asked for with each page either.
    noteOwnKept(account);
    const { bringOwn } = await loadAlone(() => import('./ownPages.ts'));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const address of await bringOwn(place.language)) await tellOf(address);
  } catch {
    // A page is of use without.
  }
}

function mayAsk(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return !connection?.saveData && navigator.onLine;
}

async function tellOf(address: string): Promise<void> {
  const { origin } = window.location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/`));
  const { app = '' } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
  const looked = { type: 'page.looked', address, app, files: [...new Set(files)] } as const;
  await tellServiceWorker(looked).catch(() => undefined);
}
