/**
 * Hears of something while the page is seen; what happens while it is hidden is heard once when it is shown again, so that a tab in
 * the background asks for nothing. `on` tells of it and gives what ends that.
 */
export function whileSeen(on: (hear: () => void) => () => void, hear: () => void): () => void {
  let isOwed = false;
  const look = () => {
    if (!isOwed || document.visibilityState === 'hidden') return;
    isOwed = false;
    hear();
  };
  const end = on(() => {
    isOwed = true;
    look();
  });
  document.addEventListener('visibilitychange', look);
  return () => {
    end();
    document.removeEventListener('visibilitychange', look);
  };
}
