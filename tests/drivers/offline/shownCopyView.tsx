import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import type { ShownCopyEvent } from '#machines/offline/shownCopyEvents.ts';
import { CopyNotice } from '#web/offline/CopyNotice.tsx';
import { cacheOwnPages } from '#web/app/ownPages/cacheOwnPages.ts';
import { reportNavigation, watchOffline } from '#web/offline/watchOffline.ts';
import type { Stage } from '../walking/flowDriver.ts';
import { holdWorkers } from './workerContainer.ts';

/** Simulates events of the browser and messages of the service worker. */
function happens(reported: ShownCopyEvent, workers: EventTarget): void {
  const says = (data: object) => workers.dispatchEvent(new MessageEvent('message', { data }));
  switch (reported.type) {
    case 'copy.shown':
      says(reported);
      break;
    case 'page.turned':
      reportNavigation();
      break;
    case 'connection.lost':
      window.dispatchEvent(new Event('offline'));
      break;
    case 'connection.restored':
      window.dispatchEvent(new Event('online'));
      break;
    case 'market.answered':
      window.history.replaceState(null, '', reported.isRefetched ? '/en/messages/buying' : '/en/');
      says({ type: 'market.answered' });
  }
}

/** Opens the notice at the bottom of the window, on a page that came from the market. */
export async function openCopyNotice(): Promise<Stage> {
  const workers = holdWorkers();
  const comesAbout = (event: ShownCopyEvent) => act(() => happens(event, workers));
  const stage = await viewStage(<CopyNotice />, {}, { happens: async (event) => comesAbout(event as ShownCopyEvent) });
  const end = watchOffline(cacheOwnPages);
  // The first navigation is reported here: its page is already visible when a path begins.
  reportNavigation();
  return {
    ...stage,
    async ends() {
      // Whether a copy is shown belongs to the document and outlives the view, so it is restored here.
      comesAbout({ type: 'connection.restored' });
      comesAbout({ type: 'page.turned' });
      end();
      workers.letGo();
      await stage.ends();
    },
  };
}
