import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';
import { marketId } from '../../market/marketId.ts';

const listing = z.string().check(z.regex(marketId, 'must be 12 lower-case letters and digits'));

/** The facts of an account's favourites. */
export const favouritesFacts = declareFacts('favourites', {
  'favourites.added': {
    data: z.strictObject({
      listing,
      /** The listing's price when it was saved, in whole francs: the basis for reporting a reduction later. */
      francs: z.nullable(z.int().check(z.nonnegative())),
    }),
  },
  'favourites.removed': { data: z.strictObject({ listing }) },
  /** A recent removal is undone. */
  'favourites.restored': { data: z.strictObject({ listing }) },
  /** The account has been erased. */
  'favourites.cleared': { data: z.strictObject({}) },
});

export type FavouritesFact = FactOf<typeof favouritesFacts>;
