import * as z from 'zod/mini';
import type { Told } from '../journal/schema.ts';

/** What happens to the page of one's favourites. */
export const favouritesPageEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('loading.retried') }),
  /** What the server has, as the hearts were told last: another tab or device may have saved something. */
  z.object({ type: z.literal('saved.told'), ids: z.readonly(z.array(z.string())) }),
  /** Something has happened to an ad that is saved, or may have while nobody listened. */
  z.object({ type: z.literal('change.heard') }),
  /** One comes back to the page: what is saved may cost something else by now, or be sold. */
  z.object({ type: z.literal('page.shown') }),
]);

export type FavouritesPageEvent = Told<typeof favouritesPageEvents>;
