import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the section that the URL's fragment names, when its page is rendered and after each navigation. The
 * browser does so only when it loads a document. A folded section is opened. Going back restores the scroll position
 * instead (`useReadersPlace`).
 */
export function useAnchor(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const target = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    const folded = target.closest('details');
    const wasClosed = folded?.open === false;
    if (folded) folded.open = true;
    if (isReturn && !wasClosed) return;
    (folded ?? target).scrollIntoView();
    (folded ?? target).querySelector<HTMLElement>('summary, h2, h3')?.focus({ preventScroll: true });
  }, [location, isReturn]);
}
