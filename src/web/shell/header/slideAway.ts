/** Scroll movements of fewer px are ignored. */
const threshold = 8;

/**
 * Hides a sticky element while the visitor scrolls down, and shows it again on scrolling up; its styles animate this.
 * For use as a `ref`: returns the function that stops it.
 */
export function slideAway(element: HTMLElement): () => void {
  let last = window.scrollY;
  function follow() {
    const now = window.scrollY;
    if (Math.abs(now - last) < threshold) return;
    element.toggleAttribute('data-away', now > last && now > element.offsetHeight);
    last = now;
  }
  window.addEventListener('scroll', follow, { passive: true });
  return () => window.removeEventListener('scroll', follow);
}
