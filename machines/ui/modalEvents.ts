import * as z from 'zod/mini';

/** The events of a modal. */
export const modalEvents = z.discriminatedUnion('type', [
  /** By its opener, or by Forward in the browser. */
  z.object({
    type: z.literal('modal.opened'),
    /** The purpose for which it is opened. Its content defines the names. */
    reason: z.optional(z.string()),
  }),
  /** By its button, Escape, a press outside it, Back, or because its task is done. */
  z.object({ type: z.literal('modal.closed') }),
  z.object({ type: z.literal('loading.retried') }),
]);

export type ModalEvent = z.infer<typeof modalEvents>;
