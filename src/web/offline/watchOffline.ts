import type { WordToPage } from '#machines/offline/workerWords.ts';
import { placeAt, type RouteName } from '#routes';

import { keepPages } from './pageKeeping.ts';
import { accompanyServiceWorker, hearServiceWorker } from './serviceWorker.ts';
import { copiedAt, shownCopy } from './shownCopy.ts';

/** The pages that ask for what they show as soon as there is a line. */
const askingAnew: ReadonlySet<RouteName> = new Set(['messages', 'messagesRedirect']);

let isFirst = true;
let pageKeeping: ReturnType<typeof keepPages> | undefined;

/** From now on pages are kept for when there is no line, and one is told where what is shown is a copy. Gives what ends that. */
export function watchOffline(): () => void {
  pageKeeping = keepPages();
  shownCopy.start();
  const at = copiedAt();
  if (at !== undefined) shownCopy.send({ type: 'copy.shown', at });
  const lost = () => shownCopy.send({ type: 'connection.lost' });
  const restored = () => hear({ type: 'market.reached' });
  window.addEventListener('offline', lost);
  window.addEventListener('online', restored);
  // The line may have come back while the page came to life.
  if (at !== undefined && navigator.onLine) restored();
  const endings = [hearServiceWorker(hear), accompanyServiceWorker()];
  return () => {
    pageKeeping?.stop();
    pageKeeping = undefined;
    for (const end of endings) end();
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', restored);
  };
}

function hear(word: WordToPage): void {
  shownCopy.send(word.type === 'copy.shown' ? word : { ...word, isAskedAnew: isAskedAnew() });
}

/** Whether the page that one looks at asks by itself. */
function isAskedAnew(): boolean {
  const place = placeAt(window.location.pathname);
  return place !== undefined && askingAnew.has(place.name);
}

/** One has come to another page. The first, which this document was opened at, is none. */
export function tellPageTurned(): void {
  if (isFirst) {
    isFirst = false;
    return;
  }
  pageKeeping?.send({ type: 'page.turned' });
  shownCopy.send({ type: 'page.turned' });
}
