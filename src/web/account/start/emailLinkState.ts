import { useSyncExternalStore } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/**
 * The email address in the query of the URL. It is null in server-rendered pages, because they are the same for all.
 */
export function useEmailInQuery(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => new URLSearchParams(window.location.search).get('email'),
    () => null,
  );
}

/**
 * The state of a link to a page that is prefilled with an email address. In the URL, the address would reach the
 * browser's history and server logs.
 */
export function emailLinkState(email: string | null): { readonly email: string } | undefined {
  return email === null ? undefined : { email };
}

/** The email address in the state of the link to this page. It survives a reload. */
export function useLinkedEmail(): string | null {
  const { state } = useLocation() as Location<{ readonly email?: unknown } | null>;
  return typeof state?.email === 'string' ? state.email : null;
}
