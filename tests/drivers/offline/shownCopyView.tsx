import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import type { ShownCopyEvent } from '#machines/offline/shownCopyEvents.ts';
import { CopyNotice } from '#web/offline/CopyNotice.tsx';
import { cacheOwnPages } from '#web/app/ownPages/cacheOwnPages.ts';
import { reportNavigation, watchOffline } from '#web/offline/watchOffline.ts';
import type { Stage } from '../walking/flowDriver.ts';
import { holdWorkers } from './workerContainer.ts';

/** The browser's events, and the worker's messages. */
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

/** The notice at the bottom of the window, on a page from the market. */
export async function openCopyNotice(): Promise<Stage> {
  const workers = holdWorkers();
  const comesAbout = (event: ShownCopyEvent) => act(() => happens(event, workers));
  const stage = await viewStage(<CopyNotice />, {}, { happens: async (event) => comesAbout(event as ShownCopyEvent) });
  const end = watchOffline(cacheOwnPages);
  // The first page has been shown before.
  reportNavigation();
  return {
    ...stage,
    async ends() {
      // The copy state belongs to the document, and is not reset.
      comesAbout({ type: 'connection.restored' });
      comesAbout({ type: 'page.turned' });
      end();
      workers.letGo();
      await stage.ends();
    },
  };
}
