import * as z from 'zod/mini';

/** What happens about the phone number of an ad's seller. */
export const phoneEvents = z.discriminatedUnion('type', [z.object({ type: z.literal('phone.asked') })]);

export type PhoneEvent = z.infer<typeof phoneEvents>;
