/** Less than this, in px, is a trembling finger. */
const threshold = 8;

/**
 * Lets a sticky element go while one reads on, and brings it back as soon as one turns back; its styles do the moving.
 * For use as a `ref`: gives the function that ends it.
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
