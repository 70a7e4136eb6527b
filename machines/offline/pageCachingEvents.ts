import * as z from 'zod/mini';

/** The events that make a device cache pages, or drop them. */
export const pageCachingEvents = z.discriminatedUnion('type', [
  /** The user has opened another page. */
  z.object({ type: z.literal('page.turned') }),
  /** The user's favourites or messages have changed. */
  z.object({ type: z.literal('own.changed') }),
  /** An account has logged in or out, or another one is logged in. */
  z.object({ type: z.literal('account.changed') }),
  /** Another service worker has taken over, for example that of a new build: it has no state of the previous one. */
  z.object({ type: z.literal('worker.replaced') }),
  /** The user returns to the page, or the market is reachable again: a retry may succeed now. */
  z.object({ type: z.literal('page.resumed') }),
]);

export type PageCachingEvent = z.infer<typeof pageCachingEvents>;
