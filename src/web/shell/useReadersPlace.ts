import { useLayoutEffect, useRef } from 'react';

import type { Location } from '../history.ts';
import { useLocation, useNavigationType } from '../navigation.tsx';

/** State for a navigation that leaves the reader at the place: another order of the same list, say. */
export const keepsPlace = { keepsPlace: true } as const;

/** How far each entry of this tab's history was scrolled, by its key. */
const positions = new Map<string, number>();

/**
 * Takes the reader along: a new page begins at its top and with its content in focus, so that a screen reader begins
 * there; going back finds the place again. The first page is left as the browser has it.
 */
export function useReadersPlace(): void {
  const { key, pathname, state } = useLocation() as Location<typeof keepsPlace | null>;
  const isReturn = useNavigationType() === 'POP';
  const before = useRef<{ readonly key: string; readonly pathname: string }>(undefined);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    // A reload is the browser's to restore.
    const giveBack = () => (window.history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', giveBack);
    return () => window.removeEventListener('pagehide', giveBack);
  }, []);

  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const left = before.current;
    before.current = { key, pathname };
    if (!left || left.key === key) return;
    if (isReturn) window.scrollTo(0, positions.get(key) ?? 0);
    else if (!state?.keepsPlace) window.scrollTo(0, 0);
    if (left.pathname !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, pathname, isReturn, state]);
}
