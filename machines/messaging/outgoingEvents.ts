import * as z from 'zod/mini';

/** What somebody writes here, by the key under which the server knows it again: a message, or an offer of an amount. */
export const givenEntry = z.object({
  key: z.string(),
  text: z.string(),
  /** Names in the picture store. */
  pictures: z.array(z.string()),
  /** Whole francs, of an offer. */
  francs: z.nullable(z.int()),
  /** When it was written, in epoch milliseconds. */
  at: z.int(),
});

export type GivenEntry = z.infer<typeof givenEntry>;

/** What happens to what one writes, until the server has it. */
export const outgoingEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('entry.given'), entry: givenEntry }),
  z.object({ type: z.literal('entry.retried'), key: z.string() }),
  z.object({ type: z.literal('entry.discarded'), key: z.string() }),
  z.object({ type: z.literal('line.lost') }),
  z.object({ type: z.literal('line.found') }),
]);

export type OutgoingEvent = z.infer<typeof outgoingEvents>;
