import { useSyncExternalStore } from 'react';

/** The email address in the page's address. Pages from the server have none, because they are the same for all. */
export function useAskedEmail(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => new URLSearchParams(window.location.search).get('email'),
    () => null,
  );
}

/** A page of the login area that begins with an address. */
export function withEmail(path: string, email: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ email })}`;
}
