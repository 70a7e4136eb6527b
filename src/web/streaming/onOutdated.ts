import { changesSettle } from '#machines/streaming/delays.ts';
import type { OutdatingEvent } from '#machines/streaming/outdatingEvents.ts';

import { onHeard } from '../api/heard.ts';

/**
 * Hears that something has changed which concerns many: once for all that follows within `changesSettle`, at a moment by chance
 * in its second half, so that not all whom it concerns ask for it in the same moment; and what happens while the page is hidden
 * once it is shown. To be listened to before `onReturn`: what is asked for then is not asked for twice. Gives what ends that.
 */
export function onOutdated(events: readonly OutdatingEvent[], hear: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwed = false;
  const look = () => {
    if (!isOwed || document.visibilityState === 'hidden') return;
    isOwed = false;
    hear();
  };
  const end = onHeard((told) => {
    if (told.type !== 'told' || !(events as readonly string[]).includes(told.line.event)) return;
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
