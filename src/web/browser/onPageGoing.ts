/**
 * Calls `save` whenever the page may end without another event. An iPhone reports nothing after hiding a page, and
 * Safari closes a page without hiding it first. Asynchronous work of `save` may be aborted. Returns the function that
 * stops listening.
 */
export function onPageGoing(save: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') save();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', save);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', save);
  };
}
