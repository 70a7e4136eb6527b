import { useSyncExternalStore } from 'react';

/** The address that the browser's address bar names: no page from the server has any, for it is the same for all. */
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
