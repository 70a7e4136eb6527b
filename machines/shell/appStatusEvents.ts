import * as z from 'zod/mini';

/** The outcomes of the app's calls, and the visitor's reaction to a failure. */
export const appStatusEvents = z.discriminatedUnion('type', [
  /** A call failed because of the API itself, not because of the request; `code` is from the answer. */
  z.object({ type: z.literal('call.failed'), code: z.optional(z.string()) }),
  z.object({ type: z.literal('call.succeeded') }),
  z.object({ type: z.literal('failure.dismissed') }),
]);

export type AppStatusEvent = z.infer<typeof appStatusEvents>;
