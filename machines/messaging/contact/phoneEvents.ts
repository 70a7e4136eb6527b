import * as z from 'zod/mini';

/** The events of the phone number of a listing's seller. */
export const phoneEvents = z.discriminatedUnion('type', [z.object({ type: z.literal('phone.requested') })]);

export type PhoneEvent = z.infer<typeof phoneEvents>;
