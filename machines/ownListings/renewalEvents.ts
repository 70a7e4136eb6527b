import * as z from 'zod/mini';

/** The events of the page for renewing a listing by the link of a mail. */
export const renewalEvents = z.discriminatedUnion('type', [z.object({ type: z.literal('renewal.requested') })]);

export type RenewalEvent = z.infer<typeof renewalEvents>;
