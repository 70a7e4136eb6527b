import * as z from 'zod/mini';

const publicAccountId = z.string();

/** What a browser, its calls and its tabs tell of who is logged in. */
export const sessionEvents = z.discriminatedUnion('type', [
  /** The cookie was looked at: at the start, and whenever one comes back to the tab (ACCOUNT-7). Null where nobody is. */
  z.object({ type: z.literal('cookie.read'), publicAccountId: z.nullable(publicAccountId) }),
  z.object({ type: z.literal('login.succeeded'), publicAccountId }),
  z.object({ type: z.literal('logout.asked') }),
  /** A call was answered 403: the session has ended, or was ended by another device (API-19). */
  z.object({ type: z.literal('session.refused') }),
  /** Something in the profile was changed here, or one tries again. */
  z.object({ type: z.literal('profile.asked') }),
  /** The profile has changed elsewhere, so that an answer on its way may be out of date. */
  z.object({ type: z.literal('profile.outdated') }),
]);

export type SessionEvent = z.infer<typeof sessionEvents>;
