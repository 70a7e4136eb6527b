import { imageMargin } from '#machines/ui/imageMachine.ts';

const awaited = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls `tell` once when an element is within 200 px of the window (UI-5). Returns the function that cancels this. All
 * elements of a page share one observer. In a browser without observers it calls at once.
 */
export function whenNear(element: Element, tell: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell();
    return () => {};
  }
  observer ??= new IntersectionObserver(report, { rootMargin: `${imageMargin}px` });
  awaited.set(element, tell);
  observer.observe(element);
  return () => forget(element);
}

function report(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    const tell = awaited.get(target);
    forget(target);
    tell?.();
  }
}

function forget(element: Element): void {
  awaited.delete(element);
  observer?.unobserve(element);
}
