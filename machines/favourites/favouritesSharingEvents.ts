import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';

/** The owner's actions on the link that shares the favourites. */
export const favouritesSharingEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('loading.retried') }),
  z.object({ type: z.literal('link.requested') }),
  z.object({ type: z.literal('end.requested') }),
  z.object({ type: z.literal('end.confirmed') }),
  z.object({ type: z.literal('end.cancelled') }),
]);

export type FavouritesSharingEvent = ReadonlyOutput<typeof favouritesSharingEvents>;
