import * as z from 'zod/mini';

/** What a visitor of the home of real estate can choose. */
export const realEstateSearchEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('transaction.chosen'), transaction: z.enum(['all', 'rent', 'buy']) }),
  /** A canton by its code, or none: everywhere. */
  z.object({ type: z.literal('region.chosen'), region: z.nullable(z.int().check(z.gte(1))) }),
  z.object({ type: z.literal('search.submitted') }),
]);

export type RealEstateSearchEvent = z.infer<typeof realEstateSearchEvents>;
