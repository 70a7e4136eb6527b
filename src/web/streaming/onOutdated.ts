import { changesSettle } from '#machines/streaming/delays.ts';
import type { OutdatingEvent } from '#machines/streaming/outdatingEvents.ts';

import { onStreamNotice } from '../api/streamListeners.ts';

/**
 * Calls back after a change that concerns many users, once for all changes within `changesSettle`. The call comes at a
 * random moment in the second half of that time, so that not all clients refetch at once. While the page is hidden, it
 * waits until the page is shown. Subscribe before `onReturn`, so that nothing is fetched twice. Returns the function
 * that unsubscribes.
 */
export function onOutdated(events: readonly OutdatingEvent[], hear: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwed = false;
  const look = () => {
    if (!isOwed || document.visibilityState === 'hidden') return;
    isOwed = false;
    hear();
  };
  const end = onStreamNotice((notice) => {
    if (notice.type !== 'received' || !(events as readonly string[]).includes(notice.line.event)) return;
    timer ??= setTimeout(
      () => {
        timer = undefined;
        isOwed = true;
        look();
      },
      (changesSettle * (1 + Math.random())) / 2,
    );
  });
  document.addEventListener('visibilitychange', look);
  return () => {
    end();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
