import * as z from 'zod/mini';

/** What a visitor can do to the front page while its ads are on the way. */
export const homeEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.opened') }),
  z.object({ type: z.literal('loading.retried') }),
]);

export type HomeEvent = z.infer<typeof homeEvents>;
