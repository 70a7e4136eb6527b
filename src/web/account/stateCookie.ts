import { loggedInAs } from '#machines/account/session/stateCookie.ts';

import { readCookie } from '../browser/cookies.ts';
import { brand } from '../theme/brand.ts';

/** The cookie by which the browser knows who is logged in; the session itself is the server's (ACCOUNT-19). */
const name = `${brand}_MYPAGES_STATE`;

/** As long as a session that is to be remembered, in seconds. */
const longest = 90 * 24 * 60 * 60;

/** The public id of who is logged in (ACCOUNT-7), null where nobody is or the cookie makes no sense. */
export function readStateCookie(): string | null {
  return loggedInAs(readCookie(name));
}

export function clearStateCookie(): void {
  document.cookie = `${name}=; path=/; max-age=0`;
}

/**
 * Says that nobody is, until the server hears of it: its own cookie no script can take away (ACCOUNT-28). `csrf` is the token
 * of the session that was meant: the word ends no other.
 */
export function writeLoggedOut(csrf: string | null): void {
  const state = encodeURIComponent(JSON.stringify({ isLoggedIn: false, csrf }));
  document.cookie = `${name}=${state}; path=/; max-age=${longest}; samesite=lax`;
}
