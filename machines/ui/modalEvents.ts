import * as z from 'zod/mini';

/** What one can do to a modal. */
export const modalEvents = z.discriminatedUnion('type', [
  /** By what opens it, or as Forward comes to it. */
  z.object({
    type: z.literal('modal.opened'),
    /** The purpose for which it is opened. Its content defines the names. */
    reason: z.optional(z.string()),
  }),
  /** By its button, Escape, a press beside it, Back, or by what it is for being done. */
  z.object({ type: z.literal('modal.closed') }),
  z.object({ type: z.literal('loading.retried') }),
]);

export type ModalEvent = z.infer<typeof modalEvents>;
