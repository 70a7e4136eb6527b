import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { usePlace } from '../../page/usePlace.ts';
import { isStartPage } from './startPages.ts';
import { targetIn } from './target.ts';

/** Whether one is in the login area, which is no page to stay on once one has logged in. */
export function useIsInStart(): boolean {
  return isStartPage(usePlace());
}

/**
 * Where a login leads: from the login area to where one was sent there from, from any other page back to that. Undefined
 * where it leads home, and until the page is alive: the server sends the same to all.
 */
export function useTarget(): string | undefined {
  const { pathname, search } = useLocation();
  const isInStart = useIsInStart();
  return useSyncExternalStore(
    nothingChanges,
    () => (isInStart ? targetIn(search, window.location.origin) : pathname + search),
    () => undefined,
  );
}

/** The key by which a page of the login area remembers where a login leads. */
export function redirectedTo(target: string | undefined): { readonly redirected?: string } {
  return target === undefined ? {} : { redirected: target };
}

/**
 * A link to a page of the login area that remembers where the login leads. From another page one comes to it by what lies
 * above that page, whose entry in the history it takes.
 */
export function useStartLink(name: 'login' | 'register' | 'forgot'): {
  readonly to: string;
  readonly replace: boolean;
} {
  const path = pathTo(name, useLanguage());
  const target = useTarget();
  const isInStart = useIsInStart();
  return {
    to: target === undefined ? path : `${path}?${new URLSearchParams({ redirected: target })}`,
    replace: !isInStart,
  };
}

const nothingChanges = () => () => {};
