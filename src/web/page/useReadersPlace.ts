import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

import { isSearchRoute } from '#market/addresses/searchAddress.ts';
import { placeAt } from '#routes';

/** State for a navigation that leaves the reader at the place: another order of the same list, say. */
export const keepsPlace = { keepsPlace: true } as const;

/** State for a navigation to a page that has given the focus to a field already, such as one that is wrong. */
export const keepsFocus = { keepsFocus: true } as const;

/** How far each entry of this tab's history was scrolled, by its key. */
const positions = new Map<string, number>();

/**
 * Takes the reader along. A new page, and another page of a list, begins at its top and with its headline in focus, so that
 * a screen reader says it and goes on from there. A change that keeps the place keeps the focus too, unless what had it is
 * gone, such as the chip of a filter. Going back finds the place again. The first page is left as the browser has it.
 */
export function useReadersPlace(): void {
  const { key, pathname, state } = useLocation() as Location<Partial<typeof keepsPlace & typeof keepsFocus> | null>;
  const isReturn = useNavigationType() === 'POP';
  const before = useRef<{ readonly key: string; readonly pathname: string }>(undefined);
  const isReturning = useRef(false);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    // A reload is the browser's to restore.
    const giveBack = () => (window.history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', giveBack);
    return () => window.removeEventListener('pagehide', giveBack);
  }, []);

  useLayoutEffect(() => {
    // Where a page that is not the entry's own yet, or not all of it, was cut off is no place of a reader.
    const remember = () => {
      if (!isReturning.current && isBrowserAt(key)) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const left = before.current;
    before.current = { key, pathname };
    if (!left || left.key === key) return undefined;
    const isAtField = state?.keepsFocus === true;
    const stays = state?.keepsPlace === true || isAtField;
    const isElsewhere = left.pathname !== pathname && !(isList(left.pathname) && isList(pathname));
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const isLed = isElsewhere && !isAtField;
    const endFocusing = isLed || isLost || !(isReturn || stays) ? focusHeadline() : undefined;
    if (!isReturn) {
      if (!stays) window.scrollTo(0, 0);
      // Who does not scroll here comes back to this place too.
      positions.set(key, stays ? window.scrollY : 0);
      return endFocusing;
    }
    isReturning.current = true;
    const endReturning = returnTo(positions.get(key) ?? 0, () => (isReturning.current = false));
    return () => {
      endFocusing?.();
      endReturning();
    };
  }, [key, pathname, isReturn, state]);
}

/** One page for all that is looked for, whatever of it the path says. */
function isList(pathname: string): boolean {
  return isSearchRoute(placeAt(pathname)?.name ?? '');
}

/** Whether the browser is at an entry of the history still: the router, and the page with it, follows later. */
function isBrowserAt(key: string): boolean {
  const { key: its = key } = (window.history.state ?? {}) as { readonly key?: string };
  return its === key;
}

/** What readers do to go on by themselves. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Goes to a place that the page may not reach yet, since its rows are on their way: at once, when it has been laid out,
 * and whenever it grows; until the place is reached or the reader goes on by themselves. Then calls `onEnd`. Gives what
 * ends it before.
 */
function returnTo(place: number, onEnd: () => void): () => void {
  const end = () => {
    growth.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, end);
    onEnd();
  };
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, place);
    // Places are told in fractions of a pixel.
    if (window.scrollY > place - 1) end();
  });
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  window.scrollTo(0, place);
  growth.observe(document.body);
  return end;
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
