const cookie = 'allmend_MYPAGES_STATE';

/** Each has a token of its own. */
let sessions = 0;

/** Writes the cookies of a session that begins as the server does, of somebody or of nobody. */
export function writeStateCookie(publicAccountId: string | null): void {
  sessions += 1;
  document.cookie = `allmend_csrf=of-session-${sessions}; path=/`;
  const state = { isLoggedIn: publicAccountId !== null, info: { public_account_id: publicAccountId ?? '' } };
  document.cookie = `${cookie}=${encodeURIComponent(JSON.stringify(state))}; path=/`;
}
