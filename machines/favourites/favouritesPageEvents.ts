import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';

/** The events of the page of the user's favourites. */
export const favouritesPageEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('loading.retried') }),
  /** The server's favourites, as last reported to the hearts: another tab or device may have saved a listing. */
  z.object({ type: z.literal('saved.reported'), ids: z.readonly(z.array(z.string())) }),
  /** A favourite has changed, or may have changed while no stream was open. */
  z.object({ type: z.literal('change.received') }),
  /** The user returns to the page: a favourite may have another price by now, or be sold. */
  z.object({ type: z.literal('page.shown') }),
]);

export type FavouritesPageEvent = ReadonlyOutput<typeof favouritesPageEvents>;
