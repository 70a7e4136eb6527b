import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';

/** All that can have happened to the link to somebody's favourites. */
export const sharedFavouritesFacts = declareFacts('sharedFavourites', {
  'sharedFavourites.started': {
    data: z.strictObject({
      /** What the link ends in. Whoever knows it sees the list. */
      link: z.string().check(z.regex(/^[\w-]{24}$/, 'must be 24 letters of base64url')),
    }),
  },
  'sharedFavourites.ended': { data: z.strictObject({}) },
});

export type SharedFavouritesFact = FactOf<typeof sharedFavouritesFacts>;
