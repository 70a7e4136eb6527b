import * as z from 'zod/mini';

const publicAccountId = z.string();

/** What the session tells a page that only who is logged in may see. */
export const guardEvents = z.discriminatedUnion('type', [
  /** Somebody is logged in. */
  z.object({ type: z.literal('session.found'), publicAccountId }),
  /** Somebody who is logged in logs out. */
  z.object({ type: z.literal('logout.begun'), publicAccountId }),
  /** Somebody was logged in, and the server has ended their session. */
  z.object({ type: z.literal('session.ended') }),
  /** Nobody is logged in. */
  z.object({ type: z.literal('session.missed') }),
]);

export type GuardEvent = z.infer<typeof guardEvents>;
