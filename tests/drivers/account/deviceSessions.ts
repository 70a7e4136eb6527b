import { loggedInAs } from '#machines/account/session/stateCookie.ts';
import type { Visitor } from '../browser/browser.ts';
import { comesBack, logsIn } from '../browser/elsewhere.ts';

/** Sessions of several people on one device, of whom at most one is logged in. */
export interface DeviceSessions {
  /** The public ids of the people's accounts, by their names in the test. */
  readonly ids: Readonly<Record<string, string>>;
  /** Another tab logs a person in or out, and the visible tab regains the focus. */
  becomes(name: string | null): Promise<void>;
  /** The session ends on the server, and the visible tab does not know it yet. */
  ends(): Promise<void>;
}

/**
 * Logs people in by their email addresses, each once, and ends without a session. Later changes restore the stored
 * cookies, because a server would soon refuse repeated logins.
 */
export async function deviceSessions(
  visitor: Visitor,
  emails: Readonly<Record<string, string>>,
): Promise<DeviceSessions> {
  const context = visitor.page.context();
  const sessions = new Map<string, Awaited<ReturnType<typeof context.cookies>>>();
  const ids: Record<string, string> = {};
  // The cookies are cleared first, because a login would end the browser's current session.
  await context.clearCookies();
  for (const [name, email] of Object.entries(emails)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await logsIn(visitor, email);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const cookies = await context.cookies();
    sessions.set(name, cookies);
    ids[name] = accountIn(cookies);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await context.clearCookies();
  }
  async function ends(): Promise<void> {
    await context.clearCookies();
    // A visitor without a session has a CSRF token too.
    await context.addCookies([{ name: 'allmend_csrf', value: 'anonymous', url: new URL(visitor.page.url()).origin }]);
  }
  return {
    ids,
    ends,
    async becomes(name) {
      await ends();
      if (name !== null) await context.addCookies(sessions.get(name)!);
      return comesBack(visitor);
    },
  };
}

/** The public id of the account to which a session's cookies belong. */
function accountIn(cookies: readonly { readonly name: string; readonly value: string }[]): string {
  const id = loggedInAs(cookies.find(({ name }) => name === 'allmend_MYPAGES_STATE')?.value);
  if (id === null) throw new Error('No session has begun');
  return id;
}
