import * as z from 'zod/mini';
import type { Told } from '../journal/schema.ts';
import { marketId } from '../market/marketId.ts';

const id = z.string().check(z.regex(marketId));
const time = z.int().check(z.nonnegative());
const ids = z.array(z.string());

/** What a device remembers for its visitor lives by this. Times in epoch milliseconds. */
export const visitsEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  /** What is kept was read, here or because another tab has kept something. */
  z.object({
    type: z.literal('memory.read'),
    memory: z.object({
      viewed: ids,
      hidden: ids,
      visit: z.nullable(z.object({ began: time, lastSeen: time })),
      searches: z.array(z.object({ token: z.string(), seenAt: time, seenBefore: z.nullable(time) })),
    }),
  }),
  /** The page of an ad is in sight. */
  z.object({ type: z.literal('ad.viewed'), id, at: time }),
  /** The ads that a search has found are in sight. */
  z.object({ type: z.literal('search.seen'), token: z.string(), at: time }),
  z.object({ type: z.literal('ad.hidden'), id }),
  /** Hidden ads are wanted again. */
  z.object({ type: z.literal('ads.restored'), ids: z.array(id) }),
  /** Nobody shall see which ads were viewed here. */
  z.object({ type: z.literal('views.cleared') }),
]);

export type VisitsEvent = Told<typeof visitsEvents>;

/** What changes what is remembered. */
export type VisitChange = Exclude<VisitsEvent, { type: 'page.opened' | 'memory.read' }>;
