const cookie = 'allmend_MYPAGES_STATE';

/** The number of sessions so far: each has a separate CSRF token. */
let sessions = 0;

/** Writes the cookies of a new session like the server: of an account, or of a visitor. */
export function writeStateCookie(publicAccountId: string | null): void {
  sessions += 1;
  document.cookie = `allmend_csrf=of-session-${sessions}; path=/`;
  const state = { isLoggedIn: publicAccountId !== null, info: { public_account_id: publicAccountId ?? '' } };
  document.cookie = `${cookie}=${encodeURIComponent(JSON.stringify(state))}; path=/`;
}
