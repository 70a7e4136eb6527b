import { changesSettle } from '#machines/streaming/delays.ts';

import { onHeard } from './heard.ts';

/**
 * Hears that ads have changed which concern whoever listens: once for all that follows within `changesSettle`, at a moment by chance
 * in its second half, so that not all whom an ad concerns ask for it in the same moment; and what happens while the page is hidden
 * once it is shown. To be listened to before `onReturn`: what is asked for then is not asked for twice. Gives what ends that.
 */
export function onAds(hear: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwed = false;
  const look = () => {
    if (!isOwed || document.visibilityState === 'hidden') return;
    isOwed = false;
    hear();
  };
  const end = onHeard((told) => {
    if (told.type !== 'told' || told.line.event !== 'ads') return;
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
