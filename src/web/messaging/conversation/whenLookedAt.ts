/**
 * A ref for the element at the end of unread content. Calls `tell` when the element is in view while the window has the
 * focus.
 */
export function whenLookedAt(tell: () => void) {
  return (element: HTMLElement | null) => {
    if (!element) return undefined;
    let isInSight = typeof IntersectionObserver === 'undefined';
    const look = () => {
      if (isInSight && document.visibilityState === 'visible' && document.hasFocus()) tell();
    };
    const observer = isInSight
      ? undefined
      : new IntersectionObserver((all) => {
          isInSight = all.at(-1)!.isIntersecting;
          look();
        });
    observer?.observe(element);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    if (isInSight) look();
    return () => {
      observer?.disconnect();
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  };
}
