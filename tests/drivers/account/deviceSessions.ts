import { loggedInAs } from '#machines/account/session/stateCookie.ts';
import type { Visitor } from '../browser/browser.ts';
import { comesBack, logsIn } from '../browser/elsewhere.ts';

/** Several people at one device, of whom one or nobody is logged in. */
export interface DeviceSessions {
  /** Their public ids, by what they are called here. */
  readonly ids: Readonly<Record<string, string>>;
  /** Another tab logs somebody in or out, and one comes back to the one that is looked at. */
  becomes(name: string | null): Promise<void>;
  /** Nobody is logged in any more, and the tab that is looked at does not know it yet. */
  ends(): Promise<void>;
}

/**
 * Logs people in by their addresses, each once: what the browser keeps of that is changed later as if they did so anew, which a
 * server would soon refuse. Leaves nobody logged in.
 */
export async function deviceSessions(
  visitor: Visitor,
  emails: Readonly<Record<string, string>>,
): Promise<DeviceSessions> {
  const context = visitor.page.context();
  const sessions = new Map<string, Awaited<ReturnType<typeof context.cookies>>>();
  const ids: Record<string, string> = {};
  // Whoever logs in ends the session that the browser has.
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
    // Who is nobody has a token of calls too.
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

/** Whose cookies they are. */
function accountIn(cookies: readonly { readonly name: string; readonly value: string }[]): string {
  const id = loggedInAs(cookies.find(({ name }) => name === 'allmend_MYPAGES_STATE')?.value);
  if (id === null) throw new Error('Nobody is logged in');
  return id;
}
