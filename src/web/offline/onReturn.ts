import { onReachable } from './shownCopy.ts';

/**
 * Calls back when the tab becomes visible or the server is reachable again, so that the page can be refreshed. Returns
 * the function that unsubscribes.
 */
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
