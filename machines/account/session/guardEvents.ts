import * as z from 'zod/mini';

const publicAccountId = z.string();

/** The session's reports to a page that needs a login. */
export const guardEvents = z.discriminatedUnion('type', [
  /** An account is logged in. */
  z.object({ type: z.literal('session.found'), publicAccountId }),
  /** The user logs out. */
  z.object({ type: z.literal('logout.begun'), publicAccountId }),
  /** The server has ended the session of the account. */
  z.object({ type: z.literal('session.ended') }),
  /** No account is logged in. */
  z.object({ type: z.literal('session.missed') }),
]);

export type GuardEvent = z.infer<typeof guardEvents>;
