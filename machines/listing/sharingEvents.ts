import * as z from 'zod/mini';

/** What a visitor can do to hand an ad on. */
export const sharingEvents = z.discriminatedUnion('type', [z.object({ type: z.literal('share.pressed') })]);

export type SharingEvent = z.infer<typeof sharingEvents>;
