import * as z from 'zod/mini';

/** The tracked events. None of them identifies the user. */
export const trackEvents = z.discriminatedUnion('type', [
  /** The answer to a search is visible: its text, and the number of listings. */
  z.object({ type: z.literal('search.made'), query: z.string(), count: z.int() }),
  /** A suggestion was picked: its title. */
  z.object({ type: z.literal('suggestion.picked'), query: z.string() }),
  /** A listing was saved. */
  z.object({ type: z.literal('listing.saved'), listing: z.string() }),
  /** The user has deleted a search from the history. */
  z.object({ type: z.literal('suggestion.deleted'), query: z.string() }),
]);

export type TrackEvent = z.infer<typeof trackEvents>;
