import { useSyncExternalStore } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** The email address in the page's address. Pages from the server have none, because they are the same for all. */
export function useAskedEmail(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => new URLSearchParams(window.location.search).get('email'),
    () => null,
  );
}

/**
 * The state of a link to a page that begins with an email address. In the URL the address would be in the history of the
 * browser and in the logs of servers.
 */
export function withEmail(email: string | null): { readonly email: string } | undefined {
  return email === null ? undefined : { email };
}

/** The email address that the link to this page had. It survives a reload. */
export function useLinkedEmail(): string | null {
  const { state } = useLocation() as Location<{ readonly email?: unknown } | null>;
  return typeof state?.email === 'string' ? state.email : null;
}
