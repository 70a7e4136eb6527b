import * as z from 'zod/mini';

/** The events of a modal. */
export const modalEvents = z.discriminatedUnion('type', [
  /** The modal was opened by its opener, or by Forward in the browser. */
  z.object({
    type: z.literal('modal.opened'),
    /** The purpose for which the modal is opened. Its content defines the possible names. */
    reason: z.optional(z.string()),
  }),
  /** The modal was closed: by its button, Escape, a press outside it, Back, or because its task is done. */
  z.object({ type: z.literal('modal.closed') }),
  z.object({ type: z.literal('loading.retried') }),
]);

export type ModalEvent = z.infer<typeof modalEvents>;
