import { viewStage } from './viewStage.tsx';
import { act } from '@testing-library/react';
import type { ShownCopyEvent } from '#machines/offline/shownCopyEvents.ts';
import { CopyNotice } from '#web/offline/CopyNotice.tsx';
import { shownCopy } from '#web/offline/shownCopy.ts';
import { tellPageTurned, watchOffline } from '#web/offline/watchOffline.ts';
import type { Stage } from './flowDriver.ts';

/** What a browser calls it, and what the worker says. */
function happens(told: ShownCopyEvent): void {
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
    case 'market.reached':
      window.history.replaceState(null, '', told.isAskedAnew ? '/en/messages/buying' : '/en/');
      window.dispatchEvent(new Event('online'));
  }
}

/** The notice at the foot of the window, of a page that came from the market. */
export async function openCopyNotice(): Promise<Stage> {
  const stage = await viewStage(
    <CopyNotice />,
    {},
    { happens: async (event) => act(() => happens(event as ShownCopyEvent)) },
  );
  const end = watchOffline();
  // The first page has come before.
  tellPageTurned();
  return {
    ...stage,
    async ends() {
      // Whether a copy is shown is the document's, and stays.
      await act(async () => {
        happens({ type: 'market.reached', isAskedAnew: false });
        happens({ type: 'page.turned' });
      });
      end();
      await stage.ends();
    },
  };
}
