import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';
import { marketId } from '../market/marketId.ts';

const id = z.string().check(z.regex(marketId));
const time = z.int().check(z.nonnegative());
const ids = z.array(z.string());

/** The events of a device's history. Times in epoch milliseconds. */
export const visitsEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  /** The stored history was read, at the start or after a change in another tab. */
  z.object({
    type: z.literal('memory.read'),
    memory: z.object({
      viewed: ids,
      hidden: ids,
      visit: z.nullable(z.object({ began: time, lastSeen: time })),
      searches: z.array(z.object({ token: z.string(), seenAt: time, seenBefore: z.nullable(time) })),
    }),
  }),
  /** The page of a listing is visible, so the listing counts as viewed. */
  z.object({ type: z.literal('listing.viewed'), id, at: time }),
  /** The results of a search are visible. */
  z.object({ type: z.literal('search.seen'), token: z.string(), at: time }),
  z.object({ type: z.literal('listing.hidden'), id }),
  /** Hidden listings are shown again. */
  z.object({ type: z.literal('listings.restored'), ids: z.array(id) }),
  /** The list of viewed listings is cleared. */
  z.object({ type: z.literal('views.cleared') }),
]);

export type VisitsEvent = ReadonlyOutput<typeof visitsEvents>;

/** The events that change the device's history. */
export type VisitChange = Exclude<VisitsEvent, { type: 'page.opened' | 'memory.read' }>;
