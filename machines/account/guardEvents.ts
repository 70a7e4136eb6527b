import * as z from 'zod/mini';

/** What the session tells a page that only who is logged in may see. */
export const guardEvents = z.discriminatedUnion('type', [
  /** Somebody is logged in. */
  z.object({ type: z.literal('session.found') }),
  /** Somebody who is logged in logs out. */
  z.object({ type: z.literal('logout.begun') }),
  /** Nobody is logged in. */
  z.object({ type: z.literal('session.missed') }),
]);

export type GuardEvent = z.infer<typeof guardEvents>;
