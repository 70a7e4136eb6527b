import { keepPages } from './pageKeeping.ts';
import { accompanyServiceWorker, hearServiceWorker } from './serviceWorker.ts';
import { copiedAt, shownCopy } from './shownCopy.ts';

let isFirst = true;
let pageKeeping: ReturnType<typeof keepPages> | undefined;

/** From now on pages are kept for when there is no line, and one is told where what is shown is a copy. Gives what ends that. */
export function watchOffline(): () => void {
  pageKeeping = keepPages();
  shownCopy.start();
  const at = copiedAt();
  if (at !== undefined) shownCopy.send({ type: 'copy.shown', at });
  const lost = () => shownCopy.send({ type: 'connection.lost' });
  const restored = () => shownCopy.send({ type: 'connection.restored' });
  window.addEventListener('offline', lost);
  window.addEventListener('online', restored);
  // The line may have come back while the page came to life.
  if (at !== undefined && navigator.onLine) restored();
  const endings = [hearServiceWorker((word) => shownCopy.send(word)), accompanyServiceWorker()];
  return () => {
    pageKeeping?.stop();
    pageKeeping = undefined;
    for (const end of endings) end();
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', restored);
  };
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
