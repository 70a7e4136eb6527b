import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

/** State for a navigation that leaves the reader at the place: another order of the same list, say. */
export const keepsPlace = { keepsPlace: true } as const;

/** How far each entry of this tab's history was scrolled, by its key. */
const positions = new Map<string, number>();

/**
 * Takes the reader along. A new page, and another page of a list, begins at its top and with its headline in focus, so that
 * a screen reader says it and goes on from there. A change that keeps the place keeps the focus too, unless what had it is
 * gone, such as the chip of a filter. Going back finds the place again. The first page is left as the browser has it.
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
    const stays = state?.keepsPlace === true;
    if (isReturn) window.scrollTo(0, positions.get(key) ?? 0);
    else if (!stays) window.scrollTo(0, 0);
    const isElsewhere = left.pathname !== pathname;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isElsewhere || isLost || !(isReturn || stays)) return focusHeadline();
  }, [key, pathname, isReturn, state]);
}

/** Focuses the page's headline; while the page is still on its way, the place where it will be. Gives what ends the waiting. */
function focusHeadline(): (() => void) | undefined {
  const main = document.getElementById('main');
  if (!main || focusHeadlineOf(main)) return undefined;
  main.focus({ preventScroll: true });
  const arrival = new MutationObserver(() => {
    const hasMovedOn = document.activeElement !== main;
    if (hasMovedOn || focusHeadlineOf(main)) arrival.disconnect();
  });
  arrival.observe(main, { childList: true, subtree: true });
  return () => arrival.disconnect();
}

function focusHeadlineOf(main: HTMLElement): boolean {
  const headline = main.querySelector('h1');
  if (!headline) return false;
  headline.tabIndex = -1;
  headline.focus({ preventScroll: true });
  return true;
}
