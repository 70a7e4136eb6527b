import * as z from 'zod/mini';

const publicAccountId = z.string();

/** The reports of a browser, its calls and its tabs about the login. */
export const sessionEvents = z.discriminatedUnion('type', [
  /** The cookie was read: at the start, and on every return to the tab (ACCOUNT-7). Null for a visitor. */
  z.object({ type: z.literal('cookie.read'), publicAccountId: z.nullable(publicAccountId) }),
  z.object({ type: z.literal('login.succeeded'), publicAccountId }),
  z.object({ type: z.literal('logout.requested') }),
  /** A call was answered 403: the session has ended, or was ended by another device (API-19). */
  z.object({ type: z.literal('session.refused') }),
  /** The profile is requested: it was changed in this tab, or the user retries. */
  z.object({ type: z.literal('profile.requested') }),
  /** The profile has changed elsewhere, so a pending response may be out of date. */
  z.object({ type: z.literal('profile.outdated') }),
]);

export type SessionEvent = z.infer<typeof sessionEvents>;
