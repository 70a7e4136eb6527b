import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

import { isSearchRoute } from '#market/addresses/searchAddress.ts';
import { placeAt } from '#routes';

/** History state for a navigation that keeps the scroll position: another order of the same list, for example. */
export const keepsPlace = { keepsPlace: true } as const;

/** History state for a navigation to a page that has already focused a field, such as an invalid one. */
export const keepsFocus = { keepsFocus: true } as const;

/** By key of each entry in this tab's history: the scroll position. */
const positions = new Map<string, number>();

/**
 * Manages scroll position and focus on navigation. A new page, and another page of a list, begins at its top with its
 * headline focused, so that screen readers announce it. A change that keeps the place keeps the focus too, unless the
 * focused element has disappeared, such as the chip of a filter. Going back restores the scroll position. The first
 * page is left to the browser.
 */
export function useReadersPlace(): void {
  const { key, pathname, state } = useLocation() as Location<Partial<typeof keepsPlace & typeof keepsFocus> | null>;
  const isReturn = useNavigationType() === 'POP';
  const before = useRef<{ readonly key: string; readonly pathname: string }>(undefined);
  const isReturning = useRef(false);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    // On a reload, the browser itself restores the scroll position.
    const giveBack = () => (window.history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', giveBack);
    return () => window.removeEventListener('pagehide', giveBack);
  }, []);

  useLayoutEffect(() => {
    // A position that the browser clamped, because the entry's page is not complete yet, is not remembered.
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
      // The position is stored now, so that it counts even if the reader does not scroll here.
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

/** Whether a path is that of a search: all searches are one page, whatever their path. */
function isList(pathname: string): boolean {
  return isSearchRoute(placeAt(pathname)?.name ?? '');
}

/** Whether the browser is still at an entry of the history: the router, and the page with it, follows later. */
function isBrowserAt(key: string): boolean {
  const { key: its = key } = (window.history.state ?? {}) as { readonly key?: string };
  return its === key;
}

/** Input by which readers take over the scrolling. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position that the page may not reach yet, since its rows are still loading. It scrolls at once, after
 * the layout, and whenever the page grows. The scrolling ends, and calls `onEnd`, when the position is reached or the
 * reader takes over. Returns the function that ends it earlier.
 */
function returnTo(place: number, onEnd: () => void): () => void {
  const end = () => {
    growth.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, end);
    onEnd();
  };
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, place);
    // The comparison allows one pixel, because scroll positions may be fractions of a pixel.
    if (window.scrollY > place - 1) end();
  });
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  window.scrollTo(0, place);
  growth.observe(document.body);
  return end;
}

/**
 * Focuses the page's headline; while the page is loading, the main element. Returns the function that ends the waiting.
 */
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
