import * as z from 'zod/mini';

/** What a visitor can do to the page of an ad while its ad is on the way. */
export const listingPageEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  z.object({ type: z.literal('loading.retried') }),
]);

export type ListingPageEvent = z.infer<typeof listingPageEvents>;
