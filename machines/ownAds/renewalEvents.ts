import * as z from 'zod/mini';

/** What happens on the page where one renews an ad by the link of a mail. */
export const renewalEvents = z.discriminatedUnion('type', [z.object({ type: z.literal('renewal.requested') })]);

export type RenewalEvent = z.infer<typeof renewalEvents>;
