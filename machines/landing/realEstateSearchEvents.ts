import * as z from 'zod/mini';

/** The events of the search form at the home of real estate. */
export const realEstateSearchEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('transaction.chosen'), transaction: z.enum(['all', 'rent', 'buy']) }),
  /** The user chooses a canton by its code; null for everywhere. */
  z.object({ type: z.literal('region.chosen'), region: z.nullable(z.int().check(z.gte(1))) }),
  z.object({ type: z.literal('search.submitted') }),
]);

export type RealEstateSearchEvent = z.infer<typeof realEstateSearchEvents>;
