import { onReachable } from './shownCopy.ts';

/** Hears that somebody comes back to the page, or the market to them: what the page shows may be asked for anew. Gives what ends that. */
export function onReturn(hear: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') hear();
  };
  document.addEventListener('visibilitychange', look);
  const end = onReachable(hear);
  return () => {
    document.removeEventListener('visibilitychange', look);
    end();
  };
}
