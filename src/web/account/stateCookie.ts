import { loggedInAs } from '#machines/account/session/stateCookie.ts';

import { readCookie } from '../browser/cookies.ts';
import { brand } from '../theme/brand.ts';

/** The readable cookie that shows who is logged in; the session's own cookie is for the server only (ACCOUNT-19). */
const name = `${brand}_MYPAGES_STATE`;

/** The lifetime of a remembered session, in seconds. */
const longest = 90 * 24 * 60 * 60;

/** The public id of the logged-in account (ACCOUNT-7). Null if there is none or the cookie is invalid. */
export function readStateCookie(): string | null {
  return loggedInAs(readCookie(name));
}

export function clearStateCookie(): void {
  document.cookie = `${name}=; path=/; max-age=0`;
}

/**
 * Marks the browser as logged out until the server processes the logout, because no script can remove the server's
 * cookie (ACCOUNT-28). `csrf` is the token of the intended session: the mark ends no other.
 */
export function writeLoggedOut(csrf: string | null): void {
  const state = encodeURIComponent(JSON.stringify({ isLoggedIn: false, csrf }));
  document.cookie = `${name}=${state}; path=/; max-age=${longest}; samesite=lax`;
}
