import * as z from 'zod/mini';

/** What is told to whoever tracks. Nothing of it says who somebody is. */
export const trackEvents = z.discriminatedUnion('type', [
  /** The answer to a search is in sight: the text, and how many ads there are. */
  z.object({ type: z.literal('search.made'), query: z.string(), count: z.int() }),
  /** A suggestion was picked: what it is called. */
  z.object({ type: z.literal('suggestion.picked'), query: z.string() }),
  /** An ad was saved. */
  z.object({ type: z.literal('ad.saved'), listing: z.string() }),
  /** One has deleted what one looked for. */
  z.object({ type: z.literal('suggestion.deleted'), query: z.string() }),
]);

export type TrackEvent = z.infer<typeof trackEvents>;
