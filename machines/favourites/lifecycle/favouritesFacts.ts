import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';
import { marketId } from '../../market/marketId.ts';

const listing = z.string().check(z.regex(marketId, 'must be 12 lower-case letters and digits'));

/** All that can have happened to the ads that somebody has saved. */
export const favouritesFacts = declareFacts('favourites', {
  'favourites.added': {
    data: z.strictObject({
      listing,
      /** What it cost then, in whole francs: by that one is told later that it costs less. */
      francs: z.nullable(z.int().check(z.nonnegative())),
    }),
  },
  'favourites.removed': { data: z.strictObject({ listing }) },
  /** What was removed just now is saved as it was before. */
  'favourites.restored': { data: z.strictObject({ listing }) },
  /** Whose they were is erased. */
  'favourites.cleared': { data: z.strictObject({}) },
});

export type FavouritesFact = FactOf<typeof favouritesFacts>;
