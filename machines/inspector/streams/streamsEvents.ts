import * as z from 'zod/mini';

/** The events of the list of streams. */
export const streamsEvents = z.discriminatedUnion('type', [
  /** The developer changes the search; empty parts allow everything. */
  z.object({
    type: z.literal('search.changed'),
    text: z.string(),
    machine: z.string(),
    state: z.string(),
    fact: z.string(),
    /** The greatest age of the last fact, in days. */
    days: z.nullable(z.int()),
  }),
  z.object({ type: z.literal('more.requested') }),
  z.object({ type: z.literal('search.retried') }),
]);

export type StreamsEvent = z.infer<typeof streamsEvents>;
