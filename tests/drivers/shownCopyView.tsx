import { viewStage } from './viewStage.tsx';
import { act } from '@testing-library/react';
import type { EventObject } from 'xstate';
import type { ShownCopyEvent } from '#machines/offline/shownCopyEvents.ts';
import { CopyNotice } from '#web/offline/CopyNotice.tsx';
import { shownCopy } from '#web/offline/shownCopy.ts';
import { tellPageTurned, watchOffline } from '#web/offline/watchOffline.ts';
import type { Stage } from './flowDriver.ts';

/** What a browser calls it, and what the worker says. */
function happens(event: EventObject): void {
  const told = event as ShownCopyEvent;
  switch (told.type) {
    case 'copy.shown':
      shownCopy.send(told);
      break;
    case 'page.turned':
      tellPageTurned();
      break;
    case 'connection.lost':
      window.dispatchEvent(new Event('offline'));
      break;
    case 'connection.restored':
      window.dispatchEvent(new Event('online'));
  }
}

/** The notice at the foot of the window, of a page that came from the market. */
export async function openCopyNotice(): Promise<Stage> {
  const stage = await viewStage(<CopyNotice />, {}, { happens: async (event) => act(() => happens(event)) });
  const end = watchOffline();
  // The first page has come before.
  tellPageTurned();
  return {
    ...stage,
    async ends() {
      // Whether a copy is shown is the document's, and stays.
      await act(async () => {
        happens({ type: 'connection.restored' });
        happens({ type: 'page.turned' });
      });
      end();
      await stage.ends();
    },
  };
}
