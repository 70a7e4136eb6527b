import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { usePlace } from '../../page/usePlace.ts';
import { isStartPage } from './startPages.ts';
import { targetIn } from './target.ts';

/** Whether the current page is in the login area, where a user does not stay after a login. */
export function useIsInStart(): boolean {
  return isStartPage(usePlace());
}

/**
 * The page to open after a login. In the login area it is the page that redirected there, elsewhere the current page.
 * Undefined means the home page, and until hydration, because the server sends the same markup to all.
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

/** The query key by which a page of the login area remembers where a login redirects. */
export function redirectedTo(target: string | undefined): { readonly redirected?: string } {
  return target === undefined ? {} : { redirected: target };
}

/**
 * A link to a page of the login area that remembers where the login redirects. From other pages such links are in a
 * modal, whose history entry the new page replaces.
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
