import * as z from 'zod/mini';

/** The events of the search on the help page. */
export const helpSearchEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('search.typed'), text: z.string() }),
  z.object({ type: z.literal('search.submitted') }),
  z.object({ type: z.literal('search.cleared') }),
  z.object({ type: z.literal('search.retried') }),
  /** The address has a query, or none (`''`): at first, and after each navigation. */
  z.object({ type: z.literal('address.changed'), query: z.string() }),
]);

export type HelpSearchEvent = z.infer<typeof helpSearchEvents>;
