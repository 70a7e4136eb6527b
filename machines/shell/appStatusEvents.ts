import * as z from 'zod/mini';

/** What the app hears of its calls, and what a visitor does about it. */
export const appStatusEvents = z.discriminatedUnion('type', [
  /** The interface itself failed; `code` as the answer told it. */
  z.object({ type: z.literal('call.failed'), code: z.optional(z.string()) }),
  z.object({ type: z.literal('call.succeeded') }),
  z.object({ type: z.literal('failure.dismissed') }),
]);

export type AppStatusEvent = z.infer<typeof appStatusEvents>;
