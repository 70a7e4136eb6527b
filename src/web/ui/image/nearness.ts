import { imageMargin } from '#machines/ui/imageMachine.ts';

const awaited = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Tells once when an element has come within 200 px of the window (UI-5); gives the way to hear nothing more. All elements
 * of a page share one observer. A browser that cannot observe tells at once.
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
