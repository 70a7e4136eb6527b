import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';

/** The facts of the link to a user's favourites. */
export const sharedFavouritesFacts = declareFacts('sharedFavourites', {
  'sharedFavourites.started': {
    data: z.strictObject({
      /** The last part of the link. Every user with the link sees the list. */
      link: z.string().check(z.regex(/^[\w-]{24}$/, 'must be 24 letters of base64url')),
    }),
  },
  'sharedFavourites.ended': { data: z.strictObject({}) },
});

export type SharedFavouritesFact = FactOf<typeof sharedFavouritesFacts>;
